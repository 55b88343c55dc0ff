//! 2: set-up, and what is secret.

use sandtable_core::prelude::*;

use sandtable_core::{Turn, Viewer};
use sandtable_rush::Options;

use crate::common::{Look, Scene, players, set};

/// A new game after all deals.
fn dealt(players: u8, seed: u64) -> Scene {
    let mut scene = Scene::new(&Options { players, ..Options::default() });
    scene.any_luck(seed);
    scene
}

#[test]
fn r2_1_any_seat_may_begin_unless_one_is_named() {
    let first = |seed| dealt(4, seed).view(Viewer::Public).first;
    let seen: std::collections::BTreeSet<_> = (0..40).map(first).collect();
    assert_eq!(seen.len(), 4);
    let start = Scene::new(&Options { players: 4, ..Options::default() });
    let drawn: std::collections::BTreeSet<_> =
        (0..40).map(|seed| start.state().sample(&mut sandtable_core::Rng::new(seed))).collect();
    assert_eq!(drawn.len(), 4, "drawing lots blindly too: {drawn:?}");
    let scene = Scene::new(&Options { players: 3, first: 2, ..Options::default() });
    assert_eq!(scene.view(Viewer::Public).first.word(), "blue");
}

#[test]
fn r2_2_three_sound_bases_without_defenders() {
    let scene = dealt(3, 1);
    for side in ["red", "blue", "green"] {
        for slot in 1..=3 {
            let spot = format!("{side}-{slot}");
            assert_eq!((scene.base(&spot), scene.defender(&spot)), ("sound", None), "{spot}");
        }
    }
}

#[test]
fn r2_3_a_squad_of_six_and_an_empty_depot() {
    let scene = dealt(5, 1);
    for side in ["red", "blue", "green", "yellow", "white"] {
        let squad = scene.squad(side);
        assert_eq!(squad.cards(), set("engineers engineers engineers engineers technicians volunteers"));
        assert!(squad.depot.is_empty());
    }
}

#[test]
fn r2_4_hands_of_three() {
    let scene = dealt(4, 2);
    for side in ["red", "blue", "green", "yellow"] {
        assert_eq!((scene.squad(side).hand.total(), scene.squad(side).hangar.total()), (3, 3), "{side}");
    }
}

#[test]
fn r2_5_four_vehicles_in_a_row_the_first_farthest() {
    let mut scene = Scene::new(&Options { first: 1, ..Options::default() });
    while scene.chances().iter().all(|(luck, _)| !luck.starts_with("open")) {
        let luck = scene.chances()[0].0.clone();
        scene.luck(&luck);
    }
    scene.luck("open t-34").luck("open ms-1").luck("open t-26").luck("open kv-1");
    assert_eq!(scene.reserve(), "t-34 ms-1 t-26 kv-1");
    let view = scene.view(Viewer::Public);
    assert_eq!((view.deck, view.discard.total()), (96, 0));
}

#[test]
fn r2_6_the_medal_decks_are_open() {
    let view = dealt(2, 1).view(Viewer::Public);
    assert_eq!(view.medals.len(), 4);
    assert!(view.medals.iter().all(|deck| (deck.singles, deck.doubles) == (9, 3)));
}

#[test]
fn r2_7_one_achievement_more_than_players() {
    for players in 2..=5 {
        assert_eq!(dealt(players, 3).view(Viewer::Public).achievements.len(), players as usize + 1);
    }
}

#[test]
fn r2_8_what_is_not_dealt_does_not_count() {
    let census = dealt(2, 1).state().census();
    assert_eq!((census["base"], census["engineers"]), (6, 8));
    let dealt = dealt(2, 5).view(Viewer::Public).achievements.len();
    assert_eq!(dealt, 3, "the other nine are in the box");
}

#[test]
fn r2_9_a_hand_is_open_in_its_owners_turn_only() {
    let scene = players(2).hand("red", "t-50").hangar("red", "t-34").hand("blue", "engineers").scene();
    let seen =
        |viewer: Viewer| scene.view(viewer).players.iter().map(|player| player.hand).collect::<Vec<_>>();
    assert_eq!(seen(Viewer::Public), [Some(set("t-50")), None]);
    assert_eq!(seen(Viewer::Seat(scene.seat("red"))), [Some(set("t-50")), None]);
    assert_eq!(seen(Viewer::Seat(scene.seat("blue"))), [Some(set("t-50")), Some(set("engineers"))]);
    assert_eq!(scene.view(Viewer::Public).players[1].hand_size, 1, "how many is no secret");
    let mut scene = scene;
    scene.luck("draw t-34").play("red use t-50 reinforcement");
    assert_eq!(scene.view(Viewer::Public).players[0].hand, Some(set("t-34 t-50")), "drawn in the open");
}

#[test]
fn r2_10_a_depot_is_for_its_owner_and_its_top_for_all() {
    let mut scene = players(2).hand("red", "t-43 engineers").depot("red", "kv-1").reserve("ms-1 t-34").any();
    scene.play("red buy ms-1").play("red pay engineers").play("red settle");
    let of = |viewer: Viewer| scene.view(viewer).players[0].clone();
    assert_eq!(of(Viewer::Seat(scene.seat("red"))).depot, Some(set("engineers ms-1 kv-1")));
    let public = of(Viewer::Public);
    assert_eq!((public.depot, public.depot_size), (None, 3));
    assert_eq!(public.depot_top.map(sandtable_rush::ids::Card::word), Some("ms-1"));
    let mut scene = players(2)
        .hand("red", "bergepanther volunteers engineers")
        .depot("red", "kv-1")
        .reserve("ms-1")
        .any();
    let top =
        |scene: &Scene| scene.view(Viewer::Public).players[0].depot_top.map(sandtable_rush::ids::Card::word);
    scene.play("red buy ms-1").play("red pay engineers").play("red settle");
    scene.play("red use bergepanther repair").play("red scrap ms-1").play("red done");
    scene.play("red place bergepanther red-1");
    assert_eq!(top(&scene), None, "what lay below is not shown");
    scene.play("red use volunteers draft");
    assert_eq!(top(&scene), Some("volunteers"));
}

#[test]
fn r2_11_every_card_of_a_hangar_is_as_likely_and_what_a_squad_has_is_open() {
    let scene = players(2).hand("red", "t-50").hangar("red", "engineers engineers t-34").scene();
    let public = scene.view(Viewer::Public).players[0].clone();
    assert_eq!((public.hangar, public.squad), (None, set("t-50 engineers engineers t-34")));
    let mut state = scene.state().clone();
    state.apply("use t-50 reinforcement".parse().expect("an action"), &mut sandtable_core::Quiet);
    assert_eq!(state.turn(), Turn::Chance);
    let mut chances = Vec::new();
    state.chances(&mut chances);
    let chances: Vec<(String, u32)> =
        chances.iter().map(|(luck, weight)| (luck.to_string(), *weight)).collect();
    assert_eq!(chances, [("draw engineers".to_owned(), 2), ("draw t-34".to_owned(), 1)]);
}
