//! Laws about what is written down: notation and saved states.

use std::fmt::Debug;
use std::hash::{DefaultHasher, Hasher};

use sandtable_core::prelude::*;

use sandtable_core::{Game, Seat, State, Word};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::Walk;
use crate::step::{chances, legal};

/// Actions, outcomes of luck and elements read back from what they print; each is a line of words that a record can
/// hold.
pub fn notation_reads_back<G: Game>(walk: &mut Walk<'_, G>) {
    walk.each(|walk| {
        let state = walk.state();
        let mut path = Vec::new();
        for action in legal(state) {
            check_word(action);
            state.path(action, &mut path);
        }
        path.into_iter().for_each(check_word);
        for (outcome, _) in chances(state) {
            check_word(outcome);
        }
    });
}

pub(super) fn check_word<W: Word>(word: W) {
    let text = word.to_string();
    let plain: Vec<&str> = text.split_whitespace().collect();
    assert!(
        !text.is_empty() && plain.join(" ") == text,
        "{word:?} prints `{text}`, not words with single spaces"
    );
    assert!(!text.contains('#'), "{word:?} prints `{text}`: `#` begins a hash in records");
    match text.parse::<W>() {
        Ok(again) => assert!(again == word, "{word:?} prints `{text}`, which reads as {again:?}"),
        Err(why) => panic!("{word:?} prints `{text}`, which does not read back: {why}"),
    }
}

/// A state comes back the same from JSON and from bytes, the options from JSON.
pub fn states_read_back<G: Game>(walk: &mut Walk<'_, G>) {
    check_json(walk.options(), |_| {});
    walk.each(|walk| {
        let state = walk.state();
        check_json(state, |again| again.set_rules_number(state.rules_number()));
        check_bytes(state);
    });
}

/// `complete` adds what the JSON does not say.
fn check_json<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T, complete: impl Fn(&mut T)) {
    let text = serde_json::to_string(value).unwrap_or_else(|why| panic!("JSON cannot hold {value:?}: {why}"));
    match serde_json::from_str::<T>(&text) {
        Ok(mut again) => {
            complete(&mut again);
            assert!(again == *value, "JSON changes {value:?} into {again:?}");
        }
        Err(why) => panic!("the JSON does not read back: {why}\n{text}"),
    }
}

fn check_bytes<S: State>(state: &S) {
    match postcard::from_bytes::<S>(&bytes(state)) {
        Ok(mut again) => {
            again.set_rules_number(state.rules_number());
            assert!(again == *state, "the bytes change {state:?} into {again:?}");
        }
        Err(why) => panic!("the bytes of {state:?} do not read back: {why}"),
    }
}

/// A state as the bytes its hash is made of.
pub(super) fn bytes<S: State>(state: &S) -> Vec<u8> {
    postcard::to_stdvec(state).unwrap_or_else(|why| panic!("postcard cannot hold {state:?}: {why}"))
}

/// A position is played by the rules it was set up by, in imagined worlds too. The number counts when positions are
/// compared, and is neither written nor hashed.
pub fn rules_numbers_are_kept<G: Game>(walk: &mut Walk<'_, G>) {
    let rules = walk.rules();
    walk.each(|walk| {
        let state = walk.state().clone();
        assert_eq!(state.rules_number(), rules, "the number of the rules");
        let mut other = state.clone();
        other.determinize(Seat(0), &mut walk.rng);
        assert_eq!(other.rules_number(), rules, "the number of the rules in an imagined world");
        other.clone_from(&state);
        other.set_rules_number(rules + 1);
        assert!(bytes(&other) == bytes(&state) && hash(&other) == hash(&state), "the number is written");
        let is_carried = G::OLDEST_RULES < G::RULES;
        assert_eq!(other != state, is_carried, "positions of other rules are other positions");
    });
}

fn hash<S: State>(state: &S) -> u64 {
    let mut hasher = DefaultHasher::new();
    state.hash(&mut hasher);
    hasher.finish()
}
