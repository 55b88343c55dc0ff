//! Section 11: Luftwaffe, Ru 251, helicopters and the other new enemies.

use crate::common::{Look, later};
use crate::stage::{bring, ha_go, march, reveal, revealing};

#[test]
fn r11_1_only_v1_harms_luftwaffe_and_no_ultra() {
    let board = || later().foe("bv238 air-2").foe("ju87 art-2").foe("me262 tank-2").foe("tiger-e rear-2");
    for (token, left) in [
        ("he111", ["bv238", "ju87", "me262", ""]),
        ("fw200", ["bv238", "ju87", "me262", ""]),
        ("v1", ["", "", "me262", "tiger-e"]),
    ] {
        let scene = reveal(board(), &format!("token {token}; roll 2"));
        let cells = ["air-2", "art-2", "tank-2", "rear-2"].map(|cell| scene.foes_in(cell));
        assert_eq!(cells, left, "{token}");
    }
}

#[test]
fn r11_3_luftwaffe_attacks_structures_like_others() {
    let scene = march(later().foe("bv238 tank-2"));
    assert_eq!((scene.foe("e1").as_str(), scene.walls().as_str()), ("bv238 tank-2 armor 1", "1 3 4 5 6"));
    let scene = march(later().pillboxes("2").foe("bv238 tank-2"));
    assert_eq!((scene.foe("e1").as_str(), scene.pillboxes().as_str()), ("bv238 tank-2 armor 1", ""));
    let mut scene = march(later().walls("").foe("ju87 tank-2").foe("bv238 tank-2"));
    scene.play("defender-1 suffer e2");
    assert_eq!(
        (scene.foes_in("city-2").as_str(), scene.foe("e2").as_str()),
        ("ju87 bv238", "bv238 city-2 armor 1")
    );
    let mut scene = later().foe("bv238 city-2").hand("bmp1").scene();
    scene.play("defender-1 target bmp1 e1");
    assert_eq!(scene.foe("e1"), "bv238 city-2 armor 1");
}

#[test]
fn r11_4_destroyed_enemies_leave_with_fire_and_hedgehogs() {
    let position = later()
        .foe("ju87 air-1 fires 1 hedgehogs")
        .foe("remb rear-4")
        .foe("pz3 air-1")
        .hand("air-r hedgehogs");
    let mut scene = position.scene();
    scene.play("defender-1 hit air-r e1");
    assert_eq!(scene.foe("e3"), "pz3 air-1 armor 2 fires 1", "it flared up");
    assert_eq!(scene.foes_in("rear-4"), "ju87", "and the repair crew brought it back");
    assert_eq!(scene.foe("e2"), "ju87 rear-4 armor 1");
    assert_eq!((scene.trophies("defender-1").as_str(), scene.spent().as_str()), ("", "remb"));
    assert!(scene.legal_after("target hedgehogs").contains(&"e3".to_owned()), "the hedgehogs are free again");
}

#[test]
fn r11_5_ru251_moves_two_cells_outside_the_city() {
    let scene = march(later().foe("ru251 rear-1").foe("ru251 air-2"));
    assert_eq!(
        (scene.foe("e1").as_str(), scene.foe("e2").as_str()),
        ("ru251 art-1 armor 2", "ru251 tank-2 armor 2")
    );
    let scene = reveal(later().foe("ru251 rear-1").foe("ru251 rear-5"), "token mv-red");
    assert_eq!(
        (scene.foe("e1").as_str(), scene.foe("e2").as_str()),
        ("ru251 art-1 armor 2", "ru251 rear-5 armor 2")
    );
    let scene = reveal(later().foe("ru251 rear-1"), "token rot-cw");
    assert_eq!(scene.foe("e1"), "ru251 rear-3 armor 2");
    let scene = reveal(later().foe("ru251 rear-1"), "token rot-ccw");
    assert_eq!(scene.foe("e1"), "ru251 rear-5 armor 2");
    let scene = march(later().buildings("1").foe("ru251 city-2"));
    assert_eq!(scene.foe("e1"), "ru251 city-3 armor 2");
    let scene = march(later().foe("ru251 rear-1 fires 1"));
    assert_eq!(scene.foe("e1"), "ru251 art-1 armor 1 fires 1");
}

#[test]
fn r11_5_a_card_moves_it_as_far_as_it_says() {
    let mut scene = later().foe("ru251 tank-1").hand("frost").scene();
    scene.play("defender-1 play frost");
    assert_eq!(scene.foe("e1"), "ru251 art-1 armor 2");
}

#[test]
fn r11_6_a_wall_ends_its_move_with_the_first_or_second_step() {
    let scene = march(later().foe("ru251 art-1").foe("ru251 tank-2"));
    assert_eq!(
        (scene.foe("e1").as_str(), scene.foe("e2").as_str()),
        ("ru251 tank-1 armor 1", "ru251 tank-2 armor 1")
    );
    assert_eq!((scene.walls().as_str(), scene.buildings().as_str()), ("3 4 5 6", "1 2 3 4 5 6"));
    let mut scene = march(later().foe("ru251 art-1").foe("pz3 tank-1"));
    assert_eq!(scene.legal(), ["suffer e1", "suffer e2"], "it is one of the attackers");
    scene.play("defender-1 suffer e2");
    assert_eq!(
        (scene.foe("e1").as_str(), scene.foe("e2").as_str()),
        ("ru251 tank-1 armor 2", "pz3 tank-1 armor 1")
    );
}

#[test]
fn r11_6_entering_the_city_ends_its_move() {
    let scene = march(later().walls("").foe("ru251 tank-1"));
    assert_eq!((scene.foe("e1").as_str(), scene.buildings().as_str()), ("ru251 city-1 armor 1", "2 3 4 5 6"));
}

#[test]
fn r11_7_a_helicopter_flies_over_walls_and_attacks_buildings() {
    let scene = march(later().pillboxes("1").foe("heli tank-1"));
    assert_eq!((scene.foe("e1").as_str(), scene.buildings().as_str()), ("heli city-1 armor 2", "2 3 4 5 6"));
    assert_eq!((scene.walls().as_str(), scene.pillboxes().as_str()), ("1 2 3 4 5 6", "1"));
    let scene = march(later().burning("wall-1", 2).foe("heli tank-1"));
    assert_eq!((scene.foe("e1").as_str(), scene.fires("wall-1")), ("heli city-1 armor 2 fires 2", 2));
}

#[test]
fn r11_7_walls_it_does_not_pass_do_not_burn_it() {
    let burning = || later().buildings("1").burning("wall-2", 2).burning("wall-3", 2);
    let scene = march(burning().foe("heli city-2"));
    assert_eq!(scene.foe("e1"), "heli city-3 armor 3");
    let scene = march(burning().foe("heli art-2"));
    assert_eq!(scene.foe("e1"), "heli tank-2 armor 3");
}

#[test]
fn r11_7_it_is_no_luftwaffe() {
    let scene = later().foe("heli tank-1").hand("tank-r hedgehogs push air-r").scene();
    assert_eq!(scene.legal_after("hit"), ["tank-r e1"]);
    assert_eq!(scene.legal_after("target"), ["hedgehogs e1", "push e1"]);
    let scene = reveal(later().foe("heli air-2"), "token he111; roll 2");
    assert_eq!(scene.foe("e1"), "gone");
}

#[test]
fn r11_8_a_ju87_flares_up_however_it_is_destroyed() {
    let position = later()
        .foe("ju87 rear-2")
        .foe("leopard1 rear-2")
        .foe("hago rear-2")
        .foe("pz3 rear-3")
        .foe("remb rear-2");
    let scene = reveal(position, "token v1; roll 2");
    assert_eq!(scene.foe("e2"), "leopard1 rear-2 armor 4 fires 1");
    assert_eq!(
        (scene.foe("e3").as_str(), scene.foe("e4").as_str()),
        ("hago rear-2 armor 1 fires 1", "pz3 rear-3 armor 2")
    );
}

#[test]
fn r11_10_a_wall_destroys_on_the_fatal_line() {
    let scene = march(later().foe("gepard tank-2"));
    assert_eq!(
        (scene.foe("e1").as_str(), scene.walls().as_str(), scene.spent().as_str()),
        ("gone", "1 3 4 5 6", "gepard")
    );
    for (foe, immune, fatal) in [("p40", "air", "art"), ("pz4-70", "tank", "air"), ("gepard", "art", "tank")]
    {
        let scene = march(later().foe(&format!("{foe} {fatal}-2 fires 1 hedgehogs")));
        assert_eq!(scene.foe("e1"), "gone", "{foe} burns on its fatal line");
        let scene = march(later().foe(&format!("{foe} {immune}-2 fires 1 hedgehogs")));
        assert_eq!(scene.foe("e1"), format!("{foe} {immune}-2 armor 2 fires 1"));
    }
}

#[test]
fn r11_11_chi_ha_rolls_once_more_for_ha_go() {
    let scene = reveal(later(), "token chiha; roll 6; roll 4");
    assert_eq!((ha_go(&scene), scene.foe("e1").as_str()), ([1, 1, 1, 1, 0, 0], "chiha rear-6 armor 2"));
    let scene = reveal(later(), "token chiha; roll 6; roll 1");
    assert_eq!(ha_go(&scene), [1, 0, 0, 0, 0, 0]);
}

#[test]
fn r11_12_new_ha_go_come_where_buildings_stand() {
    let scene = reveal(later().buildings("1 2 6"), "token newhago");
    assert_eq!((ha_go(&scene), scene.spent().as_str()), ([1, 1, 0, 0, 0, 1], "newhago"));
}

#[test]
fn r11_13_too_few_ha_go_go_to_the_lowest_sectors() {
    let many = (0..15).fold(later(), |position, _| position.foe("hago air-1"));
    let mut scene = revealing(many, 2);
    bring(&mut scene, "token newhago");
    assert_eq!(ha_go(&scene), [1, 1, 1, 0, 0, 0]);
}

#[test]
fn r11_13_they_go_back_to_their_pile_and_are_no_trophies() {
    let mut scene = later().foe("hago air-1").foe("pz3 air-3").hand("air-r").scene();
    let pile = |scene: &crate::common::Scene| scene.view(sandtable_core::Viewer::Public).ha_go;
    assert_eq!(pile(&scene), 17);
    scene.play("defender-1 hit air-r e1");
    assert_eq!((pile(&scene), scene.trophies("defender-1").as_str(), scene.spent().as_str()), (18, "", ""));
    let scene = reveal(later().foe("hago air-2"), "token he111; roll 2");
    assert_eq!((pile(&scene), scene.spent().as_str()), (18, "he111"));
}
