//! The bot that does anything.

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
