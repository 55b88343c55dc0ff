//! The puzzles that the program offers: each replayed once, with what is asked of whom. The table here is the true one; nobody but the
//! server sees it. A guest gets one that is imagined from what the seat knows.

use std::sync::Arc;

use sandtable_board::Package;
use sandtable_core::{Message, Seat, SeatSet, Turn};
use sandtable_session::{Json, Puzzle, Table};

/// A puzzle that can be opened.
#[derive(Debug)]
pub(crate) struct OfferedPuzzle {
    pub(crate) id: &'static str,
    /// Which one of its game it is, from 1.
    pub(crate) number: usize,
    /// The one after it.
    pub(crate) next: Option<&'static str>,
    pub(crate) puzzle: Puzzle,
    /// Who is asked.
    pub(crate) seat: Seat,
    /// What.
    pub(crate) ask: Option<Message>,
    /// By how much the seat stands better than the best of the others.
    pub(crate) standing: f64,
    /// The game at the question, with all that is hidden.
    table: Box<dyn Table>,
    package: &'static Package,
}

/// The puzzles of a game, in order; those that cannot be read are left out, and a test of the game finds them.
pub(crate) fn offered(package: &'static Package) -> Vec<Arc<OfferedPuzzle>> {
    let ids = package.puzzles.iter().map(|puzzle| puzzle.id);
    let next = ids.clone().skip(1).map(Some).chain([None]);
    let all = (1..).zip(ids.zip(next));
    all.filter_map(|(number, (id, next))| OfferedPuzzle::new(package, id, number, next).map(Arc::new))
        .collect()
}

impl OfferedPuzzle {
    fn new(
        package: &'static Package,
        id: &'static str,
        number: usize,
        next: Option<&'static str>,
    ) -> Option<OfferedPuzzle> {
        let puzzle = package.puzzle(id)?;
        let table = puzzle.table(package.title).ok()?;
        let Turn::Seat(seat) = table.turn() else { return None };
        let ask = table.ask();
        let standing = package.title.standing(&*table.position(), rivals(&*table, seat));
        Some(OfferedPuzzle { id, number, next, puzzle, seat, ask, standing, table, package })
    }

    /// How many the game has.
    pub(crate) fn of(&self) -> usize {
        self.package.puzzles.len()
    }

    /// How many steps of the game went before.
    pub(crate) fn ply(&self) -> usize {
        self.table.ply()
    }

    pub(crate) fn seats(&self) -> &'static [&'static str] {
        self.table.seats()
    }

    pub(crate) fn seat_word(&self) -> &'static str {
        self.seats()[self.seat.index()]
    }

    /// A position that looks the same to the seat; whatever is hidden from it is dealt again.
    pub(crate) fn imagined(&self, seed: u64) -> Json {
        self.package.title.imagine(&*self.table.position(), self.seat, seed)
    }
}

/// The seats that do not win with this one.
fn rivals(table: &dyn Table, seat: Seat) -> SeatSet {
    let allies = table.allies(seat);
    (0..table.seats().len() as u8).map(Seat).filter(|&other| !allies.has(other)).collect()
}
