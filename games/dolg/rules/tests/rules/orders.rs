//! 7: orders.

use sandtable_core::{Rules as _, Seat, Viewer};
use sandtable_dolg::ids::{Mark, Side};

use crate::common::{Battle, Scene, battle, card, has, morale, pose, unit};

/// Three units of the south far from one of the north, and a card with this order.
fn with(order: &str) -> Battle {
    battle("activation")
        .south("rom-legion 3000 1000 0")
        .south("rom-eqleg 5000 1000 0")
        .south("aux-syr 7000 1000 0")
        .north("rom-legion 5000 9000 360")
        .hand(Side::South, &card(order).to_string())
}

fn order(order: &str, battle: Battle) -> Scene {
    let mut scene = battle.scene();
    scene.play(&format!("south order {}", card(order)));
    scene
}

fn activated(scene: &Scene) -> Vec<bool> {
    ["s1", "s2", "s3"].iter().map(|word| has(scene, word, Mark::Activated)).collect()
}

#[test]
fn r7_1_skirmish_activates_one() {
    let mut scene = order("skirmish", with("skirmish"));
    scene.play("south activate s2").refuse("south activate s1");
    assert_eq!(activated(&scene), [false, true, false]);
}

#[test]
fn r7_2_probe_activates_up_to_two() {
    let mut scene = order("probe", with("probe"));
    scene.play("south activate s2").play("south activate s3").refuse("south activate s1");
    assert_eq!(activated(&scene), [false, true, true]);
}

#[test]
fn r7_3_mobilization_activates_as_many_as_the_leadership() {
    let six = with("mobilization").general(Side::South, "unknown", "s1");
    let mut asks = order("mobilization", six);
    assert_eq!(format!("{:?}", asks.asks()), "Some(Activate { order: Mobilization, left: 6 })");
    asks.play("south activate s1").play("south done");
    let none = order("mobilization", with("mobilization"));
    assert_eq!(format!("{:?}", none.asks()), "Some(Activate { order: Mobilization, left: 3 })");
}

#[test]
fn r7_4_general_mobilization_activates_half_rounded_down() {
    let mut scene = order("general-mobilization", with("general-mobilization"));
    scene.play("south activate s1").refuse("south activate s2");
}

#[test]
fn r7_5_full_mobilization_activates_all() {
    assert_eq!(activated(&order("full-mobilization", with("full-mobilization"))), [true; 3]);
}

#[test]
fn r7_6_cavalry_advance_activates_the_mounted() {
    assert_eq!(activated(&order("cavalry-advance", with("cavalry-advance"))), [false, true, false]);
}

#[test]
fn r7_7_organized_withdrawal_only_goes_back() {
    let mut scene = order("organized-withdrawal", with("organized-withdrawal"));
    scene.play("south activate s1").play("south done").play("south done").play("south move s1");
    assert_eq!(scene.legal(), ["reduced", "done"]);
    scene
        .play("south reduced")
        .refuse("south advance 100")
        .refuse("south drift 269")
        .refuse("south rotate 30");
    scene.any_luck(1).play("south drift 360").play("south advance 500");
    assert_eq!(pose(&scene, "s1"), (3000, 500, 0));
}

#[test]
fn r7_8_aim_release_activates_bows_and_slings() {
    assert_eq!(activated(&order("aim-release", with("aim-release"))), [false, false, true]);
}

#[test]
fn r7_9_javelin_volley_activates_javelins() {
    assert_eq!(activated(&order("javelin-volley", with("javelin-volley"))), [true, true, false]);
}

#[test]
fn r7_10_regroup_stops_a_fleeing_unit() {
    let battle = with("regroup").south("rom-legion 9000 1000 360 fleeing broken");
    let mut scene = order("regroup", battle);
    assert_eq!(scene.legal(), ["choose s4"]);
    scene.play("south choose s4").play("south rotate 301");
    assert!(!has(&scene, "s4", Mark::Fleeing) && !has(&scene, "s4", Mark::Broken));
    assert_eq!(pose(&scene, "s4"), (9000, 1000, 661));
}

#[test]
fn r7_11_organize_units_checks_at_one_more() {
    let battle = with("organize-units")
        .south("rom-legion 9000 1000 0 broken")
        .south("rom-legion 11000 1000 360 fleeing");
    let mut scene = battle.scene();
    assert_eq!(morale(scene.state(), "s4"), 8, "nine on the card, broken");
    scene.luck("dice 4 5").luck("dice 6 5").play(&format!("south order {}", card("organize-units")));
    assert!(!has(&scene, "s4", Mark::Broken), "nine do not exceed nine");
    assert!(has(&scene, "s5", Mark::Fleeing), "eleven exceed ten, and nothing happens");
}

#[test]
fn r7_12_field_medics_heal_the_unengaged() {
    let battle = battle("activation")
        .south("rom-legion 3000 1000 0 wounds=2")
        .south("rom-legion 5000 3000 0 wounds=2")
        .north("rom-legion 5000 3630 360")
        .hand(Side::South, &card("field-medics").to_string());
    let mut scene = order("field-medics", battle);
    scene.refuse("south choose s2").play("south choose s1");
    assert_eq!(unit(&scene, "s1").wounds, 1);
}

#[test]
fn r7_13_reinforcements_heal_two_or_one() {
    for (choice, wounds) in [("s1", 1), ("s2", 2)] {
        let battle = battle("activation")
            .south("rom-legion 3000 1000 0 wounds=3")
            .south("rom-legion 5000 3000 0 wounds=3")
            .north("rom-legion 5000 3630 360")
            .hand(Side::South, &card("reinforce").to_string());
        let mut scene = order("reinforce", battle);
        scene.play(&format!("south choose {choice}"));
        assert_eq!(unit(&scene, choice).wounds, wounds);
    }
}

#[test]
fn r7_14_officers_are_replaced() {
    let battle = with("recover-officers").south("rom-legion 9000 1000 0 no-officers");
    let mut scene = order("recover-officers", battle);
    scene.play("south choose s4");
    assert!(!has(&scene, "s4", Mark::NoOfficers));
}

#[test]
fn r7_15_forced_march_gives_the_next_order_one_ud_more() {
    let battle = with("forced-march").hand(Side::South, &format!("{} k01", card("forced-march")));
    let mut scene = order("forced-march", battle);
    scene.play("south order k01").play("south activate s1").play("south done");
    scene.play("south move s1").play("south regular").refuse("south advance 2501").play("south advance 2500");
    let alone = with("forced-march").scene();
    assert_eq!(alone.legal(), ["done"], "it needs another order in the hand");
}

#[test]
fn r7_16_stampede_frightens_animals_of_both_sides() {
    let battle = battle("activation")
        .south("rom-eqleg 5000 4000 0")
        .south("rom-eqleg 6500 4000 0")
        .north("rom-eqleg 5000 6000 360")
        .north("rom-legion 6500 6000 360")
        .north("rom-legion 8500 6000 360")
        .hand(Side::South, &card("stampede").to_string());
    let mut scene = order("stampede", battle);
    scene.luck("dice 3 3").luck("dice 6 5").play("south choose s1");
    assert!(!has(&scene, "s1", Mark::Fleeing), "the chosen unit is spared");
    assert!(!has(&scene, "s2", Mark::Fleeing), "six do not exceed eight less two");
    assert!(has(&scene, "n1", Mark::Fleeing));
}

#[test]
fn r7_17_officers_call_fills_the_hand() {
    let mut scene = with("officers-call").scene();
    scene.any_luck(5).play(&format!("south order {}", card("officers-call"))).play("south done");
    assert_eq!(scene.view(Viewer::Public).armies[0].hand_size, 6);
}

#[test]
fn r7_18_scouts_take_a_random_card() {
    let mut scene = with("scouts").hand(Side::North, "k20 k21").scene();
    scene.luck("steal k21").play(&format!("south order {}", card("scouts")));
    let seen = |viewer| scene.view(viewer).armies[0].clone();
    assert!(seen(Viewer::Seat(Seat(0))).hand.expect("the own hand").has("k21".parse().expect("a card")));
    assert!(seen(Viewer::Seat(Seat(1))).known.expect("what both know").has("k21".parse().expect("a card")));
    assert_eq!(seen(Viewer::Public).known, None);
    assert!(scene.legal().contains(&"order k21".to_owned()), "it may be used at once");
}

#[test]
fn r7_19_the_general_is_transferred() {
    let battle = with("transfer").general(Side::South, "unknown", "s1").south("rom-legion 9000 1000 0");
    let mut scene = order("transfer", battle);
    scene.refuse("south choose s1").refuse("south choose s4").play("south choose s2");
    assert!(scene.state().has_general("s2".parse().expect("a unit")));
}

#[test]
fn r7_20_an_inspiring_leader_leads_one_more() {
    let scene = order("inspiring-leader", with("inspiring-leader").general(Side::South, "unknown", "s1"));
    assert_eq!(scene.state().leadership(Side::South), 7);
}

#[test]
fn r7_22_an_order_activates_at_least_one_or_all_that_are_left() {
    let mut scene = order("probe", with("probe"));
    scene.refuse("south done").play("south activate s1").play("south done");
    assert_eq!(activated(&scene), [true, false, false]);
    let cards = format!("{} {}", card("skirmish"), card("full-mobilization"));
    let mut scene = order("skirmish", with("skirmish").hand(Side::South, &cards));
    scene.play("south activate s2").play(&format!("south order {}", card("full-mobilization")));
    assert_eq!(activated(&scene), [true; 3]);
}

#[test]
fn r7_23_orders_without_effect_are_not_played() {
    let scene = with("field-medics").scene();
    assert_eq!(scene.legal(), ["done"]);
    assert_eq!(scene.why_not(&format!("south order {}", card("field-medics"))).id, "dolg-why-idle-order");
}

#[test]
fn r7_24_checks_begin_with_the_active_side() {
    let battle = battle("activation")
        .of_north()
        .south("rom-eqleg 5000 6000 0")
        .north("rom-eqleg 6500 6000 360")
        .north("rom-eqleg 6500 7500 360")
        .hand(Side::North, &card("stampede").to_string());
    let mut scene = battle.scene();
    scene.luck("dice 1 6").luck("dice 6 5");
    scene.play(&format!("north order {}", card("stampede"))).play("north choose n2");
    assert!(!has(&scene, "n1", Mark::Fleeing) && has(&scene, "s1", Mark::Fleeing), "first n1, then s1");
    assert!(scene.state().outcome().is_none());
}
