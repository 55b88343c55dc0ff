//! Dolg: two seats, a hidden hand of cards each, a die for ties.
//!
//! The leader plays a card; the rival answers with a card or withdraws. The stronger card wins two points and the lead,
//! a withdrawal gives the leader one, and the die decides a tie. Whoever has to lead without a card ends the game.
//!
//! Sequence of play, as frames ([`Frame`]): `Deal` once per card, then `Lead` and `Answer` in turn, with `Tie` in between
//! when the die has to decide. The numbers in comments are paragraphs of `games/dolg/text/en.md`.

mod apply;
mod check;
mod flow;
mod ids;
mod judge;
mod rules;
mod setup;
mod shown;
mod state;
pub mod tables;
mod view;
mod words;

use sandtable_core::{BadOptions, Game, Setting};

pub use flow::Frame;
pub use ids::{Card, Side};
pub use setup::Options;
pub use state::{Cards, State};
pub use view::{Hand, View};
pub use words::{Action, Ask, Chance, Element, Event};

/// The game.
#[derive(Debug)]
pub struct Dolg;

impl Game for Dolg {
    const ID: &'static str = "dolg";
    const RULES: u32 = 1;
    type Options = Options;
    type State = State;

    fn settings() -> Vec<Setting> {
        vec![Setting::number("hand", i64::from(setup::HANDS.0), i64::from(setup::HANDS.1))]
    }

    fn seats(_options: &Options) -> &'static [&'static str] {
        &["red", "blue"]
    }

    fn setup(options: &Options, _rules: u32) -> Result<State, BadOptions> {
        setup::setup(options)
    }
}
