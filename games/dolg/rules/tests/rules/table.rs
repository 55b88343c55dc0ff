//! 2, 3: the table, measuring, and unit cards.

use sandtable_core::{Seat, Viewer};
use sandtable_dolg::ids::{Kind, Mark};
use sandtable_dolg::space::{self, Contact, Edge, Pose, Zone};
use sandtable_dolg::{Options, Strike};

use crate::common::{battle, duel, has, pose};

fn contact(a: Pose, b: Pose) -> Option<Contact> {
    space::contact(&a.rect(), &b.rect())
}

#[test]
fn r1_5_half_of_an_odd_movement_is_exact() {
    let mut scene =
        battle("movement").south("aux-brit 5000 3000 0 activated").north("rom-legion 5000 9000 360").scene();
    scene.play("south move s1").play("south reduced").refuse("south advance 1251").play("south advance 1250");
}

#[test]
fn r1_6_the_active_side_attacks_whoever_made_contact() {
    let mut scene = duel().of_north().scene();
    assert_eq!(scene.legal(), ["fight n1 s1"]);
    scene.any_luck(1).play("north fight n1 s1");
}

#[test]
fn r2_1_lengths_are_tenths_of_a_millimetre() {
    let mut scene = battle("movement")
        .south("rom-legion 5000 3000 30 activated")
        .north("rom-legion 9000 9000 360")
        .scene();
    scene.play("south move s1").play("south regular").play("south advance 123");
    assert_eq!(pose(&scene, "s1"), (5032, 3119, 30), "rounded once: 31.8 and 118.8");
}

// D2
#[test]
fn r2_2_headings_grow_clockwise_from_north() {
    let mut scene = battle("movement")
        .south("rom-legion 5000 3000 180 activated")
        .north("rom-legion 9000 9000 360")
        .scene();
    scene.play("south move s1").play("south regular").play("south advance 500");
    assert_eq!(pose(&scene, "s1"), (5500, 3000, 180));
}

#[test]
fn r2_4_sections_have_no_effect() {
    let table = Options { points: 2000, ..Options::default() }.table();
    assert_eq!((table.width / 4, table.width * 3 / 4), (3000, 9000));
}

#[test]
fn r2_5_zones_and_the_front_arc() {
    let card = Pose::new(5000, 5000, 0).rect();
    let zone = |x, y| space::zone(&card, space::Point::at(x, y));
    assert_eq!(
        [zone(5000, 6000), zone(7000, 5000), zone(5000, 4000)],
        [Zone::Front, Zone::Right, Zone::Rear]
    );
    assert!(space::in_front_arc(&card, space::Point::at(5440 + 300, 5315 + 300)));
    assert!(!space::in_front_arc(&card, space::Point::at(5440 + 301, 5315 + 300)));
}

#[test]
fn r2_6_distance_is_that_of_the_rectangles() {
    let distance = space::distance(&Pose::new(5000, 3000, 0).rect(), &Pose::new(5000, 4630, 360).rect());
    assert_eq!(distance, 1000);
}

#[test]
fn r2_7_contact_needs_three_millimetres_of_an_edge() {
    let touching = contact(Pose::new(5000, 3000, 0), Pose::new(5000, 3630, 360)).expect("flush");
    assert_eq!((touching.edge, touching.cells.count(), touching.their_edge), (Edge::Front, 4, Edge::Front));
    assert!(contact(Pose::new(5000, 3000, 0), Pose::new(5850, 3630, 360)).is_some());
    assert!(contact(Pose::new(5000, 3000, 0), Pose::new(5851, 3630, 360)).is_none());
    assert!(contact(Pose::new(5000, 3000, 0), Pose::new(5000, 3636, 360)).is_none());
}

#[test]
fn r2_8_a_way_covers_everything_between() {
    let mut scene = battle("movement")
        .south("rom-legion 5000 3000 0 activated")
        .south("rom-legion 5500 4500 0")
        .north("rom-legion 9000 9000 360")
        .scene();
    scene.play("south move s1").play("south regular").refuse("south advance 876").play("south advance 875");
}

#[test]
fn r3_2_a_card_has_four_and_two_sections() {
    let touching =
        contact(Pose::new(5000, 3000, 0), Pose::new(5000 + 440 + 315, 3000, 540)).expect("front on a flank");
    assert_eq!((touching.edge, touching.cells.count(), touching.their_cells.count()), (Edge::Right, 2, 4));
}

#[test]
fn r3_3_mounted_units_are_animals() {
    assert!(Kind::CelChar.row().is_mounted() && Kind::ParCamel.row().is_mounted());
    assert!(!Kind::RomScorp.row().is_mounted());
}

#[test]
fn r3_4_both_numbers_have_to_be_exceeded() {
    let unit = "s1".parse().expect("a unit");
    let strike = Strike { by: unit, target: unit, hit: 3, damage: 3, dodge: 6, shield: 4 };
    assert_eq!(
        (1..=6).map(|face| strike.hits(face)).collect::<Vec<_>>(),
        [false, false, false, true, true, true]
    );
    assert_eq!(
        (1..=6).map(|face| strike.wounds(face)).collect::<Vec<_>>(),
        [false, true, true, true, true, true]
    );
}

// V15
#[test]
fn the_chance_of_a_wound_per_die() {
    let unit = "s1".parse().expect("a unit");
    let chance = |[hit, damage, dodge, shield]: [i8; 4]| {
        Strike { by: unit, target: unit, hit, damage, dodge, shield }.chance()
    };
    let pairings = [[3, 3, 6, 4], [4, 4, 6, 7], [5, 4, 6, 7], [3, 3, 6, 7], [2, 3, 6, 7]];
    assert_eq!(pairings.map(chance), [16, 15, 18, 10, 8], "of 36");
}

#[test]
fn r3_5_javelins_reach_two_ud() {
    for (y, targets) in [(3000 + 630 + 1000, 2), (3000 + 630 + 1001, 1)] {
        let scene = battle("ranged")
            .south("rom-legion 5000 3000 0 activated")
            .south("aux-syr 9000 3000 0 activated")
            .north(&format!("rom-legion 5000 {y} 360"))
            .north("rom-legion 9000 5000 360")
            .scene();
        assert_eq!(scene.legal().iter().filter(|action| action.starts_with("shoot")).count(), targets, "{y}");
    }
}

#[test]
fn r3_6_life_ends_with_the_last_wound() {
    let mut scene =
        battle("melee").south("rom-legion 5000 3000 0").north("rom-legion 5000 3630 360 wounds=6").scene();
    scene.any_luck(3).luck("reveal k51");
    for face in ["roll 6", "roll 1", "roll 1", "roll 1"] {
        scene.luck(face);
    }
    scene.play("south fight s1 n1");
    assert!(has(&scene, "n1", Mark::Destroyed));
}

#[test]
fn r3_7_the_broken_the_fleeing_and_the_badly_wounded_are_out_of_action() {
    let scene = battle("movement")
        .south("rom-legion 5000 3000 0 activated broken")
        .south("rom-legion 7000 3000 0 fleeing")
        .north("rom-legion 9000 9000 360 wounds=4")
        .north("rom-legion 7000 9000 360 wounds=3")
        .scene();
    let units = scene.view(Viewer::Seat(Seat(0))).units;
    let out: Vec<bool> = units.iter().map(sandtable_dolg::UnitView::is_out_of_action).collect();
    assert_eq!(out, [true, true, true, false]);
}
