//! Pictures of Natisk: `cargo xtask shots natisk`.

use anyhow::Result;
use sandtable_board::Package;
use sandtable_browser::Scene;
use sandtable_browser::shots::{Photographer, Shot};
use sandtable_natisk_board::PACKAGE;
use serde_json::json;

static PACKAGES: &[Package] = &[PACKAGE];

const SHOTS: [Shot; 5] = [
    Shot::of("new", "/new/natisk"),
    Shot::after_click("table", "/t/base", "#board a.hot"),
    Shot::of("nippon", "/t/nippon"),
    Shot::of("solo", "/t/solo"),
    Shot::of("rules", "/rules/natisk"),
];

#[tokio::main]
async fn main() -> Result<()> {
    let photographer = Photographer::start(PACKAGES).await?;
    let tables =
        [("base", json!({})), ("nippon", json!({ "board": "nippon" })), ("solo", json!({ "mode": "solo" }))];
    for (id, options) in tables {
        let scene = Scene::new(&PACKAGE, options, 11, |table, _| table.ply() > 60)?.with_bots("level3");
        photographer.set_up(&Scene { id, ..scene }).await?;
    }
    photographer.take(&SHOTS).await
}
