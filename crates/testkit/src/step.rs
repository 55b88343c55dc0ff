//! One step of a game: a seat's action or an outcome of luck.

use record::Deed;
use table::{Game, Log, Seat, State, Turn};

/// What carries a game one ply further.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step<A, C> {
    /// A seat did this.
    Act(Seat, A),
    /// Luck brought this.
    Luck(C),
}

/// The steps of a state.
pub(crate) type StepOf<S> = Step<<S as State>::Action, <S as State>::Chance>;

/// The steps of a game.
pub(crate) type StepIn<G> = StepOf<<G as Game>::State>;

/// Every step that can be taken now: a seat's choices or the outcomes of luck, none when the game is over.
pub(crate) fn steps<S: State>(state: &S) -> Vec<StepOf<S>> {
    match state.turn() {
        Turn::Seat(seat) => legal(state).into_iter().map(|action| Step::Act(seat, action)).collect(),
        Turn::Chance => chances(state).into_iter().map(|(outcome, _)| Step::Luck(outcome)).collect(),
        Turn::Over => Vec::new(),
    }
}

/// The state after a step, which must be one that can be taken.
pub(crate) fn take<S: State>(state: &mut S, step: StepOf<S>, log: &mut impl Log<S::Event>) {
    match step {
        Step::Act(_, action) => state.apply(action, log),
        Step::Luck(outcome) => state.resolve(outcome, log),
    }
}

/// The state after a step and what happened on the way, the state given left alone.
pub(crate) fn after<S: State>(state: &S, step: StepOf<S>) -> (S, Vec<S::Event>) {
    let (mut state, mut events) = (state.clone(), Vec::new());
    take(&mut state, step, &mut events);
    (state, events)
}

/// What the seat to move may do.
pub(crate) fn legal<S: State>(state: &S) -> Vec<S::Action> {
    let mut actions = Vec::new();
    state.legal(&mut actions);
    actions
}

/// What luck can bring, with weights.
pub(crate) fn chances<S: State>(state: &S) -> Vec<(S::Chance, u32)> {
    let mut outcomes = Vec::new();
    state.chances(&mut outcomes);
    outcomes
}

impl<A: ToString, C: ToString> Step<A, C> {
    /// The step as a record writes it, for a game with these seats.
    pub(crate) fn deed(&self, seats: &[&str]) -> Deed {
        match self {
            Step::Act(seat, action) => {
                Deed::Act { seat: seats[seat.index()].to_owned(), word: action.to_string() }
            }
            Step::Luck(outcome) => Deed::Luck { word: outcome.to_string(), given: false },
        }
    }
}
