//! How a seat stands, for the bots.

use sandtable_core::{Judged, Rules, Seat};

use crate::{Side, State};

impl Judged for State {
    fn value(&self, seat: Seat) -> f32 {
        if let Some(outcome) = self.outcome() {
            return outcome.share(seat);
        }
        let side = Side::of(seat);
        let ahead = f32::from(self.points(side)) - f32::from(self.points(side.rival()));
        (0.5 + 0.05 * ahead).clamp(0.05, 0.95)
    }
}
