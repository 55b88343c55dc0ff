//! Whole games: golden playthroughs, counted positions, and a record of every way a game can end.

use natisk::ids::Board;
use natisk::{Mode, Natisk, Options};
use table::{Game, Quiet, Rng, Seat, SeatSet, State, Turn};

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
        testkit::golden!(name, testkit::playthrough::<Natisk>(&options(board, mode), 7, 400));
    }
}

/// The position in which a random game asks a seat for the `choices`-th time.
fn position(board: Board, mode: Mode, choices: usize) -> natisk::State {
    let mut state = Natisk::setup(&options(board, mode)).unwrap();
    let (mut rng, mut left, mut legal) = (Rng::new(3), choices, Vec::new());
    loop {
        match state.turn() {
            Turn::Seat(_) if left == 0 => return state,
            Turn::Seat(_) => {
                left -= 1;
                legal.clear();
                state.legal(&mut legal);
                state.apply(rng.pick(&legal), &mut Quiet);
            }
            Turn::Chance => {
                let outcome = state.sample(&mut rng);
                state.resolve(outcome, &mut Quiet);
            }
            Turn::Over => panic!("the game ended before it was asked {choices} times"),
        }
    }
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
    testkit::golden!("perft", testkit::perft_table(&positions, 4));
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
    let shown = testkit::records!(Natisk);
    for (reason, winners) in ENDINGS {
        let ending = (format!("natisk-end-{reason}"), winners);
        assert!(shown.contains(&ending), "no record shows {ending:?}");
    }
    let bot_wins = |(_, winners): &(String, SeatSet)| winners.is_empty();
    assert!(shown.iter().any(bot_wins), "no record shows the bot winning");
}

fn write_records() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records");
    std::fs::create_dir_all(&folder).unwrap();
    for (name, board, mode) in [
        ("base", Board::Base, Mode::Duel),
        ("nippon", Board::Nippon, Mode::Duel),
        ("solo", Board::Base, Mode::Solo),
        ("solo-nippon", Board::Nippon, Mode::Solo),
    ] {
        let options = options(board, mode);
        for ((reason, winners), record) in testkit::search::<Natisk>(&options, 20_000, testkit::at_random) {
            let winner = winners.iter().next().map_or("bot", |seat| Natisk::seats(&options)[seat.index()]);
            let file = format!("{name}-{}-{winner}.txt", reason.trim_start_matches("natisk-end-"));
            std::fs::write(folder.join(file), record.to_string()).unwrap();
        }
    }
}
