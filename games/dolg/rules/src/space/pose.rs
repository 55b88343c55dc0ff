//! Where a card lies, and points of the plane.

use serde::{Deserialize, Serialize};

use super::angle::{Heading, ONE_BITS, Vector};
use super::{FINE, Rect};

/// Where a card lies: its centre in 0.1 mm, and where it faces.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Pose {
    /// Along the table, to the first side's right.
    pub x: i16,
    /// Across the table, away from the first side.
    pub y: i16,
    /// Where it faces.
    pub heading: Heading,
}

impl Pose {
    /// Centre in 0.1 mm, heading in half degrees.
    pub const fn new(x: i16, y: i16, heading: i32) -> Pose {
        Pose { x, y, heading: Heading::new(heading) }
    }

    /// The card that lies here.
    #[inline]
    pub fn rect(self) -> Rect {
        Rect::card(self)
    }

    /// The centre.
    #[inline]
    pub const fn center(self) -> Point {
        Point::at(self.x as i32, self.y as i32)
    }

    /// Moved by a length in a direction, without turning.
    #[must_use]
    pub fn moved(self, direction: Heading, length: i32) -> Pose {
        Pose::near(self.center(), direction.ahead(), i64::from(length), self.heading)
    }

    /// Turned about the centre.
    #[must_use]
    pub const fn turned(self, half_degrees: i32) -> Pose {
        Pose { heading: self.heading.turned(half_degrees), ..self }
    }

    /// The centre a length away from a point, rounded half up to 0.1 mm.
    pub(crate) fn near(from: Point, direction: Vector, length: i64, heading: Heading) -> Pose {
        let round = |from: i32, part: i64| {
            let exact = (i64::from(from) << ONE_BITS) + length * i64::from(FINE) * part;
            round_half_up(exact, ONE_BITS + FINE.ilog2()) as i16
        };
        Pose { x: round(from.x, direction.x), y: round(from.y, direction.y), heading }
    }
}

/// A point of the lattice, 256 times finer than 0.1 mm.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Point {
    /// To larger x.
    pub x: i32,
    /// To larger y.
    pub y: i32,
}

impl Point {
    /// From 0.1 mm.
    #[inline]
    pub const fn at(x: i32, y: i32) -> Point {
        Point { x: x * FINE, y: y * FINE }
    }

    /// The point a length in 0.1 mm away, to the nearest of the lattice.
    #[inline]
    #[must_use]
    pub fn shifted(self, direction: Vector, length: i32) -> Point {
        let part = |part: i64| round_half_up(i64::from(length) * i64::from(FINE) * part, ONE_BITS) as i32;
        Point { x: self.x + part(direction.x), y: self.y + part(direction.y) }
    }

    /// To the nearest 0.1 mm.
    pub const fn in_tenths(self) -> (i32, i32) {
        ((self.x + FINE / 2).div_euclid(FINE), (self.y + FINE / 2).div_euclid(FINE))
    }

    /// How far the point lies from another in a direction, in 0.1 mm, rounded half up.
    pub fn length_along(self, from: Point, direction: Heading) -> i32 {
        let scaled = self.along(from, direction.ahead());
        round_half_up(scaled, ONE_BITS + FINE.ilog2()) as i32
    }

    /// Is the other point at most this length in 0.1 mm away?
    #[inline]
    pub const fn is_within(self, other: Point, length: i32) -> bool {
        let most = length as i64 * FINE as i64;
        self.square_to(other) <= most * most
    }

    /// Does it lie on a table of this size, or at most this far outside? In 0.1 mm; below 0 for that far inside.
    pub const fn is_on_table(self, width: i32, height: i32, outside: i32) -> bool {
        let outside = outside * FINE;
        -outside <= self.x
            && self.x <= width * FINE + outside
            && -outside <= self.y
            && self.y <= height * FINE + outside
    }

    /// How far the point lies from another along a direction, scaled as [`super::rect::SCALE`].
    #[inline]
    pub(crate) const fn along(self, from: Point, direction: Vector) -> i64 {
        (self.x - from.x) as i64 * direction.x + (self.y - from.y) as i64 * direction.y
    }

    /// Twice the area of the triangle of three points; above 0 if they lie counter-clockwise.
    #[inline]
    pub(crate) const fn cross(self, b: Point, c: Point) -> i64 {
        (b.x - self.x) as i64 * (c.y - self.y) as i64 - (b.y - self.y) as i64 * (c.x - self.x) as i64
    }

    /// The square of the distance in points of the lattice.
    #[inline]
    pub(crate) const fn square_to(self, other: Point) -> i64 {
        let (x, y) = ((other.x - self.x) as i64, (other.y - self.y) as i64);
        x * x + y * y
    }
}

/// Divides by a power of two and rounds half up.
#[inline]
pub(crate) const fn round_half_up(value: i64, bits: u32) -> i64 {
    (value + (1 << (bits - 1))) >> bits
}

#[cfg(test)]
mod tests {
    use super::{Pose, round_half_up};

    // D1 of the facts: 449.25 mm is kept as 449.3.
    #[test]
    fn positions_are_rounded_half_up() {
        assert_eq!([round_half_up(17_970, 2), round_half_up(-2, 2), round_half_up(2, 2)], [4493, 0, 1]);
    }

    #[test]
    fn a_pose_takes_six_bytes() {
        assert_eq!(size_of::<Pose>(), 6);
    }

    #[test]
    fn moving_keeps_the_heading() {
        let pose = Pose::new(1000, 1000, 60);
        assert_eq!(pose.moved(pose.heading, 100), Pose::new(1050, 1087, 60));
        assert_eq!(pose.moved(pose.heading.reversed(), 100), Pose::new(950, 913, 60));
    }
}
