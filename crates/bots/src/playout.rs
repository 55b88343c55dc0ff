//! How a world goes on by itself. Nothing here allocates once the buffer for legal actions has grown.

use sandtable_core::{Quiet, Rng, Seat, State, Turn};

/// Lets luck run until a seat is to move; none if the game is over first.
#[inline]
pub(crate) fn run_luck<S: State>(world: &mut S, rng: &mut Rng) -> Option<Seat> {
    loop {
        match world.turn() {
            Turn::Seat(seat) => return Some(seat),
            Turn::Chance => roll(world, rng),
            Turn::Over => return None,
        }
    }
}

/// Lets everybody choose in this way to the end, or for about `depth` steps of choice and luck ([`Judged::may_stop`]); says how
/// many there were.
///
/// [`Judged::may_stop`]: sandtable_core::Judged::may_stop
#[inline]
pub(crate) fn play_out<S: State>(
    world: &mut S,
    legal: &mut Vec<S::Action>,
    depth: u64,
    way: impl Fn(&S, &[S::Action], &mut Rng) -> S::Action,
    rng: &mut Rng,
) -> u64 {
    let mut steps = 0;
    while !world.may_stop(steps, depth) {
        match world.turn() {
            Turn::Seat(_) => {
                legal.clear();
                world.candidates(legal);
                let action = way(world, legal, rng);
                world.apply(action, &mut Quiet);
            }
            Turn::Chance => roll(world, rng),
            Turn::Over => break,
        }
        steps += 1;
    }
    steps
}

/// So many steps are enough where the game does not know better.
const DEPTH: u64 = 20;

/// Lets everybody do what seems best at first sight until the game is over or has said `stops` times that a playout may end. Luck
/// and whims have streams of their own, so that two worlds that are played on alike meet the same dice.
pub(crate) fn play_on<S: State>(
    world: &mut S,
    legal: &mut Vec<S::Action>,
    stops: u32,
    mut luck: Rng,
    mut whims: Rng,
) {
    let (mut played, mut seen) = (0, 0);
    loop {
        seen += u32::from(world.may_stop(played, DEPTH));
        if seen >= stops {
            return;
        }
        match world.turn() {
            Turn::Seat(_) => {
                legal.clear();
                world.candidates(legal);
                let action = world.rollout_policy(legal, &mut whims);
                world.apply(action, &mut Quiet);
            }
            Turn::Chance => roll(world, &mut luck),
            Turn::Over => return,
        }
        played += 1;
    }
}

#[inline]
fn roll<S: State>(world: &mut S, rng: &mut Rng) {
    let outcome = world.sample(rng);
    world.resolve(outcome, &mut Quiet);
}
