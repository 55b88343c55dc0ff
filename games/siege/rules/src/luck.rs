//! What the outcomes of luck mean to a seat: cards by what they do, tokens by how hard they are to stop.

use sandtable_core::{Message, Say};

use crate::frame::Frame;
use crate::ids::{Card, Deck, Ring, Token};
use crate::state::State;
use crate::tables::Rank;
use crate::words::Chance;

impl State {
    /// Dice say nothing by themselves, nor do science cards, of which no two are alike, nor the tokens of the set-up.
    pub(crate) fn meaning(&self, outcome: Chance) -> Option<Message> {
        match (self.frames.top()?, outcome) {
            (Frame::Draw { deck: Deck::Main, .. } | Frame::Look { .. }, Chance::Card(card)) => {
                Some(kind_of_card(card))
            }
            (Frame::Reveal | Frame::Conscript { .. }, Chance::Token(token)) => Some(kind_of_token(token)),
            (Frame::Returns, Chance::Token(token)) => Some(token.say()),
            (_, Chance::First(player)) => Some(player.say()),
            _ => None,
        }
    }
}

fn kind_of_card(card: Card) -> Message {
    let what = match card.row().arm {
        Some(Ring::Air) => "air",
        Some(Ring::Art) => "art",
        Some(_) => "tank",
        None if card.is_hit() => "counterattack",
        None if card.is_material() => return card.say(),
        None if card.is_modifier() => "modifier",
        None => "special",
    };
    Message::new(format!("siege-luck-{what}"))
}

fn kind_of_token(token: Token) -> Message {
    let row = token.row();
    match (row.rank, token) {
        (Rank::Substitute | Rank::Ultra, _) => Message::new("siege-luck-ultra"),
        (Rank::Regular | Rank::Special | Rank::HaGo, _) => {
            Message::new("siege-luck-enemy").with("armor", row.armor)
        }
        (_, Token::He111 | Token::Fw200 | Token::V1) => Message::new("siege-luck-flight"),
        (
            _,
            Token::MoveRed | Token::MoveGreen | Token::MoveBlue | Token::Clockwise | Token::CounterClockwise,
        ) => Message::new("siege-luck-movement"),
        (_, Token::SabotageAir | Token::SabotageArt | Token::SabotageTank | Token::DiscardOne) => {
            Message::new("siege-luck-sabotage")
        }
        (_, Token::Reveal3 | Token::Reveal4) => Message::new("siege-luck-more"),
        (_, token) => token.say(),
    }
}
