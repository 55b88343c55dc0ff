//! Seats and who holds them: links, the curtain, bots that stand in, spectators, names and languages, talk.

use axum::body::Body;
use axum::http::Request;

use crate::browser::TestApp;
use crate::playing::{to_move, two_guests};

#[tokio::test]
async fn two_guests_play_and_a_third_only_watches() {
    let app = TestApp::new().await;
    let (table, mut ada, mut bob) = two_guests(&app).await;
    for _ in 0..6 {
        let (mover, page) = to_move(&table, [&mut ada, &mut bob]).await;
        let action = page.actions()[0].clone();
        let after = mover.act(&table, &page, &action).await;
        assert!(after.revision() > page.revision());
    }
    let mut eve = app.browser();
    let page = eve.get(&table).await;
    assert!(page.actions().is_empty() && page.links().is_empty());
    assert_eq!(eve.get(&format!("{table}/record")).await.status, 403, "the record holds every secret");
}

#[tokio::test]
async fn a_link_brings_you_back_on_another_device() {
    let app = TestApp::new().await;
    let (table, mut ada, mut bob) = two_guests(&app).await;
    let own = bob.get(&table).await.links()[0].clone();
    let seat = bob.get(&table).await.value("seat");
    let mut phone = app.browser();
    assert_eq!(phone.sit(&own).await.value("seat"), seat);
    assert_ne!(bob.get(&table).await.value("seat"), seat, "the old device only watches");
    assert_eq!(ada.get("/s/0000").await.status, 404);
}

#[tokio::test]
async fn who_waits_is_shown_the_invitation_and_who_comes_late_is_told() {
    let app = TestApp::new().await;
    let (mut ada, mut bob, mut eve) = (app.browser(), app.browser(), app.browser());
    let table = ada.open(&[("seat1", "link")]).await;
    let waiting = ada.get(&table).await;
    assert!(waiting.says("id=\"invitations\"") && waiting.says("data-copy=\"link-allies\""));
    let link = waiting.links()[1].clone();
    assert!(!eve.get(&table).await.says("id=\"invitations\""), "others have no link to give away");
    bob.sit(&link).await;
    assert!(!ada.get(&table).await.says("id=\"invitations\""), "the seat is taken");
    let late = eve.get(&link).await;
    assert_eq!(late.status, 404);
    assert!(late.says("somebody has taken it already"), "{}", late.body);
    assert!(eve.get("/t/nowhere").await.says("There is no such table"));
}

#[tokio::test]
async fn many_options_are_folded_unless_something_is_wrong() {
    let app = TestApp::new().await;
    let mut ada = app.browser();
    let form = ada.get("/new/siege").await;
    assert!(form.says("<details id=\"more\">") && form.says("more options"), "{}", form.body);
    assert!(!ada.get("/new/natisk").await.says("id=\"more\""), "few are all shown");
    let wrong = ada.get("/new/siege?option.players=99").await;
    assert!(wrong.says("<details id=\"more\" open>"), "{}", wrong.body);
}

#[tokio::test]
async fn only_the_button_takes_the_seat_of_a_link() {
    let app = TestApp::new().await;
    let (mut ada, mut bob, mut robot) = (app.browser(), app.browser(), app.browser());
    let table = ada.open(&[("seat1", "link")]).await;
    let link = ada.get(&table).await.links()[1].clone();
    for method in ["GET", "HEAD", "GET", "HEAD"] {
        let request = Request::builder().method(method).uri(&link).body(Body::empty()).unwrap();
        assert_eq!(bob.send(request).await.status, 200);
        assert_eq!(ada.get(&table).await.links().len(), 2, "the seat is still open after {method}");
    }
    robot.get("/").await;
    robot.cookie = None;
    let refused = robot.form(&link, &[]).await;
    assert_eq!(refused.status, 403);
    assert!(refused.says("does not keep our cookie"), "{}", refused.body);
    assert_eq!(ada.get(&table).await.links().len(), 2);
    assert!(bob.get(&link).await.says("Play as Allies"));
    assert_eq!(bob.form(&link, &[]).await.location.as_ref(), Some(&table));
    assert_eq!(
        bob.send(Request::get(&link).body(Body::empty()).unwrap()).await.status,
        404,
        "it was for one"
    );
    let own = bob.get(&table).await.links()[0].clone();
    let back = bob.send(Request::get(&own).body(Body::empty()).unwrap()).await;
    assert_eq!(back.location, Some(table), "who has the seat is brought to the table");
}

#[tokio::test]
async fn between_two_seats_at_one_screen_is_a_curtain() {
    let app = TestApp::new().await;
    let mut ada = app.browser();
    let table = ada.open(&[("seat0", "me"), ("seat1", "here")]).await;
    let mut lifted = Vec::new();
    while lifted.len() < 2 {
        let page = ada.get(&table).await;
        if page.says("/lift\"") {
            assert!(page.actions().is_empty());
            let seat = page.value("seat").unwrap();
            let page = ada.post(&format!("{table}/lift"), &[("seat", &seat)]).await;
            assert!(!page.actions().is_empty(), "{}", page.body);
            lifted.push(seat);
        } else {
            let action = page.actions()[0].clone();
            ada.act(&table, &page, &action).await;
        }
    }
    assert_ne!(lifted[0], lifted[1]);
    let other = ada.post(&format!("{table}/lift"), &[("seat", &lifted[0])]).await;
    assert_eq!(other.value("seat").as_ref(), Some(&lifted[1]), "only the seat to move can be looked at");
}

#[tokio::test]
async fn only_the_very_move_shows_what_came_of_it_before_the_curtain_falls() {
    let app = TestApp::new().await;
    let mut ada = app.browser();
    let table = ada.open(&[("seat0", "me"), ("seat1", "here")]).await;
    let curtain = ada.get(&table).await;
    let seat = curtain.value("seat").unwrap();
    let mut page = ada.post(&format!("{table}/lift"), &[("seat", &seat)]).await;
    let (fields, result) = loop {
        let action = page.actions()[0].clone();
        let fields = page.move_fields(&[("action", &action)]);
        let answer = ada.form(&format!("{table}/act"), &fields.pairs()).await;
        if answer.status == 200 {
            break (fields, answer);
        }
        page = ada.get(&table).await;
    };
    assert!(result.says("data-handover") && result.says("id=\"hand-over\"") && result.actions().is_empty());
    assert!(result.says(&format!("data-as=\"{seat}\"")), "as whoever moved sees it");
    let again = ada.form(&format!("{table}/act"), &fields.pairs()).await;
    assert!(!again.says("data-handover"), "sent again it shows nothing");
    assert!(ada.get(&table).await.says("data-curtain"), "and whoever looks finds the curtain");
}

#[tokio::test]
async fn people_without_a_seat_watch_only_where_the_table_says_so() {
    let app = TestApp::new().await;
    let (mut ada, mut eve) = (app.browser(), app.browser());
    let table = ada.open(&[("seat0", "me"), ("seat1", "link")]).await;
    for path in ["", "/replay", "/why?element=x", "/scenes?from=0"] {
        let page = eve.get(&format!("{table}{path}")).await;
        assert_eq!(page.status, 403, "{path}");
    }
    let watched = ada.open(&[("seat0", "me"), ("seat1", "link"), ("public", "true")]).await;
    let page = eve.get(&watched).await;
    assert!(page.says("id=\"table\"") && !page.says("value=\"me\""), "but nobody is offered a seat by link");
}

#[tokio::test]
async fn a_bot_takes_over_and_hands_back() {
    let app = TestApp::new().await;
    let (table, mut ada, mut bob) = two_guests(&app).await;
    let seat = bob.get(&table).await.value("seat").unwrap();
    bob.post(&format!("{table}/seat"), &[("seat", &seat), ("holder", "level1")]).await;
    for _ in 0..6 {
        let page = ada.wait(&table).await;
        let action = page.actions()[0].clone();
        ada.act(&table, &page, &action).await;
    }
    assert!(bob.get(&table).await.actions().is_empty(), "the bot plays");
    let back = bob.post(&format!("{table}/seat"), &[("seat", &seat), ("holder", "me")]).await;
    assert_eq!(back.value("seat"), Some(seat));
}

#[tokio::test]
async fn nobody_gives_away_what_is_not_theirs() {
    let app = TestApp::new().await;
    let (table, mut ada, mut bob) = two_guests(&app).await;
    let seat = bob.get(&table).await.value("seat").unwrap();
    let mut eve = app.browser();
    for (thief, holder) in [(&mut eve, "me"), (&mut ada, "me")] {
        thief.post(&format!("{table}/seat"), &[("seat", &seat), ("holder", holder)]).await;
        assert_eq!(bob.get(&table).await.value("seat").as_ref(), Some(&seat));
    }
}

#[tokio::test]
async fn names_languages_talk_and_notes_are_kept() {
    let app = TestApp::new().await;
    let (table, mut ada, mut bob) = two_guests(&app).await;
    ada.post("/name", &[("name", "Ada <b>L</b>"), ("back", &table)]).await;
    assert_eq!(ada.form("/lang", &[("lang", "ru"), ("back", "//evil.example")]).await.location.unwrap(), "/");
    assert!(ada.get(&table).await.says("lang=\"ru\""));
    ada.post(&format!("{table}/chat"), &[("text", "good <i>luck</i>")]).await;
    let page = bob.get(&table).await;
    assert!(page.says("good &lt;i&gt;luck"), "{}", page.body);
    assert!(page.body.matches("Ada &lt;b&gt;").count() > 1, "in the chat and on the seat");
    ada.post(&format!("{table}/notes"), &[("text", "he bluffs")]).await;
    assert!(ada.get(&table).await.says("he bluffs"));
    assert!(!bob.get(&table).await.says("he bluffs"));
    let mut eve = app.browser();
    assert_eq!(eve.form(&format!("{table}/chat"), &[("text", "hi")]).await.status, 403);
}
