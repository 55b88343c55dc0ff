//! `docs/states.md` against the engine: every field and frame that a game shows is on the page, and what the page lists is there.

use std::collections::{BTreeMap, BTreeSet};

use sandtable::Engine;
use serde_json::{Value, json};

const PAGE: &str = include_str!("../../../../docs/states.md");

/// The first column of the table below each heading.
fn tables() -> BTreeMap<&'static str, BTreeSet<&'static str>> {
    let (mut tables, mut heading) = (BTreeMap::<_, BTreeSet<_>>::new(), "");
    for line in PAGE.lines() {
        if let Some(text) = line.trim_start_matches('#').strip_prefix(' ').filter(|_| line.starts_with('#')) {
            heading = text;
        } else if let Some(rest) = line.strip_prefix("| `") {
            tables.entry(heading).or_default().insert(rest.split('`').next().unwrap_or_default());
        }
    }
    tables
}

fn ask(engine: &mut Engine, request: &Value) -> Value {
    let answer: Value = serde_json::from_str(&engine.answer(request.to_string().as_bytes())).expect("JSON");
    assert!(answer["error"].is_null(), "{request}: {answer}");
    answer["ok"].clone()
}

fn frame_name(frame: &Value) -> String {
    match frame {
        Value::String(name) => name.clone(),
        Value::Object(fields) => fields.keys().next().expect("a frame has a name").clone(),
        other => panic!("no frame: {other}"),
    }
}

/// Plays a random game and hands every turn and position to `look`.
fn each_position(engine: &mut Engine, game: &str, options: &Value, mut look: impl FnMut(&Value, &Value)) {
    ask(engine, &json!({ "do": "new", "game": game, "options": options, "seed": 4 }));
    loop {
        let turn = ask(engine, &json!({ "do": "turn", "brief": true }));
        look(&turn, &ask(engine, &json!({ "do": "get" })));
        match turn["turn"].as_str() {
            Some("seat") => drop(ask(engine, &json!({ "do": "bot", "name": "random", "play": true }))),
            Some("chance") => drop(ask(engine, &json!({ "do": "luck" }))),
            _ => break,
        }
    }
}

fn games() -> Vec<(&'static str, Value)> {
    let usual = sandtable_games::all().iter().map(sandtable_board::Package::id).filter(|&id| id != "dolg");
    let more = [
        ("dolg", json!({ "points": 200, "terrain": true })),
        ("dolg", json!({ "points": 200, "opponent": "ai" })),
        ("natisk", json!({ "mode": "solo" })),
        ("onehour", json!({ "dice": true })),
        ("siege", json!({ "mode": "fieldmarshal", "first": "lot", "players": 3 })),
    ];
    usual.map(|id| (id, json!({}))).chain(more).collect()
}

#[test]
fn every_field_and_frame_of_every_state_is_on_the_page() {
    let tables = tables();
    let mut engine = crate::engine_in_english();
    let mut seen = BTreeMap::<&str, BTreeSet<String>>::new();
    for (game, options) in games() {
        let (fields, frames) = (&tables[game], &tables[format!("Frames of {game}").as_str()]);
        each_position(&mut engine, game, &options, |_, got| {
            let state = got["state"].as_object().expect("a state is an object");
            let strange = state.keys().find(|key| !fields.contains(key.as_str()));
            assert_eq!(strange, None, "a field of {game} is not on the page");
            seen.entry(game).or_default().extend(state.keys().cloned());
            for frame in state["frames"].as_array().expect("a list") {
                let name = frame_name(frame);
                assert!(frames.contains(name.as_str()), "the frame `{name}` of {game} is not on the page");
            }
        });
    }
    for (game, shown) in seen {
        assert!(tables[game].iter().all(|field| shown.contains(*field)), "{game} shows only {shown:?}");
    }
}

#[test]
fn every_turn_has_words_for_programs() {
    let mut engine = crate::engine_in_english();
    for (game, options) in games() {
        each_position(&mut engine, game, &options, |turn, got| match turn["turn"].as_str() {
            Some("chance") => {
                let frames = got["state"]["frames"].as_array().expect("a list");
                let top = frame_name(frames.last().expect("luck is for something"));
                assert_eq!(turn["for"], top.as_str(), "{game}");
            }
            Some("seat") => {
                let id = turn["question"]["id"].as_str().unwrap_or_default();
                assert!(id.starts_with(&format!("{game}-ask")), "{game}: {turn}");
            }
            _ => {
                let id = turn["outcome"]["ending"]["id"].as_str().unwrap_or_default();
                assert!(id.starts_with(&format!("{game}-end-")), "{game}: {turn}");
            }
        });
    }
}

/// The reasons on the page are those that endings name.
#[test]
fn endings_are_on_the_page() {
    let tables = tables();
    let mut engine = crate::engine_in_english();
    for (game, options) in games() {
        let listed =
            ["Reason", "Ending"].iter().find_map(|noun| tables.get(format!("{noun} of {game}").as_str()));
        let reasons = listed.expect("the page lists how games end");
        each_position(&mut engine, game, &options, |turn, _| {
            let Some(id) = turn["outcome"]["ending"]["id"].as_str() else { return };
            let word = id.trim_start_matches(&format!("{game}-end-"));
            assert!(reasons.contains(word), "`{word}` of {game} is not among {reasons:?}");
        });
    }
}
