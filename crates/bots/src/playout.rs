//! How a world goes on by itself. Nothing here allocates once the buffer for legal actions has grown.

use sandtable_core::{Quiet, Rng, Seat, State, Turn};

/// Lets luck run until a seat is to move; none if the game is over first.
#[inline]
pub(crate) fn run_luck<S: State>(world: &mut S, rng: &mut Rng) -> Option<Seat> {
    loop {
        match world.turn() {
            Turn::Seat(seat) => return Some(seat),
            Turn::Chance => roll(world, rng),
            Turn::Over => return None,
        }
    }
}

/// Lets everybody choose in this way to the end, or for at most `limit` steps of choice and luck; says how many there were.
#[inline]
pub(crate) fn play_out<S: State>(
    world: &mut S,
    legal: &mut Vec<S::Action>,
    limit: u64,
    way: impl Fn(&S, &[S::Action], &mut Rng) -> S::Action,
    rng: &mut Rng,
) -> u64 {
    for steps in 0..limit {
        match world.turn() {
            Turn::Seat(_) => {
                legal.clear();
                world.candidates(legal);
                let action = way(world, legal, rng);
                world.apply(action, &mut Quiet);
            }
            Turn::Chance => roll(world, rng),
            Turn::Over => return steps,
        }
    }
    limit
}

#[inline]
fn roll<S: State>(world: &mut S, rng: &mut Rng) {
    let outcome = world.sample(rng);
    world.resolve(outcome, &mut Quiet);
}
