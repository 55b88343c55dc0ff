//! The top of the main deck, as far as somebody has looked at it.

use serde::{Deserialize, Serialize};

use crate::ids::Card;

/// The cards on top of the main deck that were looked at, the deepest first (17.17). While they are being put back,
/// those not yet laid are above those that are, in the order of [`Card`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(into = "Vec<Card>", try_from = "Vec<Card>")]
pub(crate) struct Known {
    cards: [Option<Card>; 5],
    len: u8,
}

impl Known {
    /// The cards, the deepest first.
    pub(crate) fn iter(self) -> impl DoubleEndedIterator<Item = Card> + use<> {
        self.cards.into_iter().flatten()
    }

    pub(crate) fn len(self) -> usize {
        self.len as usize
    }

    pub(crate) fn is_empty(self) -> bool {
        self.len == 0
    }

    pub(crate) fn top(self) -> Option<Card> {
        self.iter().next_back()
    }

    /// One more on top; there is room for five.
    pub(crate) fn push(&mut self, card: Card) {
        self.cards[self.len as usize] = Some(card);
        self.len += 1;
    }

    /// One more below all others.
    pub(crate) fn push_under(&mut self, card: Card) {
        self.push(card);
        self.cards[..self.len as usize].rotate_right(1);
    }

    /// Takes the card at this place, counted from the deepest.
    pub(crate) fn remove(&mut self, at: usize) -> Option<Card> {
        let card = self.cards[at].take();
        self.cards[at..self.len as usize].rotate_left(1);
        self.len -= 1;
        card
    }

    /// Puts those above the first `laid` in the order of [`Card`].
    pub(crate) fn sort_above(&mut self, laid: usize) {
        self.cards[laid..self.len as usize].sort_unstable();
    }

    /// Puts one of the cards above the first `laid` right onto them.
    pub(crate) fn sink(&mut self, card: Card, laid: usize) {
        let at = self.iter().skip(laid).position(|other| other == card);
        if let Some(at) = at {
            self.cards[laid..=laid + at].rotate_right(1);
        }
    }
}

impl From<Known> for Vec<Card> {
    fn from(known: Known) -> Vec<Card> {
        known.iter().collect()
    }
}

impl TryFrom<Vec<Card>> for Known {
    type Error = String;

    fn try_from(cards: Vec<Card>) -> Result<Known, String> {
        let mut known = Known::default();
        if cards.len() > known.cards.len() {
            return Err(format!("{} known cards, but at most 5 are looked at", cards.len()));
        }
        for card in cards {
            known.push(card);
        }
        Ok(known)
    }
}
