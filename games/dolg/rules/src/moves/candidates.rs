//! Poses for bots to think about: few enough to judge them all.

use crate::space::{Heading, UD};

use super::budget::Budget;
use super::field::{Field, Mover};
use super::ranges::Ranges;
use super::steer::{Chain, Segment};
use super::straight::{after_straight, straight_ranges};

/// Wheels of candidates, in half degrees.
const TURNS: [i32; 7] = [0, -30, 30, -60, 60, -90, 90];
/// Distances of candidates are multiples of ½ UD.
const STEP: i32 = UD / 2;

/// A move that a bot may consider.
pub type Candidate = Chain;

/// Regular movement: a wheel, an advance by multiples of ½ UD, a wheel; wheels of 0, 15, 30 or 45 degrees.
pub fn candidates(field: &Field, mover: &Mover, budget: &Budget, mut visit: impl FnMut(&Candidate)) {
    let start = Chain::start(mover.pose, *budget);
    for wheeled in TURNS.into_iter().filter_map(|turn| start.wheel(field, mover, turn)) {
        if wheeled != start {
            visit(&wheeled);
        }
        let ranges = straight_ranges(field, &mover.at(wheeled.pose), wheeled.pose.heading, &wheeled.budget);
        for length in steps(ranges) {
            let gone = wheeled.advance(field, mover, length);
            visit(&gone);
            for turn in &TURNS[1..] {
                if let Some(end) = gone.wheel(field, mover, *turn) {
                    visit(&end);
                }
            }
        }
    }
}

/// Reduced movement in any of 16 directions by multiples of ½ UD, without turning.
pub fn reduced_candidates(field: &Field, mover: &Mover, budget: &Budget, mut visit: impl FnMut(&Candidate)) {
    let start = Chain::start(mover.pose, *budget);
    for direction in (0..16).map(|sixteenth| mover.pose.heading.turned(45 * sixteenth)) {
        for length in steps(straight_ranges(field, mover, direction, budget)) {
            let after = after_straight(field, mover, direction, length, budget);
            visit(&start.then(Segment::Drift(direction, length), mover.pose.moved(direction, length), after));
        }
    }
}

/// Turns on the spot to these headings.
pub fn rotations(
    field: &Field,
    mover: &Mover,
    budget: &Budget,
    headings: &[Heading],
    mut visit: impl FnMut(&Candidate),
) {
    let start = Chain::start(mover.pose, *budget);
    for turn in headings.iter().map(|&heading| mover.pose.heading.turn_to(heading)).filter(|&turn| turn != 0)
    {
        let pose = mover.pose.turned(turn);
        if field.is_free(mover, pose, budget.keep_away) {
            visit(&start.then(Segment::Rotate(turn.rem_euclid(720)), pose, *budget));
        }
    }
}

/// The multiples of ½ UD, and the longest way.
fn steps(ranges: Ranges) -> impl Iterator<Item = i32> {
    let most = ranges.highest().unwrap_or(0);
    let longest = (most % STEP != 0).then_some(most).filter(|&most| most > 0);
    (1..=most / STEP).map(|step| step * STEP).filter(move |&length| ranges.contains(length)).chain(longest)
}
