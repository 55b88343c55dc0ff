//! What the outcomes of luck mean to a seat: vehicles by what a player looks for in them.

use sandtable_core::{Message, Say, Seat};

use crate::flow::Frame;
use crate::ids::{Card, Side};
use crate::state::State;
use crate::words::Chance;

impl State {
    /// In the reserve the class of a vehicle matters, in the hand its nation: only vehicles of one nation attack together (9.1). What
    /// others draw is their secret (2.9).
    pub(crate) fn meaning(&self, outcome: Chance, seat: Seat) -> Option<Message> {
        match (self.frames.top()?, outcome) {
            (Frame::Draw { side, .. }, Chance::Draw(card)) => {
                (side == Side::of(seat) || self.is_open(side)).then(|| in_hand(card))
            }
            (_, Chance::Open(card)) => Some(in_reserve(card)),
            (_, Chance::First(side)) => Some(side.say()),
            (_, Chance::Achievement(achievement)) => Some(achievement.say()),
            _ => None,
        }
    }
}

fn in_hand(card: Card) -> Message {
    match card.row().nation.filter(|_| card.is_vehicle()) {
        Some(nation) => Message::new(format!("rush-luck-{nation}")),
        None => card.say(),
    }
}

fn in_reserve(card: Card) -> Message {
    card.row().class.map_or_else(|| card.say(), |class| Message::new(format!("rush-luck-{class}")))
}
