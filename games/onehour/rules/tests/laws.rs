//! The laws of every game, on random games without dice and with them. With `--long` they run over 10,000 games of each.

use sandtable_onehour::{Onehour, Options};

sandtable_testkit::laws! {
    game: Onehour,
    options: [
        ("plain", Options::default()),
        ("dice", Options { dice: true, axis_will: 11, allied_will: 10 })
    ],
    games: 100,
    steps: 3_000,
}
