//! The puzzle of a table, until its solver plays on. The first choice is the answer; bots wait, so that another one can be tried.

use std::sync::{Arc, OnceLock};

use sandtable_bots::{PlayableTitle, Why};
use sandtable_core::Message;
use sandtable_session::{StepKind, Table};

use crate::puzzles::OfferedPuzzle;

/// The reasons are looked for in the same worlds each time.
const SEED: u64 = 0x9022;
/// With this many other choices the solution is compared.
const RIVALS: usize = 6;

/// A puzzle, and what was tried.
#[derive(Clone, Debug)]
pub(crate) struct PuzzleInPlay {
    puzzle: Arc<OfferedPuzzle>,
    tries: u64,
    tried: Option<String>,
    /// What is to be said about the solution and what was tried, once somebody looks.
    judged: Arc<OnceLock<Vec<Judged>>>,
}

/// A choice, and why it is good or bad.
#[derive(Clone, Debug)]
pub(crate) struct Judged {
    pub(crate) say: Message,
    pub(crate) why: Why,
}

impl PuzzleInPlay {
    pub(crate) fn new(puzzle: Arc<OfferedPuzzle>) -> PuzzleInPlay {
        PuzzleInPlay { puzzle, tries: 0, tried: None, judged: Arc::default() }
    }

    pub(crate) fn offered(&self) -> &OfferedPuzzle {
        &self.puzzle
    }

    pub(crate) fn id(&self) -> &'static str {
        self.puzzle.id
    }

    /// How often something was tried.
    pub(crate) fn tries(&self) -> u64 {
        self.tries
    }

    /// Was what was tried last right? None before.
    pub(crate) fn verdict(&self) -> Option<bool> {
        self.tried.as_deref().map(|word| self.puzzle.puzzle.is_solved_by(word))
    }

    pub(crate) fn is_solved(&self) -> bool {
        self.verdict() == Some(true)
    }

    /// A step was taken after this ply.
    pub(super) fn note(&mut self, ply: usize, step: &StepKind) {
        if let (0, StepKind::Act { word, .. }) = (ply, step) {
            self.tries += 1;
            self.tried = Some(word.clone());
            self.judged = Arc::default();
        }
    }

    /// Play went back to this ply.
    pub(super) fn note_undo(&mut self, ply: usize) {
        if ply == 0 {
            self.tried = None;
            self.judged = Arc::default();
        }
    }

    /// The solutions, and then what was tried if it is none of them, each compared with the others. They are worked out once for all pages.
    pub(crate) fn judged(&self, title: &dyn PlayableTitle, game: &dyn Table) -> &[Judged] {
        self.judged.get_or_init(|| self.judge(title, game).unwrap_or_default())
    }

    fn judge(&self, title: &dyn PlayableTitle, game: &dyn Table) -> Option<Vec<Judged>> {
        let start = game.seek(0)?;
        let solutions = self.puzzle.puzzle.solutions.iter().map(String::as_str);
        let wrong = self.tried.as_deref().filter(|word| !self.puzzle.puzzle.is_solved_by(word));
        let mut words: Vec<&str> = solutions.collect();
        let whys = if let Some(wrong) = wrong {
            let whys = title.reasons(&*start.position(), &[words[0], wrong], SEED).ok()?;
            let (right, other) = (whys.first()?.clone(), whys.get(1)?.clone());
            words.iter().map(|_| right.clone()).chain([other]).collect()
        } else {
            reasons_for(title, &*start, &words)?
        };
        words.extend(wrong);
        let judged =
            words.iter().zip(whys).filter_map(|(word, why)| Some(Judged { say: start.describe(word)?, why }));
        Some(judged.collect())
    }
}

/// The reasons for the solutions, compared with a few others.
fn reasons_for(title: &dyn PlayableTitle, start: &dyn Table, solutions: &[&str]) -> Option<Vec<Why>> {
    let choices = start.choices();
    let others = choices.iter().map(|choice| choice.word.as_str()).filter(|word| !solutions.contains(word));
    let all: Vec<&str> = solutions[..1].iter().copied().chain(others.take(RIVALS)).collect();
    let best = title.reasons(&*start.position(), &all, SEED).ok()?.into_iter().next()?;
    Some(solutions.iter().map(|_| best.clone()).collect())
}
