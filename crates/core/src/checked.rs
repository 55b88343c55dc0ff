//! What tests and studies ask of a position.

use std::collections::BTreeMap;

use crate::{Hidden, Judged, Rules, Seat, Shown};

/// A position that can be checked and studied.
pub trait Checked: Rules {
    /// How many of each component there are, wherever they lie: the same at every step of a game.
    fn census(&self) -> BTreeMap<String, u32>;

    /// Are the invariants kept? The laws ask, and whoever sets up a position by hand; play does not.
    fn check(&self) -> Result<(), String> {
        Ok(())
    }

    /// How many rounds have begun, where the game counts them.
    fn rounds(&self) -> Option<u32> {
        None
    }

    /// What the seat has that a study of the game would count: ids of the messages that name the things, and how many.
    /// The same things in the same order in every position.
    fn stats(&self, _seat: Seat) -> Vec<(String, u32)> {
        Vec::new()
    }
}

/// One condition of [`Checked::check`]: if it does not hold, what is wrong.
pub fn ensure(right: bool, wrong: impl FnOnce() -> String) -> Result<(), String> {
    if right { Ok(()) } else { Err(wrong()) }
}

/// A position, complete: rules, hidden information, what is shown, judgement, checks. Implemented by whatever has all five.
pub trait State: Rules + Hidden + Shown + Judged + Checked {}

impl<T: Rules + Hidden + Shown + Judged + Checked> State for T {}
