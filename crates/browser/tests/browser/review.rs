//! A game that is over, reviewed; from there into the replay, and on from where something went wrong.

use anyhow::{Result, ensure};
use sandtable_browser::{Person, Screen, TestServer};

use crate::{never, scene, start, start_at};

/// The review of a game that is over.
async fn reviewed() -> Result<(TestServer, Person)> {
    let (server, person) = start_at(never).await?;
    person.click("#review-game").await?;
    person.find("main#review").await?;
    person.until("document.querySelector('#review .mistakes') !== null").await?;
    Ok((server, person))
}

#[tokio::test]
async fn a_review_leads_into_the_replay() -> Result<()> {
    let (_server, person) = reviewed().await?;
    ensure!(person.has("#review .chances svg path.course-line").await?, "there is a curve");
    let link = "#review .mistakes li:first-child a[href*='/replay?ply=']";
    let ply: u64 = person
        .eval(&format!("Number(new URL(document.querySelector(\"{link}\").href).searchParams.get('ply'))"))
        .await?;
    person.click(link).await?;
    person.find("main#replay").await?;
    person.at_ply(ply).await?;
    person.until("document.querySelector('main').dataset.as === 'axis'").await?;
    person.click("#export a[href$='/review']").await?;
    person.find("main#review .mistakes").await?;
    person.expect_no_errors().await
}

#[tokio::test]
async fn a_mark_of_the_curve_leads_to_what_is_said_of_it() -> Result<()> {
    let (_server, person) = reviewed().await?;
    person
        .run::<()>(
            "document.querySelector('.drop-mark').dispatchEvent(new MouseEvent('click', { bubbles: true }))",
        )
        .await?;
    person.until("document.querySelector('.mistakes li:target') !== null").await?;
    person.expect_no_errors().await
}

#[tokio::test]
async fn one_plays_on_from_a_mistake() -> Result<()> {
    let (_server, person) = reviewed().await?;
    person.click("#review .mistakes li:first-child form button").await?;
    person.find("main#table #fork a[href*='/replay?ply=']").await?;
    person.my_turn().await?;
    person.expect_no_errors().await
}

#[tokio::test]
async fn a_review_fits_on_a_phone() -> Result<()> {
    let (_server, person) = reviewed().await?;
    person.use_screen(Screen::Phone).await?;
    person.reload().await?;
    person.find("#review .mistakes").await?;
    let mut problems = person.check_page().await?;
    problems.extend(person.check_contrast().await?);
    problems.extend(person.check_reach().await?);
    ensure!(problems.is_empty(), "{}", problems.join("\n"));
    person.click("#review .mistakes li:first-child form button").await?;
    person.find("main#table #fork").await?;
    person.expect_no_errors().await
}

#[tokio::test]
async fn without_script_a_review_is_looked_at_again_by_hand() -> Result<()> {
    let (server, person) = start().await?;
    person.disable_scripts().await?;
    person.join(&server, &scene(never)?).await?;
    person.click("#review-game").await?;
    person.find("main#review").await?;
    for _ in 0..500 {
        if person.has("#review .mistakes").await? {
            break;
        }
        person.visit("/t/scene/review").await?;
    }
    person.click("#review .mistakes li:first-child form button").await?;
    person.find("main#table #fork").await?;
    Ok(())
}
