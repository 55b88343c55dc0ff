//! The rules of «Натиск!»: two sides lay units on the spaces of several theatres of war.
//!
//! Every unit pulls the theatre's marker towards its side, and most spaces do something for whoever takes them. A full
//! row of spaces is a finished campaign: its points go to the side on whose half the marker stands. A
//! marker on the last space closes the theatre at once. 25 points win, and so does having a rival who cannot place.
//! Nippon is played on another board, where every campaign is a theatre and the markers wander; in the solo game the
//! first side is played by an algorithm. The paragraphs cited are those of `games/natisk/text/en.md`.
//!
//! **A turn** ([`Frame`]): `Turn`, `Place`, then for each unit `Effect`, `Bombard`, `March`, `Judge` (with `Spoils`,
//! `Reward`, `Open`), `Blitz` (with `Follow`), and at last `Draw` and `EndTurn`. Effects push `Draw`, `Research`,
//! `Requisition`, `Bombard` or `Strategic`. Before the first turn: `Draw` for both, and for the bot's head start `Handicap`,
//! `Favour` or `Foothold`. The bot's own turn is `Stratagem`, `Algorithm` and perhaps `Die`.

mod apply;
mod automa;
mod check;
mod effects;
mod flow;
pub mod ids;
mod judge;
mod legal;
mod luck;
mod reasons;
mod rules;
mod setup;
mod shown;
mod state;
mod state_json;
pub mod tables;
mod tally;
mod view;
mod words;

use sandtable_core::{BadOptions, Game, Setting};

pub use flow::Frame;
pub use setup::{Blank, BlankType, Holder, Level, Mode, Options};
pub use state::{Cup, Ending, Front, Reason, Row, State};
pub use view::{SideView, TheatreView, View};
pub use words::{Action, Ask, Chance, Element, Event, marker_place};

/// The game.
#[derive(Debug)]
pub struct Natisk;

impl Game for Natisk {
    const ID: &'static str = "natisk";
    const RULES: u32 = 1;
    type Options = Options;
    type State = State;

    fn settings() -> Vec<Setting> {
        Options::settings()
    }

    fn seats(options: &Options) -> &'static [&'static str] {
        setup::seats(options)
    }

    fn setup(options: &Options, _rules: u32) -> Result<State, BadOptions> {
        setup::setup(options)
    }
}
