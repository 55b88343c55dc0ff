//! The printed components. Each row says how it is known.

mod cards;
mod tokens;

pub use cards::{CARDS, Card, CardRow, Class, Reach};
pub(crate) use tokens::{EVENTS, STARTERS, SUBSTITUTES, ULTRAS};
pub use tokens::{Rank, TOKENS, Token, TokenRow};
