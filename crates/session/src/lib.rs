//! Records, sessions, dice, and the table behind which every game looks alike.
//!
//! * A [`Record`] is a game as text: the saved game, the bug report, the test fixture. It holds what luck brought
//!   and a hash of the state after each step, so that replaying needs no generator and [`verify`] can name the
//!   first bad step.
//! * [`Dice`] are what luck comes from: sworn to before the game, shown after it.
//! * A [`Session`] is a game being played: the position, how it came about, what may be taken back. It knows its
//!   game by type, as bots and tests need.
//! * [`Title`] and [`Table`] are the same without the type: text and JSON go in and out, and a program can hold
//!   all games in one list. [`TitleOf<G>`](TitleOf) is the title of a game, and every session is a table.
//!
//! * [`Wishes`] are the offers a seat has put off. They are no part of the game: whoever keeps the table keeps them for the
//!   seat and answers in its name.
//!
//! * A [`Puzzle`] is a record up to a question with one good answer.
//!
//! Whatever is asked of a table, it either does it or gives a [`Refusal`] and nothing has changed.

mod course;
mod dice;
mod error;
mod hex;
mod log;
mod odds;
mod offer;
mod options;
mod patch;
mod position;
mod preview;
mod puzzle;
mod record;
mod replay;
mod session;
mod table;
mod title;
mod undo;
mod verify;
mod wishes;

pub use dice::Dice;
pub use error::{BadState, RecordError, Refusal, RefusalKind};
pub use hex::{Commitment, Hex, Key, StateHash};
pub use log::{Entry, Told};
pub use odds::Odd;
pub use position::Position;
pub use puzzle::Puzzle;
pub use record::{Record, Step, StepKind};
pub use serde_json::Value as Json;
pub use session::Session;
pub use table::{Choice, RangeChoice, Table};
pub use title::{Title, TitleOf};
pub use undo::Undone;
pub use verify::{Fairness, Verdict, verify};
pub use wishes::{Until, Wish, Wishes, only_answer};
