//! Playing with the keyboard alone.

use anyhow::{Result, bail};
use sandtable_browser::{Person, RandomPlayer};
use thirtyfour::Key;

use crate::{midgame, never, scene, start, start_at};

/// Presses Tab until something has the focus.
pub(crate) async fn tab_to(person: &Person, selector: &str) -> Result<()> {
    for _ in 0..200 {
        person.press(Key::Tab).await?;
        if person.eval::<bool>(&format!("document.activeElement.matches({selector:?})")).await? {
            return Ok(());
        }
    }
    bail!("Tab does not lead to `{selector}`")
}

#[tokio::test]
async fn from_the_shelf_to_the_replay_by_keyboard_alone() -> Result<()> {
    let (server, person) = start().await?;
    person.visit("/").await?;
    tab_to(&person, "#game-natisk .main").await?;
    person.press(Key::Enter).await?;
    person.find("main#table").await?;
    let mut player = RandomPlayer::new(3);
    for _ in 0..10 {
        player.press(&person).await?;
    }
    person.join(&server, &scene(never)?).await?;
    tab_to(&person, "#outcome a[href$='/replay']").await?;
    person.press(Key::Enter).await?;
    person.find("main#replay").await?;
    person.expect_no_errors().await
}

#[tokio::test]
async fn tab_reaches_the_board_the_choices_and_the_way_back() -> Result<()> {
    let (_server, person) = start_at(|table, seat| table.can_undo(seat).is_some()).await?;
    for place in ["#board .hot", "#choices summary, #choices .choice", "#undo", "#restart", "#chat-text"] {
        tab_to(&person, place).await?;
    }
    Ok(())
}

/// Something that cannot be clicked has the focus.
const ON_UNCLICKABLE: &str =
    "document.activeElement.matches('#board [data-element][aria-disabled=true]:focus-visible')";

/// Goes about the board until something that cannot be clicked has the focus.
async fn roam_the_board(person: &Person, player: &mut RandomPlayer) -> Result<()> {
    for _ in 0..40 {
        person.press_shifted(player.arrow()).await?;
        if person.eval::<bool>(ON_UNCLICKABLE).await? {
            return Ok(());
        }
    }
    bail!("Shift and arrows lead only to what can be clicked")
}

#[tokio::test]
async fn shift_and_arrows_lead_to_what_cannot_be_clicked_and_enter_asks_why() -> Result<()> {
    let (_server, person) = start_at(midgame).await?;
    let before = person.my_turn().await?;
    roam_the_board(&person, &mut RandomPlayer::new(5)).await?;
    let name: String = person.eval("document.activeElement.getAttribute('aria-label')").await?;
    assert!(!name.trim().is_empty(), "what has the focus can be heard");
    person.press(Key::Enter).await?;
    person.explained().await?;
    assert!(person.has("#notice a[href^='/rules/natisk#r']").await?, "with the paragraph");
    assert_eq!(person.state().await?, before, "asking changes nothing");
    person.press(Key::Tab).await?;
    assert!(!person.has("#board [data-element][role]").await?, "it is a button only while it has the focus");
    person.expect_no_errors().await
}

#[tokio::test]
async fn the_focus_stays_where_it_is_while_others_move() -> Result<()> {
    let (_server, person) = start_at(midgame).await?;
    roam_the_board(&person, &mut RandomPlayer::new(6)).await?;
    let here: String = person.eval("document.activeElement.dataset.element").await?;
    let before = person.my_turn().await?;
    person.run::<()>("document.querySelector('#choices .choice').click()").await?;
    person.at_least_ply(before.ply + 1).await?;
    person.until(ON_UNCLICKABLE).await?;
    assert_eq!(person.eval::<String>("document.activeElement.dataset.element").await?, here);
    person.press(Key::Escape).await?;
    person.expect_no_errors().await
}

#[tokio::test]
async fn a_question_mark_shows_the_keys() -> Result<()> {
    let (_server, person) = start_at(midgame).await?;
    person.press("?").await?;
    person.until("document.querySelector('#keys').open").await?;
    assert!(person.text("#keys").await?.contains("Shift"), "how to go to what cannot be clicked");
    person.press(Key::Escape).await?;
    person.until("!document.querySelector('#keys').open").await?;
    person.visit("/t/scene/replay").await?;
    person.until("document.querySelector('#speed').textContent !== ''").await?;
    person.press("?").await?;
    person.until("document.querySelector('#keys').open").await?;
    assert!(person.text("#keys").await?.contains("Home"), "a replay has keys of its own");
    person.expect_no_errors().await
}

#[tokio::test]
async fn escape_puts_back_what_was_picked() -> Result<()> {
    let (_server, person) = start_at(midgame).await?;
    let before = person.my_turn().await?;
    person.click("#board a.hot").await?;
    person.until("document.querySelector('#board .picked') !== null").await?;
    person.press(Key::Escape).await?;
    person.until("document.querySelector('#board .picked') === null").await?;
    assert_eq!(person.my_turn().await?, before);
    Ok(())
}
