//! From where a unit stands to where it was dragged: the chain of segments that ends nearest.

use crate::space::{FINE, Heading, Point, Pose, Wing, wheel};

use super::budget::Budget;
use super::charge::{Charge, charges};
use super::field::{Field, Mover};
use super::snaps::slots;
use super::straight::{after_straight, straight_ranges};
use super::wheels::{after_wheel, can_wheel};

/// The most segments of a chain: wheel, advance, wheel.
const MOST: usize = 3;
/// How much a half degree of heading counts besides a distance, in 0.1 mm.
const HEADING_WEIGHT: i64 = 8;

/// A part of a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Segment {
    /// By so many half degrees around a front corner (8.3).
    Wheel(Wing, i32),
    /// Straight on, in 0.1 mm (8.2).
    Advance(i32),
    /// In a direction without turning, in 0.1 mm (8.7).
    Drift(Heading, i32),
    /// About the centre, in half degrees clockwise (8.8).
    Rotate(i32),
}

/// A move as its parts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chain {
    segments: [Option<Segment>; MOST],
    /// Where it ends.
    pub pose: Pose,
    /// What is left then.
    pub budget: Budget,
}

impl Chain {
    /// Nothing yet.
    pub const fn start(pose: Pose, budget: Budget) -> Chain {
        Chain { segments: [None; MOST], pose, budget }
    }

    /// The parts in order.
    pub fn segments(&self) -> impl Iterator<Item = Segment> {
        self.segments.into_iter().flatten()
    }

    pub(crate) fn then(&self, segment: Segment, pose: Pose, budget: Budget) -> Chain {
        let mut chain = Chain { pose, budget, ..*self };
        if let Some(place) = chain.segments.iter_mut().find(|place| place.is_none()) {
            *place = Some(segment);
        }
        chain
    }

    /// Goes on with a wheel by an angle, clockwise, if that is legal; 0 adds nothing.
    pub(crate) fn wheel(&self, field: &Field, mover: &Mover, turn: i32) -> Option<Chain> {
        if turn == 0 {
            return Some(*self);
        }
        let (mover, wing, angle) = (mover.at(self.pose), Wing::of_turn(turn), turn.abs());
        can_wheel(field, &mover, wing, angle, &self.budget).then(|| {
            let budget = after_wheel(field, &mover, wing, angle, &self.budget);
            self.then(Segment::Wheel(wing, angle), wheel(self.pose, wing, angle), budget)
        })
    }

    /// Goes on straight by a length that is known to be legal; 0 adds nothing.
    pub(crate) fn advance(&self, field: &Field, mover: &Mover, length: i32) -> Chain {
        if length == 0 {
            return *self;
        }
        let heading = self.pose.heading;
        let budget = after_straight(field, &mover.at(self.pose), heading, length, &self.budget);
        self.then(Segment::Advance(length), self.pose.moved(heading, length), budget)
    }
}

/// The chain of at most a wheel, an advance and a wheel that ends nearest to a point, and to a heading if one is wished.
///
/// `wheels` is how many wheels are left, `widest` how wide each may be in half degrees.
pub fn steer(
    field: &Field,
    mover: &Mover,
    budget: &Budget,
    (wheels, widest): (u8, i32),
    (point, heading): (Point, Option<Heading>),
) -> Chain {
    let start = Chain::start(mover.pose, *budget);
    let last_wheel = if wheels >= 2 { widest } else { 0 };
    let goal = Goal { field, mover, start, point, heading, last_wheel };
    let straight = goal.advance_to(&start, point);
    if wheels == 0 {
        return straight;
    }
    let straight = goal.better(straight, goal.advance_and_wheel(&start, widest));
    // First every 5 degrees, then every half degree around the best.
    let coarse = goal.best_turn(straight, (-widest..=widest).step_by(10));
    let middle = coarse.first_turn();
    goal.best_turn(coarse, (middle - 9).max(-widest)..=(middle + 9).min(widest))
}

/// The straight way in any direction, without turning, that ends nearest to a point (8.7).
pub fn steer_drift(field: &Field, mover: &Mover, budget: &Budget, point: Point) -> Chain {
    let start = Chain::start(mover.pose, *budget);
    let center = mover.pose.center();
    let direction = Heading::along(point.x - center.x, point.y - center.y);
    let wished = (center.square_to(point).isqrt() / i64::from(FINE)) as i32;
    let ranges = straight_ranges(field, mover, direction, budget);
    let Some(length) = ranges.nearest(wished).filter(|length| length.abs_diff(wished) < wished as u32) else {
        return start;
    };
    let after = after_straight(field, mover, direction, length, budget);
    start.then(Segment::Drift(direction, length), mover.pose.moved(direction, length), after)
}

/// The charge, or contact with reduced movement, that ends nearest to a point.
pub fn steer_charge(field: &Field, mover: &Mover, budget: &Budget, point: Point) -> Option<Charge> {
    let mut best: Option<Charge> = None;
    charges(field, mover, budget, |charge| {
        let miss = |charge: Charge| charge.pose.center().square_to(point);
        if best.is_none_or(|best| miss(charge) < miss(best)) {
            best = Some(charge);
        }
    });
    best
}

/// The place in line with a neighbour that is nearest to a point, if one is at most this far away: what a drag snaps to.
pub fn snap(field: &Field, mover: &Mover, keep_away: i32, point: Point, within: i32) -> Option<Pose> {
    let mut best: Option<Pose> = None;
    slots(field, mover, keep_away, |slot| {
        let miss = |pose: Pose| pose.center().square_to(point);
        if slot.center().is_within(point, within) && best.is_none_or(|best| miss(slot) < miss(best)) {
            best = Some(slot);
        }
    });
    best
}

impl Chain {
    /// The angle of the first segment if it is a wheel, clockwise.
    fn first_turn(&self) -> i32 {
        match self.segments[0] {
            Some(Segment::Wheel(wing, angle)) => wing.sign() * angle,
            _ => 0,
        }
    }
}

/// Where a unit is to go.
#[derive(Clone, Copy)]
struct Goal<'a> {
    field: &'a Field,
    mover: &'a Mover,
    start: Chain,
    point: Point,
    heading: Option<Heading>,
    /// How wide a last wheel may be; 0 for none.
    last_wheel: i32,
}

impl Goal<'_> {
    /// How far a pose is from it.
    fn miss(&self, pose: Pose) -> i64 {
        let away = pose.center().square_to(self.point).isqrt() / i64::from(FINE);
        let turn = self.heading.map_or(0, |heading| pose.heading.turn_to(heading).abs());
        away + i64::from(turn) * HEADING_WEIGHT
    }

    fn better(&self, one: Chain, other: Chain) -> Chain {
        if self.miss(other.pose) < self.miss(one.pose) { other } else { one }
    }

    /// Straight on to where a point is abreast.
    fn advance_to(&self, chain: &Chain, point: Point) -> Chain {
        let mover = self.mover.at(chain.pose);
        let wished = point.length_along(chain.pose.center(), chain.pose.heading);
        if wished <= 0 {
            return *chain;
        }
        let ranges = straight_ranges(self.field, &mover, chain.pose.heading, &chain.budget);
        let length = ranges.nearest(wished).filter(|length| length.abs_diff(wished) < wished as u32);
        chain.advance(self.field, self.mover, length.unwrap_or(0))
    }

    /// Straight on, so far that a last wheel to the heading that is wished ends at the point.
    fn advance_and_wheel(&self, chain: &Chain, widest: i32) -> Chain {
        let Some(heading) = self.heading else { return *chain };
        let turn = chain.pose.heading.turn_to(heading).clamp(-widest, widest);
        let (from, to) = (chain.pose.center(), wheel(chain.pose, Wing::of_turn(turn), turn.abs()).center());
        let before = Point { x: self.point.x - (to.x - from.x), y: self.point.y - (to.y - from.y) };
        let gone = self.advance_to(chain, before);
        // Where the budget or the room is short, less than the whole wheel.
        let turns = [turn, turn * 3 / 4, turn / 2, turn / 4];
        turns.into_iter().find_map(|turn| gone.wheel(self.field, self.mover, turn)).unwrap_or(gone)
    }

    /// The best of these first wheels, each with an advance and perhaps a last wheel.
    fn best_turn(&self, best: Chain, turns: impl Iterator<Item = i32>) -> Chain {
        turns.filter_map(|turn| self.start.wheel(self.field, self.mover, turn)).fold(best, |best, wheeled| {
            let best = self.better(best, self.advance_to(&wheeled, self.point));
            if self.last_wheel == 0 {
                return best;
            }
            self.better(best, self.advance_and_wheel(&wheeled, self.last_wheel))
        })
    }
}
