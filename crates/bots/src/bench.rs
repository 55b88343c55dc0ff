//! How fast a game is.

use std::time::{Duration, Instant};

use sandtable_core::{Rng, Seen, State};
use serde::Serialize;

use crate::playout::{play_out, run_luck};
use crate::{Budget, Ismcts};

/// How much to measure.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effort {
    /// At least this many steps; the last game is played to its end.
    Steps(u64),
    /// At least so much time.
    Time(Duration),
}

/// What one thread does.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Playouts {
    /// The size of a state in bytes.
    pub state_bytes: usize,
    /// The size of an action in bytes.
    pub action_bytes: usize,
    /// Random games played to the end.
    pub games: u64,
    /// Choices and luck in them.
    pub steps: u64,
    /// How long they took.
    pub seconds: f64,
    /// Simulations of the tree search from the first choice of the game.
    pub searched: u64,
    /// How long they took.
    pub search_seconds: f64,
}

impl Playouts {
    /// Random steps: listing what is legal and doing one, or letting luck decide.
    pub fn steps_per_second(&self) -> f64 {
        self.steps as f64 / self.seconds.max(f64::MIN_POSITIVE)
    }

    /// Simulations of the tree search, each from an imagined world to the end of the game.
    pub fn searched_per_second(&self) -> f64 {
        self.searched as f64 / self.search_seconds.max(f64::MIN_POSITIVE)
    }
}

/// Measures random playouts from this state, then the tree search for the same time, or for a simulation a hundred
/// steps.
pub fn playouts<S: State>(opening: &S, effort: Effort, seed: u64) -> Playouts {
    let mut rng = Rng::new(seed);
    let (games, steps, seconds) = wander(opening, effort, &mut rng);
    let (searched, search_seconds) = search(opening.clone(), effort, &mut rng);
    Playouts {
        state_bytes: size_of::<S>(),
        action_bytes: size_of::<S::Action>(),
        games,
        steps,
        seconds,
        searched,
        search_seconds,
    }
}

fn wander<S: State>(opening: &S, effort: Effort, rng: &mut Rng) -> (u64, u64, f64) {
    let (mut games, mut steps, mut legal) = (0, 0, Vec::new());
    let start = Instant::now();
    loop {
        steps +=
            play_out(&mut opening.clone(), &mut legal, u64::MAX, |_, choices, rng| rng.pick(choices), rng);
        games += 1;
        let enough = match effort {
            Effort::Steps(wanted) => steps >= wanted,
            Effort::Time(time) => start.elapsed() >= time,
        };
        if enough || steps == 0 {
            return (games, steps, start.elapsed().as_secs_f64());
        }
    }
}

fn search<S: State>(mut opening: S, effort: Effort, rng: &mut Rng) -> (u64, f64) {
    let Some(seat) = run_luck(&mut opening, rng) else { return (0, 0.0) };
    let budget = match effort {
        Effort::Steps(steps) => Budget::Simulations((steps / 100).clamp(1, u32::MAX.into()) as u32),
        Effort::Time(time) => Budget::Time(time),
    };
    let start = Instant::now();
    let weighed = Ismcts::new(budget).with_whole_playouts().weigh(&Seen::new(&opening, seat), rng);
    (weighed.iter().map(|one| u64::from(one.visits)).sum(), start.elapsed().as_secs_f64())
}
