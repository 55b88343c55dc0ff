//! Positions set up by hand: whatever is accepted can be played on, and whatever cannot is refused.

use sandtable_dolg::{Dolg, Options};

#[test]
fn a_mutated_position_is_refused_or_can_be_played_on() {
    let options = Options { points: 500, terrain: true, ..Options::default() };
    let accepted = sandtable_testkit::mutate_positions::<Dolg>(&options, 600);
    assert!(accepted > 60, "only {accepted} mutated positions were accepted");
}
