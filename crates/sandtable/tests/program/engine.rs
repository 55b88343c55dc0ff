//! The engine on bad input: every line is answered, an error changes nothing, nothing panics.

use sandtable::Engine;
use sandtable_testkit::Fuzz;
use serde_json::{Value, json};

use super::sandtable;

fn engine() -> Engine {
    let mut engine = crate::engine_in_english();
    ask(&mut engine, &json!({ "do": "new", "game": "natisk", "seed": 1 }));
    engine
}

fn ask(engine: &mut Engine, request: &Value) -> Value {
    serde_json::from_str(&engine.answer(request.to_string().as_bytes())).expect("an answer is JSON")
}

/// Plays on until a seat is to move; gives its word and first choice.
fn to_a_choice(engine: &mut Engine) -> (String, String) {
    loop {
        let turn = ask(engine, &json!({ "do": "turn" }));
        let text = |value: &Value| value.as_str().expect("text").to_owned();
        match turn["ok"]["turn"].as_str() {
            Some("seat") => return (text(&turn["ok"]["seat"]), text(&turn["ok"]["choices"][0]["action"])),
            _ => drop(ask(engine, &json!({ "do": "luck" }))),
        }
    }
}

#[test]
fn lines_that_are_no_requests_are_answered_one_by_one() {
    let mut input = b"garbage\n\xff\xfe\xfd\n[]\n{}\n{\"id\":7,\"do\":\"fly\"}\n\n".to_vec();
    input.extend(b"[".repeat(100_000));
    input.extend(b"\n{\"id\":8,\"do\":\"titles\"");
    let run = sandtable(&["engine"], input);
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    let answers: Vec<Value> = run.out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(answers.len(), 7, "an empty line needs no answer");
    assert!(answers.iter().all(|answer| answer["error"]["kind"] == "bad-request"), "{answers:?}");
    assert_eq!(answers[4]["id"], 7);
    assert!(answers[4]["error"]["message"].as_str().expect("text").contains("`titles`"));
}

#[test]
fn a_huge_line_is_refused_and_the_next_is_read() {
    let mut input = b"{\"do\":\"new\",\"game\":\"".to_vec();
    input.extend(b"x".repeat(5 << 20));
    input.extend(b"\"}\n{\"id\":2,\"do\":\"titles\"}\n");
    let run = sandtable(&["engine"], input);
    let answers: Vec<Value> = run.out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(answers[0]["error"]["kind"], "too-long");
    assert_eq!((answers.len(), &answers[1]["id"]), (2, &json!(2)));
    assert!(answers[1]["ok"]["titles"].is_array());
}

#[test]
fn an_error_changes_nothing() {
    let mut engine = engine();
    let (seat, action) = to_a_choice(&mut engine);
    let before = ask(&mut engine, &json!({ "do": "record" }));
    let bad = [
        json!({ "do": "act", "seat": seat, "action": "frobnicate" }),
        json!({ "do": "act", "seat": seat, "action": "place army2 nowhere" }),
        json!({ "do": "act", "seat": "moon", "action": action }),
        json!({ "do": "act", "seat": seat, "action": action, "revision": 0 }),
        json!({ "do": "act", "seat": seat }),
        json!({ "do": "act", "seat": seat, "action": action, "sped": 1 }),
        json!({ "do": "luck" }),
        json!({ "do": "luck", "outcome": "roll 7" }),
        json!({ "do": "undo", "seat": seat }),
        json!({ "do": "undo" }),
        json!({ "do": "undo", "to": 9999 }),
        json!({ "do": "restart", "seat": seat }),
        json!({ "do": "new", "game": "chess" }),
        json!({ "do": "new", "game": "natisk", "options": { "board": "moon" } }),
        json!({ "do": "new", "game": "natisk", "seed": -1 }),
        json!({ "do": "load", "record": "sandtable 1\ngame natisk" }),
        json!({ "do": "set", "game": "natisk", "state": { "frames": [] , "moon": 1 } }),
        json!({ "do": "set", "game": "natisk", "state": 5 }),
        json!({ "do": "bot", "name": "deepblue" }),
        json!({ "do": "bot", "name": "ismcts", "ms": 5, "sims": 5 }),
        json!({ "do": "view", "viewer": "moon" }),
        json!({ "do": "view", "viewer": "public", "lang": "klingon" }),
    ];
    for request in &bad {
        let answer = ask(&mut engine, request);
        assert!(answer["error"]["message"].is_string() && answer["ok"].is_null(), "{request}: {answer}");
    }
    assert_eq!(ask(&mut engine, &json!({ "do": "record" })), before);
    assert!(ask(&mut engine, &json!({ "do": "act", "seat": seat, "action": action }))["ok"].is_object());
}

#[test]
fn a_key_given_twice_is_refused_at_any_depth() {
    let mut engine = engine();
    let before = ask(&mut engine, &json!({ "do": "record" }));
    for line in [
        r#"{"id": 1, "do": "luck", "do": "titles"}"#,
        r#"{"id": 1, "id": 2, "do": "titles"}"#,
        r#"{"do": "new", "game": "natisk", "options": {"board": "base", "board": "nippon"}}"#,
        r#"{"do": "set", "game": "natisk", "state": {"fronts": {"africa": {"marker": 1, "marker": 2}}}}"#,
    ] {
        let answer: Value = serde_json::from_str(&engine.answer(line.as_bytes())).expect("JSON");
        assert_eq!(answer["error"]["kind"], "bad-request", "{line}: {answer}");
        assert!(answer["error"]["message"].as_str().is_some_and(|why| why.contains("twice")), "{answer}");
    }
    assert_eq!(ask(&mut engine, &json!({ "do": "record" })), before);
}

/// Every key in a value.
fn keys(value: &Value, found: &mut Vec<String>) {
    match value {
        Value::Object(fields) => fields.iter().for_each(|(key, inner)| {
            found.push(key.clone());
            keys(inner, found);
        }),
        Value::Array(items) => items.iter().for_each(|item| keys(item, found)),
        _ => {}
    }
}

#[test]
fn brief_answers_have_no_sentences_and_no_paths() {
    let mut engine = engine();
    let (seat, action) = to_a_choice(&mut engine);
    for request in [
        json!({ "do": "titles" }),
        json!({ "do": "turn" }),
        json!({ "do": "view", "viewer": seat }),
        json!({ "do": "explain", "action": "advance pacific" }),
        json!({ "do": "why", "element": "we-1-1" }),
        json!({ "do": "preview", "action": action }),
        json!({ "do": "odds", "action": action }),
        json!({ "do": "hint", "name": "ismcts", "sims": 20 }),
        json!({ "do": "act", "seat": seat, "action": action, "next": true }),
        json!({ "do": "log", "viewer": seat }),
    ] {
        let mut brief = request.clone();
        brief["brief"] = json!(true);
        let (answer, mut found) = (ask(&mut engine, &brief), Vec::new());
        assert!(answer["ok"].is_object(), "{brief}: {answer}");
        keys(&answer["ok"], &mut found);
        for sentence in ["say", "ask", "path", "lines", "reason", "why", "title", "measure", "reasons"] {
            assert!(!found.iter().any(|key| key == sentence), "{brief}: `{sentence}` in {answer}");
        }
    }
    assert_eq!(ask(&mut engine, &json!({ "do": "turn", "brief": 1 }))["error"]["kind"], "bad-request");
}

#[test]
fn a_step_can_be_answered_with_the_next_turn() {
    let mut engine = engine();
    let luck = ask(&mut engine, &json!({ "do": "luck", "next": true }))["ok"].clone();
    assert_eq!(luck["next"], ask(&mut engine, &json!({ "do": "turn" }))["ok"]);
    let (seat, action) = to_a_choice(&mut engine);
    let act = json!({ "do": "act", "seat": seat, "action": action, "next": true, "lang": "ru" });
    let acted = ask(&mut engine, &act)["ok"].clone();
    assert_eq!(acted["next"], ask(&mut engine, &json!({ "do": "turn", "lang": "ru" }))["ok"]);
}

#[test]
fn luck_that_has_nothing_left_to_bring_is_refused() {
    let mut engine = engine();
    let solo = json!({ "mode": "solo" });
    let nippon = json!({ "mode": "solo", "board": "nippon" });
    for (options, first, frame) in [
        (json!({}), "axis", json!({ "draw": { "side": "axis", "left": 0 } })),
        (json!({}), "axis", json!({ "research": { "side": "axis", "left": 0 } })),
        (solo, "axis", json!({ "handicap": { "left": 0, "steps": 1 } })),
        (nippon.clone(), "japan", json!({ "foothold": { "left": 0, "taken": [] } })),
        (nippon, "japan", json!({ "foothold": { "left": 1, "taken": 15 } })),
    ] {
        let frames = json!([{ "turn": { "side": first } }, frame]);
        let request =
            json!({ "do": "set", "game": "natisk", "options": options, "state": { "frames": frames } });
        assert_eq!(ask(&mut engine, &request)["error"]["kind"], "bad-state", "{frames}");
    }
}

#[test]
fn messages_show_words_and_not_the_inside_of_the_program() {
    let mut engine = engine();
    let frames = json!([{ "turn": { "side": "axis" } }, { "handicap": { "left": 3, "steps": 1 } }]);
    let set = json!({ "do": "set", "game": "natisk", "state": { "frames": frames } });
    let answer = ask(&mut engine, &set);
    assert_eq!(answer["error"]["message"], "`handicap` belongs to the solo game");
}

#[test]
fn before_a_table_is_laid_it_says_so() {
    let mut engine = crate::engine_in_english();
    for request in ["get", "turn", "luck", "record"] {
        assert_eq!(ask(&mut engine, &json!({ "do": request }))["error"]["kind"], "no-table");
    }
}

#[test]
fn a_whole_game_can_be_hosted() {
    let mut engine = engine();
    let mut steps = 0;
    let outcome = loop {
        let turn = ask(&mut engine, &json!({ "do": "turn" }));
        match turn["ok"]["turn"].as_str() {
            Some("seat") => drop(ask(&mut engine, &json!({ "do": "bot", "name": "random", "play": true }))),
            Some("chance") => drop(ask(&mut engine, &json!({ "do": "luck" }))),
            _ => break turn["ok"]["outcome"].clone(),
        }
        steps += 1;
        assert!(steps < 10_000, "the game ends");
    };
    assert_eq!(outcome["winners"].as_array().map(Vec::len), Some(1));
    let record = ask(&mut engine, &json!({ "do": "record" }))["ok"]["record"].clone();
    assert!(
        ask(&mut engine, &json!({ "do": "load", "record": record }))["ok"]["ply"].as_u64() == Some(steps)
    );
}

#[test]
fn a_state_read_can_be_set_again() {
    let mut engine = engine();
    to_a_choice(&mut engine);
    let state = ask(&mut engine, &json!({ "do": "get" }))["ok"].clone();
    ask(&mut engine, &json!({ "do": "set", "game": "natisk", "state": state["state"] }));
    assert_eq!(ask(&mut engine, &json!({ "do": "get" }))["ok"], state);
}

#[test]
fn mutated_requests_never_panic() {
    let mut engine = engine();
    let (seat, action) = to_a_choice(&mut engine);
    let state = ask(&mut engine, &json!({ "do": "get" }))["ok"]["state"].clone();
    let record = ask(&mut engine, &json!({ "do": "record" }))["ok"]["record"].clone();
    let good = [
        json!({ "id": 1, "do": "titles" }),
        json!({ "id": 2, "do": "new", "game": "natisk", "options": { "board": "nippon", "mode": "solo" }, "seed": 7 }),
        json!({ "id": 3, "do": "load", "record": record, "seed": 7 }),
        json!({ "id": 4, "do": "set", "game": "natisk", "state": state }),
        json!({ "id": 5, "do": "get" }),
        json!({ "id": 6, "do": "turn", "lang": "ru" }),
        json!({ "id": 7, "do": "act", "seat": seat, "action": action, "revision": 6 }),
        json!({ "id": 8, "do": "luck", "outcome": "draw army2" }),
        json!({ "id": 9, "do": "view", "viewer": "public" }),
        json!({ "id": 10, "do": "log", "viewer": "axis", "from": 3 }),
        json!({ "id": 11, "do": "undo", "seat": "axis" }),
        json!({ "id": 12, "do": "undo", "to": 2 }),
        json!({ "id": 13, "do": "bot", "name": "random", "play": true }),
        json!({ "id": 14, "do": "explain", "action": action }),
        json!({ "id": 15, "do": "preview", "action": action }),
        json!({ "id": 16, "do": "restart", "seat": "axis" }),
        json!({ "id": 17, "do": "record" }),
    ];
    let lines = good.iter().map(|request| request.to_string().into_bytes());
    let kept = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/fuzz");
    Fuzz::new(lines, 40_000).kept_in(kept).run(|line| {
        let answer: Value = serde_json::from_str(&engine.answer(line)).expect("an answer is JSON");
        assert!(answer["ok"].is_object() != answer["error"]["kind"].is_string(), "{answer}");
    });
}

/// Whole positions of a game, one every few steps.
fn positions(engine: &mut Engine) -> Vec<String> {
    let mut found = Vec::new();
    while ask(engine, &json!({ "do": "turn" }))["ok"]["turn"] != "over" {
        for _ in 0..10 {
            go_on(engine);
        }
        found.push(ask(engine, &json!({ "do": "get" }))["ok"]["state"].to_string());
    }
    found
}

/// One step, whoever has to decide.
fn go_on(engine: &mut Engine) {
    match ask(engine, &json!({ "do": "turn" }))["ok"]["turn"].as_str() {
        Some("seat") => drop(ask(engine, &json!({ "do": "bot", "name": "random", "play": true }))),
        Some("chance") => drop(ask(engine, &json!({ "do": "luck" }))),
        _ => {}
    }
}

#[test]
fn a_mutated_position_is_refused_or_can_be_played_on() {
    for options in [json!({}), json!({ "board": "nippon" }), json!({ "mode": "solo" })] {
        let mut engine = crate::engine_in_english();
        ask(&mut engine, &json!({ "do": "new", "game": "natisk", "options": options, "seed": 3 }));
        let states = positions(&mut engine);
        Fuzz::new(states, 1000).run(|state| {
            let Ok(state) = serde_json::from_slice::<Value>(state) else { return };
            let request =
                json!({ "do": "set", "game": "natisk", "options": options, "state": state, "seed": 5 });
            if ask(&mut engine, &request)["ok"].is_object() {
                (0..200).for_each(|_| go_on(&mut engine));
            }
        });
    }
}
