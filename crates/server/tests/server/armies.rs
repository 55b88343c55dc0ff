//! Armies that are put together outside of a game, without script: the page, what is kept of them, and how they come to a table.

use axum::http::StatusCode;

use crate::browser::{Browser, Page, TestApp, encoded};

const PAGE: &str = "/armies/dolg";
const DANUBE: &str = "Watch on the Danube: rome, hadrian, 2 rom-legion, aux-syr";

/// The form of an army of 2 legions and an archer.
const FIELDS: [(&str, &str); 6] = [
    ("name", "Watch on the Danube"),
    ("faction", "rome"),
    ("leader", "hadrian"),
    ("unit.rom-legion", "2"),
    ("unit.aux-syr", "1"),
    ("points", "500"),
];

fn address(fields: &[(&str, &str)]) -> String {
    let fields: Vec<_> = fields.iter().map(|(name, value)| format!("{name}={}", encoded(value))).collect();
    format!("{PAGE}?{}", fields.join("&"))
}

fn with<'a>(changes: &[(&'a str, &'a str)]) -> Vec<(&'a str, &'a str)> {
    let kept = FIELDS.into_iter().filter(|(name, _)| changes.iter().all(|(other, _)| other != name));
    kept.chain(changes.iter().copied()).collect()
}

/// The armies a browser keeps, by name.
async fn kept(browser: &mut Browser) -> Vec<String> {
    let page = browser.get(PAGE).await;
    let named = page.body.split("name=\"to\" value=\"").skip(1);
    named.filter_map(|rest| rest.split_once('"')).map(|(name, _)| name.to_owned()).collect()
}

fn text_of(page: &Page) -> String {
    let (_, rest) = page.body.split_once("<textarea id=\"army-text\"").expect("the page has the text");
    let (_, rest) = rest.split_once('>').expect("a tag ends");
    let text = rest.split("</textarea>").next().unwrap_or_default();
    text.replacen(":\n", ": ", 1).replace('\n', ", ")
}

#[tokio::test]
async fn the_form_is_judged_on_the_server() {
    let app = TestApp::new().await;
    let mut ada = app.browser();
    let page = ada.get(&address(&FIELDS)).await;
    assert!(page.says("This army can go to battle.") && page.says("of 500 points"), "{}", page.body);
    assert_eq!(text_of(&page), DANUBE);
    let page = ada.get(&address(&with(&[("points", "200"), ("unit.rom-legion", "15")]))).await;
    for wrong in ["/rules/dolg#r4-3", "/rules/dolg#r4-2"] {
        assert!(page.says(wrong), "everything wrong is said with its paragraph: {wrong}");
    }
    assert!(!page.says("can go to battle"));
}

#[tokio::test]
async fn the_address_of_an_army_shows_it_to_anybody() {
    let app = TestApp::new().await;
    let page = app.browser().get(&address(&FIELDS)).await;
    let link = page.value("army-link").or_else(|| {
        let (_, rest) = page.body.split_once("id=\"army-link\"")?;
        let (_, rest) = rest.split_once("value=\"")?;
        rest.split('"').next().map(|link| link.replace("&amp;", "&"))
    });
    let link = link.expect("the page has the link");
    let path = &link[link.find(PAGE).expect("it leads to the page")..];
    let other = app.browser().get(path).await;
    assert_eq!(text_of(&other), DANUBE);
    assert!(other.says("of 500 points"));
    assert!(!other.says("name=\"to\""), "nothing is stored by it");
}

#[tokio::test]
async fn an_army_begins_with_a_ready_one_or_at_random() {
    let app = TestApp::new().await;
    let mut ada = app.browser();
    for preset in ["rome-500", "sarmatians-1800", "rome-example"] {
        let page = ada.get(&address(&[("preset", preset), ("points", "300")])).await;
        assert!(page.says("can go to battle"), "{preset} is for a battle of its size");
    }
    let fields = [("faction", "celts"), ("points", "700"), ("random", "true")];
    let first =
        ada.send(axum::http::Request::get(address(&fields)).body(axum::body::Body::empty()).unwrap()).await;
    let location = first.location.expect("a random army gets an address of its own");
    let page = ada.get(&location).await;
    assert!(page.says("can go to battle") && text_of(&page).contains("celts"), "{}", text_of(&page));
    assert_eq!(text_of(&ada.get(&location).await), text_of(&page), "it stays the same");
}

#[tokio::test]
async fn what_cannot_be_read_is_said_in_both_languages() {
    let app = TestApp::new().await;
    let mut ada = app.browser();
    let bad = address(&[("army", "A: rome,\nhadrian,\n2 rom-legoin")]);
    let page = ada.get(&bad).await;
    assert!(page.says("Line 3") && page.says("rom-legion"), "{}", page.body);
    assert!(text_of(&page).contains("rom-legoin"), "what was pasted is still there");
    ada.form("/lang", &[("lang", "ru")]).await;
    assert!(ada.get(&bad).await.says("Строка 3"));
    let long = address(&[("army", &format!("A: rome, hadrian, {}", "rom-legion, ".repeat(400)))]);
    assert!(ada.get(&long).await.says("слишком длинный"));
}

#[tokio::test]
async fn armies_are_kept_renamed_and_deleted_for_one_guest() {
    let app = TestApp::new().await;
    let (mut ada, mut bob) = (app.browser(), app.browser());
    let saved = ada.post(PAGE, &FIELDS).await;
    assert!(saved.says("The army is saved."), "{}", saved.body);
    assert_eq!(kept(&mut ada).await, ["Watch on the Danube"]);
    assert!(kept(&mut bob).await.is_empty(), "nobody else sees it");
    ada.post(PAGE, &with(&[("unit.rom-legion", "1")])).await;
    assert_eq!(kept(&mut ada).await.len(), 1, "the same name is the same army");
    bob.form("/armies/dolg/delete", &[("army-name", "Watch on the Danube")]).await;
    bob.form("/armies/dolg/rename", &[("army-name", "Watch on the Danube"), ("to", "Mine")]).await;
    assert_eq!(kept(&mut ada).await, ["Watch on the Danube"], "nobody else changes it");
    ada.post("/armies/dolg/rename", &[("army-name", "Watch on the Danube"), ("to", "Limes: 2")]).await;
    assert_eq!(kept(&mut ada).await, ["Limes: 2"]);
    ada.post(PAGE, &FIELDS).await;
    let taken =
        ada.post("/armies/dolg/rename", &[("army-name", "Limes: 2"), ("to", "Watch on the Danube")]).await;
    assert_eq!(taken.status, StatusCode::UNPROCESSABLE_ENTITY);
    ada.post("/armies/dolg/delete", &[("army-name", "Watch on the Danube")]).await;
    assert_eq!(kept(&mut ada).await, ["Limes: 2"]);
}

#[tokio::test]
async fn hostile_names_and_numbers_are_refused() {
    let app = TestApp::new().await;
    let mut ada = app.browser();
    let long = "n".repeat(61);
    for name in ["\u{202e}enubaD", "p\u{430}ypal", "\u{200b}", &long] {
        let page = ada.form(PAGE, &with(&[("name", name)])).await;
        assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY, "{name:?}");
        assert!(page.says("class=\"wrong\""));
    }
    let script = ada.post(PAGE, &with(&[("name", "<script>alert(1)</script>")])).await;
    assert!(script.says("saved") && !script.says("<script>alert"), "it is escaped");
    for count in ["-1", "1e3", "99999999999999999999", "2 rom-legion, 3", "\u{0}"] {
        let page = ada.form(PAGE, &with(&[("unit.rom-legion", count), ("name", "Numbers")])).await;
        assert!(!page.status.is_server_error(), "{count}: {}", page.status);
    }
    for points in ["-5", "abc", "99999999", ""] {
        let page = ada.get(&address(&with(&[("points", points)]))).await;
        assert_eq!(page.status, StatusCode::OK, "{points}");
    }
    assert_eq!(ada.get("/armies/natisk").await.status, StatusCode::NOT_FOUND);
    assert_eq!(ada.form("/armies/nothing", &FIELDS).await.status, StatusCode::NOT_FOUND);
    let foreign = Browser { csrf: "forged".to_owned(), ..ada.clone() }.form(PAGE, &FIELDS).await;
    assert_eq!(foreign.status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn a_guest_keeps_no_more_armies_than_allowed() {
    let app = TestApp::new().await;
    let mut ada = app.browser();
    for nth in 0..50 {
        let page = ada.form(PAGE, &with(&[("name", &format!("Army {nth}"))])).await;
        assert_eq!(page.status, StatusCode::SEE_OTHER, "{nth}");
    }
    let full = ada.form(PAGE, &with(&[("name", "One more")])).await;
    assert_eq!(full.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(full.says("You keep 50 armies already"), "{}", full.body);
    assert_eq!(kept(&mut ada).await.len(), 50);
}

/// A table of two people at which the south is asked for its army, and the guest of the north.
async fn mustering(app: &TestApp, points: &str) -> (Browser, Browser, String) {
    let (mut ada, mut bob) = (app.browser(), app.browser());
    let table = ada.open_game("dolg", &[("seat0", "me"), ("seat1", "link"), ("option.points", points)]).await;
    let link = ada.get(&table).await.links().pop().expect("a link invites");
    bob.sit(&link).await;
    (ada, bob, table)
}

#[tokio::test]
async fn a_kept_army_is_brought_to_a_table() {
    let app = TestApp::new().await;
    let (mut ada, mut bob, table) = mustering(&app, "500").await;
    ada.post(PAGE, &FIELDS).await;
    ada.post(PAGE, &with(&[("name", "Too dear"), ("unit.rom-legion", "8")])).await;
    let page = ada.get(&table).await;
    assert!(page.says("id=\"bring\"") && page.says("value=\"Watch on the Danube\""), "{}", page.body);
    assert!(page.says("Too dear") && !page.says("value=\"Too dear\""), "it does not fit");
    assert!(page.says("/rules/dolg#r4-3"), "and the page says why");
    let before = bob.get(&table).await;
    assert!(!before.says("Danube") && !before.says("id=\"bring\""), "the other side sees nothing of it");
    let fields = page.move_fields(&[("army-name", "Watch on the Danube")]);
    let after = ada.post(&format!("{table}/army"), &fields.pairs()).await;
    assert!(!after.says("id=\"bring\""), "the army is mustered: {}", after.body);
    let theirs = bob.get(&table).await;
    assert!(!theirs.says("Danube"));
    let (_, log) = theirs.body.split_once("id=\"log\"").expect("the page has a log");
    for secret in ["rome", "Hadrian", "Legionaries", "Syrian"] {
        assert!(!log.contains(secret), "`{secret}` is not told to the other side: {log}");
    }
    assert!(theirs.says("id=\"bring\""), "now it is the other's turn to muster");
    let text = theirs.move_fields(&[("army", "Painted ones:\ncelts\nboudica\n2 cel-noble\ncel-spear")]);
    let both = bob.post(&format!("{table}/army"), &text.pairs()).await;
    assert!(both.says("Boudica") && both.says("Hadrian"), "both armies are opened: {}", both.body);
}

#[tokio::test]
async fn an_army_is_brought_only_by_whoever_is_asked() {
    let app = TestApp::new().await;
    let (mut ada, mut bob, table) = mustering(&app, "500").await;
    let page = ada.get(&table).await;
    ada.act(&table, &page, "faction dacia").await;
    let page = bob.get(&table).await;
    let revision = page.revision().to_string();
    for seat in ["south", "north"] {
        let fields = [("seat", seat), ("revision", &revision), ("move", "m1"), ("army", DANUBE)];
        let refused = bob.post(&format!("{table}/army"), &fields).await;
        assert!(!refused.says("Dacia"), "what the other has chosen is not told");
        assert_eq!(refused.revision(), page.revision(), "nothing is played");
    }
    let page = ada.get(&table).await;
    let wrong = ada.post(&format!("{table}/army"), &page.move_fields(&[("army", DANUBE)]).pairs()).await;
    assert!(wrong.says("The army here must be of this faction"), "{}", wrong.body);
    let garbage = page.move_fields(&[("army", "no army"), ("army-name", "none of mine")]);
    let gone = ada.post(&format!("{table}/army"), &garbage.pairs()).await;
    assert!(gone.says("You have no army of that name any more."));
    let other = ada.open(&[("seat0", "me"), ("seat1", "level1")]).await;
    let page = ada.wait(&other).await;
    let none = ada.form(&format!("{other}/army"), &page.move_fields(&[("army", DANUBE)]).pairs()).await;
    assert_eq!(none.status, StatusCode::NOT_FOUND, "this game has no armies to bring");
}

#[tokio::test]
async fn the_shelf_and_the_form_lead_to_the_armies() {
    let app = TestApp::new().await;
    let mut ada = app.browser();
    let shelf = ada.get("/").await;
    assert!(shelf.says("href=\"/armies/dolg\"") && !shelf.says("href=\"/armies/natisk\""));
    assert!(ada.get("/new/dolg").await.says("href=\"/armies/dolg\""));
}
