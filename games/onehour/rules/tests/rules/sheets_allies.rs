//! Section 13: the boxes on the sheets of the Allies.

use super::common::{Position, Scene, at, control, empty, is_offered, losses, opening, reserve, track, view};

#[test]
fn r13_12_u_boats_need_a_german_fleet() {
    let build = |sea: &str, fleet: &str| {
        let mut scene =
            empty("uk").on(sea, fleet).reserve("british-army1 british-army1").markers("germany", 1).scene();
        scene.play("uk build").play("uk deploy british-army1 uk").play("uk done");
        scene
    };
    let mut scene = build("baltic", "german-fleet1");
    scene.play("germany respond u-boats");
    assert_eq!(losses(&scene, "british-army1"), 3);
    assert!(!is_offered(&build("mediterranean", "italian-fleet"), "u-boats"), "not an Italian one");
}

#[test]
fn r13_13_lend_lease_raises_strength_two_and_at_least_one_piece() {
    let mut scene = empty("uk").reserve("british-army1").markers("usa", 1).scene();
    scene
        .play("uk build")
        .play("uk deploy british-army1 uk")
        .play("uk done")
        .play("usa respond lend-lease-uk");
    scene.refuse("uk done").play("uk raise british-fleet1").refuse("uk raise british-army2").play("uk done");
    assert_eq!(reserve(&scene, "british-fleet1"), 1);
    let mut scene =
        empty("uk").reserve("british-army1").on("atlantic", "german-fleet1").markers("usa", 1).scene();
    scene.play("uk build").play("uk deploy british-army1 uk").play("uk done");
    assert!(!is_offered(&scene, "lend-lease-uk"), "the Atlantic is German");
}

fn africa(position: Position) -> Scene {
    let mut scene = position
        .on("middle-east", "british-army2")
        .reserve("german-army1 italian-army")
        .markers("germany", 1)
        .scene();
    scene.play("uk attack north-africa");
    scene
}

#[test]
fn r13_14_the_afrika_korps_lands_around_the_mediterranean() {
    let base =
        || empty("uk").on("mediterranean", "italian-fleet").on("north-africa", "italian-army german-army1");
    let mut scene = africa(base());
    scene.play("germany done").play("germany respond afrika-korps");
    assert_eq!(
        scene.legal(),
        ["deploy german-army1 italy", "deploy german-army1 north-africa"],
        "no Italian army"
    );
    scene.play("germany deploy german-army1 north-africa");
    assert_eq!(at(&scene, "north-africa", "german-army1"), 2);
}

#[test]
fn r13_14_the_place_must_be_in_german_supply_and_axis_hands() {
    let mut scene = africa(empty("uk").on("north-africa", "italian-army").on("balkans", "german-army1"));
    scene.play("germany respond afrika-korps");
    assert_eq!(scene.legal(), ["deploy german-army1 italy", "deploy german-army1 balkans"]);
    let scene = africa(empty("uk").on("north-africa", "italian-army").on("italy", "american-army1"));
    assert!(!is_offered(&scene, "afrika-korps"), "Italy is not the Axis' any more");
    let mut scene = empty("uk")
        .on("uk", "british-army2")
        .on("north-sea", "british-fleet1")
        .reserve("german-army1")
        .markers("germany", 1)
        .scene();
    scene.play("uk attack scandinavia");
    assert!(!is_offered(&scene, "afrika-korps"), "far from the Mediterranean");
}

#[test]
fn r13_14_in_italy_itself_pieces_that_are_left_are_enough() {
    let mut scene = empty("uk")
        .on("north-africa", "british-army2 british-army2 british-army1")
        .on("mediterranean", "british-fleet1")
        .on("italy", "italian-army italian-army")
        .reserve("german-army1")
        .markers("germany", 1)
        .scene();
    scene.play("uk attack italy").play("uk send british-army1 north-africa");
    scene.play("uk send british-army2 north-africa").play("uk send british-army2 north-africa");
    scene.play("germany done");
    assert_eq!(control(&scene, "italy"), "allies");
    scene.play("germany respond afrika-korps");
    assert_eq!(at(&scene, "italy", "german-army1"), 1);
}

#[test]
fn r13_15_the_southern_army_comes_to_the_attacked_space_or_beside_it() {
    let attack = |position: Position| {
        let mut scene =
            position.on("india", "british-army2").reserve("japanese-army1").markers("japan", 1).scene();
        scene.play("uk attack southeast-asia");
        scene
    };
    let base = || empty("uk").on("china", "japanese-army2").on("sea-of-japan", "japanese-fleet1");
    let mut scene = attack(base().on("southeast-asia", "japanese-army1 japanese-army1"));
    scene.play("japan done").play("japan respond southern-army");
    assert_eq!(scene.legal(), ["deploy japanese-army1 china", "deploy japanese-army1 southeast-asia"]);
    scene.play("japan deploy japanese-army1 southeast-asia");
    let mut scene = attack(base());
    scene.play("japan respond southern-army");
    assert_eq!(at(&scene, "china", "japanese-army1"), 1, "nobody is left in the attacked space");
    let cut = empty("uk").on("china", "japanese-army2").on("southeast-asia", "japanese-army1 japanese-army1");
    assert!(!is_offered(&attack(cut), "southern-army"), "out of supply");
}

#[test]
fn r13_16_commerce_raiders_send_a_british_fleet_home() {
    let mut scene = empty("uk")
        .on("uk", "british-army1")
        .on("baltic", "german-fleet1")
        .on("atlantic", "british-fleet1")
        .on("north-sea", "british-fleet2")
        .markers("germany", 1)
        .scene();
    scene.play("uk redeploy").play("uk recall british-army1 uk").play("uk done");
    scene.play("germany respond commerce-raiders");
    assert_eq!(scene.legal(), ["recall british-fleet1 atlantic", "recall british-fleet2 north-sea"]);
    scene.play("uk recall british-fleet1 atlantic");
    assert_eq!(reserve(&scene, "british-fleet1"), 1);
}

#[test]
fn r13_17_unrest_in_india_counts_the_french_army_as_british() {
    let mut scene = empty("uk")
        .on("uk", "british-army1")
        .on("india", "french-army")
        .on("southeast-asia", "japanese-army1")
        .markers("japan", 1)
        .scene();
    scene.play("uk redeploy"); // the only choice is to recall the army
    scene.play("japan respond unrest-in-india");
    assert_eq!((at(&scene, "india", "french-army"), reserve(&scene, "french-army")), (0, 1));
    let mut scene =
        empty("uk").on("uk", "british-army1").on("india", "british-army1").markers("japan", 1).scene();
    scene.play("uk redeploy"); // the only choice is to recall the army
    assert!(!is_offered(&scene, "unrest-in-india"), "South-East Asia is free");
}

#[test]
fn r13_18_the_blitz_needs_france_and_the_upper_hand_in_the_air() {
    let industry = |german: u8, action: &str| {
        let mut scene = empty("uk")
            .on("france", "german-army1")
            .track("germany", "air", german)
            .markers("germany", 1)
            .scene();
        scene.play(action);
        scene
    };
    let mut scene = industry(1, "uk industry air");
    scene.play("germany respond blitz");
    assert_eq!(track(&scene, "uk", "air"), 0);
    assert!(!is_offered(&industry(0, "uk industry air"), "blitz"), "the advance counts");
    assert!(is_offered(&industry(0, "uk industry build"), "blitz"), "0 is at least 0");
}

#[test]
fn r13_19_lend_lease_for_the_ussr_by_the_usa_or_over_the_north_sea() {
    let build = |position: Position| {
        let mut scene = position.reserve("soviet-army1").scene();
        scene.play("ussr build").play("ussr deploy soviet-army1 moscow").play("ussr done");
        scene
    };
    let mut scene = build(empty("ussr").markers("usa", 1));
    scene.play("usa respond lend-lease-ussr").play("ussr raise soviet-army2");
    assert_eq!(reserve(&scene, "soviet-army2"), 1);
    assert!(
        !is_offered(&build(empty("ussr").markers("uk", 1)), "lend-lease-ussr"),
        "no fleet in the North Sea"
    );
    let convoy = empty("ussr").markers("uk", 1).on("north-sea", "british-fleet1");
    assert!(is_offered(&build(convoy), "lend-lease-ussr"));
}

#[test]
fn r13_20_luftwaffe_interdiction_needs_soviet_soil_and_air() {
    let build = |position: Position| {
        let mut scene = position.reserve("soviet-army1 soviet-army1").markers("germany", 1).scene();
        scene.play("ussr build").play("ussr deploy soviet-army1 moscow").play("ussr done");
        scene
    };
    let mut scene = build(empty("ussr").on("north-ussr", "german-army1").track("germany", "air", 1));
    scene.play("germany respond luftwaffe-interdiction");
    assert_eq!(reserve(&scene, "soviet-army1"), 0);
    assert!(!is_offered(&build(empty("ussr").track("germany", "air", 1)), "luftwaffe-interdiction"));
    assert!(!is_offered(&build(empty("ussr").on("north-ussr", "german-army1")), "luftwaffe-interdiction"));
}

#[test]
fn r13_21_the_backhand_blow_brings_a_german_army() {
    let mut scene = empty("ussr")
        .on("north-ussr", "soviet-army2")
        .on("poland", "german-army1 german-army1")
        .reserve("german-army2 italian-army")
        .markers("germany", 1)
        .scene();
    scene.play("ussr attack poland").play("germany done").play("germany respond backhand-blow");
    assert_eq!(scene.legal(), ["deploy german-army2 germany", "deploy german-army2 poland"]);
    scene.play("germany deploy german-army2 poland");
    assert_eq!(at(&scene, "poland", "german-army2"), 1);
}

#[test]
fn r13_22_the_kwantung_army_holds_an_army_in_siberia() {
    let base = || {
        empty("ussr")
            .on("siberia", "soviet-army1 soviet-army2")
            .on("china", "japanese-army1")
            .on("moscow", "soviet-army1")
            .markers("japan", 1)
    };
    let mut scene = base().scene();
    scene.play("ussr redeploy").play("ussr move soviet-army1 siberia moscow");
    scene.play("ussr recall soviet-army2 siberia").play("ussr done");
    scene.play("japan respond kwantung-army");
    assert_eq!(scene.legal(), ["turn-back soviet-army1 moscow", "call-back soviet-army2"]);
    scene.play("japan call-back soviet-army2");
    assert_eq!((at(&scene, "siberia", "soviet-army2"), reserve(&scene, "soviet-army2")), (1, 0));
    let mut scene = base().scene();
    scene.play("ussr redeploy").play("ussr recall soviet-army1 moscow").play("ussr done");
    assert!(!is_offered(&scene, "kwantung-army"), "nobody left Siberia");
}

#[test]
fn r13_22_siberia_must_have_room_and_china_a_japanese_army() {
    let mut scene = empty("ussr")
        .on("siberia", "soviet-army1 soviet-army1 soviet-army1")
        .on("moscow", "soviet-army2")
        .on("china", "japanese-army1")
        .markers("japan", 1)
        .scene();
    scene.play("ussr redeploy").play("ussr move soviet-army1 siberia moscow");
    scene.play("ussr move soviet-army2 moscow siberia").play("ussr done");
    assert!(!is_offered(&scene, "kwantung-army"), "no room");
    let mut scene = empty("ussr").on("siberia", "soviet-army1").on("moscow", "").markers("japan", 1).scene();
    scene.play("ussr redeploy").play("ussr move soviet-army1 siberia moscow");
    assert!(!is_offered(&scene, "kwantung-army"));
}

#[test]
fn r13_23_encirclement_takes_an_army_out_of_supply() {
    let mut scene = empty("ussr")
        .on("moscow", "soviet-army1")
        .on("scandinavia", "soviet-army1")
        .on("poland", "soviet-army2")
        .on("north-ussr", "german-army1")
        .on("south-ussr", "german-army1")
        .on("balkans", "german-army1")
        .markers("germany", 1)
        .scene();
    scene.play("ussr redeploy").play("ussr recall soviet-army1 moscow").play("germany respond encirclement");
    assert_eq!(scene.legal(), ["lose soviet-army1 scandinavia", "lose soviet-army2 poland"]);
    scene.play("germany lose soviet-army2 poland");
    assert_eq!(losses(&scene, "soviet-army2"), 4);
}

#[test]
fn r13_24_factories_overrun() {
    let industry = |space: &str| {
        let mut scene = empty("ussr").on(space, "german-army1").markers("germany", 1).scene();
        scene.play("ussr industry build");
        scene
    };
    let mut scene = industry("south-ussr");
    scene.play("germany respond factories-overrun");
    assert_eq!(track(&scene, "ussr", "build"), 2);
    assert!(is_offered(&industry("stalingrad"), "factories-overrun"));
    assert!(!is_offered(&industry("north-ussr"), "factories-overrun"));
}

#[test]
fn r13_25_operation_drumbeat() {
    let mut scene = empty("usa")
        .on("north-sea", "german-fleet1")
        .reserve("american-army1 american-army1")
        .markers("germany", 1)
        .scene();
    scene
        .play("usa build")
        .play("usa deploy american-army1 usa")
        .play("usa done")
        .play("germany respond drumbeat");
    assert_eq!(reserve(&scene, "american-army1"), 0);
}

#[test]
fn r13_26_kamikaze_from_1944_on() {
    let attack = |year: u16, position: Position| {
        let mut scene =
            position.on("philippines", "american-army1").year(year).at_war().markers("japan", 1).scene();
        scene.play("usa attack southeast-asia");
        scene
    };
    let far = attack(1944, empty("usa").on("west-pacific", "american-fleet1"));
    assert!(!is_offered(&far, "kamikaze"), "South-East Asia is too far away");
    let sea = |year: u16| {
        let mut scene = empty("usa")
            .on("south-pacific", "american-fleet1")
            .on("east-pacific", "american-fleet2")
            .on("west-pacific", "japanese-fleet1")
            .year(year)
            .at_war()
            .markers("japan", 1)
            .scene();
        scene.play("usa attack west-pacific");
        scene
    };
    assert!(!is_offered(&sea(1943), "kamikaze"));
    let mut scene = sea(1944);
    scene.play("japan respond kamikaze");
    assert_eq!(
        losses(&scene, "american-fleet1"),
        4,
        "the one in the attacked sea; the other is two seas away"
    );
}

#[test]
fn r13_26_adjacent_means_any_line_even_a_closed_strait() {
    let mut scene = empty("usa")
        .on("south-pacific", "american-fleet1")
        .on("indian-ocean", "american-fleet2")
        .on("west-pacific", "japanese-fleet1")
        .year(1945)
        .at_war()
        .markers("japan", 1)
        .scene();
    scene.play("usa attack west-pacific").play("japan respond kamikaze");
    let hit = ["lose american-fleet1 west-pacific", "lose american-fleet2 indian-ocean"];
    assert_eq!(scene.legal(), hit, "Malacca is closed, but the seas are adjacent");
    scene.play("usa lose american-fleet2 indian-ocean");
}

#[test]
fn r13_27_the_panzer_reserve_comes_as_the_backhand_blow_does() {
    let mut scene = empty("usa")
        .on("mediterranean", "american-fleet1 american-army2")
        .on("france", "german-army1 german-army1")
        .reserve("german-army2")
        .at_war()
        .markers("germany", 1)
        .scene();
    scene.play("usa attack france").play("germany done").play("germany respond panzer-reserve");
    assert_eq!(scene.legal().len(), 3, "France, Germany, Italy: {:?}", scene.legal());
    scene.play("germany deploy german-army2 france");
    assert_eq!(at(&scene, "france", "german-army2"), 1);
    let mut scene = empty("usa")
        .on("usa", "american-army1")
        .on("atlantic", "american-fleet1")
        .on("uk", "italian-army")
        .reserve("german-army2")
        .at_war()
        .markers("germany", 1)
        .scene();
    scene.play("usa attack uk");
    assert!(!is_offered(&scene, "panzer-reserve"));
}

#[test]
fn r13_28_wolf_packs_catch_american_pieces_on_the_way() {
    let mut scene = empty("usa")
        .on("usa", "american-army1")
        .on("atlantic", "american-fleet1 american-army2")
        .on("baltic", "german-fleet1")
        .markers("germany", 1)
        .scene();
    scene.play("usa redeploy").play("usa recall american-army1 usa").play("usa done");
    scene.play("germany respond wolf-packs");
    assert_eq!(scene.legal(), ["recall american-fleet1 atlantic", "recall american-army2 atlantic"]);
    scene.play("usa recall american-army2 atlantic");
    assert_eq!(reserve(&scene, "american-army2"), 1);
}

#[test]
fn r13_29_isolationism_until_the_usa_is_at_war() {
    let mut scene = opening("usa").markers("germany", 1).markers("japan", 1).scene();
    scene.play("usa industry build").play("germany decline").play("japan respond isolationism");
    assert_eq!(track(&scene, "usa", "build"), 2);
    let mut scene = opening("usa").markers("germany", 1).at_war().scene();
    scene.play("usa industry build");
    assert!(!is_offered(&scene, "isolationism") && view(&scene).usa_at_war);
}
