//! Once the buffers are warm, playing allocates nothing.

use std::alloc::System;

use siege::{Edition, Mode, Options, Siege};
use stats_alloc::{INSTRUMENTED_SYSTEM, Region, StatsAlloc};
use table::{Game, Quiet, Rng, State, Turn};

#[global_allocator]
static COUNTING: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

fn play(start: &siege::State, rng: &mut Rng, legal: &mut Vec<siege::Action>) {
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
    let tables = [
        (Edition::Base, Mode::Coop, 1),
        (Edition::Base, Mode::Ordinary, 2),
        (Edition::Wunderwaffe, Mode::Ordinary, 4),
        (Edition::Wunderwaffe, Mode::Fieldmarshal, 3),
    ];
    let starts = tables.map(|(edition, mode, players)| {
        Siege::setup(&Options { edition, mode, players, ..Options::default() }).unwrap()
    });
    let (mut rng, mut legal) = (Rng::new(1), Vec::with_capacity(1024));
    // The counter is global, and the test harness has a thread of its own: of a few runs the quietest tells.
    let mut run = || {
        let region = Region::new(COUNTING);
        for start in &starts {
            (0..200).for_each(|_| play(start, &mut rng, &mut legal));
        }
        let change = region.change();
        (change.allocations, change.reallocations)
    };
    let quietest = (0..5).map(|_| run()).min();
    assert_eq!(quietest, Some((0, 0)));
}
