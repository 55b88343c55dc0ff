//! Whole battles against the AI of the solo game.

use sandtable_core::{Judged as _, Rng, Seen};
use sandtable_dolg::{Action, Dolg, FactionChoice, Opponent, Options, State};

fn solo(points: u16) -> Options {
    Options { points, opponent: Opponent::Ai, north: FactionChoice::Celts, ..Options::default() }
}

/// By rules of thumb.
fn quickly(seen: &Seen<'_, State>, rng: &mut Rng) -> Action {
    let world = seen.imagine(rng);
    let mut choices = Vec::new();
    world.candidates(&mut choices);
    world.rollout_policy(&choices, rng)
}

#[test]
fn probe() {
    for seed in 0..3 {
        let start = std::time::Instant::now();
        let found = sandtable_testkit::search::<Dolg>(&solo(500 + seed), 1, quickly);
        println!("{:?} {:?}", found.keys().collect::<Vec<_>>(), start.elapsed());
    }
}
