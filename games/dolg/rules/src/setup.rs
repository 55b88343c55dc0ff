//! From options to the first position.

use sandtable_core::{BadOptions, Message, Stack};
use serde::{Deserialize, Serialize};

use crate::{Cards, Side, State, tables};

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

// 1.2
pub(crate) fn setup(options: &Options) -> Result<State, BadOptions> {
    if !(HANDS.0..=HANDS.1).contains(&options.hand) {
        return Err(bad_hand(options.hand));
    }
    let mut state = State {
        deck: tables::deck(),
        hands: [Cards::EMPTY; Side::COUNT],
        spent: Cards::EMPTY,
        lead: None,
        points: [0; Side::COUNT],
        frames: Stack::new(),
    };
    state.begin(options.hand);
    Ok(state)
}

fn bad_hand(hand: u8) -> BadOptions {
    let (min, max) = HANDS;
    let say = Message::new("dolg-bad-hand").with("min", min).with("max", max);
    BadOptions::new("hand", format!("`{hand}` should be a number from {min} to {max}")).said(say)
}
