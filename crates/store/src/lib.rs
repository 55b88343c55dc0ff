//! Where tables are stored: a SQLite file by default, a PostgreSQL database that several nodes may share.
//!
//! The store knows nothing of games: a table is its options, its dice key and the lines of its record, one row per step.
//! What it promises: when a call returns, its change is on the disk; of two that append at one place one wins; a move
//! with the same id is made once; and every change that others can see raises the table's version and, with
//! PostgreSQL, is announced to all nodes in the same transaction.
//!
//! ```no_run
//! # async fn play() -> sandtable_store::Result<()> {
//! let store = sandtable_store::Store::open("sqlite:sandtable.db").await?;
//! let lines = ["* draw army2 #8a1f03b2c4d5e6f7".to_owned()];
//! let new = sandtable_store::NewSteps { at: 0, lines: &lines, move_id: Some("m1"), ply: 1, turn: Some(0), ..Default::default() };
//! let appended = store.append("table-1", &new).await?;
//! assert_eq!(appended.seq, 1);
//! # Ok(())
//! # }
//! ```

mod archive;
mod armies;
mod batch_writer;
mod changes;
mod checking;
mod db;
mod deleting;
mod error;
mod guests;
mod house_secret;
mod open;
mod presence;
mod private_file;
mod probe;
mod puzzles;
mod reviews;
mod rows;
mod schema;
mod seat_events;
mod seats;
mod secret;
mod server_lock;
mod steps;
mod stored_games;
mod tables;
mod talk;
#[cfg(feature = "testing")]
pub mod testing;

use std::time::{SystemTime, UNIX_EPOCH};

pub use error::{Result, StoreError};
pub use presence::PRESENCE_EXPIRES;
pub use rows::{
    AbsenceTerms, Appended, Change, ChatMessage, CheckProgress, Counts, DeletedTable, Experience, Fork,
    Guest, GuestId, NewSeat, NewSteps, NewTable, Remains, SeatEvent, SeatEventKind, SeatOwner, SeatRow,
    SolvedPuzzle, StepRow, StoredArmy, StoredReview, TableId, TableList, TablePlace, TableRow, TableSettings,
    UndoRequest,
};
pub use secret::{Secret, Secrets, Token, TokenHash};
pub use serde_json::Value as Json;
pub use server_lock::ServerLock;
pub use stored_games::StoredGame;

/// The open store. Clones share it.
#[derive(Clone, Debug)]
pub struct Store {
    db: db::Db,
}

impl Store {
    /// Opens what the URL names (a path, `sqlite:path`, `postgres://user@host/name`), and sets it up if it is new.
    pub async fn open(url: &str) -> Result<Store> {
        Ok(Store { db: open::open(url).await? })
    }

    /// Can several nodes share it?
    pub fn is_shared(&self) -> bool {
        matches!(self.db, db::Db::Postgres(_))
    }

    /// Does it answer?
    pub async fn ping(&self) -> Result<()> {
        self.db.row("SELECT name FROM house WHERE name = 'schema'", vec![]).await.map(drop)
    }

    /// Waits for what is under way and lets the database go.
    pub async fn close(&self) {
        self.db.close().await;
    }
}

/// Milliseconds since 1970.
fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64)
}
