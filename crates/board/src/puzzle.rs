//! The puzzles of a game: their texts, and what they are called.

use sandtable_session::Puzzle;

use crate::Package;

/// The text of a puzzle, and what it is called in addresses and where it is remembered who has solved it.
#[derive(Clone, Copy, Debug)]
pub struct PuzzleText {
    /// The name, which never changes.
    pub id: &'static str,
    /// The text; a [`Puzzle`] is read from it.
    pub text: &'static str,
}

/// The puzzles in the folder `puzzles` of the game's texts: `puzzles!["01", "02"]`.
#[macro_export]
macro_rules! puzzles {
    [$($id:literal),* $(,)?] => {
        &[$($crate::PuzzleText {
            id: $id,
            text: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../text/puzzles/", $id, ".txt")),
        }),*]
    };
}

impl Package {
    /// The puzzle of this name; none if there is none or it cannot be read.
    pub fn puzzle(&self, id: &str) -> Option<Puzzle> {
        self.puzzles.iter().find(|known| known.id == id)?.text.parse().ok()
    }
}
