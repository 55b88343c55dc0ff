//! Steps as plain data.

use super::GuestId;

/// Steps about to be appended, all or none.
#[derive(Clone, Copy, Debug, Default)]
pub struct NewSteps<'a> {
    /// How many steps the table has had so far; if it has others by now, that is a conflict.
    pub at: u64,
    /// Lines of a record, `* draw army2 #8a1f03b2c4d5e6f7`.
    pub lines: &'a [String],
    /// The id of the move that made them: the same id again changes nothing.
    pub move_id: Option<&'a str>,
    /// Who made it.
    pub by: Option<&'a str>,
    /// The length of the line of play after them.
    pub ply: u64,
    /// The seat to move after them.
    pub turn: Option<u8>,
    /// Is the game over after them?
    pub over: bool,
}

/// What became of [`NewSteps`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Appended {
    /// The number of steps after the move.
    pub seq: u64,
    /// The table's version; the one it has now, if the move was made before.
    pub version: u64,
    /// Had this move been made before? Then nothing was changed.
    pub again: bool,
}

/// A step as it is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StepRow {
    /// Its number, from 1.
    pub seq: u64,
    /// The line of the record.
    pub line: String,
    /// Who made it.
    pub by: Option<GuestId>,
    /// When, in milliseconds since 1970.
    pub at: u64,
}
