//! Opening the database that a URL names.

use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};

use crate::clerk::Clerk;
use crate::db::Db;
use crate::{Result, StoreError, schema};

/// How long to wait for a lock or a free connection.
pub(crate) const PATIENCE: Duration = Duration::from_secs(10);
/// The clerk, and one for all others.
const WRITERS: u32 = 2;
const READERS: u32 = 4;
const CONNECTIONS: u32 = 16;

/// Where tables are kept.
#[derive(PartialEq, Eq, Debug)]
enum Place {
    File(PathBuf),
    Server(String),
}

impl Place {
    fn read(url: &str) -> Result<Place> {
        if url.starts_with("postgres://") || url.starts_with("postgresql://") {
            return Ok(Place::Server(url.to_owned()));
        }
        let path = url.strip_prefix("sqlite://").or_else(|| url.strip_prefix("sqlite:")).unwrap_or(url);
        match path.split_once("://") {
            Some((scheme, _)) => Err(wrong(&format!("{scheme}://..."))),
            None if path.is_empty() || path.starts_with(':') => Err(wrong(url)),
            None => Ok(Place::File(path.into())),
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
    match Place::read(url)? {
        Place::File(path) => open_file(&path).await,
        Place::Server(url) => open_server(&url).await,
    }
}

async fn open_file(path: &Path) -> Result<Db> {
    let complain =
        |error: StoreError| complaint(&format!("cannot keep tables in `{}`", path.display()), error);
    let file = SqliteConnectOptions::new()
        .filename(path)
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .busy_timeout(PATIENCE);
    let writer = lasting()
        .max_connections(WRITERS)
        .connect_with(file.clone())
        .await
        .map_err(|e| complain(e.into()))?;
    let reader =
        lasting().max_connections(READERS).connect_lazy_with(file.create_if_missing(false).read_only(true));
    let db = Db::Sqlite { clerk: Clerk::new(writer.clone()), writer, reader };
    schema::migrate(&db).await.map_err(complain)?;
    Ok(db)
}

/// A file that is only looked at, such as a backup.
pub(crate) async fn peek(path: &Path) -> Result<Db> {
    let file = SqliteConnectOptions::new().filename(path).read_only(true).busy_timeout(PATIENCE);
    let reader = lasting().max_connections(1).connect_with(file).await?;
    Ok(Db::Sqlite { clerk: Clerk::new(reader.clone()), writer: reader.clone(), reader })
}

/// Connections to a file do not go stale.
fn lasting() -> SqlitePoolOptions {
    SqlitePoolOptions::new()
        .acquire_timeout(PATIENCE)
        .idle_timeout(None)
        .max_lifetime(None)
        .test_before_acquire(false)
}

async fn open_server(url: &str) -> Result<Db> {
    let server = PgConnectOptions::from_str(url).map_err(|_| wrong("postgres://..."))?;
    let host = server.get_host().to_owned();
    let name = server.get_database().unwrap_or_default().to_owned();
    let complain = |error: StoreError| {
        complaint(&format!("cannot keep tables in PostgreSQL `{name}` at `{host}`"), error)
    };
    let pool = PgPoolOptions::new().max_connections(CONNECTIONS).acquire_timeout(PATIENCE);
    let db = Db::Postgres(pool.connect_with(server).await.map_err(|error| complain(error.into()))?);
    schema::migrate(&db).await.map_err(complain)?;
    Ok(db)
}

fn complaint(what: &str, error: StoreError) -> StoreError {
    match error {
        StoreError::Busy(why) => StoreError::Busy(format!("{what}: {why}")),
        other => StoreError::Other(format!("{what}: {other}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(url: &str) -> String {
        Place::read(url).unwrap_err().to_string()
    }

    #[test]
    fn a_place_is_a_file_or_a_server() {
        for url in ["games.db", "sqlite:games.db", "sqlite://games.db"] {
            assert_eq!(Place::read(url).unwrap(), Place::File("games.db".into()), "{url}");
        }
        assert_eq!(Place::read("sqlite:///var/games.db").unwrap(), Place::File("/var/games.db".into()));
        assert!(matches!(Place::read("postgresql://me@there/games").unwrap(), Place::Server(_)));
    }

    #[test]
    fn other_places_are_refused_without_telling_their_password() {
        let right = "should be a file, `sqlite:file` or `postgres://user@host/name`";
        assert_eq!(refused("mysql://me:hush@there/games"), format!("database `mysql://...` {right}"));
        assert_eq!(refused("sqlite::memory:"), format!("database `sqlite::memory:` {right}"));
        assert_eq!(refused(""), format!("database `` {right}"));
    }
}
