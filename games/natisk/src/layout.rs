//! A position as it is written: JSON that a person can read and change. Bags and special weapons may be left `null`: then
//! whatever is nowhere else is in them.

use std::collections::BTreeMap;
use std::fmt::Display;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use table::{Reader, Stack, Unreadable};

use crate::flow::Frame;
use crate::ids::{Board, Side, Space, Stratagem, Theatre, Unit, Units};
use crate::setup::{Blank, Parts};
use crate::state::{BLANKS, Cup, Ending, Front, Row, SPACES, State, THEATRES};

/// The written form of a [`State`].
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Layout {
    board: Board,
    solo: bool,
    weapons: u8,
    blanks: Vec<Blank>,
    fronts: BTreeMap<Theatre, Front>,
    spaces: BTreeMap<Space, Occupant>,
    reserves: [Units; 2],
    bags: Option<[Units; 2]>,
    research: Option<Units>,
    row: Vec<Unit>,
    cup: Option<CupLayout>,
    last: [Option<Unit>; 2],
    exposed: [Vec<Unit>; 2],
    bombed: [Option<Unit>; 2],
    points: [u8; 2],
    last_turn: bool,
    frames: Stack<Frame, 16>,
    ending: Option<Ending>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct CupLayout {
    inside: Vec<Stratagem>,
    drawn: Stratagem,
    in_force: Option<Stratagem>,
}

/// Who stands on a space: `axis navy1`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
struct Occupant {
    side: Side,
    unit: Unit,
}

table::serde_as_word!(Occupant);

impl Display for Occupant {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} {}", self.side, self.unit)
    }
}

impl FromStr for Occupant {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Occupant, Unreadable> {
        let mut words = Reader::new(text);
        let occupant = Occupant { side: words.read("a side and a unit")?, unit: words.read("a unit")? };
        words.end()?;
        Ok(occupant)
    }
}

fn bits<T: Copy + Into<u64>>(things: &[T]) -> u64 {
    things.iter().fold(0, |mask, &thing| mask | 1 << thing.into())
}

impl From<Unit> for u64 {
    fn from(unit: Unit) -> u64 {
        unit as u64
    }
}

impl From<Stratagem> for u64 {
    fn from(stratagem: Stratagem) -> u64 {
        stratagem as u64
    }
}

fn of_bits<T: Copy + Into<u64>>(all: &[T], mask: u64) -> Vec<T> {
    all.iter().copied().filter(|&thing| mask >> thing.into() & 1 == 1).collect()
}

impl From<State> for Layout {
    fn from(state: State) -> Layout {
        let fronts =
            state.board.theatres().iter().filter_map(|&theatre| Some((theatre, state.front(theatre)?)));
        let occupied = |space| state.occupant(space).map(|(side, unit)| (space, Occupant { side, unit }));
        let cup = |cup: Cup| CupLayout {
            inside: of_bits(Stratagem::ALL, cup.inside.into()),
            drawn: cup.drawn,
            in_force: cup.in_force,
        };
        Layout {
            board: state.board,
            solo: state.solo,
            weapons: state.weapons,
            blanks: state.blanks.into_iter().flatten().collect(),
            fronts: fronts.collect(),
            spaces: state.board.spaces().filter_map(occupied).collect(),
            reserves: state.reserves,
            bags: Some(state.bags),
            research: Some(state.research),
            row: state.row.iter().collect(),
            cup: state.cup.map(cup),
            last: state.last,
            exposed: state.exposed.map(|mask| of_bits(Unit::ALL, mask)),
            bombed: state.bombed,
            points: state.points,
            last_turn: state.last_turn,
            frames: state.frames,
            ending: state.ending,
        }
    }
}

impl TryFrom<Layout> for State {
    type Error = String;

    fn try_from(layout: Layout) -> Result<State, String> {
        let board = layout.board;
        let mut state = State {
            board,
            solo: layout.solo,
            weapons: layout.weapons,
            blanks: few(&layout.blanks, "blank tokens")?,
            fronts: [None; THEATRES],
            free: (1 << board.spaces().count()) - 1,
            second: 0,
            units: [None; SPACES],
            reserves: layout.reserves,
            bags: layout.bags.unwrap_or_default(),
            research: layout.research.unwrap_or_default(),
            row: row(&layout.row)?,
            cup: layout.cup.map(|cup| Cup {
                inside: bits(&cup.inside) as u8,
                drawn: cup.drawn,
                in_force: cup.in_force,
            }),
            last: layout.last,
            exposed: layout.exposed.map(|units| bits(&units)),
            bombed: layout.bombed,
            points: layout.points,
            last_turn: layout.last_turn,
            frames: layout.frames,
            ending: layout.ending,
        };
        for (theatre, front) in layout.fronts {
            on_board(theatre.board() == board, theatre)?;
            state.fronts[theatre.index()] = Some(front);
        }
        for (space, occupant) in layout.spaces {
            on_board(space.theatre().board() == board && board.sides().contains(&occupant.side), space)?;
            state.put(space, occupant);
        }
        state.fill_bags(layout.bags.is_none(), layout.research.is_none())?;
        Ok(state)
    }
}

fn on_board(right: bool, thing: impl Display) -> Result<(), String> {
    if right { Ok(()) } else { Err(format!("`{thing}` or who stands there belongs to the other board")) }
}

fn few(blanks: &[Blank], noun: &str) -> Result<[Option<Blank>; BLANKS], String> {
    if blanks.len() > BLANKS {
        return Err(format!("{} {noun}, but at most {BLANKS} are allowed", blanks.len()));
    }
    let mut slots = [None; BLANKS];
    for (slot, &blank) in slots.iter_mut().zip(blanks) {
        *slot = Some(blank);
    }
    Ok(slots)
}

fn row(units: &[Unit]) -> Result<Row, String> {
    if units.len() > 46 {
        return Err(format!("a row of {} units, but there are only 46", units.len()));
    }
    let mut row = Row::EMPTY;
    for &unit in units {
        row.push(unit);
    }
    Ok(row)
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
