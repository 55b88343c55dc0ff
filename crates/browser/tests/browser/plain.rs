//! Without script: links and forms alone.

use anyhow::{Context, Result};
use browser::{House, Person};

use crate::tables::sit_down;

/// The step the page shows; asked of the page's text, for its scripts are off.
async fn ply(person: &Person) -> Result<u64> {
    let main = person.find("main").await?;
    main.attr("data-ply").await?.and_then(|ply| ply.parse().ok()).context("the table should have a ply")
}

/// Makes a step by plain clicks; loads the page again as long as others think.
async fn step(person: &Person) -> Result<()> {
    let before = ply(person).await?;
    while ply(person).await? == before {
        if !person.find_all("#board button.hot").await?.is_empty() {
            person.click("#board button.hot").await?;
        } else if !person.find_all("#board a.hot").await?.is_empty() {
            person.click("#board a.hot").await?;
        } else {
            person.visit("/t/scene").await?;
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
    let begun = ply(&person).await?;
    for _ in 0..4 {
        step(&person).await?;
    }
    assert!(ply(&person).await? >= begun + 4);
    person.write("#chat-text", "hello").await?;
    person.click("#chat .btn").await?;
    assert!(person.text("#chat-lines").await?.contains("hello"));
    Ok(())
}

#[tokio::test]
async fn without_script_a_table_is_opened_and_a_choice_made_in_words() -> Result<()> {
    let house = House::open().await?;
    let person = Person::new(house.address()).await?;
    person.distrust_scripts().await?;
    person.visit("/new/natisk").await?;
    person.click("#seat1 option[value=level1]").await?;
    person.click("#new .main").await?;
    let before = ply(&person).await?;
    if person.find_all("#choices[open]").await?.is_empty() {
        person.click("#choices summary").await?;
    }
    person.click("#choices .choice").await?;
    assert!(ply(&person).await? > before);
    Ok(())
}
