//! Looking at a game again.

use anyhow::Result;
use sandtable_browser::{Motion, Person, Scene, TestServer, Theme};
use serde_json::json;
use thirtyfour::Key;

use crate::{never, scene, start, start_at};

/// The replay of a game that is over, and the number of its last step.
async fn finished() -> Result<(TestServer, Person, u64)> {
    let (server, person) = start_at(never).await?;
    let last = scene(never)?.play(server.packages())?.ply();
    person.click("#outcome a[href$='/replay']").await?;
    person.find("main#replay").await?;
    Ok((server, person, last as u64))
}

#[tokio::test]
async fn a_replay_steps_both_ways_and_jumps() -> Result<()> {
    let (_server, person, last) = finished().await?;
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
    person.expect_no_errors().await
}

#[tokio::test]
async fn the_slider_goes_anywhere_and_each_step_has_an_address() -> Result<()> {
    let (_server, person, last) = finished().await?;
    person.eval::<()>("document.querySelector('#ply').focus()").await?;
    person.press(Key::Home).await?;
    person.at_ply(0).await?;
    person.press(Key::Right).await?;
    person.press(Key::Right).await?;
    person.at_ply(2).await?;
    let address: String = person.eval("location.pathname + location.search").await?;
    let log = person.text("#log-lines").await?;
    person.press(Key::End).await?;
    person.at_ply(last).await?;
    person.visit(&address).await?;
    person.at_ply(2).await?;
    assert_eq!(person.text("#log-lines").await?, log, "the link shows the same step");
    person.expect_no_errors().await
}

#[tokio::test]
async fn a_replay_plays_by_itself_and_shows_any_seats_eyes_after_the_end() -> Result<()> {
    let (_server, person, _) = finished().await?;
    person.click("#first").await?;
    person.at_ply(0).await?;
    person.click("#play").await?;
    person.at_least_ply(2).await?;
    person.click("#play").await?;
    for seat in ["axis", "allies", "public"] {
        person.click(&format!("#eyes a[href$='as={seat}']")).await?;
        person.until(&format!("document.querySelector('main').dataset.as === '{seat}'")).await?;
    }
    person.expect_no_errors().await
}

#[tokio::test]
async fn the_board_can_be_taken_away_as_a_picture() -> Result<()> {
    let (_server, person, _) = finished().await?;
    let saved = "
        const done = arguments[0];
        HTMLAnchorElement.prototype.click = function () { done([this.download, this.href.length]); };
        document.querySelector('#picture').click();
    ";
    let (name, length): (String, usize) = person.run_async(saved).await?;
    assert!(name.starts_with("natisk-scene-") && length > 10_000, "{name} of {length}");
    person.expect_no_errors().await
}

/// The pace as it is shown: how many times the usual one.
async fn speed(person: &Person) -> Result<String> {
    person.text("#speed").await
}

#[tokio::test]
async fn a_replay_goes_slower_and_faster_and_the_browser_remembers_it() -> Result<()> {
    let (_server, person, _) = finished().await?;
    person.prefer(Theme::Light, Motion::Full).await?;
    person.click("#first").await?;
    person.at_ply(0).await?;
    assert_eq!(speed(&person).await?, "\u{d7}1");
    person.click("#slower").await?;
    person.press("-").await?;
    assert_eq!(speed(&person).await?, "\u{d7}0.25");
    assert!(person.has("#slower[aria-disabled=true]").await?, "that is the slowest");
    for _ in 0..9 {
        person.press("+").await?;
    }
    assert_eq!(speed(&person).await?, "\u{d7}8");
    assert!(person.has("#faster[aria-disabled=true]").await?, "that is the fastest");
    person.press(Key::Escape).await?;
    person.eval::<()>("document.activeElement.blur()").await?;
    person.press(" ").await?;
    person.at_least_ply(5).await?;
    assert!(person.has("#play[aria-pressed=true]").await?, "it goes on");
    person.press(" ").await?;
    assert!(person.has("#play[aria-pressed=false]").await?, "it is stopped");
    assert_eq!(speed(&person).await?, "\u{d7}8", "the steps did not change the pace");
    person.reload().await?;
    person.until("document.querySelector('#speed').textContent.endsWith('8')").await?;
    person.expect_no_errors().await
}

#[tokio::test]
async fn with_reduced_motion_a_replay_does_not_hurry() -> Result<()> {
    let (_server, person, _) = finished().await?;
    person.prefer(Theme::Light, Motion::Full).await?;
    for _ in 0..3 {
        person.press("+").await?;
    }
    assert_eq!(speed(&person).await?, "\u{d7}8");
    person.prefer(Theme::Light, Motion::Reduced).await?;
    person.reload().await?;
    person.until("document.querySelector('#speed').textContent.endsWith('2')").await?;
    assert!(person.has("#faster[aria-disabled=true]").await?, "faster would flicker");
    person.expect_no_errors().await
}

#[tokio::test]
async fn every_game_is_replayed_at_any_pace() -> Result<()> {
    let (server, person) = start().await?;
    person.prefer(Theme::Light, Motion::Full).await?;
    person.visit("/").await?;
    let guest = person.guest().await?;
    for package in server.packages() {
        let id = package.id();
        let scene = Scene::new(package, json!({}), 5, |table, _| table.ply() > 40)?;
        Scene { id, ..scene }.set_up(&server, &guest).await?;
        person.visit(&format!("/t/{id}/replay?ply=0")).await?;
        person.find("#faster").await?;
        person.press("+").await?;
        person.click("#play").await?;
        person.at_least_ply(8).await?;
        person.click("#play").await?;
    }
    assert_eq!(speed(&person).await?, "\u{d7}8", "each game goes on at the pace of the one before");
    person.expect_no_errors().await
}

#[tokio::test]
async fn without_script_a_replay_is_stepped_through_by_links() -> Result<()> {
    let (_server, person, last) = finished().await?;
    person.disable_scripts().await?;
    person.reload().await?;
    assert!(!person.find("#pace").await?.is_displayed().await?, "nothing plays by itself");
    person.click("#back").await?;
    person.at_ply(last - 1).await?;
    person.click("#first").await?;
    person.at_ply(0).await?;
    person.expect_no_errors().await
}
