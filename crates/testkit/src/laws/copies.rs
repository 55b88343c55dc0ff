//! Laws about the state as a value: nothing in it gets lost, breaks, or is shared with another.

use std::collections::VecDeque;
use std::hash::{DefaultHasher, Hasher};

use sandtable_core::prelude::*;

use sandtable_core::{Game, State};

use super::writing::bytes;
use crate::Walk;
use crate::step::{after, steps};

/// An old copy is looked at again after this many steps.
const KEPT: usize = 8;

/// No component appears or vanishes.
pub fn census_is_constant<G: Game>(walk: &mut Walk<'_, G>) {
    let first = walk.state().census();
    walk.each(|walk| {
        let now = walk.state().census();
        for (component, count) in &first {
            let left = now.get(component).copied().unwrap_or_default();
            assert_eq!(left, *count, "there were {count} of `{component}` at first, now there are {left}");
        }
        assert_eq!(now.len(), first.len(), "a new component appeared: at first {first:?}, now {now:?}");
    });
}

/// `check` finds nothing wrong.
pub fn invariants_hold<G: Game>(walk: &mut Walk<'_, G>) {
    walk.each(|walk| {
        if let Err(why) = walk.state().check() {
            panic!("check() says: {why}");
        }
    });
}

/// A copy does not change when the game goes on, and equal states have equal hashes and equal bytes.
pub fn copies_stay_as_they_are<G: Game>(walk: &mut Walk<'_, G>) {
    let mut kept = VecDeque::new();
    walk.each(|walk| {
        let state = walk.state();
        check_equality(&family(state));
        kept.push_back((state.clone(), bytes(state)));
        if kept.len() > KEPT {
            kept.pop_front().iter().for_each(check_copy);
        }
    });
    kept.iter().for_each(check_copy);
}

fn check_copy<S: State>((copy, then): &(S, Vec<u8>)) {
    assert!(bytes(copy) == *then, "a copy changed while the game went on: {copy:?}");
}

/// A copy of the state, a copy of the copy, and what two steps make of it: some of them may well be equal.
fn family<S: State>(state: &S) -> Vec<S> {
    let next = steps(state).into_iter().take(2).map(|step| after(state, step).0);
    let copy = state.clone();
    [copy.clone(), copy].into_iter().chain(next).collect()
}

fn check_equality<S: State>(states: &[S]) {
    let written: Vec<_> = states.iter().map(|state| (state, hash(state), bytes(state))).collect();
    for (index, (one, one_hash, one_bytes)) in written.iter().enumerate() {
        for (other, other_hash, other_bytes) in &written[index + 1..] {
            let same = one == other;
            assert_eq!(
                same,
                one_bytes == other_bytes,
                "equal states must have equal bytes, and only they:\n{one:?}\n{other:?}"
            );
            assert!(!same || one_hash == other_hash, "equal states hash differently: {one:?}");
        }
    }
}

fn hash<S: State>(state: &S) -> u64 {
    let mut hasher = DefaultHasher::new();
    state.hash(&mut hasher);
    hasher.finish()
}
