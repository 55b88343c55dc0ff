//! The store on both engines: every test runs on a fresh SQLite file and on a fresh database of a real PostgreSQL.

use sandtable_store::testing::TestDatabase;
use sandtable_store::{Json, NewSeat, NewSteps, NewTable, SeatOwner, Secret, Store, StoreError, Token};

/// Makes two tests of each function that takes a [`TestDatabase`].
macro_rules! both {
    ($($name:ident),* $(,)?) => {
        mod sqlite {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $name() {
                super::$name(sandtable_store::testing::TestDatabase::new(sandtable_store::testing::Engine::Sqlite).await).await;
            })*
        }
        mod postgres {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $name() {
                super::$name(sandtable_store::testing::TestDatabase::new(sandtable_store::testing::Engine::Postgres).await).await;
            })*
        }
    };
}

mod archive;
mod armies;
mod changes;
mod damage;
mod deleting;
mod older;
mod opening;
mod presence;
mod puzzles;
mod reviews;
mod seats;
mod secrets;
mod steps;
mod tables;
mod talk;

/// A table of two, held by Ann and a bot.
fn new_table(id: &str) -> NewTable {
    let ann = NewSeat { owner: guest("ann"), token: Some(Token::of_seat(&Secret([7; 32]), id, 0, 0).hash()) };
    let bot = NewSeat { owner: SeatOwner::Bot("level3".to_owned()), token: None };
    NewTable {
        id: id.to_owned(),
        game: "natisk".to_owned(),
        rules: 2,
        options: serde_json::json!({ "board": "base" }),
        state: None,
        dice_key: Secret([9; 32]),
        seats: vec![ann, bot],
        host: "ann".to_owned(),
        public: false,
        rematch_of: None,
        absence: sandtable_store::AbsenceTerms::default(),
        settings: sandtable_store::TableSettings::default(),
        lesson: false,
    }
}

fn guest(id: &str) -> SeatOwner {
    SeatOwner::Guest(id.to_owned())
}

/// A store with one table, `t1`.
async fn store_with_table(database: &TestDatabase) -> Store {
    let store = database.open().await;
    store.create(&new_table("t1")).await.unwrap();
    store
}

async fn append(
    store: &Store,
    at: u64,
    lines: &[&str],
    move_id: Option<&str>,
) -> sandtable_store::Result<sandtable_store::Appended> {
    let lines: Vec<String> = lines.iter().map(ToString::to_string).collect();
    let ply = at + lines.len() as u64;
    let new = NewSteps { at, lines: &lines, move_id, by: Some("ann"), ply, turn: Some(1), over: false };
    store.append("t1", &new).await
}

async fn lines(store: &Store) -> Vec<String> {
    store.steps("t1", 0).await.unwrap().into_iter().map(|step| step.line).collect()
}

fn assert_conflict<T: std::fmt::Debug>(answer: sandtable_store::Result<T>, seq: u64, version: u64) {
    match answer {
        Err(StoreError::Conflict { seq: s, version: v }) => assert_eq!((s, v), (seq, version)),
        other => panic!("{other:?} should be a conflict at step {seq}, version {version}"),
    }
}

fn assert_not_found<T: std::fmt::Debug>(answer: sandtable_store::Result<T>, what: &str) {
    assert_eq!(answer.unwrap_err().to_string(), format!("there is no {what}"));
}

fn ids(tables: &[sandtable_store::TableRow]) -> Vec<&str> {
    tables.iter().map(|table| table.id.as_str()).collect()
}

async fn live(store: &Store) -> Vec<String> {
    store.live_tables(None, 100).await.unwrap().into_iter().map(|place| place.id).collect()
}

fn object() -> Json {
    serde_json::json!({})
}
