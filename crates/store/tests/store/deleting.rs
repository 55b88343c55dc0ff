//! Tables that go away, and who is told.

use sandtable_store::testing::TestDatabase;
use sandtable_store::{Counts, DeletedTable, Guest, NewSteps, NewTable, Store};

use crate::{append, assert_not_found, guest, new_table, store_with_table};

both! { a_host_deletes_a_table_and_the_others_are_told, a_table_nobody_moved_at_expires }

async fn with_bob(store: &Store, id: &str) {
    let mut table = new_table(id);
    table.seats[1].owner = guest("bob");
    store.create(&NewTable { rematch_of: (id != "t1").then(|| "t1".to_owned()), ..table }).await.unwrap();
}

async fn a_host_deletes_a_table_and_the_others_are_told(database: TestDatabase) {
    let store = database.open().await;
    store
        .put_guest(&Guest { id: "ann".to_owned(), name: "Анна".to_owned(), lang: "ru".to_owned() })
        .await
        .unwrap();
    with_bob(&store, "t1").await;
    with_bob(&store, "t2").await;
    append(&store, 0, &["a", "b"], Some("m1")).await.unwrap();
    store.add_chat("t1", "bob", "Bob", "well played").await.unwrap();
    store.put_note("t1", "bob", "she bluffs").await.unwrap();
    store.arrive("t1", "bob", "here").await.unwrap();
    assert_not_found(store.delete("t1", "bob").await, "table `t1`");
    assert_eq!(store.table("t1").await.unwrap().seq, 2, "only the host deletes it");
    assert!(!store.is_deleted("t1").await.unwrap());
    store.delete("t1", "ann").await.unwrap();
    assert_not_found(store.table("t1").await, "table `t1`");
    assert_not_found(store.delete("t1", "ann").await, "table `t1`");
    assert_eq!(store.counts().await.unwrap(), Counts { guests: 1, tables: 1, live: 1, steps: 0 });
    assert!(store.chat("t1", 0).await.unwrap().is_empty() && store.steps("t1", 0).await.unwrap().is_empty());
    assert_eq!(store.table("t2").await.unwrap().rematch_of, None);
    let told =
        DeletedTable { id: "t1".to_owned(), game: "natisk".to_owned(), host_name: "Анна".to_owned() };
    assert_eq!(store.deleted_tables("bob").await.unwrap(), [told]);
    assert_eq!(store.deleted_tables("ann").await.unwrap(), []);
    assert!(store.is_deleted("t1").await.unwrap() && !store.is_deleted("t2").await.unwrap());
    store.forget_deleted_tables("bob").await.unwrap();
    assert_eq!(store.deleted_tables("bob").await.unwrap(), []);
}

async fn a_table_nobody_moved_at_expires(database: TestDatabase) {
    let store = store_with_table(&database).await;
    for id in ["luck", "over", "young"] {
        store.create(&new_table(id)).await.unwrap();
        store.append(id, &NewSteps { lines: &["* draw".to_owned()], ..NewSteps::default() }).await.unwrap();
    }
    append(&store, 0, &["a person moved"], None).await.unwrap();
    store.end("over", 1, "resigned").await.unwrap();
    let young = store.table("young").await.unwrap().touched;
    database.execute(&["UPDATE tables SET touched = 5 WHERE id <> 'young'"]).await;
    assert!(store.expire(5, 9).await.unwrap().is_empty(), "not yet");
    assert!(store.expire(6, 0).await.unwrap().is_empty());
    assert_eq!(store.expire(young, 9).await.unwrap(), ["luck"]);
    assert_not_found(store.table("luck").await, "table `luck`");
    assert!(!store.is_deleted("luck").await.unwrap());
    assert_eq!(store.expire(young + 1, 9).await.unwrap(), ["young"]);
    assert_eq!(store.counts().await.unwrap().tables, 2);
}
