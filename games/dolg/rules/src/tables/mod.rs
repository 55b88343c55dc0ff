//! The printed components. Each row says how it is known; what the rulebook at hand does not print is reconstructed so
//! that everything known fits (1.4).

mod cards;
mod formations;
mod generals;
mod numbers;
mod presets;
mod terrain;
mod units;

pub use cards::{CARDS, CardRow, EVENTS, EventKind, EventRole, EventRow, ORDERS, OrderRow, OrderType};
pub use formations::{FORMATIONS, FormationRow, Pace};
pub use generals::{GENERALS, GeneralRow, raised};
pub use numbers::*;
pub use presets::{PRESETS, Preset, PresetRow};
pub use terrain::{GROUNDS, GroundRow};
pub use units::{Branch, Class, Missiles, UNITS, UnitRow};
