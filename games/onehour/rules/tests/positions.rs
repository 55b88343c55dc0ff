//! Positions set up by hand: whatever is accepted can be played on, and whatever cannot is refused.

use sandtable_onehour::{Onehour, Options};

#[test]
fn a_mutated_position_is_refused_or_can_be_played_on() {
    let accepted = [false, true].map(|dice| {
        let options = Options { dice, ..Options::default() };
        sandtable_testkit::mutate_positions::<Onehour>(&options, 2000)
    });
    assert!(accepted.iter().sum::<usize>() > 200, "only {accepted:?} mutated positions were accepted");
}
