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

#[tokio::test]
async fn a_question_mark_shows_the_keys() -> Result<()> {
    let house = House::open().await?;
    let person = Person::new(house.address()).await?;
    sit_down(&house, &person, |table, _| table.ply() > 20).await?;
    person.press("?").await?;
    person.until("document.querySelector('#keys').open").await?;
    person.press(Key::Escape).await?;
    person.until("!document.querySelector('#keys').open").await?;
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
