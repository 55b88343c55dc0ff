//! From options to the first position (2). There is no luck in it.

use sandtable_core::{BadOptions, Stack};
use serde::{Deserialize, Serialize};

use crate::flow::Frame;
use crate::force::{Force, Pile};
use crate::ids::{Nation, Response, Side, Space};
use crate::space_set::SpaceSet;
use crate::state::{Battle, State};
use crate::tables::{MARKERS, MOST_WILL, Place, SETUP, TRACK_STARTS, YEARS};

/// What can be chosen before the game (14).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Is a die thrown for each side in a battle (14.1)?
    pub dice: bool,
    /// The Political Will of the Axis at the start (14.2).
    pub axis_will: u8,
    /// The Political Will of the Allies at the start (14.2).
    pub allied_will: u8,
}

impl Default for Options {
    fn default() -> Options {
        Options { dice: false, axis_will: MOST_WILL, allied_will: MOST_WILL }
    }
}

impl Options {
    /// Do they make a game?
    pub(crate) fn check(self) -> Result<(), BadOptions> {
        for (name, will) in [("axis_will", self.axis_will), ("allied_will", self.allied_will)] {
            if !(1..=MOST_WILL).contains(&will) {
                let why = format!("`{will}` should be a number from 1 to {MOST_WILL}");
                return Err(BadOptions::new(name, why));
            }
        }
        Ok(())
    }
}

/// The first position, at Germany's first choice; the options have been checked.
pub(crate) fn first_position(options: Options) -> State {
    let order = [Nation::Germany, Nation::Uk, Nation::Japan, Nation::Ussr, Nation::Usa]; // 2.4
    let mut state = State {
        options,
        forces: [Force::EMPTY; Space::COUNT],
        moved: [Force::EMPTY; Space::COUNT],
        control: [SpaceSet::NONE; Side::COUNT],
        reserve: Pile::EMPTY,
        losses: Pile::EMPTY,
        removed: Pile::EMPTY,
        tracks: TRACK_STARTS,                           // 2.2
        markers: MARKERS[0],                            // 2.3
        will: [options.axis_will, options.allied_will], // 2.5
        year: 0,
        order,
        round: order,
        at: 0,
        passed: 0,
        mover: Nation::Germany,
        usa_at_war: false,
        bonus: false,
        winter: false,
        battle: Battle::default(),
        advanced: None,
        departed: [None; 3],
        played: [[0; 2]; Response::COUNT],
        scored: [[0; Side::COUNT]; YEARS],
        frames: Stack::new(),
        ending: None,
    };
    state.set_out();
    state.frames.call(Frame::Turn);
    state
}

impl State {
    /// 2.1
    fn set_out(&mut self) {
        for row in SETUP {
            for _ in 0..row.count {
                match row.place {
                    Place::Map(space) => self.forces[space.index()].put(row.unit),
                    Place::Reserve => self.reserve.put(row.unit),
                    Place::Losses => self.losses.put(row.unit),
                }
            }
        }
        self.update_all_control();
    }
}
