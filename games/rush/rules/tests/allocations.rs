//! Once the buffers are warm, playing allocates nothing.

use sandtable_rush::{Options, Rush};

fn players(players: u8) -> Options {
    Options { players, ..Options::default() }
}

sandtable_testkit::allocations! {
    game: Rush,
    options: [players(2), players(3), players(4), players(5)],
    games: 10,
}
