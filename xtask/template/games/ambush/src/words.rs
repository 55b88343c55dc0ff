//! Notation and messages.

use std::fmt::{Display, Formatter};
use std::str::FromStr;

use serde::Serialize;
use table::{Message, Reader, Say, Secret, State, Turn, Unreadable};

use crate::{Card, Cards, Position, Side};

/// What a seat can do: `play tank`, `withdraw`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Lead or answer with this card.
    Play(Card),
    /// Leave the round to the leader.
    Withdraw,
}

/// What luck can bring: `draw tank`, `roll 5`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Chance {
    /// This card is dealt.
    Draw(Card),
    /// The die shows so many pips.
    Roll(u8),
}

/// What a seat is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ask {
    /// Which card to lead.
    Lead,
    /// What to answer to this card.
    Answer(Card),
}

/// What happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case", tag = "what")]
#[allow(missing_docs, reason = "the fields are the side that did it and the card or number it was")]
pub enum Event {
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

impl Display for Action {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        match self {
            Action::Play(card) => write!(f, "play {card}"),
            Action::Withdraw => f.write_str("withdraw"),
        }
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Action, Unreadable> {
        let mut reader = Reader::new(text);
        let action = match reader.word() {
            "play" => Action::Play(reader.read("a card")?),
            "withdraw" => Action::Withdraw,
            other => return Err(Unreadable::none_of(other, "verb", ["play", "withdraw"].into_iter())),
        };
        reader.end().map(|()| action)
    }
}

impl Display for Chance {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        match self {
            Chance::Draw(card) => write!(f, "draw {card}"),
            Chance::Roll(pips) => write!(f, "roll {pips}"),
        }
    }
}

impl FromStr for Chance {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Chance, Unreadable> {
        let mut reader = Reader::new(text);
        let chance = match reader.word() {
            "draw" => Chance::Draw(reader.read("a card")?),
            "roll" => Chance::Roll(reader.number(1, 6)?),
            other => return Err(Unreadable::none_of(other, "verb", ["draw", "roll"].into_iter())),
        };
        reader.end().map(|()| chance)
    }
}

impl Say for Action {
    fn say(&self) -> Message {
        match *self {
            Action::Play(played) => Message::new("ambush-play").with("card", card(played)),
            Action::Withdraw => Message::new("ambush-withdraw"),
        }
    }
}

impl Say for Ask {
    fn say(&self) -> Message {
        match *self {
            Ask::Lead => Message::new("ambush-ask-lead"),
            Ask::Answer(led) => Message::new("ambush-ask-answer").with("card", card(led)),
        }
    }
}

impl Say for Event {
    fn say(&self) -> Message {
        match *self {
            Event::Dealt { side: to, card: dealt } => match dealt.value() {
                Some(dealt) => Message::new("ambush-dealt").with("side", side(to)).with("card", card(dealt)),
                None => Message::new("ambush-dealt-hidden").with("side", side(to)),
            },
            Event::Led { side: by, card: led } => {
                Message::new("ambush-led").with("side", side(by)).with("card", card(led))
            }
            Event::Answered { side: by, card: answer } => {
                Message::new("ambush-answered").with("side", side(by)).with("card", card(answer))
            }
            Event::Withdrew { side: by } => Message::new("ambush-withdrew").with("side", side(by)),
            Event::Rolled { pips } => Message::new("ambush-rolled").with("pips", pips),
            Event::Won { side: by, points } => {
                Message::new("ambush-won").with("side", side(by)).with("points", points)
            }
        }
    }
}

/// The name of a card.
pub(crate) fn card(card: Card) -> Message {
    Message::new(format!("ambush-card-{card}"))
}

/// The name of a side.
pub(crate) fn side(side: Side) -> Message {
    Message::new(format!("ambush-side-{side}"))
}

/// The names of cards, one after the other.
pub(crate) fn cards(cards: Cards) -> Message {
    let mut names = cards.each().map(card);
    let first = names.next().unwrap_or_else(|| Message::new("ambush-no-cards"));
    names.fold(first, |list, next| Message::new("ambush-and").with("list", list).with("next", next))
}

/// Why an action is refused, with its paragraph.
pub(crate) fn why_not(position: &Position, action: Action) -> Message {
    match (position.turn(), action) {
        (Turn::Seat(_), Action::Play(missing)) => {
            Message::new("ambush-why-not-held").with("card", card(missing))
        }
        (Turn::Seat(_), Action::Withdraw) => Message::new("ambush-why-not-withdraw"),
        _ => Message::new("table-why-not-listed"),
    }
}
