//! Section 8: how it ends.

use std::collections::BTreeMap;

use sandtable_core::prelude::*;

use sandtable_core::Seat;
use sandtable_siege::ids::Token;
use serde_json::json;

use crate::common::{Look, Scene, base, later};
use crate::stage::{asked, march, march_with, reserve, revealing};

/// The winners and the reason.
fn outcome(scene: &Scene) -> (Vec<Seat>, String) {
    let outcome = scene.state().outcome().expect("the game is over");
    (outcome.winners.iter().collect(), scene.ending())
}

#[test]
fn r8_1_with_the_last_building_all_is_lost() {
    let scene = march(base().walls("").buildings("2").foe("tiger-e tank-2"));
    assert_eq!(outcome(&scene), (vec![], "fallen".into()));
    let scene = march(base().walls("").buildings("2").foe("sdkfz140 tank-2").reserve(""));
    assert_eq!(outcome(&scene), (vec![], "fallen".into()), "the last enemy dies with the last building");
}

#[test]
fn r8_2_victory_comes_with_the_last_enemy_and_an_empty_reserve() {
    let mut scene = base().foe("sdkfz140 air-1").reserve("").buildings("4").hand("air-r").scene();
    scene.play("defender-1 hit air-r e1");
    assert_eq!(outcome(&scene), (vec![Seat(0)], "points".into()));
    let mut scene = base().foe("sdkfz140 air-1").reserve("pz3").buildings("4").hand("air-r").scene();
    scene.play("defender-1 hit air-r e1");
    assert_eq!(scene.ending(), "none");
}

#[test]
fn r8_2_ha_go_and_the_repair_crew_do_not_stand_in_the_way() {
    let mut scene = later().foe("pz3 air-1 armor 1").foe("hago tank-2").reserve("").hand("air-r").scene();
    scene.play("defender-1 hit air-r e1");
    assert_eq!(scene.ending(), "points");
    let position = later().foe("type74 air-1 armor 1").foe("remb rear-2").reserve("").hand("air-r");
    let mut scene = position.scene();
    scene.play("defender-1 hit air-r e1");
    assert_eq!(scene.ending(), "points");
}

#[test]
fn r8_3_not_before_a_drawn_token_is_done_with() {
    let mut scene = revealing(later().reserve("disc1").hand("wire").hand_of("defender-2", "il2"), 1);
    scene.luck("token disc1");
    assert_eq!((scene.ending().as_str(), asked(&scene).as_str()), ("none", "defender-1"));
    scene.play("defender-1 discard wire").play("defender-2 discard il2");
    assert_eq!(scene.ending(), "shared");
}

#[test]
fn r8_3_not_before_ferdinands_returns() {
    let scene = march_with(later().foe("ferdinand tank-2 armor 1").reserve(""), "token tiger-e");
    assert_eq!((scene.ending().as_str(), reserve(&scene)), ("none", 1));
}

#[test]
fn r8_4_a_movement_event_is_one_moment() {
    let position =
        later().walls("3").buildings("1 5").foe("hago tank-3").foe("pz3 tank-5 armor 1").foe("remb rear-2");
    let mut scene = march(position);
    assert_eq!(
        scene.legal(),
        ["return pz3", "return hago"],
        "both fell in one moment, at a wall and in a building"
    );
    scene.play("defender-1 return hago");
    assert_eq!((scene.foes_in("rear-2").as_str(), scene.spent().as_str()), ("hago", "pz3 remb"));
}

#[test]
fn r8_4_a_fire_step_is_a_moment_after_the_movement() {
    let position = later().foe("hago tank-3").foe("pz3 air-5 fires 2").foe("remb rear-2");
    let scene = march(position);
    assert_eq!(scene.foes_in("rear-2"), "hago", "it fell first, so it was brought back");
    assert_eq!(scene.spent(), "pz3 remb");
}

/// Every token that is no trophy lies in the discard pile, and the first player is done.
fn compared(first: &str, second: &str) -> (Vec<Seat>, String) {
    let trophies = [first, second].map(count);
    let left = |token: &Token| {
        let taken: u8 = trophies.iter().filter_map(|pile| pile.get(token.word())).sum();
        (token.word(), token.row().kept + token.row().new - taken)
    };
    let spent: BTreeMap<&str, u8> = Token::ALL.iter().map(left).collect();
    let aside: BTreeMap<&str, u8> = Token::SUBSTITUTES.iter().map(|token| (token.word(), 1)).collect();
    let position = later().field("trophies", json!(trophies)).field("spent", json!(spent));
    let mut scene = position.field("aside", json!(aside)).field("reserve", json!({})).scene();
    scene.play("defender-1 done");
    outcome(&scene)
}

fn count(tokens: &str) -> BTreeMap<&str, u8> {
    let mut counts = BTreeMap::new();
    tokens.split(' ').for_each(|token| *counts.entry(token).or_default() += 1);
    counts
}

#[test]
fn r8_5_most_points_then_most_trophies_then_both() {
    assert_eq!(compared("tiger-e tiger-e", "e100"), (vec![Seat(0)], "points".into()));
    assert_eq!(compared("e100", "pz3 pz3"), (vec![Seat(1)], "trophies".into()));
    assert_eq!(compared("pz3 pz3", "bv238 bv238"), (vec![Seat(0), Seat(1)], "shared".into()));
}
