//! Positions set up by hand: whatever is accepted can be played on, and whatever cannot is refused with a reason.

use natisk::ids::Board;
use natisk::{Mode, Natisk, Options, State};
use record::{Dice, Session, Title, TitleOf};
use serde_json::{Value, json};
use table::{Game, Quiet, Rng, State as _, Turn, Viewer};
use testkit::Fuzz;

fn options(board: Board, mode: Mode) -> Options {
    Options { board, mode, ..Options::default() }
}

fn set(options: &Options, state: &Value) -> Result<State, String> {
    let options = serde_json::to_value(options).unwrap();
    let table =
        TitleOf::<Natisk>::new().set(&options, state, Dice::by_hand()).map_err(|why| why.to_string())?;
    Ok(table.as_any().downcast_ref::<Session<Natisk>>().unwrap().state().clone())
}

/// The first position with a change in it, and why it is refused.
fn refused(options: &Options, change: impl Fn(&mut Value)) -> String {
    let mut state = serde_json::to_value(Natisk::setup(options).unwrap()).unwrap();
    set(options, &state).expect("it is sound before the change");
    change(&mut state);
    set(options, &state).expect_err("it is not sound after the change")
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

/// Positions of a random game, one every few steps, as JSON.
fn positions(options: &Options) -> Vec<String> {
    let (mut state, mut rng, mut found) = (Natisk::setup(options).unwrap(), Rng::new(2), Vec::new());
    for step in 0..400 {
        if step % 7 == 0 {
            found.push(serde_json::to_string(&state).unwrap());
        }
        go_on(&mut state, &mut rng);
    }
    found
}

fn go_on(state: &mut State, rng: &mut Rng) {
    match state.turn() {
        Turn::Over => {}
        Turn::Chance => {
            let outcome = state.sample(rng);
            state.resolve(outcome, &mut Quiet);
        }
        Turn::Seat(seat) => {
            let mut legal = Vec::new();
            state.legal(&mut legal);
            let mut world = state.clone();
            world.determinize(seat, rng);
            let _ = (world.value(seat), world.view(Viewer::Public));
            state.apply(rng.pick(&legal), &mut Quiet);
        }
    }
}

#[test]
fn a_mutated_position_is_refused_or_can_be_played_on() {
    let mut accepted = 0;
    for (board, mode) in [
        (Board::Base, Mode::Duel),
        (Board::Nippon, Mode::Duel),
        (Board::Base, Mode::Solo),
        (Board::Nippon, Mode::Solo),
    ] {
        let options = options(board, mode);
        Fuzz::new(positions(&options), 1000).run(|text| {
            let state = serde_json::from_slice(text).ok().and_then(|state| set(&options, &state).ok());
            if let Some(mut state) = state {
                accepted += 1;
                let mut rng = Rng::new(5);
                (0..200).for_each(|_| go_on(&mut state, &mut rng));
            }
        });
    }
    assert!(accepted > 200, "only {accepted} mutated positions were accepted");
}
