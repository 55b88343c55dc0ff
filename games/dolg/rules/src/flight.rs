//! Flight: parting attacks, flight movement, and the rallies of phase 5 (14.6 to 14.9).

use sandtable_core::{Flow, Log};

use crate::flow::Frame;
use crate::ids::{Cause, Counter, Mark, Side, UnitId, Wing};
use crate::moves::{Flight, flight};
use crate::space::{FRONT, Heading, Pose, UD, distance};
use crate::state::{State, UnitSet};
use crate::words::Event;

impl State {
    /// A unit begins to flee: it loses formation and wings, those in contact strike, the survivors run (14.5, 14.6).
    pub(crate) fn flee<L: Log<Event>>(&mut self, unit: UnitId, log: &mut L) {
        if !self.stands(unit) || self.is(unit, Mark::Fleeing) {
            return;
        }
        log.add(Event::Fled { unit });
        self.mark(unit, Mark::Fleeing, true);
        let card = self.unit_mut(unit);
        card.formation = None;
        card.wings = [Counter::Free; 2];
        card.target = None;
        self.free_from_envelopment(unit);
        if self.has_general(unit) {
            self.spread_bad_news(unit.side(), unit);
        }
        self.frames.call(Frame::Run { unit });
        self.call_parting_attacks(unit);
    }

    /// Counters of envelopment against a unit are removed (14.5).
    fn free_from_envelopment(&mut self, unit: UnitId) {
        let foes: UnitSet = self.foes(unit).map(|(foe, _)| foe).collect();
        let mut foes = foes;
        while let Some(foe) = foes.pop(unit.side()) {
            for &wing in Wing::ALL {
                let envelops = self.unit(foe).wing(wing) == Counter::Enveloping;
                if envelops && self.flanked_by(foe, wing) == Some(unit) {
                    self.set_wing(foe, wing, Counter::Free);
                }
            }
        }
    }

    /// Every enemy in contact that does not flee itself strikes at who leaves (14.6, 10.6).
    pub(crate) fn call_parting_attacks(&mut self, unit: UnitId) {
        let foes: UnitSet =
            self.foes(unit).map(|(foe, _)| foe).filter(|&foe| !self.is(foe, Mark::Fleeing)).collect();
        let mut foes = foes;
        while let Some(by) = foes.pop(unit.side()) {
            self.frames.call(Frame::Parting { by, unit });
        }
    }

    pub(crate) fn parting_attack<L: Log<Event>>(&mut self, by: UnitId, unit: UnitId, log: &mut L) {
        if !self.stands(unit) || !self.stands(by) {
            return;
        }
        let Some((strike, dice)) = self.parting_strike(by, unit) else { return };
        log.add(Event::Struck { unit: by, target: unit, dice });
        self.frames.call(Frame::Parted { unit });
        self.frames.call(Frame::Hits { strike, left: dice, hits: 0, wounds: 0 });
    }

    /// Where a side flees to (14.7).
    pub(crate) const fn homeward(side: Side) -> Heading {
        match side {
            Side::South => Heading::SOUTH,
            Side::North => Heading::NORTH,
        }
    }

    /// Straight to the own edge by the whole movement, and on until free of others (14.7).
    pub(crate) fn run<L: Log<Event>>(&mut self, unit: UnitId, log: &mut L) {
        if !self.stands(unit) {
            return;
        }
        let length = i32::from(self.unit(unit).row().movement) * UD;
        // Ruling: a card that would reach over the side of the table when it turns is shifted onto it.
        let mut mover = self.mover(unit);
        let half = (FRONT / 2) as i16;
        mover.pose.x = mover.pose.x.clamp(half, self.table().width as i16 - half);
        match flight(&self.field(), &mover, State::homeward(unit.side()), length) {
            Flight::Rests(pose) => {
                self.unit_mut(unit).pose = pose;
                self.drop_loose_counters();
                log.add(Event::Moved { unit });
            }
            Flight::Leaves => self.leave_table(unit, log),
            Flight::Destroyed => self.destroy(unit, log),
        }
    }

    /// It leaves the table, and with it its general (14.7, 17.4).
    fn leave_table<L: Log<Event>>(&mut self, unit: UnitId, log: &mut L) {
        log.add(Event::Destroyed { unit });
        let general = self.has_general(unit);
        self.take_off(unit);
        if general {
            self.kill_general(unit.side(), log);
        }
    }

    /// Phase 5: those of the mover who flee or are broken and not engaged (14.9).
    pub(crate) fn begin_flight(&mut self) -> Flow {
        let rallies = |&unit: &UnitId| {
            self.is(unit, Mark::Fleeing) || self.is(unit, Mark::Broken) && !self.is_engaged(unit)
        };
        let units = self.standing(self.mover).filter(rallies).collect();
        self.frames.goto(Frame::Rallies { units });
        Flow::Go
    }

    pub(crate) fn next_rally(&mut self, mut units: UnitSet) -> Flow {
        let Some(unit) = units.pop(self.mover) else {
            self.frames.done();
            return Flow::Go;
        };
        self.frames.goto(Frame::Rallies { units });
        if self.stands(unit) {
            self.frames.call(Frame::Check { unit, cause: Cause::Rally });
        }
        Flow::Go
    }

    /// How far two units are apart.
    pub(crate) fn gap(&self, unit: UnitId, other: UnitId) -> i32 {
        distance(&self.rect(unit), &self.rect(other))
    }

    /// Turns a unit about its centre to the nearest enemy, unless something is in the way (14.9).
    pub(crate) fn face_nearest(&mut self, unit: UnitId) {
        let nearest = self.standing(unit.side().enemy()).min_by_key(|&foe| (self.gap(unit, foe), foe));
        let Some(foe) = nearest else { return };
        let (pose, other) = (self.unit(unit).pose, self.unit(foe).pose);
        let heading = Heading::along(i32::from(other.x - pose.x), i32::from(other.y - pose.y));
        let turned = Pose { heading, ..pose };
        if self.field().is_free(&self.mover(unit), turned, 0) {
            self.unit_mut(unit).pose = turned;
        }
    }
}
