//! What can be wrong, and the words for it. Every message says what would have been right.

use std::fmt::Display;

use sandtable_core::{ParseError, words};
use serde::Serialize;

/// A record that cannot be read or does not replay.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordError {
    /// The line of the text, counted from 1.
    pub line: usize,
    /// The step at fault, counted from 1 along the line of play; none if the fault is not in a step.
    pub ply: Option<usize>,
    /// What is wrong and what would be right.
    pub why: String,
}

impl RecordError {
    /// This line is wrong because.
    pub fn new(line: usize, why: impl Into<String>) -> RecordError {
        RecordError { line, ply: None, why: why.into() }
    }

    /// The step that would have made this ply is wrong because.
    pub fn at_ply(line: usize, ply: usize, why: impl Into<String>) -> RecordError {
        RecordError { line, ply: Some(ply), why: why.into() }
    }
}

impl Display for RecordError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.ply {
            Some(ply) => write!(f, "line {}, step {ply}: {}", self.line, self.why),
            None => write!(f, "line {}: {}", self.line, self.why),
        }
    }
}

impl std::error::Error for RecordError {}

/// A position that cannot be set up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadState {
    /// What is wrong and what would be right.
    pub why: String,
}

impl BadState {
    /// The position is wrong because.
    pub fn new(why: impl Into<String>) -> BadState {
        BadState { why: why.into() }
    }
}

impl Display for BadState {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.why)
    }
}

impl std::error::Error for BadState {}

words! {
    /// What a [`Refusal`] is about.
    pub enum RefusalKind: "kind of refusal" {
        /// The text is not in the notation.
        ParseError = "unreadable",
        /// The step is not legal now.
        Illegal = "illegal",
        /// Another seat, or luck, is to decide.
        NotYourTurn = "not-your-turn",
        /// The game is over.
        Over = "over",
        /// The table has moved on since.
        Stale = "stale",
        /// There is nothing to throw: the outcome of luck must be given.
        NoDice = "no-dice",
        /// It cannot be taken back, or not without consent.
        NoUndo = "no-undo",
    }
}

/// A request a table did not grant. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Refusal {
    /// What it is about.
    pub kind: RefusalKind,
    /// What is wrong and what would be right.
    pub message: String,
}

impl Refusal {
    /// Not granted because.
    pub fn new(kind: RefusalKind, message: impl Into<String>) -> Refusal {
        Refusal { kind, message: message.into() }
    }
}

impl From<ParseError> for Refusal {
    fn from(unreadable: ParseError) -> Refusal {
        Refusal::new(RefusalKind::ParseError, unreadable.to_string())
    }
}

impl Display for Refusal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.message)
    }
}

impl std::error::Error for Refusal {}
