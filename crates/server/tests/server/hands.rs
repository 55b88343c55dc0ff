//! Looking into hands: who has seen one at a table sits down against it only if the people there agree, and where somebody sits
//! down whose hand is known, that is said.

use std::sync::Arc;
use std::time::Duration;

use sandtable_server::Config;
use sandtable_store::testing::{Engine, TestDatabase};

use crate::browser::{Browser, Folder, Page, TestApp};

async fn take(guest: &mut Browser, table: &str, seat: &str, holder: &str) -> Page {
    guest.post(&format!("{table}/seat"), &[("seat", seat), ("holder", holder)]).await
}

/// A table of the council: the host, who has no seat, a guest at blue, bots at red and green.
async fn hosted(app: &TestApp, options: &[(&str, &str)]) -> (String, Browser, Browser) {
    let (mut host, mut bob) = (app.browser(), app.browser());
    let seats = [("seat0", "level1"), ("seat1", "link"), ("seat2", "level1")];
    let table = host.open_game("council", &[&seats[..], options].concat()).await;
    let invitation = host.get(&table).await.links()[0].clone();
    bob.sit(&invitation).await;
    (table, host, bob)
}

/// Which secret the page shows, if it shows one.
fn secrets(page: &Page) -> usize {
    page.body.matches("secret-").count()
}

/// The host has looked into the hand of green and put the bot back.
async fn peeked(app: &TestApp) -> (String, Browser, Browser) {
    let (table, mut host, bob) = hosted(app, &[("public", "true")]).await;
    assert_eq!(secrets(&take(&mut host, &table, "green", "me").await), 1, "a first hand may be seen");
    let put_back = take(&mut host, &table, "green", "link").await;
    assert_eq!(secrets(&put_back), 0);
    (table, host, bob)
}

#[tokio::test]
async fn who_has_seen_a_hand_does_not_sit_down_against_it() {
    let app = TestApp::with_council().await;
    let (table, mut host, mut bob) = peeked(&app).await;
    let refused = take(&mut host, &table, "red", "me").await;
    assert!(secrets(&refused) == 0 && refused.says("the others must agree first"), "{}", refused.body);
    assert!(take(&mut host, &table, "red", "me").await.says("They have been asked"), "once");
    let asked = bob.get(&table).await;
    assert_eq!(asked.body.matches("Do you agree?").count(), 1, "{}", asked.body);
    let question = asked.value("question").unwrap();
    let no = [("question", question.as_str()), ("answer", "no")];
    let log = bob.post(&format!("{table}/sitting"), &no).await;
    assert!(log.says("does not agree") && !log.says("Do you agree?"), "{}", log.body);
    assert!(bob.post(&format!("{table}/sitting"), &no).await.says("Nobody is asking that any more"));
    assert!(host.get(&table).await.says("not everybody agrees"));
    assert_eq!(secrets(&take(&mut host, &table, "red", "me").await), 0, "nor is anybody asked again");
    assert!(!bob.get(&table).await.says("Do you agree?"));
    assert_eq!(secrets(&take(&mut host, &table, "green", "me").await), 1, "the hand she knows she may have");
}

#[tokio::test]
async fn a_link_is_no_way_around() {
    let app = TestApp::with_council().await;
    let (table, mut host, _bob) = peeked(&app).await;
    let invitation = take(&mut host, &table, "red", "link").await.links()[0].clone();
    let refused = host.sit(&invitation).await;
    assert!(secrets(&refused) == 0 && refused.says("the others must agree first"), "{}", refused.body);
    let mut eve = app.browser();
    assert_eq!(secrets(&eve.sit(&invitation).await), 1, "others may come by it");
}

#[tokio::test]
async fn with_the_consent_of_all_it_is_allowed_and_told() {
    let app = TestApp::with_council().await;
    let (table, mut host, mut bob) = peeked(&app).await;
    take(&mut host, &table, "red", "me").await;
    let question = bob.get(&table).await.value("question").unwrap();
    let yes = [("question", question.as_str()), ("answer", "yes")];
    let stranger = app.browser().post(&format!("{table}/sitting"), &yes).await;
    assert!(stranger.says("Nobody is asking that any more"), "strangers have no say");
    bob.post(&format!("{table}/sitting"), &yes).await;
    assert!(host.get(&table).await.says("Somebody agrees"));
    assert_eq!(secrets(&take(&mut host, &table, "red", "me").await), 1);
    let log = bob.get(&table).await;
    for told in ["sits down", "frees this seat", "has seen other hands and asks", "agrees that"] {
        assert!(log.says(told), "{told}: {}", log.body);
    }
}

#[tokio::test]
async fn what_was_seen_is_remembered_across_a_restart() {
    let app = TestApp::with_council().await;
    let (table, mut host, _bob) = peeked(&app).await;
    let folder = Arc::clone(&app.folder);
    drop(app);
    let config = Config::new(folder.database(), crate::council::PACKAGES).for_tests();
    let app = TestApp::run(config, folder).await;
    host.router = app.router.clone();
    assert_eq!(secrets(&take(&mut host, &table, "red", "me").await), 0);
}

#[tokio::test]
async fn where_nothing_is_hidden_or_nobody_plays_seats_are_free() {
    let app = TestApp::with_council().await;
    let (table, mut host, _bob) = hosted(&app, &[("option.open", "true")]).await;
    for seat in ["green", "red"] {
        assert_eq!(take(&mut host, &table, seat, "me").await.value("seat").as_deref(), Some(seat));
        take(&mut host, &table, seat, "link").await;
    }
    let mut ada = app.browser();
    let table = ada.open_game("council", &[("seat0", "level1")]).await;
    for seat in ["green", "red", "blue"] {
        assert_eq!(secrets(&take(&mut ada, &table, seat, "me").await), 1, "alone with bots");
        take(&mut ada, &table, seat, "link").await;
    }
}

#[tokio::test]
async fn who_sits_down_at_a_known_hand_is_told() {
    let app = TestApp::with_council().await;
    let (mut ada, mut bob) = (app.browser(), app.browser());
    let table = ada.open_game("council", &[("option.players", "2"), ("seat1", "here")]).await;
    let freed = take(&mut ada, &table, "blue", "link").await;
    let page = bob.sit(&freed.links()[1]).await;
    assert!(page.says("has seen the hand of this seat before"), "{}", page.body);
}

#[tokio::test]
async fn what_somebody_saw_while_alone_is_told_to_who_comes_later() {
    let app = TestApp::with_council().await;
    let (mut ada, mut bob) = (app.browser(), app.browser());
    let table = ada.open_game("council", &[("seat0", "link"), ("seat1", "link")]).await;
    take(&mut ada, &table, "green", "me").await;
    take(&mut ada, &table, "green", "link").await;
    let invitation = take(&mut ada, &table, "red", "me").await.links()[1].clone();
    let page = bob.sit(&invitation).await;
    assert_eq!(page.value("seat").as_deref(), Some("blue"));
    assert_eq!(page.body.matches("has seen the hand of this seat before").count(), 1, "{}", page.body);
}

#[tokio::test]
async fn who_gave_up_does_not_come_back_in_another_seat() {
    let app = TestApp::with_council().await;
    let (table, mut host, mut bob) = hosted(&app, &[]).await;
    take(&mut host, &table, "green", "me").await;
    take(&mut host, &table, "red", "link").await;
    let page = host.get(&table).await;
    let resigned = host.post(&format!("{table}/resign"), &page.move_fields(&[]).pairs()).await;
    assert!(resigned.says("A bot plays your seat"), "{}", resigned.body);
    assert_eq!(secrets(&take(&mut host, &table, "red", "me").await), 0);
    assert!(bob.get(&table).await.says("Do you agree?"));
}

/// Looks until the page says so.
async fn until(guest: &mut Browser, table: &str, text: &str) -> Page {
    for _ in 0..2000 {
        let page = guest.get(table).await;
        if page.says(text) {
            return page;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    panic!("nothing says `{text}` at {table}")
}

#[tokio::test]
async fn what_was_seen_at_one_node_is_known_at_the_other() {
    let database = TestDatabase::new(Engine::Postgres).await;
    let config = Config::new(database.url(), crate::council::PACKAGES).for_tests();
    let here = TestApp::run(config.clone(), Arc::new(Folder::new())).await;
    let there = TestApp::run(config, Arc::new(Folder::new())).await;
    let (table, mut host, mut bob) = peeked(&here).await;
    bob.router = there.router.clone();
    let mut host_there = Browser { router: there.router.clone(), ..host.clone() };
    assert_eq!(secrets(&take(&mut host_there, &table, "red", "me").await), 0, "nor by the other node");
    let question = until(&mut bob, &table, "Do you agree?").await.value("question").unwrap();
    until(&mut host, &table, "asks to play").await;
    bob.post(&format!("{table}/sitting"), &[("question", &question), ("answer", "yes")]).await;
    until(&mut host, &table, "agrees that").await;
    assert_eq!(secrets(&take(&mut host, &table, "red", "me").await), 1);
}
