//! Ambush: two seats, a hidden hand of cards each, a die for ties.
//!
//! The leader plays a card; the rival answers with a card or withdraws. The stronger card wins two points and the lead,
//! a withdrawal gives the leader one, and a tie is for the die. Whoever has to lead without a card ends the game.
//!
//! Sequence of play, as frames ([`Frame`]): `Deal` once a card, then `Lead` and `Answer` in turn, with `Tie` above
//! them when the die has to decide. The numbers in comments are paragraphs of `docs/rules/en/ambush.md`.

mod apply;
mod flow;
mod ids;
mod legal;
mod setup;
mod state;
mod tables;
mod view;
mod words;

pub use flow::Frame;
pub use ids::{Card, Side};
pub use setup::Options;
pub use state::{Cards, Position};
pub use view::{Hand, View};
pub use words::{Action, Ask, Chance, Event};

use table::{BadOptions, Game, Setting};

/// The game of Ambush.
#[derive(Debug)]
pub struct Ambush;

impl Game for Ambush {
    const ID: &'static str = "ambush";
    const RULES: u32 = 1;
    type Options = Options;
    type State = Position;

    fn settings() -> Vec<Setting> {
        vec![Setting::number("hand", i64::from(setup::HANDS.0), i64::from(setup::HANDS.1))]
    }

    fn seats(_options: &Options) -> &'static [&'static str] {
        &["red", "blue"]
    }

    fn setup(options: &Options) -> Result<Position, BadOptions> {
        setup::first(options)
    }
}
