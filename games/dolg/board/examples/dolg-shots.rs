//! Pictures of the ancient battles: `cargo xtask shots dolg`.

use anyhow::Result;
use sandtable_board::Package;
use sandtable_browser::Scene;
use sandtable_browser::shots::{First, Photographer, Shot};
use sandtable_core::Viewer;
use sandtable_dolg_board::PACKAGE;
use sandtable_session::Table;
use serde_json::json;

static PACKAGES: &[Package] = &[PACKAGE];

const SHOTS: [Shot; 13] = [
    Shot::of("dolg-new", "/new/dolg"),
    Shot::of("dolg-armies", "/armies/dolg?preset=rome-1000"),
    Shot::of("dolg-army", "/t/army"),
    Shot::of("dolg-deploy", "/t/deploy"),
    Shot::of("dolg-orders", "/t/orders"),
    Shot::of("dolg-move", "/t/move"),
    Shot::of("dolg-charge", "/t/charge"),
    Shot::of("dolg-shoot", "/t/shoot"),
    Shot::of("dolg-fight", "/t/fight"),
    Shot::of("dolg-solo", "/t/solo"),
    Shot { name: "dolg-why", path: "/t/solo", first: First::Open(".d-ask") },
    Shot::of("dolg-rules", "/rules/dolg"),
    Shot { name: "dolg-lesson", path: "/", first: First::Learn("dolg") },
];

/// Is there a choice that begins with this word?
fn can(table: &dyn Table, verb: &str) -> bool {
    table.choices().iter().any(|choice| choice.word.starts_with(verb))
}

/// Does the host have three units on the table?
fn is_half_deployed(table: &dyn Table) -> bool {
    let view = table.view(Viewer::Public);
    view["units"].as_array().is_some_and(|units| units.len() >= 6)
}

/// Has the AI moved some of its units, and is the south to give an order?
fn is_ai_under_way(table: &dyn Table) -> bool {
    let view = table.view(Viewer::Public);
    let moved = |unit: &&sandtable_session::Json| !unit["reason"].is_null();
    let moved = view["units"].as_array().map_or(0, |units| units.iter().filter(moved).count());
    moved > 5 && can(table, "order ")
}

#[tokio::main]
async fn main() -> Result<()> {
    let photographer = Photographer::start(PACKAGES).await?;
    let options = || json!({ "points": 500, "terrain": true });
    let scenes = [
        ("army", Scene::new(&PACKAGE, options(), 3, |table, _| can(table, "faction "))?),
        (
            "deploy",
            Scene::new(&PACKAGE, options(), 3, |table, _| is_half_deployed(table) && can(table, "across "))?,
        ),
        ("orders", Scene::new(&PACKAGE, options(), 3, |table, _| can(table, "order "))?),
        (
            "move",
            Scene::new(&PACKAGE, options(), 3, |table, _| can(table, "advance ") && can(table, "wheel "))?,
        ),
        ("charge", Scene::new(&PACKAGE, options(), 11, |table, _| can(table, "charge "))?),
        ("shoot", Scene::new(&PACKAGE, options(), 13, |table, _| can(table, "shoot "))?),
        (
            "solo",
            Scene::new(&PACKAGE, json!({ "opponent": "ai", "scenario": "eagle" }), 3, |table, _| {
                is_ai_under_way(table)
            })?,
        ),
        ("fight", Scene::new(&PACKAGE, options(), 11, |table, _| can(table, "fight "))?),
    ];
    for (id, scene) in scenes {
        photographer.set_up(&Scene { id, ..scene }).await?;
    }
    photographer.take(&SHOTS).await
}
