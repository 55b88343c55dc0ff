//! How many ways a game can go on: a number that changes when a rule does.

use std::fmt::Write;

use sandtable_core::{Quiet, State, Turn};

use crate::step::{steps, take};

/// The number of different ways the game can go on for `depth` steps, choices and luck alike.
///
/// Each outcome of luck counts once, whatever its weight; a game that ends earlier counts as one way.
pub fn perft<S: State>(state: &S, depth: u32) -> u64 {
    if depth == 0 || state.turn() == Turn::Over {
        return 1;
    }
    let steps = steps(state);
    if depth == 1 {
        return steps.len() as u64;
    }
    let mut ways = 0;
    for step in steps {
        let mut next = state.clone();
        take(&mut next, step, &mut Quiet);
        ways += perft(&next, depth - 1);
    }
    ways
}

/// The counts of named positions, one a line and depth, for a golden file.
pub fn perft_table<S: State>(positions: &[(&str, S)], depth: u32) -> String {
    let mut table = String::new();
    for (name, state) in positions {
        for depth in 1..=depth {
            let _ = writeln!(table, "{name:<20} {depth:>2} {:>14}", perft(state, depth));
        }
    }
    table
}
