//! Section 1: the game and its parts.

use sandtable_core::{Game, Source};
use sandtable_natisk::ids::{Ability, Board, Side, Theatre, Unit};
use sandtable_natisk::tables::{EUROPEAN_UNITS, LATER_WEAPONS, SPECIAL_WEAPONS, UNITS};
use sandtable_natisk::{Action, Frame, Natisk, State};

use crate::book;
use crate::common::{Look, Scene, base, read};

#[test]
fn a_position_and_what_happens_in_it_are_small() {
    assert!(size_of::<Action>() <= 8 && size_of::<Frame>() <= 8 && size_of::<State>() <= 1024);
}

#[test]
fn r1_1_the_axis_is_the_first_side_and_the_allies_are_the_second() {
    assert_eq!(Natisk::seats(&sandtable_natisk::Options::default()), ["axis", "allies"]);
    assert!(Side::Axis.is_first() && !Side::Allies.is_first());
    assert_eq!((Side::Axis.rival(), Side::Allies.rival()), (Side::Allies, Side::Axis));
}

#[test]
fn r1_1_points_come_from_campaigns_theatres_and_propaganda() {
    let mut scene = base("allies").reserve("axis", "army2").on("ee-1-1", "axis army1").scene();
    scene.luck("draw army1").luck("draw air1").play("allies place air1 ee-1-2");
    assert_eq!(scene.points(), [0, 2], "a campaign");
    scene.luck("draw air1").play("axis place army2 ee-2-1");
    assert_eq!(scene.points(), [1, 2], "propaganda");
    let mut scene =
        base("axis").full("allies", "po-1 po-2").on("po-3-1", "allies navy1").marker("pacific", -13).scene();
    scene.luck("draw air1").play("axis place air1 po-3-3").play("axis take po-3-2");
    assert_eq!(scene.points(), [2 + 5 + 2, 0], "propaganda and a theatre");
}

#[test]
fn r1_2_five_theatres_thirteen_campaigns_forty_one_spaces() {
    assert_eq!(Board::Base.theatres().len(), 5);
    assert_eq!(book::campaigns(Board::Base), (13, 45));
    assert_eq!(Board::Base.spaces().count(), 41);
    assert_eq!(book::grounds(Board::Base), [16, 11, 14]);
}

#[test]
fn r1_2_the_effects_of_the_base_board() {
    let want = [
        ("bombing", 5),
        ("improved production", 1),
        ("improved research", 2),
        ("production", 4),
        ("propaganda 1", 4),
        ("propaganda 2", 4),
        ("research", 3),
        ("research and production", 1),
        ("strategic +1", 1),
        ("strategic +2", 1),
        ("strategic +3", 3),
        ("tactical +1", 2),
        ("tactical +2", 2),
        ("–", 8),
    ];
    assert_eq!(book::effects(Board::Base), want.map(|(effect, n)| (effect.to_owned(), n)).into());
}

#[test]
fn r1_2_every_row_is_the_printed_one() {
    for theatre in Board::Base.theatres() {
        assert_eq!(theatre.row().source, Source::Printed);
        for (at, campaign) in theatre.row().campaigns.iter().enumerate() {
            let cells = book::line("1.2", &format!("{}-{}", theatre.code(), at + 1));
            assert!(cells[0].ends_with(&format!("`{theatre}`")), "{}", cells[0]);
            assert_eq!(cells[2], campaign.points.to_string());
            let spaces: Vec<_> = cells[3..].iter().filter(|cell| !cell.is_empty()).cloned().collect();
            assert_eq!(spaces, book::spaces(campaign));
        }
    }
}

/// The figure, the code word, the unit type or the ground and effect in a cell of a table.
fn data(cell: &str) -> Option<&str> {
    let words = ["army", "navy", "air", "army+navy", "any", "copied", "yes", ""];
    let plain =
        words.contains(&cell) || cell.contains(": ") || cell.starts_with(|sign: char| sign.is_numeric());
    cell.split('`').nth(1).or(plain.then_some(cell))
}

#[test]
fn r1_2_the_tables_are_the_same_in_both_languages() {
    let [english, russian] = book::both_languages();
    let cells = || english.iter().flatten().zip(russian.iter().flatten());
    assert_eq!(
        english.iter().map(Vec::len).collect::<Vec<_>>(),
        russian.iter().map(Vec::len).collect::<Vec<_>>()
    );
    for (english, russian) in cells() {
        assert_eq!(data(russian), data(english), "{english} | {russian}");
    }
    assert!(cells().filter(|(english, _)| data(english).is_some()).count() > 400);
}

#[test]
fn r1_2_a_space_is_named_by_theatre_row_and_place() {
    let space: sandtable_natisk::ids::Space = read("we-1-2");
    assert_eq!(space.theatre(), Theatre::WesternEurope);
    assert_eq!((space.row().campaign, space.row().number), (0, 1));
    for space in Board::Base.spaces() {
        assert_eq!(read::<sandtable_natisk::ids::Space>(&space.to_string()), space);
    }
}

/// Where a unit of the Axis may go in the third row of Western Europe and the first of Africa: land, sea and both.
fn grounds_for(unit: &str) -> Vec<String> {
    let scene = base("axis")
        .reserve("axis", unit)
        .closed("pacific")
        .closed("eastern-europe")
        .closed("south-east-asia");
    let scene = scene.full("allies", "we-1 we-2").scene();
    scene.legal_after(&format!("place {unit}"))
}

#[test]
fn r1_3_an_army_goes_on_land() {
    assert_eq!(grounds_for("army1"), ["we-3-1", "we-3-2", "we-3-3", "af-1-1", "af-1-3", "af-1-4"]);
}

#[test]
fn r1_3_a_navy_goes_to_sea() {
    assert_eq!(grounds_for("navy1"), ["we-3-1", "we-3-3", "af-1-2", "af-1-3", "af-1-4"]);
    let scene = base("axis").reserve("axis", "army1 navy1").scene();
    assert_eq!(scene.forbidden_by("axis place army1 we-1-1"), "1.3");
    assert_eq!(scene.forbidden_by("axis place navy1 we-1-2"), "1.3");
}

#[test]
fn r1_3_air_and_units_of_any_type_go_everywhere() {
    let everywhere = ["we-3-1", "we-3-2", "we-3-3", "af-1-1", "af-1-2", "af-1-3", "af-1-4"];
    assert_eq!(grounds_for("air2"), everywhere);
    assert_eq!(grounds_for("leadership"), everywhere);
}

#[test]
fn r1_3_one_space_holds_one_unit() {
    let scene = base("axis").reserve("axis", "army1").on("we-1-2", "allies army1").scene();
    assert_eq!(scene.forbidden_by("axis place army1 we-1-2"), "3.3");
}

#[test]
fn r1_4_the_tracks() {
    for theatre in Board::Base.theatres() {
        let track = theatre.row().track;
        let short = matches!(theatre, Theatre::Africa | Theatre::SouthEastAsia);
        let want = if short { (10, 11, [4, 8]) } else { (13, 14, [5, 10]) };
        assert_eq!((track.safe, track.end, track.icons.unwrap()), want, "{theatre}");
        assert_eq!(track.close, track.end, "{theatre} is closed by its last space only");
    }
}

#[test]
fn r1_4_each_side_has_an_arm_of_its_own() {
    let mut scene = base("axis").reserve("axis", "army2").reserve("allies", "army3 air1").scene();
    scene.luck("research spy").luck("draw air1").play("axis place army2 we-1-2");
    assert_eq!(scene.marker("western-europe"), -2);
    scene.luck("draw air1").play("allies place army3 ee-1-1");
    assert_eq!(scene.marker("eastern-europe"), 4);
}

#[test]
fn r1_5_twenty_two_units_for_each_side() {
    assert_eq!(book::total(EUROPEAN_UNITS), 22);
    book::assert_lists("1.5", EUROPEAN_UNITS);
    assert!(EUROPEAN_UNITS.iter().all(|&(_, _, source)| source == Source::Printed));
    let scene = Scene::new(&sandtable_natisk::Options::default());
    for side in ["axis", "allies"] {
        for &(unit, count, _) in EUROPEAN_UNITS {
            assert_eq!(scene.in_bag(side, unit.word()), count, "{unit} of {side}");
        }
    }
}

#[test]
fn r1_6_eighteen_special_weapons() {
    assert_eq!(book::total(SPECIAL_WEAPONS) + book::total(LATER_WEAPONS), 18);
    book::assert_lists("1.6", SPECIAL_WEAPONS);
    book::assert_lists("1.6", LATER_WEAPONS);
    assert!(
        [SPECIAL_WEAPONS, LATER_WEAPONS].concat().iter().all(|&(_, _, source)| source == Source::Printed)
    );
    let special = |unit: &Unit| UNITS[*unit as usize].special;
    assert_eq!(Unit::ALL[..UNITS.len()].iter().filter(|unit| special(unit)).count(), 15);
}

#[test]
fn r1_6_both_sides_research_the_same_pool() {
    let mut scene = base("axis").reserve("axis", "army1").reserve("allies", "navy1 air1").scene();
    scene.luck("research nuclear").luck("draw air1").play("axis place army1 we-1-2");
    let at_sea = "allies place navy1 po-1-2";
    scene.luck("research spy").luck("draw air1").play(at_sea);
    assert_eq!((scene.in_bag("axis", "nuclear"), scene.in_bag("allies", "spy")), (1, 1));
}

#[test]
fn r1_7_only_the_topmost_row_with_a_free_space_is_active() {
    let mut scene = base("axis").reserve("axis", "army1 army2").on("ee-1-1", "allies army1").scene();
    assert_eq!(scene.forbidden_by("axis place army1 ee-2-1"), "1.7");
    scene.luck("draw army3").luck("draw army3").play("axis place army1 ee-1-2");
    scene.luck("draw air1").play("allies place air1 ee-2-3");
    assert!(scene.legal_after("place army2").contains(&"ee-2-1".to_owned()));
}

#[test]
fn r1_8_the_side_on_whose_arm_the_marker_stands_leads() {
    let scene = base("axis").marker("africa", 3).marker("pacific", -2).scene();
    let lead = |side, theatre| scene.state().lead(side, theatre);
    assert_eq!((lead(Side::Allies, Theatre::Africa), lead(Side::Axis, Theatre::Africa)), (3, -3));
    assert_eq!((lead(Side::Axis, Theatre::Pacific), lead(Side::Allies, Theatre::Pacific)), (2, -2));
    assert_eq!(
        (lead(Side::Axis, Theatre::WesternEurope), lead(Side::Allies, Theatre::WesternEurope)),
        (0, 0)
    );
}

#[test]
fn the_abilities_of_the_printed_units() {
    let with = |ability| {
        let units = Unit::ALL[..UNITS.len()].iter();
        units
            .filter(|unit| UNITS[**unit as usize].ability == ability)
            .map(|unit| unit.word())
            .collect::<Vec<_>>()
    };
    assert_eq!(with(Ability::Blitz), ["air-blitz", "blitz-army", "blitz-navy"]);
    assert_eq!(with(Ability::Bombing), ["air-bomb", "bomb-navy", "bomb-air"]);
    assert_eq!(with(Ability::TaskForce), ["task-army", "task-navy", "task-air"]);
    assert_eq!(with(Ability::General), ["general"]);
    assert_eq!(with(Ability::Admiral), ["admiral"]);
    assert_eq!(with(Ability::Nuclear), ["nuclear"]);
    assert_eq!(with(Ability::Partisans), ["partisans"]);
    assert_eq!(with(Ability::Leadership), ["leadership"]);
    assert_eq!(with(Ability::Spy), ["spy"]);
    assert_eq!(with(Ability::Scientist), ["scientist"]);
}
