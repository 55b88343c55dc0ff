//! Bots that do not think: one does anything, one what seems best at first sight, one now this, now that.

use sandtable_core::{Rng, Seen, State};

use crate::Bot;

/// Any legal action, each as likely as the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Random;

impl<S: State> Bot<S> for Random {
    fn choose(&mut self, seen: &Seen<'_, S>, rng: &mut Rng) -> S::Action {
        let mut legal = Vec::new();
        seen.legal(&mut legal);
        rng.pick(&legal)
    }
}

/// What the game thinks a player does who does not think long ([`rollout_policy`](sandtable_core::Judged::rollout_policy)), in a
/// world the seat can imagine.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Quick;

impl<S: State> Bot<S> for Quick {
    fn choose(&mut self, seen: &Seen<'_, S>, rng: &mut Rng) -> S::Action {
        let mut choices = Vec::new();
        seen.candidates(&mut choices);
        seen.imagine(rng).rollout_policy(&choices, rng)
    }
}

/// [`Quick`], but now and then any candidate instead.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Careless {
    /// How often, in percent.
    pub slips: u8,
}

impl<S: State> Bot<S> for Careless {
    fn choose(&mut self, seen: &Seen<'_, S>, rng: &mut Rng) -> S::Action {
        if rng.below(100) >= u32::from(self.slips) {
            return Quick.choose(seen, rng);
        }
        let mut choices = Vec::new();
        seen.candidates(&mut choices);
        rng.pick(&choices)
    }
}
