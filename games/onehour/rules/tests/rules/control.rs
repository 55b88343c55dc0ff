//! Section 4: control and stacking, on hand-made positions.

use super::common::{at, can, cited, control, empty, losses, view};

#[test]
fn r4_1_more_pieces_control_land_whatever_their_strength() {
    let scene = empty("germany").on("france", "german-army1 italian-army british-army2").scene();
    assert_eq!(control(&scene, "france"), "axis");
    let scene = empty("germany").on("france", "german-army2 british-army1 american-army1").scene();
    assert_eq!(control(&scene, "france"), "allies", "the pieces of allies count together");
    let scene = empty("germany").on("china", "japanese-army2 chinese-army chinese-army").scene();
    assert_eq!(control(&scene, "china"), "allies", "Chinese armies count");
}

#[test]
fn r4_2_a_home_space_is_its_owners_unless_outnumbered() {
    let scene = empty("germany").on("moscow", "german-army2 soviet-army1").scene();
    assert_eq!(control(&scene, "moscow"), "allies", "equal numbers");
    let scene = empty("germany").on("moscow", "german-army1").scene();
    assert_eq!(control(&scene, "moscow"), "axis");
    let scene = empty("germany").on("france", "german-army2 british-army1").scene();
    assert_eq!(control(&scene, "france"), "-", "neutral and equal");
    assert_eq!((control(&scene, "balkans"), control(&scene, "india")), ("-", "allies"));
}

#[test]
fn r4_2_a_home_space_reverts_when_the_enemy_leaves() {
    let mut scene =
        empty("germany").on("germany", "").on("north-ussr", "german-army1").on("poland", "").scene();
    assert_eq!(control(&scene, "north-ussr"), "axis");
    scene.play("germany redeploy").play("germany move german-army1 north-ussr poland");
    assert_eq!(control(&scene, "north-ussr"), "allies");
}

#[test]
fn r4_3_fleets_of_one_side_control_a_sea() {
    let scene = empty("germany")
        .on("baltic", "german-fleet1")
        .on("atlantic", "british-fleet1 american-fleet1")
        .on("north-sea", "german-fleet1 british-fleet1 british-fleet1")
        .on("mediterranean", "italian-army")
        .on("indian-ocean", "british-fleet1 japanese-army1")
        .scene();
    assert_eq!((control(&scene, "baltic"), control(&scene, "atlantic")), ("axis", "allies"));
    assert_eq!(control(&scene, "north-sea"), "-", "mixed");
    assert_eq!(control(&scene, "mediterranean"), "-", "armies on board do not count");
    assert_eq!(control(&scene, "indian-ocean"), "allies");
}

#[test]
fn r4_4_three_armies_of_a_nation_and_its_minors() {
    let mut scene = empty("germany")
        .on("germany", "german-army1 german-army1 german-army2")
        .on("italy", "italian-army")
        .on("poland", "")
        .on("france", "german-army1 german-army2 british-army1")
        .on("baltic", "german-fleet1 german-fleet1")
        .reserve("german-fleet2 italian-fleet italian-army")
        .scene();
    scene.play("germany build").refuse("germany deploy italian-army germany");
    assert_eq!(cited(&scene, "germany deploy italian-army germany"), "4.4");
    scene.play("germany deploy italian-army italy").play("germany done");
    scene.play("germany redeploy");
    assert_eq!(cited(&scene, "germany move italian-army italy germany"), "4.4");
}

#[test]
fn r4_4_three_fleets_and_three_armies_at_sea_and_others_do_not_count() {
    let mut scene = empty("uk")
        .on("uk", "british-army1 british-army1 british-army1")
        .on("north-sea", "british-fleet1 british-fleet1 british-fleet1 american-fleet1 american-fleet1")
        .on("france", "british-army2")
        .reserve("british-fleet1")
        .scene();
    scene
        .play("uk build")
        .refuse("uk deploy british-fleet1 north-sea")
        .play("uk deploy british-fleet1 atlantic");
    scene.play("uk done").play("uk redeploy");
    for _ in 0..3 {
        scene.play("uk move british-army1 uk north-sea");
    }
    assert_eq!(at(&scene, "north-sea", "british-army1"), 3);
    assert_eq!(cited(&scene, "uk move british-army2 france north-sea"), "4.4");
}

#[test]
fn r4_4_the_limit_holds_for_attackers_with_those_in_place() {
    let mut scene = empty("germany")
        .on("germany", "german-army1 german-army1 german-army2")
        .on("france", "german-army2 british-army1")
        .scene();
    scene.play("germany attack france").play("germany send german-army1 germany");
    scene.play("germany send german-army1 germany");
    assert_eq!(at(&scene, "germany", "german-army2"), 1, "no room for the third");
    assert_eq!(at(&scene, "france", "german-army1"), 2);
}

#[test]
fn r4_5_armies_on_board_are_lost_with_their_sea() {
    let mut scene = empty("germany")
        .on("north-sea", "british-army1 british-army2 british-fleet1")
        .on("baltic", "german-fleet1 german-fleet2")
        .on("scandinavia", "german-army1")
        .track("germany", "naval", 2)
        .scene();
    scene.play("germany attack north-sea").play("germany send german-fleet1 baltic");
    scene.play("germany send german-fleet2 baltic");
    assert_eq!(at(&scene, "north-sea", "british-fleet1"), 0);
    assert_eq!(at(&scene, "north-sea", "british-army1"), 0);
    assert_eq!((losses(&scene, "british-army1"), losses(&scene, "british-army2")), (4, 2));
}

#[test]
fn r4_5_a_fleet_built_into_a_sea_with_enemy_armies_removes_them() {
    let mut scene = empty("germany").on("north-sea", "british-army1").reserve("german-fleet1").scene();
    scene.play("germany build").play("germany deploy german-fleet1 north-sea").play("germany done");
    assert_eq!(at(&scene, "north-sea", "british-army1"), 0);
}

#[test]
fn r4_5_a_response_that_takes_the_fleet_takes_the_armies_too() {
    let mut scene = empty("uk")
        .on("uk", "british-army1")
        .on("atlantic", "british-fleet1")
        .on("north-sea", "british-fleet1 british-army1 german-fleet1")
        .markers("germany", 1)
        .scene();
    scene.play("uk redeploy").play("uk recall british-army1 uk").play("uk done");
    scene.play("germany respond commerce-raiders").play("uk recall british-fleet1 north-sea");
    assert_eq!(at(&scene, "north-sea", "british-army1"), 0);
}

#[test]
fn r4_6_control_follows_from_the_pieces() {
    let mut scene = empty("germany")
        .on("germany", "german-army1")
        .on("france", "german-army1")
        .on("balkans", "")
        .on("baltic", "german-fleet1")
        .scene();
    assert_eq!(control(&scene, "france"), "axis");
    scene.play("germany redeploy").play("germany move german-army1 france germany");
    assert_eq!(control(&scene, "france"), "-", "nobody is left there");
    scene.play("germany recall german-fleet1 baltic").play("germany done");
    assert_eq!(control(&scene, "baltic"), "-");
    assert!(can(&scene, "attack france") && view(&scene).victory[0].is_empty());
}
