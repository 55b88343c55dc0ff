//! How a game went: the points by step, and how they came about. For whoever may know everything, once it is over.

use sandtable_core::prelude::*;

use sandtable_core::{Game, Seat, TallyLine};

use crate::Session;

impl<G: Game> Session<G> {
    /// How the points of a seat came about, in lines that add up to its score at the end.
    pub fn tally(&self, seat: Seat) -> Vec<TallyLine> {
        self.state.tally(seat, &mut self.events().flatten())
    }

    /// The points of all seats at evenly spread plies, at most this many, and at the last; none if the game has no points.
    pub fn course(&self, most: usize) -> Vec<(usize, Vec<i32>)> {
        let last = self.ply();
        let stride = last.div_ceil(most.max(1)).max(1);
        let plies = (0..last).step_by(stride).chain([last]);
        plies.filter_map(|ply| Some((ply, points(&self.at(ply)?, self.seats().len())?))).collect()
    }
}

/// The points of all seats.
fn points<S: sandtable_core::Shown>(state: &S, seats: usize) -> Option<Vec<i32>> {
    (0..seats as u8).map(|seat| state.points_by_now(Seat(seat))).collect()
}
