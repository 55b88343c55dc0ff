//! Reviews of games that are over.

use sandtable_store::testing::TestDatabase;
use sandtable_store::{Store, StoredReview};

use crate::{assert_not_found, new_table, store_with_table};

both! {
    a_review_is_made_bit_by_bit, one_at_a_time_makes_a_review, a_review_goes_with_its_table, a_review_can_be_made_again,
}

/// After all that is now.
const LATER: u64 = i64::MAX as u64;

fn part(done: u64, text: &str) -> StoredReview {
    StoredReview { done, total: 7, finished: done == 7, text: text.to_owned(), at: 0 }
}

async fn stored(store: &Store) -> Option<StoredReview> {
    store.review("t1").await.unwrap().map(|review| StoredReview { at: 0, ..review })
}

async fn a_review_is_made_bit_by_bit(database: TestDatabase) {
    let store = store_with_table(&database).await;
    assert_eq!(stored(&store).await, None);
    assert!(!store.put_review("t1", &part(1, "too early")).await.unwrap(), "nobody has begun it");
    assert!(store.begin_review("t1", 7, 0).await.unwrap());
    assert_eq!(stored(&store).await, Some(part(0, "")));
    assert!(store.put_review("t1", &part(3, "[1,2,3]")).await.unwrap());
    assert_eq!(stored(&store).await, Some(part(3, "[1,2,3]")));
    assert!(store.review("t1").await.unwrap().unwrap().at > 0);
    assert!(store.put_review("t1", &part(7, "{\"оценка\":1}")).await.unwrap());
    assert!(!store.put_review("t1", &part(4, "late")).await.unwrap(), "it is finished");
    assert_eq!(stored(&store).await, Some(part(7, "{\"оценка\":1}")));
    assert_not_found(store.begin_review("t9", 7, 0).await, "table `t9`");
}

async fn one_at_a_time_makes_a_review(database: TestDatabase) {
    let store = store_with_table(&database).await;
    let other = database.open().await;
    let (here, there) = tokio::join!(store.begin_review("t1", 7, 0), other.begin_review("t1", 7, 0));
    assert!(here.unwrap() != there.unwrap(), "one of two makes it");
    store.put_review("t1", &part(3, "so far")).await.unwrap();
    assert!(store.abandoned_reviews(0, 9).await.unwrap().is_empty());
    assert_eq!(store.abandoned_reviews(LATER, 9).await.unwrap(), ["t1"]);
    assert!(other.begin_review("t1", 7, LATER).await.unwrap(), "it was left alone for long");
    assert_eq!(stored(&other).await, Some(part(3, "so far")), "what there was is gone on with");
    other.put_review("t1", &part(7, "all")).await.unwrap();
    assert!(!store.begin_review("t1", 7, LATER).await.unwrap(), "it is finished");
    assert!(store.abandoned_reviews(LATER, 9).await.unwrap().is_empty());
}

async fn a_review_goes_with_its_table(database: TestDatabase) {
    let store = store_with_table(&database).await;
    store.create(&new_table("t2")).await.unwrap();
    for id in ["t1", "t2"] {
        assert!(store.begin_review(id, 7, 0).await.unwrap());
    }
    store.delete("t1", "ann").await.unwrap();
    assert_eq!(stored(&store).await, None);
    assert!(!store.put_review("t1", &part(3, "late")).await.unwrap());
    assert_eq!(store.expire(LATER, 9).await.unwrap(), ["t2"]);
    assert_eq!(store.review("t2").await.unwrap(), None);
}

async fn a_review_can_be_made_again(database: TestDatabase) {
    let store = store_with_table(&database).await;
    store.begin_review("t1", 7, 0).await.unwrap();
    store.put_review("t1", &part(7, "old")).await.unwrap();
    store.delete_review("t1").await.unwrap();
    store.delete_review("t1").await.unwrap();
    assert!(store.begin_review("t1", 7, 0).await.unwrap());
    assert_eq!(stored(&store).await, Some(part(0, "")));
}
