//! The line of battle: where it runs, who stands in it, and which pose mends it best (23.9, 23.10, 23.16, 23.17, 24.9).

use super::Plan;
use super::poses::{candidates, reduced_candidates, rotations};
use super::scout::Scout;
use super::words::{Arm, Item, Row, Section};
use crate::deploy::forward;
use crate::ids::{Mark, UnitId};
use crate::movement::{Gait, Trip};
use crate::moves::{Chain, Segment, straight_ranges};
use crate::space::{DEPTH, FRONT, Heading, Pose, UD};
use crate::state::State;

/// Fronts that differ by less are level (23.9).
const LEVEL: i32 = 300;
/// Headings that differ by less are parallel: 15 degrees.
const PARALLEL: i32 = 30;
/// A wider gap is a breach.
const GAP: i32 = 250;
/// A wider one is none: there is simply nobody.
const BREACH: i32 = 2_000;
/// From one rank to the next (23.10).
const RANK: i32 = DEPTH + 125;
/// A laggard is so far behind the others (23.16).
const BEHIND: i32 = 3 * UD;
/// What has to be gained by a move, so that nobody shuffles about.
const WORTH_IT: i32 = 50;
/// Of so many poses it is looked up whether they are safe.
const LOOKED_AT: usize = 24;
/// What a half degree away from straight ahead costs.
const ASKEW: i32 = 10;

/// A friend as a part of the line.
#[derive(Clone, Copy)]
struct Friend {
    x: i32,
    front: i32,
    heading: Heading,
    section: Section,
}

/// The line as one unit sees it.
pub(super) struct Line {
    pub(super) y_ref: i32,
    friends: Vec<Friend>,
}

impl State {
    /// Those that make the line of a section: unengaged units that fight hand to hand.
    fn liners(&self, side: crate::ids::Side, section: Section) -> Vec<UnitId> {
        let fights = |&unit: &UnitId| {
            self.section_of(unit) == section
                && self.arm_of(unit) != Arm::Missile
                && self.is_steady(unit)
                && !self.is_engaged(unit)
        };
        self.standing(side).filter(fights).collect()
    }

    /// How many friends of its section stand before a unit, at most two (23.10).
    fn rank_of(&self, unit: UnitId) -> i32 {
        let (side, pose) = (unit.side(), self.unit(unit).pose);
        let front = self.front_of(side, pose);
        let before = |&other: &UnitId| {
            let there = self.unit(other).pose;
            other != unit
                && (i32::from(there.x) - i32::from(pose.x)).abs() < FRONT
                && self.front_of(side, there) > front + DEPTH / 2
        };
        (self.liners(side, self.section_of(unit)).iter().filter(|unit| before(unit)).count() as i32).min(2)
    }

    /// How far the front of a unit can get in this turn.
    fn reach_of(&self, unit: UnitId) -> i32 {
        let front = self.front_of(unit.side(), self.unit(unit).pose);
        if self.may_move(unit) { front + self.stride(unit) } else { front }
    }

    /// The median front of these units.
    fn median_front(&self, units: &[UnitId]) -> Option<i32> {
        let mut fronts: Vec<i32> =
            units.iter().map(|&unit| self.front_of(unit.side(), self.unit(unit).pose)).collect();
        fronts.sort_unstable();
        match fronts.len() {
            0 => None,
            len if len % 2 == 1 => Some(fronts[len / 2]),
            len => Some(i32::midpoint(fronts[len / 2 - 1], fronts[len / 2])),
        }
    }

    /// The front of the line for the first rank: as it stands, or as far as all that are activated can get.
    fn line_front(&self, unit: UnitId, advancing: bool) -> i32 {
        let (side, section) = (unit.side(), self.section_of(unit));
        let first = |&unit: &UnitId| self.rank_of(unit) == 0 && self.is_laggard(unit).is_none();
        let first: Vec<UnitId> = self.liners(side, section).into_iter().filter(first).collect();
        let own = self.front_of(side, self.unit(unit).pose);
        if advancing {
            let active = first.iter().filter(|&&unit| self.is(unit, Mark::Activated));
            return active.map(|&unit| self.reach_of(unit)).min().unwrap_or_else(|| self.reach_of(unit));
        }
        let standing = self.median_front(&first).unwrap_or(own);
        let slowest = first.iter().map(|&unit| self.stride(unit)).min().unwrap_or(0);
        if self.row() == Row::Retreat { (standing - slowest / 2).max(DEPTH) } else { standing }
    }

    pub(super) fn line(&self, unit: UnitId, advancing: bool) -> Line {
        let side = unit.side();
        let front = self.line_front(unit, advancing);
        let others = self.standing(side).filter(|&other| other != unit && !self.is(other, Mark::Fleeing));
        let friends = others.map(|other| {
            let pose = self.unit(other).pose;
            let place = front - RANK * self.rank_of(other);
            let now = self.front_of(side, pose);
            // An activated neighbour that has not acted counts as standing where it will (23.9).
            let comes =
                self.may_move(other) && !self.is_engaged(other) && (now - place).abs() <= self.stride(other);
            let front = if comes { place } else { now };
            Friend { x: pose.x.into(), front, heading: pose.heading, section: self.section(pose.x.into()) }
        });
        Line { y_ref: front - RANK * self.rank_of(unit), friends: friends.collect() }
    }

    /// The gaps to the neighbours in line, to the west and to the east.
    fn gaps(&self, line: &Line, side: crate::ids::Side, pose: Pose) -> [Option<i32>; 2] {
        let (x, front) = (i32::from(pose.x), self.front_of(side, pose));
        let section = self.section(x);
        let mut gaps = [None, None];
        for friend in &line.friends {
            let level = (friend.front - front).abs() < LEVEL
                && friend.heading.turn_to(pose.heading).abs() < PARALLEL
                && friend.section == section;
            let gap = (friend.x - x).abs() - FRONT;
            let place = &mut gaps[usize::from(friend.x > x)];
            if level && gap < BREACH && place.is_none_or(|known| gap < known) {
                *place = Some(gap);
            }
        }
        gaps
    }

    /// How well a pose fits the line, in 0.1 mm (23.9).
    fn line_score(&self, line: &Line, side: crate::ids::Side, pose: Pose) -> i32 {
        let gaps = self.gaps(line, side, pose);
        let aligned = gaps.iter().flatten().filter(|&&gap| gap <= GAP).count() as i32;
        let breach: i32 = gaps.iter().flatten().filter(|&&gap| gap > GAP).sum();
        let askew = pose.heading.turn_to(forward(side)).abs();
        1000 * aligned - (self.front_of(side, pose) - line.y_ref).abs() - 2 * breach - ASKEW * askew
    }

    /// Is there a breach beside the unit: to the west, to the east (23.11)?
    pub(super) fn breaches(&self, unit: UnitId) -> [bool; 2] {
        let line = self.line(unit, false);
        let gaps = self.gaps(&line, unit.side(), self.unit(unit).pose);
        gaps.map(|gap| gap.is_some_and(|gap| gap > GAP))
    }

    /// Could the unit mend the line in this turn, and a breach (22.11)?
    pub(super) fn mends_line(&self, unit: UnitId) -> Option<bool> {
        let line = self.line(unit, false);
        let pose = self.unit(unit).pose;
        let off = (self.front_of(unit.side(), pose) - line.y_ref).abs();
        let breach = self.gaps(&line, unit.side(), pose).iter().flatten().any(|&gap| gap > GAP);
        (breach || off >= LEVEL && off <= self.stride(unit)).then_some(breach)
    }

    /// Every way of a unit: regular, and reduced without turning.
    fn ways(&self, scout: &Scout<'_>, unit: UnitId, y_ref: i32, mut visit: impl FnMut(Gait, Chain)) {
        let mover = self.mover(unit);
        let side = unit.side();
        if self.may_go(unit, Gait::Regular) {
            let budget = self.budget(unit, Trip::new(Gait::Regular));
            candidates(&scout.field, &mover, &budget, |chain| visit(Gait::Regular, *chain));
            let wished = y_ref - self.front_of(side, mover.pose);
            if mover.pose.heading == forward(side) && wished > 0 {
                let ranges = straight_ranges(&scout.field, &mover, mover.pose.heading, &budget);
                let start = Chain::start(mover.pose, budget);
                if let Some(length) = ranges.nearest(wished) {
                    visit(Gait::Regular, start.advance(&scout.field, &mover, length));
                }
            }
        }
        self.reduced_ways(scout, unit, y_ref, &mut visit);
    }

    fn reduced_ways(&self, scout: &Scout<'_>, unit: UnitId, y_ref: i32, visit: &mut impl FnMut(Gait, Chain)) {
        let mover = self.mover(unit);
        let side = unit.side();
        let budget = self.budget(unit, Trip::new(Gait::Reduced));
        let may = |chain: &Chain| {
            chain.segments().all(|segment| match segment {
                Segment::Drift(direction, _) => {
                    let angle = mover.pose.heading.turn_to(direction).rem_euclid(720);
                    self.may_head(unit, angle)
                }
                _ => !self.is(unit, Mark::Backwards),
            })
        };
        let mut give = |chain: &Chain| {
            if may(chain) {
                visit(Gait::Reduced, *chain);
            }
        };
        reduced_candidates(&scout.field, &mover, &budget, &mut give);
        rotations(&scout.field, &mover, &budget, &[forward(side)], &mut give);
        let back = forward(side).reversed();
        let wished = self.front_of(side, mover.pose) - y_ref;
        let start = Chain::start(mover.pose, budget);
        if wished > 0
            && let Some(length) = straight_ranges(&scout.field, &mover, back, &budget).nearest(wished)
        {
            let after = crate::moves::after_straight(&scout.field, &mover, back, length, &budget);
            give(&start.then(Segment::Drift(back, length), mover.pose.moved(back, length), after));
        }
    }

    /// The best pose of a unit for the line (23.9, 23.10).
    pub(super) fn line_plans(&self, scout: &Scout<'_>, unit: UnitId, item: Item) -> Vec<Plan> {
        if self.is_engaged(unit) {
            return Vec::new();
        }
        let advancing = item == Item::AdvanceLine;
        if advancing && self.is_laggard(unit).is_some() {
            return Vec::new(); // 23.16
        }
        let line = self.line(unit, advancing);
        if advancing && self.row() == Row::Advance && self.arm_of(unit) != Arm::Missile {
            let charges = self.level_charges(scout, unit, line.y_ref);
            if !charges.is_empty() {
                return charges;
            }
        }
        let side = unit.side();
        let now = self.line_score(&line, side, self.unit(unit).pose);
        let mut found: Vec<(i32, i32, Gait, Chain)> = Vec::new();
        self.ways(scout, unit, line.y_ref, |gait, chain| {
            let score = self.line_score(&line, side, chain.pose);
            if score > now + WORTH_IT {
                found.push((score, -chain.budget.spent, gait, chain));
            }
        });
        found.sort_by_key(|(score, spent, ..)| std::cmp::Reverse((*score, *spent)));
        let careful = !advancing || self.row() <= Row::Advance && !self.is_whole_line_active(unit);
        let safe = found.iter().take(LOOKED_AT).find(|(.., chain)| scout.is_safe(unit, chain.pose));
        let best = match (careful, safe) {
            (true, Some(safe)) if advancing || safe.0 >= 0 => Some(safe),
            (true, None) if advancing => None,
            _ => found.first(),
        };
        best.map(|&(_, _, gait, chain)| Plan::Go(unit, item, gait, chain, false)).into_iter().collect()
    }

    /// Does the whole line of the section move in this turn (23.10)?
    fn is_whole_line_active(&self, unit: UnitId) -> bool {
        self.liners(unit.side(), self.section_of(unit)).iter().all(|&unit| self.is(unit, Mark::Activated))
    }

    /// Is the unit far behind the others of its section, or the last of the army and far behind it (23.16)?
    fn is_laggard(&self, unit: UnitId) -> Option<i32> {
        let side = unit.side();
        let front = self.front_of(side, self.unit(unit).pose);
        let steady: Vec<UnitId> = self.standing(side).filter(|&other| self.is_steady(other)).collect();
        let last = steady.iter().all(|&other| self.front_of(side, self.unit(other).pose) >= front);
        let section: Vec<UnitId> =
            steady.iter().copied().filter(|&other| self.section_of(other) == self.section_of(unit)).collect();
        let line = self.median_front(&section)?;
        let army = self.median_front(&steady)?;
        if line - front > BEHIND {
            return Some(line);
        }
        (last && army - front > BEHIND).then_some(army)
    }

    /// Laggards come up, by regular movement or by a march (23.16, 23.17).
    pub(super) fn catch_up_plans(&self, scout: &Scout<'_>, unit: UnitId, item: Item) -> Vec<Plan> {
        let gait = if item == Item::MarchUp { Gait::March } else { Gait::Regular };
        if self.is_engaged(unit) || !self.may_go(unit, gait) {
            return Vec::new();
        }
        let Some(wanted) = self.is_laggard(unit) else { return Vec::new() };
        let (mover, budget) = (self.mover(unit), self.budget(unit, Trip::new(gait)));
        let side = unit.side();
        let miss = |pose: Pose| {
            (self.front_of(side, pose) - wanted).abs() + ASKEW * pose.heading.turn_to(forward(side)).abs()
        };
        let mut best: Option<(i32, Chain)> = None;
        candidates(&scout.field, &mover, &budget, |chain| {
            let wheels = chain.segments().filter(|segment| matches!(segment, Segment::Wheel(..))).count();
            let off = miss(chain.pose);
            if (gait != Gait::March || wheels <= 1) && best.is_none_or(|(least, _)| off < least) {
                best = Some((off, *chain));
            }
        });
        let best = best.filter(|(off, _)| off + WORTH_IT < miss(mover.pose));
        best.map(|(_, chain)| Plan::Go(unit, item, gait, chain, false)).into_iter().collect()
    }

    /// A rallied unit goes back towards its place, by half of its movement (24.9).
    pub(super) fn return_plans(&self, unit: UnitId) -> Vec<Plan> {
        let scout = Scout::new(self, unit.side());
        let line = self.line(unit, false);
        let side = unit.side();
        let mut best: Option<(i32, Chain)> = None;
        self.reduced_ways(&scout, unit, line.y_ref, &mut |_, chain| {
            let score = self.line_score(&line, side, chain.pose);
            if best.is_none_or(|(most, _)| score > most) {
                best = Some((score, chain));
            }
        });
        let now = self.line_score(&line, side, self.unit(unit).pose);
        let best = best.filter(|(score, _)| *score > now + WORTH_IT && !self.is_engaged(unit));
        best.map(|(_, chain)| Plan::Go(unit, Item::Return, Gait::Reduced, chain, false)).into_iter().collect()
    }
}
