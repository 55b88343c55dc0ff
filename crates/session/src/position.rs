//! A position without its type, for those who need no history: bots and pages.

use std::any::Any;
use std::fmt::Debug;

use sandtable_core::{State, Turn};

/// A position of some game.
pub trait Position: Debug + Send + Sync {
    /// What the game waits for.
    fn turn(&self) -> Turn;
    /// The [`State`] itself, for those who know its type.
    fn as_any(&self) -> &dyn Any;
}

impl<S: State> Position for S {
    fn turn(&self) -> Turn {
        sandtable_core::Rules::turn(self)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
