//! The notation of Magpies, and what is said.

use std::fmt::Display;
use std::str::FromStr;

use sandtable_core::{Message, ParseError, Reader, Say, Seat, Secret, Sketch, Viewer, words};
use serde::Serialize;

use super::flaw;
use super::state::{Event, View};

words! {
    /// A gem.
    pub enum Gem: "gem" {
        /// Worth 1.
        Red = "red",
        /// Worth 2.
        Green = "green",
        /// Worth 3.
        Blue = "blue",
    }
}

words! {
    /// The one question there is.
    pub enum Question: "question" {
        /// Show, bury or peek?
        Play = "play",
    }
}

/// What a magpie can do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move<const FLAW: u8> {
    Bury(Gem),
    Peek,
    Show(Gem),
}

impl<const FLAW: u8> Display for Move<FLAW> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Move::Bury(gem) => write!(f, "bury {gem}"),
            Move::Peek => write!(f, "peek"),
            Move::Show(gem) => write!(f, "show {gem}"),
        }
    }
}

impl<const FLAW: u8> FromStr for Move<FLAW> {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut words = Reader::new(text);
        let action = match words.word() {
            "bury" => Move::Bury(words.read("a gem")?),
            "peek" => Move::Peek,
            "show" => Move::Show(words.read("a gem")?),
            word => return Err(ParseError::none_of(word, "move", ["bury", "peek", "show"].into_iter())),
        };
        words.end().map(|()| action)
    }
}

impl<const FLAW: u8> sandtable_core::Ranged for Move<FLAW> {}

impl<const FLAW: u8> Say for Move<FLAW> {
    fn say(&self) -> Message {
        match self {
            Move::Peek if FLAW == flaw::SILENT => Message::new(""),
            Move::Peek => Message::new("magpies-peek"),
            Move::Bury(gem) => Message::new("magpies-bury").with("gem", gem.word()),
            Move::Show(gem) => Message::new("magpies-show").with("gem", gem.word()),
        }
    }
}

/// What can be clicked.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Spot<const FLAW: u8> {
    Aside,
    Hoard,
    Table,
    Nest(Gem),
}

impl<const FLAW: u8> Display for Spot<FLAW> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Spot::Aside => write!(f, "aside"),
            Spot::Hoard if FLAW == flaw::MUMBLED_ELEMENT => write!(f, "hord"),
            Spot::Hoard => write!(f, "hoard"),
            Spot::Table => write!(f, "table"),
            Spot::Nest(gem) => write!(f, "{gem}"),
        }
    }
}

impl<const FLAW: u8> FromStr for Spot<FLAW> {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        match text {
            "aside" => Ok(Spot::Aside),
            "hoard" => Ok(Spot::Hoard),
            "table" => Ok(Spot::Table),
            gem => gem.parse().map(Spot::Nest),
        }
    }
}

impl Say for Question {
    fn say(&self) -> Message {
        Message::new("magpies-play")
    }
}

impl Event {
    pub fn seen_by(self, viewer: Viewer) -> Event {
        Event { gem: self.gem.seen_by(viewer), ..self }
    }

    pub fn new(did: Did, seat: Seat, gem: Secret<Gem>) -> Event {
        Event { did, seat, gem }
    }
}

/// What happened to a gem.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Did {
    Draw,
    Peek,
    Bury,
    Show,
}

impl Say for Event {
    fn say(&self) -> Message {
        let gem = self.gem.value().map_or("a gem", Gem::word);
        Message::new(format!("magpies-{:?}", self.did).to_lowercase()).with("gem", gem)
    }
}

impl Sketch for View {
    fn sketch(&self) -> Vec<Message> {
        vec![Message::new("magpies-bag").with("gems", self.bag as i64)]
    }
}
