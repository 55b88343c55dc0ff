//! Section 13: movement in Wunderwaffe.

use sandtable_siege::Event;
use serde_json::json;

use crate::common::{Look, Scene, later};
use crate::stage::{FULL, bring, march, march_with, reveal};

/// Mud is played, and phase 5 follows.
fn muddy(position: crate::common::Position, luck: &str) -> Scene {
    let mut scene = position.lull().hand("mud").hand_of("defender-2", FULL).scene();
    scene.play("defender-1 play mud");
    bring(&mut scene, luck);
    scene.play("defender-1 done");
    scene
}

#[test]
fn r13_1_repair_crew_hedgehogs_and_mud_hold() {
    let board =
        || later().foe("remb air-1").foe("pz3 air-2 hedgehogs").foe("leopard1 air-3").foe("pz3 air-4");
    let cells = |scene: &Scene| {
        ["e1", "e2", "e3", "e4"].map(|foe| scene.foe(foe).split(' ').nth(1).map(str::to_owned))
    };
    let wanted = |cells: [&str; 4]| cells.map(|cell| Some(cell.to_owned()));
    assert_eq!(cells(&march_with(board(), "roll 5")), wanted(["air-1", "air-2", "art-5", "art-4"]));
    assert_eq!(cells(&muddy(board(), "roll 5")), wanted(["air-1", "air-2", "art-5", "air-4"]));
    let scene = reveal(later().foe("remb air-1").foe("pz3 air-2 hedgehogs"), "token rot-cw");
    assert_eq!((scene.foes_in("air-1").as_str(), scene.foes_in("air-2").as_str()), ("remb", "pz3"));
}

#[test]
fn r13_2_dice_moves_walls_buildings_returns_rockets_and_effects() {
    let position = later().walls("1 2 3 4 6").foe("leopard1 air-3").foe("me262 air-2").foe("rjpz2 air-5");
    let position =
        position.foe("ferdinand tank-6 armor 1").foe("panther-g tank-1 armor 1").foe("remb rear-5");
    let scene = march_with(position.foe("tiger-e tank-5 armor 2"), "roll 3; roll 3; token remb");
    let at = |what: &str, wanted: &dyn Fn(&Event) -> bool| {
        let at = scene.events().iter().position(wanted);
        at.unwrap_or_else(|| panic!("{what} did not happen: {:?}", scene.events()))
    };
    let rocket = |name: &'static str| move |event: &Event| matches!(event, Event::Rocket { token, .. } if token.word() == name);
    let lost = |name: &'static str| move |event: &Event| matches!(event, Event::Lost { structure } if structure.to_string() == name);
    let order = [
        at("the die", &|event| matches!(event, Event::Rolled { .. })),
        at("a move", &|event| matches!(event, Event::Moved { .. })),
        at("wall 1", &lost("wall-1")),
        at("wall 6", &lost("wall-6")),
        at("building 5", &lost("building-5")),
        at("the return", &|event| matches!(event, Event::Returned { .. })),
        at("the rocket of Me.262", &rocket("me262")),
        at("the rocket of Raketenjagdpanzer 2", &rocket("rjpz2")),
        at("the repair", &|event| matches!(event, Event::Repaired { .. })),
    ];
    assert!(order.is_sorted(), "{order:?}: {:?}", scene.events());
}

#[test]
fn r13_3_ultras_go_their_own_way_whatever_moves_them() {
    for token in ["rot-cw", "rot-ccw", "mv-red"] {
        let scene = reveal(later().foe("rjpz2 air-2"), &format!("token {token}"));
        assert_eq!((scene.foe("e1").as_str(), scene.fires("wall-1")), ("rjpz2 art-1 armor 5", 1), "{token}");
        let scene = reveal(later().foe("me262 air-2"), &format!("token {token}; roll 5"));
        assert_eq!((scene.foe("e1").as_str(), scene.fires("wall-2")), ("me262 art-2 armor 5", 1), "{token}");
        let scene = reveal(later().foe("leopard1 air-2"), &format!("token {token}; roll 5"));
        assert_eq!(scene.foe("e1"), "leopard1 art-5 armor 4", "{token}");
    }
    let scene =
        reveal(later().foe("rjpz2 air-2").foe("me262 air-1").foe("leopard1 rear-1"), "token mv-green");
    assert_eq!(
        [scene.foe("e1"), scene.foe("e2"), scene.foe("e3")],
        ["rjpz2 air-2 armor 5", "me262 air-1 armor 5", "leopard1 rear-1 armor 4"]
    );
    assert_eq!(scene.fires("wall-2") + scene.fires("wall-1"), 0);
    let scene =
        reveal(later().foe("type74 air-2").foe("type61 air-3").foe("ferdinand air-4"), "token rot-cw");
    assert_eq!(
        ["air-3", "air-4", "air-5"].map(|cell| scene.foes_in(cell)),
        ["type74", "type61", "ferdinand"]
    );
}

#[test]
fn r13_4_a_card_moves_an_ultra_without_its_way_and_its_rocket() {
    let mut scene = later().foe("rjpz2 art-2").hand("push").scene();
    scene.play("defender-1 target push e1");
    assert_eq!((scene.foe("e1").as_str(), scene.fires("wall-2")), ("rjpz2 rear-2 armor 5", 0));
    let mut scene = later().foe("me262 art-2").foe("rjpz2 art-3").hand("frost").scene();
    scene.play("defender-1 play frost");
    assert_eq!(
        (scene.foe("e1").as_str(), scene.foe("e2").as_str()),
        ("me262 air-2 armor 5", "rjpz2 air-3 armor 5")
    );
    assert_eq!(scene.fires("wall-2") + scene.fires("wall-3"), 0);
}

#[test]
fn r13_4_cards_carry_enemies_past_structures() {
    for (play, cell) in
        [("target push e1", "rear-2"), ("play frost", "tank-2"), ("sector offensive 2", "rear-2")]
    {
        let mut scene = later().foe("e100 city-2").hand("push frost offensive").scene();
        scene.play(&format!("defender-1 {play}"));
        assert_eq!(scene.foe("e1"), format!("e100 {cell} armor 4"));
        assert_eq!((scene.walls().as_str(), scene.buildings().as_str()), ("1 2 3 4 5 6", "1 2 3 4 5 6"));
    }
    let mut scene = later().foe("e100 city-2").hand("obj120").scene();
    scene.play("defender-1 target obj120 e1").play("defender-1 to rear-5");
    assert_eq!((scene.foe("e1").as_str(), scene.walls().as_str()), ("e100 rear-5 armor 3", "1 2 3 4 5 6"));
    let mut scene = later().foe("e100 rear-2").hand("disinfo").scene();
    scene.play("defender-1 target disinfo e1").play("defender-1 to tank-5");
    assert_eq!((scene.foe("e1").as_str(), scene.walls().as_str()), ("e100 tank-5 armor 4", "1 2 3 4 5 6"));
}

#[test]
fn r13_5_in_the_city_ultras_move_like_others_and_do_not_fire() {
    let scene = march(later().buildings("1").foe("rjpz2 city-2").foe("me262 city-3").foe("leopard1 city-4"));
    assert_eq!(
        ["city-3", "city-4", "city-5"].map(|cell| scene.foes_in(cell)),
        ["rjpz2", "me262", "leopard1"]
    );
    assert!(
        (1..=6).all(|sector| scene.fires(&format!("wall-{sector}")) == 0) && scene.fires("building-1") == 0
    );
    let scene = march(later().walls("5").buildings("1").foe("rjpz2 tank-3"));
    assert_eq!(
        (scene.foe("e1").as_str(), scene.fires("wall-5")),
        ("rjpz2 city-2 armor 5", 0),
        "it entered and does not fire"
    );
}

#[test]
fn r13_6_an_enemy_carried_into_a_building_attacks_it() {
    let mut scene = later().foe("tiger-e rear-2").hand("disinfo").scene();
    scene.play("defender-1 target disinfo e1").play("defender-1 to city-4");
    assert_eq!(
        (scene.foe("e1").as_str(), scene.buildings().as_str()),
        ("tiger-e city-4 armor 2", "1 2 3 5 6")
    );
    let mut scene = later().burning("building-4", 2).foe("tiger-e rear-2").hand("disinfo").scene();
    scene.play("defender-1 target disinfo e1").play("defender-1 to city-4");
    assert_eq!(scene.foe("e1"), "tiger-e city-4 armor 3 fires 2");
    let mut scene = later().foe("ju87 rear-2").hand("disinfo").scene();
    scene.play("defender-1 target disinfo e1").play("defender-1 to city-4");
    assert_eq!((scene.trophies("defender-1").as_str(), scene.spent().as_str()), ("", "ju87"));
}

#[test]
fn r17_21_after_mud_tokens_move_only_leopard_1() {
    for token in ["pz4h; roll 2", "maus; roll 2", "mv-red", "rot-cw"] {
        let board = later().foe("pz3 air-1").foe("leopard1 air-2").foe("rjpz2 art-1").foe("me262 art-2");
        let scene = reveal(board.field("turn", json!({"mud": true})), &format!("token {token}; roll 5"));
        let cells = ["air-1", "art-5", "art-1", "art-2"].map(|cell| scene.foes_in(cell));
        assert_eq!(cells, ["pz3", "leopard1", "rjpz2", "me262"], "{token}");
        assert_eq!(scene.fires("wall-1") + scene.fires("wall-2") + scene.fires("wall-6"), 0, "{token}");
    }
    for token in ["sub-rjpz2", "sub-me262"] {
        let scene = reveal(later().field("turn", json!({"mud": true})), &format!("token {token}; roll 2"));
        assert_eq!(scene.fires("wall-2"), 1, "{token} fires when it appears");
    }
}
