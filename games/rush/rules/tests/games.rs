//! Whole games: golden playthroughs, counted positions, and a record of every way a game can end.

use sandtable_bots::{Bot, Greedy};
use sandtable_core::{Rng, Seat, SeatSet, Seen};
use sandtable_rush::{Action, Options, Rush};

fn options(players: u8) -> Options {
    Options { players, ..Options::default() }
}

#[test]
fn golden_games_go_as_they_went() {
    for players in 2..=5 {
        let name = format!("players-{players}");
        sandtable_testkit::golden!(&name, sandtable_testkit::playthrough::<Rush>(&options(players), 7, 400));
    }
}

fn position(players: u8, choices: usize) -> sandtable_rush::State {
    sandtable_testkit::position::<Rush>(&options(players), choices)
}

#[test]
fn golden_positions_go_on_in_as_many_ways_as_they_did() {
    let positions = [
        ("two, opening", position(2, 0)),
        ("two, middle", position(2, 300)),
        ("three, middle", position(3, 350)),
        ("five, opening", position(5, 0)),
        ("five, middle", position(5, 400)),
    ];
    sandtable_testkit::golden!("perft", sandtable_testkit::perft_table(&positions, 4));
}

const RED: SeatSet = SeatSet::only(Seat(0));
const BLUE: SeatSet = SeatSet::only(Seat(1));

/// Every way a game of two can end (12.1, 12.2, 12.6), with either winner and shared (13.10).
fn endings() -> impl Iterator<Item = (String, SeatSet)> {
    let reasons = ["bases", "medals", "rounds"].map(|reason| format!("rush-end-{reason}"));
    let winners = [RED, BLUE, RED.with(Seat(1))];
    reasons.into_iter().flat_map(move |reason| winners.map(|winners| (reason.clone(), winners)))
}

/// The records are those of careless greedy players; `SANDTABLE_BLESS=1` looks for them again.
#[test]
fn golden_records_show_every_ending() {
    if std::env::var("SANDTABLE_BLESS").is_ok_and(|value| value == "1") {
        write_records();
    }
    let shown = sandtable_testkit::records!(Rush);
    for ending in endings() {
        assert!(shown.contains(&ending), "no record shows {ending:?}");
    }
    for seat in 2..5 {
        let wins = |(_, winners): &(String, SeatSet)| *winners == SeatSet::only(Seat(seat));
        assert!(shown.iter().any(wins), "no record shows seat {seat} winning");
    }
}

/// Looks ahead most of the time; how often depends on the game, so that they end in different ways.
fn careless(seen: &Seen<'_, sandtable_rush::State>, rng: &mut Rng) -> Action {
    if rng.below(10) < 7 {
        Greedy { worlds: 1 }.choose(seen, rng)
    } else {
        sandtable_testkit::at_random(seen, rng)
    }
}

/// For two players every ending, for more the shortest game that the last seat wins.
fn write_records() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records");
    let tables = [
        ("two", options(2), 10_000),
        ("two-limited", Options { round_limit: 4, ..options(2) }, 300),
        ("three", options(3), 60),
        ("four", options(4), 60),
        ("five", options(5), 60),
    ];
    for (name, options, games) in tables {
        let last = SeatSet::only(Seat(options.players - 1));
        let mut found = sandtable_testkit::search::<Rush>(&options, games, careless);
        found.retain(|(reason, winners), _| {
            options.players == 2 || (*winners == last && reason == "rush-end-bases")
        });
        for found in &found {
            sandtable_testkit::write_record::<Rush>(folder, name, &options, found);
        }
    }
}
