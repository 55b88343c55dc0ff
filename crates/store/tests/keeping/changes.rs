//! Changes reach another node through PostgreSQL, after they are kept; SQLite is silent.

use std::time::Duration;

use futures_util::StreamExt;
use futures_util::future::FutureExt;
use futures_util::stream::BoxStream;
use store::testing::{Engine, Place};
use store::{Change, Holder, Plea};

use crate::{append, guest, new_table, store_with_table};

async fn heard(changes: &mut BoxStream<'static, Change>) -> Change {
    tokio::time::timeout(Duration::from_mins(1), changes.next()).await.expect("nothing was heard").unwrap()
}

fn changed(version: u64) -> Change {
    Change::Table { id: "t1".to_owned(), version }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn another_node_hears_every_change() {
    let place = Place::new(Engine::Postgres).await;
    let (here, there) = (place.open().await, place.open().await);
    let mut changes = there.changes().await.unwrap();
    here.create(&new_table("t1")).await.unwrap();
    append(&here, 0, &["a"], Some("m1")).await.unwrap();
    append(&here, 0, &["a"], Some("m1")).await.unwrap();
    append(&here, 0, &["b"], Some("m2")).await.unwrap_err();
    here.say("t1", "ann", "Ann", "hello").await.unwrap();
    here.set_holder("t1", 0, &guest("ann"), &Holder::Open, None).await.unwrap();
    let plea = Plea { by_seat: 0, to_ply: 0, at_seq: 1, answers: vec![] };
    here.put_plea("t1", None, Some(&plea)).await.unwrap();
    here.put_note("t1", "ann", "mine").await.unwrap();
    here.end("t1", 1, "resigned").await.unwrap();
    for version in 1..=6 {
        assert_eq!(heard(&mut changes).await, changed(version));
        assert!(there.table("t1").await.unwrap().version >= version, "kept before it is told");
    }
    assert!(changes.next().now_or_never().is_none(), "what changed nothing is not told");
}

/// An administrator, or a restart of the server, cuts every connection.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lost_connection_is_mended_and_owned_up_to() {
    let place = Place::new(Engine::Postgres).await;
    let store = store_with_table(&place).await;
    let mut changes = store.changes().await.unwrap();
    place.cut_connections().await;
    assert_eq!(heard(&mut changes).await, Change::Missed);
    while append(&store, 0, &["a"], Some("m1")).await.is_err() {}
    while heard(&mut changes).await != changed(2) {}
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn another_node_hears_who_comes_and_goes() {
    let place = Place::new(Engine::Postgres).await;
    let (here, there) = (store_with_table(&place).await, place.open().await);
    let mut changes = there.changes().await.unwrap();
    here.come("t1", "ann", "n1").await.unwrap();
    here.go("t1", "ann", "n1").await.unwrap();
    for _ in 0..2 {
        assert_eq!(heard(&mut changes).await, Change::Presence { id: "t1".to_owned() });
    }
}

#[tokio::test]
async fn a_file_is_silent() {
    let place = Place::new(Engine::Sqlite).await;
    let store = store_with_table(&place).await;
    let mut changes = store.changes().await.unwrap();
    append(&store, 0, &["a"], None).await.unwrap();
    assert!(changes.next().now_or_never().is_none());
    assert!(!store.is_shared());
}
