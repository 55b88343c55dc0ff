//! Section 5: the spy, copying every kind of unit.

use sandtable_natisk::{Event, ids::Unit};

use crate::common::{Look, Position, Scene, base, blanks};

/// The Axis has a spy and the Allies placed this last.
fn after(unit: &str) -> Position {
    base("axis").reserve("axis", "spy").last("allies", unit)
}

/// The spy as this unit, placed there; what is left of the march.
fn march(unit: &str, space: &str) -> i8 {
    let mut scene = after(unit).scene();
    scene.any_luck(1).play(&format!("axis place spy {space}"));
    let theatre = space.parse::<sandtable_natisk::ids::Space>().unwrap().theatre();
    -scene.marker(theatre.word())
}

#[test]
fn r5_12_the_spy_is_what_the_rival_placed_last() {
    let mut scene = base("allies").reserve("allies", "army3 navy2").reserve("axis", "spy").scene();
    scene.luck("research nuclear").luck("draw army1").play("allies place army3 we-1-2");
    scene.refuse("axis place spy po-1-1").luck("draw army1").play("axis place spy ee-1-1");
    assert_eq!(scene.marker("eastern-europe"), -4, "an army of strength 3, and a tactical advantage");
    let (unit, played) = scene.events().iter().find_map(placed).unwrap();
    assert_eq!((unit, played), (Unit::Spy, Unit::Army3));
}

fn placed(event: &Event) -> Option<(Unit, Unit)> {
    match *event {
        Event::Placed { unit, played, .. } => Some((unit, played)),
        _ => None,
    }
}

#[test]
fn r5_12_after_a_chain_of_blitzes_it_is_the_last_of_the_chain() {
    let mut scene = base("allies").reserve("allies", "air-blitz army3").reserve("axis", "spy").scene();
    scene.play("allies place air-blitz ee-1-1");
    scene.luck("draw army1").luck("draw army1").play("allies place army3 ee-1-2");
    scene.luck("draw army1").play("axis place spy we-1-3");
    assert_eq!(scene.marker("western-europe"), -3);
}

#[test]
fn r5_12_same_type_and_strength() {
    for (unit, space, strength) in [
        ("army2", "we-1-2", 2),
        ("navy3", "we-1-1", 3),
        ("air2", "we-1-1", 2),
        ("elite-army", "we-1-2", 4),
        ("elite-navy", "we-1-1", 4),
        ("elite-air", "we-1-1", 3),
    ] {
        assert_eq!(march(unit, space), strength, "{unit}");
    }
    assert_eq!(after("navy3").scene().forbidden_by("axis place spy we-1-2"), "1.3");
    assert_eq!(after("army3").scene().forbidden_by("axis place spy we-1-1"), "1.3");
}

#[test]
fn r5_12_as_a_blitz_unit_it_may_be_followed() {
    for unit in ["air-blitz", "blitz-army", "blitz-navy"] {
        let mut scene = after(unit).reserve("axis", "spy army1").scene();
        scene.play(&format!("axis place spy {}", if unit == "blitz-navy" { "sa-1-1" } else { "ee-1-1" }));
        assert!(scene.legal().contains(&"done".to_owned()), "{unit}");
    }
}

#[test]
fn r5_12_as_a_task_force_it_ignores_the_effect() {
    for (unit, strength) in [("task-army", 5), ("task-navy", 5), ("task-air", 4)] {
        let mut scene = after(unit).scene();
        scene.luck("draw army1").play("axis place spy sa-1-2");
        assert_eq!((scene.points(), scene.marker("south-east-asia")), ([0, 0], -strength), "{unit}");
    }
}

#[test]
fn r5_12_as_a_bombing_unit_it_bombs() {
    for (unit, strength) in [("bomb-navy", 2), ("bomb-air", 1)] {
        let mut scene = after(unit).reserve("allies", "army1 navy1").scene();
        scene.luck("bomb navy1").luck("draw army1").play("axis place spy sa-1-2");
        assert_eq!((scene.reserve("allies").as_str(), scene.marker("south-east-asia")), ("army1", -strength));
    }
}

#[test]
fn r5_12_as_a_nuclear_bomb_it_costs_its_owner_ground() {
    let mut scene = after("nuclear").scene();
    scene.luck("draw army1").play("axis place spy we-1-3");
    assert_eq!((scene.marker("western-europe"), scene.marker("pacific"), scene.marker("africa")), (-7, 2, 2));
}

#[test]
fn r5_12_as_a_scientist_it_may_go_anywhere() {
    let mut scene = after("scientist").scene();
    assert_eq!(scene.legal().len(), 41);
    scene.luck("draw army1").play("axis place spy ee-3-4");
    assert_eq!((scene.points(), scene.marker("eastern-europe")), ([2, 0], 0));
}

#[test]
fn r5_12_as_skilled_leadership_it_doubles_the_effect() {
    let mut scene = after("leadership").scene();
    scene.luck("draw army1").play("axis place spy sa-1-1");
    assert_eq!((scene.points(), scene.marker("south-east-asia")), ([4, 0], -1));
}

#[test]
fn r5_12_as_a_blank_it_is_that_blank() {
    let position = blanks("axis", &["second navy 8 bombing"]).reserve("axis", "spy").last("allies", "blank1");
    let mut scene = position.reserve("allies", "army1 navy1").scene();
    scene.refuse("axis place spy we-1-2");
    scene.luck("bomb navy1").luck("draw army1").play("axis place spy we-1-3");
    assert_eq!(scene.marker("western-europe"), -8);
}

#[test]
fn r5_13_as_a_leader_it_counts_the_units_of_its_owner() {
    let beside = |unit| {
        let mine = after(unit).on("we-1-1", "axis navy1").on("we-1-2", "axis air1");
        let theirs =
            mine.on("we-2-1", "allies army1").on("we-2-2", "allies army1").on("we-2-3", "allies navy1");
        let mut scene = theirs.on("we-3-3", "axis army1").scene();
        scene.luck("draw army1").play("axis place spy we-1-3");
        -scene.marker("western-europe")
    };
    assert_eq!(beside("general"), 1 + 2, "an army and an air unit");
    assert_eq!(beside("admiral"), 1 + 2, "a navy and an air unit");
}

#[test]
fn r5_13_as_partisans_it_looks_from_its_owners_side() {
    let strength = |marker| {
        let mut scene = after("partisans").marker("western-europe", marker).scene();
        scene.luck("draw army1").play("axis place spy we-1-3");
        marker - scene.marker("western-europe")
    };
    assert_eq!((strength(4), strength(0), strength(-4)), (3, 1, 1));
}

#[test]
fn r5_13_a_spy_that_copies_a_spy_is_what_that_spy_was() {
    let mut scene = base("allies").reserve("allies", "spy").last("axis", "elite-navy").scene();
    scene.luck("draw army1").luck("draw army1").play("allies place spy we-1-1");
    let seen = scene.view(sandtable_core::Viewer::Public);
    assert_eq!(seen.sides[1].last, Some(Unit::EliteNavy), "this is what the rival's spy would copy");
}

#[test]
fn r5_13_before_the_rival_has_placed_the_spy_cannot_be_played() {
    let scene: Scene = base("axis").reserve("axis", "spy army1").scene();
    assert_eq!(scene.legal_after("place spy"), [""; 0]);
    assert_eq!(scene.forbidden_by("axis place spy we-1-2"), "5.13");
}

#[test]
fn r5_13_a_placed_spy_remains_a_special_weapon() {
    let mut scene =
        base("axis").reserve("axis", "general").on("ee-1-1", "axis spy").last("allies", "army3").scene();
    scene.luck("draw army1").luck("draw army1").play("axis place general ee-1-2");
    assert_eq!(scene.marker("eastern-europe"), -1);
}
