//! The app: what survives a restart, what is damaged, live changes, numbers.

use std::sync::Arc;

use axum::body::Body;
use axum::http::{Request, header};
use sandtable_server::Config;
use sandtable_store::Store;
use std::time::Duration;
use tokio_stream::StreamExt;
use tower::ServiceExt;

use crate::browser::{Browser, Folder, TestApp};
use crate::playing::{to_move, two_guests};

#[tokio::test]
async fn a_restart_keeps_everything() {
    let app = TestApp::new().await;
    let (table, mut ada, mut bob) = two_guests(&app).await;
    for _ in 0..3 {
        let (mover, page) = to_move(&table, [&mut ada, &mut bob]).await;
        let action = page.actions()[0].clone();
        mover.act(&table, &page, &action).await;
    }
    ada.post(&format!("{table}/chat"), &[("text", "see you tomorrow")]).await;
    let before = ada.get(&table).await;
    let folder = Arc::clone(&app.folder);
    drop(app);
    let app = TestApp::over(folder).await;
    assert_eq!(app.app.check_tables().await.unwrap(), Vec::<String>::new());
    ada.router = app.router.clone();
    bob.router = app.router.clone();
    let after = ada.get(&table).await;
    assert_eq!((after.revision(), after.value("seat")), (before.revision(), before.value("seat")));
    assert!(after.says("see you tomorrow"));
    let (mover, page) = to_move(&table, [&mut ada, &mut bob]).await;
    let action = page.actions()[0].clone();
    assert!(mover.act(&table, &page, &action).await.revision() > page.revision());
}

#[tokio::test]
async fn a_bot_that_was_to_move_goes_on_after_a_restart() {
    let folder = Arc::new(Folder::new());
    let slow = Config {
        pace: Duration::from_hours(1),
        ..Config::new(folder.database(), sandtable_games::all()).for_tests()
    };
    let app = TestApp::run(slow, Arc::clone(&folder)).await;
    let mut ada = app.browser();
    let table = ada.open(&[("seat1", "level1")]).await;
    while !ada.get(&table).await.actions().is_empty() {
        let page = ada.get(&table).await;
        let action = page.actions()[0].clone();
        ada.act(&table, &page, &action).await;
    }
    drop(app);
    let store = Store::open(&folder.database()).await.unwrap();
    let id = table.trim_start_matches("/t/");
    let before = store.table(id).await.unwrap();
    assert_eq!(before.turn, Some(1), "the bot is to move");
    let app = TestApp::over(folder).await;
    assert_eq!(app.app.wake_bots().await.unwrap(), 1);
    while store.table(id).await.unwrap().turn == Some(1) {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    assert!(store.table(id).await.unwrap().seq > before.seq, "it moved without anybody looking");
}

#[tokio::test]
async fn a_changed_step_is_found_at_the_start_and_the_table_stays_closed() {
    let app = TestApp::new().await;
    let (table, mut ada, _) = two_guests(&app).await;
    let mut export = Vec::new();
    Store::open(&app.folder.database()).await.unwrap().export(&mut export).await.unwrap();
    let export = String::from_utf8(export).unwrap();
    let at = export.find(" #").expect("a step with a hash") + 2;
    let digit = if &export[at..=at] == "0" { "1" } else { "0" };
    let changed = format!("{}{digit}{}", &export[..at], &export[at + 1..]);
    let folder = Arc::new(Folder::new());
    Store::open(&folder.database()).await.unwrap().restore(changed.as_bytes()).await.unwrap();
    let app = TestApp::over(folder).await;
    let damaged = app.app.check_tables().await.unwrap();
    assert_eq!(damaged, [table.trim_start_matches("/t/")]);
    ada.router = app.router.clone();
    assert!(ada.get(&table).await.status.is_server_error());
    assert_eq!(ada.get("/").await.status, 200);
}

/// The same tables with something of their export changed.
async fn restored(app: &TestApp, change: impl FnOnce(&str) -> String) -> TestApp {
    let mut export = Vec::new();
    Store::open(&app.folder.database()).await.unwrap().export(&mut export).await.unwrap();
    let export = String::from_utf8(export).unwrap();
    let changed = change(&export);
    assert_ne!(changed, export);
    let folder = Arc::new(Folder::new());
    Store::open(&folder.database()).await.unwrap().restore(changed.as_bytes()).await.unwrap();
    TestApp::over(folder).await
}

#[tokio::test]
async fn a_game_of_rules_no_longer_played_has_a_page_that_gives_its_record() {
    let app = TestApp::new().await;
    let (table, mut ada, _) = two_guests(&app).await;
    let app = restored(&app, |export| export.replace("\"rules\":1", "\"rules\":0")).await;
    assert_eq!(app.app.check_tables().await.unwrap(), Vec::<String>::new(), "it is not damaged");
    ada.router = app.router.clone();
    let page = ada.get(&table).await;
    assert_eq!(page.status, 410);
    assert!(page.says("rules that are no longer played here"), "{}", page.body);
    assert!(page.body.contains(&format!("href=\"{table}/record\"")), "{}", page.body);
    let record = ada.get(&format!("{table}/record")).await;
    assert_eq!(record.status, 200);
    let record = sandtable_session::Record::parse(&record.body).unwrap();
    assert_eq!((record.rules, record.game.as_str(), record.key), (0, "natisk", None));
    assert!(!record.steps.is_empty());
    let stranger = app.browser().get(&format!("{table}/record")).await;
    assert_eq!(stranger.status, 403, "a game that is not over is nobody else's");
}

#[tokio::test]
async fn a_game_of_older_rules_goes_on_and_its_rematch_is_by_the_newest() {
    let old = TestApp::new().await;
    let mut ada = old.browser();
    let table = ada.open_game("siege", &[("players", "1"), ("seat0", "me")]).await;
    assert!(!ada.get(&table).await.actions().is_empty());
    let app = restored(&old, |export| {
        let option = "\"first\":\"defender-1\",";
        let text = export.replace("\"rules\":2", "\"rules\":1").replace(option, "");
        text.replace(&option.replace('"', "\\\""), "")
    });
    let app = app.await;
    ada.router = app.router.clone();
    let page = ada.get(&table).await;
    let action = page.actions()[0].clone();
    let page = ada.act(&table, &page, &action).await;
    assert!(page.status.is_success() || page.status.is_redirection(), "{}", page.body);
    let page = ada.get(&table).await;
    ada.post(&format!("{table}/resign"), &page.move_fields(&[]).pairs()).await;
    let next = ada.form(&format!("{table}/rematch"), &[]).await.location.unwrap();
    let store = Store::open(&app.folder.database()).await.unwrap();
    let rules = async |path: &str| store.table(path.trim_start_matches("/t/")).await.unwrap().rules;
    assert_eq!((rules(&table).await, rules(&next).await), (1, 2));
    let page = ada.get(&next).await;
    assert!(page.status.is_success() && page.says("id=\"table\""), "{} {}", page.status, page.body);
}

#[tokio::test]
async fn idle_tables_leave_memory_and_come_back() {
    let app = TestApp::new().await;
    let (table, mut ada, _) = two_guests(&app).await;
    let revision = ada.get(&table).await.revision();
    app.app.drop_idle_tables(Duration::from_mins(10));
    assert_eq!(app.app.open_tables(), 1);
    app.app.drop_idle_tables(Duration::ZERO);
    assert_eq!(app.app.open_tables(), 0);
    assert_eq!(ada.get(&table).await.revision(), revision);
}

/// The events of a table, as chunks of text.
pub(crate) async fn listen(
    browser: &Browser,
    path: &str,
    last: Option<&str>,
) -> impl tokio_stream::Stream<Item = String> + Unpin + use<> {
    let mut request =
        Request::get(path).header(header::COOKIE, browser.cookie.as_deref().unwrap_or_default());
    if let Some(last) = last {
        request = request.header("last-event-id", last);
    }
    let response = browser.router.clone().oneshot(request.body(Body::empty()).unwrap()).await.unwrap();
    assert_eq!(response.headers()[header::CONTENT_TYPE], "text/event-stream");
    let chunks = response.into_body().into_data_stream();
    Box::pin(chunks.map(|chunk| String::from_utf8(chunk.unwrap().to_vec()).unwrap()))
}

/// Waits, but not for ever.
pub(crate) async fn soon<T>(wait: impl Future<Output = T>) -> T {
    tokio::time::timeout(Duration::from_mins(1), wait).await.expect("it happens within a minute")
}

#[tokio::test]
async fn pages_hear_of_changes_and_of_what_they_missed() {
    let app = TestApp::new().await;
    let (table, ada, mut bob) = two_guests(&app).await;
    let live = format!("{table}/live");
    let mut missed = listen(&ada, &live, Some("1")).await;
    assert!(soon(missed.next()).await.unwrap().contains("event: change"), "what happened while away");
    assert!(bob.get(&table).await.body.contains("id=\"table\""));
    let mut events = listen(&ada, &live, None).await;
    bob.post(&format!("{table}/chat"), &[("text", "secret plan")]).await;
    let event = soon(events.next()).await.unwrap();
    assert!(event.contains("event: change") && event.contains("id: "), "{event}");
    assert!(!event.contains("secret plan"), "an event holds no content");
    app.app.close();
    while soon(events.next()).await.is_some() {}
}

#[tokio::test]
async fn a_browser_hears_of_all_its_tables_and_of_no_other() {
    let app = TestApp::new().await;
    let (table, mut ada, mut bob) = two_guests(&app).await;
    let own = ada.open(&[("seat0", "me"), ("seat1", "here")]).await;
    let id = |table: &str| table.trim_start_matches("/t/").to_owned();
    let live = format!("/live?t={}&t={}&t=nowhere", id(&table), id(&own));
    let mut events = listen(&ada, &live, None).await;
    let first = soon(events.next()).await.unwrap() + &soon(events.next()).await.unwrap();
    assert!(
        first.contains(&id(&table)) && first.contains(&id(&own)) && first.contains("event: stand"),
        "{first}"
    );
    bob.post(&format!("{table}/chat"), &[("text", "secret plan")]).await;
    let event = soon(events.next()).await.unwrap();
    assert!(
        event.contains("event: change") && event.contains("\"mine\":") && event.contains(&id(&table)),
        "{event}"
    );
    assert!(!event.contains("secret plan"), "an event holds no content");
    let mut eve = app.browser();
    eve.get("/").await;
    let stands = eve.get(&format!("{live}&now")).await;
    assert!(
        stands.says(&id(&table)) && !stands.says(&id(&own)),
        "what cannot be watched cannot be heard: {}",
        stands.body
    );
}

#[tokio::test]
async fn the_app_says_how_it_is() {
    let app = TestApp::new().await;
    let (table, mut ada, mut bob) = two_guests(&app).await;
    let (mover, page) = to_move(&table, [&mut ada, &mut bob]).await;
    let action = page.actions()[0].clone();
    mover.act(&table, &page, &action).await;
    assert_eq!(ada.get("/health/live").await.status, 200);
    assert_eq!(ada.get("/health/ready").await.status, 200);
    let metrics = ada.get("/metrics").await.body;
    assert!(metrics.contains("route=\"/t/{id}/act\",status=\"303\"} 1"), "{metrics}");
    assert!(metrics.contains("sandtable_move_seconds_count 1"), "{metrics}");
    assert!(metrics.contains("sandtable_open_desks 1"), "{metrics}");
    app.app.close();
    assert_eq!(ada.get("/health/ready").await.status, 503);
}
