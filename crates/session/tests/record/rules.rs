//! Games by older rules: they go on as they began, and their records keep their number.

use sandtable_core::{Seat, Turn};
use sandtable_session::{Dice, Record, Session};
use serde_json::json;

use crate::vault::{Options, Vault};
use crate::{dealt, does, luck_is, title};

const OLD: &str = "sandtable 1\ngame vault\nrules 2\noptions {\"peeks\":true,\"remarks\":[],\"target\":10}\n---\n\
    * deal 3\n* deal 4\n* hide 5\nred push\n* roll 1\n";

fn replayed(text: &str) -> Session<Vault> {
    Session::replay(&Record::parse(text).unwrap()).unwrap()
}

#[test]
fn an_old_record_is_played_by_its_own_rules_and_keeps_its_number() {
    let old = replayed(OLD);
    assert_eq!((old.rules(), old.turn()), (2, Turn::Seat(Seat(0))), "a 1 loses nothing yet");
    let text = old.record().to_string();
    assert!(text.starts_with(OLD.split_once("---").unwrap().0), "{text}");
    assert_eq!(replayed(&text).record().to_string(), text);

    let new = replayed(&OLD.replace("rules 2", "rules 3"));
    assert_eq!((new.rules(), new.turn()), (3, Turn::Seat(Seat(1))), "a 1 loses the turn");
    assert!(new.record().to_string().contains("\"mood\":\"calm\""));
}

#[test]
fn the_number_is_neither_written_nor_hashed_but_counts() {
    let new = replayed(&OLD.replace("rules 2", "rules 3").replace("roll 1", "roll 2"));
    let old = replayed(&OLD.replace("roll 1", "roll 2"));
    assert_eq!(old.hash(), new.hash());
    assert_eq!(serde_json::to_value(old.state()).unwrap(), serde_json::to_value(new.state()).unwrap());
    assert_ne!(old.state(), new.state());
}

#[test]
fn an_option_that_came_later_is_no_option_of_an_old_game() {
    let dice = Dice::by_hand;
    let error = title().open_by(2, &json!({ "mood": "wild" }), dice()).unwrap_err();
    assert_eq!(error.to_string(), "option `mood`: it came with rules 3, this is a game of 2");
    let old = title().open_by(2, &json!({}), dice()).unwrap();
    assert_eq!((old.rules(), old.options().get("mood")), (2, None));
    let new = title().open(&json!({}), dice()).unwrap();
    assert_eq!((new.rules(), new.options()["mood"].as_str()), (3, Some("calm")));
}

#[test]
fn a_position_is_set_up_by_the_newest_rules_or_those_named() {
    let dice = Dice::by_hand;
    let set = |rules| title().set_by(rules, &json!({}), &json!({ "pot": 5 }), dice());
    assert_eq!(title().set(&json!({}), &json!({ "pot": 5 }), dice()).unwrap().rules(), 3);
    assert_eq!(set(2).unwrap().rules(), 2);
    for other in [1, 4] {
        let wanted = format!("rules `{other}` should be from 2 to 3, the ones played here");
        assert_eq!(set(other).unwrap_err().to_string(), wanted);
        assert_eq!(title().open_by(other, &json!({}), dice()).unwrap_err().to_string(), wanted);
    }
    let text = set(2).unwrap().record().to_string();
    assert_eq!(replayed(&text).rules(), 2);
}

#[test]
fn going_back_does_not_change_the_rules() {
    let mut old = Session::<Vault>::by_rules(2, Options::default(), Dice::from_seed(1)).unwrap();
    for luck in ["deal 3", "deal 4", "hide 5"] {
        luck_is(&mut old, luck);
    }
    does(&mut old, Seat(0), &["mark 1"]);
    old.undo(Seat(0)).unwrap();
    assert_eq!((old.rules(), old.seek(2).unwrap().rules()), (2, 2));
    assert_eq!(dealt(Dice::by_hand()).rules(), 3);
}
