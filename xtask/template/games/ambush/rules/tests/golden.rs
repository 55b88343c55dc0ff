//! A whole game as text; `cargo xtask bless` rewrites it.

use sandtable_ambush::{Ambush, Options};

#[test]
fn golden_game() {
    sandtable_testkit::golden!("game", &sandtable_testkit::playthrough::<Ambush>(&Options::default(), 1, 60));
}
