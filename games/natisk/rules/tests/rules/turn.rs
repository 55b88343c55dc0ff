//! Section 3: the turn.

use sandtable_core::prelude::*;

use sandtable_core::{Rng, Turn};
use sandtable_natisk::Event;

use crate::common::{Look, base};

/// What happened, in one word each.
fn story(events: &[Event]) -> Vec<&'static str> {
    let word = |event: &Event| match event {
        Event::Placed { .. } => "placed",
        Event::Moved { .. } => "moved",
        Event::Drew { .. } => "drew",
        Event::Researched { .. } => "researched",
        Event::Bombed { .. } => "bombed",
        Event::Propaganda { .. } => "propaganda",
        Event::Campaign { .. } => "campaign",
        Event::LastTurn { .. } => "last turn",
        other => panic!("{other:?} is not expected here"),
    };
    events.iter().map(word).collect()
}

/// The rulebook's first picture: a navy of strength 1 moved the marker one space for the Axis, then an army of strength
/// 3 moves it three for the Allies.
#[test]
fn r3_1_navy_one_then_army_three() {
    let mut scene = base("axis").reserve("axis", "navy1").reserve("allies", "army3").scene();
    scene.luck("draw army1").luck("draw army1").play("axis place navy1 we-1-1");
    assert_eq!(scene.marker("western-europe"), -1);
    scene.luck("research spy").luck("draw army1").play("allies place army3 we-1-2");
    assert_eq!(scene.marker("western-europe"), 2);
}

#[test]
fn r3_1_place_effect_march_campaign_draw_end() {
    let mut scene = base("axis")
        .reserve("axis", "army1")
        .on("we-1-1", "allies navy1")
        .on("we-1-2", "allies army1")
        .points(22, 0)
        .scene();
    scene.luck("draw army2").play("axis place army1 we-1-3");
    assert_eq!(story(scene.events()), ["placed", "propaganda", "moved", "campaign", "drew", "last turn"]);
    assert_eq!(scene.points(), [25, 0]);
}

#[test]
fn r3_2_one_placement_is_compulsory() {
    let mut scene = base("axis").reserve("axis", "army1 navy1").scene();
    scene.refuse("axis done");
    assert_eq!(scene.forbidden_by("axis done"), "3.2");
    assert!(scene.legal().iter().all(|action| action.starts_with("place ")));
    scene.luck("draw air1").play("axis place army1 ee-1-1");
    assert_eq!(scene.reserve("axis"), "air1 navy1", "it came out of the reserve");
    assert_eq!(scene.state().turn(), Turn::Seat(scene.seat("allies")), "and it is one only");
}

#[test]
fn r3_2_who_is_to_place_can_place_in_every_world_the_rival_imagines() {
    let others = ["pacific", "western-europe", "africa", "south-east-asia"];
    let position = base("allies").reserve("allies", "army1");
    let scene = others.iter().fold(position, |position, theatre| position.closed(theatre)).scene();
    for seed in 0..20 {
        let mut world = scene.state().clone();
        world.determinize(scene.seat("axis"), &mut Rng::new(seed));
        let mut legal = Vec::new();
        world.legal(&mut legal);
        assert!(!legal.is_empty(), "a navy alone would have lost before (seed {seed})");
    }
}

#[test]
fn r3_2_a_unit_is_taken_and_then_put_on_a_space() {
    let scene = base("axis").reserve("axis", "army1").scene();
    let mut path = Vec::new();
    scene.state().path("place army1 we-1-2".parse().unwrap(), &mut path);
    assert_eq!(path.iter().map(ToString::to_string).collect::<Vec<_>>(), ["reserve-army1", "we-1-2"]);
}

#[test]
fn r3_3_on_a_free_space_of_an_active_campaign_that_suits() {
    let scene = base("axis")
        .reserve("axis", "navy1")
        .on("we-1-1", "allies navy1")
        .on("po-1-1", "allies navy1")
        .full("allies", "sa")
        .scene();
    assert_eq!(
        scene.legal(),
        ["we-1-3", "po-1-2", "af-1-2", "af-1-3", "af-1-4"].map(|to| format!("place navy1 {to}"))
    );
}

#[test]
fn r3_3_only_from_the_own_reserve_and_never_in_a_complete_theatre() {
    let scene = base("axis").reserve("axis", "navy1").reserve("allies", "navy2").closed("pacific").scene();
    assert_eq!(scene.forbidden_by("axis place navy2 we-1-1"), "3.3");
    assert_eq!(scene.forbidden_by("axis place navy1 po-1-2"), "6.4");
    assert_eq!(scene.forbidden_by("axis place navy1 boston-1"), "1.2");
}

#[test]
fn r3_4_effects_come_before_the_march() {
    let mut scene = base("axis").reserve("axis", "army2").marker("eastern-europe", 1).scene();
    scene.luck("draw air1").play("axis place army2 ee-1-1");
    let moves: Vec<_> = scene
        .events()
        .iter()
        .filter_map(|event| match *event {
            Event::Moved { from, to, .. } => Some((from, to)),
            _ => None,
        })
        .collect();
    assert_eq!(moves, [(1, 0), (0, -2)]);
}

#[test]
fn r3_4_effects_are_compulsory_even_if_useless() {
    let mut scene =
        base("axis").reserve("axis", "army1").full("allies", "we-1 we-2").marker("africa", -10).scene();
    scene.play("axis place army1 we-3-2").refuse("axis done");
    assert_eq!(scene.forbidden_by("axis done"), "4.9");
    scene.luck("draw air1").play("axis advance africa");
    assert_eq!(scene.marker("africa"), -10);
}

#[test]
fn r3_4_setback_then_space_then_bombing() {
    let mut scene = base("axis").reserve("axis", "nuclear").scene();
    scene.luck("research spy").luck("draw air1").play("axis place nuclear we-1-2");
    let want = ["placed", "moved", "moved", "moved", "moved", "researched", "moved", "drew"];
    assert_eq!(story(scene.events()), want);
    let mut scene = base("axis").reserve("axis", "bomb-air").reserve("allies", "air1 army1").scene();
    scene.luck("research spy").luck("bomb air1").luck("draw air1").play("axis place bomb-air we-1-2");
    assert_eq!(story(scene.events()), ["placed", "researched", "bombed", "moved", "drew"]);
}

#[test]
fn r3_5_the_marker_goes_through_red() {
    let mut scene = base("axis").reserve("axis", "army3").marker("western-europe", 2).scene();
    scene.luck("research spy").luck("draw air1").play("axis place army3 we-1-2");
    assert_eq!(scene.marker("western-europe"), -1);
}

#[test]
fn r3_5_the_marker_stops_on_the_last_space() {
    let mut scene =
        base("allies").reserve("allies", "army3").full("axis", "af-1").marker("africa", 10).scene();
    scene.play("allies place army3 af-2-3");
    assert_eq!(scene.marker("africa"), 11);
}

#[test]
fn r3_6_one_unit_is_drawn_however_many_were_placed() {
    let mut scene = base("axis").reserve("axis", "air-blitz army1 army2").scene();
    scene
        .play("axis place air-blitz ee-1-1")
        .luck("draw navy1")
        .luck("draw navy2")
        .play("axis place army1 ee-1-2");
    assert_eq!(scene.reserve("axis"), "army2 navy1 navy2", "one by production, one by the draw");
}

#[test]
fn r3_6_an_empty_bag_does_no_harm() {
    let mut scene = base("axis").bag("axis", "").scene();
    scene.play("axis place army2 ee-1-1");
    assert_eq!(scene.state().turn(), Turn::Seat(scene.seat("allies")));
    assert_eq!(scene.ending(), "none");
}

#[test]
fn r3_7_a_reserve_grows_and_shrinks_without_limit() {
    let mut scene = base("axis").bag("axis", "army1").scene();
    assert_eq!(scene.reserve("axis").split(' ').count(), 21);
    scene.luck("draw army1").play("axis place air1 ee-1-1");
    assert_eq!(scene.reserve("axis").split(' ').count(), 21);
    let mut scene = base("axis").reserve("axis", "air-blitz").scene();
    scene.play("axis place air-blitz ee-1-1");
    assert_eq!(scene.reserve("axis"), "", "nothing is left to follow the blitz");
    scene.luck("draw army1").play("axis done");
}
