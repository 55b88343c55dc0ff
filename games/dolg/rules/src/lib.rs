//! The rules of a battle game of the ancient world on an open table, reconstructed.
//!
//! Two armies are mustered in secret, deployed face down and led by orders out of a hand of cards. Units are oriented
//! rectangles on a table without spaces; whatever touches fights. The numbers in comments are paragraphs of
//! `games/dolg/text/en.md`.
//!
//! **Set-up** ([`Frame`]): `Faction`, `Lead`, `Muster` for each side, `Deploy` and `Place` in turn, `Post`, `Draw`. **A turn**: `Activation`,
//! `Movement`, `Ranged`, `Melee`, `Flight`, `Cards`, `EndTurn`; a combat is `RandomEvent` to `Aftermath`. In the solo game the north is led by
//! the rules themselves (`automa`): wherever a frame would ask it, they decide, and what they leave equal is luck.

mod army;
mod automa;
mod cards;
mod charge;
mod check;
mod check_frames;
mod combat;
mod deploy;
mod engaged;
mod events;
mod field;
mod flight;
mod flow;
mod generals;
mod grounds;
pub mod ids;
mod imagined;
mod judge;
mod lists;
mod luck;
mod melee;
mod modifiers;
mod morale;
mod movement;
pub mod moves;
mod names;
mod orders;
mod outlook;
mod planning;
mod prospects;
mod ranged;
mod reach;
mod reasons;
mod refusals;
mod rollout;
pub mod roster;
mod rules;
mod setup;
mod shown;
mod sketch;
pub mod space;
mod state;
mod state_json;
mod steering;
pub mod tables;
mod tactics;
mod tally;
mod terrain;
mod uses;
mod victory;
mod view;
mod words;

use sandtable_core::{ArmyLists, BadOptions, Game, Setting};

pub use automa::{Arm, Automa, Item, OwnScenario, Priority, Row, Scenario, Section, Stance, Terms};
pub use cards::Cards;
pub use combat::{Combat, Role, Strike};
pub use flow::{Frame, Peril};
pub use lists::Lists;
pub use movement::{Gait, Made, Trip};
pub use prospects::{Prospect, WOUNDS};
pub use setup::{FactionChoice, GeneralChoice, Opponent, Options, ScenarioChoice, Ties, VictoryChoice};
pub use state::{Area, Army, Marks, State, Unit, UnitSet};
pub use uses::{CardUse, percent};
pub use view::{ArmyView, UnitView, View};
pub use words::{Action, Ask, Chance, DEGREES, Element, Event, MILLIMETRES, UNITS_OF_DISTANCE, say_flush};

/// The game.
#[derive(Debug)]
pub struct Dolg;

impl Game for Dolg {
    const ID: &'static str = "dolg";
    const RULES: u32 = 1;
    const LEVELS: [&'static str; 5] =
        ["careless:100", "quick", "rollouts:40", "rollouts:160", "rollouts:1500ms:3"];
    type Options = Options;
    type State = State;

    fn settings() -> Vec<Setting> {
        Options::settings()
    }

    fn seats(options: &Options) -> &'static [&'static str] {
        options.seats()
    }

    fn army_lists() -> Option<&'static dyn ArmyLists> {
        Some(&Lists)
    }

    fn setup(options: &Options, _rules: u32) -> Result<State, BadOptions> {
        options.check()?;
        Ok(setup::first_position(*options))
    }
}
