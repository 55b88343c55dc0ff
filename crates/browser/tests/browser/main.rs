//! What all games share, in real Chromium. Each test has its own server and browsers. One game serves as the example.

mod about;
mod by_keys;
mod by_mouse;
mod endings;
mod every_page;
mod hints;
mod hot_seat;
mod invitation;
mod language;
mod lost_connection;
mod nothing_moves;
mod panel;
mod phone;
mod puzzles;
mod ranges;
mod replay;
mod review;
mod rules;
mod scenes;
mod several_tabs;
mod taking_back;
mod without_script;

use anyhow::{Context, Result};
use sandtable_browser::{Person, Scene, TestServer};
use sandtable_core::Seat;
use sandtable_session::Table;
use serde_json::json;

/// Starts a server with every game, and a browser in front of it.
async fn start() -> Result<(TestServer, Person)> {
    TestServer::with_person(sandtable_games::all()).await
}

/// A game of Natisk between the person and a bot, up to a moment.
fn scene(until: fn(&dyn Table, Seat) -> bool) -> Result<Scene> {
    let package = sandtable_games::find("natisk").context("the example is in the list")?;
    Scene::new(package, json!({}), 7, until)
}

/// Starts both and opens such a game.
async fn start_at(until: fn(&dyn Table, Seat) -> bool) -> Result<(TestServer, Person)> {
    let (server, person) = start().await?;
    person.join(&server, &scene(until)?).await?;
    Ok((server, person))
}

/// Well under way.
fn midgame(table: &dyn Table, _: Seat) -> bool {
    table.ply() > 20
}

/// Never, so that the game goes on to its end.
fn never(_: &dyn Table, _: Seat) -> bool {
    false
}
