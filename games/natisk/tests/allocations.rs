//! Once the buffers are warm, playing allocates nothing.

use natisk::ids::Board;
use natisk::{Mode, Natisk, Options};

fn options(board: Board, mode: Mode) -> Options {
    Options { board, mode, ..Options::default() }
}

testkit::allocations! {
    game: Natisk,
    options: [
        options(Board::Base, Mode::Duel),
        options(Board::Nippon, Mode::Duel),
        options(Board::Base, Mode::Solo),
    ],
    games: 100,
}
