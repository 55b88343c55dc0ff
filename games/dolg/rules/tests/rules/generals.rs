//! 17: generals.

use sandtable_dolg::ids::{Mark, Side};

use crate::common::{Battle, LULL, Scene, battle, has, morale, unit};

/// A legion of the south meets the legion of the north's general.
fn led(north: &str) -> Battle {
    battle("melee")
        .south("rom-legion 5000 3000 0")
        .north(&format!("rom-legion 5000 3630 360{north}"))
        .north("rom-legion 6500 4500 360")
        .north("rom-legion 12000 9000 360")
        .general(Side::North, "unknown", "n1")
}

fn three_wounds(scene: &mut Scene) {
    scene.luck(LULL);
    for roll in ["roll 6", "roll 6", "roll 6", "roll 1", "roll 1", "roll 1", "roll 1", "roll 1"] {
        scene.luck(roll);
    }
}

#[test]
fn r17_2_his_unit_and_those_near_him_are_better() {
    let scene = led("").scene();
    assert_eq!(
        [morale(scene.state(), "n1"), morale(scene.state(), "n2"), morale(scene.state(), "n3")],
        [10, 10, 9]
    );
    let mut scene = led("").scene();
    scene.luck(LULL);
    for roll in ["roll 1", "roll 1", "roll 1", "roll 1", "roll 2", "roll 1", "roll 1", "roll 1", "roll 1"] {
        scene.luck(roll);
    }
    scene.play("south fight s1 n1");
    let hit = |event: &sandtable_dolg::Event| {
        matches!(event, sandtable_dolg::Event::HitRoll { face: 2, hit: true, .. })
    };
    assert!(scene.events().iter().any(hit), "2 + 4 + 1 exceed 6");
}

#[test]
fn r17_3_three_wounds_endanger_him() {
    let mut scene = led("").scene();
    three_wounds(&mut scene);
    scene.luck("roll 1").any_luck(1).play("south fight s1 n1");
    assert!(scene.state().army(Side::North).killed);
    let mut scene = led("").scene();
    three_wounds(&mut scene);
    scene.luck("roll 2").any_luck(1).play("south fight s1 n1");
    assert!(!scene.state().army(Side::North).killed);
}

#[test]
fn r17_4_he_may_escape_the_end_of_his_unit() {
    for (face, post) in [("roll 3", None), ("roll 4", Some("n2"))] {
        let mut scene = led(" wounds=6").scene();
        scene.luck(LULL);
        for roll in ["roll 6", "roll 1", "roll 1", "roll 1", "roll 1", "roll 1", "roll 1", "roll 1"] {
            scene.luck(roll);
        }
        scene.luck(face).any_luck(1).play("south fight s1 n1");
        assert_eq!(scene.state().army(Side::North).post, post.map(|post| post.parse().expect("a unit")));
    }
}

#[test]
fn r17_4_he_is_lost_with_a_unit_that_leaves_the_table() {
    let mut scene = battle("flight")
        .south("rom-legion 5000 1000 360 fleeing")
        .south("rom-legion 8000 3000 0")
        .north("rom-legion 12000 9000 360")
        .general(Side::South, "unknown", "s1")
        .scene();
    scene.luck("dice 6 6").any_luck(1);
    assert!(scene.state().army(Side::South).killed);
}

// D24
#[test]
fn r17_5_he_flees_with_his_unit() {
    let scene = battle("movement")
        .south("rom-legion 5000 3000 360 fleeing")
        .south("rom-legion 6500 3000 0 activated")
        .north("rom-legion 12000 9000 360")
        .general(Side::South, "unknown", "s1")
        .scene();
    assert_eq!(morale(scene.state(), "s2"), 9, "no radius while he flees");
    assert!(scene.state().has_general("s1".parse().expect("a unit")));
}

#[test]
fn r17_6_he_changes_units_freely_between_activated_ones() {
    let mut scene = battle("movement")
        .south("rom-legion 5000 3000 0 activated")
        .south("rom-legion 6300 3000 0 activated")
        .south("rom-legion 3700 3000 0")
        .north("rom-legion 12000 9000 360")
        .general(Side::South, "unknown", "s1")
        .scene();
    scene.refuse("south appoint s3").play("south appoint s2");
    assert!(scene.state().has_general("s2".parse().expect("a unit")));
}

#[test]
fn r17_7_without_a_general_three() {
    let mut scene = led("").scene();
    three_wounds(&mut scene);
    scene.luck("roll 1").any_luck(1).play("south fight s1 n1");
    assert_eq!(scene.state().leadership(Side::North), 3);
    assert_eq!(morale(scene.state(), "n3"), 9);
}

#[test]
fn r17_8_quietus_hurries_his_horse() {
    let mut scene = battle("activation")
        .south("rom-eqleg 5000 3000 0")
        .south("rom-legion 8000 3000 0")
        .north("rom-legion 12000 9000 360")
        .general(Side::South, "quietus", "s2")
        .hand(Side::South, "k45")
        .scene();
    scene.play("south order k45").play("south done").play("south move s1").play("south regular");
    scene.refuse("south advance 4001").play("south advance 4000");
    assert!(has(&scene, "s1", Mark::Hurried));
    assert_eq!(unit(&scene, "s2").marks.iter().count(), 1);
}
