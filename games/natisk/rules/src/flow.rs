//! The sequence of play, top to bottom: what each frame does when its time comes, and what it then waits for.

use std::cmp::Ordering;

use sandtable_core::{Flow, Log};
use serde::{Deserialize, Serialize};

use crate::ids::{Ability, Board, Side, Space, Theatre, Unit};
use crate::state::{Ending, Reason, State};
use crate::state_json::{self, SpoilsJson};
use crate::tables::CAMPAIGN_SPACES;
use crate::words::Event;

/// Something still to be done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are the nouns of the game")]
pub enum Frame {
    /// Luck: units from the bag to the reserve (2.2, 3.6, 4.2).
    Draw { side: Side, left: u8 },
    /// Luck: the solo bot's head start (9.2).
    Handicap { left: u8, steps: u8 },
    /// Choice: the theatre of a rolled 6 (9.3).
    Favour { steps: u8 },
    /// Luck: the solo bot's head start in Nippon (9.5).
    Foothold {
        left: u8,
        #[serde(with = "state_json::footholds")]
        taken: u8,
    },
    /// A turn begins (3.1, 7.5).
    Turn { side: Side },
    /// Choice: a unit and a space (3.2).
    Place { side: Side },
    /// The effect of a space (4).
    Effect { side: Side, space: Space },
    /// Luck: special weapons to the bag (4.3).
    Research { side: Side, left: u8 },
    /// Luck: a special weapon to the reserve (4.4).
    Requisition { side: Side },
    /// Luck, or the player's choice against the bot: a unit of the rival goes back to the bag (4.5, 9.33).
    Bombard { side: Side },
    /// Choice: another theatre to advance in (4.9).
    Strategic { side: Side, from: Theatre, steps: u8 },
    /// The marker moves by the strength of the unit (3.5).
    March { side: Side, theatre: Theatre, strength: u8 },
    /// Is a campaign finished, or the theatre closed (6)?
    Judge { side: Side, theatre: Theatre },
    /// Choice: the next effect of a closed theatre's free spaces (6.5).
    Spoils(Spoils),
    /// The points for closing a theatre (6.6).
    Reward { side: Side, theatre: Theatre, points: u8 },
    /// Choice: the campaign where the marker goes next (8.7).
    Open { side: Side, from: Theatre, lead: u8 },
    /// May another unit follow (5.5)?
    Blitz { side: Side, theatre: Theatre },
    /// Choice: the unit that follows, or none (5.5).
    Follow { side: Side, theatre: Theatre },
    /// A turn ends (7).
    EndTurn { side: Side },
    /// Luck: the bot's stratagem (9.6).
    Stratagem,
    /// The bot decides (9.11 to 9.26), perhaps only in the theatre of its blitz (9.30).
    Algorithm { only: Option<Theatre> },
    /// Luck: the bot's die (9.26).
    Die { space: Space },
}

/// What is left of a closed theatre for whoever closed it (6.5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "SpoilsJson", try_from = "SpoilsJson")]
pub struct Spoils {
    /// Who closed it.
    pub side: Side,
    /// The theatre.
    pub theatre: Theatre,
    /// The free spaces, as bits counted from the first of the theatre.
    pub left: u16,
}

impl State {
    /// Runs until a seat or luck has to decide, or the game is over.
    pub(crate) fn settle<L: Log<Event>>(&mut self, log: &mut L) {
        sandtable_core::settle(|| self.frames.top().map_or(Flow::Wait, |frame| self.step(frame, log)));
    }

    fn step<L: Log<Event>>(&mut self, frame: Frame, log: &mut L) -> Flow {
        match frame {
            // Too little to draw from: what is there, and no more (4.11).
            Frame::Draw { side, left } => {
                self.frames.wait_if(left > 0 && !self.bags[side.index()].is_empty())
            }
            Frame::Research { left, .. } => self.frames.wait_if(left > 0 && !self.research.is_empty()),
            Frame::Requisition { .. } => self.frames.wait_if(!self.research.is_empty()),
            Frame::Bombard { side } => self.frames.wait_if(self.has_reserve(side.rival())),
            Frame::Handicap { left, .. } | Frame::Foothold { left, .. } => self.frames.wait_if(left > 0),
            Frame::Favour { .. } | Frame::Place { .. } | Frame::Follow { .. } => Flow::Wait,
            Frame::Stratagem | Frame::Die { .. } => Flow::Wait,
            Frame::Open { from, .. } => {
                let any = self.openable(from).next().is_some();
                self.frames.wait_if(any)
            }
            Frame::Strategic { side, from, steps } if self.is_bot(side) => {
                self.done_then(|state| state.bot_advances(from, steps, log))
            }
            Frame::Strategic { from, .. } => {
                let any = self.strategic_targets(from).next().is_some();
                self.frames.wait_if(any)
            }
            Frame::Spoils(Spoils { side, theatre, left }) if self.is_bot(side) && left != 0 => {
                self.done_then(|state| state.bot_plunders(theatre, left, log))
            }
            Frame::Spoils(Spoils { left, .. }) => self.frames.wait_if(left != 0),
            Frame::Turn { side } => self.start_turn(side, log),
            Frame::Effect { side, space } => self.done_then(|state| state.effect(side, space, log)),
            Frame::March { side, theatre, strength } => {
                self.done_then(|state| state.march(side, theatre, strength as i8, log))
            }
            Frame::Judge { side, theatre } => self.done_then(|state| state.judge(side, theatre, log)),
            Frame::Reward { side, theatre, points } => self.done_then(|state| {
                state.score(side, points);
                log.add(Event::Closed { side, theatre, points });
            }),
            Frame::Blitz { side, theatre } => self.done_then(|state| state.blitz(side, theatre)),
            Frame::EndTurn { side } => self.done_then(|state| state.end_turn(side, log)),
            Frame::Algorithm { only } => self.done_then(|state| state.algorithm(only, log)),
        }
    }

    fn done_then(&mut self, act: impl FnOnce(&mut State)) -> Flow {
        self.frames.done();
        act(self);
        Flow::Go
    }

    fn has_reserve(&self, side: Side) -> bool {
        if self.is_bot(side) { !self.row.is_empty() } else { !self.reserves[side.index()].is_empty() }
    }

    /// 3.1; a side that cannot place loses (7.5).
    fn start_turn<L: Log<Event>>(&mut self, side: Side, log: &mut L) -> Flow {
        self.frames.done();
        if !self.can_place(side) {
            let reason = match () {
                () if self.free == 0 => Reason::FullBoard,
                () if !self.has_reserve(side) => Reason::NoUnit,
                () => Reason::NoSpace,
            };
            self.end(side.rival(), reason, log);
            return Flow::Go;
        }
        self.frames.call(Frame::EndTurn { side });
        self.frames.call(Frame::Draw { side, left: 1 }); // 3.6
        if !self.is_bot(side) {
            self.frames.call(Frame::Place { side });
            return Flow::Wait;
        }
        self.frames.call(Frame::Algorithm { only: None }); // 9.6
        if self.cup.is_some() {
            self.frames.call(Frame::Stratagem);
        }
        Flow::Go
    }

    /// A unit goes to a space, and all that follows from it is pushed, last things first: the effects come before the
    /// march (3.1, 3.4).
    pub(crate) fn place<L: Log<Event>>(&mut self, side: Side, unit: Unit, space: Space, log: &mut L) {
        let played = self.identity(side, unit).unwrap_or(unit);
        let theatre = space.theatre();
        let strength = self.strength(side, played, theatre) as u8;
        let ability = self.row_of(played).ability;
        self.occupy(side, unit, space);
        self.last[side.index()] = Some(played);
        log.add(Event::Placed { side, unit, played, space });
        if ability == Ability::Nuclear {
            self.setback(side, theatre, log);
        }
        if ability == Ability::Blitz {
            self.frames.call(Frame::Blitz { side, theatre });
        }
        self.frames.call(Frame::Judge { side, theatre });
        self.frames.call(Frame::March { side, theatre, strength });
        if ability == Ability::Bombing {
            self.frames.call(Frame::Bombard { side }); // 5.11
        }
        let times = match ability {
            Ability::TaskForce => 0,  // 5.8
            Ability::Leadership => 2, // 5.16
            _ => 1,
        };
        for _ in 0..times {
            self.frames.call(Frame::Effect { side, space });
        }
    }

    fn occupy(&mut self, side: Side, unit: Unit, space: Space) {
        self.free &= !space.bit();
        if !side.is_first() {
            self.second |= space.bit();
        }
        self.units[space.index()] = Some(unit);
        self.exposed[side.index()] &= !(1 << unit as u64);
    }

    /// A finished campaign is scored (6.1, 8.6), a closed theatre plundered (6.4); if both happen at once, only the
    /// theatre counts (6.7, 8.9). A row that was filled ahead of its time is scored as soon as it is the active one (5.15).
    fn judge<L: Log<Event>>(&mut self, side: Side, theatre: Theatre, log: &mut L) {
        if !self.is_open(theatre) {
            return;
        }
        if self.lead(side, theatre) >= State::track(theatre).close {
            self.close(side, theatre);
            return;
        }
        while self.is_open(theatre) && self.active_free(theatre) == 0 {
            self.finish_campaign(theatre, log);
        }
        if self.board == Board::Nippon && !self.is_open(theatre) {
            self.open_next(side, theatre, 0);
        }
    }

    /// Everything in it is decided; first the free spaces, then the points, then the next campaign (6.4, 8.8).
    fn close(&mut self, side: Side, theatre: Theatre) {
        let Some(front) = self.fronts[theatre.index()].as_mut() else { return };
        let undecided = &theatre.row().campaigns[front.finished as usize..];
        let icons = if theatre.row().track.icons.is_some() { 2 } else { 0 }; // 6.6, 8.14
        let points = undecided.iter().map(|campaign| campaign.points).sum::<u8>() + icons;
        front.finished = theatre.campaigns();
        if self.board == Board::Nippon {
            let lead = self.lead(side, theatre) - State::track(theatre).safe;
            self.open_next(side, theatre, lead as u8);
        }
        self.frames.call(Frame::Reward { side, theatre, points });
        let left = self.plunder(theatre);
        self.frames.call(Frame::Spoils(Spoils { side, theatre, left }));
    }

    /// The marker goes on, with one more step for the bot after its own success (8.7, 9.35).
    fn open_next(&mut self, side: Side, from: Theatre, lead: u8) {
        let lead = lead + u8::from(self.is_bot(side));
        self.frames.call(Frame::Open { side, from, lead });
    }

    /// 6.1 to 6.3
    fn finish_campaign<L: Log<Event>>(&mut self, theatre: Theatre, log: &mut L) {
        let points = self.active_points(theatre);
        let Some(front) = self.fronts[theatre.index()].as_mut() else { return };
        let campaign = front.finished;
        front.finished += 1;
        let bonus = track_bonus(theatre, front.marker);
        for side in self.board.sides() {
            let lead = self.lead(side, theatre);
            if lead >= 0 {
                self.score(side, points + bonus);
                log.add(Event::Campaign { side, theatre, campaign, points, bonus });
            }
        }
    }

    /// 5.5, 5.6, 8.12; the bot follows if it can (9.30).
    fn blitz(&mut self, side: Side, theatre: Theatre) {
        if !self.is_open(theatre) {
            return;
        }
        if self.is_bot(side) {
            self.frames.call(Frame::Algorithm { only: Some(theatre) });
        } else {
            self.frames.call(Frame::Follow { side, theatre });
        }
    }

    /// 7.1 to 7.4, for either board and for the bot (8.15, 9.36).
    fn end_turn<L: Log<Event>>(&mut self, side: Side, log: &mut L) {
        let enough = self.points(side) >= 25;
        if side.is_first() {
            if enough {
                self.last_turn = true;
                log.add(Event::LastTurn { side: side.rival() });
            }
        } else if self.last_turn || enough {
            let [first, second] = self.board.sides();
            let more = if self.last_turn { Reason::LastTurn } else { Reason::Points };
            let (winner, reason) = match self.points(first).cmp(&self.points(second)) {
                Ordering::Equal => (second, Reason::Tie),
                Ordering::Greater => (first, more),
                Ordering::Less => (second, more),
            };
            self.end(winner, reason, log);
            return;
        }
        self.frames.call(Frame::Turn { side: side.rival() });
    }

    fn end<L: Log<Event>>(&mut self, winner: Side, reason: Reason, log: &mut L) {
        while !self.frames.is_empty() {
            self.frames.done();
        }
        self.ending = Some(Ending { winner, reason });
        log.add(Event::Ended { winner, reason });
    }

    /// The free spaces of a theatre whose effect is worth choosing, counted from its first space (6.5).
    fn plunder(&self, theatre: Theatre) -> u16 {
        let masks = &CAMPAIGN_SPACES[theatre as usize];
        let all = masks[0] | masks[1] | masks[2];
        let useful = |space: &Space| {
            use crate::tables::Effect::{None, Tactical};
            !matches!(space.row().effect, None | Tactical(_))
        };
        let bits = crate::state::spaces_of(self.board, all & self.free).filter(useful);
        bits.fold(0, |left, space| left | (space.bit() >> all.trailing_zeros()) as u16)
    }
}

/// 6.2
fn track_bonus(theatre: Theatre, marker: i8) -> u8 {
    let reached = |icons: [i8; 2]| icons.into_iter().filter(|&icon| marker.abs() >= icon).count() as u8;
    theatre.row().track.icons.map_or(0, reached)
}
