//! Section 6: movement, walls and buildings.

use crate::common::{Look, base, later};
use crate::stage::{asked, march, reveal};

#[test]
fn r6_1_an_advance_is_one_cell_inward_and_clockwise_in_the_city() {
    let position =
        base().walls("").buildings("6").foe("pz3 rear-1").foe("pz3 air-2").foe("pz3 art-3").foe("pz3 tank-4");
    let scene = march(position.foe("pz3 city-1"));
    let cells = ["e1", "e2", "e3", "e4", "e5"].map(|foe| scene.foe(foe));
    let wanted = ["air-1", "art-2", "tank-3", "city-4", "city-2"].map(|cell| format!("pz3 {cell} armor 2"));
    assert_eq!(cells, wanted);
    let scene = march(base().buildings("3").foe("pz3 city-6"));
    assert_eq!(scene.foe("e1"), "pz3 city-1 armor 2");
}

#[test]
fn r6_2_everybody_meets_what_stood_at_the_start() {
    let mut scene = march(base().foe("pz3 tank-1").foe("tiger-e tank-1").foe("sdkfz140 tank-1"));
    scene.play("defender-1 suffer e2");
    assert_eq!(
        (scene.walls().as_str(), scene.foes_in("tank-1").as_str()),
        ("2 3 4 5 6", "pz3 tiger-e sdkfz140")
    );
    let mut scene =
        march(base().walls("").buildings("1 4").foe("pz3 tank-1").foe("tiger-e city-6").foe("pz3 city-1"));
    assert_eq!(scene.legal(), ["suffer e1", "suffer e2"]);
    scene.play("defender-1 suffer e1");
    assert_eq!((scene.buildings().as_str(), scene.foe("e3").as_str()), ("4", "pz3 city-2 armor 2"));
}

#[test]
fn r6_2_only_the_enemies_named_move() {
    let scene = reveal(base().foe("pz3 air-2").foe("pz3 air-3"), "token mv-red");
    assert_eq!(
        (scene.foe("e1").as_str(), scene.foe("e2").as_str()),
        ("pz3 art-2 armor 2", "pz3 air-3 armor 2")
    );
}

#[test]
fn r6_3_a_wall_stops_all_and_one_attacker_is_hurt() {
    let mut scene = march(base().foe("pz3 tank-3").foe("tiger-e tank-3"));
    assert_eq!(scene.legal(), ["suffer e1", "suffer e2"]);
    scene.play("defender-1 suffer e2");
    assert_eq!(scene.walls(), "1 2 4 5 6");
    assert_eq!(
        (scene.foe("e1").as_str(), scene.foe("e2").as_str()),
        ("pz3 tank-3 armor 2", "tiger-e tank-3 armor 2")
    );
}

#[test]
fn r6_3_a_single_attacker_is_hurt_without_asking_and_may_die() {
    let scene = march(base().foe("sdkfz140 tank-3"));
    assert_eq!(
        (scene.foe("e1").as_str(), scene.walls().as_str(), scene.spent().as_str()),
        ("gone", "1 2 4 5 6", "sdkfz140")
    );
    assert_eq!(scene.trophies("defender-1"), "");
}

#[test]
fn r6_4_a_pillbox_goes_instead_of_the_wall() {
    let mut scene = march(base().pillboxes("3").foe("pz3 tank-3").foe("tiger-e tank-3"));
    scene.play("defender-1 suffer e1");
    assert_eq!((scene.walls().as_str(), scene.pillboxes().as_str()), ("1 2 3 4 5 6", ""));
    assert_eq!(
        (scene.foe("e1").as_str(), scene.foe("e2").as_str()),
        ("pz3 tank-3 armor 1", "tiger-e tank-3 armor 3")
    );
}

#[test]
fn r6_5_a_building_stops_nobody_and_hurts_one() {
    let mut scene = march(base().walls("").foe("pz3 tank-3").foe("tiger-e tank-3"));
    assert_eq!(scene.legal(), ["suffer e1", "suffer e2"]);
    scene.play("defender-1 suffer e1");
    assert_eq!(scene.buildings(), "1 2 4 5 6");
    assert_eq!(
        (scene.foe("e1").as_str(), scene.foe("e2").as_str()),
        ("pz3 city-3 armor 1", "tiger-e city-3 armor 3")
    );
}

#[test]
fn r6_5_without_a_building_nobody_is_hurt() {
    let scene = march(base().walls("").buildings("1").foe("pz3 tank-3").foe("tiger-e tank-3"));
    assert_eq!(
        (scene.foe("e1").as_str(), scene.foe("e2").as_str()),
        ("pz3 city-3 armor 2", "tiger-e city-3 armor 3")
    );
    assert_eq!(asked(&scene), "defender-2");
}

#[test]
fn r6_6_in_the_city_every_move_enters_and_walls_do_not_matter() {
    let scene = march(base().buildings("1 4").foe("tiger-e city-3"));
    assert_eq!((scene.foe("e1").as_str(), scene.buildings().as_str()), ("tiger-e city-4 armor 2", "1"));
    assert_eq!(scene.walls(), "1 2 3 4 5 6");
    let scene = reveal(base().buildings("1 4").foe("tiger-e city-5"), "token rot-ccw");
    assert_eq!((scene.foe("e1").as_str(), scene.buildings().as_str()), ("tiger-e city-4 armor 2", "1"));
}

#[test]
fn r6_7_walls_before_buildings_in_the_order_of_sectors() {
    let position =
        later().walls("2 5").foe("pz3 tank-5").foe("tiger-e tank-5").foe("pz3 tank-2").foe("tiger-e tank-2");
    let position = position.foe("pz3 tank-6").foe("tiger-e tank-6").foe("pz3 tank-3").foe("tiger-e tank-3");
    let mut scene = march(position);
    let mut asked = Vec::new();
    while scene.legal()[0].starts_with("suffer") {
        let victim = scene.legal().remove(0);
        scene.play(&format!("defender-1 {victim}"));
        asked.push(victim);
    }
    assert_eq!(asked, ["suffer e3", "suffer e1", "suffer e7", "suffer e5"]);
    assert_eq!((scene.walls().as_str(), scene.buildings().as_str()), ("", "1 2 4 5"));
}
