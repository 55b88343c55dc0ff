//! Whole games: golden playthroughs, counted positions, and a record of every way a game can end.

use sandtable_core::{Seat, SeatSet};
use sandtable_natisk::ids::Board;
use sandtable_natisk::{Mode, Natisk, Options};

fn options(board: Board, mode: Mode) -> Options {
    Options { board, mode, ..Options::default() }
}

#[test]
fn golden_games_go_as_they_went() {
    let games = [
        ("base", Board::Base, Mode::Duel),
        ("nippon", Board::Nippon, Mode::Duel),
        ("solo", Board::Base, Mode::Solo),
        ("solo-nippon", Board::Nippon, Mode::Solo),
    ];
    for (name, board, mode) in games {
        sandtable_testkit::golden!(
            name,
            sandtable_testkit::playthrough::<Natisk>(&options(board, mode), 7, 400)
        );
    }
}

fn position(board: Board, mode: Mode, choices: usize) -> sandtable_natisk::State {
    sandtable_testkit::position::<Natisk>(&options(board, mode), choices)
}

#[test]
fn golden_positions_go_on_in_as_many_ways_as_they_did() {
    let positions = [
        ("base opening", position(Board::Base, Mode::Duel, 0)),
        ("base middle", position(Board::Base, Mode::Duel, 16)),
        ("nippon opening", position(Board::Nippon, Mode::Duel, 0)),
        ("nippon middle", position(Board::Nippon, Mode::Duel, 20)),
        ("solo opening", position(Board::Base, Mode::Solo, 0)),
        ("solo middle", position(Board::Base, Mode::Solo, 8)),
    ];
    sandtable_testkit::golden!("perft", sandtable_testkit::perft_table(&positions, 4));
}

const FIRST: SeatSet = SeatSet::only(Seat(0));
const SECOND: SeatSet = SeatSet::only(Seat(1));

/// Every way a game of two can end, with the winner (7.1 to 7.5).
/// A full board before the first side's turn takes an odd number of blitzes and nobody at 25 points: no random
/// game in 400,000 came to it, and a scene shows it instead.
const ENDINGS: [(&str, SeatSet); 10] = [
    ("points", FIRST),
    ("points", SECOND),
    ("last-turn", FIRST),
    ("last-turn", SECOND),
    ("tie", SECOND),
    ("no-unit", FIRST),
    ("no-unit", SECOND),
    ("no-space", FIRST),
    ("no-space", SECOND),
    ("full-board", FIRST),
];

/// The records are those of random games; `SANDTABLE_BLESS=1` looks for them again.
#[test]
fn golden_records_show_every_ending() {
    if std::env::var("SANDTABLE_BLESS").is_ok_and(|value| value == "1") {
        write_records();
    }
    let shown = sandtable_testkit::records!(Natisk);
    for (reason, winners) in ENDINGS {
        let ending = (format!("natisk-end-{reason}"), winners);
        assert!(shown.contains(&ending), "no record shows {ending:?}");
    }
    let bot_wins = |(_, winners): &(String, SeatSet)| winners.is_empty();
    assert!(shown.iter().any(bot_wins), "no record shows the bot winning");
}

fn write_records() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records");
    for (name, board, mode) in [
        ("base", Board::Base, Mode::Duel),
        ("nippon", Board::Nippon, Mode::Duel),
        ("solo", Board::Base, Mode::Solo),
        ("solo-nippon", Board::Nippon, Mode::Solo),
    ] {
        let options = options(board, mode);
        for found in &sandtable_testkit::search::<Natisk>(&options, 20_000, sandtable_testkit::at_random) {
            sandtable_testkit::write_record::<Natisk>(folder, name, &options, found);
        }
    }
}
