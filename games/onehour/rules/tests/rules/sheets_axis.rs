//! Section 13: the boxes on the sheets of Germany and Japan.

use super::common::{at, empty, is_offered, losses, opening, reserve, track, view};

#[test]
fn r13_1_strategic_bombing_needs_air_and_britain() {
    let build = |position: super::common::Position| {
        let mut scene = position.reserve("german-army1 german-army1").markers("usa", 1).scene();
        scene.play("germany build").play("germany deploy german-army1 germany").play("germany done");
        scene
    };
    let mut scene = build(empty("germany").track("usa", "air", 1));
    scene.play("usa respond strategic-bombing");
    assert_eq!((reserve(&scene, "german-army1"), losses(&scene, "german-army1")), (0, 3));
    assert!(!is_offered(&build(empty("germany")), "strategic-bombing"), "no air");
    let lost = empty("germany").track("usa", "air", 1).on("uk", "german-army2");
    assert!(!is_offered(&build(lost), "strategic-bombing"), "no airfields");
}

#[test]
fn r13_2_general_winter_strikes_an_army_in_the_ussr_once_a_year() {
    let mut scene = empty("germany")
        .on("poland", "german-army1 german-army2")
        .on("north-ussr", "")
        .markers("ussr", 3)
        .scene();
    scene.play("germany attack north-ussr").play("germany send german-army1 poland");
    scene.play("germany send german-army2 poland").play("ussr respond general-winter");
    assert_eq!(scene.legal(), ["lose german-army1 north-ussr", "lose german-army2 north-ussr"]);
    scene.play("germany lose german-army1 north-ussr").play("ussr industry air");
    scene.play("germany attack moscow");
    assert!(!is_offered(&scene, "general-winter"), "once in a year");
    assert!(view(&scene).winter);
    for nation in ["ussr", "germany"] {
        scene.play(&format!("{nation} pass"));
    }
    assert!(!view(&scene).winter, "a new year");
}

#[test]
fn r13_2_general_winter_needs_a_german_army_left_in_a_soviet_home_space() {
    let mut scene = empty("germany")
        .on("poland", "german-army1")
        .on("north-ussr", "soviet-army2")
        .markers("ussr", 1)
        .scene();
    scene.play("germany attack north-ussr");
    assert!(!is_offered(&scene, "general-winter"), "the attacker fell");
    let mut scene = empty("germany").on("germany", "german-army1").markers("ussr", 1).scene();
    scene.play("germany attack france");
    assert!(!is_offered(&scene, "general-winter"));
}

#[test]
fn r13_3_evacuation_brings_the_lost_army_into_reserve() {
    let attack = |position: super::common::Position| {
        let mut scene = position.on("germany", "german-army2").markers("uk", 1).scene();
        scene.play("germany attack france");
        scene
    };
    let base = || empty("germany").on("france", "french-army").on("north-sea", "british-fleet1");
    let mut scene = attack(base());
    scene.play("uk respond evacuation");
    assert_eq!((losses(&scene, "french-army"), reserve(&scene, "french-army")), (0, 1));
    let mixed = empty("germany").on("france", "french-army").on("north-sea", "british-fleet1 german-fleet1");
    assert!(!is_offered(&attack(mixed), "evacuation"), "a sea of the Allies");
    let american = empty("germany").on("france", "french-army").on("north-sea", "american-fleet1");
    assert!(!is_offered(&attack(american), "evacuation"), "a British fleet");
    assert!(!is_offered(&attack(base().track("germany", "air", 2)), "evacuation"), "out of the game");
}

#[test]
fn r13_4_code_breaking_moves_ahead_of_germany() {
    let mut scene = opening("germany").markers("uk", 1).scene();
    scene.play("germany attack balkans").play("germany send german-army1 germany").play("germany done");
    scene.play("uk respond code-breaking");
    assert_eq!(view(&scene).order[0].word(), "uk");
    let mut scene = empty("germany")
        .on("germany", "german-army1")
        .order("uk usa germany japan ussr")
        .markers("uk", 1)
        .markers("usa", 1)
        .scene();
    scene.play("germany attack france");
    assert!(!is_offered(&scene, "code-breaking"), "both are ahead already");
}

#[test]
fn r13_5_partisans_send_an_army_home() {
    let mut scene = empty("germany")
        .on("germany", "german-army1")
        .on("balkans", "italian-army")
        .on("france", "german-army2")
        .on("north-ussr", "german-army1")
        .markers("uk", 1)
        .markers("ussr", 1)
        .scene();
    scene.play("germany redeploy").play("germany recall german-army1 germany").play("germany done");
    scene.play("uk respond partisans");
    assert_eq!(scene.legal(), ["recall german-army2 france", "recall italian-army balkans"]);
    scene.play("germany recall italian-army balkans");
    assert_eq!(reserve(&scene, "italian-army"), 1);
    assert!(!is_offered(&scene, "partisans"), "one marker in a box");
}

#[test]
fn r13_5_soviet_partisans_strike_in_the_ussr_alone() {
    let mut scene = empty("germany")
        .on("germany", "german-army1")
        .on("france", "german-army2")
        .on("north-ussr", "german-army1")
        .markers("ussr", 1)
        .scene();
    scene.play("germany redeploy").play("germany recall german-army1 germany").play("germany done");
    scene.play("ussr respond partisans");
    assert_eq!(at(&scene, "north-ussr", "german-army1"), 0, "the only such army");
}

#[test]
fn r13_6_factory_raids_undo_the_advance() {
    let mut scene = opening("germany").track("usa", "air", 1).markers("usa", 1).scene();
    scene.play("germany industry build").play("usa respond factory-raids");
    assert_eq!(track(&scene, "germany", "build"), 2);
}

#[test]
fn r13_7_the_submarine_campaign_needs_a_fleet_in_the_pacific() {
    let build = |sea: &str| {
        let mut scene = empty("japan")
            .on(sea, "american-fleet1")
            .reserve("japanese-army1 japanese-army1")
            .markers("usa", 1)
            .scene();
        scene.play("japan build").play("japan deploy japanese-army1 japan").play("japan done");
        scene
    };
    let mut scene = build("east-pacific");
    scene.play("usa respond submarine-campaign");
    assert_eq!(reserve(&scene, "japanese-army1"), 0);
    assert!(!is_offered(&build("atlantic"), "submarine-campaign"));
    assert!(!is_offered(&build("sea-of-japan"), "submarine-campaign"), "no Pacific sector");
}

#[test]
fn r13_8_chinese_nationalists_bring_an_army_to_china() {
    let mut scene = empty("japan")
        .on("japan", "japanese-army1")
        .on("west-pacific", "japanese-fleet1")
        .markers("uk", 1)
        .scene();
    scene.play("japan attack southeast-asia").play("uk respond chinese-nationalists");
    assert_eq!((at(&scene, "china", "chinese-army"), view(&scene).china_pool), (1, 2));
    let mut scene = empty("japan")
        .on("japan", "japanese-army1")
        .on("west-pacific", "japanese-fleet1")
        .on("china", "chinese-army chinese-army chinese-army")
        .markers("usa", 1)
        .scene();
    scene.play("japan attack southeast-asia");
    assert!(!is_offered(&scene, "chinese-nationalists"), "three are there");
}

#[test]
fn r13_9_chinese_communists_after_a_redeploy() {
    let mut scene =
        empty("japan").on("japan", "japanese-army1").on("china", "japanese-army1").markers("ussr", 1).scene();
    scene.play("japan redeploy").play("ussr respond chinese-communists");
    assert_eq!(at(&scene, "china", "chinese-army"), 1);
}

#[test]
fn r13_10_magic_moves_the_usa_ahead_of_japan() {
    let mut scene = empty("japan")
        .on("japan", "japanese-army1")
        .on("east-pacific", "american-fleet1")
        .markers("usa", 1)
        .scene();
    scene.play("japan redeploy").play("usa respond magic");
    let order: Vec<_> = view(&scene).order.iter().map(|nation| nation.word()).collect();
    assert_eq!(order, ["germany", "uk", "usa", "japan", "ussr"]);
}

#[test]
fn r13_11_the_oil_embargo_ends_with_south_east_asia() {
    let industry = |position: super::common::Position| {
        let mut scene = position.on("east-pacific", "american-fleet1").markers("usa", 1).scene();
        scene.play("japan industry naval");
        scene
    };
    let mut scene = industry(empty("japan"));
    scene.play("usa respond oil-embargo");
    assert_eq!(track(&scene, "japan", "naval"), 0);
    assert!(!is_offered(&industry(empty("japan").on("southeast-asia", "japanese-army1")), "oil-embargo"));
}
