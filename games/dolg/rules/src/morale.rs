//! Morale checks, broken and fleeing units (14.1 to 14.5).

use sandtable_core::{Flow, Log};

use crate::combat::Role;
use crate::flow::Frame;
use crate::ids::{Cause, CombatEvent, Edge, Formation, Mark, Side, UnitId};
use crate::space::UD;
use crate::state::{State, UnitSet};
use crate::tables::{ALARM, FLIGHT_MARGIN, WOUNDS_PER_MORALE};
use crate::words::Event;

impl State {
    /// What the sum of two dice must not exceed (14.1).
    pub fn morale(&self, unit: UnitId, cause: Cause) -> i8 {
        let card = self.unit(unit);
        let mut value = card.row().morale as i8 - (card.wounds / WOUNDS_PER_MORALE) as i8;
        value += i8::from(self.is_inspired(unit));
        value -= self.extensions(unit) as i8;
        value -= i8::from(card.is(Mark::Broken))
            + i8::from(card.is(Mark::NoOfficers))
            + i8::from(card.is(Mark::Marched));
        value +=
            i8::from(self.is_veteran(unit)) + card.formation.map_or(0, |formation| formation.row().morale);
        value + self.morale_of_cause(unit, cause)
    }

    /// What the cause adds: events and flanks in a combat, orders.
    fn morale_of_cause(&self, unit: UnitId, cause: Cause) -> i8 {
        match cause {
            Cause::Organize => 1,  // 7.11
            Cause::Stampede => -2, // 7.16
            Cause::Wounds | Cause::Fear | Cause::WarCries => self.morale_in_combat(unit),
            Cause::Withdrawal | Cause::Rally | Cause::GeneralLost => 0,
        }
    }

    fn morale_in_combat(&self, unit: UnitId) -> i8 {
        let Some(combat) = &self.combat else { return 0 };
        let Some(role) = combat.role(unit) else { return 0 };
        // 13.24: equal events add up.
        let resist = 2 * combat.count(role, CombatEvent::Resist);
        let panic = 2 * combat.count(role.other(), CombatEvent::PanicSpreads);
        let edge = if combat.ranged { 0 } else { self.exposure(unit, combat.unit(role.other())) };
        resist - panic - edge
    }

    /// One for a flank or an envelopment, two for the rear (14.1).
    fn exposure(&self, unit: UnitId, foe: UnitId) -> i8 {
        if self.unit(unit).formation == Some(Formation::Square) {
            return 0; // 15.6
        }
        match self.contact(unit, foe).map(|contact| contact.edge) {
            Some(Edge::Rear) => 2,
            Some(Edge::Left | Edge::Right) => 1,
            Some(Edge::Front) => i8::from(self.envelopments(foe, unit) > 0),
            None => 0,
        }
    }

    /// Is the general within reach, his own unit counted, and not fleeing (17.2)?
    pub(crate) fn is_inspired(&self, unit: UnitId) -> bool {
        let army = self.army(unit.side());
        let (Some(post), Some(general)) = (army.post, army.general) else { return false };
        let radius = i32::from(general.row().radius) * UD;
        !army.killed && !self.is(post, Mark::Fleeing) && self.is_within(unit, post, radius)
    }

    /// The next unit of a list checks.
    pub(crate) fn next_check(&mut self, cause: Cause, mut units: UnitSet) -> Flow {
        let Some(unit) = units.pop(self.mover) else {
            self.frames.done();
            return Flow::Go;
        };
        self.frames.goto(Frame::Checks { cause, units });
        let fleeing = self.is(unit, Mark::Fleeing);
        if self.stands(unit) && (!fleeing || cause == Cause::Organize) {
            self.frames.call(Frame::Check { unit, cause });
        }
        Flow::Go
    }

    /// The dice of a check are thrown (14.2 to 14.5).
    pub(crate) fn check_morale<L: Log<Event>>(
        &mut self,
        unit: UnitId,
        cause: Cause,
        dice: [u8; 2],
        log: &mut L,
    ) {
        self.frames.done();
        let value = self.morale(unit, cause);
        let [one, two] = dice;
        let sum = (one + two) as i8;
        let passed = one == 1 || two == 1 || sum <= value || self.holds_the_line(unit, cause);
        log.add(Event::Checked { unit, cause, one, two, value, passed });
        if passed {
            self.pass_check(unit, cause, log);
        } else {
            self.fail_check(unit, cause, sum - value >= FLIGHT_MARGIN, log);
        }
    }

    /// 13.17: the next check of the defender in this combat.
    fn holds_the_line(&mut self, unit: UnitId, cause: Cause) -> bool {
        let holds = self.would_hold_the_line(unit, cause);
        if let Some(combat) = self.combat.as_mut() {
            combat.held |= holds;
        }
        holds
    }

    /// Does a check of this unit succeed whatever the dice show (13.17)?
    pub(crate) fn would_hold_the_line(&self, unit: UnitId, cause: Cause) -> bool {
        let in_combat = matches!(cause, Cause::Wounds | Cause::Fear | Cause::WarCries);
        self.combat.as_ref().filter(|_| in_combat).is_some_and(|combat| {
            combat.role(unit) == Some(Role::Defender)
                && combat.has(Role::Defender, CombatEvent::HoldTheLine)
                && !combat.held
        })
    }

    fn pass_check<L: Log<Event>>(&mut self, unit: UnitId, cause: Cause, log: &mut L) {
        match cause {
            Cause::Organize => self.rally(unit, log),
            Cause::Rally => {
                self.rally(unit, log);
                if self.is_ai(unit.side()) {
                    self.frames.call(Frame::Return { unit }); // 24.9
                }
            }
            Cause::Withdrawal => self.withdraw(unit, log),
            _ => {}
        }
    }

    fn fail_check<L: Log<Event>>(&mut self, unit: UnitId, cause: Cause, rout: bool, log: &mut L) {
        match cause {
            Cause::Organize => {}
            Cause::Rally if self.is(unit, Mark::Fleeing) => self.frames.call(Frame::Run { unit }),
            Cause::Rally => {} // 14.9: a broken unit stays as it is
            Cause::Withdrawal => {
                self.mark(unit, Mark::Shaken, true); // 10.5
                log.add(Event::Withdrew { unit, away: false });
            }
            Cause::Stampede => self.frames.call(Frame::Flee { unit }),
            _ if rout || self.is(unit, Mark::Broken) => self.frames.call(Frame::Flee { unit }),
            _ => {
                self.mark(unit, Mark::Broken, true);
                log.add(Event::Broken { unit });
            }
        }
    }

    /// Neither broken nor fleeing any more (14.9); who fled turns to the nearest enemy.
    pub(crate) fn rally<L: Log<Event>>(&mut self, unit: UnitId, log: &mut L) {
        let fled = self.is(unit, Mark::Fleeing);
        self.mark(unit, Mark::Broken, false);
        self.mark(unit, Mark::Fleeing, false);
        log.add(Event::Rallied { unit });
        if fled {
            self.face_nearest(unit);
        }
    }

    /// Every unit of a side near a place checks once, because its general is dead or flees (14.8).
    pub(crate) fn spread_bad_news(&mut self, side: Side, from: UnitId) {
        let units = self.near(from, side, ALARM).collect();
        self.frames.call(Frame::Checks { cause: Cause::GeneralLost, units });
    }
}
