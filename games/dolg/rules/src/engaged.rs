//! What engaged units do: envelop, reduce, reposition, withdraw, retreat (10); and movement that must go on.

use sandtable_core::{Amount, Log};

use crate::flow::Frame;
use crate::ids::{Cause, Counter, Edge, Mark, Trait, UnitId, Wing};
use crate::movement::{Gait, Made, Trip};
use crate::moves::{Ranges, envelopment, slide, turn_to};
use crate::reach::marks;
use crate::space::{Pose, UD};
use crate::state::State;
use crate::words::{Action, Event};

/// Straight back, in half degrees from the heading.
const BACK: i32 = 360;

impl State {
    /// What an activated engaged unit may do (6.5, 10.1), or only go back (7.7).
    pub(crate) fn list_engaged(&self, unit: UnitId, out: &mut Vec<Action>) {
        if !self.is(unit, Mark::Backwards) && !self.is(unit, Mark::Broken) {
            self.list_wings(unit, true, out);
            self.list_wings(unit, false, out);
            out.retain(|&action| action != Action::Done);
            self.list_repositions(unit, out);
        }
        if self.may_withdraw(unit) {
            out.push(Action::Withdraw);
        }
        if !self.back(unit, Gait::Retreat).is_empty() {
            out.push(Action::Retreat);
        }
    }

    /// The enemy a wing can envelop: the outermost before the front (10.2).
    pub(crate) fn may_envelop(&self, unit: UnitId, wing: Wing) -> bool {
        let card = self.unit(unit);
        let able =
            card.formation.is_none() && !card.row().has(Trait::Artillery) && card.wing(wing) == Counter::Free;
        able && self.flanked_by(unit, wing).is_some_and(|foe| {
            let place = envelopment(&card.rect(), &self.rect(foe), wing);
            place.is_some_and(|place| self.field().has_room(&place, unit, Some(foe)))
        })
    }

    pub(crate) fn has_wings_to_change(&self, unit: UnitId, placing: bool) -> bool {
        self.stands(unit) && Wing::ALL.iter().any(|&wing| self.may_change(unit, wing, placing))
    }

    fn may_change(&self, unit: UnitId, wing: Wing, placing: bool) -> bool {
        if placing { self.may_envelop(unit, wing) } else { self.unit(unit).wing(wing) != Counter::Free }
    }

    pub(crate) fn list_wings(&self, unit: UnitId, placing: bool, out: &mut Vec<Action>) {
        for &wing in Wing::ALL.iter().filter(|&&wing| self.may_change(unit, wing, placing)) {
            out.push(if placing { Action::Envelop(wing) } else { Action::Reduce(wing) });
        }
        out.push(Action::Done);
    }

    /// 10.2, 10.3: one or both.
    pub(crate) fn change_wings<L: Log<Event>>(&mut self, unit: UnitId, action: Action, log: &mut L) {
        match action {
            Action::Envelop(wing) => {
                self.set_wing(unit, wing, Counter::Enveloping);
                log.add(Event::Winged { unit, wing });
            }
            Action::Reduce(wing) => {
                self.set_wing(unit, wing, Counter::Free);
                log.add(Event::Unwinged { unit, wing });
            }
            _ => self.frames.done(),
        }
    }

    fn list_repositions(&self, unit: UnitId, out: &mut Vec<Action>) {
        for &wing in Wing::ALL {
            out.extend(self.slid(unit, wing).map(|_| Action::Slide(wing)));
        }
        for (foe, contact) in self.foes(unit) {
            if contact.edge != Edge::Front && self.turned_to(unit, foe).is_some() {
                out.push(Action::TurnTo(foe));
            }
        }
    }

    /// Along the edge of the enemy before its front (10.4).
    fn slid(&self, unit: UnitId, wing: Wing) -> Option<Pose> {
        let (foe, _) = self.foes(unit).find(|(_, contact)| contact.edge == Edge::Front)?;
        slide(&self.field(), &self.mover(unit), &self.rect(foe), wing)
    }

    /// With the front against an enemy beside or behind it; chariots cannot (10.4, 18.6).
    fn turned_to(&self, unit: UnitId, foe: UnitId) -> Option<Pose> {
        if self.has_trait(unit, Trait::Chariot) {
            return None;
        }
        turn_to(&self.field(), &self.mover(unit), &self.rect(foe))
    }

    /// 10.5: nobody at its rear, and a place to go to.
    fn may_withdraw(&self, unit: UnitId) -> bool {
        let rear = self.foes(unit).any(|(_, contact)| contact.edge == Edge::Rear);
        let able = !self.is(unit, Mark::Broken) && !self.has_trait(unit, Trait::Fury);
        able && !rear && !self.back(unit, Gait::Withdrawal).is_empty()
    }

    /// How far back it can go.
    pub(crate) fn back(&self, unit: UnitId, gait: Gait) -> Ranges {
        let mover = crate::moves::Mover { extended: [false; 2], ..self.mover(unit) };
        let budget = self.budget(unit, Trip::new(gait));
        crate::moves::straight_ranges(&self.field(), &mover, mover.pose.heading.turned(BACK), &budget)
    }

    pub(crate) fn act_engaged<L: Log<Event>>(&mut self, unit: UnitId, action: Action, log: &mut L) {
        self.frames.done();
        self.mark(unit, Mark::Moved, true);
        match action {
            Action::Envelop(_) | Action::Reduce(_) => {
                self.frames.call(Frame::Wings { unit, placing: matches!(action, Action::Envelop(_)) });
                self.change_wings(unit, action, log);
            }
            Action::Slide(wing) => self.reposition(unit, self.slid(unit, wing), log),
            Action::TurnTo(foe) => self.reposition(unit, self.turned_to(unit, foe), log),
            Action::Withdraw => self.frames.call(Frame::Check { unit, cause: Cause::Withdrawal }),
            _ => {
                log.add(Event::Retreated { unit });
                self.loosen(unit, Gait::Retreat, log);
                self.frames.call(Frame::Back { unit, trip: Trip::new(Gait::Retreat) });
                self.call_parting_attacks(unit);
            }
        }
    }

    fn reposition<L: Log<Event>>(&mut self, unit: UnitId, pose: Option<Pose>, log: &mut L) {
        if let Some(pose) = pose {
            self.unit_mut(unit).pose = pose;
            self.drop_loose_counters();
            log.add(Event::Moved { unit });
        }
    }

    /// The check to withdraw succeeded (10.5).
    pub(crate) fn withdraw<L: Log<Event>>(&mut self, unit: UnitId, log: &mut L) {
        log.add(Event::Withdrew { unit, away: true });
        self.loosen(unit, Gait::Withdrawal, log);
        self.frames.call(Frame::Back { unit, trip: Trip::new(Gait::Withdrawal) });
    }

    /// The unit is passed over: it holds (6.7).
    pub(crate) fn hold(&mut self, unit: UnitId) {
        self.frames.done();
        self.mark(unit, Mark::Moved, true);
        let engaged = self.is_engaged(unit);
        self.mark(unit, Mark::Aimed, !engaged);
    }

    /// What is possible where a movement goes on in a direction, or a unit turns freely.
    pub(crate) fn list_going_on(&self, out: &mut Vec<Action>) {
        match self.frames.top() {
            Some(Frame::GetAway { unit, .. }) => {
                out.extend(self.directions(unit).map(|angle| Action::Drift(Amount(angle))));
                out.push(Action::Done);
            }
            Some(Frame::Drift { unit, trip, direction, .. }) => {
                let lengths = self.straight(unit, trip, direction.into());
                out.extend(marks(&lengths, UD / 2).map(|length| Action::Advance(Amount(length))));
                out.push(Action::Done);
            }
            Some(Frame::Back { unit, trip }) => {
                let lengths = self.back(unit, trip.gait);
                out.extend(marks(&lengths, UD / 2).map(|length| Action::Advance(Amount(length))));
            }
            Some(Frame::TurnFreely { unit }) => {
                self.list_rotations(unit, out);
                out.push(Action::Done);
            }
            _ => {}
        }
    }

    pub(crate) fn may_go_on(&self, action: Action) -> bool {
        match (self.frames.top(), action) {
            (Some(Frame::GetAway { unit, .. }), Action::Drift(angle)) => self.may_head(unit, angle.0),
            (Some(Frame::Drift { unit, trip, direction, .. }), Action::Advance(length)) => {
                self.straight(unit, trip, direction.into()).contains(length.0)
            }
            (Some(Frame::Back { unit, trip }), Action::Advance(length)) => {
                self.back(unit, trip.gait).contains(length.0)
            }
            (Some(Frame::TurnFreely { unit }), Action::Rotate(angle)) => self.may_rotate(unit, angle.0),
            (Some(Frame::Back { .. }), _) => false,
            (_, action) => action == Action::Done,
        }
    }

    pub(crate) fn go_on<L: Log<Event>>(&mut self, frame: Frame, action: Action, log: &mut L) {
        match (frame, action) {
            (Frame::GetAway { unit, trip }, Action::Drift(angle)) => {
                let direction = angle.0 as u16;
                self.frames.goto(Frame::Drift { unit, trip, direction, made: Made::default() });
            }
            (Frame::Drift { unit, trip, direction, made }, action) => {
                let length = sandtable_core::Ranged::amount(&action).map(|length| length.0);
                self.drift(unit, trip, direction, made, length, log);
            }
            (Frame::Back { unit, trip }, Action::Advance(length)) => self.go_back(unit, trip, length.0, log),
            (Frame::TurnFreely { unit }, Action::Rotate(angle)) => {
                self.frames.done();
                self.unit_mut(unit).pose = self.unit(unit).pose.turned(angle.0);
            }
            _ => self.frames.done(),
        }
    }

    /// Withdrawal keeps the heading, retreat turns about (10.5, 10.6).
    fn go_back<L: Log<Event>>(&mut self, unit: UnitId, trip: Trip, length: i32, log: &mut L) {
        self.frames.done();
        let pose = self.unit(unit).pose;
        let moved = pose.moved(pose.heading.reversed(), length);
        self.unit_mut(unit).pose = if trip.gait == Gait::Retreat { moved.turned(BACK) } else { moved };
        self.drop_loose_counters();
        log.add(Event::Moved { unit });
    }
}
