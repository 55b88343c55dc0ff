//! Everything the game can say is in both languages: names, reasons and refusals by their lists, the rest by playing.

use sandtable_core::prelude::*;
use sandtable_core::{Game, Message, Rng, Say, Seat};
use sandtable_i18n::Catalogue;
use sandtable_onehour::ids::{Deed, Nation, Reason, Response, Side, Space, Track, Unit};
use sandtable_onehour::tables::LINES;
use sandtable_onehour::{Action, Ask, Event, Onehour, Options};
use sandtable_testkit::catalogue_of;

fn catalogue() -> Catalogue {
    catalogue_of(sandtable_i18n::texts!("onehour", "../text", "ftl"))
}

fn check_said(message: &Message) {
    sandtable_testkit::check_said(&catalogue(), message);
}

const REFUSALS: &str = include_str!("../src/refusals.rs");
const RULES: &str = include_str!("../../text/en.md");

#[test]
fn every_name_is_known() {
    let nouns = Side::ALL.iter().map(Say::say).chain(Nation::ALL.iter().map(Say::say));
    let nouns = nouns.chain(Space::ALL.iter().map(Say::say)).chain(Unit::ALL.iter().map(Say::say));
    let nouns = nouns.chain(Track::ALL.iter().map(Say::say)).chain(Deed::ALL.iter().map(Say::say));
    nouns.chain(Response::ALL.iter().map(Say::say)).for_each(|noun| check_said(&noun));
    for id in ["title", "name", "tagline", "about", "length", "data-note", "camp-nobody"] {
        check_said(&Message::new(format!("onehour-{id}")));
    }
    for gate in LINES.iter().filter_map(|line| line.gate) {
        check_said(&Message::new(format!("onehour-strait-{gate}")));
    }
}

#[test]
fn everything_a_study_counts_has_a_name() {
    let state = Onehour::setup(&Options::default(), Onehour::RULES).unwrap();
    let held = state.stats(Seat(0));
    assert_eq!(held.len(), 6 + Response::COUNT);
    for (thing, _) in held {
        check_said(&Message::new(thing));
    }
}

/// With all arguments, whichever it needs.
#[test]
fn every_reason_is_known() {
    let catalogue = catalogue();
    let check_said = |message: &Message| sandtable_testkit::check_said(&catalogue, message);
    let ids = include_str!("../../text/en.ftl").lines().filter_map(|line| line.split_once(" = "));
    let reasons: Vec<_> = ids.filter(|(id, _)| id.starts_with("onehour-because-")).collect();
    let told = include_str!("../src/reasons.rs");
    for (id, _) in &reasons {
        let what = id.trim_start_matches("onehour-because-").trim_end_matches("-enemy");
        assert!(told.contains(&format!("\"{what}")), "`{id}` is never told");
    }
    for &space in Space::ALL {
        let space = Message::new(format!("onehour-the-{space}"));
        check_said(&space);
        for (id, _) in &reasons {
            let reason = Message::new((*id).to_owned()).with("space", space.clone());
            check_said(&reason.with("nation", Nation::Usa.say()).with("track", Track::Naval.say()));
        }
    }
    for bonus in 0..3 {
        check_said(&Message::new("onehour-luck-attack").with("bonus", bonus));
        check_said(&Message::new("onehour-luck-defence").with("bonus", bonus));
    }
}

#[test]
fn every_ending_is_known() {
    for &reason in Reason::ALL {
        for &winner in Side::ALL {
            check_said(&Event::Ended { reason, winner }.say());
            let end = Message::new(format!("onehour-end-{reason}")).with("side", winner.say());
            check_said(&end.with("year", "1943"));
        }
    }
}

#[test]
fn every_option_is_explained() {
    sandtable_testkit::check_settings::<Onehour>(&catalogue());
}

/// Some are too rare for random games.
#[test]
fn every_response_can_be_offered_and_carried_out() {
    for &response in Response::ALL {
        let row = response.row();
        check_said(&Ask::Response { response, after: row.after, nation: row.sheet }.say());
        check_said(&Event::Responded { nation: row.players[0], response }.say());
        check_said(&Action::Respond(response).say());
    }
    let choices = RULES.matches("goes back one step").count();
    assert_eq!(choices, 5, "boxes in which nobody chooses");
    let unit = Unit::SovietArmy1;
    check_said(&Action::TurnBack(unit, Space::Moscow).say());
    check_said(&Action::CallBack(unit).say());
    check_said(&Event::Returned { unit }.say());
    check_said(&Event::Rescued { unit }.say());
    check_said(&Event::Stuck { nation: Nation::Japan }.say());
}

#[test]
fn every_choice_of_a_response_is_a_question() {
    let text = include_str!("../../text/en.ftl");
    let asked = |response: &&Response| text.contains(&format!("onehour-ask-effect-{response} ="));
    assert_eq!(Response::ALL.iter().filter(asked).count(), 19);
    for &response in Response::ALL.iter().filter(asked) {
        check_said(&Ask::Effect { response }.say());
    }
}

/// `("full", "4.4")` in the code is the refusal `full`, which cites paragraph 4.4.
fn refusals() -> Vec<(&'static str, &'static str)> {
    let pair = |piece: &'static str| {
        let (why, rest) = piece.split_once("\", \"")?;
        let (rule, _) = rest.split_once("\")")?;
        rule.starts_with(|c: char| c.is_ascii_digit()).then_some((why, rule))
    };
    REFUSALS.split("(\"").filter_map(pair).collect()
}

#[test]
fn every_refusal_is_known_and_cites_a_paragraph() {
    let refusals = refusals();
    assert!(refusals.len() > 30, "only {refusals:?} were found in the code");
    for (why, rule) in refusals {
        let said = Message::new(format!("onehour-why-{why}")).with("action", Action::Done.say());
        check_said(&said.with("rule", rule));
        assert!(RULES.contains(&format!("\n**{rule}** ")), "`{why}` cites {rule}, which is not there");
    }
}

/// An action that may or may not make sense.
fn strange(rng: &mut Rng) -> Action {
    let (unit, space, to) = (rng.pick(Unit::ALL), rng.pick(Space::ALL), rng.pick(Space::ALL));
    let actions = [
        Action::Build,
        Action::Attack(space),
        Action::Redeploy,
        Action::Industry(rng.pick(Track::ALL)),
        Action::Pass,
        Action::Raise(unit),
        Action::Deploy(unit, space),
        Action::Send(unit, space),
        Action::Move(unit, space, to),
        Action::Recall(unit, space),
        Action::Commit(unit),
        Action::Lose(unit, space),
        Action::Scrap(unit),
        Action::Respond(rng.pick(Response::ALL)),
        Action::Decline,
        Action::Done,
    ];
    rng.pick(&actions)
}

#[test]
fn whole_games_can_be_told() {
    for dice in [false, true] {
        for seed in 0..3 {
            let options = Options { dice, ..Options::default() };
            sandtable_testkit::tell_game::<Onehour>(&catalogue(), &options, seed, strange);
        }
    }
}
