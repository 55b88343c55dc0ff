//! Appends the steps of all tables to a SQLite file in batches. A file has one writer, and a commit costs a wait for the
//! disk and a round trip to the connection's thread: so pending appends are batched into one statement. It makes all of them
//! or none; then each caller tries once more alone, and learns there what was wrong.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock};
use std::time::Duration;

use sqlx::pool::PoolConnection;
use sqlx::{Row as _, Sqlite, SqlitePool};
use tokio::sync::{Mutex, OwnedMutexGuard, mpsc, oneshot};
use tokio::time::timeout;

use crate::db::{Value, bind, plain, values};
use crate::{Json, NewSteps, Result, StoreError, now};

/// How many appends fit into the queue before callers wait for room in it.
const QUEUE: usize = 256;
/// How many appends go into one transaction: enough to be faster than anybody plays.
const BATCH: usize = 32;

/// Makes appending steps to a table one row, so that a batch is one statement: a transaction by itself, which the
/// connection's thread answers once. The columns that lists are ordered by are written only now and then, because two indexes
/// hang on them.
const SETUP: &str = "
    CREATE TEMP VIEW IF NOT EXISTS appends AS SELECT
        '' AS id, 0 AS at, 0 AS now, 0 AS seq, 0 AS ply, 0 AS turn, 0 AS is_over, '' AS guest, '' AS move_id, '' AS lines;
    CREATE TEMP TRIGGER IF NOT EXISTS append INSTEAD OF INSERT ON appends BEGIN
        UPDATE tables SET version = version + 1, seq = NEW.seq, ply = NEW.ply, turn = NEW.turn, plea = ''
            WHERE id = NEW.id AND seq = NEW.at AND is_over = 0;
        SELECT RAISE(ABORT, 'a table has moved on') WHERE changes() = 0;
        UPDATE tables SET touched = NEW.now, is_over = NEW.is_over
            WHERE id = NEW.id AND (NEW.is_over = 1 OR touched <= NEW.now - 60000);
        INSERT INTO steps (table_id, seq, line, guest, move_id, at)
            SELECT NEW.id, NEW.at + key + 1, value, NEW.guest,
                CASE WHEN NEW.at + key + 1 = NEW.seq THEN NEW.move_id END, NEW.now
            FROM json_each(NEW.lines);
    END";

/// How many values a row of `appends` has.
const VALUES: usize = 10;

/// How one table is appended to, two, and so on. Then the new versions are read; nobody else writes meanwhile.
static STATEMENTS: LazyLock<[String; BATCH]> =
    LazyLock::new(|| std::array::from_fn(|more| statement(more + 1)));

fn statement(tables: usize) -> String {
    let firsts = || (0..tables).map(|nth| nth * VALUES + 1);
    let row = |first: usize| {
        let marks: Vec<_> = (first..first + VALUES).map(|number| format!("${number}")).collect();
        format!("({})", marks.join(", "))
    };
    let rows: Vec<_> = firsts().map(row).collect();
    let ids: Vec<_> = firsts().map(|first| format!("${first}")).collect();
    format!(
        "INSERT INTO appends VALUES {}; SELECT id, version FROM tables WHERE id IN ({})",
        rows.join(", "),
        ids.join(", ")
    )
}

/// The right to write. There is one, so that writers queue here and nobody hits `SQLITE_BUSY`.
pub(crate) type WriteLock = OwnedMutexGuard<()>;

/// The queue of appends. Clones share it; the task that serves it ends with the last of them.
#[derive(Clone, Debug)]
pub(crate) struct BatchWriter {
    queue: mpsc::Sender<Pending>,
    write_lock: Arc<Mutex<()>>,
}

/// An append in the queue, and where the table's new version goes.
#[derive(Debug)]
struct Pending {
    steps: Steps,
    reply: oneshot::Sender<Result<u64>>,
}

/// [`NewSteps`] as the statements take them.
#[derive(Debug)]
struct Steps {
    id: String,
    values: Vec<Value>,
}

impl BatchWriter {
    /// Starts a task that writes by a connection of this pool.
    pub(crate) fn new(pool: SqlitePool) -> BatchWriter {
        let (queue, pending) = mpsc::channel(QUEUE);
        let write_lock = Arc::default();
        tokio::spawn(serve(pool, Arc::clone(&write_lock), pending));
        BatchWriter { queue, write_lock }
    }

    /// Waits for the right to write.
    pub(crate) async fn lock(&self, at_most: Duration) -> Result<WriteLock> {
        let lock = timeout(at_most, Arc::clone(&self.write_lock).lock_owned()).await;
        lock.map_err(|_| StoreError::Busy("others have been writing for too long".to_owned()))
    }

    /// Appends steps, along with whatever else is in the queue; the table's new version. None if nothing was written and
    /// it is worth trying alone.
    pub(crate) async fn append(&self, id: &str, new: &NewSteps<'_>) -> Result<Option<u64>> {
        let (reply, answer) = oneshot::channel();
        // If the task has ended, so has the reply.
        let _ = self.queue.send(Pending { steps: Steps::new(id, new), reply }).await;
        answer.await.ok().transpose()
    }
}

impl Steps {
    fn new(id: &str, new: &NewSteps<'_>) -> Steps {
        let lines: Vec<_> = new.lines.iter().map(|line| plain(line.clone())).collect();
        let lines = Json::from(lines).to_string();
        let seq = new.at + new.lines.len() as u64;
        let (NewSteps { at, ply, turn, over, by, move_id, .. }, now) = (*new, now());
        Steps { id: id.to_owned(), values: values![id, at, now, seq, ply, turn, over, by, move_id, lines] }
    }
}

/// Writes what is queued until the last sender is gone or the pool closes.
async fn serve(pool: SqlitePool, write_lock: Arc<Mutex<()>>, mut queue: mpsc::Receiver<Pending>) {
    let mut closing = pool.close_event();
    let mut connection = None;
    let mut batch = Vec::new();
    loop {
        tokio::select! {
            () = &mut closing => return,
            count = queue.recv_many(&mut batch, BATCH) => if count == 0 { return },
        }
        // One append per table; the others try alone.
        batch.sort_by(|one, other| one.steps.id.cmp(&other.steps.id));
        batch.dedup_by(|one, other| one.steps.id == other.steps.id);
        let _lock = write_lock.lock().await;
        let written = write(&pool, &mut connection, &batch).await;
        for Pending { steps, reply } in batch.drain(..) {
            // Whoever has gone away in the meantime needs no reply.
            let _ = reply_to(&steps.id, &written).map(|answer| reply.send(answer));
        }
    }
}

/// The reply to one append of the batch; none to those who should try alone.
fn reply_to(id: &str, written: &Result<HashMap<String, u64>>) -> Option<Result<u64>> {
    match written {
        Ok(versions) => versions.get(id).copied().map(Ok),
        Err(StoreError::Busy(why)) => Some(Err(StoreError::Busy(why.clone()))),
        Err(_) => None,
    }
}

/// Writes the whole batch, or nothing of it; the new versions of the tables.
async fn write(
    pool: &SqlitePool,
    connection: &mut Option<PoolConnection<Sqlite>>,
    batch: &[Pending],
) -> Result<HashMap<String, u64>> {
    let sql = STATEMENTS[batch.len() - 1].as_str();
    let values = batch.iter().flat_map(|pending| pending.steps.values.iter().cloned());
    let mut writer = match connection.take() {
        Some(writer) => writer,
        None => set_up(pool).await?,
    };
    match bind::<Sqlite>(sql, values.collect()).fetch_all(&mut *writer).await {
        Ok(rows) => {
            *connection = Some(writer);
            rows.iter()
                .map(|row| Ok((row.try_get("id")?, row.try_get::<i64, _>("version")? as u64)))
                .collect()
        }
        Err(error) => {
            // Whatever is wrong with it ends with the connection.
            let _ = writer.close().await;
            Err(error.into())
        }
    }
}

/// A connection that knows `appends`.
async fn set_up(pool: &SqlitePool) -> Result<PoolConnection<Sqlite>> {
    let mut writer = pool.acquire().await?;
    sqlx::raw_sql(SETUP).execute(&mut *writer).await?;
    Ok(writer)
}

#[cfg(test)]
mod tests {
    use futures_util::future::join_all;

    use crate::db::{Db, values};
    use crate::testing::{Engine, TestDatabase};
    use crate::{NewSteps, NewTable, Secret, Store};

    async fn append(store: &Store, id: &str, at: u64, move_id: &str) -> Option<u64> {
        let Db::Sqlite { batch_writer, .. } = &store.db else { panic!("a file is written in batches") };
        let lines = ["one".to_owned()];
        let new = NewSteps { at, lines: &lines, move_id: Some(move_id), ..NewSteps::default() };
        batch_writer.append(id, &new).await.unwrap()
    }

    async fn opened(tables: &[&str]) -> (TestDatabase, Store) {
        let database = TestDatabase::new(Engine::Sqlite).await;
        let store = database.open().await;
        for id in tables {
            let table = NewTable {
                id: (*id).to_owned(),
                game: "natisk".to_owned(),
                rules: 1,
                options: crate::Json::Null,
                state: None,
                dice_key: Secret([7; 32]),
                seats: Vec::new(),
                host: "ann".to_owned(),
                public: false,
                rematch_of: None,
                absence: crate::AbsenceTerms::default(),
                settings: crate::TableSettings::default(),
                lesson: false,
            };
            store.create(&table).await.unwrap();
        }
        (database, store)
    }

    async fn count(store: &Store, id: &str) -> usize {
        store.steps(id, 0).await.unwrap().len()
    }

    #[tokio::test]
    async fn pending_appends_are_written_together() {
        let (_database, store) = opened(&["a", "b", "c"]).await;
        let moves = ["a", "b", "c"].map(|id| append(&store, id, 0, "m1"));
        assert_eq!(join_all(moves).await, [Some(2), Some(2), Some(2)]);
        assert_eq!(append(&store, "a", 1, "m2").await, Some(3));
        assert_eq!([count(&store, "a").await, count(&store, "b").await], [2, 1]);
        assert_eq!(store.move_seq("a", "m2").await.unwrap(), Some(2));
    }

    #[tokio::test]
    async fn a_batch_is_written_whole_or_not_at_all() {
        let (_database, store) = opened(&["a", "b", "c"]).await;
        assert_eq!(append(&store, "b", 0, "m1").await, Some(2));
        for wrong in [("b", 0), ("b", 4), ("nowhere", 0)] {
            let moves = [("a", 0), wrong, ("c", 0)].map(|(id, at)| append(&store, id, at, "m2"));
            assert_eq!(join_all(moves).await, [None, None, None]);
        }
        assert_eq!([count(&store, "a").await, count(&store, "b").await, count(&store, "c").await], [0, 1, 0]);
    }

    #[tokio::test]
    async fn a_conflict_leaves_the_others_alone() {
        let (_database, store) = opened(&["a", "b", "c"]).await;
        assert_eq!(append(&store, "b", 0, "m1").await, Some(2));
        let lines = ["one".to_owned()];
        let new = NewSteps { lines: &lines, ..NewSteps::default() };
        let appended = join_all(["a", "b", "c"].map(|id| store.append(id, &new))).await;
        assert_eq!(appended.iter().map(Result::is_ok).collect::<Vec<_>>(), [true, false, true]);
        assert_eq!([count(&store, "a").await, count(&store, "b").await, count(&store, "c").await], [1, 1, 1]);
    }

    #[tokio::test]
    async fn the_columns_of_lists_are_written_now_and_then() {
        let (_database, store) = opened(&["a"]).await;
        for (at, ago, is_written) in [(0, 30_000, false), (1, 90_000, true)] {
            let before = crate::now() - ago;
            let mut tx = store.db.begin().await.unwrap();
            tx.run("UPDATE tables SET touched = $1", values![before]).await.unwrap();
            tx.commit().await.unwrap();
            assert!(append(&store, "a", at, &format!("m{at}")).await.is_some());
            let row = store.db.row("SELECT touched FROM tables", values![]).await.unwrap().unwrap();
            assert_eq!(row.count("touched").unwrap() > before, is_written);
        }
    }

    #[tokio::test]
    async fn after_a_failure_the_writer_goes_on() {
        let (_database, store) = opened(&["a", "b"]).await;
        assert_eq!(append(&store, "a", 0, "m1").await, Some(2));
        assert_eq!(append(&store, "a", 1, "m1").await, None, "a move is made once");
        assert_eq!(append(&store, "b", 0, "m1").await, Some(2));
        assert_eq!([count(&store, "a").await, count(&store, "b").await], [1, 1]);
    }

    #[tokio::test]
    async fn of_two_at_one_table_one_is_written() {
        let (_database, store) = opened(&["a"]).await;
        let written = join_all(["m1", "m2", "m3"].map(|id| append(&store, "a", 0, id))).await;
        assert_eq!(written.iter().flatten().count(), 1);
        assert_eq!(count(&store, "a").await, 1);
    }
}
