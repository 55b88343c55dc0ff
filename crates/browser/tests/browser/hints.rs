//! What would a strong bot do: asked by mouse, by key, with a finger and without script; seen by nobody else.

use anyhow::{Context, Result, ensure};
use sandtable_browser::{Person, Screen, TestServer};

use crate::by_keys::tab_to;
use crate::{midgame, scene, start, start_at};

const HINT: &str = "document.querySelector('#hint.advice #hint-play') !== null";
const POINTED: &str = "document.querySelector('#board .point.next') !== null";

/// Waits for the hint, and plays what it says.
async fn follow(person: &Person) -> Result<()> {
    person.until(HINT).await?;
    person.until(POINTED).await?;
    let before = person.state().await?;
    person.click("#hint-play").await?;
    person.changed_since(&before).await?;
    ensure!(!person.eval::<bool>(HINT).await?, "a hint is gone with its position");
    Ok(())
}

#[tokio::test]
async fn a_hint_is_asked_for_and_played_by_mouse() -> Result<()> {
    let (_server, person) = start_at(midgame).await?;
    person.my_turn().await?;
    ensure!(person.text("#hint").await?.contains("What would you do?"), "it is offered");
    person.click("#hint-button").await?;
    person.until(HINT).await?;
    let in_sight = "(box => box.top >= 0 && box.bottom <= innerHeight)(document.querySelector('#hint-play').getBoundingClientRect())";
    ensure!(person.eval::<bool>(in_sight).await?, "it is in sight");
    person.reload().await?;
    follow(&person).await?;
    person.expect_no_errors().await
}

#[tokio::test]
async fn h_asks_for_a_hint_and_the_keys_say_so() -> Result<()> {
    let (_server, person) = start_at(midgame).await?;
    person.my_turn().await?;
    person.press("?").await?;
    let keys = person.text("#keys").await?;
    ensure!(keys.contains('H') && keys.contains("ask what a strong bot would do"), "{keys}");
    person.click("#keys .btn").await?;
    person.until("document.querySelector('dialog[open]') === null").await?;
    person.press("h").await?;
    person.until(HINT).await?;
    person.until(POINTED).await?;
    tab_to(&person, "#hint-play").await?;
    let before = person.state().await?;
    person.press(thirtyfour::Key::Enter).await?;
    person.changed_since(&before).await?;
    person.expect_no_errors().await
}

#[tokio::test]
async fn what_was_picked_stays_picked_when_a_hint_comes() -> Result<()> {
    let (_server, person) = start_at(midgame).await?;
    person.my_turn().await?;
    person.click("#board a.hot").await?;
    person.until("document.querySelector('#board .picked') !== null").await?;
    person.press("h").await?;
    person.until(HINT).await?;
    ensure!(person.has("#board .picked").await?, "it is still picked");
    person.expect_no_errors().await
}

#[tokio::test]
async fn a_hint_on_a_phone_is_in_reach_and_takes_two_taps() -> Result<()> {
    let (_server, person) = start_at(midgame).await?;
    person.use_screen(Screen::Phone).await?;
    person.reload().await?;
    person.my_turn().await?;
    person.tap("#hint-button").await?;
    person.until(HINT).await?;
    let problems = [person.check_reach().await?, person.check_axe().await?].concat();
    ensure!(problems.is_empty(), "{}", problems.join("\n"));
    let before = person.state().await?;
    person.tap("#hint-play").await?;
    person.until("document.querySelector('#preview .again') !== null").await?;
    person.tap("#hint-play").await?;
    person.changed_since(&before).await?;
    person.expect_no_errors().await
}

#[tokio::test]
async fn without_script_a_form_leads_to_the_hint() -> Result<()> {
    let (server, person) = start().await?;
    person.disable_scripts().await?;
    person.join(&server, &scene(midgame)?).await?;
    person.click("#hint-button").await?;
    person.until(HINT).await?;
    ensure!(person.path().await? == "/t/scene", "it is the page of the table");
    follow(&person).await?;
    person.expect_no_errors().await
}

#[tokio::test]
async fn a_hint_in_russian_has_no_fault() -> Result<()> {
    let server = TestServer::start(sandtable_games::all()).await?;
    let person = Person::speaking("ru", server.address()).await?;
    person.join(&server, &scene(midgame)?).await?;
    person.my_turn().await?;
    person.press("h").await?;
    person.until(HINT).await?;
    let said = person.text("#hint").await?;
    ensure!(said.contains("Подсказка") && !said.contains("Next best"), "{said}");
    let problems =
        [person.check_page().await?, person.check_axe().await?, person.check_contrast().await?].concat();
    ensure!(problems.is_empty(), "{}", problems.join("\n"));
    person.expect_no_errors().await
}

/// A table with hints at which Ada and Bob play and anybody may watch; where it is.
async fn table_of_two(ada: &Person, bob: &Person, hints: &str) -> Result<String> {
    ada.visit("/new/natisk").await?;
    ada.click(&format!("#hints option[value={hints}]")).await?;
    ada.click("label[for=public]").await?;
    ada.click("#seat1 option[value=link]").await?;
    ada.click("#new .main").await?;
    ada.find("main#table").await?;
    let link: String = ada.eval("document.querySelector('#link-allies').value").await?;
    let (_, seat) = link.split_once("/s/").context("the invitation should name the seat")?;
    bob.visit(&format!("/s/{seat}")).await?;
    bob.click("#invitation .btn.main").await?;
    bob.find("main#table").await?;
    ada.path().await
}

#[tokio::test]
async fn others_hear_who_asked_and_see_no_hint() -> Result<()> {
    let server = TestServer::start(sandtable_games::all()).await?;
    let at = server.address();
    let (ada, bob, eve) = tokio::try_join!(Person::new(at), Person::new(at), Person::new(at))?;
    let table = table_of_two(&ada, &bob, "on").await?;
    eve.visit(&table).await?;
    let (asks, waits) = if ada.state().await?.turn == "mine" { (&ada, &bob) } else { (&bob, &ada) };
    asks.press("h").await?;
    asks.until(HINT).await?;
    for other in [waits, &eve] {
        other.until("document.querySelector('#log').textContent.includes('asks for a hint')").await?;
        other.press("h").await?;
        ensure!(!other.has("#hint, #board .point").await?, "only whoever asked sees it");
        let source = other.source_and_storage().await?;
        ensure!(!source.contains("hint-play") && !source.contains("Next best"), "nor is it hidden there");
        other.expect_no_errors().await?;
    }
    asks.expect_no_errors().await
}

#[tokio::test]
async fn where_hints_are_off_there_is_no_button_and_no_key() -> Result<()> {
    let server = TestServer::start(sandtable_games::all()).await?;
    let at = server.address();
    let (ada, bob) = tokio::try_join!(Person::new(at), Person::new(at))?;
    table_of_two(&ada, &bob, "usual").await?;
    let asks = if ada.state().await?.turn == "mine" { &ada } else { &bob };
    asks.press("h").await?;
    ensure!(!asks.has("#hint, #hint-button").await?, "two people play");
    asks.expect_no_errors().await
}
