//! A table in memory: a game, its seats, what is asked and written beside it, and who has its page open.
//!
//! The store is the truth. Every change is first written there, then shown; should writing fail, the table in memory is
//! marked stale and reloaded before anybody looks at it again.

mod following;
mod hints;
mod moves;
mod seats;
mod talk;
mod wishes;

use std::sync::Arc;
use std::time::{Duration, Instant};

use sandtable_board::Package;
use sandtable_bots::PlayableTitle;
use sandtable_core::{Message, Seat};
use sandtable_session::Json;

use super::hints::Hint;
use super::presence::{Presence, Subscription};
use super::replayed_game::ReplayedGame;
use super::seating::Seating;
use super::snapshot::TableSnapshot;
use super::table_log::TableLog;
use super::think_queue::Principal;
use super::undo_requests::UndoRequests;

/// How long another node may be thinking before we think for its bot.
const OTHER_NODE_THINKS: Duration = Duration::from_secs(5);

/// How long a request counts as watching. Without script a page is looked at only when it is asked for.
const WATCHES: Duration = Duration::from_secs(30);

/// Who asks for something, for which seat, and what they saw.
#[derive(Clone, Copy, Debug)]
pub(crate) struct MoveRequest<'a> {
    pub(crate) guest: &'a str,
    pub(crate) seat: Seat,
    /// The revision of the table on the page the form was on.
    pub(crate) revision: usize,
    /// The same id again is the same move.
    pub(crate) move_id: Option<&'a str>,
}

/// A table in memory.
pub(crate) struct LiveTable {
    pub(crate) id: String,
    package: &'static Package,
    options: Json,
    /// When it was opened, in milliseconds since 1970.
    created: u64,
    version: u64,
    /// How many steps are stored.
    seq: u64,
    /// Why the game is over, if not by its rules.
    ending: Option<String>,
    rematch: Option<String>,
    pub(crate) game: ReplayedGame,
    pub(crate) seating: Arc<Seating>,
    undo_requests: UndoRequests,
    /// What a guest was advised to do; it counts in one position only.
    hint: Option<Arc<Hint>>,
    log: TableLog,
    presence: Presence,
    /// Is a bot of this table thinking here?
    pub(super) is_thinking: bool,
    /// Is it for this node to wake the bot?
    is_ours: bool,
    /// Memory and store may differ.
    pub(super) is_stale: bool,
    touched: Instant,
    /// When somebody last looked, bots aside.
    looked: Option<Instant>,
    /// Where those who sit here last asked from.
    address: String,
    changed: Instant,
    /// When it was last asked who is at other nodes.
    looked_around: Option<Instant>,
}

impl LiveTable {
    pub(crate) fn version(&self) -> u64 {
        self.version
    }

    pub(super) fn package(&self) -> &'static Package {
        self.package
    }

    /// The rules of its game, with bots that play by them.
    pub(crate) fn title(&self) -> &'static dyn PlayableTitle {
        self.package.title
    }

    pub(crate) fn rematch(&self) -> Option<&str> {
        self.rematch.as_deref()
    }

    pub(crate) fn options(&self) -> &Json {
        &self.options
    }

    pub(crate) fn is_over(&self) -> bool {
        self.seating.is_over()
    }

    /// The table at this moment, to make pages from.
    pub(crate) fn snapshot(&self) -> TableSnapshot {
        TableSnapshot {
            id: self.id.clone(),
            package: self.package,
            version: self.version,
            seq: self.seq,
            ending: self.ending.clone(),
            rematch: self.rematch.clone(),
            game: self.game.clone(),
            seating: Arc::clone(&self.seating),
            undo_requests: self.undo_requests.clone(),
            hint: self.hint.clone(),
            log: self.log.snapshot(),
            presence: self.presence.clone(),
        }
    }

    pub(super) fn touch(&mut self) {
        self.touched = Instant::now();
    }

    /// Has nobody wanted it for this long?
    pub(super) fn is_idle(&self, time: Duration) -> bool {
        self.presence.count() == 0 && !self.is_thinking && self.touched.elapsed() >= time
    }

    /// How many pages watch.
    pub(super) fn watchers(&self) -> usize {
        self.presence.count()
    }

    /// One more page that listens.
    pub(crate) fn join(&self, guest: &str) -> Option<Subscription> {
        self.presence.note_seated(self.seating.people());
        self.presence.join(guest)
    }

    /// Is this guest to move, behind a curtain or not?
    pub(crate) fn awaits(&self, guest: &str) -> bool {
        self.seating.to_move().is_some_and(|seat| self.seating.plays(guest, seat))
    }

    /// Should a bot be moving, and is it for this node to let it think?
    pub(super) fn has_bot_to_wake(&self) -> bool {
        let is_due = self.is_ours || self.changed.elapsed() >= OTHER_NODE_THINKS;
        is_due && !self.is_thinking && self.seating.is_bot_to_move() && self.is_awake()
    }

    /// Do bots play on? Where no person plays they do only while somebody watches, and in a puzzle only once it is played on.
    pub(super) fn is_awake(&self) -> bool {
        if self.game.puzzle().is_some() {
            return false;
        }
        let is_looked_at = || self.looked.is_some_and(|then| then.elapsed() < WATCHES);
        self.seating.has_person() || self.presence.is_watched() || is_looked_at()
    }

    /// Somebody looks, from this address.
    pub(crate) fn note_look(&mut self, guest: &str, address: &str) {
        self.looked = Some(Instant::now());
        if self.seating.belongs(guest) {
            address.clone_into(&mut self.address);
        }
    }

    /// On whose behalf bots think here.
    pub(super) fn principal(&self) -> Principal {
        Principal { address: self.address.clone(), guest: self.seating.host().to_owned() }
    }

    /// The table is gone: pages that look again are told so.
    pub(super) fn say_goodbye(&self) {
        self.presence.notify(self.version + 1);
    }

    /// Is the guest asked now, and can they bring an army?
    pub(crate) fn takes_army_of(&self, guest: &str) -> bool {
        self.game.game().takes_army() && self.seating.asked_seat(guest).is_some()
    }

    pub(crate) fn notify(&mut self, guest: &str, message: Message) {
        self.log.notify(guest, message);
    }

    pub(crate) fn take_notice(&mut self, guest: &str) -> Option<Message> {
        self.log.take_notice(guest)
    }
}
