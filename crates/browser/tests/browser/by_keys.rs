//! Playing with the keyboard alone.

use anyhow::{Result, bail};
use browser::{Fingers, House, Person};
use thirtyfour::Key;

use crate::tables::sit_down;

/// Presses Tab until something has the focus.
async fn tab_to(person: &Person, selector: &str) -> Result<()> {
    for _ in 0..200 {
        person.press(Key::Tab).await?;
        if person.ask::<bool>(&format!("document.activeElement.matches({selector:?})")).await? {
            return Ok(());
        }
    }
    bail!("Tab does not lead to `{selector}`")
}

#[tokio::test]
async fn a_whole_game_by_keyboard_alone() -> Result<()> {
    let house = House::open().await?;
    let person = Person::new(house.address()).await?;
    person.visit("/").await?;
    tab_to(&person, "#game-natisk .main").await?;
    person.press(Key::Enter).await?;
    person.find("main#table").await?;
    let end = person.play_out(&mut Fingers::new(3), true).await?;
    assert_eq!(end.turn, "over");
    tab_to(&person, "#outcome a[href$='/replay']").await?;
    person.press(Key::Enter).await?;
    person.find("main#replay").await?;
    person.expect_no_faults().await
}

#[tokio::test]
async fn tab_reaches_the_board_the_choices_and_the_way_back() -> Result<()> {
    let house = House::open().await?;
    let person = Person::new(house.address()).await?;
    sit_down(&house, &person, |table, seat| table.can_undo(seat).is_some()).await?;
    for place in ["#board .hot", "#choices summary, #choices .choice", "#undo", "#restart", "#chat-text"] {
        tab_to(&person, place).await?;
    }
    Ok(())
}

/// What has the focus is something that cannot be clicked.
const COLD: &str =
    "document.activeElement.matches('#board [data-element][aria-disabled=true]:focus-visible')";

/// Roams the board until something that cannot be clicked has the focus.
async fn roam(person: &Person, fingers: &mut Fingers) -> Result<()> {
    for _ in 0..40 {
        let arrow = [Key::Right, Key::Down, Key::Left, Key::Up][fingers.choose(4)].clone();
        person.press_shifted(arrow).await?;
        if person.ask::<bool>(COLD).await? {
            return Ok(());
        }
    }
    bail!("Shift and arrows lead only to what can be clicked")
}

#[tokio::test]
async fn shift_and_arrows_lead_to_what_cannot_be_clicked_and_enter_asks_why() -> Result<()> {
    let house = House::open().await?;
    let person = Person::new(house.address()).await?;
    sit_down(&house, &person, |table, _| table.ply() > 20).await?;
    let before = person.my_turn().await?;
    roam(&person, &mut Fingers::new(5)).await?;
    let name: String = person.ask("document.activeElement.getAttribute('aria-label')").await?;
    assert!(!name.trim().is_empty(), "what has the focus can be heard");
    person.press(Key::Enter).await?;
    person.until("document.querySelector('#notice').textContent.trim() !== ''").await?;
    assert!(person.sees("#notice a[href^='/rules/natisk#r']").await?, "with the paragraph");
    assert_eq!(person.glance().await?, before, "asking changes nothing");
    person.press(Key::Tab).await?;
    assert!(!person.sees("#board [data-element][role]").await?, "it is a button only while it has the focus");
    person.expect_no_faults().await
}

#[tokio::test]
async fn who_roams_the_board_stays_there_while_others_move() -> Result<()> {
    let house = House::open().await?;
    let person = Person::new(house.address()).await?;
    sit_down(&house, &person, |table, _| table.ply() > 20).await?;
    roam(&person, &mut Fingers::new(6)).await?;
    let here: String = person.ask("document.activeElement.dataset.element").await?;
    let before = person.my_turn().await?;
    person.run::<()>("document.querySelector('#choices .choice').click()").await?;
    person.until(&format!("Number(document.querySelector('main').dataset.ply) > {}", before.ply)).await?;
    person.until(COLD).await?;
    assert_eq!(person.ask::<String>("document.activeElement.dataset.element").await?, here);
    person.press(Key::Escape).await?;
    person.expect_no_faults().await
}

#[tokio::test]
async fn a_question_mark_shows_the_keys() -> Result<()> {
    let house = House::open().await?;
    let person = Person::new(house.address()).await?;
    sit_down(&house, &person, |table, _| table.ply() > 20).await?;
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
    person.expect_no_faults().await
}

#[tokio::test]
async fn escape_puts_back_what_was_picked() -> Result<()> {
    let house = House::open().await?;
    let person = Person::new(house.address()).await?;
    sit_down(&house, &person, |table, _| table.ply() > 20).await?;
    let before = person.my_turn().await?;
    person.click("#board a.hot").await?;
    person.until("document.querySelector('#board .picked') !== null").await?;
    person.press(Key::Escape).await?;
    person.until("document.querySelector('#board .picked') === null").await?;
    assert_eq!(person.my_turn().await?, before);
    Ok(())
}
