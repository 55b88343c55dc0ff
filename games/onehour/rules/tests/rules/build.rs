//! Sections 6 and 10: Build and Industry.

use super::common::{at, can, cited, control, empty, losses, markers, opening, reserve, track};

#[test]
fn r6_1_a_build_spends_points_by_strength_and_the_rest_is_lost() {
    let mut scene = opening("germany").scene();
    scene.play("germany build").play("germany raise german-army1");
    assert_eq!(cited(&scene, "germany raise german-army2"), "6.1");
    scene.play("germany raise italian-army");
    assert_eq!(reserve(&scene, "german-army1"), 3, "two points, two steps, and the action is over");
    scene.play("germany build").play("germany raise german-army2");
    assert_eq!(reserve(&scene, "german-army2"), 1);
    scene.play("germany build").play("germany raise german-fleet2");
    assert_eq!(markers(&scene, "germany"), 3, "a new year");
}

#[test]
fn r6_1_points_may_be_left() {
    let mut scene = opening("germany").track("germany", "build", 5).scene();
    scene.play("germany build").refuse("germany done").play("germany deploy german-army1 poland");
    scene.play("germany done").play("germany build");
    assert!(scene.legal().len() > 2, "five points again, not nine");
}

#[test]
fn r6_2_pieces_are_raised_from_losses_to_reserve() {
    let mut scene = opening("ussr").scene();
    scene.play("ussr build").play("ussr raise soviet-army2");
    assert_eq!((reserve(&scene, "soviet-army2"), losses(&scene, "soviet-army2")), (1, 3));
}

#[test]
fn r6_3_armies_go_where_supply_and_control_are() {
    let mut scene = opening("germany").scene();
    scene.play("germany build");
    for space in ["germany", "poland", "italy"] {
        assert!(can(&scene, &format!("deploy german-army1 {space}")), "{space}");
    }
    assert_eq!(cited(&scene, "germany deploy german-army1 balkans"), "6.3");
    assert_eq!(cited(&scene, "germany deploy german-army1 baltic"), "6.3");
    scene.play("germany deploy german-army1 poland");
    assert_eq!(at(&scene, "poland", "german-army1"), 1);
}

#[test]
fn r6_3_an_army_may_be_built_in_the_home_of_an_ally() {
    let mut scene = empty("usa").on("atlantic", "american-fleet1").reserve("american-army1").scene();
    scene.play("usa build").play("usa deploy american-army1 uk");
    assert_eq!(at(&scene, "uk", "american-army1"), 1);
}

#[test]
fn r6_4_fleets_go_into_supplied_seas_even_of_the_enemy() {
    let mut scene = opening("germany").scene();
    scene.play("germany build");
    for sea in ["baltic", "mediterranean", "north-sea"] {
        assert!(can(&scene, &format!("deploy german-fleet1 {sea}")), "{sea}");
    }
    scene.refuse("germany deploy german-fleet1 atlantic").refuse("germany deploy german-fleet1 germany");
    scene.play("germany deploy german-fleet1 north-sea");
    assert_eq!((at(&scene, "north-sea", "british-fleet1"), control(&scene, "north-sea")), (1, "-"));
    assert!(super::common::fought(&scene).is_none(), "no battle");
}

#[test]
fn r6_5_a_raised_piece_is_not_deployed_in_the_same_action() {
    let mut scene = opening("germany").track("germany", "build", 4).scene();
    scene.play("germany build").play("germany raise german-army2");
    assert_eq!(cited(&scene, "germany deploy german-army2 germany"), "6.5");
    scene.play("germany raise german-army1").play("germany deploy german-army1 germany");
    assert_eq!(reserve(&scene, "german-army1"), 2, "an equal one that was there before");
}

#[test]
fn r6_5_steps_come_in_any_order() {
    let mut scene = opening("germany").track("germany", "build", 3).scene();
    scene
        .play("germany build")
        .play("germany deploy german-army1 germany")
        .play("germany raise german-army1");
    scene.play("germany deploy german-army1 poland");
    assert_eq!((at(&scene, "germany", "german-army1"), reserve(&scene, "german-army1")), (2, 1));
}

#[test]
fn r6_6_a_deployed_piece_does_not_extend_supply() {
    let mut scene =
        empty("uk").on("atlantic", "british-fleet1").reserve("british-fleet1 british-army1").scene();
    scene.play("uk build").play("uk deploy british-fleet1 indian-ocean");
    assert_eq!(cited(&scene, "uk deploy british-army1 australia"), "6.6");
    scene.play("uk deploy british-army1 india");
    scene.play("uk build").play("uk raise british-army1").play("uk raise british-army1");
    scene.play("uk build");
    assert!(can(&scene, "deploy british-army1 australia"), "in a later action it does");
}

#[test]
fn r6_7_armies_can_always_be_built_in_the_capital_and_fleets_beside_it() {
    let mut scene = empty("japan")
        .on("sea-of-japan", "american-fleet1")
        .on("west-pacific", "american-fleet1")
        .on("north-pacific", "american-fleet1")
        .reserve("japanese-fleet1 japanese-army1")
        .scene();
    scene.play("japan build");
    for sea in ["sea-of-japan", "west-pacific", "north-pacific"] {
        assert!(can(&scene, &format!("deploy japanese-fleet1 {sea}")));
    }
    scene.play("japan deploy japanese-army1 japan");
}

#[test]
fn r6_7_building_can_win_back_the_capital_without_a_battle() {
    let mut scene = empty("ussr").on("moscow", "german-army2").reserve("soviet-army1 soviet-army1").scene();
    scene.play("ussr build").play("ussr deploy soviet-army1 moscow");
    assert_eq!(control(&scene, "moscow"), "allies", "equal numbers in a home space");
    scene.play("ussr deploy soviet-army1 moscow");
    assert_eq!(at(&scene, "moscow", "german-army2"), 1);
    assert!(can(&scene, "redeploy"));
}

#[test]
fn r6_8_stacking_holds_in_a_contested_capital_for_each_nation() {
    let mut scene = empty("ussr")
        .on("moscow", "german-army1 german-army1 german-army2 soviet-army1 soviet-army1")
        .reserve("soviet-army1 soviet-army1")
        .scene();
    scene.play("ussr build").play("ussr deploy soviet-army1 moscow");
    assert_eq!(at(&scene, "moscow", "soviet-army1"), 3);
    scene.refuse("ussr deploy soviet-army1 moscow").play("ussr done");
}

#[test]
fn r6_9_without_the_capital_no_fleets_and_no_other_place() {
    let mut scene = empty("uk")
        .on("uk", "german-army1")
        .on("atlantic", "british-fleet1")
        .reserve("british-army1 british-fleet1")
        .scene();
    scene
        .play("uk build")
        .refuse("uk deploy british-fleet1 atlantic")
        .refuse("uk deploy british-army1 india");
    assert_eq!(cited(&scene, "uk deploy british-army1 india"), "3.8");
    assert!(can(&scene, "raise british-fleet2"), "raising stays legal for all pieces");
    scene.play("uk deploy british-army1 uk");
}

#[test]
fn r10_1_industry_advances_a_track_to_its_end() {
    let mut scene = opening("germany").track("germany", "air", 2).scene();
    scene.play("germany industry air");
    assert_eq!(track(&scene, "germany", "air"), 3);
    assert_eq!(cited(&scene, "germany industry air"), "10.1");
    scene.play("germany industry build").play("germany industry naval");
    assert_eq!((track(&scene, "germany", "build"), track(&scene, "germany", "naval")), (3, 1));
}
