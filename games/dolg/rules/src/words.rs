//! Notation and messages: how actions, luck and things are written, and what is said of actions, questions and events.

use sandtable_core::Secret;
use serde::Serialize;

use crate::{Card, Side};

sandtable_core::notation! {
    /// What a seat can do.
    pub enum Action: "verb" in "dolg" {
        /// `play tank`: lead or answer with this card.
        Play(card: Card) = "play {card}",
        /// `withdraw`: leave the round to the leader.
        Withdraw = "withdraw",
    }
}

sandtable_core::notation! {
    /// What luck can bring.
    pub enum Chance: "verb" {
        /// `draw tank`: this card is dealt.
        Draw(card: Card) = "draw {card}",
        /// `roll 5`: what the die shows.
        Roll(pips: u8 = 1..=6) = "roll {pips}",
    }
}

sandtable_core::notation! {
    /// A thing on the table that can be clicked.
    pub enum Element: "thing on the table" {
        /// `card-tank`: a card in the hand.
        Card(card: Card) = "card-{card}",
        /// `retreat`: the way back.
        Retreat = "retreat",
    }
}

sandtable_core::messages! {
    /// The question put to a seat.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Ask in "dolg-ask" {
        /// Which card to lead.
        Lead,
        /// What to answer to this card.
        Answer { card: Card },
    }
}

sandtable_core::messages! {
    /// What happened.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
    #[serde(rename_all = "kebab-case", tag = "what")]
    pub enum Event in "dolg" {
        /// A card was dealt.
        Dealt { side: Side, card: Secret<Card> },
        /// A card was led.
        Led { side: Side, card: Card },
        /// A card was the answer.
        Answered { side: Side, card: Card },
        /// There was no answer.
        Withdrew { side: Side },
        /// The die was rolled.
        Rolled { pips: u8 },
        /// A round was won.
        Won { side: Side, points: u8 },
    }
}
