//! The rules of One Hour World War II: the war of five nations from 1940 to 1945.
//!
//! Germany and Japan fight the United Kingdom, the USSR and the USA on a map of 31 spaces. In a year each nation spends its
//! action markers on building, attacking, redeploying and industry, and on responses to what others do. Victory spaces cost
//! the other side Political Will at the end of a year; two capitals decide at once. The paragraphs cited are those of
//! `games/onehour/text/en.md`.
//!
//! **A turn** ([`Frame`]): `Turn`; then `Build`, `Redeploy`, or `Attack` with `Battle`, `Dice`, `Reserves`, `Defence`, `Result` and
//! `Loss`; then `Finish` and `Responses`, with `Offer`, `Effect` and `Aftermath` for each response.

mod apply;
mod battle;
mod check;
mod estimate;
mod flow;
mod force;
pub mod ids;
mod judge;
mod legal;
mod lines;
mod reasons;
mod refusals;
mod responses;
mod rollout;
mod rules;
mod setup;
mod shown;
mod sketch;
mod space_set;
mod state;
mod state_json;
pub mod tables;
mod tally;
mod view;
mod words;

use sandtable_core::{BadOptions, Game, Seat, SeatSet, Setting, Split};

pub use flow::Frame;
pub use force::{Force, Pile};
use ids::Nation;
pub use setup::Options;
pub use space_set::SpaceSet;
pub use state::{Battle, Departure, Ending, State};
pub use view::{BattleView, NationView, Odds, Prospect, SpaceView, View};
pub use words::{Action, Ask, Chance, Element, Event};

/// The game.
#[derive(Debug)]
pub struct Onehour;

impl Game for Onehour {
    const ID: &'static str = "onehour";
    const RULES: u32 = 1;
    type Options = Options;
    type State = State;

    fn settings() -> Vec<Setting> {
        let most = i64::from(tables::MOST_WILL);
        vec![
            Setting::switch("dice"),
            Setting::number("axis_will", 1, most),
            Setting::number("allied_will", 1, most),
        ]
    }

    /// Always the five nations; people and bots may hold several (2.6).
    fn seats(_options: &Options) -> &'static [&'static str] {
        const SEATS: [&str; Nation::COUNT] = [
            Nation::Germany.word(),
            Nation::Uk.word(),
            Nation::Japan.word(),
            Nation::Ussr.word(),
            Nation::Usa.word(),
        ];
        const { &SEATS }
    }

    fn setup(options: &Options, _rules: u32) -> Result<State, BadOptions> {
        options.check()?;
        Ok(setup::first_position(*options))
    }

    fn allies(_options: &Options, seat: Seat) -> SeatSet {
        Nation::of(seat).side().seats()
    }

    fn splits(_options: &Options) -> &'static [Split] {
        tables::SPLITS
    }

    fn is_open(_options: &Options) -> bool {
        true
    }
}
