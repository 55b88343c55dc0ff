//! Everything the game can say is in both languages: names, reasons and refusals by their lists, the rest by playing.

use rush::ids::{Ability, Achievement, Aim, Card, Class, Nation, Side, Spot};
use rush::{Action, Decider, Leaves, Once, Options, Reason, Rush, Versus};
use speech::Lang;
use table::{Game, Message, Rng, Say, Seat, SettingKind, Sketch, State, Turn, Viewer};

const LEGAL: &str = include_str!("../src/legal.rs");
const RULES: &str = include_str!("../../../docs/rules/en/rush.md");

fn check(message: &Message) {
    for lang in [Lang::En, Lang::Ru] {
        let said = speech::say(lang, message);
        assert!(!said.contains("rush-") && !said.contains('{'), "{lang:?}: {message:?} reads `{said}`");
    }
}

#[test]
fn every_name_is_known() {
    let nouns = Side::ALL.iter().map(Say::say).chain(Nation::ALL.iter().map(Say::say));
    let nouns = nouns.chain(Class::ALL.iter().map(Say::say)).chain(Ability::ALL.iter().map(Say::say));
    let nouns = nouns.chain(Achievement::ALL.iter().map(Say::say)).chain(Card::ALL.iter().map(Say::say));
    nouns.for_each(|noun| check(&noun));
    for id in ["title", "name", "tagline", "about", "length", "data-note"] {
        check(&Message::new(format!("rush-{id}")));
    }
}

#[test]
fn everything_a_study_counts_has_a_name() {
    let state = Rush::setup(&Options::default()).unwrap();
    let held = state.holdings(Seat(0));
    assert_eq!(held.len(), Nation::ALL.len() + Class::ALL.len() + 2);
    for (thing, _) in held {
        check(&Message::new(thing));
    }
}

#[test]
fn every_ending_is_known() {
    for reason in Reason::ALL {
        check(&Message::new(format!("rush-ended-{reason}")));
        for decider in Decider::ALL {
            let by = Message::new(format!("rush-by-{decider}"));
            let ended = Message::new(format!("rush-end-{reason}")).with("winners", Side::Red.say());
            check(&ended.with("number", 1).with("points", 21).with("by", by));
        }
    }
}

#[test]
fn every_option_is_explained() {
    for setting in Rush::settings() {
        let id = format!("rush-option-{}", setting.name);
        check(&Message::new(format!("{id}-help")));
        if let SettingKind::Choice { words } = setting.kind {
            for word in words {
                check(&Message::new(format!("{id}-{word}")));
            }
        }
        check(&Message::new(id));
    }
}

/// `("no-mark", "5.2")` in the code is the refusal `no-mark`, which cites paragraph 5.2.
fn refusals() -> Vec<(&'static str, &'static str)> {
    let pair = |piece: &'static str| {
        let (why, rest) = piece.split_once("\", \"")?;
        let (rule, _) = rest.split_once("\")")?;
        rule.starts_with(|c: char| c.is_ascii_digit()).then_some((why, rule))
    };
    LEGAL.split("(\"").filter_map(pair).collect()
}

#[test]
fn every_refusal_is_known_and_cites_a_paragraph() {
    let refusals = refusals();
    assert!(refusals.len() > 30, "only {refusals:?} were found in the code");
    for (why, rule) in refusals {
        check(&Message::new(format!("rush-why-{why}")).with("action", Action::End.say()).with("rule", rule));
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

/// Says all there is to say before a seat chooses, and chooses.
fn choose(state: &rush::State, rng: &mut Rng) -> Action {
    let mut legal = Vec::new();
    state.legal(&mut legal);
    check(&state.ask().expect("a seat is asked").say());
    for action in &legal {
        check(&action.say());
    }
    let odd = (0..5).map(|_| strange(rng)).filter(|&one| !state.is_legal(one));
    odd.for_each(|one| check(&state.why_not(one)));
    rng.pick(&legal)
}

/// Plays a random game and says everything as everybody hears it.
fn say_a_game(options: &Options, seed: u64) {
    let mut state = Rush::setup(options).unwrap();
    let seats = Rush::seats(options).len();
    let mut rng = Rng::new(seed);
    loop {
        let mut events = Vec::new();
        match state.turn() {
            Turn::Over => break,
            Turn::Chance => {
                let outcome = state.sample(&mut rng);
                state.resolve(outcome, &mut events);
            }
            Turn::Seat(_) => {
                let action = choose(&state, &mut rng);
                state.apply(action, &mut events);
                state.view(Viewer::Seat(Seat(0))).sketch().iter().for_each(check);
            }
        }
        for viewer in Viewer::all(seats) {
            let heard = events.iter().filter_map(|event| rush::State::mask(event, viewer));
            heard.for_each(|event| check(&event.say()));
        }
    }
    check(&state.outcome().expect("the game is over").reason);
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
        (0..3).for_each(|seed| say_a_game(&options, seed));
    }
}
