//! Whoever only looks moves nothing: what can be clicked stays where it is while choices are pointed at and explained.

use anyhow::{Result, ensure};
use sandtable_browser::{Person, Scene, Screen};
use sandtable_core::Seat;
use sandtable_session::Table;
use serde_json::json;

use crate::{midgame, start, start_at};

/// Everything that can be clicked, with its place on the screen.
const PLACES: &str = "[...document.querySelectorAll('#panel :is(a, button, summary, select), #board .hot')]
    .filter((node) => node.checkVisibility())
    .map((node) => [node.id || node.value || node.textContent, node.getBoundingClientRect()])
    .map(([name, { x, y, width, height }]) => [name, ...[x, y, width, height].map(Math.round)].join(' '))";

/// Counts what is asked and not answered yet.
const WATCH_FETCHES: &str = "
    if (window.asked !== undefined) return;
    const real = window.fetch;
    window.asked = 0;
    window.fetch = (...how) => {
        window.asked += 1;
        return real(...how).finally(() => setTimeout(() => (window.asked -= 1), 20));
    };
";

const PAINTED: &str = "requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(arguments[0])))";

/// More entries of one list than this are not pointed at.
const MOST: usize = 10;

async fn places(person: &Person) -> Result<Vec<String>> {
    person.eval(PLACES).await
}

/// Points at one of several things with the mouse, and waits until it is known what it would do.
async fn point_at(person: &Person, selector: &str, number: usize) -> Result<Vec<String>> {
    let node = format!("document.querySelectorAll({})[{number}]", json!(selector));
    person.run::<()>(&format!("{node}.scrollIntoView({{ block: 'center', behavior: 'instant' }})")).await?;
    let before = places(person).await?;
    let middle = "(box => [box.left + box.width / 2, box.top + box.height / 2])";
    let [x, y]: [f64; 2] = person.eval(&format!("{middle}({node}.getBoundingClientRect())")).await?;
    person.run::<()>(WATCH_FETCHES).await?;
    person.devtools("Input.dispatchMouseEvent", json!({ "type": "mouseMoved", "x": x, "y": y })).await?;
    person.until(&format!("{node}.matches(':hover')")).await?;
    // A list that turned up under the pointer was asked about before.
    person.until("window.asked === 0").await?;
    person.run_async::<()>(PAINTED).await?;
    Ok(before)
}

/// Points at the things one after another; how many of them said what they would do.
async fn look_around(person: &Person, selector: &str) -> Result<usize> {
    let count: usize = person.eval(&format!("document.querySelectorAll({}).length", json!(selector))).await?;
    let mut said = 0;
    for number in 0..count.min(MOST) {
        let before = point_at(person, selector, number).await?;
        let now = places(person).await?;
        let moved: Vec<_> = now.iter().filter(|place| !before.contains(place)).collect();
        ensure!(moved.is_empty(), "pointing at {number} of `{selector}` moved {moved:?}");
        said += usize::from(person.has("#preview > *").await?);
    }
    Ok(said)
}

/// Leaves all that was pointed at, and forgets what is known about it.
async fn afresh(person: &Person) -> Result<()> {
    person.devtools("Input.dispatchMouseEvent", json!({ "type": "mouseMoved", "x": 1, "y": 1 })).await?;
    person.reload().await?;
    person.my_turn().await?;
    person
        .run::<()>(
            "document.querySelectorAll('#choices, #choices details').forEach((fold) => (fold.open = true))",
        )
        .await
}

/// The host has choices that can be listed.
fn has_a_list(table: &dyn Table, _: Seat) -> bool {
    table.ply() > 20 && table.choices().len() > 2
}

#[tokio::test]
async fn pointing_at_a_choice_moves_no_other_in_any_game() -> Result<()> {
    let (server, person) = start().await?;
    person.visit("/").await?;
    for package in sandtable_games::all() {
        let scene = Scene { id: package.id(), ..Scene::new(package, json!({}), 7, has_a_list)? };
        person.join(&server, &scene).await?;
        afresh(&person).await?;
        let said = look_around(&person, "#choices .choice").await?;
        ensure!(said > 0 || package.id() != "natisk", "no choice of natisk says what it does");
    }
    person.expect_no_errors().await
}

#[tokio::test]
async fn pointing_at_the_board_moves_nothing() -> Result<()> {
    let (_server, person) = start_at(midgame).await?;
    person.click("#board a.hot").await?;
    person.until("document.querySelector('#board button.hot') !== null").await?;
    let said = look_around(&person, "#board button.hot").await?;
    ensure!(said > 0, "nothing says what it does");
    person.expect_no_errors().await
}

#[tokio::test]
async fn being_told_why_not_moves_nothing() -> Result<()> {
    let (_server, person) = start_at(midgame).await?;
    for screen in [Screen::Desktop, Screen::Phone] {
        person.use_screen(screen).await?;
        person.reload().await?;
        person.my_turn().await?;
        let before = places(&person).await?;
        let cold = "[...document.querySelectorAll('#board [data-element]')].find((thing) =>
            thing.checkVisibility() && !thing.querySelector('.hot, .picked') && thing.querySelector(':scope > .sr'))";
        person.run::<()>(&format!("{cold}.click()")).await?;
        person.explained().await?;
        let now = places(&person).await?;
        let moved: Vec<_> = before.iter().filter(|place| !now.contains(place)).collect();
        ensure!(moved.is_empty(), "{screen:?}: being told moved {moved:?}");
        person.run::<()>("document.querySelector('#notice').click()").await?;
        person.until("document.querySelector('#notice').childNodes.length === 0").await?;
    }
    person.expect_no_errors().await
}
