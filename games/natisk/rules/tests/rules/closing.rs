//! Section 6: theatres won by the last space of the track.

use sandtable_core::prelude::*;

use sandtable_core::Turn;
use sandtable_natisk::Event;

use crate::common::{Look, Position, Scene, base};

/// Only the third row of Western Europe is left, and the Allies are two spaces from the end.
fn west() -> Position {
    base("allies").reserve("allies", "army3").full("axis", "we-1 we-2").marker("western-europe", 12)
}

/// The rulebook's third picture: the marker reaches the last space, the effects of the two free spaces apply, and the
/// theatre is worth 5 for the last campaign and 2 for the icon of the track.
#[test]
fn r6_4_the_allies_close_western_europe() {
    let mut scene = west().scene();
    scene.play("allies place army3 we-3-3");
    assert_eq!((scene.marker("western-europe"), scene.is_open("western-europe")), (14, false));
    scene.luck("research spy").play("allies take we-3-1").play("allies take we-3-2");
    scene.luck("draw army1").play("allies advance africa");
    assert_eq!((scene.points(), scene.marker("africa")), ([0, 7], 3));
    assert_eq!(scene.reserve("allies"), "army1 spy");
}

#[test]
fn r6_4_one_space_short_closes_nothing() {
    let mut scene = west().marker("western-europe", 10).scene();
    scene.luck("draw army1").play("allies place army3 we-3-3");
    assert_eq!((scene.marker("western-europe"), scene.is_open("western-europe")), (13, true));
}

#[test]
fn r6_4_only_the_own_end_counts() {
    let mut scene = base("axis").full("allies", "we-1 we-2").marker("western-europe", 13).scene();
    scene.luck("draw army1").play("axis place air1 we-3-3");
    assert_eq!((scene.marker("western-europe"), scene.is_open("western-europe")), (12, true));
}

#[test]
fn r6_5_the_closer_chooses_the_order_of_the_effects() {
    let mut scene = west().scene();
    scene.play("allies place army3 we-3-3");
    assert_eq!(scene.legal(), ["take we-3-1", "take we-3-2"], "a space without an icon needs no choice");
    assert_eq!(scene.forbidden_by("allies done"), "6.5");
    assert_eq!(scene.forbidden_by("allies take we-3-3"), "6.5");
    scene.play("allies take we-3-2").play("allies advance pacific");
    scene.refuse("allies take we-3-2").luck("research spy").luck("draw army1").play("allies take we-3-1");
    assert_eq!(scene.points(), [0, 7]);
}

#[test]
fn r6_5_free_spaces_of_all_rows_count() {
    let open = base("axis")
        .reserve("axis", "army1")
        .reserve("allies", "air1 army1")
        .full("allies", "we-2-1 we-2-2 we-2-3");
    let mut scene = open.on("we-1-1", "axis navy1").marker("western-europe", -13).scene();
    scene.luck("research spy").play("axis place army1 we-1-2");
    assert_eq!(scene.legal_after("take"), ["we-1-3", "we-2-1", "we-2-2", "we-3-1", "we-3-2"]);
    scene.play("axis take we-1-3").luck("bomb air1").play("axis take we-2-1");
    scene.luck("draw army2").play("axis take we-2-2").luck("research nuclear").play("axis take we-3-1");
    scene.play("axis take we-3-2").luck("draw army1").play("axis advance pacific");
    assert_eq!(scene.points(), [1 + (2 + 3 + 5) + 2, 0]);
    assert_eq!(
        (scene.reserve("axis").as_str(), scene.reserve("allies").as_str()),
        ("army1 army2 nuclear", "army1")
    );
}

#[test]
fn r6_5_a_tactical_advantage_does_nothing_there() {
    let mut scene =
        base("axis").reserve("axis", "army1").full("allies", "af-1").marker("africa", -10).scene();
    scene.play("axis place army1 af-2-3");
    assert_eq!(scene.legal_after("take"), ["af-2-2"], "af-2-1 is a tactical advantage");
    scene.luck("draw army2").luck("draw army2").luck("draw army1").play("axis take af-2-2");
    assert_eq!((scene.marker("africa"), scene.points()), (-11, [7, 0]));
}

#[test]
fn r6_5_a_strategic_advantage_without_another_theatre_is_lost() {
    let rest = west().closed("pacific").closed("eastern-europe").closed("africa").closed("south-east-asia");
    let mut scene = rest.scene();
    scene.play("allies place army3 we-3-3").play("allies take we-3-2");
    scene.luck("research spy").luck("draw army1").play("allies take we-3-1");
    assert_eq!(
        (scene.points(), scene.ending().as_str()),
        ([0, 7], "allies no-space"),
        "and the Axis has nowhere to go"
    );
}

/// The last row of the Pacific with the Axis one step from the end; then a unit there, and propaganda for closing.
fn propaganda_after(unit: &str) -> [u8; 2] {
    let row = base("axis").reserve("axis", unit).reserve("allies", "air1 army1").full("allies", "po-1 po-2");
    let mut scene = row.marker("pacific", -13).scene();
    scene.play(&format!("axis place {unit} po-3-3"));
    scene.luck("bomb air1").play("axis take po-3-1").luck("draw army1").play("axis take po-3-2");
    scene.points()
}

#[test]
fn r6_5_leadership_doubles_none_of_them_and_a_task_force_suppresses_none() {
    assert_eq!(propaganda_after("leadership"), [2 + 5 + 2, 0]);
    assert_eq!(propaganda_after("task-air"), [2 + 5 + 2, 0]);
}

#[test]
fn r6_6_only_campaigns_not_scored_before_count() {
    let points = |full: &'static str, space: &str| {
        let position =
            base("axis").reserve("axis", "task-army").full("allies", full).marker("eastern-europe", -13);
        let mut scene = position.scene();
        take_everything(scene.play(&format!("axis place task-army {space}")));
        let closed = |event: &Event| match *event {
            Event::Closed { points, .. } => Some(points),
            _ => None,
        };
        scene.events().iter().find_map(closed).expect("a closed theatre")
    };
    assert_eq!(points("ee-1 ee-2", "ee-3-5"), 6 + 2);
    assert_eq!(points("ee-1", "ee-2-3"), 3 + 6 + 2);
    assert_eq!(points("sa-1", "ee-1-1"), 2 + 3 + 6 + 2);
}

/// Takes effect after effect, whatever they do, until the turn is over.
fn take_everything(scene: &mut Scene) {
    scene.any_luck(1);
    while scene.state().turn() == Turn::Seat(scene.seat("axis")) {
        let first = scene.legal()[0].clone();
        scene.play(&format!("axis {first}"));
    }
}

#[test]
fn r6_7_filled_and_closed_at_once_is_only_closed() {
    let last_space = west().on("we-3-1", "axis navy1").on("we-3-2", "axis army1");
    let mut scene = last_space.scene();
    scene.luck("draw army1").play("allies place army3 we-3-3");
    assert_eq!(scene.points(), [0, 5 + 2], "the row and the bonus come once");
    assert!(!scene.events().iter().any(|event| matches!(event, Event::Campaign { .. })));
}

#[test]
fn r6_9_strategic_advantage_closes_nothing_and_neither_does_a_setback() {
    let mut scene = west().marker("pacific", 13).marker("eastern-europe", 12).scene();
    scene.play("allies place army3 we-3-3").play("allies take we-3-2").play("allies advance pacific");
    assert_eq!((scene.marker("pacific"), scene.is_open("pacific")), (13, true));
    let mut scene = base("allies").reserve("allies", "nuclear").marker("pacific", -12).scene();
    scene.luck("draw army1").play("allies place nuclear ee-1-1");
    assert_eq!((scene.marker("pacific"), scene.is_open("pacific"), scene.points()), (-13, true, [0, 0]));
}
