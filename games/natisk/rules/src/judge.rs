//! Judgement for bots: points, and what the markers promise of the points to come.

use sandtable_core::{Judged, Reason, Seat};

use crate::ids::{Side, Theatre};
use crate::reasons::compare;
use crate::state::State;

impl Judged for State {
    fn value(&self, seat: Seat) -> f32 {
        let side = self.side(seat);
        match self.ending {
            Some(ending) => f32::from(u8::from(ending.winner == side)),
            None => self.prospects(side),
        }
    }

    fn reasons(&self, after: &State, seat: Seat, out: &mut Vec<Reason>) {
        compare(self, after, seat, out);
    }
}

impl State {
    /// A guess at how a side stands, from 0 to 1.
    fn prospects(&self, side: Side) -> f32 {
        let points = f32::from(self.points(side)) - f32::from(self.points(side.rival()));
        let ahead = points + self.open_theatres().map(|theatre| self.promise(side, theatre)).sum::<f32>();
        0.5 + 0.5 * ahead / (12.0 + ahead.abs())
    }

    /// The share of a theatre's undecided points that the side's lead there promises.
    pub(crate) fn promise(&self, side: Side, theatre: Theatre) -> f32 {
        let share = f32::from(self.lead(side, theatre)) / f32::from(theatre.row().track.close);
        let finished = self.front(theatre).map_or(0, |front| front.finished) as usize;
        let left: u8 = theatre.row().campaigns[finished..].iter().map(|campaign| campaign.points).sum();
        share * f32::from(left)
    }
}
