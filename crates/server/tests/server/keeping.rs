//! What is kept and for how long: damaged tables, deleted and expired ones, long lists, secrets, a store that fails.

use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::http::{Request, header};
use sandtable_server::{Config, Limits, Upkeep};
use sandtable_store::testing::{Engine, Postgres, TestDatabase};
use sandtable_store::{AbsenceTerms, CheckProgress, NewSeat, NewTable, SeatOwner, Secret, TablePlace};
use tower::ServiceExt;

use crate::browser::{Browser, Folder, Page, TestApp};
use crate::playing::{to_move, two_guests};

fn config(database: &TestDatabase) -> Config {
    Config::new(database.url(), sandtable_games::all()).for_tests()
}

async fn run(config: Config) -> TestApp {
    TestApp::run(config, Arc::new(Folder::new())).await
}

async fn opened() -> (TestDatabase, TestApp) {
    let database = TestDatabase::new(Engine::Sqlite).await;
    let app = run(config(&database)).await;
    (database, app)
}

fn id(table: &str) -> &str {
    table.trim_start_matches("/t/")
}

/// A table whose owner is this browser's guest, put straight into the store.
fn new_table(id: &str, guest: &str) -> NewTable {
    let title = sandtable_games::all()[0].title;
    let owners = [SeatOwner::Guest(guest.to_owned()), SeatOwner::Bot("level1".to_owned())];
    NewTable {
        id: id.to_owned(),
        game: title.id().to_owned(),
        rules: title.rules(),
        options: title.defaults(),
        state: None,
        dice_key: Secret([9; 32]),
        seats: owners.map(|owner| NewSeat { owner, token: None }).into(),
        host: guest.to_owned(),
        public: true,
        rematch_of: None,
        absence: AbsenceTerms::default(),
        settings: sandtable_store::TableSettings { watch: true, ..Default::default() },
        lesson: false,
    }
}

/// The guest of a browser that has a cookie.
async fn guest_of(browser: &mut Browser) -> String {
    browser.get("/").await;
    let cookie = browser.cookie.clone().unwrap();
    cookie[cookie.len() - 16..].to_owned()
}

async fn post(browser: &mut Browser, path: &str) -> Page {
    browser.form(path, &[]).await
}

#[tokio::test]
async fn a_damaged_table_has_a_page_of_its_own_and_no_other_is_closed() {
    let (database, app) = opened().await;
    let (table, mut ada, mut bob) = two_guests(&app).await;
    let whole = ada.open(&[("public", "true")]).await;
    let broken = [
        format!("UPDATE tables SET options = '{{', is_public = 1 WHERE id = '{}'", id(&table)),
        format!("UPDATE tables SET options = '{{}}' WHERE id = '{}'", id(&table)),
        format!("DELETE FROM seats WHERE table_id = '{}' AND seat = 1", id(&table)),
    ];
    let mut eve = app.browser();
    for damage in [0, 2] {
        database.execute(&[&broken[damage]]).await;
        app.app.drop_idle_tables(Duration::ZERO);
        for browser in [&mut ada, &mut bob, &mut eve] {
            assert_eq!(browser.get("/").await.status, 200, "{}", broken[damage]);
            assert_eq!(browser.get(&whole).await.status, 200);
            let page = browser.get(&table).await;
            assert!(page.status.is_server_error() && page.says("Damaged table"), "{}", page.body);
        }
        assert_eq!(app.app.check_tables().await.unwrap(), [id(&table)]);
        if damage == 0 {
            assert!(ada.get("/").await.says("Damaged table"), "in the list of those who sit there");
            database.execute(&[&broken[1]]).await;
        }
    }
    assert_eq!(
        eve.get(&format!("{table}/lines")).await.status,
        403,
        "the game may go on once it is repaired"
    );
    assert_eq!(post(&mut eve, &format!("{table}/end-damaged")).await.status, 403);
    assert!(!eve.get(&table).await.says("end-damaged"));
    assert!(ada.get(&table).await.says("end-damaged"));
    let ended = ada.post(&format!("{table}/end-damaged"), &[]).await;
    assert!(ended.says("/lines\""), "{}", ended.body);
    let lines = ada.get(&format!("{table}/lines")).await;
    assert!(lines.says("game natisk\nrules") && lines.says("\n---\n* "), "{}", lines.body);
    assert_eq!(post(&mut ada, &format!("{whole}/end-damaged")).await.status, 404, "only of what is damaged");
    assert_eq!(ada.get(&format!("{whole}/lines")).await.status, 404);
}

#[tokio::test]
async fn a_lost_tail_is_damage() {
    let (database, app) = opened().await;
    let (table, mut ada, mut bob) = two_guests(&app).await;
    let (mover, page) = to_move(&table, [&mut ada, &mut bob]).await;
    let action = page.actions()[0].clone();
    mover.act(&table, &page, &action).await;
    assert!(app.app.check_tables().await.unwrap().is_empty());
    let last = "DELETE FROM steps WHERE seq = (SELECT MAX(seq) FROM steps)";
    database.execute(&[last]).await;
    assert_eq!(app.app.check_tables().await.unwrap(), [id(&table)]);
    app.app.drop_idle_tables(Duration::ZERO);
    assert!(ada.get(&table).await.says("Damaged table"));
}

#[tokio::test]
async fn an_interrupted_check_goes_on() {
    let (database, app) = opened().await;
    let store = database.open().await;
    for name in ["new", "middle", "old"] {
        store.create(&new_table(name, "ada")).await.unwrap();
    }
    database
        .execute(&[
            "UPDATE tables SET touched = CASE id WHEN 'new' THEN 30 WHEN 'middle' THEN 20 ELSE 10 END",
            "DELETE FROM seats",
        ])
        .await;
    let progress = CheckProgress { began: 25, place: TablePlace { touched: 20, id: "middle".to_owned() } };
    store.put_check_progress(Some(&progress)).await.unwrap();
    assert_eq!(app.app.check_tables().await.unwrap(), ["new", "old"]);
    assert_eq!(
        app.app.check_tables().await.unwrap(),
        ["new", "middle", "old"],
        "a finished one begins again"
    );
}

#[tokio::test]
async fn a_host_deletes_a_table_and_who_sat_there_is_told() {
    let (_database, app) = opened().await;
    let (table, mut ada, mut bob) = two_guests(&app).await;
    ada.post("/name", &[("name", "Countess"), ("back", "/")]).await;
    let delete = format!("{table}/delete");
    for _ in 0..4 {
        ada.open(&[]).await;
    }
    assert!(ada.get("/").await.says(&format!("{delete}\"")), "there is a way to it");
    assert_eq!(bob.get(&delete).await.status, 403);
    assert_eq!(post(&mut bob, &delete).await.status, 404);
    let question = ada.get(&delete).await;
    assert!(question.says("Delete this table?") && question.says("will be told: Guest"), "{}", question.body);
    assert_eq!(ada.get(&table).await.status, 200, "asking deletes nothing");
    assert_eq!(post(&mut ada, &delete).await.location.as_deref(), Some("/"));
    let gone = bob.get(&table).await;
    assert_eq!(gone.status, 410);
    assert!(gone.says("This table is gone") && gone.says("Its host has deleted this table"), "{}", gone.body);
    let shelf = bob.get("/").await;
    assert!(shelf.says("Countess has deleted a table where you had a seat"), "{}", shelf.body);
    assert!(!ada.get("/").await.says("id=\"deleted\""));
    assert!(!bob.post("/deleted", &[]).await.says("id=\"deleted\""));
    assert_eq!(app.app.open_tables(), 0, "nor is it in memory");
}

#[tokio::test]
async fn an_open_page_of_a_deleted_table_at_another_node_hears_of_it() {
    let database = TestDatabase::new(Engine::Postgres).await;
    let (here, there) = (run(config(&database)).await, run(config(&database)).await);
    let (mut ada, mut bob) = (here.browser(), there.browser());
    let table = ada.open(&[("seat1", "link")]).await;
    let invitation = ada.get(&table).await.links()[1].clone();
    bob.sit(&invitation).await;
    let request = Request::get(format!("{table}/live")).header(header::COOKIE, bob.cookie.clone().unwrap());
    let open = bob.router.clone().oneshot(request.body(Body::empty()).unwrap()).await.unwrap();
    post(&mut ada, &format!("{table}/delete")).await;
    let mut events = open.into_body().into_data_stream();
    let event =
        tokio::time::timeout(Duration::from_mins(1), tokio_stream::StreamExt::next(&mut events)).await;
    assert!(event.unwrap().is_some_and(|event| event.unwrap().starts_with(b"event: change")));
    assert_eq!(bob.get(&table).await.status, 410);
}

#[tokio::test]
async fn what_nobody_moved_at_expires() {
    let database = TestDatabase::new(Engine::Sqlite).await;
    let upkeep = Upkeep { expiry: Some(Duration::from_hours(24)), ..Upkeep::default() };
    let app = run(Config { upkeep, ..config(&database) }).await;
    let (table, mut ada, mut bob) = two_guests(&app).await;
    let (mover, page) = to_move(&table, [&mut ada, &mut bob]).await;
    let action = page.actions()[0].clone();
    mover.act(&table, &page, &action).await;
    let idle = ada.open(&[("seat1", "link")]).await;
    ada.get(&idle).await;
    assert_eq!(app.app.expire_tables().await.unwrap(), 0);
    database.execute(&["UPDATE tables SET touched = 5"]).await;
    assert_eq!(app.app.expire_tables().await.unwrap(), 1);
    assert_eq!(ada.get(&idle).await.status, 404);
    assert_eq!(ada.get(&table).await.status, 200);
}

#[tokio::test]
async fn a_day_has_its_caps() {
    let database = TestDatabase::new(Engine::Sqlite).await;
    let upkeep = Upkeep { tables_per_guest: Some(2), tables_per_address: Some(3), expiry: None };
    let limits = Limits { behind_proxy: true, ..Limits::default() };
    let app = run(Config { upkeep, limits, ..config(&database) }).await;
    let play = async |browser: &mut Browser, address: &str| {
        browser.get("/").await;
        let body = format!("csrf={}", browser.csrf);
        let request = Request::post("/play/natisk")
            .header("x-forwarded-for", address)
            .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
        browser.send(request.body(Body::from(body)).unwrap()).await
    };
    let (mut ada, mut bob) = (app.browser(), app.browser());
    for expected in [303, 303, 429] {
        assert_eq!(play(&mut ada, "192.0.2.1").await.status, expected);
    }
    assert_eq!(play(&mut bob, "192.0.2.1").await.status, 303);
    let refused = play(&mut bob, "192.0.2.1").await;
    assert_eq!(refused.status, 429, "the address has had three");
    assert!(refused.says("too many tables today"), "{}", refused.body);
    assert_eq!(play(&mut bob, "192.0.2.2").await.status, 303);
}

#[tokio::test]
async fn long_lists_come_page_by_page() {
    let (database, app) = opened().await;
    let mut ada = app.browser();
    let guest = guest_of(&mut ada).await;
    let store = database.open().await;
    for nth in 0..70 {
        store.create(&new_table(&format!("mine{nth:02}"), &guest)).await.unwrap();
        store.create(&new_table(&format!("open{nth:02}"), "somebody")).await.unwrap();
    }
    for (list, pages) in [("mine", 3), ("open", 4)] {
        let mut seen = Vec::new();
        for page in 1..=pages {
            let shelf = ada.get(&format!("/?{list}={page}")).await;
            let link = format!("href=\"/t/{list}");
            let parts = shelf.body.split(&link).skip(1);
            let ids: Vec<_> = parts.map(|part| part[..2].to_owned()).collect();
            assert!(ids.len() <= 60, "{} of {list} on page {page}", ids.len());
            let (older, newer) = (format!("/?{list}={}#", page + 1), format!("/?{list}={}#", page - 1));
            assert_eq!((shelf.says(&older), shelf.says(&newer)), (page < pages, page > 1), "{list} {page}");
            seen.extend(ids);
        }
        seen.sort();
        seen.dedup();
        assert_eq!(seen.len(), 70, "each table of {list} is on some page");
    }
    for odd in ["/?mine=0", "/?mine=x", "/?open=99999999999"] {
        assert_eq!(ada.get(odd).await.status, 200, "{odd}");
    }
}

#[tokio::test]
async fn after_a_rotation_everybody_keeps_their_seat() {
    let (database, app) = opened().await;
    let (table, mut ada, mut bob) = two_guests(&app).await;
    let (seat, links) = (bob.get(&table).await.value("seat"), bob.get(&table).await.links());
    let before = bob.cookie.clone().unwrap();
    drop(app);
    let file = database.folder().join("secret");
    let store = database.open().await;
    store.secrets(Some(&file)).await.unwrap();
    store.rotate_secret(Some(&file)).await.unwrap();
    let with_file = Config { secret_file: Some(file.clone()), ..config(&database) };
    let app = run(with_file.clone()).await;
    bob.router = app.router.clone();
    let page = bob.get(&table).await;
    assert_eq!((page.value("seat"), page.links()), (seat.clone(), links.clone()));
    assert_ne!(bob.cookie.as_ref(), Some(&before), "the cookie is signed anew");
    assert_eq!(bob.get(&links[0]).await.value("seat"), seat, "and the link still leads there");
    store.drop_old_secrets(Some(&file)).await.unwrap();
    let app = run(with_file).await;
    (ada.router, bob.router) = (app.router.clone(), app.router.clone());
    assert_eq!(bob.get(&table).await.value("seat"), seat);
    assert_ne!(bob.get(&table).await.links(), links, "whoever knew the old secret knew the link");
    assert_ne!(ada.get(&table).await.value("seat"), Some("axis".to_owned()), "ada was not back in time");
}

#[tokio::test]
async fn a_change_that_may_not_have_been_stored_makes_the_table_stale() {
    let (database, app) = opened().await;
    let (table, mut ada, mut bob) = two_guests(&app).await;
    database.execute(&["ALTER TABLE chat RENAME TO away"]).await;
    let refused = ada.form(&format!("{table}/chat"), &[("text", "hello")]).await;
    assert_eq!(refused.status, 503);
    // As if the commit had been made and only its answer was lost.
    database
        .execute(&[
            "ALTER TABLE away RENAME TO chat",
            "INSERT INTO chat SELECT id, said + 1, host, 'Ada', 'hello again', 5 FROM tables",
            "UPDATE tables SET said = said + 1, version = version + 1",
        ])
        .await;
    assert!(bob.get(&table).await.says("hello again"));
}

#[tokio::test]
async fn a_move_that_could_not_be_stored_is_not_shown() {
    let (database, app) = opened().await;
    let (table, mut ada, mut bob) = two_guests(&app).await;
    let (mover, page) = to_move(&table, [&mut ada, &mut bob]).await;
    let action = page.actions()[0].clone();
    database.execute(&["ALTER TABLE steps RENAME TO away"]).await;
    assert!(mover.act(&table, &page, &action).await.status.is_server_error());
    database.execute(&["ALTER TABLE away RENAME TO steps"]).await;
    assert_eq!(mover.get(&table).await.revision(), page.revision());
    assert!(mover.act(&table, &page, &action).await.revision() > page.revision());
}

/// Asks until the answer is this one.
async fn await_readiness(browser: &mut Browser, status: u16, text: &str) {
    for _ in 0..600 {
        let answer = browser.get("/health/ready").await;
        if answer.status == status && answer.says(text) {
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("{} {}", browser.get("/health/ready").await.status, browser.get("/health/ready").await.body)
}

#[tokio::test]
async fn whoever_watches_hears_that_the_file_is_gone() {
    let (database, app) = opened().await;
    let mut watcher = app.browser();
    await_readiness(&mut watcher, 200, "ready").await;
    let (path, away) = (database.folder().join("tables.db"), database.folder().join("away.db"));
    std::fs::rename(&path, &away).unwrap();
    await_readiness(&mut watcher, 503, "lost").await;
    std::fs::rename(&away, &path).unwrap();
    await_readiness(&mut watcher, 200, "ready").await;
}

#[tokio::test]
async fn whoever_watches_hears_that_the_server_of_the_database_is_gone() {
    let server = tokio::task::spawn_blocking(Postgres::encrypted).await.unwrap();
    let url = server.tcp_url("sslmode=disable");
    let app = run(Config::new(url, sandtable_games::all()).for_tests()).await;
    let mut watcher = app.browser();
    await_readiness(&mut watcher, 200, "ready").await;
    drop(server);
    await_readiness(&mut watcher, 503, "does not answer").await;
}
