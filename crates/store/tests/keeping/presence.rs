//! Who has a page open at which node.

use store::testing::Place;

use crate::store_with_table;

both! { a_guest_is_elsewhere_until_they_go, a_node_speaks_for_its_own_guests }

async fn a_guest_is_elsewhere_until_they_go(place: Place) {
    let (here, there) = (store_with_table(&place).await, place.open().await);
    here.come("t1", "ann", "n1").await.unwrap();
    here.come("t1", "ann", "n1").await.unwrap();
    assert_eq!(there.elsewhere("t1", "n2").await.unwrap(), ["ann"]);
    assert!(here.elsewhere("t1", "n1").await.unwrap().is_empty(), "at this node it is known anyway");
    assert!(there.elsewhere("t2", "n2").await.unwrap().is_empty());
    there.come("t1", "ann", "n3").await.unwrap();
    here.go("t1", "ann", "n1").await.unwrap();
    assert_eq!(there.elsewhere("t1", "n2").await.unwrap(), ["ann"], "she has a page open at another node");
    here.go("t1", "ann", "n3").await.unwrap();
    assert!(there.elsewhere("t1", "n2").await.unwrap().is_empty());
}

async fn a_node_speaks_for_its_own_guests(place: Place) {
    let store = store_with_table(&place).await;
    assert_eq!(store.is_alive("n1").await.unwrap(), 0);
    store.come("t1", "ann", "n1").await.unwrap();
    store.come("t1", "bob", "n1").await.unwrap();
    store.come("t1", "eve", "n2").await.unwrap();
    assert_eq!(store.is_alive("n1").await.unwrap(), 2);
    let mut elsewhere = store.elsewhere("t1", "n2").await.unwrap();
    elsewhere.sort();
    assert_eq!(elsewhere, ["ann", "bob"]);
    assert_eq!(store.table("t1").await.unwrap().version, 1, "the table itself has not changed");
}
