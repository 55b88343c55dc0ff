//! A position as it is written: JSON that a person can read and change. Spaces without pieces, empty boxes and whatever has
//! not happened may be left out. Losses may be `null`: then whatever is nowhere else is in them.

use std::collections::BTreeMap;

use sandtable_core::Stack;
use serde::{Deserialize, Serialize};

use crate::flow::Frame;
use crate::force::{Force, Pile};
use crate::ids::{Nation, Response, Side, Space, Track, Unit};
use crate::setup::Options;
use crate::space_set::SpaceSet;
use crate::state::{Battle, DEPTH, Departure, Ending, State};
use crate::tables::{SETUP, YEARS};

/// The written form of a [`State`].
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct StateJson {
    /// What was chosen before the game.
    options: Options,
    /// The pieces in each space.
    forces: BTreeMap<Space, Force>,
    /// The pieces that have moved in this Redeploy, by where they stand.
    moved: BTreeMap<Space, Force>,
    /// The pieces in Reserve.
    reserve: Pile,
    /// The pieces in Losses; null for whatever is nowhere else.
    losses: Option<Pile>,
    /// The pieces out of the game.
    removed: Pile,
    /// Build, air and naval air of each nation.
    tracks: [[u8; Track::COUNT]; Nation::COUNT],
    /// How many markers each nation has left this year.
    markers: [u8; Nation::COUNT],
    /// Political Will of the Axis and of the Allies.
    will: [u8; Side::COUNT],
    /// Counted from 0.
    year: u8,
    /// The turn order track.
    order: [Nation; Nation::COUNT],
    /// The order of the round under way.
    round: [Nation; Nation::COUNT],
    /// How many nations have had their turn in it.
    at: u8,
    /// Who has passed since the last action.
    passed: Vec<Nation>,
    /// Whose turn it is, or was last.
    mover: Nation,
    /// Is the USA at war?
    usa_at_war: bool,
    /// Has the USA its bonus marker?
    bonus: bool,
    /// Was General Winter played this year?
    winter: bool,
    /// The attack of this action, and what became of it.
    battle: Battle,
    /// The track that was advanced in this Industry action.
    advanced: Option<Track>,
    /// The Soviet armies that left Siberia in this Redeploy.
    departed: Vec<Departure>,
    /// How often each response was played, by the nations of its box.
    played: BTreeMap<Response, [u8; 2]>,
    /// The victory spaces of each side at the end of each year.
    scored: [[u8; Side::COUNT]; YEARS],
    /// What the game still has to do.
    frames: Stack<Frame, DEPTH>,
    /// How it ended, once it is over.
    ending: Option<Ending>,
}

fn written(forces: &[Force; Space::COUNT]) -> BTreeMap<Space, Force> {
    Space::ALL.iter().copied().zip(*forces).filter(|(_, force)| !force.is_empty()).collect()
}

fn read(written: &BTreeMap<Space, Force>) -> [Force; Space::COUNT] {
    std::array::from_fn(|at| written.get(&Space::ALL[at]).copied().unwrap_or_default())
}

impl From<State> for StateJson {
    fn from(state: State) -> StateJson {
        let played = Response::ALL.iter().copied().zip(state.played);
        StateJson {
            options: state.options,
            forces: written(&state.forces),
            moved: written(&state.moved),
            reserve: state.reserve,
            losses: Some(state.losses),
            removed: state.removed,
            tracks: state.tracks,
            markers: state.markers,
            will: state.will,
            year: state.year,
            order: state.order,
            round: state.round,
            at: state.at,
            passed: nations(state.passed).collect(),
            mover: state.mover,
            usa_at_war: state.usa_at_war,
            bonus: state.bonus,
            winter: state.winter,
            battle: state.battle,
            advanced: state.advanced,
            departed: state.departed.iter().flatten().copied().collect(),
            played: played.filter(|(_, times)| *times != [0, 0]).collect(),
            scored: state.scored,
            frames: state.frames,
            ending: state.ending,
        }
    }
}

impl TryFrom<StateJson> for State {
    type Error = String;

    fn try_from(json: StateJson) -> Result<State, String> {
        json.options.check().map_err(|why| why.to_string())?;
        let mut state = State {
            options: json.options,
            forces: read(&json.forces),
            moved: read(&json.moved),
            control: [SpaceSet::NONE; Side::COUNT],
            reserve: json.reserve,
            losses: json.losses.unwrap_or(Pile::EMPTY),
            removed: json.removed,
            tracks: json.tracks,
            markers: json.markers,
            will: json.will,
            year: json.year,
            order: json.order,
            round: json.round,
            at: json.at,
            passed: json.passed.iter().fold(0, |bits, nation| bits | nation.bit()),
            mover: json.mover,
            usa_at_war: json.usa_at_war,
            bonus: json.bonus,
            winter: json.winter,
            battle: json.battle,
            advanced: json.advanced,
            departed: departed(&json.departed)?,
            played: std::array::from_fn(|at| json.played.get(&Response::ALL[at]).copied().unwrap_or([0; 2])),
            scored: json.scored,
            frames: json.frames,
            ending: json.ending,
        };
        if json.losses.is_none() {
            state.lose_the_rest()?;
        }
        state.update_all_control();
        Ok(state)
    }
}

fn departed(given: &[Departure]) -> Result<[Option<Departure>; 3], String> {
    let mut departed = [None; 3];
    if given.len() > departed.len() {
        return Err(format!("{} armies left Siberia, but only 3 can stand there", given.len()));
    }
    for (place, &one) in departed.iter_mut().zip(given) {
        *place = Some(one);
    }
    Ok(departed)
}

/// The nations of a set of bits, in order.
pub(crate) fn nations(bits: u8) -> impl Iterator<Item = Nation> {
    Nation::ALL.iter().copied().filter(move |nation| bits & nation.bit() != 0)
}

/// How many pieces of each kind there are (1.5).
pub(crate) fn wanted() -> [u32; Unit::COUNT] {
    let mut counts = [0; Unit::COUNT];
    for row in SETUP {
        counts[row.unit.index()] += u32::from(row.count);
    }
    counts
}

impl State {
    /// How many pieces of each kind lie anywhere.
    pub(crate) fn everywhere(&self) -> [u32; Unit::COUNT] {
        std::array::from_fn(|at| {
            let unit = Unit::ALL[at];
            let boxes = [&self.reserve, &self.losses, &self.removed].map(|pile| pile.count(unit));
            let map = self.forces.iter().map(|force| force.count(unit));
            map.chain(boxes).map(u32::from).sum()
        })
    }

    /// What lies nowhere lies in Losses.
    fn lose_the_rest(&mut self) -> Result<(), String> {
        let there = self.everywhere();
        for (&unit, &wanted) in Unit::ALL.iter().zip(&wanted()) {
            let left = wanted.checked_sub(there[unit.index()]);
            let left = left.ok_or_else(|| format!("more of `{unit}` than there are"))?;
            (0..left).for_each(|_| self.losses.put(unit));
        }
        Ok(())
    }
}
