//! The clerk keeps the steps of all tables in a file. A file has one writer, and a commit costs a wait for the disk and a
//! way to the connection's thread and back: so all steps that wait are kept in one transaction, which goes there as one
//! text. Whose steps are not among those kept is not told why: they try once more alone, and learn it there.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock};
use std::time::Duration;

use sqlx::pool::PoolConnection;
use sqlx::{Row as _, Sqlite, SqlitePool};
use tokio::sync::{Mutex, OwnedMutexGuard, mpsc, oneshot};
use tokio::time::timeout;

use crate::db::{Value, bind, plain, values};
use crate::{Json, NewSteps, Result, StoreError, now};

/// How many wait in the tray before others wait for a place there.
const TRAY: usize = 256;
/// How many tables' steps are kept at once: enough to be faster than anybody plays.
const MANY: usize = 8;

/// How one table's steps are kept. The second statement does nothing if the first found the table otherwise than expected.
const KEEP: [&str; 2] = [
    "UPDATE tables SET version = version + 1, touched = $3, seq = $4, ply = $5, turn = $6, is_over = $7, plea = ''
        WHERE id = $1 AND seq = $2 AND is_over = 0 RETURNING id, version",
    "INSERT INTO steps (table_id, seq, line, guest, move_id, at)
        SELECT $1, $2 + key + 1, value, $8, CASE WHEN $2 + key + 1 = $4 THEN $9 END, $3
        FROM json_each($10) WHERE changes() = 1",
];
/// How many values they take.
const VALUES: usize = 10;

/// The transactions for one table, for two, and so on.
static TRANSACTIONS: LazyLock<[String; MANY]> =
    LazyLock::new(|| std::array::from_fn(|more| transaction(more + 1)));

fn transaction(tables: usize) -> String {
    let keep = (0..tables).flat_map(|nth| KEEP.map(|statement| renumbered(statement, nth * VALUES)));
    format!("BEGIN IMMEDIATE; {}; COMMIT", keep.collect::<Vec<_>>().join("; "))
}

/// The statement with `$1` called `$11`, and so on.
fn renumbered(statement: &str, by: usize) -> String {
    let (first, rest) = statement.split_once('$').unwrap_or((statement, ""));
    let rest = rest.split('$').map(|part| {
        let end = part.find(|c: char| !c.is_ascii_digit()).unwrap_or(part.len());
        let number: usize = part[..end].parse().expect("values are numbered");
        format!("${}{}", number + by, &part[end..])
    });
    std::iter::once(first.to_owned()).chain(rest).collect()
}

/// Leave to write. There is one, so that writers wait in line and not for SQLite's lock, which they would have to try again
/// and again.
pub(crate) type Pen = OwnedMutexGuard<()>;

/// Where steps are handed in. Clones hand in to the same clerk, who goes home when there are none.
#[derive(Clone, Debug)]
pub(crate) struct Clerk {
    tray: mpsc::Sender<Waiting>,
    pen: Arc<Mutex<()>>,
}

/// Steps handed in, and who waits for the table's new version.
#[derive(Debug)]
struct Waiting {
    steps: Steps,
    kept: oneshot::Sender<Result<u64>>,
}

/// [`NewSteps`] as the statements take them.
#[derive(Debug)]
struct Steps {
    id: String,
    values: Vec<Value>,
}

impl Clerk {
    /// A clerk who writes by a connection of this pool.
    pub(crate) fn new(pool: SqlitePool) -> Clerk {
        let (tray, waiting) = mpsc::channel(TRAY);
        let pen = Arc::default();
        tokio::spawn(work(pool, Arc::clone(&pen), waiting));
        Clerk { tray, pen }
    }

    /// Waits in line for leave to write.
    pub(crate) async fn pen(&self, patience: Duration) -> Result<Pen> {
        let pen = timeout(patience, Arc::clone(&self.pen).lock_owned()).await;
        pen.map_err(|_| StoreError::Busy("others have been writing for too long".to_owned()))
    }

    /// Keeps steps, along with whatever else waits; the table's new version. None if nothing was kept and it is worth
    /// trying alone.
    pub(crate) async fn keep(&self, id: &str, new: &NewSteps<'_>) -> Result<Option<u64>> {
        let (kept, answer) = oneshot::channel();
        // A clerk who has gone home leaves the tray, or what is in it.
        let _ = self.tray.send(Waiting { steps: Steps::new(id, new), kept }).await;
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

/// Keeps what is handed in until nobody can hand in any more or the pool closes.
async fn work(pool: SqlitePool, pen: Arc<Mutex<()>>, mut tray: mpsc::Receiver<Waiting>) {
    let mut closing = pool.close_event();
    let mut connection = None;
    let mut waiting = Vec::new();
    loop {
        tokio::select! {
            () = &mut closing => return,
            count = tray.recv_many(&mut waiting, MANY) => if count == 0 { return },
        }
        // One of each table; the others go away empty-handed.
        waiting.sort_by(|one, other| one.steps.id.cmp(&other.steps.id));
        waiting.dedup_by(|one, other| one.steps.id == other.steps.id);
        let _pen = pen.lock().await;
        let kept = keep(&pool, &mut connection, &waiting).await;
        for Waiting { steps, kept: answer } in waiting.drain(..) {
            // Whoever has gone away in the meantime needs no answer.
            let _ = told(&kept, &steps.id).map(|told| answer.send(told));
        }
    }
}

/// What the clerk tells one of those who wait; nothing to those who should try alone.
fn told(kept: &Result<HashMap<String, u64>>, id: &str) -> Option<Result<u64>> {
    match kept {
        Ok(versions) => versions.get(id).copied().map(Ok),
        Err(StoreError::Busy(why)) => Some(Err(StoreError::Busy(why.clone()))),
        Err(_) => None,
    }
}

/// Keeps all of these; the new versions of the tables that were as expected.
async fn keep(
    pool: &SqlitePool,
    connection: &mut Option<PoolConnection<Sqlite>>,
    waiting: &[Waiting],
) -> Result<HashMap<String, u64>> {
    let sql = TRANSACTIONS[waiting.len() - 1].as_str();
    let values = waiting.iter().flat_map(|waiting| waiting.steps.values.iter().cloned());
    let mut writer = match connection.take() {
        Some(writer) => writer,
        None => pool.acquire().await?,
    };
    match bind::<Sqlite>(sql, values.collect()).fetch_all(&mut *writer).await {
        Ok(rows) => {
            *connection = Some(writer);
            rows.iter()
                .map(|row| Ok((row.try_get("id")?, row.try_get::<i64, _>("version")? as u64)))
                .collect()
        }
        Err(error) => {
            // Half of a transaction may be left; it ends with the connection.
            let _ = writer.close().await;
            Err(error.into())
        }
    }
}

#[cfg(test)]
mod tests {
    use futures_util::future::join_all;

    use crate::db::Db;
    use crate::testing::{Engine, Place};
    use crate::{NewSteps, NewTable, Secret, Store};

    async fn keep(store: &Store, id: &str, at: u64, move_id: &str) -> Option<u64> {
        let Db::Sqlite { clerk, .. } = &store.db else { panic!("a file has a clerk") };
        let lines = ["one".to_owned()];
        let new = NewSteps { at, lines: &lines, move_id: Some(move_id), ..NewSteps::default() };
        clerk.keep(id, &new).await.unwrap()
    }

    async fn opened(tables: &[&str]) -> (Place, Store) {
        let place = Place::new(Engine::Sqlite).await;
        let store = place.open().await;
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
            };
            store.create(&table).await.unwrap();
        }
        (place, store)
    }

    async fn count(store: &Store, id: &str) -> usize {
        store.steps(id, 0).await.unwrap().len()
    }

    #[tokio::test]
    async fn what_waits_is_kept_together() {
        let (_place, store) = opened(&["a", "b", "c"]).await;
        let moves = ["a", "b", "nowhere", "c"].map(|id| keep(&store, id, 0, "m1"));
        assert_eq!(join_all(moves).await, [Some(2), Some(2), None, Some(2)]);
        assert_eq!(keep(&store, "a", 1, "m2").await, Some(3));
        assert_eq!([count(&store, "a").await, count(&store, "b").await], [2, 1]);
        assert_eq!(store.move_seq("a", "m2").await.unwrap(), Some(2));
    }

    #[tokio::test]
    async fn a_conflict_leaves_the_others_alone() {
        let (_place, store) = opened(&["a", "b", "c"]).await;
        assert_eq!(keep(&store, "b", 0, "m1").await, Some(2));
        // More steps are expected than there are; then so many fewer that with the new one there are as many.
        let moves = [("a", 0), ("b", 4), ("c", 0)].map(|(id, at)| keep(&store, id, at, "m2"));
        assert_eq!(join_all(moves).await, [Some(2), None, Some(2)]);
        let moves = [("a", 1), ("b", 0), ("c", 1)].map(|(id, at)| keep(&store, id, at, "m3"));
        assert_eq!(join_all(moves).await, [Some(3), None, Some(3)]);
        assert_eq!([count(&store, "a").await, count(&store, "b").await, count(&store, "c").await], [2, 1, 2]);
    }

    #[tokio::test]
    async fn after_a_failure_the_clerk_goes_on() {
        let (_place, store) = opened(&["a", "b"]).await;
        assert_eq!(keep(&store, "a", 0, "m1").await, Some(2));
        assert_eq!(keep(&store, "a", 1, "m1").await, None, "a move is made once");
        assert_eq!(keep(&store, "b", 0, "m1").await, Some(2));
        assert_eq!([count(&store, "a").await, count(&store, "b").await], [1, 1]);
    }

    #[tokio::test]
    async fn of_two_at_one_table_one_is_kept() {
        let (_place, store) = opened(&["a"]).await;
        let kept = join_all(["m1", "m2", "m3"].map(|id| keep(&store, "a", 0, id))).await;
        assert_eq!(kept.iter().flatten().count(), 1);
        assert_eq!(count(&store, "a").await, 1);
    }
}
