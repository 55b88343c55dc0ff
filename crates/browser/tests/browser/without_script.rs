//! Without script: links and forms alone. The tests can still evaluate expressions; the page's own scripts do not run.

use anyhow::{Result, bail};
use sandtable_browser::{Person, RandomPlayer};

use crate::{midgame, scene, start};

/// Makes a step by plain clicks. While the bot thinks, the page must be loaded again.
async fn step(person: &Person, player: &mut RandomPlayer) -> Result<()> {
    let before = person.state().await?;
    let mut now = before.clone();
    for _ in 0..500 {
        if now.ply != before.ply {
            return Ok(());
        }
        if now.turn == "mine" {
            now = player.click(person).await?;
        } else {
            person.visit("/t/scene").await?;
            now = person.state().await?;
        }
    }
    bail!("the step is never made: {now:?}")
}

#[tokio::test]
async fn without_script_a_game_is_played_by_plain_forms() -> Result<()> {
    let (server, person) = start().await?;
    person.disable_scripts().await?;
    person.join(&server, &scene(midgame)?).await?;
    assert!(!person.has(":root.scripted").await?, "no script has run");
    let begun = person.state().await?;
    let mut player = RandomPlayer::new(15);
    for _ in 0..4 {
        step(&person, &mut player).await?;
    }
    assert!(person.state().await?.ply >= begun.ply + 4);
    person.write("#chat-text", "hello").await?;
    person.click("#chat .btn").await?;
    person.until("document.querySelector('#chat-lines')?.textContent.includes('hello') === true").await
}

#[tokio::test]
async fn without_script_a_table_is_opened_and_a_choice_made_in_words() -> Result<()> {
    let (_server, person) = start().await?;
    person.disable_scripts().await?;
    person.open_table("natisk", &[], &["me", "level1"]).await?;
    let before = person.my_turn().await?;
    if !person.has("#choices[open]").await? {
        person.click("#choices summary").await?;
    }
    if person.has("#choices .group").await? {
        person.click("#choices .group summary").await?;
    }
    person.click("#choices .choice").await?;
    assert!(person.changed_since(&before).await?.ply > before.ply);
    person.expect_no_errors().await
}

#[tokio::test]
async fn without_script_a_click_on_what_cannot_be_done_says_why() -> Result<()> {
    let (server, person) = start().await?;
    person.disable_scripts().await?;
    person.join(&server, &scene(midgame)?).await?;
    person.click("#board a.plain-only").await?;
    person.explained().await?;
    person.expect_no_errors().await
}
