//! Events (13).

use sandtable_dolg::ids::{CombatEvent, Mark};

use crate::common::{
    Battle, LULL, NORTH, SOUTH, Scene, battle, checked, dice, event, event_again, face_to_face, is, unit,
    wounds,
};

/// Syrian archers and Dacian levy, 2 UD apart, in the ranged attack phase.
fn volley() -> Battle {
    let shooter = battle().against("dacia").south("aux-syr", SOUTH).marks("s1", "activated aimed");
    shooter.north("dac-levy", [7000, 5630])
}

/// The attacker plays its event, or nobody does.
fn attack(battle: Battle, events: &[CombatEvent]) -> Scene {
    let cards: Vec<String> = events.iter().map(|&one| event(one)).collect();
    let mut scene = battle.hand(0, &cards).phase("melee");
    scene.luck(LULL).play("south fight s1 n1");
    scene
}

#[test]
fn r13_1_intensive_shooting_attacks_again() {
    let card = event(CombatEvent::IntensiveShooting);
    let mut scene = volley().hand(0, std::slice::from_ref(&card)).phase("ranged");
    scene.luck(LULL).play("south shoot s1 n1");
    dice(&mut scene, 1, 4);
    dice(&mut scene, 6, 4);
    scene.luck("dice 1 1").play(&format!("south event {card}"));
    assert_eq!(wounds(&scene, "n1"), 4, "the second volley");
}

#[test]
fn r13_2_change_of_wind_carries_one_die_to_a_friend() {
    let card = event(CombatEvent::ChangeOfWind);
    let blown = |battle: Battle| {
        let mut scene = battle.hand(1, std::slice::from_ref(&card)).phase("ranged");
        scene.luck(LULL).play("south shoot s1 n1");
        scene
    };
    let mut scene = blown(volley().south("rom-legion", [7950, 5630]));
    scene.luck("roll 6").play(&format!("north event {card}"));
    assert_eq!((wounds(&scene, "n1"), wounds(&scene, "s2")), (0, 1));
    let mut scene = blown(volley());
    scene.play(&format!("north event {card}"));
    assert_eq!((wounds(&scene, "n1"), wounds(&scene, "s1")), (0, 0), "nobody near");
}

#[test]
fn r13_3_a_well_aimed_volley_hits_better() {
    let card = event(CombatEvent::WellAimedVolley);
    let target = battle().against("dacia").south("aux-syr", SOUTH).marks("s1", "activated aimed");
    let target = || target.north("dac-coma", [7000, 5630]);
    let mut scene = target().hand(0, std::slice::from_ref(&card)).phase("ranged");
    scene.luck(LULL).play("south shoot s1 n1");
    dice(&mut scene, 3, 4); // 3 + 3 + 1 exceeds 6
    dice(&mut scene, 1, 4);
    scene.play(&format!("south event {card}"));
}

#[test]
fn r13_4_raised_shields_protect() {
    let card = event(CombatEvent::RaiseShields);
    let mut scene = volley().hand(1, std::slice::from_ref(&card)).phase("ranged");
    scene.luck(LULL).play("south shoot s1 n1");
    dice(&mut scene, 3, 4); // 3 + 3 does not exceed 5 + 1
    scene.play(&format!("north event {card}"));
    assert_eq!(wounds(&scene, "n1"), 0);
}

#[test]
fn r13_5_out_of_missiles_until_the_end_of_the_next_turn() {
    let card = event(CombatEvent::OutOfMissiles);
    let mut scene = volley().hand(1, std::slice::from_ref(&card)).phase("ranged");
    scene.luck(LULL).play("south shoot s1 n1");
    dice(&mut scene, 1, 4);
    scene.play(&format!("north event {card}"));
    assert_eq!(unit(&scene, "s1").empty_quivers, 2, "this turn and the next of its side");
}

#[test]
fn r13_6_resist_helps_defence_and_morale() {
    let card = event(CombatEvent::Resist);
    let mut scene =
        face_to_face("rom-legion", "cel-spear").hand(1, std::slice::from_ref(&card)).phase("melee");
    scene.luck(LULL).play("south fight s1 n1");
    dice(&mut scene, 2, 3); // 2 + 4 does not exceed 5 + 1
    dice(&mut scene, 6, 1);
    dice(&mut scene, 1, 4);
    scene.luck("dice 6 3").play(&format!("north event {card}"));
    assert_eq!(checked(&scene), [9], "7 and 2");
    assert!(!is(&scene, "n1", Mark::Broken));
}

#[test]
fn r13_7_a_counter_attack_is_one_more_attack() {
    let card = event(CombatEvent::CounterAttack);
    let mut scene =
        face_to_face("rom-legion", "cel-spear").hand(1, std::slice::from_ref(&card)).phase("melee");
    scene.luck(LULL).play("south fight s1 n1");
    dice(&mut scene, 1, 8);
    dice(&mut scene, 6, 4);
    scene.luck("dice 1 1").play(&format!("north event {card}"));
    assert_eq!((wounds(&scene, "s1"), wounds(&scene, "n1")), (4, 0));
}

#[test]
fn r13_8_a_furious_assault_hits_better() {
    let mut scene = attack(face_to_face("rom-legion", "cel-noble"), &[CombatEvent::FuriousAssault]);
    dice(&mut scene, 2, 4); // 2 + 4 + 1 exceeds 6
    dice(&mut scene, 1, 4);
    dice(&mut scene, 1, 4);
    scene.play(&format!("south event {}", event(CombatEvent::FuriousAssault)));
}

#[test]
fn r13_9_a_crushing_blow_wounds_better() {
    let mut scene = attack(face_to_face("aux-brit", "cel-noble"), &[CombatEvent::CrushingBlow]);
    dice(&mut scene, 4, 4); // 4 + 3 exceeds 6
    dice(&mut scene, 2, 4); // 2 + 3 + 1 exceeds 5
    dice(&mut scene, 1, 4);
    scene.luck("dice 1 1").play(&format!("south event {}", event(CombatEvent::CrushingBlow)));
    assert_eq!(wounds(&scene, "n1"), 4);
}

#[test]
fn r13_10_an_ambush_strikes_first_from_a_flank() {
    let card = event(CombatEvent::Ambush);
    // The front of s1 lies against the left flank of n1, which looks west.
    let flank = battle().south("rom-legion", SOUTH).north_at("cel-noble", [7000, 4755], 540).wounds("n1", 6);
    let mut scene = attack(flank, &[CombatEvent::Ambush]);
    dice(&mut scene, 6, 4);
    scene.play(&format!("south event {card}"));
    assert!(is(&scene, "n1", Mark::Destroyed), "it could not answer");
    let mut scene = attack(face_to_face("rom-legion", "cel-noble"), &[CombatEvent::Ambush]);
    scene.refuse(&format!("south event {card}")).any_luck(1);
}

#[test]
fn r13_11_spears_help_foot_against_mounted_units() {
    let card = event(CombatEvent::SpearsAgainstHorses);
    let charge = face_to_face("rom-contar", "cel-spear").charged("s1", "n1");
    let mut scene = charge.hand(1, std::slice::from_ref(&card)).phase("melee");
    scene.luck(LULL).play("south fight s1 n1");
    dice(&mut scene, 1, 4);
    dice(&mut scene, 3, 4); // 3 + 3 + 1 exceeds 6
    dice(&mut scene, 3, 4); // and again
    scene.luck("dice 1 1").play(&format!("north event {card}"));
    assert_eq!(wounds(&scene, "s1"), 4);
    let foot = face_to_face("rom-legion", "cel-spear").hand(1, std::slice::from_ref(&card));
    let mut scene = foot.phase("melee");
    scene.luck(LULL).play("south fight s1 n1");
    scene.refuse(&format!("north event {card}")).any_luck(1);
}

#[test]
fn r13_12_officers_are_slain_if_the_unit_is_wounded() {
    for (face, slain) in [(6, true), (1, false)] {
        let mut scene = attack(face_to_face("rom-legion", "cel-spear"), &[CombatEvent::OfficersSlain]);
        dice(&mut scene, face, 4);
        dice(&mut scene, 1, 4);
        if slain {
            scene.luck("dice 1 1");
        }
        scene.play(&format!("south event {}", event(CombatEvent::OfficersSlain)));
        assert_eq!(is(&scene, "n1", Mark::NoOfficers), slain);
    }
}

#[test]
fn r13_13_a_wounded_general_may_die() {
    let card = event(CombatEvent::GeneralWounded);
    for (face, killed) in [(5, true), (4, false)] {
        let led = face_to_face("rom-legion", "cel-spear").general("unknown", "n1");
        let mut scene = attack(led, &[CombatEvent::GeneralWounded]);
        dice(&mut scene, face, 1);
        dice(&mut scene, 1, 8);
        scene.play(&format!("south event {card}"));
        let army = scene.state().army(sandtable_dolg::ids::Side::North);
        assert_eq!((army.killed, army.leadership_change), (killed, if killed { 0 } else { -1 }));
    }
    let mut scene = attack(face_to_face("rom-legion", "cel-spear"), &[CombatEvent::GeneralWounded]);
    scene.refuse(&format!("south event {card}")).any_luck(1);
}

#[test]
fn r13_14_war_cries_make_the_defender_check_first() {
    let mut scene = attack(face_to_face("rom-legion", "cel-spear"), &[CombatEvent::WarCries]);
    scene.luck("dice 6 3");
    dice(&mut scene, 1, 8);
    scene.play(&format!("south event {}", event(CombatEvent::WarCries)));
    assert!(is(&scene, "n1", Mark::Broken), "9 against 7");
}

#[test]
fn r13_15_a_confused_attacker_does_not_strike() {
    let card = event(CombatEvent::Confusion);
    let charge = face_to_face("rom-contar", "cel-spear").charged("s1", "n1");
    let mut scene = charge.hand(1, std::slice::from_ref(&card)).phase("melee");
    scene.luck(LULL).play("south fight s1 n1");
    dice(&mut scene, 1, 4);
    scene.play(&format!("north event {card}"));
}

#[test]
fn r13_16_a_unit_becomes_veteran_once() {
    let card = event(CombatEvent::Veterans);
    let mut scene = attack(face_to_face("rom-legion", "cel-spear"), &[CombatEvent::Veterans]);
    dice(&mut scene, 1, 8);
    scene.play(&format!("south event {card}"));
    assert!(is(&scene, "s1", Mark::Veteran) && !is(&scene, "n1", Mark::Veteran));
    let veterans = face_to_face("rom-vexil", "cel-spear");
    let mut scene = veterans.hand(0, std::slice::from_ref(&card)).phase("melee");
    scene.luck(LULL).play("south fight s1 n1").play("south pass");
    scene.refuse(&format!("south event {card}")).any_luck(1);
}

#[test]
fn r13_17_who_holds_the_line_passes_its_next_check() {
    let card = event(CombatEvent::HoldTheLine);
    let mut scene =
        face_to_face("rom-legion", "cel-spear").hand(1, std::slice::from_ref(&card)).phase("melee");
    scene.luck(LULL).play("south fight s1 n1");
    dice(&mut scene, 6, 4);
    dice(&mut scene, 1, 4);
    scene.luck("dice 6 6").play(&format!("north event {card}"));
    assert!(!is(&scene, "n1", Mark::Broken) && !is(&scene, "n1", Mark::Fleeing));
}

#[test]
fn r13_18_panic_makes_the_defender_check_worse() {
    let mut scene = attack(face_to_face("rom-legion", "cel-spear"), &[CombatEvent::PanicSpreads]);
    dice(&mut scene, 6, 1);
    dice(&mut scene, 1, 3);
    dice(&mut scene, 1, 4);
    scene.luck("dice 1 1").play(&format!("south event {}", event(CombatEvent::PanicSpreads)));
    assert_eq!(checked(&scene), [5], "7 less 2");
}

#[test]
fn r13_19_reserves_heal_a_wound_after_the_combat() {
    let card = event(CombatEvent::ReservesCloseUp);
    let hurt = face_to_face("rom-legion", "cel-spear").wounds("n1", 2);
    let mut scene = hurt.hand(1, std::slice::from_ref(&card)).phase("melee");
    scene.luck(LULL).play("south fight s1 n1");
    dice(&mut scene, 1, 8);
    scene.play(&format!("north event {card}"));
    assert_eq!(wounds(&scene, "n1"), 1);
}

#[test]
fn r13_20_a_lull_does_nothing_and_is_not_played() {
    let card = event_again(CombatEvent::Lull);
    let mut scene =
        face_to_face("rom-legion", "cel-spear").hand(0, std::slice::from_ref(&card)).phase("melee");
    scene.luck(LULL).play("south fight s1 n1").refuse(&format!("south event {card}"));
    dice(&mut scene, 1, 8);
    scene.play("south pass");
    assert_eq!((wounds(&scene, "s1"), wounds(&scene, "n1")), (0, 0));
}

#[test]
fn r13_21_a_random_event_then_the_attacker_then_the_defender() {
    let (own, other) = (event(CombatEvent::FuriousAssault), event(CombatEvent::Resist));
    let both = face_to_face("rom-legion", "cel-noble").hand(0, std::slice::from_ref(&own));
    let mut scene = both.hand(1, std::slice::from_ref(&other)).phase("melee");
    scene.luck(LULL).play("south fight s1 n1").refuse(&format!("north event {other}"));
    scene.play(&format!("south event {own}"));
    dice(&mut scene, 2, 4); // 2 + 4 + 1 does not exceed 6 + 1
    dice(&mut scene, 1, 4);
    scene.play(&format!("north event {other}"));
    assert_eq!(scene.view(sandtable_core::Viewer::Public).discard.total(), 3, "all three are spent");
}

#[test]
fn r13_22_events_work_for_the_unit_they_name() {
    let names =
        [CombatEvent::WarCries, CombatEvent::Resist, CombatEvent::WellAimedVolley, CombatEvent::Veterans];
    let cards = names.map(event);
    let mut scene = face_to_face("rom-legion", "cel-spear").hand(0, &cards).phase("melee");
    scene.luck(LULL).play("south fight s1 n1");
    let wanted = [event(CombatEvent::Veterans), event(CombatEvent::WarCries)];
    assert_eq!(
        scene.legal(),
        [format!("event {}", wanted[0]), format!("event {}", wanted[1]), "pass".to_owned()]
    );
    scene.any_luck(1);
    let mut scene = face_to_face("rom-legion", "cel-spear").phase("melee");
    scene.luck(&format!("reveal {}", event(CombatEvent::Confusion)));
    dice(&mut scene, 1, 4); // a random Confusion is the defender's
    scene.play("south fight s1 n1");
    let mut scene = face_to_face("rom-legion", "cel-spear").phase("melee");
    scene.luck(&format!("reveal {}", event(CombatEvent::ChangeOfWind)));
    dice(&mut scene, 1, 8); // and a wind is nobody's in melee
    scene.play("south fight s1 n1");
}

#[test]
fn r13_23_elite_replaces_the_random_event_and_plays_two() {
    let cards = [event(CombatEvent::FuriousAssault), event(CombatEvent::CrushingBlow)];
    let mut scene = face_to_face("rom-praet", "cel-noble").hand(0, &cards).phase("melee");
    scene.luck(&format!("reveal {}", event(CombatEvent::Confusion))).play("south fight s1 n1");
    assert_eq!(scene.legal(), ["replace", "pass"]);
    scene.luck(LULL).play("south replace");
    scene.play(&format!("south event {}", cards[0]));
    dice(&mut scene, 2, 4); // 2 + 5 + 1 exceeds 6
    dice(&mut scene, 2, 4); // 2 + 4 + 1 exceeds 5
    dice(&mut scene, 1, 4);
    scene.luck("dice 1 1").play(&format!("south event {}", cards[1]));
    assert_eq!(wounds(&scene, "n1"), 4);
    let mut scene = face_to_face("rom-vexil", "cel-noble").phase("melee");
    scene.luck(LULL).play("south fight s1 n1");
    assert_eq!(scene.legal(), ["replace", "pass"], "veterans too");
    scene.any_luck(1);
}

#[test]
fn r13_24_equal_events_add_up() {
    let card = event_again(CombatEvent::FuriousAssault);
    let mut scene = face_to_face("aux-brit", "cel-noble").hand(0, std::slice::from_ref(&card)).phase("melee");
    scene.luck(&format!("reveal {}", event(CombatEvent::FuriousAssault))).play("south fight s1 n1");
    dice(&mut scene, 2, 4); // 2 + 3 + 2 exceeds 6
    dice(&mut scene, 1, 4);
    dice(&mut scene, 1, 4);
    scene.play(&format!("south event {card}"));
}

/// The second unit of the north touches nobody; it shows that contact is what counts.
#[test]
fn only_units_in_contact_fight() {
    let far = face_to_face("rom-legion", "cel-spear").north("cel-noble", [NORTH[0] + 900, NORTH[1] + 900]);
    let scene = far.phase("melee");
    assert_eq!(scene.legal(), ["fight s1 n1"]);
}
