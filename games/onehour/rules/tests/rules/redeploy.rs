//! Section 9: Redeploy.

use super::common::{at, can, cited, control, empty, opening, reserve, supplied};

#[test]
fn r9_1_any_number_of_pieces_in_supply() {
    let mut scene = opening("ussr").scene();
    scene.play("ussr redeploy").play("ussr move soviet-army1 siberia moscow");
    scene.play("ussr move soviet-army1 north-ussr moscow").play("ussr done");
    assert_eq!(at(&scene, "moscow", "soviet-army1"), 3);
    let scene = empty("germany").on("uk", "german-army1 british-army1").scene();
    assert!(!can(&scene, "redeploy"), "the only piece is out of supply");
}

#[test]
fn r9_2_the_way_is_supplied_and_controlled() {
    let mut scene = empty("germany")
        .on("poland", "german-army1")
        .on("balkans", "german-army1 soviet-army1")
        .on("north-ussr", "german-army1")
        .on("south-ussr", "soviet-army1")
        .scene();
    scene.play("germany redeploy");
    assert_eq!(cited(&scene, "germany move german-army1 poland balkans"), "9.6", "contested");
    scene.play("germany move german-army1 balkans italy");
    assert_eq!(at(&scene, "italy", "german-army1"), 1, "but it may be left");
    scene.play("germany move german-army1 poland north-ussr");
}

#[test]
fn r9_2_full_spaces_may_be_passed() {
    let mut scene = empty("germany")
        .on("germany", "german-army1 german-army1 german-army2")
        .on("poland", "german-army2")
        .scene();
    scene.play("germany redeploy").play("germany move german-army2 poland italy");
    assert_eq!(at(&scene, "italy", "german-army2"), 1);
}

#[test]
fn r9_3_each_piece_moves_once() {
    let mut scene = empty("germany").on("germany", "german-army1").on("poland", "").scene();
    scene.play("germany redeploy").play("germany move german-army1 germany poland");
    assert_eq!(at(&scene, "poland", "german-army1"), 1, "nothing is left to move, and the action is over");
    let mut scene = empty("germany").on("germany", "german-army1").on("poland", "german-army2").scene();
    scene.play("germany redeploy").play("germany move german-army1 germany poland");
    assert_eq!(cited(&scene, "germany move german-army1 poland germany"), "9.3");
}

/// A fleet goes to an ally's sea, and armies follow over it.
#[test]
fn r9_4_an_earlier_move_extends_the_supply_of_a_later_one() {
    let mut scene = empty("usa")
        .on("usa", "american-army1")
        .on("east-pacific", "american-fleet1")
        .on("atlantic", "american-fleet1 british-fleet1")
        .on("north-sea", "british-fleet1")
        .on("france", "american-army2")
        .scene();
    assert!(!supplied(&scene, "usa", "france"));
    scene.play("usa redeploy");
    assert_eq!(cited(&scene, "usa move american-army1 usa france"), "9.2");
    scene.play("usa move american-fleet1 atlantic north-sea");
    assert!(!supplied(&scene, "usa", "north-sea"), "the fleet left the Atlantic behind");
    scene.play("usa move american-fleet1 east-pacific atlantic").play("usa move american-army1 usa france");
    assert_eq!(at(&scene, "france", "american-army1"), 1);
}

#[test]
fn r9_4_supply_is_read_with_the_piece_still_in_its_place() {
    let mut scene =
        empty("uk").on("atlantic", "british-fleet1").on("indian-ocean", "american-fleet1").scene();
    scene.play("uk redeploy").play("uk move british-fleet1 atlantic indian-ocean");
    assert_eq!(at(&scene, "indian-ocean", "british-fleet1"), 1, "supplied over the sea that it leaves");
}

#[test]
fn r9_5_pieces_in_supply_may_be_taken_into_reserve() {
    let mut scene =
        empty("uk").on("north-sea", "british-fleet1 german-fleet1").on("uk", "british-army1").scene();
    scene.play("uk redeploy").play("uk recall british-fleet1 north-sea").play("uk recall british-army1 uk");
    assert_eq!((reserve(&scene, "british-fleet1"), reserve(&scene, "british-army1")), (1, 1));
}

#[test]
fn r9_6_empty_seas_are_not_entered() {
    let mut scene = opening("uk").scene();
    scene.play("uk redeploy");
    assert_eq!(cited(&scene, "uk move british-fleet1 atlantic indian-ocean"), "9.6");
    scene.play("uk move british-fleet1 atlantic north-sea");
    assert_eq!(control(&scene, "atlantic"), "-");
}

#[test]
fn r9_6_fleets_do_not_pass_a_closed_strait() {
    let mut scene = empty("germany").on("baltic", "german-fleet1").on("north-sea", "german-fleet2").scene();
    scene.play("germany redeploy");
    assert_eq!(cited(&scene, "germany move german-fleet1 baltic north-sea"), "9.2");
    let mut scene = empty("germany")
        .on("baltic", "german-fleet1")
        .on("north-sea", "german-fleet2")
        .on("scandinavia", "german-army1")
        .scene();
    scene.play("germany redeploy").play("germany move german-fleet1 baltic north-sea");
}

#[test]
fn r9_7_armies_may_end_at_sea_and_attack_from_there() {
    let mut scene = empty("uk").on("uk", "british-army1").on("north-sea", "british-fleet1").scene();
    scene.play("uk redeploy").play("uk move british-army1 uk north-sea").play("uk done");
    assert!(can(&scene, "attack france") && can(&scene, "attack scandinavia"));
}

#[test]
fn r9_7_armies_on_board_may_go_by_land_where_a_strait_is_closed() {
    let mut scene = empty("germany")
        .on("baltic", "german-fleet1 german-army1")
        .on("north-sea", "german-fleet2")
        .on("france", "german-army2")
        .scene();
    scene.play("germany redeploy").play("germany move german-army1 baltic north-sea");
    assert_eq!(at(&scene, "north-sea", "german-army1"), 1, "across Germany");
}

#[test]
fn r9_7_a_closed_strait_stops_armies_on_board() {
    let position = || {
        empty("usa").on("atlantic", "american-fleet1 american-army1").on("mediterranean", "american-fleet1")
    };
    let mut scene = position().on("north-africa", "german-army1").scene();
    scene.play("usa redeploy");
    assert_eq!(cited(&scene, "usa move american-army1 atlantic mediterranean"), "9.2");
    let mut scene = position().scene();
    scene.play("usa redeploy").play("usa move american-army1 atlantic mediterranean");
    assert_eq!(at(&scene, "mediterranean", "american-army1"), 1, "the Allies hold North Africa");
}

#[test]
fn r9_8_chinese_armies_never_move() {
    let mut scene =
        empty("usa").on("china", "chinese-army").on("usa", "american-army1 american-army2").scene();
    scene.play("usa redeploy");
    assert_eq!(cited(&scene, "usa recall chinese-army china"), "1.6");
    assert!(scene.legal().iter().all(|one| !one.contains("chinese")));
}
