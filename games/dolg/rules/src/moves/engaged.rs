//! Wing counters, and what engaged units do: envelop and reposition.

use crate::ids::UnitId;
use crate::space::{
    Contact, DEPTH, Edge, FRONT, Pose, Rect, SCALE, SECTION, TOLERANCE, Wing, contact, flush_beside,
    flush_pose, overlaps,
};

use super::field::{Field, Mover};

/// A repositioning unit gains at most this many dice against any enemy (10.4).
const MOST_GAIN: u8 = 2;

/// The counter of an extended line beside the front of a card (15.8).
pub fn extension(card: &Rect, wing: Wing) -> Rect {
    Rect::counter(card, wing.sign() * (FRONT + SECTION) / 2, (DEPTH - SECTION) / 2)
}

/// The counter with which a unit envelops an enemy before its front: against the enemy's flank, beginning at the line of contact (10.2).
/// There is none where the unit's own front corner is not level with the enemy's or beyond it.
pub fn envelopment(card: &Rect, enemy: &Rect, wing: Wing) -> Option<Rect> {
    let contact = contact(card, enemy).filter(|contact| contact.edge == Edge::Front)?;
    // Seen from the enemy the wing is the other one, unless the unit stands at its rear.
    let (side, end) = match contact.their_edge {
        Edge::Front => (-wing.sign(), 1),
        Edge::Rear => (wing.sign(), -1),
        Edge::Left | Edge::Right => return None,
    };
    let beyond = i64::from(side) * enemy.local(card.corners[wing as usize]).0;
    (beyond >= i64::from(FRONT / 2 - TOLERANCE) * SCALE)
        .then(|| Rect::counter(enemy, side * (FRONT + SECTION) / 2, end * (DEPTH - SECTION) / 2))
}

/// Where a unit stands after sliding by one section along the edge of the enemy at its front (10.4).
pub fn slide(field: &Field, mover: &Mover, enemy: &Rect, wing: Wing) -> Option<Pose> {
    let card = mover.pose.rect();
    let contact = contact(&card, enemy).filter(|contact| contact.edge == Edge::Front)?;
    let middle = contact.their_edge.middle(enemy);
    let aside = card.center.length_along(middle, mover.pose.heading.turned(180));
    let pose = flush_beside(enemy, contact.their_edge, whole_sections(aside) + wing.sign() * SECTION);
    may_reposition(field, mover, pose).then_some(pose)
}

/// Without what rounding added to a multiple of a section.
fn whole_sections(aside: i32) -> i32 {
    let whole = (aside + SECTION / 2).div_euclid(SECTION) * SECTION;
    if (aside - whole).abs() <= 2 { whole } else { aside }
}

/// Where a unit stands after turning its front against an enemy at its flank or rear (10.4).
// Ruling: of the flush poses on the edge in contact it takes the one nearest to where it stood.
pub fn turn_to(field: &Field, mover: &Mover, enemy: &Rect) -> Option<Pose> {
    let contact = contact(&mover.pose.rect(), enemy).filter(|contact| contact.edge != Edge::Front)?;
    let poses =
        [0, -1, 1, -2, 2, -3, 3].into_iter().map(|steps| flush_pose(enemy, contact.their_edge, steps));
    let center = mover.pose.center();
    poses
        .filter(|&pose| may_reposition(field, mover, pose))
        .min_by_key(|pose| pose.center().square_to(center))
}

/// Is the pose free, does every enemy stay in contact, and is no more gained than allowed?
fn may_reposition(field: &Field, mover: &Mover, pose: Pose) -> bool {
    let (before, after) = (mover.pose.rect(), pose.rect());
    let cells = |contact: Option<Contact>| contact.map_or(0, |contact| contact.cells.count());
    let keeps = |enemy: &Rect| {
        let (had, has) = (contact(&before, enemy), contact(&after, enemy));
        (had.is_none() || has.is_some()) && cells(has) <= cells(had) + MOST_GAIN
    };
    after.is_on_table(field.width, field.height)
        && !field.others(mover.unit).any(|body| overlaps(&after, &body.rect))
        && field.enemy_cards(mover.unit).all(|body| keeps(&body.rect))
}

impl Field {
    /// Is the place of a counter free of everybody but these two, and on the table (10.2, 15.8)?
    pub fn has_room(&self, counter: &Rect, unit: UnitId, enemy: Option<UnitId>) -> bool {
        let others = self.others(unit).filter(|body| Some(body.unit) != enemy || body.counter.is_some());
        counter.is_on_table(self.width, self.height)
            && !others.into_iter().any(|body| overlaps(counter, &body.rect))
    }
}

#[cfg(test)]
mod tests {
    use super::{envelopment, extension, slide, turn_to};
    use crate::ids::{Kind, Side, UnitId};
    use crate::moves::{Field, Mover};
    use crate::space::{Edge, Point, Pose, Rect, Wing, contact, flush_pose, overlaps};

    const ENEMY: Pose = Pose::new(5000, 5000, 360);

    fn field(mover: Pose, others: &[(Side, Pose)]) -> (Field, Mover) {
        let mut field = Field::new(10_000, 9_000);
        let unit = UnitId::of(Side::South, 0);
        field.add_card(unit, mover, Kind::RomLegion.row());
        for (nth, (side, pose)) in others.iter().enumerate() {
            field.add_card(UnitId::of(*side, nth + 1), *pose, Kind::CelNoble.row());
        }
        (field, Mover::new(unit, mover, Kind::RomLegion.row()))
    }

    // D16 of the facts: on front or rear contact, own corner level with or beyond the enemy's.
    #[test]
    fn a_level_or_overhanging_wing_envelops() {
        let enemy = ENEMY.rect();
        let place = |edge: Edge, steps: i32, wing: Wing| {
            envelopment(&flush_pose(&enemy, edge, steps).rect(), &enemy, wing)
        };
        assert_eq!(
            place(Edge::Front, 0, Wing::Right).map(|counter| counter.center),
            Some(Point::at(5550, 4795))
        );
        assert_eq!(
            place(Edge::Front, 0, Wing::Left).map(|counter| counter.center),
            Some(Point::at(4450, 4795))
        );
        assert!(place(Edge::Front, 1, Wing::Right).is_some() && place(Edge::Front, 1, Wing::Left).is_none());
        assert_eq!(
            place(Edge::Rear, 0, Wing::Right).map(|counter| counter.center),
            Some(Point::at(4450, 5205))
        );
        assert!(place(Edge::Left, 0, Wing::Right).is_none());
        let counter = place(Edge::Front, 0, Wing::Right).unwrap();
        assert!(
            !overlaps(&counter, &enemy) && !overlaps(&counter, &flush_pose(&enemy, Edge::Front, 0).rect())
        );
    }

    #[test]
    fn an_extension_is_level_with_the_front() {
        let card = Pose::new(1000, 1000, 0).rect();
        assert_eq!(extension(&card, Wing::Left).corners[0], Point::at(340, 1315));
        assert_eq!(extension(&card, Wing::Right).corners[1], Point::at(1660, 1315));
    }

    #[test]
    fn the_place_of_a_counter_must_be_free() {
        let start = flush_pose(&ENEMY.rect(), Edge::Front, 0);
        let counter = envelopment(&start.rect(), &ENEMY.rect(), Wing::Right).unwrap();
        let (alone, mover) = field(start, &[(Side::North, ENEMY)]);
        let enemy = Some(UnitId::of(Side::North, 1));
        assert!(alone.has_room(&counter, mover.unit, enemy));
        let (crowded, mover) =
            field(start, &[(Side::North, ENEMY), (Side::North, Pose::new(5900, 5000, 360))]);
        assert!(!crowded.has_room(&counter, mover.unit, enemy));
    }

    #[test]
    fn a_unit_slides_by_one_section() {
        for heading in [360, 333, 47] {
            let enemy = Pose::new(5000, 5000, heading);
            for steps in -3..3 {
                let start = flush_pose(&enemy.rect(), Edge::Front, steps);
                let (field, mover) = field(start, &[(Side::North, enemy)]);
                let end = slide(&field, &mover, &enemy.rect(), Wing::Right);
                assert_eq!(end, Some(flush_pose(&enemy.rect(), Edge::Front, steps + 1)));
            }
            let start = flush_pose(&enemy.rect(), Edge::Front, 3);
            let (field, mover) = field(start, &[(Side::North, enemy)]);
            assert_eq!(slide(&field, &mover, &enemy.rect(), Wing::Right), None);
        }
    }

    #[test]
    fn sliding_releases_nobody_and_needs_room() {
        let start = flush_pose(&ENEMY.rect(), Edge::Front, 0);
        let beside = Pose::new(5880, 4370, 0);
        let (crowded, mover) = field(start, &[(Side::North, ENEMY), (Side::South, beside)]);
        assert_eq!(slide(&crowded, &mover, &ENEMY.rect(), Wing::Right), None);
        let second = Pose::new(5000 - 880, 5000, 360);
        let start = flush_pose(&ENEMY.rect(), Edge::Front, -1);
        let (two, mover) = field(start, &[(Side::North, ENEMY), (Side::North, second)]);
        assert!(contact(&start.rect(), &second.rect()).is_some());
        assert_eq!(slide(&two, &mover, &ENEMY.rect(), Wing::Right), None);
        assert!(slide(&two, &mover, &ENEMY.rect(), Wing::Left).is_some());
    }

    #[test]
    fn a_unit_struck_in_the_flank_turns_to_its_enemy() {
        let start = Pose::new(5000, 5000, 0);
        let enemy = flush_pose(&start.rect(), Edge::Right, 1);
        let (field, mover) = field(start, &[(Side::North, enemy)]);
        let end = turn_to(&field, &mover, &enemy.rect()).unwrap();
        assert_eq!(end.heading, enemy.heading.reversed());
        let found = contact(&end.rect(), &enemy.rect()).unwrap();
        assert_eq!((found.edge, found.their_edge, found.cells.count()), (Edge::Front, Edge::Front, 3));
        assert!(!overlaps(&end.rect(), &Rect::card(enemy)));
    }
}
