//! Whole games: golden playthroughs, counted positions, a record of every way a game can end, and games of bots, which
//! go where random ones never come: to the end of the reserve.

use sandtable_bots::{Bot, Budget, Greedy, Ismcts};
use sandtable_core::prelude::*;
use sandtable_core::{Game, Quiet, Rng, Seat, SeatSet, Seen, Turn};
use sandtable_siege::{Edition, Mode, Options, Siege};

fn options(edition: Edition, mode: Mode, players: u8) -> Options {
    Options { edition, mode, players, ..Options::default() }
}

fn games() -> [(&'static str, Options); 6] {
    [
        ("base", options(Edition::Base, Mode::Ordinary, 2)),
        ("base-alone", options(Edition::Base, Mode::Coop, 1)),
        ("base-fieldmarshal", options(Edition::Base, Mode::Fieldmarshal, 3)),
        ("wunderwaffe", options(Edition::Wunderwaffe, Mode::Ordinary, 3)),
        ("wunderwaffe-coop", options(Edition::Wunderwaffe, Mode::Coop, 6)),
        ("wunderwaffe-fieldmarshal", options(Edition::Wunderwaffe, Mode::Fieldmarshal, 2)),
    ]
}

#[test]
fn golden_games_go_as_they_went() {
    for (name, options) in games() {
        sandtable_testkit::golden!(name, sandtable_testkit::playthrough::<Siege>(&options, 7, 2000));
    }
}

fn position(options: &Options, choices: usize) -> sandtable_siege::State {
    sandtable_testkit::position::<Siege>(options, choices)
}

#[test]
fn golden_positions_go_on_in_as_many_ways_as_they_did() {
    let [base, _, _, later, _, marshal] = games().map(|(_, options)| options);
    let positions = [
        ("base opening", position(&base, 0)),
        ("base middle", position(&base, 22)),
        ("wunderwaffe opening", position(&later, 0)),
        ("wunderwaffe middle", position(&later, 22)),
        ("fieldmarshal opening", position(&marshal, 0)),
        ("fieldmarshal middle", position(&marshal, 20)),
    ];
    sandtable_testkit::golden!("perft", sandtable_testkit::perft_table(&positions, 3));
}

/// Every way a game of two or three can end (8, 18.3, 19.16), with the winners.
fn endings() -> [(&'static str, SeatSet); 9] {
    let only = |seat| SeatSet::only(Seat(seat));
    let both = only(0).with(Seat(1));
    [
        ("fallen", SeatSet::NONE),
        ("fallen", only(2)),
        ("all-out", SeatSet::NONE),
        ("held", both),
        ("points", only(0)),
        ("points", only(1)),
        ("trophies", only(0)),
        ("trophies", only(1)),
        ("shared", both),
    ]
}

/// The records of Wunderwaffe have a folder of their own, so that its victory does not hide behind those of the base game.
const WUNDERWAFFE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records/wunderwaffe");

/// Games by rules 1: the golden ones of that time, and one of every way to end.
#[test]
fn records_of_rules_1_are_played_as_they_were() {
    for folder in ["rules-1", "rules-1/wunderwaffe", "rules-1/golden"] {
        let folder = format!("{}/tests/records/{folder}", env!("CARGO_MANIFEST_DIR"));
        assert!(!sandtable_testkit::check_records::<Siege>(&folder).is_empty(), "{folder}");
    }
}

/// The records are those of games of bots; `SANDTABLE_BLESS=1` looks for them again.
#[test]
fn golden_records_show_every_ending() {
    if std::env::var("SANDTABLE_BLESS").is_ok_and(|value| value == "1") {
        write_records();
    }
    let shown = sandtable_testkit::records!(Siege);
    for (reason, winners) in endings() {
        let ending = (format!("siege-end-{reason}"), winners);
        assert!(shown.contains(&ending), "no record shows {ending:?}");
    }
    let later = sandtable_testkit::check_records::<Siege>(WUNDERWAFFE);
    for (reason, winners) in [("fallen", SeatSet::NONE), ("points", SeatSet::only(Seat(0)))] {
        let ending = (format!("siege-end-{reason}"), winners);
        assert!(later.contains(&ending), "no record of Wunderwaffe shows {ending:?}");
    }
}

fn write_records() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records");
    let duel = options(Edition::Base, Mode::Ordinary, 2);
    let tables = [
        ("base", 3000, duel.clone()),
        ("base-coop", 60, options(Edition::Base, Mode::Coop, 2)),
        ("base-fieldmarshal", 300, options(Edition::Base, Mode::Fieldmarshal, 3)),
        ("own-buildings", 300, Options { own_buildings: true, ..duel }),
        ("short", 300, Options { fewer_enemies: true, ..Options::default() }),
    ];
    let greedy = |seen: &Seen<'_, sandtable_siege::State>, rng: &mut Rng| Greedy::default().choose(seen, rng);
    write_wunderwaffe();
    for (name, games, options) in tables {
        for found in &sandtable_testkit::search::<Siege>(&options, games, greedy) {
            sandtable_testkit::write_record::<Siege>(folder, name, &options, found);
        }
    }
}

/// Greedy bots hardly ever hold the city of Wunderwaffe; bots that search do, often.
fn write_wunderwaffe() {
    let options = options(Edition::Wunderwaffe, Mode::Ordinary, 2);
    let searching = |seen: &Seen<'_, sandtable_siege::State>, rng: &mut Rng| {
        Ismcts::new(Budget::Simulations(1000)).choose(seen, rng)
    };
    for found in &sandtable_testkit::search::<Siege>(&options, 3, searching) {
        sandtable_testkit::write_record::<Siege>(WUNDERWAFFE, "wunderwaffe", &options, found);
    }
}

/// Random games lose the city long before the reserve is used up; bots go on.
#[test]
fn games_of_bots_are_sound_to_the_end() {
    for (name, options) in games() {
        for seed in 0..6 {
            let mut state = Siege::setup(&options, Siege::RULES).unwrap();
            let (mut rng, census) = (Rng::new(seed), state.census());
            loop {
                match state.turn() {
                    Turn::Seat(seat) => {
                        check_sensible(&state);
                        let action = Greedy { worlds: 2 }.choose(&Seen::new(&state, seat), &mut rng);
                        state.play(action, &mut Quiet).unwrap();
                    }
                    Turn::Chance => {
                        let outcome = state.sample(&mut rng);
                        state.resolve(outcome, &mut Quiet);
                    }
                    Turn::Over => break,
                }
                assert_eq!(state.check(), Ok(()), "{name}, seed {seed}");
                assert_eq!(state.census(), census, "{name}, seed {seed}");
            }
        }
    }
}

/// What bots think about is legal, in the same order, and never nothing.
fn check_sensible(state: &sandtable_siege::State) {
    let (mut legal, mut candidates) = (Vec::new(), Vec::new());
    state.legal(&mut legal);
    state.candidates(&mut candidates);
    assert!(!candidates.is_empty() && candidates.is_sorted());
    assert!(
        candidates.iter().all(|action| legal.binary_search(action).is_ok()),
        "{candidates:?} of {legal:?}"
    );
}

#[test]
fn positions_and_actions_are_small() {
    assert!(size_of::<sandtable_siege::State>() <= 1024, "{} bytes", size_of::<sandtable_siege::State>());
    assert!(size_of::<sandtable_siege::Action>() <= 8 && size_of::<sandtable_siege::Frame>() <= 8);
}
