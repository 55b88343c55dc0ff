//! Convex areas: pieces of terrain, and what a wheeling card covers.

use super::angle::Vector;
use super::rect::SCALE;
use super::{FINE, Point, Rect};

/// At most this many corners: the hull of two rectangles.
const MOST: usize = 8;
/// How finely the ends of a chord are kept, as parts of the line.
const PART_BITS: u32 = 32;

/// A convex polygon, its corners counter-clockwise.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Convex {
    points: [Point; MOST],
    len: u8,
}

impl Convex {
    /// The convex hull of at most eight points.
    pub fn hull(points: &[Point]) -> Convex {
        let mut sorted = [Point::default(); MOST];
        let sorted = &mut sorted[..points.len()];
        sorted.copy_from_slice(points);
        sorted.sort_unstable();
        let mut hull = Chain { points: [Point::default(); 2 * MOST], len: 0 };
        for &point in sorted.iter() {
            hull.turn_left_to(point, 0);
        }
        let lower = hull.len - 1;
        for &point in sorted.iter().rev().skip(1) {
            hull.turn_left_to(point, lower);
        }
        let len = (hull.len - 1).max(1);
        let mut points = [Point::default(); MOST];
        points[..len].copy_from_slice(&hull.points[..len]);
        Convex { points, len: len as u8 }
    }

    /// What a rectangle covers on the way from one place to the next.
    pub fn swept(from: &Rect, to: &Rect) -> Convex {
        let mut corners = [Point::default(); MOST];
        corners[..4].copy_from_slice(&from.corners);
        corners[4..].copy_from_slice(&to.corners);
        Convex::hull(&corners)
    }

    /// The corners.
    #[inline]
    pub fn points(&self) -> &[Point] {
        &self.points[..self.len as usize]
    }

    /// Each edge as its first corner and its outward normal, which has the length of the edge.
    #[inline]
    pub(crate) fn edges(&self) -> impl Iterator<Item = (Point, Vector)> {
        let points = self.points();
        let next = points.iter().cycle().skip(1);
        points
            .iter()
            .zip(next)
            .map(|(&from, &to)| (from, Vector { x: i64::from(to.y - from.y), y: i64::from(from.x - to.x) }))
    }

    /// Is the point inside or on the border?
    pub fn contains(&self, point: Point) -> bool {
        self.edges().all(|(from, outward)| point.along(from, outward) <= 0)
    }

    /// Do two areas overlap at all?
    pub fn meets(&self, other: &Convex) -> bool {
        let parts = |a: &Convex, b: &Convex| {
            a.edges().any(|(from, outward)| b.points().iter().all(|point| point.along(from, outward) >= 0))
        };
        !parts(self, other) && !parts(other, self)
    }

    /// Does it overlap a rectangle by more than this length in 0.1 mm, along every edge of both?
    pub fn overlaps(&self, rect: &Rect, length: i32) -> bool {
        let deep = i64::from(length) * SCALE;
        let span = |axis: Vector, half: i32| {
            let places = self.points().iter().map(|point| point.along(rect.center, axis));
            let (low, high) =
                places.fold((i64::MAX, i64::MIN), |(low, high), at| (low.min(at), high.max(at)));
            let half = i64::from(half) * SCALE;
            half - low > deep && half + high > deep
        };
        span(rect.right(), rect.half_front)
            && span(rect.ahead(), rect.half_depth)
            && self.edges().all(|(from, outward)| {
                let deepest = rect.corners.iter().map(|corner| -corner.along(from, outward)).max();
                deepest.is_some_and(|deepest| is_longer(deepest, outward, length))
            })
    }

    /// How much of the line between two points lies inside, in 0.1 mm, rounded down.
    pub fn chord(&self, from: Point, to: Point) -> i32 {
        let (mut first, mut last) = (0, 1_i64 << PART_BITS);
        for (corner, outward) in self.edges() {
            let (start, end) = (from.along(corner, outward), to.along(corner, outward));
            // Outwards, so that a chord of a whole length is not rounded below it.
            match (start > 0, end > 0) {
                (true, true) => return 0,
                (true, false) => first = first.max(part(start, start - end, 0)),
                (false, true) => last = last.min(part(-start, end - start, 1)),
                (false, false) => {}
            }
        }
        let square = i128::from(from.square_to(to)) * i128::from((last - first).max(0)).pow(2);
        (square.isqrt() >> (PART_BITS + FINE.ilog2())) as i32
    }
}

/// A fraction in parts of the line, rounded down, or up by one more.
fn part(numerator: i64, denominator: i64, more: i64) -> i64 {
    ((i128::from(numerator) << PART_BITS) / i128::from(denominator)) as i64 + more
}

/// Is a length along a normal, which is scaled by the normal's own length, more than this many 0.1 mm?
#[inline]
pub(crate) fn is_longer(scaled: i64, normal: Vector, length: i32) -> bool {
    let least = i128::from(length) * i128::from(FINE);
    scaled > 0 && i128::from(scaled).pow(2) > least * least * i128::from(normal.dot(normal))
}

struct Chain {
    points: [Point; 2 * MOST],
    len: usize,
}

impl Chain {
    /// Adds a point after dropping those that would not be corners; the first `kept` stay.
    fn turn_left_to(&mut self, point: Point, kept: usize) {
        while self.len > kept + 1 && self.points[self.len - 2].cross(self.points[self.len - 1], point) <= 0 {
            self.len -= 1;
        }
        if self.len == 0 || self.points[self.len - 1] != point {
            self.points[self.len] = point;
            self.len += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Convex;
    use crate::space::{Point, Pose};

    fn square(from: i32, to: i32) -> Convex {
        Convex::hull(&[(from, from), (to, to), (from, to), (to, from)].map(|(x, y)| Point::at(x, y)))
    }

    #[test]
    fn a_hull_has_only_corners() {
        let corners = Pose::new(1000, 1000, 0).rect();
        let further = Pose::new(1000, 2000, 0).rect();
        let hull = Convex::swept(&corners, &further);
        assert_eq!(
            hull.points(),
            [(560, 685), (1440, 685), (1440, 2315), (560, 2315)].map(|(x, y)| Point::at(x, y))
        );
        assert_eq!(Convex::swept(&corners, &corners).points().len(), 4);
        let askew = Pose::new(1500, 2000, 40).rect();
        assert_eq!(Convex::swept(&corners, &askew).points().len(), 6);
    }

    #[test]
    fn the_border_belongs_to_an_area() {
        let area = square(100, 200);
        assert!(
            area.contains(Point::at(100, 150)) && !area.contains(Point { x: 100 * 256 - 1, y: 150 * 256 })
        );
    }

    #[test]
    fn chords_are_rounded_down() {
        let area = square(100, 200);
        assert_eq!(area.chord(Point::at(0, 150), Point::at(1000, 150)), 100);
        assert_eq!(area.chord(Point::at(0, 0), Point::at(1000, 1000)), 141);
        assert_eq!(area.chord(Point::at(120, 150), Point::at(150, 150)), 30);
        assert_eq!(area.chord(Point::at(0, 50), Point::at(1000, 1050)), 50 * 1414 / 1000);
        assert_eq!(area.chord(Point::at(0, 250), Point::at(1000, 250)), 0);
    }

    #[test]
    fn overlap_is_counted_from_every_edge() {
        let area = square(1000, 2000);
        assert!(!area.overlaps(&Pose::new(2435, 1500, 0).rect(), 5));
        assert!(area.overlaps(&Pose::new(2434, 1500, 0).rect(), 5));
    }
}
