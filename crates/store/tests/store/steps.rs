//! Steps: all or none, once, and one winner.

use sandtable_store::testing::TestDatabase;
use sandtable_store::{NewSteps, StepRow, Store, StoreError};

use crate::{append, assert_conflict, assert_not_found, lines, store_with_table};

both! {
    steps_are_kept_in_order, steps_after_a_number, a_stale_append_changes_nothing, the_same_move_again_changes_nothing,
    a_move_id_belongs_to_its_table, of_two_appenders_one_wins, racing_copies_of_a_move_make_it_once,
    an_unknown_table_takes_no_steps, a_resigned_game_is_over, a_dropped_request_leaves_no_trace, everything_kept_survives,
}

async fn steps_are_kept_in_order(database: TestDatabase) {
    let store = store_with_table(&database).await;
    let appended = append(&store, 0, &["* draw army2 #01", "allies database army2 we-1-2 #02"], Some("m1"))
        .await
        .unwrap();
    assert_eq!((appended.seq, appended.version, appended.again), (2, 2, false));
    append(&store, 2, &["undo 1 #01"], None).await.unwrap();
    assert_eq!(lines(&store).await, ["* draw army2 #01", "allies database army2 we-1-2 #02", "undo 1 #01"]);
    let (table, steps) = store.load("t1").await.unwrap();
    assert_eq!((table.seq, table.version, table.ply, table.turn, table.over), (3, 3, 3, Some(1), false));
    assert_eq!(steps, store.steps("t1", 0).await.unwrap());
    assert_eq!(steps[2].by.as_deref(), Some("ann"));
    assert!(steps[2].at >= table.created);
}

async fn steps_after_a_number(database: TestDatabase) {
    let store = store_with_table(&database).await;
    append(&store, 0, &["a", "b", "c"], None).await.unwrap();
    let late: Vec<u64> = store.steps("t1", 1).await.unwrap().iter().map(|step: &StepRow| step.seq).collect();
    assert_eq!(late, [2, 3]);
    assert_eq!(store.steps("t1", 3).await.unwrap(), []);
}

async fn a_stale_append_changes_nothing(database: TestDatabase) {
    let store = store_with_table(&database).await;
    append(&store, 0, &["a"], Some("m1")).await.unwrap();
    assert_conflict(append(&store, 0, &["b"], Some("m2")).await, 1, 2);
    assert_conflict(append(&store, 2, &["b"], Some("m2")).await, 1, 2);
    assert_eq!(lines(&store).await, ["a"]);
    assert_eq!(store.move_seq("t1", "m2").await.unwrap(), None);
}

async fn the_same_move_again_changes_nothing(database: TestDatabase) {
    let store = store_with_table(&database).await;
    append(&store, 0, &["a", "b"], Some("m1")).await.unwrap();
    append(&store, 2, &["c"], Some("m2")).await.unwrap();
    for at in [0, 3] {
        let again = append(&store, at, &["other"], Some("m1")).await.unwrap();
        assert_eq!((again.seq, again.version, again.again), (2, 3, true), "at {at}");
    }
    assert_eq!(lines(&store).await, ["a", "b", "c"]);
    assert_eq!(store.table("t1").await.unwrap().version, 3);
    assert_eq!(store.move_seq("t1", "m1").await.unwrap(), Some(2));
}

async fn a_move_id_belongs_to_its_table(database: TestDatabase) {
    let store = store_with_table(&database).await;
    store.create(&crate::new_table("t2")).await.unwrap();
    append(&store, 0, &["a"], Some("m1")).await.unwrap();
    let new = NewSteps { lines: &["b".to_owned()], move_id: Some("m1"), ..NewSteps::default() };
    assert!(!store.append("t2", &new).await.unwrap().again);
}

async fn of_two_appenders_one_wins(database: TestDatabase) {
    let (here, there) = (store_with_table(&database).await, database.open().await);
    for at in 0..30 {
        let (one, other) = tokio::join!(race(&here, at, "here"), race(&there, at, "there"));
        assert_ne!(one, other, "at step {at} exactly one wins");
        assert_eq!(here.table("t1").await.unwrap().seq, at + 1);
    }
    assert_eq!(lines(&there).await.len(), 30);
}

/// Did this node win?
async fn race(store: &Store, at: u64, who: &str) -> bool {
    let answer = append(store, at, &[who], Some(&format!("{who} {at}"))).await;
    if let Ok(appended) = answer {
        return !appended.again;
    }
    assert_conflict(answer, at + 1, at + 2);
    false
}

async fn racing_copies_of_a_move_make_it_once(database: TestDatabase) {
    let (here, there) = (store_with_table(&database).await, database.open().await);
    for at in 0..30 {
        let id = format!("m{at}");
        let (one, other) =
            tokio::join!(append(&here, at, &["a"], Some(&id)), append(&there, at, &["a"], Some(&id)));
        let (one, other) = (one.unwrap(), other.unwrap());
        assert_ne!(one.again, other.again);
        assert_eq!((one.seq, other.seq), (at + 1, at + 1));
    }
    assert_eq!(lines(&here).await.len(), 30);
}

async fn an_unknown_table_takes_no_steps(database: TestDatabase) {
    let store = database.open().await;
    assert_not_found(append(&store, 0, &["a"], Some("m1")).await, "table `t1`");
    assert_eq!(store.steps("t1", 0).await.unwrap(), []);
}

async fn a_resigned_game_is_over(database: TestDatabase) {
    let store = store_with_table(&database).await;
    append(&store, 0, &["a"], None).await.unwrap();
    assert_conflict(store.end("t1", 0, "resigned allies").await, 1, 2);
    assert_eq!(store.end("t1", 1, "resigned allies").await.unwrap(), 3);
    let table = store.table("t1").await.unwrap();
    assert_eq!((table.over, table.turn, table.ending.as_deref()), (true, None, Some("resigned allies")));
    assert_conflict(store.end("t1", 1, "resigned axis").await, 1, 3);
    assert_conflict(append(&store, 1, &["b"], None).await.map(|appended| appended.seq), 1, 3);
}

/// A browser may go away at any moment of its request.
async fn a_dropped_request_leaves_no_trace(database: TestDatabase) {
    let store = store_with_table(&database).await;
    let mut sure = 0;
    for polls in (0..12).cycle().take(120) {
        let at = store.table("t1").await.unwrap().seq;
        drop_after(polls, append(&store, at, &["maybe"], None)).await;
        drop_after(polls, store.load("t1")).await;
        let at = store.table("t1").await.unwrap().seq;
        match append(&store, at, &["surely"], None).await {
            Ok(_) => sure += 1,
            Err(StoreError::Conflict { .. }) => {}
            Err(other) => panic!("{other}"),
        }
    }
    let (table, steps) = database.open().await.load("t1").await.unwrap();
    assert_eq!(table.seq, steps.len() as u64);
    assert_eq!(steps.iter().filter(|step| step.line == "surely").count(), sure);
}

/// Polls a future this many times, then drops it.
async fn drop_after<T>(polls: usize, future: impl Future<Output = T>) {
    let mut left = polls;
    let mut future = std::pin::pin!(future);
    std::future::poll_fn(|context| {
        if left == 0 || future.as_mut().poll(context).is_ready() {
            return std::task::Poll::Ready(());
        }
        left -= 1;
        std::task::Poll::Pending
    })
    .await;
}

/// The first store is never closed: it is gone like a process that was killed.
async fn everything_kept_survives(database: TestDatabase) {
    let store = store_with_table(&database).await;
    for at in 0..20 {
        append(&store, at, &["a"], Some(&format!("m{at}"))).await.unwrap();
    }
    drop(store);
    let store = database.open().await;
    assert_eq!(store.table("t1").await.unwrap().seq, 20);
    assert_eq!(store.move_seq("t1", "m19").await.unwrap(), Some(20));
}
