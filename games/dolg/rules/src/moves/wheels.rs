//! How far a unit can wheel, and to where it can turn on the spot.

use crate::space::{
    Convex, Point, Pose, Rect, TOLERANCE, WHEEL_STEP, Wing, wheel, wheel_body, wheel_cost, wheel_steps,
    widest_wheel,
};

use super::budget::Budget;
use super::field::{Body, Field, Mover, Near, tolerance};
use super::ranges::Ranges;

/// From the pivot to the far rear corner of an extended unit, and from a card's centre to its corner, in 0.1 mm.
const REACH: i32 = 1268 + 542;
/// From the centre of an extended unit to its corner, and from another centre to its corner, in 0.1 mm.
const ROUND_REACH: i32 = 731 + 542;
/// No wheel is wider than half a turn.
const HALF_TURN: i32 = 360;

/// The half degrees by which the unit can wheel, at most this many (8.3, 8.12 to 8.14).
pub fn wheel_ranges(field: &Field, mover: &Mover, wing: Wing, most: i32, budget: &Budget) -> Ranges {
    let mut ranges = Ranges::NONE;
    wheels(field, mover, wing, 1..=most, budget, |angle| ranges.push(angle));
    ranges
}

/// Can the unit wheel by this many half degrees?
pub fn can_wheel(field: &Field, mover: &Mover, wing: Wing, angle: i32, budget: &Budget) -> bool {
    let mut can = false;
    wheels(field, mover, wing, std::iter::once(angle), budget, |_| can = true);
    can
}

/// Which of these angles, in half degrees and in ascending order, the unit can wheel by.
pub fn wheels(
    field: &Field,
    mover: &Mover,
    wing: Wing,
    angles: impl Iterator<Item = i32>,
    budget: &Budget,
    mut visit: impl FnMut(i32),
) {
    let most = widest_wheel(budget.most().max(0)).min(HALF_TURN);
    let wheeling = Wheeling::new(field, mover, wing);
    let mut part = Part { wheeling: &wheeling, alone: wheeling.is_alone(), done: 0, budget: *budget };
    for angle in angles.skip_while(|&angle| angle < 1).take_while(|&angle| angle <= most) {
        if !part.go_on_to(angle) {
            return;
        }
        if part.may_end_at(angle) {
            visit(angle);
        }
    }
}

/// The part of a wheel that is known to be free, in whole steps.
struct Part<'a> {
    wheeling: &'a Wheeling<'a>,
    alone: bool,
    done: i32,
    budget: Budget,
}

impl Part<'_> {
    /// Adds the whole steps before an angle; false if one of them is not free.
    fn go_on_to(&mut self, angle: i32) -> bool {
        while self.done + WHEEL_STEP < angle {
            let next = self.done + WHEEL_STEP;
            if !self.alone && !self.wheeling.step_is_free(self.done, next) {
                return false;
            }
            self.budget = self.wheeling.spend(self.budget, self.done, next);
            self.done = next;
        }
        true
    }

    /// Is the rest free too, and paid for?
    fn may_end_at(&self, angle: i32) -> bool {
        self.wheeling.spend(self.budget, self.done, angle).holds()
            && (self.alone || self.wheeling.step_is_free(self.done, angle))
            && self.wheeling.ends_free(angle, self.budget.keep_away)
    }
}

/// What is left, and the slowest ground, after a wheel.
#[must_use]
pub fn after_wheel(field: &Field, mover: &Mover, wing: Wing, angle: i32, budget: &Budget) -> Budget {
    Wheeling::new(field, mover, wing).budget_after(budget, angle)
}

/// The half degrees, clockwise, by which the unit can turn about its centre; only the end must be free (8.8).
pub fn rotate_ranges(field: &Field, mover: &Mover, keep_away: i32) -> Ranges {
    let center = mover.pose.center();
    let near = Near::new(field, center, ROUND_REACH + keep_away, |body| body.unit != mover.unit);
    let mut ranges = Ranges::NONE;
    for angle in 1..2 * HALF_TURN {
        if field.is_free_among(mover, mover.pose.turned(angle), keep_away, &near.iter()) {
            ranges.push(angle);
        }
    }
    ranges
}

/// A wheel, and what is near enough to be in its way.
pub(super) struct Wheeling<'a> {
    field: &'a Field,
    mover: &'a Mover,
    wing: Wing,
    near: Near<'a>,
}

impl<'a> Wheeling<'a> {
    pub(super) fn new(field: &'a Field, mover: &'a Mover, wing: Wing) -> Wheeling<'a> {
        Wheeling::among(field, mover, wing, |_| true)
    }

    /// For a charger, whom counters of the enemy do not stop (9.7).
    pub(super) fn of_charge(field: &'a Field, mover: &'a Mover, wing: Wing) -> Wheeling<'a> {
        Wheeling::among(field, mover, wing, |body| body.counter.is_none() || !mover.is_enemy(body))
    }

    fn among(field: &'a Field, mover: &'a Mover, wing: Wing, wanted: impl Fn(&Body) -> bool) -> Wheeling<'a> {
        let pivot = mover.pose.rect().corners[wing as usize];
        let reach = REACH + super::KEEP_AWAY;
        let near = Near::new(field, pivot, reach, |body| body.unit != mover.unit && wanted(body));
        Wheeling { field, mover, wing, near }
    }

    /// Is nothing near, neither units nor ground nor the edge of the table?
    fn is_alone(&self) -> bool {
        let pivot = self.mover.pose.rect().corners[self.wing as usize];
        self.near.is_empty()
            && self.field.is_open()
            && pivot.is_on_table(self.field.width, self.field.height, -REACH)
    }

    /// The card and its counters after this much of the wheel.
    fn bodies_at(&self, angle: i32) -> ([Rect; 3], usize) {
        self.mover.rects(&wheel_body(self.mover.pose, self.wing, angle))
    }

    /// Is this part of the wheel free (2.8)?
    pub(super) fn step_is_free(&self, from: i32, to: i32) -> bool {
        let ((first, len), (last, _)) = (self.bodies_at(from), self.bodies_at(to));
        let start = self.bodies_at(0).0;
        (0..len).all(|at| {
            let hull = Convex::swept(&first[at], &last[at]);
            let in_the_way = |body: &Body| {
                !self.mover.passes(body) && hull.overlaps(&body.rect, tolerance(&start[at], &body.rect))
            };
            self.is_on_table(hull.points())
                && !self.near.iter().any(in_the_way)
                && !self.field.grounds(self.mover.row).any(|(area, going)| going.closed && area.meets(&hull))
        })
    }

    fn is_on_table(&self, points: &[Point]) -> bool {
        points.iter().all(|point| point.is_on_table(self.field.width, self.field.height, TOLERANCE))
    }

    fn ends_free(&self, angle: i32, keep_away: i32) -> bool {
        let pose = wheel(self.mover.pose, self.wing, angle);
        let (rects, len) = self.mover.rects(&pose.rect());
        let start = self.bodies_at(0).0;
        (0..len).all(|at| {
            let rests_on = |body: &Body| {
                let most = tolerance(&start[at], &body.rect);
                crate::space::overlaps_deeper(&rects[at], &body.rect, most)
            };
            !self.near.iter().any(rests_on) && !self.field.is_enemy_nearer(self.mover, &rects[at], keep_away)
        })
    }

    /// Adds one part of the wheel: its arc, and the ground it touches.
    fn spend(&self, budget: Budget, from: i32, to: i32) -> Budget {
        if self.field.is_open() {
            return budget.after(wheel_cost(to) - wheel_cost(from)).off_road();
        }
        let card = |angle: i32| wheel_body(self.mover.pose, self.wing, angle);
        let (first, last) = (card(from), card(to));
        let spent = budget.after(wheel_cost(to) - wheel_cost(from));
        let mut after = self.field.keep_to_road(spent, first.center, last.center);
        let hull = Convex::swept(&first, &last);
        for (area, going) in self.field.grounds(self.mover.row).filter(|(area, _)| area.meets(&hull)) {
            let (outside, leaves) = (!area.overlaps(&first, 0), !area.overlaps(&last, 0));
            let entry = if outside { going.entry } else { 0 };
            let exit = if !outside && leaves { going.exit } else { 0 };
            after = after.after(entry + exit).slowed(going.pace);
        }
        after
    }

    pub(super) fn budget_after(&self, budget: &Budget, angle: i32) -> Budget {
        if self.field.is_open() {
            return budget.after(wheel_cost(angle)).off_road();
        }
        wheel_steps(angle).fold(*budget, |budget, (from, to)| self.spend(budget, from, to))
    }

    /// Is the whole wheel free, wherever it ends?
    pub(super) fn is_free(&self, angle: i32) -> bool {
        self.is_alone() || wheel_steps(angle).all(|(from, to)| self.step_is_free(from, to))
    }

    /// Where the wheel ends.
    pub(super) fn end(&self, angle: i32) -> Pose {
        wheel(self.mover.pose, self.wing, angle)
    }
}
