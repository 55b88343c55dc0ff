//! Pictures of Siege: `cargo xtask shots siege`.

use anyhow::Result;
use sandtable_board::Package;
use sandtable_browser::shots::{First, Photographer, Shot};
use sandtable_browser::{Owner, Scene};
use sandtable_core::Seat;
use sandtable_session::Table;
use sandtable_siege_board::PACKAGE;
use serde_json::json;

static PACKAGES: &[Package] = &[PACKAGE];

const SHOTS: [Shot; 5] = [
    Shot::after_click("siege", "/t/siege", "#board .s-card.hit a.hot"),
    Shot::of("siege-six", "/t/siegesix"),
    Shot::of("siege-fieldmarshal", "/t/marshal"),
    Shot::of("siege-rules", "/rules/siege"),
    Shot { name: "siege-lesson", path: "/", first: First::Learn("siege") },
];

const BOT: Owner = Owner::Bot("level3");

#[tokio::main]
async fn main() -> Result<()> {
    let photographer = Photographer::start(PACKAGES).await?;
    let tables = [
        ("siege", json!({ "players": 3 }), vec![Owner::Host, BOT, BOT]),
        ("siegesix", json!({ "players": 6, "mode": "coop" }), vec![Owner::Host, BOT, BOT, BOT, BOT, BOT]),
        ("marshal", json!({ "players": 3, "mode": "fieldmarshal" }), vec![BOT, BOT, Owner::Host]),
    ];
    for (id, options, owners) in tables {
        let scene = Scene::new(&PACKAGE, options, 14, can_strike)?;
        photographer.set_up(&Scene { id, owners, ..scene }).await?;
    }
    photographer.take(&SHOTS).await
}

/// Well into a siege, with an enemy to hit or to deploy.
fn can_strike(table: &dyn Table, _: Seat) -> bool {
    let strikes = |word: &str| word.starts_with("hit ") || word.starts_with("deploy ");
    table.ply() > 70 && table.choices().iter().any(|choice| strikes(&choice.word))
}
