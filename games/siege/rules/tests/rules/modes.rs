//! Section 18: shoulder to shoulder, solo, and the Fieldmarshal.

use std::collections::BTreeMap;

use sandtable_core::prelude::*;

use sandtable_core::{Game, Seat, SeatSet, Viewer};
use sandtable_siege::{Ask, Event, Mode, Options, Siege};
use serde_json::{Value, json};

use crate::common::{Look, Position, Scene, read, with_options};
use crate::stage::{FULL, asked, bring, cards, march, reserve, set_up, to_move};

/// A table of this number of players, the last of whom leads the enemy.
fn led(players: u8) -> Position {
    with_options(|options| (options.mode, options.players) = (Mode::Fieldmarshal, players))
}

/// The Fieldmarshal holds these tokens and is about to play; the second of two defenders has a full hand.
fn orders(position: Position, tokens: Value) -> Scene {
    let position = position.field("phase", json!("reveal")).field("marshal", tokens);
    let position = position.hand_of("defender-2", FULL);
    position.field("frames", json!(["end-turn", "reveal", "orders"])).scene()
}

#[test]
fn r18_1_shoulder_to_shoulder_there_are_no_trophies() {
    let position = with_options(|options| options.mode = Mode::Coop);
    let position = position.foe("pz3 air-1").foe("hago air-1").foe("type61 air-1").foe("tiger-e air-2");
    let mut scene = position.hand("il2 air-r hellcat").scene();
    scene
        .play("defender-1 target il2 e3")
        .play("defender-1 cell hellcat air-1")
        .play("defender-1 hit air-r e1");
    let view = scene.view(Viewer::Public);
    assert_eq!((scene.trophies("defender-1").as_str(), scene.spent().as_str(), view.ha_go), ("", "pz3", 18));
    assert_eq!(view.buried.total(), 1);
}

#[test]
fn r18_1_the_victory_is_everybodys() {
    let position = with_options(|options| options.mode = Mode::Coop).foe("pz3 air-1 armor 1").reserve("");
    let mut scene = position.hand("air-r").scene();
    scene.play("defender-1 hit air-r e1");
    let winners = scene.state().outcome().map(|outcome| outcome.winners);
    assert_eq!((scene.ending().as_str(), winners), ("held", Some(SeatSet::only(Seat(0)).with(Seat(1)))));
}

/// One defender, whose next phase 2 begins.
fn alone(hand: &str) -> Scene {
    let mut scene = with_options(|options| options.players = 1).lull().hand(hand).scene();
    scene.play("defender-1 done");
    scene
}

#[test]
fn r18_2_alone_one_exchanges_up_to_two_and_trades_with_nobody() {
    let mut scene = alone("wire wire lull il2 push frost joint");
    assert!(matches!(scene.asks(), Some(Ask::Exchange { left: 2 })), "{:?}", scene.asks());
    scene.play("defender-1 discard wire");
    assert_eq!((scene.asks(), cards(&scene, "defender-1")), (Some(Ask::Exchange { left: 1 }), 6));
    scene.play("defender-1 discard frost");
    assert_eq!((scene.asks(), cards(&scene, "defender-1")), (Some(Ask::Deck), 5));
    scene.luck("card mud").play("defender-1 deck science");
    assert_eq!(scene.asks(), Some(Ask::Deck), "the deck is chosen again");
    scene.luck("card modif").play("defender-1 deck main");
    assert_eq!((scene.asks(), cards(&scene, "defender-1")), (Some(Ask::Play), 7));
    assert!(scene.legal_after("joint").is_empty());
    let mut scene = alone("wire wire lull il2 push joint");
    scene.play("defender-1 discard wire").play("defender-1 done");
    assert_eq!(scene.asks(), Some(Ask::Deck), "one is enough");
    let scene = set_up(&Options { players: 1, ..Options::default() });
    assert_eq!(scene.state().limit(), 6);
}

#[test]
fn r18_3_the_last_seat_leads_the_enemy_and_wins_if_the_city_falls() {
    let options = Options { mode: Mode::Fieldmarshal, players: 3, ..Options::default() };
    assert_eq!(Siege::seats(&options), ["defender-1", "defender-2", "fieldmarshal"]);
    let scene = march(led(3).walls("").buildings("2").foe("tiger-e tank-2"));
    let winners = scene.state().outcome().map(|outcome| outcome.winners);
    assert_eq!((scene.ending().as_str(), winners), ("fallen", Some(SeatSet::only(Seat(2)))));
    assert!(Siege::setup(&Options { players: 1, ..options }, Siege::RULES).is_err());
}

#[test]
fn r18_3_only_the_defenders_count_for_limit_and_trade() {
    for (players, limit) in [(2, 6), (3, 6), (4, 5), (6, 5)] {
        assert_eq!(led(players).scene().state().limit(), limit, "{players} players");
    }
    let scene = march(led(6).hand("il2"));
    assert_eq!(asked(&scene), "defender-2");
    let mut scene = led(2).lull().hand(FULL).scene();
    scene.play("defender-1 done");
    assert!(matches!(scene.asks(), Some(Ask::Exchange { left: 2 })), "a single defender plays solo");
}

#[test]
fn r18_4_three_hidden_tokens_when_set_up_is_complete() {
    let options = Options { mode: Mode::Fieldmarshal, players: 3, ..Options::default() };
    let scene = set_up(&options);
    assert_eq!((scene.view(Viewer::Public).marshal_tokens, reserve(&scene)), (3, 40));
    let heard = |seat: u8| -> Vec<bool> {
        let events = scene.heard(Viewer::Seat(Seat(seat)));
        let tokens = events.iter().filter_map(|event| match event {
            Event::Conscripted { token } => Some(token.value().is_some()),
            _ => None,
        });
        tokens.collect()
    };
    assert_eq!((heard(2), heard(0)), (vec![true; 3], vec![false; 3]));
}

#[test]
fn r18_5_the_enemies_move_and_then_the_fieldmarshal_draws_and_plays() {
    let position =
        led(3).foe("e100 air-1 fires 1").field("marshal", json!({"pz3": 1})).hand_of("defender-2", FULL);
    let mut scene = position.scene();
    bring(&mut scene, "token tiger-e; token maus");
    scene.play("defender-1 done");
    assert_eq!(scene.foe("e1"), "e100 art-1 armor 3 fires 1");
    assert_eq!((asked(&scene).as_str(), scene.view(Viewer::Public).marshal_tokens), ("fieldmarshal", 3));
    scene.play("fieldmarshal deploy tiger-e 4");
    assert_eq!((scene.foe("e2").as_str(), asked(&scene).as_str()), ("tiger-e rear-4 armor 3", "defender-2"));
}

#[test]
fn r18_6_one_enemy_by_choice_or_two_tokens_by_the_die() {
    let hand = || json!({"pz3": 1, "he111": 1, "maus": 1});
    let board = || led(3).foe("tiger-e rear-1");
    let mut scene = orders(board(), hand());
    assert!(scene.legal_after("deploy he111").is_empty());
    scene.play("fieldmarshal deploy pz3 5");
    assert_eq!((scene.foes_in("rear-5").as_str(), asked(&scene).as_str()), ("pz3", "defender-2"));
    let mut scene = orders(board(), hand());
    scene.luck("roll 2").play("fieldmarshal commit pz3");
    assert_eq!(
        (asked(&scene).as_str(), scene.legal()),
        ("fieldmarshal", vec!["done".into(), "commit he111".into(), "commit maus".into()])
    );
    scene.luck("roll 3").play("fieldmarshal commit he111");
    assert_eq!((scene.foes_in("rear-2").as_str(), scene.walls().as_str()), ("pz3", "1 2 4 5 6"));
    assert_eq!(asked(&scene), "defender-2");
    let mut scene = orders(board(), hand());
    scene.luck("roll 2").play("fieldmarshal commit pz3").play("fieldmarshal done");
    assert_eq!(asked(&scene), "defender-2");
}

#[test]
fn r18_7_extra_tokens_are_drawn_and_played_after_those_chosen() {
    for (token, draws) in [
        ("rev3", "token sab-air; token sab-art; token sab-tank"),
        ("rev4", "token sab-air; token sab-art; token sab-tank; token rot-cw"),
    ] {
        let mut scene = orders(led(3).foe("tiger-e rear-1"), json!({token: 1, "pz3": 1, "e100": 1}));
        scene.play(&format!("fieldmarshal commit {token}")).luck("roll 2");
        bring(&mut scene, draws);
        scene.play("fieldmarshal commit pz3");
        let more = draws.split(';').count();
        for left in (1..=more).rev() {
            assert_eq!(scene.asks(), Some(Ask::More { left: left as u8 }));
            scene.refuse("fieldmarshal done").refuse("fieldmarshal deploy e100 2");
            let sabotage = scene.legal().pop().expect("a token");
            scene.play(&format!("fieldmarshal {sabotage}"));
        }
        assert_eq!((asked(&scene).as_str(), scene.view(Viewer::Public).marshal_tokens), ("defender-2", 1));
    }
}

/// The reserve is empty: everything is in the enemy discard but for these tokens, which the Fieldmarshal holds.
fn last_tokens(position: impl Fn() -> Position, held: &[&str]) -> Position {
    let mut spent =
        serde_json::to_value(position().reserve("").scene().view(Viewer::Public).spent).expect("JSON");
    for token in held {
        spent[token] = json!(spent[token].as_u64().unwrap_or(0) - 1);
    }
    let marshal: BTreeMap<&str, u8> = held.iter().map(|token| (*token, 1)).collect();
    position().reserve("").field("spent", spent).field("marshal", json!(marshal))
}

#[test]
fn r18_7_pz2h_and_too_few_tokens() {
    let position = last_tokens(|| led(3).foe("tiger-e rear-1"), &["pz2h", "sab-air"]);
    let mut scene = orders(position, json!({"pz2h": 1, "sab-air": 1}));
    scene.luck("roll 4").play("fieldmarshal commit pz2h").play("fieldmarshal done");
    assert_eq!((asked(&scene).as_str(), scene.legal()), ("fieldmarshal", vec!["commit sab-air".into()]));
    scene.play("fieldmarshal commit sab-air");
    assert_eq!(asked(&scene), "defender-2");
}

#[test]
fn r18_8_with_an_empty_reserve_or_board_something_must_be_played() {
    let mut scene = orders(led(3).foe("tiger-e rear-1"), json!({"pz3": 1}));
    scene.play("fieldmarshal done");
    assert_eq!(asked(&scene), "defender-2");
    for nobody in [led(3), led(3).foe("remb rear-1")] {
        orders(nobody, json!({"pz3": 1})).refuse("fieldmarshal done");
    }
    let position = last_tokens(|| led(3).foe("tiger-e rear-1"), &["pz3"]);
    let mut scene = orders(position, json!({"pz3": 1}));
    assert_eq!(scene.forbidden_by("fieldmarshal done"), "18.8");
    scene.play("fieldmarshal deploy pz3 1");
    assert_eq!(asked(&scene), "defender-2");
}

#[test]
fn r19_6_it_is_too_quiet_while_the_fieldmarshal_holds_tokens() {
    let quiet = || {
        with_options(|options| {
            (options.mode, options.players, options.too_quiet) = (Mode::Fieldmarshal, 3, true);
        })
    };
    let scene = march(last_tokens(quiet, &["maus"]));
    assert_eq!((scene.foes_in("air-1").as_str(), scene.foes_in("air-6").as_str()), ("hago", "hago"));
}

#[test]
fn r18_9_the_defender_chooses_who_is_hurt() {
    let scene = march(led(3).foe("pz3 tank-1").foe("tiger-e tank-1"));
    assert_eq!((asked(&scene).as_str(), scene.legal().len()), ("defender-1", 2));
    let mut scene = orders(led(3).foe("pz3 tank-1").foe("tiger-e tank-1"), json!({"mv-red": 1}));
    scene.play("fieldmarshal commit mv-red");
    assert_eq!(asked(&scene), "defender-1", "by a token, too");
}

#[test]
fn r18_10_the_fieldmarshal_chooses_the_ultras_unseen() {
    for (ultras, fewer, offered, picks) in [(3, false, 6, 3), (5, false, 6, 5), (3, true, 3, 2)] {
        let options = Options {
            mode: Mode::Fieldmarshal,
            players: 2,
            ultras,
            fewer_enemies: fewer,
            ..Options::default()
        };
        let mut scene = Scene::new(&options);
        scene.any_luck(3);
        while scene.legal()[0].starts_with("station") {
            let first = scene.legal().swap_remove(0);
            scene.play(&format!("{} {first}", to_move(&scene, &options)));
        }
        assert_eq!((asked(&scene).as_str(), scene.legal_after("pick").len()), ("fieldmarshal", offered));
        for pick in 0..picks {
            assert_eq!(scene.legal_after("pick").len(), offered - pick);
            let first = scene.legal().swap_remove(0);
            let read_by = |viewer| scene.state().disguise(read(&first), viewer).is_some();
            assert_eq!([Viewer::Seat(Seat(0)), Viewer::Public].map(read_by), [false, false]);
            assert!(read_by(Viewer::Seat(Seat(1))));
            scene.play(&format!("fieldmarshal {first}"));
            let heard = scene.heard(Viewer::Seat(Seat(0)));
            let hidden =
                |event: &Event| matches!(event, Event::Substitute { token } if token.value().is_none());
            assert!(heard.iter().any(hidden));
        }
        assert!(scene.legal_after("pick").is_empty());
        assert_eq!(
            scene.view(Viewer::Seat(Seat(1))).aside.map(|tokens| tokens.total()),
            Some((offered - picks) as u16)
        );
    }
}

#[test]
fn r18_10_a_substitute_is_played_like_an_enemy() {
    let mut scene = orders(led(3), json!({"sub-type61": 1, "sub-rjpz2": 1}));
    scene.play("fieldmarshal deploy sub-type61 3");
    assert_eq!((scene.foes_in("rear-3").as_str(), asked(&scene).as_str()), ("type61", "defender-2"));
    let mut scene = orders(led(3), json!({"sub-type61": 1, "sub-rjpz2": 1}));
    scene.luck("roll 2").play("fieldmarshal commit sub-rjpz2");
    assert_eq!((scene.foes_in("rear-2").as_str(), scene.fires("wall-2")), ("rjpz2", 1));
}

#[test]
fn r18_11_in_a_lull_the_fieldmarshal_waits() {
    let position = led(3).foe("tiger-e air-1").field("marshal", json!({"pz3": 1}));
    let scene = march(position);
    assert_eq!((asked(&scene).as_str(), scene.foe("e1").as_str()), ("defender-2", "tiger-e art-1 armor 3"));
    assert_eq!(scene.view(Viewer::Public).marshal_tokens, 1);
}

#[test]
fn r18_12_to_win_the_fieldmarshals_hand_must_be_empty_too() {
    let position = || led(3).foe("pz3 air-1 armor 1").reserve("").hand("air-r");
    let mut scene = position().scene();
    scene.play("defender-1 hit air-r e1");
    let winners = scene.state().outcome().map(|outcome| outcome.winners);
    assert_eq!((scene.ending().as_str(), winners), ("points", Some(SeatSet::only(Seat(0)))));
    let mut scene = last_tokens(|| led(3).foe("pz3 air-1 armor 1").hand("air-r"), &["maus"]).scene();
    scene.play("defender-1 hit air-r e1");
    assert_eq!((scene.ending().as_str(), scene.trophies("defender-1").as_str()), ("none", "pz3"));
}
