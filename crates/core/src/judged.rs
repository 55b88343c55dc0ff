//! Judgement for bots: how a seat stands, and what is worth thinking about.

use crate::{Message, Rng, Rules, Seat};

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

    /// Adds why the seat stands better or worse in the position `after` than it does here: what changed in [`Judged::value`], in
    /// words and without numbers of points. Hints compare positions that the seat imagines, so the words need keep no secret.
    fn reasons(&self, _after: &Self, _seat: Seat, _out: &mut Vec<Reason>) {}
}

/// Something that made a seat stand better or worse.
#[derive(Clone, PartialEq, Debug)]
pub struct Reason {
    /// By how much, about as [`Judged::value`] counts it; below 0 if for the worse.
    pub worth: f32,
    /// What it was, after "because": `it closes the theatre`. The same thing is told in the same words, so that many worlds add up.
    pub say: Message,
}
