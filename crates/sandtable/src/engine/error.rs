//! Why a request was not granted.

use sandtable_core::{BadOptions, ParseError};
use sandtable_session::{BadState, RecordError, Refusal};

/// An error answer: a word for programs, a sentence for people.
pub(super) struct EngineError {
    pub(super) kind: &'static str,
    pub(super) message: String,
}

impl EngineError {
    pub(super) fn new(kind: &'static str, message: impl Into<String>) -> EngineError {
        EngineError { kind, message: message.into() }
    }
}

macro_rules! trouble_from {
    ($($error:ty => $kind:literal),* $(,)?) => {
        $(impl From<$error> for EngineError {
            fn from(error: $error) -> EngineError { EngineError::new($kind, error.to_string()) }
        })*
    };
}
trouble_from! {
    BadOptions => "bad-options",
    BadState => "bad-state",
    RecordError => "bad-record",
    ParseError => "unreadable",
}

impl From<Refusal> for EngineError {
    fn from(refusal: Refusal) -> EngineError {
        EngineError::new(refusal.kind.word(), refusal.message)
    }
}
