//! The end of a game, in all games and both languages: how it ended for whoever looks, where the points came from, how it went.

use anyhow::{Context, Result, ensure};
use sandtable_browser::{Person, Scene, Screen, TestServer};
use sandtable_session::Json;
use serde_json::json;

use crate::{never, scene, start, start_at};

/// Whether every account adds up: its lines, its total, and the score of its seats.
const ADDS_UP: &str = "[...document.querySelectorAll('#outcome .tally')].every((tally) => {
    const number = (node) => Number(node.textContent.replace('\u{2212}', '-'));
    const lines = [...tally.querySelectorAll('tbody td')].map(number);
    const total = number(tally.querySelector('tfoot td'));
    return lines.length > 0 && lines.reduce((sum, one) => sum + one, 0) === total && number(tally.querySelector('summary b')) === total;
})";

const FITS: &str =
    "document.querySelector('#outcome').scrollWidth <= document.querySelector('#outcome').clientWidth + 1";

/// Opens a finished game of this package, and looks at its end on both screens.
async fn look_at_end(game: &str, options: Json, lang: &str) -> Result<()> {
    let server = TestServer::start(sandtable_games::all()).await?;
    let person = Person::speaking(lang, server.address()).await?;
    let package = sandtable_games::find(game).context("it is in the list")?;
    person.join(&server, &Scene::new(package, options, 7, never)?).await?;
    for screen in Screen::ALL {
        person.use_screen(screen).await?;
        person.reload().await?;
        person.find("#outcome h2[data-verdict]").await?;
        ensure!(
            person.has("#outcome .tally[open] tbody tr").await?,
            "the viewer's points are told on {screen:?}"
        );
        ensure!(person.eval::<bool>(ADDS_UP).await?, "the points add up on {screen:?}");
        ensure!(
            person.has("#outcome .course svg[role=img][aria-label] path.course-line").await?,
            "there is a plot"
        );
        ensure!(person.has("#outcome form .main").await?, "there is a rematch");
        ensure!(person.has("#outcome a[href$='/replay']").await?, "there is a replay");
        let problems = person.check_contrast().await?;
        ensure!(problems.is_empty(), "{}", problems.join("\n"));
        ensure!(person.eval::<bool>(FITS).await?, "nothing sticks out on {screen:?}");
    }
    person.expect_no_errors().await
}

macro_rules! endings {
    ($($game:ident $options:tt),+ $(,)?) => {
        $(mod $game {
            use super::*;

            #[tokio::test]
            async fn ends_in_english() -> Result<()> {
                look_at_end(stringify!($game), json!($options), "en").await
            }

            #[tokio::test]
            async fn ends_in_russian() -> Result<()> {
                look_at_end(stringify!($game), json!($options), "ru").await
            }
        })+
    };
}

endings! {
    natisk {},
    siege { "edition": "base", "players": 2 },
    rush { "round_limit": 30 },
    onehour {},
    dolg { "points": 500 },
}

#[tokio::test]
async fn the_replay_is_shared_by_one_click() -> Result<()> {
    let (_server, person) = start_at(never).await?;
    let copy =
        "navigator.clipboard.writeText = (text) => { window.copied = text; return Promise.resolve(); }";
    person.run::<()>(copy).await?;
    person.click("#share").await?;
    person.until("window.copied?.endsWith('/t/scene/replay') === true").await?;
    person.visit("/t/scene/replay").await?;
    person.find("main#replay").await?;
    person.expect_no_errors().await
}

#[tokio::test]
async fn without_script_the_link_is_there_to_copy() -> Result<()> {
    let (server, person) = start().await?;
    person.visit("/").await?;
    let guest = person.guest().await?;
    scene(never)?.set_up(&server, &guest).await?;
    person.disable_scripts().await?;
    person.visit("/t/scene").await?;
    let link = person.find("#outcome input[readonly]").await?;
    let value = link.value().await?.unwrap_or_default();
    assert!(value.ends_with("/t/scene/replay"), "`{value}` should lead to the replay");
    assert!(person.source().await?.contains("class=\"tally\""));
    Ok(())
}
