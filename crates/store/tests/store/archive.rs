//! Exports from either engine to either engine, and backups of a store in use.

use sandtable_store::testing::{Engine, TestDatabase};
use sandtable_store::{Fork, Guest, Store, StoreError, StoredArmy, StoredReview, UndoRequest};

use crate::{append, lines, new_table, store_with_table};

both! {
    an_export_is_restored_on_either_engine, a_store_in_use_is_not_restored_into, a_damaged_export_is_refused_whole,
    a_backup_is_made_while_the_store_is_in_use, a_backup_overwrites_nothing,
}

/// Something of everything.
async fn fill(store: &Store) {
    store.secrets(None).await.unwrap();
    store.create(&new_table("t1")).await.unwrap();
    let rematch = sandtable_store::NewTable {
        rematch_of: Some("t1".to_owned()),
        state: Some(crate::object()),
        settings: sandtable_store::TableSettings {
            watch: true,
            board: [("depots".to_owned(), "open".to_owned())].into(),
            hints: Some(true),
            forked_from: Some(Fork { table: "t1".to_owned(), ply: 1 }),
            puzzle: Some("early".to_owned()),
        },
        lesson: true,
        ..new_table("t2")
    };
    store.create(&rematch).await.unwrap();
    store
        .put_guest(&Guest { id: "ann".to_owned(), name: "Анна".to_owned(), lang: "ru".to_owned() })
        .await
        .unwrap();
    append(store, 0, &["* draw army2 #01", "allies \"database\"\n #02"], Some("m1")).await.unwrap();
    store.add_chat("t1", "ann", "Анна", "ход\tмой").await.unwrap();
    store.put_note("t1", "ann", "he bluffs").await.unwrap();
    let request = UndoRequest { by_seat: 1, to_ply: 1, at_seq: 2, answers: vec![0] };
    store.put_undo_request("t1", None, Some(&request)).await.unwrap();
    store.end("t2", 0, "resigned").await.unwrap();
    let mut gone = new_table("t3");
    gone.seats[1].owner = crate::guest("bob");
    store.create(&gone).await.unwrap();
    store.delete("t3", "ann").await.unwrap();
    let army = StoredArmy {
        name: "Дунай".to_owned(), text: "Дунай: rome, hadrian, rom-legion".to_owned()
    };
    store.put_army("ann", "dolg", &army, 9).await.unwrap();
    store.begin_review("t2", 2, 0).await.unwrap();
    let review = StoredReview { done: 2, total: 2, finished: true, text: "[\"ход\"]".to_owned(), at: 0 };
    store.put_review("t2", &review).await.unwrap();
    store.solve_puzzle("ann", "natisk", "we-1", 2).await.unwrap();
}

async fn exported(store: &Store) -> String {
    let mut text = Vec::new();
    store.export(&mut text).await.unwrap();
    String::from_utf8(text).unwrap()
}

/// Rows come in no particular order.
fn sorted(text: &str) -> Vec<&str> {
    let mut lines: Vec<&str> = text.lines().collect();
    lines.sort_unstable();
    lines
}

async fn an_export_is_restored_on_either_engine(database: TestDatabase) {
    let from = database.open().await;
    fill(&from).await;
    let text = exported(&from).await;
    for engine in [Engine::Sqlite, Engine::Postgres] {
        let database = TestDatabase::new(engine).await;
        let to = database.open().await;
        let rows = to.restore(text.as_bytes()).await.unwrap();
        assert_eq!(rows as usize, text.lines().count() - 2);
        assert_eq!(sorted(&exported(&to).await), sorted(&text));
        for id in ["t1", "t2"] {
            assert_eq!(to.load(id).await.unwrap(), from.load(id).await.unwrap());
        }
        assert!(to.review("t2").await.unwrap().unwrap().finished);
        assert_eq!(to.solved_puzzles("ann").await.unwrap(), from.solved_puzzles("ann").await.unwrap());
        assert!(to.table("t2").await.unwrap().lesson && !to.table("t1").await.unwrap().lesson);
        assert_eq!(to.secrets(None).await.unwrap(), from.secrets(None).await.unwrap());
        assert!(append(&to, 0, &["again"], Some("m1")).await.unwrap().again, "moves made before stay made");
        assert_eq!(append(&to, 2, &["on"], Some("m2")).await.unwrap().seq, 3);
    }
}

async fn a_store_in_use_is_not_restored_into(database: TestDatabase) {
    let store = database.open().await;
    fill(&store).await;
    let text = exported(&store).await;
    let refusal = store.restore(text.as_bytes()).await.unwrap_err().to_string();
    assert_eq!(refusal, "already there: 2 tables and 1 guests; restore into an empty store");
    assert_eq!(exported(&store).await, text);
}

async fn a_damaged_export_is_refused_whole(database: TestDatabase) {
    let source = TestDatabase::new(Engine::Sqlite).await;
    let full = source.open().await;
    fill(&full).await;
    let text = exported(&full).await;
    let store = database.open().await;
    let cut = text.rsplit_once("{\"end\"").unwrap().0;
    let lost = text.lines().filter(|line| !line.starts_with("{\"chat\"")).collect::<Vec<_>>().join("\n");
    for (damaged, why) in [
        (cut.to_owned(), "cut short after line"),
        (lost, "rows but its last line says"),
        (text.replace("{\"chat\"", "{\"chats\""), "`chats` should be one of `guests`, `tables`"),
        (text.replace("\"seq\":1", "\"seq\":\"1\""), "`seq` is `\"1\"` but should be a whole number"),
        (text.replacen("{\"guests\"", "{guests", 1), "should be a JSON object"),
        (String::new(), "`` should be `{\""),
        ("{\"title\":\"sandtable export 2\"}\n".to_owned(), "\"title\":\"sandtable export 1\""),
        (text.replacen("\"schema\":8", "\"schema\":9", 1), "\"schema\":8"),
    ] {
        let refusal = store.restore(damaged.as_bytes()).await.unwrap_err().to_string();
        assert!(refusal.contains(why), "{refusal}\nshould say\n{why}");
        assert_eq!(store.counts().await.unwrap(), sandtable_store::Counts::default());
    }
    store.restore(text.as_bytes()).await.unwrap();
}

async fn a_backup_is_made_while_the_store_is_in_use(database: TestDatabase) {
    let store = store_with_table(&database).await;
    append(&store, 0, &["first"], Some("m0")).await.unwrap();
    let path = database.folder().join("backup");
    std::fs::write(database.folder().join("backup.part"), "of a backup that was cut short").unwrap();
    let playing = async {
        for at in 1..40 {
            append(&store, at, &["on"], None).await.unwrap();
        }
    };
    let (made, ()) = tokio::join!(store.backup(&path), playing);
    made.unwrap();
    assert_eq!(lines(&store).await.len(), 40);
    let refusal = store.restore_file(&path).await;
    assert!(matches!(refusal, Err(StoreError::Taken(_))), "{refusal:?}");
    for engine in [Engine::Sqlite, Engine::Postgres] {
        let other = TestDatabase::new(engine).await;
        let restored = other.open().await;
        restored.restore_file(&path).await.unwrap();
        let (table, steps) = restored.load("t1").await.unwrap();
        assert_eq!(table.seq, steps.len() as u64);
        assert_eq!(lines(&store).await[..steps.len()], lines(&restored).await);
        assert_eq!(restored.move_seq("t1", "m0").await.unwrap(), Some(1));
    }
}

async fn a_backup_overwrites_nothing(database: TestDatabase) {
    let store = store_with_table(&database).await;
    let path = database.folder().join("backup");
    std::fs::write(&path, "precious").unwrap();
    let refusal = store.backup(&path).await;
    assert!(matches!(refusal, Err(StoreError::Taken(_))), "{refusal:?}");
    assert_eq!(std::fs::read_to_string(&path).unwrap(), "precious");
    let nowhere = database.folder().join("no such folder").join("backup");
    assert!(store.backup(&nowhere).await.is_err());
    assert!(store.restore_file(&nowhere).await.unwrap_err().to_string().contains("no such folder"));
}
