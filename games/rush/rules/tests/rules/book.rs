//! Situations that the rulebook asks and answers, and those that rulings were made for.

use crate::common::{Look, players, set};

#[test]
fn without_draft_one_card_with_it_a_batch() {
    let position =
        || players(2).hand("red", "engineers engineers volunteers").reserve("t-34 bt-7 t-26 ms-1").scene();
    let mut scene = position();
    assert_eq!(scene.legal_after("buy"), ["ms-1", "t-26", "bt-7", "t-34"]);
    scene.play("red buy t-34").refuse("red buy ms-1").refuse("red settle");
    assert_eq!(scene.forbidden_by("red buy ms-1"), "5.6");

    let mut scene = position();
    scene.play("red use volunteers draft").play("red buy t-34").play("red buy ms-1");
    assert_eq!(scene.legal_after("buy"), Vec::<String>::new(), "2 + 0 + 1 cannot be paid");
    scene.play("red pay engineers").refuse("red settle").play("red pay engineers");
    assert_eq!(scene.reserve(), "t-34 bt-7 t-26 ms-1", "nothing moves before all is paid");
    scene.luck("open t-50").luck("open t-43").play("red settle");
    assert_eq!(scene.depot("red"), "engineers engineers volunteers ms-1 t-34");
    assert_eq!(scene.reserve(), "bt-7 t-26 t-50 t-43");
}

#[test]
fn a_batch_may_take_all_four_and_the_surplus_is_lost() {
    let position =
        || players(2).hand("red", "volunteers is-3 engineers").reserve("t-34 bt-7 t-26 ms-1").scene();
    let mut scene = position();
    scene.play("red use volunteers draft");
    for card in ["t-34", "bt-7", "t-26", "ms-1"] {
        scene.play(&format!("red buy {card}"));
    }
    scene.play("red pay is-3").any_luck(1);
    assert!(scene.legal().contains(&"pay engineers".to_owned()), "more may be paid than is asked");
    scene.play("red settle");
    assert_eq!(scene.hand("red"), "engineers", "5 alone keeps the 1 for the new reserve");

    let mut scene = position();
    scene.play("red use volunteers draft");
    for card in ["t-34", "bt-7", "t-26", "ms-1"] {
        scene.play(&format!("red buy {card}"));
    }
    scene.play("red pay is-3").play("red pay engineers");
    scene
        .luck("open m3-stuart")
        .luck("open renault-ft")
        .luck("open t-43")
        .luck("open kv-1")
        .play("red settle");
    assert_eq!(scene.legal(), ["end"], "6 were paid for 5, and the 1 left over buys nothing new");
}

#[test]
fn a_card_that_costs_nothing_is_not_free() {
    let mut scene = players(2).hand("red", "t-43 m6 ms-1").reserve("renault-ft t-34 t-26 su-26").any();
    scene.play("red attack t-43").play("red strike t-43 blue-1").play("red place m6 red-1");
    scene.play("red place ms-1 red-2");
    assert_eq!(scene.legal(), ["end"]);
    assert_eq!(scene.forbidden_by("red buy renault-ft"), "5.3");

    let mut scene = players(2).hand("red", "technicians volunteers").reserve("renault-ft t-34").any();
    scene.refuse("red buy renault-ft");
    let mut scene = players(2).hand("red", "ms-1").reserve("renault-ft t-34").any();
    scene.play("red buy renault-ft").play("red pay ms-1").play("red settle");
    assert!(scene.squad("red").depot.has(crate::common::read("renault-ft")));
}

#[test]
fn a_purchase_before_draft_does_not_count_against_it() {
    let mut scene = players(2)
        .hand("red", "engineers engineers engineers volunteers")
        .reserve("ms-1 t-26 bt-2 t-34")
        .any();
    scene.play("red buy ms-1").play("red pay engineers").play("red settle");
    assert_eq!(scene.forbidden_by("red buy t-26"), "5.6");
    scene.play("red use volunteers draft").play("red buy t-26").play("red pay engineers").play("red settle");
    scene.play("red buy bt-2");
}

#[test]
fn research_is_no_purchase() {
    let mut scene = players(2).hand("red", "technicians engineers").reserve("ms-1 t-26 bt-2 t-34").any();
    scene.play("red use technicians research");
    assert_eq!(scene.legal_after("take"), ["ms-1", "t-26", "bt-2"]);
    assert_eq!(scene.forbidden_by("red take t-34"), "8.6");
    scene.play("red take t-26").play("red buy ms-1").play("red pay engineers").play("red settle");
    assert_eq!(scene.depot("red"), "engineers ms-1 t-26");
}

#[test]
fn a_tank_drawn_after_the_attack_has_to_wait() {
    let mut scene = players(2).hand("red", "t-43 t-50").hangar("red", "t-26").scene();
    scene.play("red attack t-43").play("red strike t-43 blue-1");
    scene.luck("draw t-26").play("red use t-50 reinforcement").play("red place t-50 red-1");
    assert_eq!(scene.hand("red"), "t-26");
    assert_eq!(scene.forbidden_by("red attack t-26"), "9.1");
}

#[test]
fn one_nation_attacks_and_another_may_assault() {
    let mut scene = players(2).hand("red", "t-43 ms-1 pz-kpfw-iv").scene();
    scene.play("red attack t-43").refuse("red attack pz-kpfw-iv").play("red attack ms-1");
    assert_eq!(scene.forbidden_by("red attack pz-kpfw-iv"), "9.1");
    scene.play("red strike t-43 blue-1").play("red strike ms-1 blue-1");
    assert_eq!(scene.base("blue-1"), "gone");
    scene.play("red use pz-kpfw-iv assault").play("red assault blue-2 base");
    assert_eq!(scene.base("blue-2"), "damaged");
}

#[test]
fn strength_against_armour() {
    let position = || players(2).guard("blue-1", "m4-sherman").hand("red", "ms-1 t-26 stug-iii");
    let mut scene = position().scene();
    scene.play("red attack ms-1").play("red attack t-26").play("red strike ms-1 blue-1");
    assert!(scene.defender("blue-1").is_some_and(|tank| tank.damaged));
    scene.play("red strike t-26 blue-1");
    assert_eq!((scene.defender("blue-1"), scene.depot("blue").as_str()), (None, "m4-sherman"));
    assert_eq!(scene.depot("red"), "single-ussr ms-1 t-26");

    let mut scene = position().scene();
    scene.play("red attack stug-iii").play("red strike stug-iii blue-1");
    assert_eq!((scene.defender("blue-1"), scene.medals("ger")), (None, (8, 3)));
}

#[test]
fn only_a_heavy_tank_takes_a_base_with_one_strike() {
    for (card, result) in [("stug-iii", "damaged"), ("vk-36-01-h", "gone"), ("pz-kpfw-i", "damaged")] {
        let mut scene = players(2).hand("red", card).scene();
        scene.play(&format!("red attack {card}")).play(&format!("red strike {card} blue-1"));
        assert_eq!(scene.base("blue-1"), result, "{card}");
    }
    let mut scene = players(2).hand("red", "pz-kpfw-i").turned("blue-1").scene();
    scene.play("red attack pz-kpfw-i").play("red strike pz-kpfw-i blue-1");
    assert_eq!((scene.base("blue-1"), scene.depot("red").as_str()), ("gone", "base pz-kpfw-i"));
}

#[test]
fn three_vehicles_bring_a_double_and_a_single_or_three_singles() {
    let position = || {
        let guarded = players(3).guard("blue-1", "ms-1").guard("blue-2", "t-26").guard("green-3", "bt-2");
        guarded.hand("red", "m3-stuart m6 m12").scene()
    };
    for (choice, depot) in [
        ("doubles 1", "single-usa double-usa m3-stuart m12 m6"),
        ("doubles 0", "single-usa single-usa single-usa m3-stuart m12 m6"),
    ] {
        let mut scene = position();
        scene.play("red attack m3-stuart").play("red attack m6").play("red attack m12");
        scene.play("red strike m3-stuart blue-1").play("red strike m6 blue-2").play("red strike m12 green-3");
        assert_eq!(scene.legal(), ["doubles 0", "doubles 1"]);
        scene.play(&format!("red {choice}"));
        assert_eq!(scene.depot("red"), depot);
    }
}

#[test]
fn a_new_defender_replaces_an_old_one_when_all_bases_are_guarded() {
    let guarded = players(2).guard("red-1", "ms-1").guard("red-2", "t-26").guard("red-3", "su-76");
    let mut scene = guarded.hand("red", "t-34").scene();
    scene.play("red use t-34 draft").play("red place t-34 red-3");
    assert_eq!(scene.defender("red-3").map(|tank| tank.card.word()), Some("t-34"));
    assert_eq!((scene.depot("red").as_str(), scene.score("blue").total), ("su-76", 0));
}

#[test]
fn a_free_base_comes_first() {
    let mut scene = players(2).guard("red-1", "ms-1").hand("red", "t-43").scene();
    assert_eq!(scene.legal_after("place t-43"), ["red-2", "red-3"]);
    assert_eq!(scene.forbidden_by("red place t-43 red-1"), "7.4");
    scene.play("red place t-43 red-2");
}

#[test]
fn abilities_that_find_nothing_are_legal_and_the_card_is_placed() {
    let mut scene = players(2).hand("red", "pz-kpfw-iii kv-1").singles("ussr", 0).scene();
    scene.play("red use pz-kpfw-iii repair");
    assert_eq!(scene.legal_after("place pz-kpfw-iii"), ["red-1", "red-2", "red-3"]);
    scene.play("red place pz-kpfw-iii red-1").play("red use kv-1 invulnerability");
    assert_eq!(scene.depot("red"), "");
    scene.play("red place kv-1 red-2");
}

#[test]
fn a_card_spent_this_turn_can_be_repaired_away() {
    let mut scene = players(2).hand("red", "engineers pz-kpfw-iii").reserve("ms-1 t-34").any();
    scene.play("red buy ms-1").play("red pay engineers").play("red settle");
    scene.play("red use pz-kpfw-iii repair").refuse("red done").play("red scrap engineers").play("red done");
    assert_eq!(scene.depot("red"), "ms-1");
}

#[test]
fn three_sabotages_leave_an_empty_hand_and_a_turn_all_the_same() {
    let mut scene = players(2)
        .hand("red", "bt-7 kubelwagen m18-hellcat")
        .hand("blue", "engineers engineers technicians")
        .reserve("t-34 t-26 bt-2 t-43")
        .any();
    for (card, drop) in [("bt-7", "technicians"), ("kubelwagen", "engineers"), ("m18-hellcat", "engineers")] {
        scene.play(&format!("red use {card} sabotage")).play(&format!("blue drop {drop}"));
        if card != "kubelwagen" {
            let spot = scene.legal_after(&format!("place {card}")).remove(0);
            scene.play(&format!("red place {card} {spot}"));
        }
    }
    scene.play("red end");
    assert_eq!((scene.hand("blue").as_str(), scene.legal()), ("", vec!["end".to_owned()]));
    let farthest = scene.reserve().split(' ').next().unwrap_or_default().to_owned();
    scene.play("blue end");
    assert!(!scene.reserve().contains(&farthest), "the reserve is renewed");
    assert_eq!(scene.hand("blue"), "engineers engineers technicians");
}

#[test]
fn a_vehicle_that_comes_back_is_not_played_again() {
    let mut scene = players(2).hand("red", "t-43 t-50 engineers").scene();
    scene.play("red attack t-43").play("red strike t-43 blue-1");
    scene.luck("draw t-43").play("red use t-50 reinforcement").play("red place t-50 red-1");
    assert_eq!(scene.hand("red"), "engineers t-43");
    assert_eq!(scene.forbidden_by("red place t-43 red-2"), "3.8");
}

#[test]
fn the_round_is_played_out_after_the_last_base_falls() {
    let position = |mover| {
        let razed = players(4).razed("red-1 red-2").turned("red-3").mover(mover).hand(mover, "ms-1");
        razed.reserve("t-34 t-26 bt-2 t-43").any()
    };
    let mut scene = position("blue");
    scene.play("blue attack ms-1").play("blue strike ms-1 red-3").play("blue end");
    scene.play("green end");
    assert_eq!(scene.ending(), "none");
    scene.play("yellow end");
    assert_eq!(scene.ending(), "bases blue");

    let mut scene = position("yellow");
    scene.play("yellow attack ms-1").play("yellow strike ms-1 red-3").play("yellow end");
    assert_eq!(scene.ending(), "bases yellow");
}

#[test]
fn equal_numbers_of_heavy_tanks_give_the_achievement_to_nobody() {
    let position = |red: &str| {
        players(3)
            .achievements("heavy")
            .depot("red", red)
            .depot("blue", "kv-1 kv-2")
            .depot("green", "m6")
            .scene()
    };
    assert_eq!(position("is-2 is-3").holders()[&crate::common::read("heavy")], None);
    assert_eq!(position("is-2 is-3 is-7").score("red").total, 5);
}

#[test]
fn a_base_card_is_dead_weight() {
    let mut scene = players(2)
        .hand("red", "")
        .razed("red-1 red-2")
        .hand("blue", "base base bergepanther")
        .reserve("t-34 t-26 bt-2 t-43")
        .any();
    scene.play("red end");
    assert_eq!((scene.hand("blue").as_str(), scene.depot("blue").as_str()), ("bergepanther", "base base"));
    assert!(scene.legal().iter().all(|action| !action.contains(" base")));
    scene.play("blue use bergepanther repair").play("blue scrap base").play("blue done");
    assert_eq!(scene.squad("blue").depot, set("base"));
}
