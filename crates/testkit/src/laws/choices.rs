//! Laws about what can be chosen and what luck can bring.

use std::collections::BTreeSet;

use sandtable_core::prelude::*;

use sandtable_core::{Game, Quiet, Rng, State, Turn, Word};

use crate::step::{after, chances, legal, ranges, steps};
use crate::{Walk, caught};

/// Strange actions tried at each ply; all of them at every ply would take most of the time.
const STRANGERS: usize = 8;

/// The choices are sorted, unique, and there exactly when a seat is to move, and so is a question; the outcomes of
/// luck have weights, are unique, and there exactly when chance is to move; `sample` brings only what is listed.
pub fn lists_are_in_order<G: Game>(walk: &mut Walk<'_, G>) {
    walk.each(|walk| {
        let state = walk.state();
        let seat_moves = matches!(state.turn(), Turn::Seat(_));
        assert_eq!(state.ask().is_some(), seat_moves, "a question is asked exactly when a seat is to move");
        check_choices(&legal(state), seat_moves);
        check_outcomes(&chances(state), state.turn() == Turn::Chance);
        if state.turn() == Turn::Chance {
            let state = state.clone();
            check_sample(&state, &mut walk.rng);
        }
    });
}

fn check_choices<A: Ord + ToString>(legal: &[A], seat_moves: bool) {
    assert_eq!(!legal.is_empty(), seat_moves, "there are choices exactly when a seat is to move");
    for pair in legal.windows(2) {
        let (one, next) = (pair[0].to_string(), pair[1].to_string());
        assert!(
            pair[0] < pair[1],
            "`{one}` is listed before `{next}`: the choices must rise, without duplicates"
        );
    }
}

fn check_outcomes<C: Ord + ToString>(chances: &[(C, u32)], chance_moves: bool) {
    assert_eq!(!chances.is_empty(), chance_moves, "there are outcomes exactly when chance is to move");
    let mut seen = BTreeSet::new();
    for (outcome, weight) in chances {
        assert!(*weight > 0, "the outcome `{}` has no weight", outcome.to_string());
        assert!(seen.insert(outcome), "the outcome `{}` is listed twice", outcome.to_string());
    }
}

fn check_sample<S: State>(state: &S, rng: &mut Rng) {
    let listed = chances(state);
    for _ in 0..4 {
        let drawn = state.sample(rng);
        assert!(
            listed.iter().any(|&(outcome, _)| outcome == drawn),
            "`{drawn}` was sampled but is not listed"
        );
    }
}

/// Each listed step can be taken; any other action is refused and changes nothing.
///
/// The other actions are those of other plies, and new ones spliced from the words of two of them.
pub fn only_the_listed_is_played<G: Game>(walk: &mut Walk<'_, G>) {
    let mut known = BTreeSet::new();
    walk.each(|walk| {
        check_listed(walk.state());
        for stranger in strangers(&known, &mut walk.rng) {
            check_stranger(walk.state(), stranger);
        }
        known.extend(legal(walk.state()));
    });
}

fn check_listed<S: State>(state: &S) {
    for step in steps(state) {
        if let Err(why) = caught(|| after(state, step)) {
            panic!("{step:?} is listed but panics: {why}");
        }
    }
    for action in legal(state) {
        assert!(state.is_legal(action), "`{action}` is listed but `is_legal` denies it");
    }
}

fn check_stranger<S: State>(state: &S, stranger: S::Action) {
    let may = legal(state).contains(&stranger) || ranges(state).iter().any(|range| range.has(stranger));
    if may {
        return;
    }
    let mut copy = state.clone();
    let played = caught(|| copy.play(stranger, &mut Quiet).is_ok());
    assert_eq!(played, Ok(false), "`{stranger}` is not listed but not refused either");
    assert!(copy == *state, "`{stranger}` was refused but changed the state");
}

/// Some of the known actions, and some spliced from the words of two of them.
pub(super) fn strangers<A: Word>(known: &BTreeSet<A>, rng: &mut Rng) -> Vec<A> {
    let known: Vec<A> = known.iter().copied().collect();
    if known.is_empty() {
        return Vec::new();
    }
    (0..STRANGERS)
        .flat_map(|_| {
            let (one, other) = (rng.pick(&known), rng.pick(&known));
            [Some(one), spliced(&one.to_string(), &other.to_string(), rng).parse().ok()]
        })
        .flatten()
        .collect()
}

/// The first words of one and the last of the other.
fn spliced(one: &str, other: &str, rng: &mut Rng) -> String {
    let (one, other): (Vec<&str>, Vec<&str>) = (one.split(' ').collect(), other.split(' ').collect());
    let cut = rng.below(one.len() as u32 + 1) as usize;
    let rest = other.iter().skip(cut);
    one[..cut].iter().chain(rest).copied().collect::<Vec<_>>().join(" ")
}
