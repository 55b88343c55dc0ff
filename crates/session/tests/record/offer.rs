//! Ranges, dragging and explanations, tried on a game that has all three.

use sandtable_core::prelude::*;
use sandtable_core::{Amount, Seat, Turn};
use sandtable_session::{Dice, RangeChoice, RefusalKind, Session, Table};
use sandtable_testkit::march::{March, Options, Order, Road};

use crate::{BLUE, RED};

/// A table where the cache lies at this mile and red is to move.
fn buried(mile: u8) -> Session<March> {
    let mut session = Session::new(Options::default(), Dice::by_hand()).unwrap();
    Table::luck(&mut session, Some(&format!("bury {mile}"))).unwrap();
    session
}

fn act(table: &mut dyn Table, seat: Seat, words: &[&str]) {
    for word in words {
        table.act(seat, word).unwrap_or_else(|refusal| panic!("{word}: {refusal}"));
    }
}

/// Red stands at mile 8 before the swamp, with its whole pace, after a turn of blue.
fn before_the_swamp() -> Session<March> {
    let mut session = buried(18);
    act(&mut session, RED, &["march 8", "camp"]);
    act(&mut session, BLUE, &["camp"]);
    session
}

fn bounds(ranges: &[RangeChoice]) -> Vec<(&str, i32, i32, &[i32])> {
    ranges.iter().map(|range| (range.word.as_str(), range.from, range.to, range.marks.as_slice())).collect()
}

#[test]
fn ranges_have_bounds_and_marks() {
    let session = before_the_swamp();
    let ranges = Table::ranges(&session);
    let one_mile: (_, _, _, &[i32]) = ("march 1", 1, 1, &[1]);
    assert_eq!(bounds(&ranges), [one_mile, ("march 6", 6, 8, &[6, 8])], "the swamp is a gap");
    let beyond = &ranges[1];
    assert_eq!((beyond.step, beyond.unit), (1, "march-miles"));
    assert_eq!(beyond.path, ["column-red", "road"]);
    assert_eq!(beyond.say, Order::March { miles: Amount(6) }.say());
    let json = serde_json::to_value(beyond).unwrap();
    assert_eq!((&json["word"], &json["marks"][1]), (&"march 6".into(), &8.into()));
}

#[test]
fn there_are_no_ranges_unless_a_seat_is_to_move() {
    let session = Session::<March>::new(Options::default(), Dice::by_hand()).unwrap();
    assert_eq!(session.turn(), Turn::Chance);
    assert!(Table::ranges(&session).is_empty());
}

#[test]
fn an_amount_is_put_into_a_word() {
    let session = buried(18);
    assert_eq!(session.with_amount("march 1", 37).as_deref(), Ok("march 37"), "legal or not");
    assert_eq!(session.with_amount("march 1", -2).as_deref(), Ok("march -2"));
    for word in ["camp", "march", "halt 3"] {
        assert_eq!(session.with_amount(word, 3).unwrap_err().kind, RefusalKind::ParseError, "{word}");
    }
    let refusal = session.with_amount("camp", 3).unwrap_err();
    assert_eq!(refusal.message, "`camp` should be an action with an amount");
}

#[test]
fn any_amount_of_a_range_is_played_recorded_and_taken_back() {
    let mut session = before_the_swamp();
    let before = session.state().clone();
    assert!(session.legal().iter().all(|action| action.to_string() != "march 7"), "it is no mark");
    act(&mut session, RED, &["march 7"]);
    let replayed = Session::<March>::replay(&session.record()).unwrap();
    assert_eq!((replayed.state(), replayed.hash()), (session.state(), session.hash()));
    assert_eq!(session.undo(RED).map(|undone| undone.ply), Ok(4));
    assert_eq!(session.state(), &before);
    for word in ["march 5", "march 9", "march 0", "march -1"] {
        assert_eq!(Table::act(&mut session, RED, word).unwrap_err().kind, RefusalKind::Illegal, "{word}");
    }
}

#[test]
fn a_column_is_dragged_along_the_road() {
    let session = before_the_swamp();
    let steer = |target: &str| Table::steer(&session, RED, "column-red", target).unwrap();
    assert_eq!(steer("mile-15"), ["march 7"]);
    assert_eq!(steer("@16,3"), ["march 8"]);
    assert_eq!(steer("@99,-4"), ["march 8"], "as near as possible");
    assert_eq!(steer("mile-11"), ["march 1"], "not into the swamp");
    assert!(steer("mile-3").is_empty() && steer("camp").is_empty());
    assert!(Table::steer(&session, RED, "column-blue", "mile-15").unwrap().is_empty());
}

#[test]
fn what_cannot_be_dragged_is_refused() {
    let session = buried(18);
    let refused =
        |seat, thing: &str, target: &str| Table::steer(&session, seat, thing, target).unwrap_err().kind;
    assert_eq!(refused(BLUE, "column-blue", "mile-3"), RefusalKind::NotYourTurn);
    assert_eq!(refused(RED, "wagon", "mile-3"), RefusalKind::ParseError);
    for target in ["mile-99", "@1", "@1,", "@1,2,3", "@1.5,2", "@"] {
        assert_eq!(refused(RED, "column-red", target), RefusalKind::ParseError, "{target}");
    }
}

#[test]
fn a_refused_click_is_explained() {
    let mut session = before_the_swamp();
    let why = |session: &Session<March>, seat, thing: &str, picked: &[&str]| {
        let picked: Vec<_> = picked.iter().map(ToString::to_string).collect();
        Table::explain_click(session, seat, thing, &picked).id
    };
    assert_eq!(why(&session, RED, "column-red", &[]), "table-why-legal");
    assert_eq!(why(&session, RED, "road", &["column-red"]), "table-why-legal");
    assert_eq!(why(&session, RED, "road", &[]), "table-why-later");
    assert_eq!(why(&session, RED, "camp", &["column-red"]), "table-why-picked");
    assert_eq!(why(&session, RED, "column-blue", &[]), "march-why-not-yours");
    assert_eq!(why(&session, RED, "mile-3", &[]), "table-why-other");
    assert_eq!(why(&session, RED, "wagon", &[]), "table-why-unreadable");
    assert_eq!(why(&session, RED, "road", &["wagon"]), "table-why-unreadable");
    assert_eq!(why(&session, BLUE, "column-blue", &[]), "table-why-not-your-turn");
    let other = Table::explain_click(&session, RED, "mile-3", &[]);
    assert_eq!(other.args, [("question".into(), session.ask().unwrap().into())]);
    act(&mut session, RED, &["march 8", "camp"]);
    act(&mut session, BLUE, &["camp"]);
    act(&mut session, RED, &["march 2", "camp"]);
    assert_eq!(why(&session, RED, "camp", &[]), "table-why-over");
    let unlaid = Session::<March>::new(Options::default(), Dice::by_hand()).unwrap();
    assert_eq!(why(&unlaid, RED, "camp", &[]), "table-why-luck-first");
}

#[test]
fn a_position_is_copied_without_its_history() {
    let mut session = buried(18);
    let position = session.position();
    act(&mut session, RED, &["march 3"]);
    assert_eq!(position.turn(), Turn::Seat(RED));
    let state: &Road<0> = position.as_any().downcast_ref().unwrap();
    assert_eq!(Some(state), session.at(1).as_ref(), "as it was when it was asked for");
}
