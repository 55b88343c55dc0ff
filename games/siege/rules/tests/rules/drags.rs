//! Dragging: a card to whom or what it is played on, and other things to where they go.

use sandtable_core::Target;
use sandtable_core::prelude::*;
use sandtable_siege::{Mode, Options};
use serde_json::json;

use crate::common::{Position, Scene, later, read, with_options};

/// What dragging this onto that does, or `nothing`.
fn drag(scene: &Scene, element: &str, target: &str) -> String {
    let mut actions = Vec::new();
    scene.state().steer(read(element), Target::Element(read(target)), &mut actions);
    assert!(actions.len() <= 1);
    actions.first().map_or("nothing".to_owned(), ToString::to_string)
}

#[test]
fn a_card_goes_to_an_enemy() {
    let scene = later().foe("pz3 tank-1").foe("pz3 tank-4").hand("tank-r il2 ap").scene();
    assert_eq!(drag(&scene, "hand-tank-r", "e1"), "hit tank-r e1", "and not with a modifier");
    assert_eq!(drag(&scene, "hand-tank-r", "e2"), "nothing");
    assert_eq!(drag(&scene, "hand-il2", "e2"), "target il2 e2");
    assert_eq!(drag(&scene, "hand-ap", "e1"), "nothing");
    assert_eq!(drag(&scene, "hand-ap", "hand-tank-r"), "boost tank-r ap");
    assert_eq!(drag(&scene, "hand-tank-r", "hand-ap"), "boost tank-r ap");
}

#[test]
fn a_card_goes_to_a_cell_a_sector_or_a_colour_by_whatever_is_there() {
    let scene = later().foe("pz3 air-3").hand("napalm bombing carpet dotcard").pillboxes("2").scene();
    for target in ["e1", "air-3"] {
        assert_eq!(drag(&scene, "hand-napalm", target), "cell napalm air-3");
        assert_eq!(drag(&scene, "hand-bombing", target), "sector bombing 3");
        assert_eq!(drag(&scene, "hand-carpet", target), "color carpet green");
    }
    assert_eq!(drag(&scene, "hand-carpet", "color-green"), "color carpet green");
    assert_eq!(drag(&scene, "hand-dotcard", "wall-5"), "sector dotcard 5");
    assert_eq!(drag(&scene, "hand-dotcard", "wall-2"), "nothing");
}

#[test]
fn materials_go_to_structures() {
    let position =
        later().walls("1 2 3 4 5").burning("wall-1", 1).pillboxes("2").hand("sandbags wire disinfo");
    let scene = position.scene();
    assert_eq!(drag(&scene, "hand-sandbags", "wall-6"), "wall 6");
    assert_eq!(drag(&scene, "hand-wire", "wall-6"), "wall 6");
    assert_eq!(drag(&scene, "hand-wire", "tank-6"), "wall 6");
    assert_eq!(drag(&scene, "hand-wire", "wall-1"), "douse wire wall-1");
    assert_eq!(drag(&scene, "pillbox-2", "wall-4"), "shift 2 4");
    let scene = later().hand("builders wire").buildings("1 2 3 4 5").scene();
    assert_eq!(drag(&scene, "hand-builders", "building-6"), "rebuild wire 6");
    assert_eq!(drag(&scene, "hand-wire", "building-6"), "rebuild wire 6");
}

#[test]
fn a_card_goes_to_the_one_it_is_swapped_for() {
    let trade = json!([{"phase": {"phase": "play"}}, {"trade": {"left": 1}}]);
    let position = later().hand("wire").hand_of("defender-2", "lull").field("phase", json!("trade"));
    let scene = position.field("frames", trade).scene();
    assert_eq!(drag(&scene, "hand-wire", "defender-2-lull"), "offer wire defender-2 lull");
}

/// Enemies are being moved by a frame.
fn moving(frame: &str) -> Position {
    let frames = json!([{"phase": {"phase": "move"}}, "play", "sweep",
        {frame: {"player": "defender-1", "foe": "e1"}}]);
    later().foe("pz3 tank-1").foe("pz3 tank-2").field("frames", frames)
}

#[test]
fn enemies_go_where_they_are_put() {
    let scene = moving("redeploy").scene();
    assert_eq!(drag(&scene, "e1", "air-4"), "to air-4");
    assert_eq!(drag(&scene, "e1", "e2"), "to tank-2");
    assert_eq!(drag(&scene, "e2", "air-4"), "nothing", "the other one is meant");
    let scene = moving("eject").scene();
    assert_eq!(drag(&scene, "e1", "rear-4"), "to rear-4");
    let mut scene = Scene::new(&Options::default());
    for outcome in
        ["roll 1", "token pz3", "token tiger-e", "token e100", "token pz3", "token pz3", "token pz3"]
    {
        scene.luck(outcome);
    }
    assert_eq!(drag(&scene, "e2", "air-1"), "station e2");
    assert_eq!(drag(&scene, "e2", "air-2"), "nothing");
}

#[test]
fn tokens_of_the_fieldmarshal_go_to_a_sector_or_to_the_die() {
    let orders = json!(["end-turn", "reveal", "orders"]);
    let position = with_options(|options| options.mode = Mode::Fieldmarshal);
    let position = position.foe("pz3 air-1").field("phase", json!("reveal")).field("frames", orders);
    let scene = position.field("marshal", json!({"maus": 1})).scene();
    assert_eq!(drag(&scene, "token-maus", "rear-3"), "deploy maus 3");
    assert_eq!(drag(&scene, "token-maus", "die"), "commit maus");
}
