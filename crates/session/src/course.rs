//! How a game went: the points by step, and how they came about. For whoever may know everything, once it is over.

use sandtable_core::prelude::*;

use sandtable_core::{Game, Quiet, Seat, TallyLine};

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
        let mut course = Vec::new();
        let mut state = self.milestones[0].clone();
        for ply in 0..=last {
            if ply.is_multiple_of(stride) || ply == last {
                course.extend(points(&state, self.seats().len()).map(|points| (ply, points)));
            }
            if ply < last {
                self.played(ply).step.apply_to(&mut state, &mut Quiet);
            }
        }
        course
    }
}

/// The points of all seats.
fn points<S: sandtable_core::Shown>(state: &S, seats: usize) -> Option<Vec<i32>> {
    (0..seats as u8).map(|seat| state.points_by_now(Seat(seat))).collect()
}
