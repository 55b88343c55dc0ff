//! Without script: links and forms alone. The tests may still ask the page questions; its own scripts do not run.

use anyhow::Result;
use browser::{Fingers, House, Person};

use crate::tables::sit_down;

/// Makes a step by plain clicks. As long as others think, the page must be loaded again.
async fn step(person: &Person, fingers: &mut Fingers) -> Result<()> {
    let before = person.glance().await?;
    let mut now = before.clone();
    while now.ply == before.ply {
        if now.turn == "mine" {
            now = person.click_something(fingers).await?;
        } else {
            person.visit("/t/scene").await?;
            now = person.glance().await?;
        }
    }
    Ok(())
}

#[tokio::test]
async fn without_script_a_game_is_played_by_plain_forms() -> Result<()> {
    let house = House::open().await?;
    let person = Person::new(house.address()).await?;
    person.distrust_scripts().await?;
    sit_down(&house, &person, |table, _| table.ply() > 20).await?;
    assert!(!person.sees(":root.scripted").await?, "no script has run");
    let begun = person.glance().await?;
    let mut fingers = Fingers::new(15);
    for _ in 0..4 {
        step(&person, &mut fingers).await?;
    }
    assert!(person.glance().await?.ply >= begun.ply + 4);
    person.write("#chat-text", "hello").await?;
    person.click("#chat .btn").await?;
    person.until("document.querySelector('#chat-lines')?.textContent.includes('hello') === true").await
}

#[tokio::test]
async fn without_script_a_table_is_opened_and_a_choice_made_in_words() -> Result<()> {
    let house = House::open().await?;
    let person = Person::new(house.address()).await?;
    person.distrust_scripts().await?;
    person.open_table("natisk", &[], &["me", "level1"]).await?;
    let before = person.my_turn().await?;
    if !person.sees("#choices[open]").await? {
        person.click("#choices summary").await?;
    }
    person.click("#choices .choice").await?;
    assert!(person.news(&before).await?.ply > before.ply);
    person.expect_no_faults().await
}

#[tokio::test]
async fn without_script_a_click_on_what_cannot_be_done_says_why() -> Result<()> {
    let house = House::open().await?;
    let person = Person::new(house.address()).await?;
    person.distrust_scripts().await?;
    sit_down(&house, &person, |table, _| table.ply() > 20).await?;
    person.click("#board .n-space a.plain-only").await?;
    person.until("document.querySelector('#notice').textContent.trim() !== ''").await?;
    person.expect_no_faults().await
}
