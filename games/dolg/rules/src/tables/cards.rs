//! The 98 action cards: an order above, an event below (6.2). Their number and the orders are known; how many there are
//! of each and which halves share a card is reconstructed.

use sandtable_core::Source::{self, Inferred, Printed, Reconstructed};
use sandtable_core::{Message, Say};

sandtable_core::words! {
    /// The upper half of a card (7).
    pub enum Order: "order" in "dolg-order" {
        /// Activates one unit (7.1).
        Skirmish = "skirmish",
        /// Activates two units (7.2).
        Probe = "probe",
        /// Activates as many units as the leadership (7.3).
        Mobilization = "mobilization",
        /// Activates half of the army (7.4).
        GeneralMobilization = "general-mobilization",
        /// Activates the whole army (7.5).
        FullMobilization = "full-mobilization",
        /// Activates all mounted units (7.6).
        CavalryAdvance = "cavalry-advance",
        /// Activates units that go back (7.7).
        OrganizedWithdrawal = "organized-withdrawal",
        /// Activates all missile units without javelins (7.8).
        AimRelease = "aim-release",
        /// Activates all units with javelins (7.9).
        JavelinVolley = "javelin-volley",
        /// Stops a fleeing unit (7.10).
        Regroup = "regroup",
        /// Broken and fleeing units check (7.11).
        OrganizeUnits = "organize-units",
        /// Heals one wound (7.12).
        FieldMedics = "field-medics",
        /// Heals two wounds (7.13).
        Reinforce = "reinforce",
        /// New officers (7.14).
        RecoverOfficers = "recover-officers",
        /// One UD more (7.15).
        ForcedMarch = "forced-march",
        /// Animals panic (7.16).
        Stampede = "stampede",
        /// Fills the hand (7.17).
        OfficersCall = "officers-call",
        /// Takes a card from the enemy (7.18).
        Scouts = "scouts",
        /// The general goes to another unit (7.19).
        TransferGeneral = "transfer-general",
        /// More leadership (7.20).
        InspiringLeader = "inspiring-leader",
    }
}

sandtable_core::words! {
    /// The lower half of a card (13).
    pub enum CardEvent: "event" in "dolg-event" {
        /// Shoots again (13.1).
        IntensiveShooting = "intensive-shooting",
        /// The missiles go astray (13.2).
        ChangeOfWind = "change-of-wind",
        /// A well-aimed volley (13.3).
        WellAimed = "well-aimed",
        /// Shields up (13.4).
        RaiseShields = "raise-shields",
        /// No missiles left for a turn (13.5).
        OutOfMissiles = "out-of-missiles",
        /// Resist! (13.6).
        Resist = "resist",
        /// The defender strikes again (13.7).
        CounterAttack = "counter-attack",
        /// More hits (13.8).
        FuriousAssault = "furious-assault",
        /// More damage (13.9).
        CrushingBlow = "crushing-blow",
        /// Strikes first from cover or a flank (13.10).
        Ambush = "ambush",
        /// Spears against horses (13.11).
        Spears = "spears",
        /// The enemy loses its officers (13.12).
        OfficersSlain = "officers-slain",
        /// The enemy general is hurt (13.13).
        GeneralWounded = "general-wounded",
        /// The enemy checks before the dice (13.14).
        WarCries = "war-cries",
        /// The attacker does not strike (13.15).
        Confusion = "confusion",
        /// The unit becomes veteran (13.16).
        Veterans = "veterans",
        /// The next check succeeds (13.17).
        HoldTheLine = "hold-the-line",
        /// The enemy checks worse (13.18).
        PanicSpreads = "panic-spreads",
        /// Heals a wound after the combat (13.19).
        Reserves = "reserves",
        /// Nothing (13.20).
        Lull = "lull",
    }
}

sandtable_core::words! {
    /// An action card (6.2).
    #[allow(missing_docs, reason = "cards are numbered")]
    pub enum CardId: "card" {
        K01 = "k01", K02 = "k02", K03 = "k03", K04 = "k04", K05 = "k05", K06 = "k06", K07 = "k07",
        K08 = "k08", K09 = "k09", K10 = "k10", K11 = "k11", K12 = "k12", K13 = "k13", K14 = "k14",
        K15 = "k15", K16 = "k16", K17 = "k17", K18 = "k18", K19 = "k19", K20 = "k20", K21 = "k21",
        K22 = "k22", K23 = "k23", K24 = "k24", K25 = "k25", K26 = "k26", K27 = "k27", K28 = "k28",
        K29 = "k29", K30 = "k30", K31 = "k31", K32 = "k32", K33 = "k33", K34 = "k34", K35 = "k35",
        K36 = "k36", K37 = "k37", K38 = "k38", K39 = "k39", K40 = "k40", K41 = "k41", K42 = "k42",
        K43 = "k43", K44 = "k44", K45 = "k45", K46 = "k46", K47 = "k47", K48 = "k48", K49 = "k49",
        K50 = "k50", K51 = "k51", K52 = "k52", K53 = "k53", K54 = "k54", K55 = "k55", K56 = "k56",
        K57 = "k57", K58 = "k58", K59 = "k59", K60 = "k60", K61 = "k61", K62 = "k62", K63 = "k63",
        K64 = "k64", K65 = "k65", K66 = "k66", K67 = "k67", K68 = "k68", K69 = "k69", K70 = "k70",
        K71 = "k71", K72 = "k72", K73 = "k73", K74 = "k74", K75 = "k75", K76 = "k76", K77 = "k77",
        K78 = "k78", K79 = "k79", K80 = "k80", K81 = "k81", K82 = "k82", K83 = "k83", K84 = "k84",
        K85 = "k85", K86 = "k86", K87 = "k87", K88 = "k88", K89 = "k89", K90 = "k90", K91 = "k91",
        K92 = "k92", K93 = "k93", K94 = "k94", K95 = "k95", K96 = "k96", K97 = "k97", K98 = "k98",
    }
}

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

sandtable_core::words! {
    /// In which combats an event works (13.21).
    pub enum CombatKind: "kind of combat" in "dolg-combat" {
        /// In ranged attacks.
        Ranged = "ranged",
        /// In melee.
        Melee = "melee",
        /// In both.
        Any = "any",
    }
}

sandtable_core::words! {
    /// For whom an event works (13.21).
    pub enum Role: "role" in "dolg-role" {
        /// The unit of the active side.
        Attacker = "attacker",
        /// Its opponent.
        Defender = "defender",
        /// Whoever plays it.
        Either = "either",
    }
}

/// The upper half of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
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
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
pub struct EventRow {
    /// Which one.
    pub event: CardEvent,
    /// Where it works.
    pub combat: CombatKind,
    /// For whom.
    pub role: Role,
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
    event: CardEvent,
    combat: CombatKind,
    role: Role,
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
    order(Order::TransferGeneral, OrderType::Command, 2, Printed, Reconstructed),
    order(Order::InspiringLeader, OrderType::Command, 1, Inferred, Inferred),
];

/// Every event, as [`CardEvent`] lists them (13).
pub static EVENTS: [EventRow; CardEvent::COUNT] = EVENT_ROWS;
#[rustfmt::skip]
const EVENT_ROWS: [EventRow; CardEvent::COUNT] = [
    event(CardEvent::IntensiveShooting, CombatKind::Ranged, Role::Attacker, 6, Inferred, Inferred),
    event(CardEvent::ChangeOfWind, CombatKind::Ranged, Role::Defender, 5, Inferred, Inferred),
    event(CardEvent::WellAimed, CombatKind::Ranged, Role::Attacker, 6, Reconstructed, Reconstructed),
    event(CardEvent::RaiseShields, CombatKind::Ranged, Role::Defender, 6, Reconstructed, Reconstructed),
    event(CardEvent::OutOfMissiles, CombatKind::Ranged, Role::Defender, 3, Reconstructed, Reconstructed),
    event(CardEvent::Resist, CombatKind::Any, Role::Defender, 8, Inferred, Inferred),
    event(CardEvent::CounterAttack, CombatKind::Melee, Role::Defender, 6, Inferred, Inferred),
    event(CardEvent::FuriousAssault, CombatKind::Melee, Role::Attacker, 8, Reconstructed, Reconstructed),
    event(CardEvent::CrushingBlow, CombatKind::Melee, Role::Attacker, 8, Reconstructed, Reconstructed),
    event(CardEvent::Ambush, CombatKind::Melee, Role::Attacker, 4, Inferred, Reconstructed),
    event(CardEvent::Spears, CombatKind::Melee, Role::Either, 5, Inferred, Reconstructed),
    event(CardEvent::OfficersSlain, CombatKind::Melee, Role::Attacker, 6, Inferred, Reconstructed),
    event(CardEvent::GeneralWounded, CombatKind::Melee, Role::Attacker, 2, Inferred, Reconstructed),
    event(CardEvent::WarCries, CombatKind::Melee, Role::Attacker, 5, Inferred, Inferred),
    event(CardEvent::Confusion, CombatKind::Melee, Role::Defender, 4, Inferred, Inferred),
    event(CardEvent::Veterans, CombatKind::Melee, Role::Either, 4, Inferred, Reconstructed),
    event(CardEvent::HoldTheLine, CombatKind::Melee, Role::Defender, 4, Reconstructed, Reconstructed),
    event(CardEvent::PanicSpreads, CombatKind::Melee, Role::Attacker, 4, Reconstructed, Reconstructed),
    event(CardEvent::Reserves, CombatKind::Any, Role::Defender, 2, Reconstructed, Reconstructed),
    event(CardEvent::Lull, CombatKind::Any, Role::Either, 2, Reconstructed, Reconstructed),
];

/// A card: its two halves (6.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
pub struct CardRow {
    /// The upper half.
    pub order: Order,
    /// The lower half.
    pub event: CardEvent,
}

/// Every card, in the order of [`CardId`]: the orders one after the other, and with card number `i`, from 0, the event
/// number `37 i + 11` of all events written one after the other, round and round (6.2).
pub static CARDS: [CardRow; CardId::COUNT] = {
    let mut cards = [CardRow { order: Order::Skirmish, event: CardEvent::Lull }; CardId::COUNT];
    let mut at = 0;
    while at < cards.len() {
        cards[at] = CardRow { order: order_at(at), event: event_at((37 * at + 11) % cards.len()) };
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

const fn event_at(mut place: usize) -> CardEvent {
    let mut at = 0;
    while place >= EVENT_ROWS[at].copies as usize {
        place -= EVENT_ROWS[at].copies as usize;
        at += 1;
    }
    EVENT_ROWS[at].event
}

impl CardId {
    /// What is printed on it.
    #[inline]
    pub fn row(self) -> &'static CardRow {
        &CARDS[self as usize]
    }

    /// Its upper half.
    #[inline]
    pub fn order(self) -> Order {
        self.row().order
    }

    /// Its lower half.
    #[inline]
    pub fn event(self) -> CardEvent {
        self.row().event
    }
}

impl Say for CardId {
    fn say(&self) -> Message {
        Message::new("dolg-card").with("order", self.order().say()).with("event", self.event().say())
    }
}

impl Order {
    /// What is known of it.
    #[inline]
    pub fn row(self) -> &'static OrderRow {
        &ORDERS[self as usize]
    }
}

impl CardEvent {
    /// What is known of it.
    #[inline]
    pub fn row(self) -> &'static EventRow {
        &EVENTS[self as usize]
    }
}
