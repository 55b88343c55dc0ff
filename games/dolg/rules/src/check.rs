//! What holds in every position that play can come to. A position set by hand is checked for it.

use std::collections::BTreeMap;

use sandtable_core::{Checked, ensure};

use crate::{Cards, Frame, State, tables};

impl Checked for State {
    fn census(&self) -> BTreeMap<String, u32> {
        self.all_cards().iter().map(|(card, count)| (card.to_string(), u32::from(count))).collect()
    }

    fn check(&self) -> Result<(), String> {
        let cards = self.all_cards();
        ensure(cards == tables::deck(), || format!("{cards:?} should be all cards: {:?}", tables::deck()))?;
        let is_answering = matches!(self.frames.top(), Some(Frame::Answer(_)));
        ensure(is_answering == self.lead.is_some(), || {
            "a card is led exactly while it waits for an answer".to_owned()
        })?;
        self.check_frames()
    }
}

impl State {
    fn all_cards(&self) -> Cards {
        let mut all = self.deck;
        all.pour(&self.spent);
        self.hands.iter().for_each(|hand| all.pour(hand));
        self.lead.into_iter().for_each(|card| all.put(card));
        all
    }

    /// The deals to come lie above one other frame, and there are cards for all of them.
    fn check_frames(&self) -> Result<(), String> {
        let deals = self.frames.iter().filter(|frame| matches!(frame, Frame::Deal(_))).count();
        ensure(deals + 1 >= self.frames.len(), || {
            "below the deals there is one frame: lead, answer or tie".to_owned()
        })?;
        ensure(deals <= self.deck.total() as usize, || {
            format!("{deals} cards are to be dealt, but the deck has {}", self.deck.total())
        })?;
        match self.frames.iter().next() {
            Some(Frame::Deal(_)) => Err("a deal is followed by a lead".to_owned()),
            Some(Frame::Lead(side)) if deals == 0 && self.hand(side).is_empty() => {
                Err(format!("{side} cannot lead without a card"))
            }
            _ => Ok(()),
        }
    }
}
