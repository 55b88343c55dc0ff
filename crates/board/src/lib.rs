//! What the drawing of a game is made with.
//!
//! A [`GameBoard`] turns what one viewer sees ([`BoardInput`]) into markup. It gets the view, the events as this
//! viewer may hear them and what can be clicked; it cannot reach the session or the state, so it cannot leak them. The
//! one place that goes from a table of any game to the types of one game is the generic code behind [`DynBoard`].
//!
//! A [`Package`] is all of a game: its rules and bots, its board, its texts and files. A program is given a list of them.

mod board;
mod cited;
mod clickables;
mod context;
mod events;
mod fragments;
mod lesson;
#[cfg(feature = "testing")]
mod lesson_check;
mod newcomers;
mod outlook;
mod package;
mod puzzle;
#[cfg(feature = "testing")]
mod puzzle_check;
mod room;
mod sketch;
#[cfg(feature = "testing")]
mod walk;

pub use board::{BoardInput, Cue, DynBoard, GameBoard, PreviewLine};
pub use cited::cited;
pub use clickables::{ChoiceLine, Click, Clickables, MarkLine, Pointed};
pub use context::BoardContext;
pub use events::EventLog;
pub use fragments::{Fragment, Fragments};
pub use lesson::{Comment, Decision, Lesson, Piece, path_of, sentence_pieces};
#[cfg(feature = "testing")]
pub use lesson_check::check_lesson;
pub use newcomers::{LessonTexts, Newcomers};
pub use outlook::{OutlookInput, Plan};
pub use package::{Asset, BoardSetting, Package, TablePreset, find};
pub use puzzle::PuzzleText;
#[cfg(feature = "testing")]
pub use puzzle_check::check_puzzles;
pub use room::Room;
pub use sketch::SketchBoard;
#[cfg(feature = "testing")]
pub use walk::Walk;

/// What every board says, whatever the game.
pub const TEXTS: sandtable_i18n::Texts = sandtable_i18n::texts!("board", "text", "ftl");
