//! 7 and 8: abilities and defenders.

use sandtable_core::Viewer;
use sandtable_rush::{Ask, Options};

use crate::common::{Look, players, read, set, with};

#[test]
fn r7_1_any_abilities_each_once_in_any_order() {
    for (first, second) in [("reconnaissance", "sabotage"), ("sabotage", "reconnaissance")] {
        let mut scene = players(2).hand("red", "panhard-178").reserve("ms-1 t-26 bt-2 t-34").any();
        scene.play(&format!("red use panhard-178 {first}"));
        assert_eq!(scene.forbidden_by(&format!("red use panhard-178 {first}")), "7.1");
        scene.play(&format!("red use panhard-178 {second}")).play("red place panhard-178 red-1");
    }
    let mut scene = players(2).hand("red", "panhard-178").scene();
    scene.play("red use panhard-178 sabotage").play("red place panhard-178 red-1");
    assert_eq!(scene.hand("red"), "");
}

#[test]
fn r7_1_the_question_names_the_base_only_to_those_who_guard_one() {
    for (card, guards) in [("panhard-178", true), ("willys-mb", false)] {
        let mut scene = players(2).hand("red", card).reserve("ms-1 t-26 bt-2 t-34").any();
        scene.play(&format!("red use {card} reconnaissance"));
        assert_eq!(scene.asks(), Some(Ask::Abilities { card: read(card), guards }));
        assert_eq!(scene.legal().contains(&"done".to_owned()), !guards);
    }
}

#[test]
fn r7_2_armour_may_be_placed_without_an_ability() {
    let scene = players(2).hand("red", "t-34 t-43 zis-5 gaz-67").scene();
    assert_eq!(scene.legal_after("place t-34").len(), 3);
    assert_eq!(scene.legal_after("place t-43").len(), 3);
    assert_eq!(scene.forbidden_by("red place zis-5 red-1"), "7.2");
    assert_eq!(scene.forbidden_by("red place gaz-67 red-1"), "7.2");
}

#[test]
fn r7_3_armour_must_defend_afterwards_and_others_go_home() {
    let mut scene = players(2).hand("red", "t-34 volunteers").scene();
    scene.play("red use t-34 draft");
    assert_eq!(scene.forbidden_by("red done"), "7.3");
    scene.play("red place t-34 red-2").play("red use volunteers draft");
    assert_eq!(scene.depot("red"), "volunteers");
    let mut scene = players(2).hand("red", "vk-30-02-db").reserve("t-34").any();
    scene.play("red use vk-30-02-db research").play("red take t-34");
    assert!(scene.view(Viewer::Public).graveyard.has(crate::common::read("vk-30-02-db")));
}

#[test]
fn r7_4_free_bases_come_first_sound_or_damaged() {
    let scene = players(2).guard("red-1", "ms-1").turned("red-1").turned("red-3").hand("red", "t-43").scene();
    assert_eq!(scene.legal_after("place t-43"), ["red-2", "red-3"]);
    assert_eq!(scene.forbidden_by("red place t-43 red-1"), "7.4");
}

#[test]
fn r7_5_a_relieved_defender_goes_home_without_a_medal() {
    let guarded = players(2).guard("red-1", "ms-1").hurt("red-2", "t-26").razed("red-3");
    let mut scene = guarded.hand("red", "t-43").scene();
    assert_eq!(scene.legal_after("place t-43"), ["red-1", "red-2"]);
    scene.play("red place t-43 red-2");
    assert_eq!((scene.depot("red").as_str(), scene.score("blue").total), ("t-26", 0));
}

#[test]
fn r7_6_a_defender_arrives_sound_and_mends_nothing() {
    let mut scene = players(2).turned("red-1").razed("red-2 red-3").hand("red", "t-43").scene();
    scene.play("red place t-43 red-1");
    assert!(scene.defender("red-1").is_some_and(|tank| !tank.damaged));
    assert_eq!(scene.base("red-1"), "damaged");
}

#[test]
fn r7_7_without_bases_abilities_work_and_cards_go_home() {
    let position = || players(3).razed("red-1 red-2 red-3").last_round("bases").hand("red", "kv-1 t-43");
    let mut scene = position().scene();
    assert_eq!(scene.forbidden_by("red place t-43 red-1"), "7.7");
    scene.play("red use kv-1 invulnerability");
    assert_eq!(scene.depot("red"), "single-ussr kv-1");
}

#[test]
fn r7_8_an_ability_without_effect_may_be_used() {
    let mut scene = players(2).hand("red", "bt-7 pz-kpfw-iii t-50").scene();
    scene.play("red use bt-7 sabotage").play("red place bt-7 red-1");
    scene.play("red use pz-kpfw-iii repair").play("red place pz-kpfw-iii red-2");
    scene.play("red use t-50 reinforcement").play("red place t-50 red-3");
}

#[test]
fn r7_9_an_ability_that_can_do_something_must() {
    let mut scene = players(2).hand("red", "pz-kpfw-iv").scene();
    scene.play("red use pz-kpfw-iv assault");
    assert!(scene.legal().iter().all(|action| action.starts_with("assault")));
    assert_eq!(scene.forbidden_by("red done"), "7.9");
    let mut scene = players(2).hand("red", "pz-kpfw-iii").depot("red", "engineers engineers").scene();
    scene.play("red use pz-kpfw-iii repair");
    assert_eq!(scene.forbidden_by("red done"), "7.9");
    scene.play("red scrap engineers");
    assert_eq!(scene.forbidden_by("red place pz-kpfw-iii red-1"), "3.6", "a second card may go, or none");
    scene.play("red done");
}

#[test]
fn r7_10_on_guard_abilities_and_limits_mean_nothing() {
    let mut scene = players(2)
        .guard("red-1", "kv-1")
        .guard("blue-1", "su-76")
        .hand("red", "engineers t-43")
        .reserve("ms-1")
        .any();
    scene.refuse("red use kv-1 invulnerability").play("red attack t-43").play("red strike t-43 blue-1");
    assert_eq!(scene.defender("blue-1"), None, "armour 1 like any other");
}

#[test]
fn r8_1_reinforcement_draws_its_number_to_be_played_at_once() {
    let mut scene = players(2).hand("red", "m24-chaffee").hangar("red", "engineers t-43 kv-1").scene();
    scene.luck("draw t-43").luck("draw engineers").play("red use m24-chaffee reinforcement");
    assert_eq!(scene.hand("red"), "engineers t-43 m24-chaffee");
    scene.play("red place m24-chaffee red-1").play("red place t-43 red-2");
}

#[test]
fn r8_2_reconnaissance_opens_a_new_reserve() {
    let mut scene =
        players(2).hand("red", "bt-2").reserve("ms-1 t-26 t-34 kv-1").deck("t-43").discard("t-44").scene();
    scene.luck("open t-43").luck("open kv-1").luck("open t-44").luck("open ms-1");
    scene.play("red use bt-2 reconnaissance");
    assert_eq!(scene.reserve(), "t-43 kv-1 t-44 ms-1", "the old reserve is among what is shuffled");
    let mut scene =
        players(2).hand("red", "bt-2").reserve("ms-1 t-26 t-34 kv-1").deck("").discard("t-44").scene();
    scene.luck("open kv-1").luck("open ms-1").luck("open t-34").luck("open t-26");
    scene.play("red use bt-2 reconnaissance");
    assert_eq!(scene.view(Viewer::Public).deck, 1, "also if the deck was empty before");
}

#[test]
fn r8_3_each_opponent_gives_up_a_card_from_the_left() {
    let mut scene = players(4)
        .mover("blue")
        .hand("blue", "bt-7")
        .hand("green", "engineers technicians")
        .hand("red", "volunteers engineers")
        .scene();
    scene.play("blue use bt-7 sabotage").refuse("red drop volunteers").play("green drop technicians");
    scene.play("red drop volunteers").play("blue place bt-7 blue-1");
    assert_eq!((scene.depot("green").as_str(), scene.depot("red").as_str()), ("technicians", "volunteers"));
    assert!(!scene.heard(Viewer::Public).is_empty());
}

#[test]
fn r8_4_the_victim_may_give_up_a_base() {
    let mut scene = players(2).razed("red-1").hand("red", "bt-7").hand("blue", "base engineers").scene();
    scene.play("red use bt-7 sabotage");
    assert_eq!(scene.legal_after("drop"), ["engineers", "base"]);
    scene.play("blue drop base");
    assert_eq!(scene.depot("blue"), "base");
}

#[test]
fn r8_5_the_gap_stays() {
    let mut scene = players(2)
        .hand("red", "bt-7")
        .hand("blue", "engineers technicians volunteers")
        .hangar("blue", "engineers")
        .reserve("ms-1 t-26 bt-2 t-34")
        .any();
    scene
        .play("red use bt-7 sabotage")
        .play("blue drop engineers")
        .play("red place bt-7 red-1")
        .play("red end");
    assert_eq!(scene.hand("blue"), "technicians volunteers");
}

#[test]
fn r8_6_research_trades_the_card_for_a_cheap_one() {
    let mut scene = players(2).hand("red", "vk-30-02-db").reserve("t-44 kv-1 ms-1 t-34").scene();
    scene.play("red use vk-30-02-db research");
    assert_eq!(scene.legal_after("take"), ["ms-1", "t-34", "t-44"]);
    assert_eq!(scene.forbidden_by("red take kv-1"), "8.6");
    scene.luck("open t-26").play("red take t-44");
    assert_eq!((scene.depot("red").as_str(), scene.reserve().as_str()), ("t-44", "kv-1 ms-1 t-34 t-26"));
    assert!(scene.view(Viewer::Public).graveyard.has(crate::common::read("vk-30-02-db")));
}

#[test]
fn r8_7_research_is_no_purchase() {
    let mut scene =
        players(2).hand("red", "technicians engineers su-85").reserve("ms-1 t-26 t-34 kv-1").any();
    scene.play("red use technicians research").refuse("red pay engineers").play("red take ms-1");
    scene.play("red buy t-34").play("red pay su-85").play("red settle");
    assert_eq!(scene.depot("red"), "ms-1 t-34 su-85", "a vehicle with Research pays as well");
}

#[test]
fn r8_8_research_leaves_nothing_to_place() {
    let mut scene = players(2).hand("red", "vk-30-02-db").reserve("ms-1").any();
    scene.play("red use vk-30-02-db research").play("red take ms-1");
    assert!(scene.legal().iter().all(|action| !action.contains("vk-30-02-db")));
    let both = |card: &&sandtable_rush::ids::Card| {
        card.row().can(sandtable_rush::ids::Ability::Research) && card.row().abilities().count() > 1
    };
    assert_eq!(
        sandtable_rush::ids::Card::vehicles().iter().find(both),
        None,
        "no card of the list has a second ability"
    );
}

#[test]
fn r8_9_research_without_a_target() {
    let position = |options| with(options).hand("red", "technicians").reserve("kv-1 t-34").scene();
    let mut scene = position(Options::default());
    scene.play("red use technicians research");
    assert_eq!((scene.hand("red").as_str(), scene.depot("red").as_str()), ("", ""), "gone for nothing");
    let strict = Options { research_needs_target: true, ..Options::default() };
    assert_eq!(position(strict).forbidden_by("red use technicians research"), "8.9");
    let mut scene = players(2).hand("red", "technicians").reserve("ms-1 t-34").scene();
    scene.play("red use technicians research");
    assert_eq!(scene.forbidden_by("red done"), "8.9");
    let mut scene = players(2).hand("red", "technicians").reserve("t-26 t-34").scene();
    scene.play("red use technicians research");
    assert_eq!(scene.legal(), ["take t-26"], "what costs exactly the number is cheap enough");
}

#[test]
fn r8_10_repair_buries_one_or_two_cards_of_the_depot() {
    let mut scene = players(2).hand("red", "pz-kpfw-iii").depot("red", "engineers engineers kv-1").scene();
    scene.play("red use pz-kpfw-iii repair").play("red scrap engineers").play("red scrap engineers");
    assert_eq!(scene.depot("red"), "kv-1");
    assert_eq!(scene.forbidden_by("red scrap kv-1"), "3.6");
    scene.play("red place pz-kpfw-iii red-1");
}

#[test]
fn r8_11_repair_takes_any_card_and_its_points() {
    let mut scene =
        players(2).razed("blue-1").hand("red", "pz-kpfw-iii").depot("red", "base single-usa").scene();
    assert_eq!(scene.score("red").total, 4);
    scene.play("red use pz-kpfw-iii repair").play("red scrap base").play("red scrap single-usa");
    assert_eq!((scene.score("red").total, scene.medals("usa")), (0, (8, 3)));
}

#[test]
fn r8_12_invulnerability_brings_a_single_and_protects_from_nothing() {
    let mut scene = players(2).hand("red", "panther-ii").guard("blue-1", "kv-1").scene();
    scene.play("red use panther-ii invulnerability");
    assert_eq!((scene.depot("red").as_str(), scene.medals("ger")), ("single-ger", (8, 3)));
    let mut scene = players(2).hand("red", "is-3").guard("blue-1", "kv-1").scene();
    scene.play("red attack is-3").play("red strike is-3 blue-1");
    assert_eq!(scene.defender("blue-1"), None);
}

#[test]
fn r8_13_nothing_there_and_the_card_is_placed() {
    let mut scene =
        players(2).hand("red", "kv-1 pz-kpfw-iii").singles("ussr", 0).last_round("medals").scene();
    scene.play("red use kv-1 invulnerability");
    assert_eq!((scene.depot("red").as_str(), scene.medals("ussr")), ("", (0, 3)), "no double instead");
    scene.play("red place kv-1 red-1").play("red use pz-kpfw-iii repair").play("red place pz-kpfw-iii red-2");
}

#[test]
fn r8_14_after_draft_or_assault_the_card_is_placed_like_any_other() {
    let mut scene = players(2).hand("red", "volunteers t-34 bm-13").scene();
    scene.play("red use volunteers draft").play("red use t-34 draft").play("red place t-34 red-1");
    scene.play("red use bm-13 assault").play("red assault blue-1 base");
    assert_eq!(scene.depot("red"), "volunteers bm-13");
    assert_eq!(scene.squad("red").hand, set(""));
}
