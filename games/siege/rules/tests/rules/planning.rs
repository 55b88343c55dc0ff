//! Science cards that concern hands, decks and buildings: 9.1 to 9.4, 17.10, 17.12, 17.17, 17.23.

use std::collections::{BTreeMap, BTreeSet};

use sandtable_core::prelude::*;

use sandtable_core::{Rng, Seat, Viewer};
use sandtable_siege::ids::Card;
use sandtable_siege::{Action, Event, Mode};
use serde_json::json;

use crate::common::{Look, later, read, with_options};

#[test]
fn r9_1_modification_and_salvage_never_touch_science_cards() {
    let mut scene = later().hand("bmp1 repair modif").foe("tiger-e air-1").discard("wire").scene();
    scene.play("defender-1 target bmp1 e1");
    assert_eq!(scene.legal_after("salvage"), ["wire"]);
    let drawn: Vec<String> = {
        let mut state = scene.state().clone();
        sandtable_core::Rules::apply(&mut state, "play modif".parse().unwrap(), &mut sandtable_core::Quiet);
        let mut chances = Vec::new();
        sandtable_core::Rules::chances(&state, &mut chances);
        chances.iter().map(|(chance, _)| chance.to_string()).collect()
    };
    assert!(!drawn.contains(&"card mud".to_owned()) && drawn.contains(&"card il2".to_owned()));
}

#[test]
fn r9_3_after_the_loss_science_cards_are_played_once_and_leave_the_game() {
    let mut scene = later().hand("bmp1 retrain frost").foe("tiger-e air-1").buildings("2 3").scene();
    scene.play("defender-1 target bmp1 e1").play("defender-1 play retrain");
    scene.luck("card wire").play("defender-1 discard frost");
    assert_eq!((scene.foe("e1"), scene.science_discard().as_str()), ("tiger-e air-1 armor 2".to_owned(), ""));
    let gone = scene.view(Viewer::Public).gone;
    assert_eq!(gone.total(), 22, "the deck, the one played and the one discarded");
}

#[test]
fn r9_2_heroic_attack_on_the_science_centre_takes_its_deck_away() {
    let mut scene = later().hand("heroic bmp1").foe("tiger-e air-1").foe("pz3 air-2").scene();
    scene.play("defender-1 sector heroic 1");
    assert_eq!(scene.view(Viewer::Public).science_deck.total(), 0);
    scene.play("defender-1 target bmp1 e2");
    assert_eq!((scene.foe("e2"), scene.science_discard().as_str()), ("pz3 air-2 armor 1".to_owned(), ""));
}

#[test]
fn r9_4_builders_bring_the_centre_and_its_deck_back() {
    let mut scene = later().hand("builders wire").hand_of("defender-2", "mud").buildings("2 3").scene();
    assert_eq!(scene.legal_after("rebuild wire"), ["1", "4", "5", "6"]);
    scene.play("defender-1 rebuild wire 1");
    let view = scene.view(Viewer::Public);
    assert_eq!((scene.buildings().as_str(), view.science_deck.total()), ("1 2 3", 20));
    assert_eq!((scene.science_discard(), view.gone.total()), ("builders".to_owned(), 0));
}

#[test]
fn r9_4_without_the_option_only_the_building_returns() {
    let position = with_options(|options| options.science_deck_returns = false).hand("builders wire");
    let mut scene = position.buildings("2 3").scene();
    scene.play("defender-1 rebuild wire 1");
    let view = scene.view(Viewer::Public);
    assert_eq!((scene.buildings().as_str(), view.science_deck.total(), view.gone.total()), ("1 2 3", 0, 22));
}

#[test]
fn r9_4_materials_that_left_the_game_stay_out() {
    let science = Card::ALL.iter().filter(|card| card.is_science() && card.word() != "builders");
    let mut gone: BTreeMap<&str, u8> = science.map(|card| (card.word(), 1)).collect();
    gone.extend([("sandbags", 2), ("wire", 2)]);
    let position = with_options(|options| options.scarce_materials = true).hand("builders wire");
    let mut scene = position.buildings("2 3").field("gone", json!(gone)).scene();
    scene.play("defender-1 rebuild wire 1");
    let gone: Vec<&str> = scene.view(Viewer::Public).gone.each().map(Card::word).collect();
    assert_eq!(gone, ["sandbags", "sandbags", "wire", "wire"]);
}

#[test]
fn r17_10_engineers_let_everybody_build_walls_for_single_materials() {
    let position = with_options(|options| options.players = 3).hand("engineers wire").walls("1");
    let mut scene = position.hand_of("defender-3", "sandbags sandbags wire").scene();
    scene.play("defender-1 play engineers");
    assert_eq!(
        scene.legal(),
        ["done", "build wire 2", "build wire 3", "build wire 4", "build wire 5", "build wire 6"]
    );
    assert_eq!(scene.forbidden_by("defender-1 build wire 1"), "17.10");
    assert_eq!(scene.forbidden_by("defender-1 build sandbags 2"), "17.10");
    scene.play("defender-1 build wire 2");
    scene.play("defender-3 build sandbags 4").play("defender-3 build wire 5").play("defender-3 done");
    assert_eq!((scene.walls(), scene.hand("defender-3")), ("1 2 4 5".to_owned(), "sandbags".to_owned()));
    assert_eq!(
        (scene.discard(), scene.science_discard()),
        ("sandbags wire wire".to_owned(), "engineers".to_owned())
    );
}

#[test]
fn r4_2_engineers_need_a_missing_wall_and_materials_in_some_hand() {
    let scene = later().hand("engineers wire").scene();
    assert_eq!(scene.forbidden_by("defender-1 play engineers"), "4.2");
    let scene = later().hand("engineers").walls("1").scene();
    assert_eq!(scene.forbidden_by("defender-1 play engineers"), "4.2");
    let scene = later().hand("engineers").hand_of("defender-2", "wire").walls("1").scene();
    assert_eq!(scene.legal(), ["done", "play engineers"]);
}

#[test]
fn r17_12_mobilisation_draws_everybody_up_to_the_limit() {
    let position = with_options(|options| options.players = 3).hand("mobil wire wire wire");
    let mut scene = position
        .hand_of("defender-2", "wire tank-r tank-r tank-r art-r art-r")
        .hand_of("defender-3", "art-g art-g art-g air-r")
        .scene();
    scene.luck("card air-b").luck("card air-g").luck("card il2").play("defender-1 play mobil");
    assert_eq!(scene.hand("defender-1"), "air-g air-b wire wire wire");
    assert_eq!(
        scene.hand("defender-2").split(' ').count(),
        6,
        "over the limit nothing is drawn or discarded"
    );
    assert_eq!(scene.hand("defender-3"), "air-r art-g art-g art-g il2");
}

#[test]
fn r4_2_mobilisation_is_refused_when_nobody_would_draw() {
    let full = "tank-r tank-r tank-r art-r art-r art-r";
    let scene =
        later().hand("mobil wire wire wire wire sandbags sandbags").hand_of("defender-2", full).scene();
    assert_eq!(scene.forbidden_by("defender-1 play mobil"), "4.2");
    let scene = later().hand("mobil wire wire wire wire sandbags").hand_of("defender-2", full).scene();
    assert!(scene.legal().contains(&"play mobil".to_owned()), "the card itself leaves the hand");
}

#[test]
fn r17_17_planning_takes_one_of_five_and_orders_the_rest() {
    let mut scene = later().hand("planning modif").scene();
    for card in ["wire", "wire", "tank-r", "il2", "push"] {
        scene.luck(&format!("card {card}"));
    }
    scene.play("defender-1 play planning");
    assert_eq!(scene.legal(), ["keep tank-r", "keep wire", "keep il2", "keep push"]);
    scene.play("defender-1 keep il2");
    assert_eq!(scene.legal(), ["lay tank-r", "lay wire", "lay push"]);
    scene.play("defender-1 lay wire").play("defender-1 lay push").play("defender-1 lay tank-r");
    assert_eq!(scene.hand("defender-1"), "il2 modif");
    scene.luck("card wire").luck("card tank-r").play("defender-1 play modif");
    assert_eq!(scene.hand("defender-1"), "tank-r wire il2", "the last laid is drawn first");
    assert_eq!(scene.science_discard(), "planning");
}

#[test]
fn r17_17_the_cards_put_back_come_in_their_order() {
    let mut scene = later().hand("planning modif").deck("wire tank-r il2 push art-r air-b").scene();
    for card in ["art-r", "wire", "tank-r", "il2", "push"] {
        scene.luck(&format!("card {card}"));
    }
    scene.play("defender-1 play planning").play("defender-1 keep wire");
    scene.play("defender-1 lay push").play("defender-1 lay tank-r").play("defender-1 lay art-r");
    let mut state = scene.state().clone();
    sandtable_core::Rules::apply(&mut state, "play modif".parse().unwrap(), &mut sandtable_core::Quiet);
    let mut chances = Vec::new();
    sandtable_core::Rules::chances(&state, &mut chances);
    assert_eq!(chances, [("card il2".parse().unwrap(), 1)], "no luck is left in it");
    scene.luck("card il2").luck("card art-r").play("defender-1 play modif");
}

#[test]
fn r17_17_everybody_knows_the_cards_put_back() {
    let mut scene = later()
        .hand("planning")
        .hand_of("defender-2", "joint")
        .deck("wire tank-r il2 push art-r air-b lull")
        .scene();
    for card in ["art-r", "wire", "tank-r", "il2", "push"] {
        scene.luck(&format!("card {card}"));
    }
    scene.play("defender-1 play planning").play("defender-1 keep wire");
    scene.play("defender-1 lay push").play("defender-1 lay tank-r").play("defender-1 lay art-r");
    let known = scene.view(Viewer::Public).known.expect("all is open without a Fieldmarshal");
    assert_eq!(known.iter().map(ToString::to_string).collect::<Vec<_>>(), ["push", "tank-r", "art-r", "il2"]);
}

#[test]
fn r17_17_a_second_planning_sees_the_cards_of_the_first() {
    let known = json!(["push", "tank-r", "art-r", "il2"]);
    let mut scene = later().hand("planning").field("known", known).scene();
    scene.luck("card wire").play("defender-1 play planning");
    assert_eq!(scene.legal_after("keep"), ["art-r", "tank-r", "wire", "il2", "push"], "four and one more");
}

#[test]
fn r17_17_the_fieldmarshal_does_not_see_them() {
    let position = with_options(|options| {
        options.mode = Mode::Fieldmarshal;
        options.players = 3;
    });
    let mut scene = position.hand("planning").scene();
    for card in ["art-r", "wire", "tank-r", "il2", "push"] {
        scene.luck(&format!("card {card}"));
    }
    scene.play("defender-1 play planning");
    let seen = |viewer| {
        let looked = |event: &Event| match event {
            Event::Looked { card, .. } => card.value(),
            _ => None,
        };
        (scene.heard(viewer).iter().filter_map(looked).count(), scene.view(viewer).known.is_some())
    };
    assert_eq!(seen(Viewer::Seat(Seat(0))), (5, true));
    assert_eq!(seen(Viewer::Seat(Seat(1))), (5, true), "the defenders have no secrets among them");
    assert_eq!((seen(Viewer::Seat(Seat(2))), seen(Viewer::Public)), ((0, false), (0, false)));
}

#[test]
fn r17_17_the_fieldmarshal_imagines_other_cards_in_their_order() {
    let position = with_options(|options| (options.mode, options.players) = (Mode::Fieldmarshal, 3));
    let mut scene = position.hand("planning").scene();
    for card in ["wire", "push", "wire", "il2", "art-r"] {
        scene.luck(&format!("card {card}"));
    }
    scene.play("defender-1 play planning");
    for seed in 0..20 {
        let (mut world, mut legal) = (scene.state().clone(), Vec::new());
        world.determinize(Seat(2), &mut Rng::new(seed));
        world.legal(&mut legal);
        assert!(legal.is_sorted_by(|one, two| one < two), "{legal:?}");
    }
    scene.play("defender-1 keep il2").play("defender-1 lay wire");
    let known = |seed: u64| {
        let mut world = scene.state().clone();
        world.determinize(Seat(2), &mut Rng::new(seed));
        serde_json::to_value(world).expect("a position is JSON")["known"].to_string()
    };
    assert!((0..20).map(known).collect::<BTreeSet<_>>().len() > 10);
    let lay: Action = read("lay push");
    let read_by = |viewer| scene.state().disguise(lay, viewer);
    assert_eq!((read_by(Viewer::Seat(Seat(1))), read_by(Viewer::Seat(Seat(2)))), (Some(lay), None));
    assert_eq!(read_by(Viewer::Public), None);
}

#[test]
fn r17_17_with_a_short_deck_the_discard_pile_goes_under_it() {
    let mut scene = later().hand("planning").deck("wire il2").discard("push tank-r art-r lull").scene();
    for card in ["il2", "wire", "push", "lull", "art-r"] {
        scene.luck(&format!("card {card}"));
    }
    scene.play("defender-1 play planning");
    assert_eq!(scene.legal_after("keep").len(), 5);
    assert_eq!(scene.discard(), "");
}

#[test]
fn r17_17_or_as_many_as_there_are() {
    let mut scene = later().hand("planning").deck("wire").discard("push").scene();
    scene.luck("card wire").luck("card push").play("defender-1 play planning");
    assert_eq!(scene.legal(), ["keep wire", "keep push"]);
    scene.play("defender-1 keep push");
    assert_eq!(scene.legal(), ["done"], "one card needs no order");
    let scene = later().hand("planning modif").deck("").scene();
    assert_eq!(scene.forbidden_by("defender-1 play planning"), "4.2");
    assert_eq!(scene.forbidden_by("defender-1 play modif"), "4.2");
}

#[test]
fn r17_23_builders_put_a_building_back_for_one_material() {
    let mut scene = later().hand("builders sandbags wire").buildings("1 2").scene();
    assert_eq!(scene.legal_after("rebuild sandbags"), ["3", "4", "5", "6"]);
    assert_eq!(scene.forbidden_by("defender-1 rebuild wire 2"), "17.23");
    scene.play("defender-1 rebuild sandbags 5");
    assert_eq!((scene.buildings(), scene.hand("defender-1")), ("1 2 5".to_owned(), "wire".to_owned()));
    assert_eq!((scene.discard(), scene.science_discard()), ("sandbags".to_owned(), "builders".to_owned()));
    let scene = later().hand("builders tank-r").buildings("1 2").scene();
    assert_eq!(scene.legal(), ["done"], "not without a material");
}
