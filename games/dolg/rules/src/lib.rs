//! The rules of a battle game of the ancient world on an open table, reconstructed.
//!
//! The numbers in comments are paragraphs of `games/dolg/text/en.md`.

pub mod ids;
pub mod moves;
pub mod roster;
pub mod space;
pub mod tables;
