//! Lines of fire: what each section of a front can see of a target.

use super::angle::Vector;
use super::convex::is_longer;
use super::pose::round_half_up;
use super::rect::SCALE;
use super::{Convex, FLANK_SECTION, Point, Rect, SECTION, TOLERANCE, Zone, zone};

/// Woods deeper than 50 mm hide what lies behind (11.3).
const DEEP_WOOD: i32 = 500;

/// Where each section of a front aims, from the left; nothing where it has no free line.
pub type Aims = [Option<Point>; 4];

/// Where each section of the front can hit the target: at its nearest visible point (11.3).
pub fn free_lines<'a>(
    shooter: &Rect,
    target: &Rect,
    others: &(impl Iterator<Item = &'a Rect> + Clone),
    woods: &[Convex],
) -> Aims {
    std::array::from_fn(|section| {
        free_line(shooter, shooter.section_middle(section as i32), target, others, woods)
    })
}

/// The nearest visible point of the target, seen from one point of the shooter's front or of its extended line (11.3).
pub fn free_line<'a>(
    shooter: &Rect,
    from: Point,
    target: &Rect,
    others: &(impl Iterator<Item = &'a Rect> + Clone),
    woods: &[Convex],
) -> Option<Point> {
    let is_free = |&aim: &Point| zone(shooter, aim) == Zone::Front && is_free_line(from, aim, others, woods);
    let nearest = nearest_point(target, from);
    if is_free(&nearest) {
        return Some(nearest);
    }
    let mut marks = marks(target);
    marks.sort_unstable_by_key(|mark| from.square_to(*mark));
    marks.into_iter().find(is_free)
}

/// Do neither other units nor wood stop the line between two points (11.3)?
pub fn is_free_line<'a>(
    from: Point,
    to: Point,
    others: &(impl Iterator<Item = &'a Rect> + Clone),
    woods: &[Convex],
) -> bool {
    !others.clone().any(|other| is_in_the_way(from, to, other))
        && woods.iter().map(|wood| wood.chord(from, to)).sum::<i32>() <= DEEP_WOOD
}

/// Does a rectangle lie across the line between two points, deeper than the tolerance?
pub fn is_in_the_way(from: Point, to: Point, rect: &Rect) -> bool {
    let deep = i64::from(TOLERANCE) * SCALE;
    let spans = |axis: Vector, half: i32| {
        let (a, b) = (from.along(rect.center, axis), to.along(rect.center, axis));
        let half = i64::from(half) * SCALE;
        half - a.min(b) > deep && half + a.max(b) > deep
    };
    let across = Vector { x: i64::from(to.y - from.y), y: i64::from(from.x - to.x) };
    let beyond = |sign: i64| {
        let sides = rect.corners.iter().map(|corner| sign * corner.along(from, across));
        sides.max().is_some_and(|side| is_longer(side, across, TOLERANCE))
    };
    spans(rect.right(), rect.half_front) && spans(rect.ahead(), rect.half_depth) && beyond(1) && beyond(-1)
}

/// The point of a rectangle nearest to another point.
pub fn nearest_point(rect: &Rect, to: Point) -> Point {
    let (x, y) = rect.local(to);
    let clamp = |place: i64, half: i32| place.clamp(-i64::from(half) * SCALE, i64::from(half) * SCALE);
    let (x, y) = (i128::from(clamp(x, rect.half_front)), i128::from(clamp(y, rect.half_depth)));
    let (right, ahead) = (rect.right(), rect.ahead());
    let part = |right: i64, ahead: i64| {
        let exact = (x * i128::from(right) + y * i128::from(ahead)) >> super::angle::ONE_BITS;
        round_half_up(exact as i64, super::angle::ONE_BITS) as i32
    };
    Point { x: rect.center.x + part(right.x, ahead.x), y: rect.center.y + part(right.y, ahead.y) }
}

/// The corners of a card, and where one section of an edge ends and the next begins.
// Ruling: the nearest visible point is looked for among these and the nearest point of all.
fn marks(target: &Rect) -> [Point; 12] {
    let (front, depth) = (target.half_front, target.half_depth);
    std::array::from_fn(|mark| match mark as i32 {
        mark @ 0..5 => target.point(mark * SECTION - front, depth),
        mark @ 5..10 => target.point((mark - 5) * SECTION - front, -depth),
        mark => target.point((2 * mark - 21) * front, depth - FLANK_SECTION),
    })
}

#[cfg(test)]
mod tests {
    use super::{free_lines, is_in_the_way, nearest_point};
    use crate::space::{Convex, Point, Pose, Rect};

    fn sections(target: Pose, others: &[Rect], woods: &[Convex]) -> [bool; 4] {
        let shooter = Pose::new(2000, 1000, 0).rect();
        free_lines(&shooter, &target.rect(), &others.iter(), woods).map(|aim| aim.is_some())
    }

    fn wood(depth: i32) -> Convex {
        Convex::hull(
            &[(0, 2000), (4000, 2000), (4000, 2000 + depth), (0, 2000 + depth)].map(|(x, y)| Point::at(x, y)),
        )
    }

    #[test]
    fn an_open_field_gives_every_section_a_line() {
        assert_eq!(sections(Pose::new(2000, 3000, 360), &[], &[]), [true; 4]);
    }

    #[test]
    fn a_card_between_takes_the_lines_it_covers() {
        let target = Pose::new(2000, 3000, 360);
        assert_eq!(sections(target, &[Pose::new(2000, 1700, 0).rect()], &[]), [false; 4]);
        let beside = Pose::new(1200, 1700, 0).rect();
        assert_eq!(sections(target, &[beside], &[]), [true; 4]);
        let near = Pose::new(1500, 1700, 0).rect();
        assert_eq!(sections(target, &[near], &[]), [false, false, true, true]);
    }

    #[test]
    fn woods_hide_what_lies_more_than_50_mm_behind_their_edge() {
        let target = Pose::new(2000, 3315, 360);
        assert_eq!(sections(target, &[], &[wood(500)]), [true; 4]);
        assert_eq!(sections(target, &[], &[wood(501)]), [false; 4]);
        assert_eq!(sections(Pose::new(2000, 2815, 360), &[], &[wood(1000)]), [true; 4]);
    }

    #[test]
    fn what_lies_behind_the_front_is_not_seen() {
        assert_eq!(sections(Pose::new(2000, 300, 0), &[], &[]), [false; 4]);
    }

    #[test]
    fn a_line_may_graze_a_card() {
        let card = Pose::new(1000, 1000, 0).rect();
        assert!(!is_in_the_way(Point::at(1435, 0), Point::at(1435, 5000), &card));
        assert!(is_in_the_way(Point::at(1434, 0), Point::at(1434, 5000), &card));
        assert!(!is_in_the_way(Point::at(1000, 0), Point::at(1000, 690), &card));
    }

    #[test]
    fn the_nearest_point_lies_on_an_edge_or_is_a_corner() {
        let card = Pose::new(1000, 1000, 0).rect();
        assert_eq!(nearest_point(&card, Point::at(900, 3000)), Point::at(900, 1315));
        assert_eq!(nearest_point(&card, Point::at(9000, 9000)), Point::at(1440, 1315));
    }
}
