//! 9: the attack.

use crate::common::{Look, players};

#[test]
fn r9_1_one_attack_by_one_nation_with_strength() {
    let mut scene = players(2).hand("red", "t-43 ms-1 stug-iii zis-5").scene();
    assert_eq!(scene.forbidden_by("red attack zis-5"), "9.1");
    scene.play("red attack t-43");
    assert_eq!(scene.forbidden_by("red attack stug-iii"), "9.1");
    scene.play("red strike t-43 blue-1");
    assert_eq!(scene.forbidden_by("red attack ms-1"), "9.1");
}

#[test]
fn r9_2_attackers_are_declared_before_the_first_strike() {
    let mut scene = players(2).hand("red", "t-43 ms-1 t-26").scene();
    assert_eq!(scene.forbidden_by("red strike t-43 blue-1"), "9.2");
    scene.play("red attack t-43").play("red attack ms-1");
    assert_eq!(scene.forbidden_by("red strike t-26 blue-1"), "9.2");
    scene.play("red strike t-43 blue-1");
    assert_eq!(scene.forbidden_by("red attack t-26"), "9.2");
    scene.refuse("red end").play("red strike ms-1 blue-2");
}

#[test]
fn r9_3_defenders_and_unguarded_bases_of_any_opponent() {
    let mut scene = players(3).guard("blue-1", "ms-1").hand("red", "t-43 t-26").scene();
    scene.play("red attack t-43").play("red attack t-26");
    let targets = ["blue-1", "blue-2", "blue-3", "green-1", "green-2", "green-3"];
    assert_eq!(scene.legal_after("strike t-43"), targets);
    assert_eq!(scene.legal_after("strike t-26"), targets, "in any order");
    assert_eq!(scene.forbidden_by("red strike t-43 red-1"), "9.3");
}

#[test]
fn r9_4_targets_are_chosen_strike_by_strike() {
    let mut scene = players(3).guard("blue-1", "ms-1").hand("red", "t-43 t-26 bt-2").scene();
    scene.play("red attack t-43").play("red attack t-26").play("red attack bt-2");
    scene.play("red strike t-43 blue-1").play("red strike t-26 blue-1").play("red strike bt-2 green-1");
    assert_eq!(
        (scene.base("blue-1"), scene.defender("blue-1"), scene.base("green-1")),
        ("damaged", None, "damaged")
    );
}

#[test]
fn r9_5_the_attacker_goes_home_unharmed() {
    let mut scene = players(2).guard("blue-1", "kv-1").hand("red", "ms-1").scene();
    scene.play("red attack ms-1").play("red strike ms-1 blue-1");
    assert_eq!((scene.hand("red").as_str(), scene.depot("red").as_str()), ("", "ms-1"));
}

#[test]
fn r9_6_strength_against_armour_and_damage() {
    let strike = |card: &str, target: &str, damaged: bool| {
        let position = players(2).hand("red", card);
        let position =
            if damaged { position.hurt("blue-1", target) } else { position.guard("blue-1", target) };
        let mut scene = position.scene();
        scene.play(&format!("red attack {card}")).play(&format!("red strike {card} blue-1"));
        scene.defender("blue-1").map(|tank| tank.damaged)
    };
    assert_eq!(strike("ms-1", "m4-sherman", false), Some(true));
    assert_eq!(strike("ms-1", "m4-sherman", true), None);
    assert_eq!(strike("stug-iii", "m4-sherman", false), None);
    assert_eq!(strike("ms-1", "m3-stuart", false), None);
}

#[test]
fn r9_7_a_destroyed_vehicle_goes_to_its_owner() {
    let mut scene = players(3).guard("green-2", "ms-1").hand("red", "t-43").scene();
    scene.play("red attack t-43").play("red strike t-43 green-2");
    assert_eq!(scene.depot("green"), "ms-1");
}

#[test]
fn r9_8_two_strikes_for_a_base_whatever_the_strength() {
    let mut scene = players(2).hand("red", "stug-iii hetzer pz-kpfw-i").scene();
    scene.play("red attack stug-iii").play("red attack pz-kpfw-i").play("red strike stug-iii blue-1");
    assert_eq!(scene.base("blue-1"), "damaged");
    scene.play("red strike pz-kpfw-i blue-1");
    assert_eq!(scene.base("blue-1"), "gone");
}

#[test]
fn r9_9_a_heavy_tank_takes_a_base_at_once() {
    let mut scene = players(2).turned("blue-2").hand("red", "vk-36-01-h pz-kpfw-vi-tiger").scene();
    scene.play("red attack vk-36-01-h").play("red attack pz-kpfw-vi-tiger");
    scene.play("red strike vk-36-01-h blue-1").play("red strike pz-kpfw-vi-tiger blue-2");
    assert_eq!((scene.base("blue-1"), scene.base("blue-2")), ("gone", "gone"));
}

#[test]
fn r9_10_a_destroyed_base_goes_to_the_destroyer() {
    let mut scene = players(2).hand("red", "m6").scene();
    scene.play("red attack m6").play("red strike m6 blue-3");
    assert_eq!((scene.depot("red").as_str(), scene.depot("blue").as_str()), ("base m6", ""));
}

#[test]
fn r9_11_a_guarded_base_cannot_be_struck() {
    let mut scene = players(2).guard("blue-1", "kv-1").turned("blue-1").hand("red", "ms-1").scene();
    scene.play("red attack ms-1").play("red strike ms-1 blue-1");
    assert_eq!(scene.base("blue-1"), "damaged", "the defender was struck");
    assert!(scene.defender("blue-1").is_some_and(|tank| tank.damaged));
}

#[test]
fn r9_12_limits_bind_strikes() {
    let mut scene = players(2).guard("blue-1", "ms-1").hand("red", "su-26 su-76").scene();
    scene.play("red attack su-26").play("red attack su-76");
    assert_eq!(scene.legal_after("strike su-26"), ["blue-2", "blue-3"]);
    assert_eq!(scene.legal_after("strike su-76"), ["blue-1"]);
    assert_eq!(scene.forbidden_by("red strike su-26 blue-1"), "9.12");
    assert_eq!(scene.forbidden_by("red strike su-76 blue-2"), "9.12");
}

#[test]
fn r9_13_one_attacker_must_have_a_target() {
    let scene = players(2).hand("red", "su-76").scene();
    assert_eq!(scene.forbidden_by("red attack su-76"), "9.13");
    let mut scene = players(2).hand("red", "su-76 t-43").scene();
    scene.play("red attack t-43").play("red attack su-76");
    let scene = players(2).hand("red", "su-76 stug-iii zis-5").scene();
    assert_eq!(scene.forbidden_by("red attack su-76"), "9.13", "the one with a target cannot join");
    let mut scene = players(2).hand("red", "su-76 t-43 ms-1").scene();
    scene.play("red attack su-76");
    assert_eq!(scene.legal(), ["attack ms-1", "attack t-43"], "one with a target has to join");
}

#[test]
fn r9_14_attackers_without_a_target_wait_and_go_home() {
    let mut scene = players(2).guard("blue-1", "ms-1").hand("red", "su-76 hetzer su-26 t-43").scene();
    scene.play("red attack su-76").play("red attack su-26").play("red attack t-43");
    scene.play("red strike t-43 blue-1");
    assert_eq!(scene.legal_after("strike su-76"), Vec::<String>::new());
    assert_eq!(scene.forbidden_by("red end"), "9.14");
    scene.play("red strike su-26 blue-1");
    assert_eq!(scene.depot("red"), "single-ussr t-43 su-26 su-76", "no vehicle is left for the third");
}

#[test]
fn r9_15_who_has_no_base_cannot_be_struck() {
    let mut scene = players(3).razed("blue-1 blue-2 blue-3").last_round("bases").hand("red", "t-43").scene();
    scene.play("red attack t-43");
    assert_eq!(scene.legal_after("strike t-43"), ["green-1", "green-2", "green-3"]);
}
