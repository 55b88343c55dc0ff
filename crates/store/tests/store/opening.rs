//! Opening: again, together, and where it cannot be done.

use sandtable_store::testing::{Engine, Postgres, Scratch, TestDatabase, is_encrypted};
use sandtable_store::{Store, StoreError};

use crate::store_with_table;

both! { nodes_that_start_together_agree, it_is_opened_again, a_closed_store_says_so }

async fn nodes_that_start_together_agree(database: TestDatabase) {
    let (one, two, three) = tokio::join!(database.open(), database.open(), database.open());
    one.create(&crate::new_table("t1")).await.unwrap();
    for store in [one, two, three] {
        store.ping().await.unwrap();
        assert_eq!(store.live_tables().await.unwrap(), ["t1"]);
    }
}

async fn it_is_opened_again(database: TestDatabase) {
    let store = store_with_table(&database).await;
    store.close().await;
    assert_eq!(database.open().await.live_tables().await.unwrap(), ["t1"]);
}

async fn a_closed_store_says_so(database: TestDatabase) {
    let store = store_with_table(&database).await;
    store.close().await;
    assert!(store.ping().await.is_err());
    assert!(crate::append(&store, 0, &["a"], None).await.is_err());
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
    database.pretend_version("7").await;
    let why = refusal(database.url()).await;
    assert!(why.ends_with("the database is of version `7`; this program knows versions up to 2"), "{why}");
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
