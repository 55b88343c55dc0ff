//! Tables in memory, while somebody plays, watches or thinks at them.
//!
//! A [`LiveTable`] is made of a few types that each hold one thing: [`replayed_game`] the game, [`seating`] who owns which
//! seat, [`seat_history`] how seats changed hands, [`undo_requests`] what is asked of the others, [`hints`] what a bot advises, [`table_log`] what is written beside the game, [`presence`] who has
//! a page open, [`change_notices`] when those pages look again. Pages are made from a [`TableSnapshot`], while the table itself is free for the next change.

mod absence;
pub(crate) mod bots;
mod change_notices;
mod guide;
pub(crate) mod hints;
mod live_table;
mod presence;
pub(crate) mod presence_sync;
pub(crate) mod puzzle;
mod replayed_game;
pub(crate) mod reviews;
mod seat_history;
mod seating;
mod snapshot;
mod summary;
mod table_cache;
mod table_check;
mod table_log;
mod think_queue;
mod undo_requests;

pub(crate) use absence::Patience;
pub(crate) use guide::Guide;
pub(crate) use live_table::{LiveTable, MoveRequest};
pub(crate) use presence::{PresenceEvent, Subscription};
pub(crate) use replayed_game::Play;
pub(crate) use seating::{BOTS, USUAL_BOT};
pub(crate) use snapshot::{Personal, TableSnapshot};
pub(crate) use table_cache::{LiveTableGuard, TableCache};
pub(crate) use table_check::check_tables;
pub(crate) use think_queue::Thinkers;
