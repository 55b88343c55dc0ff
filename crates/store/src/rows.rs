//! What is stored, as plain data.

use std::fmt::{self, Display};
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::{Json, Secret, StoreError, TokenHash};

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

/// Who plays a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SeatOwner {
    /// Nobody yet: `open`.
    Open,
    /// A guest: `guest <id>`.
    Guest(GuestId),
    /// A bot: `bot level3`.
    Bot(String),
    /// A bot that plays for a guest: `stand-in level3 for <id>` if they left the seat to it, `stand-in level3 for <id>
    /// away` if others let it play because the guest was away.
    StandIn {
        /// The bot.
        bot: String,
        /// Whose seat it is.
        guest: GuestId,
        /// Does it play only until the guest is back?
        away: bool,
    },
}

impl SeatOwner {
    /// The guest whose seat it is, even while a bot stands in.
    pub fn guest(&self) -> Option<&str> {
        match self {
            SeatOwner::Guest(guest) | SeatOwner::StandIn { guest, .. } => Some(guest),
            SeatOwner::Open | SeatOwner::Bot(_) => None,
        }
    }

    /// The bot that moves for the seat now.
    pub fn bot(&self) -> Option<&str> {
        match self {
            SeatOwner::Bot(bot) | SeatOwner::StandIn { bot, .. } => Some(bot),
            SeatOwner::Open | SeatOwner::Guest(_) => None,
        }
    }
}

impl Display for SeatOwner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SeatOwner::Open => f.write_str("open"),
            SeatOwner::Guest(guest) => write!(f, "guest {guest}"),
            SeatOwner::Bot(bot) => write!(f, "bot {bot}"),
            SeatOwner::StandIn { bot, guest, away: false } => write!(f, "stand-in {bot} for {guest}"),
            SeatOwner::StandIn { bot, guest, away: true } => write!(f, "stand-in {bot} for {guest} away"),
        }
    }
}

impl FromStr for SeatOwner {
    type Err = StoreError;

    fn from_str(text: &str) -> Result<SeatOwner, StoreError> {
        match *text.split(' ').collect::<Vec<_>>() {
            ["open"] => Ok(SeatOwner::Open),
            ["guest", guest] => Ok(SeatOwner::Guest(guest.to_owned())),
            ["bot", bot] => Ok(SeatOwner::Bot(bot.to_owned())),
            ["stand-in", bot, "for", guest] => Ok(stand_in(bot, guest, false)),
            ["stand-in", bot, "for", guest, "away"] => Ok(stand_in(bot, guest, true)),
            _ => Err(StoreError::damaged(
                "the owner of a seat",
                text,
                "`open`, `guest id`, `bot level` or `stand-in level for id`",
            )),
        }
    }
}

fn stand_in(bot: &str, guest: &str, away: bool) -> SeatOwner {
    SeatOwner::StandIn { bot: bot.to_owned(), guest: guest.to_owned(), away }
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
}

/// A seat of a [`NewTable`].
#[derive(Clone, Debug)]
pub struct NewSeat {
    /// Who plays it.
    pub owner: SeatOwner,
    /// What its secret link hashes to.
    pub token: Option<TokenHash>,
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
    /// When it was opened, in milliseconds since 1970.
    pub created: u64,
    /// When it last changed, in milliseconds since 1970.
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

/// A seat as it is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatRow {
    /// Who plays it.
    pub owner: SeatOwner,
    /// What the guest of this seat is called now.
    pub name: Option<String>,
    /// What its secret link hashes to.
    pub token: Option<TokenHash>,
    /// How many links it has had before this one.
    pub links: u32,
    /// Which bot is to stand in for the guest of this seat, if they chose one.
    pub stand_in: Option<String>,
    /// What the guest of this seat wants to be answered unasked, as they put it. Nobody else may learn of it.
    pub wishes: Option<String>,
}

/// Something that happened to a seat. It is told in the log, and says who may have seen which hand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatEvent {
    /// Its number, from 1; given by the store.
    pub seq: u64,
    /// The length of the line of play then.
    pub ply: u64,
    /// Which seat.
    pub seat: u8,
    /// What happened.
    pub kind: SeatEventKind,
    /// Whom it is about.
    pub guest: Option<GuestId>,
    /// What they were called then.
    pub name: Option<String>,
    /// Who did it.
    pub by: Option<GuestId>,
    /// What they were called then.
    pub by_name: Option<String>,
    /// The bot that plays from then on.
    pub bot: Option<String>,
}

/// What can happen to a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeatEventKind {
    /// The guest sat down.
    Sat,
    /// The guest took the seat over from whoever gave them its link.
    Handed,
    /// The guest left the seat to a bot for a while.
    Left,
    /// The guest was away for so long that a bot was let in.
    Away,
    /// The guest is back.
    Back,
    /// The seat is free for whoever gets its link; if it was a guest's, they left it.
    Freed,
    /// A bot plays the seat, on nobody's behalf.
    Bot,
    /// The guest gave up, and a bot plays on.
    Resigned,
    /// The guest has seen the hand of this seat; it is told when somebody else sits down.
    Known,
    /// The guest has seen other hands and asks whether they may sit down.
    Asked,
    /// Somebody lets the guest sit down although the guest has seen other hands.
    Agreed,
    /// Somebody does not.
    Refused,
}

/// What they are called in the database and in the language files.
const SEAT_EVENT_WORDS: [(SeatEventKind, &str); 12] = [
    (SeatEventKind::Sat, "sat"),
    (SeatEventKind::Handed, "handed"),
    (SeatEventKind::Left, "left"),
    (SeatEventKind::Away, "away"),
    (SeatEventKind::Back, "back"),
    (SeatEventKind::Freed, "freed"),
    (SeatEventKind::Bot, "bot"),
    (SeatEventKind::Resigned, "resigned"),
    (SeatEventKind::Known, "known"),
    (SeatEventKind::Asked, "asked"),
    (SeatEventKind::Agreed, "agreed"),
    (SeatEventKind::Refused, "refused"),
];

impl SeatEventKind {
    /// Its word, `sat`.
    pub fn word(self) -> &'static str {
        SEAT_EVENT_WORDS.iter().find(|(kind, _)| *kind == self).map(|(_, word)| *word).unwrap_or_default()
    }
}

impl FromStr for SeatEventKind {
    type Err = StoreError;

    fn from_str(text: &str) -> Result<SeatEventKind, StoreError> {
        let known = SEAT_EVENT_WORDS.iter().find(|(_, word)| *word == text).map(|(kind, _)| *kind);
        known.ok_or_else(|| StoreError::damaged("what happened to a seat", text, "a word like `sat`"))
    }
}

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
