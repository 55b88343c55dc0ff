//! A position as it is written: JSON that a person can read and change. Bags and special weapons may be left `null`: then
//! whatever is nowhere else is in them.

use std::collections::BTreeMap;
use std::fmt::Display;
use std::str::FromStr;

use sandtable_core::{NamedBits, ParseError, Piece, Reader, Stack};
use serde::{Deserialize, Serialize};

use crate::flow::{Frame, Spoils};
use crate::ids::{Board, Side, Space, Stratagem, Theatre, Unit, Units};
use crate::setup::{Blank, Parts};
use crate::state::{BLANKS, Cup, Ending, Front, Row, SPACES, State, THEATRES, spaces_of};
use crate::tables::THEATRE_SPACES;

/// The written form of a [`State`].
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct StateJson {
    /// Which board is played on.
    board: Board,
    /// Is it played against the bot of the rulebook?
    solo: bool,
    /// How many special weapons there are: 16 or 18.
    weapons: u8,
    /// Custom tokens, written as in the options.
    blanks: Vec<Blank>,
    /// The marker and the finished campaigns of each theatre that is open or was.
    fronts: BTreeMap<Theatre, Front>,
    /// Who stands on each occupied space: a side and a unit, `axis navy1`.
    spaces: BTreeMap<Space, Occupant>,
    /// What each side has in its reserve.
    reserves: [Units; 2],
    /// What is in the bag of each side; null for whatever is nowhere else.
    bags: Option<[Units; 2]>,
    /// The special weapons not drawn yet; null for those that are nowhere else.
    research: Option<Units>,
    /// Solo: the bot's open units from left to right, a list of units.
    row: Row,
    /// Solo: the stratagems.
    cup: Option<Cup>,
    /// The unit each side placed last.
    last: [Option<Unit>; 2],
    /// The special weapons of each side that the rival has seen.
    exposed: [Vec<Unit>; 2],
    /// The unit each side lost to a bomb last.
    bombed: [Option<Unit>; 2],
    /// The points of each side.
    points: [u8; 2],
    /// Is the second side in its last turn?
    last_turn: bool,
    /// What the game still has to do.
    frames: Stack<Frame, 16>,
    /// How it ended.
    ending: Option<Ending>,
}

/// Who stands on a space: `axis navy1`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
struct Occupant {
    side: Side,
    unit: Unit,
}

sandtable_core::serde_as_word!(Occupant);

impl Display for Occupant {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} {}", self.side, self.unit)
    }
}

impl FromStr for Occupant {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Occupant, ParseError> {
        let mut words = Reader::new(text);
        let occupant = Occupant { side: words.read("a side and a unit")?, unit: words.read("a unit")? };
        words.end()?;
        Ok(occupant)
    }
}

/// The mask with a bit for each of these.
fn bits<T: Piece>(things: &[T]) -> u64 {
    things.iter().fold(0, |mask, thing| mask | 1 << thing.index())
}

/// Those that have a bit in the mask.
pub(crate) fn of_bits<T: Piece>(mask: u64) -> impl Iterator<Item = T> {
    T::ALL.iter().copied().filter(move |thing| mask >> thing.index() & 1 == 1)
}

/// The stratagems in the cup, as a list.
pub(crate) mod stratagems {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use super::{Stratagem, bits, of_bits};

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes references")]
    pub(crate) fn serialize<S: Serializer>(mask: &u8, to: S) -> Result<S::Ok, S::Error> {
        of_bits((*mask).into()).collect::<Vec<Stratagem>>().serialize(to)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<u8, D::Error> {
        Vec::<Stratagem>::deserialize(from).map(|list| bits(&list) as u8)
    }
}

/// The start campaigns of Nippon that have been taken, as a list (9.5).
pub(crate) mod footholds {
    use sandtable_core::NamedBits;
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use super::{Board, Theatre};

    fn starts() -> impl Iterator<Item = Theatre> {
        Board::Nippon.theatres().iter().copied().filter(|theatre| theatre.row().start)
    }

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes references")]
    pub(crate) fn serialize<S: Serializer>(mask: &u8, to: S) -> Result<S::Ok, S::Error> {
        let taken = starts().enumerate().filter(|(at, _)| mask >> at & 1 == 1);
        NamedBits::new(*mask, taken.map(|(_, theatre)| theatre)).serialize(to)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<u8, D::Error> {
        NamedBits::deserialize(from)?.mask(of_theatres).map_err(D::Error::custom)
    }

    fn of_theatres(theatres: Vec<Theatre>) -> Result<u8, String> {
        theatres.into_iter().try_fold(0, |mask, theatre| {
            let at = starts().position(|start| start == theatre);
            Ok(mask | 1 << at.ok_or_else(|| format!("`{theatre}` is no start campaign"))?)
        })
    }
}

/// The written form of [`Spoils`]: the free spaces as a list.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SpoilsJson {
    /// Who closed the theatre.
    side: Side,
    /// The theatre.
    theatre: Theatre,
    /// The free spaces whose effects are still to be taken.
    left: NamedBits<u16, Space>,
}

/// The place of a theatre's first space among all.
fn first_space(theatre: Theatre) -> u32 {
    THEATRE_SPACES[theatre as usize].trailing_zeros()
}

impl From<Spoils> for SpoilsJson {
    fn from(Spoils { side, theatre, left }: Spoils) -> SpoilsJson {
        let mask = u64::from(left) << first_space(theatre);
        SpoilsJson { side, theatre, left: NamedBits::new(left, spaces_of(theatre.board(), mask)) }
    }
}

impl TryFrom<SpoilsJson> for Spoils {
    type Error = String;

    fn try_from(SpoilsJson { side, theatre, left }: SpoilsJson) -> Result<Spoils, String> {
        let of_spaces = |spaces: Vec<Space>| match spaces.iter().find(|space| space.theatre() != theatre) {
            Some(space) => Err(format!("`{space}` is not in `{theatre}`")),
            None => {
                Ok(spaces.iter().fold(0, |mask, space| mask | space.bit() >> first_space(theatre)) as u16)
            }
        };
        Ok(Spoils { side, theatre, left: left.mask(of_spaces)? })
    }
}

impl From<Row> for Vec<Unit> {
    fn from(row: Row) -> Vec<Unit> {
        row.iter().collect()
    }
}

impl TryFrom<Vec<Unit>> for Row {
    type Error = String;

    fn try_from(units: Vec<Unit>) -> Result<Row, String> {
        if units.len() > Row::MOST {
            return Err(format!("a row of {} units, but there are only {}", units.len(), Row::MOST));
        }
        let mut row = Row::EMPTY;
        for unit in units {
            row.push(unit);
        }
        Ok(row)
    }
}

impl From<State> for StateJson {
    fn from(state: State) -> StateJson {
        let fronts =
            state.board.theatres().iter().filter_map(|&theatre| Some((theatre, state.front(theatre)?)));
        let occupied = |space| state.occupant(space).map(|(side, unit)| (space, Occupant { side, unit }));
        StateJson {
            board: state.board,
            solo: state.solo,
            weapons: state.weapons,
            blanks: state.blanks.into_iter().flatten().collect(),
            fronts: fronts.collect(),
            spaces: state.board.spaces().filter_map(occupied).collect(),
            reserves: state.reserves,
            bags: Some(state.bags),
            research: Some(state.research),
            row: state.row,
            cup: state.cup,
            last: state.last,
            exposed: state.exposed.map(|mask| of_bits(mask).collect()),
            bombed: state.bombed,
            points: state.points,
            last_turn: state.last_turn,
            frames: state.frames,
            ending: state.ending,
        }
    }
}

impl TryFrom<StateJson> for State {
    type Error = String;

    fn try_from(written: StateJson) -> Result<State, String> {
        let board = written.board;
        let mut state = State {
            board,
            solo: written.solo,
            weapons: written.weapons,
            blanks: blank_slots(&written.blanks)?,
            fronts: [None; THEATRES],
            free: (1 << board.spaces().count()) - 1,
            second: 0,
            units: [None; SPACES],
            reserves: written.reserves,
            bags: written.bags.unwrap_or_default(),
            research: written.research.unwrap_or_default(),
            row: written.row,
            cup: written.cup,
            last: written.last,
            exposed: written.exposed.map(|units| bits(&units)),
            bombed: written.bombed,
            points: written.points,
            last_turn: written.last_turn,
            frames: written.frames,
            ending: written.ending,
        };
        for (theatre, front) in written.fronts {
            on_board(theatre.board() == board, theatre)?;
            state.fronts[theatre.index()] = Some(front);
        }
        for (space, occupant) in written.spaces {
            on_board(space.theatre().board() == board && board.sides().contains(&occupant.side), space)?;
            state.put(space, occupant);
        }
        state.fill_bags(written.bags.is_none(), written.research.is_none())?;
        Ok(state)
    }
}

fn on_board(right: bool, thing: impl Display) -> Result<(), String> {
    if right { Ok(()) } else { Err(format!("`{thing}` or who stands there belongs to the other board")) }
}

fn blank_slots(blanks: &[Blank]) -> Result<[Option<Blank>; BLANKS], String> {
    if blanks.len() > BLANKS {
        return Err(format!("{} blank tokens, but at most {BLANKS} are allowed", blanks.len()));
    }
    let mut slots = [None; BLANKS];
    for (slot, &blank) in slots.iter_mut().zip(blanks) {
        *slot = Some(blank);
    }
    Ok(slots)
}

impl State {
    fn put(&mut self, space: Space, occupant: Occupant) {
        self.free &= !space.bit();
        self.units[space.index()] = Some(occupant.unit);
        if !occupant.side.is_first() {
            self.second |= space.bit();
        }
    }

    /// What is nowhere else goes into the bags and to the special weapons, where these were left open.
    fn fill_bags(&mut self, bags: bool, research: bool) -> Result<(), String> {
        let parts = Parts::new(self.board, self.weapons, &self.blanks);
        if bags {
            for side in self.board.sides() {
                self.bags[side.index()] =
                    without(parts.sides[side.index()], &self.held(side), |unit| !self.row_of(unit).special)?;
            }
        }
        if research {
            let held = self.board.sides().map(|side| self.held(side));
            let mut all = held[0];
            all.pour(&held[1]);
            all.pour(&self.bags[0]);
            all.pour(&self.bags[1]);
            self.research = without(parts.research, &all, |unit| self.row_of(unit).special)?;
        }
        Ok(())
    }

    /// What a side has on the board, in its reserve and in its row.
    pub(crate) fn held(&self, side: Side) -> Units {
        let mut units = self.reserves[side.index()];
        let mine =
            self.board.spaces().filter_map(|space| self.occupant(space)).filter(|&(owner, _)| owner == side);
        mine.for_each(|(_, unit)| units.put(unit));
        if self.is_bot(side) {
            self.row.iter().for_each(|unit| units.put(unit));
        }
        units
    }
}

fn without(mut all: Units, taken: &Units, counts: impl Fn(Unit) -> bool) -> Result<Units, String> {
    for unit in taken.each().filter(|&unit| counts(unit)) {
        if !all.has(unit) {
            return Err(format!("more of `{unit}` than there are"));
        }
        all.take(unit);
    }
    Ok(all)
}
