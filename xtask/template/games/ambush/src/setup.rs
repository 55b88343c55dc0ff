//! From options to the first position (1.2).

use serde::{Deserialize, Serialize};
use table::{BadOptions, Message, Stack};

use crate::{Cards, Position, Side, flow, tables};

/// The smallest and the largest hand.
pub(crate) const HANDS: (u8, u8) = (2, 5);

/// What can be chosen before the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Options {
    /// How many cards each side is dealt.
    pub hand: u8,
}

impl Default for Options {
    fn default() -> Options {
        Options { hand: 4 }
    }
}

/// The position before the first card is dealt.
pub(crate) fn first(options: &Options) -> Result<Position, BadOptions> {
    if !(HANDS.0..=HANDS.1).contains(&options.hand) {
        let why = format!("`{}` should be a number from {} to {}", options.hand, HANDS.0, HANDS.1);
        let say = Message::new("ambush-bad-hand").with("min", HANDS.0).with("max", HANDS.1);
        return Err(BadOptions::new("hand", why).said(say));
    }
    let mut position = Position {
        deck: tables::deck(),
        hands: [Cards::new(); Side::COUNT],
        spent: Cards::new(),
        lead: None,
        points: [0; Side::COUNT],
        frames: Stack::new(),
    };
    flow::begin(&mut position, options.hand);
    Ok(position)
}
