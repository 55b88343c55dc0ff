//! What is damaged: one table is, and no other.

use sandtable_store::testing::{Engine, TestDatabase};
use sandtable_store::{CheckProgress, NewTable, Store, StoreError, TablePlace};

use crate::{append, ids, new_table};

both! {
    a_damaged_row_hides_no_other_table, a_lost_tail_is_noticed, what_is_left_can_be_read, progress_of_a_check_is_kept,
}

/// Tables `t1` to `t3`, which anybody may watch.
async fn store_with_three(database: &TestDatabase) -> Store {
    let store = database.open().await;
    for id in ["t1", "t2", "t3"] {
        store.create(&NewTable { public: true, ..new_table(id) }).await.unwrap();
    }
    store
}

async fn a_damaged_row_hides_no_other_table(database: TestDatabase) {
    let store = store_with_three(&database).await;
    for damage in [
        "UPDATE tables SET options = '{' WHERE id = 't2'",
        "UPDATE tables SET options = '{}', dice_key = 'none' WHERE id = 't2'",
        "DELETE FROM seats WHERE table_id = 't2'",
    ] {
        database.execute(&[damage]).await;
        for list in
            [store.public_tables("eve", 0, 9).await.unwrap(), store.tables_of("ann", 0, 9).await.unwrap()]
        {
            let mut readable = ids(&list.tables);
            readable.sort_unstable();
            assert_eq!((readable, list.damaged), (vec!["t1", "t3"], vec!["t2".to_owned()]), "{damage}");
        }
        for refused in [store.table("t2").await.map(drop), store.load("t2").await.map(drop)] {
            assert!(matches!(refused, Err(StoreError::Damaged(_))), "{refused:?} after {damage}");
        }
    }
}

/// The bytes of a page of the file are overwritten, as by a failing disk.
#[tokio::test]
async fn a_bad_page_does_not_close_the_lists() {
    let database = TestDatabase::new(Engine::Sqlite).await;
    let store = store_with_three(&database).await;
    for nth in 0..400 {
        let padding = serde_json::json!({ "padding": "x".repeat(500) });
        let table = NewTable { public: true, options: padding, ..new_table(&format!("u{nth}")) };
        store.create(&table).await.unwrap();
    }
    store.close().await;
    database.execute(&["PRAGMA wal_checkpoint(TRUNCATE)"]).await;
    let path = database.folder().join("tables.db");
    let mut bytes = std::fs::read(&path).unwrap();
    // A leaf of a table begins with 13.
    let is_leaf = |page: &[u8]| page[0] == 13 && page.windows(9).any(|word| word == b"\"padding\"");
    bytes.chunks_mut(4096).skip(1).find(|page| is_leaf(page)).unwrap().fill(0xee);
    std::fs::write(&path, bytes).unwrap();
    let store = database.open().await;
    let list = store.public_tables("eve", 0, 500).await.unwrap();
    assert!(list.tables.len() > 300, "{} can be read", list.tables.len());
    assert!(!list.damaged.is_empty());
    let refused = store.table(&list.damaged[0]).await.unwrap_err();
    assert!(matches!(refused, StoreError::Damaged(_)), "{refused:?}");
    store.tables_of("ann", 0, 9).await.unwrap();
    assert_eq!(store.live_tables(None, 500).await.unwrap().len(), 403, "all can be checked, one by one");
}

async fn a_lost_tail_is_noticed(database: TestDatabase) {
    let store = store_with_three(&database).await;
    append(&store, 0, &["a", "b", "c"], None).await.unwrap();
    store.load("t1").await.unwrap();
    for lost in [3, 1] {
        let sql = format!("DELETE FROM steps WHERE table_id = 't1' AND seq = {lost}");
        database.execute(&[&sql]).await;
        let error = store.load("t1").await.unwrap_err();
        assert!(matches!(error, StoreError::Damaged(_)), "{error:?}");
        assert!(error.to_string().contains("which should be those from 1 to 3"), "{error}");
    }
}

async fn what_is_left_can_be_read(database: TestDatabase) {
    let store = store_with_three(&database).await;
    append(&store, 0, &["a", "b", "c"], None).await.unwrap();
    database
        .execute(&["UPDATE tables SET dice_key = '' WHERE id = 't1'", "DELETE FROM steps WHERE seq = 2"])
        .await;
    let left = store.remains("t1").await.unwrap();
    assert_eq!((left.game.as_str(), left.rules.as_str(), left.over), ("natisk", "2", false));
    assert_eq!((left.lines, left.host), (vec!["a".to_owned(), "c".to_owned()], "ann".to_owned()));
    assert!(left.guests.contains(&"ann".to_owned()));
    store.end_damaged("t1").await.unwrap();
    assert!(store.remains("t1").await.unwrap().over);
    assert!(store.end_damaged("nowhere").await.is_err());
    assert_eq!(store.remains("nowhere").await.unwrap(), sandtable_store::Remains::default());
}

async fn progress_of_a_check_is_kept(database: TestDatabase) {
    let store = database.open().await;
    assert_eq!(store.check_progress().await.unwrap(), None);
    let progress = CheckProgress { began: 9, place: TablePlace { touched: 7, id: "t1".to_owned() } };
    store.put_check_progress(Some(&progress)).await.unwrap();
    assert_eq!(database.open().await.check_progress().await.unwrap(), Some(progress));
    store.put_check_progress(None).await.unwrap();
    assert_eq!(store.check_progress().await.unwrap(), None);
}
