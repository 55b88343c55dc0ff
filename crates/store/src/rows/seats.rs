//! Seats as plain data: who plays them, and what happened to them.

use std::fmt::{self, Display};
use std::str::FromStr;

use super::GuestId;
use crate::{StoreError, TokenHash};

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

/// A seat of a [`NewTable`](crate::NewTable).
#[derive(Clone, Debug)]
pub struct NewSeat {
    /// Who plays it.
    pub owner: SeatOwner,
    /// What its secret link hashes to.
    pub token: Option<TokenHash>,
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
    /// The guest asked for a hint.
    Hint,
}

/// What they are called in the database and in the language files.
const SEAT_EVENT_WORDS: [(SeatEventKind, &str); 13] = [
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
    (SeatEventKind::Hint, "hint"),
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
