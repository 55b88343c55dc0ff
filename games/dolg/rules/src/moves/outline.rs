//! What a board shows of a unit's reach.

use crate::space::{Convex, Pose, Rect, is_free_line};

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

/// Rays of a view, every 2.5 degrees of 120.
const RAYS: usize = 49;
/// How often a ray is halved to find its end: to a thousandth of its length.
const HALVINGS: u32 = 10;

/// What a section of the front can see up to a distance: a closed line of points in 0.1 mm, from its middle to where other units or
/// wood end each line (11.3).
pub fn sight_outline<'a>(
    pose: Pose,
    section: i32,
    reach: i32,
    others: &(impl Iterator<Item = &'a Rect> + Clone),
    woods: &[Convex],
) -> [(i32, i32); RAYS + 1] {
    let eye = pose.rect().section_middle(section);
    std::array::from_fn(|at| {
        let Some(ray) = at.checked_sub(1) else { return eye.in_tenths() };
        let direction = pose.heading.turned(5 * ray as i32 - 120).ahead();
        let is_free = |length: i32| is_free_line(eye, eye.shifted(direction, length), others, woods);
        eye.shifted(direction, longest(reach, is_free)).in_tenths()
    })
}

/// The longest length that is good, if all shorter ones are.
fn longest(most: i32, is_good: impl Fn(i32) -> bool) -> i32 {
    if is_good(most) {
        return most;
    }
    let (mut good, mut bad) = (0, most);
    for _ in 0..HALVINGS {
        let middle = i32::midpoint(good, bad);
        if is_good(middle) { good = middle } else { bad = middle }
    }
    good
}

#[cfg(test)]
mod tests {
    use super::{arc_outline, sight_outline};
    use crate::space::{Convex, Point, Pose, in_front_arc};

    #[test]
    fn the_outline_opens_by_45_degrees_and_ends_at_the_reach() {
        let pose = Pose::new(5000, 5000, 0);
        let outline = arc_outline(pose, 1000);
        assert_eq!((outline[0], outline[21]), ((4560, 5315), (5440, 5315)));
        assert_eq!((outline[1], outline[20]), ((4560 - 707, 5315 + 707), (5440 + 707, 5315 + 707)));
        assert_eq!((outline[10], outline[11]), ((4560, 6315), (5440, 6315)));
        assert!(outline[2..20].iter().all(|&(x, y)| in_front_arc(&pose.rect(), Point::at(x, y))));
    }

    #[test]
    fn sight_ends_at_units_and_50_mm_inside_a_wood() {
        let pose = Pose::new(5000, 5000, 0);
        let straight = 25;
        let open = sight_outline(pose, 0, 4000, &[].iter(), &[]);
        assert_eq!((open[0], open[straight]), ((4670, 5315), (4670, 9315)));
        let unit = Pose::new(4670, 7000, 0).rect();
        let (x, y) = sight_outline(pose, 0, 4000, &[unit].iter(), &[])[straight];
        assert!(x == 4670 && (6680..=6690).contains(&y), "it ends at the card: {x}, {y}");
        let wood = Convex::hull(
            &[(4000, 6000), (5000, 6000), (5000, 8000), (4000, 8000)].map(|(x, y)| Point::at(x, y)),
        );
        let (_, y) = sight_outline(pose, 0, 4000, &[].iter(), &[wood])[straight];
        assert!((6494..=6500).contains(&y), "it ends in the wood: {y}");
    }
}
