//! A database as the first version made it: it is brought up to date when it is opened, and its backups can be restored.

use sandtable_store::testing::{Engine, TestDatabase};
use sandtable_store::{SeatOwner, Store};

both! { the_first_schema_is_brought_up_to_date, an_older_export_is_restored }

/// What the first version ran to set a database up.
const FIRST_SCHEMA: &[&str] = &[
    "CREATE TABLE house (name TEXT PRIMARY KEY, value TEXT NOT NULL)",
    "CREATE TABLE presence (
        table_id TEXT NOT NULL, guest TEXT NOT NULL, node TEXT NOT NULL, seen BIGINT NOT NULL,
        PRIMARY KEY (table_id, guest, node))",
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

/// Something of everything.
const ROWS: &[&str] = &[
    "INSERT INTO house VALUES ('schema', '1')",
    "INSERT INTO house VALUES ('secret', '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff')",
    "INSERT INTO guests VALUES ('ann', 'Анна', 'ru', 5)",
    "INSERT INTO tables VALUES ('t1', 'natisk', 1, '{}', NULL,
        '0909090909090909090909090909090909090909090909090909090909090909', 'ann', 1, NULL, 5, 6, 4, 2, 1, 2, 1, 0, NULL,
        '{\"by_seat\":1,\"to_ply\":1,\"at_seq\":2,\"answers\":[0]}')",
    "INSERT INTO tables VALUES ('t2', 'natisk', 1, '{}', '{}',
        '0909090909090909090909090909090909090909090909090909090909090909', 'ann', 0, 't1', 7, 8, 2, 0, 0, 0, NULL, 1,
        'resigned axis', '')",
    "INSERT INTO seats VALUES ('t1', 0, 'guest ann', 'ann', 'aa', 0)",
    "INSERT INTO seats VALUES ('t1', 1, 'stand-in level2 for bob', 'bob', 'bb', 1)",
    "INSERT INTO seats VALUES ('t2', 0, 'open', NULL, 'cc', 0)",
    "INSERT INTO steps VALUES ('t1', 1, '* draw army2 #01', NULL, NULL, 6)",
    "INSERT INTO steps VALUES ('t1', 2, 'axis place army2 we-1-2 #02', 'ann', 'm1', 6)",
    "INSERT INTO chat VALUES ('t1', 1, 'ann', 'Анна', 'ход', 6)",
    "INSERT INTO notes VALUES ('t1', 'ann', 'he bluffs')",
];

async fn fill(database: &TestDatabase) {
    database.execute(FIRST_SCHEMA).await;
    database.execute(ROWS).await;
}

/// All of it is there, and can be gone on with.
async fn check(store: &Store) {
    let (table, steps) = store.load("t1").await.unwrap();
    assert_eq!((table.seq, table.version, table.turn, table.over), (2, 4, Some(1), false));
    assert_eq!(table.undo_request.map(|request| request.answers), Some(vec![0]));
    assert_eq!(table.rematch.as_deref(), Some("t2"));
    let stand_in = SeatOwner::StandIn { bot: "level2".to_owned(), guest: "bob".to_owned(), away: false };
    assert_eq!(table.seats[1].owner, stand_in);
    assert_eq!(table.seats[0].name.as_deref(), Some("Анна"));
    assert!(table.settings.watch, "it is watched as before");
    assert_eq!(steps[1].by.as_deref(), Some("ann"));
    assert_eq!(store.table("t2").await.unwrap().ending.as_deref(), Some("resigned axis"));
    assert_eq!(store.chat("t1", 0).await.unwrap()[0].text, "ход");
    assert_eq!(store.note("t1", "ann").await.unwrap().as_deref(), Some("he bluffs"));
    assert_eq!(store.secrets(None).await.unwrap().current.0[..2], [0x00, 0x11]);
    assert!(
        crate::append(store, 0, &["again"], Some("m1")).await.unwrap().again,
        "moves made before stay made"
    );
    assert_eq!(crate::append(store, 2, &["on"], Some("m2")).await.unwrap().seq, 3);
    assert_eq!(store.public_tables("eve", 0, 9).await.unwrap().tables.len(), 1);
    assert!(store.begin_review("t1", 7, 0).await.unwrap());
    assert!(store.solve_puzzle("ann", "natisk", "we-1", 1).await.unwrap());
    store.delete("t1", "ann").await.unwrap();
    assert_eq!(store.review("t1").await.unwrap(), None);
    assert_eq!(store.deleted_tables("bob").await.unwrap().len(), 1);
}

async fn the_first_schema_is_brought_up_to_date(database: TestDatabase) {
    fill(&database).await;
    check(&database.open().await).await;
    database.open().await.table("t2").await.unwrap();
}

async fn an_older_export_is_restored(database: TestDatabase) {
    let key = "09".repeat(32);
    let lines = [
        r#"{"title":"sandtable export 1"}"#.to_owned(),
        format!(r#"{{"secret":"{}"}}"#, "00112233445566778899aabbccddeeff".repeat(2)),
        r#"{"guests":{"id":"ann","name":"Анна","lang":"ru","seen":5}}"#.to_owned(),
        format!(
            r#"{{"tables":{{"id":"t1","game":"natisk","rules":1,"options":"{{}}","state":null,"dice_key":"{key}","host":"ann",
            "is_public":0,"rematch_of":null,"created":5,"touched":6,"version":4,"seq":0,"said":0,"ply":0,"turn":null,
            "is_over":0,"ending":null,"plea":""}}}}"#
        )
        .replace('\n', ""),
        r#"{"seats":{"table_id":"t1","seat":0,"holder":"guest ann","guest":"ann","token":"aa","links":0}}"#.to_owned(),
        r#"{"end":4}"#.to_owned(),
    ];
    let store = database.open().await;
    assert_eq!(store.restore(lines.join("\n").as_bytes()).await.unwrap(), 4);
    let table = store.table("t1").await.unwrap();
    assert!(table.seats.len() == 1 && table.settings.watch, "{table:?}");
}

#[tokio::test]
async fn a_backup_of_the_first_schema_is_restored_on_either_engine() {
    let old = TestDatabase::new(Engine::Sqlite).await;
    fill(&old).await;
    let backup = old.folder().join("tables.db");
    let before = std::fs::read(&backup).unwrap();
    for engine in [Engine::Sqlite, Engine::Postgres] {
        let database = TestDatabase::new(engine).await;
        let store = database.open().await;
        assert_eq!(store.restore_file(&backup).await.unwrap(), 11);
        check(&store).await;
    }
    assert_eq!(std::fs::read(&backup).unwrap(), before, "a backup is only read");
}
