//! Pictures of the five-nation war: `cargo xtask shots onehour`.

use anyhow::Result;
use sandtable_board::Package;
use sandtable_browser::Scene;
use sandtable_browser::shots::{First, Photographer, Shot};
use sandtable_onehour_board::PACKAGE;
use serde_json::json;

static PACKAGES: &[Package] = &[PACKAGE];

const SHOTS: [Shot; 5] = [
    Shot::of("onehour-new", "/new/onehour"),
    Shot::of("onehour", "/t/first"),
    Shot::after_click("onehour-attack", "/t/later", "[data-element=action-attack] .hot"),
    Shot::of("onehour-rules", "/rules/onehour"),
    Shot { name: "onehour-lesson", path: "/", first: First::Learn("onehour") },
];

#[tokio::main]
async fn main() -> Result<()> {
    let photographer = Photographer::start(PACKAGES).await?;
    let first = Scene::new(&PACKAGE, json!({}), 1, |table, _| table.ply() > 10)?.with_bots("level3");
    photographer.set_up(&Scene { id: "first", ..first }).await?;
    let later = Scene::new(&PACKAGE, json!({ "dice": true }), 5, |table, _| {
        table.ply() > 100 && table.choices().iter().any(|choice| choice.word.starts_with("attack "))
    })?;
    photographer.set_up(&Scene { id: "later", ..later.with_bots("level3") }).await?;
    photographer.take(&SHOTS).await
}
