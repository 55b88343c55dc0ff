//! Edges that lie against each other, and the poses that bring them there.

use super::angle::{Heading, Vector};
use super::rect::SCALE;
use super::{CELL_OVERLAP, DEPTH, FLANK_SECTION, Point, Pose, Rect, SECTION, TOLERANCE};

/// A charger's front may lie this many sections to either side of the middle of the edge it charges (9.2).
pub const MOST_STEPS: i32 = 3;
/// Edges within one degree of each other are parallel (2.7).
const PARALLEL: i32 = 2;

sandtable_core::words! {
    /// An edge of a card.
    pub enum Edge: "edge" in "dolg-edge" {
        /// Where it faces.
        Front = "front",
        /// To the right of where it faces.
        Right = "right",
        /// Behind.
        Rear = "rear",
        /// To the left.
        Left = "left",
    }
}

impl Edge {
    /// Where the edge looks on a card with this heading.
    #[inline]
    pub const fn outward(self, heading: Heading) -> Heading {
        heading.turned(self as i32 * 180)
    }

    /// Is it the left or right one?
    #[inline]
    pub const fn is_flank(self) -> bool {
        matches!(self, Edge::Left | Edge::Right)
    }

    /// From the centre to the edge, and half of the edge, in 0.1 mm.
    #[inline]
    const fn sizes(self, rect: &Rect) -> (i32, i32) {
        match self {
            Edge::Left | Edge::Right => (rect.half_front, rect.half_depth),
            Edge::Front | Edge::Rear => (rect.half_depth, rect.half_front),
        }
    }

    /// The middle of this edge.
    pub fn middle(self, rect: &Rect) -> Point {
        rect.center.shifted(self.outward(rect.heading).ahead(), self.sizes(rect).0)
    }

    /// The edge that looks where a heading does, if one is parallel to it.
    fn facing(rect: &Rect, outward: Heading) -> Option<Edge> {
        Edge::ALL.iter().copied().find(|edge| edge.outward(rect.heading).turn_to(outward).abs() <= PARALLEL)
    }
}

/// Sections of an edge, from the left of whoever looks outward: one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Cells(u8);

impl Cells {
    /// How many.
    #[inline]
    pub const fn count(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Is this section among them?
    pub const fn contains(self, cell: i32) -> bool {
        self.0 >> cell & 1 == 1
    }
}

/// Two edges in contact: one card's and another's, each with its sections.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Contact {
    /// The edge of the first.
    pub edge: Edge,
    /// Its sections in contact.
    pub cells: Cells,
    /// The edge of the other.
    pub their_edge: Edge,
    /// The other's sections in contact.
    pub their_cells: Cells,
}

/// The pose that lays a card's front on an edge of a rectangle, shifted by whole sections to the right of the card (9.2).
pub fn flush_pose(target: &Rect, edge: Edge, steps: i32) -> Pose {
    flush_beside(target, edge, steps * SECTION)
}

/// The same, shifted by any length in 0.1 mm.
pub fn flush_beside(target: &Rect, edge: Edge, aside: i32) -> Pose {
    let outward = edge.outward(target.heading);
    let (away, aside) = (i64::from(edge.sizes(target).0 + DEPTH / 2), i64::from(aside));
    let (ahead, right) = (outward.ahead(), outward.reversed().right());
    let sum = Vector { x: away * ahead.x + aside * right.x, y: away * ahead.y + aside * right.y };
    Pose::near(target.center, sum, 1, outward.reversed())
}

/// The edges of two cards that lie against each other over at least 3 mm, if there are any.
pub fn contact(a: &Rect, b: &Rect) -> Option<Contact> {
    if !a.may_come_within(b, i64::from(TOLERANCE)) {
        return None;
    }
    Edge::ALL.iter().copied().find_map(|edge| contact_on(a, edge, b))
}

fn contact_on(a: &Rect, edge: Edge, b: &Rect) -> Option<Contact> {
    let outward = edge.outward(a.heading);
    let their_edge = Edge::facing(b, outward.reversed())?;
    if !lies_against(a, edge, b, their_edge) || !lies_against(b, their_edge, a, edge) {
        return None;
    }
    let cells = cells_against(a, edge, b, their_edge)?;
    let their_cells = cells_against(b, their_edge, a, edge)?;
    Some(Contact { edge, cells, their_edge, their_cells })
}

/// Is the middle of the other edge within the tolerance of this edge's line?
fn lies_against(rect: &Rect, edge: Edge, other: &Rect, their_edge: Edge) -> bool {
    let outward = edge.outward(rect.heading).ahead();
    let gap = their_edge.middle(other).along(rect.center, outward) - i64::from(edge.sizes(rect).0) * SCALE;
    gap.abs() <= i64::from(TOLERANCE) * SCALE
}

/// The sections of an edge that lie against the other edge by 3 mm or more, if there are any.
fn cells_against(rect: &Rect, edge: Edge, other: &Rect, their_edge: Edge) -> Option<Cells> {
    let right = edge.outward(rect.heading).right();
    let middle = their_edge.middle(other).along(rect.center, right);
    let theirs = i64::from(their_edge.sizes(other).1) * SCALE;
    let half = edge.sizes(rect).1;
    let width = if half == FLANK_SECTION { FLANK_SECTION } else { SECTION };
    let overlap = |cell: i32| {
        let (from, to) = (cell * width - half, (cell + 1) * width - half);
        (middle + theirs).min(i64::from(to) * SCALE) - (middle - theirs).max(i64::from(from) * SCALE)
    };
    let touching = (0..2 * half / width).filter(|&cell| overlap(cell) >= i64::from(CELL_OVERLAP) * SCALE);
    let mask = touching.fold(0, |mask, cell| mask | 1 << cell);
    (mask != 0).then_some(Cells(mask))
}

#[cfg(test)]
mod tests {
    use super::{Edge, MOST_STEPS, contact, flush_pose};
    use crate::space::{Pose, Rect, overlaps};

    fn counts(a: &Rect, b: &Rect) -> Option<(Edge, u8, Edge, u8)> {
        contact(a, b).map(|c| (c.edge, c.cells.count(), c.their_edge, c.their_cells.count()))
    }

    // D3 of the facts: shifted by whole sections, three to either side.
    #[test]
    fn a_front_on_a_front_shares_whole_sections() {
        for heading in 0..720 {
            let target = Pose::new(5000, 5000, heading).rect();
            for steps in -MOST_STEPS..=MOST_STEPS {
                let charger = flush_pose(&target, Edge::Front, steps).rect();
                let cells = 4 - steps.unsigned_abs() as u8;
                assert_eq!(counts(&charger, &target), Some((Edge::Front, cells, Edge::Front, cells)));
                assert!(!overlaps(&charger, &target));
            }
        }
    }

    #[test]
    fn a_front_on_a_flank_meets_at_most_two_sections() {
        for heading in 0..720 {
            let target = Pose::new(5000, 5000, heading).rect();
            for (steps, mine, theirs) in [(-3, 1, 1), (-2, 2, 1), (-1, 3, 2), (0, 4, 2), (1, 3, 2), (3, 1, 1)]
            {
                let charger = flush_pose(&target, Edge::Left, steps).rect();
                assert_eq!(
                    counts(&charger, &target),
                    Some((Edge::Front, mine, Edge::Left, theirs)),
                    "{steps}"
                );
            }
        }
    }

    #[test]
    fn sections_are_counted_from_the_left() {
        let target = Pose::new(5000, 5000, 0).rect();
        let charger = flush_pose(&target, Edge::Front, 3);
        assert_eq!(charger, Pose::new(5000 - 660, 5630, 360));
        let found = contact(&charger.rect(), &target).unwrap();
        assert!(found.cells.contains(0) && found.their_cells.contains(0));
    }

    #[test]
    fn cards_side_by_side_touch_with_their_flanks() {
        let (a, b) = (Pose::new(1000, 1000, 0).rect(), Pose::new(1880, 1000, 0).rect());
        assert_eq!(counts(&a, &b), Some((Edge::Right, 2, Edge::Left, 2)));
        assert_eq!(counts(&a, &Pose::new(1886, 1000, 0).rect()), None);
        assert_eq!(counts(&a, &Pose::new(1880, 1000 + 601, 0).rect()), None);
        assert_eq!(counts(&a, &Pose::new(1880, 1000 + 600, 0).rect()), Some((Edge::Right, 1, Edge::Left, 1)));
    }
}
