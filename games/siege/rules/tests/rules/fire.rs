//! Sections 9 and 10: the science centre, and fire.

use sandtable_core::Viewer;

use crate::common::{Look, Position, Scene, later, with_options};
use crate::stage::{asked, cards, march, march_with, reveal};

#[test]
fn r9_1_science_cards_count_and_main_rules_never_touch_them() {
    let hand = "frost mud napalm wire wire wire";
    let mut scene = later().lull().hand_of("defender-2", hand).hand("modif repair").discard("il2").scene();
    assert_eq!(scene.legal_after("salvage"), ["il2"]);
    scene.luck("card push").luck("card lull").play("defender-1 play modif");
    assert_eq!(scene.hand("defender-1"), "push lull repair");
    scene.play("defender-1 done");
    assert_eq!(cards(&scene, "defender-2"), 6);
}

/// A Tiger drives into the science centre, which stands in sector 1; the second defender has a science card.
fn bereft() -> Scene {
    let position = later().walls("").buildings("1 4").foe("tiger-e tank-1").lull();
    let mut scene = position.hand_of("defender-2", "frost wire wire wire wire sandbags").scene();
    scene.play("defender-1 done");
    scene
}

#[test]
fn r9_2_the_science_deck_goes_with_its_centre() {
    let mut scene = bereft();
    let view = scene.view(Viewer::Public);
    assert_eq!((view.labs, view.science_deck.total(), view.science_discard.total()), (false, 0, 0));
    scene.luck("card lull").play("defender-2 discard wire");
    assert_eq!(scene.hand("defender-2"), "sandbags wire wire wire lull frost");
}

#[test]
fn r9_3_science_cards_in_hands_are_good_for_once() {
    let mut scene = bereft();
    scene.play("defender-2 done").play("defender-2 play frost");
    assert_eq!(scene.foe("e1"), "tiger-e tank-1 armor 2");
    let gone = |scene: &Scene| scene.view(Viewer::Public).gone.has(crate::common::read("frost"));
    assert!(scene.science_discard().is_empty() && gone(&scene));
    let mut scene = bereft();
    scene.luck("card lull").play("defender-2 discard frost");
    assert!(scene.science_discard().is_empty() && gone(&scene));
}

fn rebuilt(returns: bool) -> Scene {
    let position = with_options(|options| options.science_deck_returns = returns);
    let position = position.hand("builders wire frost").hand_of("defender-2", "mud").buildings("2");
    let mut scene = position.scene();
    scene.play("defender-1 rebuild wire 1");
    scene
}

#[test]
fn r9_4_the_centre_returns_with_all_cards_that_nobody_holds() {
    let view = rebuilt(true).view(Viewer::Public);
    assert!(view.sectors[0].building && view.sectors[0].science && view.labs);
    let builders = view.science_deck.total() + view.science_discard.total();
    assert_eq!((builders, view.gone.total()), (20, 0), "22 but for Frost and Mud");
    let view = rebuilt(false).view(Viewer::Public);
    assert!(view.sectors[0].building && !view.labs);
    assert_eq!((view.science_deck.total(), view.gone.total()), (0, 20));
}

#[test]
fn r10_1_fire_stays_until_the_enemy_falls_or_a_card_removes_it() {
    let scene = march(later().foe("e100 air-1 fires 1"));
    assert_eq!(scene.foe("e1"), "e100 art-1 armor 3 fires 1");
    let mut scene = later().foe("e100 air-1 fires 2").hand("mud").scene();
    scene.play("defender-1 play mud");
    assert_eq!(scene.foe("e1"), "e100 air-1 armor 4");
}

/// Me.262 in the rear of sector 2 rolls a 3: it stays and fires at whatever is first.
fn rocket_at(position: Position) -> Scene {
    march_with(position.foe("me262 rear-2"), "roll 3")
}

#[test]
fn r10_2_the_third_fire_destroys_a_structure_and_hurts_nobody() {
    let scene = rocket_at(later());
    assert_eq!((scene.fires("wall-2"), scene.walls().as_str()), (1, "1 2 3 4 5 6"));
    let scene = rocket_at(later().burning("wall-2", 1));
    assert_eq!((scene.fires("wall-2"), scene.walls().as_str()), (2, "1 2 3 4 5 6"));
    let scene = rocket_at(later().burning("wall-2", 2).foe("e100 tank-2 hedgehogs"));
    assert_eq!((scene.fires("wall-2"), scene.walls().as_str()), (0, "1 3 4 5 6"));
    assert_eq!(scene.foe("e1"), "e100 tank-2 armor 4", "it was not hurt, and its hedgehogs are off");
    let scene = march(later().burning("wall-2", 2).burning("building-3", 1));
    assert_eq!((scene.fires("wall-2"), scene.fires("building-3")), (2, 1), "time does nothing");
}

#[test]
fn r10_3_a_pillbox_is_removed_instead() {
    let scene = rocket_at(later().pillboxes("2"));
    assert_eq!(
        (scene.pillboxes().as_str(), scene.walls().as_str(), scene.fires("wall-2")),
        ("", "1 2 3 4 5 6", 0)
    );
    let position = later().walls("4").pillboxes("4").buildings("1 5");
    let scene = reveal(position, "token fw200; roll 1");
    assert_eq!(
        (scene.buildings().as_str(), scene.pillboxes().as_str()),
        ("5", ""),
        "the second structure is a pillbox"
    );
    assert_eq!((scene.walls().as_str(), scene.fires("wall-4")), ("4", 0));
}

#[test]
fn r10_4_enemies_burn_at_the_end_of_phase_5_only() {
    let position =
        later().foe("e100 air-1 fires 2").foe("pz3 rear-2 fires 2").foe("e100 air-3 fires 1 hedgehogs");
    let scene = march(position);
    assert_eq!(scene.foe("e1"), "e100 art-1 armor 2 fires 2");
    assert_eq!((scene.foe("e2").as_str(), scene.trophies("defender-1").as_str()), ("gone", ""));
    assert_eq!(scene.foe("e3"), "e100 air-3 armor 3 fires 1", "who does not move burns, too");
    let scene = reveal(later().foe("e100 air-1 fires 2"), "token mv-red");
    assert_eq!(scene.foe("e1"), "e100 art-1 armor 4 fires 2");
}

/// A burning wall is attacked in phase 5.
fn caught(fresh_fire_burns: bool) -> Scene {
    let position = with_options(|options| options.fresh_fire_burns = fresh_fire_burns);
    march(position.burning("wall-2", 2).foe("e100 tank-2"))
}

#[test]
fn r10_5_fire_caught_in_phase_5_burns_in_the_next() {
    assert_eq!(caught(true).foe("e1"), "e100 tank-2 armor 2 fires 2");
    let mut scene = caught(false);
    assert_eq!(scene.foe("e1"), "e100 tank-2 armor 4 fires 2");
    scene.luck("token sab-air").luck("token sab-art").any_luck(1);
    scene.play("defender-2 done").play("defender-2 done");
    assert_eq!(
        scene.foe("e1"),
        "e100 city-2 armor 1 fires 2",
        "a turn later: 2 by the fire, 1 by the building"
    );
}

#[test]
fn r10_5_the_fire_of_a_ju87_never_burns_at_once() {
    for fresh in [false, true] {
        let position = with_options(|options| options.fresh_fire_burns = fresh);
        let mut scene = march(position.foe("ju87 tank-2").foe("e100 tank-2"));
        scene.play("defender-1 suffer e1");
        assert_eq!(scene.foe("e2"), "e100 tank-2 armor 4 fires 1");
    }
}

#[test]
fn r10_6_a_burning_structure_gives_its_fire_and_no_damage() {
    let mut scene = march(later().burning("wall-2", 2).foe("e100 tank-2").foe("pz3 tank-2"));
    scene.play("defender-1 suffer e2");
    assert_eq!(
        (scene.foe("e1").as_str(), scene.foe("e2").as_str()),
        ("e100 tank-2 armor 4", "pz3 tank-2 armor 2 fires 2")
    );
    assert_eq!(scene.walls(), "1 3 4 5 6");
    let scene = march(later().walls("").burning("building-2", 1).foe("e100 tank-2"));
    assert_eq!(
        (scene.foe("e1").as_str(), scene.buildings().as_str()),
        ("e100 city-2 armor 4 fires 1", "1 3 4 5 6")
    );
}

#[test]
fn r10_7_a_burning_structure_ends_flights_like_any_other() {
    for token in ["he111", "v1"] {
        let scene = reveal(later().burning("wall-2", 1), &format!("token {token}; roll 2"));
        assert_eq!((scene.walls().as_str(), scene.buildings().as_str()), ("1 3 4 5 6", "1 2 3 4 5 6"));
    }
    let scene = reveal(later().burning("wall-2", 1).burning("building-2", 1), "token fw200; roll 2");
    assert_eq!((scene.walls().as_str(), scene.fires("building-2")), ("1 3 4 5 6", 2));
    let scene = rocket_at(later().walls("").burning("building-2", 1));
    assert_eq!((scene.fires("building-2"), scene.fires("building-5")), (2, 0));
}

#[test]
fn r10_8_only_the_active_player_puts_out_one_fire_for_one_material() {
    let position = later().burning("wall-2", 2).burning("building-3", 1).hand("wire joint").foe("pz3 air-1");
    let mut scene = position.hand_of("defender-2", "sandbags air-r").scene();
    assert_eq!(scene.legal_after("douse wire"), ["wall-2", "building-3"]);
    scene.play("defender-1 douse wire wall-2").play("defender-1 joint defender-2");
    assert_eq!((scene.fires("wall-2"), asked(&scene).as_str()), (1, "defender-2"));
    assert!(scene.legal_after("douse").is_empty());
}

#[test]
fn r10_9_a_pillbox_goes_with_all_fire_of_its_wall() {
    let mut scene = later().burning("wall-2", 2).hand("dotcard").scene();
    scene.play("defender-1 sector dotcard 2");
    assert_eq!(
        (scene.fires("wall-2"), scene.pillboxes().as_str(), scene.walls().as_str()),
        (0, "", "1 2 3 4 5 6")
    );
    let mut scene = later().burning("wall-2", 1).pillboxes("4").hand("disinfo").scene();
    scene.play("defender-1 shift 4 2");
    assert_eq!((scene.fires("wall-2"), scene.pillboxes().as_str()), (0, ""));
}
