//! What a unit may still spend on its move.

/// An allowance and what was spent of it, in 0.1 mm.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// The allowance on open ground (8.1).
    pub full: i32,
    /// What earlier parts of the move cost.
    pub spent: i32,
    /// By what the slowest ground so far divides the allowance (16.2).
    pub pace: i32,
    /// How far from every enemy each part of the move has to end (8.4, 8.14).
    pub keep_away: i32,
}

impl Budget {
    /// At the start of a move.
    pub const fn new(full: i32, keep_away: i32) -> Budget {
        Budget { full, spent: 0, pace: 1, keep_away }
    }

    /// What is left.
    pub const fn left(&self) -> i32 {
        self.full / self.pace - self.spent
    }

    /// After spending this much on ground of this pace.
    #[must_use]
    pub(super) const fn after(&self, cost: i32, pace: i32) -> Budget {
        let pace = if pace > self.pace { pace } else { self.pace };
        Budget { spent: self.spent + cost, pace, ..*self }
    }

    /// Is nothing overspent?
    pub(super) const fn holds(&self) -> bool {
        self.left() >= 0
    }
}
