//! Whole games: golden playthroughs, counted positions, and a record of every way a game can end.

use natisk::ids::Board;
use natisk::{Mode, Natisk, Options};
use table::{Game, Quiet, Rng, State, Turn};

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
fn positions_go_on_in_as_many_ways_as_they_did() {
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
