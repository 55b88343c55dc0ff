//! Section 19 as far as cards are concerned: combined strike, counterattack in the city, burning hedgehogs, broken
//! running gear, scarce materials; and co-operation without trophies.

use sandtable_siege::{Mode, Options};

use crate::common::{Look, Position, cells_reached, with_options};

fn combined() -> Position {
    with_options(|options| options.combined_strike = true)
}

fn in_city() -> Position {
    with_options(|options| options.city_counterattack = true)
}

#[test]
fn r18_1_in_coop_mode_nobody_takes_trophies() {
    let mut scene = with_options(|options| options.mode = Mode::Coop)
        .hand("il2 bmp1")
        .foe("maus air-1")
        .foe("type74 air-1 armor 1")
        .scene();
    scene.play("defender-1 target il2 e1").play("defender-1 target bmp1 e2");
    assert_eq!((scene.trophies("defender-1").as_str(), scene.spent().as_str()), ("", "maus"));
}

#[test]
fn r19_3_fire_and_hedgehogs_make_one_more_fire_whichever_comes_second() {
    let burning = || with_options(|options: &mut Options| options.burning_hedgehogs = true);
    let mut scene = burning().hand("hedgehogs").foe("tiger-e air-1 fires 1").scene();
    scene.play("defender-1 target hedgehogs e1");
    assert_eq!(scene.foe("e1"), "tiger-e air-1 armor 3 fires 2 hedgehogs");
    let mut scene = burning().hand("napalm flamers").foe("tiger-e tank-1 hedgehogs").scene();
    scene.play("defender-1 cell napalm tank-1");
    assert_eq!(scene.foe("e1"), "tiger-e tank-1 armor 3 fires 2 hedgehogs");
    scene.play("defender-1 play flamers");
    assert_eq!(scene.foe("e1"), "tiger-e tank-1 armor 3 fires 3 hedgehogs", "once");
}

#[test]
fn r19_4_a_ru251_that_was_hit_goes_one_cell() {
    let gear = with_options(|options| options.broken_gear = true).hand("air-r").lull();
    let mut scene = gear.foe("ru251 air-1").foe("ru251 air-2").scene();
    scene.any_luck(1).play("defender-1 hit air-r e1").play("defender-1 done");
    assert_eq!(
        (scene.foe("e1"), scene.foe("e2")),
        ("ru251 art-1 armor 1".to_owned(), "ru251 tank-2 armor 2".to_owned())
    );
}

#[test]
fn r19_12_three_arms_of_one_colour_destroy_an_enemy() {
    let position =
        combined().hand("air-r art-r tank-r").foe("type74 tank-1").foe("pz3 air-2").foe("pz3 rear-1");
    let mut scene = position.foe("pz3 city-2").foe("pz3 art-3").buildings("1").scene();
    assert_eq!(scene.legal_after("combined"), ["red e1", "red e2"]);
    assert_eq!(scene.forbidden_by("defender-1 combined red e3"), "19.12");
    assert_eq!(scene.forbidden_by("defender-1 combined green e5"), "19.12");
    scene.play("defender-1 combined red e1");
    assert_eq!(
        (scene.trophies("defender-1"), scene.discard()),
        ("type74".to_owned(), "air-r art-r tank-r".to_owned())
    );
}

#[test]
fn r19_12_not_without_the_option() {
    let scene = with_options(|_| {}).hand("air-r art-r tank-r").foe("pz3 tank-1").scene();
    assert!(scene.legal_after("combined").is_empty());
    assert_eq!(scene.forbidden_by("defender-1 combined red e1"), "19.12");
}

#[test]
fn r19_12_any_colour_cards_stand_in_but_counterattacks_do_not() {
    let mut scene = combined().hand("air-any air-g art-any tank-g").foe("tiger-e air-3").scene();
    scene.play("defender-1 combined green e1");
    assert_eq!((scene.foe("e1"), scene.hand("defender-1")), ("gone".to_owned(), "air-any".to_owned()));
    let scene = combined().hand("air-g cntr-g tank-g").foe("tiger-e air-3").scene();
    assert!(scene.legal_after("combined").is_empty());
}

#[test]
fn r19_12_it_is_three_hit_cards_for_guards_units() {
    let mut scene = combined().hand("guards air-r art-r tank-r").foe("tiger-e air-1").scene();
    scene.play("defender-1 play guards");
    scene.luck("card wire").luck("card il2").luck("card push").play("defender-1 combined red e1");
    assert_eq!(scene.hand("defender-1"), "wire il2 push");
}

#[test]
fn r19_12_not_against_luftwaffe_nor_on_an_immune_line() {
    let scene = combined().hand("air-r art-r tank-r").foe("bv238 tank-1").foe("p40 air-1").scene();
    assert!(scene.legal_after("combined").is_empty());
    assert_eq!(scene.forbidden_by("defender-1 combined red e1"), "19.12");
    let scene = combined().hand("air-r art-r tank-r").foe("p40 art-2").foe("remb art-1").scene();
    assert_eq!(scene.legal_after("combined"), ["red e1"]);
}

#[test]
fn r19_14_a_counterattack_hits_in_the_city_of_its_colour() {
    let cells = "city-1 city-2 tank-1 tank-2 art-1 art-2 air-1 air-2";
    assert_eq!(cells_reached(|| in_city().hand("cntr-r"), "hit cntr-r", "pz3"), cells);
    let luftwaffe = "tank-1 tank-2 art-1 art-2 air-1 air-2";
    assert_eq!(cells_reached(|| in_city().hand("cntr-r"), "hit cntr-r", "bv238"), luftwaffe);
    assert_eq!(
        cells_reached(|| in_city().hand("tank-any"), "hit tank-any", "pz3"),
        "tank-1 tank-2 tank-3 tank-4 tank-5 tank-6"
    );
    let mut scene = in_city().hand("cntr-r").foe("pz3 city-2").foe("bv238 city-2").buildings("1").scene();
    assert_eq!(scene.forbidden_by("defender-1 hit cntr-r e2"), "11.2");
    scene.play("defender-1 hit cntr-r e1");
    assert_eq!(scene.foe("e1"), "pz3 city-2 armor 1");
}

#[test]
fn r19_14_lend_lease_takes_it_to_another_city_cell() {
    let mut scene = in_city().hand("cntr-r lend").foe("pz3 city-5").buildings("1").scene();
    assert_eq!(scene.legal(), ["done", "boost cntr-r lend blue"]);
    scene.play("defender-1 boost cntr-r lend blue").play("defender-1 aim e1");
    assert_eq!(scene.foe("e1"), "pz3 city-5 armor 1");
}

#[test]
fn r19_15_planning_that_shuffles_the_discard_pile_loses_materials_too() {
    let position = with_options(|options| options.scarce_materials = true).hand("planning");
    let mut scene = position.deck("il2").discard("wire wire sandbags push").scene();
    for card in ["il2", "wire", "push"] {
        scene.luck(&format!("card {card}"));
    }
    scene.play("defender-1 play planning");
    assert_eq!(scene.legal_after("keep"), ["wire", "il2", "push"]);
}
