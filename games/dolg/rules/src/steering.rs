//! Dragging: the chain of actions that brings a unit nearest to a point, or into contact with an enemy.

use sandtable_core::{Amount, Quiet, Rules as _, Target};

use crate::flow::Frame;
use crate::ids::{Side, UnitId};
use crate::movement::Trip;
use crate::moves::{Ranges, Segment, steer};
use crate::space::Point;
use crate::state::State;
use crate::words::{Action, Element};

/// A chain in the making: the position after the actions so far.
struct Steering<'a> {
    state: State,
    chain: &'a mut Vec<Action>,
}

impl Steering<'_> {
    /// One more action, if it is legal.
    fn then(&mut self, action: Action) -> bool {
        let legal = self.state.is_legal(action);
        if legal {
            self.state.apply(action, &mut Quiet);
            self.chain.push(action);
        }
        legal
    }

    /// What has to be chosen before the thing can go anywhere.
    fn begin(&mut self, element: Element) {
        let first = match (element, self.state.frames.top()) {
            (Element::Kind(kind), Some(Frame::Deploy { .. })) => Action::Deploy(kind),
            (Element::Ground(ground), Some(Frame::Lay { .. })) => Action::Lay(ground),
            (Element::Unit(unit), Some(Frame::Movement)) => Action::Move(unit),
            _ => return,
        };
        self.then(first);
    }

    /// Regular movement, or what else is open to the unit.
    fn set_out(&mut self) {
        if matches!(self.state.frames.top(), Some(Frame::Move { .. })) && !self.then(Action::Regular) {
            self.then(Action::Reduced);
        }
    }

    /// Goes to the point as near as it can.
    fn go(&mut self, x: i32, y: i32) {
        match self.state.frames.top() {
            Some(Frame::Place { unit, .. }) => self.lay(unit, x, y),
            Some(Frame::PlaceGround { nth, .. }) => self.lay_ground(nth as usize, x, y),
            Some(Frame::Segments { unit, trip }) => self.march(unit, trip, x, y),
            Some(Frame::Manoeuvre { unit, trip, made }) if self.state.may_advance(unit, made) => {
                self.march(unit, trip, x, y);
            }
            _ => {}
        }
    }

    fn lay(&mut self, unit: UnitId, x: i32, y: i32) {
        let depth = if unit.side() == Side::South { y } else { self.state.table().height - y };
        self.shift(&self.state.places_across(unit), x, Action::Across);
        self.shift(&self.state.places_deep(unit), depth, Action::Depth);
        self.shift(&self.state.places_across(unit), x, Action::Across);
    }

    fn lay_ground(&mut self, nth: usize, x: i32, y: i32) {
        self.shift(&self.state.grounds_across(nth), x, Action::Across);
        self.shift(&self.state.grounds_deep(nth), y, Action::Depth);
    }

    /// To the nearest place, unless it is there already.
    fn shift(&mut self, ranges: &Ranges, wished: i32, action: fn(Amount) -> Action) {
        let Some(place) = ranges.nearest(wished).map(|place| action(Amount(place))) else { return };
        if self.chain.last() != Some(&place) {
            self.then(place);
        }
    }

    fn march(&mut self, unit: UnitId, trip: Trip, x: i32, y: i32) {
        let (field, mover) = (self.state.field(), self.state.mover(unit));
        let wheels = (trip.wheels_left(), trip.widest());
        let chain = steer(&field, &mover, &self.state.budget(unit, trip), wheels, (Point::at(x, y), None));
        for segment in chain.segments() {
            self.then(match segment {
                Segment::Wheel(wing, angle) => Action::Wheel(wing, Amount(angle)),
                Segment::Advance(length) => Action::Advance(Amount(length)),
                Segment::Drift(..) | Segment::Rotate(_) => return,
            });
        }
    }

    /// Charges the enemy, as near to the middle of an edge as it can.
    fn meet(&mut self, enemy: UnitId) {
        let mut legal = Vec::new();
        self.state.legal(&mut legal);
        let meets = legal.into_iter().filter_map(|action| match action {
            Action::Charge(unit, _, offset) | Action::Contact(unit, _, offset) if unit == enemy => {
                Some((offset.abs(), action))
            }
            _ => None,
        });
        if let Some((_, action)) = meets.min() {
            self.then(action);
        }
    }
}

impl State {
    /// The chain of a drag (8.2, 9.2); empty if it leads nowhere.
    pub(crate) fn steer_chain(&self, element: Element, target: Target<Element>, out: &mut Vec<Action>) {
        let mut steering = Steering { state: self.clone(), chain: out };
        steering.begin(element);
        let begun = steering.chain.len();
        if !steering.moves(element) {
            return steering.chain.clear();
        }
        match target {
            Target::Point { x, y } => {
                steering.set_out();
                let set_out = steering.chain.len();
                steering.go(x, y);
                if steering.chain.len() == set_out {
                    steering.chain.clear();
                }
            }
            Target::Element(Element::Unit(enemy)) => {
                steering.meet(enemy);
                if steering.chain.len() == begun {
                    steering.chain.clear();
                }
            }
            Target::Element(_) => steering.chain.clear(),
        }
    }
}

impl Steering<'_> {
    /// Is this thing the one that is being placed or moved?
    fn moves(&self, element: Element) -> bool {
        match (self.state.frames.top(), element) {
            (
                Some(
                    Frame::Place { unit, .. }
                    | Frame::Move { unit }
                    | Frame::Segments { unit, .. }
                    | Frame::Manoeuvre { unit, .. },
                ),
                Element::Unit(thing),
            ) => unit == thing,
            (Some(Frame::Place { unit, .. }), Element::Kind(kind)) => {
                self.state.unit(unit).kind == kind && !self.chain.is_empty()
            }
            (Some(Frame::PlaceGround { .. }), Element::Ground(_)) => !self.chain.is_empty(),
            _ => false,
        }
    }
}
