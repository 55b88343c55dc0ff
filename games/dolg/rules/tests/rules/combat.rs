//! 10 to 12 and 15: engaged units, ranged attack, melee, formations.

use sandtable_dolg::ids::{Counter, Mark};

use crate::common::{Battle, LULL, Scene, battle, dice, duel, fight, has, pose, unit};

/// The legion of the south is activated and touches that of the north.
fn engaged(marks: &str) -> Battle {
    battle("movement")
        .south(&format!("rom-legion 5000 3000 0 activated{marks}"))
        .north("rom-legion 5000 3630 360")
}

#[test]
fn r10_1_an_engaged_unit_does_one_thing() {
    let mut scene = engaged("").scene();
    scene.play("south move s1");
    let wanted =
        ["envelop left", "envelop right", "slide left", "slide right", "withdraw", "retreat", "done"];
    assert_eq!(scene.legal(), wanted);
    scene.play("south slide left").refuse("south move s1");
}

// D16
#[test]
fn r10_2_envelopment_lies_at_the_flank() {
    let mut scene = engaged("").scene();
    scene.play("south move s1").play("south envelop left").play("south envelop right");
    assert_eq!(unit(&scene, "s1").wings, [Counter::Enveloping; 2]);
    scene.luck(LULL).any_luck(5).play("south fight s1 n1");
    assert_eq!(dice(&scene)[0], ("s1".to_owned(), 6));
    let mut beside = battle("movement")
        .south("rom-legion 5000 3000 0 activated")
        .north("rom-legion 5220 3630 360")
        .scene();
    beside.play("south move s1").refuse("south envelop right").play("south envelop left");
    let mut flank = battle("movement")
        .south("rom-legion 5000 3000 0 activated")
        .north("rom-legion 5000 3755 180")
        .scene();
    flank.play("south move s1").refuse("south envelop left").refuse("south envelop right");
}

#[test]
fn r10_3_counters_are_taken_back() {
    let mut scene = engaged(" left=enveloping right=enveloping").scene();
    scene.play("south move s1").play("south reduce left").play("south done");
    assert_eq!(unit(&scene, "s1").wings, [Counter::Free, Counter::Enveloping]);
}

#[test]
fn r10_4_reposition_slides_or_turns() {
    let mut scene = engaged("").scene();
    scene.play("south move s1").play("south slide right");
    assert_eq!(pose(&scene, "s1"), (5220, 3000, 0));
    let mut scene = battle("movement")
        .south("rom-legion 5000 3000 0 activated")
        .north("rom-legion 5755 3000 540")
        .scene();
    scene.play("south move s1").play("south turn-to n1");
    assert_eq!(pose(&scene, "s1").2, 180, "its front is against the enemy now");
    assert!(scene.state().is_engaged("s1".parse().expect("a unit")));
}

// D27
#[test]
fn r10_5_withdrawal_needs_a_check() {
    let mut scene = engaged("").scene();
    scene.luck("dice 1 6").play("south move s1").play("south withdraw");
    scene.refuse("south advance 49").refuse("south advance 1001").play("south advance 1000");
    assert_eq!(pose(&scene, "s1"), (5000, 2000, 0));
    let mut scene = engaged("").scene();
    scene.luck("dice 6 6").play("south move s1").play("south withdraw");
    assert!(has(&scene, "s1", Mark::Shaken) && !has(&scene, "s1", Mark::Broken));
    let mut scene = engaged(" broken").scene();
    scene.play("south move s1").refuse("south withdraw");
}

#[test]
fn r10_6_retreat_is_struck_and_turns_about() {
    let mut scene = engaged("").scene();
    scene.luck("roll 1").luck("roll 1").play("south move s1").play("south retreat");
    assert_eq!(dice(&scene), [("n1".to_owned(), 2)]);
    scene.play("south advance 2000");
    assert_eq!(pose(&scene, "s1"), (5000, 1000, 360));
}

#[test]
fn r10_7_counters_go_when_contact_is_lost() {
    let mut scene = engaged(" left=enveloping").scene();
    scene.luck("dice 1 6").play("south move s1").play("south withdraw").play("south advance 500");
    assert_eq!(unit(&scene, "s1").wings, [Counter::Free; 2]);
}

/// Slingers of the south, 20 mm short of three UD from a legion.
fn shooting(marks: &str) -> Battle {
    battle("ranged")
        .south("cel-sling 5000 3000 0 activated")
        .north(&format!("rom-legion 5000 4930 360{marks}"))
}

#[test]
fn r11_1_who_may_shoot() {
    assert_eq!(shooting("").scene().legal(), ["shoot s1 n1", "done"]);
    for marks in ["moved", "shot", "empty=1", "fleeing"] {
        let scene = shooting("")
            .south(&format!("cel-sling 8000 3000 0 activated {marks}"))
            .north("rom-legion 8000 4930 360")
            .scene();
        assert_eq!(scene.legal(), ["shoot s1 n1", "done"], "{marks}");
    }
}

#[test]
fn r11_2_targets_lie_in_the_arc_and_touch_nobody() {
    let scene = battle("ranged")
        .south("cel-sling 5000 3000 0 activated")
        .south("cel-noble 7000 4300 0")
        .north("rom-legion 5000 4930 360")
        .north("rom-legion 7000 4930 360")
        .north("rom-legion 5000 1500 0")
        .scene();
    assert_eq!(scene.legal(), ["shoot s1 n1", "done"]);
}

#[test]
fn r11_3_every_free_line_is_a_die() {
    let mut scene = shooting("").scene();
    scene.luck(LULL).any_luck(1).play("south shoot s1 n1");
    assert_eq!(dice(&scene)[0].1, 4);
    let mut screened = shooting("").north("rom-legion 5440 4000 360").scene();
    screened.luck(LULL).any_luck(1).play("south shoot s1 n1");
    assert!(dice(&screened)[0].1 < 4, "some lines are stopped");
    let mut wide = battle("ranged")
        .south("cel-sling 5000 3000 0 activated left=extended")
        .north("rom-legion 5000 4930 360")
        .scene();
    wide.luck(LULL).any_luck(1).play("south shoot s1 n1");
    assert_eq!(dice(&wide)[0].1, 5);
}

/// Does a die of this face hit, when the slingers shoot over this distance?
fn hits(distance: i32, face: u8) -> bool {
    let mut scene = battle("ranged")
        .south("cel-sling 5000 3000 0 activated")
        .north(&format!("rom-legion 5000 {} 360", 3630 + distance))
        .scene();
    scene.luck(LULL).luck(&format!("roll {face}")).any_luck(1).play("south shoot s1 n1");
    scene.events().iter().any(
        |event| matches!(event, sandtable_dolg::Event::HitRoll { face: one, hit: true, .. } if *one == face),
    )
}

#[test]
fn r11_4_long_range_hits_worse() {
    assert!(hits(1500, 4), "short range: 4 + 3 exceed 6");
    assert!(!hits(1501, 4) && hits(1501, 5), "long range: 4 + 2 do not");
}

#[test]
fn r11_5_ones_miss_and_sixes_wound_at_once() {
    let mut scene = shooting("").scene();
    scene.luck(LULL).luck("roll 6").luck("roll 1").luck("roll 4").luck("roll 3");
    scene.luck("roll 4").luck("dice 1 1").play("south shoot s1 n1");
    assert_eq!(unit(&scene, "n1").wounds, 1, "one at once; 4 + 3 do not exceed the shield of 7");
}

// D32
#[test]
fn r11_6_shots_from_the_side_are_worse() {
    let shield = |heading: i32| {
        let mut scene = battle("ranged")
            .south("cel-sling 5000 3000 0 activated")
            .north(&format!("rom-legion 5000 4930 {heading}"))
            .scene();
        scene.luck(LULL);
        scene.luck("roll 4").luck("roll 1").luck("roll 1").luck("roll 1").luck("roll 4").any_luck(1);
        scene.play("south shoot s1 n1");
        unit(&scene, "n1").wounds
    };
    assert_eq!([shield(360), shield(180), shield(0)], [0, 1, 1], "7, 6 and 5 against 4 + 3");
    let mut askew =
        battle("ranged").south("cel-sling 3500 4600 120 activated").north("rom-legion 5000 5000 360").scene();
    askew.luck(LULL).luck("roll 3").any_luck(1).play("south shoot s1 n1");
    let hit = |event: &sandtable_dolg::Event| {
        matches!(event, sandtable_dolg::Event::HitRoll { face: 3, hit: true, .. })
    };
    assert!(
        askew.events().iter().any(hit),
        "its centre is before the target, the middle of its front beside it"
    );
}

#[test]
fn r11_7_wounds_call_for_a_check() {
    let mut scene = shooting("").scene();
    scene.luck(LULL).luck("roll 6").luck("roll 1").luck("roll 1").luck("roll 1").luck("dice 6 6");
    scene.play("south shoot s1 n1");
    assert!(has(&scene, "n1", Mark::Broken));
}

#[test]
fn r11_8_skirmishers_get_away() {
    let mut scene =
        battle("movement").south("cel-sling 5000 3000 0 activated").north("rom-legion 5000 4930 360").scene();
    scene.play("south move s1").play("south regular").play("south advance 300").play("south done");
    scene.luck(LULL);
    for roll in ["roll 1", "roll 1", "roll 1", "roll 1"] {
        scene.luck(roll);
    }
    scene
        .play("south shoot s1 n1")
        .play("south drift 360")
        .refuse("south advance 2201")
        .play("south advance 2200");
    assert_eq!(pose(&scene, "s1"), (5000, 1100, 0));
}

#[test]
fn r12_1_every_pair_fights_once() {
    let mut scene = battle("melee")
        .south("rom-legion 5000 3000 0")
        .north("rom-legion 4560 3630 360")
        .north("rom-legion 5440 3630 360")
        .scene();
    assert_eq!(scene.legal(), ["fight s1 n1", "fight s1 n2"]);
    fight(&mut scene, "south fight s1 n2", &["roll 1"; 4]);
    assert_eq!(scene.legal(), ["fight s1 n1"]);
}

#[test]
fn r12_2_dice_are_sections_in_contact() {
    let mut scene = battle("melee").south("rom-legion 5000 3000 0").north("rom-legion 5440 3630 360").scene();
    fight(&mut scene, "south fight s1 n1", &["roll 1"; 4]);
    assert_eq!(dice(&scene), [("s1".to_owned(), 2), ("n1".to_owned(), 2)]);
    let mut rear = battle("melee").south("rom-legion 5000 3000 0").north("rom-legion 5000 3630 0").scene();
    fight(&mut rear, "south fight s1 n1", &["roll 1"; 6]);
    assert_eq!(dice(&rear), [("s1".to_owned(), 4), ("n1".to_owned(), 2)], "half of the rear");
    let mut square =
        battle("melee").south("rom-legion 5000 3000 0").north("rom-legion 5000 3630 360 form=square").scene();
    fight(&mut square, "south fight s1 n1", &["roll 1"; 4]);
    assert_eq!(dice(&square), [("s1".to_owned(), 2), ("n1".to_owned(), 2)]);
}

/// The lowest face with which each of the two hits, then wounds: attacker and defender of a fight.
fn odds(battle: Battle) -> [[u8; 2]; 2] {
    let mut scene = battle.scene();
    let mut lowest = [[7; 2]; 2];
    scene.any_luck(11);
    for seed in 0..60 {
        let mut copy = clone(&scene, seed);
        copy.play("south fight s1 n1");
        for event in copy.events() {
            let (who, which, face) = match *event {
                sandtable_dolg::Event::HitRoll { unit, face, hit: true } => (unit, 0, face),
                sandtable_dolg::Event::DamageRoll { unit, face, wound: true } => (unit, 1, face),
                _ => continue,
            };
            let low = &mut lowest[who.side().index()][which];
            *low = face.min(*low);
        }
    }
    lowest
}

/// The same position with other luck; the random event is nothing.
fn clone(scene: &Scene, seed: u64) -> Scene {
    let json = serde_json::to_value(scene.state()).expect("a state");
    let mut copy = Scene::new(scene.state().options());
    copy.set(&json);
    copy.luck(LULL).any_luck(seed);
    copy
}

#[test]
fn r12_3_modifiers_add_up() {
    // Legions: hit 4 against dodge 6, damage 4 against shield 7.
    assert_eq!(odds(duel()), [[3, 4]; 2]);
    let marked = |south: &str, north: &str| {
        battle("melee")
            .south(&format!("rom-legion 5000 3000 0 {south}"))
            .north(&format!("rom-legion 5000 3630 360 {north}"))
    };
    assert_eq!(odds(marked("charged target=n1", "wounds=0"))[0], [2, 4], "a charge hits better");
    assert_eq!(odds(marked("broken", "no-officers")), [[4, 4]; 2]);
    assert_eq!(odds(marked("form=shield-wall", "wounds=0")), [[4, 4], [3, 5]]);
    let flank = battle("melee").south("rom-legion 5000 3000 0").north("rom-legion 5000 3755 180");
    assert_eq!(odds(flank), [[2, 3], [4, 4]]);
    let rear = battle("melee").south("rom-legion 5000 3000 0").north("rom-legion 5000 3630 0");
    assert_eq!(odds(rear), [[2, 3], [4, 4]], "dodge two lower");
}

#[test]
fn r12_4_an_onrush_strikes_first() {
    let mut scene = battle("melee")
        .south("cel-noble 5000 3000 0 charged target=n1")
        .north("rom-legion 5000 3630 360 wounds=6")
        .scene();
    scene.luck(LULL).luck("roll 6").luck("roll 1").luck("roll 1").luck("roll 1").play("south fight s1 n1");
    assert_eq!(dice(&scene).len(), 1, "who is destroyed does not answer");
    let mut both = battle("melee")
        .south("cel-noble 5000 3000 0 charged target=n1")
        .north("par-spear 5000 3630 360 wounds=6 form=phalanx")
        .scene();
    both.luck(LULL).luck("roll 6").any_luck(3).play("south fight s1 n1");
    assert_eq!(dice(&both).len(), 2, "against a phalanx both strike at the same time");
}

#[test]
fn r12_5_wounds_of_both_count_together() {
    let mut scene = battle("melee")
        .south("rom-legion 5000 3000 0 wounds=6")
        .north("rom-legion 5000 3630 360 wounds=6")
        .south("rom-legion 9000 3000 0")
        .north("rom-legion 9000 9000 360")
        .scene();
    scene.luck(LULL);
    for roll in ["roll 6", "roll 1", "roll 1", "roll 1", "roll 6", "roll 1", "roll 1", "roll 1"] {
        scene.luck(roll);
    }
    scene.play("south fight s1 n1");
    assert!(has(&scene, "s1", Mark::Destroyed) && has(&scene, "n1", Mark::Destroyed));
}

#[test]
fn r12_6_the_side_that_is_not_active_checks_first() {
    let mut scene = duel().scene();
    let mut luck = vec!["roll 6", "roll 1", "roll 1", "roll 1", "roll 6", "roll 1", "roll 1", "roll 1"];
    luck.extend(["dice 6 6", "dice 1 6"]);
    fight(&mut scene, "south fight s1 n1", &luck);
    assert!(has(&scene, "n1", Mark::Broken) && !has(&scene, "s1", Mark::Broken));
}

#[test]
fn r12_7_bonuses_hold_only_against_the_main_target() {
    let battle = |target: &str| {
        battle("melee")
            .south(&format!("rom-legion 5000 3000 0 charged target={target}"))
            .north("rom-legion 5000 3630 360")
            .north("rom-legion 9000 9000 360")
    };
    assert_eq!(odds(battle("n1"))[0][0], 2);
    assert_eq!(odds(battle("n2"))[0][0], 3);
}

// D18
#[test]
fn r12_8_a_fleeing_unit_does_not_strike_nor_check() {
    let mut scene =
        battle("melee").south("rom-legion 5000 3000 0").north("rom-legion 5000 3630 0 fleeing").scene();
    fight(&mut scene, "south fight s1 n1", &["roll 6", "roll 1", "roll 1", "roll 1"]);
    assert_eq!(dice(&scene).len(), 1);
    assert_eq!(unit(&scene, "n1").wounds, 1);
}

#[test]
fn r12_9_a_successful_onrush_pursues() {
    let mut scene = battle("melee")
        .south("cel-noble 5000 3000 0 charged target=n1")
        .north("rom-legion 5000 3630 360 wounds=6")
        .north("rom-legion 9000 9000 360")
        .scene();
    scene.luck(LULL).luck("roll 6").luck("roll 1").luck("roll 1").luck("roll 1").play("south fight s1 n1");
    scene.refuse("south advance 1251").play("south advance 1250").play("south done");
    assert_eq!(pose(&scene, "s1"), (5000, 4250, 0));
}

#[test]
fn r12_10_parting_attacks_have_half_the_dice_and_no_charge() {
    let mut scene = battle("movement")
        .south("rom-legion 5000 3000 0 activated")
        .north("rom-legion 5440 3630 360")
        .north("rom-legion 4780 2370 0")
        .scene();
    scene.play("south move s1");
    assert!(!scene.legal().contains(&"withdraw".to_owned()), "an enemy is at its rear");
    let mut scene = battle("movement")
        .south("rom-legion 5000 3000 0 activated")
        .north("rom-legion 5220 3630 360")
        .scene();
    scene.luck("roll 1").luck("roll 1").play("south move s1").play("south retreat");
    assert_eq!(dice(&scene), [("n1".to_owned(), 2)], "three sections: half, rounded up");
}

/// A unit of the south that may manoeuvre, far from an enemy.
fn drilling(unit: &str) -> Scene {
    let mut scene =
        battle("movement").south(&format!("{unit} activated")).north("rom-legion 5000 9000 360").scene();
    scene.play("south move s1").play("south reduced");
    scene
}

#[test]
fn r15_1_formations_need_their_trait_and_no_wings() {
    let mut scene = drilling("rom-legion 5000 3000 0");
    scene.refuse("south form phalanx").refuse("south form wedge").play("south form testudo");
    let winged = drilling("rom-legion 5000 3000 0 left=extended");
    assert_eq!(winged.why_not("south form square").id, "dolg-why-winged");
}

#[test]
fn r15_2_what_a_formation_does_not_allow_ends_it() {
    let mut scene = drilling("rom-legion 5000 3000 0 form=shield-wall");
    scene.play("south advance 500").play("south done");
    assert!(unit(&scene, "s1").formation.is_some());
    let mut square = drilling("rom-legion 5000 3000 0 form=square");
    square.play("south advance 500");
    assert!(unit(&square, "s1").formation.is_none());
    let mut regular = battle("movement")
        .south("rom-legion 5000 3000 0 activated form=shield-wall")
        .north("rom-legion 5000 9000 360")
        .scene();
    regular.play("south move s1").play("south regular");
    assert!(unit(&regular, "s1").formation.is_none());
}

#[test]
fn r15_3_a_shield_wall_protects_the_front() {
    let wall =
        battle("melee").south("rom-legion 5000 3000 0").north("rom-legion 5000 3630 360 form=shield-wall");
    assert_eq!(odds(wall), [[3, 5], [4, 4]]);
    let flank =
        battle("melee").south("rom-legion 5000 3000 0").north("rom-legion 5000 3755 180 form=shield-wall");
    assert_eq!(odds(flank)[0], [2, 3]);
}

#[test]
fn r15_4_a_testudo_protects_from_missiles() {
    let wounds = |marks: &str| {
        let mut scene = shooting(marks).scene();
        scene
            .luck(LULL)
            .luck("roll 5")
            .luck("roll 1")
            .luck("roll 1")
            .luck("roll 1")
            .luck("roll 5")
            .any_luck(1);
        scene.play("south shoot s1 n1");
        unit(&scene, "n1").wounds
    };
    assert_eq!([wounds(""), wounds(" form=testudo")], [1, 0]);
    let melee =
        battle("melee").south("rom-legion 5000 3000 0").north("rom-legion 5000 3630 360 form=testudo");
    assert_eq!(odds(melee), [[3, 4], [4, 4]]);
}

#[test]
fn r15_5_a_phalanx_awaits_the_charge() {
    let mut scene = battle("melee")
        .south("rom-legion 5000 3000 0 charged target=n1 wounds=6")
        .north("par-spear 5000 3630 360 form=phalanx")
        .scene();
    scene
        .luck(LULL)
        .luck("roll 6")
        .luck("roll 1")
        .luck("roll 1")
        .luck("roll 1")
        .any_luck(2)
        .play("south fight s1 n1");
    assert_eq!(dice(&scene), [("n1".to_owned(), 4)], "it strikes first");
    assert!(unit(&scene, "n1").formation.is_none() || has(&scene, "s1", Mark::Destroyed));
}

// D20
#[test]
fn r15_6_a_square_has_no_flank() {
    let flank = battle("melee").south("rom-legion 5000 3000 0").north("rom-legion 5000 3755 180 form=square");
    assert_eq!(odds(flank), [[3, 4]; 2]);
}

#[test]
fn r15_7_a_wedge_breaks_in_once() {
    let wedge = |marks: &str| {
        battle("melee")
            .south(&format!("rom-contar 5000 3000 0 form=wedge{marks}"))
            .north("rom-legion 5000 3630 360")
    };
    let mut scene = wedge(" charged target=n1").scene();
    scene.luck(LULL).any_luck(8).play("south fight s1 n1");
    assert!(unit(&scene, "s1").formation.is_none());
    assert_eq!(odds(wedge(""))[1][0], 2, "dodge one lower");
}

#[test]
fn r15_8_an_extended_line_is_wider() {
    let mut scene = drilling("rom-legion 5000 3000 0");
    scene.play("south extend left").play("south extend right").play("south done");
    assert_eq!(unit(&scene, "s1").wings, [Counter::Extended; 2]);
    assert_eq!(crate::common::morale(scene.state(), "s1"), 7);
    drilling("rom-carro 5000 3000 0").refuse("south extend left");
}

#[test]
fn r15_9_an_enveloped_enemy_is_flanked() {
    let enveloped =
        battle("melee").south("rom-legion 5000 3000 0 left=enveloping").north("rom-legion 5000 3630 360");
    assert_eq!(odds(enveloped), [[2, 3], [3, 4]]);
    let scene = battle("melee")
        .south("rom-legion 5000 3000 0 left=enveloping")
        .north("rom-legion 5000 3630 360")
        .scene();
    assert_eq!(crate::common::morale(scene.state(), "s1"), 9);
}
