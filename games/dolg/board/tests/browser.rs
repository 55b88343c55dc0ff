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
