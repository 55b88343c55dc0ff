//! A position, and the questions one can ask of it. Markers are counted from the red centre, upwards for the
//! second side; which spaces are free is a mask of bits, because listing placements is most of the work of a playout.

use sandtable_core::{Seat, Stack};
use serde::{Deserialize, Serialize};

use crate::flow::Frame;
use crate::ids::{Ability, Board, Side, Space, Stratagem, Theatre, Unit, Units};
use crate::setup::Blank;
use crate::state_json::{self, StateJson, of_bits};
use crate::tables::{AIR, ANY, ARMY, CAMPAIGN_SPACES, NAVY, THEATRE_SPACES, Track, UNITS, UnitRow};

/// The most theatres a board has.
pub(crate) const THEATRES: usize = 15;
/// The most spaces a board has.
pub(crate) const SPACES: usize = 45;
/// The most blank tokens in play (2.6).
pub(crate) const BLANKS: usize = 6;

/// A position of the game.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "StateJson", try_from = "StateJson")]
pub struct State {
    pub(crate) board: Board,
    /// Is the first side played by the bot of section 9?
    pub(crate) solo: bool,
    /// 16 or 18 special weapons (2.4).
    pub(crate) weapons: u8,
    pub(crate) blanks: [Option<Blank>; BLANKS],
    pub(crate) fronts: [Option<Front>; THEATRES],
    pub(crate) free: u64,
    /// The occupied spaces that belong to the second side.
    pub(crate) second: u64,
    pub(crate) units: [Option<Unit>; SPACES],
    pub(crate) reserves: [Units; 2],
    pub(crate) bags: [Units; 2],
    pub(crate) research: Units,
    /// The open row of the solo bot (9.1).
    pub(crate) row: Row,
    pub(crate) cup: Option<Cup>,
    /// What each side placed last, as it was played (5.12).
    pub(crate) last: [Option<Unit>; 2],
    /// The special weapons of each side that its rival has seen in a bombing, as bits of [`Unit`].
    pub(crate) exposed: [u64; 2],
    /// What was bombed out of each side's reserve last; both players saw it (4.5).
    pub(crate) bombed: [Option<Unit>; 2],
    pub(crate) points: [u8; 2],
    /// Is the second side in its last turn (7.1)?
    pub(crate) last_turn: bool,
    pub(crate) frames: Stack<Frame, 16>,
    pub(crate) ending: Option<Ending>,
}

/// A theatre in which there is, or was, a marker.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Front {
    /// The marker: above 0 on the second side's half.
    pub marker: i8,
    /// How many of its campaigns are finished.
    pub finished: u8,
}

/// The stratagem tokens (9.7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cup {
    /// Those in the cup, as bits of [`Stratagem`].
    #[serde(with = "state_json::stratagems")]
    pub(crate) inside: u8,
    /// The one that lies beside it.
    pub drawn: Stratagem,
    /// The one in force: not the drawn one under Steamroll (10.6).
    pub in_force: Option<Stratagem>,
}

impl Cup {
    /// The stratagems in the cup, in order.
    pub fn inside(self) -> impl Iterator<Item = Stratagem> {
        of_bits(self.inside.into())
    }
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ending {
    /// Who won.
    pub winner: Side,
    /// Why.
    pub reason: Reason,
}

sandtable_core::words! {
    /// Why a game ended (7).
    pub enum Reason: "reason" in "natisk-reason" {
        /// More points when the second side had 25 at the end of its turn (7.2).
        Points = "points",
        /// More points after the last turn (7.1).
        LastTurn = "last-turn",
        /// Equal points (7.3).
        Tie = "tie",
        /// No unit in the reserve (7.5).
        NoUnit = "no-unit",
        /// No space for any unit (7.5).
        NoSpace = "no-space",
        /// The board is full (7.5).
        FullBoard = "full-board",
    }
}

/// The solo bot's open units, left to right.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "Vec<Unit>", try_from = "Vec<Unit>")]
pub struct Row {
    units: [Option<Unit>; Row::MOST],
    len: u8,
}

impl Row {
    /// All the units one side can ever hold.
    pub(crate) const MOST: usize = 46;

    pub(crate) const EMPTY: Row = Row { units: [None; Row::MOST], len: 0 };

    /// The units, left to right.
    pub fn iter(&self) -> impl Iterator<Item = Unit> + '_ {
        self.units[..self.len()].iter().flatten().copied()
    }

    /// How many.
    pub fn len(&self) -> usize {
        self.len as usize
    }

    /// None at all?
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// One more at the right end (9.6).
    pub(crate) fn push(&mut self, unit: Unit) {
        self.units[self.len()] = Some(unit);
        self.len += 1;
    }

    /// Takes one out; the others move left.
    pub(crate) fn remove(&mut self, at: usize) -> Unit {
        let unit = self.units[at].take();
        self.units[at..self.len as usize].rotate_left(1);
        self.len -= 1;
        unit.expect("a unit stands at every place of the row")
    }
}

impl State {
    /// Which board is played.
    pub fn board(&self) -> Board {
        self.board
    }

    /// The points of a side.
    pub fn points(&self, side: Side) -> u8 {
        self.points[side.index()]
    }

    /// Is this side the solo bot?
    pub fn is_bot(&self, side: Side) -> bool {
        self.solo && side.is_first()
    }

    /// The seat that decides for a side; in the solo game the player decides for both (9).
    pub(crate) fn seat(&self, side: Side) -> Seat {
        if self.solo { Seat(0) } else { Seat(side.index() as u8) }
    }

    /// The side a seat plays.
    pub fn side(&self, seat: Seat) -> Side {
        if self.solo { self.board.first().rival() } else { self.board.sides()[seat.index()] }
    }

    /// What is printed on a unit.
    pub fn row_of(&self, unit: Unit) -> UnitRow {
        match UNITS.get(unit as usize) {
            Some(row) => *row,
            None => self.blanks[unit as usize - UNITS.len()].map_or(UNITS[0], Blank::row),
        }
    }

    /// The theatre's marker and progress, if it was ever opened.
    pub fn front(&self, theatre: Theatre) -> Option<Front> {
        self.fronts[theatre.index()]
    }

    /// Does the theatre have a marker, and a campaign still to be decided (6.8, 8.3)?
    pub fn is_open(&self, theatre: Theatre) -> bool {
        self.front(theatre).is_some_and(|front| front.finished < theatre.campaigns())
    }

    /// The open theatres.
    pub fn open_theatres(&self) -> impl Iterator<Item = Theatre> + '_ {
        self.board.theatres().iter().copied().filter(|&theatre| self.is_open(theatre))
    }

    /// How far the marker is on this side's half; below 0 on the rival's (1.8).
    pub fn lead(&self, side: Side, theatre: Theatre) -> i8 {
        self.front(theatre).map_or(0, |front| front.marker * side.direction())
    }

    /// What the active campaign of an open theatre is worth (1.7).
    pub fn active_points(&self, theatre: Theatre) -> u8 {
        let finished = self.front(theatre).map_or(0, |front| front.finished);
        theatre.row().campaigns.get(finished as usize).map_or(0, |campaign| campaign.points)
    }

    /// The free spaces of the active campaign of a theatre (1.7).
    pub(crate) fn active_free(&self, theatre: Theatre) -> u64 {
        match self.front(theatre) {
            Some(front) if front.finished < theatre.campaigns() => {
                CAMPAIGN_SPACES[theatre as usize][front.finished as usize] & self.free
            }
            _ => 0,
        }
    }

    /// The free spaces of all active campaigns (3.3).
    pub(crate) fn active_spaces(&self) -> u64 {
        self.board.theatres().iter().fold(0, |mask, &theatre| mask | self.active_free(theatre))
    }

    /// The free spaces of every campaign not decided, opened or not (5.14, 8.13).
    pub(crate) fn undecided_spaces(&self) -> u64 {
        let decided = |theatre: &&Theatre| {
            self.front(**theatre).is_some_and(|front| front.finished >= theatre.campaigns())
        };
        let closed = self.board.theatres().iter().filter(decided);
        closed.fold(self.free, |mask, &theatre| mask & !THEATRE_SPACES[theatre as usize])
    }

    /// Who stands on a space.
    pub fn occupant(&self, space: Space) -> Option<(Side, Unit)> {
        let side = self.board.sides()[usize::from(self.second & space.bit() != 0)];
        self.units[space.index()].map(|unit| (side, unit))
    }

    /// What a unit is when this side plays it now: a spy is what the rival placed last (5.12), the bot's scientist
    /// an air force of strength 3 (9.29). A spy with nothing to copy cannot be played (5.13).
    pub fn identity(&self, side: Side, unit: Unit) -> Option<Unit> {
        let copied = match self.row_of(unit).ability {
            Ability::Spy => self.last[side.rival().index()]?,
            _ => unit,
        };
        match self.row_of(copied).ability {
            Ability::Scientist if self.is_bot(side) => Some(Unit::EliteAir),
            _ => Some(copied),
        }
    }

    /// The strength of a unit, as it is played, in a theatre (5.2, 5.3, 5.17).
    pub fn strength(&self, side: Side, played: Unit, theatre: Theatre) -> i8 {
        let row = self.row_of(played);
        match row.ability {
            Ability::General => 1 + self.led_by(side, theatre, ARMY | AIR),
            Ability::Admiral => 1 + self.led_by(side, theatre, NAVY | AIR),
            Ability::Partisans => {
                if self.lead(side, theatre) < 0 {
                    3
                } else {
                    1
                }
            }
            _ => row.strength as i8,
        }
    }

    /// The units a leader counts (5.4): national ones, but not Godzilla (8.4) nor a blank that fits everywhere (2.6).
    fn led_by(&self, side: Side, theatre: Theatre, types: u8) -> i8 {
        let mine = if side.is_first() { !self.second } else { self.second };
        let spaces = THEATRE_SPACES[theatre as usize] & !self.free & mine;
        let counts = |space: &Space| {
            self.units[space.index()].is_some_and(|unit| {
                let row = self.row_of(unit);
                !row.special && unit != Unit::Godzilla && row.types != ANY && row.types & types != 0
            })
        };
        spaces_of(self.board, spaces).filter(counts).count() as i8
    }

    /// The track of a theatre.
    pub(crate) fn track(theatre: Theatre) -> Track {
        theatre.row().track
    }
}

/// The spaces of a mask, in order.
pub(crate) fn spaces_of(board: Board, mut mask: u64) -> impl Iterator<Item = Space> {
    std::iter::from_fn(move || {
        (mask != 0).then(|| {
            let bit = mask.trailing_zeros();
            mask &= mask - 1;
            board.space(bit)
        })
    })
}
