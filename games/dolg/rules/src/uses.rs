//! What the cards of a hand would do now, for whoever has to choose: orders by the units they reach, events by what they do
//! to the dice (6.3, 13.22).

use sandtable_core::{Message, Quiet, Rules as _, Say};
use serde::Serialize;

use crate::combat::{Combat, Role};
use crate::flow::Frame;
use crate::ids::{Card, Side};
use crate::state::State;
use crate::words::{Action, Event};

/// A chance in 36ths, in per cent.
pub fn percent(chance: u32) -> u32 {
    (chance * 100 + 18) / 36
}

/// What a card would do now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum CardUse {
    /// It cannot be played now.
    Idle,
    /// It does what it says.
    Works,
    /// An order that activates this many units, or as many of these as one chooses.
    Activates {
        /// How many.
        units: u8,
        /// Out of how many.
        of: u8,
    },
    /// An order that is done to one of this many units.
    Targets {
        /// How many.
        units: u8,
    },
    /// An event that changes the dice of a part: the chance of a wound per die, in 36ths, before and after.
    Dice {
        /// Whose dice, seen from whoever plays it.
        own: bool,
        /// Before.
        from: u32,
        /// After.
        to: u32,
    },
}

impl Say for CardUse {
    fn say(&self) -> Message {
        match *self {
            CardUse::Idle => Message::new("dolg-use-idle"),
            CardUse::Works => Message::new("dolg-use-works"),
            CardUse::Activates { units, of } => {
                Message::new("dolg-use-activates").with("units", units).with("of", of)
            }
            CardUse::Targets { units } => Message::new("dolg-use-targets").with("units", units),
            CardUse::Dice { own, from, to } => {
                let whose = if own { "own" } else { "enemy" };
                let id = if from == to { "dolg-use-worthless" } else { "dolg-use-dice" };
                Message::new(format!("{id}-{whose}")).with("from", percent(from)).with("to", percent(to))
            }
        }
    }
}

impl State {
    /// What each card of the hand would do, for the side that is asked for one.
    pub(crate) fn uses(&self, side: Side) -> Vec<(Card, CardUse)> {
        let Some(top) = self.frames.top().filter(|&top| self.asked(top) == side) else { return Vec::new() };
        let cards = self.hand(side).kinds();
        match top {
            Frame::Activation => cards.map(|card| (card, self.use_of_order(card))).collect(),
            Frame::PlayEvent { role, .. } => {
                cards.map(|card| (card, self.use_of_event(role, card))).collect()
            }
            _ => Vec::new(),
        }
    }

    /// What an order would do, found by playing it.
    pub(crate) fn use_of_order(&self, card: Card) -> CardUse {
        if !self.is_legal(Action::Order(card)) {
            return CardUse::Idle;
        }
        let (mut after, mut events, mut choices) = (self.clone(), Vec::new(), Vec::new());
        after.apply(Action::Order(card), &mut events);
        let activated = events.iter().filter(|event| matches!(event, Event::Activated { .. })).count() as u8;
        match after.frames.top() {
            Some(Frame::Activate { left, .. }) => {
                after.legal(&mut choices);
                let of = choices.iter().filter(|choice| matches!(choice, Action::Activate(_))).count() as u8;
                CardUse::Activates { units: left.min(of), of }
            }
            Some(Frame::Target { .. }) => {
                after.legal(&mut choices);
                CardUse::Targets { units: choices.len() as u8 }
            }
            _ if activated > 0 => CardUse::Activates { units: activated, of: activated },
            _ => CardUse::Works,
        }
    }

    /// What an event would do to the dice.
    pub(crate) fn use_of_event(&self, role: Role, card: Card) -> CardUse {
        if !self.is_legal(Action::Event(card)) {
            return CardUse::Idle;
        }
        let mut after = self.clone();
        after.apply(Action::Event(card), &mut Quiet);
        let (now, Some(then)) = (*self.fight(), after.combat) else { return CardUse::Works };
        // Who plays an event thinks of its own dice first.
        let dice =
            [role, role.other()].into_iter().find_map(|struck| self.changed(&now, &then, role, struck));
        dice.unwrap_or(CardUse::Works)
    }

    /// How the dice of a part change from one combat to the other, if they do.
    fn changed(&self, now: &Combat, then: &Combat, role: Role, strikes: Role) -> Option<CardUse> {
        if now.ranged && strikes == Role::Defender {
            return None;
        }
        let ((before, _), (after, _)) = (self.strike_of(now, strikes)?, self.strike_of(then, strikes)?);
        let dice = CardUse::Dice { own: role == strikes, from: before.chance(), to: after.chance() };
        (before != after).then_some(dice)
    }
}
