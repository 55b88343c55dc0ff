//! Opening: again, together, and where it cannot be done.

use sandtable_store::testing::{Engine, Postgres, Scratch, TestDatabase, is_encrypted};
use sandtable_store::{ServerLock, Store, StoreError};

use crate::{live, store_with_table};

both! { nodes_that_start_together_agree, it_is_opened_again, a_closed_store_says_so, a_probe_leaves_nothing_behind }

async fn nodes_that_start_together_agree(database: TestDatabase) {
    let (one, two, three) = tokio::join!(database.open(), database.open(), database.open());
    one.create(&crate::new_table("t1")).await.unwrap();
    for store in [one, two, three] {
        store.ping().await.unwrap();
        assert_eq!(live(&store).await, ["t1"]);
    }
}

async fn it_is_opened_again(database: TestDatabase) {
    let store = store_with_table(&database).await;
    store.close().await;
    assert_eq!(live(&database.open().await).await, ["t1"]);
}

async fn a_closed_store_says_so(database: TestDatabase) {
    let store = store_with_table(&database).await;
    store.close().await;
    assert!(store.ping().await.is_err());
    assert!(crate::append(&store, 0, &["a"], None).await.is_err());
}

async fn a_probe_leaves_nothing_behind(database: TestDatabase) {
    let store = store_with_table(&database).await;
    for _ in 0..3 {
        store.probe().await.unwrap();
    }
    store.close().await;
    assert!(store.probe().await.is_err());
}

#[tokio::test]
async fn a_full_disk_is_told() {
    let database = TestDatabase::new(Engine::Sqlite).await;
    database.open().await.close().await;
    let store = database.open_small(60).await;
    store.probe().await.unwrap();
    let line = "x".repeat(8000);
    store.create(&crate::new_table("t1")).await.unwrap();
    let mut at = 0;
    let refusal = loop {
        match crate::append(&store, at, &[&line], None).await {
            Ok(_) => at += 1,
            Err(error) => break error,
        }
    };
    assert!(matches!(refusal, StoreError::Full(_)), "{refusal:?}");
    let probed = store.probe().await.unwrap_err();
    assert!(matches!(probed, StoreError::Full(_)), "{probed:?}");
    store.ping().await.unwrap();
    assert_eq!(crate::lines(&store).await.len() as u64, at, "what was acknowledged is there");
    store.delete("t1", "ann").await.unwrap();
    store.probe().await.unwrap();
}

#[cfg(unix)]
#[tokio::test]
async fn a_file_that_was_removed_is_noticed() {
    let database = TestDatabase::new(Engine::Sqlite).await;
    let store = store_with_table(&database).await;
    let path = database.folder().join("tables.db");
    std::fs::rename(&path, database.folder().join("elsewhere.db")).unwrap();
    assert!(store.probe().await.unwrap_err().to_string().contains("is gone"));
    std::fs::write(&path, "another file").unwrap();
    assert!(store.probe().await.is_err());
}

#[cfg(unix)]
#[tokio::test]
async fn others_cannot_read_the_database_nor_its_backups() {
    use std::os::unix::fs::PermissionsExt;
    let database = TestDatabase::new(Engine::Sqlite).await;
    let mode =
        |name: &str| std::fs::metadata(database.folder().join(name)).unwrap().permissions().mode() & 0o777;
    let files = ["tables.db", "tables.db-wal", "tables.db-shm"];
    let store = store_with_table(&database).await;
    assert_eq!(files.map(mode), [0o600; 3]);
    store.backup(&database.folder().join("backup")).await.unwrap();
    assert_eq!(mode("backup"), 0o600);
    store.close().await;
    let wide = std::fs::Permissions::from_mode(0o644);
    std::fs::set_permissions(database.folder().join("tables.db"), wide).unwrap();
    let _store = database.open().await;
    assert_eq!(files.map(mode), [0o600; 3], "what an older version made is closed too");
}

#[tokio::test]
async fn a_file_has_one_server() {
    let database = TestDatabase::new(Engine::Sqlite).await;
    let lock = ServerLock::take(database.url()).unwrap();
    let refusal = ServerLock::take(database.url()).unwrap_err().to_string();
    assert!(refusal.contains(&format!("served by process {} already", std::process::id())), "{refusal}");
    let _backups_go_on = database.open().await;
    assert!(ServerLock::take(database.url()).is_err(), "also once the file is there");
    drop(lock);
    ServerLock::take(database.url()).unwrap();
    for _ in 0..2 {
        std::mem::forget(ServerLock::take("postgres://me@there/games").unwrap());
    }
}

async fn refusal(url: &str) -> String {
    Store::open(url).await.unwrap_err().to_string()
}

#[tokio::test]
async fn a_folder_that_is_not_there() {
    let scratch = Scratch::new();
    let path = scratch.path().join("nowhere/tables.db");
    let why = refusal(&format!("sqlite:{}", path.display())).await;
    assert!(why.starts_with(&format!("cannot store tables in `{}`: ", path.display())), "{why}");
    assert!(why.contains("unable to open database file"), "{why}");
}

#[tokio::test]
async fn a_folder_instead_of_a_file() {
    let scratch = Scratch::new();
    let why = refusal(&scratch.path().display().to_string()).await;
    assert!(why.contains("unable to open database file"), "{why}");
}

#[tokio::test]
async fn a_file_that_is_something_else() {
    let scratch = Scratch::new();
    let path = scratch.path().join("letter.txt");
    std::fs::write(&path, "dear friend, ".repeat(100)).unwrap();
    let why = refusal(&path.display().to_string()).await;
    assert!(why.contains("file is not a database"), "{why}");
    assert!(std::fs::read_to_string(&path).unwrap().starts_with("dear friend"));
}

#[tokio::test]
async fn a_server_that_is_not_there_and_a_password_that_is_not_told() {
    let scratch = Scratch::new();
    let url = format!("postgres://me:hush@localhost/games?host={}", scratch.path().display());
    let error = Store::open(&url).await.unwrap_err();
    assert!(matches!(error, StoreError::Busy(_)), "{error:?}");
    let why = error.to_string();
    assert!(why.contains("cannot store tables in PostgreSQL `games`"), "{why}");
    assert!(!why.contains("hush"), "{why}");
    assert!(!refusal("postgres://me:hush@:nonsense").await.contains("hush"));
}

#[tokio::test]
async fn a_database_that_is_not_there() {
    let database = TestDatabase::new(Engine::Postgres).await;
    let url = database.url().replace(":5432/t", ":5432/none");
    let why = refusal(&url).await;
    assert!(why.contains("does not exist"), "{why}");
}

#[tokio::test]
async fn a_newer_database_is_left_alone() {
    let database = TestDatabase::new(Engine::Sqlite).await;
    database.open().await.close().await;
    database.pretend_version("9").await;
    let why = refusal(database.url()).await;
    assert!(why.ends_with("the database is of version `9`; this program knows versions up to 8"), "{why}");
}

#[tokio::test]
async fn postgresql_is_reached_over_tls() {
    let server = tokio::task::spawn_blocking(Postgres::encrypted).await.unwrap();
    let checked = format!("sslmode=verify-full&sslrootcert={}", server.certificate().display());
    for parameters in ["sslmode=require", &checked] {
        let store = Store::open(&server.tcp_url(parameters)).await.unwrap();
        store.ping().await.unwrap();
        assert!(is_encrypted(&store).await, "{parameters}");
        store.close().await;
    }
    let why = refusal(&server.tcp_url("sslmode=verify-full")).await;
    assert!(why.contains("certificate"), "a certificate nobody vouches for: {why}");
    let plain = Store::open(&server.tcp_url("sslmode=disable")).await.unwrap();
    assert!(!is_encrypted(&plain).await);
}
