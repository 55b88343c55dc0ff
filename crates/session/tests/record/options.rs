use sandtable_core::Message;
use sandtable_session::{Dice, Json};
use serde_json::json;

use crate::title;

fn opened(options: &Json) -> Result<Json, String> {
    match title().open(options, Dice::by_hand()) {
        Ok(table) => Ok(table.options()),
        Err(bad) => Err(bad.to_string()),
    }
}

#[test]
fn what_is_left_out_is_the_default() {
    let defaults = json!({"target": 10, "peeks": true, "mood": "calm", "remarks": []});
    assert_eq!(title().defaults(), defaults);
    assert_eq!(opened(&json!({})), Ok(defaults));
    assert_eq!(opened(&json!({"mood": "wild"})).unwrap()["mood"], "wild");
    assert_eq!(title().settings().len(), 4);
}

#[test]
fn an_unknown_option_is_refused() {
    let why = "option `tarqet`: there is no such field; there are: mood, peeks, remarks, target";
    assert_eq!(opened(&json!({"tarqet": 12})), Err(why.to_owned()));
    assert_eq!(title().seats(&json!({"tarqet": 12})).unwrap_err().to_string(), why);
}

#[test]
fn an_option_that_does_not_fit_is_refused() {
    for (options, why) in [
        (json!({"target": "x"}), "option `target`: `\"x\"` should be a number from 3 to 200"),
        (json!({"target": 201}), "option `target`: `201` should be a number from 3 to 200"),
        (json!({"target": 4.5}), "option `target`: `4.5` should be a number from 3 to 200"),
        (json!({"target": null}), "option `target`: `null` should be a number from 3 to 200"),
        (json!({"peeks": "yes"}), "option `peeks`: `\"yes\"` should be true or false"),
        (json!({"mood": "grim"}), "option `mood`: `\"grim\"` should be one of calm, wild"),
        (
            json!({"remarks": [1]}),
            "option `remarks`: `[1]` should be a list of up to 2 texts such as `a fine game`",
        ),
        (
            json!({"remarks": ["", "", ""]}),
            "option `remarks`: `[\"\",\"\",\"\"]` should be a list of up to 2 texts such as `a fine game`",
        ),
        (json!({"target": 14}), "option `target`: sevens bring bad luck"),
        (json!("fast"), "`\"fast\"` should be a JSON object"),
        (json!(null), "`null` should be a JSON object"),
    ] {
        assert_eq!(opened(&options), Err(why.to_owned()));
    }
}

#[test]
fn what_is_wrong_can_be_said_to_people() {
    let said = |options: &Json| title().open(options, Dice::by_hand()).unwrap_err().say;
    let number = Message::new("table-bad-number").with("min", 3).with("max", 200);
    assert_eq!(said(&json!({"target": 201})), number);
    assert_eq!(said(&json!({"peeks": "yes"})), Message::new("table-bad-switch"));
    assert_eq!(said(&json!({"mood": "grim"})), Message::new("table-bad-choice").with("words", "calm, wild"));
    let lines = Message::new("table-bad-lines").with("max", 2).with("example", "a fine game");
    assert_eq!(said(&json!({"remarks": [1]})), lines);
    assert_eq!(said(&json!({"target": 14})), Message::new("table-bad-option"), "the game says no more");
}
