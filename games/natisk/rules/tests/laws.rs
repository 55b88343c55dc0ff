//! The laws of every game, on random games of every mode. With `SANDTABLE_LONG=100` they run over 10,000 games of
//! the base game and of Nippon and 2,000 of the solo game.

use sandtable_natisk::ids::Board;
use sandtable_natisk::{Level, Mode, Options};

fn nippon() -> Options {
    Options { board: Board::Nippon, ..Options::default() }
}

fn solo(board: Board) -> Options {
    Options { board, mode: Mode::Solo, ..Options::default() }
}

fn blanks() -> Options {
    let blanks = [
        "first army 4 blitz",
        "second any 2 leadership",
        "research army+navy 9 nuclear",
        "research air 0 bombing",
        "first navy 1 admiral",
        "second army 1 partisans",
    ];
    Options { blanks: blanks.map(|blank| blank.parse().unwrap()).to_vec(), ..Options::default() }
}

mod duel {
    use sandtable_natisk::Natisk;

    use super::{Options, nippon};

    sandtable_testkit::laws! {
        game: Natisk,
        options: [("base", Options::default()), ("nippon", nippon())],
        games: 100,
        steps: 400,
    }
}

mod alone {
    use sandtable_natisk::Natisk;

    use super::{Board, Level, Options, solo};

    sandtable_testkit::laws! {
        game: Natisk,
        options: [("solo", solo(Board::Base)), ("solo nippon", solo(Board::Nippon)), ("solo untaught", Options {
            level: Level::Hard,
            stratagems: false,
            bot_points: 5,
            bot_steps: 10,
            ..solo(Board::Base)
        })],
        games: 20,
        steps: 400,
    }
}

mod variants {
    use sandtable_natisk::Natisk;

    use super::{Options, blanks, nippon};

    sandtable_testkit::laws! {
        game: Natisk,
        options: [
            ("sixteen weapons", Options { later_weapons: false, ..Options::default() }),
            ("blanks", blanks()),
            ("blanks in nippon", Options { blanks: blanks().blanks, ..nippon() })
        ],
        games: 20,
        steps: 400,
    }
}
