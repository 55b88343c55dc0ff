//! 12 to 14: the end, the winner, the options.

use sandtable_core::prelude::*;

use sandtable_core::Game;
use sandtable_rush::{Options, Rush};

use crate::common::{Look, Position, players, read, with};

const RESERVE: &str = "t-34 t-26 bt-2 t-43";

#[test]
fn r12_1_the_end_comes_when_somebody_has_no_base() {
    let mut scene = players(2).mover("blue").razed("red-1 red-2").hand("blue", "m6").reserve(RESERVE).any();
    scene.play("blue attack m6").play("blue strike m6 red-3");
    assert_eq!(
        scene.view(sandtable_core::Viewer::Public).trigger.map(sandtable_rush::Reason::word),
        Some("bases")
    );
    scene.play("blue end");
    assert_eq!(scene.ending(), "bases blue");
}

#[test]
fn r12_2_the_end_comes_with_the_ninth_single() {
    let last = |position: Position| position.mover("blue").singles("ussr", 1).reserve(RESERVE);
    let mut scene = last(players(2)).hand("blue", "kv-1").any();
    scene.play("blue use kv-1 invulnerability").play("blue place kv-1 blue-1").play("blue end");
    assert_eq!(scene.ending(), "medals blue");
    let mut scene = last(players(2)).guard("red-1", "m6").hand("blue", "is-3").any();
    scene.play("blue attack is-3").play("blue strike is-3 red-1").play("blue end");
    assert_eq!(scene.ending(), "medals blue");
    let mut scene = last(players(2)).hurt("red-1", "m6").hand("blue", "kv-2").any();
    scene.play("blue use kv-2 assault").play("blue assault red-1 vehicle").play("blue place kv-2 blue-1");
    scene.play("blue end");
    assert_eq!(scene.ending(), "medals blue");
    let position = players(2).doubles("ussr", 1).guard("blue-1", "m6").guard("blue-2", "t29");
    let mut scene = position.guard("blue-3", "t32").hand("red", "is-3 is-7 kv-2").scene();
    scene.play("red attack is-3").play("red attack is-7").play("red attack kv-2");
    scene.play("red strike is-3 blue-1").play("red strike is-7 blue-2").play("red strike kv-2 blue-3");
    scene.play("red doubles 1");
    assert_eq!(
        (scene.medals("ussr"), scene.view(sandtable_core::Viewer::Public).trigger),
        ((8, 0), None),
        "doubles"
    );
}

#[test]
fn r12_3_the_round_is_played_out() {
    let position =
        players(3).first("blue").mover("blue").razed("red-1 red-2").hand("blue", "m6").reserve(RESERVE);
    let mut scene = position.any();
    scene.play("blue attack m6").play("blue strike m6 red-3").play("blue end").play("green end");
    assert_eq!(scene.ending(), "none");
    scene.play("red end");
    assert_eq!(scene.ending(), "bases blue", "red sits on the right of the first player");
}

#[test]
fn r12_4_nothing_undoes_the_trigger() {
    let mut scene = players(2).last_round("medals").reserve(RESERVE).any();
    scene.play("red end");
    assert_eq!(scene.ending(), "none");
    scene.play("blue end");
    assert!(scene.ending().starts_with("medals"));
    let mut scene =
        players(2).last_round("medals").razed("blue-1 blue-2").hand("red", "m6").reserve(RESERVE).any();
    scene.play("red attack m6").play("red strike m6 blue-3").play("red end").play("blue end");
    assert_eq!(scene.ending(), "medals red", "the trigger that came first is named");
    let limited = with(Options { round_limit: 1, ..Options::default() }).mover("blue").last_round("bases");
    let mut scene = limited.reserve(RESERVE).any();
    scene.play("blue end");
    assert!(scene.ending().starts_with("bases"), "before the limit was reached");
}

#[test]
fn r12_5_who_lost_all_bases_plays_on_and_may_win() {
    let mut scene = players(2)
        .razed("blue-1 blue-2 blue-3")
        .depot("red", "base base base")
        .depot("blue", "double-usa double-usa double-usa double-ger double-ger")
        .last_round("bases")
        .reserve(RESERVE)
        .any();
    scene.play("red end").play("blue end");
    assert_eq!(scene.ending(), "bases blue");
}

#[test]
fn r12_6_a_round_limit_ends_the_game() {
    let limited = |round| {
        with(Options { round_limit: 7, ..Options::default() })
            .mover("blue")
            .round(round)
            .reserve(RESERVE)
            .any()
    };
    let mut scene = limited(6);
    scene.play("blue end");
    assert_eq!(scene.ending(), "none");
    let mut scene = limited(7);
    scene.play("blue end");
    assert!(scene.ending().starts_with("rounds"));
    let mut scene = players(3).first("green").mover("blue").round(4).reserve(RESERVE).any();
    scene.play("blue end");
    assert_eq!(scene.view(sandtable_core::Viewer::Public).round, 5, "a round begins with the first player");
    scene.play("green end");
    assert_eq!(scene.view(sandtable_core::Viewer::Public).round, 5);
    let mut scene = players(2).mover("blue").round(200).reserve(RESERVE).any();
    scene.play("blue end");
    assert_eq!(scene.ending(), "none");
}

/// What the last turn of this position leads to.
fn ended(position: Position) -> String {
    let mut scene = position.mover("blue").last_round("medals").reserve(RESERVE).any();
    scene.play("blue end");
    scene.ending()
}

#[test]
fn r13_1_hand_depot_and_hangar_count_and_own_bases_do_not() {
    let scene = players(2)
        .hand("red", "single-usa")
        .depot("red", "double-usa")
        .hangar("red", "single-ger")
        .razed("blue-1 blue-2")
        .scene();
    assert_eq!((scene.score("red").total, scene.score("blue").total), (4, 0));
    let mut scene = players(2).mover("blue").last_round("medals").hand("red", "kv-1").reserve(RESERVE).any();
    assert_eq!(scene.view(sandtable_core::Viewer::Public).players[0].hand, None);
    scene.play("blue end");
    let public = scene.view(sandtable_core::Viewer::Public).players[0].clone();
    assert!(public.hand.is_some() && public.hangar.is_some() && public.depot.is_some(), "laid out to count");
}

#[test]
fn r13_2_defenders_count_only_with_the_option() {
    let score = |count_defenders| {
        let position = with(Options { count_defenders, ..Options::default() }).achievements("heavy");
        position.guard("red-1", "kv-1").scene().score("red").total
    };
    assert_eq!((score(false), score(true)), (0, 5));
    let counting = with(Options { count_defenders: true, ..Options::default() }).achievements("heavy");
    let scene = counting.hurt("red-1", "kv-1").scene();
    assert_eq!(scene.score("red").total, 5, "a damaged one as well");
    assert!(scene.view(sandtable_core::Viewer::Public).players[0].squad.is_empty(), "but only in the end");
}

#[test]
fn r13_3_only_the_strictly_most_get_an_achievement() {
    let holder = |red: &str, blue: &str| {
        let scene = players(3).achievements("light").depot("red", red).depot("blue", blue).scene();
        scene.holders()[&read("light")].map(sandtable_rush::ids::Side::word)
    };
    assert_eq!(holder("", ""), None);
    assert_eq!(holder("ms-1", "t-26"), None);
    assert_eq!(holder("ms-1 bt-2", "t-26"), Some("red"));
    assert_eq!(holder("ms-1 bt-2 bt-7", "t-26 t-50 m3-stuart"), None);
}

#[test]
fn r13_4_classes_count_whatever_the_nation() {
    let position =
        players(2).achievements("spg").depot("red", "su-26 wespe m12").depot("blue", "su-76 su-85");
    assert_eq!(position.scene().score("red").total, 5);
}

#[test]
fn r13_5_national_medals_count_medals_not_cards() {
    let position =
        players(2).achievements("medals-fra").depot("red", "double-fra").depot("blue", "single-fra");
    assert_eq!(position.scene().score("red").total, 2 + 5);
    let position = players(2).achievements("medals-fra").depot("red", "double-fra");
    assert_eq!(position.depot("blue", "single-fra single-fra").scene().score("red").total, 2, "two and two");
}

#[test]
fn r13_6_doubles_bases_and_cards() {
    let squads = |achievement: &str| {
        players(2)
            .achievements(achievement)
            .razed("blue-1")
            .depot("red", "double-fra double-usa base")
            .depot("blue", "single-fra single-usa single-ger single-ussr")
            .scene()
    };
    let achieved = |achievement: &str| {
        squads(achievement).holders()[&read(achievement)].map(sandtable_rush::ids::Side::word)
    };
    assert_eq!(
        (achieved("doubles"), achieved("bases"), achieved("cards")),
        (Some("red"), Some("red"), Some("blue"))
    );
    let doubles = |red: &str| {
        let position = players(2).achievements("doubles").depot("red", red).depot("blue", "double-usa");
        position.scene().score("red").achievements
    };
    assert_eq!((doubles("double-ussr double-ger"), doubles("double-fra")), (1, 0), "of all nations");
}

#[test]
fn r13_7_one_player_may_get_several() {
    let scene = players(2).achievements("heavy spg cards").depot("red", "kv-1 su-26").scene();
    assert_eq!((scene.score("red").achievements, scene.score("red").total), (3, 15));
}

#[test]
fn r13_8_the_highest_total_wins() {
    let position = players(2).razed("blue-1").achievements("heavy");
    let position = position.depot("red", "base double-usa").depot("blue", "kv-1 single-ger");
    assert_eq!(position.scene().score("red").total, 5);
    let position = players(2).razed("blue-1").achievements("heavy");
    assert_eq!(
        ended(position.depot("red", "base double-usa").depot("blue", "kv-1 single-ger")),
        "medals blue"
    );
}

#[test]
fn r13_9_ties_go_to_medals_then_bases() {
    let tie = players(2).razed("blue-1").depot("red", "base").depot("blue", "double-usa single-usa");
    assert_eq!(ended(tie), "medals blue");
    let tie = players(3).razed("green-1").achievements("heavy");
    let tie = tie.depot("red", "base single-usa").depot("blue", "double-ger double-ger");
    assert_eq!(tie.scene().score("red").total, 4);
    let (bases, heavy) = ("base base base base base double-usa double-usa double-usa", "kv-1 kv-2");
    let five = || {
        players(2)
            .razed("blue-1 blue-2 blue-3 red-1 red-2")
            .achievements("heavy light medium")
            .depot("red", bases)
            .depot("blue", &format!("{heavy} ms-1 t-44 double-ger double-ger double-ger"))
    };
    let scene = five().scene();
    assert_eq!((scene.score("red").total, scene.score("blue").total), (21, 21));
    assert_eq!(ended(five()), "medals red", "equal medals: more bases win");
}

/// What is said to have decided at the end of this position.
fn decider(position: Position) -> String {
    let mut scene = position.mover("blue").last_round("medals").reserve(RESERVE).any();
    scene.play("blue end");
    let reason = scene.state().outcome().expect("an end").reason;
    match reason.args.into_iter().find(|(name, _)| name == "by") {
        Some((_, sandtable_core::Arg::Message(by))) => by.id.into_owned(),
        other => panic!("an end says what decided, not {other:?}"),
    }
}

#[test]
fn r13_9_the_end_says_what_decided() {
    assert_eq!(decider(players(2).depot("red", "single-usa")), "rush-by-total");
    let tie = || players(2).razed("blue-1").depot("red", "base");
    assert_eq!(decider(tie().depot("blue", "double-usa single-usa")), "rush-by-medals");
    let squad = "double-usa double-fra single-fra";
    let tie = players(2).razed("blue-1 blue-2 blue-3 red-1 red-2").achievements("heavy light medium");
    let tie = tie.depot("red", &format!("base base base base base {squad}"));
    let tie = tie.depot("blue", "kv-1 ms-1 t-44 double-ger double-ussr single-ger");
    assert_eq!(decider(tie), "rush-by-bases");
    assert_eq!(decider(players(2)), "rush-by-nothing");
}

#[test]
fn r13_10_those_still_equal_share_the_victory() {
    assert_eq!(ended(players(2).depot("red", "single-usa").depot("blue", "single-ger")), "medals red blue");
}

#[test]
fn r14_1_the_options_and_their_defaults() {
    let text = include_str!("../../../text/en.md");
    let defaults = serde_json::to_value(Options::default()).expect("options are JSON");
    let settings = Rush::settings();
    for setting in &settings {
        let row = text.lines().find(|line| line.starts_with(&format!("| `{}` |", setting.name)));
        let row = row.unwrap_or_else(|| panic!("the text does not list `{}`", setting.name));
        let default = row.split('|').nth(3).expect("a default").trim().trim_matches('`').to_owned();
        let said = match &defaults[setting.name] {
            serde_json::Value::Bool(on) => if *on { "on" } else { "off" }.to_owned(),
            serde_json::Value::String(word) => word.clone(),
            other => other.to_string(),
        };
        assert_eq!(default, said, "{}", setting.name);
    }
    assert_eq!(settings.len(), defaults.as_object().expect("an object").len());
}

#[test]
fn a_study_counts_vehicles_wherever_they_are() {
    let scene = players(2)
        .razed("blue-1")
        .hand("red", "t-44")
        .depot("red", "m6 base engineers double-usa single-ussr")
        .guard("red-1", "kv-1")
        .reserve(RESERVE)
        .scene();
    let held = scene.state().stats(sandtable_core::Seat(0));
    let some: Vec<String> = held
        .iter()
        .filter(|(_, count)| *count > 0)
        .map(|(thing, count)| format!("{thing} {count}"))
        .collect();
    let wanted = ["ussr 2", "usa 1", "medium 1", "heavy 2", "bases 1", "medals 3"];
    assert_eq!(some, wanted.map(|thing| format!("rush-held-{thing}")));
    assert_eq!(scene.state().rounds(), Some(1));
}
