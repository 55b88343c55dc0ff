//! What is said of odds and reasons: every reason between two positions of a random game, and every outcome of luck.

use std::collections::BTreeSet;

use sandtable_core::prelude::*;

use sandtable_core::{Game, Quiet, Rng, Seat, Turn};
use sandtable_i18n::Catalogue;

use crate::position::first_position;
use crate::step::chances;
use crate::told::check_said;

/// Plays a random game and says in every language why each seat stands better or worse after each choice and the luck that follows, and
/// what luck may bring. Gives the ids of all that was said.
pub fn tell_reasons<G: Game>(catalogue: &Catalogue, options: &G::Options, seed: u64) -> BTreeSet<String> {
    let mut state = first_position::<G>(G::RULES, options);
    let (mut rng, mut told) = (Rng::new(seed), BTreeSet::new());
    let (mut before, mut legal, mut found) = (state.clone(), Vec::new(), Vec::new());
    let seats = || (0..G::seats(options).len() as u8).map(Seat);
    let mut tell = |message: &sandtable_core::Message| {
        check_said(catalogue, message);
        told.insert(message.id.to_string());
    };
    loop {
        if state.turn() != Turn::Chance {
            found.clear();
            seats().for_each(|seat| before.reasons(&state, seat, &mut found));
            for reason in &found {
                tell(&reason.say);
            }
            before = state.clone();
        }
        match state.turn() {
            Turn::Over => return told,
            Turn::Chance => {
                for (outcome, _) in chances(&state) {
                    seats().filter_map(|seat| state.luck_means(outcome, seat)).for_each(|what| tell(&what));
                }
                let outcome = state.sample(&mut rng);
                state.resolve(outcome, &mut Quiet);
            }
            Turn::Seat(_) => {
                legal.clear();
                state.legal(&mut legal);
                state.apply(rng.pick(&legal), &mut Quiet);
            }
        }
    }
}
