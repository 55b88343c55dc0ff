//! A position out of the middle of a game.

use sandtable_core::prelude::*;

use sandtable_core::{Game, Quiet, Rng, Turn};

/// The position in which a random game asks a seat for the `choices`-th time, always the same.
pub fn position<G: Game>(options: &G::Options, choices: usize) -> G::State {
    let mut state = G::setup(options).unwrap_or_else(|why| panic!("these options make no game: {why}"));
    let (mut rng, mut left, mut legal) = (Rng::new(3), choices, Vec::new());
    loop {
        match state.turn() {
            Turn::Seat(_) if left == 0 => return state,
            Turn::Seat(_) => {
                left -= 1;
                legal.clear();
                state.legal(&mut legal);
                state.apply(rng.pick(&legal), &mut Quiet);
            }
            Turn::Chance => {
                let outcome = state.sample(&mut rng);
                state.resolve(outcome, &mut Quiet);
            }
            Turn::Over => panic!("the game ended before it was asked {choices} times"),
        }
    }
}
