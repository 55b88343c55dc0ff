//! What a unit may still spend on its move.

use crate::space::UD;

/// An allowance and what was spent of it, in 0.1 mm.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// The allowance on open ground (8.1).
    pub full: i32,
    /// What earlier parts of the move cost.
    pub spent: i32,
    /// By what the slowest ground so far divides the allowance (16.2); 0 as long as the unit did not leave a road (16.9).
    pub pace: i32,
    /// How far from every enemy each part of the move has to end (8.4, 8.14).
    pub keep_away: i32,
}

impl Budget {
    /// At the start of a move that no road makes longer.
    pub const fn new(full: i32, keep_away: i32) -> Budget {
        Budget { full, spent: 0, pace: 1, keep_away }
    }

    /// The same where a road makes it longer (16.9).
    #[must_use]
    pub const fn by_road(self) -> Budget {
        Budget { pace: 0, ..self }
    }

    /// What is left, off the road.
    pub const fn left(&self) -> i32 {
        self.off_road().allowance() - self.spent
    }

    /// What is left, by road if it is still on one.
    pub(super) const fn most(&self) -> i32 {
        self.allowance() - self.spent
    }

    /// Is nothing overspent?
    pub(super) const fn holds(&self) -> bool {
        self.most() >= 0
    }

    const fn allowance(&self) -> i32 {
        match self.pace {
            0 => self.full + UD,
            pace => self.full / pace,
        }
    }

    /// After spending this much.
    #[must_use]
    pub(super) const fn after(&self, cost: i32) -> Budget {
        Budget { spent: self.spent + cost, ..*self }
    }

    /// After touching ground of this pace.
    #[must_use]
    pub(super) const fn slowed(&self, pace: i32) -> Budget {
        Budget { pace: if pace > 1 && pace > self.pace { pace } else { self.pace }, ..*self }
    }

    /// After leaving the road.
    #[must_use]
    pub(super) const fn off_road(&self) -> Budget {
        Budget { pace: if self.pace == 0 { 1 } else { self.pace }, ..*self }
    }
}
