//! Offers that come again and again, so that a seat may want to decline one for a while.

use crate::Message;

/// An offer to the seat to move that comes again and again. The seat may put it off: until the [`Period`] is over, or until
/// the offer concerns something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RepeatedOffer<A> {
    /// Its word, the same every time: `magic`.
    pub word: &'static str,
    /// What people call it.
    pub name: Message,
    /// The answer that declines it.
    pub decline: A,
    /// What it may concern, each thing once.
    pub subjects: Vec<Subject>,
}

impl<A> RepeatedOffer<A> {
    /// Does it concern this now?
    pub fn concerns(&self, subject: &str) -> bool {
        self.subjects.iter().any(|known| known.is_concerned && known.word == subject)
    }

    /// The same with its answer written otherwise.
    pub fn map<B>(self, write: impl FnOnce(A) -> B) -> RepeatedOffer<B> {
        let RepeatedOffer { word, name, decline, subjects } = self;
        RepeatedOffer { word, name, decline: write(decline), subjects }
    }
}

/// Something that an offer may concern: a space.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Subject {
    /// Its word.
    pub word: &'static str,
    /// What people call it.
    pub name: Message,
    /// Does this offer concern it?
    pub is_concerned: bool,
}

/// A stretch of the game for which an offer can be put off: a year.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Period {
    /// Its number, which only grows.
    pub number: u32,
    /// When that is, as people say while it lasts: `this year`.
    pub name: Message,
}
