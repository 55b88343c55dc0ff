//! Puzzles kept as files: each must still be read, replayed and right.

use std::fs;
use std::path::Path;

use sandtable_bots::PlayableTitle;
use sandtable_core::{Game, Turn};
use sandtable_session::{Puzzle, TitleOf, verify};

use crate::folder;

/// Checks every puzzle of the game whose rules crate calls it, in `../text/puzzles`; gives how many there are.
#[macro_export]
macro_rules! puzzles {
    ($game:ty) => {
        $crate::check_puzzles::<$game>(concat!(env!("CARGO_MANIFEST_DIR"), "/../text/puzzles"))
    };
}

/// Checks every puzzle in a folder: it reads, prints as it is, its record replays with a hash at every step and waits for the seat, and the
/// solutions are better than all other choices by as much as the puzzle says. Gives how many there are.
pub fn check_puzzles<G: Game>(folder: impl AsRef<Path>) -> usize {
    let files = folder::files(folder.as_ref());
    for file in &files {
        check::<G>(file).unwrap_or_else(|why| panic!("{}: {why}", file.display()));
    }
    files.len()
}

fn check<G: Game>(file: &Path) -> Result<(), String> {
    let text = fs::read_to_string(file).map_err(|why| why.to_string())?;
    let puzzle: Puzzle = text.parse()?;
    if puzzle.to_string() != text {
        return Err("the puzzle does not print as it was written".to_owned());
    }
    let title = TitleOf::<G>::new();
    let verdict = verify(&title, &puzzle.record).map_err(|why| why.to_string())?;
    if verdict.hashes < puzzle.record.steps.len() {
        return Err("every step should have a hash".to_owned());
    }
    let table = puzzle.table(&title).map_err(|why| why.to_string())?;
    let seat = table.seats().iter().position(|seat| *seat == puzzle.seat);
    let Turn::Seat(to_move) = table.turn() else { return Err("nobody is to move".to_owned()) };
    if seat != Some(to_move.index()) {
        return Err(format!("`{}` is not to move", puzzle.seat));
    }
    let legal: Vec<_> = table.choices().into_iter().map(|choice| choice.word).collect();
    if let Some(solution) = puzzle.solutions.iter().find(|solution| !legal.contains(solution)) {
        return Err(format!("`{solution}` is not legal"));
    }
    check_lead(&title, &puzzle, &*table)
}

fn check_lead(
    title: &dyn PlayableTitle,
    puzzle: &Puzzle,
    table: &dyn sandtable_session::Table,
) -> Result<(), String> {
    let lead = title.lead(&*table.position(), &puzzle.solutions, puzzle.simulations);
    let lead = 100.0 * lead.map_err(|why| why.to_string())?;
    if lead < f64::from(puzzle.lead) {
        return Err(format!("the solutions lead by {lead:.1} %, not by {} %", puzzle.lead));
    }
    Ok(())
}
