//! Counts of whole numbers, and what can be said of them.
//!
//! Counting keeps reports small and makes adding up the work of many threads exact in any order.

use std::collections::BTreeMap;

use serde::Serialize;

/// How often each number came up.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Tally(BTreeMap<i64, u64>);

impl Tally {
    pub(crate) fn add(&mut self, number: i64) {
        *self.0.entry(number).or_default() += 1;
    }

    pub(crate) fn pour(&mut self, other: Tally) {
        for (number, times) in other.0 {
            *self.0.entry(number).or_default() += times;
        }
    }

    pub(crate) fn total(&self) -> u64 {
        self.0.values().sum()
    }

    /// The sum of all numbers.
    pub(crate) fn sum(&self) -> i64 {
        self.0.iter().map(|(&number, &times)| number * times as i64).sum()
    }

    pub(crate) fn spread(self) -> Spread {
        let count = self.total().max(1) as f64;
        let mean = self.sum() as f64 / count;
        let squares = self.0.iter().map(|(&number, &times)| (number as f64 - mean).powi(2) * times as f64);
        Spread {
            mean,
            deviation: (squares.sum::<f64>() / count).sqrt(),
            least: self.percentile(0),
            p5: self.percentile(5),
            p25: self.percentile(25),
            median: self.percentile(50),
            p75: self.percentile(75),
            p95: self.percentile(95),
            most: self.percentile(100),
            counts: self.0,
        }
    }

    /// The smallest number that at least this many percent do not exceed (nearest rank); 0 if there are none.
    fn percentile(&self, percent: u64) -> i64 {
        let rank = (self.total() * percent).div_ceil(100).max(1);
        let mut below = 0;
        let reached = self.0.iter().find(|(_, times)| {
            below += **times;
            below >= rank
        });
        reached.map_or(0, |(&number, _)| number)
    }
}

/// How numbers are spread: percentiles are numbers that did come up (nearest rank).
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Spread {
    /// The average.
    pub mean: f64,
    /// The standard deviation.
    pub deviation: f64,
    /// The smallest.
    pub least: i64,
    /// One in twenty is no more than this.
    pub p5: i64,
    /// One in four is no more than this.
    pub p25: i64,
    /// Half are no more than this.
    pub median: i64,
    /// Three in four are no more than this.
    pub p75: i64,
    /// Nineteen in twenty are no more than this.
    pub p95: i64,
    /// The largest.
    pub most: i64,
    /// How often each number came up.
    pub counts: BTreeMap<i64, u64>,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(numbers: &[i64]) -> Tally {
        let mut tally = Tally::default();
        for &number in numbers {
            tally.add(number);
        }
        tally
    }

    #[test]
    fn a_spread_by_hand() {
        let spread = tally(&[9, 2, 4, 4, 5, 4, 7, 5]).spread();
        assert_eq!((spread.mean, spread.deviation), (5.0, 2.0));
        assert_eq!((spread.least, spread.p25, spread.median, spread.p75, spread.most), (2, 4, 4, 5, 9));
        assert_eq!((spread.p5, spread.p95), (2, 9));
        assert_eq!(spread.counts[&4], 3);
    }

    #[test]
    fn nothing_spreads_nowhere() {
        let spread = Tally::default().spread();
        assert_eq!((spread.mean, spread.deviation, spread.median), (0.0, 0.0, 0));
    }

    #[test]
    fn tallies_add_up() {
        let mut poured = tally(&[1, -2]);
        poured.pour(tally(&[1, 3]));
        assert_eq!(poured, tally(&[3, 1, 1, -2]));
        assert_eq!((poured.total(), poured.sum()), (4, 3));
    }
}
