//! Who has a page open at which node.

use sandtable_store::testing::TestDatabase;

use crate::store_with_table;

both! { a_guest_is_elsewhere_until_they_go, a_node_speaks_for_its_own_guests }

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
    assert_eq!(store.confirm_presence("n1").await.unwrap(), 0);
    store.arrive("t1", "ann", "n1").await.unwrap();
    store.arrive("t1", "bob", "n1").await.unwrap();
    store.arrive("t1", "eve", "n2").await.unwrap();
    assert_eq!(store.confirm_presence("n1").await.unwrap(), 2);
    let mut elsewhere = store.guests_elsewhere("t1", "n2").await.unwrap();
    elsewhere.sort();
    assert_eq!(elsewhere, ["ann", "bob"]);
    assert_eq!(store.table("t1").await.unwrap().version, 1, "the table itself has not changed");
}
