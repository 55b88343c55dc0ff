//! Phases in one word: a position is played through phase 5, or tokens are turned over in it. The turn never goes on by
//! accident: the second defender has a full hand, and one token more is always still to come.

use sandtable_core::prelude::*;

use sandtable_core::{Game, Turn, Viewer};
use sandtable_siege::ids::{Player, Tokens};
use sandtable_siege::{Options, Siege};
use serde_json::json;

use crate::common::{Position, Scene, read};

/// As many cards as anybody holds, so that nothing is drawn in phase 1.
pub(crate) const FULL: &str = "sandbags sandbags sandbags wire wire wire";

/// All enemies move and burn, and phase 6 is quiet. Stops where somebody has to choose, at the latest in phase 2 of the
/// second defender.
pub(crate) fn march(position: Position) -> Scene {
    march_with(position, "")
}

/// The same with dice: `roll 3; roll 5`.
pub(crate) fn march_with(position: Position, luck: &str) -> Scene {
    let mut scene = position.lull().hand_of("defender-2", FULL).scene();
    bring(&mut scene, luck);
    scene.play("defender-1 done");
    scene
}

/// In phase 6, with this number of tokens to turn over.
pub(crate) fn revealing(position: Position, tokens: u8) -> Scene {
    let position = position.field("phase", json!("reveal")).field("queue", json!(tokens));
    position.field("frames", json!(["end-turn", "reveal"])).scene()
}

/// A token is turned over, with what it rolls: `token maus; roll 3`.
pub(crate) fn reveal(position: Position, luck: &str) -> Scene {
    let mut scene = revealing(position, 2);
    bring(&mut scene, luck);
    scene
}

/// Luck brings this, one after the other.
pub(crate) fn bring(scene: &mut Scene, luck: &str) {
    for outcome in luck.split("; ").filter(|outcome| !outcome.is_empty()) {
        scene.luck(outcome);
    }
}

/// From the first position to the first turn, with any luck and the first of all choices.
pub(crate) fn set_up(options: &Options) -> Scene {
    let mut scene = Scene::new(options);
    scene.any_luck(7);
    while scene.view(Viewer::Public).phase.word() == "setup" {
        let first = scene.legal().swap_remove(0);
        scene.play(&format!("{} {first}", to_move(&scene, options)));
    }
    scene
}

/// The word of the seat to move.
pub(crate) fn to_move(scene: &Scene, options: &Options) -> &'static str {
    match scene.state().turn() {
        Turn::Seat(seat) => Siege::seats(options)[seat.index()],
        turn => panic!("a seat should be to move, not {turn:?}"),
    }
}

/// Who is to move, at a table of defenders only.
pub(crate) fn asked(scene: &Scene) -> String {
    match scene.state().turn() {
        Turn::Seat(seat) => scene.state().player(seat).to_string(),
        turn => format!("{turn:?}"),
    }
}

/// How many tokens the reserve has.
pub(crate) fn reserve(scene: &Scene) -> u16 {
    scene.view(Viewer::Public).reserve
}

/// The tokens nobody knows the place of: the reserve and what was left out.
pub(crate) fn unseen(scene: &Scene) -> Tokens {
    scene.view(Viewer::Public).unseen
}

/// How many cards a defender has.
pub(crate) fn cards(scene: &Scene, player: &str) -> u16 {
    scene.state().hand(read::<Player>(player)).total()
}

/// How many Ha-Go stand in the rear of each sector.
pub(crate) fn ha_go(scene: &Scene) -> [usize; 6] {
    [1, 2, 3, 4, 5, 6].map(|sector| {
        let cell = read(&format!("rear-{sector}"));
        scene.state().foes_in(cell).filter(|(_, foe)| foe.token.word() == "hago").count()
    })
}
