//! Poses for bots to think about: few enough to judge them all.

use crate::space::{Heading, UD};

use super::budget::Budget;
use super::field::{Field, Mover};
use super::ranges::Ranges;
use super::snaps::advance_snaps;
use super::steer::Chain;
use super::straight::straight_ranges;

/// A first or a last wheel is no wider than 45 degrees.
const WIDEST: i32 = 90;
/// Advances are tried by whole, half, quarter of the way that is free, to multiples of ½ UD.
const PARTS: [i32; 4] = [4, 3, 2, 1];

/// What a bot wants of a move.
#[derive(Clone, Copy, Debug)]
pub struct Wish<'a> {
    /// How many wheels are left.
    pub wheels: u8,
    /// Angles of a first wheel worth trying, clockwise.
    pub turns: &'a [i32],
    /// Headings worth ending with.
    pub headings: &'a [Heading],
}

/// Moves of a wheel, an advance and a wheel, any of which may be missing: towards what is wished, ahead by parts of the way
/// or until level with a neighbour.
pub fn candidates(
    field: &Field,
    mover: &Mover,
    budget: &Budget,
    wish: &Wish<'_>,
    mut visit: impl FnMut(&Chain),
) {
    let start = Chain::start(mover.pose, *budget);
    visit(&start);
    let turns = wish.turns.iter().filter(|turn| wish.wheels > 0 && **turn != 0 && turn.abs() <= WIDEST);
    for turn in [0].iter().chain(turns) {
        let Some(wheeled) = start.wheel(field, mover, *turn) else { continue };
        let wheels = wish.wheels - u8::from(*turn != 0);
        if wheeled != start {
            visit(&wheeled);
        }
        let at = mover.at(wheeled.pose);
        let ranges = straight_ranges(field, &at, at.pose.heading, &wheeled.budget);
        let level = advance_snaps(field, &at, at.pose.heading, &ranges);
        for length in lengths(&ranges).chain(level.iter()) {
            let gone = wheeled.advance(field, mover, length);
            visit(&gone);
            if wheels > 0 {
                square_up(field, mover, &gone, wish.headings, &mut visit);
            }
        }
        if wheels > 0 && *turn == 0 {
            square_up(field, mover, &start, wish.headings, &mut visit);
        }
    }
}

/// The last wheel.
fn square_up(
    field: &Field,
    mover: &Mover,
    gone: &Chain,
    headings: &[Heading],
    visit: &mut impl FnMut(&Chain),
) {
    let turns = headings.iter().map(|&heading| gone.pose.heading.turn_to(heading));
    for turn in turns.filter(|turn| *turn != 0 && turn.abs() <= WIDEST) {
        if let Some(end) = gone.wheel(field, mover, turn) {
            visit(&end);
        }
    }
}

/// Parts of the longest way.
fn lengths(ranges: &Ranges) -> impl Iterator<Item = i32> + '_ {
    let most = ranges.highest().unwrap_or(0);
    let part = move |part: i32| if part == 4 { most } else { most * part / 4 / (UD / 2) * (UD / 2) };
    PARTS.into_iter().map(part).filter(|&length| length > 0 && ranges.contains(length))
}
