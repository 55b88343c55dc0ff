//! The action cards: deck, hands and discard (6.2, 6.8, 6.9).

use sandtable_core::{Bag, Log, Secret};

use crate::flow::Frame;
use crate::ids::{Card, Order, Side};
use crate::state::State;
use crate::tables::{DRAWS, NO_GENERAL_LEADERSHIP};
use crate::words::{Action, Event};

/// A set of action cards: each is there once.
pub type Cards = Bag<Card, 0, 4, 2>;

/// All 98.
pub(crate) fn all_cards() -> Cards {
    Card::ALL.iter().copied().collect()
}

impl State {
    /// The cards in a hand.
    #[inline]
    pub fn hand(&self, side: Side) -> &Cards {
        &self.hands[side.index()]
    }

    /// The leadership of a side's general: its hand (6.8). Three without one (17.7).
    pub fn leadership(&self, side: Side) -> u8 {
        let army = &self.armies[side.index()];
        match army.general {
            Some(general) if !army.killed => {
                (i16::from(general.row().leadership) + i16::from(army.leadership_change)).max(0) as u8
            }
            _ => NO_GENERAL_LEADERSHIP,
        }
    }

    /// Is there a card to draw? The discard becomes the deck when one is needed (6.9).
    pub(crate) fn provide_deck<L: Log<Event>>(&mut self, log: &mut L) -> bool {
        if self.deck.is_empty() && !self.discard.is_empty() {
            log.add(Event::Reshuffled { number: self.discard.total() });
            self.deck = self.discard.take_all();
            self.shuffles = self.shuffles.saturating_add(1);
        }
        !self.deck.is_empty()
    }

    /// A card of the deck into a hand, known to its owner.
    pub(crate) fn draw<L: Log<Event>>(&mut self, side: Side, card: Card, log: &mut L) {
        self.deck.take(card);
        self.hands[side.index()].put(card);
        if self.is_ai(side) {
            self.known[side.index()].put(card); // 21.17
            return log.add(Event::TurnedUp { side, card });
        }
        log.add(Event::Drew { side, card: Secret::of(card, side.seat()) });
    }

    /// A card out of a hand, to the discard.
    pub(crate) fn spend(&mut self, side: Side, card: Card) {
        self.drop_from_hand(side, card);
        self.discard.put(card);
    }

    /// A card out of a hand; what the enemy knew of it is over.
    pub(crate) fn drop_from_hand(&mut self, side: Side, card: Card) {
        self.hands[side.index()].take(card);
        if self.known[side.index()].has(card) {
            self.known[side.index()].take(card);
        }
    }

    /// 7.18: the thief and the victim both know the card.
    pub(crate) fn steal<L: Log<Event>>(&mut self, side: Side, card: Card, log: &mut L) {
        self.drop_from_hand(side.enemy(), card);
        self.hands[side.index()].put(card);
        self.known[side.index()].put(card);
        log.add(Event::Stole { side, card: Secret::among(card, both_seats()) });
    }

    /// Phase 6 (6.8).
    pub(crate) fn begin_cards(&mut self) {
        let side = self.mover;
        if self.is_ai(side) {
            return; // 21.17
        }
        self.frames.call(Frame::Trim { side });
        if self.called_officers {
            self.frames.call(Frame::FillHand { side }); // 7.17
        }
        if self.ordered {
            self.frames.call(Frame::Draw { side, left: DRAWS.0 });
        } else {
            self.frames.call(Frame::Refill);
        }
    }

    /// Up to the hand limit (7.17).
    pub(crate) fn fill_hand(&mut self, side: Side) {
        let missing = u16::from(self.leadership(side)).saturating_sub(self.hand(side).total());
        self.frames.call(Frame::Draw { side, left: missing as u8 });
    }

    /// 6.8: cards out of the hand before others are drawn.
    pub(crate) fn exchange<L: Log<Event>>(&mut self, card: Card, discarded: u8, log: &mut L) {
        self.discard_openly(self.mover, card, log);
        self.frames.goto(Frame::Exchange { discarded: discarded + 1 });
    }

    /// Down to the leadership (6.8).
    pub(crate) fn trim<L: Log<Event>>(&mut self, side: Side, card: Card, log: &mut L) {
        self.discard_openly(side, card, log);
    }

    fn discard_openly<L: Log<Event>>(&mut self, side: Side, card: Card, log: &mut L) {
        self.spend(side, card);
        log.add(Event::Discarded { side, card });
    }

    /// How many cards a hand has too many (6.8).
    pub(crate) fn surplus(&self, side: Side) -> u8 {
        self.hand(side).total().saturating_sub(u16::from(self.leadership(side))) as u8
    }

    pub(crate) fn list_discards(&self, side: Side, out: &mut Vec<Action>) {
        out.extend(self.hand(side).kinds().map(Action::Discard));
    }

    /// The cards of a hand with this order.
    pub(crate) fn holds_order(&self, side: Side, wanted: impl Fn(Order) -> bool) -> bool {
        self.hand(side).kinds().any(|card| wanted(card.row().order))
    }
}

fn both_seats() -> sandtable_core::SeatSet {
    Side::ALL.iter().map(|side| side.seat()).collect()
}
