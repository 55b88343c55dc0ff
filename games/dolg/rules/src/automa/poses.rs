//! The poses the AI chooses from: few enough to judge them all (23.1).

use crate::moves::{Budget, Chain, Field, Mover, Ranges, Segment, after_straight, straight_ranges};
use crate::space::{Heading, UD};

/// Wheels of candidates, in half degrees.
const TURNS: [i32; 7] = [0, -30, 30, -60, 60, -90, 90];
/// Distances of candidates are multiples of ½ UD.
const STEP: i32 = UD / 2;

/// Regular movement: a wheel, an advance by multiples of ½ UD, a wheel; wheels of 0, 15, 30 or 45 degrees.
pub(super) fn candidates(field: &Field, mover: &Mover, budget: &Budget, mut visit: impl FnMut(&Chain)) {
    let start = Chain::start(mover.pose, *budget);
    for wheeled in TURNS.into_iter().filter_map(|turn| start.wheel(field, mover, turn)) {
        if wheeled != start {
            visit(&wheeled);
        }
        let ranges = straight_ranges(field, &mover.at(wheeled.pose), wheeled.pose.heading, &wheeled.budget);
        for length in steps(&ranges) {
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
pub(super) fn reduced_candidates(
    field: &Field,
    mover: &Mover,
    budget: &Budget,
    mut visit: impl FnMut(&Chain),
) {
    let start = Chain::start(mover.pose, *budget);
    for direction in (0..16).map(|sixteenth| mover.pose.heading.turned(45 * sixteenth)) {
        for length in steps(&straight_ranges(field, mover, direction, budget)) {
            let after = after_straight(field, mover, direction, length, budget);
            visit(&start.then(Segment::Drift(direction, length), mover.pose.moved(direction, length), after));
        }
    }
}

/// Turns on the spot to these headings.
pub(super) fn rotations(
    field: &Field,
    mover: &Mover,
    budget: &Budget,
    headings: &[Heading],
    mut visit: impl FnMut(&Chain),
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
fn steps(ranges: &Ranges) -> impl Iterator<Item = i32> + '_ {
    let most = ranges.highest().unwrap_or(0);
    let longest = (most % STEP != 0).then_some(most).filter(|&most| most > 0);
    (1..=most / STEP).map(|step| step * STEP).filter(move |&length| ranges.contains(length)).chain(longest)
}
