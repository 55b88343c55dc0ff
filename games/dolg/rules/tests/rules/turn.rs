//! 6: the turn and activation.

use sandtable_core::{Rules as _, Seat, Turn, Viewer};
use sandtable_dolg::ids::{Mark, Side};

use crate::common::{Battle, Scene, battle, card, has};

/// Two units far from each other.
fn apart(phase: &str) -> Battle {
    battle(phase).south("rom-legion 5000 1000 0").north("rom-legion 5000 9000 360")
}

fn hand_size(scene: &Scene, side: Side) -> u16 {
    scene.view(Viewer::Public).armies[side.index()].hand_size
}

#[test]
fn r6_1_the_turn_passes_after_all_phases() {
    let mut scene = apart("activation").scene();
    scene.any_luck(1).play("south done").play("south draw-three");
    assert_eq!(scene.state().turn(), Turn::Seat(Seat(1)));
    assert_eq!(scene.view(Viewer::Public).turn, 1, "a game turn is a turn of each side");
    scene.play("north done").play("north draw-three");
    assert_eq!(scene.view(Viewer::Public).turn, 2);
}

#[test]
fn r6_3_any_number_of_orders_one_after_the_other() {
    let (one, two) = (card("skirmish"), card("officers-call"));
    let mut scene = apart("activation").hand(Side::South, &format!("{one} {two}")).scene();
    scene.play(&format!("south order {two}")).play(&format!("south order {one}"));
    scene.play("south activate s1").play("south done");
    assert_eq!(scene.legal(), ["move s1", "done"]);
}

#[test]
fn r6_4_a_unit_is_activated_only_once() {
    let mut scene = apart("activation").south("rom-legion 7000 1000 0").hand(Side::South, "k01 k02").scene();
    scene.play("south order k01").play("south activate s1").play("south order k02");
    scene.refuse("south activate s1").play("south activate s2");
    assert!(has(&scene, "s1", Mark::Activated) && has(&scene, "s2", Mark::Activated));
}

#[test]
fn r6_5_an_engaged_unit_does_only_what_engaged_units_do() {
    let mut scene = battle("movement")
        .south("rom-legion 5000 3000 0 activated")
        .north("rom-legion 5000 3630 360")
        .scene();
    scene.play("south move s1").refuse("south regular").refuse("south reduced");
    assert_eq!(scene.why_not("south regular").id, "dolg-why-engaged");
    assert!(scene.legal().contains(&"withdraw".to_owned()));
}

#[test]
fn r6_6_broken_units_move_slowly_and_fleeing_ones_not_at_all() {
    let mut scene = battle("activation")
        .south("rom-legion 5000 3000 0 broken")
        .south("rom-legion 7000 3000 0 fleeing")
        .north("rom-legion 5000 9000 360")
        .hand(Side::South, "k11")
        .scene();
    scene.play("south order k11").refuse("south activate s2").play("south activate s1").play("south done");
    scene.play("south move s1").refuse("south regular").refuse("south march").play("south reduced");
}

#[test]
fn r6_7_who_is_passed_over_has_held() {
    let mut scene = battle("movement")
        .south("rom-legion 5000 3000 0 activated")
        .north("rom-legion 5000 4500 360")
        .scene();
    scene.play("south done");
    assert_eq!(scene.legal(), ["shoot s1 n1", "done"]);
}

#[test]
fn r6_8_cards_after_a_turn_with_and_without_orders() {
    let mut scene = apart("cards").hand(Side::South, "k01 k02").set("ordered", true.into()).scene();
    scene.luck("draw k03").any_luck(1);
    assert_eq!(hand_size(&scene, Side::South), 3);
    let mut scene = apart("cards").hand(Side::South, "k01 k02 k03 k04 k05").scene();
    scene.luck("draw k10").luck("draw k11").luck("draw k12").play("south draw-three");
    assert_eq!(scene.legal().len(), 8, "two too many for the leadership of six");
    scene.play("south discard k01").play("south discard k10");
    assert_eq!(hand_size(&scene, Side::South), 6);
    let mut scene = apart("cards").hand(Side::South, "k01 k02 k03").scene();
    scene.play("south exchange").play("south discard k01").play("south discard k02");
    scene.luck("draw k10").luck("draw k11").luck("draw k12").play("south done");
    assert_eq!(hand_size(&scene, Side::South), 4);
}

#[test]
fn r6_9_the_discard_becomes_the_deck() {
    let discard: std::collections::BTreeMap<String, u8> =
        (1..=97).map(|nth| (format!("k{nth:02}"), 1)).collect();
    let mut scene =
        apart("cards").set("ordered", true.into()).set("discard", serde_json::json!(discard)).scene();
    scene.luck("draw k07").any_luck(1);
    let view = scene.view(Viewer::Public);
    assert_eq!((view.deck, view.discard.total(), view.shuffles), (96, 0, 1));
}

#[test]
fn r6_10_what_lasts_for_a_turn_ends_with_it() {
    let mut scene = battle("cards")
        .south("rom-legion 5000 1000 0 activated moved charged shaken")
        .north("rom-legion 5000 9000 360")
        .set("ordered", true.into())
        .scene();
    scene.luck("draw k07").any_luck(1);
    assert!(!has(&scene, "s1", Mark::Activated) && !has(&scene, "s1", Mark::Shaken));
}
