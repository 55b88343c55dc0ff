//! Combat by paragraphs, played in the notation.

mod common;
mod events;
