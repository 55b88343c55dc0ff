//! The guided first game: how it is opened, followed, left and skipped, and what its record says of the luck.

use std::sync::Arc;

use sandtable_session::{Fairness, Record, verify};

use crate::browser::{Browser, Page, TestApp};

/// Opens the guided game; its address.
async fn learn(browser: &mut Browser, game: &str) -> String {
    let page = browser.form(&format!("/learn/{game}"), &[]).await;
    page.location.unwrap_or_else(|| panic!("no table: {} {}", page.status, page.body))
}

/// The decision the lesson speaks of.
fn decision(page: &Page) -> Option<usize> {
    let (_, rest) = page.body.split_once("data-decision=\"")?;
    rest.split_once('"')?.0.parse().ok()
}

/// What the lesson suggests.
fn suggested(page: &Page) -> String {
    let (_, rest) = page.body.split_once("id=\"suggested\"").expect("something is suggested");
    let (_, rest) = rest.split_once("value=\"").unwrap();
    rest.split_once('"').unwrap().0.to_owned()
}

/// Follows the lesson until the learner has decided this often.
async fn follow(browser: &mut Browser, table: &str, decisions: usize) -> Page {
    let mut page = browser.wait(table).await;
    while decision(&page).is_some_and(|number| number <= decisions) {
        let action = suggested(&page);
        browser.act(table, &page, &action).await;
        page = browser.wait(table).await;
    }
    page
}

#[tokio::test]
async fn a_lesson_leads_through_its_record_and_then_lets_one_play() {
    let app = TestApp::new().await;
    let mut ada = app.browser();
    assert!(ada.get("/").await.says("action=\"/learn/natisk\""));
    let table = learn(&mut ada, "natisk").await;
    let first = ada.wait(&table).await;
    assert_eq!(decision(&first), Some(1));
    assert!(first.says("class=\"point next\"") && first.says("skip-lesson"));
    let end = follow(&mut ada, &table, 99).await;
    assert!(end.says("From here you play on your own."), "{}", end.body);
    let action = end.actions()[0].clone();
    assert!(!ada.act(&table, &end, &action).await.says("id=\"lesson\""));
}

#[tokio::test]
async fn only_the_learner_sees_the_lesson() {
    let app = TestApp::new().await;
    let (mut ada, mut eve) = (app.browser(), app.browser());
    let table = learn(&mut ada, "natisk").await;
    assert!(ada.wait(&table).await.says("id=\"lesson\""));
    let page = eve.get(&table).await;
    assert!(!page.says("id=\"lesson\"") && !page.says("point next"));
    assert_eq!(eve.form(&format!("{table}/skip-lesson"), &[]).await.status, 403);
    assert!(ada.get(&table).await.says("id=\"lesson\""));
}

#[tokio::test]
async fn whoever_leaves_the_lesson_plays_on_and_comes_back_by_an_undo() {
    let app = TestApp::new().await;
    let mut ada = app.browser();
    let table = learn(&mut ada, "natisk").await;
    let page = follow(&mut ada, &table, 2).await;
    assert_eq!(decision(&page), Some(3));
    let other = page.actions().into_iter().find(|action| *action != suggested(&page)).unwrap();
    ada.act(&table, &page, &other).await;
    let left = ada.wait(&table).await;
    assert!(left.says("You have left the lesson") && !left.says("class=\"point"));
    ada.post(&format!("{table}/request-undo"), &left.move_fields(&[]).pairs()).await;
    let back = ada.wait(&table).await;
    assert_eq!(decision(&back), Some(3));
    let next = follow(&mut ada, &table, 3).await;
    assert_eq!(decision(&next), Some(4), "luck and the others follow the lesson again");
}

#[tokio::test]
async fn a_skipped_lesson_stays_skipped() {
    let app = TestApp::new().await;
    let mut ada = app.browser();
    let table = learn(&mut ada, "natisk").await;
    ada.wait(&table).await;
    let skipped = ada.post(&format!("{table}/skip-lesson"), &[]).await;
    assert!(skipped.says("The lesson is over.") && !skipped.says("id=\"lesson\""));
    let again = TestApp::over(Arc::clone(&app.folder)).await;
    let mut later = Browser { router: again.router.clone(), ..ada };
    let page = later.wait(&table).await;
    assert!(!page.actions().is_empty() && !page.says("id=\"lesson\""));
}

#[tokio::test]
async fn the_record_of_a_guided_game_is_proven_with_the_luck_that_was_given() {
    let app = TestApp::new().await;
    let mut ada = app.browser();
    let table = learn(&mut ada, "natisk").await;
    let mut page = follow(&mut ada, &table, 99).await;
    while !page.is_over() {
        let action = page.actions()[0].clone();
        ada.act(&table, &page, &action).await;
        page = ada.wait(&table).await;
    }
    let record = Record::parse(&ada.get(&format!("{table}/record")).await.body).unwrap();
    let title = sandtable_games::find("natisk").unwrap().title;
    let verdict = verify(title, &record).unwrap();
    let Fairness::Proven { thrown, given } = verdict.dice else { panic!("{:?}", verdict.dice) };
    let lesson = sandtable_games::find("natisk").unwrap().newcomers.lesson.unwrap();
    let scripted = lesson.record.lines().filter(|line| line.starts_with("* ")).count();
    assert_eq!(given, scripted);
    assert!(thrown > 0, "the rest came from the dice");
}

#[tokio::test]
async fn whoever_is_new_is_offered_the_lesson() {
    let app = TestApp::new().await;
    let mut ada = app.browser();
    let offers = |page: &Page| page.says("id=\"learn\"");
    assert!(offers(&ada.get("/new/natisk").await));
    assert!(ada.get("/").await.says("First time?"));
    learn(&mut ada, "natisk").await;
    assert!(!offers(&ada.get("/new/natisk").await) && ada.get("/").await.says("action=\"/learn/natisk\""));
    assert_eq!(ada.form("/learn/chess", &[]).await.status, 404);
}

#[tokio::test]
async fn one_click_plays_the_edition_for_newcomers_until_a_game_is_finished() {
    let app = TestApp::new().await;
    let mut ada = app.browser();
    let base_games = async |browser: &mut Browser| browser.get("/").await.body.matches(">Base game").count();
    ada.form("/play/siege", &[]).await.location.unwrap();
    assert_eq!(base_games(&mut ada).await, 1);
    ada.form("/play/siege", &[("option.edition", "wunderwaffe")]).await.location.unwrap();
    assert_eq!(base_games(&mut ada).await, 1, "whoever chooses has chosen");
    let alone = ada.open_game("siege", &[("option.players", "1"), ("option.edition", "wunderwaffe")]).await;
    let page = ada.wait(&alone).await;
    let over = ada.post(&format!("{alone}/resign"), &page.move_fields(&[]).pairs()).await;
    assert!(over.is_over());
    ada.form("/play/siege", &[]).await.location.unwrap();
    assert_eq!(base_games(&mut ada).await, 1, "now they get the usual one");
}
