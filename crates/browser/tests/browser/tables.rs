//! Tables that tests begin with.

use anyhow::Result;
use browser::{House, Person, Scene};
use record::Table;
use serde_json::json;
use store::Holder;
use table::Seat;

/// A game of Natisk between the person and somebody, laid out up to a moment.
pub(crate) fn scene(guest: &str, other: Holder, until: fn(&dyn Table, Seat) -> bool) -> Scene<'static> {
    let holders = vec![Holder::Guest(guest.to_owned()), other];
    Scene { id: "scene", game: "natisk", options: json!({}), seed: 7, until, holders }
}

/// Sits the person down at a game against a bot of the first level, at such a moment.
pub(crate) async fn sit_down(
    house: &House,
    person: &Person,
    until: fn(&dyn Table, Seat) -> bool,
) -> Result<Box<dyn Table>> {
    person.visit("/").await?;
    let guest = person.guest().await?;
    let scene = scene(&guest, Holder::Bot("level1".to_owned()), until);
    scene.lay(house, &guest).await?;
    person.visit("/t/scene").await?;
    person.find("main#table").await?;
    scene.play()
}
