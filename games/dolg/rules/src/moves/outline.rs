//! What a board shows of a unit's reach.

use crate::space::Pose;

/// Points of one rounded corner of an outline: every 5 degrees of 45.
const PER_CORNER: usize = 10;

/// The front arc up to a distance from the card, as a closed line of points in 0.1 mm: charge reach, short and long range.
pub fn arc_outline(pose: Pose, reach: i32) -> [(i32, i32); 2 * PER_CORNER + 2] {
    let card = pose.rect();
    let [left, right, ..] = card.corners;
    std::array::from_fn(|at| match at {
        0 => left.in_tenths(),
        at if at <= PER_CORNER => {
            left.shifted(pose.heading.turned(10 * at as i32 - 100).ahead(), reach).in_tenths()
        }
        at if at <= 2 * PER_CORNER => {
            let turn = 10 * (at - PER_CORNER - 1) as i32;
            right.shifted(pose.heading.turned(turn).ahead(), reach).in_tenths()
        }
        _ => right.in_tenths(),
    })
}

#[cfg(test)]
mod tests {
    use super::arc_outline;
    use crate::space::{Point, Pose, in_front_arc};

    #[test]
    fn the_outline_opens_by_45_degrees_and_ends_at_the_reach() {
        let pose = Pose::new(5000, 5000, 0);
        let outline = arc_outline(pose, 1000);
        assert_eq!((outline[0], outline[21]), ((4560, 5315), (5440, 5315)));
        assert_eq!((outline[1], outline[20]), ((4560 - 707, 5315 + 707), (5440 + 707, 5315 + 707)));
        assert_eq!((outline[10], outline[11]), ((4560, 6315), (5440, 6315)));
        assert!(outline[2..20].iter().all(|&(x, y)| in_front_arc(&pose.rect(), Point::at(x, y))));
    }
}
