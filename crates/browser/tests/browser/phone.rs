//! The small screen.

use anyhow::Result;
use sandtable_browser::{Owner, RandomPlayer, Scene, Screen};
use serde_json::json;

use crate::{midgame, scene, start_at};

#[tokio::test]
async fn every_page_fits_a_phone_and_every_control_is_in_reach() -> Result<()> {
    let (server, person) = start_at(midgame).await?;
    let waiting = Scene { id: "waiting", owners: vec![Owner::Host, Owner::Open], ..scene(midgame)? };
    waiting.set_up(&server, &person.guest().await?).await?;
    person.use_screen(Screen::Phone).await?;
    let mut problems = Vec::new();
    for page in
        ["/", "/new/siege", "/t/scene", "/t/waiting", "/t/scene/replay", "/rules/natisk", "/armies/dolg"]
    {
        person.visit(page).await?;
        let found = person.check_reach().await?;
        problems.extend(found.into_iter().map(|problem| format!("{page}: {problem}")));
    }
    assert!(problems.is_empty(), "{}", problems.join("\n"));
    person.expect_no_errors().await
}

#[tokio::test]
async fn a_first_tap_shows_and_a_second_does() -> Result<()> {
    let (server, person) = start_at(midgame).await?;
    for (nth, package) in
        sandtable_games::all().iter().enumerate().filter(|(_, package)| package.id() != "dolg")
    {
        person.use_screen(Screen::Desktop).await?;
        person
            .join(&server, &Scene { id: package.id(), ..Scene::new(package, json!({}), 7, midgame)? })
            .await?;
        person.use_screen(Screen::Phone).await?;
        RandomPlayer::new(nth as u64).pick_all_but_the_last(&person).await?;
        let before = person.state().await?;
        person.tap("#board button.hot").await?;
        person.until("document.querySelector('#preview .again') !== null && document.querySelector('#board .looked') !== null").await?;
        assert_eq!(person.state().await?, before, "one tap only shows what {} would do", package.id());
        person.tap("#board .looked").await?;
        person.changed_since(&before).await?;
    }
    person.expect_no_errors().await
}

#[tokio::test]
async fn the_sheet_is_pulled_up_and_down_to_one_line() -> Result<()> {
    let (_server, person) = start_at(midgame).await?;
    person.use_screen(Screen::Phone).await?;
    person.reload().await?;
    let height = "Math.round(document.querySelector('#panel').getBoundingClientRect().height)";
    let normal: i32 = person.eval(height).await?;
    person.tap_and_pull(".grip", [0.0, -120.0]).await?;
    person.until(&format!("{height} > {normal} + 100")).await?;
    person.tap_and_pull(".grip", [0.0, 120.0]).await?;
    person.until(&format!("{height} === {normal}")).await?;
    person.tap_and_pull(".grip", [0.0, 90.0]).await?;
    person.until(&format!("{height} === 44")).await?;
    person.tap("#prompt").await?;
    person.until(&format!("{height} === {normal}")).await?;
    person.expect_no_errors().await
}
