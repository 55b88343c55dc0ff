//! What is clicked and dragged, and what is said when it cannot be.

use sandtable_core::prelude::*;
use sandtable_core::{Message, Target};
use sandtable_onehour::{Action, Element, Odds};

use super::common::{Scene, empty, opening, read};

fn path(scene: &Scene, action: &str) -> Vec<String> {
    let mut path = Vec::new();
    scene.state().path(read::<Action>(action), &mut path);
    path.iter().map(ToString::to_string).collect()
}

fn why(scene: &Scene, element: &str, picked: &[&str]) -> Option<Message> {
    let picked: Vec<Element> = picked.iter().map(|one| read(one)).collect();
    scene.state().why_not_click(read(element), &picked)
}

fn dragged(scene: &Scene, element: &str, target: &str) -> Vec<String> {
    let mut chain = Vec::new();
    scene.state().steer(read(element), Target::Element(read(target)), &mut chain);
    chain.iter().map(ToString::to_string).collect()
}

#[test]
fn an_action_is_clicked_on_the_sheet_and_on_the_map() {
    let mut scene = opening("germany").scene();
    assert_eq!(path(&scene, "attack france"), ["action-attack", "france"]);
    assert_eq!(path(&scene, "industry air"), ["action-industry", "track-germany-air"]);
    assert_eq!(path(&scene, "pass"), ["pass"]);
    scene.play("germany build");
    assert_eq!(path(&scene, "raise german-army2"), ["losses-german-army2"]);
    assert_eq!(path(&scene, "deploy german-army1 poland"), ["reserve-german-army1", "poland"]);
    let mut scene = opening("germany").scene();
    scene.play("germany redeploy");
    assert_eq!(path(&scene, "move german-army1 germany italy"), ["germany-german-army1", "italy"]);
    assert_eq!(path(&scene, "recall german-army1 germany"), ["germany-german-army1", "reserves-of-germany"]);
}

#[test]
fn a_click_that_does_not_go_is_explained() {
    let scene = opening("germany").scene();
    assert_eq!(why(&scene, "uk", &["action-attack"]).unwrap().id, "onehour-why-no-army-near");
    assert_eq!(why(&scene, "france", &["action-attack"]), None);
    let mut scene = opening("germany").scene();
    scene.play("germany attack france");
    assert_eq!(why(&scene, "poland-german-army2", &[]).unwrap().id, "onehour-why-no-way");
    assert_eq!(why(&scene, "baltic-german-fleet1", &[]).unwrap().id, "onehour-why-wrong-kind");
    let mut scene = opening("germany").scene();
    scene.play("germany redeploy");
    assert_eq!(
        why(&scene, "france", &["germany-german-army1"]).unwrap().id,
        "onehour-why-not-controlled-now"
    );
}

/// The reason and the paragraph it cites.
fn reason(scene: &Scene, element: &str, picked: &[&str]) -> (String, String) {
    let message = why(scene, element, picked).expect("a reason of its own");
    let rule = message.args.iter().find(|(name, _)| name == "rule").expect("with a paragraph");
    let sandtable_core::Arg::Text(rule) = &rule.1 else { panic!("{rule:?}") };
    (message.id.trim_start_matches("onehour-why-").to_owned(), rule.clone())
}

#[test]
fn a_wrong_drop_has_a_reason_of_its_own() {
    let scene = opening("germany").scene();
    let drop = |scene: &Scene, thing: &str, target: &str| reason(scene, target, &[thing]);
    let is = |why: &str, rule: &str| (why.to_owned(), rule.to_owned());
    assert_eq!(drop(&scene, "poland-german-army2", "france"), is("no-way", "7.4"));
    assert_eq!(drop(&scene, "germany-german-army2", "poland"), is("own-space", "7.1"));
    assert_eq!(drop(&scene, "baltic-german-fleet1", "france"), is("wrong-kind", "7.2"));
    assert_eq!(drop(&scene, "germany-german-army2", "north-africa"), is("no-way", "7.4"), "the Italians go");
    assert_eq!(drop(&scene, "france-french-army", "germany"), is("piece-of-others", "3.9"));
    assert_eq!(drop(&scene, "losses-german-army2", "poland"), is("through-reserve", "6.2"));
    assert_eq!(drop(&scene, "reserve-german-army1", "poland"), is("no-deploy-now", "6.3"));
    let mut scene = opening("germany").scene();
    scene.play("germany attack france");
    assert_eq!(drop(&scene, "germany-german-army2", "balkans"), is("other-target", "7.6"));
    let mut scene = opening("germany").scene();
    scene.play("germany build");
    assert_eq!(drop(&scene, "losses-german-army2", "reserves-of-uk"), is("other-reserve", "1.5"));
    assert_eq!(drop(&scene, "germany-german-army2", "poland"), is("no-move-now", "9.1"));
}

#[test]
fn a_wrong_click_has_a_reason_of_its_own() {
    let scene = opening("germany").scene();
    let is = |why: &str, rule: &str| (why.to_owned(), rule.to_owned());
    assert_eq!(reason(&scene, "response-code-breaking", &[]), is("box-not-offered", "11.2"));
    assert_eq!(reason(&scene, "track-uk-air", &[]), is("sheet-of-others", "10.1"));
    assert_eq!(reason(&scene, "germany-german-army1", &[]), is("piece-not-now", "3.3"));
    assert_eq!(reason(&scene, "losses-german-army2", &[]), is("losses-by-build", "6.2"));
    assert_eq!(reason(&scene, "reserves-of-germany", &[]), is("reserve-not-now", "1.5"));
    assert_eq!(reason(&scene, "done", &[]), is("no-button-now", "3.3"));
    let mut scene = opening("germany").scene();
    scene.play("germany build");
    assert_eq!(reason(&scene, "action-attack", &[]), is("action-under-way", "3.3"));
    assert_eq!(reason(&scene, "track-germany-air", &[]), is("track-by-industry", "10.1"));
    assert_eq!(reason(&scene, "france-french-army", &[]), is("piece-not-now", "3.3"));
    assert_eq!(why(&scene, "poland", &[]), None, "it may be clicked after a piece");
}

#[test]
fn an_army_dragged_onto_an_enemy_declares_the_attack_and_goes() {
    let scene = opening("germany").scene();
    assert_eq!(
        dragged(&scene, "germany-german-army2", "france"),
        ["attack france", "send german-army2 germany"]
    );
    assert_eq!(
        dragged(&scene, "italy-italian-army", "north-africa"),
        ["attack north-africa"],
        "nobody else can go"
    );
    assert!(dragged(&scene, "poland-german-army2", "france").is_empty());
    let mut scene = opening("germany").scene();
    scene.play("germany attack france");
    assert_eq!(dragged(&scene, "germany-german-army2", "france"), ["send german-army2 germany"]);
    assert!(dragged(&scene, "germany-german-army2", "balkans").is_empty());
}

#[test]
fn pieces_are_dragged_between_boxes_and_map() {
    let mut scene = opening("germany").scene();
    scene.play("germany build");
    assert_eq!(dragged(&scene, "reserve-german-army1", "poland"), ["deploy german-army1 poland"]);
    assert_eq!(dragged(&scene, "losses-german-army2", "reserves-of-germany"), ["raise german-army2"]);
    assert!(dragged(&scene, "losses-german-army2", "reserves-of-uk").is_empty());
    let mut scene = opening("germany").scene();
    scene.play("germany redeploy");
    assert_eq!(dragged(&scene, "germany-german-army1", "poland"), ["move german-army1 germany poland"]);
    assert_eq!(
        dragged(&scene, "germany-german-army1", "reserves-of-germany"),
        ["recall german-army1 germany"]
    );
}

#[test]
fn a_choice_reads_as_what_it_means_here() {
    let mut scene = empty("germany").on("germany", "german-army1").markers("uk", 1).scene();
    scene.play("germany attack france");
    assert_eq!(scene.state().describe(Action::Decline).id, "onehour-decline-response");
}

#[test]
fn prospects_tell_totals_reserves_and_odds() {
    let scene = opening("germany").scene();
    let view = super::common::view(&scene);
    let france = view.prospects.iter().find(|one| one.target.word() == "france").unwrap();
    assert_eq!((france.attack, france.defence), (5, 1), "2 + 1 + 1 and Air 1");
    assert_eq!((france.attack_reserves, france.defence_reserves, france.odds.win), (2, 1, 36));
    assert_eq!(Odds::of(3, 1, true), Odds { win: 33, tie: 3, loss: 0 });
    assert_eq!(Odds::of(1, 1, false), Odds { win: 0, tie: 36, loss: 0 });
}
