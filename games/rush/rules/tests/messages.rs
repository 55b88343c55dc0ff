//! Everything the game can say is in both languages: names, reasons and refusals by their lists, the rest by playing.

use sandtable_core::prelude::*;

use sandtable_core::{Game, Message, Rng, Say, Seat};
use sandtable_i18n::Catalogue;
use sandtable_rush::ids::{Ability, Achievement, Aim, Card, Class, Nation, Side, Spot};
use sandtable_rush::{Action, Decider, Leaves, Once, Options, Reason, Rush, Versus};
use sandtable_testkit::catalogue_of;

fn catalogue() -> Catalogue {
    catalogue_of(sandtable_i18n::texts!("rush", "../text", "ftl"))
}

fn check_said(message: &Message) {
    sandtable_testkit::check_said(&catalogue(), message);
}

const REFUSALS: [&str; 2] = [include_str!("../src/shown.rs"), include_str!("../src/refusals.rs")];
const RULES: &str = include_str!("../../text/en.md");

#[test]
fn every_name_is_known() {
    let nouns = Side::ALL.iter().map(Say::say).chain(Nation::ALL.iter().map(Say::say));
    let nouns = nouns.chain(Class::ALL.iter().map(Say::say)).chain(Ability::ALL.iter().map(Say::say));
    let nouns = nouns.chain(Achievement::ALL.iter().map(Say::say)).chain(Card::ALL.iter().map(Say::say));
    nouns.for_each(|noun| check_said(&noun));
    for id in ["title", "name", "tagline", "about", "length", "data-note"] {
        check_said(&Message::new(format!("rush-{id}")));
    }
}

#[test]
fn everything_a_study_counts_has_a_name() {
    let state = Rush::setup(&Options::default(), Rush::RULES).unwrap();
    let held = state.stats(Seat(0));
    assert_eq!(held.len(), Nation::ALL.len() + Class::ALL.len() + 2);
    for (thing, _) in held {
        check_said(&Message::new(thing));
    }
}

#[test]
fn every_ending_is_known() {
    for reason in Reason::ALL {
        check_said(&Message::new(format!("rush-ended-{reason}")));
        for decider in Decider::ALL {
            let by = Message::new(format!("rush-by-{decider}"));
            let ended = Message::new(format!("rush-end-{reason}")).with("winners", Side::Red.say());
            check_said(&ended.with("number", 1).with("points", 21).with("by", by));
        }
    }
}

#[test]
fn every_option_is_explained() {
    sandtable_testkit::check_settings::<Rush>(&catalogue());
}

/// `("no-mark", "5.2")` in the code is the refusal `no-mark`, which cites paragraph 5.2.
fn refusals() -> Vec<(&'static str, &'static str)> {
    let pair = |piece: &'static str| {
        let (why, rest) = piece.split_once("\", \"")?;
        let (rule, _) = rest.split_once("\")")?;
        rule.starts_with(|c: char| c.is_ascii_digit()).then_some((why, rule))
    };
    REFUSALS.iter().flat_map(|code| code.split("(\"")).filter_map(pair).collect()
}

#[test]
fn every_refusal_is_known_and_cites_a_paragraph() {
    let refusals = refusals();
    assert!(refusals.len() > 30, "only {refusals:?} were found in the code");
    for (why, rule) in refusals {
        check_said(
            &Message::new(format!("rush-why-{why}")).with("action", Action::End.say()).with("rule", rule),
        );
        assert!(RULES.contains(&format!("\n**{rule}** ")), "`{why}` cites {rule}, which is not there");
    }
}

/// An action that may or may not make sense.
fn strange(rng: &mut Rng) -> Action {
    let card = rng.pick(Card::ALL);
    let spot = Spot { side: rng.pick(&Side::ALL[..2]), slot: rng.below(3) as u8 };
    let actions = [
        Action::Buy(card),
        Action::Pay(card),
        Action::Settle,
        Action::Use(card, rng.pick(Ability::ALL)),
        Action::Place(card, spot),
        Action::Attack(card),
        Action::Strike(card, spot),
        Action::Assault(spot, rng.pick(Aim::ALL)),
        Action::Drop(card),
        Action::Take(card),
        Action::Scrap(card),
        Action::Doubles(rng.below(4) as u8),
        Action::Done,
        Action::End,
    ];
    rng.pick(&actions)
}

#[test]
fn whole_games_can_be_told() {
    let plain = Options { round_limit: 25, ..Options::default() };
    let other = Options {
        players: 5,
        first: 3,
        once_per_turn: Once::All,
        base_leaves_hand: Leaves::Draw,
        research_needs_target: true,
        merge_turn_medals: true,
        assault_vs_armor1: Versus::Destroy,
        passives_bind_assault: true,
        ..plain
    };
    for options in [plain, other] {
        for seed in 0..3 {
            sandtable_testkit::tell_game::<Rush>(&catalogue(), &options, seed, strange);
        }
    }
}
