//! Families of actions that differ in one number, for decisions too wide to list.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use crate::{Measure, ParseError};

/// The number in which the actions of a family differ: whole, and as a record has it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Amount(pub i32);

impl Display for Amount {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        Display::fmt(&self.0, f)
    }
}

impl FromStr for Amount {
    type Err = ParseError;

    /// `+5`, `05` and `-0` are numbers to the standard library, but not in the notation.
    fn from_str(text: &str) -> Result<Amount, ParseError> {
        let amount: Option<i32> = text.parse().ok();
        amount
            .filter(|amount| amount.to_string() == text)
            .map(Amount)
            .ok_or_else(|| ParseError::new(text, "a whole number"))
    }
}

/// Actions that may hold an [`Amount`]; [`notation!`](macro@crate::notation) implements it.
pub trait Ranged: Sized {
    /// Its amount, if it belongs to a family.
    fn amount(&self) -> Option<Amount> {
        None
    }

    /// The action of the same family with another amount; itself if it belongs to none.
    #[must_use]
    fn with_amount(self, _amount: Amount) -> Self {
        self
    }
}

/// A family of actions that differ in one number, and what the number may be. A family may have several ranges, with gaps
/// between them. [`legal`](crate::Rules::legal) lists the marks of a range, the values worth a name;
/// [`is_legal`](crate::Rules::is_legal) judges any value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Range<A> {
    /// The action of the family with the lowest amount of this range.
    pub first: A,
    /// The highest amount.
    pub to: i32,
    /// From one amount to the next; above 0.
    pub step: i32,
    /// The id of the message that names the unit of measure, with the argument `amount`.
    pub unit: &'static str,
    /// How pages show the number; the first measure is the one people write it in. None: as it is, by `unit`.
    pub measures: &'static [Measure],
}

impl<A: Ranged + Copy> Range<A> {
    /// The lowest amount.
    pub fn from(&self) -> i32 {
        self.first.amount().map_or(self.to, |amount| amount.0)
    }

    /// Is the amount one of this range?
    pub fn contains(&self, amount: i32) -> bool {
        (self.from()..=self.to).contains(&amount) && (amount - self.from()) % self.step == 0
    }

    /// The action with this amount.
    pub fn at(&self, amount: i32) -> A {
        self.first.with_amount(Amount(amount))
    }

    /// Is the action one of this range?
    pub fn has(&self, action: A) -> bool
    where
        A: Eq,
    {
        action.amount().is_some_and(|amount| self.contains(amount.0) && self.at(amount.0) == action)
    }
}
