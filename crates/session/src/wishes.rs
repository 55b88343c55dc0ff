//! What a program may answer for a seat: offers it has put off, and questions with one answer.
//!
//! Wishes are no part of the game and of its record, which only has the ordinary answers. Right after an undo nothing is
//! answered for anybody: whoever took a step back wants to be asked.

use sandtable_core::{Message, Seat};
use serde::{Deserialize, Serialize};

use crate::Table;

/// An offer that a seat declines for a while.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Wish {
    /// The word of the offer.
    pub offer: String,
    /// What people call it.
    pub name: Message,
    /// For how long.
    pub until: Until,
}

/// What ends a [`Wish`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Until {
    /// The end of a period.
    Period {
        /// Its number.
        number: u32,
        /// What people call it while it lasts.
        name: Message,
    },
    /// An offer that concerns this. The offer is then put to the seat.
    Concerned {
        /// Its word.
        subject: String,
        /// What people call it.
        name: Message,
    },
}

impl Wish {
    /// The wish as people read it.
    pub fn say(&self) -> Message {
        let offer = self.name.clone();
        match &self.until {
            Until::Period { name, .. } => {
                Message::new("table-wish-period").with("offer", offer).with("period", name.clone())
            }
            Until::Concerned { name, .. } => {
                Message::new("table-wish-subject").with("offer", offer).with("subject", name.clone())
            }
        }
    }

    fn is_over(&self, game: &dyn Table) -> bool {
        match self.until {
            Until::Period { number, .. } => game.period().is_none_or(|now| now.number > number),
            Until::Concerned { .. } => false,
        }
    }
}

/// The offers a seat has put off, at most one wish for each.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Wishes(Vec<Wish>);

impl Wishes {
    /// Are there none?
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Those that have not ended.
    pub fn standing<'a>(&'a self, game: &'a dyn Table) -> impl Iterator<Item = &'a Wish> {
        self.0.iter().filter(|wish| !wish.is_over(game))
    }

    /// Puts off what the seat to move is asked now: until it concerns the subject, or for the rest of the period if none is
    /// named. Gives the answer that declines, or nothing if this cannot be put off so.
    pub fn put_off(&mut self, game: &dyn Table, subject: Option<&str>) -> Option<String> {
        let offer = game.repeated_offer()?;
        let until = match subject {
            None => game.period().map(|now| Until::Period { number: now.number, name: now.name })?,
            Some(word) => {
                let subject = offer.subjects.into_iter().find(|subject| subject.word == word)?;
                Until::Concerned { subject: word.to_owned(), name: subject.name }
            }
        };
        self.revoke(offer.word);
        self.0.retain(|wish| !wish.is_over(game));
        self.0.push(Wish { offer: offer.word.to_owned(), name: offer.name, until });
        Some(offer.decline)
    }

    /// The seat wants to be asked again. False if it would have been anyway.
    pub fn revoke(&mut self, offer: &str) -> bool {
        let before = self.0.len();
        self.0.retain(|wish| wish.offer != offer);
        self.0.len() < before
    }

    /// The answer to what the seat to move is asked now, if it has put that off. A wish that ends by this question is
    /// forgotten.
    pub fn answer(&mut self, game: &dyn Table) -> Option<String> {
        if self.is_empty() || game.is_taken_back() {
            return None;
        }
        let offer = game.repeated_offer()?;
        let wish = self.0.iter().find(|wish| wish.offer == offer.word)?;
        let is_concerned = matches!(&wish.until, Until::Concerned { subject, .. } if offer.concerns(subject));
        if is_concerned || wish.is_over(game) {
            self.revoke(offer.word);
            return None;
        }
        Some(offer.decline)
    }
}

/// The answer to a question that has only one and holds up the others for nothing: in a game without secrets, where an answer
/// at once tells nobody anything. Not if the seat could still take back what it did, for that it could not do any more.
pub fn only_answer(game: &dyn Table, seat: Seat) -> Option<String> {
    if !game.is_open() || game.is_taken_back() || !game.ranges().is_empty() {
        return None;
    }
    let [only] = <[_; 1]>::try_from(game.choices()).ok()?;
    game.can_undo(seat).is_none().then_some(only.word)
}
