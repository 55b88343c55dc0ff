//! What a seat may do, by what the game waits for.

use crate::flow::attackers_of;
use crate::ids::{Ability, Card, Nation};
use crate::state::State;
use crate::words::Action;

impl State {
    /// Cards of the reserve, in the order of cards and not in that of the row.
    pub(crate) fn list_row(
        &self,
        wanted: impl Fn(Card) -> bool,
        action: impl Fn(Card) -> Action,
        out: &mut Vec<Action>,
    ) {
        let start = out.len();
        out.extend(self.reserve.iter().filter(|&card| wanted(card)).map(action));
        out[start..].sort_unstable();
    }

    /// The three ways to play a card (3.4, 3.5), none of which is to throw it away (3.10). Assault may come before and
    /// after the attack (11.8). Whoever has nothing to play ends the turn (3.14).
    pub(crate) fn list_plays(&self, out: &mut Vec<Action>) {
        if self.may_buy() {
            self.list_row(|card| self.affords(self.with(card)), Action::Buy, out);
        }
        for card in self.playables() {
            let usable = card.row().abilities().filter(|&ability| self.can_use(card, ability));
            out.extend(usable.map(|ability| Action::Use(card, ability)));
        }
        for card in self.playables().filter(|&card| self.can_defend(card)) {
            self.list_places(card, out);
        }
        if !self.deeds.attacked {
            let attackers = self.playables().filter(|&card| self.may_start_attack(card));
            out.extend(attackers.map(Action::Attack));
        }
        out.push(Action::End);
    }

    /// The purchase with one more card of the reserve, as bits.
    pub(crate) fn with(&self, card: Card) -> u8 {
        self.purchase.basket | self.reserve.place_of(card).map_or(0, |at| 1 << at)
    }

    /// Cards are added before the first payment: in which order a purchase is put together makes no difference
    /// (5.5). More may be paid than is asked (5.4).
    pub(crate) fn list_purchase(&self, out: &mut Vec<Action>) {
        let basket = self.purchase.basket;
        if self.may_add() {
            let fresh = |card| self.with(card) != basket && self.affords(self.with(card));
            self.list_row(fresh, Action::Buy, out);
        }
        out.extend(self.hand().kinds().filter(|&card| self.can_pay(card, basket)).map(Action::Pay));
        if self.is_paid() {
            out.push(Action::Settle);
        }
    }

    /// May a card be added to the purchase (5.6, 6.1)?
    fn may_add(&self) -> bool {
        self.deeds.drafted && self.purchase.paid.cards == 0
    }

    /// 5.3, 5.5
    pub(crate) fn is_paid(&self) -> bool {
        let paid = self.purchase.paid;
        paid.cards > 0 && paid.missing(self.costs(self.purchase.basket)) == 0
    }

    /// With option `research_needs_target` Research must find something (8.9).
    fn can_use(&self, card: Card, ability: Ability) -> bool {
        ability != Ability::Research
            || !self.options.research_needs_target
            || self.has_find(card.row().number)
    }

    /// The card is finished before another is played (3.6, 7.1, 7.3).
    pub(crate) fn list_abilities(&self, card: Card, left: u8, out: &mut Vec<Action>) {
        let usable = card.row().abilities().filter(|&one| left & one.bit() != 0 && self.can_use(card, one));
        out.extend(usable.map(|ability| Action::Use(card, ability)));
        if self.can_defend(card) {
            self.list_places(card, out);
        } else {
            out.push(Action::Done);
        }
    }

    fn list_places(&self, card: Card, out: &mut Vec<Action>) {
        let spots = self.spots(self.mover).map(|(spot, _)| spot).filter(|&spot| self.can_place(spot));
        out.extend(spots.map(|spot| Action::Place(card, spot)));
    }

    /// One card must go, a second may (8.10).
    pub(crate) fn list_scraps(&self, left: u8, out: &mut Vec<Action>) {
        out.extend(self.squad(self.mover).depot.kinds().map(Action::Scrap));
        if left == 1 {
            out.push(Action::Done);
        }
    }

    /// 9.1, 9.13: this card or another that may join it has a target.
    fn may_start_attack(&self, card: Card) -> bool {
        let Some(nation) = card.row().nation else { return false };
        self.can_attack(card, nation)
            && self.playables().any(|other| self.can_attack(other, nation) && self.has_target(other))
    }

    pub(crate) fn list_strikes(&self, nation: Nation, attackers: u32, out: &mut Vec<Action>) {
        for card in attackers_of(nation, attackers) {
            let spots = self.enemy_spots().map(|(spot, _)| spot).filter(|&spot| self.can_strike(card, spot));
            out.extend(spots.map(|spot| Action::Strike(card, spot)));
        }
    }
}
