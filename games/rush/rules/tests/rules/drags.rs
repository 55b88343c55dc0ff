//! Drag and drop: a card of the hand onto a base, onto whoever guards it, or onto a button.

use sandtable_core::Target;
use sandtable_core::prelude::*;

use crate::common::{Scene, players, read};

/// The actions to which dragging one thing onto another leads.
fn dragged(scene: &Scene, element: &str, target: &str) -> String {
    let mut actions = Vec::new();
    scene.state().steer(read(element), Target::Element(read(target)), &mut actions);
    actions.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
}

#[test]
fn a_card_guards_the_base_it_is_dropped_on() {
    let scene = players(2).hand("red", "t-34 engineers").guard("red-1", "m6").any();
    assert_eq!(dragged(&scene, "hand-t-34", "red-2"), "place t-34 red-2");
    assert_eq!(dragged(&scene, "hand-t-34", "red-1"), "", "a free base comes first");
    assert_eq!(dragged(&scene, "hand-engineers", "red-2"), "", "no armour");
}

#[test]
fn a_card_relieves_the_defender_it_is_dropped_on() {
    let position = players(2).hand("red", "t-34").guard("red-1", "m6").guard("red-2", "t29");
    let scene = position.razed("red-3").any();
    assert_eq!(dragged(&scene, "hand-t-34", "red-1-vehicle"), "place t-34 red-1");
}

#[test]
fn a_card_joins_the_attack_and_strikes_what_it_is_dropped_on() {
    let mut scene = players(2).hand("red", "t-34 su-26 t-43").guard("blue-1", "m6").any();
    assert_eq!(dragged(&scene, "hand-t-34", "blue-2"), "attack t-34; strike t-34 blue-2");
    assert_eq!(dragged(&scene, "hand-t-34", "blue-1-vehicle"), "attack t-34; strike t-34 blue-1");
    assert_eq!(dragged(&scene, "hand-su-26", "blue-1-vehicle"), "", "only vs bases");
    scene.play("red attack t-34");
    assert_eq!(dragged(&scene, "hand-t-34", "blue-2"), "strike t-34 blue-2");
    assert_eq!(dragged(&scene, "hand-t-43", "blue-2"), "", "it has not joined");
    scene.play("red strike t-34 blue-2");
    assert_eq!(dragged(&scene, "hand-t-43", "blue-2"), "", "one attack per turn");
}

#[test]
fn a_drag_can_be_played() {
    let mut scene = players(2).hand("red", "t-34").any();
    for action in dragged(&scene, "hand-t-34", "blue-2").split("; ") {
        scene.play(&format!("red {action}"));
    }
    assert!(scene.state().base(read("blue-2")).is_some_and(|base| base.damaged));
}

#[test]
fn the_card_in_play_goes_where_it_is_dropped() {
    let mut scene = players(2).hand("red", "pz-kpfw-iv t-34").guard("blue-1", "m6").any();
    scene.play("red use pz-kpfw-iv assault");
    assert_eq!(dragged(&scene, "hand-pz-kpfw-iv", "blue-1"), "assault blue-1 base");
    assert_eq!(dragged(&scene, "hand-pz-kpfw-iv", "blue-1-vehicle"), "assault blue-1 vehicle");
    assert_eq!(dragged(&scene, "hand-t-34", "blue-1"), "");
    scene.play("red assault blue-1 vehicle");
    assert_eq!(dragged(&scene, "hand-pz-kpfw-iv", "red-1"), "place pz-kpfw-iv red-1");
    assert_eq!(dragged(&scene, "hand-t-34", "red-1"), "", "another card is in play");
}

#[test]
fn a_card_can_be_dropped_on_a_button() {
    let scene = players(2).hand("red", "t-34").reserve("t-26").any();
    assert_eq!(dragged(&scene, "hand-t-34", "ability-draft"), "use t-34 draft");
    assert_eq!(dragged(&scene, "hand-t-34", "attack"), "attack t-34");
    assert_eq!(dragged(&scene, "hand-t-34", "reserve-t-26"), "");
    assert_eq!(dragged(&scene, "reserve-t-26", "red-1"), "", "only cards of the hand are dragged");
}
