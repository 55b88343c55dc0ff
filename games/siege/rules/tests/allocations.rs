//! Once the buffers are warm, playing allocates nothing.

use sandtable_siege::{Edition, Mode, Options, Siege};

fn options(edition: Edition, mode: Mode, players: u8) -> Options {
    Options { edition, mode, players, ..Options::default() }
}

sandtable_testkit::allocations! {
    game: Siege,
    options: [
        options(Edition::Base, Mode::Coop, 1),
        options(Edition::Base, Mode::Ordinary, 2),
        options(Edition::Wunderwaffe, Mode::Ordinary, 4),
        options(Edition::Wunderwaffe, Mode::Fieldmarshal, 3),
    ],
    games: 100,
}
