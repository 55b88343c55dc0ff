//! Why a thing on the table cannot be clicked: for every question, what does not belong to it and what the rules forbid.

use sandtable_core::prelude::*;
use sandtable_core::{Arg, Game, Quiet, Rng, Turn};
use sandtable_rush::{Element, Options, Rush, State};

use crate::common::{Scene, players, read, with, words};

/// The reason with its paragraph, or `none`; the things picked before stand after the one clicked.
fn reason(scene: &Scene, clicked: &str) -> String {
    let elements: Vec<Element> = words(clicked);
    let Some(message) = scene.state().why_not_click(elements[0], &elements[1..]) else {
        return "none".to_owned();
    };
    let why = message.id.trim_start_matches("rush-why-");
    match message.args.iter().find(|(name, _)| name == "rule") {
        Some((_, Arg::Text(rule))) => format!("{why} {rule}"),
        other => panic!("a reason cites a rule, not {other:?}"),
    }
}

fn expect(scene: &Scene, reasons: &[(&str, &str)]) {
    for &(clicked, why) in reasons {
        assert_eq!(reason(scene, clicked), why, "{clicked}");
    }
}

#[test]
fn cards_of_the_hand_and_the_reserve() {
    let rules = Options { research_needs_target: true, ..Options::default() };
    let position = with(rules).hand("red", "engineers technicians t-34").depot("red", "volunteers");
    let scene = position.reserve("is-7 t-26 su-85 t-44").any();
    expect(
        &scene,
        &[
            ("hand-engineers", "nothing-chosen 5.3"),
            ("hand-technicians", "none"),
            ("hand-t-34", "none"),
            ("hand-volunteers", "not-in-hand 3.4"),
            ("reserve-is-7", "too-dear 5.1"),
            ("reserve-t-26", "none"),
            ("reserve-ms-1", "not-in-reserve 5.1"),
            ("depot-volunteers", "in-depot 8.10"),
            ("settle", "nothing-chosen 5.3"),
        ],
    );
    let scene = with(rules).hand("red", "technicians").reserve("is-7 t-34").any();
    expect(&scene, &[("hand-technicians", "nothing-to-research 8.9")]);
}

#[test]
fn bases_before_and_after_a_card_is_picked() {
    let position = players(2).hand("red", "engineers t-34").guard("red-1", "m6").razed("red-3");
    let scene = position.guard("blue-2", "t29").any();
    expect(
        &scene,
        &[
            ("red-1", "free-base-first 7.4"),
            ("red-1 hand-t-34", "free-base-first 7.4"),
            ("red-1-vehicle hand-t-34", "free-base-first 7.4"),
            ("red-2", "none"),
            ("red-2 hand-t-34", "none"),
            ("red-2 hand-engineers", "no-armour 7.2"),
            ("red-3 hand-t-34", "no-such-base 7.3"),
            ("blue-1", "not-declared 9.2"),
            ("blue-2-vehicle hand-t-34", "not-declared 9.2"),
            ("ability-assault hand-t-34", "no-such-ability 7.1"),
            ("ability-draft hand-t-34", "none"),
            ("attack hand-engineers", "no-strength 9.1"),
            ("attack", "card-first 3.4"),
        ],
    );
}

#[test]
fn one_purchase_and_one_attack_per_turn() {
    let mut scene = players(2).hand("red", "engineers t-34 t-43").reserve("ms-1 is-7").any();
    scene.play("red buy ms-1").play("red pay engineers").play("red settle");
    expect(&scene, &[("reserve-is-7", "bought 5.6")]);
    scene.play("red attack t-34").play("red strike t-34 blue-1");
    expect(&scene, &[("blue-2", "attacked 9.1"), ("attack hand-t-43", "attacked 9.1")]);
}

#[test]
fn while_something_is_bought() {
    let mut scene = players(2).hand("red", "engineers engineers volunteers m12").reserve("t-26 bt-2").any();
    scene.play("red buy t-26");
    expect(
        &scene,
        &[
            ("hand-volunteers", "no-mark 5.2"),
            ("hand-m12", "other-nation 5.11"),
            ("hand-engineers", "none"),
            ("reserve-t-26", "chosen 5.5"),
            ("reserve-bt-2", "one-card 5.6"),
            ("settle", "not-paid 5.5"),
            ("end", "must-pay 3.6"),
            ("red-1", "must-pay 3.6"),
        ],
    );
}

#[test]
fn while_abilities_are_used() {
    let mut scene = players(2).hand("red", "sd-kfz-222 engineers").guard("red-1", "m6").any();
    scene.play("red use sd-kfz-222 reconnaissance");
    expect(
        &scene,
        &[
            ("ability-reconnaissance", "used 7.1"),
            ("ability-draft", "no-such-ability 7.1"),
            ("ability-reinforcement", "none"),
            ("red-1", "free-base-first 7.4"),
            ("red-2", "none"),
            ("blue-1", "not-yours 7.3"),
            ("hand-engineers", "unfinished 3.6"),
            ("attack", "unfinished 3.6"),
            ("done", "must-place 7.3"),
        ],
    );
}

#[test]
fn while_abilities_ask() {
    let mut assault = players(2).hand("red", "pz-kpfw-iv").guard("blue-2", "m6").any();
    assault.play("red use pz-kpfw-iv assault");
    expect(
        &assault,
        &[
            ("red-1", "own-target 11.1"),
            ("blue-1-vehicle", "no-defender 11.1"),
            ("blue-2-vehicle", "none"),
            ("blue-2", "none"),
            ("end", "must-assault 7.9"),
        ],
    );
    let mut sabotage =
        players(2).hand("red", "bt-7").hand("blue", "engineers").reserve("t-26 t-34 m6 t29").any();
    sabotage.play("red use bt-7 sabotage");
    expect(
        &sabotage,
        &[
            ("hand-engineers", "none"),
            ("hand-t-43", "not-in-hand 8.3"),
            ("reserve-t-26", "must-drop 8.3"),
            ("end", "must-drop 8.3"),
        ],
    );
    let mut research = players(2).hand("red", "technicians engineers").reserve("ms-1 is-7").any();
    research.play("red use technicians research");
    expect(
        &research,
        &[
            ("reserve-ms-1", "none"),
            ("reserve-is-7", "too-dear-to-research 8.6"),
            ("hand-engineers", "must-take 8.9"),
        ],
    );
    let mut repair = players(2).hand("red", "voroshilovets t-34").depot("red", "engineers").any();
    repair.play("red use voroshilovets repair");
    expect(
        &repair,
        &[
            ("depot-engineers", "none"),
            ("depot-t-43", "not-in-depot 8.10"),
            ("hand-t-34", "must-scrap 7.9"),
            ("done", "must-scrap 7.9"),
        ],
    );
}

#[test]
fn while_an_attack_is_declared() {
    let position = players(2).hand("red", "t-34 su-26 pz-kpfw-i engineers").guard("blue-1", "m6");
    let mut scene = position.razed("blue-3").any();
    scene.play("red attack t-34").play("red attack su-26");
    expect(
        &scene,
        &[
            ("hand-t-34", "none"),
            ("hand-pz-kpfw-i", "one-nation 9.1"),
            ("hand-engineers", "no-strength 9.1"),
            ("blue-1-vehicle", "none"),
            ("blue-1-vehicle hand-t-34", "none"),
            ("blue-1-vehicle hand-su-26", "only-bases 9.12"),
            ("blue-1 hand-t-34", "guarded 9.11"),
            ("blue-1", "guarded 9.11"),
            ("blue-2 hand-su-26", "none"),
            ("blue-3 hand-t-34", "no-such-base 9.3"),
            ("red-1 hand-t-34", "own-target 9.3"),
            ("end", "must-strike 9.14"),
        ],
    );
}

#[test]
fn after_the_first_strike() {
    let mut scene = players(2).hand("red", "t-34 t-43 t-44").any();
    scene.play("red attack t-34").play("red attack t-43").play("red strike t-34 blue-1");
    expect(&scene, &[("hand-t-44", "declared 9.2"), ("hand-t-43", "none"), ("blue-2", "none")]);
}

#[test]
fn while_medals_are_chosen() {
    let position = players(2).hand("red", "t-34 t-43").guard("blue-1", "m2-light-tank");
    let mut scene = position.guard("blue-2", "m3-stuart").any();
    scene.play("red attack t-34").play("red attack t-43");
    scene.play("red strike t-34 blue-1").play("red strike t-43 blue-2");
    expect(
        &scene,
        &[("doubles-1", "none"), ("doubles-2", "wrong-medals 10.5"), ("end", "must-choose-medals 10.3")],
    );
}

/// Whatever can be clicked next for some action has no reason against it.
fn expect_no_reason_against_choices(state: &State) {
    let (mut legal, mut path) = (Vec::new(), Vec::new());
    state.legal(&mut legal);
    for action in legal {
        path.clear();
        state.path(action, &mut path);
        for (at, &element) in path.iter().enumerate() {
            assert_eq!(state.why_not_click(element, &path[..at]), None, "{action}: {element}");
        }
    }
}

#[test]
fn what_can_be_clicked_has_no_reason_against_it() {
    let mut state =
        Rush::setup(&Options { players: 3, round_limit: 10, ..Options::default() }, Rush::RULES).unwrap();
    let mut rng = Rng::new(3);
    loop {
        match state.turn() {
            Turn::Over => return,
            Turn::Chance => state.resolve(state.sample(&mut rng), &mut Quiet),
            Turn::Seat(_) => {
                expect_no_reason_against_choices(&state);
                let mut legal = Vec::new();
                state.legal(&mut legal);
                state.apply(rng.pick(&legal), &mut Quiet);
            }
        }
    }
}

/// What a seat cannot know is which cards are in the other hands.
#[test]
fn a_reason_does_not_depend_on_secrets() {
    let position = players(3).hand("red", "bt-7 t-34").hand("blue", "engineers").hand("green", "t29 m6");
    let mut scene = position.hangar("green", "engineers t32 m103").hangar("blue", "volunteers").any();
    scene.play("red use bt-7 sabotage");
    let seat = scene.seat("blue");
    let elements = ["hand-engineers", "hand-t29", "reserve-t-26", "blue-1", "green-1", "done", "end"];
    for seed in 0..20 {
        let mut imagined = scene.state().clone();
        imagined.determinize(seat, &mut Rng::new(seed));
        for element in elements.map(read::<Element>) {
            assert_eq!(imagined.why_not_click(element, &[]), scene.state().why_not_click(element, &[]));
        }
    }
}
