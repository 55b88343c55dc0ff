//! Changes reach another node through PostgreSQL, after they are written; SQLite is silent.

use std::time::Duration;

use futures_util::StreamExt;
use futures_util::future::FutureExt;
use futures_util::stream::BoxStream;
use sandtable_store::testing::{Engine, TestDatabase};
use sandtable_store::{Change, SeatOwner, UndoRequest};

use crate::{append, guest, new_table, store_with_table};

async fn heard(changes: &mut BoxStream<'static, Change>) -> Change {
    tokio::time::timeout(Duration::from_mins(1), changes.next()).await.expect("nothing was heard").unwrap()
}

fn changed(version: u64) -> Change {
    Change::Table { id: "t1".to_owned(), version }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn another_node_hears_every_change() {
    let database = TestDatabase::new(Engine::Postgres).await;
    let (here, there) = (database.open().await, database.open().await);
    let mut changes = there.changes().await.unwrap();
    here.create(&new_table("t1")).await.unwrap();
    append(&here, 0, &["a"], Some("m1")).await.unwrap();
    append(&here, 0, &["a"], Some("m1")).await.unwrap();
    append(&here, 0, &["b"], Some("m2")).await.unwrap_err();
    here.add_chat("t1", "ann", "Ann", "hello").await.unwrap();
    here.set_owner("t1", 0, &guest("ann"), &SeatOwner::Open, None, &[]).await.unwrap();
    let request = UndoRequest { by_seat: 0, to_ply: 0, at_seq: 1, answers: vec![] };
    here.put_undo_request("t1", None, Some(&request)).await.unwrap();
    here.put_note("t1", "ann", "mine").await.unwrap();
    here.end("t1", 1, "resigned").await.unwrap();
    for version in 1..=6 {
        assert_eq!(heard(&mut changes).await, changed(version));
        assert!(there.table("t1").await.unwrap().version >= version, "written before it is announced");
    }
    assert!(changes.next().now_or_never().is_none(), "what changed nothing is not announced");
}

/// An administrator, or a restart of the server, cuts every connection.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lost_connection_is_mended_and_owned_up_to() {
    let database = TestDatabase::new(Engine::Postgres).await;
    let store = store_with_table(&database).await;
    let mut changes = store.changes().await.unwrap();
    database.cut_connections().await;
    assert_eq!(heard(&mut changes).await, Change::Missed);
    while append(&store, 0, &["a"], Some("m1")).await.is_err() {}
    while heard(&mut changes).await != changed(2) {}
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn another_node_hears_who_comes_and_goes() {
    let database = TestDatabase::new(Engine::Postgres).await;
    let (here, there) = (store_with_table(&database).await, database.open().await);
    let mut changes = there.changes().await.unwrap();
    here.arrive("t1", "ann", "n1").await.unwrap();
    here.leave("t1", "ann", "n1").await.unwrap();
    for _ in 0..2 {
        assert_eq!(heard(&mut changes).await, Change::Presence { id: "t1".to_owned() });
    }
}

#[tokio::test]
async fn a_file_is_silent() {
    let database = TestDatabase::new(Engine::Sqlite).await;
    let store = store_with_table(&database).await;
    let mut changes = store.changes().await.unwrap();
    append(&store, 0, &["a"], None).await.unwrap();
    assert!(changes.next().now_or_never().is_none());
    assert!(!store.is_shared());
}
