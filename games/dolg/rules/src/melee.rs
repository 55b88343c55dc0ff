//! Phase 4: the fights of a turn, one pair after the other (12).

use sandtable_core::{Flow, Log};

use crate::combat::Role;
use crate::flow::Frame;
use crate::ids::{CombatEvent, Formation, Mark, UnitId};
use crate::movement::{Gait, Trip};
use crate::state::State;
use crate::words::{Action, Event};

impl State {
    /// Every pair of touching enemies that has not fought in this turn, the unit of the mover first (12.1).
    fn open_fights(&self) -> impl Iterator<Item = (UnitId, UnitId)> + '_ {
        let pairs =
            self.standing(self.mover).flat_map(|unit| self.foes(unit).map(move |(foe, _)| (unit, foe)));
        pairs.filter(|&pair| !self.fought.iter().any(|fought| fought == pair))
    }

    /// The next fight is chosen, as long as there is one.
    pub(crate) fn next_fight(&mut self) -> Flow {
        let more = self.fought.len() < crate::ids::PLACES && self.open_fights().next().is_some();
        self.frames.wait_if(more)
    }

    pub(crate) fn list_fights(&self, out: &mut Vec<Action>) {
        out.extend(self.open_fights().map(|(unit, foe)| Action::Fight(unit, foe)));
    }

    pub(crate) fn fight_out<L: Log<Event>>(&mut self, unit: UnitId, enemy: UnitId, log: &mut L) {
        self.fought.call((unit, enemy));
        log.add(Event::Fought { unit, enemy });
        self.begin_combat([unit, enemy], false);
    }

    /// Who strikes first, and who only answers (12.4); in a ranged attack one alone.
    pub(crate) fn order_strikes(&mut self) {
        let combat = *self.fight();
        if combat.ranged {
            return self.order_volley();
        }
        let Some(contact) = self.contact(combat.units[0], combat.units[1]) else { return };
        let rushes = self.rushes(&combat);
        self.fight_mut().rushed = rushes;
        let attacker = rushes || combat.has(Role::Attacker, CombatEvent::Ambush);
        let defender = self.meets_with_phalanx(&combat, contact.their_edge);
        for _ in 0..combat.count(Role::Defender, CombatEvent::CounterAttack) {
            self.frames.call(Frame::Wounds); // 13.7, 13.24
            self.frames.call(Frame::Strike { role: Role::Defender });
        }
        self.frames.call(Frame::Wounds);
        match (attacker, defender) {
            (true, false) => self.call_answer(Role::Attacker),
            (false, true) => self.call_answer(Role::Defender),
            _ => {
                self.frames.call(Frame::Strike { role: Role::Defender });
                self.frames.call(Frame::Strike { role: Role::Attacker });
            }
        }
    }

    /// One strikes first, the survivors answer.
    fn call_answer(&mut self, first: Role) {
        self.frames.call(Frame::Strike { role: first.other() });
        self.frames.call(Frame::Wounds);
        self.frames.call(Frame::Strike { role: first });
    }

    /// What is left to do after a combat.
    pub(crate) fn end_combat<L: Log<Event>>(&mut self, log: &mut L) {
        let combat = *self.fight();
        let [attacker, defender] = combat.units;
        self.leave_traces(&combat, log);
        self.combat = None;
        if combat.ranged {
            return self.after_volley(attacker);
        }
        if self.stands(attacker)
            && self.is(attacker, Mark::Charged)
            && self.unit(attacker).target == Some(defender)
        {
            self.end_formation(attacker, Formation::Wedge, log);
            self.end_formation(defender, Formation::Phalanx, log);
            self.unit_mut(attacker).target = None;
            let gone = !self.stands(defender) || self.is(defender, Mark::Fleeing);
            let free = self.is_steady(attacker) && !self.is_engaged(attacker);
            if combat.rushed && gone && free {
                self.frames.call(Frame::Segments { unit: attacker, trip: Trip::new(Gait::Pursuit) }); // 12.9
            }
        }
    }

    /// A formation is used up (15.5, 15.7).
    pub(crate) fn end_formation<L: Log<Event>>(&mut self, unit: UnitId, formation: Formation, log: &mut L) {
        if self.unit(unit).formation == Some(formation) {
            self.unit_mut(unit).formation = None;
            log.add(Event::Dissolved { unit });
        }
    }
}
