//! Phase 1: orders and what they do (6.3, 6.4, 7).

use sandtable_core::Log;

use crate::flow::Frame;
use crate::ids::{Card, Cause, General, Mark, Order, UnitId};
use crate::state::State;
use crate::tables::{ALARM, GENERAL_TRANSFER, NO_GENERAL_LEADERSHIP};
use crate::words::{Action, Event};

impl Order {
    /// Does it activate units (7.1 to 7.9)?
    pub const fn activates(self) -> bool {
        (self as u8) <= Order::JavelinVolley as u8
    }
}

impl State {
    /// May an order of this turn activate the unit (6.4)?
    pub(crate) fn may_activate(&self, unit: UnitId) -> bool {
        let card = self.unit(unit);
        unit.side() == self.mover
            && card.is(Mark::Standing)
            && !card.is(Mark::Activated)
            && !card.is(Mark::Fleeing)
    }

    pub(crate) fn can_activate_any(&self) -> bool {
        self.standing(self.mover).any(|unit| self.may_activate(unit))
    }

    /// Does an order that names its units mean this one (7.5, 7.6, 7.8, 7.9)?
    pub(crate) fn is_called(&self, order: Order, unit: UnitId) -> bool {
        let row = self.unit(unit).row();
        let javelins = row.missiles.map(|missiles| missiles.javelins);
        self.may_activate(unit)
            && match order {
                Order::FullMobilization => true,
                Order::CavalryAdvance => row.is_mounted(),
                Order::AimRelease => javelins == Some(false),
                Order::JavelinVolley => javelins == Some(true),
                _ => false,
            }
    }

    /// How many units an order lets its owner choose (7.1 to 7.4, 7.7); none for other orders.
    pub(crate) fn activations(&self, order: Order) -> u8 {
        match order {
            Order::Skirmish => 1,
            Order::Probe => 2,
            Order::Mobilization | Order::OrganizedWithdrawal if self.is_led(self.mover) => {
                self.leadership(self.mover)
            }
            Order::Mobilization | Order::OrganizedWithdrawal => NO_GENERAL_LEADERSHIP,
            Order::GeneralMobilization => (self.standing(self.mover).count() / 2) as u8,
            _ => 0,
        }
    }

    /// What a unit must be like for an order to be done to it (7.10, 7.12, 7.13, 7.14, 7.16, 7.19).
    pub(crate) fn is_target_of(&self, order: Order, unit: UnitId) -> bool {
        let card = self.unit(unit);
        match order {
            Order::Regroup => card.is(Mark::Fleeing),
            Order::FieldMedics => card.wounds > 0 && !self.is_engaged(unit),
            Order::Reinforce => card.wounds > 0,
            Order::RecoverOfficers => card.is(Mark::NoOfficers),
            Order::Stampede => self.animals_near(unit).next().is_some(),
            Order::Transfer => {
                let post =
                    self.army(self.mover).post.filter(|&post| post != unit && !self.is(post, Mark::Fleeing));
                !card.is(Mark::Fleeing)
                    && post.is_some_and(|post| self.is_within(post, unit, GENERAL_TRANSFER))
            }
            _ => false,
        }
    }

    /// The animals of both sides within 4 UD (7.16).
    pub(crate) fn animals_near(&self, unit: UnitId) -> impl Iterator<Item = UnitId> + '_ {
        self.everybody().filter(move |&other| {
            other != unit
                && self.unit(other).row().is_mounted()
                && !self.is(other, Mark::Fleeing)
                && self.is_within(unit, other, ALARM)
        })
    }

    /// Would the order do anything now? Only then it can be played (7.23).
    pub(crate) fn is_useful(&self, order: Order) -> bool {
        let side = self.mover;
        let is_shaken = |unit: UnitId| !self.is_steady(unit);
        match order {
            Order::OrganizeUnits => self.standing(side).any(is_shaken),
            Order::ForcedMarch => !self.hurrying && self.holds_activation(),
            Order::OfficersCall => !self.called_officers,
            Order::Scouts if self.is_ai(side.enemy()) => !(self.deck.is_empty() && self.discard.is_empty()),
            Order::Scouts => !self.hand(side.enemy()).is_empty(),
            Order::InspiringLeader => !self.army(side).killed,
            order if self.activations(order) > 0 => self.can_activate_any(),
            order if order.activates() => self.standing(side).any(|unit| self.is_called(order, unit)),
            order => self.standing(side).any(|unit| self.is_target_of(order, unit)),
        }
    }

    /// Is there an order in the hand that Forced march can go with (7.15)?
    fn holds_activation(&self) -> bool {
        self.holds_order(self.mover, |order| order.activates() && self.is_useful(order))
    }

    pub(crate) fn list_orders(&self, out: &mut Vec<Action>) {
        let useful = |card: &Card| self.is_useful(card.row().order);
        out.extend(self.hand(self.mover).kinds().filter(useful).map(Action::Order));
        out.push(Action::Done);
    }

    /// At least one unit (7.22).
    pub(crate) fn list_activations(&self, order: Order, left: u8, out: &mut Vec<Action>) {
        out.extend(self.standing(self.mover).filter(|&unit| self.may_activate(unit)).map(Action::Activate));
        if left < self.activations(order) {
            out.push(Action::Done);
        }
    }

    pub(crate) fn list_order_targets(&self, order: Order, out: &mut Vec<Action>) {
        let targets = self.standing(self.mover).filter(|&unit| self.is_target_of(order, unit));
        out.extend(targets.map(Action::Choose));
    }

    /// An order is played (6.3).
    pub(crate) fn play_order<L: Log<Event>>(&mut self, card: Card, log: &mut L) {
        let (side, order) = (self.mover, card.row().order);
        self.spend(side, card);
        self.ordered = true;
        log.add(Event::Ordered { side, card });
        match order {
            order if self.activations(order) > 0 => {
                self.frames.call(Frame::Activate { order, left: self.activations(order) });
            }
            order if order.activates() => self.activate_called(order, log),
            Order::OrganizeUnits => {
                let units = self.standing(side).filter(|&unit| !self.is_steady(unit)).collect();
                self.frames.call(Frame::Checks { cause: Cause::Organize, units });
            }
            Order::ForcedMarch => self.hurrying = true,
            Order::OfficersCall => self.called_officers = true,
            // The AI has no hand: the card comes from the deck (21.17).
            Order::Scouts if self.is_ai(side.enemy()) => self.frames.call(Frame::Draw { side, left: 1 }),
            Order::Scouts => self.frames.call(Frame::Steal),
            Order::InspiringLeader => self.change_leadership(side, 1, log),
            order => self.frames.call(Frame::Target { order }),
        }
    }

    /// All the units the order calls (7.5, 7.6, 7.8, 7.9).
    fn activate_called<L: Log<Event>>(&mut self, order: Order, log: &mut L) {
        for nth in 0..crate::ids::MOST_UNITS {
            let unit = UnitId::of(self.mover, nth);
            if self.is_called(order, unit) {
                self.activate(unit, order, log);
            }
        }
        self.hurrying = false;
    }

    /// One unit is activated, with what goes along (7.7, 7.15).
    pub(crate) fn activate<L: Log<Event>>(&mut self, unit: UnitId, order: Order, log: &mut L) {
        self.mark(unit, Mark::Activated, true);
        let quietus =
            order == Order::CavalryAdvance && self.army(unit.side()).general == Some(General::Quietus);
        self.mark(unit, Mark::Hurried, self.hurrying || quietus && self.is_led(unit.side())); // 17.8
        self.mark(unit, Mark::Backwards, order == Order::OrganizedWithdrawal);
        log.add(Event::Activated { unit });
    }

    /// One of the units an order may choose (6.4).
    pub(crate) fn activate_one<L: Log<Event>>(&mut self, order: Order, left: u8, unit: UnitId, log: &mut L) {
        self.activate(unit, order, log);
        self.frames.goto(Frame::Activate { order, left: left - 1 });
    }

    /// An order is done to a unit.
    pub(crate) fn carry_out<L: Log<Event>>(&mut self, order: Order, unit: UnitId, log: &mut L) {
        self.frames.done();
        match order {
            Order::Regroup => {
                self.mark(unit, Mark::Fleeing, false);
                self.mark(unit, Mark::Broken, false);
                log.add(Event::Rallied { unit });
                self.frames.call(Frame::TurnFreely { unit });
            }
            Order::FieldMedics => self.heal(unit, 1, log),
            Order::Reinforce => self.heal(unit, if self.is_engaged(unit) { 1 } else { 2 }, log),
            Order::RecoverOfficers => {
                self.mark(unit, Mark::NoOfficers, false);
                log.add(Event::Officers { unit });
            }
            Order::Stampede => {
                let units = self.animals_near(unit).collect();
                self.frames.call(Frame::Checks { cause: Cause::Stampede, units });
            }
            Order::Transfer => self.appoint(unit, log),
            _ => {}
        }
    }
}
