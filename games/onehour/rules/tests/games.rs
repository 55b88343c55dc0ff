//! Whole games: golden playthroughs, counted positions, and a record of every way a game can end.

use sandtable_bots::{Bot, Greedy};
use sandtable_core::{Rng, SeatSet, Seen};
use sandtable_onehour::ids::Side;
use sandtable_onehour::{Action, Onehour, Options, State};

const DICE: Options = Options { dice: true, axis_will: 12, allied_will: 12 };

#[test]
fn golden_games_go_as_they_went() {
    for (name, options) in [("plain", Options::default()), ("dice", DICE)] {
        sandtable_testkit::golden!(name, sandtable_testkit::playthrough::<Onehour>(&options, 7, 3_000));
    }
}

fn position(options: Options, choices: usize) -> State {
    sandtable_testkit::position::<Onehour>(&options, choices)
}

#[test]
fn golden_positions_go_on_in_as_many_ways_as_they_did() {
    let plain = Options::default();
    let positions = [
        ("opening", position(plain, 0)),
        ("plain, early", position(plain, 40)),
        ("plain, late", position(plain, 150)),
        ("dice, middle", position(DICE, 90)),
    ];
    sandtable_testkit::golden!("perft", sandtable_testkit::perft_table(&positions, 3));
}

/// Every way a game can end, with either side as the winner; a tie is the Axis' (12.6).
fn endings() -> Vec<(String, SeatSet)> {
    let sides = [Side::Axis.seats(), Side::Allies.seats()];
    let reasons = ["capitals", "will", "years"].map(|reason| format!("onehour-end-{reason}"));
    let both = reasons.into_iter().flat_map(|reason| sides.map(|side| (reason.clone(), side)));
    both.chain([("onehour-end-tie".to_owned(), sides[0])]).collect()
}

/// The records are those of careless greedy players; `SANDTABLE_BLESS=1` looks for them again.
#[test]
fn golden_records_show_every_ending() {
    if std::env::var("SANDTABLE_BLESS").is_ok_and(|value| value == "1") {
        write_records();
    }
    let shown = sandtable_testkit::records!(Onehour);
    for ending in endings() {
        assert!(shown.contains(&ending), "no record shows {ending:?}");
    }
}

/// Looks ahead now and then, so that games end in different ways.
fn careless(seen: &Seen<'_, State>, rng: &mut Rng) -> Action {
    if rng.below(10) < 4 {
        Greedy { worlds: 1 }.choose(seen, rng)
    } else {
        sandtable_testkit::at_random(seen, rng)
    }
}

fn write_records() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records");
    for (name, options) in [("plain", Options::default()), ("dice", DICE)] {
        for found in &sandtable_testkit::search::<Onehour>(&options, 3_000, careless) {
            sandtable_testkit::write_record::<Onehour>(folder, name, &options, found);
        }
    }
}
