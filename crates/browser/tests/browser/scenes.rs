//! What others do is told one thing after the other, and then the page goes on.

use anyhow::Result;
use sandtable_browser::{Motion, Person, RandomPlayer, Screen, TestServer, Theme};
use thirtyfour::Key;

use crate::{midgame, start, start_at};

const TELLING: &str = "!document.querySelector('#strip').hasAttribute('hidden')";
const OVER: &str = "document.querySelector('#strip').hasAttribute('hidden')";

/// A game against a bot whose steps are told slowly, after a move of the person's own.
async fn told_slowly() -> Result<(TestServer, Person)> {
    let (server, person) = start_at(midgame).await?;
    person.prefer(Theme::Light, Motion::Full).await?;
    person.eval::<()>("localStorage.setItem('telling', 'slow')").await?;
    move_until_told(&person).await?;
    Ok((server, person))
}

/// Makes a move, which is answered, and waits until the answer is being told.
async fn move_until_told(person: &Person) -> Result<()> {
    person.my_turn().await?;
    RandomPlayer::new(3).pick_all_but_the_last(person).await?;
    person.click("#board button.hot").await?;
    person.until(TELLING).await
}

#[tokio::test]
async fn what_the_opponent_does_is_told_and_ringed() -> Result<()> {
    let (_server, person) = told_slowly().await?;
    assert!(!person.text("#strip-text").await?.is_empty(), "there is a sentence");
    person.until("document.querySelector('#board .happens') !== null").await?;
    person.my_turn().await?;
    person.until(&format!("{OVER} && document.querySelector('.happens') === null")).await?;
    assert!(person.has("#board .touched").await?, "what was touched stays marked");
    person.expect_no_errors().await
}

#[tokio::test]
async fn escape_or_the_button_shows_the_end() -> Result<()> {
    let (_server, person) = told_slowly().await?;
    person.press(Key::Escape).await?;
    person.until(OVER).await?;
    move_until_told(&person).await?;
    person.click("#strip-skip").await?;
    person.until(OVER).await?;
    person.expect_no_errors().await
}

#[tokio::test]
async fn the_strip_shifts_nothing() -> Result<()> {
    let (_server, person) = start_at(midgame).await?;
    person.my_turn().await?;
    let top = "document.querySelector('#board').getBoundingClientRect().top";
    for screen in [Screen::Desktop, Screen::Phone] {
        person.use_screen(screen).await?;
        let before: f64 = person.eval(top).await?;
        person.eval::<()>("document.querySelector('#strip').removeAttribute('hidden')").await?;
        let after: f64 = person.eval(top).await?;
        assert!((before - after).abs() < 0.5, "{before} became {after}");
        person.eval::<()>("document.querySelector('#strip').setAttribute('hidden', '')").await?;
    }
    person.expect_no_errors().await
}

#[tokio::test]
async fn the_pace_is_chosen_and_remembered() -> Result<()> {
    let (_server, person) = start_at(midgame).await?;
    let chosen = "document.querySelector('#telling-pace').value";
    person.until(&format!("{chosen} === 'off'")).await?;
    person.prefer(Theme::Light, Motion::Full).await?;
    person.reload().await?;
    person.until(&format!("{chosen} === 'normal'")).await?;
    person
        .eval::<()>("(s => { s.value = 'fast'; s.dispatchEvent(new Event('change', { bubbles: true })) })(document.querySelector('#telling-pace'))")
        .await?;
    person.reload().await?;
    person.until(&format!("{chosen} === 'fast'")).await?;
    person.expect_no_errors().await
}

#[tokio::test]
async fn every_game_tells_what_its_bots_do() -> Result<()> {
    let (server, person) = start().await?;
    person.prefer(Theme::Light, Motion::Full).await?;
    person.visit("/").await?;
    person.eval::<()>("localStorage.setItem('telling', 'fast')").await?;
    for package in server.packages() {
        let id = package.id();
        let scene =
            sandtable_browser::Scene::new(package, serde_json::json!({}), 5, |table, _| table.ply() > 30)?;
        let guest = person.guest().await?;
        sandtable_browser::Scene { id, ..scene }.set_up(&server, &guest).await?;
        person.visit(&format!("/t/{id}")).await?;
        person.find("#board").await?;
        let steps: u64 = person
            .run_async("const done = arguments[arguments.length - 1]; fetch(location.pathname + '/scenes?from=0').then(a => a.text()).then(t => done(new DOMParser().parseFromString(t, 'text/html').querySelectorAll('#scenes > li > .told').length))")
            .await?;
        assert!(steps > 5, "{id}: only {steps} sentences");
    }
    person.expect_no_errors().await
}
