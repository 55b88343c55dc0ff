//! Why something is not legal, by what the game waits for: the name of the reason, and the paragraph that forbids it.

use crate::flow::{Frame, attackers_of};
use crate::ids::{Aim, Card, Nation, Spot};
use crate::state::State;
use crate::tables::Limit;
use crate::words::{Action, Element};

/// A reason as its message `rush-why-` is named, and its paragraph.
pub(crate) type Refusal = (&'static str, &'static str);

/// What has to be carried through before anything else (3.6).
pub(crate) fn comes_first(frame: Option<Frame>) -> Refusal {
    match frame {
        Some(Frame::Purchase) => ("must-pay", "3.6"),
        Some(Frame::Abilities { .. } | Frame::Repair { left: 1 }) => ("unfinished", "3.6"),
        Some(Frame::Assault { .. }) => ("must-assault", "7.9"),
        Some(Frame::Sabotage { .. }) => ("must-drop", "8.3"),
        Some(Frame::Research { .. }) => ("must-take", "8.9"),
        Some(Frame::Repair { .. }) => ("must-scrap", "7.9"),
        Some(Frame::Declare { .. } | Frame::Strike { .. }) => ("must-strike", "9.14"),
        Some(Frame::Award { .. }) => ("must-choose-medals", "10.3"),
        _ => ("not-now", "3.1"),
    }
}

impl State {
    /// A click that no play of this moment could mean.
    pub(crate) fn beside_the_point(&self, element: Element) -> Refusal {
        match (self.frames.top(), element) {
            (Some(Frame::Play), Element::Depot(_)) => ("in-depot", "8.10"),
            (Some(Frame::Play), Element::Ability(_) | Element::Attack) => ("card-first", "3.4"),
            (Some(Frame::Play), Element::Hand(_)) => ("no-use", "3.4"),
            (Some(Frame::Play), Element::Base(spot) | Element::Defender(spot)) if spot.side == self.mover => {
                ("nobody-to-guard", "7.2")
            }
            (Some(Frame::Play), Element::Base(_) | Element::Defender(_)) => ("nobody-to-attack", "9.1"),
            (frame, _) => comes_first(frame),
        }
    }

    /// Would the hand be enough if national resources paid for every nation (5.11)?
    fn lacks_only_its_nation(&self, card: Card) -> bool {
        let worth = |one: Card| u32::from(one.row().resources.unwrap_or(0)) * u32::from(self.playable(one));
        self.playables().any(|one| one.row().national.is_some())
            && self.playables().map(worth).sum::<u32>() >= u32::from(card.row().cost)
    }

    pub(crate) fn unplayable(&self, action: Action) -> Refusal {
        match action {
            Action::Buy(card) => match () {
                () if self.reserve.place_of(card).is_none() => ("not-in-reserve", "5.1"),
                () if !self.may_buy() => ("bought", "5.6"),
                () if self.lacks_only_its_nation(card) => ("too-dear-for-nation", "5.11"),
                () if card.row().cost == 0 => ("too-dear", "5.3"),
                () => ("too-dear", "5.1"),
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
    fn unheld(&self, card: Card) -> Refusal {
        if self.hand().has(card) { ("played", "3.8") } else { ("not-in-hand", "3.4") }
    }

    pub(crate) fn unsettled(&self, action: Action) -> Refusal {
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

    pub(crate) fn unused(&self, played: Card, left: u8, action: Action) -> Refusal {
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

    fn unplaced(&self, spot: Spot) -> Refusal {
        match () {
            () if spot.side != self.mover => ("not-yours", "7.3"),
            () if self.base(spot).is_none() => ("no-such-base", "7.3"),
            () => ("free-base-first", "7.4"),
        }
    }

    pub(crate) fn unassaulted(&self, card: Card, spot: Spot, aim: Aim) -> Refusal {
        match self.base(spot) {
            _ if spot.side == self.mover => ("own-target", "11.1"),
            None => ("no-such-base", "11.1"),
            Some(base) if aim == Aim::Vehicle && base.defender.is_none() => ("no-defender", "11.1"),
            Some(_) if card.row().limit == Limit::Bases => ("only-bases", "11.9"),
            Some(_) => ("only-vehicles", "11.9"),
        }
    }

    pub(crate) fn unattacking(&self, card: Card, nation: Option<Nation>) -> Refusal {
        match () {
            () if self.playable(card) == 0 => self.unheld(card),
            () if card.row().strength == 0 => ("no-strength", "9.1"),
            () if card.row().nation != nation => ("one-nation", "9.1"),
            () => ("no-target", "9.13"),
        }
    }

    pub(crate) fn unstruck(&self, nation: Nation, attackers: u32, card: Card, spot: Spot) -> Refusal {
        let declared = attackers_of(nation, attackers).any(|one| one == card);
        match self.base(spot) {
            _ if !declared => ("not-declared", "9.2"),
            _ if spot.side == self.mover => ("own-target", "9.3"),
            None => ("no-such-base", "9.3"),
            Some(_) if card.row().limit == Limit::Bases => ("only-bases", "9.12"),
            Some(_) => ("only-vehicles", "9.12"),
        }
    }
}
