//! Section 5: plain units, blitz, elite troops, task forces, the scientist, skilled leadership and partisans.

use sandtable_core::prelude::*;

use sandtable_core::Turn;

use crate::common::{Look, Position, Scene, base};

/// The Axis places this unit here in an otherwise quiet world; how far does the marker go?
fn march(position: Position, unit: &str, space: &str) -> i8 {
    let mut scene = position.reserve("axis", unit).scene();
    scene.any_luck(1).play(&format!("axis place {unit} {space}"));
    let theatre = space.parse::<sandtable_natisk::ids::Space>().unwrap().theatre();
    -scene.marker(theatre.word())
}

#[test]
fn r5_1_plain_units_march_by_their_strength() {
    for unit in ["army1", "army2", "army3", "air1", "air2"] {
        assert_eq!(march(base("axis"), unit, "we-1-2").to_string(), unit[unit.len() - 1..], "{unit}");
    }
    for unit in ["navy1", "navy2", "navy3"] {
        assert_eq!(march(base("axis"), unit, "we-1-1").to_string(), unit[4..], "{unit}");
    }
}

#[test]
fn r5_5_a_blitz_unit_may_be_followed_by_another_in_the_same_theatre() {
    let mut scene = base("axis").reserve("axis", "blitz-army army2 navy1").scene();
    scene.luck("research spy").play("axis place blitz-army we-1-2");
    assert_eq!(scene.legal(), ["place army2 we-1-3", "place navy1 we-1-1", "place navy1 we-1-3", "done"]);
    assert_eq!(scene.forbidden_by("axis place army2 ee-1-1"), "5.5");
    assert_eq!(scene.forbidden_by("axis advance pacific"), "5.5");
    scene.luck("draw air1").play("axis place army2 we-1-3");
    assert_eq!((scene.marker("western-europe"), scene.points()), (-3, [1, 0]), "effect and march of its own");
}

#[test]
fn r5_5_the_follow_up_is_optional() {
    let mut scene = base("axis").reserve("axis", "blitz-navy navy1").scene();
    scene.luck("draw army1").play("axis place blitz-navy we-1-1");
    scene.luck("draw army2").play("axis done");
    assert_eq!(scene.reserve("axis"), "army1 army2 navy1");
    assert_eq!(scene.state().turn(), Turn::Seat(scene.seat("allies")));
}

#[test]
fn r5_5_blitz_chains_and_a_plain_unit_ends_the_chain() {
    let mut scene = base("axis").reserve("axis", "air-blitz blitz-army blitz-navy air2").scene();
    scene.luck("draw army1").play("axis place air-blitz we-1-1");
    scene.luck("research spy").play("axis place blitz-army we-1-2");
    scene.play("axis place blitz-navy we-1-3");
    scene.luck("draw army2").play("axis place air2 we-2-3");
    assert_eq!(scene.marker("western-europe"), -4);
    assert_eq!(scene.state().turn(), Turn::Seat(scene.seat("allies")));
}

#[test]
fn r5_5_units_drawn_in_this_turn_may_follow() {
    let mut scene = base("axis").reserve("axis", "air-blitz").scene();
    scene.luck("draw army3").play("axis place air-blitz ee-1-2");
    scene.luck("draw air1").play("axis place army3 ee-1-1");
    assert_eq!(scene.marker("eastern-europe"), -4);
}

#[test]
fn r5_5_if_nothing_fits_the_turn_goes_on() {
    let mut scene = base("axis").reserve("axis", "air-blitz navy1").scene();
    scene.play("axis place air-blitz ee-1-1");
    assert_eq!(scene.legal(), ["done"]);
    scene.luck("draw air1").play("axis done");
    assert_eq!(scene.ending(), "none");
}

#[test]
fn r5_6_after_a_filled_row_the_next_one_of_the_theatre_is_active() {
    let mut scene = base("axis").reserve("axis", "air-blitz army2").on("ee-1-1", "allies army1").scene();
    scene.luck("draw army1").play("axis place air-blitz ee-1-2");
    assert_eq!(scene.legal_after("place army2"), ["ee-2-1", "ee-2-2", "ee-2-3"]);
    scene.luck("draw army1").play("axis place army2 ee-2-3");
}

#[test]
fn r5_6_no_follow_up_in_a_complete_theatre() {
    let full =
        base("axis").reserve("axis", "air-blitz army2").full("allies", "sa-1").on("sa-2-1", "allies navy1");
    let mut scene = full.on("sa-2-2", "allies army1").scene();
    scene.luck("draw army1").play("axis place air-blitz sa-2-3");
    assert_eq!(scene.state().turn(), Turn::Seat(scene.seat("allies")));
}

#[test]
fn r5_6_no_follow_up_where_the_blitz_closed_the_theatre() {
    let mut scene =
        base("axis").reserve("axis", "blitz-navy navy2").full("allies", "af-1").marker("africa", -10).scene();
    scene.play("axis place blitz-navy af-2-3");
    scene.luck("draw army1").luck("draw army1").luck("draw army2").play("axis take af-2-2");
    assert_eq!(scene.state().turn(), Turn::Seat(scene.seat("allies")));
}

#[test]
fn r5_7_elite_troops_are_just_strong() {
    assert_eq!(march(base("axis"), "elite-army", "we-1-2"), 4);
    assert_eq!(march(base("axis"), "elite-navy", "we-1-1"), 4);
    assert_eq!(march(base("axis"), "elite-air", "we-1-3"), 3);
    let scene = base("axis").reserve("axis", "elite-army elite-navy").scene();
    assert_eq!(scene.forbidden_by("axis place elite-army we-1-1"), "1.3");
    assert_eq!(scene.forbidden_by("axis place elite-navy we-1-2"), "1.3");
}

#[test]
fn r5_8_a_task_force_ignores_the_effect_of_its_space() {
    for (unit, strength) in [("task-army", 5), ("task-navy", 5), ("task-air", 4)] {
        let mut scene = base("axis").reserve("axis", unit).scene();
        scene.luck("draw army1").play(&format!("axis place {unit} sa-1-2"));
        assert_eq!((scene.marker("south-east-asia"), scene.points()), (-strength, [0, 0]), "{unit}");
    }
}

/// The Axis with a scientist only.
fn scientist() -> Position {
    base("axis").reserve("axis", "scientist")
}

#[test]
fn r5_14_a_scientist_may_take_any_free_space() {
    let scene = scientist().on("we-1-1", "allies navy1").closed("pacific").scene();
    assert_eq!(scene.legal().len(), 41 - 1 - 9);
    assert!(scene.legal().contains(&"place scientist ee-3-5".to_owned()));
    assert_eq!(scene.forbidden_by("axis place scientist we-1-1"), "3.3");
    assert_eq!(scene.forbidden_by("axis place scientist po-2-1"), "6.4");
}

#[test]
fn r5_14_the_effect_applies_and_the_space_is_taken() {
    let mut scene = scientist().reserve("allies", "army1").scene();
    scene.luck("draw army1").play("axis place scientist ee-3-4");
    assert_eq!((scene.points(), scene.marker("eastern-europe")), ([2, 0], 0), "strength 0");
    scene.luck("draw army1").play("allies place army1 ee-1-1");
    assert!(!scene.legal().iter().any(|action| action.ends_with("ee-3-4")));
}

#[test]
fn r5_15_after_a_blitz_it_is_bound_to_that_theatre() {
    let mut scene = base("axis").reserve("axis", "air-blitz scientist").scene();
    scene.play("axis place air-blitz ee-1-1");
    assert_eq!(scene.legal_after("place scientist").len(), 9);
    assert_eq!(scene.forbidden_by("axis place scientist we-3-1"), "5.5");
    scene
        .luck("research spy")
        .luck("research nuclear")
        .luck("draw army1")
        .play("axis place scientist ee-2-2");
}

#[test]
fn r5_15_a_row_filled_ahead_of_its_time_scores_when_it_becomes_active() {
    let two_taken = base("axis").reserve("axis", "scientist army1").on("we-2-1", "allies army1");
    let mut scene = two_taken.on("we-2-2", "allies army2").on("we-1-1", "axis navy1").scene();
    scene.any_luck(1).play("axis place scientist we-2-3");
    assert_eq!(scene.points(), [0, 0], "the first row is still active");
    scene.play("allies place air1 we-1-2").play("axis place army1 we-1-3");
    let (propaganda, rows) = (1, 2 + 3);
    assert_eq!(scene.points(), [propaganda + rows, rows], "the marker is on red, and both rows score");
}

#[test]
fn r5_16_leadership_fits_everywhere_and_applies_the_effect_twice() {
    let mut scene = base("axis").reserve("axis", "leadership").scene();
    scene.luck("draw army1").play("axis place leadership sa-1-1");
    assert_eq!((scene.points(), scene.marker("south-east-asia")), ([4, 0], -1));
}

#[test]
fn r5_16_two_strategic_advantages_may_go_to_two_theatres() {
    let mut scene = base("axis").reserve("axis", "leadership").scene();
    scene.play("axis place leadership af-1-1").play("axis advance pacific");
    scene.luck("draw army1").play("axis advance western-europe");
    assert_eq!((scene.marker("pacific"), scene.marker("western-europe")), (-3, -3));
}

#[test]
fn r5_16_research_and_bombing_come_twice_too() {
    let mut scene = base("axis").reserve("axis", "leadership").reserve("allies", "air1 army1 navy1").scene();
    scene.luck("bomb air1").luck("bomb navy1").luck("draw army1").play("axis place leadership po-1-1");
    assert_eq!(scene.reserve("allies"), "army1");
    let mut scene = base("axis").reserve("axis", "leadership").scene();
    scene
        .luck("research spy")
        .luck("research nuclear")
        .luck("draw army1")
        .play("axis place leadership we-1-2");
}

#[test]
fn r5_16_it_never_doubles_a_blitz() {
    let mut scene = base("axis").reserve("axis", "air-blitz leadership army1").scene();
    scene.play("axis place air-blitz ee-1-1");
    scene.luck("draw navy1").luck("draw navy1").luck("draw navy1").play("axis place leadership ee-1-2");
    assert_eq!(scene.state().turn(), Turn::Seat(scene.seat("allies")));
}

#[test]
fn r5_17_partisans_have_three_against_a_leader_and_else_one() {
    let from = |marker| {
        let position = base("axis").marker("western-europe", marker);
        march(position, "partisans", "we-1-3") + marker
    };
    assert_eq!((from(2), from(0), from(-2)), (3, 1, 1));
    let scene: Scene = base("axis").reserve("axis", "partisans").scene();
    assert_eq!(scene.forbidden_by("axis place partisans we-1-1"), "1.3");
}

#[test]
fn r5_17_a_tactical_advantage_does_not_change_their_strength() {
    let mut scene = base("axis").reserve("axis", "partisans").marker("eastern-europe", 1).scene();
    scene.luck("draw army1").play("axis place partisans ee-1-1");
    assert_eq!(scene.marker("eastern-europe"), 1 - 1 - 3);
}
