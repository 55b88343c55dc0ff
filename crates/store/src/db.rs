//! The two engines behind one interface: the same SQL text with `$1` parameters runs on both, because every column is
//! either `TEXT` or `BIGINT`. What differs (transactions, notices to other nodes) is here.
//!
//! A request may be dropped at any await, when its browser goes away. A transaction dropped later is rolled back, but
//! one dropped while it begins would stay open on its connection: so beginning is a task of its own.

use futures_util::StreamExt;
use futures_util::stream::BoxStream;
use sqlx::postgres::PgRow;
use sqlx::sqlite::SqliteRow;
use sqlx::{
    AssertSqlSafe, Database, Encode, PgPool, Pool, Postgres, Row as _, Sqlite, SqlitePool, Transaction, Type,
};

use crate::batch_writer::{BatchWriter, WriteLock};
use crate::open::LOCK_TIMEOUT;
use crate::probe::DatabaseFile;
use crate::{Result, StoreError};

/// An open database.
#[derive(Clone, Debug)]
pub(crate) enum Db {
    /// A file: one writes at a time, the batch writer or somebody else; several read.
    Sqlite { writer: SqlitePool, reader: SqlitePool, batch_writer: BatchWriter, file: DatabaseFile },
    /// A server.
    Postgres(PgPool),
}

/// A transaction; dropped without a commit it changes nothing.
pub(crate) enum Tx {
    /// With the write lock, if it writes; released last.
    Sqlite(Transaction<'static, Sqlite>, Option<WriteLock>),
    Postgres(Transaction<'static, Postgres>),
}

/// A row of an answer.
pub(crate) enum Row {
    Sqlite(SqliteRow),
    Postgres(PgRow),
}

/// A parameter of a query.
#[derive(Clone, Debug)]
pub(crate) enum Value {
    Int(Option<i64>),
    Text(Option<String>),
}

impl Db {
    /// A transaction that writes. SQLite takes the lock at once, so that it cannot fail for it half way.
    pub(crate) async fn begin(&self) -> Result<Tx> {
        match self {
            Db::Sqlite { writer, batch_writer, .. } => {
                let lock = batch_writer.lock(LOCK_TIMEOUT).await?;
                let (tx, lock) = begin(writer, "BEGIN IMMEDIATE", lock).await?;
                Ok(Tx::Sqlite(tx, Some(lock)))
            }
            Db::Postgres(pool) => Ok(Tx::Postgres(begin(pool, "BEGIN", ()).await?.0)),
        }
    }

    /// A transaction that reads and sees one moment only.
    pub(crate) async fn snapshot(&self) -> Result<Tx> {
        match self {
            Db::Sqlite { reader, .. } => Ok(Tx::Sqlite(begin(reader, "BEGIN", ()).await?.0, None)),
            Db::Postgres(pool) => {
                let sql = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";
                Ok(Tx::Postgres(begin(pool, sql, ()).await?.0))
            }
        }
    }

    /// Reads.
    pub(crate) async fn rows(&self, sql: &'static str, values: Vec<Value>) -> Result<Vec<Row>> {
        Ok(match self {
            Db::Sqlite { reader, .. } => {
                let rows = bind::<Sqlite>(sql, values).fetch_all(reader).await?;
                rows.into_iter().map(Row::Sqlite).collect()
            }
            Db::Postgres(pool) => {
                let rows = bind::<Postgres>(sql, values).fetch_all(pool).await?;
                rows.into_iter().map(Row::Postgres).collect()
            }
        })
    }

    /// Reads the first row, if there is one.
    pub(crate) async fn row(&self, sql: &'static str, values: Vec<Value>) -> Result<Option<Row>> {
        Ok(self.rows(sql, values).await?.into_iter().next())
    }

    /// Lets go of the database in order.
    pub(crate) async fn close(&self) {
        match self {
            Db::Sqlite { writer, reader, .. } => {
                reader.close().await;
                writer.close().await;
            }
            Db::Postgres(pool) => pool.close().await,
        }
    }
}

/// Begins under a lock, which is held as long as the transaction is.
async fn begin<DB: Database, L: Send + 'static>(
    pool: &Pool<DB>,
    sql: &'static str,
    lock: L,
) -> Result<(Transaction<'static, DB>, L)> {
    let pool = pool.clone();
    let begun = tokio::spawn(async move { pool.begin_with(sql).await.map(|tx| (tx, lock)) }).await;
    let begun =
        begun.map_err(|error| StoreError::Other(format!("a transaction could not begin: {error}")))?;
    Ok(begun?)
}

impl Tx {
    /// Reads, or writes with `RETURNING`.
    pub(crate) async fn rows(&mut self, sql: &'static str, values: Vec<Value>) -> Result<Vec<Row>> {
        Ok(match self {
            Tx::Sqlite(tx, _) => {
                let rows = bind::<Sqlite>(sql, values).fetch_all(&mut **tx).await?;
                rows.into_iter().map(Row::Sqlite).collect()
            }
            Tx::Postgres(tx) => {
                let rows = bind::<Postgres>(sql, values).fetch_all(&mut **tx).await?;
                rows.into_iter().map(Row::Postgres).collect()
            }
        })
    }

    /// Reads row by row.
    pub(crate) fn stream(&mut self, sql: &'static str) -> BoxStream<'_, Result<Row>> {
        match self {
            Tx::Sqlite(tx, _) => {
                bind::<Sqlite>(sql, vec![]).fetch(&mut **tx).map(|row| Ok(Row::Sqlite(row?))).boxed()
            }
            Tx::Postgres(tx) => {
                bind::<Postgres>(sql, vec![]).fetch(&mut **tx).map(|row| Ok(Row::Postgres(row?))).boxed()
            }
        }
    }

    /// The first row, if there is one.
    pub(crate) async fn row(&mut self, sql: &'static str, values: Vec<Value>) -> Result<Option<Row>> {
        Ok(self.rows(sql, values).await?.into_iter().next())
    }

    /// Writes; how many rows it touched.
    pub(crate) async fn run(&mut self, sql: &'static str, values: Vec<Value>) -> Result<u64> {
        Ok(match self {
            Tx::Sqlite(tx, _) => bind::<Sqlite>(sql, values).execute(&mut **tx).await?.rows_affected(),
            Tx::Postgres(tx) => bind::<Postgres>(sql, values).execute(&mut **tx).await?.rows_affected(),
        })
    }

    /// Writes a row with these columns; the others get their defaults.
    pub(crate) async fn insert(
        &mut self,
        table: &'static str,
        columns: impl Iterator<Item = &'static str>,
        values: Vec<Value>,
    ) -> Result<()> {
        let columns: Vec<_> = columns.collect();
        let marks: Vec<_> = (1..=columns.len()).map(|place| format!("${place}")).collect();
        let sql = format!("INSERT INTO {table} ({}) VALUES ({})", columns.join(", "), marks.join(", "));
        match self {
            Tx::Sqlite(tx, _) => bind_made::<Sqlite>(sql, values).execute(&mut **tx).await.map(|_| ())?,
            Tx::Postgres(tx) => bind_made::<Postgres>(sql, values).execute(&mut **tx).await.map(|_| ())?,
        }
        Ok(())
    }

    /// Waits for any other node that also sets up the schema. SQLite's lock has been taken already.
    pub(crate) async fn lock_schema(&mut self) -> Result<()> {
        if let Tx::Postgres(_) = self {
            self.rows("SELECT pg_advisory_xact_lock(7263947)", vec![]).await?;
        }
        Ok(())
    }

    /// Tells the other nodes, once this is committed. With SQLite there are none.
    pub(crate) async fn notify(&mut self, id: &str, version: u64) -> Result<()> {
        if let Tx::Postgres(_) = self {
            let notice = format!("{id} {version}");
            self.rows("SELECT pg_notify('sandtable', $1)", vec![notice.into()]).await?;
        }
        Ok(())
    }

    /// Tells the other nodes that somebody came or went, once this is committed.
    pub(crate) async fn notify_presence(&mut self, id: &str) -> Result<()> {
        if let Tx::Postgres(_) = self {
            let notice = format!("{id} presence");
            self.rows("SELECT pg_notify('sandtable', $1)", vec![notice.into()]).await?;
        }
        Ok(())
    }

    /// Commits: when this returns, what was written is on the disk.
    pub(crate) async fn commit(self) -> Result<()> {
        match self {
            Tx::Sqlite(tx, _lock) => tx.commit().await?,
            Tx::Postgres(tx) => tx.commit().await?,
        }
        Ok(())
    }
}

pub(crate) fn bind<'q, DB>(sql: &'static str, values: Vec<Value>) -> sqlx::query::Query<'q, DB, DB::Arguments>
where
    DB: Database,
    Option<i64>: Encode<'q, DB> + Type<DB>,
    Option<String>: Encode<'q, DB> + Type<DB>,
{
    bind_to(sqlx::query(sql), values)
}

/// A statement put together from names of our own.
fn bind_made<'q, DB>(sql: String, values: Vec<Value>) -> sqlx::query::Query<'q, DB, DB::Arguments>
where
    DB: Database,
    Option<i64>: Encode<'q, DB> + Type<DB>,
    Option<String>: Encode<'q, DB> + Type<DB>,
{
    bind_to(sqlx::query(AssertSqlSafe(sql)), values)
}

fn bind_to<'q, DB>(
    query: sqlx::query::Query<'q, DB, DB::Arguments>,
    values: Vec<Value>,
) -> sqlx::query::Query<'q, DB, DB::Arguments>
where
    DB: Database,
    Option<i64>: Encode<'q, DB> + Type<DB>,
    Option<String>: Encode<'q, DB> + Type<DB>,
{
    values.into_iter().fold(query, |query, value| match value {
        Value::Int(number) => query.bind(number),
        Value::Text(text) => query.bind(text),
    })
}

impl Row {
    /// A number that is always there.
    pub(crate) fn int(&self, column: &str) -> Result<i64> {
        Ok(match self {
            Row::Sqlite(row) => row.try_get(column)?,
            Row::Postgres(row) => row.try_get(column)?,
        })
    }

    /// A number that may be missing.
    pub(crate) fn maybe_int(&self, column: &str) -> Result<Option<i64>> {
        Ok(match self {
            Row::Sqlite(row) => row.try_get(column)?,
            Row::Postgres(row) => row.try_get(column)?,
        })
    }

    /// A count.
    pub(crate) fn count(&self, column: &str) -> Result<u64> {
        Ok(self.int(column)? as u64)
    }

    /// A truth.
    pub(crate) fn flag(&self, column: &str) -> Result<bool> {
        Ok(self.int(column)? != 0)
    }

    /// A text that is always there.
    pub(crate) fn text(&self, column: &str) -> Result<String> {
        Ok(match self {
            Row::Sqlite(row) => row.try_get(column)?,
            Row::Postgres(row) => row.try_get(column)?,
        })
    }

    /// A text that may be missing.
    pub(crate) fn maybe_text(&self, column: &str) -> Result<Option<String>> {
        Ok(match self {
            Row::Sqlite(row) => row.try_get(column)?,
            Row::Postgres(row) => row.try_get(column)?,
        })
    }
}

impl From<i64> for Value {
    fn from(number: i64) -> Value {
        Value::Int(Some(number))
    }
}

impl From<u64> for Value {
    fn from(number: u64) -> Value {
        Value::Int(Some(number as i64))
    }
}

impl From<u8> for Value {
    fn from(number: u8) -> Value {
        Value::Int(Some(number.into()))
    }
}

impl From<Option<u8>> for Value {
    fn from(number: Option<u8>) -> Value {
        Value::Int(number.map(i64::from))
    }
}

impl From<bool> for Value {
    fn from(truth: bool) -> Value {
        Value::Int(Some(truth.into()))
    }
}

/// PostgreSQL's text cannot hold a zero character; so that both engines keep the same, it is replaced.
pub(crate) fn plain(text: String) -> String {
    if text.contains('\0') { text.replace('\0', "\u{fffd}") } else { text }
}

impl From<String> for Value {
    fn from(text: String) -> Value {
        Value::Text(Some(plain(text)))
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Value {
        Value::from(text.to_owned())
    }
}

impl From<&String> for Value {
    fn from(text: &String) -> Value {
        Value::from(text.as_str())
    }
}

impl From<Option<&str>> for Value {
    fn from(text: Option<&str>) -> Value {
        text.map_or(Value::Text(None), Value::from)
    }
}

/// The values of a query, in the order of its `$1`, `$2`, ...
macro_rules! values {
    ($($value:expr),* $(,)?) => { vec![$($crate::db::Value::from($value)),*] };
}
pub(crate) use values;
