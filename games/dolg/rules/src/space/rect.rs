//! A rectangle on the table: a card, or a wing counter.

use super::angle::{Heading, ONE_BITS, Vector};
use super::{DEPTH, FINE, FRONT, Point, Pose, SECTION};

/// How lengths along a direction are scaled: 0.1 mm is `SCALE`.
pub(crate) const SCALE: i64 = (FINE as i64) << ONE_BITS;

/// A rectangle that faces somewhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rect {
    /// The centre.
    pub center: Point,
    /// Where it faces.
    pub heading: Heading,
    /// Half of its front, in 0.1 mm.
    pub half_front: i32,
    /// Half of its depth, in 0.1 mm.
    pub half_depth: i32,
    /// Front left, front right, rear right, rear left: to the nearest point of the lattice.
    pub corners: [Point; 4],
}

impl Rect {
    /// Any rectangle; sizes in 0.1 mm.
    pub fn new(center: Point, heading: Heading, half_front: i32, half_depth: i32) -> Rect {
        let (ahead, right) = (heading.ahead(), heading.right());
        let corner = |side: i32, end: i32| {
            let part = |right: i64, ahead: i64| {
                let exact = i64::from(side) * right + i64::from(end) * ahead;
                super::pose::round_half_up(exact * i64::from(FINE), ONE_BITS) as i32
            };
            Point { x: center.x + part(right.x, ahead.x), y: center.y + part(right.y, ahead.y) }
        };
        let (w, d) = (half_front, half_depth);
        let corners = [corner(-w, d), corner(w, d), corner(w, -d), corner(-w, -d)];
        Rect { center, heading, half_front, half_depth, corners }
    }

    /// The card that lies somewhere.
    pub fn card(pose: Pose) -> Rect {
        Rect::new(pose.center(), pose.heading, FRONT / 2, DEPTH / 2)
    }

    /// A square of one section with this centre, in 0.1 mm from a card's centre: to the right and ahead.
    pub fn counter(of: &Rect, right: i32, ahead: i32) -> Rect {
        Rect::new(of.point(right, ahead), of.heading, SECTION / 2, SECTION / 2)
    }

    /// The direction ahead.
    #[inline]
    pub fn ahead(&self) -> Vector {
        self.heading.ahead()
    }

    /// The direction to the right.
    #[inline]
    pub fn right(&self) -> Vector {
        self.heading.right()
    }

    /// The point this far to the right of the centre and ahead of it, in 0.1 mm.
    pub fn point(&self, right: i32, ahead: i32) -> Point {
        self.center.shifted(self.right(), right).shifted(self.ahead(), ahead)
    }

    /// Where a point lies as seen from here: to the right of the centre and ahead of it, scaled.
    #[inline]
    pub(crate) fn local(&self, point: Point) -> (i64, i64) {
        (point.along(self.center, self.right()), point.along(self.center, self.ahead()))
    }

    /// The middle of the front edge.
    pub fn front_middle(&self) -> Point {
        self.center.shifted(self.ahead(), self.half_depth)
    }

    /// The middle of a section of the front, from the left (3.2).
    pub fn section_middle(&self, section: i32) -> Point {
        self.point(SECTION / 2 + section * SECTION - self.half_front, self.half_depth)
    }

    /// Moved by a length in 0.1 mm, as far as the lattice allows.
    #[must_use]
    pub fn shifted(&self, direction: Heading, length: i32) -> Rect {
        let center = self.center.shifted(direction.ahead(), length);
        Rect::new(center, self.heading, self.half_front, self.half_depth)
    }

    /// Does the rectangle lie on a table of this size, up to the tolerance?
    pub fn is_on_table(&self, width: i32, height: i32) -> bool {
        self.corners.iter().all(|corner| corner.is_on_table(width, height, super::TOLERANCE))
    }

    /// The square of the radius of the circle around it, in 0.1 mm.
    #[inline]
    pub(crate) const fn square_radius(&self) -> i64 {
        let (w, d) = (self.half_front as i64, self.half_depth as i64);
        w * w + d * d
    }

    /// Can the two be nearer to each other than this length? A quick answer that is wrong only by saying yes.
    #[inline]
    pub(crate) fn may_come_within(&self, other: &Rect, length: i64) -> bool {
        let sizes = |rect: &Rect| i64::from(rect.half_front + rect.half_depth);
        let square = match length {
            // The square of a sum is at most twice the sum of the squares.
            0 => 2 * (self.square_radius() + other.square_radius()),
            _ => (sizes(self) + sizes(other) + length).pow(2),
        };
        self.center.square_to(other.center) <= square * i64::from(FINE) * i64::from(FINE)
    }
}

#[cfg(test)]
mod tests {
    use super::Rect;
    use crate::space::{Point, Pose};

    #[test]
    fn corners_of_a_card_facing_north_east_south() {
        let corners = |heading| Pose::new(1000, 1000, heading).rect().corners;
        let at = |points: [(i32, i32); 4]| points.map(|(x, y)| Point::at(x, y));
        assert_eq!(corners(0), at([(560, 1315), (1440, 1315), (1440, 685), (560, 685)]));
        assert_eq!(corners(180), at([(1315, 1440), (1315, 560), (685, 560), (685, 1440)]));
        assert_eq!(corners(360), at([(1440, 685), (560, 685), (560, 1315), (1440, 1315)]));
    }

    #[test]
    fn sections_of_the_front_are_22_mm_wide() {
        let card = Pose::new(1000, 1000, 0).rect();
        let middles: Vec<Point> = (0..4).map(|section| card.section_middle(section)).collect();
        assert_eq!(middles, [670, 890, 1110, 1330].map(|x| Point::at(x, 1315)));
    }

    #[test]
    fn a_card_at_the_edge_is_on_the_table() {
        assert!(Pose::new(440, 315, 0).rect().is_on_table(10_000, 9_000));
        assert!(!Pose::new(430, 315, 0).rect().is_on_table(10_000, 9_000));
    }

    #[test]
    fn a_counter_lies_beside_the_front() {
        let card = Pose::new(1000, 1000, 0).rect();
        assert_eq!(Rect::counter(&card, 550, 205).corners[0], Point::at(1440, 1315));
    }
}
