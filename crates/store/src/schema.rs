//! The tables of the database, and how an older one is brought up to date. The same statements run on both engines.

use crate::db::{Db, Tx, values};
use crate::{Result, StoreError};

/// What to run, in order, to come from each version to the next. A line once released is never changed. Indexes hold all
/// that a list of ids asks for, so that a bad page among the rows does not hide the others.
const STEPS: &[&[&str]] = &[FIRST, ABSENCE, KEEPING, WISHES, ARMIES, LESSONS, SETTINGS, ADVICE];

const FIRST: &[&str] = &[
    "CREATE TABLE guests (id TEXT PRIMARY KEY, name TEXT NOT NULL, lang TEXT NOT NULL, seen BIGINT NOT NULL)",
    "CREATE TABLE tables (
        id TEXT PRIMARY KEY, game TEXT NOT NULL, rules BIGINT NOT NULL, options TEXT NOT NULL, state TEXT,
        dice_key TEXT NOT NULL, host TEXT NOT NULL, is_public BIGINT NOT NULL, rematch_of TEXT UNIQUE,
        created BIGINT NOT NULL, touched BIGINT NOT NULL, version BIGINT NOT NULL, seq BIGINT NOT NULL,
        said BIGINT NOT NULL, ply BIGINT NOT NULL, turn BIGINT, is_over BIGINT NOT NULL, ending TEXT,
        plea TEXT NOT NULL)",
    "CREATE INDEX tables_by_host ON tables (host)",
    "CREATE INDEX tables_by_state ON tables (is_over, touched)",
    "CREATE TABLE seats (
        table_id TEXT NOT NULL REFERENCES tables (id), seat BIGINT NOT NULL, holder TEXT NOT NULL, guest TEXT,
        token TEXT UNIQUE, links BIGINT NOT NULL, PRIMARY KEY (table_id, seat))",
    "CREATE INDEX seats_by_guest ON seats (guest)",
    "CREATE TABLE steps (
        table_id TEXT NOT NULL REFERENCES tables (id), seq BIGINT NOT NULL, line TEXT NOT NULL, guest TEXT,
        move_id TEXT, at BIGINT NOT NULL, PRIMARY KEY (table_id, seq), UNIQUE (table_id, move_id))",
    "CREATE TABLE chat (
        table_id TEXT NOT NULL REFERENCES tables (id), seq BIGINT NOT NULL, guest TEXT NOT NULL, name TEXT NOT NULL,
        text TEXT NOT NULL, at BIGINT NOT NULL, PRIMARY KEY (table_id, seq))",
    "CREATE TABLE notes (
        table_id TEXT NOT NULL REFERENCES tables (id), guest TEXT NOT NULL, text TEXT NOT NULL,
        PRIMARY KEY (table_id, guest))",
];

/// What a table does about absent people, when they were last there, and how seats changed hands.
const ABSENCE: &[&str] = &[
    "ALTER TABLE tables ADD COLUMN absence BIGINT",
    "ALTER TABLE tables ADD COLUMN stand_in TEXT",
    "ALTER TABLE seats ADD COLUMN stand_in TEXT",
    "CREATE TABLE visits (
        table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, guest TEXT NOT NULL, seen BIGINT NOT NULL,
        PRIMARY KEY (table_id, guest))",
    "CREATE TABLE seat_events (
        table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, seq BIGINT NOT NULL, ply BIGINT NOT NULL,
        at BIGINT NOT NULL, seat BIGINT NOT NULL, kind TEXT NOT NULL, guest TEXT, name TEXT, by_guest TEXT, by_name TEXT,
        bot TEXT, PRIMARY KEY (table_id, seq))",
];

/// Lists of tables that stay quick, and what people are told of tables that are gone.
const KEEPING: &[&str] = &[
    "DROP INDEX tables_by_state",
    "CREATE INDEX tables_by_state ON tables (is_over, touched DESC, id)",
    "CREATE INDEX tables_to_watch ON tables (is_over, touched DESC, id, is_public, host) WHERE is_public = 1",
    "CREATE TABLE deleted_tables (
        table_id TEXT NOT NULL, guest TEXT NOT NULL, game TEXT NOT NULL, host_name TEXT NOT NULL, at BIGINT NOT NULL,
        PRIMARY KEY (table_id, guest))",
    "CREATE INDEX deleted_tables_by_guest ON deleted_tables (guest)",
];

/// What a seat wants to be answered unasked.
const WISHES: &[&str] = &["ALTER TABLE seats ADD COLUMN wishes TEXT"];

/// Armies that guests have put together.
const ARMIES: &[&str] = &["CREATE TABLE armies (
    guest TEXT NOT NULL, game TEXT NOT NULL, name TEXT NOT NULL, army TEXT NOT NULL, touched BIGINT NOT NULL,
    PRIMARY KEY (guest, game, name))"];

/// Is the table a guided first game?
const LESSONS: &[&str] = &["ALTER TABLE tables ADD COLUMN lesson BIGINT"];

/// What a table is set to that is no part of the game, as JSON. What is missing is as it was before it could be chosen.
const SETTINGS: &[&str] = &["ALTER TABLE tables ADD COLUMN settings TEXT NOT NULL DEFAULT '{}'"];

/// What was found out about games that are over, and which puzzles guests have solved.
const ADVICE: &[&str] = &[
    "CREATE TABLE reviews (
        table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE, done BIGINT NOT NULL, total BIGINT NOT NULL,
        is_finished BIGINT NOT NULL, review TEXT NOT NULL, at BIGINT NOT NULL)",
    "CREATE INDEX unfinished_reviews ON reviews (is_finished, at, table_id)",
    "CREATE TABLE solved_puzzles (
        guest TEXT NOT NULL, game TEXT NOT NULL, puzzle TEXT NOT NULL, at BIGINT NOT NULL, tries BIGINT NOT NULL,
        PRIMARY KEY (guest, game, puzzle))",
];

/// Who is where right now: not worth a version, for nobody misses it in an older database or a backup.
const PRESENCE: &str = "CREATE TABLE IF NOT EXISTS presence (
    table_id TEXT NOT NULL, guest TEXT NOT NULL, node TEXT NOT NULL, seen BIGINT NOT NULL,
    PRIMARY KEY (table_id, guest, node))";

/// Sets up a new database, brings an older one up to date, refuses a newer one.
pub(crate) async fn migrate(db: &Db) -> Result<()> {
    let mut tx = db.begin().await?;
    tx.lock_schema().await?;
    tx.run("CREATE TABLE IF NOT EXISTS house (name TEXT PRIMARY KEY, value TEXT NOT NULL)", vec![]).await?;
    tx.run(PRESENCE, vec![]).await?;
    let have = version(&mut tx).await?;
    for statement in missing(have)?.iter().copied().flatten() {
        tx.run(statement, vec![]).await?;
    }
    if have < STEPS.len() {
        store_house_value(&mut tx, "schema", &STEPS.len().to_string()).await?;
    }
    tx.commit().await
}

/// The version of the tables this program knows.
pub(crate) const VERSION: usize = STEPS.len();

/// Says whether a database that is only read has the tables this program knows. One that has older ones must be brought up
/// to date first.
pub(crate) async fn is_current(tx: &mut Tx) -> Result<bool> {
    let have = version(tx).await?;
    missing(have).map(<[_]>::is_empty)
}

fn missing(have: usize) -> Result<&'static [&'static [&'static str]]> {
    let newer =
        || format!("the database is of version `{have}`; this program knows versions up to {}", STEPS.len());
    STEPS.get(have..).ok_or_else(|| StoreError::Other(newer()))
}

async fn version(tx: &mut Tx) -> Result<usize> {
    let Some(text) = house_value(tx, "schema").await? else { return Ok(0) };
    text.parse().map_err(|_| StoreError::damaged("the schema's version", &text, "a number"))
}

/// What the house has written down under a name.
pub(crate) async fn house_value(tx: &mut Tx, name: &str) -> Result<Option<String>> {
    let row = tx.row("SELECT value FROM house WHERE name = $1", values![name]).await?;
    row.map(|row| row.text("value")).transpose()
}

/// Writes something down under a name.
pub(crate) async fn store_house_value(tx: &mut Tx, name: &str, value: &str) -> Result<()> {
    let sql = "INSERT INTO house (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value";
    tx.run(sql, values![name, value]).await?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::db::values;
    use crate::testing::{Engine, TestDatabase};
    use crate::{AbsenceTerms, NewSeat, NewTable, SeatOwner, Secret, Store, TableSettings};

    /// What the versions after the first added, taken away again.
    const BACK: [&str; 14] = [
        "DROP TABLE reviews",
        "DROP TABLE solved_puzzles",
        "ALTER TABLE tables DROP COLUMN settings",
        "ALTER TABLE tables DROP COLUMN lesson",
        "DROP TABLE armies",
        "DROP INDEX tables_to_watch",
        "DROP TABLE deleted_tables",
        "DROP TABLE visits",
        "DROP TABLE seat_events",
        "ALTER TABLE tables DROP COLUMN absence",
        "ALTER TABLE tables DROP COLUMN stand_in",
        "ALTER TABLE seats DROP COLUMN stand_in",
        "ALTER TABLE seats DROP COLUMN wishes",
        "UPDATE house SET value = '1' WHERE name = 'schema'",
    ];

    /// What the last version added, taken away again.
    const ONE_BACK: [&str; 3] = [
        "DROP TABLE reviews",
        "DROP TABLE solved_puzzles",
        "UPDATE house SET value = '7' WHERE name = 'schema'",
    ];

    fn new_table() -> NewTable {
        NewTable {
            id: "t1".to_owned(),
            game: "any".to_owned(),
            rules: 1,
            options: crate::Json::Null,
            state: None,
            dice_key: Secret([7; 32]),
            seats: vec![NewSeat { owner: SeatOwner::Guest("ann".to_owned()), token: None }],
            host: "ann".to_owned(),
            public: false,
            rematch_of: None,
            absence: AbsenceTerms { minutes: 60, stand_in: "level1".to_owned() },
            lesson: true,
            settings: TableSettings { watch: true, ..TableSettings::default() },
        }
    }

    /// Opens the database again as if an older version had made it.
    async fn taken_back(database: &TestDatabase, store: Store, statements: &[&'static str]) -> Store {
        let mut tx = store.db.begin().await.unwrap();
        for statement in statements {
            tx.run(statement, values![]).await.unwrap();
        }
        tx.commit().await.unwrap();
        store.close().await;
        database.open().await
    }

    #[tokio::test]
    async fn tables_of_the_last_version_are_as_they_were() {
        for engine in [Engine::Sqlite, Engine::Postgres] {
            let database = TestDatabase::new(engine).await;
            let store = database.open().await;
            store.create(&new_table()).await.unwrap();
            let before = store.load("t1").await.unwrap();
            let store = taken_back(&database, store, &ONE_BACK).await;
            assert_eq!(store.load("t1").await.unwrap(), before);
            assert_eq!(store.review("t1").await.unwrap(), None);
            assert!(store.begin_review("t1", 1, 0).await.unwrap());
            assert!(store.solve_puzzle("ann", "any", "first", 1).await.unwrap());
        }
    }

    #[tokio::test]
    async fn tables_of_the_first_version_have_the_usual_terms() {
        for engine in [Engine::Sqlite, Engine::Postgres] {
            let database = TestDatabase::new(engine).await;
            let store = database.open().await;
            let table = new_table();
            store.create(&table).await.unwrap();
            let row = store.table("t1").await.unwrap();
            assert_eq!((row.absence, row.lesson), (table.absence, true));
            let store = taken_back(&database, store, &BACK).await;
            let row = store.table("t1").await.unwrap();
            assert_eq!((row.absence, row.seats[0].stand_in.clone()), (AbsenceTerms::default(), None));
            assert_eq!((row.seats[0].wishes.clone(), row.lesson), (None, false));
            assert!(row.settings.watch && row.settings.board.is_empty(), "it is watched as before");
            store.leave("t1", "ann", "n1").await.unwrap();
            assert_eq!(store.last_seen("t1").await.unwrap().len(), 1);
            assert!(store.seat_events("t1", 0).await.unwrap().is_empty());
            assert!(store.armies("ann", "any").await.unwrap().is_empty());
            assert_eq!((row.settings.hints, row.settings.forked_from), (None, None));
            assert_eq!(store.review("t1").await.unwrap(), None);
            assert!(store.solved_puzzles("ann").await.unwrap().is_empty());
        }
    }
}
