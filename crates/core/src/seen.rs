//! A position as a bot sees it.

use crate::{Rng, Seat, State, Viewer};

/// A state as one seat sees it. The true state cannot be reached through it: only the view, the seat's own
/// choices, and worlds imagined from what the seat knows.
#[derive(Debug)]
pub struct Seen<'a, S> {
    state: &'a S,
    seat: Seat,
}

impl<'a, S: State> Seen<'a, S> {
    /// What this seat sees of the state.
    pub fn new(state: &'a S, seat: Seat) -> Seen<'a, S> {
        Seen { state, seat }
    }

    /// Whose eyes these are.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What the seat sees.
    pub fn view(&self) -> S::View {
        self.state.view(Viewer::Seat(self.seat))
    }

    /// What the seat is asked, if it is its turn.
    pub fn ask(&self) -> Option<S::Ask> {
        self.is_to_move().then(|| self.state.ask()).flatten()
    }

    /// What the seat may do; nothing if it is not its turn.
    pub fn legal(&self, out: &mut Vec<S::Action>) {
        out.clear();
        if self.is_to_move() {
            self.state.legal(out);
        }
    }

    /// What is worth thinking about of it; see [`Judged::candidates`](crate::Judged::candidates).
    pub fn candidates(&self, out: &mut Vec<S::Action>) {
        out.clear();
        if self.is_to_move() {
            self.state.candidates(out);
        }
    }

    /// A world that could be the true one for all the seat knows.
    pub fn imagine(&self, rng: &mut Rng) -> S {
        let mut world = self.state.clone();
        world.determinize(self.seat, rng);
        world
    }

    fn is_to_move(&self) -> bool {
        self.state.turn() == crate::Turn::Seat(self.seat)
    }
}
