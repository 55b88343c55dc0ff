//! What is stored, as plain data.

mod seats;
mod steps;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::{Json, Secret};

pub use seats::{NewSeat, SeatEvent, SeatEventKind, SeatOwner, SeatRow};
pub use steps::{Appended, NewSteps, StepRow};

/// Names a table in its address.
pub type TableId = String;
/// Names a guest; in the guest's cookie.
pub type GuestId = String;

/// Somebody who came without an account.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Guest {
    /// Their id.
    pub id: GuestId,
    /// What others call them.
    pub name: String,
    /// Their language, `ru`.
    pub lang: String,
}

/// An army that a guest has put together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredArmy {
    /// What the guest calls it; no other of theirs for this game is called so.
    pub name: String,
    /// The army in the game's own notation.
    pub text: String,
}

/// What was found out about a game that is over, or has been so far. It goes with its table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct StoredReview {
    /// How much of the work is done.
    pub done: u64,
    /// How much there is.
    pub total: u64,
    /// Is it complete?
    pub finished: bool,
    /// What was found out, as JSON.
    pub text: String,
    /// When this was stored, in milliseconds since 1970.
    pub at: u64,
}

/// A puzzle that a guest has solved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SolvedPuzzle {
    /// The game's id.
    pub game: String,
    /// The puzzle's id, of which the game has one.
    pub puzzle: String,
    /// With how many tries it was solved at first.
    pub tries: u64,
    /// When, in milliseconds since 1970.
    pub at: u64,
}

/// What a table does about people who are away.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AbsenceTerms {
    /// After how many minutes a bot may stand in for them.
    pub minutes: u32,
    /// Which bot, unless they chose one.
    pub stand_in: String,
}

impl Default for AbsenceTerms {
    /// For live play: five minutes.
    fn default() -> AbsenceTerms {
        AbsenceTerms { minutes: 5, stand_in: "level3".to_owned() }
    }
}

/// A table about to be opened.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// Its id, random.
    pub id: TableId,
    /// The game's id.
    pub game: String,
    /// The number of its rules.
    pub rules: u32,
    /// Its options.
    pub options: Json,
    /// The first position, if it was set by hand.
    pub state: Option<Json>,
    /// The key of its dice.
    pub dice_key: Secret,
    /// Its seats in order.
    pub seats: Vec<NewSeat>,
    /// Who opened it.
    pub host: GuestId,
    /// May anybody find and watch it?
    pub public: bool,
    /// The table whose players wanted another game. A table has one rematch: a second is refused as taken.
    pub rematch_of: Option<TableId>,
    /// What happens if somebody is away.
    pub absence: AbsenceTerms,
    /// Is it a guided first game, or a puzzle?
    pub lesson: bool,
    /// What it is set to that is no part of the game.
    pub settings: TableSettings,
}

/// What a table is set to that is no part of the game.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct TableSettings {
    /// May people watch who have no seat? Anybody with the address could before this was asked.
    #[serde(default = "before_it_was_asked")]
    pub watch: bool,
    /// What its board shows: the settings of the package that differ from their first word, each with its word.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub board: BTreeMap<String, String>,
    /// May seats ask what they could do? Unless it was chosen: where one person plays.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hints: Option<bool>,
    /// Where the game began, if it goes on from a position of another table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub forked_from: Option<Fork>,
    /// The puzzle it was opened for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub puzzle: Option<String>,
}

/// A position of a table, which may be deleted meanwhile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Fork {
    /// The table.
    pub table: TableId,
    /// How long its line of play was there.
    pub ply: u64,
}

fn before_it_was_asked() -> bool {
    true
}

/// A table as it is stored.
#[derive(Clone, PartialEq, Debug)]
pub struct TableRow {
    /// Its id.
    pub id: TableId,
    /// The game's id.
    pub game: String,
    /// The number of its rules.
    pub rules: u32,
    /// Its options.
    pub options: Json,
    /// The first position, if it was set by hand.
    pub state: Option<Json>,
    /// The key of its dice.
    pub dice_key: Secret,
    /// Who opened it.
    pub host: GuestId,
    /// May anybody find and watch it?
    pub public: bool,
    /// The table this is the rematch of.
    pub rematch_of: Option<TableId>,
    /// The rematch of this table.
    pub rematch: Option<TableId>,
    /// What happens if somebody is away.
    pub absence: AbsenceTerms,
    /// What it is set to that is no part of the game.
    pub settings: TableSettings,
    /// Is it a guided first game or a puzzle, and was that not left?
    pub lesson: bool,
    /// When it was opened, in milliseconds since 1970.
    pub created: u64,
    /// When it last changed, in milliseconds since 1970; a step may be a minute younger.
    pub touched: u64,
    /// Goes up with every change anybody could see.
    pub version: u64,
    /// How many steps are stored, those taken back too.
    pub seq: u64,
    /// How many lines of chat there are.
    pub said: u64,
    /// How long the line of play is.
    pub ply: u64,
    /// The seat to move.
    pub turn: Option<u8>,
    /// Is it over?
    pub over: bool,
    /// Why it is over, if not by the rules: `resigned allies`.
    pub ending: Option<String>,
    /// An undo somebody asks for.
    pub undo_request: Option<UndoRequest>,
    /// Its seats in order.
    pub seats: Vec<SeatRow>,
}

/// Tables of a list.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct TableList {
    /// Those that can be read, in the order of the list.
    pub tables: Vec<TableRow>,
    /// Those that are there but cannot be read.
    pub damaged: Vec<TableId>,
}

/// Where a table stands in the order of the latest.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TablePlace {
    /// When it last changed, in milliseconds since 1970.
    pub touched: u64,
    /// Its id.
    pub id: TableId,
}

/// A check of all tables that was not finished.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CheckProgress {
    /// When it began, in milliseconds since 1970.
    pub began: u64,
    /// The last table it came to.
    pub place: TablePlace,
}

/// A table that its host deleted, for one of those who sat there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DeletedTable {
    /// Its id.
    pub id: TableId,
    /// The game's id.
    pub game: String,
    /// What the host was called.
    pub host_name: String,
}

/// What can still be said of a table that cannot be read as a whole.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Remains {
    /// The game's id.
    pub game: String,
    /// The number of its rules.
    pub rules: String,
    /// Its options.
    pub options: String,
    /// Is it over?
    pub over: bool,
    /// Those who opened it or sit there.
    pub guests: Vec<GuestId>,
    /// Who opened it.
    pub host: GuestId,
    /// The lines of its record that are left.
    pub lines: Vec<String>,
}

/// A line of chat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChatMessage {
    /// Its number, from 1.
    pub seq: u64,
    /// Who said it.
    pub guest: GuestId,
    /// What they were called then.
    pub name: String,
    /// What they said.
    pub text: String,
    /// When, in milliseconds since 1970.
    pub at: u64,
}

/// A seat asks the others to let it take moves back.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct UndoRequest {
    /// Who asks.
    pub by_seat: u8,
    /// Back to which ply.
    pub to_ply: u64,
    /// The number of steps when it was asked.
    pub at_seq: u64,
    /// Who has said yes.
    pub answers: Vec<u8>,
}

/// How often a guest has played a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Experience {
    /// The game's id.
    pub game: String,
    /// The tables of it the guest opened or sits at.
    pub tables: u64,
    /// Those whose game is over.
    pub finished: u64,
}

/// How much is stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counts {
    /// Guests.
    pub guests: u64,
    /// Tables.
    pub tables: u64,
    /// Tables whose game is not over.
    pub live: u64,
    /// Steps of all tables.
    pub steps: u64,
}

/// A change of a table, maybe made by another node.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Change {
    /// This table has this version now.
    Table {
        /// Which.
        id: TableId,
        /// Its version.
        version: u64,
    },
    /// Somebody came to this table or left it.
    Presence {
        /// Which.
        id: TableId,
    },
    /// The connection was lost for a while: any table may have changed.
    Missed,
}
