//! 3 and 4: the turn, hangar and depot.

use sandtable_rush::Options;
use sandtable_rush::ids::Card;

use crate::common::{Look, players, read, set, with};

fn options(json: serde_json::Value) -> Options {
    serde_json::from_value(json).expect("options")
}

#[test]
fn r3_1_the_turn_passes_to_the_left() {
    let mut scene = players(3).reserve("t-34 t-26 bt-2 t-43").any();
    for side in ["red", "blue", "green", "red"] {
        scene.play(&format!("{side} end"));
    }
}

#[test]
fn r3_1_every_turn_begins_afresh() {
    let mut scene = players(2)
        .hand("red", "volunteers t-43 t-44")
        .hand("blue", "m6 engineers")
        .reserve("t-34 t-26 bt-2 ms-1")
        .any();
    scene.play("red use volunteers draft").play("red attack t-43").play("red strike t-43 blue-1");
    scene.play("red buy ms-1").play("red pay t-44").play("red settle").play("red end");
    assert!(scene.legal().contains(&"attack m6".to_owned()), "what red did is no concern of blue");
    assert!(scene.legal().contains(&"buy t-26".to_owned()));
    scene.play("blue buy t-26").refuse("blue buy bt-2");
}

#[test]
fn r3_2_bases_and_defenders_are_mended_in_step_one() {
    let mut scene = players(2)
        .turned("blue-1")
        .turned("blue-2")
        .hurt("blue-2", "t-34")
        .turned("red-1")
        .reserve("ms-1 t-26 bt-2 t-43")
        .any();
    scene.play("red end");
    assert_eq!(
        (scene.base("blue-1"), scene.base("blue-2"), scene.base("red-1")),
        ("sound", "sound", "damaged")
    );
    assert!(scene.defender("blue-2").is_some_and(|tank| !tank.damaged));
}

#[test]
fn r3_3_base_cards_leave_the_hand_in_step_one() {
    let mut scene =
        players(2).razed("red-1").hand("blue", "base engineers").reserve("ms-1 t-26 bt-2 t-43").any();
    scene.play("red end");
    assert_eq!((scene.hand("blue").as_str(), scene.depot("blue").as_str()), ("engineers", "base"));
}

#[test]
fn r3_4_a_card_is_played_in_one_way_only() {
    let mut scene = players(2).hand("red", "t-34").reserve("t-26 ms-1 bt-2 t-43").any();
    assert!(
        ["buy t-26", "use t-34 draft", "place t-34 red-1", "attack t-34"]
            .iter()
            .all(|way| scene.legal().contains(&(*way).to_owned()))
    );
    scene.play("red attack t-34").play("red strike t-34 blue-1");
    assert_eq!(scene.legal(), ["end"]);
    assert_eq!(scene.forbidden_by("red place t-34 red-1"), "3.4");
}

#[test]
fn r3_5_plays_come_in_any_order_and_one_may_stop_at_any_time() {
    let orders = [["attack", "place", "buy"], ["buy", "attack", "place"], ["place", "buy", "attack"]];
    for order in orders {
        let mut scene = players(2).hand("red", "t-43 kv-1 engineers").reserve("ms-1 t-26 bt-2 t-34").any();
        for play in order {
            assert!(scene.legal().contains(&"end".to_owned()));
            match play {
                "attack" => scene.play("red attack t-43").play("red strike t-43 blue-1"),
                "place" => scene.play("red place kv-1 red-1"),
                _ => scene.play("red buy ms-1").play("red pay engineers").play("red settle"),
            };
        }
        assert_eq!(scene.hand("red"), "");
    }
}

#[test]
fn r3_6_a_play_is_carried_through() {
    let mut scene = players(2).hand("red", "t-34 panhard-178 engineers").reserve("ms-1 t-26 bt-2 t-43").any();
    scene.play("red buy ms-1");
    assert_eq!(scene.forbidden_by("red use t-34 draft"), "3.6");
    scene.play("red pay engineers").play("red settle").play("red use panhard-178 reconnaissance");
    assert_eq!(scene.forbidden_by("red use t-34 draft"), "3.6");
    let mut scene = players(2).hand("red", "t-43 ms-1 t-34").scene();
    scene.play("red attack t-43").play("red attack ms-1").play("red strike ms-1 blue-1");
    scene.refuse("red use t-34 draft").refuse("red end");
}

#[test]
fn r3_7_cards_go_home_at_once() {
    let mut scene = players(2).hand("red", "t-43 engineers").reserve("ms-1 t-26 bt-2 t-34").any();
    scene.play("red buy ms-1").play("red pay engineers").play("red settle");
    assert_eq!(scene.depot("red"), "engineers ms-1");
    scene.play("red attack t-43").play("red strike t-43 blue-1");
    assert_eq!(scene.depot("red"), "engineers ms-1 t-43");
}

/// Engineers pay, then come back by Reinforcement.
fn engineers_come_back(options: Options) -> crate::common::Scene {
    let mut scene = with(options).hand("red", "engineers t-50").reserve("ms-1 t-26 bt-2 t-34").any();
    scene.play("red buy ms-1").play("red pay engineers").play("red settle");
    scene.luck("draw engineers").play("red use t-50 reinforcement").play("red place t-50 red-1");
    scene
}

#[test]
fn r3_8_a_vehicle_plays_once_a_turn_other_cards_again() {
    let mut scene = players(2).hand("red", "t-43 t-50").scene();
    scene.play("red attack t-43").play("red strike t-43 blue-1");
    scene.luck("draw t-43").play("red use t-50 reinforcement").play("red place t-50 red-1");
    assert_eq!(
        (scene.hand("red").as_str(), scene.forbidden_by("red place t-43 red-2").as_str()),
        ("t-43", "3.8")
    );

    let mut scene = players(2).hand("red", "volunteers engineers t-50").reserve("ms-1 t-26 bt-2 t-34").any();
    scene.play("red use volunteers draft").play("red buy ms-1").play("red pay engineers").play("red settle");
    scene.luck("draw engineers").play("red use t-50 reinforcement").play("red place t-50 red-1");
    scene.play("red buy t-26").play("red pay engineers");

    let scene = engineers_come_back(options(serde_json::json!({"once_per_turn": "all"})));
    assert_eq!((scene.hand("red").as_str(), scene.legal()), ("engineers", vec!["end".to_owned()]));
}

#[test]
fn r3_8_whichever_way_a_vehicle_was_played() {
    let mut scene = players(2).hand("red", "t-43 t-50").reserve("ms-1 t-26 bt-2 t-34").any();
    scene.play("red buy ms-1").play("red pay t-43").play("red settle");
    scene.luck("draw t-43").play("red use t-50 reinforcement").play("red place t-50 red-1");
    assert_eq!(scene.forbidden_by("red attack t-43"), "3.8", "it has paid");

    let guarded = players(2).guard("red-1", "ms-1").guard("red-2", "t-26").guard("red-3", "su-76");
    let mut scene = guarded.hand("red", "t-43 kv-1 t-50").scene();
    scene.play("red place t-43 red-1").play("red place kv-1 red-1");
    scene.luck("draw t-43").play("red use t-50 reinforcement").play("red place t-50 red-2");
    assert_eq!(scene.forbidden_by("red attack t-43"), "3.8", "it was on guard");

    let mut scene = players(2).hand("red", "opel-blitz t-50 engineers").reserve("ms-1 t-26").any();
    scene.play("red use opel-blitz draft");
    scene.luck("draw opel-blitz").play("red use t-50 reinforcement").play("red place t-50 red-1");
    assert_eq!(scene.forbidden_by("red use opel-blitz draft"), "3.8", "it has used its ability");
    scene.play("red buy ms-1");
    assert_eq!(scene.legal_after("pay"), ["engineers"]);
    assert_eq!(scene.forbidden_by("red pay opel-blitz"), "3.8");
}

/// Engineers of two pay with the option `once_per_turn` = `all`, and may come back by Reinforcement, with a Repair at hand.
fn one_of_two_engineers_paid() -> crate::common::Scene {
    let mut scene = with(options(serde_json::json!({"once_per_turn": "all"})))
        .hand("red", "volunteers engineers t-50 m5-stuart bergepanther")
        .depot("red", "engineers")
        .reserve("ms-1 t-26 bt-2 m3-stuart")
        .any();
    scene.play("red use volunteers draft").play("red buy ms-1").play("red pay engineers").play("red settle");
    scene
}

#[test]
fn r3_8_like_cards_count_together_if_all_are_played_once() {
    let mut scene = one_of_two_engineers_paid();
    scene.luck("draw engineers").play("red use t-50 reinforcement").play("red place t-50 red-1");
    scene.play("red buy t-26").play("red pay engineers").play("red settle");
    scene.luck("draw engineers").play("red use m5-stuart reinforcement").play("red place m5-stuart red-2");
    scene.play("red buy bt-2");
    assert_eq!(scene.forbidden_by("red pay engineers"), "3.8", "both have paid");

    let mut scene = one_of_two_engineers_paid();
    scene.play("red use bergepanther repair").play("red scrap engineers").play("red done");
    scene.play("red place bergepanther red-3");
    scene.luck("draw engineers").play("red use t-50 reinforcement").play("red place t-50 red-1");
    scene.play("red buy t-26").play("red pay engineers");
}

#[test]
fn r3_9_a_vehicle_bought_or_relieved_this_turn_may_be_played() {
    let mut scene = players(2).hand("red", "engineers t-50").reserve("ms-1 t-26 bt-2 t-34").any();
    scene.play("red buy ms-1").play("red pay engineers").play("red settle");
    scene.luck("draw ms-1").play("red use t-50 reinforcement").play("red place t-50 red-1");
    scene.play("red place ms-1 red-2");

    let guarded = players(2).guard("red-1", "ms-1").guard("red-2", "t-26").guard("red-3", "su-76");
    let mut scene = guarded.hand("red", "t-43 t-50").scene();
    scene.play("red place t-43 red-1");
    scene.luck("draw ms-1").play("red use t-50 reinforcement").play("red place t-50 red-2");
    scene.play("red attack ms-1");
}

#[test]
fn r3_10_an_unplayed_card_stays_in_the_hand() {
    let mut scene = players(2).hand("red", "t-43 engineers").reserve("ms-1 t-26 bt-2 t-34").any();
    assert!(scene.legal().iter().all(|action| !action.starts_with("drop") && !action.starts_with("scrap")));
    assert_eq!(scene.forbidden_by("red scrap engineers"), "3.10");
    assert_eq!(scene.forbidden_by("red done"), "3.4");
    scene.play("red attack t-43").play("red strike t-43 blue-1");
    assert_eq!(scene.hand("red"), "engineers");
}

#[test]
fn r3_11_medals_then_reserve_then_discard_then_draw() {
    let mut scene = players(2)
        .hurt("blue-1", "ms-1")
        .hand("red", "pz-kpfw-iv engineers")
        .reserve("t-26 bt-2 t-34 t-43")
        .deck("kv-1")
        .scene();
    scene
        .play("red use pz-kpfw-iv assault")
        .play("red assault blue-1 vehicle")
        .play("red place pz-kpfw-iv red-1");
    scene.luck("open kv-1").luck("draw engineers").luck("draw single-ger");
    scene.play("red end");
    assert_eq!(scene.hand("red"), "engineers single-ger", "the medal came before the hand was drawn");
    assert_eq!(scene.reserve(), "bt-2 t-34 t-43 kv-1");
}

#[test]
fn r3_12_the_farthest_card_leaves_in_every_turn() {
    let mut scene = players(2).reserve("t-26 bt-2 t-34 t-43").scene();
    scene.luck("open kv-1").play("red end");
    assert_eq!(scene.reserve(), "bt-2 t-34 t-43 kv-1");
    assert_eq!(scene.view(sandtable_core::Viewer::Public).discard, set("t-26"));
}

#[test]
fn r3_13_nothing_is_kept() {
    let mut scene = players(2)
        .hand("red", "t-43 kv-1")
        .hangar("red", "engineers engineers technicians")
        .reserve("t-26 bt-2 t-34 ms-1")
        .any();
    scene.play("red end");
    assert_eq!(scene.depot("red"), "t-43 kv-1");
    assert_eq!(scene.hand("red"), "engineers engineers technicians");
}

#[test]
fn r3_14_an_empty_hand_still_has_a_turn() {
    let mut scene = players(2)
        .turned("red-1")
        .hangar("blue", "engineers engineers engineers")
        .turned("blue-3")
        .reserve("t-26 bt-2 t-34 ms-1")
        .any();
    scene.play("red end");
    assert_eq!(
        (scene.hand("blue").as_str(), scene.base("blue-3"), scene.legal()),
        ("", "sound", vec!["end".into()])
    );
    let farthest = scene.reserve().split(' ').next().map(read::<Card>).expect("a card");
    scene.play("blue end");
    assert!(scene.view(sandtable_core::Viewer::Public).discard.has(farthest));
    assert_eq!(scene.hand("blue"), "engineers engineers engineers");
}

#[test]
fn r4_1_new_cards_go_to_the_depot() {
    let mut scene =
        players(2).hand("red", "t-43 engineers").turned("blue-1").reserve("ms-1 t-26 bt-2 t-34").any();
    scene.play("red buy ms-1").play("red pay engineers").play("red settle");
    scene.play("red attack t-43").play("red strike t-43 blue-1");
    assert_eq!(scene.depot("red"), "engineers base ms-1 t-43");
    let mut scene = players(2).hand("red", "kv-1").scene();
    scene.play("red use kv-1 invulnerability");
    assert_eq!(scene.depot("red"), "single-ussr");
}

#[test]
fn r4_2_the_depot_is_shuffled_only_when_a_card_is_needed() {
    let mut scene =
        players(2).hand("red", "gaz-67").hangar("red", "engineers").depot("red", "kv-1 t-34").scene();
    scene.luck("draw engineers").luck("draw t-34").play("red use gaz-67 reinforcement");
    assert_eq!(scene.hand("red"), "engineers t-34");
    assert_eq!(scene.depot("red"), "gaz-67", "it came home after the shuffle");
    let mut scene = players(2).hand("red", "t-50").hangar("red", "engineers").depot("red", "kv-1").scene();
    scene.luck("draw engineers").play("red use t-50 reinforcement");
    assert_eq!(scene.depot("red"), "kv-1", "an empty hangar alone is no reason");
}

#[test]
fn r4_3_with_nothing_to_draw_nothing_happens() {
    let mut scene = players(2).hand("red", "gaz-67").hangar("red", "engineers").scene();
    scene.luck("draw engineers").play("red use gaz-67 reinforcement");
    assert_eq!(scene.hand("red"), "engineers");
}

#[test]
fn r4_4_the_card_in_play_is_not_shuffled_in() {
    let mut scene = players(2).hand("red", "gaz-67").depot("red", "kv-1").scene();
    scene.luck("draw kv-1").play("red use gaz-67 reinforcement");
    assert_eq!((scene.hand("red").as_str(), scene.depot("red").as_str()), ("kv-1", "gaz-67"));
}

#[test]
fn r4_5_a_base_card_waits_hidden_and_is_not_replaced() {
    let mut scene = players(2)
        .razed("blue-1 blue-2")
        .hangar("red", "base engineers technicians")
        .reserve("t-26 bt-2 t-34 ms-1")
        .any();
    scene.play("red end");
    assert_eq!(scene.hand("red"), "engineers technicians base");
    scene.play("blue end");
    assert_eq!((scene.hand("red").as_str(), scene.depot("red").as_str()), ("engineers technicians", "base"));
}

#[test]
fn r4_6_a_base_among_reinforcements_leaves_at_once() {
    let mut scene =
        players(2).razed("blue-1").hand("red", "gaz-67").hangar("red", "base").depot("red", "kv-1").scene();
    scene.luck("draw base").luck("draw base").play("red use gaz-67 reinforcement");
    assert_eq!(scene.hand("red"), "", "drawn twice: it was shuffled into the new hangar");
    assert_eq!(scene.squad("red").hangar, set("kv-1"));
    assert_eq!(scene.depot("red"), "base gaz-67");
}

#[test]
fn r4_7_with_the_option_no_hand_holds_a_base() {
    let mut scene = with(options(serde_json::json!({"base_leaves_hand": "draw"})))
        .razed("blue-1")
        .hangar("red", "base engineers technicians volunteers")
        .reserve("t-26 bt-2 t-34 ms-1")
        .any();
    scene.luck("open kv-1").luck("draw base").luck("draw engineers").luck("draw technicians");
    scene.play("red end");
    assert_eq!((scene.hand("red").as_str(), scene.depot("red").as_str()), ("engineers technicians", "base"));
}
