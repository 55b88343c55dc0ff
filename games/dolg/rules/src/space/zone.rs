//! Front, flanks and rear of a card, and what lies before it.

use super::angle::Vector;
use super::rect::SCALE;
use super::{Point, Rect};

/// The parts into which the lines through the front and rear edges cut the plane (2.5).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Zone {
    /// Before the line through the front edge.
    Front,
    /// Between the lines, to the right.
    Right,
    /// Behind the line through the rear edge.
    Rear,
    /// Between the lines, to the left.
    Left,
}

/// In which zone of a card a point lies; on a line it is the flank (2.5).
pub fn zone(of: &Rect, point: Point) -> Zone {
    let (right, ahead) = of.local(point);
    let half_depth = i64::from(of.half_depth) * SCALE;
    match ahead {
        _ if ahead > half_depth => Zone::Front,
        _ if ahead < -half_depth => Zone::Rear,
        _ if right >= 0 => Zone::Right,
        _ => Zone::Left,
    }
}

/// Does a point lie in the front arc: in the front zone, between the lines that open by 45 degrees at the front corners (2.5)?
pub fn in_front_arc(of: &Rect, point: Point) -> bool {
    let (right, ahead) = of.local(point);
    let before = ahead - i64::from(of.half_depth) * SCALE;
    before > 0 && right.abs() - i64::from(of.half_front) * SCALE <= before
}

/// Is a corner of the other rectangle in the front arc?
pub fn corner_in_front_arc(of: &Rect, other: &Rect) -> bool {
    other.corners.iter().any(|&corner| in_front_arc(of, corner))
}

/// Is any part of the other rectangle in the front arc?
pub fn reaches_front_arc(of: &Rect, other: &Rect) -> bool {
    corner_in_front_arc(of, other) || (!is_beside_arc(of, other) && !is_beyond_edge(of, other))
}

/// Does one of the three lines of the arc part the two?
fn is_beside_arc(of: &Rect, other: &Rect) -> bool {
    let (half_front, half_depth) = (i64::from(of.half_front) * SCALE, i64::from(of.half_depth) * SCALE);
    let parts = |outside: fn(i64, i64, i64, i64) -> bool| {
        other.corners.iter().all(|&corner| {
            let (right, ahead) = of.local(corner);
            outside(right, ahead, half_front, half_depth)
        })
    };
    parts(|_, ahead, _, depth| ahead <= depth)
        || parts(|right, ahead, front, depth| right - front > ahead - depth)
        || parts(|right, ahead, front, depth| -right - front > ahead - depth)
}

/// Does an edge of the other rectangle part it from the arc?
fn is_beyond_edge(of: &Rect, other: &Rect) -> bool {
    let (ahead, right) = (other.ahead(), other.right());
    let back = |direction: Vector| Vector { x: -direction.x, y: -direction.y };
    [
        (ahead, other.half_depth),
        (back(ahead), other.half_depth),
        (right, other.half_front),
        (back(right), other.half_front),
    ]
    .into_iter()
    .any(|(outward, half)| opens(of, outward) && front_corners_beyond(of, other, outward, half))
}

/// Does the arc widen towards this direction only, so that its nearest point is a front corner?
fn opens(of: &Rect, outward: Vector) -> bool {
    let (ahead, right) = (of.ahead().dot(outward), of.right().dot(outward));
    ahead >= right.abs()
}

fn front_corners_beyond(of: &Rect, other: &Rect, outward: Vector, half: i32) -> bool {
    of.corners[..2].iter().all(|corner| corner.along(other.center, outward) > i64::from(half) * SCALE)
}

#[cfg(test)]
mod tests {
    use super::{Zone, corner_in_front_arc, in_front_arc, reaches_front_arc, zone};
    use crate::space::{Point, Pose};

    #[test]
    fn lines_through_front_and_rear_part_the_zones() {
        let card = Pose::new(1000, 1000, 0).rect();
        let zone_of = |x, y| zone(&card, Point::at(x, y));
        assert_eq!(zone_of(9000, 1316), Zone::Front);
        assert_eq!(zone_of(9000, 1315), Zone::Right);
        assert_eq!(zone_of(0, 685), Zone::Left);
        assert_eq!(zone_of(0, 684), Zone::Rear);
    }

    #[test]
    fn the_arc_opens_by_45_degrees() {
        let card = Pose::new(1000, 1000, 0).rect();
        assert!(in_front_arc(&card, Point::at(1440 + 500, 1315 + 500)));
        assert!(!in_front_arc(&card, Point::at(1440 + 501, 1315 + 500)));
        assert!(!in_front_arc(&card, Point::at(1000, 1315)));
    }

    #[test]
    fn a_wide_card_can_reach_the_arc_without_a_corner_in_it() {
        let card = Pose::new(2000, 2000, 0).rect();
        let across = Pose::new(2000, 2316 + 315, 0).rect();
        let near = crate::space::Rect::new(Point::at(2000, 2400), across.heading, 3000, 50);
        assert!(!corner_in_front_arc(&card, &near) && reaches_front_arc(&card, &near));
        let behind = Pose::new(2000, 1000, 0).rect();
        assert!(!reaches_front_arc(&card, &behind));
    }
}
