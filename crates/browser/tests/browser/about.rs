//! Everything on a board explains itself: by pointer, by keyboard and by a finger, without moving anything.

use anyhow::Result;
use sandtable_browser::{Person, Screen, TestServer};
use serde_json::json;
use thirtyfour::Key;

use crate::{midgame, start_at};

/// Is the card there, with a name, an explanation and a link?
const EXPLAINED: &str = "(() => {
    const card = document.querySelector('#about:not([hidden])');
    return card !== null && card.querySelector('strong').textContent.length > 3
        && card.querySelector('.about-rule').textContent.length > 20
        && card.querySelector('a[href*=\"#r\"]') !== null;
})()";

const GONE: &str = "document.querySelector('#about:not([hidden])') === null";

/// Where everything on the board lies.
const PLACES: &str = "JSON.stringify([...document.querySelectorAll('#board [data-element], .panel > *')]
    .map((node) => node.getBoundingClientRect()).map(({ left, top, width, height }) => [left, top, width, height]))";

#[tokio::test]
async fn the_pointer_shows_a_card_that_moves_nothing() -> Result<()> {
    let (_server, person) = start_at(midgame).await?;
    let before: String = person.eval(PLACES).await?;
    person.hover("#board .n-space").await?;
    person.until(EXPLAINED).await?;
    assert_eq!(person.eval::<String>(PLACES).await?, before, "nothing has moved");
    let through = "(() => {
        const box = document.querySelector('#about').getBoundingClientRect();
        return document.elementFromPoint(box.left + 4, box.top + 4).closest('#about') === null;
    })()";
    assert!(person.eval::<bool>(through).await?, "a click goes through the card");
    person.press(Key::Escape).await?;
    person.until(GONE).await?;
    person.expect_no_errors().await
}

#[tokio::test]
async fn the_keyboard_shows_it_too_and_goes_to_its_link() -> Result<()> {
    let (_server, person) = start_at(midgame).await?;
    person.press_shifted(Key::Down).await?;
    person.until(EXPLAINED).await?;
    person.press("i").await?;
    person.until("document.activeElement.matches('#about a')").await?;
    person.press(Key::Escape).await?;
    person.until(GONE).await?;
    person.until("document.activeElement.closest('#board') !== null").await?;
    person.expect_no_errors().await
}

/// Puts a finger down on a thing and leaves it there until the card is shown.
async fn hold(person: &Person, selector: &str) -> Result<()> {
    let at: (f64, f64) = person
        .eval(&format!(
            "(() => {{ const thing = document.querySelector({});
                thing.scrollIntoView({{ block: 'center' }});
                const box = thing.getBoundingClientRect();
                return [box.left + box.width / 2, box.top + box.height / 2]; }})()",
            json!(selector)
        ))
        .await?;
    let down = json!({ "type": "touchStart", "touchPoints": [{ "x": at.0, "y": at.1 }] });
    person.devtools("Input.dispatchTouchEvent", down).await?;
    person.until(EXPLAINED).await?;
    let up = json!({ "type": "touchEnd", "touchPoints": [] });
    person.devtools("Input.dispatchTouchEvent", up).await.map(drop)
}

#[tokio::test]
async fn a_finger_that_rests_shows_it_and_does_nothing_else() -> Result<()> {
    let (_server, person): (TestServer, Person) = start_at(midgame).await?;
    person.use_screen(Screen::Phone).await?;
    person.reload().await?;
    let before = person.state().await?;
    hold(&person, "#board .n-space:not(:has(.hot))").await?;
    person.until(EXPLAINED).await?;
    assert_eq!(person.state().await?.ply, before.ply);
    assert_eq!(person.eval::<String>("location.search").await?, "", "nothing was picked");
    assert!(person.eval::<bool>("document.querySelector('#about').scrollWidth <= innerWidth").await?);
    person.expect_no_errors().await
}

#[tokio::test]
async fn a_card_is_in_the_language_of_the_page() -> Result<()> {
    let (_server, person) = start_at(midgame).await?;
    let said = |lang: &str| {
        format!(
            "fetch('/about/natisk?rule=4.2&piece=army2&lang={lang}').then((got) => got.text()).then(arguments[0])"
        )
    };
    let english: String = person.run_async(&said("en")).await?;
    let russian: String = person.run_async(&said("ru")).await?;
    assert!(english.contains("Production") && english.contains("/rules/natisk#r4-2"), "{english}");
    assert!(russian.contains("производство"), "{russian}");
    person.expect_no_errors().await
}
