//! The 98 action cards: an order above, an event below (6.2). Their number and the orders are known; how many there are
//! of each and which halves share a card is reconstructed.

use sandtable_core::Source::{self, Inferred, Printed, Reconstructed};

use crate::ids::{Card, CombatEvent, Order};

sandtable_core::words! {
    /// What sort of order it is: its icon (7.21).
    pub enum OrderType: "type of order" in "dolg-order-type" {
        /// The boot: activates units.
        Movement = "movement",
        /// The bow: activates those who shoot.
        Shooting = "shooting",
        /// The shield: restores units.
        Recovery = "recovery",
        /// The sword: command.
        Command = "command",
    }
}

/// In which combats an event works (13.22).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EventKind {
    /// In ranged attacks.
    Ranged,
    /// In melee.
    Melee,
    /// In both.
    Any,
}

/// For whom an event works (13.22).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EventRole {
    /// The unit of the active side.
    Attacker,
    /// Its opponent.
    Defender,
    /// Either of them.
    Either,
}

/// The upper half of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OrderRow {
    /// Which one.
    pub order: Order,
    /// Its icon.
    pub kind: OrderType,
    /// On how many cards it stands (reconstructed).
    pub copies: u8,
    /// How its name is known.
    pub name_source: Source,
    /// How its effect is known.
    pub effect_source: Source,
}

/// The lower half of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EventRow {
    /// Which one.
    pub event: CombatEvent,
    /// Where it works.
    pub combat: EventKind,
    /// For whom.
    pub role: EventRole,
    /// On how many cards it stands (reconstructed).
    pub copies: u8,
    /// How its name is known.
    pub name_source: Source,
    /// How its effect is known.
    pub effect_source: Source,
}

const fn order(
    order: Order,
    kind: OrderType,
    copies: u8,
    name_source: Source,
    effect_source: Source,
) -> OrderRow {
    OrderRow { order, kind, copies, name_source, effect_source }
}

const fn event(
    event: CombatEvent,
    combat: EventKind,
    role: EventRole,
    copies: u8,
    name_source: Source,
    effect_source: Source,
) -> EventRow {
    EventRow { event, combat, role, copies, name_source, effect_source }
}

/// Every order, as [`Order`] lists them (7).
pub static ORDERS: [OrderRow; Order::COUNT] = ORDER_ROWS;
const ORDER_ROWS: [OrderRow; Order::COUNT] = [
    order(Order::Skirmish, OrderType::Movement, 10, Printed, Printed),
    order(Order::Probe, OrderType::Movement, 14, Printed, Printed),
    order(Order::Mobilization, OrderType::Movement, 10, Printed, Printed),
    order(Order::GeneralMobilization, OrderType::Movement, 6, Printed, Printed),
    order(Order::FullMobilization, OrderType::Movement, 4, Printed, Printed),
    order(Order::CavalryAdvance, OrderType::Movement, 5, Printed, Printed),
    order(Order::OrganizedWithdrawal, OrderType::Movement, 3, Printed, Printed),
    order(Order::AimRelease, OrderType::Shooting, 6, Printed, Printed),
    order(Order::JavelinVolley, OrderType::Shooting, 6, Inferred, Reconstructed),
    order(Order::Regroup, OrderType::Recovery, 4, Printed, Printed),
    order(Order::OrganizeUnits, OrderType::Recovery, 4, Printed, Printed),
    order(Order::FieldMedics, OrderType::Recovery, 4, Printed, Printed),
    order(Order::Reinforce, OrderType::Recovery, 3, Printed, Printed),
    order(Order::RecoverOfficers, OrderType::Recovery, 3, Printed, Printed),
    order(Order::ForcedMarch, OrderType::Command, 5, Printed, Printed),
    order(Order::Stampede, OrderType::Command, 2, Printed, Printed),
    order(Order::OfficersCall, OrderType::Command, 3, Printed, Printed),
    order(Order::Scouts, OrderType::Command, 3, Printed, Printed),
    order(Order::Transfer, OrderType::Command, 2, Printed, Reconstructed),
    order(Order::InspiringLeader, OrderType::Command, 1, Inferred, Inferred),
];

/// Every event, as [`CombatEvent`] lists them (13).
pub static EVENTS: [EventRow; CombatEvent::COUNT] = EVENT_ROWS;
#[rustfmt::skip]
const EVENT_ROWS: [EventRow; CombatEvent::COUNT] = [
    event(CombatEvent::IntensiveShooting, EventKind::Ranged, EventRole::Attacker, 6, Inferred, Inferred),
    event(CombatEvent::ChangeOfWind, EventKind::Ranged, EventRole::Defender, 5, Inferred, Inferred),
    event(CombatEvent::WellAimedVolley, EventKind::Ranged, EventRole::Attacker, 6, Reconstructed, Reconstructed),
    event(CombatEvent::RaiseShields, EventKind::Ranged, EventRole::Defender, 6, Reconstructed, Reconstructed),
    event(CombatEvent::OutOfMissiles, EventKind::Ranged, EventRole::Defender, 3, Reconstructed, Reconstructed),
    event(CombatEvent::Resist, EventKind::Any, EventRole::Defender, 8, Inferred, Inferred),
    event(CombatEvent::CounterAttack, EventKind::Melee, EventRole::Defender, 6, Inferred, Inferred),
    event(CombatEvent::FuriousAssault, EventKind::Melee, EventRole::Attacker, 8, Reconstructed, Reconstructed),
    event(CombatEvent::CrushingBlow, EventKind::Melee, EventRole::Attacker, 8, Reconstructed, Reconstructed),
    event(CombatEvent::Ambush, EventKind::Melee, EventRole::Attacker, 4, Inferred, Reconstructed),
    event(CombatEvent::SpearsAgainstHorses, EventKind::Melee, EventRole::Either, 5, Inferred, Reconstructed),
    event(CombatEvent::OfficersSlain, EventKind::Melee, EventRole::Attacker, 6, Inferred, Reconstructed),
    event(CombatEvent::GeneralWounded, EventKind::Melee, EventRole::Attacker, 2, Inferred, Reconstructed),
    event(CombatEvent::WarCries, EventKind::Melee, EventRole::Attacker, 5, Inferred, Inferred),
    event(CombatEvent::Confusion, EventKind::Melee, EventRole::Defender, 4, Inferred, Inferred),
    event(CombatEvent::Veterans, EventKind::Melee, EventRole::Either, 4, Inferred, Reconstructed),
    event(CombatEvent::HoldTheLine, EventKind::Melee, EventRole::Defender, 4, Reconstructed, Reconstructed),
    event(CombatEvent::PanicSpreads, EventKind::Melee, EventRole::Attacker, 4, Reconstructed, Reconstructed),
    event(CombatEvent::ReservesCloseUp, EventKind::Any, EventRole::Defender, 2, Reconstructed, Reconstructed),
    event(CombatEvent::Lull, EventKind::Any, EventRole::Either, 2, Reconstructed, Reconstructed),
];

/// A card: its two halves (6.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CardRow {
    /// Which.
    pub card: Card,
    /// The upper half.
    pub order: Order,
    /// The lower half.
    pub event: CombatEvent,
}

/// Every card, in the order of [`Card`]: the orders one after the other, and with card number `i`, from 0, the event
/// number `37 i + 11` of all events written one after the other, round and round (6.2).
pub static CARDS: [CardRow; Card::COUNT] = {
    let mut cards =
        [CardRow { card: Card::K01, order: Order::Skirmish, event: CombatEvent::Lull }; Card::COUNT];
    let mut at = 0;
    while at < cards.len() {
        let event = event_at((37 * at + 11) % cards.len());
        cards[at] = CardRow { card: Card::ALL[at], order: order_at(at), event };
        at += 1;
    }
    cards
};

const fn order_at(mut place: usize) -> Order {
    let mut at = 0;
    while place >= ORDER_ROWS[at].copies as usize {
        place -= ORDER_ROWS[at].copies as usize;
        at += 1;
    }
    ORDER_ROWS[at].order
}

const fn event_at(mut place: usize) -> CombatEvent {
    let mut at = 0;
    while place >= EVENT_ROWS[at].copies as usize {
        place -= EVENT_ROWS[at].copies as usize;
        at += 1;
    }
    EVENT_ROWS[at].event
}

impl Order {
    /// What is known of it.
    #[inline]
    pub fn row(self) -> &'static OrderRow {
        &ORDERS[self as usize]
    }
}

impl CombatEvent {
    /// What is known of it.
    #[inline]
    pub fn row(self) -> &'static EventRow {
        &EVENTS[self as usize]
    }
}
