//! The examples of `docs/protocol.md`, executed from top to bottom in one session.
//!
//! A line `> {...}` is a request, the line `< {...}` below it what the answer must hold: it may have more fields, `"..."`
//! stands for anything, and at the end of a list for the rest of it.

use serde_json::Value;

const PAGE: &str = include_str!("../../../../docs/protocol.md");

fn holds(answer: &Value, shown: &Value) -> bool {
    match (answer, shown) {
        (_, Value::String(text)) if text == "..." => true,
        (Value::Object(answer), Value::Object(shown)) => {
            shown.iter().all(|(key, value)| answer.get(key).is_some_and(|found| holds(found, value)))
        }
        (Value::Array(answer), Value::Array(shown)) => match shown.split_last() {
            Some((Value::String(rest), first)) if rest == "..." => {
                answer.len() >= first.len() && answer.iter().zip(first).all(|(one, other)| holds(one, other))
            }
            _ => {
                answer.len() == shown.len() && answer.iter().zip(shown).all(|(one, other)| holds(one, other))
            }
        },
        _ => answer == shown,
    }
}

/// Requests and the answers shown for them.
fn examples() -> Vec<(&'static str, &'static str)> {
    let mut lines = PAGE.lines().filter(|line| line.starts_with("> {") || line.starts_with("< {"));
    let mut examples = Vec::new();
    while let Some(request) = lines.next() {
        let request = request.strip_prefix("> ").unwrap_or_else(|| panic!("no request before `{request}`"));
        let answer = lines.next().and_then(|line| line.strip_prefix("< "));
        examples.push((request, answer.unwrap_or_else(|| panic!("no answer to `{request}`"))));
    }
    examples
}

#[test]
fn every_example_of_the_page_is_true() {
    let mut engine = crate::engine_with_march();
    for (request, shown) in examples() {
        let answer = engine.answer(request.as_bytes());
        let shown: Value =
            serde_json::from_str(shown).unwrap_or_else(|why| panic!("{why} in the answer to {request}"));
        let found: Value = serde_json::from_str(&answer).expect("an answer is JSON");
        assert!(holds(&found, &shown), "request {request}\nshown   {shown}\nanswer  {found}");
    }
}

#[test]
fn every_request_has_an_example() {
    let asked: Vec<Value> =
        examples().iter().map(|(request, _)| serde_json::from_str(request).unwrap_or(Value::Null)).collect();
    let requests = [
        "titles", "new", "load", "set", "get", "turn", "act", "luck", "view", "log", "undo", "restart",
        "bot", "hint", "odds", "record", "explain", "preview", "why", "steer",
    ];
    for request in requests {
        assert!(asked.iter().any(|one| one["do"] == request), "no example of `{request}`");
    }
    assert!(asked.iter().any(|one| one == &Value::Null || one["do"] == "fly"), "no example of an error");
}
