//! The war in real Chromium: a whole game, the last years of one on a phone and by keys, and what the map shows.

use anyhow::{Result, ensure};
use sandtable_board::Package;
use sandtable_browser::{
    GuidedGame, Input, Motion, Person, RandomPlayer, Scene, Screen, TestServer, Theme, WholeGame,
};
use sandtable_onehour_board::PACKAGE;
use sandtable_session::Table;
use serde_json::json;
use thirtyfour::Key;

static PACKAGES: &[Package] = &[PACKAGE];

/// Somebody on each side. Little Political Will is soon spent.
const WHOLE_GAME: WholeGame = WholeGame {
    packages: PACKAGES,
    game: "onehour",
    options: &["axis_will=2", "allied_will=2"],
    owners: &["me", "here", "level1", "level1", "level1"],
    seed: 3,
};

const FIRST_GAME: GuidedGame = GuidedGame { packages: PACKAGES, game: "onehour" };

sandtable_browser::guided_games!(FIRST_GAME, mouse "ru", "en" on Desktop by Keys);

#[tokio::test]
async fn a_whole_game_by_mouse() -> Result<()> {
    WHOLE_GAME.play("en", Screen::Desktop, Input::Mouse).await
}

/// The last year of a war.
fn last_year(table: &dyn Table, seat: sandtable_core::Seat) -> bool {
    table.view(sandtable_core::Viewer::Seat(seat))["year"] == 1945
}

/// Plays the last year of a war to its end.
async fn finish_a_war(lang: &str, screen: Screen, input: Input) -> Result<()> {
    let server = TestServer::start(PACKAGES).await?;
    let person = Person::speaking(lang, server.address()).await?;
    person.use_screen(screen).await?;
    person.prefer(Theme::Light, Motion::Full).await?;
    person.see_moves_at_once().await?;
    person.join(&server, &Scene::new(&PACKAGE, json!({}), 5, last_year)?).await?;
    let end = RandomPlayer::new(4).finish(&person, input).await?;
    ensure!(end.turn == "over" && person.has("#outcome h2").await?, "the war is not over: {end:?}");
    person.expect_no_errors().await
}

#[tokio::test]
async fn the_end_of_a_war_on_a_phone() -> Result<()> {
    finish_a_war("ru", Screen::Phone, Input::Mouse).await
}

#[tokio::test]
async fn the_end_of_a_war_by_keys() -> Result<()> {
    finish_a_war("en", Screen::Desktop, Input::Keys).await
}

/// A war well under way, with dice, when Germany can attack and redeploy.
fn under_way() -> Result<Scene> {
    Scene::new(&PACKAGE, json!({ "dice": true }), 5, |table, _| {
        let can = |verb| table.choices().iter().any(|choice| choice.word.starts_with(verb));
        table.ply() > 40 && can("attack ") && can("redeploy")
    })
}

#[tokio::test]
async fn nothing_is_wrong_with_the_board_on_a_desktop_and_on_a_phone() -> Result<()> {
    let (server, person) = TestServer::with_person(PACKAGES).await?;
    person.join(&server, &under_way()?).await?;
    person.expect_light().await?;
    person.click("[data-element=action-redeploy] .hot").await?;
    person.find(".o-space .o-piece > .hot").await?;
    let mut problems = person.check_board().await?;
    let on_its_side = json!({ "width": 844, "height": 390, "deviceScaleFactor": 1, "mobile": true });
    person.devtools("Emulation.setDeviceMetricsOverride", on_its_side).await?;
    person.reload().await?;
    // How low the panel is then is not the board's doing.
    let of_panel = |problem: &String| problem.contains("id=\"prompt\"");
    problems.extend(person.check_reach().await?.into_iter().filter(|problem| !of_panel(problem)));
    assert!(problems.is_empty(), "{problems:#?}");
    person.expect_no_errors().await
}

#[tokio::test]
async fn a_piece_is_redeployed_by_picking_it_and_then_the_space() -> Result<()> {
    let (server, person) = TestServer::with_person(PACKAGES).await?;
    person.join(&server, &under_way()?).await?;
    person.click("[data-element=action-redeploy] .hot").await?;
    person.click(".o-space .o-piece > .hot").await?;
    let before = person.my_turn().await?;
    person.click("[data-element^=reserves-of] > .hot").await?;
    let after = person.changed_since(&before).await?;
    assert_eq!(after.ply, before.ply + 1, "a piece went into Reserve");
    person.expect_no_errors().await
}

#[tokio::test]
async fn a_piece_is_dragged_into_an_attack() -> Result<()> {
    let (server, person) = TestServer::with_person(PACKAGES).await?;
    let scene = under_way()?;
    person.join(&server, &scene).await?;
    let drag = person.find_drag(&*scene.play(PACKAGES)?, ".o-space .o-piece", ".o-space").await?;
    person.drag_about(&drag).await?;
    person.expect_no_errors().await
}

#[tokio::test]
async fn a_response_is_put_off_and_asked_about_again() -> Result<()> {
    let (server, person) = TestServer::with_person(PACKAGES).await?;
    let offered = Scene::new(&PACKAGE, json!({}), 5, |table, _| table.repeated_offer().is_some())?;
    person.join(&server, &offered).await?;
    let problems = person.check_board().await?;
    assert!(problems.is_empty(), "{problems:#?}");
    let before = person.my_turn().await?;
    person.click("#put-off button[value=period]").await?;
    person.changed_since(&before).await?;
    person.find("#wishes button").await?;
    person.click("#wishes button").await?;
    person.until("document.querySelector('#wishes') === null").await?;
    person.expect_no_errors().await
}

#[tokio::test]
async fn a_long_list_is_opened_piece_by_piece_by_keys() -> Result<()> {
    let (server, person) = TestServer::with_person(PACKAGES).await?;
    person.join(&server, &Scene::new(&PACKAGE, json!({}), 5, |_, _| true)?).await?;
    person.click("[data-element=action-redeploy] .hot").await?;
    person.until("document.querySelector('#choices .group') !== null").await?;
    person.click("#choices > summary").await?;
    person.run::<Option<bool>>("document.querySelector('#choices .group summary').focus()").await?;
    person.press(Key::Enter).await?;
    person.find("#choices .group[open] .choice").await?;
    let before = person.my_turn().await?;
    person.press(Key::Tab).await?;
    person.press(Key::Enter).await?;
    assert_eq!(person.changed_since(&before).await?.ply, before.ply + 1);
    person.expect_no_errors().await
}

#[tokio::test]
async fn supply_is_shown_by_keys_alone() -> Result<()> {
    let (server, person) = TestServer::with_person(PACKAGES).await?;
    person.join(&server, &under_way()?).await?;
    let tick = "getComputedStyle(document.getElementById('s-germany'), '::after').content";
    assert_eq!(person.eval::<String>(tick).await?, "none");
    person.run::<Option<bool>>("document.getElementById('o-look-control').focus()").await?;
    person.press(Key::Right).await?;
    assert!(person.has("#o-look-germany:checked").await?, "an arrow key goes to the next overlay");
    assert_eq!(person.eval::<String>(tick).await?, "\"\u{2713}\"");
    let problems = person.check_contrast().await?;
    assert!(problems.is_empty(), "{problems:#?}");
    person.expect_no_errors().await
}

#[tokio::test]
async fn a_theatre_can_be_looked_at_by_itself_without_a_script() -> Result<()> {
    let (server, person) = TestServer::with_person(PACKAGES).await?;
    person.join(&server, &under_way()?).await?;
    person.disable_scripts().await?;
    person.reload().await?;
    let shown = |space: &str| format!("document.getElementById('s-{space}').checkVisibility()");
    person.click("label:has(#o-zoom-asia)").await?;
    assert!(person.eval::<bool>(&shown("india")).await? && !person.eval::<bool>(&shown("france")).await?);
    Ok(())
}

#[tokio::test]
async fn an_attack_shows_what_it_would_come_to() -> Result<()> {
    let (server, person) = TestServer::with_person(PACKAGES).await?;
    person.join(&server, &under_way()?).await?;
    assert!(!person.has(".o-odds").await?);
    person.click("[data-element=action-attack] .hot").await?;
    person.find(".o-space .o-odds").await?;
    let hot: usize = person.eval("document.querySelectorAll('#board .o-space > .hot').length").await?;
    let odds: usize = person.eval("document.querySelectorAll('#board .o-odds').length").await?;
    assert!(hot > 0 && hot == odds, "{hot} targets, {odds} odds");
    person.expect_no_errors().await
}
