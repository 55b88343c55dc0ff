//! A whole game as text; `cargo xtask bless` writes it anew.

use ambush::{Ambush, Options};

#[test]
fn golden_game() {
    testkit::golden!("game", &testkit::playthrough::<Ambush>(&Options::default(), 1, 60));
}
