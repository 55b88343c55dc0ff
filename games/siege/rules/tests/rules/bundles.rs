//! 16.1 to 16.10: hit cards with modifiers, also several and in combination.

use crate::common::{Look, Scene, later, with_options};

/// Plays one step of the first defender after the other.
fn play(scene: &mut Scene, steps: &[&str]) {
    for step in steps {
        scene.play(&format!("defender-1 {step}"));
    }
}

#[test]
fn r16_1_modifiers_are_added_one_by_one_before_the_target() {
    let mut scene = later().hand("tank-r ap incend demoral").foe("e100 tank-1").scene();
    play(&mut scene, &["boost tank-r incend"]);
    assert_eq!(scene.legal(), ["add ap", "add demoral", "aim e1"]);
    assert_eq!(scene.forbidden_by("defender-1 done"), "16.1");
    assert_eq!(scene.forbidden_by("defender-1 add crew"), "16.1");
    play(&mut scene, &["add ap", "aim e1"]);
    assert_eq!(scene.foe("e1"), "e100 tank-1 armor 1 fires 1");
    assert_eq!(
        (scene.discard(), scene.hand("defender-1")),
        ("tank-r ap incend".to_owned(), "demoral".to_owned())
    );
}

#[test]
fn r16_1_a_modifier_is_not_played_alone() {
    let scene = later().hand("ap guards").foe("e100 tank-1").scene();
    assert_eq!(scene.legal(), ["done", "play guards"]);
    assert_eq!(scene.forbidden_by("defender-1 play ap"), "16.1");
    let scene = later().hand("tank-r guards").foe("e100 tank-1").scene();
    assert_eq!(scene.forbidden_by("defender-1 boost tank-r guards"), "16.1");
    assert_eq!(scene.forbidden_by("defender-1 boost tank-r ap"), "16.1");
}

#[test]
fn r16_1_only_bundles_that_can_be_finished_are_begun() {
    let scene = later().hand("tank-r lend rearm ap").foe("pz3 air-5").scene();
    let begun = ["lend blue", "rearm air", "ap"];
    let mut legal = scene.legal_after("boost tank-r");
    legal.sort();
    let mut wanted = begun.map(str::to_owned);
    wanted.sort();
    assert_eq!(legal, wanted, "both changes are needed, and each may come first");
    let scene = later().hand("tank-r lend ap").foe("pz3 air-5").scene();
    assert_eq!(scene.legal(), ["done"], "without Re-equipment there is nothing to hit");
    assert_eq!(scene.forbidden_by("defender-1 boost tank-r lend blue"), "16.1");
}

#[test]
fn r16_2_colour_and_line_then_damage_then_fire_then_the_push_back() {
    let mut scene = later().hand("tank-r lend rearm ap incend demoral").foe("e100 art-5").scene();
    play(
        &mut scene,
        &["boost tank-r demoral", "add incend", "add ap", "add rearm art", "add lend blue", "aim e1"],
    );
    assert_eq!(scene.foe("e1"), "e100 air-5 armor 1 fires 1");
}

#[test]
fn r16_2_destruction_comes_in_place_of_damage_and_leaves_nobody_to_burn() {
    let mut scene =
        later().hand("tank-r precise incend demoral").foe("e100 tank-1").foe("pz3 tank-1").scene();
    play(&mut scene, &["boost tank-r precise", "add incend", "add demoral", "aim e1"]);
    assert_eq!((scene.foe("e1"), scene.foe("e2")), ("gone".to_owned(), "pz3 tank-1 armor 2".to_owned()));
}

#[test]
fn r16_3_lend_lease_changes_the_colour() {
    let mut scene = later().hand("art-g lend").foe("pz3 art-1").foe("pz3 art-6").foe("pz3 art-3").scene();
    assert_eq!(scene.legal_after("boost art-g lend"), ["red", "blue"]);
    assert_eq!(scene.forbidden_by("defender-1 boost art-g lend green"), "16.3");
    play(&mut scene, &["boost art-g lend blue"]);
    assert_eq!(scene.legal(), ["aim e2"]);
    play(&mut scene, &["aim e2"]);
    assert_eq!(scene.foe("e2"), "pz3 art-6 armor 1");
}

#[test]
fn r16_3_not_on_an_any_colour_card_but_on_a_counterattack() {
    let scene = later().hand("art-any lend").foe("pz3 art-1").scene();
    assert_eq!(scene.legal(), ["done", "hit art-any e1"]);
    assert_eq!(scene.forbidden_by("defender-1 boost art-any lend red"), "16.3");
    let mut scene = later().hand("cntr-b lend").foe("pz3 air-2").scene();
    play(&mut scene, &["boost cntr-b lend red", "aim e1"]);
    assert_eq!(scene.foe("e1"), "pz3 air-2 armor 1");
}

#[test]
fn r16_4_re_equipment_changes_the_line() {
    let mut scene = later().hand("tank-r rearm").foe("pz3 air-1").foe("pz3 art-2").foe("pz3 tank-1").scene();
    assert_eq!(scene.legal_after("boost tank-r rearm"), ["art", "air"]);
    assert_eq!(scene.forbidden_by("defender-1 boost tank-r rearm tank"), "16.4");
    play(&mut scene, &["boost tank-r rearm air"]);
    assert_eq!(scene.legal(), ["aim e1"]);
    play(&mut scene, &["aim e1"]);
    assert_eq!(scene.foe("e1"), "pz3 air-1 armor 1");
}

#[test]
fn r16_4_the_card_counts_as_that_arm_against_luftwaffe() {
    let mut scene = later().hand("tank-r rearm").foe("bv238 art-1").scene();
    assert_eq!(scene.legal(), ["done", "boost tank-r rearm air"]);
    play(&mut scene, &["boost tank-r rearm air", "aim e1"]);
    assert_eq!(scene.foe("e1"), "bv238 art-1 armor 1");
    let scene = later().hand("air-r rearm").foe("bv238 art-1").scene();
    assert_eq!(scene.legal(), ["done", "hit air-r e1"], "an air force card loses that by the change");
}

#[test]
fn r16_4_not_on_a_counterattack_but_on_an_any_colour_card() {
    let scene = later().hand("cntr-r rearm").foe("pz3 air-1").scene();
    assert_eq!(scene.legal(), ["done", "hit cntr-r e1"]);
    assert_eq!(scene.forbidden_by("defender-1 boost cntr-r rearm air"), "16.4");
    let mut scene = later().hand("tank-any rearm").foe("pz3 air-4").scene();
    play(&mut scene, &["boost tank-any rearm air", "aim e1"]);
    assert_eq!(scene.foe("e1"), "pz3 air-4 armor 1");
}

#[test]
fn r16_3_r16_4_both_changes_on_one_card() {
    let mut scene = later().hand("tank-r lend rearm").foe("ju87 tank-5").scene();
    play(&mut scene, &["boost tank-r lend blue", "add rearm air", "aim e1"]);
    assert_eq!((scene.foe("e1"), scene.trophies("defender-1")), ("gone".to_owned(), "ju87".to_owned()));
}

#[test]
fn r16_5_armour_piercing_shells_do_three_in_all() {
    let mut scene = later().hand("tank-r ap").foe("e100 tank-1").foe("tiger-e tank-2").scene();
    play(&mut scene, &["boost tank-r ap", "aim e1"]);
    assert_eq!(scene.foe("e1"), "e100 tank-1 armor 1");
    let mut scene = later().hand("tank-r ap").foe("tiger-e tank-2").scene();
    play(&mut scene, &["boost tank-r ap", "aim e1"]);
    assert_eq!((scene.foe("e1"), scene.trophies("defender-1")), ("gone".to_owned(), "tiger-e".to_owned()));
}

#[test]
fn r16_5_type_61_answers_all_three() {
    let mut scene = later().hand("tank-r ap").foe("type61 tank-1").scene();
    play(&mut scene, &["boost tank-r ap", "aim e1"]);
    assert_eq!(scene.foes_in("rear-1").split(' ').count(), 6);
}

#[test]
fn r16_6_incendiary_shells_set_a_survivor_on_fire() {
    let mut scene = later().hand("air-b incend").foe("pz3 air-6 fires 1").foe("ju87 air-5").scene();
    play(&mut scene, &["boost air-b incend", "aim e1"]);
    assert_eq!(scene.foe("e1"), "pz3 air-6 armor 1 fires 2");
    let mut scene = later().hand("air-b incend").foe("leopard1 air-5").scene();
    play(&mut scene, &["boost air-b incend", "aim e1"]);
    assert_eq!(scene.foe("e1"), "leopard1 air-5 armor 3 fires 1", "it is not a science card");
}

#[test]
fn r16_7_demoralisation_pushes_a_survivor_back_one_line() {
    for (card, from, to) in
        [("tank-r", "tank-1", "art-1"), ("art-r", "art-1", "air-1"), ("air-r", "air-1", "rear-1")]
    {
        let mut scene = later().hand(&format!("{card} demoral")).foe(&format!("pz3 {from}")).scene();
        play(&mut scene, &[&format!("boost {card} demoral"), "aim e1"]);
        assert_eq!(scene.foe("e1"), format!("pz3 {to} armor 1"));
    }
}

#[test]
fn r16_7_not_on_the_immune_line_nor_on_the_dead() {
    let mut scene = later().hand("tank-g demoral").foe("pz4-70 tank-3").scene();
    play(&mut scene, &["boost tank-g demoral", "aim e1"]);
    assert_eq!(scene.foe("e1"), "pz4-70 tank-3 armor 3");
    let mut scene = later().hand("tank-g demoral").foe("ju87 air-1").foe("pz3 tank-3 armor 1").scene();
    play(&mut scene, &["boost tank-g demoral", "aim e2"]);
    assert_eq!(scene.foe("e2"), "gone");
}

#[test]
fn r16_8_in_the_city_it_goes_counter_clockwise_into_what_stands_there() {
    let city = || with_options(|options| options.city_counterattack = true).hand("cntr-r demoral");
    let mut scene = city().foe("tiger-e city-2").buildings("1 5").scene();
    play(&mut scene, &["boost cntr-r demoral", "aim e1"]);
    assert_eq!((scene.foe("e1"), scene.buildings()), ("tiger-e city-1 armor 1".to_owned(), "5".to_owned()));
    let mut scene = city().foe("tiger-e city-1").buildings("5").scene();
    play(&mut scene, &["boost cntr-r demoral", "aim e1"]);
    assert_eq!(scene.foe("e1"), "tiger-e city-6 armor 2", "nothing stands there");
}

#[test]
fn r13_6_a_burning_building_gives_its_fire_instead_and_nobody_gets_a_trophy() {
    let city = || with_options(|options| options.city_counterattack = true).hand("cntr-r demoral");
    let mut scene = city().foe("tiger-e city-2").buildings("1 5").burning("building-1", 2).scene();
    play(&mut scene, &["boost cntr-r demoral", "aim e1"]);
    assert_eq!(
        (scene.foe("e1"), scene.buildings()),
        ("tiger-e city-1 armor 2 fires 2".to_owned(), "5".to_owned())
    );
    let mut scene = city().foe("pz3 city-2").buildings("1 5").scene();
    play(&mut scene, &["boost cntr-r demoral", "aim e1"]);
    assert_eq!((scene.foe("e1").as_str(), scene.trophies("defender-1").as_str()), ("gone", ""));
    assert_eq!(scene.spent(), "pz3");
}

#[test]
fn r16_9_experienced_crew_strikes_one_enemy_twice() {
    let mut scene = later().hand("art-r crew").foe("tiger-e art-1").scene();
    play(&mut scene, &["boost art-r crew", "aim e1"]);
    assert_eq!(
        (scene.foe("e1"), scene.legal()),
        ("tiger-e art-1 armor 2".to_owned(), vec!["done".to_owned(), "aim e1".to_owned()])
    );
    play(&mut scene, &["aim e1"]);
    assert_eq!(
        (scene.foe("e1"), scene.discard()),
        ("tiger-e art-1 armor 1".to_owned(), "art-r crew".to_owned())
    );
}

#[test]
fn r16_9_or_two_enemies() {
    let mut scene = later().hand("art-r crew").foe("pz3 art-1").foe("pz3 art-2").scene();
    play(&mut scene, &["boost art-r crew", "aim e1", "aim e2"]);
    assert_eq!(
        (scene.foe("e1"), scene.foe("e2")),
        ("pz3 art-1 armor 1".to_owned(), "pz3 art-2 armor 1".to_owned())
    );
}

#[test]
fn r16_9_it_must_come_before_the_first_target() {
    let mut scene = later().hand("art-r crew ap").foe("e100 art-1").scene();
    play(&mut scene, &["boost art-r ap", "add crew", "aim e1"]);
    assert_eq!(scene.foe("e1"), "e100 art-1 armor 1");
    assert_eq!(scene.legal(), ["done", "aim e1"]);
    assert_eq!(scene.forbidden_by("defender-1 add crew"), "16.9");
}

#[test]
fn r16_10_a_modifier_works_on_one_of_the_two_strikes() {
    let mut scene = later().hand("art-r crew ap incend").foe("e100 art-1").foe("e100 art-2").scene();
    play(&mut scene, &["boost art-r crew", "add ap", "aim e1"]);
    assert_eq!(
        (scene.foe("e1"), scene.legal_after("add")),
        ("e100 art-1 armor 1".to_owned(), vec!["incend".to_owned()])
    );
    play(&mut scene, &["add incend", "aim e2"]);
    assert_eq!(scene.foe("e2"), "e100 art-2 armor 3 fires 1");
}

#[test]
fn r16_10_a_change_of_colour_or_line_helps_only_its_own_strike() {
    let mut scene =
        later().hand("art-r crew lend rearm").foe("pz3 art-5").foe("pz3 art-1").foe("pz3 air-1").scene();
    play(&mut scene, &["boost art-r crew", "add lend blue", "aim e1"]);
    assert_eq!(scene.legal(), ["done", "add rearm air", "aim e2"]);
    play(&mut scene, &["add rearm air", "aim e3"]);
    assert_eq!(
        [scene.foe("e1"), scene.foe("e2"), scene.foe("e3")],
        ["pz3 art-5 armor 1", "pz3 art-1 armor 2", "pz3 air-1 armor 1"]
    );
}

#[test]
fn r16_10_the_second_strike_may_be_waived() {
    let mut scene = later().hand("art-r crew ap").foe("pz3 art-1").foe("pz3 art-2").scene();
    play(&mut scene, &["boost art-r crew", "aim e1", "done"]);
    assert_eq!(
        (scene.foe("e2"), scene.hand("defender-1")),
        ("pz3 art-2 armor 2".to_owned(), "ap".to_owned())
    );
    assert_eq!(scene.legal(), ["done"], "back to playing cards");
}

#[test]
fn r16_10_it_lapses_if_there_is_nothing_to_hit() {
    let mut scene = later().hand("art-r crew").foe("pz3 art-1 armor 1").foe("pz3 tank-1").scene();
    play(&mut scene, &["boost art-r crew", "aim e1"]);
    assert_eq!((scene.legal(), scene.discard()), (vec!["done".to_owned()], "art-r crew".to_owned()));
    let mut scene = later().hand("art-r crew rearm").foe("pz3 art-1 armor 1").foe("pz3 tank-1").scene();
    play(&mut scene, &["boost art-r crew", "aim e1"]);
    assert_eq!(scene.legal(), ["done", "add rearm tank"], "but not if a modifier of the hand helps");
}

#[test]
fn r16_1_other_modifiers_may_be_added_without_use() {
    let mut scene = later().hand("tank-r precise ap").foe("pz3 tank-1").scene();
    play(&mut scene, &["boost tank-r precise", "add ap", "aim e1"]);
    assert_eq!((scene.foe("e1"), scene.discard()), ("gone".to_owned(), "tank-r precise ap".to_owned()));
}

#[test]
fn r16_2_every_modifier_at_once() {
    let mut scene = later()
        .hand("tank-r crew lend rearm ap incend demoral precise")
        .foe("e100 air-5")
        .foe("tiger-e tank-1")
        .scene();
    play(
        &mut scene,
        &["boost tank-r crew", "add lend blue", "add rearm air", "add ap", "add incend", "add demoral"],
    );
    play(&mut scene, &["aim e1", "add precise", "aim e2"]);
    assert_eq!(
        (scene.foe("e1"), scene.foe("e2")),
        ("e100 rear-5 armor 1 fires 1".to_owned(), "gone".to_owned())
    );
    assert_eq!(scene.discard(), "tank-r precise ap demoral incend crew rearm lend");
}
