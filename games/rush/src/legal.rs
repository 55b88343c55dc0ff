//! What a seat may do: one match on the top frame, and for those who ask, why something is not among it.

use table::{Message, Say};

use crate::flow::{Frame, attackers_of};
use crate::ids::{Ability, Aim, Card, Nation, Side, Spot};
use crate::state::State;
use crate::tables::Limit;
use crate::words::Action;

impl State {
    /// Adds the legal actions, sorted.
    pub(crate) fn list_legal(&self, out: &mut Vec<Action>) {
        match self.frames.top() {
            Some(Frame::Play) => self.list_plays(out),
            Some(Frame::Purchase) => self.list_purchase(out),
            Some(Frame::Abilities { card, left }) => self.list_abilities(card, left, out),
            Some(Frame::Assault { card }) => {
                out.extend(self.assault_targets(card).map(|(spot, aim)| Action::Assault(spot, aim)));
            }
            Some(Frame::Sabotage { victim }) => {
                // 8.4
                out.extend(self.squad(victim).hand.kinds().map(Action::Drop));
            }
            Some(Frame::Research { limit }) => {
                self.list_row(|card| card.row().cost <= limit, Action::Take, out);
            }
            Some(Frame::Repair { left }) => {
                out.extend(self.squad(self.mover).depot.kinds().map(Action::Scrap));
                if left == 1 {
                    out.push(Action::Done);
                }
            }
            Some(Frame::Declare { nation, attackers }) => {
                let more = self.hand().kinds().filter(|&card| self.can_attack(card, nation));
                out.extend(more.map(Action::Attack));
                self.list_strikes(nation, attackers, out);
            }
            Some(Frame::Strike { nation, attackers, .. }) => self.list_strikes(nation, attackers, out),
            Some(Frame::Award { nation, kills }) => {
                out.extend(self.awards(nation, kills).map(Action::Doubles));
            }
            _ => {}
        }
    }

    /// Cards of the reserve, in the order of cards and not in that of the row.
    fn list_row(
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
    fn list_plays(&self, out: &mut Vec<Action>) {
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
    fn with(&self, card: Card) -> u8 {
        self.purchase.basket | self.reserve.place_of(card).map_or(0, |at| 1 << at)
    }

    /// Cards are added before the first payment: in which order a purchase is put together makes no difference
    /// (5.5). More may be paid than is asked (5.4).
    fn list_purchase(&self, out: &mut Vec<Action>) {
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
    fn list_abilities(&self, card: Card, left: u8, out: &mut Vec<Action>) {
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

    /// 9.1, 9.13: this card or another that may join it has a target.
    fn may_start_attack(&self, card: Card) -> bool {
        let Some(nation) = card.row().nation else { return false };
        self.can_attack(card, nation)
            && self.playables().any(|other| self.can_attack(other, nation) && self.has_target(other))
    }

    fn list_strikes(&self, nation: Nation, attackers: u32, out: &mut Vec<Action>) {
        for card in attackers_of(nation, attackers) {
            let spots = self.enemy_spots().map(|(spot, _)| spot).filter(|&spot| self.can_strike(card, spot));
            out.extend(spots.map(|spot| Action::Strike(card, spot)));
        }
    }

    /// Why an action is not legal now, with the paragraph that forbids it.
    pub(crate) fn refusal(&self, action: Action) -> Message {
        let (why, rule) = match (self.frames.top(), action) {
            (Some(Frame::Play), action) => self.unplayable(action),
            (Some(Frame::Purchase), action) => self.unsettled(action),
            (Some(Frame::Abilities { card, left }), action) => self.unused(card, left, action),
            (Some(Frame::Assault { card }), Action::Assault(spot, aim)) => self.unassaulted(card, spot, aim),
            (Some(Frame::Assault { .. }), _) => ("must-assault", "7.9"),
            (Some(Frame::Sabotage { .. }), Action::Drop(_)) => ("not-in-hand", "8.3"),
            (Some(Frame::Sabotage { .. }), _) => ("must-drop", "8.3"),
            (Some(Frame::Research { .. }), Action::Take(card)) => match self.reserve.place_of(card) {
                Some(_) => ("too-dear-to-research", "8.6"),
                None => ("not-in-reserve", "8.6"),
            },
            (Some(Frame::Research { .. }), _) => ("must-take", "8.9"),
            (Some(Frame::Repair { .. }), Action::Scrap(_)) => ("not-in-depot", "8.10"),
            (Some(Frame::Repair { left: 1 }), _) => ("unfinished", "3.6"),
            (Some(Frame::Repair { .. }), _) => ("must-scrap", "7.9"),
            (Some(Frame::Declare { nation, .. }), Action::Attack(card)) => {
                self.unattacking(card, Some(nation))
            }
            (
                Some(Frame::Declare { nation, attackers } | Frame::Strike { nation, attackers, .. }),
                Action::Strike(card, spot),
            ) => self.unstruck(nation, attackers, card, spot),
            (Some(Frame::Strike { .. }), Action::Attack(_)) => ("declared", "9.2"),
            (Some(Frame::Declare { .. } | Frame::Strike { .. }), _) => ("must-strike", "9.14"),
            (Some(Frame::Award { .. }), Action::Doubles(_)) => ("wrong-medals", "10.5"),
            (Some(Frame::Award { .. }), _) => ("must-choose-medals", "10.3"),
            _ => ("not-now", "3.1"),
        };
        Message::new(format!("rush-why-{why}")).with("action", action.say()).with("rule", rule)
    }

    fn unplayable(&self, action: Action) -> (&'static str, &'static str) {
        match action {
            Action::Buy(card) => match () {
                () if self.reserve.place_of(card).is_none() => ("not-in-reserve", "5.1"),
                () if !self.may_buy() => ("bought", "5.6"),
                () => ("too-dear", "5.3"),
            },
            Action::Use(card, ability) => match () {
                () if !card.row().can(ability) => ("no-such-ability", "7.1"),
                () if self.playable(card) > 0 => ("nothing-to-research", "8.9"),
                () => self.unheld(card),
            },
            Action::Place(card, spot) => match () {
                () if self.playable(card) == 0 => self.unheld(card),
                () if card.row().armour == 0 => ("no-armour", "7.2"),
                () if !self.squad(self.mover).has_base() => ("no-base", "7.7"),
                () => self.unplaced(spot),
            },
            Action::Attack(_) if self.deeds.attacked => ("attacked", "9.1"),
            Action::Attack(card) => self.unattacking(card, card.row().nation),
            Action::Strike(..) => ("not-declared", "9.2"),
            Action::Pay(_) | Action::Settle => ("nothing-chosen", "5.3"),
            Action::Scrap(_) => ("no-early-discard", "3.10"),
            _ => ("not-now", "3.4"),
        }
    }

    /// Why a card cannot be played at all.
    fn unheld(&self, card: Card) -> (&'static str, &'static str) {
        if self.hand().has(card) { ("played", "3.8") } else { ("not-in-hand", "3.4") }
    }

    fn unsettled(&self, action: Action) -> (&'static str, &'static str) {
        let basket = self.purchase.basket;
        match action {
            Action::Pay(card) => match (card.row().resources, card.row().national) {
                (None, _) => ("no-mark", "5.2"),
                (_, Some(nation)) if !self.buys_of(basket, nation) => ("other-nation", "5.11"),
                _ => self.unheld(card),
            },
            Action::Buy(card) => match () {
                () if self.reserve.place_of(card).is_none() => ("not-in-reserve", "5.1"),
                () if self.with(card) == basket => ("chosen", "5.5"),
                () if !self.deeds.drafted => ("one-card", "5.6"),
                () if self.purchase.paid.cards > 0 => ("paying", "5.5"),
                () => ("too-dear", "6.6"),
            },
            Action::Settle => ("not-paid", "5.5"),
            _ => ("must-pay", "3.6"),
        }
    }

    fn unused(&self, played: Card, left: u8, action: Action) -> (&'static str, &'static str) {
        match action {
            Action::Use(card, _) | Action::Place(card, _) if card != played => ("unfinished", "3.6"),
            Action::Use(_, ability) if !played.row().can(ability) => ("no-such-ability", "7.1"),
            Action::Use(_, ability) if left & ability.bit() == 0 => ("used", "7.1"),
            Action::Use(..) => ("nothing-to-research", "8.9"),
            Action::Place(..) if !self.can_defend(played) => ("no-armour", "7.3"),
            Action::Place(_, spot) => self.unplaced(spot),
            Action::Done => ("must-place", "7.3"),
            _ => ("unfinished", "3.6"),
        }
    }

    fn unplaced(&self, spot: Spot) -> (&'static str, &'static str) {
        match () {
            () if spot.side != self.mover => ("not-yours", "7.3"),
            () if self.base(spot).is_none() => ("no-such-base", "7.3"),
            () => ("free-base-first", "7.4"),
        }
    }

    fn unassaulted(&self, card: Card, spot: Spot, aim: Aim) -> (&'static str, &'static str) {
        match self.base(spot) {
            _ if spot.side == self.mover => ("own-target", "11.1"),
            None => ("no-such-base", "11.1"),
            Some(base) if aim == Aim::Vehicle && base.defender.is_none() => ("no-defender", "11.1"),
            Some(_) if card.row().limit == Limit::Bases => ("only-bases", "11.9"),
            Some(_) => ("only-vehicles", "11.9"),
        }
    }

    fn unattacking(&self, card: Card, nation: Option<Nation>) -> (&'static str, &'static str) {
        match () {
            () if self.playable(card) == 0 => self.unheld(card),
            () if card.row().strength == 0 => ("no-strength", "9.1"),
            () if card.row().nation != nation => ("one-nation", "9.1"),
            () => ("no-target", "9.13"),
        }
    }

    fn unstruck(
        &self,
        nation: Nation,
        attackers: u32,
        card: Card,
        spot: Spot,
    ) -> (&'static str, &'static str) {
        let declared = attackers_of(nation, attackers).any(|one| one == card);
        match self.base(spot) {
            _ if !declared => ("not-declared", "9.2"),
            _ if spot.side == self.mover => ("own-target", "9.3"),
            None => ("no-such-base", "9.3"),
            Some(_) if card.row().limit == Limit::Bases => ("only-bases", "9.12"),
            Some(_) => ("only-vehicles", "9.12"),
        }
    }

    /// Who has to choose, if the top frame waits for a choice.
    pub(crate) fn chooser(&self) -> Option<Side> {
        match self.frames.top()? {
            Frame::Sabotage { victim } => Some(victim),
            Frame::First | Frame::Achievements { .. } | Frame::Refill | Frame::Draw { .. } => None,
            _ => Some(self.mover),
        }
    }
}
