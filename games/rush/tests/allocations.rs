//! Once the buffers are warm, playing allocates nothing.

use std::alloc::System;

use rush::{Options, Rush};
use stats_alloc::{INSTRUMENTED_SYSTEM, Region, StatsAlloc};
use table::{Game, Quiet, Rng, Seat, State, Turn};

#[global_allocator]
static COUNTING: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

/// Plays a game at random; now and then imagines it anew and asks how a seat stands, as a search does.
fn play(start: &rush::State, rng: &mut Rng, legal: &mut Vec<rush::Action>) {
    let mut state = start.clone();
    loop {
        match state.turn() {
            Turn::Over => return,
            Turn::Chance => {
                let outcome = state.sample(rng);
                state.resolve(outcome, &mut Quiet);
            }
            Turn::Seat(seat) => {
                let mut world = state.clone();
                world.determinize(seat, rng);
                assert!(world.value(Seat(0)) > 0.0);
                legal.clear();
                state.legal(legal);
                state.apply(rng.pick(legal), &mut Quiet);
            }
        }
    }
}

#[test]
fn a_playout_allocates_nothing() {
    let starts = [2, 3, 4, 5].map(|players| Rush::setup(&Options { players, ..Options::default() }).unwrap());
    let (mut rng, mut legal) = (Rng::new(1), Vec::with_capacity(1024));
    let region = Region::new(COUNTING);
    for start in &starts {
        (0..20).for_each(|_| play(start, &mut rng, &mut legal));
    }
    let change = region.change();
    assert_eq!((change.allocations, change.reallocations), (0, 0));
}
