//! Why a request was not granted.

use record::{BadState, RecordError, Refusal};
use table::{BadOptions, Unreadable};

/// An error answer: a word for programs, a sentence for people.
pub(super) struct Trouble {
    pub(super) kind: &'static str,
    pub(super) message: String,
}

impl Trouble {
    pub(super) fn new(kind: &'static str, message: impl Into<String>) -> Trouble {
        Trouble { kind, message: message.into() }
    }
}

macro_rules! trouble_from {
    ($($error:ty => $kind:literal),* $(,)?) => {
        $(impl From<$error> for Trouble {
            fn from(error: $error) -> Trouble { Trouble::new($kind, error.to_string()) }
        })*
    };
}
trouble_from! {
    BadOptions => "bad-options",
    BadState => "bad-state",
    RecordError => "bad-record",
    Unreadable => "unreadable",
}

impl From<Refusal> for Trouble {
    fn from(refusal: Refusal) -> Trouble {
        Trouble::new(refusal.kind.word(), refusal.message)
    }
}
