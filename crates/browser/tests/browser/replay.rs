//! Looking at a game again.

use anyhow::Result;
use browser::{House, Person};
use thirtyfour::Key;

use crate::tables::sit_down;

async fn finished() -> Result<(House, Person, u64)> {
    let house = House::open().await?;
    let person = Person::new(house.address()).await?;
    let table = sit_down(&house, &person, |_, _| false).await?;
    person.click("#outcome a[href$='/replay']").await?;
    person.find("main#replay").await?;
    Ok((house, person, table.ply() as u64))
}

#[tokio::test]
async fn a_replay_steps_both_ways_and_jumps() -> Result<()> {
    let (_house, person, last) = finished().await?;
    person.at_ply(last).await?;
    person.click("#back").await?;
    person.at_ply(last - 1).await?;
    person.click("#on").await?;
    person.at_ply(last).await?;
    person.click("#first").await?;
    person.at_ply(0).await?;
    person.click("#last").await?;
    person.at_ply(last).await?;
    person.press(Key::Home).await?;
    person.at_ply(0).await?;
    person.press(Key::Right).await?;
    person.at_ply(1).await?;
    person.press(Key::End).await?;
    person.at_ply(last).await?;
    person.expect_no_faults().await
}

#[tokio::test]
async fn the_slider_goes_anywhere_and_each_step_has_an_address() -> Result<()> {
    let (_house, person, last) = finished().await?;
    person.ask::<()>("document.querySelector('#ply').focus()").await?;
    person.press(Key::Home).await?;
    person.at_ply(0).await?;
    person.press(Key::Right).await?;
    person.press(Key::Right).await?;
    person.at_ply(2).await?;
    let address: String = person.ask("location.pathname + location.search").await?;
    let log = person.text("#log-lines").await?;
    person.press(Key::End).await?;
    person.at_ply(last).await?;
    person.visit(&address).await?;
    person.at_ply(2).await?;
    assert_eq!(person.text("#log-lines").await?, log, "the link shows the same step");
    person.expect_no_faults().await
}

#[tokio::test]
async fn a_replay_plays_by_itself_and_shows_any_seats_eyes_after_the_end() -> Result<()> {
    let (_house, person, _) = finished().await?;
    person.click("#first").await?;
    person.at_ply(0).await?;
    person.click("#play").await?;
    person.until("Number(document.querySelector('main').dataset.ply) >= 2").await?;
    person.click("#play").await?;
    for seat in ["axis", "allies", "public"] {
        person.click(&format!("#eyes a[href$='as={seat}']")).await?;
        person.until(&format!("document.querySelector('main').dataset.as === '{seat}'")).await?;
    }
    person.expect_no_faults().await
}

#[tokio::test]
async fn the_board_can_be_taken_away_as_a_picture() -> Result<()> {
    let (_house, person, _) = finished().await?;
    let saved = "
        const done = arguments[0];
        HTMLAnchorElement.prototype.click = function () { done([this.download, this.href.length]); };
        document.querySelector('#picture').click();
    ";
    let (name, length): (String, usize) = person.run_later(saved).await?;
    assert!(name.starts_with("natisk-scene-") && length > 10_000, "{name} of {length}");
    person.expect_no_faults().await
}
