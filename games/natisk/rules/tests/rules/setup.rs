//! Section 2: set-up.

use sandtable_core::prelude::*;

use sandtable_core::{Turn, Viewer};
use sandtable_natisk::ids::{Board, Unit};
use sandtable_natisk::{Event, Options};

use crate::common::{Look, Scene, base, blanks, read};

/// The first position, with three units dealt to each side.
fn dealt(options: &Options) -> Scene {
    let mut scene = Scene::new(options);
    for unit in ["army1", "army1", "navy3", "air1", "general", "air2"] {
        scene.luck(&format!("draw {unit}"));
    }
    scene
}

#[test]
fn r2_1_markers_on_red_and_no_points() {
    let scene = Scene::new(&Options::default());
    for theatre in Board::Base.theatres() {
        assert_eq!(scene.marker(theatre.word()), 0);
    }
    assert_eq!(scene.points(), [0, 0]);
    assert!(Board::Base.spaces().all(|space| scene.state().occupant(space).is_none()));
}

#[test]
fn r2_2_each_side_draws_three_units_at_random() {
    let first = Scene::new(&Options::default());
    assert_eq!(first.chances().iter().map(|(_, weight)| weight).sum::<u32>(), 22);
    assert!(first.chances().contains(&("draw air1".to_owned(), 3)), "as often as there are such units");
    let scene = dealt(&Options::default());
    assert_eq!(scene.reserve("axis"), "army1 army1 navy3");
    assert_eq!(scene.reserve("allies"), "air1 air2 general");
    assert_eq!((scene.in_bag("axis", "army1"), scene.in_bag("allies", "general")), (1, 0));
}

#[test]
fn r2_3_what_is_in_a_reserve_is_secret_and_how_much() {
    let view = |units| {
        let scene = base("axis").reserve("allies", units).scene();
        let seat = scene.seat("axis");
        scene.view(Viewer::Seat(seat))
    };
    assert_eq!(view("army1"), view("navy3 general air2"));
    let public = base("axis").scene().view(Viewer::Public);
    assert!(public.sides.iter().all(|side| side.reserve.is_none() && side.bag.is_none()));
}

#[test]
fn r2_3_a_rival_does_not_hear_what_is_drawn() {
    let mut scene = base("axis").scene();
    scene.luck("draw navy2").play("axis place air1 ee-1-1");
    let heard_by = |seat| {
        let events = scene.heard(Viewer::Seat(scene.seat(seat)));
        let drawn = events.into_iter().find_map(|event| match event {
            Event::Drew { unit, .. } => Some(unit.value()),
            _ => None,
        });
        drawn.expect("the draw itself is no secret")
    };
    assert_eq!((heard_by("axis"), heard_by("allies")), (Some(Unit::Navy2), None));
}

#[test]
fn r2_3_a_rival_does_not_hear_which_special_weapon_came_into_the_reserve() {
    let mut scene = base("axis").full("allies", "we-1 we-2").scene();
    scene.luck("research spy").luck("draw army1").play("axis place air1 we-3-1");
    let heard_by = |viewer| {
        let came = scene.heard(viewer).into_iter().find_map(|event| match event {
            Event::Requisitioned { unit, .. } => Some(unit.value()),
            _ => None,
        });
        came.expect("that one came is no secret")
    };
    let players = ["axis", "allies"].map(|seat| heard_by(Viewer::Seat(scene.seat(seat))));
    assert_eq!((players, heard_by(Viewer::Public)), ([Some(Unit::Spy), None], None));
}

#[test]
fn r2_4_eighteen_special_weapons_or_sixteen() {
    let research = |options: &Options| dealt(options).view(Viewer::Public).research;
    assert_eq!(research(&Options::default()), 18);
    assert_eq!(research(&Options { later_weapons: false, ..Options::default() }), 16);
}

#[test]
fn r2_4_the_sixteen_are_without_leadership_and_partisans() {
    for (later_weapons, count) in [(true, 1), (false, 0)] {
        let scene = Scene::new(&Options { later_weapons, ..Options::default() });
        let census = scene.state().census();
        let count_of = |unit: &str| census.get(unit).copied().unwrap_or(0);
        assert_eq!((count_of("leadership"), count_of("partisans"), count_of("elite-air")), (count, count, 2));
    }
}

#[test]
fn r2_5_the_axis_moves_first_and_the_sides_take_turns() {
    let mut scene = dealt(&Options::default());
    for (seat, place) in [("axis", "army1 ee-1-1"), ("allies", "air1 sa-1-1"), ("axis", "army1 ee-1-2")] {
        assert_eq!(scene.state().turn(), Turn::Seat(scene.seat(seat)));
        scene.any_luck(1).play(&format!("{seat} place {place}"));
    }
}

#[test]
fn r2_6_a_blank_starts_where_it_says() {
    let blanks = ["first army 4", "second air 9 bombing", "research any 2 blitz"];
    let options = Options { blanks: blanks.map(read).to_vec(), ..Options::default() };
    let scene = Scene::new(&options);
    assert_eq!((scene.in_bag("axis", "blank1"), scene.in_bag("allies", "blank2")), (1, 1));
    assert_eq!(scene.view(Viewer::Public).research, 19);
}

#[test]
fn r2_6_only_six_blanks_and_neither_spies_nor_scientists() {
    let blanks = |count| Options { blanks: vec![read("first army 4"); count], ..Options::default() };
    assert!(
        <sandtable_natisk::Natisk as sandtable_core::Game>::setup(
            &blanks(6),
            <sandtable_natisk::Natisk as sandtable_core::Game>::RULES
        )
        .is_ok()
    );
    assert!(
        <sandtable_natisk::Natisk as sandtable_core::Game>::setup(
            &blanks(7),
            <sandtable_natisk::Natisk as sandtable_core::Game>::RULES
        )
        .is_err()
    );
    for wrong in
        ["first army 4 spy", "first army 4 scientist", "first army 10", "nobody army 4", "first tank 4"]
    {
        assert!(wrong.parse::<sandtable_natisk::Blank>().is_err(), "{wrong}");
    }
}

#[test]
fn r2_6_a_blank_has_the_type_strength_and_ability_it_was_given() {
    let mut scene = blanks("axis", &["first navy 6 blitz", "research army 2 task-force"])
        .reserve("axis", "blank1 blank2 air1")
        .scene();
    scene.refuse("axis place blank1 we-1-2").refuse("axis place blank2 we-1-1");
    scene.luck("draw army1").play("axis place blank1 we-1-1");
    assert_eq!(scene.marker("western-europe"), -6);
    scene.luck("draw army2").play("axis place blank2 we-1-2");
    assert_eq!(scene.marker("western-europe"), -8, "and no research on the way");
}

#[test]
fn r2_6_leaders_count_a_blank_by_its_type() {
    let general_beside = |blank, occupant| {
        let scene = blanks("axis", &[blank]).reserve("axis", "general").on("we-1-3", occupant).scene();
        let state = scene.state();
        let theatre = sandtable_natisk::ids::Theatre::WesternEurope;
        [Unit::General, Unit::Admiral]
            .map(|unit| state.strength(sandtable_natisk::ids::Side::Axis, unit, theatre))
    };
    assert_eq!(general_beside("first army+navy 4", "axis blank1"), [2, 2]);
    assert_eq!(general_beside("first any 4", "axis blank1"), [1, 1]);
    assert_eq!(general_beside("first air 4", "axis blank1"), [2, 2]);
    assert_eq!(general_beside("first navy 4", "axis blank1"), [1, 2]);
    assert_eq!(general_beside("research army 4", "axis blank1"), [1, 1], "a special weapon");
}

#[test]
fn r2_6_leaders_and_partisans_make_their_own_strength() {
    let mut scene = blanks("axis", &["first air 9 general", "first army 9 partisans"])
        .reserve("axis", "blank1 blank2")
        .on("ee-1-1", "axis army1")
        .marker("africa", 5)
        .scene();
    scene.luck("draw army1").luck("draw army1").play("axis place blank1 ee-1-2");
    assert_eq!(scene.marker("eastern-europe"), -2);
    scene.any_luck(1).play("allies place air1 po-1-2").play("axis place blank2 af-1-3");
    assert_eq!(scene.marker("africa"), 2);
    let where_nobody_leads = scene.state().strength(
        sandtable_natisk::ids::Side::Axis,
        Unit::Blank2,
        sandtable_natisk::ids::Theatre::WesternEurope,
    );
    assert_eq!(where_nobody_leads, 1, "never the 9 it was given");
}

#[test]
fn r2_6_a_blank_leads_like_an_admiral_or_like_skilled_leadership() {
    let mut scene = blanks("axis", &["first navy 9 admiral", "research air 2 leadership"])
        .reserve("axis", "blank1 blank2")
        .on("we-1-2", "axis air1")
        .scene();
    scene.luck("draw army1").luck("draw army1").play("axis place blank1 we-1-1");
    assert_eq!(scene.marker("western-europe"), -2);
    scene.luck("draw army1").play("allies place air1 ee-1-1");
    scene.luck("draw navy1").play("axis place blank2 sa-1-1");
    assert_eq!((scene.points(), scene.marker("south-east-asia")), ([4, 0], -2));
}

#[test]
fn r2_6_a_blank_may_be_a_nuclear_bomb_or_bomb() {
    let bombs = ["second air 3 nuclear", "second navy 0 bombing"];
    let mut scene =
        blanks("allies", &bombs).reserve("allies", "blank1 blank2").reserve("axis", "air1 army1").scene();
    scene.luck("draw army1").play("allies place blank1 sa-1-2");
    assert_eq!(
        (scene.marker("south-east-asia"), scene.marker("africa"), scene.marker("pacific")),
        (3, -2, -2)
    );
    scene.luck("draw army2").play("axis place air1 ee-1-1");
    scene.luck("bomb army1").luck("draw army1").play("allies place blank2 sa-1-1");
    assert_eq!((scene.marker("south-east-asia"), scene.reserve("axis").as_str()), (3, "army2"));
}

#[test]
fn r2_7_a_side_belongs_to_its_player_and_so_does_what_is_behind_its_screen() {
    let scene = dealt(&Options::default());
    for (seat, own, other) in [("axis", 0, 1), ("allies", 1, 0)] {
        let sides = scene.view(Viewer::Seat(scene.seat(seat))).sides;
        assert!(
            sides[own].reserve.is_some() && sides[own].bag.is_some(),
            "{seat} looks behind the own screen"
        );
        assert!(sides[other].reserve.is_none() && sides[other].bag.is_none(), "and behind no other");
    }
}
