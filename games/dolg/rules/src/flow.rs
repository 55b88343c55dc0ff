//! The sequence of play, top to bottom.

use serde::{Deserialize, Serialize};

use crate::{Side, State};

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

impl State {
    /// Puts the whole game on the stack, what comes first on top.
    pub(crate) fn begin(&mut self, hand: u8) {
        self.frames.call(Frame::Lead(Side::Red));
        for _ in 0..hand {
            self.frames.call(Frame::Deal(Side::Blue));
            self.frames.call(Frame::Deal(Side::Red));
        }
    }

    /// Drops what nobody can do: whoever would lead without a card ends the game (3.1).
    pub(crate) fn settle(&mut self) {
        if let Some(Frame::Lead(side)) = self.frames.top()
            && self.hand(side).is_empty()
        {
            self.frames.done();
        }
    }
}
