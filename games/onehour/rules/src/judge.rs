//! Judgement for bots.

use sandtable_core::{Judged, Rules as _, Seat};

use crate::ids::Nation;
use crate::state::State;
use crate::words::Action;

impl Judged for State {
    fn value(&self, seat: Seat) -> f32 {
        let side = Nation::of(seat).side();
        if let Some(ending) = self.ending {
            return f32::from(u8::from(ending.winner == side));
        }
        let [own, other] = [side, side.enemy()].map(|side| f32::from(self.will(side)));
        (0.5 + (own - other) / 24.0).clamp(0.0, 1.0)
    }

    fn candidates(&self, out: &mut Vec<Action>) {
        self.legal(out);
    }
}
