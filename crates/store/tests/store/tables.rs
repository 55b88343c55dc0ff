//! Tables, guests and lists.

use sandtable_store::testing::TestDatabase;
use sandtable_store::{Counts, Guest, NewSteps, SeatOwner, StoreError};

use crate::{append, assert_not_found, guest, ids, live, new_table, object, store_with_table};

both! {
    a_table_is_kept_as_it_was_opened, a_set_position_is_kept, an_id_is_taken_once, a_table_has_one_rematch,
    guests_are_kept_and_change, a_guest_finds_their_tables, public_tables_are_listed, live_tables_and_counts,
    live_tables_are_listed_part_by_part, strange_text_is_kept_alike,
    a_lesson_is_kept_until_it_is_skipped, a_guest_has_played_what_they_opened_or_sat_down_at,
}

async fn a_table_is_kept_as_it_was_opened(database: TestDatabase) {
    let store = store_with_table(&database).await;
    let table = store.table("t1").await.unwrap();
    let new = new_table("t1");
    assert_eq!((table.game, table.rules, table.options), (new.game, new.rules, new.options));
    assert_eq!((table.host, table.public, table.dice_key), (new.host, new.public, new.dice_key));
    assert_eq!((table.version, table.seq, table.ply, table.turn, table.over), (1, 0, 0, None, false));
    assert_eq!((table.state, table.undo_request, table.ending, table.rematch), (None, None, None, None));
    let owners: Vec<SeatOwner> = table.seats.iter().map(|seat| seat.owner.clone()).collect();
    assert_eq!(owners, [guest("ann"), SeatOwner::Bot("level3".to_owned())]);
    assert_not_found(store.table("t2").await, "table `t2`");
    assert_not_found(store.load("t2").await, "table `t2`");
}

async fn a_set_position_is_kept(database: TestDatabase) {
    let store = database.open().await;
    let state = serde_json::json!({ "oil": 3, "names": ["Ё", "\"", null] });
    store
        .create(&sandtable_store::NewTable {
            state: Some(state.clone()),
            options: object(),
            ..new_table("t1")
        })
        .await
        .unwrap();
    assert_eq!(store.table("t1").await.unwrap().state, Some(state));
}

async fn a_lesson_is_kept_until_it_is_skipped(database: TestDatabase) {
    let store = store_with_table(&database).await;
    store.create(&sandtable_store::NewTable { lesson: true, ..new_table("t2") }).await.unwrap();
    assert!(store.table("t2").await.unwrap().lesson && !store.table("t1").await.unwrap().lesson);
    assert_eq!(store.end_lesson("t2").await.unwrap(), 2, "others can see it");
    assert!(!store.table("t2").await.unwrap().lesson);
    assert_not_found(store.end_lesson("t3").await, "table `t3`");
}

async fn a_guest_has_played_what_they_opened_or_sat_down_at(database: TestDatabase) {
    let store = store_with_table(&database).await;
    let mut other =
        sandtable_store::NewTable { game: "rush".to_owned(), host: "eve".to_owned(), ..new_table("t2") };
    other.seats[1].owner = crate::guest("bob");
    store.create(&other).await.unwrap();
    store.create(&sandtable_store::NewTable { host: "eve".to_owned(), ..new_table("t3") }).await.unwrap();
    store.end("t2", 0, "resigned").await.unwrap();
    let played = async |guest: &str| {
        let experience = store.experience(guest).await.unwrap();
        let mut all: Vec<_> =
            experience.into_iter().map(|one| (one.game, one.tables, one.finished)).collect();
        all.sort();
        all
    };
    assert_eq!(played("bob").await, [("rush".to_owned(), 1, 1)]);
    assert_eq!(played("ann").await, [("natisk".to_owned(), 2, 0), ("rush".to_owned(), 1, 1)]);
    assert_eq!(played("nobody").await, []);
}

async fn an_id_is_taken_once(database: TestDatabase) {
    let store = store_with_table(&database).await;
    append(&store, 0, &["a"], None).await.unwrap();
    let answer = store.create(&new_table("t1")).await;
    assert!(matches!(answer, Err(StoreError::Taken(_))), "{answer:?}");
    assert_eq!(store.table("t1").await.unwrap().seq, 1);
}

async fn a_table_has_one_rematch(database: TestDatabase) {
    let store = store_with_table(&database).await;
    let rematch = |id| sandtable_store::NewTable { rematch_of: Some("t1".to_owned()), ..new_table(id) };
    let (two, three) = (rematch("t2"), rematch("t3"));
    let (one, other) = tokio::join!(store.create(&two), store.create(&three));
    assert_ne!(one.is_ok(), other.is_ok());
    let next = store.table("t1").await.unwrap().rematch.unwrap();
    assert_eq!(next, if one.is_ok() { "t2" } else { "t3" });
    assert_eq!(store.table(&next).await.unwrap().rematch_of.as_deref(), Some("t1"));
}

async fn guests_are_kept_and_change(database: TestDatabase) {
    let store = store_with_table(&database).await;
    assert_eq!(store.guest("ann").await.unwrap(), None);
    let mut ann = Guest { id: "ann".to_owned(), name: "Гость 123".to_owned(), lang: "ru".to_owned() };
    store.put_guest(&ann).await.unwrap();
    ann = Guest { name: "Анна".to_owned(), ..ann };
    store.put_guest(&ann).await.unwrap();
    assert_eq!(store.guest("ann").await.unwrap(), Some(ann));
    let names: Vec<_> = store.table("t1").await.unwrap().seats.into_iter().map(|seat| seat.name).collect();
    assert_eq!(names, [Some("Анна".to_owned()), None]);
}

async fn a_guest_finds_their_tables(database: TestDatabase) {
    let store = store_with_table(&database).await;
    let mut other = sandtable_store::NewTable { host: "bob".to_owned(), ..new_table("t2") };
    other.seats[0].owner =
        SeatOwner::StandIn { bot: "level1".to_owned(), guest: "cid".to_owned(), away: false };
    store.create(&other).await.unwrap();
    store.end("t1", 0, "resigned").await.unwrap();
    store.create(&new_table("t3")).await.unwrap();
    let of = async |guest: &str| store.tables_of(guest, 0, 9).await.unwrap().tables;
    assert_eq!(ids(&of("ann").await), ["t3", "t1"], "what is over comes last");
    assert_eq!(ids(&store.tables_of("ann", 1, 9).await.unwrap().tables), ["t1"]);
    assert_eq!(ids(&store.tables_of("ann", 0, 1).await.unwrap().tables), ["t3"]);
    assert_eq!(ids(&of("bob").await), ["t2"]);
    let found = of("cid").await;
    assert_eq!((ids(&found), found[0].seats.len()), (vec!["t2"], 2));
    assert!(of("dan").await.is_empty());
    assert_eq!(store.table_ids_of("cid").await.unwrap(), ["t2"]);
}

async fn public_tables_are_listed(database: TestDatabase) {
    let store = store_with_table(&database).await;
    for id in ["t2", "t3", "t4"] {
        store.create(&sandtable_store::NewTable { public: true, ..new_table(id) }).await.unwrap();
    }
    store.end("t2", 0, "resigned").await.unwrap();
    let all = store.public_tables("eve", 0, 10).await.unwrap().tables;
    assert_eq!(all.len(), 3);
    assert_eq!(all[2].id, "t2", "what is over comes last");
    for (from, limit) in [(0, 2), (1, 2), (2, 2), (3, 2), (0, 0)] {
        let part = store.public_tables("eve", from, limit).await.unwrap().tables;
        let end = (from + limit).min(3) as usize;
        assert_eq!(ids(&part), ids(&all[(from as usize).min(end)..end]), "{limit} from {from}");
    }
    let mut other = sandtable_store::NewTable { public: true, host: "bob".to_owned(), ..new_table("t5") };
    other.seats[0].owner = guest("cid");
    store.create(&other).await.unwrap();
    for (own, count) in [("ann", 1), ("bob", 3), ("cid", 3), ("eve", 4)] {
        assert_eq!(
            store.public_tables(own, 0, 9).await.unwrap().tables.len(),
            count,
            "{own}'s own are left out"
        );
    }
}

async fn live_tables_and_counts(database: TestDatabase) {
    let store = database.open().await;
    assert_eq!(store.counts().await.unwrap(), Counts::default());
    for id in ["t1", "t2"] {
        store.create(&new_table(id)).await.unwrap();
    }
    append(&store, 0, &["a", "b"], None).await.unwrap();
    store
        .append("t2", &NewSteps { lines: &["a".to_owned()], over: true, ..NewSteps::default() })
        .await
        .unwrap();
    assert_eq!(live(&store).await, ["t1"]);
    assert_eq!(store.waiting_for_bots(9).await.unwrap(), ["t1"]);
    assert!(store.waiting_for_bots(0).await.unwrap().is_empty());
    store.set_owner("t1", 1, &SeatOwner::Bot("level3".to_owned()), &guest("bob"), None, &[]).await.unwrap();
    assert!(store.waiting_for_bots(9).await.unwrap().is_empty(), "a person is to move");
    assert_eq!(store.counts().await.unwrap(), Counts { guests: 0, tables: 2, live: 1, steps: 3 });
}

async fn live_tables_are_listed_part_by_part(database: TestDatabase) {
    let store = database.open().await;
    for id in ["t1", "t2", "t3", "t4", "t5"] {
        store.create(&new_table(id)).await.unwrap();
    }
    database.execute(&["UPDATE tables SET touched = 7 WHERE id IN ('t2', 't4', 't5')"]).await;
    let mut places = Vec::new();
    loop {
        let more = store.live_tables(places.last(), 2).await.unwrap();
        if more.is_empty() {
            break;
        }
        places.extend(more);
    }
    let ids: Vec<_> = places.iter().map(|place| place.id.as_str()).collect();
    assert_eq!(ids[2..], ["t2", "t4", "t5"], "the latest come first, each once: {ids:?}");
    assert_eq!(ids.len(), 5);
    let since = places[1].touched;
    assert_eq!(store.count_opened("ann", 0).await.unwrap(), 5);
    assert_eq!(store.count_opened("bob", 0).await.unwrap(), 0);
    assert_eq!(store.count_opened("ann", since + 3_600_000).await.unwrap(), 0);
}

async fn strange_text_is_kept_alike(database: TestDatabase) {
    let store = store_with_table(&database).await;
    store.add_chat("t1", "ann", "A'; DROP TABLE tables; --", "zero\0 and \u{1f3b2}").await.unwrap();
    let said = store.chat("t1", 0).await.unwrap().remove(0);
    assert_eq!(
        (said.name.as_str(), said.text.as_str()),
        ("A'; DROP TABLE tables; --", "zero\u{fffd} and \u{1f3b2}")
    );
    assert_not_found(store.table("t\0").await, "table `t\0`");
}
