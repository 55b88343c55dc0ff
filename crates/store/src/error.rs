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
            sqlx::Error::Database(refusal) if is_passing(refusal.code().as_deref()) => StoreError::Busy(why),
            sqlx::Error::ColumnDecode { .. } | sqlx::Error::Decode(_) => StoreError::Damaged(why),
            _ => StoreError::Other(why),
        }
    }
}

/// Codes that a later try may not meet: SQLite's busy and locked; PostgreSQL's deadlocks, failed snapshots, too many
/// connections and a server that starts or stops.
fn is_passing(code: Option<&str>) -> bool {
    let passing = ["5", "6", "261", "517", "40001", "40P01", "53300", "55P03", "57P01", "57P02", "57P03"];
    code.is_some_and(|code| passing.contains(&code))
}
