//! Science cards that work on cells, sectors, colours, or everywhere: 17.2, 17.5, 17.6, 17.11, 17.13, 17.14, 17.16,
//! 17.20, 17.22.

use sandtable_siege::Event;

use crate::common::{Look, later};

#[test]
fn r17_2_hellcat_damages_everybody_in_one_cell() {
    let position =
        later().hand("hellcat").foe("pz3 rear-1").foe("ju87 rear-1").foe("pz3 rear-2").foe("pz3 city-2");
    let mut scene = position.foe("leopard1 air-6").foe("remb art-6").buildings("1").scene();
    assert_eq!(scene.legal_after("cell hellcat"), ["city-2", "rear-1", "rear-2"]);
    assert_eq!(scene.forbidden_by("defender-1 cell hellcat air-6"), "4.2");
    scene.play("defender-1 cell hellcat rear-1");
    assert_eq!(
        (scene.foe("e1"), scene.foe("e3")),
        ("pz3 rear-1 armor 1 fires 1".to_owned(), "pz3 rear-2 armor 2".to_owned())
    );
}

#[test]
fn r17_5_bombing_raid_damages_a_sector_but_not_its_rear() {
    let position =
        later().hand("bombing").foe("tiger-e city-3").foe("bv238 air-3").foe("pz3 rear-3").foe("pz3 art-4");
    let mut scene = position.foe("pz3 rear-5").buildings("1").scene();
    assert_eq!(scene.legal_after("sector bombing"), ["3", "4"]);
    scene.play("defender-1 sector bombing 3");
    let foes = ["e1", "e2", "e3", "e4"].map(|foe| scene.foe(foe));
    assert_eq!(
        foes,
        ["tiger-e city-3 armor 2", "bv238 air-3 armor 1", "pz3 rear-3 armor 2", "pz3 art-4 armor 2"]
    );
}

#[test]
fn r17_6_heroic_attack_takes_a_building_and_all_enemies_of_its_sector() {
    let position =
        later().hand("heroic").foe("tiger-e rear-3").foe("bv238 city-3").foe("type74 air-3").foe("pz3 air-4");
    let mut scene = position.buildings("1 3 5").pillboxes("3").scene();
    assert_eq!(scene.legal_after("sector heroic"), ["1", "3", "5"]);
    assert_eq!(scene.forbidden_by("defender-1 sector heroic 4"), "17.6");
    scene.play("defender-1 sector heroic 3");
    assert_eq!(
        (scene.trophies("defender-1"), scene.buildings()),
        ("tiger-e bv238 type74".to_owned(), "1 5".to_owned())
    );
    assert_eq!(
        (scene.foe("e4"), scene.walls(), scene.pillboxes()),
        ("pz3 air-4 armor 2".to_owned(), "1 2 3 4 5 6".to_owned(), "3".to_owned())
    );
}

#[test]
fn r4_2_heroic_attack_needs_no_enemy() {
    let mut scene = later().hand("heroic").foe("pz3 air-1").scene();
    scene.play("defender-1 sector heroic 6");
    assert_eq!(scene.buildings(), "1 2 3 4 5");
}

#[test]
fn r17_6_heroic_attack_on_the_last_building_is_a_defeat() {
    let mut scene = later().hand("heroic").foe("pz3 air-1").buildings("1").scene();
    scene.play("defender-1 sector heroic 1");
    assert_eq!(scene.ending(), "fallen");
}

#[test]
fn r17_11_carpet_bombing_damages_a_colour_on_three_lines() {
    let position =
        later().hand("carpet").foe("pz3 tank-1").foe("pz3 art-2").foe("bv238 air-2").foe("pz3 rear-1");
    let mut scene = position.foe("pz3 city-2").foe("bv238 air-3").foe("pz3 rear-5").buildings("1").scene();
    assert_eq!(scene.legal_after("color carpet"), ["red", "green"]);
    assert_eq!(scene.forbidden_by("defender-1 color carpet blue"), "4.2");
    scene.play("defender-1 color carpet red");
    let armor = (1..=6).map(|foe| scene.foe(&format!("e{foe}")).chars().last().unwrap_or(' '));
    assert_eq!(armor.collect::<String>(), "111222");
}

#[test]
fn r17_13_frost_puts_out_all_fire_and_drives_everybody_one_cell_outward() {
    let position = later()
        .hand("frost")
        .foe("pz3 city-4 fires 2")
        .foe("bv238 air-1")
        .foe("pz3 rear-2 fires 1")
        .foe("pz3 tank-6");
    let position = position.foe("remb art-2").foe("leopard1 art-2 fires 1").buildings("1 4");
    let mut scene = position.burning("wall-4", 2).burning("building-4", 1).scene();
    scene.play("defender-1 play frost");
    let foes = ["e1", "e2", "e3", "e4", "e5", "e6"].map(|foe| scene.foe(foe));
    assert_eq!(
        foes,
        [
            "pz3 tank-4 armor 2",
            "bv238 rear-1 armor 2",
            "pz3 rear-2 armor 2",
            "pz3 art-6 armor 2",
            "remb art-2 armor 0",
            "leopard1 art-2 armor 4 fires 1"
        ]
    );
    assert_eq!(
        (scene.fires("wall-4"), scene.fires("building-4"), scene.walls()),
        (0, 0, "1 2 3 4 5 6".to_owned())
    );
}

#[test]
fn r4_2_frost_needs_fire_or_an_enemy_outside_the_rear() {
    let scene = later().hand("frost").foe("pz3 rear-1").scene();
    assert_eq!(scene.forbidden_by("defender-1 play frost"), "4.2");
    for position in
        [later().foe("pz3 air-1"), later().foe("pz3 rear-1 fires 1"), later().burning("wall-1", 1)]
    {
        let scene = position.hand("frost").scene();
        assert!(scene.legal().contains(&"play frost".to_owned()));
    }
}

#[test]
fn r17_14_napalm_sets_everybody_in_a_cell_of_three_lines_on_fire() {
    let position =
        later().hand("napalm").foe("pz3 air-1").foe("bv238 air-1").foe("pz3 rear-1").foe("pz3 city-2");
    let mut scene = position.foe("leopard1 air-1").foe("remb art-5").buildings("1").scene();
    assert_eq!(scene.legal_after("cell napalm"), ["air-1"]);
    assert_eq!(scene.forbidden_by("defender-1 cell napalm rear-1"), "17.1");
    assert_eq!(scene.forbidden_by("defender-1 cell napalm art-5"), "4.2");
    scene.play("defender-1 cell napalm air-1");
    let foes = ["e1", "e2", "e5"].map(|foe| scene.foe(foe));
    assert_eq!(foes, ["pz3 air-1 armor 2 fires 1", "bv238 air-1 armor 2 fires 1", "leopard1 air-1 armor 4"]);
}

#[test]
fn r17_16_flamethrowers_set_the_whole_tank_line_on_fire() {
    let position =
        later().hand("flamers").foe("pz3 tank-1").foe("bv238 tank-4").foe("pz3 art-1").foe("pz3 city-2");
    let mut scene = position.foe("leopard1 tank-4").buildings("1").scene();
    scene.play("defender-1 play flamers");
    let foes = ["e1", "e2", "e3", "e4", "e5"].map(|foe| scene.foe(foe).contains("fires 1"));
    assert_eq!(foes, [true, true, false, false, false]);
    let scene = later().hand("flamers").foe("pz3 art-1").foe("leopard1 tank-1").scene();
    assert_eq!(scene.forbidden_by("defender-1 play flamers"), "4.2");
}

#[test]
fn r17_20_after_mud_nobody_moves_this_turn_and_nobody_burns() {
    let mut scene = later().hand("mud").foe("pz3 tank-1 fires 1").foe("ju87 air-2").scene();
    scene.play("defender-1 play mud");
    assert_eq!(scene.foe("e1"), "pz3 tank-1 armor 2");
    scene.luck("token rot-cw").luck("token mv-red").any_luck(1).play("defender-1 done");
    assert_eq!(
        (scene.foe("e1"), scene.foe("e2")),
        ("pz3 tank-1 armor 2".to_owned(), "ju87 air-2 armor 1".to_owned())
    );
    assert!(!scene.events().iter().any(|event| matches!(event, Event::Moved { .. })));
}

#[test]
fn r17_20_fire_laid_after_mud_burns_as_usual() {
    let mut scene = later().hand("mud napalm").foe("pz3 tank-1").lull().scene();
    scene
        .any_luck(1)
        .play("defender-1 play mud")
        .play("defender-1 cell napalm tank-1")
        .play("defender-1 done");
    assert_eq!(scene.foe("e1"), "pz3 tank-1 armor 1 fires 1");
}

#[test]
fn r4_2_mud_and_lull_are_not_played_twice() {
    let position = later().foe("pz3 tank-1").field("turn", serde_json::json!({"mud": true, "lull": true}));
    let scene = position.hand("mud lull").scene();
    assert_eq!(scene.legal(), ["done"]);
    assert_eq!(scene.forbidden_by("defender-1 play mud"), "4.2");
    assert_eq!(scene.forbidden_by("defender-1 play lull"), "4.2");
    let position = later().foe("pz3 tank-1 fires 1").field("turn", serde_json::json!({"mud": true}));
    let scene = position.hand("mud").scene();
    assert_eq!(scene.legal(), ["done", "play mud"], "unless something burns");
}

#[test]
fn r17_22_decisive_offensive_sends_a_sector_to_its_rear() {
    let position = later()
        .hand("offensive")
        .foe("pz3 city-3")
        .foe("bv238 tank-3")
        .foe("leopard1 art-3")
        .foe("remb air-3");
    let mut scene = position.foe("pz3 tank-4").foe("pz3 rear-5").buildings("1 3").scene();
    assert_eq!(scene.legal_after("sector offensive"), ["3", "4"]);
    scene.play("defender-1 sector offensive 3");
    let foes = ["e1", "e2", "e3", "e4", "e5"].map(|foe| scene.foe(foe));
    assert_eq!(
        foes,
        [
            "pz3 rear-3 armor 2",
            "bv238 rear-3 armor 2",
            "leopard1 art-3 armor 4",
            "remb air-3 armor 0",
            "pz3 tank-4 armor 2"
        ]
    );
    assert_eq!((scene.walls(), scene.buildings()), ("1 2 3 4 5 6".to_owned(), "1 3".to_owned()));
}

#[test]
fn r13_4_frost_and_offensive_carry_past_pillboxes() {
    let mut scene = later().hand("frost").foe("pz3 city-3").buildings("1").pillboxes("3").scene();
    scene.play("defender-1 play frost");
    assert_eq!((scene.foe("e1"), scene.pillboxes()), ("pz3 tank-3 armor 2".to_owned(), "3".to_owned()));
}
