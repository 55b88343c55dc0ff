//! A position.

use sandtable_core::{Bag, SeatSet, Stack};
use serde::{Deserialize, Serialize};

use crate::{Card, Frame, Side};

/// Some cards, in no order.
pub type Cards = Bag<Card, { Card::COUNT }, 4, 1>;

/// A position.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct State {
    /// The cards not dealt yet.
    pub(crate) deck: Cards,
    /// The cards each side holds.
    pub(crate) hands: [Cards; Side::COUNT],
    /// The cards that were played.
    pub(crate) spent: Cards,
    /// The card that waits for an answer.
    pub(crate) lead: Option<Card>,
    /// What each side has won.
    pub(crate) points: [u8; Side::COUNT],
    /// What the game still has to do.
    pub(crate) frames: Stack<Frame, 12>,
}

impl State {
    /// The cards a side holds.
    pub fn hand(&self, side: Side) -> &Cards {
        &self.hands[side as usize]
    }

    /// What a side has won so far.
    pub fn points(&self, side: Side) -> u8 {
        self.points[side as usize]
    }

    // 3.2
    pub(crate) fn winners(&self) -> SeatSet {
        let most = self.points.iter().max();
        Side::ALL.iter().filter(|side| Some(&self.points(**side)) == most).map(|side| side.seat()).collect()
    }
}
