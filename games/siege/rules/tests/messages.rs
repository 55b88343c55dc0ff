//! Everything the game can say is in both languages: names and reasons by their lists, the rest by playing. Refusals
//! cite paragraphs that are there.

use std::collections::BTreeSet;

use sandtable_core::prelude::*;

use sandtable_core::{Arg, Game, Message, Say};
use sandtable_i18n::Catalogue;
use sandtable_siege::ids::{Card, Cell, Color, Phase, Player, Ring, Sector, Token};
use sandtable_siege::{Action, Edition, Mode, Options, Reason, ScienceSite, Siege};
use sandtable_testkit::catalogue_of;

fn catalogue() -> Catalogue {
    catalogue_of(sandtable_i18n::texts!("siege", "../text", "ftl"))
}

fn check_said(message: &Message) {
    sandtable_testkit::check_said(&catalogue(), message);
}

const RULES: &str = include_str!("../../text/en.md");

/// A refusal cites a paragraph of the rules.
fn check_refusal(message: &Message) {
    let rule = message.args.iter().find(|(name, _)| name == "rule");
    let Some((_, Arg::Text(rule))) = rule else { panic!("{message:?} cites no rule") };
    assert!(RULES.contains(&format!("\n**{rule}** ")), "there is no paragraph {rule}: {message:?}");
}

#[test]
fn every_name_is_known() {
    let names = Card::ALL.iter().map(Say::say).chain(Token::ALL.iter().map(Say::say));
    let names = names.chain(Color::ALL.iter().map(Say::say)).chain(Ring::ALL.iter().map(Say::say));
    let names = names.chain(Phase::ALL.iter().map(Say::say)).chain(Player::ALL.iter().map(Say::say));
    let names =
        names.chain(Sector::ALL.into_iter().map(Sector::name)).chain(Cell::all().map(|cell| cell.say()));
    names.for_each(|name| check_said(&name));
    let shelf = ["title", "name", "tagline", "about", "length", "data-note"].map(|id| format!("siege-{id}"));
    for id in shelf {
        check_said(&Message::new(id));
    }
    for reason in Reason::ALL {
        check_said(&reason.say());
        let ended = Message::new(format!("siege-end-{reason}")).with("players", Player::Defender1.say());
        check_said(&ended.with("points", 21));
    }
}

#[test]
fn every_option_is_explained() {
    sandtable_testkit::check_settings::<Siege>(&catalogue());
}

#[test]
fn bad_options_are_explained() {
    let bad = [
        Options { players: 0, ..Options::default() },
        Options { players: 1, mode: Mode::Fieldmarshal, ..Options::default() },
        Options { ultras: 2, ..Options::default() },
        Options { random_mix: true, fewer_enemies: true, ..Options::default() },
        Options { random_mix: true, literal_removal: true, ..Options::default() },
    ];
    for options in bad {
        check_said(&Siege::setup(&options, Siege::RULES).expect_err("bad options").say);
    }
}

/// One or more actions of every kind.
fn strange() -> Vec<Action> {
    let actions = "done; accept; refuse; site 3; claim 2; station e2; pick sub-me262; deck science; discard wire; \
        discard frost; hit tank-r e1; hit air-g e2; hit art-any e3; hit cntr-b e4; boost tank-r lend blue; boost air-b ap; \
        boost art-g crew; boost wire ap; add rearm art; add crew; add lend red; aim e1; aim e5; target il2 e1; \
        target hedgehogs e2; target push e3; target bm13 e1; target db3b e4; target provoke e2; sector dotcard 3; \
        sector heroic 1; sector bombing 4; cell hellcat air-3; cell napalm city-2; cell napalm air-2; color carpet red; \
        color breakthru green; play modif; play guards; play mud; play lull; salvage wire; shift 2 5; joint defender-2; \
        wall 3; douse wire wall-3; douse il2 wall-3; build wire 3; build il2 3; rebuild wire 3; rebuild il2 4; \
        combined red e5; to rear-3; keep wire; lay wire; suffer e4; return tiger-e; deploy maus 3; deploy v1 2; \
        commit v1; offer wire defender-2 il2; offer il2 defender-1 wire; offer wire fieldmarshal wire";
    actions.split("; ").map(|action| action.parse().unwrap()).collect()
}

/// Every optional rule that goes with the others.
fn everything(mode: Mode, players: u8) -> Options {
    Options {
        mode,
        players,
        science_site: ScienceSite::Choose,
        science_leap: true,
        burning_hedgehogs: true,
        too_quiet: true,
        ultras: 5,
        growing_fire: true,
        random_mix: true,
        combined_strike: true,
        city_counterattack: true,
        scarce_materials: true,
        own_buildings: true,
        ..Options::default()
    }
}

#[test]
fn whole_games_can_be_told() {
    let strange = strange();
    for mode in [Mode::Ordinary, Mode::Coop, Mode::Fieldmarshal] {
        let base = Options { edition: Edition::Base, mode, ..Options::default() };
        let later = Options { mode, players: 4, ..Options::default() };
        for options in [base, later, everything(mode, 3)] {
            for seed in 0..4 {
                let refusals = sandtable_testkit::tell_game::<Siege>(&catalogue(), &options, seed, |rng| {
                    rng.pick(&strange)
                });
                refusals.iter().for_each(check_refusal);
            }
        }
    }
}

/// How being done reads wherever it is a choice, in random games.
fn ways_to_be_done(options: &Options) -> Vec<Message> {
    let mut ways = Vec::new();
    for seed in 0..12 {
        sandtable_testkit::Walk::<Siege>::new(options, seed, 2000).each(|walk| {
            if walk.state().is_legal(Action::Done) {
                ways.push(walk.state().describe(Action::Done));
            }
        });
    }
    ways
}

#[test]
fn being_done_says_what_is_left_undone() {
    let modes = [Mode::Ordinary, Mode::Coop, Mode::Fieldmarshal];
    let ways: Vec<_> = modes.into_iter().flat_map(|mode| ways_to_be_done(&everything(mode, 3))).collect();
    ways.iter().for_each(check_said);
    let ids: BTreeSet<_> =
        ways.iter().map(|way| way.id.trim_start_matches("siege-done").to_owned()).collect();
    let all =
        ["again", "assign", "engineers", "exchange", "joint", "orders", "play", "retrain", "second", "trade"];
    assert_eq!(ids, all.map(|what| format!("-{what}")).into());
}
