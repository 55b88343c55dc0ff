//! Section 4: space effects.

use sandtable_core::prelude::*;

use sandtable_core::{Rng, Secret, Turn, Viewer};
use sandtable_natisk::ids::Unit;
use sandtable_natisk::{Ask, Event};

use crate::common::{Look, Scene, base};

/// Whether both players and the public heard the unit of the last event that has one.
fn who_heard(scene: &Scene, unit_of: fn(&Event) -> Option<Secret<Unit>>) -> [Option<Unit>; 3] {
    [Viewer::Seat(scene.seat("axis")), Viewer::Seat(scene.seat("allies")), Viewer::Public].map(|viewer| {
        let unit = scene.heard(viewer).iter().find_map(unit_of);
        unit.expect("that it happened is no secret").value()
    })
}

#[test]
fn r4_1_a_space_without_an_icon_has_no_effect() {
    let mut scene = base("axis").reserve("axis", "army2").full("allies", "we-1").scene();
    scene.luck("draw air1").play("axis place army2 we-2-3");
    assert_eq!((scene.reserve("axis").as_str(), scene.points()), ("air1", [0, 0]));
    assert_eq!(scene.marker("western-europe"), -2);
}

#[test]
fn r4_2_production_draws_one_unit() {
    let mut scene = base("axis").scene();
    scene.luck("draw army3").luck("draw navy1").play("axis place air1 we-1-1");
    assert_eq!(scene.reserve("axis"), "army3 navy1", "one by production and one at the end of the turn");
}

#[test]
fn r4_2_improved_production_draws_two() {
    let mut scene = base("axis").full("allies", "af-1").scene();
    scene.luck("draw army3").luck("draw army2").luck("draw navy1").play("axis place air1 af-2-2");
    assert_eq!(scene.reserve("axis"), "army2 army3 navy1");
}

#[test]
fn r4_3_research_puts_a_special_weapon_into_the_bag() {
    let mut scene = base("axis").scene();
    scene.luck("research nuclear").luck("draw army1").play("axis place air1 we-1-2");
    assert_eq!((scene.in_bag("axis", "nuclear"), scene.reserve("axis").as_str()), (1, "army1"));
    assert_eq!(scene.view(Viewer::Public).research, 17);
}

#[test]
fn r4_3_improved_research_takes_two() {
    let mut scene = base("axis").full("allies", "po-1").scene();
    scene.luck("research spy").luck("research elite-air").luck("draw army1").play("axis place air1 po-2-1");
    assert_eq!((scene.in_bag("axis", "spy"), scene.in_bag("axis", "elite-air")), (1, 1));
}

#[test]
fn r4_3_only_the_taker_may_look() {
    let mut scene = base("axis").scene();
    scene.luck("research nuclear").luck("draw army1").play("axis place air1 we-1-2");
    let researched = |event: &Event| match event {
        Event::Researched { unit, .. } => Some(*unit),
        _ => None,
    };
    assert_eq!(who_heard(&scene, researched), [Some(Unit::Nuclear), None, None]);
    let seen = scene.view(Viewer::Public).sides;
    assert_eq!(seen.map(|side| side.special), [1, 0], "how many each side has is no secret");
}

#[test]
fn r4_4_research_and_production_fills_the_reserve_at_once() {
    let mut scene = base("axis").full("allies", "we-1 we-2").scene();
    scene.luck("research partisans").luck("draw army1").play("axis place air1 we-3-1");
    assert_eq!((scene.reserve("axis").as_str(), scene.in_bag("axis", "partisans")), ("army1 partisans", 0));
}

#[test]
fn r4_4_with_an_empty_pool_nothing_happens() {
    let mut scene = base("axis").pool("", "allies").full("allies", "we-1 we-2").scene();
    scene.luck("draw army1").play("axis place air1 we-3-1");
    assert_eq!(scene.reserve("axis"), "army1");
}

#[test]
fn r4_5_bombing_sends_a_random_unit_back_to_its_bag() {
    let mut scene = base("axis").reserve("allies", "army1 army1 general").scene();
    scene.luck("bomb army1").luck("draw army1").play("axis place air1 po-1-1");
    assert_eq!((scene.reserve("allies").as_str(), scene.in_bag("allies", "army1")), ("army1 general", 2));
}

#[test]
fn r4_5_every_unit_of_the_reserve_is_equally_likely() {
    let scene = base("axis").reserve("allies", "army1 army1 general").scene();
    let mut state = scene.state().clone();
    state.apply("place air1 po-1-1".parse().unwrap(), &mut Vec::new());
    let mut chances = Vec::new();
    state.chances(&mut chances);
    let chances: Vec<_> = chances.iter().map(|(chance, weight)| (chance.to_string(), *weight)).collect();
    assert_eq!(chances, [("bomb army1".to_owned(), 2), ("bomb general".to_owned(), 1)]);
}

#[test]
fn r4_5_both_players_see_what_was_bombed() {
    let mut scene = base("axis").reserve("allies", "army1 general").scene();
    scene.luck("bomb general").luck("draw army1").play("axis place air1 po-1-1");
    let bombed = |event: &Event| match event {
        Event::Bombed { unit, .. } => Some(*unit),
        _ => None,
    };
    assert_eq!(who_heard(&scene, bombed), [Some(Unit::General), Some(Unit::General), None]);
    let seen_by = |viewer| scene.view(viewer).sides[1].bombed;
    let players = ["axis", "allies"].map(|seat| seen_by(Viewer::Seat(scene.seat(seat))));
    assert_eq!(players, [Some(Unit::General); 2], "it is still to be seen afterwards");
    assert_eq!(seen_by(Viewer::Public), None);
}

#[test]
fn r4_6_bombing_an_empty_reserve_does_nothing() {
    let mut scene = base("axis").reserve("allies", "").scene();
    scene.luck("draw army1").play("axis place air1 po-1-1");
    assert!(!scene.events().iter().any(|event| matches!(event, Event::Bombed { .. })));
}

/// The Axis has bombed a nuclear bomb.
fn bombed_bomb() -> Scene {
    let mut scene = base("axis").reserve("allies", "nuclear air1").scene();
    scene.luck("bomb nuclear").luck("draw army1").play("axis place air1 po-1-1");
    scene
}

#[test]
fn r4_6_a_bombed_special_weapon_goes_into_the_bag_of_the_bombed() {
    let scene = bombed_bomb();
    assert_eq!((scene.in_bag("allies", "nuclear"), scene.in_bag("axis", "nuclear")), (1, 0));
    assert_eq!(scene.view(Viewer::Public).research, 17, "it does not go back to the others");
}

#[test]
fn r4_6_the_rival_remembers_it_until_it_is_placed() {
    let mut scene = bombed_bomb();
    let rival = scene.view(Viewer::Seat(scene.seat("axis")));
    assert_eq!(rival.sides[1].exposed, [Unit::Nuclear]);
    assert!(scene.view(Viewer::Public).sides[1].exposed.is_empty(), "nobody else has seen it");
    scene.luck("draw nuclear").play("allies place air1 ee-1-1").any_luck(1).play("axis place army1 we-1-2");
    scene.play("allies place nuclear ee-1-2");
    let rival = scene.view(Viewer::Seat(scene.seat("axis")));
    assert!(rival.sides[1].exposed.is_empty(), "on the board there is nothing to remember");
}

#[test]
fn r4_6_in_every_world_the_rival_imagines_it_is_there() {
    let scene = bombed_bomb();
    for seed in 0..20 {
        let mut world = scene.state().clone();
        world.determinize(scene.seat("axis"), &mut Rng::new(seed));
        let owner = &world.view(Viewer::Seat(scene.seat("allies"))).sides[1];
        let held = [owner.reserve, owner.bag].into_iter().flatten().filter(|units| units.has(Unit::Nuclear));
        assert_eq!(held.count(), 1, "seed {seed}");
    }
}

#[test]
fn r4_7_propaganda_is_worth_what_the_icon_shows() {
    for (space, points) in [("sa-1-1", 2), ("sa-1-2", 1), ("we-1-3", 1)] {
        let mut scene = base("axis").scene();
        scene.luck("draw army1").play(&format!("axis place air1 {space}"));
        assert_eq!(scene.points(), [points, 0], "{space}");
    }
}

#[test]
fn r4_8_tactical_advantage_moves_the_marker_of_this_theatre() {
    let mut scene = base("axis").reserve("axis", "army2").marker("eastern-europe", 2).scene();
    scene.luck("draw air1").play("axis place army2 ee-1-1");
    assert_eq!(scene.marker("eastern-europe"), 2 - 1 - 2);
}

#[test]
fn r4_8_tactical_advantage_may_close_the_theatre_and_the_march_is_void() {
    let mut scene =
        base("allies").reserve("allies", "army2").full("axis", "af-1").marker("africa", 9).scene();
    scene.play("allies place army2 af-2-1");
    let moves = scene.events().iter().filter(|event| matches!(event, Event::Moved { .. })).count();
    assert_eq!((scene.marker("africa"), moves, scene.is_open("africa")), (11, 1, false));
}

#[test]
fn r4_9_strategic_advantage_needs_another_theatre() {
    let mut scene =
        base("allies").reserve("allies", "army1").closed("pacific").marker("eastern-europe", -4).scene();
    scene.play("allies place army1 af-1-1");
    assert_eq!(scene.legal_after("advance"), ["western-europe", "eastern-europe", "south-east-asia"]);
    assert_eq!(scene.forbidden_by("allies advance africa"), "4.9");
    assert_eq!(scene.forbidden_by("allies advance pacific"), "6.4");
    scene.luck("draw air1").play("allies advance eastern-europe");
    assert_eq!((scene.marker("eastern-europe"), scene.marker("africa")), (-1, 1), "always towards the mover");
}

#[test]
fn r4_9_the_marker_moves_by_the_number_shown() {
    for (space, steps) in [("sa-1-3", 1), ("po-2-3", 2), ("af-1-1", 3)] {
        let mut scene = base("axis").full("allies", "po-1").marker("eastern-europe", 2).scene();
        scene.play(&format!("axis place air1 {space}"));
        assert_eq!(scene.asks(), Some(Ask::Advance { steps: steps as u8 }), "{space}");
        scene.luck("draw army1").play("axis advance eastern-europe");
        assert_eq!(scene.marker("eastern-europe"), 2 - steps, "{space}");
    }
}

#[test]
fn r4_9_one_must_be_chosen_if_there_is_one_and_else_nothing_happens() {
    let mut scene = base("axis").closed("pacific").closed("western-europe").closed("eastern-europe").scene();
    scene.play("axis place air1 sa-1-3").refuse("axis done");
    assert_eq!(scene.legal(), ["advance africa"]);
    let mut scene = base("axis")
        .closed("pacific")
        .closed("western-europe")
        .closed("eastern-europe")
        .closed("africa")
        .scene();
    scene.luck("draw air1").play("axis place air1 sa-1-3");
    assert_eq!(scene.state().turn(), Turn::Seat(scene.seat("allies")));
}

#[test]
fn r4_10_strategic_advantage_stops_on_the_penultimate_space() {
    for (theatre, before, after) in
        [("western-europe", -12, -13), ("south-east-asia", -9, -10), ("pacific", -13, -13)]
    {
        let mut scene = base("axis").marker(theatre, before).scene();
        scene.play("axis place air1 af-1-1").luck("draw army1").play(&format!("axis advance {theatre}"));
        assert_eq!((scene.marker(theatre), scene.is_open(theatre)), (after, true), "{theatre}");
    }
}

#[test]
fn r4_11_the_mover_takes_what_there_is() {
    let mut scene = base("axis").bag("axis", "army1").full("allies", "af-1").scene();
    scene.luck("draw army1").play("axis place air1 af-2-2");
    assert_eq!(scene.in_bag("axis", "army1"), 0, "one of two, and none at the end of the turn");
    let mut scene = base("axis").pool("spy", "allies").full("allies", "po-1").scene();
    scene.luck("research spy").luck("draw army1").play("axis place air1 po-2-1");
    assert_eq!(scene.view(Viewer::Public).research, 0);
    scene = base("axis").pool("", "allies").scene();
    scene.luck("draw army1").play("axis place air1 we-1-2");
    assert_eq!(scene.reserve("axis"), "army1");
}
