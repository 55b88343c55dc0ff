//! 11: Assault.

use sandtable_rush::{Options, Versus};

use crate::common::{Look, Position, Scene, players, with};

/// Red plays a card for its Assault against this.
fn assault(position: Position, card: &str, target: &str) -> Scene {
    let mut scene = position.hand("red", card).scene();
    scene.play(&format!("red use {card} assault")).play(&format!("red assault {target}"));
    scene
}

#[test]
fn r11_1_one_damage_to_a_base_or_a_defender() {
    let scene = assault(players(2), "bm-13", "blue-1 base");
    assert_eq!(scene.base("blue-1"), "damaged");
    let scene = assault(players(2).turned("blue-1"), "bm-13", "blue-1 base");
    assert_eq!((scene.base("blue-1"), scene.depot("red").as_str()), ("gone", "base bm-13"));
    let scene = assault(players(2).guard("blue-1", "kv-1"), "bm-13", "blue-1 vehicle");
    assert!(scene.defender("blue-1").is_some_and(|tank| tank.damaged));
    let scene = assault(players(2).hurt("blue-1", "kv-1"), "pz-kpfw-iv", "blue-1 vehicle");
    assert_eq!((scene.defender("blue-1"), scene.depot("blue").as_str()), (None, "kv-1"));
    let mut scene = players(2).hand("red", "bm-13").scene();
    scene.play("red use bm-13 assault");
    assert_eq!(scene.forbidden_by("red assault red-1 base"), "11.1");
}

#[test]
fn r11_2_armour_1_is_only_damaged_unless_the_option_says_so() {
    let position =
        |assault_vs_armor1| with(Options { assault_vs_armor1, ..Options::default() }).guard("blue-1", "ms-1");
    let scene = assault(position(Versus::Turn), "pz-kpfw-iv", "blue-1 vehicle");
    assert!(scene.defender("blue-1").is_some_and(|tank| tank.damaged));
    let scene = assault(position(Versus::Destroy), "pz-kpfw-iv", "blue-1 vehicle");
    assert_eq!(scene.defender("blue-1"), None);
    let scene = assault(position(Versus::Destroy).guard("blue-2", "t-34"), "pz-kpfw-iv", "blue-2 vehicle");
    assert!(scene.defender("blue-2").is_some_and(|tank| tank.damaged), "armour 2 holds");
}

#[test]
fn r11_3_a_heavy_tank_only_damages_a_base() {
    let scene = assault(players(2), "kv-2", "blue-1 base");
    assert_eq!(scene.base("blue-1"), "damaged");
}

#[test]
fn r11_4_a_guarded_base_falls_and_its_defender_goes_home() {
    let position = players(2).turned("blue-1").guard("blue-1", "kv-1").reserve("t-34 t-26 bt-2 t-43");
    let mut scene = assault(position, "bm-13", "blue-1 base");
    assert_eq!((scene.base("blue-1"), scene.depot("red").as_str()), ("gone", "base bm-13"));
    assert_eq!(scene.depot("blue"), "kv-1");
    scene.any_luck(1).play("red end");
    assert_eq!(scene.medals("ussr"), (9, 3), "no medal, at the end of the turn either");
}

#[test]
fn r11_5_a_guarded_base_is_damaged_under_its_defender() {
    let position = players(2).guard("blue-1", "kv-1").reserve("t-34 t-26 bt-2 t-43");
    let mut scene = assault(position, "bm-13", "blue-1 base");
    assert!(scene.defender("blue-1").is_some_and(|tank| !tank.damaged));
    assert_eq!(scene.base("blue-1"), "damaged");
    scene.any_luck(1).play("red end");
    assert_eq!(scene.base("blue-1"), "sound");
}

#[test]
fn r11_6_the_medal_comes_at_the_end_of_step_two() {
    let position = players(2).hurt("blue-1", "ms-1").reserve("t-34 t-26 bt-2 t-43");
    let mut scene = assault(position, "pz-kpfw-iv", "blue-1 vehicle");
    scene.play("red place pz-kpfw-iv red-1");
    assert_eq!(scene.medals("ger"), (9, 3));
    scene.any_luck(1).play("red end");
    assert_eq!(scene.medals("ger"), (8, 3), "the nation of the Assault card");
}

#[test]
fn r11_7_nation_by_nation_and_added_up() {
    let mut scene = players(2)
        .hurt("blue-1", "ms-1")
        .hurt("blue-2", "t-26")
        .hurt("blue-3", "bt-2")
        .hand("red", "pz-kpfw-iv hummel kv-2")
        .reserve("t-34 t-43 t-44 t-50")
        .any();
    for (card, at) in [("kv-2", 1), ("pz-kpfw-iv", 2), ("hummel", 3)] {
        scene.play(&format!("red use {card} assault")).play(&format!("red assault blue-{at} vehicle"));
        scene.play(&format!("red place {card} red-{at}"));
    }
    scene.play("red end");
    assert_eq!(scene.medals("ussr"), (8, 3), "one for the Soviet tank, settled first");
    assert_eq!(scene.legal(), ["doubles 0", "doubles 1"], "two for the Germans");
    scene.play("red doubles 1");
    assert_eq!(scene.medals("ger"), (9, 2));
}

#[test]
fn r11_8_any_number_before_and_after_the_attack() {
    let mut scene = players(2).hand("red", "bm-13 panzerwerfer-42 t-43").scene();
    scene.play("red use bm-13 assault").play("red assault blue-1 base");
    scene.play("red attack t-43").play("red strike t-43 blue-1");
    scene.play("red use panzerwerfer-42 assault").play("red assault blue-2 base");
    assert_eq!((scene.base("blue-1"), scene.base("blue-2")), ("gone", "damaged"));
}

#[test]
fn r11_9_limits_do_not_bind_assault_unless_the_option_says_so() {
    let position = |passives_bind_assault| {
        let options = Options { passives_bind_assault, ..Options::default() };
        let mut scene = with(options).guard("blue-1", "ms-1").hand("red", "bm-13").scene();
        scene.play("red use bm-13 assault");
        scene
    };
    assert!(position(false).legal().contains(&"assault blue-1 vehicle".to_owned()));
    assert_eq!(position(true).forbidden_by("red assault blue-1 vehicle"), "11.9");
}
