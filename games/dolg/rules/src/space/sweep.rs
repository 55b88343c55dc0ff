//! Straight movement: at which lengths of the way a rectangle would overlap something.
//!
//! A moving rectangle overlaps another one at exactly one stretch of its way, because both are convex: between two lengths that are the
//! solutions of linear equations, one for each edge. So a way is judged by four divisions, and no step is skipped.

use super::angle::{Heading, ONE_BITS, Vector};
use super::pose::round_half_up;
use super::rect::SCALE;
use super::{Convex, FINE, Rect};

/// How finely bounds are kept until all edges are known: 1/65,536 of 0.1 mm.
const BITS: u32 = 16;

/// The whole lengths of a way, in 0.1 mm, at which something happens: more than `after` and less than `before`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Span {
    after: i64,
    before: i64,
}

impl Span {
    /// The longest way that ends before it, in 0.1 mm; below 0 if it lasts at the start.
    #[inline]
    pub const fn last_before(&self) -> i32 {
        (self.after >> BITS) as i32
    }

    /// The shortest way that ends after it, in 0.1 mm.
    #[inline]
    pub const fn first_after(&self) -> i32 {
        ((self.before + (1 << BITS) - 1) >> BITS) as i32
    }

    /// How much of the first `length` lies in it, in 0.1 mm, rounded half up.
    pub fn share(&self, length: i32) -> i32 {
        let (from, to) = (self.after.max(0), self.before.min(i64::from(length) << BITS));
        round_half_up((to - from).max(0), BITS) as i32
    }

    /// Does it begin before this length, and end after the start?
    pub const fn begins_before(&self, length: i32) -> bool {
        self.before > 0 && self.after < (length as i64) << BITS
    }
}

/// A rectangle that moves straight on without turning.
#[derive(Clone, Copy, Debug)]
pub struct Way {
    body: Rect,
    direction: Vector,
}

impl Way {
    /// From where it is, in this direction.
    pub fn new(body: &Rect, direction: Heading) -> Way {
        Way { body: *body, direction: direction.ahead() }
    }

    /// The lengths, ahead or behind, at which it overlaps another rectangle by more than this depth in 0.1 mm.
    pub fn overlap(&self, other: &Rect, depth: i32) -> Option<Span> {
        if !self.passes_near(other, depth) {
            return None;
        }
        let depth = i64::from(depth) * SCALE;
        let mut bounds = Bounds::ALL;
        for (of, corners, sign) in [(&self.body, &other.corners, 1), (other, &self.body.corners, -1)] {
            for (axis, half) in [(of.right(), of.half_front), (of.ahead(), of.half_depth)] {
                let (low, high) = extent(corners.iter().map(|corner| corner.along(of.center, axis)));
                let half = i64::from(half) * SCALE;
                // The body moves by `shift` along the axis; overlap asks for low + depth - half < shift < high - depth + half,
                // and the other way round where the axis is the other rectangle's.
                let (least, most) = (low + depth - half, high - depth + half);
                let (least, most) = if sign > 0 { (least, most) } else { (-most, -least) };
                bounds.between(least, most, axis.dot(self.direction))?;
            }
        }
        bounds.span()
    }

    /// The same, if it begins within this length of the way and is not over at its start.
    #[inline]
    pub fn overlap_within(&self, other: &Rect, depth: i32, length: i32) -> Option<Span> {
        let ahead = other.center.along(self.body.center, self.direction);
        let sizes = i64::from(self.sizes(other, depth)) * SCALE;
        if ahead < -sizes || ahead > sizes + i64::from(length) * SCALE {
            return None;
        }
        self.overlap(other, depth).filter(|span| span.begins_before(length))
    }

    /// The lengths at which any part of it is in a convex area.
    pub fn inside(&self, area: &Convex) -> Option<Span> {
        let mut bounds = Bounds::ALL;
        let body = &self.body;
        for (axis, half) in [(body.right(), body.half_front), (body.ahead(), body.half_depth)] {
            let (low, high) = extent(area.points().iter().map(|point| point.along(body.center, axis)));
            let half = i64::from(half) * SCALE;
            bounds.between(low - half, high + half, axis.dot(self.direction))?;
        }
        for (from, outward) in area.edges() {
            let (nearest, _) = extent(body.corners.iter().map(|corner| corner.along(from, outward)));
            bounds.below(-nearest, outward.dot(self.direction))?;
        }
        bounds.span()
    }

    /// Does the strip that it covers come near the other at all?
    #[inline]
    fn passes_near(&self, other: &Rect, depth: i32) -> bool {
        let across = Vector { x: self.direction.y, y: -self.direction.x };
        let aside = other.center.along(self.body.center, across);
        aside.abs() < i64::from(self.sizes(other, depth)) * SCALE
    }

    /// No point of the two is further from its centre than this, both together.
    #[inline]
    fn sizes(&self, other: &Rect, depth: i32) -> i32 {
        self.body.half_front + self.body.half_depth + other.half_front + other.half_depth + (-depth).max(0)
    }
}

/// The least and the greatest.
#[inline]
fn extent(places: impl Iterator<Item = i64>) -> (i64, i64) {
    places.fold((i64::MAX, i64::MIN), |(low, high), place| (low.min(place), high.max(place)))
}

/// What is left of the way after the edges seen so far.
struct Bounds {
    after: i64,
    before: i64,
}

impl Bounds {
    const ALL: Bounds = Bounds { after: -(1 << 40), before: 1 << 40 };

    /// Keeps the lengths whose shift along an axis lies between the two; `rate` is the shift per length.
    #[inline]
    fn between(&mut self, least: i64, most: i64, rate: i64) -> Option<()> {
        self.below(most, rate)?;
        self.below(-least, -rate)
    }

    /// Keeps the lengths whose shift is less than `most`; a length of 0.1 mm shifts by `rate / 2^22`.
    #[inline]
    fn below(&mut self, most: i64, rate: i64) -> Option<()> {
        let scaled = i128::from(most) << (ONE_BITS - FINE.ilog2() + BITS);
        match rate {
            0 => return (most > 0).then_some(()),
            1.. => self.before = self.before.min(-(-scaled).div_euclid(i128::from(rate)) as i64),
            _ => self.after = self.after.max((-scaled).div_euclid(-i128::from(rate)) as i64),
        }
        (self.after < self.before).then_some(())
    }

    fn span(&self) -> Option<Span> {
        (self.after < self.before).then_some(Span { after: self.after, before: self.before })
    }
}

#[cfg(test)]
mod tests {
    use super::Way;
    use crate::space::{Convex, Heading, Point, Pose};

    #[test]
    fn a_card_ahead_is_met_at_its_edge() {
        let way = Way::new(&Pose::new(1000, 1000, 0).rect(), Heading::NORTH);
        let span = way.overlap(&Pose::new(1000, 2630, 0).rect(), 5).unwrap();
        assert_eq!((span.last_before(), span.first_after()), (1005, 1630 + 625));
        assert!(way.overlap(&Pose::new(1875, 2630, 0).rect(), 5).is_none());
        assert!(way.overlap(&Pose::new(1874, 2630, 0).rect(), 5).is_some());
    }

    #[test]
    fn what_lies_behind_is_met_at_lengths_below_zero() {
        let way = Way::new(&Pose::new(1000, 3000, 0).rect(), Heading::NORTH);
        let span = way.overlap(&Pose::new(1000, 1000, 0).rect(), 0).unwrap();
        assert_eq!((span.last_before(), span.first_after()), (-2630, -1370));
        assert!(!span.begins_before(500));
    }

    #[test]
    fn the_share_of_a_way_in_an_area_is_measured() {
        let area = Convex::hull(
            &[(500, 1500), (1500, 1500), (1500, 1700), (500, 1700)].map(|(x, y)| Point::at(x, y)),
        );
        let span = Way::new(&Pose::new(1000, 1000, 0).rect(), Heading::NORTH).inside(&area).unwrap();
        assert_eq!((span.last_before(), span.first_after()), (185, 1015));
        assert_eq!([span.share(100), span.share(285), span.share(2000)], [0, 100, 830]);
    }
}
