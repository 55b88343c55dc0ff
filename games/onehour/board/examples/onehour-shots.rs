//! Pictures of the game: `cargo xtask shots onehour`.

use anyhow::Result;
use sandtable_board::Package;
use sandtable_browser::Scene;
use sandtable_browser::shots::{Photographer, Shot};
use sandtable_onehour_board::PACKAGE;
use serde_json::json;

static PACKAGES: &[Package] = &[PACKAGE];

const SHOTS: [Shot; 2] = [Shot::of("onehour", "/t/onehour"), Shot::of("onehour-rules", "/rules/onehour")];

#[tokio::main]
async fn main() -> Result<()> {
    let photographer = Photographer::start(PACKAGES).await?;
    let scene = Scene::new(&PACKAGE, json!({}), 1, |table, _| table.ply() > 10)?.with_bots("level3");
    photographer.set_up(&Scene { id: "onehour", ..scene }).await?;
    photographer.take(&SHOTS).await
}
