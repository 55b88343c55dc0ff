//! Section 5: supply, on hand-made positions.

use super::common::{at, can, empty, opening, spaces, supplied};

#[test]
fn r5_1_supply_is_traced_from_the_capital() {
    let scene = opening("germany").scene();
    let german = scene.state().supply(sandtable_onehour::ids::Nation::Germany);
    let wanted = "germany poland italy france balkans north-ussr south-ussr north-sea baltic mediterranean \
                  scandinavia north-africa middle-east";
    assert_eq!(german, spaces(wanted));
    let soviet = scene.state().supply(sandtable_onehour::ids::Nation::Ussr);
    assert_eq!(
        soviet,
        spaces(
            "moscow north-ussr south-ussr stalingrad siberia poland balkans scandinavia baltic middle-east \
                china sea-of-japan north-africa india mediterranean indian-ocean southeast-asia atlantic"
        )
    );
}

#[test]
fn r5_2_it_goes_on_from_controlled_land_and_from_seas_with_an_own_fleet() {
    let scene = empty("uk").on("atlantic", "british-fleet1").on("france", "british-army1").scene();
    assert!(
        supplied(&scene, "uk", "north-africa") && supplied(&scene, "uk", "india"),
        "home land needs no army"
    );
    assert!(supplied(&scene, "uk", "indian-ocean"), "a sea beside supplied land");
    assert!(!supplied(&scene, "uk", "australia"), "but no fleet there to go on");
    assert!(supplied(&scene, "uk", "north-sea") && !supplied(&scene, "uk", "france"));
}

#[test]
fn r5_2_a_mixed_sea_carries_nothing() {
    let scene = empty("uk").on("atlantic", "british-fleet1 german-fleet1").scene();
    assert!(supplied(&scene, "uk", "atlantic") && !supplied(&scene, "uk", "north-africa"));
}

#[test]
fn r5_3_fleets_of_allies_do_not_carry_supply() {
    let scene = empty("uk").on("atlantic", "american-fleet1").scene();
    assert!(!supplied(&scene, "uk", "north-africa") && supplied(&scene, "usa", "north-africa"));
    let scene = empty("germany").on("mediterranean", "italian-fleet").scene();
    assert!(supplied(&scene, "germany", "north-africa"), "Italian fleets are German");
}

#[test]
fn r5_4_restricted_lines_are_for_the_ussr_and_japan() {
    let scene = empty("ussr").on("siberia", "soviet-army1").on("china", "chinese-army").scene();
    assert!(supplied(&scene, "ussr", "china") && supplied(&scene, "ussr", "southeast-asia"));
    assert!(supplied(&scene, "ussr", "middle-east"), "from Stalingrad");
    let scene = empty("germany").on("stalingrad", "german-army1").on("south-ussr", "german-army1").scene();
    assert!(supplied(&scene, "germany", "stalingrad") && !supplied(&scene, "germany", "middle-east"));
}

#[test]
fn r5_4_a_strait_is_open_to_whoever_controls_its_land() {
    let fleets = |position: super::common::Position| {
        position.on("atlantic", "british-fleet1").on("mediterranean", "british-fleet1")
    };
    let scene = fleets(empty("uk")).scene();
    assert!(supplied(&scene, "uk", "italy"), "Gibraltar is open by home control");
    let scene = fleets(empty("uk")).on("north-africa", "italian-army").scene();
    assert!(!supplied(&scene, "uk", "italy") && !supplied(&scene, "uk", "mediterranean"));
    let scene = empty("germany").on("baltic", "german-fleet1").scene();
    assert!(supplied(&scene, "germany", "north-sea"), "from Germany itself");
    let scene = empty("usa").on("atlantic", "american-fleet1").on("usa", "").scene();
    assert!(supplied(&scene, "usa", "east-pacific"), "Panama and the coast");
}

#[test]
fn r5_5_without_the_capital_nothing_else_is_in_supply() {
    let scene = empty("germany").on("germany", "soviet-army1").on("poland", "german-army1").scene();
    let german = scene.state().supply(sandtable_onehour::ids::Nation::Germany);
    assert_eq!(german, spaces("germany"));
    let scene = empty("germany").on("germany", "soviet-army1 german-army1").scene();
    assert!(supplied(&scene, "germany", "poland"), "contested is not lost");
}

#[test]
fn r5_6_the_last_space_may_be_the_enemys() {
    let scene = empty("germany").on("france", "british-army1").on("north-sea", "british-fleet1").scene();
    assert!(supplied(&scene, "germany", "france") && supplied(&scene, "germany", "north-sea"));
    assert!(!supplied(&scene, "germany", "uk"), "but not through it");
}

/// The Italian army in North Africa opens Gibraltar to the Axis and cuts the British off from the East.
#[test]
fn r5_7_supply_is_read_anew_every_time() {
    let mut scene = opening("germany").scene();
    assert!(supplied(&scene, "uk", "middle-east") && supplied(&scene, "uk", "india"));
    scene.play("germany attack north-africa");
    assert_eq!(at(&scene, "north-africa", "italian-army"), 1);
    assert!(!supplied(&scene, "uk", "middle-east") && !supplied(&scene, "uk", "india"));
    assert!(supplied(&scene, "germany", "atlantic"), "from North Africa and through Gibraltar");
}

#[test]
fn r5_8_pieces_out_of_supply_fight_but_do_not_redeploy() {
    let mut scene = empty("germany")
        .on("germany", "german-army1")
        .on("uk", "german-army1 british-army1 british-army1")
        .reserve("german-army2")
        .scene();
    scene
        .play("germany redeploy")
        .refuse("germany recall german-army1 uk")
        .play("germany recall german-army1 germany");
    assert!(can(&scene, "attack uk"));
    scene.play("germany attack uk");
    assert_eq!(at(&scene, "uk", "german-army1"), 0, "1 against 2, and no reserves come");
}
