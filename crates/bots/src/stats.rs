//! What seats have at the end, and whether it helps to win.
//!
//! Averages of winners and losers say little where everybody buys much of the same, so the winning rate of whoever has
//! strictly the most of a thing stands beside them. Both tell what goes with victory, not what brings it about.

use std::collections::BTreeMap;

use sandtable_core::{Seat, SeatSet};
use serde::Serialize;

use crate::Rate;

/// What was found about a thing that seats have.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct StatFindings {
    /// The id of the message that names it.
    pub thing: String,
    /// How many a winner had, on average.
    pub winners: f64,
    /// How many any other seat had, on average.
    pub others: f64,
    /// How often a seat that had more than each other seat won, of the games with such a seat.
    pub most: Rate,
}

/// What games say about a thing.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Stat {
    thing: String,
    winners: Pile,
    others: Pile,
    /// Games in which one seat had the most.
    led: u64,
    /// Those of them that it won, by the number of winners.
    won: BTreeMap<usize, u64>,
}

/// Things that belong to this many seats.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
struct Pile {
    things: u64,
    seats: u64,
}

impl Stat {
    /// What one game says, thing by thing; `held` has a list for each seat.
    pub(crate) fn of(held: &[Vec<(String, u32)>], winners: SeatSet) -> Vec<Stat> {
        let things = held.first().map_or(&[][..], Vec::as_slice).iter().enumerate();
        things
            .map(|(at, (thing, _))| {
                let counts: Vec<u32> = held.iter().map(|seat| seat[at].1).collect();
                Stat::of_thing(thing, &counts, winners)
            })
            .collect()
    }

    fn of_thing(thing: &str, counts: &[u32], winners: SeatSet) -> Stat {
        let mut stat = Stat { thing: thing.to_owned(), ..Stat::default() };
        for (seat, &count) in (0..).map(Seat).zip(counts) {
            let pile = if winners.has(seat) { &mut stat.winners } else { &mut stat.others };
            pile.pour(Pile { things: count.into(), seats: 1 });
        }
        if let Some(leader) = leader(counts) {
            stat.led = 1;
            stat.won.extend(winners.has(leader).then_some((winners.len(), 1)));
        }
        stat
    }

    /// Adds what other games of the same kind say.
    pub(crate) fn pour_all(into: &mut Vec<Stat>, from: Vec<Stat>) {
        if into.is_empty() {
            *into = from;
            return;
        }
        for (mine, theirs) in into.iter_mut().zip(from) {
            mine.pour(theirs);
        }
    }

    fn pour(&mut self, other: Stat) {
        debug_assert_eq!(self.thing, other.thing, "things come in the same order in every game");
        self.winners.pour(other.winners);
        self.others.pour(other.others);
        self.led += other.led;
        for (winners, times) in other.won {
            *self.won.entry(winners).or_default() += times;
        }
    }

    /// A victory of two counts half, as for seats.
    pub(crate) fn findings(self) -> StatFindings {
        let points = self.won.iter().map(|(&winners, &times)| times as f64 / winners as f64).sum();
        StatFindings {
            thing: self.thing,
            winners: self.winners.mean(),
            others: self.others.mean(),
            most: Rate::new(points, self.led),
        }
    }
}

impl Pile {
    fn pour(&mut self, other: Pile) {
        self.things += other.things;
        self.seats += other.seats;
    }

    fn mean(self) -> f64 {
        self.things as f64 / self.seats.max(1) as f64
    }
}

/// The seat with the most, unless another has as many.
fn leader(counts: &[u32]) -> Option<Seat> {
    let most = counts.iter().max()?;
    let mut leaders = (0..).map(Seat).zip(counts).filter(|(_, count)| *count == most);
    leaders.next().filter(|_| leaders.next().is_none()).map(|(seat, _)| seat)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Tanks and guns of each seat.
    fn game(held: &[(u32, u32)], winners: &[u8]) -> Vec<Stat> {
        let things =
            |&(tanks, guns): &(u32, u32)| vec![("tanks".to_owned(), tanks), ("guns".to_owned(), guns)];
        let held: Vec<_> = held.iter().map(things).collect();
        Stat::of(&held, winners.iter().copied().map(Seat).collect())
    }

    fn found(games: Vec<Vec<Stat>>) -> Vec<StatFindings> {
        let mut sum = Vec::new();
        for game in games {
            Stat::pour_all(&mut sum, game);
        }
        sum.into_iter().map(Stat::findings).collect()
    }

    #[test]
    fn three_games_by_hand() {
        let found = found(vec![
            game(&[(5, 0), (2, 1), (2, 1)], &[0]),
            game(&[(1, 4), (7, 1), (0, 0)], &[0]),
            game(&[(0, 2), (1, 3), (3, 4)], &[2]),
        ]);
        let [tanks, guns] = &found[..] else { panic!("two things: {found:?}") };
        assert_eq!((tanks.thing.as_str(), guns.thing.as_str()), ("tanks", "guns"));
        assert_eq!((tanks.winners, tanks.others), (3.0, 2.0));
        assert_eq!((tanks.most.points, tanks.most.games), (2.0, 3));
        assert_eq!((guns.winners, guns.others), (8.0 / 3.0, 8.0 / 6.0));
        assert_eq!((guns.most.points, guns.most.games), (2.0, 2), "nobody had most guns in the first");
    }

    #[test]
    fn a_shared_victory_counts_in_part() {
        let found = found(vec![game(&[(5, 1), (2, 1), (2, 1)], &[0, 1])]);
        assert_eq!((found[0].winners, found[0].others), (3.5, 2.0));
        assert_eq!((found[0].most.points, found[0].most.games), (0.5, 1));
        assert_eq!((found[1].most.points, found[1].most.games), (0.0, 0));
    }

    #[test]
    fn a_game_that_nobody_won_has_no_winners() {
        let found = found(vec![game(&[(5, 1), (2, 1)], &[])]);
        assert_eq!((found[0].winners, found[0].others), (0.0, 3.5));
        assert_eq!((found[0].most.points, found[0].most.games), (0.0, 1));
    }

    #[test]
    fn nothing_is_held_where_nothing_is_counted() {
        assert_eq!(Stat::of(&[Vec::new(), Vec::new()], SeatSet::only(Seat(0))), []);
        assert_eq!(Stat::of(&[], SeatSet::default()), []);
    }
}
