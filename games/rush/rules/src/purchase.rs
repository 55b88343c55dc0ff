//! The reserve and what is bought from it (5, 6). A purchase is put together in small choices, of which only those are
//! legal after which it can still be paid, so that no chain of them leads nowhere (5.5).

use serde::{Deserialize, Serialize};

use crate::ids::{Card, Nation};
use crate::state::{State, fleet};
use crate::tables::RESERVE;

/// The reserve, the card farthest from the deck first (2.5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Row {
    cards: [Option<Card>; RESERVE],
}

impl Row {
    /// The cards, farthest first.
    #[inline]
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = Card> + use<> {
        self.cards.into_iter().flatten()
    }

    /// How many.
    pub fn len(&self) -> usize {
        self.iter().count()
    }

    /// None at all?
    pub fn is_empty(&self) -> bool {
        self.cards[0].is_none()
    }

    /// Has it as many as it can?
    #[inline]
    pub fn is_full(&self) -> bool {
        self.cards[RESERVE - 1].is_some()
    }

    /// Where a card lies.
    pub fn place_of(&self, card: Card) -> Option<usize> {
        self.cards.iter().position(|&one| one == Some(card))
    }

    /// One more next to the deck (5.7).
    pub(crate) fn push(&mut self, card: Card) {
        let at = self.len();
        self.cards[at] = Some(card);
    }

    /// Takes one out; the others slide away from the deck (5.7).
    pub(crate) fn remove(&mut self, at: usize) -> Option<Card> {
        let card = self.cards[at].take();
        self.cards[at..].rotate_left(1);
        card
    }

    /// The card at a place.
    pub(crate) fn at(self, at: usize) -> Option<Card> {
        self.cards[at]
    }
}

/// A purchase in the making (5.5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Purchase {
    /// The cards to be bought, as bits of their places in the reserve.
    pub basket: u8,
    /// What was paid.
    pub paid: Funds,
}

/// Resources by where they may go (5.10).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Funds {
    /// For anything.
    pub general: u8,
    /// For one nation only.
    pub national: [u8; Nation::COUNT],
    /// The number of cards.
    pub cards: u8,
}

impl Funds {
    /// This many more of a card.
    pub(crate) fn add(&mut self, card: Card, times: u8) {
        let row = card.row();
        let purse = match row.national {
            Some(nation) => &mut self.national[nation as usize],
            None => &mut self.general,
        };
        *purse = purse.saturating_add(row.resources.unwrap_or(0) * times);
        self.cards = self.cards.saturating_add(times);
    }

    /// All resources.
    pub fn total(&self) -> u8 {
        self.national.iter().fold(self.general, |sum, &own| sum.saturating_add(own))
    }

    /// What is missing to pay these costs (6.6).
    pub(crate) fn missing(self, costs: [u8; Nation::COUNT]) -> u8 {
        let rest = costs.iter().zip(self.national).map(|(cost, own)| cost.saturating_sub(own));
        rest.sum::<u8>().saturating_sub(self.general)
    }
}

impl State {
    /// May the mover buy, as far as the number of purchases goes (5.6, 6.1, 6.2)?
    pub(crate) fn may_buy(&self) -> bool {
        self.deeds.drafted || !self.deeds.bought
    }

    /// The cards in the purchase.
    pub(crate) fn basket(&self, basket: u8) -> impl Iterator<Item = Card> + '_ {
        (0..RESERVE).filter(move |at| basket >> at & 1 == 1).filter_map(|at| self.reserve.at(at))
    }

    /// What these cards of the reserve cost, by nation.
    pub(crate) fn costs(&self, basket: u8) -> [u8; Nation::COUNT] {
        let mut costs = [0; Nation::COUNT];
        for card in self.basket(basket) {
            costs[fleet(card) as usize] += card.row().cost;
        }
        costs
    }

    /// Is a card of this nation to be bought?
    pub(crate) fn buys_of(&self, basket: u8, nation: Nation) -> bool {
        self.basket(basket).any(|card| fleet(card) == nation)
    }

    /// May this card be put into the payment for these cards (5.2, 5.11)?
    pub(crate) fn can_pay(&self, card: Card, basket: u8) -> bool {
        let row = card.row();
        let fits = row.national.is_none_or(|nation| self.buys_of(basket, nation));
        row.resources.is_some() && fits && self.playable(card) > 0
    }

    /// Everything that could be paid for these cards, what was paid already included.
    fn means(&self, basket: u8) -> Funds {
        let mut means = self.purchase.paid;
        for card in self.hand().kinds().filter(|&card| self.can_pay(card, basket)) {
            means.add(card, self.playable(card));
        }
        means
    }

    /// Can the mover pay for these cards of the reserve (5.3, 5.5, 6.5)?
    pub(crate) fn affords(&self, basket: u8) -> bool {
        let means = self.means(basket);
        means.cards > 0 && means.missing(self.costs(basket)) == 0
    }
}
