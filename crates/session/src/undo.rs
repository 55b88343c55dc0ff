//! Taking back.
//!
//! A seat may take back its own steps up to the last commit point. A step commits if it was luck, if it handed the
//! turn on, or if it revealed what the acting seat could not know. The last is tested, not declared by the games: the
//! step is tried in worlds the seat could imagine, and if it shows different things there, it reveals information.

use sandtable_core::prelude::*;

use sandtable_core::{Game, Seat, Turn, Viewer};

use crate::session::{HistoryEntry, TypedStep};
use crate::{Entry, Refusal, RefusalKind, Session};

/// Why a step cannot be taken back without consent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Commit {
    Luck,
    HandOver,
    Reveal,
}

impl Commit {
    fn why(self) -> &'static str {
        match self {
            Commit::Luck => "the last step was luck",
            Commit::HandOver => "the last step handed the turn on",
            Commit::Reveal => "the last step showed something that was hidden",
        }
    }
}

/// What an undo took back.
#[derive(Clone, PartialEq, Debug)]
pub struct Undone {
    /// The ply it led to.
    pub ply: usize,
    /// The steps after that ply as each viewer may hear of them, the viewers in the order of [`Viewer::all`]. The log does
    /// not have them any more.
    pub entries: Vec<Vec<Entry>>,
}

impl<G: Game> Session<G> {
    /// The ply an undo of this seat would lead to.
    pub fn can_undo(&self, seat: Seat) -> Option<usize> {
        self.check_undo(self.ply(), seat).ok()
    }

    /// The seat takes back its last step.
    pub fn undo(&mut self, seat: Seat) -> Result<Undone, Refusal> {
        let ply = self.check_undo(self.ply(), seat)?;
        Ok(self.take_back(ply))
    }

    /// The seat takes back all it did since the last commit point.
    pub fn restart_turn(&mut self, seat: Seat) -> Result<Undone, Refusal> {
        let mut ply = self.check_undo(self.ply(), seat)?;
        while let Ok(before) = self.check_undo(ply, seat) {
            ply = before;
        }
        Ok(self.take_back(ply))
    }

    /// Back to an earlier ply. The caller has asked everybody concerned.
    pub fn undo_to(&mut self, ply: usize) -> Result<Undone, Refusal> {
        if ply >= self.ply() {
            let why = format!("ply `{ply}` is not before the present one, {}", self.ply());
            return Err(Refusal::new(RefusalKind::NoUndo, why));
        }
        if self.turn() == Turn::Over && self.dice.key().is_some() {
            let why = "the game is over and the key of its dice is known; start a new one";
            return Err(Refusal::new(RefusalKind::Over, why));
        }
        Ok(self.take_back(ply))
    }

    /// Has nothing but luck happened since the last undo?
    pub fn is_taken_back(&self) -> bool {
        let is_luck = |place: usize| matches!(self.steps[place].step, TypedStep::Luck { .. });
        let last = self
            .history
            .iter()
            .rev()
            .find(|entry| !matches!(entry, HistoryEntry::Step(place) if is_luck(*place)));
        matches!(last, Some(HistoryEntry::Undo(_)))
    }

    /// Back to an earlier ply, whoever may want it. It costs what is taken back, however long the game is.
    fn take_back(&mut self, ply: usize) -> Undone {
        let viewers: Vec<_> = Viewer::all(self.seats().len()).collect();
        let entries = self.logs(&viewers, ply);
        self.go_back(ply);
        Undone { ply, entries }
    }

    /// The ply before the step that led to `ply`, if the seat may take that step back.
    fn check_undo(&self, ply: usize, seat: Seat) -> Result<usize, Refusal> {
        let refuse =
            |why: &str| Err(Refusal::new(RefusalKind::NoUndo, format!("{why}; the others must consent")));
        let Some(before) = ply.checked_sub(1) else {
            return Err(Refusal::new(RefusalKind::NoUndo, "nothing has been done yet"));
        };
        match (self.played(before).step, self.commit(before)) {
            (_, Some(commit)) => refuse(commit.why()),
            (TypedStep::Act(actor, _), None) if actor == seat => Ok(before),
            _ => refuse("the last step was not yours"),
        }
    }

    fn commit(&self, ply: usize) -> Option<Commit> {
        *self.played(ply).commit.get_or_init(|| self.work_out_commit(ply))
    }

    fn work_out_commit(&self, ply: usize) -> Option<Commit> {
        let TypedStep::Act(seat, action) = self.played(ply).step else { return Some(Commit::Luck) };
        if self.at(ply + 1)?.turn() != Turn::Seat(seat) {
            return Some(Commit::HandOver);
        }
        self.reveals(&self.at(ply)?, seat, action).then_some(Commit::Reveal)
    }
}
