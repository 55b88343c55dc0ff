//! Pictures of World of Tanks: Rush: `cargo xtask shots rush`.

use anyhow::Result;
use sandtable_board::Package;
use sandtable_browser::Scene;
use sandtable_browser::shots::{First, Photographer, Shot};
use sandtable_core::Seat;
use sandtable_rush_board::PACKAGE;
use sandtable_session::Table;
use serde_json::json;

static PACKAGES: &[Package] = &[PACKAGE];

const SHOTS: [Shot; 6] = [
    Shot::after_click("rush", "/t/rush", "#board .r-held:last-child a.hot"),
    Shot::after_click("rush-attack", "/t/attack", "#board .r-held a.hot"),
    Shot::of("rush-purchase", "/t/purchase"),
    Shot::of("rush-outcome", "/t/medals"),
    Shot::of("rush-rules", "/rules/rush"),
    Shot { name: "rush-lesson", path: "/", first: First::Learn("rush") },
];

/// The id of a table, how many play, and the moment.
type Moment = (&'static str, u8, fn(&dyn Table, Seat) -> bool);

const MOMENTS: [Moment; 4] = [
    ("rush", 4, |table, _| table.ply() > 500 && offers(table, "use ") && offers(table, "attack ")),
    ("attack", 5, |table, _| table.ply() > 200 && offers(table, "strike ")),
    ("purchase", 2, |table, _| table.ply() > 150 && offers(table, "pay ")),
    ("medals", 3, |_, _| false),
];

#[tokio::main]
async fn main() -> Result<()> {
    let photographer = Photographer::start(PACKAGES).await?;
    for (id, players, until) in MOMENTS {
        let scene = Scene::new(&PACKAGE, json!({ "players": players }), 11, until)?.with_bots("level3");
        photographer.set_up(&Scene { id, ..scene }).await?;
    }
    photographer.take(&SHOTS).await
}

fn offers(table: &dyn Table, verb: &str) -> bool {
    table.choices().iter().any(|choice| choice.word.starts_with(verb))
}
