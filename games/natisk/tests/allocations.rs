//! Once the buffers are warm, playing allocates nothing.

use std::alloc::System;

use natisk::ids::Board;
use natisk::{Mode, Natisk, Options};
use stats_alloc::{INSTRUMENTED_SYSTEM, Region, StatsAlloc};
use table::{Game, Quiet, Rng, State, Turn};

#[global_allocator]
static COUNTING: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

fn play(start: &natisk::State, rng: &mut Rng, legal: &mut Vec<natisk::Action>) {
    let mut state = start.clone();
    loop {
        match state.turn() {
            Turn::Over => return,
            Turn::Chance => {
                let outcome = state.sample(rng);
                state.resolve(outcome, &mut Quiet);
            }
            Turn::Seat(_) => {
                legal.clear();
                state.legal(legal);
                state.apply(rng.pick(legal), &mut Quiet);
            }
        }
    }
}

#[test]
fn a_playout_allocates_nothing() {
    let modes = [(Board::Base, Mode::Duel), (Board::Nippon, Mode::Duel), (Board::Base, Mode::Solo)];
    let starts =
        modes.map(|(board, mode)| Natisk::setup(&Options { board, mode, ..Options::default() }).unwrap());
    let (mut rng, mut legal) = (Rng::new(1), Vec::with_capacity(1024));
    let region = Region::new(COUNTING);
    for start in &starts {
        (0..200).for_each(|_| play(start, &mut rng, &mut legal));
    }
    let change = region.change();
    assert_eq!((change.allocations, change.reallocations), (0, 0));
}
