//! The law about luck: `sample`, which games write for speed, against `chances`, which says what is fair.

use std::collections::BTreeMap;

use sandtable_core::prelude::*;

use sandtable_core::{Game, Rng, State, Turn};

use crate::Walk;
use crate::step::chances;

/// Draws at each position where luck decides.
const DRAWS: u8 = 48;

/// A fair game breaks the law once in `e` to this power of its outcomes.
const DOUBT: f64 = 25.0;

/// How often an outcome came in a game, how often it was due, and the variance of that.
#[derive(Default)]
struct Tally {
    came: f64,
    due: f64,
    variance: f64,
}

/// Luck brings each outcome about as often as its weight says, counted over a whole game.
pub fn luck_is_drawn_as_it_is_weighted<G: Game>(walk: &mut Walk<'_, G>) {
    let mut tallies = BTreeMap::new();
    walk.each(|walk| {
        if walk.state().turn() == Turn::Chance {
            let state = walk.state().clone();
            draw(&state, &mut walk.rng, &mut tallies);
        }
    });
    for (outcome, Tally { came, due, variance }) in tallies {
        let most = farthest(variance);
        assert!(
            (came - due).abs() <= most,
            "`{outcome}` was drawn {came} times, but {due:.0} times, give or take {most:.0}, would be fair"
        );
    }
}

fn draw<S: State>(state: &S, rng: &mut Rng, tallies: &mut BTreeMap<S::Chance, Tally>) {
    let drawn: Vec<S::Chance> = (0..DRAWS).map(|_| state.sample(rng)).collect();
    let listed = chances(state);
    let all: f64 = listed.iter().map(|&(_, weight)| f64::from(weight)).sum();
    for (outcome, weight) in listed {
        let share = f64::from(weight) / all;
        let tally = tallies.entry(outcome).or_default();
        tally.came += drawn.iter().filter(|&&other| other == outcome).count() as f64;
        tally.due += f64::from(DRAWS) * share;
        tally.variance += f64::from(DRAWS) * share * (1.0 - share);
    }
}

/// How far a fair count may be from what is due, by Bernstein's inequality.
fn farthest(variance: f64) -> f64 {
    let jump = DOUBT / 3.0;
    jump + (jump * jump + 2.0 * DOUBT * variance).sqrt()
}
