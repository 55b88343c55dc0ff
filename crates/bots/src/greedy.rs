//! The bot that looks one step ahead.
//!
//! Every action is tried in the same imagined worlds with the same luck, so that the actions differ by what they do
//! and not by what they were dealt.

use sandtable_core::{Quiet, Rng, Seat, Seen, State};

use crate::Bot;
use crate::playout::run_luck;

/// The action after which the seat stands best, on the average of a few imagined worlds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Greedy {
    /// How many worlds to imagine.
    pub worlds: u32,
}

impl Default for Greedy {
    fn default() -> Greedy {
        Greedy { worlds: 8 }
    }
}

impl<S: State> Bot<S> for Greedy {
    fn choose(&mut self, seen: &Seen<'_, S>, rng: &mut Rng) -> S::Action {
        let mut legal = Vec::new();
        seen.candidates(&mut legal);
        if let [only] = legal[..] {
            return only;
        }
        let mut sums = vec![0.0; legal.len()];
        for _ in 0..self.worlds.max(1) {
            let world = seen.imagine(rng);
            let luck = rng.branch();
            for (sum, &action) in sums.iter_mut().zip(&legal) {
                *sum += value_after(world.clone(), action, seen.seat(), luck.clone());
            }
        }
        legal[any_highest(&sums, rng)]
    }
}

/// How the seat stands after the action, when the next seat is to move.
fn value_after<S: State>(mut world: S, action: S::Action, seat: Seat, mut luck: Rng) -> f32 {
    world.apply(action, &mut Quiet);
    run_luck(&mut world, &mut luck);
    world.value(seat)
}

/// Where the highest number is; any of them if there are several.
fn any_highest(numbers: &[f32], rng: &mut Rng) -> usize {
    let highest = numbers.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let places: Vec<usize> = (0..numbers.len()).filter(|&place| numbers[place] >= highest).collect();
    rng.pick(&places)
}

/// Sometimes [`Greedy`] in a single world, otherwise anything candidates.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Beginner {
    /// How often it looks ahead, from 0 to 1.
    pub care: f32,
}

impl<S: State> Bot<S> for Beginner {
    fn choose(&mut self, seen: &Seen<'_, S>, rng: &mut Rng) -> S::Action {
        if rng.fraction() < self.care {
            Greedy { worlds: 1 }.choose(seen, rng)
        } else {
            let mut legal = Vec::new();
            seen.candidates(&mut legal);
            rng.pick(&legal)
        }
    }
}
