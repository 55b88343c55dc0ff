//! Laws about the end: it comes, and everybody agrees on it.

use sandtable_core::prelude::*;

use sandtable_core::{Game, Outcome, Rules, Turn};

use crate::Walk;

type Event<G> = <<G as Game>::State as Rules>::Event;

/// The game ends within the steps given. There is an outcome exactly then, with a score for every seat; a seat's
/// value lies between 0 and 1, and at the end the losers have 0 and the winners at least their share. Where points are counted,
/// they are the scores at the end, and what is told of how they came about adds up to them.
pub fn games_end<G: Game>(walk: &mut Walk<'_, G>) {
    let mut events = Vec::new();
    walk.each(|walk| {
        events.extend_from_slice(walk.events());
        let over = walk.state().turn() == Turn::Over;
        let outcome = walk.state().outcome();
        assert_eq!(outcome.is_some(), over, "there is an outcome exactly when the game is over");
        check_values(walk);
        if let Some(outcome) = outcome {
            check_outcome(walk, &outcome);
            check_points(walk, &outcome, &events);
        }
    });
    assert!(walk.state().turn() == Turn::Over, "the game is not over after {} steps", walk.ply());
}

fn check_values<G: Game>(walk: &Walk<'_, G>) {
    for seat in walk.seats() {
        let value = walk.state().value(seat);
        assert!(
            (0.0..=1.0).contains(&value),
            "the value for {seat:?} is {value}, which is not between 0 and 1"
        );
    }
}

fn check_outcome<G: Game>(walk: &Walk<'_, G>, outcome: &Outcome) {
    let seats = walk.seats().count();
    assert_eq!(outcome.scores.len(), seats, "every seat has a score: {outcome:?}");
    assert!(outcome.winners.iter().all(|seat| seat.index() < seats), "only seats can win: {outcome:?}");
    for seat in walk.seats() {
        let (value, share) = (walk.state().value(seat), outcome.share(seat));
        let agrees = if outcome.winners.has(seat) { value >= share - 1e-6 } else { value == 0.0 };
        assert!(
            agrees,
            "the value for {seat:?} is {value} at the end, but its share is {share}: {outcome:?}"
        );
    }
}

fn check_points<G: Game>(walk: &Walk<'_, G>, outcome: &Outcome, events: &[Event<G>]) {
    for (seat, &score) in walk.seats().zip(&outcome.scores) {
        let points = walk.state().points_by_now(seat);
        assert!(points.is_none_or(|points| points == score), "{seat:?} has {points:?}: {outcome:?}");
        let tally = walk.state().tally(seat, &mut events.iter());
        let sum: i32 = tally.iter().map(|line| line.points).sum();
        assert!(
            tally.is_empty() || sum == score,
            "the lines of {seat:?} do not add up to {score}: {tally:?}"
        );
    }
}
