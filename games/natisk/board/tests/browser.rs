//! Natisk in real Chromium: whole games on each board, what its pages explain, and what the curtain must hide.

use anyhow::Result;
use sandtable_board::Package;
use sandtable_browser::{
    GuidedGame, Input, NEXT, Owner, Person, RandomPlayer, Scene, Screen, TestServer, WholeGame,
};
use sandtable_core::{Seat, Viewer};
use sandtable_natisk_board::PACKAGE;
use sandtable_session::Table;
use serde_json::json;

static PACKAGES: &[Package] = &[PACKAGE];

const WHOLE_GAME: WholeGame =
    WholeGame { packages: PACKAGES, game: "natisk", options: &[], owners: &["me", "level1"], seed: 1 };

sandtable_browser::whole_games!(WHOLE_GAME);

const FIRST_GAME: GuidedGame = GuidedGame { packages: PACKAGES, game: "natisk" };

sandtable_browser::guided_games!(FIRST_GAME, mouse "en", "ru" on Phone by Mouse);

#[tokio::test]
async fn the_first_game_by_keys() -> Result<()> {
    FIRST_GAME.play("en", Screen::Desktop, Input::Keys).await
}

#[tokio::test]
async fn whoever_does_something_else_leaves_the_lesson_and_comes_back_by_an_undo() -> Result<()> {
    let (_server, person) = FIRST_GAME.begin("en", Screen::Desktop).await?;
    assert_eq!(person.my_turn().await?.ply, 6);
    person.click(NEXT).await?;
    person.find("#board .n-space .point.next").await?;
    person.click("#board .n-space .hot:not(:has(+ .point.next))").await?;
    person
        .until("document.querySelector('#lesson')?.textContent.includes('left the lesson') === true")
        .await?;
    assert!(!person.has(".point").await?, "nothing is pointed at");
    person.my_turn().await?;
    person.click("#request-undo").await?;
    person.find("#lesson[data-decision='1']").await?;
    person.click("#suggested").await?;
    person.find("#lesson[data-decision='2']").await?;
    person.expect_no_errors().await
}

#[tokio::test]
async fn a_lesson_can_be_skipped() -> Result<()> {
    let (_server, person) = FIRST_GAME.begin("ru", Screen::Desktop).await?;
    person.click("#skip-lesson").await?;
    person.until("document.querySelector('#lesson') === null").await?;
    assert!(!person.has(".point").await? && person.explained().await?.contains("Урок окончен"));
    RandomPlayer::new(5).step(&person).await?;
    person.expect_no_errors().await
}

#[tokio::test]
async fn without_script_a_lesson_is_played_by_plain_forms() -> Result<()> {
    let server = TestServer::start(PACKAGES).await?;
    let person = Person::speaking("en", server.address()).await?;
    person.disable_scripts().await?;
    FIRST_GAME.learn(&person).await?;
    for next in 2..=4 {
        person.click_to_a_page(NEXT).await?;
        if next != 4 {
            person.find("#board .n-space .point.next").await?;
            person.click_to_a_page(NEXT).await?;
        }
        for _ in 0..500 {
            if person.has(&format!("#lesson[data-decision='{next}']")).await? {
                break;
            }
            person.visit(&person.path().await?).await?;
        }
        person.find(&format!("#lesson[data-decision='{next}']")).await?;
    }
    person.expect_no_errors().await
}

#[tokio::test]
async fn a_whole_game_on_the_nippon_board() -> Result<()> {
    let nippon = WholeGame { options: &["board=nippon"], seed: 12, ..WHOLE_GAME };
    nippon.play("en", Screen::Desktop, Input::Mouse).await
}

#[tokio::test]
async fn a_whole_solo_game() -> Result<()> {
    let solo = WholeGame { options: &["mode=solo"], owners: &["me"], seed: 13, ..WHOLE_GAME };
    solo.play("en", Screen::Desktop, Input::Mouse).await
}

#[tokio::test]
async fn each_board_shows_what_is_special_about_it() -> Result<()> {
    let (_server, person) = TestServer::with_person(PACKAGES).await?;
    person.open_table("natisk", &["board=nippon"], &["me", "level1"]).await?;
    assert!(person.has("#natisk.nippon .n-links").await?, "America with its links");
    person.open_table("natisk", &["mode=solo"], &["me"]).await?;
    assert!(person.has(".n-row").await?, "the rulebook's opponent shows its row");
    person.expect_no_errors().await
}

#[tokio::test]
async fn a_space_that_cannot_be_clicked_says_why() -> Result<()> {
    let (server, person) = TestServer::with_person(PACKAGES).await?;
    person.join(&server, &midgame()?).await?;
    person.click("#board .n-held a.hot").await?;
    person.find("#board .n-space .hot").await?;
    person.click("#board .n-space[data-element]:not(:has(.hot))").await?;
    person.explained().await?;
    assert!(person.has("#notice p a[href^='/rules/natisk#r']").await?, "the reason names its paragraph");
    person.expect_no_errors().await
}

/// A game against a bot, when the next unit is to be placed.
fn midgame() -> Result<Scene> {
    Scene::new(&PACKAGE, json!({}), 7, |table, _| {
        table.ply() > 20 && table.choices().iter().any(|choice| choice.word.starts_with("place "))
    })
}

#[tokio::test]
async fn a_unit_of_the_reserve_is_dragged_to_a_space() -> Result<()> {
    let (server, person) = TestServer::with_person(PACKAGES).await?;
    let scene = midgame()?;
    person.join(&server, &scene).await?;
    let drag = person.find_drag(&*scene.play(PACKAGES)?, ".n-held", ".n-space").await?;
    person.drag_about(&drag).await?;
    RandomPlayer::new(14).step(&person).await?;
    person.expect_no_errors().await
}

#[tokio::test]
async fn on_a_phone_a_long_press_drags_and_a_swipe_scrolls() -> Result<()> {
    let (server, person) = TestServer::with_person(PACKAGES).await?;
    person.use_screen(Screen::Phone).await?;
    let scene = midgame()?;
    person.join(&server, &scene).await?;
    let before = person.my_turn().await?;
    let drag = person.find_drag(&*scene.play(PACKAGES)?, ".n-held", ".n-space").await?;
    assert!(person.swipe_up(&drag.target).await? > 50.0, "a swipe scrolls");
    assert_eq!(person.state().await?, before, "and does nothing else");
    person.reload().await?;
    let dragging = person.press_long(&drag.thing).await?;
    person.drop_on_target(dragging, &drag.target).await?;
    person.expect_no_errors().await
}

/// Kinds of units in a seat's reserve, as the seat itself sees it.
fn reserve(table: &dyn Table, seat: u8) -> Vec<String> {
    let view = table.view(Viewer::Seat(Seat(seat)));
    let held = &view["sides"][usize::from(seat)]["reserve"];
    held.as_object().map(|units| units.keys().cloned().collect()).unwrap_or_default()
}

/// Kinds the first seat holds and the second does not.
fn only_first(table: &dyn Table) -> Vec<String> {
    let second = reserve(table, 1);
    reserve(table, 0).into_iter().filter(|unit| !second.contains(unit)).collect()
}

/// How a unit in a reserve is written in the page.
fn traces(unit: &str) -> [String; 4] {
    [
        format!("reserve-{unit}\""),
        format!("\"r-{unit}\""),
        format!("place {unit} "),
        format!("c-place-{unit}-"),
    ]
}

#[tokio::test]
async fn the_curtain_hides_both_reserves_and_then_the_other_seats() -> Result<()> {
    let (server, person) = TestServer::with_person(PACKAGES).await?;
    let two_secrets =
        |table: &dyn Table, seat| seat == Seat(1) && table.ply() > 30 && only_first(table).len() > 1;
    let scene = Scene { owners: vec![Owner::Host; 2], ..Scene::new(&PACKAGE, json!({}), 7, two_secrets)? };
    let table = scene.play(PACKAGES)?;
    person.visit("/").await?;
    scene.set_up(&server, &person.guest().await?).await?;
    person.visit("/t/scene").await?;

    assert!(person.state().await?.curtained);
    let curtain = person.source_and_storage().await?;
    for word in ["reserve-", "data-piece", "id=\"log", "name=\"action\"", "id=\"board\""] {
        assert!(!curtain.contains(word), "`{word}` is in the page with the curtain");
    }

    person.lift_curtain().await?;
    let page = person.source_and_storage().await?;
    for unit in reserve(&*table, 1) {
        assert!(page.contains(&traces(&unit)[0]), "the seat's own {unit} is there");
    }
    for trace in only_first(&*table).iter().flat_map(|unit| traces(unit)) {
        assert!(!page.contains(&trace), "`{trace}` of the other seat is in the page");
    }
    person.expect_no_errors().await
}
