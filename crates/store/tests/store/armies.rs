//! Armies that guests keep.

use sandtable_store::StoredArmy;
use sandtable_store::testing::{Engine, TestDatabase};

both! {
    armies_belong_to_one_guest_and_one_game, no_more_are_kept_than_allowed, armies_are_renamed_and_deleted,
    racing_armies_keep_to_the_limit,
}

fn army(name: &str, text: &str) -> StoredArmy {
    StoredArmy { name: name.to_owned(), text: text.to_owned() }
}

async fn armies_belong_to_one_guest_and_one_game(database: TestDatabase) {
    let store = database.open().await;
    let danube = army("Дунай", "Дунай: rome, hadrian, rom-legion");
    assert!(store.put_army("ann", "dolg", &danube, 9).await.unwrap());
    assert_eq!(store.armies("ann", "dolg").await.unwrap(), [danube]);
    assert!(store.armies("bob", "dolg").await.unwrap().is_empty());
    assert!(store.armies("ann", "natisk").await.unwrap().is_empty());
    let again = army("Дунай", "Дунай: rome, trajan, rom-legion");
    assert!(store.put_army("ann", "dolg", &again, 9).await.unwrap());
    assert_eq!(store.armies("ann", "dolg").await.unwrap(), [again], "the same name is the same army");
}

async fn no_more_are_kept_than_allowed(database: TestDatabase) {
    let store = database.open().await;
    assert!(store.put_army("ann", "dolg", &army("a", "1"), 2).await.unwrap());
    assert!(store.put_army("ann", "dolg", &army("b", "2"), 2).await.unwrap());
    assert!(!store.put_army("ann", "dolg", &army("c", "3"), 2).await.unwrap());
    assert!(store.put_army("ann", "dolg", &army("b", "4"), 2).await.unwrap(), "it takes no more room");
    assert!(store.put_army("bob", "dolg", &army("c", "3"), 2).await.unwrap());
    assert_eq!(store.armies("ann", "dolg").await.unwrap().len(), 2);
}

async fn armies_are_renamed_and_deleted(database: TestDatabase) {
    let store = database.open().await;
    for name in ["a", "b"] {
        store.put_army("ann", "dolg", &army(name, name), 9).await.unwrap();
    }
    assert!(store.rename_army("ann", "dolg", "a", &army("c", "c")).await.unwrap());
    assert!(!store.rename_army("ann", "dolg", "a", &army("d", "d")).await.unwrap(), "it is gone");
    assert!(!store.rename_army("ann", "dolg", "c", &army("b", "b")).await.unwrap(), "the name is taken");
    assert!(!store.rename_army("bob", "dolg", "b", &army("x", "x")).await.unwrap(), "it is not his");
    store.delete_army("bob", "dolg", "b").await.unwrap();
    store.delete_army("ann", "dolg", "c").await.unwrap();
    store.delete_army("ann", "dolg", "c").await.unwrap();
    assert_eq!(store.armies("ann", "dolg").await.unwrap(), [army("b", "b")]);
}

async fn racing_armies_keep_to_the_limit(database: TestDatabase) {
    let (here, there) = (database.open().await, database.open().await);
    for nth in 0..10 {
        let (one, other) = (army(&format!("a{nth}"), "1"), army(&format!("b{nth}"), "2"));
        let (one, other) =
            tokio::join!(here.put_army("ann", "dolg", &one, 5), there.put_army("ann", "dolg", &other, 5));
        one.unwrap();
        other.unwrap();
    }
    let kept = here.armies("ann", "dolg").await.unwrap().len();
    assert!((5..=6).contains(&kept), "two at the very same moment may both find room, no more: {kept}");
}

#[tokio::test]
async fn armies_travel_with_an_export() {
    let old = TestDatabase::new(Engine::Sqlite).await;
    let store = old.open().await;
    store.put_army("ann", "dolg", &army("a", "text"), 9).await.unwrap();
    let mut lines = Vec::new();
    assert_eq!(store.export(&mut lines).await.unwrap(), 1);
    let new = TestDatabase::new(Engine::Postgres).await.open().await;
    new.restore(lines.as_slice()).await.unwrap();
    assert_eq!(new.armies("ann", "dolg").await.unwrap(), [army("a", "text")]);
}
