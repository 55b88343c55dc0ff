//! The rules of World of Tanks: Rush, for two to five players.
//!
//! Everybody starts with six poor cards and buys vehicles from a common reserve. A card is played in one of three
//! ways: to pay for others, for its abilities, after which it defends a base, or in the one attack of the turn. Destroyed
//! vehicles bring medals, destroyed bases count three of them; both come into the squad as cards and get in its
//! way. When somebody has no base left or the single medals of a nation are taken, the round is played out and
//! achievements are given to whoever has most of something. The paragraphs cited are those of `games/rush/text/en.md`.
//!
//! **A turn** ([`Frame`]): `Turn` (step I), `Play` (step II), `Pools`, `Renew` with `Refill`, `Discard`, `Draw`, `EndTurn`.
//! A play is `Purchase` and `Refill`; or `Abilities`, with `Draw`, `Refill`, `Sabotage`, `Assault`, `Research` or `Repair`;
//! or `Declare`, `Strike` and `Award`. Before the first turn: `First`, `Achievements`, `Refill`, and `Draw` for everybody.

mod apply;
mod cards;
mod check;
mod effects;
mod flow;
mod frame_json;
pub mod ids;
mod judge;
mod legal;

mod luck;
mod payment;
mod purchase;
mod reasons;
mod refusals;
mod rollout;
mod rules;
mod scoring;
mod setup;
mod shown;
mod state;
mod state_json;
pub mod tables;
mod tally;
mod view;
mod words;

use sandtable_core::{BadOptions, Game, Setting};

pub use cards::{Cards, Tally};
pub use flow::Frame;
use ids::Side;
pub use purchase::{Funds, Purchase, Row};
pub use scoring::{Decider, Score};
pub use setup::{Leaves, Once, Options, Versus};
pub use state::{Base, Deeds, Defender, Reason, Squad, State};
pub use view::{AchievementView, MedalsView, PlayerView, PurchaseView, View};
pub use words::{Action, Ask, Chance, Element, Event};

/// The game.
#[derive(Debug)]
pub struct Rush;

impl Game for Rush {
    const ID: &'static str = "rush";
    const RULES: u32 = 1;
    /// The strongest plays longer playouts than in other games (docs/bench.md, "The ladder").
    const LEVELS: [&'static str; 5] =
        ["beginner", "greedy", "ismcts:200", "ismcts:2000", "ismcts:1500ms:100"];
    type Options = Options;
    type State = State;

    fn settings() -> Vec<Setting> {
        let most_players = Side::COUNT as i64;
        vec![
            Setting::number("players", 2, most_players),
            Setting::number("first", 0, most_players),
            Setting::choice("once_per_turn", &["vehicles", "all"]),
            Setting::choice("base_leaves_hand", &["reveal", "draw"]),
            Setting::switch("research_needs_target"),
            Setting::switch("merge_turn_medals"),
            Setting::choice("assault_vs_armor1", &["turn", "destroy"]),
            Setting::switch("passives_bind_assault"),
            Setting::number("round_limit", 0, u8::MAX.into()),
            Setting::switch("count_defenders"),
        ]
    }

    fn seats(options: &Options) -> &'static [&'static str] {
        const SEATS: [&str; Side::COUNT] = [
            Side::Red.word(),
            Side::Blue.word(),
            Side::Green.word(),
            Side::Yellow.word(),
            Side::White.word(),
        ];
        const { &SEATS }.get(..options.players as usize).unwrap_or(const { &SEATS })
    }

    fn setup(options: &Options, _rules: u32) -> Result<State, BadOptions> {
        options.check()?;
        Ok(setup::first_position(options))
    }
}
