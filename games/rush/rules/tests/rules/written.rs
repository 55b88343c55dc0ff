//! Positions as they are written: names where memory holds bits, and the numbers of older programs are read.

use sandtable_rush::{Frame, State};
use serde_json::{Value, json};

use crate::common::{Position, players};

/// The position after these plays, as it is written.
fn written(position: Position, plays: &[&str]) -> Value {
    let mut scene = position.any();
    for play in plays {
        scene.play(play);
    }
    serde_json::to_value(scene.state()).unwrap()
}

/// The frame, if it is read.
fn frame(written: &Value) -> Result<Frame, String> {
    serde_json::from_value(written.clone()).map_err(|why| why.to_string())
}

#[test]
fn attackers_are_named() {
    let position = players(2).guard("blue-1", "t-26").hand("red", "pz-kpfw-i pz-kpfw-iii");
    let state = written(position, &["red attack pz-kpfw-i", "red attack pz-kpfw-iii"]);
    let declared = &state["frames"].as_array().unwrap().last().unwrap()["declare"];
    assert_eq!(declared, &json!({ "nation": "ger", "attackers": ["pz-kpfw-i", "pz-kpfw-iii"] }));
    for (name, kills) in [("declare", None), ("strike", Some(1))] {
        let attack = |attackers: Value| {
            let mut fields = json!({ "nation": "ger", "attackers": attackers });
            kills.inspect(|kills: &u8| fields["kills"] = json!(kills));
            json!({ name: fields })
        };
        let named = attack(json!(["pz-kpfw-i", "pz-kpfw-iii"]));
        assert_eq!(frame(&attack(json!(33))), frame(&named), "as older programs wrote it");
        assert_eq!(serde_json::to_value(frame(&named).unwrap()).unwrap(), named);
        for (wrong, why) in [
            (json!(["t-26"]), "`t-26` is no vehicle of `ger`"),
            (json!(["engineers"]), "`engineers` is no vehicle of `ger`"),
            (json!(["t-1000"]), "t-1000"),
            (json!(1 << 25), "`ger` has only 25 vehicles"),
        ] {
            let refused = frame(&attack(wrong)).unwrap_err();
            assert!(refused.contains(why), "{refused}");
        }
    }
}

#[test]
fn abilities_that_are_left_are_named() {
    let hand = players(2).hand("red", "pz-kpfw-viii-maus");
    let state = written(hand, &["red use pz-kpfw-viii-maus invulnerability"]);
    let left = json!({ "abilities": { "card": "pz-kpfw-viii-maus", "left": ["repair"] } });
    assert_eq!(state["frames"].as_array().unwrap().last(), Some(&left));
    let old = json!({ "abilities": { "card": "pz-kpfw-viii-maus", "left": 64 } });
    assert_eq!(frame(&old), frame(&left));
    let refused = frame(&json!({ "abilities": { "card": "kv-1", "left": ["flight"] } })).unwrap_err();
    assert!(refused.contains("flight"), "{refused}");
}

#[test]
fn what_is_to_be_bought_is_named() {
    let position = players(2).hand("red", "volunteers t-43").reserve("t-34 ms-1 t-26 bt-2");
    let state =
        written(position, &["red use volunteers draft", "red buy ms-1", "red buy bt-2", "red pay t-43"]);
    assert_eq!(state["purchase"]["basket"], json!(["ms-1", "bt-2"]));
    let with = |basket: Value| {
        let mut changed = state.clone();
        changed["purchase"]["basket"] = basket;
        serde_json::from_value::<State>(changed).map_err(|why| why.to_string())
    };
    assert_eq!(with(json!(10)).unwrap(), with(json!(["bt-2", "ms-1"])).unwrap());
    for (wrong, why) in [("kv-1", "`kv-1` is not in the reserve"), ("t-1000", "t-1000")] {
        let refused = with(json!([wrong])).unwrap_err();
        assert!(refused.contains(why), "{refused}");
    }
}
