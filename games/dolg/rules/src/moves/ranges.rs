//! Amounts with gaps between them.

/// At most this many ranges, as many as half a turn of half degrees can have; what would come after the last is left out.
const MOST: usize = 180;

/// Whole amounts, as ranges from lowest to highest with gaps between them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ranges {
    list: [(i32, i32); MOST],
    len: usize,
}

impl Ranges {
    /// Nothing.
    pub const NONE: Ranges = Ranges { list: [(0, 0); MOST], len: 0 };

    /// From the first amount to the last; nothing if they are the wrong way round.
    pub fn new(first: i32, last: i32) -> Ranges {
        let mut ranges = Ranges::NONE;
        if first <= last {
            ranges.list[0] = (first, last);
            ranges.len = 1;
        }
        ranges
    }

    /// Adds an amount above all others.
    pub(super) fn push(&mut self, amount: i32) {
        match self.list[..self.len].last_mut() {
            Some((_, last)) if *last + 1 == amount => *last = amount,
            _ if self.len < MOST => {
                self.list[self.len] = (amount, amount);
                self.len += 1;
            }
            _ => {}
        }
    }

    /// Drops everything above an amount.
    pub(super) fn cap(&mut self, most: i32) {
        while self.len > 0 && self.list[self.len - 1].0 > most {
            self.len -= 1;
        }
        if let Some((_, last)) = self.list[..self.len].last_mut() {
            *last = most.min(*last);
        }
    }

    /// Drops everything from an amount to another.
    pub(crate) fn cut(&mut self, first: i32, last: i32) {
        let before = *self;
        self.len = 0;
        for (from, to) in before.iter() {
            self.add(from, to.min(first - 1));
            self.add(from.max(last + 1), to);
        }
    }

    fn add(&mut self, from: i32, to: i32) {
        if from <= to && self.len < MOST && self.iter().last() != Some((from, to)) {
            self.list[self.len] = (from, to);
            self.len += 1;
        }
    }

    /// The ranges, lowest first: the first and last amount of each.
    pub fn iter(&self) -> impl Iterator<Item = (i32, i32)> {
        self.list.into_iter().take(self.len)
    }

    /// Is the amount in one of them?
    pub fn contains(&self, amount: i32) -> bool {
        self.iter().any(|(from, to)| (from..=to).contains(&amount))
    }

    /// The lowest amount.
    pub fn lowest(&self) -> Option<i32> {
        self.iter().next().map(|(from, _)| from)
    }

    /// The highest amount.
    pub fn highest(&self) -> Option<i32> {
        self.iter().last().map(|(_, to)| to)
    }

    /// The amount nearest to another; of two the lower.
    pub fn nearest(&self, amount: i32) -> Option<i32> {
        self.iter().map(|(from, to)| amount.clamp(from, to)).min_by_key(|near| (near.abs_diff(amount), *near))
    }

    /// Is there none?
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }
}

#[cfg(test)]
mod tests {
    use super::Ranges;

    fn list(ranges: &Ranges) -> Vec<(i32, i32)> {
        ranges.iter().collect()
    }

    #[test]
    fn cutting_leaves_gaps() {
        let mut ranges = Ranges::new(1, 100);
        ranges.cut(20, 30);
        ranges.cut(25, 50);
        ranges.cut(200, 300);
        assert_eq!(list(&ranges), [(1, 19), (51, 100)]);
        ranges.cut(-5, 1);
        ranges.cap(60);
        assert_eq!(list(&ranges), [(2, 19), (51, 60)]);
        ranges.cap(40);
        assert_eq!(list(&ranges), [(2, 19)]);
        ranges.cut(2, 19);
        assert!(ranges.is_empty());
    }

    #[test]
    fn amounts_in_a_row_are_one_range() {
        let mut ranges = Ranges::NONE;
        for amount in [1, 2, 3, 7, 8] {
            ranges.push(amount);
        }
        assert_eq!(list(&ranges), [(1, 3), (7, 8)]);
        assert!(ranges.contains(3) && !ranges.contains(4));
        assert_eq!([ranges.nearest(5), ranges.nearest(6), ranges.nearest(99)], [Some(3), Some(7), Some(8)]);
    }
}
