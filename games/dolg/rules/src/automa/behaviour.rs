//! The behaviour value of a turn, with its terms (22.1 to 22.3).

use sandtable_core::{Flow, Log};
use serde::{Deserialize, Serialize};

use super::scenario::Stance;
use crate::flow::Frame;
use crate::ids::{Mark, Side};
use crate::state::State;
use crate::tables::OUT_OF_ACTION;
use crate::words::Event;

/// Every full difference of so many points counts (22.2; printed).
const POINTS: i32 = 250;
/// Every so many units out of action (22.2; printed).
const SHAKEN: i32 = 3;
/// Every so many units destroyed or fleeing (22.2; printed).
const LOST: i32 = 2;
/// A general who flees or is dead (22.2; printed).
const GENERAL: i8 = 2;
/// The AI defends a place or a unit (22.2; printed).
const DEFENDS: i8 = -3;
/// The AI has to take a place or destroy a unit (22.2; printed).
const ATTACKS: i8 = 4;

/// What the value is made of.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Terms {
    /// The leadership of the general, or a die if he is dead.
    pub leadership: i8,
    /// The difference in points at the start.
    pub points: i8,
    /// The difference in units out of action.
    pub shaken: i8,
    /// The difference in units destroyed or fleeing.
    pub lost: i8,
    /// Generals who flee or are dead.
    pub generals: i8,
    /// What the scenario says.
    pub scenario: i8,
}

impl Terms {
    /// All together.
    pub const fn sum(&self) -> i8 {
        self.leadership + self.points + self.shaken + self.lost + self.generals + self.scenario
    }
}

/// The sign of a difference times the number of full steps in it (22.2).
const fn steps(difference: i32, step: i32) -> i8 {
    (difference / step) as i8
}

impl State {
    /// Units out of action on the table (3.7), and those destroyed or fleeing so far.
    fn casualties(&self, side: Side) -> (i32, i32) {
        let out =
            |unit: &crate::ids::UnitId| !self.is_steady(*unit) || self.unit(*unit).wounds > OUT_OF_ACTION;
        let shaken = self.standing(side).filter(out).count();
        let fleeing = self.standing(side).filter(|&unit| self.is(unit, Mark::Fleeing)).count();
        let gone = self.deployed(side) - self.standing(side).count();
        (shaken as i32, (fleeing + gone) as i32)
    }

    /// Is the general dead, or does he flee?
    fn has_lost_general(&self, side: Side) -> bool {
        let army = self.army(side);
        army.killed || army.post.is_some_and(|post| self.is(post, Mark::Fleeing))
    }

    /// The terms for a side, with this leadership or die (22.2).
    pub(crate) fn terms(&self, side: Side, leadership: u8) -> Terms {
        let foe = side.enemy();
        let points = |side: Side| i32::from(self.army(side).points);
        let [(own_shaken, own_lost), (shaken, lost)] = [side, foe].map(|side| self.casualties(side));
        let general = |side: Side| if self.has_lost_general(side) { GENERAL } else { 0 };
        Terms {
            leadership: leadership as i8,
            points: steps(points(side) - points(foe), POINTS),
            shaken: steps(shaken - own_shaken, SHAKEN),
            lost: steps(lost - own_lost, LOST),
            generals: general(foe) - general(side),
            scenario: self.scenario_term(side),
        }
    }

    /// 22.2, 25.2: what the AI of the south is after is the reverse.
    fn scenario_term(&self, side: Side) -> i8 {
        let stance = self.options.battle().map_or(Stance::Open, |battle| battle.stance);
        match (stance, side) {
            (Stance::Open, _) => 0,
            (Stance::Defends, Side::North) | (Stance::Attacks, Side::South) => DEFENDS,
            _ => ATTACKS,
        }
    }

    /// What a turn of the AI begins with, last things first (22.1, 22.4).
    pub(crate) fn begin_ai_turn(&mut self) {
        let side = self.mover;
        let left = if self.options.ai_orders { 4 } else { 3 };
        self.frames.call(Frame::ChooseOrders);
        self.frames.call(Frame::Draw { side, left });
        self.frames.call(Frame::Behaviour);
        let automa = self.automa_mut();
        (automa.item, automa.dearest, automa.guards, automa.scouted) = (0, u16::MAX, 0, false);
    }

    /// The value at once, unless a die replaces a dead general (22.1).
    pub(crate) fn find_behaviour<L: Log<Event>>(&mut self, log: &mut L) -> Flow {
        if self.army(self.mover).killed {
            return Flow::Wait;
        }
        self.behave(self.leadership(self.mover), log);
        Flow::Go
    }

    pub(crate) fn roll_behaviour<L: Log<Event>>(&mut self, face: u8, log: &mut L) {
        log.add(Event::LeadershipRoll { side: self.mover, face });
        self.behave(face, log);
    }

    fn behave<L: Log<Event>>(&mut self, leadership: u8, log: &mut L) {
        self.frames.done();
        let side = self.mover;
        let terms = self.terms(side, leadership);
        let value = terms.sum();
        self.automa_mut().value = value;
        log.add(Event::Behaviour { side, value, terms });
    }
}
