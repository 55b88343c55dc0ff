//! Dragging: the chain of actions that brings a unit nearest to where it was dragged.
//!
//! The plane of the board is the table in tenths of a millimetre, its origin the north-western corner.

use sandtable_core::{Amount, Quiet, Rules as _, Target};

use crate::charge::Aim;
use crate::flow::Frame;
use crate::ids::{Side, UnitId};
use crate::movement::{Gait, Made, Trip};
use crate::moves::{Chain, Charge, KEEP_AWAY, Segment, snap, steer, steer_drift};
use crate::space::{Heading, Point, Pose, Rect, nearest_point};
use crate::state::State;
use crate::words::{Action, Element};

/// A drag this near to a place in line with a neighbour means that place, in 0.1 mm.
const SNAP: i32 = 100;
/// Wheels of a drag are at most this wide, in half degrees.
const WIDEST: i32 = 180;

impl State {
    /// Adds the chain of actions; nothing if there is none.
    pub(crate) fn steer_to(&self, element: Element, target: Target<Element>, out: &mut Vec<Action>) {
        let Some(point) = self.point_of(target) else { return };
        let mut drag = Drag { world: self.clone(), point, chain: Vec::new() };
        let arrives = match element {
            Element::Unit(unit) => drag.go(unit),
            Element::Kind(kind) => drag.play(Action::Deploy(kind)) && drag.place(),
            _ => false,
        };
        if arrives {
            out.append(&mut drag.chain);
        }
    }

    /// The point of the table that is meant.
    fn point_of(&self, target: Target<Element>) -> Option<Point> {
        match target {
            Target::Point { x, y } => Some(Point::at(x, self.table().height - y)),
            Target::Element(Element::Unit(unit)) if self.stands(unit) => Some(self.rect(unit).center),
            Target::Element(_) => None,
        }
    }

    /// The enemy whose card covers a point.
    fn enemy_at(&self, side: Side, point: Point) -> Option<UnitId> {
        let covers = |rect: &Rect| nearest_point(rect, point).is_within(point, 1);
        self.standing(side.enemy()).find(|&unit| covers(&self.rect(unit)))
    }
}

/// A drag on its way: the actions so far, and the position they lead to.
struct Drag {
    world: State,
    point: Point,
    chain: Vec<Action>,
}

impl Drag {
    /// Plays an action if it is legal.
    fn play(&mut self, action: Action) -> bool {
        let legal = self.world.is_legal(action);
        if legal {
            self.world.apply(action, &mut Quiet);
            self.chain.push(action);
        }
        legal
    }

    /// Brings a unit nearer, whatever the game waits for.
    fn go(&mut self, unit: UnitId) -> bool {
        match self.world.frames.top() {
            Some(Frame::Movement) => self.play(Action::Move(unit)) && self.go(unit),
            Some(Frame::Move { unit: mover }) if mover == unit => self.begin(unit),
            Some(Frame::Segments { unit: mover, trip }) if mover == unit => {
                self.follow(&self.by_segments(unit, trip))
            }
            Some(Frame::Manoeuvre { unit: mover, trip, made }) if mover == unit => {
                self.manoeuvre(unit, trip, made)
            }
            Some(Frame::GetAway { unit: mover, trip }) if mover == unit => {
                self.follow(&self.by_drift(unit, trip))
            }
            Some(Frame::Drift { unit: mover, .. } | Frame::Back { unit: mover, .. }) if mover == unit => {
                self.go_on()
            }
            Some(Frame::Place { unit: placed, .. }) if placed == unit => self.place(),
            _ => false,
        }
    }

    /// Onto an enemy it charges, or makes contact; elsewhere it moves.
    fn begin(&mut self, unit: UnitId) -> bool {
        if let Some(enemy) = self.world.enemy_at(unit.side(), self.point) {
            let aim = |gait| nearest_charge(&self.world, unit, gait, enemy);
            let (charge, contact) = (aim(Gait::Charge), aim(Gait::Reduced));
            return charge.is_some_and(|(unit, edge, steps)| self.play(Action::Charge(unit, edge, steps)))
                || contact.is_some_and(|(unit, edge, steps)| {
                    self.play(Action::Reduced) && self.play(Action::Contact(unit, edge, steps))
                });
        }
        (self.play(Action::Regular) || self.play(Action::Reduced)) && self.go(unit)
    }

    /// Forward and by wheels, or straight in any direction if that ends nearer.
    fn manoeuvre(&mut self, unit: UnitId, trip: Trip, made: Made) -> bool {
        if let Some(enemy) = self.world.enemy_at(unit.side(), self.point) {
            let aim = nearest_charge(&self.world, unit, Gait::Reduced, enemy);
            return aim.is_some_and(|(unit, edge, steps)| self.play(Action::Contact(unit, edge, steps)));
        }
        let forward = self.by_segments(unit, trip);
        let aside = self.by_drift(unit, trip);
        let miss = |chain: &Chain| chain.pose.center().square_to(self.point);
        let drifts = State::may_drift(trip, made) && miss(&aside) < miss(&forward);
        self.follow(if drifts { &aside } else { &forward })
    }

    fn by_segments(&self, unit: UnitId, trip: Trip) -> Chain {
        let (field, mover) = (self.world.field(), self.world.mover(unit));
        let budget = self.world.budget(unit, trip);
        let limits = (wheels_left(trip), trip.widest().min(WIDEST));
        let slot = snap(&field, &mover, KEEP_AWAY, self.point, SNAP);
        let into_line =
            slot.map(|slot| steer(&field, &mover, &budget, limits, (slot.center(), Some(slot.heading))));
        let fits = |chain: &Chain| slot.is_some_and(|slot| is_same_place(chain.pose, slot));
        into_line.filter(fits).unwrap_or_else(|| steer(&field, &mover, &budget, limits, (self.point, None)))
    }

    fn by_drift(&self, unit: UnitId, trip: Trip) -> Chain {
        steer_drift(&self.world.field(), &self.world.mover(unit), &self.world.budget(unit, trip), self.point)
    }

    /// Plays the parts of a move; false if there are none, or one is refused.
    fn follow(&mut self, chain: &Chain) -> bool {
        let Some(heading) = self.heading() else { return false };
        let parts: Vec<Segment> = chain.segments().collect();
        !parts.is_empty() && parts.into_iter().all(|part| self.play_part(part, heading))
    }

    fn play_part(&mut self, part: Segment, heading: Heading) -> bool {
        match part {
            Segment::Wheel(wing, angle) => self.play(Action::Wheel(wing, Amount(angle))),
            Segment::Advance(length) => self.play(Action::Advance(Amount(length))),
            Segment::Drift(direction, length) => {
                let angle = heading.turn_to(direction).rem_euclid(720);
                self.play(Action::Drift(Amount(angle))) && self.play(Action::Advance(Amount(length)))
            }
            Segment::Rotate(angle) => self.play(Action::Rotate(Amount(angle))),
        }
    }

    /// Where the unit that moves faces.
    fn heading(&self) -> Option<Heading> {
        match self.world.frames.top()? {
            Frame::Segments { unit, .. } | Frame::Manoeuvre { unit, .. } | Frame::GetAway { unit, .. } => {
                Some(self.world.unit(unit).pose.heading)
            }
            _ => None,
        }
    }

    /// Along the direction that is chosen already, as far as the point is abreast.
    fn go_on(&mut self) -> bool {
        let (unit, ranges, turn) = match self.world.frames.top() {
            Some(Frame::Drift { unit, trip, direction, .. }) => {
                (unit, self.world.straight(unit, trip, direction.into()), i32::from(direction))
            }
            Some(Frame::Back { unit, trip }) => (unit, self.world.back(unit, trip.gait), 360),
            _ => return false,
        };
        let pose = self.world.unit(unit).pose;
        let wished = self.point.length_along(pose.center(), pose.heading.turned(turn));
        ranges.nearest(wished).is_some_and(|length| self.play(Action::Advance(Amount(length))))
    }

    /// Shifts a unit that is being deployed, first across or first in depth.
    fn place(&mut self) -> bool {
        let ways = [true, false].map(|across_first| self.placed(across_first));
        let best = ways.into_iter().flatten().min_by_key(|(miss, _)| *miss);
        let Some((_, actions)) = best else { return false };
        actions.into_iter().all(|action| self.play(action))
    }

    /// How far off it ends, and by which actions.
    fn placed(&self, across_first: bool) -> Option<(i64, [Action; 2])> {
        let mut world = self.world.clone();
        let Some(Frame::Place { unit, .. }) = world.frames.top() else { return None };
        let mut shift = |across: bool| {
            let action = wished_shift(&world, unit, self.point, across)?;
            let legal = world.is_legal(action);
            legal.then(|| world.apply(action, &mut Quiet))?;
            Some(action)
        };
        let actions = [shift(across_first)?, shift(!across_first)?];
        Some((world.unit(unit).pose.center().square_to(self.point), actions))
    }
}

fn wheels_left(trip: Trip) -> u8 {
    let once_more = Trip { wheels: trip.wheels + 1, ..trip };
    u8::from(trip.may_wheel()) + u8::from(once_more.may_wheel())
}

/// The shift along one axis that comes nearest to the point.
fn wished_shift(world: &State, unit: UnitId, point: Point, across: bool) -> Option<Action> {
    let (x, y) = point.in_tenths();
    if across {
        return world.places_across(unit).nearest(x).map(|place| Action::Across(Amount(place)));
    }
    let depth = if unit.side() == Side::South { y } else { world.table().height - y };
    world.places_deep(unit).nearest(depth).map(|place| Action::Depth(Amount(place)))
}

/// The charge at an enemy that needs the least way aside, and of those the cheapest.
fn nearest_charge(world: &State, unit: UnitId, gait: Gait, enemy: UnitId) -> Option<Aim> {
    let mut best: Option<Charge> = None;
    world.each_charge(unit, gait, |charge| {
        let key = |charge: Charge| (charge.steps.abs(), charge.cost);
        if charge.target == enemy && best.is_none_or(|best| key(charge) < key(best)) {
            best = Some(charge);
        }
    });
    best.map(|charge| (charge.target, charge.edge, charge.steps))
}

fn is_same_place(one: Pose, other: Pose) -> bool {
    one.heading == other.heading && one.center().is_within(other.center(), SNAP / 10)
}
