//! Section 5: the nuclear bomb and the bombing units.

use sandtable_natisk::Event;

use crate::common::{Look, base};

#[test]
fn r5_9_a_nuclear_bomb_costs_ground_in_every_other_theatre() {
    let mut scene =
        base("allies").reserve("allies", "nuclear").marker("africa", 1).marker("pacific", -3).scene();
    scene.luck("research spy").luck("draw army1").play("allies place nuclear we-1-2");
    assert_eq!(scene.marker("western-europe"), 7, "its own theatre is spared");
    let others =
        ["africa", "pacific", "eastern-europe", "south-east-asia"].map(|theatre| scene.marker(theatre));
    assert_eq!(others, [-1, -5, -2, -2]);
}

#[test]
fn r5_9_complete_theatres_are_not_touched() {
    let complete = base("axis").reserve("axis", "nuclear").closed("africa").full("allies", "sa");
    let mut scene = complete.marker("africa", 11).marker("south-east-asia", 3).scene();
    scene.luck("draw army1").play("axis place nuclear ee-1-1");
    assert_eq!(
        (scene.marker("africa"), scene.marker("south-east-asia"), scene.marker("pacific")),
        (11, 3, 2)
    );
}

#[test]
fn r5_9_it_is_an_army() {
    let scene = base("axis").reserve("axis", "nuclear").scene();
    assert_eq!(scene.forbidden_by("axis place nuclear po-1-1"), "1.3");
}

#[test]
fn r5_10_the_setback_stops_on_the_rivals_penultimate_space() {
    let near = base("axis").reserve("axis", "nuclear").marker("pacific", 12).marker("africa", 10);
    let mut scene = near.marker("south-east-asia", 9).marker("eastern-europe", 13).scene();
    scene.luck("research spy").luck("draw army1").play("axis place nuclear we-1-2");
    let markers =
        ["pacific", "africa", "south-east-asia", "eastern-europe"].map(|theatre| scene.marker(theatre));
    assert_eq!(markers, [13, 10, 10, 13]);
    assert!(scene.is_open("africa") && scene.is_open("pacific"), "nobody has won them");
}

#[test]
fn r5_10_the_setback_comes_before_the_effect_of_the_space() {
    let mut scene = base("axis").reserve("axis", "nuclear").marker("pacific", -13).scene();
    scene.play("axis place nuclear af-1-1").luck("draw army1").play("axis advance pacific");
    assert_eq!(scene.marker("pacific"), -13, "back to 11, then 3 forward as far as 13");
}

#[test]
fn r5_11_bombing_units_bomb_after_the_effect_of_their_space() {
    for (unit, strength) in [("bomb-navy", 2), ("bomb-air", 1)] {
        let mut scene = base("axis").reserve("axis", unit).reserve("allies", "army1 navy1").scene();
        scene
            .luck("draw army2")
            .luck("bomb navy1")
            .luck("draw army1")
            .play(&format!("axis place {unit} we-1-1"));
        assert_eq!((scene.reserve("allies").as_str(), scene.marker("western-europe")), ("army1", -strength));
    }
}

#[test]
fn r5_11_once_without_an_icon_and_twice_on_a_bombing_space() {
    let bombed = |space: &str, times: usize| {
        let rival = base("axis").reserve("axis", "bomb-air").reserve("allies", "army1 navy1 air1");
        let mut scene = rival.full("allies", "we-1").scene();
        for unit in ["navy1", "air1"].iter().take(times) {
            scene.luck(&format!("bomb {unit}"));
        }
        scene.luck("draw army1").play(&format!("axis place bomb-air {space}"));
        scene.events().iter().filter(|event| matches!(event, Event::Bombed { .. })).count()
    };
    assert_eq!((bombed("we-2-3", 1), bombed("we-2-1", 2), bombed("po-1-1", 2)), (1, 2, 2));
}
