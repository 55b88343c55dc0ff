//! One step of a game: a seat's action or an outcome of luck.

use sandtable_core::{Game, Log, Range, Rules, Seat, State, Turn};
use sandtable_session::StepKind;

/// What carries a game one ply further.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step<A, C> {
    /// A seat did this.
    Act(Seat, A),
    /// Luck brought this.
    Luck(C),
}

/// The steps of a state.
pub(crate) type StepOf<S> = Step<<S as Rules>::Action, <S as Rules>::Chance>;

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

/// The ranges the seat to move may choose from.
pub(crate) fn ranges<S: State>(state: &S) -> Vec<Range<S::Action>> {
    let mut ranges = Vec::new();
    state.ranges(&mut ranges);
    ranges
}

/// What to click for an action.
pub(crate) fn path<S: State>(state: &S, action: S::Action) -> Vec<S::Element> {
    let mut path = Vec::new();
    state.path(action, &mut path);
    path
}

/// Is the step listed now, or one of a range?
pub(crate) fn can_take<S: State>(state: &S, step: StepOf<S>) -> bool {
    match step {
        Step::Act(seat, _) if state.turn() != Turn::Seat(seat) => false,
        Step::Act(_, action) => {
            legal(state).contains(&action) || ranges(state).iter().any(|range| range.has(action))
        }
        Step::Luck(outcome) => chances(state).iter().any(|&(possible, _)| possible == outcome),
    }
}

impl<A: ToString, C: ToString> Step<A, C> {
    /// The step as a record writes it, for a game with these seats.
    pub(crate) fn kind(&self, seats: &[&str]) -> StepKind {
        match self {
            Step::Act(seat, action) => {
                StepKind::Act { seat: seats[seat.index()].to_owned(), word: action.to_string() }
            }
            Step::Luck(outcome) => StepKind::Luck { word: outcome.to_string(), given: false },
        }
    }
}
