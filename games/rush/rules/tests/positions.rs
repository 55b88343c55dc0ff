//! Positions set up by hand: whatever is accepted can be played on, and whatever cannot is refused.

use sandtable_rush::{Options, Rush};

#[test]
fn a_mutated_position_is_refused_or_can_be_played_on() {
    let accepted = [2, 5].map(|players| {
        let options = Options { players, ..Options::default() };
        sandtable_testkit::mutate_positions::<Rush>(&options, 2000)
    });
    assert!(accepted.iter().sum::<usize>() > 200, "only {accepted:?} mutated positions were accepted");
}
