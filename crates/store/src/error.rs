//! What can go wrong with the store, sorted by what the caller does about it: look again, say no, try later, give up.

use std::fmt::{self, Display};

/// Why the store did not do it. Nothing was changed.
#[derive(Debug)]
pub enum StoreError {
    /// The table has changed since the caller looked: look again.
    Conflict {
        /// Its steps by now.
        seq: u64,
        /// Its version by now.
        version: u64,
    },
    /// There is one already: an id, or the rematch of a table.
    Taken(String),
    /// There is none.
    NotFound(String),
    /// The database cannot answer now; the same again later may well succeed.
    Busy(String),
    /// The disk has no room for it.
    Full(String),
    /// What is stored cannot be read.
    Damaged(String),
    /// The table was played by rules that are no longer kept here.
    TooOld(String),
    /// Anything else, as the database or the system says it.
    Other(String),
}

/// What the store answers.
pub type Result<T> = std::result::Result<T, StoreError>;

impl StoreError {
    /// What is stored there is not what should be.
    pub(crate) fn damaged(what: &str, found: &str, wanted: &str) -> StoreError {
        StoreError::Damaged(format!("{what} `{found}` should be {wanted}"))
    }

    /// The system refused a file.
    pub(crate) fn file(path: &std::path::Path, error: &std::io::Error) -> StoreError {
        StoreError::Other(format!("`{}`: {error}", path.display()))
    }
}

impl Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::Conflict { seq, version } => {
                write!(f, "the table has moved on: it is at step {seq}, version {version}")
            }
            StoreError::Taken(what) => write!(f, "already there: {what}"),
            StoreError::NotFound(what) => write!(f, "there is no {what}"),
            StoreError::Busy(why) => write!(f, "the store is busy: {why}"),
            StoreError::Full(why) => write!(f, "the store is full: {why}"),
            StoreError::Damaged(why) => write!(f, "the store is damaged: {why}"),
            StoreError::TooOld(table) => write!(f, "the rules of table `{table}` are no longer played here"),
            StoreError::Other(why) => f.write_str(why),
        }
    }
}

impl std::error::Error for StoreError {}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        let why = error.to_string();
        match error {
            sqlx::Error::PoolTimedOut | sqlx::Error::Io(_) => StoreError::Busy(why),
            sqlx::Error::Database(refusal) if refusal.is_unique_violation() => StoreError::Taken(why),
            sqlx::Error::Database(refusal) => by_code(refusal.code().as_deref(), why),
            sqlx::Error::ColumnDecode { .. } | sqlx::Error::Decode(_) => StoreError::Damaged(why),
            _ => StoreError::Other(why),
        }
    }
}

/// Codes of SQLite are numbers, in which the last eight bits are the kind of the error; those of PostgreSQL have five characters.
fn by_code(code: Option<&str>, why: String) -> StoreError {
    let code = code.unwrap_or_default();
    let kind = code.parse::<u32>().ok().filter(|_| code.len() < 5).map(|code| code & 0xff);
    match (kind, code) {
        // Busy and locked; deadlocks, failed snapshots, too many connections and a server that starts or stops: a later
        // try may well succeed.
        (Some(5 | 6), _) => StoreError::Busy(why),
        (_, "40001" | "40P01" | "53300" | "55P03" | "57P01" | "57P02" | "57P03") => StoreError::Busy(why),
        (Some(13), _) | (_, "53100") => StoreError::Full(why),
        // A malformed page, a file that is no database; pages and indexes that PostgreSQL finds corrupted.
        (Some(11 | 26), _) | (_, "XX001" | "XX002") => StoreError::Damaged(why),
        _ => StoreError::Other(why),
    }
}
