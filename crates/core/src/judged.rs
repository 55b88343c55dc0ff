//! Judgement for bots: how a seat stands, and what is worth thinking about.

use crate::{Rng, Rules, Seat};

/// A position that can be judged.
pub trait Judged: Rules {
    /// How the seat stands: 0 lost .. 1 won; a guess before the end.
    fn value(&self, seat: Seat) -> f32;

    /// Adds the legal actions worth thinking about, in the same order: all, unless the game leaves out equivalent moves, or
    /// offers that annoy people. People are free to do the others too; bots are not.
    fn candidates(&self, out: &mut Vec<Self::Action>) {
        self.legal(out);
    }

    /// What a player who does not think long does; the choices are candidates, at least one. A search lets everybody play
    /// like that beyond the choices it looks at: anything, unless the game knows better. It must be quick.
    #[inline]
    fn rollout_policy(&self, choices: &[Self::Action], rng: &mut Rng) -> Self::Action {
        rng.pick(choices)
    }

    /// May a playout of a search stop here, after so many steps, if it was to have `depth` of them? A game with long turns may
    /// know better where its guess is worth most; where `depth` is the highest number, playouts are whole.
    #[inline]
    fn may_stop(&self, steps: u64, depth: u64) -> bool {
        steps >= depth
    }
}
