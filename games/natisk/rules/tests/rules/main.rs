//! Sections 1 to 8 of the rules, paragraph by paragraph: `r4_9_…` shows what 4.9 says. The solo game has tests of its
//! own.

#![allow(missing_docs)]

mod bombs;
mod book;
mod campaigns;
mod clicks;
mod closing;
mod common;
mod effects;
mod ending;
mod leaders;
mod nippon;
mod nippon_parts;
mod parts;
mod reasons;
mod setup;
mod spies;
mod turn;
mod units;
