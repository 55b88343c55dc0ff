//! What would a strong bot do: who may ask, who sees the answer, and who is told that it was asked.

use std::time::Duration;

use sandtable_server::{Act, Limits, Rate, Rates};

use crate::browser::{Browser, Page, TestApp};
use crate::playing::to_move;

/// Asks for a hint; the answer, as the script gets it.
async fn ask(who: &mut Browser, table: &str) -> Page {
    let page = who.get(table).await;
    who.post(&format!("{table}/hint"), &page.move_fields(&[]).pairs()).await
}

fn is_hint(page: &Page) -> bool {
    page.says("id=\"hint-play\"")
}

/// What the hint advises.
fn advised(page: &Page) -> String {
    let button = page.body.split("id=\"hint-play\"").nth(1).expect("there is a hint");
    let word = button.split("value=\"").nth(1).and_then(|value| value.split('"').next());
    word.expect("it is a button of the form").to_owned()
}

/// A table of Ada and Bob, with these hints.
async fn table_of_two(app: &TestApp, hints: &str) -> (String, Browser, Browser) {
    let (mut ada, mut bob) = (app.browser(), app.browser());
    let seats = [("seat0", "me"), ("seat1", "link"), ("hints", hints), ("public", "true")];
    let table = ada.open(&seats).await;
    let link = ada.get(&table).await.links()[1].clone();
    bob.sit(&link).await;
    (table, ada, bob)
}

#[tokio::test]
async fn whoever_plays_alone_asks_and_plays_what_is_advised() {
    let app = TestApp::new().await;
    let mut ada = app.browser();
    let table = ada.open(&[("seat0", "me"), ("seat1", "level1")]).await;
    let page = ada.get(&table).await;
    assert!(page.says("What would you do?") && !is_hint(&page), "{}", page.body);
    let hint = ask(&mut ada, &table).await;
    assert!(is_hint(&hint) && !hint.says("What would you do?"), "{}", hint.body);
    assert!(hint.says("data-point=") || hint.says("point next"), "the board points at it");
    let word = advised(&hint);
    assert!(hint.actions().contains(&word));
    let again = ada.get(&table).await;
    assert_eq!(advised(&again), word, "it is there as long as the position is");
    let played = ada.act(&table, &again, &word).await;
    assert!(played.revision() > again.revision() && !is_hint(&played), "{}", played.body);
    assert!(!is_hint(&ada.get(&table).await), "it is gone with the position");
}

#[tokio::test]
async fn a_form_without_script_leads_to_the_page_with_the_hint() {
    let app = TestApp::new().await;
    let mut ada = app.browser();
    let table = ada.open(&[("seat0", "me"), ("seat1", "level1")]).await;
    let page = ada.get(&table).await;
    let answer = ada.form(&format!("{table}/hint"), &page.move_fields(&[]).pairs()).await;
    assert_eq!((answer.status.as_u16(), answer.location.as_deref()), (303, Some(table.as_str())));
    assert!(is_hint(&ada.get(&table).await));
}

#[tokio::test]
async fn nobody_else_sees_a_hint_but_everybody_hears_that_it_was_asked() {
    let app = TestApp::new().await;
    let (table, mut ada, mut bob) = table_of_two(&app, "on").await;
    let (mover, _) = to_move(&table, [&mut ada, &mut bob]).await;
    let hint = ask(mover, &table).await;
    assert!(is_hint(&hint) && hint.says("asks for a hint"), "{}", hint.body);
    ask(mover, &table).await;
    let mut eve = app.browser();
    eve.get("/").await;
    let mut seen = 0;
    for who in [&mut ada, &mut bob, &mut eve] {
        let page = who.get(&table).await;
        assert_eq!(page.body.matches("asks for a hint").count(), 1, "who asked is told once: {}", page.body);
        seen += usize::from(is_hint(&page) || page.says("point next"));
        let replay = who.get(&format!("{table}/replay")).await;
        assert!(!is_hint(&replay) && !replay.says("point next"));
    }
    assert_eq!(seen, 1, "whoever asked sees it, and nobody else");
}

#[tokio::test]
async fn the_other_seat_does_not_get_the_hint_of_the_one_to_move() {
    let app = TestApp::new().await;
    let (table, mut ada, mut bob) = table_of_two(&app, "on").await;
    let seats: Vec<_> =
        [ada.get(&table).await, bob.get(&table).await].iter().map(|page| page.value("seat")).collect();
    let (_, page) = to_move(&table, [&mut ada, &mut bob]).await;
    let mover = page.value("seat");
    let is_adas = seats[0] == mover;
    ask(if is_adas { &mut ada } else { &mut bob }, &table).await;
    let other = if is_adas { &mut bob } else { &mut ada };
    let (revision, seat) = (page.revision().to_string(), mover.unwrap_or_default());
    let fields = [("seat", seat.as_str()), ("revision", revision.as_str())];
    let forged = other.post(&format!("{table}/hint"), &fields).await;
    assert!(!is_hint(&forged) && forged.says("id=\"notice\""), "{}", forged.body);
    let own = ask(other, &table).await;
    assert!(!is_hint(&own), "it is not their turn: {}", own.body);
}

#[tokio::test]
async fn where_others_play_there_are_no_hints_unless_it_was_chosen() {
    let app = TestApp::new().await;
    for hints in ["usual", "off"] {
        let (table, mut ada, mut bob) = table_of_two(&app, hints).await;
        let (mover, page) = to_move(&table, [&mut ada, &mut bob]).await;
        assert!(!page.says("What would you do?"));
        let refused = ask(mover, &table).await;
        assert!(!is_hint(&refused) && refused.says("There are no hints at this table."), "{}", refused.body);
        assert!(!refused.says("asks for a hint"));
    }
    let mut ada = app.browser();
    for (second, hints, has_hints) in
        [("here", "usual", false), ("here", "on", true), ("level1", "off", false), ("level1", "on", true)]
    {
        let table = ada.open(&[("seat0", "me"), ("seat1", second), ("hints", hints)]).await;
        let seat = ada.get(&table).await.value("seat").unwrap_or_else(|| "axis".to_owned());
        let page = ada.post(&format!("{table}/lift"), &[("seat", &seat)]).await;
        assert_eq!(page.says("What would you do?"), has_hints, "{second}, {hints}: {}", page.body);
    }
}

#[tokio::test]
async fn who_asks_about_an_older_position_is_told_so() {
    let app = TestApp::new().await;
    let mut ada = app.browser();
    let table = ada.open(&[("seat0", "me"), ("seat1", "level1")]).await;
    let old = ada.get(&table).await;
    let now = ada.act(&table, &old, &old.actions()[0].clone()).await;
    let answer = ada.post(&format!("{table}/hint"), &old.move_fields(&[]).pairs()).await;
    assert!(!is_hint(&answer) && answer.revision() >= now.revision(), "{}", answer.body);
    assert!(answer.says("id=\"notice\"") && !answer.says("id=\"hint-play\""));
}

#[tokio::test]
async fn two_taps_are_one_thought() {
    let app = TestApp::new().await;
    let mut ada = app.browser();
    let table = ada.open(&[("seat0", "me"), ("seat1", "level1")]).await;
    let page = ada.get(&table).await;
    let mut again = app.browser();
    again.cookie.clone_from(&ada.cookie);
    let (fields, path) = (page.move_fields(&[]), format!("{table}/hint"));
    let fields = fields.pairs();
    let (one, other) = tokio::join!(ada.post(&path, &fields), again.post(&path, &fields));
    assert!(is_hint(&one) && is_hint(&other), "{}\n{}", one.body, other.body);
    assert_eq!(advised(&one), advised(&other));
}

#[tokio::test]
async fn hints_have_a_limit_of_their_own() {
    let rates: Rates = |act| {
        let burst = if act == Act::Hint { 2 } else { 1000 };
        Rate { every: Duration::from_hours(1), burst }
    };
    let app = TestApp::with_limits(Limits { guest: Some(rates), ..Limits::default() }).await;
    let mut ada = app.browser();
    let table = ada.open(&[("seat0", "me"), ("seat1", "level1")]).await;
    for _ in 0..2 {
        assert!(is_hint(&ask(&mut ada, &table).await));
    }
    assert_eq!(ask(&mut ada, &table).await.status, 429);
    let page = ada.get(&table).await;
    assert!(is_hint(&page) && ada.act(&table, &page, &advised(&page)).await.status.is_success());
}

#[tokio::test]
async fn a_lesson_gives_no_hints() {
    let app = TestApp::new().await;
    let mut ada = app.browser();
    ada.get("/").await;
    let table = ada.form("/learn/natisk", &[]).await.location.expect("a table");
    let page = ada.wait(&table).await;
    assert!(!page.says("What would you do?"));
    let refused = ask(&mut ada, &table).await;
    assert!(!is_hint(&refused) && refused.says("The lesson itself says"), "{}", refused.body);
}
