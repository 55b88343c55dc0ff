//! 14: morale, broken units, flight.

use sandtable_dolg::ids::{Mark, Side};
use serde_json::json;

use crate::common::{LULL, battle, duel, fight, has, morale, pose};

// D20, D24
#[test]
fn r14_1_what_morale_is_made_of() {
    let scene = battle("activation")
        .south("rom-legion 3000 3000 0 wounds=3 broken no-officers marched left=extended")
        .south("rom-legion 6000 3000 0 veteran form=square")
        .south("rom-legion 9000 3000 0")
        .north("rom-legion 5000 9000 360")
        .general(Side::South, "unknown", "s3")
        .scene();
    assert_eq!(morale(scene.state(), "s1"), 9 - 5);
    assert_eq!(morale(scene.state(), "s2"), 9 + 2);
    assert_eq!(morale(scene.state(), "s3"), 9 + 1);
}

/// A legion that has suffered one wound checks with these dice; its morale is nine.
fn wounded(dice: &str, marks: &str) -> crate::common::Scene {
    let mut scene = battle("melee")
        .south("rom-legion 5000 3000 0")
        .north(&format!("rom-legion 5000 3630 360{marks}"))
        .scene();
    let luck = ["roll 6", "roll 1", "roll 1", "roll 1", "roll 1", "roll 1", "roll 1", "roll 1"];
    scene.luck(LULL);
    for roll in &luck {
        scene.luck(roll);
    }
    scene.luck(dice).any_luck(9).play("south fight s1 n1");
    scene
}

#[test]
fn r14_2_a_one_or_a_low_sum_passes() {
    assert!(!has(&wounded("dice 4 5", ""), "n1", Mark::Broken), "nine do not exceed nine");
    assert!(has(&wounded("dice 5 5", ""), "n1", Mark::Broken));
    assert!(!has(&wounded("dice 1 6", " wounds=5 no-officers"), "n1", Mark::Broken), "a one always passes");
}

// V18
#[test]
fn r14_2_a_value_of_two() {
    for (dice, broken) in [("dice 1 6", false), ("dice 2 3", true)] {
        let check = json!(["end-turn", "cards", { "check": { "unit": "s1", "cause": "general-lost" } }]);
        let mut scene = battle("activation")
            .south("dac-levy 5000 3000 0 wounds=6 no-officers marched")
            .north("rom-legion 5000 9000 360")
            .set("frames", check)
            .scene();
        assert_eq!(morale(scene.state(), "s1"), 2);
        scene.luck(dice).any_luck(1);
        assert_eq!(
            (has(&scene, "s1", Mark::Broken), has(&scene, "s1", Mark::Fleeing)),
            (broken, false),
            "{dice}"
        );
    }
}

#[test]
fn r14_3_wounds_call_for_a_check_and_no_wounds_do_not() {
    let mut scene = duel().scene();
    fight(&mut scene, "south fight s1 n1", &["roll 1"; 8]);
    assert!(!has(&scene, "n1", Mark::Broken), "no check was thrown");
}

#[test]
fn r14_4_who_fails_is_broken() {
    let scene = wounded("dice 6 6", "");
    assert!(has(&scene, "n1", Mark::Broken) && !has(&scene, "n1", Mark::Fleeing));
}

#[test]
fn r14_5_the_broken_and_those_who_fail_by_five_flee() {
    assert!(has(&wounded("dice 5 5", " broken"), "n1", Mark::Fleeing));
    let rout = wounded("dice 6 6", " wounds=3 no-officers");
    assert!(has(&rout, "n1", Mark::Fleeing), "nine less one for wounds and one for officers, failed by five");
}

#[test]
fn r14_6_who_begins_to_flee_is_struck_and_runs() {
    let mut scene =
        battle("melee").south("rom-legion 5000 3000 0").north("rom-legion 5000 3630 360 broken").scene();
    scene.luck(LULL);
    for roll in ["roll 6", "roll 1", "roll 1", "roll 1", "roll 1", "roll 1", "roll 1", "roll 1", "dice 6 5"] {
        scene.luck(roll);
    }
    scene.luck("roll 6").luck("roll 1").any_luck(2).play("south fight s1 n1");
    let strikes = crate::common::dice(&scene);
    assert_eq!(
        strikes,
        [("s1".to_owned(), 4), ("n1".to_owned(), 4), ("s1".to_owned(), 2)],
        "half of the dice"
    );
    assert_eq!(pose(&scene, "n1"), (5000, 5630, 0), "turned about and gone four UD");
    assert_eq!(crate::common::unit(&scene, "n1").wounds, 2);
}

#[test]
fn r14_7_flight_goes_home_and_off_the_table() {
    let mut scene = battle("flight")
        .south("rom-legion 5000 1000 0 fleeing")
        .south("rom-legion 8000 3000 0 fleeing")
        .north("rom-legion 8000 1500 0")
        .north("rom-legion 2000 9000 360")
        .scene();
    scene.luck("dice 6 6").luck("dice 6 6").any_luck(1);
    assert!(has(&scene, "s1", Mark::Destroyed), "it left the table");
    assert!(has(&scene, "s2", Mark::Destroyed), "an enemy stood in its way");
}

// D17, D25
#[test]
fn r14_7_flight_passes_friends_and_whoever_it_touched() {
    let mut scene = battle("flight")
        .south("rom-legion 5000 5000 360 fleeing")
        .south("rom-legion 5000 3000 0")
        .south("rom-legion 8000 5000 0 fleeing")
        .north("rom-legion 8000 4370 0")
        .north("rom-legion 2000 9000 360")
        .scene();
    scene.luck("dice 6 6").luck("dice 6 6").any_luck(1);
    assert_eq!(
        pose(&scene, "s1"),
        (5000, 2375, 360),
        "on until it is free of its friends, within half a millimetre"
    );
    assert_eq!(pose(&scene, "s3"), (8000, 3000, 360), "not stopped by an enemy it touched at the start");
}

#[test]
fn r14_8_bad_news_of_the_general_spread() {
    let mut scene = battle("melee")
        .south("rom-legion 5000 3000 0")
        .north("rom-legion 5000 3630 360 broken")
        .north("rom-legion 6500 4500 360")
        .general(Side::North, "unknown", "n1")
        .scene();
    scene.luck(LULL);
    for roll in ["roll 6", "roll 1", "roll 1", "roll 1", "roll 1", "roll 1", "roll 1", "roll 1", "dice 6 5"] {
        scene.luck(roll);
    }
    scene.luck("roll 1").luck("roll 1").luck("dice 6 6").any_luck(4).play("south fight s1 n1");
    assert!(has(&scene, "n1", Mark::Fleeing));
    assert!(has(&scene, "n2", Mark::Broken), "it checked because the general flees");
}

// D27
#[test]
fn r14_9_rallies_in_the_flight_phase() {
    let mut scene = battle("flight")
        .south("rom-legion 5000 3000 360 fleeing broken")
        .south("rom-legion 8000 3000 0 broken")
        .south("rom-legion 10000 3000 0 broken")
        .north("rom-legion 5000 9000 360")
        .scene();
    scene.luck("dice 1 6").luck("dice 1 6").luck("dice 6 6").any_luck(1);
    assert!(!has(&scene, "s1", Mark::Fleeing) && !has(&scene, "s1", Mark::Broken));
    assert_eq!(pose(&scene, "s1"), (5000, 3000, 0), "it faces the nearest enemy");
    assert!(!has(&scene, "s2", Mark::Broken));
    assert!(has(&scene, "s3", Mark::Broken) && !has(&scene, "s3", Mark::Fleeing), "failure has no effect");
}
