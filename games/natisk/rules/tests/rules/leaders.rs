//! Section 5: general and admiral.

use crate::common::{Look, Position, base};

/// An Axis general marches in Eastern Europe, from row 3 on.
fn general(position: Position) -> i8 {
    let mut scene = position.reserve("axis", "general").scene();
    scene.any_luck(1).play("axis place general ee-3-5");
    -scene.marker("eastern-europe")
}

/// An Axis admiral marches in the Pacific, from row 3 on.
fn admiral(position: Position) -> i8 {
    let mut scene = position.reserve("axis", "admiral").scene();
    scene.any_luck(1).play("axis place admiral po-3-3");
    -scene.marker("pacific")
}

/// Eastern Europe, its first two rows full of the rival's units but for these of the Axis.
fn east(mine: &[&str]) -> Position {
    let spaces = ["ee-1-1", "ee-1-2", "ee-2-1", "ee-2-2"];
    let position = base("axis").full("allies", "ee-1 ee-2");
    mine.iter()
        .zip(spaces)
        .fold(position, |position, (unit, space)| position.on(space, &format!("axis {unit}")))
}

/// The same in the Pacific.
fn pacific(mine: &[&str]) -> Position {
    let spaces = ["po-1-1", "po-1-2", "po-2-1", "po-2-2"];
    let position = base("axis").full("allies", "po-1 po-2");
    mine.iter()
        .zip(spaces)
        .fold(position, |position, (unit, space)| position.on(space, &format!("axis {unit}")))
}

#[test]
fn r5_2_a_general_counts_own_armies_and_air_and_itself() {
    assert_eq!(general(east(&[])), 1, "the rival's armies do not help");
    assert_eq!(general(east(&["army1"])), 2);
    assert_eq!(general(east(&["army3", "air2", "army2"])), 4, "units, not strength");
    assert_eq!(general(east(&["navy3", "navy1"])), 1, "no navies");
}

#[test]
fn r5_2_a_general_is_an_army() {
    let scene = base("axis").reserve("axis", "general").scene();
    assert_eq!(scene.forbidden_by("axis place general we-1-1"), "1.3");
}

#[test]
fn r5_2_units_in_other_theatres_do_not_count() {
    assert_eq!(general(east(&["army1"]).on("we-1-2", "axis army2").on("af-1-1", "axis army2")), 2);
}

#[test]
fn r5_3_an_admiral_counts_own_navies_and_air_and_itself() {
    assert_eq!(admiral(pacific(&[])), 1);
    assert_eq!(admiral(pacific(&["navy3", "air1", "navy1"])), 4);
    assert_eq!(admiral(pacific(&["army1", "army3"])), 1);
    let scene = base("axis").reserve("axis", "admiral").scene();
    assert_eq!(scene.forbidden_by("axis place admiral we-1-2"), "1.3");
}

#[test]
fn r5_4_air_blitz_counts_as_air() {
    assert_eq!(general(east(&["air-blitz"])), 2);
    assert_eq!(admiral(pacific(&["air-blitz"])), 2);
}

#[test]
fn r5_4_special_weapons_never_count() {
    assert_eq!(general(east(&["elite-army", "nuclear", "partisans", "elite-air"])), 1);
    assert_eq!(admiral(pacific(&["elite-navy", "bomb-air", "spy", "leadership"])), 1);
}

#[test]
fn r5_4_a_leader_placed_earlier_counts_by_its_type() {
    assert_eq!(general(east(&["admiral", "army1"])), 2, "an admiral is a navy");
    assert_eq!(admiral(pacific(&["general", "navy1"])), 2, "a general is an army");
    let beside_general =
        base("axis").reserve("axis", "spy").last("allies", "general").on("ee-1-1", "axis general");
    let mut scene = beside_general.scene();
    scene.any_luck(1).play("axis place spy ee-1-2");
    assert_eq!(scene.marker("eastern-europe"), -2, "a second general, as a spy, counts the first");
}
