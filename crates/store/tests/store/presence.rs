//! Who has a page open at which node.

use std::time::Duration;

use sandtable_store::testing::{TestDatabase, pretend_absence};
use sandtable_store::{SeatOwner, Store};

use crate::{guest, store_with_table};

both! {
    a_guest_is_elsewhere_until_they_go, a_node_speaks_for_its_own_guests, it_is_remembered_when_a_guest_was_last_there,
    pages_of_a_dead_node_were_open_until_it_last_spoke,
}

/// When Ann was last there, if that is known.
async fn seen(store: &Store) -> Option<u64> {
    let all = store.last_seen("t1").await.unwrap();
    assert!(all.iter().all(|(guest, _)| guest == "ann"), "{all:?}");
    all.first().map(|(_, at)| *at)
}

async fn it_is_remembered_when_a_guest_was_last_there(database: TestDatabase) {
    let store = store_with_table(&database).await;
    assert_eq!(seen(&store).await, None);
    assert!(store.arrive("t1", "ann", "n1").await.unwrap());
    let came = seen(&store).await.expect("she is there");
    store.leave("t1", "ann", "n1").await.unwrap();
    let left = seen(&store).await.expect("she was there");
    assert!(left >= came);
    store.leave("t1", "eve", "n1").await.unwrap();
    pretend_absence(&store, Duration::from_mins(5)).await;
    assert_eq!(seen(&store).await, Some(left - 300_000), "who only watches is not remembered");
    store.leave("t1", "ann", "n1").await.unwrap();
    assert!(seen(&store).await >= Some(left), "the last time counts");
}

async fn pages_of_a_dead_node_were_open_until_it_last_spoke(database: TestDatabase) {
    let store = store_with_table(&database).await;
    store.arrive("t1", "ann", "n1").await.unwrap();
    let spoke = seen(&store).await.unwrap();
    pretend_absence(&store, Duration::from_mins(2)).await;
    for _ in 0..2 {
        assert_eq!(store.confirm_presence("n2").await.unwrap(), 0);
        assert_eq!(seen(&store).await, Some(spoke - 120_000));
    }
    assert!(store.guests_elsewhere("t1", "n2").await.unwrap().is_empty());
}

async fn a_guest_is_elsewhere_until_they_go(database: TestDatabase) {
    let (here, there) = (store_with_table(&database).await, database.open().await);
    here.arrive("t1", "ann", "n1").await.unwrap();
    here.arrive("t1", "ann", "n1").await.unwrap();
    assert_eq!(there.guests_elsewhere("t1", "n2").await.unwrap(), ["ann"]);
    assert!(here.guests_elsewhere("t1", "n1").await.unwrap().is_empty(), "at this node it is known anyway");
    assert!(there.guests_elsewhere("t2", "n2").await.unwrap().is_empty());
    there.arrive("t1", "ann", "n3").await.unwrap();
    here.leave("t1", "ann", "n1").await.unwrap();
    assert_eq!(
        there.guests_elsewhere("t1", "n2").await.unwrap(),
        ["ann"],
        "she has a page open at another node"
    );
    here.leave("t1", "ann", "n3").await.unwrap();
    assert!(there.guests_elsewhere("t1", "n2").await.unwrap().is_empty());
}

async fn a_node_speaks_for_its_own_guests(database: TestDatabase) {
    let store = store_with_table(&database).await;
    let bot = SeatOwner::Bot("level3".to_owned());
    store.set_owner("t1", 1, &bot, &guest("bob"), None, &[]).await.unwrap();
    assert_eq!(store.confirm_presence("n1").await.unwrap(), 0);
    store.arrive("t1", "ann", "n1").await.unwrap();
    store.arrive("t1", "bob", "n1").await.unwrap();
    store.arrive("t1", "eve", "n2").await.unwrap();
    assert_eq!(store.confirm_presence("n1").await.unwrap(), 2);
    let mut elsewhere = store.guests_elsewhere("t1", "n2").await.unwrap();
    elsewhere.sort();
    assert_eq!(elsewhere, ["ann", "bob"]);
    assert_eq!(store.table("t1").await.unwrap().version, 2, "the table itself has not changed");
}
