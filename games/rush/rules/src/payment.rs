//! Help with paying: the one payment that makes sense, if there is only one, and what would be wasted (5.4, 8.9).

use sandtable_core::{Message, Say, Shortcut};

use crate::flow::Frame;
use crate::ids::{Ability, Card};
use crate::purchase::Funds;
use crate::state::State;
use crate::words::{Action, list};

/// Looks for payments from which no card can be left out, like cards being the same.
struct Search<'a> {
    state: &'a State,
    kinds: Vec<(Card, u8)>,
    found: Vec<Vec<Card>>,
}

impl Search<'_> {
    /// Goes on from these cards, adding from this kind on; two payments are enough to know that there is a choice.
    fn go_on(&mut self, from: usize, taken: &mut Vec<Card>) {
        if self.found.len() > 1 {
            return;
        }
        if self.state.pays_with(taken) {
            if self.is_bare(taken) {
                self.found.push(taken.clone());
            }
            return;
        }
        for at in from..self.kinds.len() {
            let (card, count) = self.kinds[at];
            if taken.iter().filter(|&&one| one == card).count() < usize::from(count) {
                taken.push(card);
                self.go_on(at, taken);
                taken.pop();
            }
        }
    }

    /// Is every card of it needed?
    fn is_bare(&self, taken: &[Card]) -> bool {
        (0..taken.len()).all(|at| {
            let mut rest = taken.to_vec();
            rest.remove(at);
            !self.state.pays_with(&rest)
        })
    }
}

impl State {
    /// What was paid, and these cards as well.
    fn funds_with(&self, cards: &[Card]) -> Funds {
        let mut funds = self.purchase.paid;
        for &card in cards {
            funds.add(card, 1);
        }
        funds
    }

    /// Is the purchase paid with these cards on top of what was paid (5.3)?
    fn pays_with(&self, cards: &[Card]) -> bool {
        let funds = self.funds_with(cards);
        funds.cards > 0 && funds.missing(self.costs(self.purchase.basket)) == 0
    }

    /// How much is lost if these cards are added and the purchase is closed (5.4).
    fn surplus_with(&self, cards: &[Card]) -> u8 {
        let costs: u8 = self.costs(self.purchase.basket).iter().sum();
        if self.pays_with(cards) { self.funds_with(cards).total().saturating_sub(costs) } else { 0 }
    }

    /// The cards that complete the payment, if there is one way only to do so without a card too many.
    pub(crate) fn only_payment(&self) -> Option<Vec<Card>> {
        let basket = self.purchase.basket;
        if self.frames.top() != Some(Frame::Purchase) || self.is_paid() {
            return None;
        }
        let payable = self.hand().kinds().filter(|&card| self.can_pay(card, basket));
        let kinds = payable.map(|card| (card, self.playable(card))).collect();
        let mut search = Search { state: self, kinds, found: Vec::new() };
        search.go_on(0, &mut Vec::new());
        search.found.pop().filter(|_| search.found.is_empty())
    }

    /// All of the only payment, and the purchase closed.
    pub(crate) fn pay_all(&self) -> Option<Shortcut<Action>> {
        let cards = self.only_payment()?;
        let actions = cards.iter().map(|&card| Action::Pay(card)).chain([Action::Settle]);
        Some(Shortcut {
            say: Message::new("rush-pay-all").with("cards", in_numbers(&cards)),
            actions: actions.collect(),
        })
    }

    /// What an action would waste.
    pub(crate) fn waste(&self, action: Action) -> Option<Message> {
        match action {
            Action::Use(card, Ability::Research) if !self.has_find(card.row().number) => {
                Some(Message::new("rush-waste-research").with("number", card.row().number))
            }
            Action::Pay(_) if self.is_paid() => Some(Message::new("rush-waste-paid")),
            Action::Pay(card) => surplus(self.surplus_with(&[card])),
            Action::Settle => surplus(self.surplus_with(&[])),
            _ => None,
        }
    }
}

fn surplus(number: u8) -> Option<Message> {
    (number > 0).then(|| Message::new("rush-waste-surplus").with("number", number))
}

/// Cards by name, like ones together.
fn in_numbers(cards: &[Card]) -> Message {
    let times = |same: &[Card]| match same {
        [one] => one.say(),
        _ => Message::new("rush-times").with("number", same.len() as u8).with("card", same[0].say()),
    };
    list(cards.chunk_by(|one, other| one == other).map(times))
}
