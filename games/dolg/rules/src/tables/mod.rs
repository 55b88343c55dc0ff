//! The printed components. Each row says how it is known; what the rulebook at hand does not print is reconstructed so
//! that everything known fits (1.4).

use crate::{Card, Cards};

mod cards;
mod generals;
mod numbers;
mod terrain;
mod traits;
mod units;

pub use cards::{
    CARDS, CardEvent, CardId, CardRow, CombatKind, EVENTS, EventRow, ORDERS, Order, OrderRow, OrderType, Role,
};
pub use generals::{GENERALS, General, GeneralRow};
pub use numbers::*;
pub use terrain::{Going, TERRAIN, TerrainKind, TerrainRow};
pub use traits::{FORMATIONS, Formation, FormationRow, Pace, Trait, Traits};
pub use units::{Attack, Defence, Faction, Missiles, UNITS, UnitClass, UnitKind, UnitRow};

/// How many of each card there are (1.1).
const DECK: [(Card, u8); Card::COUNT] = [(Card::Patrol, 5), (Card::Squad, 4), (Card::Tank, 3)];

/// The whole deck (1.1).
pub(crate) fn deck() -> Cards {
    DECK.iter().flat_map(|&(card, count)| std::iter::repeat_n(card, count as usize)).collect()
}
