//! Section 12: lines of flight.

use crate::common::{Look, Position, Scene, later};
use crate::stage::{march_with, reveal};

#[test]
fn r12_1_the_line_runs_through_the_opposite_sector() {
    let scene = reveal(
        later().walls("").buildings("6").foe("pz3 city-5").foe("pz3 tank-5").foe("pz3 rear-5"),
        "token he111; roll 2",
    );
    let line = ["city-5", "tank-5", "rear-5"].map(|cell| scene.foes_in(cell));
    assert_eq!(line, ["", "", ""], "nothing stopped it before it left the board");
    let first = |position: Position| {
        let scene = reveal(position, "token he111; roll 2");
        (scene.pillboxes(), scene.walls(), scene.buildings())
    };
    let gone = |pillboxes: &str, walls: &str, buildings: &str| {
        (pillboxes.to_owned(), walls.to_owned(), buildings.to_owned())
    };
    assert_eq!(first(later().walls("2 5").pillboxes("2 5").buildings("2 5")), gone("5", "2 5", "2 5"));
    assert_eq!(first(later().walls("2 5").pillboxes("5").buildings("2 5")), gone("5", "5", "2 5"));
    assert_eq!(first(later().walls("5").pillboxes("5").buildings("2 5")), gone("5", "5", "5"));
    assert_eq!(first(later().walls("5").pillboxes("5").buildings("5 6")), gone("5", "5", "6"));
    assert_eq!(
        first(later().walls("5").pillboxes("5").buildings("6")),
        gone("", "5", "6"),
        "the pillbox before its wall"
    );
    assert_eq!(first(later().walls("5").buildings("6")), gone("", "", "6"));
}

#[test]
fn r12_2_he111_destroys_enemies_and_the_first_structure() {
    let position =
        later().foe("pz3 rear-2").foe("e100 air-2").foe("tiger-e tank-2").foe("pz3 city-2").foe("pz3 air-3");
    let scene = reveal(position, "token he111; roll 2");
    let left = ["e1", "e2", "e3", "e4", "e5"].map(|foe| scene.foe(foe) != "gone");
    assert_eq!((left, scene.walls().as_str()), ([false, false, false, true, true], "1 3 4 5 6"));
    assert_eq!(scene.buildings(), "1 2 3 4 5 6");
}

#[test]
fn r12_3_luftwaffe_ultras_and_the_repair_crew_are_spared() {
    for token in ["he111", "fw200"] {
        let position = later().foe("hago air-2").foe("bv238 air-2").foe("type61 air-2").foe("pz3 air-2");
        let scene = reveal(position, &format!("token {token}; roll 2"));
        assert_eq!(scene.foes_in("air-2"), "bv238 type61", "{token}");
        assert_eq!(scene.view(sandtable_core::Viewer::Public).ha_go, 18);
        let spent = scene.spent();
        assert!(spent.contains("pz3") && spent.contains(token) && !spent.contains("hago"), "{spent}");
        let scene = reveal(later().foe("remb air-2"), &format!("token {token}; roll 2"));
        assert_eq!(scene.foes_in("air-2"), "remb");
    }
}

#[test]
fn r12_4_enemies_in_a_city_cell_before_its_building() {
    let position = later()
        .walls("1")
        .buildings("1 2")
        .foe("pz3 rear-5")
        .foe("pz3 air-5")
        .foe("pz3 city-5")
        .foe("pz3 city-2");
    let scene = reveal(position.foe("tiger-e tank-2"), "token he111; roll 5");
    let left = ["e1", "e2", "e3", "e4", "e5"].map(|foe| scene.foe(foe) != "gone");
    assert_eq!((left, scene.buildings().as_str()), ([false, false, false, false, true], "1"));
}

#[test]
fn r12_5_fw200_destroys_one_structure_and_sets_the_next_on_fire() {
    let scene = reveal(later().foe("pz3 air-2").foe("pz3 city-2").foe("pz3 city-5"), "token fw200; roll 2");
    assert_eq!((scene.walls().as_str(), scene.fires("building-2")), ("1 3 4 5 6", 1));
    assert_eq!([scene.foe("e1"), scene.foe("e2"), scene.foe("e3")], ["gone", "gone", "pz3 city-5 armor 2"]);
    let scene = reveal(later().pillboxes("2"), "token fw200; roll 2");
    assert_eq!((scene.pillboxes().as_str(), scene.walls().as_str()), ("", "1 2 3 4 5 6"));
    assert_eq!((scene.fires("wall-2"), scene.fires("building-2")), (1, 0));
    let scene = reveal(later().walls("2").buildings("3"), "token fw200; roll 2");
    assert_eq!(
        (scene.walls().as_str(), scene.fires("building-3")),
        ("", 0),
        "no second structure: it flies off"
    );
}

#[test]
fn r12_6_v1_destroys_only_luftwaffe_that_are_no_ultras() {
    let position = later().foe("bv238 air-2").foe("tiger-e air-2").foe("me262 art-2").foe("ju87 city-2");
    let scene = reveal(position, "token v1; roll 2");
    assert_eq!(
        [scene.foes_in("air-2"), scene.foes_in("art-2"), scene.foes_in("city-2")],
        ["tiger-e", "me262", "ju87"]
    );
    assert_eq!((scene.walls().as_str(), scene.spent().as_str()), ("1 3 4 5 6", "bv238 v1"));
}

/// Me.262 on the artillery line of sector 2 rolls a 3: it stays and fires.
fn rocket(position: Position) -> Scene {
    march_with(position.foe("me262 art-2"), "roll 3")
}

#[test]
fn r12_7_a_rocket_flies_over_enemies_to_the_first_structure() {
    let scene = rocket(later().foe("pz3 rear-2 hedgehogs").foe("bv238 air-2"));
    assert_eq!((scene.fires("wall-2"), scene.foe("e1").as_str()), (1, "pz3 rear-2 armor 2"));
    let scene = rocket(later().walls(""));
    assert_eq!((scene.fires("building-2"), scene.fires("building-5")), (1, 0));
    let scene = rocket(later().walls("5").buildings("3"));
    assert_eq!((scene.fires("wall-5"), scene.fires("building-3")), (1, 0));
    let scene = rocket(later().walls("").buildings("3"));
    assert_eq!(scene.fires("building-3"), 0, "nothing on the line");
}
