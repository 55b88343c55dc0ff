//! Amounts and poses worth a name: level with a neighbour, parallel to it, a gap of ¼ UD or none beside it.

use crate::space::{FRONT, Heading, Pose, UD, Wing};

use super::field::{Body, Field, Mover};
use super::ranges::Ranges;

/// The gaps between neighbours in a line, in 0.1 mm.
const GAPS: [i32; 2] = [UD / 4, 0];
/// Friends further away than this are no neighbours.
const NEIGHBOUR: i32 = 6 * UD;
/// At most this many.
const MOST: usize = 12;

/// A few amounts, lowest first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Snaps {
    list: [i32; MOST],
    len: usize,
}

impl Snaps {
    const NONE: Snaps = Snaps { list: [0; MOST], len: 0 };

    fn add(&mut self, amount: i32, ranges: &Ranges) {
        if ranges.contains(amount) && self.len < MOST && !self.list[..self.len].contains(&amount) {
            self.list[self.len] = amount;
            self.len += 1;
            self.list[..self.len].sort_unstable();
        }
    }

    /// The amounts.
    pub fn iter(&self) -> impl Iterator<Item = i32> {
        self.list.into_iter().take(self.len)
    }
}

/// The lengths in a direction at which the unit is level with a parallel friend, or beside it with a gap of ¼ UD or none.
pub fn advance_snaps(field: &Field, mover: &Mover, direction: Heading, ranges: &Ranges) -> Snaps {
    let mut snaps = Snaps::NONE;
    let sideways = mover.pose.heading.turn_to(direction).abs() == 180;
    for friend in neighbours(field, mover).filter(|friend| is_parallel(mover, friend)) {
        let ahead = friend.rect.center.length_along(mover.pose.center(), direction);
        if !sideways {
            snaps.add(ahead, ranges);
            continue;
        }
        for gap in GAPS {
            snaps.add(ahead - FRONT - gap, ranges);
            snaps.add(ahead + FRONT + gap, ranges);
        }
    }
    snaps
}

/// The poses in line with each neighbour, to its left and right, that are free.
pub fn slots(field: &Field, mover: &Mover, keep_away: i32, mut visit: impl FnMut(Pose)) {
    for friend in neighbours(field, mover) {
        for (&wing, gap) in Wing::ALL.iter().flat_map(|wing| GAPS.map(|gap| (wing, gap))) {
            let pose = beside(friend, wing, gap);
            if field.is_free(mover, pose, keep_away) {
                visit(pose);
            }
        }
    }
}

fn beside(friend: &Body, wing: Wing, gap: i32) -> Pose {
    let card = &friend.rect;
    Pose::near(card.center, card.right(), i64::from(wing.sign() * (FRONT + gap)), card.heading)
}

fn neighbours<'a>(field: &'a Field, mover: &'a Mover) -> impl Iterator<Item = &'a Body> {
    field.friend_cards(mover.unit).filter(move |friend| is_neighbour(mover, friend))
}

fn is_neighbour(mover: &Mover, body: &Body) -> bool {
    mover.pose.center().is_within(body.rect.center, NEIGHBOUR)
}

fn is_parallel(mover: &Mover, friend: &Body) -> bool {
    mover.pose.heading == friend.rect.heading
}

#[cfg(test)]
mod tests {
    use super::{advance_snaps, slots};
    use crate::ids::{Kind, Side, UnitId};
    use crate::moves::{Budget, Field, KEEP_AWAY, Mover, straight_ranges};
    use crate::space::{Heading, Pose};

    fn field(others: &[(Side, Pose)]) -> (Field, Mover) {
        let mut field = Field::new(10_000, 9_000);
        for (nth, (side, pose)) in others.iter().enumerate() {
            field.add_card(UnitId::of(*side, nth + 1), *pose, Kind::CelNoble.row());
        }
        let row = Kind::RomLegion.row();
        (field, Mover::new(UnitId::of(Side::South, 0), Pose::new(5000, 3000, 0), row))
    }

    fn budget() -> Budget {
        Budget::new(2000, KEEP_AWAY)
    }

    #[test]
    fn fronts_become_level() {
        let (field, mover) =
            field(&[(Side::South, Pose::new(6100, 3777, 0)), (Side::South, Pose::new(3900, 4000, 1))]);
        let ranges = straight_ranges(&field, &mover, Heading::NORTH, &budget());
        assert_eq!(advance_snaps(&field, &mover, Heading::NORTH, &ranges).iter().collect::<Vec<_>>(), [777]);
    }

    #[test]
    fn a_gap_of_a_quarter_ud_or_none() {
        let (field, mover) = field(&[(Side::South, Pose::new(7000, 3000, 0))]);
        let east = Heading::new(180);
        let ranges = straight_ranges(&field, &mover, east, &budget());
        let snaps: Vec<i32> = advance_snaps(&field, &mover, east, &ranges).iter().collect();
        assert_eq!(snaps, [2000 - 880 - 125, 2000 - 880]);
    }

    #[test]
    fn slots_lie_in_line_with_a_neighbour() {
        let (field, mover) =
            field(&[(Side::South, Pose::new(5000, 5000, 0)), (Side::South, Pose::new(4100, 5000, 0))]);
        let mut found = Vec::new();
        slots(&field, &mover, KEEP_AWAY, |pose| found.push(pose));
        assert!(found.contains(&Pose::new(6005, 5000, 0)) && found.contains(&Pose::new(5880, 5000, 0)));
        assert!(!found.contains(&Pose::new(3995, 5000, 0)), "a friend is there");
    }
}
