//! Seats, their owners and their secret links.

use sandtable_store::testing::TestDatabase;
use sandtable_store::{SeatEvent, SeatEventKind, SeatOwner, Secret, StoreError, Token};

use crate::{assert_conflict, assert_not_found, guest, lines, new_table, store_with_table};

both! {
    a_seat_changes_its_owner, who_is_late_does_not_get_the_seat, of_two_that_sit_down_one_sits, a_link_leads_to_its_seat,
    a_new_link_ends_the_old_one, only_hashes_are_kept, a_stand_in_is_the_choice_of_one_guest, wishes_are_those_of_one_guest, what_happens_to_seats_is_kept,
}

async fn a_seat_changes_its_owner(database: TestDatabase) {
    let store = store_with_table(&database).await;
    let stand_in = SeatOwner::StandIn { bot: "level3".to_owned(), guest: "ann".to_owned(), away: false };
    assert_eq!(store.set_owner("t1", 0, &guest("ann"), &stand_in, None, &[]).await.unwrap(), 2);
    assert_eq!(store.table("t1").await.unwrap().seats[0].owner, stand_in);
    assert_eq!(store.tables_of("ann", 0, 9).await.unwrap().tables.len(), 1);
    assert_eq!(store.set_owner("t1", 0, &stand_in, &guest("ann"), None, &[]).await.unwrap(), 3);
    assert_eq!(store.table("t1").await.unwrap().seats[0].owner, guest("ann"));
}

async fn who_is_late_does_not_get_the_seat(database: TestDatabase) {
    let store = store_with_table(&database).await;
    store.set_owner("t1", 0, &guest("ann"), &SeatOwner::Open, None, &[]).await.unwrap();
    store.add_chat("t1", "bob", "Bob", "may I?").await.unwrap();
    store.set_owner("t1", 0, &SeatOwner::Open, &guest("bob"), None, &[]).await.unwrap();
    assert_conflict(store.set_owner("t1", 0, &SeatOwner::Open, &guest("cid"), None, &[]).await, 0, 4);
    assert_eq!(store.table("t1").await.unwrap().version, 4);
    assert_not_found(
        store.set_owner("t1", 7, &SeatOwner::Open, &guest("cid"), None, &[]).await,
        "seat `7` at table `t1`",
    );
    assert_not_found(
        store.set_owner("t2", 0, &SeatOwner::Open, &guest("cid"), None, &[]).await,
        "table `t2`",
    );
}

async fn of_two_that_sit_down_one_sits(database: TestDatabase) {
    let (here, there) = (store_with_table(&database).await, database.open().await);
    here.set_owner("t1", 0, &guest("ann"), &SeatOwner::Open, None, &[]).await.unwrap();
    let (bob, cid) = (guest("bob"), guest("cid"));
    let (one, other) = tokio::join!(
        here.set_owner("t1", 0, &SeatOwner::Open, &bob, None, &[]),
        there.set_owner("t1", 0, &SeatOwner::Open, &cid, None, &[])
    );
    assert_ne!(one.is_ok(), other.is_ok());
    let winner = if one.is_ok() { bob } else { cid };
    assert_eq!(there.table("t1").await.unwrap().seats[0].owner, winner);
}

async fn a_link_leads_to_its_seat(database: TestDatabase) {
    let store = store_with_table(&database).await;
    let token = Token::of_seat(&Secret([7; 32]), "t1", 0, 0);
    let link = Token::from_link(&token.to_string());
    assert_eq!(store.seat_by_token(&link.hash()).await.unwrap(), Some(("t1".to_owned(), 0)));
    for other in [Token::of_seat(&Secret([7; 32]), "t1", 1, 0), Token::of_seat(&Secret([8; 32]), "t1", 0, 0)]
    {
        assert_eq!(store.seat_by_token(&other.hash()).await.unwrap(), None);
    }
    assert_eq!(store.table("t1").await.unwrap().seats[0].token, Some(token.hash()));
    let same = sandtable_store::NewTable { seats: new_table("t1").seats, ..new_table("t2") };
    assert!(matches!(store.create(&same).await, Err(StoreError::Taken(_))), "a link leads to one seat");
}

async fn a_new_link_ends_the_old_one(database: TestDatabase) {
    let store = store_with_table(&database).await;
    let (old, new) = (Token::of_seat(&Secret([7; 32]), "t1", 0, 0), Token::fresh().unwrap());
    store.set_owner("t1", 0, &guest("ann"), &SeatOwner::Open, Some(&new.hash()), &[]).await.unwrap();
    assert_eq!(store.seat_by_token(&old.hash()).await.unwrap(), None);
    assert_eq!(store.seat_by_token(&new.hash()).await.unwrap(), Some(("t1".to_owned(), 0)));
    assert_eq!(store.table("t1").await.unwrap().seats[0].links, 1);
    store.set_owner("t1", 0, &SeatOwner::Open, &guest("bob"), None, &[]).await.unwrap();
    assert_eq!(store.seat_by_token(&new.hash()).await.unwrap(), Some(("t1".to_owned(), 0)));
}

async fn only_hashes_are_kept(database: TestDatabase) {
    let store = store_with_table(&database).await;
    let token = Token::fresh().unwrap();
    let before = store.table("t1").await.unwrap().seats[1].owner.clone();
    store.set_owner("t1", 1, &before, &SeatOwner::Open, Some(&token.hash()), &[]).await.unwrap();
    let mut everything = Vec::new();
    store.export(&mut everything).await.unwrap();
    let everything = String::from_utf8(everything).unwrap();
    assert!(!everything.contains(&token.to_string()));
    assert_eq!(everything.matches("\"token\":\"").count(), 2);
    assert!(lines(&store).await.is_empty());
}

async fn a_stand_in_is_the_choice_of_one_guest(database: TestDatabase) {
    let store = store_with_table(&database).await;
    assert_eq!(store.set_stand_in("t1", 0, "ann", Some("level1")).await.unwrap(), 2);
    assert_conflict(store.set_stand_in("t1", 0, "bob", Some("level5")).await, 0, 2);
    assert_not_found(store.set_stand_in("t1", 7, "ann", None).await, "seat `7` at table `t1`");
    let chosen = async || store.table("t1").await.unwrap().seats[0].stand_in.clone();
    let stand_in = SeatOwner::StandIn { bot: "level1".to_owned(), guest: "ann".to_owned(), away: true };
    store.set_owner("t1", 0, &guest("ann"), &stand_in, None, &[]).await.unwrap();
    assert_eq!(store.table("t1").await.unwrap().seats[0].owner, stand_in);
    store.set_owner("t1", 0, &stand_in, &guest("ann"), None, &[]).await.unwrap();
    assert_eq!(chosen().await.as_deref(), Some("level1"), "it is still hers");
    store.set_owner("t1", 0, &guest("ann"), &guest("bob"), None, &[]).await.unwrap();
    assert_eq!(chosen().await, None);
}

async fn wishes_are_those_of_one_guest(database: TestDatabase) {
    let store = store_with_table(&database).await;
    let before = store.table("t1").await.unwrap().version;
    store.put_wishes("t1", 0, "ann", Some("[1]")).await.unwrap();
    assert_eq!(store.table("t1").await.unwrap().version, before, "nobody learns of it");
    assert_conflict(store.put_wishes("t1", 0, "bob", Some("[2]")).await, 0, before);
    assert_not_found(store.put_wishes("t1", 7, "ann", None).await, "seat `7` at table `t1`");
    let stand_in = SeatOwner::StandIn { bot: "level1".to_owned(), guest: "ann".to_owned(), away: true };
    store.set_owner("t1", 0, &guest("ann"), &stand_in, None, &[]).await.unwrap();
    store.set_owner("t1", 0, &stand_in, &guest("ann"), None, &[]).await.unwrap();
    assert_eq!(store.wishes("t1", 0).await.unwrap().as_deref(), Some("[1]"), "they are still hers");
    let row = database.open().await.table("t1").await.unwrap();
    assert_eq!(row.seats[0].wishes.as_deref(), Some("[1]"), "after a restart too");
    store.set_owner("t1", 0, &guest("ann"), &guest("bob"), None, &[]).await.unwrap();
    assert_eq!(store.wishes("t1", 0).await.unwrap(), None);
}

fn event(kind: SeatEventKind, seat: u8) -> SeatEvent {
    SeatEvent {
        seq: 0,
        ply: 4,
        seat,
        kind,
        guest: Some("ann".to_owned()),
        name: Some("Анна".to_owned()),
        by: Some("bob".to_owned()),
        by_name: None,
        bot: Some("level2".to_owned()),
    }
}

async fn what_happens_to_seats_is_kept(database: TestDatabase) {
    let store = store_with_table(&database).await;
    let events = [event(SeatEventKind::Freed, 0), event(SeatEventKind::Known, 1)];
    store.set_owner("t1", 0, &guest("ann"), &SeatOwner::Open, None, &events).await.unwrap();
    let late = store.set_owner("t1", 0, &guest("ann"), &SeatOwner::Open, None, &events).await;
    assert_conflict(late, 0, 2);
    assert_eq!(store.add_seat_events("t1", &[event(SeatEventKind::Asked, 1)]).await.unwrap(), 3);
    assert_not_found(store.add_seat_events("t2", &events).await, "table `t2`");
    let told = store.seat_events("t1", 0).await.unwrap();
    let kinds = [SeatEventKind::Freed, SeatEventKind::Known, SeatEventKind::Asked];
    assert_eq!(told.iter().map(|event| event.kind).collect::<Vec<_>>(), kinds);
    assert_eq!(told[1], SeatEvent { seq: 2, ..event(SeatEventKind::Known, 1) });
    assert_eq!(store.seat_events("t1", 2).await.unwrap(), told[2..]);
}
