//! A position out of the middle of a game.

use sandtable_core::prelude::*;

use sandtable_core::{Game, Quiet, Rng, Turn};

/// The first position of these options by the rules of this number.
pub(crate) fn first_position<G: Game>(rules: u32, options: &G::Options) -> G::State {
    G::setup(options, rules).unwrap_or_else(|why| panic!("these options make no game: {why}"))
}

/// The position in which a random game asks a seat for the `choices`-th time, always the same.
pub fn position<G: Game>(options: &G::Options, choices: usize) -> G::State {
    let mut state = first_position::<G>(G::RULES, options);
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
