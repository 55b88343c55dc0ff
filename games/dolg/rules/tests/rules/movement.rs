//! 8, 9: movement, manoeuvres, charges.

use sandtable_dolg::ids::{Counter, Mark};

use crate::common::{Battle, LULL, Scene, battle, dice, has, morale, pose, unit};

/// An activated unit of the south, and one of the north far away.
fn free(unit: &str) -> Battle {
    battle("movement").south(&format!("{unit} activated")).north("rom-legion 13000 9000 360")
}

fn moving(unit: &str, gait: &str) -> Scene {
    let mut scene = free(unit).scene();
    scene.play("south move s1").play(&format!("south {gait}"));
    scene
}

#[test]
fn r8_1_one_of_five() {
    let mut scene = free("rom-legion 5000 3000 0").scene();
    scene.play("south move s1");
    assert_eq!(scene.legal(), ["regular", "march", "reduced", "done"]);
    scene.play("south regular").play("south advance 2000").play("south done").refuse("south move s1");
}

#[test]
fn r8_2_regular_movement_and_two_wheels() {
    let mut scene = moving("rom-legion 5000 3000 0", "regular");
    scene
        .refuse("south advance 2001")
        .play("south wheel left 30")
        .play("south advance 500")
        .play("south wheel right 30");
    scene.refuse("south wheel left 10").play("south advance 500");
}

// V17
#[test]
fn r8_3_a_wheel_costs_its_arc() {
    let mut scene = moving("rom-legion 5000 3000 0", "regular");
    scene.play("south wheel right 90");
    assert_eq!(
        format!("{:?}", scene.asks()),
        "Some(Segments { unit: UnitId(0), left: 1309 })",
        "69.1 mm are gone"
    );
    assert_eq!(pose(&scene, "s1").2, 90);
    for (half_degrees, cost) in [(30, 230), (60, 461), (90, 691), (180, 1382)] {
        let mut scene = moving("rom-legion 5000 3000 0", "regular");
        scene
            .play(&format!("south wheel right {half_degrees}"))
            .refuse(&format!("south advance {}", 2001 - cost));
        scene.play(&format!("south advance {}", 2000 - cost));
    }
}

#[test]
fn r8_4_a_forced_march_is_long_and_wearing() {
    let mut scene = moving("rom-legion 5000 3000 0", "march");
    scene.refuse("south advance 3001").refuse("south wheel left 91").play("south wheel left 10");
    scene.refuse("south wheel left 10").play("south advance 1000").play("south done");
    assert_eq!(morale(scene.state(), "s1"), 8);
    let mut near = battle("movement")
        .south("rom-legion 5000 3000 0 activated")
        .north("rom-legion 5000 5629 360")
        .scene();
    near.play("south move s1").refuse("south march");
    assert_eq!(near.why_not("south march").id, "dolg-why-enemies-near");
}

#[test]
fn r8_5_reduced_movement_with_one_manoeuvre_or_two_without_moving() {
    let mut scene = moving("rom-legion 5000 3000 0", "reduced");
    scene
        .refuse("south advance 1001")
        .play("south advance 500")
        .play("south form testudo")
        .refuse("south rotate 30");
    let mut still = moving("rom-legion 5000 3000 0", "reduced");
    still.play("south rotate 60").play("south form testudo").refuse("south advance 100").refuse("south aim");
}

#[test]
fn r8_6_no_manoeuvre_twice() {
    let mut scene = moving("rom-legion 5000 3000 0", "reduced");
    scene.play("south rotate 60").refuse("south rotate 60");
}

#[test]
fn r8_7_all_directions_without_turning() {
    let mut scene = moving("rom-legion 5000 3000 0", "reduced");
    scene.play("south drift 180").refuse("south advance 1001").play("south advance 1000");
    assert_eq!(pose(&scene, "s1"), (6000, 3000, 0));
}

#[test]
fn r8_8_rotation_about_the_centre() {
    let mut scene = moving("rom-legion 5000 3000 0", "reduced");
    scene.play("south rotate 301");
    assert_eq!(pose(&scene, "s1"), (5000, 3000, 301));
}

#[test]
fn r8_9_one_or_two_counters_are_one_manoeuvre() {
    let mut scene = moving("rom-legion 5000 3000 0", "reduced");
    scene
        .play("south extend left")
        .play("south extend right")
        .refuse("south reduce left")
        .play("south advance 500");
    assert_eq!(unit(&scene, "s1").wings, [Counter::Extended; 2]);
    let mut back = moving("rom-legion 5000 3000 0 left=extended right=extended", "reduced");
    back.play("south reduce left").play("south reduce right").refuse("south extend left");
}

#[test]
fn r8_10_formations_are_adopted_changed_and_left() {
    let mut scene = moving("rom-legion 5000 3000 0 form=testudo", "reduced");
    scene.refuse("south form testudo").play("south form square").refuse("south dissolve");
    let mut left = moving("rom-legion 5000 3000 0 form=testudo", "reduced");
    left.play("south dissolve");
    assert_eq!(unit(&left, "s1").formation, None);
}

#[test]
fn r8_11_the_manoeuvre_allows_a_shot() {
    let battle =
        || battle("movement").south("rom-legion 5000 3000 0 activated").north("rom-legion 5000 4800 360");
    let mut scene = battle().scene();
    scene
        .play("south move s1")
        .play("south reduced")
        .play("south advance 250")
        .play("south aim")
        .play("south done");
    assert_eq!(scene.legal(), ["shoot s1 n1", "done"]);
    let mut without = battle().scene();
    without
        .play("south move s1")
        .play("south reduced")
        .play("south advance 250")
        .any_luck(1)
        .play("south done");
    assert!(!has(&without, "s1", Mark::Aimed));
}

#[test]
fn r8_12_the_way_is_free_and_on_the_table() {
    let mut scene = free("rom-legion 5000 3000 0").south("rom-legion 5000 4630 0").scene();
    scene.play("south move s1").play("south regular").refuse("south advance 1006").play("south advance 1000");
    let mut edge = moving("rom-legion 5000 9500 0", "regular");
    edge.refuse("south advance 200").play("south advance 185");
}

#[test]
fn r8_13_skirmishers_are_passed() {
    let mut scene = free("rom-legion 5000 3000 0").south("aux-syr 5000 4000 0").scene();
    scene.play("south move s1").play("south regular").refuse("south advance 1000").play("south advance 1700");
}

#[test]
fn r8_14_five_millimetres_from_enemies() {
    let mut scene = battle("movement")
        .south("rom-legion 5000 3000 0 activated")
        .north("rom-legion 5000 4630 360")
        .scene();
    scene.play("south move s1").play("south regular").refuse("south advance 951").play("south advance 950");
}

#[test]
fn r8_15_skirmishers_shoot_after_regular_movement() {
    let mut scene =
        battle("movement").south("aux-syr 5000 3000 0 activated").north("rom-legion 5000 6000 360").scene();
    scene.play("south move s1").play("south regular").play("south advance 1000").play("south done");
    assert_eq!(scene.legal(), ["shoot s1 n1", "done"]);
}

// D15
#[test]
fn r8_16_regular_movement_takes_the_line_back() {
    let regular = moving("rom-legion 5000 3000 0 left=extended", "regular");
    assert_eq!(unit(&regular, "s1").wings, [Counter::Free; 2]);
    let mut reduced = moving("rom-legion 5000 3000 0 left=extended", "reduced");
    reduced.play("south advance 500");
    assert_eq!(unit(&reduced, "s1").wings, [Counter::Extended, Counter::Free]);
    let march = moving("rom-legion 5000 3000 0 left=extended", "march");
    assert_eq!(unit(&march, "s1").wings, [Counter::Free; 2]);
    let mut charge = charging("rom-legion 5000 3000 0 left=extended", 1000);
    charge.play("south charge n1 front 0");
    assert_eq!(unit(&charge, "s1").wings, [Counter::Free; 2]);
    for (way, luck) in [("withdraw", &["dice 1 6"][..]), ("retreat", &["roll 1"; 2][..])] {
        let mut back = battle("movement")
            .south("rom-legion 5000 3000 0 activated left=extended")
            .north("rom-legion 5000 3630 360")
            .scene();
        for one in luck {
            back.luck(one);
        }
        back.any_luck(1).play("south move s1").play(&format!("south {way}"));
        assert_eq!(unit(&back, "s1").wings, [Counter::Free; 2], "{way}");
    }
}

#[test]
fn r8_17_a_formation_that_does_not_allow_it_is_left() {
    assert_eq!(unit(&moving("rom-legion 5000 3000 0 form=testudo", "regular"), "s1").formation, None);
    assert!(unit(&moving("rom-contar 5000 3000 0 form=wedge", "regular"), "s1").formation.is_some());
}

/// A unit that may charge a legion this far before it.
fn charging(unit: &str, distance: i32) -> Scene {
    let mut scene = battle("movement")
        .south(&format!("{unit} activated"))
        .north(&format!("rom-legion 5000 {} 360", 3630 + distance))
        .scene();
    scene.play("south move s1");
    scene
}

#[test]
fn r9_1_who_charges() {
    charging("rom-legion 5000 3000 0", 2000).play("south charge n1 front 0");
    charging("rom-legion 5000 3000 0", 2001).refuse("south charge n1 front 0");
    charging("rom-legion 5000 3000 0 broken", 1000).refuse("south charge n1 front 0");
    charging("rom-legion 5000 3000 0 form=testudo", 1000).refuse("south charge n1 front 0");
    charging("rom-carro 5000 3000 0", 1000).refuse("south charge n1 front 0");
    charging("rom-legion 5000 3000 0 hurried", 2500).play("south charge n1 front 0");
}

#[test]
fn r9_2_a_charge_ends_flush() {
    let mut scene = charging("rom-legion 5000 3000 0", 1000);
    scene.refuse("south charge n1 left 0").play("south charge n1 front 1");
    let (x, y, heading) = pose(&scene, "s1");
    assert_eq!((x - 5000, y, heading), (220, 4000, 0));
}

#[test]
fn r9_3_wheel_then_straight() {
    let mut scene = battle("movement")
        .south("rom-legion 5000 3000 0 activated")
        .south("rom-legion 5000 4000 0")
        .north("rom-legion 5000 5000 360")
        .scene();
    scene.play("south move s1").refuse("south charge n1 front 0");
}

#[test]
fn r9_4_aligning_is_free_up_to_44_millimetres() {
    let mut scene = charging("rom-legion 5000 3000 0", 2000);
    scene.play("south charge n1 front 2");
    let mut far = charging("rom-legion 5000 3000 0", 2000);
    far.refuse("south charge n1 front 3");
}

#[test]
fn r9_5_several_enemies_are_engaged_at_once() {
    let mut scene = battle("movement")
        .south("rom-legion 5000 3000 0 activated")
        .north("rom-legion 4560 4630 360")
        .north("rom-legion 5440 4630 360")
        .scene();
    scene.play("south move s1").play("south charge n1 front 2");
    assert_eq!(unit(&scene, "s1").target, Some("n1".parse().expect("a unit")));
    assert_eq!(scene.legal(), ["fight s1 n1", "fight s1 n2"]);
}

#[test]
fn r9_6_a_charge_is_remembered_for_the_melee() {
    let mut scene = charging("rom-legion 5000 3000 0", 1000);
    scene.play("south charge n1 front 0");
    assert!(has(&scene, "s1", Mark::Charged));
}

/// What every charge at this edge of an enemy with an extended left does to its counter, and the wounds.
fn counters_hit(heading: u16, edge: &str) -> Vec<(bool, u8)> {
    let ready = || {
        let mut scene = battle("movement")
            .south("rom-legion 5000 3000 0 activated")
            .north(&format!("rom-legion 5000 4500 {heading} left=extended"))
            .scene();
        scene.play("south move s1");
        scene
    };
    let charges =
        ready().legal().into_iter().filter(|action| action.starts_with(&format!("charge n1 {edge}")));
    let after = charges.map(|charge| {
        let mut scene = ready();
        scene.play(&format!("south {charge}"));
        let target = unit(&scene, "n1");
        (target.wings[0] == Counter::Free, target.wounds)
    });
    after.collect()
}

#[test]
fn r9_7_counters_in_the_way_are_removed() {
    assert_eq!(counters_hit(540, "left"), [(true, 1); 5], "at the flank the counter is in the way");
    assert_eq!(counters_hit(360, "front"), [(false, 0); 7], "front against front it stays");
}

#[test]
fn r9_8_counters_lengthen_the_front() {
    let mut scene = battle("melee")
        .south("rom-legion 5000 3000 0")
        .north("rom-legion 5440 3630 360 right=extended")
        .scene();
    scene.luck(LULL).any_luck(1).play("south fight s1 n1");
    assert_eq!(dice(&scene)[0], ("s1".to_owned(), 3), "two sections at the card, one at the counter");
}

#[test]
fn r9_9_contact_with_reduced_movement_is_no_charge() {
    let mut scene = charging("rom-legion 5000 3000 0", 1000);
    scene.play("south reduced").play("south contact n1 front 0");
    assert!(!has(&scene, "s1", Mark::Charged));
    assert_eq!(scene.legal(), ["fight s1 n1"]);
    let mut far = charging("rom-legion 5000 3000 0", 1001);
    far.play("south reduced").refuse("south contact n1 front 0");
}

#[test]
fn r20_2_any_length_and_angle_within_what_is_allowed() {
    let mut scene = moving("rom-legion 5000 3000 0", "regular");
    scene.play("south advance 137").play("south wheel left 7");
    assert_eq!(pose(&scene, "s1").2, 713);
}
