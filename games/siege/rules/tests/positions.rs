//! Positions set up by hand: whatever is accepted can be played on, and whatever cannot is refused.

use sandtable_siege::{Edition, Mode, Options, Siege};

#[test]
fn a_mutated_position_is_refused_or_can_be_played_on() {
    let tables = [(Edition::Base, Mode::Ordinary), (Edition::Wunderwaffe, Mode::Fieldmarshal)];
    let accepted = tables.map(|(edition, mode)| {
        let options = Options { edition, mode, ..Options::default() };
        sandtable_testkit::mutate_positions::<Siege>(&options, 2000)
    });
    assert!(accepted.iter().sum::<usize>() > 200, "only {accepted:?} mutated positions were accepted");
}
