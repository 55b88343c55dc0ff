//! Chat, notes and requests for an undo.

use sandtable_store::UndoRequest;
use sandtable_store::testing::TestDatabase;

use crate::{append, assert_conflict, assert_not_found, store_with_table};

both! {
    chat_is_numbered, racing_words_are_all_kept, notes_belong_to_one_guest, an_undo_request_is_asked_and_answered,
    a_step_drops_the_undo_request,
}

async fn chat_is_numbered(database: TestDatabase) {
    let store = store_with_table(&database).await;
    assert_eq!(store.add_chat("t1", "ann", "Ann", "hello").await.unwrap(), (1, 2));
    assert_eq!(store.add_chat("t1", "bob", "Bob", "hi").await.unwrap(), (2, 3));
    let late = store.chat("t1", 1).await.unwrap();
    assert_eq!((late.len(), late[0].seq, late[0].guest.as_str(), late[0].text.as_str()), (1, 2, "bob", "hi"));
    assert_eq!(store.chat("t1", 0).await.unwrap().len(), 2);
    assert_eq!(store.table("t1").await.unwrap().said, 2);
    assert_not_found(store.add_chat("t2", "ann", "Ann", "hello").await, "table `t2`");
}

async fn racing_words_are_all_kept(database: TestDatabase) {
    let (here, there) = (store_with_table(&database).await, database.open().await);
    for _ in 0..10 {
        let (one, other) = tokio::join!(
            here.add_chat("t1", "ann", "Ann", "I say"),
            there.add_chat("t1", "bob", "Bob", "no, I say")
        );
        assert_ne!(one.unwrap(), other.unwrap());
    }
    let seqs: Vec<u64> = here.chat("t1", 0).await.unwrap().iter().map(|say| say.seq).collect();
    assert_eq!(seqs, (1..=20).collect::<Vec<_>>());
}

async fn notes_belong_to_one_guest(database: TestDatabase) {
    let store = store_with_table(&database).await;
    store.put_note("t1", "ann", "he bluffs").await.unwrap();
    store.put_note("t1", "ann", "he always bluffs").await.unwrap();
    assert_eq!(store.note("t1", "ann").await.unwrap().as_deref(), Some("he always bluffs"));
    assert_eq!(store.note("t1", "bob").await.unwrap(), None);
    assert_eq!(store.table("t1").await.unwrap().version, 1, "nobody else learns of a note");
    assert_not_found(store.put_note("t2", "ann", "where?").await, "table `t2`");
}

fn request(answers: &[u8]) -> UndoRequest {
    UndoRequest { by_seat: 0, to_ply: 3, at_seq: 5, answers: answers.to_vec() }
}

async fn an_undo_request_is_asked_and_answered(database: TestDatabase) {
    let store = store_with_table(&database).await;
    let (asked, answered) = (request(&[]), request(&[1]));
    assert_eq!(store.put_undo_request("t1", None, Some(&asked)).await.unwrap(), 2);
    assert_conflict(store.put_undo_request("t1", None, Some(&answered)).await, 0, 2);
    assert_eq!(store.put_undo_request("t1", Some(&asked), Some(&answered)).await.unwrap(), 3);
    assert_eq!(store.table("t1").await.unwrap().undo_request, Some(answered.clone()));
    assert_conflict(store.put_undo_request("t1", Some(&asked), None).await, 0, 3);
    store.put_undo_request("t1", Some(&answered), None).await.unwrap();
    assert_eq!(store.table("t1").await.unwrap().undo_request, None);
    assert_not_found(store.put_undo_request("t2", None, None).await, "table `t2`");
}

async fn a_step_drops_the_undo_request(database: TestDatabase) {
    let store = store_with_table(&database).await;
    store.put_undo_request("t1", None, Some(&request(&[]))).await.unwrap();
    append(&store, 0, &["undo 0"], None).await.unwrap();
    assert_eq!(store.table("t1").await.unwrap().undo_request, None);
}
