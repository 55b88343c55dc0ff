//! Section 7: the seven ways the game ends, and what does not end it.

use sandtable_core::prelude::*;

use sandtable_core::{Message, Say, Turn, Viewer};
use sandtable_natisk::ids::Side;

use crate::common::{Look, base};

#[test]
fn r7_1_with_the_axis_at_25_the_allies_have_one_last_turn() {
    let mut scene = base("axis").points(23, 20).scene();
    scene.luck("draw army1").play("axis place air1 sa-1-1");
    assert_eq!((scene.ending().as_str(), scene.view(Viewer::Public).last_turn), ("none", true));
    scene.luck("draw army1").play("allies place air1 sa-1-2");
    assert_eq!((scene.points(), scene.ending().as_str()), ([25, 21], "axis last-turn"));
    assert_eq!(scene.state().turn(), Turn::Over);
    let outcome = scene.state().outcome().unwrap();
    assert!(outcome.winners.has(scene.seat("axis")));
    let score = Message::new("natisk-end-last-turn").with("side", Side::Axis.say());
    assert_eq!(
        outcome.reason,
        score.with("points", 25).with("rival_points", 21),
        "the winner's points first"
    );
}

#[test]
fn r7_1_the_allies_may_still_overtake_in_their_last_turn() {
    let mut scene = base("allies").points(25, 24).last_turn().scene();
    scene.luck("draw army1").play("allies place air1 sa-1-1");
    assert_eq!(scene.ending(), "allies last-turn");
    assert_eq!(scene.state().outcome().unwrap().scores, [25, 26]);
}

#[test]
fn r7_1_twenty_four_are_not_enough() {
    let mut scene = base("axis").points(22, 0).scene();
    scene.luck("draw army1").play("axis place air1 sa-1-1");
    scene.luck("draw army1").play("allies place air1 we-1-3");
    assert_eq!((scene.points(), scene.ending().as_str()), ([24, 1], "none"));
}

#[test]
fn r7_2_with_the_allies_at_25_the_game_ends_there() {
    let mut scene = base("allies").points(20, 23).scene();
    scene.luck("draw army1").play("allies place air1 sa-1-1");
    assert_eq!((scene.points(), scene.ending().as_str()), ([20, 25], "allies points"));
}

#[test]
fn r7_2_the_higher_score_wins_even_if_it_is_the_rivals() {
    let row =
        base("allies").on("we-1-1", "axis navy1").on("we-1-2", "axis army1").marker("western-europe", -4);
    let mut scene = row.points(24, 24).scene();
    scene.luck("draw army1").play("allies place air1 we-1-3");
    assert_eq!((scene.points(), scene.ending().as_str()), ([26, 25], "axis points"));
}

#[test]
fn r7_3_with_equal_scores_the_allies_win() {
    let mut scene = base("allies").points(25, 23).last_turn().scene();
    scene.luck("draw army1").play("allies place air1 sa-1-1");
    assert_eq!((scene.points(), scene.ending().as_str()), ([25, 25], "allies tie"));
}

/// The mover fills a row for the rival, who gets two points.
fn a_gift(mover: &str, marker: i8, points: [u8; 2]) -> crate::common::Scene {
    let row =
        base(mover).on("we-1-1", "axis navy1").on("we-1-2", "axis army1").marker("western-europe", marker);
    let mut scene = row.points(points[0], points[1]).scene();
    scene.luck("draw army1").play(&format!("{mover} place air1 we-1-3"));
    scene
}

#[test]
fn r7_4_the_axis_must_wait_for_the_end_of_its_own_turn() {
    let mut scene = a_gift("allies", -4, [23, 0]);
    assert_eq!((scene.points(), scene.ending().as_str()), ([25, 1], "none"));
    assert!(!scene.view(Viewer::Public).last_turn);
    scene.luck("draw army1").play("axis place air1 ee-1-1");
    assert!(scene.view(Viewer::Public).last_turn, "now it counts, and the Allies have one more turn");
    scene.luck("draw army1").luck("draw army1").play("allies place army1 ee-1-2");
    assert_eq!(scene.ending(), "axis last-turn");
}

#[test]
fn r7_4_the_allies_must_wait_too() {
    let mut scene = a_gift("axis", 4, [0, 23]);
    assert_eq!((scene.points(), scene.ending().as_str()), ([1, 25], "none"));
    scene.luck("draw army1").play("allies place air1 ee-1-1");
    assert_eq!(scene.ending(), "allies points");
}

#[test]
fn r7_5_who_has_no_unit_loses() {
    let mut scene = base("axis").scene();
    scene.luck("bomb air1").luck("draw army1").play("axis place air1 po-1-1");
    assert_eq!(scene.ending(), "axis no-unit");
}

#[test]
fn r7_5_who_can_place_no_unit_loses() {
    let no_land = base("axis").closed("western-europe").closed("eastern-europe").closed("africa");
    let mut scene = no_land.closed("south-east-asia").reserve("allies", "army1 general").scene();
    scene.luck("research spy").luck("draw army1").play("axis place air1 po-1-2");
    assert_eq!(scene.ending(), "axis no-space");
}

#[test]
fn r7_5_on_a_full_board_the_side_to_move_loses() {
    let board = base("axis").full("axis", "we po sa-1").full("allies", "ee af");
    let mut scene = board.on("sa-2-1", "allies navy1").on("sa-2-2", "allies army1").points(3, 20).scene();
    scene.play("axis place air1 sa-2-3");
    assert_eq!((scene.points(), scene.ending().as_str()), ([7, 20], "axis full-board"));
}

#[test]
fn r7_5_a_board_with_one_space_left_is_not_full() {
    let board = base("axis").full("axis", "we po sa-1").full("allies", "ee af").reserve("allies", "army1");
    let mut scene = board.on("sa-2-2", "allies army1").scene();
    scene.play("axis place air1 sa-2-3");
    assert_eq!(scene.ending(), "axis no-space", "an army does not fit `sa-2-1`");
}

#[test]
fn r7_5_it_is_tested_before_any_points() {
    let mut scene = base("axis").points(24, 40).reserve("allies", "").scene();
    scene.luck("draw army1").play("axis place air1 sa-1-1");
    assert_eq!(
        (scene.points(), scene.ending().as_str()),
        ([26, 40], "axis no-unit"),
        "also in the last turn"
    );
    let mut scene = base("allies").points(40, 0).reserve("axis", "").scene();
    scene.luck("draw army1").play("allies place air1 sa-1-1");
    assert_eq!(scene.ending(), "allies no-unit");
}
