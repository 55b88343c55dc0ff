//! A whole game as text; `cargo xtask bless` rewrites it.

use sandtable_dolg::{Dolg, Options};

#[test]
fn golden_game() {
    sandtable_testkit::golden!("game", &sandtable_testkit::playthrough::<Dolg>(&Options::default(), 1, 60));
}
