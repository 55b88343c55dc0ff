//! Once the buffers are warm, playing allocates nothing.

use sandtable_natisk::ids::Board;
use sandtable_natisk::{Mode, Natisk, Options};

fn options(board: Board, mode: Mode) -> Options {
    Options { board, mode, ..Options::default() }
}

sandtable_testkit::allocations! {
    game: Natisk,
    options: [
        options(Board::Base, Mode::Duel),
        options(Board::Nippon, Mode::Duel),
        options(Board::Base, Mode::Solo),
    ],
    games: 100,
}
