//! Section 6: filled campaigns and what completes a theatre.

use sandtable_core::prelude::*;

use sandtable_core::{Turn, Viewer};

use crate::common::{Look, Position, base};

/// Western Europe with one space of its first row free and the marker here.
fn almost_full(mover: &str, marker: i8) -> Position {
    let taken = base(mover).on("we-1-1", "axis navy1").on("we-1-3", "allies navy1");
    taken.marker("western-europe", marker)
}

/// The rulebook's second picture: an army of strength 3 completes the first campaign of Western Europe and the marker
/// reaches the first icon, so it is worth 2 + 1.
#[test]
fn r6_1_the_allies_fill_the_row_and_reach_the_icon() {
    let mut scene = almost_full("allies", 2).reserve("allies", "army3").scene();
    scene.luck("research spy").luck("draw army1").play("allies place army3 we-1-2");
    assert_eq!((scene.marker("western-europe"), scene.points()), (5, [0, 3]));
}

#[test]
fn r6_1_it_scores_after_the_march() {
    let mut scene = almost_full("allies", -1).reserve("allies", "army2").scene();
    scene.luck("research spy").luck("draw army1").play("allies place army2 we-1-2");
    assert_eq!(scene.points(), [0, 2], "the Axis led before");
}

#[test]
fn r6_1_the_points_may_go_to_the_rival() {
    let mut scene = almost_full("allies", -3).reserve("allies", "army1").scene();
    scene.luck("research spy").luck("draw army1").play("allies place army1 we-1-2");
    assert_eq!(scene.points(), [2, 0]);
}

#[test]
fn r6_1_a_row_with_a_free_space_does_not_score() {
    let mut scene = base("allies").on("we-1-1", "axis navy1").reserve("allies", "army3").scene();
    scene.luck("research spy").luck("draw army1").play("allies place army3 we-1-2");
    assert_eq!(scene.points(), [0, 0]);
}

#[test]
fn r6_2_one_point_from_the_first_icon_two_from_the_second() {
    let bonus = |marker: i8| {
        let mut scene = almost_full("allies", marker).reserve("allies", "army1").scene();
        scene.luck("research spy").luck("draw army1").play("allies place army1 we-1-2");
        scene.points()[1] - 2
    };
    assert_eq!([3, 4, 8, 9, 12].map(bonus), [0, 1, 1, 2, 2]);
}

#[test]
fn r6_2_the_icons_of_a_short_track_are_nearer() {
    let bonus = |marker: i8| {
        let almost = base("axis")
            .on("sa-1-2", "axis navy1")
            .on("sa-1-3", "allies navy1")
            .marker("south-east-asia", marker);
        let mut scene = almost.reserve("axis", "task-air").scene();
        scene.luck("draw army1").play("axis place task-air sa-1-1");
        scene.points()[0] - 2
    };
    assert_eq!([1, 0, -3, -4].map(bonus), [0, 1, 1, 2]);
}

#[test]
fn r6_2_the_bonus_is_scored_again_with_every_campaign() {
    let second_row =
        base("axis").full("allies", "ee-1").on("ee-2-1", "allies army1").on("ee-2-3", "allies navy1");
    let mut scene = second_row.reserve("axis", "task-army").marker("eastern-europe", -5).scene();
    scene.luck("draw army1").play("axis place task-army ee-2-2");
    assert_eq!(scene.points(), [3 + 2, 0]);
    let rival_wins = almost_full("axis", 12).reserve("axis", "army1").scene();
    let mut scene = rival_wins;
    scene.luck("research spy").luck("draw army1").play("axis place army1 we-1-2");
    assert_eq!(scene.points(), [0, 2 + 2], "whoever wins gets it");
}

#[test]
fn r6_3_on_red_both_sides_score_without_a_bonus() {
    let mut scene = almost_full("allies", -2).reserve("allies", "army2").scene();
    scene.luck("research spy").luck("draw army1").play("allies place army2 we-1-2");
    assert_eq!((scene.marker("western-europe"), scene.points()), (0, [2, 2]));
}

/// South East Asia with one space free.
fn asia(mover: &str) -> Position {
    base(mover).full("allies", "sa-1").on("sa-2-1", "allies navy1").on("sa-2-2", "axis army1")
}

#[test]
fn r6_8_a_theatre_with_all_rows_full_is_complete() {
    let mut scene = asia("axis").reserve("axis", "air1 nuclear").reserve("allies", "air1 scientist").scene();
    scene.luck("draw army1").play("axis place air1 sa-2-3");
    assert_eq!((scene.is_open("south-east-asia"), scene.points()), (false, [4, 0]));
    let seen = scene.view(Viewer::Public).theatres;
    assert_eq!(seen.iter().map(|theatre| theatre.open).collect::<Vec<_>>(), [true, true, true, true, false]);
    assert!(!scene.legal().iter().any(|action| action.contains(" sa-")), "not even for the scientist");
    scene.play("allies place air1 af-1-1").refuse("allies advance south-east-asia");
    assert_eq!(scene.forbidden_by("allies advance south-east-asia"), "6.8");
    scene.luck("draw army1").play("allies advance pacific");
    scene.luck("research spy").luck("draw army1").play("axis place nuclear we-1-2");
    assert_eq!(scene.marker("south-east-asia"), -1, "no setback either");
}

#[test]
fn r6_8_nobody_closed_it_so_its_points_come_row_by_row() {
    let mut scene = asia("allies").scene();
    scene.luck("draw army1").play("allies place air1 sa-2-3");
    assert_eq!(scene.points(), [0, 4], "no 2 points from the track");
}

#[test]
fn r6_10_counting_goes_on_beyond_thirty() {
    let mut scene = base("axis").points(29, 3).scene();
    scene.luck("draw army1").play("axis place air1 sa-1-1");
    assert_eq!(scene.points(), [31, 3]);
    assert_eq!(scene.state().turn(), Turn::Seat(scene.seat("allies")));
}
