//! Any lines get an answer each: one JSON object.

#![no_main]

use std::sync::LazyLock;

use libfuzzer_sys::fuzz_target;
use sandtable::{Engine, Program};
use sandtable_i18n::Lang;

static PROGRAM: LazyLock<Program> =
    LazyLock::new(|| Program::new(sandtable_games::all(), Some(Lang::En)).expect("good packages"));

fuzz_target!(|input: &[u8]| {
    let mut engine = Engine::new(PROGRAM.clone());
    for line in input.split(|&byte| byte == b'\n') {
        let answer = engine.answer(line);
        let answer: serde_json::Value = serde_json::from_str(&answer).expect("an answer is JSON");
        assert!(answer.is_object(), "{answer}");
    }
});
