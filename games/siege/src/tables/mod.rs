//! The printed components. Each row says how it is known.

mod cards;
mod tokens;

pub use cards::{CARDS, Card, CardRow, Class, Reach};
pub(crate) use tokens::{EVENTS, STARTERS, SUBSTITUTES, ULTRAS};
pub use tokens::{Rank, TOKENS, Token, TokenRow};

/// How a row is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// As printed on the component or in the rules.
    Printed,
    /// Follows from what is printed.
    Inferred,
    /// Made to fit everything that is known.
    Reconstructed,
}
