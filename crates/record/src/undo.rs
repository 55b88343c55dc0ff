//! Taking back.
//!
//! A seat may take back its own steps up to the last commit point. A step commits if it was luck, if it handed the
//! turn on, or if it told somebody what the acting seat could not know. The last is tested, not declared by the games:
//! the step is tried in worlds the seat could imagine, and if it shows different things there, it tells them apart.

use table::{Game, Seat, State, Turn};

use crate::session::{Past, Play};
use crate::{Refusal, RefusalKind, Session};

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

/// Steps that were taken back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Branch {
    /// The ply where they left what was then the line of play.
    pub from: usize,
    /// The steps in the notation of records, unmasked.
    pub steps: Vec<String>,
}

impl<G: Game> Session<G> {
    /// The ply an undo of this seat would lead to.
    pub fn can_undo(&self, seat: Seat) -> Option<usize> {
        self.check_undo(self.ply(), seat).ok()
    }

    /// The seat takes back its last step; gives the ply.
    pub fn undo(&mut self, seat: Seat) -> Result<usize, Refusal> {
        let ply = self.check_undo(self.ply(), seat)?;
        self.go_back(ply);
        Ok(ply)
    }

    /// The seat takes back all it did since the last commit point; gives the ply.
    pub fn restart_turn(&mut self, seat: Seat) -> Result<usize, Refusal> {
        let mut ply = self.check_undo(self.ply(), seat)?;
        while let Ok(before) = self.check_undo(ply, seat) {
            ply = before;
        }
        self.go_back(ply);
        Ok(ply)
    }

    /// Back to an earlier ply. The caller has asked everybody concerned.
    pub fn undo_to(&mut self, ply: usize) -> Result<usize, Refusal> {
        if ply >= self.ply() {
            let why = format!("ply `{ply}` is not before the present one, {}", self.ply());
            return Err(Refusal::new(RefusalKind::NoUndo, why));
        }
        if self.turn() == Turn::Over && self.dice.key().is_some() {
            let why = "the game is over and the key of its dice is known; start a new one";
            return Err(Refusal::new(RefusalKind::Over, why));
        }
        self.go_back(ply);
        Ok(ply)
    }

    /// All that was taken back, in the order it happened.
    pub fn branches(&self) -> Vec<Branch> {
        let mut line = Vec::new();
        let mut branches = Vec::new();
        for &past in &self.history {
            match past {
                Past::Step(step) => line.push(step),
                Past::Undo(ply) => {
                    let steps = line.drain(ply..).map(|step| self.deed(step).to_string()).collect();
                    branches.push(Branch { from: ply, steps });
                }
            }
        }
        branches
    }

    /// The ply before the step that led to `ply`, if the seat may take that step back.
    fn check_undo(&self, ply: usize, seat: Seat) -> Result<usize, Refusal> {
        let refuse =
            |why: &str| Err(Refusal::new(RefusalKind::NoUndo, format!("{why}; the others must consent")));
        let Some(before) = ply.checked_sub(1) else {
            return Err(Refusal::new(RefusalKind::NoUndo, "nothing has been done yet"));
        };
        match (self.step(before).play, self.commit(before)) {
            (_, Some(commit)) => refuse(commit.why()),
            (Play::Act(actor, _), None) if actor == seat => Ok(before),
            _ => refuse("the last step was not yours"),
        }
    }

    fn commit(&self, ply: usize) -> Option<Commit> {
        *self.step(ply).commit.get_or_init(|| self.work_out_commit(ply))
    }

    fn work_out_commit(&self, ply: usize) -> Option<Commit> {
        let Play::Act(seat, action) = self.step(ply).play else { return Some(Commit::Luck) };
        if self.at(ply + 1)?.turn() != Turn::Seat(seat) {
            return Some(Commit::HandOver);
        }
        self.is_telling(&self.at(ply)?, seat, action).then_some(Commit::Reveal)
    }
}
