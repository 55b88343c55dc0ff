//! The rules of a position: what it waits for, what can happen, and what becomes of it.

use std::fmt::{Debug, Display};
use std::hash::Hash;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{Log, Outcome, Ranged, Rng, Say, Turn, Word};

/// A position that knows its rules. It always waits for exactly one of three things: see [`Turn`].
pub trait Rules: Clone + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// A choice of a seat: `place tank2 north-1`.
    type Action: Word + Say + Ranged;
    /// An outcome of luck: `roll 5`.
    type Chance: Word;
    /// What happened, for people and for animation.
    type Event: Clone + PartialEq + Debug + Say + Serialize + Send + Sync;

    /// What the game waits for.
    fn turn(&self) -> Turn;
    /// Adds what the seat to move may do: sorted, without duplicates; nothing unless a seat is to move. Of a family of
    /// actions that differ in one number only the marks are listed; see [`Range`](crate::Range).
    fn legal(&self, out: &mut Vec<Self::Action>);
    /// Does a legal action. Trusts the caller; [`Rules::play`] checks first.
    fn apply<L: Log<Self::Event>>(&mut self, action: Self::Action, log: &mut L);
    /// Adds what luck can bring, with weights above 0; nothing unless chance is to move.
    fn chances(&self, out: &mut Vec<(Self::Chance, u32)>);
    /// Lets luck bring this. Trusts the caller.
    fn resolve<L: Log<Self::Event>>(&mut self, outcome: Self::Chance, log: &mut L);
    /// Who won and why, once the game is over.
    fn outcome(&self) -> Option<Outcome>;

    // What follows is provided; few games change it.

    /// The number of the rules this position is played by, which its record tells. A correction of the rules is
    /// `if self.rules_number() >= 2`, and older games go on as they began. A game that has had corrections keeps it in a
    /// [`RulesNumber`](crate::RulesNumber).
    fn rules_number(&self) -> u32 {
        1
    }

    /// Says by which rules a position is played that was read and not set up.
    fn set_rules_number(&mut self, _rules: u32) {}

    /// May the seat to move do this? A game with ranges judges their values here as well.
    fn is_legal(&self, action: Self::Action) -> bool {
        let mut legal = Vec::new();
        self.legal(&mut legal);
        legal.binary_search(&action).is_ok()
    }

    /// One outcome of luck. Override where listing them is slow.
    fn sample(&self, rng: &mut Rng) -> Self::Chance {
        let mut chances = Vec::new();
        self.chances(&mut chances);
        rng.weighted(&chances)
    }

    /// Does an action if it is legal, and otherwise changes nothing.
    fn play<L: Log<Self::Event>>(
        &mut self,
        action: Self::Action,
        log: &mut L,
    ) -> Result<(), Illegal<Self::Action>> {
        if !self.is_legal(action) {
            return Err(Illegal(action));
        }
        self.apply(action, log);
        Ok(())
    }
}

/// An action that is not legal now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Illegal<A>(pub A);

impl<A: Display> Display for Illegal<A> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "`{}` is not legal now", self.0)
    }
}

impl<A: Debug + Display> std::error::Error for Illegal<A> {}
