//! Positions set up by hand: whatever is accepted can be played on, and whatever cannot is refused.

use sandtable_siege::{Edition, Mode, Mods, Options, Siege};
use serde_json::json;

#[test]
fn a_mutated_position_is_refused_or_can_be_played_on() {
    let tables = [(Edition::Base, Mode::Ordinary), (Edition::Wunderwaffe, Mode::Fieldmarshal)];
    let accepted = tables.map(|(edition, mode)| {
        let options = Options { edition, mode, ..Options::default() };
        sandtable_testkit::mutate_positions::<Siege>(&options, 2000)
    });
    assert!(accepted.iter().sum::<usize>() > 200, "only {accepted:?} mutated positions were accepted");
}

#[test]
fn modifiers_are_written_by_name_and_the_old_numbers_are_read() {
    let read = |cards| serde_json::from_value::<Mods>(json!({ "cards": cards }));
    let names = json!(["precise", "crew"]);
    assert_eq!(read(json!(17)).unwrap(), read(names.clone()).unwrap());
    assert_eq!(serde_json::to_value(read(json!(17)).unwrap()).unwrap()["cards"], names);
    assert!(read(json!(["wire"])).unwrap_err().to_string().contains("`wire` is no such modifier"));
}
