//! Phase 2: the kinds of movement, their segments and manoeuvres (8).

use sandtable_core::{Amount, Log};
use serde::{Deserialize, Serialize};

use crate::flow::Frame;
use crate::ids::{Counter, Formation, Ground, Mark, Trait, UnitId, Wing};
use crate::moves::{Budget, KEEP_AWAY, MARCH_DISTANCE, extension};
use crate::space::UD;
use crate::state::State;
use crate::words::{Action, Event};

sandtable_core::words! {
    /// A kind of movement (8.1).
    pub enum Gait: "kind of movement" in "dolg-gait" {
        /// 8.2
        Regular = "regular",
        /// 8.4
        March = "march",
        /// 8.5
        Reduced = "reduced",
        /// 12.9
        Pursuit = "pursuit",
        /// 11.8
        Escape = "escape",
        /// 9
        Charge = "charge",
        /// 10.5
        Withdrawal = "withdrawal",
        /// 10.6
        Retreat = "retreat",
    }
}

/// What a unit has done of its movement so far.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Trip {
    /// Which kind.
    pub gait: Gait,
    /// What it has used, in 0.1 mm.
    pub spent: u16,
    /// By what the slowest ground on its way divides the allowance (16.2); 0 as long as it has not left a road (16.9).
    pub pace: u8,
    /// How often it has wheeled.
    pub wheels: u8,
}

impl Trip {
    /// It begins.
    pub const fn new(gait: Gait) -> Trip {
        // A road makes every movement longer but a charge (16.9).
        let pace = if matches!(gait, Gait::Charge) { 1 } else { 0 };
        Trip { gait, spent: 0, pace, wheels: 0 }
    }

    /// How often it may wheel (8.2, 8.4, 8.5).
    const fn most_wheels(self) -> u8 {
        if matches!(self.gait, Gait::March) { 1 } else { 2 }
    }

    /// By how much at once, in half degrees.
    pub(crate) const fn widest(self) -> i32 {
        if matches!(self.gait, Gait::March) { 90 } else { 719 }
    }

    /// How often it may still wheel.
    pub(crate) const fn wheels_left(self) -> u8 {
        self.most_wheels().saturating_sub(self.wheels)
    }

    /// May it wheel once more?
    pub(crate) const fn may_wheel(self) -> bool {
        self.wheels_left() > 0
    }
}

/// The manoeuvres made, as bits (8.6).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Made(u8);

impl Made {
    /// 8.7
    pub(crate) const ALL_DIRECTIONS: Made = Made(1);
    /// 8.8
    pub(crate) const ROTATION: Made = Made(2);
    /// 8.9, placing
    pub(crate) const EXTENSION: Made = Made(4);
    /// 8.9, taking back
    pub(crate) const REDUCTION: Made = Made(8);
    /// 8.10
    pub(crate) const FORMATION: Made = Made(16);
    /// 8.11
    pub(crate) const SHOT: Made = Made(32);

    /// Are all of these among them?
    pub(crate) const fn has(self, one: Made) -> bool {
        self.0 & one.0 == one.0
    }

    #[must_use]
    pub(crate) const fn with(self, one: Made) -> Made {
        Made(self.0 | one.0)
    }

    /// How many.
    pub(crate) const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// Is nothing but the line changed?
    const fn is_line_only(self) -> bool {
        self.0 & !(Made::EXTENSION.0 | Made::REDUCTION.0) == 0
    }
}

impl State {
    /// May the unit act in the movement phase (8.1)?
    pub(crate) fn may_move(&self, unit: UnitId) -> bool {
        let card = self.unit(unit);
        unit.side() == self.mover
            && card.is(Mark::Standing)
            && card.is(Mark::Activated)
            && !card.is(Mark::Moved)
            && !card.is(Mark::Fleeing)
    }

    pub(crate) fn can_anybody_move(&self) -> bool {
        self.standing(self.mover).any(|unit| self.may_move(unit))
    }

    pub(crate) fn list_movers(&self, out: &mut Vec<Action>) {
        out.extend(self.free_posts().map(Action::Appoint));
        out.extend(self.standing(self.mover).filter(|&unit| self.may_move(unit)).map(Action::Move));
        out.push(Action::Done);
    }

    /// How the unit may move now (8.1, 10.1).
    pub(crate) fn list_gaits(&self, unit: UnitId, out: &mut Vec<Action>) {
        if self.is_engaged(unit) {
            self.list_engaged(unit, out);
        } else {
            let gaits = [
                (Gait::Regular, Action::Regular),
                (Gait::March, Action::March),
                (Gait::Reduced, Action::Reduced),
            ];
            out.extend(gaits.iter().filter(|(gait, _)| self.may_go(unit, *gait)).map(|(_, action)| *action));
            self.list_charges(unit, out);
        }
        out.push(Action::Done);
    }

    /// Is this kind of movement open to an unengaged unit (6.6, 7.7, 8.4)?
    pub(crate) fn may_go(&self, unit: UnitId, gait: Gait) -> bool {
        let backwards = self.is(unit, Mark::Backwards);
        match gait {
            Gait::Reduced => true,
            Gait::Regular => !backwards && !self.is(unit, Mark::Broken),
            Gait::March => {
                !backwards && !self.is(unit, Mark::Broken) && self.is_far_from_enemies(unit, &self.rect(unit))
            }
            _ => false,
        }
    }

    /// What the unit may use in all on open ground, and what it has used (8.1).
    pub(crate) fn budget(&self, unit: UnitId, trip: Trip) -> Budget {
        let card = self.unit(unit);
        let hurried =
            card.is(Mark::Hurried) && matches!(trip.gait, Gait::Regular | Gait::Charge | Gait::Escape);
        let whole = (i32::from(card.row().movement) + i32::from(hurried)) * UD;
        let full = match trip.gait {
            Gait::March => whole * 3 / 2,
            Gait::Reduced | Gait::Pursuit | Gait::Withdrawal => whole / 2,
            Gait::Regular | Gait::Escape | Gait::Charge | Gait::Retreat => whole,
        };
        let keep_away = if trip.gait == Gait::March { MARCH_DISTANCE } else { KEEP_AWAY };
        Budget { full, spent: trip.spent.into(), pace: trip.pace.into(), keep_away }
    }

    /// 8.16, 8.17: wings and formations that do not allow the movement are given up.
    pub(crate) fn loosen<L: Log<Event>>(&mut self, unit: UnitId, gait: Gait, log: &mut L) {
        let formation = self.unit(unit).formation;
        let keeps = match gait {
            Gait::Reduced => formation != Some(Formation::Square),
            Gait::Regular | Gait::Charge | Gait::Pursuit | Gait::Escape => {
                formation == Some(Formation::Wedge)
            }
            Gait::March | Gait::Withdrawal | Gait::Retreat => false,
        };
        if formation.is_some() && !keeps {
            self.unit_mut(unit).formation = None;
            log.add(Event::Dissolved { unit });
        }
        if gait != Gait::Reduced {
            self.take_wings_back(unit, log);
        }
    }

    pub(crate) fn take_wings_back<L: Log<Event>>(&mut self, unit: UnitId, log: &mut L) {
        for &wing in Wing::ALL {
            if self.unit(unit).wing(wing) != Counter::Free {
                self.set_wing(unit, wing, Counter::Free);
                log.add(Event::Unwinged { unit, wing });
            }
        }
    }

    pub(crate) fn set_wing(&mut self, unit: UnitId, wing: Wing, counter: Counter) {
        self.unit_mut(unit).wings[wing as usize] = counter;
    }

    /// A unit begins to move.
    pub(crate) fn begin_move<L: Log<Event>>(&mut self, unit: UnitId, gait: Gait, log: &mut L) {
        let trip = Trip::new(gait);
        self.mark(unit, Mark::Moved, true);
        if gait == Gait::Reduced {
            return self.frames.goto(Frame::Manoeuvre { unit, trip, made: Made::default() });
        }
        self.loosen(unit, gait, log);
        self.mark(unit, Mark::Marched, gait == Gait::March);
        self.frames.goto(Frame::Segments { unit, trip });
    }

    /// May the segment be made?
    pub(crate) fn may_segment(&self, unit: UnitId, trip: Trip, action: Action) -> bool {
        match action {
            Action::Advance(length) => self.straight(unit, trip, 0).contains(length.0),
            Action::Wheel(wing, angle) => self.may_wheel(unit, trip, wing, angle.0),
            _ => false,
        }
    }

    /// One segment; gives what has been done then.
    pub(crate) fn go_segment(&mut self, unit: UnitId, trip: Trip, action: Action) -> Trip {
        match action {
            Action::Advance(length) => self.go_straight(unit, trip, 0, length.0),
            Action::Wheel(wing, angle) => self.go_round(unit, trip, wing, angle.0),
            _ => trip,
        }
    }

    /// Regular movement, a march or a pursuit ends (8.15).
    pub(crate) fn end_segments<L: Log<Event>>(&mut self, unit: UnitId, trip: Trip, log: &mut L) {
        self.frames.done();
        self.drop_formation_on_ground(unit, log);
        log.add(Event::Moved { unit });
        if trip.gait == Gait::Regular {
            let card = self.unit_mut(unit);
            (card.spent, card.pace) = (trip.spent, trip.pace);
            let skirmisher = self.has_trait(unit, Trait::Skirmisher);
            self.mark(unit, Mark::Aimed, skirmisher);
            self.mark(unit, Mark::Regular, true);
        }
    }

    /// Formations are not kept in woods and marshes, nor by mounted units in villages (16.3, 16.6, 16.11).
    pub(crate) fn drop_formation_on_ground<L: Log<Event>>(&mut self, unit: UnitId, log: &mut L) {
        if self.unit(unit).formation.is_some() && self.forbids_formation(unit) {
            self.unit_mut(unit).formation = None;
            log.add(Event::Dissolved { unit });
        }
    }

    pub(crate) fn forbids_formation(&self, unit: UnitId) -> bool {
        let mounted = self.unit(unit).row().is_mounted();
        self.is_on(unit, Ground::Wood)
            || self.is_on(unit, Ground::Marsh)
            || mounted && self.is_on(unit, Ground::Village)
    }

    /// May another manoeuvre be made (8.5, 8.6)?
    fn may_make(trip: Trip, made: Made, one: Made) -> bool {
        let limit = if trip.spent > 0 { 1 } else { 2 };
        !made.has(one) && made.count() < limit
    }

    pub(crate) fn list_manoeuvres(&self, unit: UnitId, trip: Trip, made: Made, out: &mut Vec<Action>) {
        if self.may_advance(unit, made) {
            self.list_contacts(unit, trip, made, out);
            self.list_segments(unit, trip, out);
        }
        if State::may_drift(trip, made) {
            out.extend(self.directions(unit).map(|angle| Action::Drift(Amount(angle))));
        }
        if !self.is(unit, Mark::Backwards) {
            self.list_special(unit, trip, made, out);
        }
        out.push(Action::Done);
    }

    /// The manoeuvres other than going somewhere (8.8 to 8.11).
    fn list_special(&self, unit: UnitId, trip: Trip, made: Made, out: &mut Vec<Action>) {
        if State::may_make(trip, made, Made::ROTATION) {
            self.list_rotations(unit, out);
        }
        for &wing in Wing::ALL {
            out.extend(Some(Action::Extend(wing)).filter(|_| self.may_extend(unit, trip, made, wing)));
        }
        for &wing in Wing::ALL {
            out.extend(Some(Action::Reduce(wing)).filter(|_| self.may_reduce(unit, trip, made, wing)));
        }
        for &formation in Formation::ALL {
            out.extend(Some(Action::Form(formation)).filter(|_| self.may_form(unit, trip, made, formation)));
        }
        if self.unit(unit).formation.is_some() && State::may_make(trip, made, Made::FORMATION) {
            out.push(Action::Dissolve);
        }
        if self.may_aim(unit, trip, made) {
            out.push(Action::Aim);
        }
    }

    /// May it go forward and wheel (8.5, 8.7)?
    pub(crate) fn may_advance(&self, unit: UnitId, made: Made) -> bool {
        made.count() <= 1 && !made.has(Made::ALL_DIRECTIONS) && !self.is(unit, Mark::Backwards)
    }

    /// May it turn about its centre (8.8)?
    pub(crate) fn may_turn(&self, unit: UnitId, trip: Trip, made: Made) -> bool {
        State::may_make(trip, made, Made::ROTATION) && !self.is(unit, Mark::Backwards)
    }

    /// 8.7: instead of going forward.
    pub(crate) fn may_drift(trip: Trip, made: Made) -> bool {
        trip.spent == 0 && made.count() == 0
    }

    /// The directions worth a name: sixteen, or those behind (7.7).
    pub(crate) fn directions(&self, unit: UnitId) -> impl Iterator<Item = i32> + '_ {
        (0..16).map(|nth| 45 * nth).filter(move |&angle| self.may_head(unit, angle))
    }

    /// Clockwise from its heading; orders may allow only what lies behind (7.7).
    pub(crate) fn may_head(&self, unit: UnitId, angle: i32) -> bool {
        let backwards = self.is(unit, Mark::Backwards);
        if backwards { (270..=450).contains(&angle) } else { (0..720).contains(&angle) }
    }

    /// 8.9, 15.8
    fn may_extend(&self, unit: UnitId, trip: Trip, made: Made, wing: Wing) -> bool {
        let more = made.has(Made::EXTENSION)
            || !made.has(Made::REDUCTION) && State::may_make(trip, made, Made::EXTENSION);
        let card = self.unit(unit);
        more && card.formation.is_none()
            && card.wing(wing) == Counter::Free
            && !self.has_trait(unit, Trait::Artillery)
            && self.field().has_room(&extension(&card.rect(), wing), unit, None)
    }

    fn may_reduce(&self, unit: UnitId, trip: Trip, made: Made, wing: Wing) -> bool {
        let more = made.has(Made::REDUCTION)
            || !made.has(Made::EXTENSION) && State::may_make(trip, made, Made::REDUCTION);
        more && self.unit(unit).wing(wing) == Counter::Extended
    }

    /// 8.10, 15.1
    fn may_form(&self, unit: UnitId, trip: Trip, made: Made, formation: Formation) -> bool {
        let card = self.unit(unit);
        State::may_make(trip, made, Made::FORMATION)
            && card.row().has(formation.needs())
            && card.formation != Some(formation)
            && card.wings == [Counter::Free; 2]
            && !self.forbids_formation(unit)
    }

    /// 8.11, 15.2, 18.12
    fn may_aim(&self, unit: UnitId, trip: Trip, made: Made) -> bool {
        let card = self.unit(unit);
        State::may_make(trip, made, Made::SHOT)
            && card.row().missiles.is_some()
            && card.empty_quivers == 0
            && !card.row().has(Trait::Artillery)
            && !matches!(card.formation, Some(Formation::Testudo | Formation::Square))
    }

    pub(crate) fn may_manoeuvre(&self, unit: UnitId, trip: Trip, made: Made, action: Action) -> bool {
        let backwards = self.is(unit, Mark::Backwards);
        match action {
            Action::Done => true,
            Action::Drift(angle) => State::may_drift(trip, made) && self.may_head(unit, angle.0),
            _ if backwards => false,
            Action::Advance(_) | Action::Wheel(..) => {
                self.may_advance(unit, made) && self.may_segment(unit, trip, action)
            }
            Action::Contact(..) => self.may_contact(unit, trip, made, action),
            Action::Rotate(angle) => {
                State::may_make(trip, made, Made::ROTATION) && self.may_rotate(unit, angle.0)
            }
            Action::Extend(wing) => self.may_extend(unit, trip, made, wing),
            Action::Reduce(wing) => self.may_reduce(unit, trip, made, wing),
            Action::Form(formation) => self.may_form(unit, trip, made, formation),
            Action::Dissolve => {
                self.unit(unit).formation.is_some() && State::may_make(trip, made, Made::FORMATION)
            }
            Action::Aim => self.may_aim(unit, trip, made),
            _ => false,
        }
    }

    /// Contact goes with nothing but a changed line, and is the whole movement (9.9).
    pub(crate) fn can_contact_with(trip: Trip, made: Made) -> bool {
        trip.spent == 0 && made.is_line_only()
    }

    pub(crate) fn manoeuvre<L: Log<Event>>(
        &mut self,
        unit: UnitId,
        trip: Trip,
        made: Made,
        action: Action,
        log: &mut L,
    ) {
        let next = |made: Made| Frame::Manoeuvre { unit, trip, made };
        match action {
            Action::Advance(_) | Action::Wheel(..) => {
                self.loosen(unit, Gait::Reduced, log);
                let trip = self.go_segment(unit, trip, action);
                self.frames.goto(Frame::Manoeuvre { unit, trip, made });
            }
            Action::Drift(angle) => {
                self.loosen(unit, Gait::Reduced, log);
                let made = made.with(Made::ALL_DIRECTIONS);
                self.frames.goto(Frame::Drift { unit, trip, direction: angle.0 as u16, made });
            }
            Action::Rotate(angle) => {
                self.unit_mut(unit).pose = self.unit(unit).pose.turned(angle.0);
                self.frames.goto(next(made.with(Made::ROTATION)));
            }
            Action::Extend(wing) => {
                self.set_wing(unit, wing, Counter::Extended);
                log.add(Event::Winged { unit, wing });
                self.frames.goto(next(made.with(Made::EXTENSION)));
            }
            Action::Reduce(wing) => {
                self.set_wing(unit, wing, Counter::Free);
                log.add(Event::Unwinged { unit, wing });
                self.frames.goto(next(made.with(Made::REDUCTION)));
            }
            Action::Form(formation) => {
                self.unit_mut(unit).formation = Some(formation);
                log.add(Event::Formed { unit, formation });
                self.frames.goto(next(made.with(Made::FORMATION)));
            }
            Action::Dissolve => {
                self.unit_mut(unit).formation = None;
                log.add(Event::Dissolved { unit });
                self.frames.goto(next(made.with(Made::FORMATION)));
            }
            Action::Aim => self.frames.goto(next(made.with(Made::SHOT))),
            Action::Contact(target, edge, offset) => self.make_contact(unit, (target, edge, offset), log),
            _ => self.end_manoeuvres(unit, trip, made, log),
        }
    }

    /// Who held and did at most one other thing may shoot too (11.1).
    pub(crate) fn end_manoeuvres<L: Log<Event>>(
        &mut self,
        unit: UnitId,
        trip: Trip,
        made: Made,
        log: &mut L,
    ) {
        self.frames.done();
        let held = trip.spent == 0 && !made.has(Made::ALL_DIRECTIONS);
        self.mark(unit, Mark::Aimed, made.has(Made::SHOT) || held && made.count() <= 1);
        self.drop_formation_on_ground(unit, log);
        log.add(Event::Moved { unit });
    }

    /// One straight move without turning (8.7, 11.8).
    pub(crate) fn drift<L: Log<Event>>(
        &mut self,
        unit: UnitId,
        trip: Trip,
        direction: u16,
        made: Made,
        length: Option<i32>,
        log: &mut L,
    ) {
        let trip = match length {
            Some(length) => self.go_straight(unit, trip, direction.into(), length),
            None => trip,
        };
        if trip.gait == Gait::Reduced {
            self.end_manoeuvres(unit, trip, made, log);
        } else {
            self.frames.done();
            log.add(Event::Moved { unit });
        }
    }
}
