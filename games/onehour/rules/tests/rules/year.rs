//! Section 3: years, rounds, passes, the turn order.

use sandtable_onehour::ids::Nation;
use sandtable_onehour::{Event, Options};

use super::common::{Scene, at, can, cited, control, empty, losses, markers, opening, track, view};

fn pass_all(scene: &mut Scene) {
    for nation in ["germany", "uk", "japan", "ussr", "usa"] {
        scene.play(&format!("{nation} pass"));
    }
}

#[test]
fn r3_1_the_war_lasts_six_years() {
    let mut scene = Scene::new(&Options::default());
    for year in 1940..1945 {
        assert_eq!(view(&scene).year, year);
        pass_all(&mut scene);
    }
    assert_eq!(view(&scene).year, 1945);
    pass_all(&mut scene);
    assert!(view(&scene).ending.is_some());
    assert_eq!(view(&scene).scored.len(), 6);
}

#[test]
fn r3_2_markers_come_back_and_new_ones_arrive() {
    let mut scene = Scene::new(&Options::default());
    scene.play("germany industry air").play("uk pass").play("japan pass").play("ussr pass").play("usa pass");
    assert_eq!(markers(&scene, "germany"), 2);
    scene.play("germany pass");
    assert_eq!(view(&scene).year, 1941);
    let all: Vec<u8> = view(&scene).nations.iter().map(|nation| nation.markers).collect();
    assert_eq!(all, [3, 2, 2, 2, 2]);
    assert!(scene.events().iter().any(|event| matches!(event, Event::Year { year: 1941 })));
}

#[test]
fn r3_3_a_nation_acts_in_its_turn_and_may_repeat_an_action() {
    let mut scene = Scene::new(&Options::default());
    scene.refuse("uk pass").play("germany industry air").refuse("germany industry air");
    scene.play("uk pass").play("japan pass").play("ussr pass").play("usa pass");
    scene.play("germany industry air");
    assert_eq!((track(&scene, "germany", "air"), markers(&scene, "germany")), (3, 1));
}

#[test]
fn r3_4_a_pass_costs_nothing_and_is_not_final() {
    let mut scene = Scene::new(&Options::default());
    scene.play("germany pass");
    assert_eq!(markers(&scene, "germany"), 3);
    scene.play("uk industry air").play("japan pass").play("ussr pass").play("usa pass");
    scene.play("germany industry air");
}

#[test]
fn r3_4_a_nation_without_markers_passes_by_itself() {
    let mut scene = opening("germany").scene();
    scene.play("germany industry air").play("germany industry air");
    assert_eq!(view(&scene).passed, [Nation::Uk, Nation::Japan, Nation::Ussr, Nation::Usa]);
    scene.play("germany industry build");
    assert_eq!(view(&scene).year, 1941, "nobody has a marker left");
}

#[test]
fn r3_5_the_year_ends_with_the_fifth_pass_even_with_markers_left() {
    let mut scene = Scene::new(&Options::default());
    scene.play("germany industry air").play("uk pass").play("japan pass").play("ussr pass").play("usa pass");
    assert_eq!(view(&scene).year, 1940, "Germany has acted since");
    scene.play("germany pass");
    assert_eq!(view(&scene).year, 1941);
}

/// After Code Breaking five passes in a row can hold a nation twice and miss another.
#[test]
fn r3_5_a_set_of_nations_and_not_a_number_of_passes() {
    let mut scene = empty("germany")
        .on("germany", "german-army1")
        .on("france", "")
        .markers("usa", 3)
        .markers("uk", 2)
        .markers("japan", 2)
        .markers("ussr", 2)
        .scene();
    scene.play("germany attack france").play("uk decline").play("usa respond code-breaking");
    assert_eq!(view(&scene).order[0], Nation::Usa);
    scene.play("uk pass").play("japan pass").play("ussr industry air").play("usa pass");
    assert_eq!(view(&scene).passed, [Nation::Usa]);
    scene.play("usa pass").play("germany pass").play("uk pass").play("japan pass");
    assert_eq!(view(&scene).year, 1940, "five passes, but the USSR has not passed since its action");
    scene.play("ussr pass");
    assert_eq!(view(&scene).year, 1941);
}

#[test]
fn r3_6_the_round_under_way_keeps_its_order() {
    let mut scene = Scene::new(&Options::default());
    scene.play("germany attack balkans").play("germany send german-army1 germany").play("germany done");
    scene.play("uk respond code-breaking");
    assert_eq!(view(&scene).order[..2], [Nation::Uk, Nation::Germany]);
    assert_eq!(view(&scene).asked, Some(Nation::Uk), "still its turn in this round");
    scene.play("uk pass").play("japan pass").play("ussr pass").play("usa pass");
    assert_eq!(view(&scene).asked, Some(Nation::Uk), "first in the next round");
}

#[test]
fn r3_6_the_new_order_stays_for_the_rest_of_the_game() {
    let mut scene = empty("germany").on("germany", "german-army1").markers("usa", 1).scene();
    scene.play("germany attack france").play("usa respond code-breaking");
    scene.play("germany pass");
    assert_eq!((view(&scene).year, view(&scene).asked), (1941, Some(Nation::Usa)));
}

#[test]
fn r3_7_an_action_must_do_something() {
    let scene = empty("uk")
        .removed(
            "british-army1 british-army1 british-army1 british-army1 british-army2 british-army2 french-army \
                  british-fleet1 british-fleet1 british-fleet1 british-fleet1 british-fleet2 british-fleet2",
        )
        .scene();
    assert!(!can(&scene, "build") && !can(&scene, "redeploy"));
    assert_eq!(cited(&scene, "uk build"), "3.7");
    assert_eq!(cited(&scene, "uk redeploy"), "9.1");
}

#[test]
fn r3_7_who_can_do_nothing_passes() {
    let position = |army: &str| {
        empty("uk")
            .on("germany", "soviet-army1")
            .on(army, "italian-army")
            .removed(
                "german-army1 german-army1 german-army1 german-army1 german-army2 german-army2 german-army2 \
                 german-army2 german-fleet1 german-fleet1 german-fleet2 italian-army italian-fleet",
            )
            .markers("germany", 2)
            .scene()
    };
    let mut scene = position("north-africa");
    scene.play("uk industry air");
    assert!(scene.events().contains(&Event::Stuck { nation: Nation::Germany }));
    assert_eq!((view(&scene).asked, markers(&scene, "germany")), (Some(Nation::Uk), 2));
    let mut scene = position("italy");
    scene.play("uk industry air").play("germany attack germany");
    assert_eq!(
        losses(&scene, "italian-army") + at(&scene, "germany", "italian-army"),
        1,
        "it is near enough"
    );
}

#[test]
fn r3_7_a_redeployment_that_changes_nothing_is_an_effect() {
    let mut scene = empty("germany").on("germany", "german-army1").on("poland", "german-army1").scene();
    scene.play("germany redeploy").refuse("germany done");
    scene.play("germany move german-army1 germany poland").play("germany move german-army1 poland germany");
    assert_eq!((at(&scene, "germany", "german-army1"), at(&scene, "poland", "german-army1")), (1, 1));
    assert_eq!(markers(&scene, "germany"), 2);
}

#[test]
fn r3_8_without_the_capital_there_is_only_build_and_attack_there() {
    let mut scene = empty("ussr")
        .on("moscow", "german-army1")
        .on("north-ussr", "soviet-army2 soviet-army2")
        .on("poland", "")
        .reserve("soviet-army1")
        .scene();
    assert_eq!(control(&scene, "moscow"), "axis");
    assert_eq!(cited(&scene, "ussr redeploy"), "3.8");
    assert_eq!(cited(&scene, "ussr industry air"), "3.8");
    assert_eq!(cited(&scene, "ussr attack poland"), "3.8");
    assert_eq!(scene.legal(), ["build", "attack moscow", "pass"]);
    scene.play("ussr build");
    assert!(scene.legal().iter().all(|one| one == "deploy soviet-army1 moscow" || one.starts_with("raise")));
    scene.play("ussr raise soviet-army1");
}

#[test]
fn r3_8_without_the_capital_nobody_responds_but_chooses_for_its_own() {
    let mut scene = empty("germany")
        .on("uk", "german-army2")
        .on("germany", "german-army1")
        .markers("uk", 2)
        .markers("usa", 2)
        .on("north-sea", "british-fleet1")
        .scene();
    scene.play("germany attack france");
    assert_eq!(view(&scene).asked, Some(Nation::Usa), "the United Kingdom has lost its capital");
    let mut scene = empty("uk")
        .on("uk", "german-army2")
        .on("baltic", "german-fleet1")
        .reserve("british-army1 british-fleet2")
        .markers("germany", 1)
        .scene();
    scene.play("uk build").play("uk deploy british-army1 uk").play("uk done").play("germany respond u-boats");
    assert_eq!(losses(&scene, "british-fleet2"), 2, "the only piece of its Reserve goes by itself");
}

#[test]
fn r3_9_an_action_uses_the_pieces_of_one_nation() {
    let mut scene = empty("uk")
        .on("france", "british-army1 american-army1")
        .on("north-sea", "british-fleet1")
        .on("italy", "italian-army")
        .scene();
    scene.refuse("uk send american-army1 france");
    scene.play("uk redeploy").refuse("uk move american-army1 france uk");
}
