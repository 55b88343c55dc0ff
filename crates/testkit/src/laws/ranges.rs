//! The law about decisions too wide to list: families of actions that differ in one number.

use sandtable_core::{Amount, Game, Quiet, Range, Ranged, Rng, Rules, State, Turn};

use super::writing::check_word;
use crate::step::{legal, path, ranges};
use crate::{Walk, caught};

/// How many amounts of a range are tried, beside its ends.
const TRIED: usize = 6;

/// Every listed action with an amount lies in a range. Every amount of a range is legal, is written like other actions and
/// clicked like the rest of its family; any other amount of the family is refused. (The games a law walks through have
/// amounts that are no marks, so records, undo and hashes are tried with them by the laws about those.)
pub fn ranges_hold<G: Game>(walk: &mut Walk<'_, G>) {
    walk.each(|walk| {
        let ranges = ranges(walk.state());
        let is_asked = matches!(walk.state().turn(), Turn::Seat(_));
        assert!(is_asked || ranges.is_empty(), "there are ranges, but no seat is to move: {ranges:?}");
        check_marks(walk.state(), &ranges);
        for range in &ranges {
            check_bounds(range);
            for amount in inside(range, &mut walk.rng) {
                check_inside(walk.state(), range, amount);
            }
            for amount in outside(range) {
                check_outside(walk.state(), range, amount, &ranges);
            }
        }
    });
}

fn check_marks<S: State>(state: &S, ranges: &[Range<S::Action>]) {
    for mark in legal(state).into_iter().filter(|action| action.amount().is_some()) {
        let lies = ranges.iter().filter(|range| range.has(mark)).count();
        assert_eq!(lies, 1, "the mark `{mark}` should lie in one range, but lies in {lies}: {ranges:?}");
    }
}

fn check_bounds<A: Ranged + Copy + std::fmt::Debug>(range: &Range<A>) {
    assert!(range.first.amount().is_some(), "{range:?} begins with an action without an amount");
    assert!(range.step > 0, "{range:?} has no step");
    let width = range.to - range.from();
    assert!(width >= 0 && width % range.step == 0, "{range:?} does not end on one of its steps");
}

/// The ends of a range and a few amounts between them.
fn inside<A: Ranged + Copy>(range: &Range<A>, rng: &mut Rng) -> Vec<i32> {
    let count = (range.to - range.from()) / range.step + 1;
    let any = (0..TRIED).map(|_| range.from() + range.step * rng.below(count as u32) as i32);
    any.chain([range.from(), range.to]).collect()
}

fn check_inside<S: State>(state: &S, range: &Range<S::Action>, amount: i32) {
    let action = range.at(amount);
    assert_eq!(action.amount(), Some(Amount(amount)), "`{action}` should have the amount {amount}");
    let back = action.with_amount(Amount(range.from()));
    assert!(back == range.first, "`{action}` with the first amount of its range is `{back}`: {range:?}");
    check_word(action);
    assert!(state.is_legal(action), "`{action}` lies in a range, but is_legal denies it: {range:?}");
    assert_eq!(path(state, action), path(state, range.first), "`{action}` is not clicked like its family");
    let mut copy = state.clone();
    if let Err(why) = caught(|| copy.apply(action, &mut Quiet)) {
        panic!("`{action}` lies in a range but panics: {why}");
    }
}

/// Amounts beside the range, between its steps, and far away.
fn outside<A: Ranged + Copy>(range: &Range<A>) -> Vec<i32> {
    let (from, to, step) = (range.from(), range.to, range.step);
    let near = [from - step, from - 1, from + 1, to - 1, to + 1, to + step];
    let far = [i32::MIN, i32::MAX, 0, -from, to.saturating_mul(100)];
    near.into_iter().chain(far).filter(|&amount| !range.contains(amount)).collect()
}

fn check_outside<S: State>(state: &S, range: &Range<S::Action>, amount: i32, ranges: &[Range<S::Action>]) {
    let action = range.at(amount);
    if !ranges.iter().any(|range| range.has(action)) {
        assert!(!state.is_legal(action), "`{action}` lies in no range, but is_legal grants it: {ranges:?}");
    }
}
