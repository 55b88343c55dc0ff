//! Opening the database that a URL names.

use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::time::Duration;

use sqlx::Connection;
use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};

use crate::batch_writer::BatchWriter;
use crate::db::Db;
use crate::private_file::{create, tighten, with_suffix};
use crate::probe::DatabaseFile;
use crate::{Result, StoreError, schema};

/// How long to wait for a lock or a free connection.
pub(crate) const LOCK_TIMEOUT: Duration = Duration::from_secs(10);
/// The batch writer, and one for all others.
const WRITERS: u32 = 2;
const READERS: u32 = 4;
const CONNECTIONS: u32 = 16;

/// Where the tables are stored.
#[derive(PartialEq, Eq, Debug)]
pub(crate) enum Location {
    File(PathBuf),
    Server(String),
}

impl Location {
    pub(crate) fn read(url: &str) -> Result<Location> {
        if url.starts_with("postgres://") || url.starts_with("postgresql://") {
            return Ok(Location::Server(url.to_owned()));
        }
        let path = url.strip_prefix("sqlite://").or_else(|| url.strip_prefix("sqlite:")).unwrap_or(url);
        match path.split_once("://") {
            Some((scheme, _)) => Err(wrong(&format!("{scheme}://..."))),
            None if path.is_empty() || path.starts_with(':') => Err(wrong(url)),
            None => Ok(Location::File(path.into())),
        }
    }
}

/// A URL may hold a password: only what is shown of it comes here.
fn wrong(shown: &str) -> StoreError {
    StoreError::Other(format!(
        "database `{shown}` should be a file, `sqlite:file` or `postgres://user@host/name`"
    ))
}

/// Opens the database, and sets it up or brings it up to date.
pub(crate) async fn open(url: &str) -> Result<Db> {
    match Location::read(url)? {
        Location::File(path) => open_file(&path, file_options(&path)).await,
        Location::Server(url) => open_server(&url).await,
    }
}

/// Opens the database and changes nothing in it.
pub(crate) async fn open_unchanged(url: &str) -> Result<Db> {
    match Location::read(url)? {
        Location::File(path) => {
            let explain = |error| with_context(&format!("cannot read `{}`", path.display()), error);
            open_read_only(&path).await.map_err(explain)
        }
        Location::Server(url) => {
            let server = PgConnectOptions::from_str(&url).map_err(|_| wrong("postgres://..."))?;
            let server = server.options([("default_transaction_read_only", "on")]);
            let pool = PgPoolOptions::new().max_connections(READERS).acquire_timeout(LOCK_TIMEOUT);
            Ok(Db::Postgres(pool.connect_with(server).await?))
        }
    }
}

/// So many pages of 4 KiB are appended before they go to their places: most of them are written again until then.
const PAGES_IN_WAL: &str = "4000";

fn file_options(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .pragma("wal_autocheckpoint", PAGES_IN_WAL)
        .busy_timeout(LOCK_TIMEOUT)
}

async fn open_file(path: &Path, file: SqliteConnectOptions) -> Result<Db> {
    let explain =
        |error: StoreError| with_context(&format!("cannot store tables in `{}`", path.display()), error);
    let _ = create(path); // SQLite would let others read it; it also says why it cannot be made
    let writer = file_pool()
        .max_connections(WRITERS)
        .connect_with(file.clone())
        .await
        .map_err(|e| explain(e.into()))?;
    let reader =
        file_pool().max_connections(READERS).connect_lazy_with(file.create_if_missing(false).read_only(true));
    let file = DatabaseFile::new(path.to_owned());
    let db = Db::Sqlite { batch_writer: BatchWriter::new(writer.clone()), writer, reader, file };
    schema::migrate(&db).await.map_err(explain)?;
    tighten_all(path);
    Ok(db)
}

/// A database that an older version made could be read by everybody on the machine, and holds what nobody may know.
fn tighten_all(path: &Path) {
    for suffix in ["", "-wal", "-shm"] {
        let file = with_suffix(path, suffix);
        if let Err(error) = tighten(&file) {
            tracing::warn!(file = %file.display(), %error, "others can read the database");
        }
    }
}

/// A file that cannot grow beyond this many pages, as on a full disk.
#[cfg(feature = "testing")]
pub(crate) async fn open_small(url: &str, pages: u32) -> Result<Db> {
    match Location::read(url)? {
        Location::File(path) => {
            open_file(&path, file_options(&path).pragma("max_page_count", pages.to_string())).await
        }
        Location::Server(_) => Err(wrong(url)),
    }
}

/// A file that is only looked at, such as a backup.
pub(crate) async fn open_read_only(path: &Path) -> Result<Db> {
    let file = SqliteConnectOptions::new().filename(path).read_only(true).busy_timeout(LOCK_TIMEOUT);
    let reader = file_pool().max_connections(1).connect_with(file).await?;
    let file = DatabaseFile::new(path.to_owned());
    Ok(Db::Sqlite { batch_writer: BatchWriter::new(reader.clone()), writer: reader.clone(), reader, file })
}

/// Connections to a file do not go stale. But when the disk is full SQLite itself ends the transaction, which the connection
/// does not notice: it would refuse every later one.
fn file_pool() -> SqlitePoolOptions {
    SqlitePoolOptions::new()
        .acquire_timeout(LOCK_TIMEOUT)
        .idle_timeout(None)
        .max_lifetime(None)
        .test_before_acquire(false)
        .before_acquire(|connection, _| Box::pin(async move { Ok(!connection.is_in_transaction()) }))
}

async fn open_server(url: &str) -> Result<Db> {
    let server = PgConnectOptions::from_str(url).map_err(|_| wrong("postgres://..."))?;
    let host = server.get_host().to_owned();
    let name = server.get_database().unwrap_or_default().to_owned();
    let explain = |error: StoreError| {
        with_context(&format!("cannot store tables in PostgreSQL `{name}` at `{host}`"), error)
    };
    let pool = PgPoolOptions::new().max_connections(CONNECTIONS).acquire_timeout(LOCK_TIMEOUT);
    let db = Db::Postgres(pool.connect_with(server).await.map_err(|error| explain(error.into()))?);
    schema::migrate(&db).await.map_err(explain)?;
    Ok(db)
}

fn with_context(what: &str, error: StoreError) -> StoreError {
    match error {
        StoreError::Busy(why) => StoreError::Busy(format!("{what}: {why}")),
        other => StoreError::Other(format!("{what}: {other}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(url: &str) -> String {
        Location::read(url).unwrap_err().to_string()
    }

    #[test]
    fn a_location_is_a_file_or_a_server() {
        for url in ["games.db", "sqlite:games.db", "sqlite://games.db"] {
            assert_eq!(Location::read(url).unwrap(), Location::File("games.db".into()), "{url}");
        }
        assert_eq!(Location::read("sqlite:///var/games.db").unwrap(), Location::File("/var/games.db".into()));
        assert!(matches!(Location::read("postgresql://me@there/games").unwrap(), Location::Server(_)));
    }

    #[test]
    fn other_locations_are_refused_without_telling_their_password() {
        let right = "should be a file, `sqlite:file` or `postgres://user@host/name`";
        assert_eq!(refused("mysql://me:hush@there/games"), format!("database `mysql://...` {right}"));
        assert_eq!(refused("sqlite::memory:"), format!("database `sqlite::memory:` {right}"));
        assert_eq!(refused(""), format!("database `` {right}"));
    }
}
