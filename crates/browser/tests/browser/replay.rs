//! Looking at a game again.

use anyhow::Result;
use browser::{House, Person, Scene, Theme};
use serde_json::json;
use store::Holder;
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

/// The number of times as fast, as it is shown.
async fn speed(person: &Person) -> Result<String> {
    person.text("#speed").await
}

#[tokio::test]
async fn a_replay_goes_slower_and_faster_and_the_browser_remembers_it() -> Result<()> {
    let (_house, person, _) = finished().await?;
    person.look(Theme::Light, true).await?;
    person.click("#first").await?;
    person.at_ply(0).await?;
    assert_eq!(speed(&person).await?, "\u{d7}1");
    person.click("#slower").await?;
    person.press("-").await?;
    assert_eq!(speed(&person).await?, "\u{d7}0.25");
    assert!(person.sees("#slower[aria-disabled=true]").await?, "that is the slowest");
    for _ in 0..9 {
        person.press("+").await?;
    }
    assert_eq!(speed(&person).await?, "\u{d7}8");
    assert!(person.sees("#faster[aria-disabled=true]").await?, "that is the fastest");
    person.press(Key::Escape).await?;
    person.ask::<()>("document.activeElement.blur()").await?;
    person.press(" ").await?;
    person.until("Number(document.querySelector('main').dataset.ply) >= 5").await?;
    assert!(person.sees("#play[aria-pressed=true]").await?, "it goes on");
    person.press(" ").await?;
    assert!(person.sees("#play[aria-pressed=false]").await?, "it is stopped");
    assert_eq!(speed(&person).await?, "\u{d7}8", "the steps did not change the pace");
    person.reload().await?;
    person.until("document.querySelector('#speed').textContent.endsWith('8')").await?;
    person.expect_no_faults().await
}

#[tokio::test]
async fn who_wants_little_motion_is_not_hurried() -> Result<()> {
    let (_house, person, _) = finished().await?;
    person.look(Theme::Light, true).await?;
    for _ in 0..3 {
        person.press("+").await?;
    }
    assert_eq!(speed(&person).await?, "\u{d7}8");
    person.look(Theme::Light, false).await?;
    person.reload().await?;
    person.until("document.querySelector('#speed').textContent.endsWith('2')").await?;
    assert!(person.sees("#faster[aria-disabled=true]").await?, "faster would flicker");
    person.expect_no_faults().await
}

#[tokio::test]
async fn games_of_every_kind_are_replayed_at_any_pace() -> Result<()> {
    let house = House::open().await?;
    let person = Person::new(house.address()).await?;
    person.look(Theme::Light, true).await?;
    person.visit("/").await?;
    let guest = person.guest().await?;
    for game in ["siege", "rush"] {
        let holders = vec![Holder::Guest(guest.clone()), Holder::Bot("level1".to_owned())];
        let options = json!({ "players": 2 });
        let until = |table: &dyn record::Table, _| table.ply() > 40;
        Scene { id: game, game, options, seed: 5, until, holders }.lay(&house, &guest).await?;
        person.visit(&format!("/t/{game}/replay?ply=0")).await?;
        person.find("#faster").await?;
        person.press("+").await?;
        person.click("#play").await?;
        person.until("Number(document.querySelector('main').dataset.ply) >= 8").await?;
        person.click("#play").await?;
    }
    assert_eq!(speed(&person).await?, "\u{d7}4", "the second game went on at the pace of the first");
    person.expect_no_faults().await
}

#[tokio::test]
async fn without_script_a_replay_is_stepped_through_by_links() -> Result<()> {
    let (_house, person, last) = finished().await?;
    person.distrust_scripts().await?;
    person.reload().await?;
    assert!(!person.find("#pace").await?.is_displayed().await?, "nothing plays by itself");
    person.click("#back").await?;
    person.at_ply(last - 1).await?;
    person.click("#first").await?;
    person.at_ply(0).await?;
    person.expect_no_faults().await
}
