//! The panel beside the board: its order, folding it, the board on the whole screen, what is new in the chat; and the room there
//! is on screens of all sizes.

use anyhow::{Result, ensure};
use sandtable_browser::{Scene, Screen};
use serde_json::json;

use crate::{midgame, scene, start, start_at};

const HEIGHT: &str = "Math.round(document.querySelector('#panel').getBoundingClientRect().height)";

/// How much of the window the board has, in hundredths.
const SHARE: &str = "(({ width, height }) => Math.round(100 * width * height / innerWidth / innerHeight))
    (document.querySelector('#stage').getBoundingClientRect())";

#[tokio::test]
async fn the_question_comes_first_and_the_seats_come_after_log_and_chat() -> Result<()> {
    let (_server, person) = start_at(midgame).await?;
    let order: Vec<String> = person
        .eval("['prompt', 'choices', 'log', 'chat', 'seats'].sort((one, other) =>
            document.getElementById(one).getBoundingClientRect().top - document.getElementById(other).getBoundingClientRect().top)")
        .await?;
    assert_eq!(order, ["prompt", "choices", "log", "chat", "seats"]);
    person.expect_no_errors().await
}

#[tokio::test]
async fn the_panel_folds_to_one_line_that_holds_the_question() -> Result<()> {
    let (_server, person) = start_at(midgame).await?;
    for screen in [Screen::Desktop, Screen::Phone, Screen::PhoneOnItsSide] {
        person.use_screen(screen).await?;
        person.reload().await?;
        let before: i32 = person.eval(SHARE).await?;
        person.click("label.fold").await?;
        person.until(&format!("{HEIGHT} === 44")).await?;
        let share: i32 = person.eval(SHARE).await?;
        ensure!(share > before && share > 70, "{screen:?}: {before} became {share}");
        let question = "document.querySelector('#prompt .question').getBoundingClientRect()";
        person.until(&format!("{question}.bottom <= innerHeight && {question}.height > 10")).await?;
        person.click("label.fold").await?;
        person.until(&format!("{HEIGHT} > 100")).await?;
    }
    person.expect_no_errors().await
}

#[tokio::test]
async fn a_key_shows_the_board_on_the_whole_screen() -> Result<()> {
    let (_server, person) = start_at(midgame).await?;
    let before: i32 = person.eval(SHARE).await?;
    person.press("f").await?;
    person
        .until("document.documentElement.classList.contains('full') && document.fullscreenElement !== null")
        .await?;
    ensure!(person.eval::<i32>(SHARE).await? > before.max(90), "the board fills the screen");
    assert!(person.has("#prompt .question").await?);
    person.press("f").await?;
    person
        .until("!document.documentElement.classList.contains('full') && document.fullscreenElement === null")
        .await?;
    person.expect_no_errors().await
}

#[tokio::test]
async fn what_is_new_in_the_chat_is_marked_until_it_is_seen() -> Result<()> {
    let (server, person) = start_at(midgame).await?;
    let other = sandtable_browser::Person::new(server.address()).await?;
    let waiting = Scene {
        id: "waiting",
        owners: vec![sandtable_browser::Owner::Host, sandtable_browser::Owner::Open],
        ..scene(midgame)?
    };
    waiting.set_up(&server, &person.guest().await?).await?;
    person.use_screen(Screen::Phone).await?;
    person.visit("/t/waiting").await?;
    other.take_seat("waiting-1").await?;
    other.write("#chat-text", "hello").await?;
    other.click("#chat .btn").await?;
    person.until("!document.querySelector('#unread').hidden").await?;
    assert!(person.text("#unread").await?.ends_with(": 1"));
    person.click("#unread").await?;
    person.until("document.querySelector('#unread').hidden").await?;
    person.reload().await?;
    person.find("#chat-lines li").await?;
    person.until("document.querySelector('#unread').hidden").await?;
    person.expect_no_errors().await
}

#[tokio::test]
async fn every_screen_shows_the_board() -> Result<()> {
    let (server, person) = start().await?;
    person.visit("/").await?;
    for package in sandtable_games::all() {
        person.use_screen(Screen::Desktop).await?;
        person
            .join(&server, &Scene { id: package.id(), ..Scene::new(package, json!({}), 7, midgame)? })
            .await?;
        for (screen, least) in [
            (Screen::Wide, 70),
            (Screen::Laptop, 60),
            (Screen::Old, 55),
            (Screen::Phone, 50),
            (Screen::PhoneOnItsSide, 55),
        ] {
            person.use_screen(screen).await?;
            person.reload().await?;
            person.my_turn().await?;
            let share: i32 = person.eval(SHARE).await?;
            ensure!(share >= least, "{} on {screen:?}: the board has only {share} of 100", package.id());
        }
    }
    person.expect_no_errors().await
}
