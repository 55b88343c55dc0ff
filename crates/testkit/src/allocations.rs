//! Once the buffers are warm, playing allocates nothing.
//!
//! The counter is global, and the test harness has a thread of its own: of a few runs the quietest tells.

use sandtable_core::{Game, Quiet, Rng, State, Turn};

use crate::position::first_position;

#[doc(hidden)]
pub use stats_alloc::{INSTRUMENTED_SYSTEM, Region, StatsAlloc};

/// A test that random games of these options allocate nothing; it needs a test file of its own.
///
/// On the way worlds are imagined and valued, as a search does.
#[macro_export]
macro_rules! allocations {
    (game: $game:ty, options: [$($options:expr),+ $(,)?], games: $games:expr $(,)?) => {
        #[global_allocator]
        static COUNTING: &$crate::allocations::StatsAlloc<std::alloc::System> =
            &$crate::allocations::INSTRUMENTED_SYSTEM;

        #[test]
        fn a_playout_allocates_nothing() {
            let allocated = $crate::allocations::count::<$game>(&[$($options),+], $games, || {
                let now = COUNTING.stats();
                now.allocations + now.reallocations
            });
            assert_eq!(allocated, 0);
        }
    };
}

/// How often the allocator was asked while this many games of each of these options were played.
#[doc(hidden)]
pub fn count<G: Game>(options: &[G::Options], games: u32, asked: impl Fn() -> usize) -> usize {
    const RUNS: usize = 5;
    let starts: Vec<G::State> =
        options.iter().map(|options| first_position::<G>(G::RULES, options)).collect();
    let (mut rng, mut legal) = (Rng::new(1), Vec::with_capacity(1024));
    let mut run = || {
        let before = asked();
        for start in &starts {
            (0..games).for_each(|_| play(start.clone(), &mut rng, &mut legal));
        }
        asked() - before
    };
    (0..RUNS).map(|_| run()).min().unwrap_or_default()
}

fn play<S: State>(mut state: S, rng: &mut Rng, legal: &mut Vec<S::Action>) {
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
                assert!((0.0..=1.0).contains(&world.value(seat)));
                legal.clear();
                state.legal(legal);
                state.apply(rng.pick(legal), &mut Quiet);
            }
        }
    }
}
