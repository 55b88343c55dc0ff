//! Two nodes over one PostgreSQL: what happens at one is seen at the other.

use std::sync::Arc;
use std::time::Duration;

use sandtable_server::Config;
use sandtable_store::testing::{Engine, TestDatabase, pretend_absence};

use crate::absence::{listening, presence_is_stored};
use crate::browser::{Browser, Folder, Page, TestApp};

async fn node(database: &TestDatabase) -> TestApp {
    TestApp::run(Config::new(database.url(), sandtable_games::all()).for_tests(), Arc::new(Folder::new()))
        .await
}

/// Looks until the table there is as old as it should be.
async fn look(browser: &mut Browser, table: &str, revision: usize) -> Page {
    for _ in 0..2000 {
        let page = browser.get(table).await;
        if page.revision() >= revision {
            return page;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    panic!("the other node never hears of revision {revision}")
}

#[tokio::test]
async fn guests_at_two_nodes_play_one_game() {
    let database = TestDatabase::new(Engine::Postgres).await;
    let (here, there) = (node(&database).await, node(&database).await);
    let (mut ada, mut bob) = (here.browser(), there.browser());
    let table = ada.open(&[("seat1", "link")]).await;
    let invitation = ada.get(&table).await.links()[1].clone();
    bob.sit(&invitation).await;
    let mut revision = ada.get(&table).await.revision();
    for _ in 0..12 {
        let pages = [look(&mut ada, &table, revision).await, look(&mut bob, &table, revision).await];
        let at = usize::from(pages[0].actions().is_empty());
        let mover = if at == 0 { &mut ada } else { &mut bob };
        let action = pages[at].actions()[0].clone();
        revision = mover.act(&table, &pages[at], &action).await.revision();
        assert!(revision > pages[at].revision(), "{}", pages[at].body);
    }
    bob.post(&format!("{table}/chat"), &[("text", "well played")]).await;
    let page = bob.get(&table).await;
    bob.post(&format!("{table}/resign"), &page.move_fields(&[]).pairs()).await;
    for _ in 0..2000 {
        let page = ada.get(&table).await;
        if page.is_over() && page.says("well played") {
            return;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    panic!("the other node never hears that the game is over");
}

#[tokio::test]
async fn one_seat_in_two_windows_at_two_nodes_moves_once() {
    let database = TestDatabase::new(Engine::Postgres).await;
    let (here, there) = (node(&database).await, node(&database).await);
    let mut ada = here.browser();
    let table = ada.form("/play/natisk", &[("automa", "1")]).await.location.unwrap();
    let mut twin = Browser { router: there.router.clone(), ..ada.clone() };
    for _ in 0..5 {
        let page = ada.get(&table).await;
        let Some(action) = page.actions().first().cloned() else { break };
        look(&mut twin, &table, page.revision()).await;
        let other = look(&mut twin, &table, page.revision()).await;
        let (one, two) = tokio::join!(ada.act(&table, &page, &action), twin.act(&table, &other, &action));
        let (younger, older) = (one.revision().min(two.revision()), one.revision().max(two.revision()));
        assert_eq!(younger, older, "both see the one move that was made");
    }
}

#[tokio::test]
async fn who_is_at_another_node_is_here_and_who_left_it_is_not() {
    let database = TestDatabase::new(Engine::Postgres).await;
    let (here, there) = (node(&database).await, node(&database).await);
    let (mut ada, mut bob) = (here.browser(), there.browser());
    let table = ada.open(&[("seat1", "link"), ("public", "true")]).await;
    let invitation = ada.get(&table).await.links()[1].clone();
    let seat = bob.sit(&invitation).await.value("seat").unwrap();
    let open = listening(&bob, &table).await;
    until(&mut ada, &table, "here now").await;
    let give = [("seat", seat.as_str()), ("holder", "level3")];
    let refused = ada.post(&format!("{table}/seat"), &give).await;
    assert!(refused.says("cannot give that seat"), "{}", refused.body);
    drop(open);
    until(&mut ada, &table, "quiet away").await;
    let refused = ada.post(&format!("{table}/seat"), &give).await;
    assert!(refused.says("not been away for long enough"), "{}", refused.body);

    let store = database.open().await;
    presence_is_stored(&there, &store).await;
    pretend_absence(&store, Duration::from_mins(6)).await;
    here.app.drop_idle_tables(Duration::ZERO);
    let given = ada.post(&format!("{table}/seat"), &give).await;
    assert!(given.says("stand in"), "{}", given.body);
    until(&mut there.browser(), &table, "for Guest").await;
    let back = bob.get(&table).await;
    assert!(back.says("is back"), "{}", back.body);
    until(&mut ada, &table, "is back").await;
}

/// Looks until the page says so.
async fn until(browser: &mut Browser, table: &str, text: &str) {
    for _ in 0..2000 {
        if browser.get(table).await.says(text) {
            return;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    panic!("nothing says `{text}` at {table}")
}
