//! What must hold in every position, tried on random games.

use sandtable_dolg::{Action, Dolg, Frame, Options, State};

sandtable_testkit::laws! {
    game: Dolg,
    options: [
        ("usual", Options::default()),
        ("short", Options { hand: 2 }),
        ("long", Options { hand: 5 }),
    ],
    games: 40,
    steps: 60,
}

#[test]
fn things_are_small() {
    assert!(size_of::<Action>() <= 8 && size_of::<Frame>() <= 8 && size_of::<State>() <= 1024);
}
