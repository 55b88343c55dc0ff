//! The battle in real Chromium: a whole one, the end of one on a phone and by keys, and what the field shows.

use anyhow::{Result, ensure};
use sandtable_board::Package;
use sandtable_browser::{Input, Motion, Person, RandomPlayer, Scene, Screen, TestServer, Theme, WholeGame};
use sandtable_dolg_board::PACKAGE;
use sandtable_session::Table;
use serde_json::json;
use thirtyfour::Key;

static PACKAGES: &[Package] = &[PACKAGE];

#[tokio::test]
async fn a_whole_battle_by_mouse() -> Result<()> {
    WholeGame {
        packages: PACKAGES,
        game: "dolg",
        options: &["points=500"],
        owners: &["me", "level1"],
        seed: 3,
    }
    .play("en", Screen::Desktop, Input::Mouse)
    .await
}

/// The last turns of a battle of 500 points.
fn last_turns(table: &dyn Table, seat: sandtable_core::Seat) -> bool {
    table.view(sandtable_core::Viewer::Seat(seat))["turn"].as_u64() >= Some(14)
}

/// Plays the last turns of a battle to its end.
async fn finish_a_battle(lang: &str, screen: Screen, input: Input) -> Result<()> {
    let server = TestServer::start(PACKAGES).await?;
    let person = Person::speaking(lang, server.address()).await?;
    person.use_screen(screen).await?;
    person.prefer(Theme::Light, Motion::Full).await?;
    person.join(&server, &Scene::new(&PACKAGE, json!({ "points": 500 }), 5, last_turns)?).await?;
    let end = RandomPlayer::new(4).finish(&person, input).await?;
    ensure!(end.turn == "over" && person.has("#outcome h2").await?, "the battle is not over: {end:?}");
    person.expect_no_errors().await
}

#[tokio::test]
async fn the_end_of_a_battle_on_a_phone() -> Result<()> {
    finish_a_battle("ru", Screen::Phone, Input::Mouse).await
}

#[tokio::test]
async fn the_end_of_a_battle_by_keys() -> Result<()> {
    finish_a_battle("en", Screen::Desktop, Input::Keys).await
}

/// Is there a choice that begins with this word?
fn can(table: &dyn Table, verb: &str) -> bool {
    table.choices().iter().any(|choice| choice.word.starts_with(verb))
}

/// A unit of the south is about to move.
fn moving() -> Result<Scene> {
    let until = |table: &dyn Table, _| can(table, "advance ") && can(table, "wheel ");
    Scene::new(&PACKAGE, json!({ "points": 500, "terrain": true }), 3, until)
}

#[tokio::test]
async fn nothing_is_wrong_with_the_board_on_a_desktop_and_on_a_phone() -> Result<()> {
    let (server, person) = TestServer::with_person(PACKAGES).await?;
    person.join(&server, &moving()?).await?;
    person.expect_light().await?;
    let problems = person.check_board().await?;
    assert!(problems.is_empty(), "{problems:#?}");
    person.expect_no_errors().await
}

#[tokio::test]
async fn a_handle_on_the_field_moves_the_unit() -> Result<()> {
    let (server, person) = TestServer::with_person(PACKAGES).await?;
    person.join(&server, &moving()?).await?;
    let before = person.my_turn().await?;
    person.click(".d-handle[value^='advance ']").await?;
    let after = person.changed_since(&before).await?;
    assert_eq!(after.ply, before.ply + 1, "the unit has advanced");
    person.expect_no_errors().await
}

#[tokio::test]
async fn the_field_comes_nearer_by_keys_and_buttons() -> Result<()> {
    let (server, person) = TestServer::with_person(PACKAGES).await?;
    person.join(&server, &moving()?).await?;
    let width = "document.getElementById('d-field').offsetWidth";
    let whole: f64 = person.eval(width).await?;
    person.press("+").await?;
    person.until(&format!("{width} > {whole} * 1.3")).await?;
    person.press("0").await?;
    person.until(&format!("Math.abs({width} - {whole}) < 2")).await?;
    person.click("[data-zoom-by='1']").await?;
    person.until(&format!("{width} > {whole} * 1.3")).await?;
    person.press(Key::Escape).await?;
    person.expect_no_errors().await
}

/// Takes a card with the mouse and drops it this far away, in pixels.
async fn drag(person: &Person, card: &str, by: [f64; 2]) -> Result<()> {
    let place = json!(format!("#board [data-element='{card}']"));
    let middle = "box => [box.left + box.width / 2, box.top + box.height / 2]";
    let [x, y]: [f64; 2] =
        person.eval(&format!("({middle})(document.querySelector({place}).getBoundingClientRect())")).await?;
    let steps = [("mouseMoved", 0.0), ("mousePressed", 0.0), ("mouseMoved", 0.5), ("mouseMoved", 1.0)];
    for (kind, part) in steps {
        let (x, y) = (x + part * by[0], y + part * by[1]);
        let event = json!({ "type": kind, "x": x, "y": y, "button": "left", "buttons": 1, "clickCount": 1 });
        person.devtools("Input.dispatchMouseEvent", event).await?;
    }
    person.until("document.querySelector('.drop-here, .drop-not') !== null").await?;
    let event = json!({ "type": "mouseReleased", "x": x + by[0], "y": y + by[1], "button": "left", "buttons": 1, "clickCount": 1 });
    person.devtools("Input.dispatchMouseEvent", event).await?;
    Ok(())
}

#[tokio::test]
async fn a_unit_is_dragged_to_a_place_on_the_field() -> Result<()> {
    let (server, person) = TestServer::with_person(PACKAGES).await?;
    person.join(&server, &moving()?).await?;
    let before = person.my_turn().await?;
    let unit: String = person.eval("document.querySelector('.d-acting').dataset.element").await?;
    let top = format!("document.querySelector(\"[data-element='{unit}']\").getBoundingClientRect().top");
    let there: f64 = person.eval(&top).await?;
    drag(&person, &unit, [0.0, -60.0]).await?;
    let after = person.changed_since(&before).await?;
    assert!(after.ply > before.ply, "the drop moves the unit: {after:?}");
    person.until(&format!("{top} < {there} - 20")).await?;
    person.expect_no_errors().await
}

#[tokio::test]
async fn a_unit_is_dragged_out_of_the_reserve() -> Result<()> {
    let (server, person) = TestServer::with_person(PACKAGES).await?;
    person
        .join(&server, &Scene::new(&PACKAGE, json!({ "points": 500 }), 3, |table, _| can(table, "deploy "))?)
        .await?;
    let before = person.my_turn().await?;
    let entry = "document.querySelector('.d-entry').getBoundingClientRect()";
    let field = "document.querySelector('#d-field').getBoundingClientRect()";
    let by: [f64; 2] = person
        .eval(&format!("[{field}.left + 120 - {entry}.left - {entry}.width / 2, {field}.bottom - 60 - {entry}.top - {entry}.height / 2]"))
        .await?;
    let kind: String = person.eval("document.querySelector('.d-entry').dataset.element").await?;
    drag(&person, &kind, by).await?;
    let after = person.changed_since(&before).await?;
    assert!(after.ply > before.ply, "the unit lies on the table: {after:?}");
    person.expect_no_errors().await
}
