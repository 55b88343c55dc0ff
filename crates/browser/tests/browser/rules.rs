//! The page of the rules: guide, folded sections, addresses of paragraphs, search; by mouse, on a phone, without script.

use anyhow::Result;
use sandtable_browser::{Person, Screen};

use crate::start;

/// Is the paragraph on the screen, inside an unfolded section?
fn shows(anchor: &str) -> String {
    format!(
        "(() => {{ const box = document.querySelector('#{anchor}').getBoundingClientRect(); \
         return box.height > 0 && box.top >= 0 && box.top < innerHeight; }})()"
    )
}

/// How many sections are unfolded, and how many paragraphs can be seen.
async fn unfolded(person: &Person) -> Result<(usize, usize)> {
    let sections = person.eval("document.querySelectorAll('.rules-section[open]').length").await?;
    let rules = person
        .eval("[...document.querySelectorAll('.rule')].filter(rule => rule.checkVisibility()).length")
        .await?;
    Ok((sections, rules))
}

#[tokio::test]
async fn the_guide_stands_open_and_the_sections_are_folded() -> Result<()> {
    let (_server, person) = start().await?;
    person.visit("/rules/natisk").await?;
    assert!(person.find("#guide h1").await?.is_displayed().await?);
    assert!(person.has("#guide svg[data-piece]").await?, "with real pieces");
    assert_eq!(unfolded(&person).await?.0, 0);
    person.click(".rules-section summary").await?;
    assert_eq!(unfolded(&person).await?.0, 1);
    person.expect_no_errors().await
}

#[tokio::test]
async fn the_address_of_a_paragraph_unfolds_its_section() -> Result<()> {
    let (_server, person) = start().await?;
    person.visit("/rules/natisk#r6-4").await?;
    person.until(&shows("r6-4")).await?;
    assert_eq!(unfolded(&person).await?.0, 1);
    person.click("#r6-9 a[href='#r5-10']").await?;
    person.until(&shows("r5-10")).await?;
    assert_eq!(unfolded(&person).await?.0, 2);
    person.click(".contents a[href='#s9']").await?;
    person.until("document.querySelector('#s9').parentElement.open").await?;
    person.expect_no_errors().await
}

#[tokio::test]
async fn the_search_shows_only_what_it_finds() -> Result<()> {
    let (_server, person) = start().await?;
    person.visit("/rules/natisk").await?;
    person.write("#rules-search", "Nuclear setback").await?;
    person.until("/\\d/.test(document.querySelector('#rules-found').textContent)").await?;
    let (sections, rules) = unfolded(&person).await?;
    assert!(sections > 0 && (1..12).contains(&rules), "{sections} sections, {rules} paragraphs");
    let texts: Vec<String> = person
        .eval("[...document.querySelectorAll('.rule')].filter(r => r.checkVisibility()).map(r => r.textContent)")
        .await?;
    for text in texts {
        assert!(text.to_lowercase().contains("nuclear") && text.to_lowercase().contains("setback"), "{text}");
    }
    person.write("#rules-search", "dragon").await?;
    person.until("!document.querySelector('.rules-section:not([hidden])')").await?;
    assert!(!person.text("#rules-found").await?.is_empty(), "it says so");
    person.eval::<String>("location.hash = '#r7-3'").await?;
    person.until(&shows("r7-3")).await?;
    assert_eq!(person.text("#rules-found").await?, "", "the address of a paragraph ends the search");
    person.expect_no_errors().await
}

#[tokio::test]
async fn a_search_in_russian_minds_neither_case_nor_dots() -> Result<()> {
    let (_server, person) = start().await?;
    person.visit("/").await?;
    person.click("button[name=lang][value=ru]").await?;
    person.until("document.documentElement.lang === 'ru'").await?;
    person.visit("/rules/natisk").await?;
    person.write("#rules-search", "УЧЕНЫЙ").await?;
    person.until("document.querySelector('#r5-14')?.checkVisibility() === true").await?;
    assert!(!person.eval::<bool>("document.querySelector('#r7-3').checkVisibility()").await?);
    person.expect_no_errors().await
}

#[tokio::test]
async fn the_rules_of_every_game_fit_a_phone() -> Result<()> {
    let (_server, person) = start().await?;
    person.use_screen(Screen::Phone).await?;
    let mut problems = Vec::new();
    for game in sandtable_games::all() {
        person.visit(&format!("/rules/{}", game.id())).await?;
        person.click("#rules-unfold").await?;
        let found = person.check_reach().await?;
        problems.extend(found.into_iter().map(|problem| format!("{}: {problem}", game.id())));
    }
    assert!(problems.is_empty(), "{}", problems.join("\n"));
    person.expect_no_errors().await
}

#[tokio::test]
async fn without_script_a_paragraph_is_reached_by_its_address_and_sections_unfold() -> Result<()> {
    let (_server, person) = start().await?;
    person.disable_scripts().await?;
    person.visit("/rules/natisk#r6-4").await?;
    person.until(&shows("r6-4")).await?;
    assert!(!person.find("#rules-search").await?.is_displayed().await?, "only a script can search");
    person.visit("/rules/rush").await?;
    person.click(".rules-section summary").await?;
    assert_eq!(unfolded(&person).await?.0, 1);
    person.expect_no_errors().await
}
