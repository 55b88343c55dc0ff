//! Charges: where they can end, and by which way.

use crate::ids::UnitId;
use crate::space::{
    Edge, MOST_STEPS, Point, Pose, Rect, SECTION, TOLERANCE, Way, Wing, corner_in_front_arc, flush_pose,
    overlaps, wheel_body, wheel_cost, within, zone,
};

use super::budget::Budget;
use super::field::{Body, Field, Mover, tolerance};
use super::straight::after_straight;
use super::wheels::Wheeling;

/// The widest wheel of a charge, and the widest turn when aligning: 45 degrees (9.3, 9.4).
const WIDEST: i32 = 90;
/// How far the middle of the front may shift when aligning: 44 mm (9.4).
const SHIFT: i32 = 2 * SECTION;
/// Wheels of a charge are tried in steps of 5 degrees.
const STEP: i32 = 10;
const POSES: usize = 2 * MOST_STEPS as usize + 1;

/// A charge, or contact with reduced movement (9.9).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Charge {
    /// The main target (9.5).
    pub target: UnitId,
    /// The edge that is met.
    pub edge: Edge,
    /// By how many sections the charger stands to its right of the edge's middle.
    pub steps: i8,
    /// Where the charger ends.
    pub pose: Pose,
    /// The wheel at the start, in half degrees, clockwise.
    pub turn: i32,
    /// The straight way after it, in 0.1 mm.
    pub straight: i32,
    /// Arc and straight way together, and what ground adds.
    pub cost: i32,
    /// The wing counters it meets otherwise than frontally.
    pub hits: Hits,
}

/// Wing counters that a charge removes (9.7).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Hits {
    list: [Option<(UnitId, Wing)>; 4],
}

impl Hits {
    fn add(&mut self, hit: (UnitId, Wing)) {
        let place = self.list.iter_mut().find(|place| place.is_none_or(|known| known == hit));
        if let Some(place) = place {
            *place = Some(hit);
        }
    }

    /// Whose counters, and on which wing.
    pub fn iter(&self) -> impl Iterator<Item = (UnitId, Wing)> {
        self.list.into_iter().flatten()
    }
}

/// Every charge of a unit (9.1 to 9.4): each flush pose once, by its cheapest way.
pub fn charges(field: &Field, mover: &Mover, budget: &Budget, mut visit: impl FnMut(Charge)) {
    for target in field.enemy_cards(mover.unit) {
        charges_at(field, mover, target, budget, |charge| {
            visit(charge);
            true
        });
    }
}

/// Can the unit charge this card, wherever it really lies?
pub fn can_charge(field: &Field, mover: &Mover, target: &Body, budget: &Budget) -> bool {
    let mut found = false;
    charges_at(field, mover, target, budget, |_| {
        found = true;
        false
    });
    found
}

/// The charges at one card, until `visit` wants no more.
pub fn charges_at(
    field: &Field,
    mover: &Mover,
    target: &Body,
    budget: &Budget,
    visit: impl FnMut(Charge) -> bool,
) {
    let card = mover.pose.rect();
    if !within(&card, &target.rect, budget.left()) || !corner_in_front_arc(&card, &target.rect) {
        return;
    }
    let edge = Edge::ALL[zone(&target.rect, card.front_middle()) as usize];
    let budget = &budget.off_road();
    let mut plan = Plan { field, mover, target, budget, edge, ends: [None; POSES], best: [None; POSES] };
    if plan.find_ends() {
        plan.try_turns();
        plan.give(visit);
    }
}

/// A turn and a straight way that lead to contact.
#[derive(Clone, Copy)]
struct Approach {
    turn: i32,
    straight: i32,
    cost: i32,
}

/// The charger after its wheel, and how it meets the target from there.
struct Contact {
    turn: i32,
    body: Rect,
    straight: i32,
    /// The middle of the front where it meets the target.
    middle: Point,
}

impl Contact {
    /// Can the charger align from here (9.4)?
    fn aligns(&self, end: &End) -> bool {
        self.body.heading.turn_to(end.pose.heading).abs() <= WIDEST
            && self.middle.is_within(end.middle, SHIFT)
    }
}

/// A flush pose, and the middle of its front.
#[derive(Clone, Copy)]
struct End {
    pose: Pose,
    middle: Point,
}

struct Plan<'a> {
    field: &'a Field,
    mover: &'a Mover,
    target: &'a Body,
    budget: &'a Budget,
    edge: Edge,
    /// The flush poses that are free.
    ends: [Option<End>; POSES],
    best: [Option<Approach>; POSES],
}

impl Plan<'_> {
    /// Whoever can be in the way: everybody but charger and target, enemy counters apart.
    fn others(&self) -> impl Iterator<Item = &Body> {
        let is_other = |body: &&Body| body.unit != self.target.unit && !self.is_enemy_counter(body);
        self.field.others(self.mover.unit).filter(is_other)
    }

    fn is_enemy_counter(&self, body: &Body) -> bool {
        self.mover.is_enemy(body) && body.counter.is_some()
    }

    fn find_ends(&mut self) -> bool {
        for at in 0..POSES {
            let pose = flush_pose(&self.target.rect, self.edge, at as i32 - MOST_STEPS);
            let rect = pose.rect();
            self.ends[at] = self.is_free_end(&rect).then(|| End { pose, middle: rect.front_middle() });
        }
        self.ends.iter().any(Option::is_some)
    }

    fn is_free_end(&self, rect: &Rect) -> bool {
        let closed = |(area, going): (&crate::space::Convex, super::Going)| {
            going.closed && area.overlaps(rect, TOLERANCE)
        };
        rect.is_on_table(self.field.width, self.field.height)
            && !self.others().any(|body| overlaps(rect, &body.rect))
            && !self.field.grounds(self.mover.row).any(closed)
    }

    /// The wheels worth trying: steps of 5 degrees, and the one that faces the edge exactly.
    // Ruling: a charger does not choose another angle.
    fn try_turns(&mut self) {
        let facing = self.edge.outward(self.target.rect.heading).reversed();
        let exact = self.mover.pose.heading.turn_to(facing);
        for turn in (-WIDEST..=WIDEST).step_by(STEP as usize) {
            self.try_turn(turn);
        }
        if exact % STEP != 0 && exact.abs() <= WIDEST {
            self.try_turn(exact);
        }
    }

    fn try_turn(&mut self, turn: i32) {
        let Some(contact) = self.contact(turn) else { return };
        let cost = wheel_cost(turn.abs()) + contact.straight;
        if cost > self.budget.left() || !self.is_improvement(&contact, cost) || !self.is_free_way(&contact) {
            return;
        }
        let after = self.budget_after(&contact);
        for at in 0..POSES {
            let Some(end) = self.ends[at].filter(|end| contact.aligns(end)) else { continue };
            let after = self.on_ground_of(after, end.pose);
            let cost = after.spent - self.budget.spent;
            if after.holds() && self.best[at].is_none_or(|best| cost < best.cost) {
                self.best[at] = Some(Approach { turn, straight: contact.straight, cost });
            }
        }
    }

    /// Straight ahead to the target after a wheel.
    fn contact(&self, turn: i32) -> Option<Contact> {
        let body = wheel_body(self.mover.pose, Wing::of_turn(turn), turn.abs());
        let way = Way::new(&body, body.heading);
        let span = way.overlap_within(&self.target.rect, 0, self.budget.left() + 1)?;
        let straight = span.last_before();
        let middle = body.front_middle().shifted(body.ahead(), straight.max(0));
        (straight >= -TOLERANCE).then_some(Contact { turn, body, straight: straight.max(0), middle })
    }

    fn is_improvement(&self, contact: &Contact, cost: i32) -> bool {
        let improves = |at: usize| self.best[at].is_none_or(|best| cost < best.cost);
        (0..POSES).any(|at| improves(at) && self.ends[at].is_some_and(|end| contact.aligns(&end)))
    }

    /// Is the way free but for skirmishers of one's own (9.3)?
    fn is_free_way(&self, contact: &Contact) -> bool {
        let way = Way::new(&contact.body, contact.body.heading);
        let blocks = |other: &Body| {
            let span = |depth| way.overlap_within(&other.rect, depth, contact.straight);
            !self.mover.passes(other)
                && span(TOLERANCE).is_some()
                && span(tolerance(&contact.body, &other.rect)).is_some()
        };
        let closed = self.field.grounds(self.mover.row).any(|(area, going)| {
            going.closed && way.inside(area).is_some_and(|span| span.begins_before(contact.straight))
        });
        !closed && !self.others().any(blocks) && self.is_free_wheel(contact.turn)
    }

    fn is_free_wheel(&self, turn: i32) -> bool {
        turn == 0 || Wheeling::of_charge(self.field, self.mover, Wing::of_turn(turn)).is_free(turn.abs())
    }

    fn budget_after(&self, contact: &Contact) -> Budget {
        let (wing, angle) = (Wing::of_turn(contact.turn), contact.turn.abs());
        if self.field.is_open() {
            return self.budget.after(wheel_cost(angle) + contact.straight);
        }
        let wheeling = Wheeling::new(self.field, self.mover, wing);
        let pose = wheeling.end(angle);
        let wheeled = wheeling.budget_after(self.budget, angle);
        after_straight(self.field, &self.mover.at(pose), pose.heading, contact.straight, &wheeled)
    }

    /// The ground under the flush pose counts too (16.2).
    fn on_ground_of(&self, budget: Budget, end: Pose) -> Budget {
        let rect = end.rect();
        let grounds = self.field.grounds(self.mover.row).filter(|(area, _)| area.overlaps(&rect, 0));
        grounds.fold(budget, |budget, (_, going)| budget.slowed(going.pace))
    }

    fn give(&self, mut visit: impl FnMut(Charge) -> bool) {
        for at in 0..POSES {
            let (Some(End { pose, .. }), Some(best)) = (self.ends[at], self.best[at]) else { continue };
            let charge = Charge {
                target: self.target.unit,
                edge: self.edge,
                steps: (at as i32 - MOST_STEPS) as i8,
                pose,
                turn: best.turn,
                straight: best.straight,
                cost: best.cost,
                hits: self.hits(best.turn, best.straight, pose),
            };
            if !visit(charge) {
                return;
            }
        }
    }

    /// The enemy counters on the way or under the end (9.7); those of the target's own front are met front against front (9.8).
    fn hits(&self, turn: i32, straight: i32, end: Pose) -> Hits {
        let body = wheel_body(self.mover.pose, Wing::of_turn(turn), turn.abs());
        let way = Way::new(&body, body.heading);
        let mut hits = Hits::default();
        for counter in self.field.others(self.mover.unit).filter(|body| self.is_enemy_counter(body)) {
            let frontal = counter.unit == self.target.unit && self.edge == Edge::Front;
            let span = way.overlap(&counter.rect, TOLERANCE);
            let met = !frontal && span.is_some_and(|span| span.begins_before(straight));
            if met || overlaps(&end.rect(), &counter.rect) {
                hits.add((counter.unit, counter.counter.unwrap_or(Wing::Left)));
            }
        }
        hits
    }
}
