//! Bots for every game, and the arena they meet in.
//!
//! A bot sees only what its seat sees, through [`Seen`]: it gets the view of its seat, its legal actions, and worlds
//! imagined from what the seat knows. The true state never reaches it, so that it cannot cheat even by mistake.
//!
//! [`Random`], [`Quick`] and [`Greedy`] are the yardsticks; [`Ismcts`] and [`Rollouts`] are the players. [`BotSpec`] names a bot in a word
//! (`greedy`, `ismcts:200ms`, `level3`), [`simulate`] studies a game by letting bots play it, [`arena`] compares bots.
//! [`Advisor`] says what a bot makes of all choices, and why; [`review`] looks at a game again, choice by choice. [`PlayableTitle`] does all this for a game known only by name.

mod advice;
mod arena;
mod bench;
mod bot_game;
mod greedy;
mod ismcts;
mod planted;
mod playable;
mod playout;
mod puzzles;
mod random;
mod rating;
mod review;
mod rollouts;
mod simulate;
mod spec;
mod stats;
mod tally;
mod tree;

use sandtable_core::{Rng, Seen, State};

pub use advice::{Advised, Advisor};
pub use arena::{Pairing, Standing, Standings, arena};
pub use bench::{Effort, Playouts, playouts};
pub use greedy::{Beginner, Greedy};
pub use ismcts::{Budget, Ismcts, Weighed};
pub use planted::{Planted, Planting, plant};
pub use playable::{Advice, DynBot, PlayableTitle, Thought, Why};
pub use puzzles::{FoundPuzzle, PuzzleSearch};
pub use random::{Careless, Quick, Random};
pub use rating::{Rate, elo};
pub use review::{CostlyChoice, CurvePoint, GameReview, NamedAction, ReviewPlan, SeatReview, Watch, review};
pub use rollouts::Rollouts;
pub use simulate::{Findings, Pace, Report, SeatFindings, simulate};
pub use spec::BotSpec;
pub use stats::StatFindings;
pub use tally::Spread;

/// Chooses for a seat.
pub trait Bot<S: State>: Send {
    /// One of the legal actions of the seat, which must be to move.
    fn choose(&mut self, seen: &Seen<'_, S>, rng: &mut Rng) -> S::Action;
}

/// A series of games to be played by bots.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan {
    /// Who plays. [`simulate`] wants one bot for each seat, or one for all; [`arena`] two or more, whatever the seats.
    pub bots: Vec<BotSpec>,
    /// How many games; in an arena, between each two bots.
    pub games: usize,
    /// The same number, the same games. Bots that watch the clock are the exception.
    pub seed: u64,
}

/// Hears how many games of a [`Plan`] are done; called from many threads.
pub type Progress<'a> = &'a (dyn Fn(usize) + Sync);
