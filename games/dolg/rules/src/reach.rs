//! How far the units of this position can go: what `moves` knows, asked for a unit and its trip (8.2 to 8.14).

use sandtable_core::Amount;

use crate::ids::{Counter, UnitId, Wing};
use crate::movement::Trip;
use crate::moves::{
    Field, KEEP_AWAY, MARCH_DISTANCE, Mover, Ranges, after_straight, after_wheel, can_wheel, rotate_ranges,
    straight_ranges, wheel_ranges, wheels,
};
use crate::space::{Rect, Span, UD, wheel, within};
use crate::state::State;
use crate::words::Action;

/// The marks of a straight way: half a UD.
const STRETCH: i32 = UD / 2;
/// The marks of a turn: 15 degrees.
const TURN: i32 = 30;

impl State {
    /// What lies on the table.
    pub(crate) fn field(&self) -> Field {
        let table = self.table();
        let mut field = Field::new(table.width, table.height);
        for unit in self.everybody() {
            field.add_card(unit, self.unit(unit).pose, self.unit(unit).row());
            for (wing, rect) in self.counters(unit) {
                field.add_counter(unit, wing, rect);
            }
        }
        for area in self.areas() {
            field.add_ground(area.ground, area.convex());
        }
        field
    }

    /// A unit that is about to move, with the counters that move along (8.16).
    pub(crate) fn mover(&self, unit: UnitId) -> Mover {
        let card = self.unit(unit);
        let extended = card.wings.map(|counter| counter == Counter::Extended);
        Mover { extended, ..Mover::new(unit, card.pose, card.row()) }
    }

    /// Are all enemies at least 4 UD away (8.4)?
    pub(crate) fn is_far_from_enemies(&self, unit: UnitId, rect: &Rect) -> bool {
        self.standing(unit.side().enemy()).all(|foe| !within(rect, &self.rect(foe), MARCH_DISTANCE - 1))
    }

    /// The lengths of a straight way, `angle` clockwise from the unit's heading.
    pub(crate) fn straight(&self, unit: UnitId, trip: Trip, angle: i32) -> Ranges {
        let mover = self.mover(unit);
        straight_ranges(&self.field(), &mover, mover.pose.heading.turned(angle), &self.budget(unit, trip))
    }

    /// The angles by which the unit may wheel.
    pub(crate) fn wheels(&self, unit: UnitId, trip: Trip, wing: Wing) -> Ranges {
        wheel_ranges(&self.field(), &self.mover(unit), wing, trip.widest(), &self.budget(unit, trip))
    }

    pub(crate) fn may_wheel(&self, unit: UnitId, trip: Trip, wing: Wing, angle: i32) -> bool {
        trip.may_wheel()
            && angle <= trip.widest()
            && can_wheel(&self.field(), &self.mover(unit), wing, angle, &self.budget(unit, trip))
    }

    /// The angles by which the unit may turn about its centre.
    pub(crate) fn rotations(&self, unit: UnitId) -> Ranges {
        rotate_ranges(&self.field(), &self.mover(unit), KEEP_AWAY)
    }

    pub(crate) fn may_rotate(&self, unit: UnitId, angle: i32) -> bool {
        let mover = self.mover(unit);
        (1..720).contains(&angle) && self.field().is_free(&mover, mover.pose.turned(angle), KEEP_AWAY)
    }

    /// Straight ways and wheels worth a name (20.2).
    pub(crate) fn list_segments(&self, unit: UnitId, trip: Trip, out: &mut Vec<Action>) {
        let (field, mover, budget) = (self.field(), self.mover(unit), self.budget(unit, trip));
        let ahead = straight_ranges(&field, &mover, mover.pose.heading, &budget);
        out.extend(marks(&ahead, STRETCH).map(|length| Action::Advance(Amount(length))));
        if !trip.may_wheel() {
            return;
        }
        for &wing in Wing::ALL {
            let angles = (TURN..=trip.widest()).step_by(TURN as usize);
            wheels(&field, &mover, wing, angles, &budget, |angle| {
                out.push(Action::Wheel(wing, Amount(angle)));
            });
        }
    }

    /// Turns worth a name.
    pub(crate) fn list_rotations(&self, unit: UnitId, out: &mut Vec<Action>) {
        let (field, mover) = (self.field(), self.mover(unit));
        let free = |angle: &i32| field.is_free(&mover, mover.pose.turned(*angle), KEEP_AWAY);
        out.extend(
            (TURN..720).step_by(TURN as usize).filter(free).map(|angle| Action::Rotate(Amount(angle))),
        );
    }

    /// The unit goes straight on.
    pub(crate) fn go_straight(&mut self, unit: UnitId, trip: Trip, angle: i32, length: i32) -> Trip {
        let (mover, budget) = (self.mover(unit), self.budget(unit, trip));
        let direction = mover.pose.heading.turned(angle);
        let after = after_straight(&self.field(), &mover, direction, length, &budget);
        self.unit_mut(unit).pose = mover.pose.moved(direction, length);
        Trip { spent: after.spent as u16, pace: after.pace as u8, ..trip }
    }

    /// The unit wheels.
    pub(crate) fn go_round(&mut self, unit: UnitId, trip: Trip, wing: Wing, angle: i32) -> Trip {
        let (mover, budget) = (self.mover(unit), self.budget(unit, trip));
        let after = after_wheel(&self.field(), &mover, wing, angle, &budget);
        self.unit_mut(unit).pose = wheel(mover.pose, wing, angle);
        Trip { spent: after.spent as u16, pace: after.pace as u8, wheels: trip.wheels + 1, ..trip }
    }
}

/// Takes out what lies inside a span.
pub(crate) fn avoid(ranges: &mut Ranges, span: Option<Span>) {
    if let Some(span) = span {
        ranges.cut(span.last_before() + 1, span.first_after() - 1);
    }
}

/// The multiples of a step, and the highest amount of every range.
pub(crate) fn marks(ranges: &Ranges, step: i32) -> impl Iterator<Item = i32> + '_ {
    let multiples = move |(from, to): (i32, i32)| {
        let first = from.div_euclid(step) * step + if from % step == 0 { 0 } else { step };
        (first..to).step_by(step as usize).chain(Some(to))
    };
    ranges.iter().flat_map(multiples)
}
