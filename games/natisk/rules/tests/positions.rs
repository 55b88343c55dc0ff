//! Positions set up by hand: whatever is accepted can be played on, and whatever cannot is refused with a reason.

use sandtable_core::Game;
use sandtable_natisk::ids::Board;
use sandtable_natisk::{Mode, Natisk, Options};
use sandtable_testkit::set_up;
use serde_json::{Value, json};

fn options(board: Board, mode: Mode) -> Options {
    Options { board, mode, ..Options::default() }
}

/// The first position with a change in it, and why it is refused.
fn refused(options: &Options, change: impl Fn(&mut Value)) -> String {
    let mut state = serde_json::to_value(Natisk::setup(options, Natisk::RULES).unwrap()).unwrap();
    set_up::<Natisk>(options, &state).expect("it is sound before the change");
    change(&mut state);
    set_up::<Natisk>(options, &state).map(drop).expect_err("it is not sound after the change")
}

#[test]
fn a_marker_stays_on_its_track_and_a_theatre_has_no_more_campaigns_than_are_printed() {
    let base = options(Board::Base, Mode::Duel);
    let why = refused(&base, |state| state["fronts"]["africa"]["marker"] = json!(-12));
    assert!(why.contains("`africa`: the track ends at 11"), "{why}");
    let why = refused(&base, |state| state["fronts"]["pacific"]["finished"] = json!(4));
    assert!(why.contains("`pacific`: only 3 campaigns"), "{why}");
    let why = refused(&base, |state| {
        state["fronts"].as_object_mut().unwrap().remove("pacific");
    });
    assert!(why.contains("`pacific` has no marker"), "{why}");
}

#[test]
fn every_unit_is_somewhere_once_and_with_its_owner() {
    let base = options(Board::Base, Mode::Duel);
    let why = refused(&base, |state| state["bags"][0]["army1"] = json!(2));
    assert!(why.contains("5 of `army1`, but there are 6"), "{why}");
    let why = refused(&base, |state| {
        state["bags"][0]["army1"] = json!(2);
        state["bags"][1]["army1"] = json!(4);
    });
    assert!(why.contains("`axis` has 2 of `army1`, but owns 3"), "{why}");
    let why = refused(&base, |state| {
        state["bags"][1].as_object_mut().unwrap().remove("general");
        state["research"]["general"] = json!(1);
    });
    assert!(why.contains("only special weapons can be researched"), "{why}");
    let why = refused(&base, |state| state["weapons"] = json!(17));
    assert!(why.contains("17 special weapons: 16 or 18"), "{why}");
}

#[test]
fn there_is_no_more_of_anything_than_the_box_holds() {
    let base = options(Board::Base, Mode::Duel);
    let why = refused(&base, |state| {
        state["bags"] = Value::Null;
        state["reserves"][0] = json!({ "general": 2 });
    });
    assert!(why.contains("more of `general` than there are"), "{why}");
    let why = refused(&base, |state| state["blanks"] = json!(vec!["first army 1"; 7]));
    assert!(why.contains("7 blank tokens, but at most 6"), "{why}");
    let why = refused(&options(Board::Base, Mode::Solo), |state| state["row"] = json!(vec!["army1"; 47]));
    assert!(why.contains("a row of 47 units, but there are only 46"), "{why}");
}

#[test]
fn nothing_belongs_to_the_other_board() {
    let base = options(Board::Base, Mode::Duel);
    let why = refused(&base, |state| state["fronts"]["boston"] = json!({ "marker": 0, "finished": 0 }));
    assert!(why.contains("`boston` or who stands there belongs to the other board"), "{why}");
    let why = refused(&base, |state| state["spaces"]["we-1-2"] = json!("germany army1"));
    assert!(why.contains("`we-1-2` or who stands there belongs to the other board"), "{why}");
}

#[test]
fn two_players_have_neither_a_row_nor_a_cup() {
    let duel = options(Board::Base, Mode::Duel);
    let cup = json!({ "inside": [], "drawn": "secure", "in_force": null });
    for (field, value) in [("row", json!(["spy"])), ("cup", cup)] {
        let why = refused(&duel, |state| {
            state[field] = value.clone();
        });
        assert!(why.contains("a row and a cup are for the solo game"), "{field}: {why}");
    }
}

#[test]
fn a_mutated_position_is_refused_or_can_be_played_on() {
    let tables = [
        (Board::Base, Mode::Duel),
        (Board::Nippon, Mode::Duel),
        (Board::Base, Mode::Solo),
        (Board::Nippon, Mode::Solo),
    ];
    let accepted = tables
        .map(|(board, mode)| sandtable_testkit::mutate_positions::<Natisk>(&options(board, mode), 1500));
    assert!(accepted.iter().sum::<usize>() > 200, "only {accepted:?} mutated positions were accepted");
}

/// What is set up with these frames above the turn of the first side, as it is written then.
fn written(options: &Options, first: &str, frame: &Value) -> Result<Value, String> {
    let frames = json!([{ "turn": { "side": first } }, frame]);
    let state = set_up::<Natisk>(options, &json!({ "frames": frames }))?;
    Ok(serde_json::to_value(state).unwrap()["frames"][1].clone())
}

#[test]
fn spaces_and_campaigns_are_written_by_name_and_the_old_numbers_are_read() {
    let base = options(Board::Base, Mode::Duel);
    let spoils = |left: Value| json!({ "spoils": { "side": "axis", "theatre": "africa", "left": left } });
    let named = spoils(json!(["af-1-1", "af-1-2"]));
    assert_eq!(written(&base, "axis", &spoils(json!(3))), Ok(named.clone()));
    assert_eq!(written(&base, "axis", &named), Ok(named));
    let why = written(&base, "axis", &spoils(json!(["we-1-1"]))).unwrap_err();
    assert!(why.contains("`we-1-1` is not in `africa`"), "{why}");
    let nippon = options(Board::Nippon, Mode::Solo);
    let foothold = |taken: Value| json!({ "foothold": { "left": 1, "taken": taken } });
    let old = written(&nippon, "japan", &foothold(json!(1))).unwrap();
    assert_eq!(old["foothold"]["taken"].as_array().map(Vec::len), Some(1));
    assert_eq!(written(&nippon, "japan", &old), Ok(old));
    let why = written(&nippon, "japan", &foothold(json!(["africa"]))).unwrap_err();
    assert!(why.contains("`africa` is no start campaign"), "{why}");
}
