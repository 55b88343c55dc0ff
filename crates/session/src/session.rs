//! A game being played: the position and how it came about.
//!
//! The steps are kept, not the positions. Every eighth position of the line of play is kept as well, so that going
//! back costs a few steps and a long game little memory. Hashes and commit points are worked out when asked for.

use std::fmt::Debug;
use std::sync::OnceLock;

use sandtable_core::prelude::*;

use sandtable_core::{BadOptions, Game, Log, Quiet, Rules, Seat, Seen, State, Turn, Word};

use crate::undo::Commit;
use crate::{BadState, Dice, Hex, Refusal, RefusalKind, StateHash, options};

const STRIDE: usize = 8;

/// Most positions are not longer when they are written.
const USUAL: usize = 1024;

/// A table of one game: its position, the line of play that led to it, and all that was taken back.
pub struct Session<G: Game> {
    pub(crate) options: G::Options,
    /// Was the first position set by hand?
    pub(crate) is_set: bool,
    pub(crate) dice: Dice,
    pub(crate) state: G::State,
    /// The positions at ply 0, 8, 16 ... of the line of play.
    pub(crate) milestones: Vec<G::State>,
    /// Every step ever taken.
    pub(crate) steps: Vec<PlayedStep<G::State>>,
    /// The steps that stand, as places in `steps`.
    pub(crate) line: Vec<usize>,
    /// Steps and undos in the order they happened.
    pub(crate) history: Vec<HistoryEntry>,
}

/// One thing that happened: a step or an undo.
#[derive(Clone, Copy, Debug)]
pub(crate) enum HistoryEntry {
    /// The step at this place of `steps` was taken.
    Step(usize),
    /// Play went back to this ply.
    Undo(usize),
}

/// A step with the game's own types: a choice or an outcome of luck. [`StepKind`](crate::StepKind) is the same in words.
#[derive(Clone, Copy, Debug)]
pub(crate) enum TypedStep<A, C> {
    Act(Seat, A),
    Luck { outcome: C, given: bool },
}

pub(crate) type TypedStepOf<S> = TypedStep<<S as Rules>::Action, <S as Rules>::Chance>;

impl<A, C> TypedStep<A, C> {
    /// Takes the step in this state.
    pub(crate) fn apply_to<S: State<Action = A, Chance = C>, L: Log<S::Event>>(
        self,
        state: &mut S,
        log: &mut L,
    ) {
        match self {
            TypedStep::Act(_, action) => state.apply(action, log),
            TypedStep::Luck { outcome, .. } => state.resolve(outcome, log),
        }
    }
}

/// A step that was taken, and what is known about it.
#[derive(Clone, Debug)]
pub(crate) struct PlayedStep<S: State> {
    pub(crate) step: TypedStepOf<S>,
    pub(crate) events: Vec<S::Event>,
    /// How many of the steps up to this one were luck.
    pub(crate) luck: usize,
    /// The hash of the state after it.
    pub(crate) hash: OnceLock<StateHash>,
    pub(crate) commit: OnceLock<Option<Commit>>,
}

pub(crate) fn hash_of<S: State>(state: &S) -> StateHash {
    let bytes = postcard::to_extend(state, Vec::with_capacity(USUAL)).expect("a state is plain data");
    let hash = blake3::hash(&bytes);
    Hex(std::array::from_fn(|i| hash.as_bytes()[i]))
}

impl<G: Game> Session<G> {
    /// A new game by the newest rules.
    pub fn new(options: G::Options, dice: Dice) -> Result<Session<G>, BadOptions> {
        Session::by_rules(G::RULES, options, dice)
    }

    /// A new game by the rules of this number.
    pub fn by_rules(rules: u32, options: G::Options, dice: Dice) -> Result<Session<G>, BadOptions> {
        options::check_rules::<G>(rules).map_err(|why| BadOptions::new("", why))?;
        let state = G::setup(&options, rules)?;
        Ok(Session::start(options, state, false, dice))
    }

    /// A game that goes on from this position, if it keeps the game's invariants.
    pub fn from_state(options: G::Options, state: G::State, dice: Dice) -> Result<Session<G>, BadState> {
        state.check().map_err(BadState::new)?;
        let session = Session::<G>::start(options, state, true, dice);
        session.check_goes_on()?;
        Ok(session)
    }

    fn start(options: G::Options, state: G::State, is_set: bool, dice: Dice) -> Session<G> {
        Session {
            options,
            is_set,
            dice,
            milestones: vec![state.clone()],
            state,
            steps: Vec::new(),
            line: Vec::new(),
            history: Vec::new(),
        }
    }

    fn check_goes_on(&self) -> Result<(), BadState> {
        match self.turn() {
            Turn::Seat(seat) if seat.index() >= self.seats().len() => Err(BadState::new(format!(
                "seat {} is to move, but there are {}",
                seat.0,
                self.seats().len()
            ))),
            Turn::Seat(_) if self.legal().is_empty() => Err(BadState::new("the seat to move has no choice")),
            Turn::Chance if self.chances().is_empty() => {
                Err(BadState::new("luck is to decide between nothing"))
            }
            _ => Ok(()),
        }
    }

    /// The number of the rules it is played by.
    pub fn rules(&self) -> u32 {
        self.state.rules_number()
    }

    /// What was chosen before the game.
    pub fn options(&self) -> &G::Options {
        &self.options
    }

    /// The words for the seats, in order.
    pub fn seats(&self) -> &'static [&'static str] {
        G::seats(&self.options)
    }

    /// The word for a seat.
    pub(crate) fn seat_word(&self, seat: Seat) -> &'static str {
        self.seats().get(seat.index()).copied().unwrap_or("nobody")
    }

    /// The position.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// The position as one seat sees it.
    pub fn seen(&self, seat: Seat) -> Seen<'_, G::State> {
        Seen::new(&self.state, seat)
    }

    /// What the game waits for.
    pub fn turn(&self) -> Turn {
        self.state.turn()
    }

    /// How many steps the line of play has.
    pub fn ply(&self) -> usize {
        self.line.len()
    }

    /// How often anything has happened at the table, undos included: a number that only grows, unlike the ply.
    pub fn revision(&self) -> usize {
        self.history.len()
    }

    /// What the luck comes from.
    pub fn dice(&self) -> &Dice {
        &self.dice
    }

    /// Puts dice on the table: the ones that were sworn to, or others, which do not answer for the luck so far.
    pub fn bring(&mut self, dice: Dice) {
        if dice.commitment() != self.dice.commitment() {
            for played in &mut self.steps {
                if let TypedStep::Luck { given, .. } = &mut played.step {
                    *given = true;
                }
            }
        }
        self.dice = dice;
    }

    /// What the seat to move may do.
    pub fn legal(&self) -> Vec<<G::State as Rules>::Action> {
        let mut legal = Vec::new();
        self.state.legal(&mut legal);
        legal
    }

    /// What luck can bring, with weights.
    pub fn chances(&self) -> Vec<(<G::State as Rules>::Chance, u32)> {
        let mut odds = Vec::new();
        self.state.chances(&mut odds);
        odds
    }

    /// What happened at each step of the line of play, unmasked.
    pub fn events(&self) -> impl DoubleEndedIterator<Item = &[<G::State as Rules>::Event]> {
        self.line.iter().map(|&place| self.steps[place].events.as_slice())
    }

    /// The choices that stand, each with the ply before it.
    pub fn choices_made(&self) -> impl Iterator<Item = (usize, Seat, <G::State as Rules>::Action)> {
        self.line.iter().enumerate().filter_map(|(ply, &place)| match self.steps[place].step {
            TypedStep::Act(seat, action) => Some((ply, seat, action)),
            TypedStep::Luck { .. } => None,
        })
    }

    /// A seat makes its choice.
    pub fn act(&mut self, seat: Seat, action: <G::State as Rules>::Action) -> Result<(), Refusal> {
        self.check_turn(seat)?;
        self.check_legal(action)?;
        self.take(TypedStep::Act(seat, action));
        Ok(())
    }

    /// Luck decides, by the dice.
    pub fn roll(&mut self) -> Result<<G::State as Rules>::Chance, Refusal> {
        self.check_luck()?;
        let outcome = self.thrown().ok_or_else(|| {
            Refusal::new(
                RefusalKind::NoDice,
                "there are no dice at this table; give the outcome, or bring dice",
            )
        })?;
        self.take(TypedStep::Luck { outcome, given: false });
        Ok(outcome)
    }

    /// What the dice bring now.
    pub(crate) fn thrown(&self) -> Option<<G::State as Rules>::Chance> {
        self.dice.pick(self.luck_so_far(), &self.chances())
    }

    /// Luck decides, by hand.
    pub fn resolve(&mut self, outcome: <G::State as Rules>::Chance) -> Result<(), Refusal> {
        self.check_outcome(outcome)?;
        self.take(TypedStep::Luck { outcome, given: true });
        Ok(())
    }

    pub(crate) fn take(&mut self, step: TypedStepOf<G::State>) {
        let mut events = Vec::new();
        step.apply_to(&mut self.state, &mut events);
        let luck = self.luck_so_far() + usize::from(matches!(step, TypedStep::Luck { .. }));
        let place = self.steps.len();
        self.steps.push(PlayedStep { step, events, luck, hash: OnceLock::new(), commit: OnceLock::new() });
        self.history.push(HistoryEntry::Step(place));
        self.line.push(place);
        if self.ply().is_multiple_of(STRIDE) {
            self.milestones.push(self.state.clone());
        }
    }

    /// Back to an earlier ply, whoever may want it.
    pub(crate) fn go_back(&mut self, ply: usize) {
        self.state = self.at(ply).expect("the ply is on the line of play");
        self.line.truncate(ply);
        self.milestones.truncate(ply / STRIDE + 1);
        self.history.push(HistoryEntry::Undo(ply));
    }

    /// The step that led from this ply to the next.
    pub(crate) fn played(&self, ply: usize) -> &PlayedStep<G::State> {
        &self.steps[self.line[ply]]
    }

    fn luck_so_far(&self) -> usize {
        self.line.last().map_or(0, |&place| self.steps[place].luck)
    }

    /// The position at this ply of the line of play; none if it is not that long.
    pub fn at(&self, ply: usize) -> Option<G::State> {
        if ply > self.ply() {
            return None;
        }
        let mut state = self.milestones[ply / STRIDE].clone();
        for &place in &self.line[ply / STRIDE * STRIDE..ply] {
            self.steps[place].step.apply_to(&mut state, &mut Quiet);
        }
        Some(state)
    }

    /// The session as it stood at this ply of the line of play, as if nothing had been taken back.
    pub fn seek(&self, ply: usize) -> Option<Session<G>> {
        let state = self.at(ply)?;
        Some(Session {
            options: self.options.clone(),
            is_set: self.is_set,
            dice: self.dice.clone(),
            state,
            milestones: self.milestones[..=ply / STRIDE].to_vec(),
            steps: self.line[..ply].iter().map(|&place| self.steps[place].clone()).collect(),
            line: (0..ply).collect(),
            history: (0..ply).map(HistoryEntry::Step).collect(),
        })
    }

    /// The hash of the position.
    pub fn hash(&self) -> StateHash {
        match self.line.last() {
            Some(&place) => *self.steps[place].hash.get_or_init(|| hash_of(&self.state)),
            None => hash_of(&self.state),
        }
    }

    pub(crate) fn check_turn(&self, seat: Seat) -> Result<(), Refusal> {
        match self.turn() {
            Turn::Seat(other) if other == seat => Ok(()),
            Turn::Seat(other) => Err(Refusal::new(
                RefusalKind::NotYourTurn,
                format!("it is the turn of `{}`, not of `{}`", self.seat_word(other), self.seat_word(seat)),
            )),
            Turn::Chance => Err(Refusal::new(RefusalKind::NotYourTurn, "luck has to decide first")),
            Turn::Over => Err(Refusal::new(RefusalKind::Over, "the game is over")),
        }
    }

    fn check_luck(&self) -> Result<(), Refusal> {
        match self.turn() {
            Turn::Chance => Ok(()),
            Turn::Seat(seat) => Err(Refusal::new(
                RefusalKind::NotYourTurn,
                format!("it is the turn of `{}`, not of luck", self.seat_word(seat)),
            )),
            Turn::Over => Err(Refusal::new(RefusalKind::Over, "the game is over")),
        }
    }

    pub(crate) fn check_outcome(&self, outcome: <G::State as Rules>::Chance) -> Result<(), Refusal> {
        self.check_luck()?;
        let possible: Vec<_> = self.chances().into_iter().map(|(outcome, _)| outcome).collect();
        if possible.contains(&outcome) { Ok(()) } else { Err(illegal(outcome, &possible)) }
    }

    pub(crate) fn check_legal(&self, action: <G::State as Rules>::Action) -> Result<(), Refusal> {
        if self.state.is_legal(action) { Ok(()) } else { Err(illegal(action, &self.legal())) }
    }
}

/// How many legal steps a refusal names.
const SUGGESTED: usize = 6;

fn illegal<T: Word>(wrong: T, right: &[T]) -> Refusal {
    let mut named: Vec<_> = right.iter().take(SUGGESTED).map(|word| format!("`{word}`")).collect();
    if right.len() > SUGGESTED {
        named.push(format!("{} more", right.len() - SUGGESTED));
    }
    let message = format!("`{wrong}` is not legal now; legal: {}", named.join(", "));
    Refusal::new(RefusalKind::Illegal, message)
}

impl<G: Game> Clone for Session<G> {
    fn clone(&self) -> Session<G> {
        Session {
            options: self.options.clone(),
            is_set: self.is_set,
            dice: self.dice.clone(),
            state: self.state.clone(),
            milestones: self.milestones.clone(),
            steps: self.steps.clone(),
            line: self.line.clone(),
            history: self.history.clone(),
        }
    }
}

impl<G: Game> Debug for Session<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Session")
            .field("game", &G::ID)
            .field("ply", &self.ply())
            .field("state", &self.state)
            .finish_non_exhaustive()
    }
}
