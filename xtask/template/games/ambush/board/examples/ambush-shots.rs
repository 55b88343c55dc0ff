//! Pictures of Ambush: `cargo xtask shots ambush`.

use anyhow::Result;
use sandtable_ambush_board::PACKAGE;
use sandtable_board::Package;
use sandtable_browser::Scene;
use sandtable_browser::shots::{Photographer, Shot};
use serde_json::json;

static PACKAGES: &[Package] = &[PACKAGE];

const SHOTS: [Shot; 2] = [Shot::of("ambush", "/t/ambush"), Shot::of("ambush-rules", "/rules/ambush")];

#[tokio::main]
async fn main() -> Result<()> {
    let photographer = Photographer::start(PACKAGES).await?;
    let scene = Scene::new(&PACKAGE, json!({}), 1, |table, _| table.ply() > 10)?.with_bots("level3");
    photographer.set_up(&Scene { id: "ambush", ..scene }).await?;
    photographer.take(&SHOTS).await
}
