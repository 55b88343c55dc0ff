//! From options to the first position (5). There is no luck in it.

use sandtable_core::{BadOptions, Setting, Stack};
use serde::{Deserialize, Serialize};

use crate::cards::{Cards, all_cards};
use crate::flow::Frame;
use crate::ids::{Faction, PLACES, Side, Victory};
use crate::state::{Army, MOST_GROUNDS, Pairs, State, Unit};
use crate::tables::{POINTS, TABLES, Table};

/// What can be chosen before the game (20).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[allow(clippy::struct_excessive_bools, reason = "each is a question of its own")]
pub struct Options {
    /// What each army may cost, its general counted (4.3).
    pub points: u16,
    /// The faction of the south (4.1).
    pub south: FactionChoice,
    /// The faction of the north (4.1).
    pub north: FactionChoice,
    /// May mercenaries be mustered (4.6)?
    pub mercenaries: bool,
    /// What decides the battle (5.9).
    pub victory: VictoryChoice,
    /// Do the sides lay pieces of ground (5.2)?
    pub terrain: bool,
    /// Does the night end the battle (19.7)?
    pub nightfall: bool,
    /// Does an army check its morale instead of losing at half (19.5)?
    pub army_check: bool,
}

sandtable_core::words! {
    /// Which faction a side musters (4.1).
    pub enum FactionChoice: "choice of a faction" {
        /// As its owner likes.
        Any = "any",
        /// With its auxilia.
        Rome = "rome",
        /// Celts and Britons.
        Celts = "celts",
        /// Dacians.
        Dacia = "dacia",
        /// Germanic tribes.
        Germans = "germans",
        /// Parthians.
        Parthia = "parthia",
        /// Sarmatians.
        Sarmatians = "sarmatians",
    }
}

impl FactionChoice {
    /// The faction, unless it is open.
    pub const fn faction(self) -> Option<Faction> {
        match self {
            FactionChoice::Any => None,
            FactionChoice::Rome => Some(Faction::Rome),
            FactionChoice::Celts => Some(Faction::Celts),
            FactionChoice::Dacia => Some(Faction::Dacia),
            FactionChoice::Germans => Some(Faction::Germans),
            FactionChoice::Parthia => Some(Faction::Parthia),
            FactionChoice::Sarmatians => Some(Faction::Sarmatians),
        }
    }
}

sandtable_core::words! {
    /// What decides the battle (5.9).
    pub enum VictoryChoice: "choice of a victory condition" {
        /// Half of the points.
        Losses = "losses",
        /// All units.
        Annihilation = "annihilation",
        /// The death of the general.
        General = "general",
        /// A die decides.
        Rolled = "rolled",
    }
}

impl VictoryChoice {
    /// The condition, unless a die decides.
    pub const fn victory(self) -> Option<Victory> {
        match self {
            VictoryChoice::Losses => Some(Victory::Losses),
            VictoryChoice::Annihilation => Some(Victory::Annihilation),
            VictoryChoice::General => Some(Victory::General),
            VictoryChoice::Rolled => None,
        }
    }
}

impl Default for Options {
    fn default() -> Options {
        Options {
            points: 1000,
            south: FactionChoice::Any,
            north: FactionChoice::Any,
            mercenaries: false,
            victory: VictoryChoice::Losses,
            terrain: false,
            nightfall: false,
            army_check: false,
        }
    }
}

impl Options {
    /// The options as data for a form.
    pub(crate) fn settings() -> Vec<Setting> {
        const FACTIONS: [&str; FactionChoice::COUNT] = {
            let mut words = [""; FactionChoice::COUNT];
            let mut at = 0;
            while at < words.len() {
                words[at] = FactionChoice::ALL[at].word();
                at += 1;
            }
            words
        };
        const VICTORIES: [&str; VictoryChoice::COUNT] = {
            let mut words = [""; VictoryChoice::COUNT];
            let mut at = 0;
            while at < words.len() {
                words[at] = VictoryChoice::ALL[at].word();
                at += 1;
            }
            words
        };
        vec![
            Setting::number("points", i64::from(POINTS.0), i64::from(POINTS.1)),
            Setting::choice("south", const { &FACTIONS }),
            Setting::choice("north", const { &FACTIONS }),
            Setting::switch("mercenaries"),
            Setting::choice("victory", const { &VICTORIES }),
            Setting::switch("terrain"),
            Setting::switch("nightfall"),
            Setting::switch("army_check"),
        ]
    }

    /// Do they make a game?
    pub(crate) fn check(&self) -> Result<(), BadOptions> {
        if !(POINTS.0..=POINTS.1).contains(&self.points) {
            let why = format!("`{}` should be a number from {} to {}", self.points, POINTS.0, POINTS.1);
            return Err(BadOptions::new("points", why));
        }
        Ok(())
    }

    /// The faction a side is bound to.
    pub(crate) const fn faction(&self, side: Side) -> Option<Faction> {
        match side {
            Side::South => self.south.faction(),
            Side::North => self.north.faction(),
        }
    }

    /// The size of the table follows the points alone (2.3).
    pub fn table(&self) -> Table {
        let fits = TABLES.iter().find(|(most, _)| self.points <= *most);
        fits.unwrap_or(&TABLES[TABLES.len() - 1]).1
    }
}

/// The first position; the options have been checked.
pub(crate) fn first_position(options: Options) -> State {
    let mut state = State {
        options,
        victory: options.victory.victory(),
        armies: [Side::South, Side::North].map(|side| Army { faction: options.faction(side), ..Army::EMPTY }),
        units: [Unit::NONE; PLACES],
        grounds: [None; MOST_GROUNDS],
        deck: all_cards(),
        discard: Cards::EMPTY,
        hands: [Cards::EMPTY; 2],
        known: [Cards::EMPTY; 2],
        shuffles: 0,
        turn: 0,
        mover: Side::South,
        first: Side::South,
        ordered: false,
        called_officers: false,
        hurrying: false,
        face_down: false,
        last_deployer: Side::South,
        fought: Pairs::new(),
        combat: None,
        frames: Stack::new(),
        ending: None,
    };
    state.frames.call(Frame::SetUp);
    state.settle(&mut sandtable_core::Quiet);
    state
}
