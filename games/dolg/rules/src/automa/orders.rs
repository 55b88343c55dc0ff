//! Phase 1 of the AI: which of its cards it plays, and whom they activate (22.4 to 22.13).

use sandtable_core::Log;

use super::scout::Scout;
use super::words::{Arm, Item, Priority, Row};
use super::{Plan, best_of};
use crate::flow::Frame;
use crate::ids::{Card, Mark, Order, UnitId, Wing};
use crate::state::State;
use crate::tables::OrderType;
use crate::words::{Action, Event};

/// The order of usefulness of recovery orders, and of those of command (22.7).
const RECOVERY: [Order; 5] =
    [Order::Regroup, Order::OrganizeUnits, Order::Reinforce, Order::FieldMedics, Order::RecoverOfficers];
const COMMAND: [Order; 5] =
    [Order::Stampede, Order::ForcedMarch, Order::Transfer, Order::Scouts, Order::InspiringLeader];
/// The types of orders as the second card is looked for (22.6).
const SECOND: [OrderType; 4] =
    [OrderType::Shooting, OrderType::Recovery, OrderType::Command, OrderType::Movement];
/// In a cautious mood, a withdrawal is no use to whoever goes forward (22.7).
const FORWARD: i8 = 4;
/// The general leaves a unit with so much life or less (22.7).
const WEAK: u8 = 3;

/// What the cards chosen so far activate (22.7).
#[derive(Clone, Default)]
struct Called {
    named: Vec<UnitId>,
    free: usize,
}

impl State {
    fn order_type(card: Card) -> OrderType {
        crate::tables::ORDERS[card.row().order as usize].kind
    }

    fn activatable(&self) -> Vec<UnitId> {
        self.standing(self.mover).filter(|&unit| self.may_activate(unit)).collect()
    }

    /// How many units an order would activate beside those of the cards before it (22.5, 22.7).
    fn activated_by(&self, order: Order, called: &Called) -> usize {
        let all = self.activatable();
        let left = all.len().saturating_sub(called.named.len() + called.free);
        match order {
            Order::OrganizedWithdrawal if self.automa().value >= FORWARD => 0,
            order if self.activations(order) > 0 => usize::from(self.activations(order)).min(left),
            order => {
                let named = all.iter().filter(|&&unit| self.is_called(order, unit));
                named.filter(|unit| !called.named.contains(unit)).count().min(left)
            }
        }
    }

    fn call(&self, order: Order, called: &mut Called) {
        if self.activations(order) > 0 {
            called.free += self.activated_by(order, called);
        } else if order.activates() {
            let named = self.activatable().into_iter().filter(|&unit| self.is_called(order, unit));
            let fresh: Vec<UnitId> = named.filter(|unit| !called.named.contains(unit)).collect();
            called.named.extend(fresh);
        }
    }

    /// How useful a card is; 0 if it is of no use (22.7).
    fn usefulness(&self, card: Card, chosen: &[Card], called: &Called) -> usize {
        let order = card.row().order;
        let listed = |list: &[Order]| {
            let place = list.iter().position(|&one| one == order);
            place.filter(|_| self.is_worth_playing(order, chosen)).map_or(0, |place| list.len() - place)
        };
        match State::order_type(card) {
            OrderType::Movement => self.activated_by(order, called),
            OrderType::Shooting => {
                let shooters = self.activatable().into_iter().filter(|&unit| {
                    self.is_called(order, unit)
                        && !called.named.contains(&unit)
                        && self.may_come_to_shoot(unit, true)
                });
                if shooters.count() > 0 { self.activated_by(order, called) } else { 0 }
            }
            OrderType::Recovery => listed(&RECOVERY),
            OrderType::Command => listed(&COMMAND),
        }
    }

    /// 22.7
    fn is_worth_playing(&self, order: Order, chosen: &[Card]) -> bool {
        let side = self.mover;
        match order {
            Order::Reinforce => self.standing(side).any(|unit| self.unit(unit).wounds >= 2),
            Order::ForcedMarch => chosen.iter().any(|card| card.row().order.activates()),
            Order::Stampede => self.standing(side).any(|unit| self.panic_gain(unit) > 0),
            Order::Transfer => self.wants_transfer(),
            Order::OfficersCall => false,
            order => self.is_useful(order),
        }
    }

    /// How many more animals of the enemy than of its own would panic around a unit.
    fn panic_gain(&self, unit: UnitId) -> i32 {
        let sign = |animal: UnitId| if animal.side() == unit.side() { -1 } else { 1 };
        self.animals_near(unit).map(sign).sum()
    }

    /// Is the general with a unit that will not last, and a better one near?
    fn wants_transfer(&self) -> bool {
        let Some(post) = self.army(self.mover).post else { return false };
        let weak = self.is(post, Mark::Broken) || self.unit(post).life() <= WEAK;
        weak && self.standing(self.mover).any(|unit| self.is_better_post(unit, post))
    }

    fn is_better_post(&self, unit: UnitId, post: UnitId) -> bool {
        self.is_target_of(Order::Transfer, unit)
            && self.is_steady(unit)
            && self.unit(unit).life() > self.unit(post).life()
    }

    /// Every way to choose the cards, all equal (22.5, 22.6, 22.13).
    pub(super) fn order_plans(&self) -> Vec<Plan> {
        let cards: Vec<Card> = self.hand(self.mover).kinds().collect();
        let number = if self.options.ai_orders { 3 } else { 2 };
        let mut choices: Vec<Vec<Card>> = vec![Vec::new()];
        for nth in 0..number {
            choices =
                choices.into_iter().flat_map(|chosen| self.one_more(&cards, chosen, nth == 0)).collect();
        }
        let plan = |chosen: &Vec<Card>| {
            let mut kept = [None; 3];
            kept.iter_mut().zip(chosen).for_each(|(place, &card)| *place = Some(card));
            Plan::Orders(kept)
        };
        choices.iter().map(plan).collect()
    }

    /// The choices with one card more, or as they are if no card is of use.
    fn one_more(&self, cards: &[Card], chosen: Vec<Card>, first: bool) -> Vec<Vec<Card>> {
        let mut called = Called::default();
        for card in &chosen {
            self.call(card.row().order, &mut called);
        }
        let left: Vec<Card> = cards.iter().copied().filter(|card| !chosen.contains(card)).collect();
        let types: &[OrderType] = if first && left.iter().any(|&card| self.activates_some(card, &called)) {
            &[OrderType::Movement]
        } else {
            &SECOND
        };
        for &wanted in types {
            let of_type = left.iter().copied().filter(|&card| State::order_type(card) == wanted);
            let useful = of_type.map(|card| (self.usefulness(card, &chosen, &called), card));
            let mut best = best_of(useful.filter(|(use_of, _)| *use_of > 0));
            best.dedup_by_key(|card| card.row().order);
            if !best.is_empty() {
                return best.into_iter().map(|card| [chosen.as_slice(), &[card]].concat()).collect();
            }
        }
        vec![chosen]
    }

    fn activates_some(&self, card: Card, called: &Called) -> bool {
        State::order_type(card) == OrderType::Movement && self.activated_by(card.row().order, called) > 0
    }

    /// The cards that are not played are laid aside (22.6).
    pub(super) fn keep_orders<L: Log<Event>>(&mut self, kept: [Option<Card>; 3], log: &mut L) {
        self.frames.done();
        let cards: Vec<Card> = self.hand(self.mover).kinds().collect();
        for card in cards.into_iter().filter(|&card| !kept.contains(&Some(card))) {
            self.lay_aside(card, log);
        }
    }

    pub(super) fn lay_aside<L: Log<Event>>(&mut self, card: Card, log: &mut L) {
        self.spend(self.mover, card);
        log.add(Event::Discarded { side: self.mover, card });
    }

    /// The place of an order in the sequence in which they are carried out (22.8).
    fn sequence(order: Order) -> u8 {
        match order {
            order if RECOVERY.contains(&order) => 0,
            Order::Scouts => 2,
            Order::ForcedMarch => 3,
            Order::CavalryAdvance | Order::AimRelease | Order::JavelinVolley => 4,
            order if order.activates() => 5,
            _ => 1,
        }
    }

    /// The next order; a stolen card that does not activate is laid aside (22.8).
    pub(super) fn play_plans(&self) -> Vec<Plan> {
        let next = self.hand(self.mover).kinds().min_by_key(|card| State::sequence(card.row().order));
        let Some(card) = next else { return vec![Plan::Answer(Action::Done)] };
        let order = card.row().order;
        let stolen = self.automa().scouted && State::sequence(order) < 3;
        let idle = order == Order::OfficersCall || !self.is_useful(order);
        vec![if stolen || idle { Plan::LayAside(card) } else { Plan::Play(card) }]
    }

    /// What a recovery or command order is done to (22.7).
    pub(super) fn target_plans(&self, order: Order) -> Vec<Plan> {
        let targets = self.standing(self.mover).filter(|&unit| self.is_target_of(order, unit));
        let rank = |unit: UnitId| {
            let (card, price) = (self.unit(unit), i32::from(self.price(unit)));
            match order {
                Order::FieldMedics | Order::Reinforce => (i32::from(card.wounds), price),
                Order::Stampede => (self.panic_gain(unit), price),
                Order::Transfer => (i32::from(card.life()) - 20 * i32::from(!self.is_steady(unit)), price),
                _ => (price, 0),
            }
        };
        best_of(targets.map(|unit| (rank(unit), Plan::Target(unit))))
    }

    /// Whom an order activates next (22.10).
    pub(super) fn activation_plans(&self) -> Vec<Plan> {
        let units = self.activatable();
        let weak = units.iter().copied().filter(|&unit| self.must_withdraw(unit));
        let weak = best_of(weak.map(|unit| (self.price(unit), Plan::Activate(unit, Priority::Withdrawal))));
        if !weak.is_empty() {
            return weak;
        }
        let scout = Scout::new(self, self.mover);
        for (priority, arms) in self.row().activations(self.options.javelins_first) {
            let plans = self.activations_by(&scout, &units, *priority, arms);
            if !plans.is_empty() {
                return plans;
            }
        }
        self.other_activations(&units)
    }

    fn activations_by(
        &self,
        scout: &Scout<'_>,
        units: &[UnitId],
        priority: Priority,
        arms: &[Arm],
    ) -> Vec<Plan> {
        let of_arm = units.iter().copied().filter(|&unit| arms.contains(&self.arm_of(unit)));
        let ranked = of_arm.filter_map(|unit| Some((self.rank_for(scout, unit, priority)?, unit)));
        best_of(ranked).into_iter().map(|unit| Plan::Activate(unit, priority)).collect()
    }

    /// How much a priority speaks for a unit, if it does (22.11).
    fn rank_for(&self, scout: &Scout<'_>, unit: UnitId, priority: Priority) -> Option<(bool, u16, i32)> {
        let price = self.price(unit);
        if self.is_engaged(unit) {
            let envelops = priority == Priority::Charge
                && self.row() == Row::Attack
                && Wing::ALL.iter().any(|&wing| self.may_envelop(unit, wing));
            return envelops.then_some((true, price, 0));
        }
        match priority {
            Priority::Short => self.may_come_to_shoot(unit, false).then_some((true, price, 0)),
            Priority::Points => Some((self.may_come_to_shoot(unit, true), price, 0)),
            Priority::Charge => {
                let attacks = self.attacks(scout, unit);
                let best = attacks.iter().map(|attack| attack.rank(price)).max()?;
                Some((best.0, price, best.2.into()))
            }
            Priority::Line => {
                let rallied = self.unit(unit).reason == Some(Item::Return);
                let breach = self.is_steady(unit).then(|| self.mends_line(unit)).flatten();
                (rallied || breach.is_some()).then_some((
                    rallied || breach == Some(true),
                    price,
                    rallied.into(),
                ))
            }
            _ => None,
        }
    }

    /// What is left over goes to the dearest; engaged units only if an order must name somebody (22.12).
    fn other_activations(&self, units: &[UnitId]) -> Vec<Plan> {
        let plan = |unit: UnitId| (self.price(unit), Plan::Activate(unit, Priority::Rest));
        let free = best_of(units.iter().copied().filter(|&unit| !self.is_engaged(unit)).map(plan));
        if !free.is_empty() {
            return free;
        }
        let begun = matches!(self.frames.top(), Some(Frame::Activate { order, left }) if left < self.activations(order));
        if begun { vec![Plan::Answer(Action::Done)] } else { best_of(units.iter().copied().map(plan)) }
    }
}
