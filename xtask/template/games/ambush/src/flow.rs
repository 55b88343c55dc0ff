//! The sequence of play, top to bottom.

use serde::{Deserialize, Serialize};
use table::Turn;

use crate::{Position, Side};

/// What is still to be done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Frame {
    /// A card is dealt to this side (1.2).
    Deal(Side),
    /// This side leads a card (2.1).
    Lead(Side),
    /// This side answers (2.2).
    Answer(Side),
    /// The die decides; this side led (2.4).
    Tie(Side),
}

/// Puts the whole game on the stack, what comes first on top.
pub(crate) fn begin(position: &mut Position, hand: u8) {
    position.frames.call(Frame::Lead(Side::Red));
    for _ in 0..hand {
        position.frames.call(Frame::Deal(Side::Blue));
        position.frames.call(Frame::Deal(Side::Red));
    }
}

/// Drops what needs nobody: whoever would lead without a card ends the game (3.1).
pub(crate) fn settle(position: &mut Position) {
    if let Some(Frame::Lead(side)) = position.frames.top()
        && position.hand(side).is_empty()
    {
        position.frames.done();
    }
}

pub(crate) fn turn(position: &Position) -> Turn {
    match position.frames.top() {
        None => Turn::Over,
        Some(Frame::Deal(_) | Frame::Tie(_)) => Turn::Chance,
        Some(Frame::Lead(side) | Frame::Answer(side)) => Turn::Seat(side.seat()),
    }
}

/// Could play have come to this stack? A position set by hand might not.
pub(crate) fn check(position: &Position) -> Result<(), String> {
    let deals = position.frames.iter().filter(|frame| matches!(frame, Frame::Deal(_))).count();
    if deals + 1 < position.frames.len() {
        return Err("below the deals there is one frame: lead, answer or tie".to_owned());
    }
    if deals > position.deck.total() as usize {
        return Err(format!("{deals} cards are to be dealt, but the deck has {}", position.deck.total()));
    }
    match position.frames.iter().next() {
        Some(Frame::Deal(_)) => Err("a deal is followed by a lead".to_owned()),
        Some(Frame::Lead(side)) if deals == 0 && position.hand(side).is_empty() => {
            Err(format!("{side} cannot lead without a card"))
        }
        _ => Ok(()),
    }
}
