//! What must hold in every position, tried on random battles.

use sandtable_dolg::{Action, Dolg, Frame, Options, State};

sandtable_testkit::laws! {
    game: Dolg,
    options: [
        ("usual", Options { points: 500, ..Options::default() }),
    ],
    games: 2,
    steps: 20000,
}

#[test]
fn things_are_small() {
    assert!(
        size_of::<Action>() <= 12 && size_of::<Frame>() <= 32,
        "{} {}",
        size_of::<Action>(),
        size_of::<Frame>()
    );
    assert!(size_of::<State>() <= 4096, "{}", size_of::<State>());
}
