//! The sequence of play, top to bottom: what each frame does when its time comes, and what it then waits for. A question with a
//! single answer is not asked, because everybody knows the answer; only turns and responses always are.

use sandtable_core::{Flow, Log};
use serde::{Deserialize, Serialize};

use crate::force::{ARMIES, FLEETS, Force, of_side};
use crate::ids::{Deed, Nation, Reason, Response, Side, Space};
use crate::space_set::SpaceSet;
use crate::state::{ALL_NATIONS, Battle, Ending, State};
use crate::tables::{FIRST_YEAR, MARKERS, RESPONSES, YEARS};
use crate::words::{Action, Event};

/// A piece of unfinished business. `latest` is the rank of the latest choice of a set, so that bots can think of a set in
/// one order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are the nouns of the game")]
pub enum Frame {
    /// Choice: an action or a pass (3.3).
    Turn,
    /// Choice: the next step of a Build (6). `raised` counts pieces by kind, four bits each; `spots` is where pieces may be
    /// deployed, read before the action (6.6).
    Build {
        left: u8,
        #[serde(default)]
        raised: u32,
        spots: SpaceSet,
        #[serde(default)]
        begun: bool,
        #[serde(default)]
        latest: u16,
    },
    /// Choice: the next attacker (7.6). `origins` is where they may come from, `walled` those from which they come by the North Sea
    /// only (8.4).
    Attack {
        origins: SpaceSet,
        walled: SpaceSet,
        #[serde(default)]
        latest: u16,
    },
    /// Choice: the next piece of a Redeploy (9).
    Redeploy {
        #[serde(default)]
        begun: bool,
        #[serde(default)]
        latest: u16,
    },
    /// The battle, if there is one (8.1).
    Battle,
    /// Luck: a die of a side (8.5).
    Dice { side: Side },
    /// Choice: reserves of a nation for the battle (8.6, 8.7).
    Reserves {
        nation: Nation,
        #[serde(default)]
        latest: u16,
    },
    /// The defenders' reserves, nation by nation; `asked` as bits (8.7).
    Defence { asked: u8 },
    /// Who loses a piece (8.9).
    Result,
    /// Choice: which piece (8.10), and whether it leaves the game (8.11).
    Loss { nation: Nation, removed: bool },
    /// The action is done (4.5, 12.3).
    Finish { deed: Deed },
    /// The response boxes from this one on; `declined` as bits (11.2, 11.3).
    Responses { deed: Deed, at: u8, declined: u8 },
    /// Choice: is the response played (11.3)?
    Offer { response: Response, nation: Nation },
    /// Choice: what a response does (11.7); `left` is the strength that can still be raised (13.13, 13.19).
    Effect {
        response: Response,
        by: Nation,
        left: u8,
        #[serde(default)]
        begun: bool,
        #[serde(default)]
        latest: u16,
    },
    /// The response is done (4.5, 12.3).
    Aftermath { by: Nation },
}

impl State {
    /// Runs until a seat or luck has to decide, or the game is over.
    pub(crate) fn settle<L: Log<Event>>(&mut self, log: &mut L) {
        sandtable_core::settle(|| self.frames.top().map_or(Flow::Wait, |frame| self.step(frame, log)));
    }

    fn step<L: Log<Event>>(&mut self, frame: Frame, log: &mut L) -> Flow {
        match frame {
            Frame::Turn => self.next_turn(log),
            Frame::Build { left, raised, spots, begun, .. } => {
                self.ask_or_answer(begun, self.builds(left, raised, spots).first_two(), log)
            }
            Frame::Attack { origins, .. } => {
                self.ask_or_answer(self.has_attackers(), self.sends(origins).first_two(), log)
            }
            Frame::Redeploy { begun, .. } => self.ask_or_answer(begun, self.moves().first_two(), log),
            Frame::Battle => self.done_then(State::start_battle),
            Frame::Dice { .. } | Frame::Offer { .. } => Flow::Wait,
            Frame::Reserves { nation, .. } => {
                let more = self.reserves(nation).next().is_some();
                self.frames.wait_if(more)
            }
            Frame::Defence { asked } => self.next_defender(asked),
            Frame::Result => self.done_then(|state| state.decide(log)),
            Frame::Loss { nation, .. } => {
                self.ask_or_answer(false, self.possible_losses(nation).first_two(), log)
            }
            Frame::Finish { deed } => {
                self.moved = [Force::EMPTY; Space::COUNT];
                self.frames.goto(Frame::Responses { deed, at: 0, declined: 0 });
                self.clean_up(self.mover.side(), log)
            }
            Frame::Responses { deed, at, declined } => self.next_response(deed, at, declined),
            Frame::Effect { response, by, left, begun, .. } => {
                self.ask_or_answer(begun, self.effects(response, by, left).first_two(), log)
            }
            Frame::Aftermath { by } => {
                self.frames.done();
                self.clean_up(by.side(), log)
            }
        }
    }

    fn done_then(&mut self, act: impl FnOnce(&mut State)) -> Flow {
        self.frames.done();
        act(self);
        Flow::Go
    }

    /// A set that may end is over when nothing can be added; one that may not takes its only choice.
    fn ask_or_answer<L: Log<Event>>(
        &mut self,
        may_end: bool,
        choices: [Option<Action>; 2],
        log: &mut L,
    ) -> Flow {
        match choices {
            [None, _] => self.frames.done(),
            [Some(only), None] if !may_end => self.choose(only, log),
            _ => return Flow::Wait,
        }
        Flow::Go
    }

    /// The next nation of the round; whoever has no marker passes (3.4), and so does who can do nothing (3.7).
    fn next_turn<L: Log<Event>>(&mut self, log: &mut L) -> Flow {
        self.battle = Battle::default();
        self.advanced = None;
        if self.passed == ALL_NATIONS {
            self.end_year(log);
            return Flow::Go;
        }
        if self.at as usize == Nation::COUNT {
            self.round = self.order; // 3.6
            self.at = 0;
        }
        self.mover = self.round[self.at as usize];
        if self.markers(self.mover) > 0 {
            if self.can_act() {
                return Flow::Wait;
            }
            log.add(Event::Stuck { nation: self.mover });
        }
        self.pass();
        Flow::Go
    }

    /// 3.4
    pub(crate) fn pass(&mut self) {
        self.passed |= self.mover.bit();
        self.at += 1;
    }

    /// Is there an action with an effect (3.7)?
    fn can_act(&self) -> bool {
        self.tracks_to_advance().next().is_some()
            || self.can_build()
            || self.can_redeploy()
            || self.targets().next().is_some()
    }

    /// Scoring and what may follow from it (12.1, 12.2, 12.4 to 12.6), then the next year (3.2).
    fn end_year<L: Log<Event>>(&mut self, log: &mut L) {
        self.score(log);
        if let Some(ending) = self.verdict() {
            self.end(ending, log);
            return;
        }
        self.year += 1;
        self.markers = MARKERS[self.year as usize];
        self.markers[Nation::Usa.index()] += u8::from(self.bonus);
        self.winter = false;
        self.passed = 0;
        self.round = self.order;
        self.at = 0;
        log.add(Event::Year { year: self.calendar_year() });
    }

    /// The year as people count it.
    pub fn calendar_year(&self) -> u16 {
        FIRST_YEAR + u16::from(self.year)
    }

    /// The victory spaces of a side (12.1).
    pub fn victory_spaces(&self, side: Side) -> SpaceSet {
        self.controlled(side) & VICTORY[side as usize]
    }

    /// 12.1, 12.2
    fn score<L: Log<Event>>(&mut self, log: &mut L) {
        let [axis, allies] = [Side::Axis, Side::Allies].map(|side| self.victory_spaces(side).len() as u8);
        self.scored[self.year as usize] = [axis, allies];
        log.add(Event::Scored { year: self.calendar_year(), axis, allies });
        let side = if axis < allies { Side::Axis } else { Side::Allies };
        let will = &mut self.will[side as usize];
        let lost = axis.abs_diff(allies).min(*will);
        *will -= lost;
        if lost > 0 {
            log.add(Event::WillLost { side, lost, left: self.will(side) });
        }
    }

    /// After scoring (12.4, 12.5, 12.6).
    fn verdict(&self) -> Option<Ending> {
        let beaten = |side: Side| self.will(side) == 0 && self.captured(side) == 0;
        let last = self.year as usize + 1 == YEARS;
        let [axis, allies] = self.will;
        let (reason, winner) = match (beaten(Side::Axis), beaten(Side::Allies)) {
            (true, false) => (Reason::Will, Side::Allies),
            (false, true) => (Reason::Will, Side::Axis),
            _ if !last => return None,
            _ if axis == allies => (Reason::Tie, Side::Axis),
            _ if axis > allies => (Reason::Years, Side::Axis),
            _ => (Reason::Years, Side::Allies),
        };
        Some(Ending { reason, winner })
    }

    /// How many capitals of the enemy a side controls.
    pub fn captured(&self, side: Side) -> usize {
        let taken = |nation: &&Nation| self.controlled(side).has(nation.capital());
        side.enemy().nations().iter().filter(taken).count()
    }

    /// Armies whose sea is lost go (4.5); then two capitals decide, for the side that acts first (12.3).
    fn clean_up<L: Log<Event>>(&mut self, acting: Side, log: &mut L) -> Flow {
        self.sink_armies(log);
        let winner = [acting, acting.enemy()].into_iter().find(|&side| self.captured(side) >= 2);
        if let Some(winner) = winner {
            self.end(Ending { reason: Reason::Capitals, winner }, log);
        }
        Flow::Go
    }

    /// 4.5
    fn sink_armies<L: Log<Event>>(&mut self, log: &mut L) {
        for space in (self.spaces_with(ARMIES) & SpaceSet::SEA).iter() {
            for &side in Side::ALL {
                let lost = self.has_enemy(side, space) && !self.force(space).any(of_side(side).and(FLEETS));
                while lost && let Some(unit) = self.force(space).kinds_of(of_side(side).and(ARMIES)).next() {
                    self.lift(unit, space);
                    self.losses.put(unit);
                    log.add(Event::Sunk { unit, space });
                }
            }
        }
    }

    fn end<L: Log<Event>>(&mut self, ending: Ending, log: &mut L) {
        while !self.frames.is_empty() {
            self.frames.done();
        }
        self.ending = Some(ending);
        log.add(Event::Ended { reason: ending.reason, winner: ending.winner });
    }

    /// The boxes of the row from top to bottom, in each the nations in turn order (11.2, 11.3, 11.5).
    fn next_response(&mut self, deed: Deed, at: u8, declined: u8) -> Flow {
        if at as usize > Response::KwantungArmy.index() {
            self.departed = [None; 3]; // 13.22
        }
        let Some(row) = RESPONSES.get(at as usize) else {
            self.frames.done();
            return Flow::Go;
        };
        let fits = row.sheet == self.mover && row.after == deed;
        let ready = |nation: &Nation| declined & nation.bit() == 0 && self.can_respond(row.response, *nation);
        let nation = self.order.iter().copied().find(|nation| fits && ready(nation));
        match nation {
            Some(nation) => self.frames.call(Frame::Offer { response: row.response, nation }),
            None => self.frames.goto(Frame::Responses { deed, at: at + 1, declined: 0 }),
        }
        Flow::Go
    }
}

/// The victory spaces of each side (12.1).
pub(crate) const VICTORY: [SpaceSet; Side::COUNT] = {
    let (mut sets, mut at) = ([SpaceSet::NONE; Side::COUNT], 0);
    while at < Space::COUNT {
        let row = &crate::tables::SPACES[at];
        let mut side = 0;
        while side < row.victory.len() {
            sets[row.victory[side] as usize].0 |= 1 << at;
            side += 1;
        }
        at += 1;
    }
    sets
};

/// The first two of some choices: enough to know whether there is something to choose.
pub(crate) trait FirstTwo: Iterator<Item = Action> + Sized {
    fn first_two(mut self) -> [Option<Action>; 2] {
        [self.next(), self.next()]
    }
}

impl<I: Iterator<Item = Action>> FirstTwo for I {}
