//! The end of a turn, and of the battle (6.10, 19).

use sandtable_core::Log;

use crate::flow::Frame;
use crate::ids::{Ending, Mark, Side, Victory};
use crate::state::{Pairs, State};
use crate::tables::TURNS;
use crate::words::Event;

impl Victory {
    /// What this face of the die decides (5.9).
    pub(crate) fn of_die(face: u8) -> Victory {
        Victory::ALL[usize::from(face - 1) / 2]
    }
}

impl State {
    /// What a side has lost: the points of its units destroyed or fleeing (19.1).
    pub fn lost_points(&self, side: Side) -> u16 {
        let standing = self.standing(side).filter(|&unit| !self.is(unit, Mark::Fleeing));
        let left: u16 = standing.map(|unit| self.unit(unit).row().points).sum();
        self.army(side).points - left
    }

    /// What a turn begins with (6.1): marks of the last one are taken away.
    pub(crate) fn refresh(&mut self) {
        let side = self.mover;
        (self.ordered, self.called_officers, self.hurrying) = (false, false, false);
        for unit in 0..crate::ids::MOST_UNITS {
            let unit = self.unit_mut(crate::ids::UnitId::of(side, unit));
            unit.marks.set(Mark::Marched, false); // 8.4
        }
    }

    /// Marks of the turn go, the victory is tested, the turn passes (6.10).
    pub(crate) fn end_turn<L: Log<Event>>(&mut self, log: &mut L) {
        self.fought = Pairs::new();
        for at in 0..self.units.len() {
            let unit = &mut self.units[at];
            for mark in TURN_MARKS {
                unit.marks.set(mark, false);
            }
            (unit.target, unit.spent, unit.pace) = (None, 0, 1);
            if crate::ids::UnitId::at(at).side() == self.mover {
                unit.empty_quivers = unit.empty_quivers.saturating_sub(1); // 13.5
            }
        }
        self.test_victory(log);
    }

    fn test_victory<L: Log<Event>>(&mut self, log: &mut L) {
        match ([Side::South, Side::North].map(|side| self.is_beaten(side)), self.ends_by_time()) {
            ([true, false], _) => self.end(self.ending_by_victory(), Some(Side::North), log),
            ([false, true], _) => self.end(self.ending_by_victory(), Some(Side::South), log),
            ([true, true], _) => self.end(self.ending_by_victory(), self.ahead(), log),
            _ if self.aim_reached().is_some() => self.end(Ending::Aim, self.aim_reached(), log), // 25.1
            (_, Some(ending)) => self.end(ending, self.ahead(), log),
            _ if self.must_check_army() => self.frames.call(Frame::ArmyCheck { side: self.mover }),
            _ => self.pass_turn(),
        }
    }

    pub(crate) fn pass_turn(&mut self) {
        self.mover = self.mover.enemy();
        self.frames.call(Frame::Turn);
    }

    /// Has a side lost by the condition of this battle (19.2 to 19.4)?
    fn is_beaten(&self, side: Side) -> bool {
        let lost = u32::from(self.lost_points(side));
        match self.victory {
            Some(Victory::Losses) if !self.options.army_check => {
                2 * lost >= u32::from(self.army(side).points)
            }
            Some(Victory::General) if self.army(side).killed => true,
            _ => lost >= u32::from(self.army(side).points), // 19.3
        }
    }

    fn ending_by_victory(&self) -> Ending {
        match self.victory {
            Some(Victory::Losses) if !self.options.army_check => Ending::Losses,
            Some(Victory::General) if Side::ALL.iter().any(|&side| self.army(side).killed) => Ending::General,
            _ => Ending::Annihilation,
        }
    }

    /// Half of the army is lost and morale decides instead (19.5).
    fn must_check_army(&self) -> bool {
        let lost = 2 * u32::from(self.lost_points(self.mover)) >= u32::from(self.army(self.mover).points);
        self.options.army_check && self.victory == Some(Victory::Losses) && lost
    }

    /// The army stands or breaks (19.5).
    pub(crate) fn roll_army_check<L: Log<Event>>(&mut self, side: Side, dice: [u8; 2], log: &mut L) {
        self.frames.done();
        let [one, two] = dice;
        let passed = one + two <= self.leadership(side);
        log.add(Event::ArmyCheck { side, one, two, passed });
        if passed {
            self.pass_turn();
        } else {
            self.end(Ending::ArmyCheck, Some(side.enemy()), log);
        }
    }

    /// The last turn is over, or it is night (19.6, 19.7).
    fn ends_by_time(&self) -> Option<Ending> {
        let last = self.mover != self.first && self.turn >= self.last_turn();
        let night = self.options.nightfall && self.shuffles >= 2;
        if night { Some(Ending::Nightfall) } else { last.then_some(Ending::TurnLimit) }
    }

    /// 5.9
    pub(crate) fn roll_victory<L: Log<Event>>(&mut self, face: u8, log: &mut L) {
        self.frames.done();
        let victory = Victory::of_die(face);
        self.victory = Some(victory);
        log.add(Event::Decides { victory });
    }

    /// 19.6
    pub fn last_turn(&self) -> u8 {
        if self.victory == Some(Victory::Annihilation) { TURNS.1 } else { TURNS.0 }
    }

    /// The side that lost the smaller part of its army, if there is one (19.6, 19.8).
    fn ahead(&self) -> Option<Side> {
        let part = |side: Side| u32::from(self.lost_points(side)) * u32::from(self.army(side.enemy()).points);
        match part(Side::South).cmp(&part(Side::North)) {
            std::cmp::Ordering::Less => Some(Side::South),
            std::cmp::Ordering::Equal => None,
            std::cmp::Ordering::Greater => Some(Side::North),
        }
    }

    fn end<L: Log<Event>>(&mut self, ending: Ending, winner: Option<Side>, log: &mut L) {
        self.ending = Some((ending, winner));
        log.add(Event::Ended { ending });
    }
}

/// What lies on units for one turn.
const TURN_MARKS: [Mark; 11] = [
    Mark::Activated,
    Mark::Moved,
    Mark::Aimed,
    Mark::Shot,
    Mark::Charged,
    Mark::Shaken,
    Mark::Backwards,
    Mark::Hurried,
    Mark::RoughStart,
    Mark::Regular,
    Mark::Visited,
];
