//! Pictures of the pages that all games share, with the first game of the list as the example: `cargo xtask shots`.

use anyhow::Result;
use sandtable_board::Package;
use sandtable_browser::shots::{First, Photographer, Shot};
use sandtable_browser::{Owner, Scene};
use serde_json::json;

const SHOTS: [Shot; 12] = [
    Shot::of("shelf", "/"),
    Shot { name: "hot-seat", path: "/t/shared", first: First::LiftCurtain },
    Shot::of("curtain", "/t/curtain"),
    Shot::of("outcome", "/t/ended"),
    Shot { name: "lesson", path: "/", first: First::Learn("natisk") },
    Shot { name: "about", path: "/t/shared", first: First::Explain("#board .n-space") },
    Shot { name: "told", path: "/t/natisk", first: First::Tell },
    Shot { name: "hint", path: "/t/natisk", first: First::AskForAHint },
    Shot { name: "review", path: "/t/ended/review", first: First::Review },
    Shot::of("puzzles", "/puzzles/natisk"),
    Shot { name: "puzzle", path: "/puzzles/natisk", first: First::Answer(WRONG) },
    Shot::of("replay", "/t/ended/replay?ply=60&as=public"),
];

/// Not what the first puzzle asks for.
const WRONG: &[&str] = &[
    "#board a.hot[href$='pick=reserve-army1']",
    "#board button.hot[value^='place army1 ']:not([value$=' sa-2-2'])",
];

#[tokio::main]
async fn main() -> Result<()> {
    let packages = sandtable_games::all();
    let photographer = Photographer::start(packages).await?;
    for scene in scenes_of_example(&packages[0])? {
        photographer.set_up(&scene).await?;
    }
    // The latest table comes first on the shelf.
    for package in packages.iter().rev() {
        photographer.set_up(&Scene { id: package.id(), ..midgame(package)? }).await?;
    }
    photographer.take(&SHOTS).await
}

/// A game between the person and bots, well under way.
fn midgame(package: &Package) -> Result<Scene> {
    Ok(Scene::new(package, json!({}), 11, |table, _| table.ply() > 60)?.with_bots("level3"))
}

/// One game between two seats of one person, open and behind the curtain, and one that is over.
fn scenes_of_example(package: &Package) -> Result<[Scene; 3]> {
    let game = midgame(package)?;
    let shared = Scene { id: "shared", owners: vec![Owner::Host; game.owners.len()], ..game.clone() };
    let curtain = Scene { id: "curtain", ..shared.clone() };
    let ended = Scene { id: "ended", until: |_, _| false, ..game };
    Ok([shared, curtain, ended])
}
