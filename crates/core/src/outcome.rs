//! How a game ended.

use serde::{Deserialize, Serialize};

use crate::{Message, Seat, SeatSet};

/// Who won, with what, and why.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Outcome {
    /// The winners: several share a victory, none lost to the game itself.
    pub winners: SeatSet,
    /// The score of each seat.
    pub scores: Vec<i32>,
    /// Why it is over.
    pub reason: Message,
}

impl Outcome {
    /// 1 shared among the winners, 0 for the rest.
    pub fn share(&self, seat: Seat) -> f32 {
        if self.winners.has(seat) { 1.0 / self.winners.len() as f32 } else { 0.0 }
    }
}
