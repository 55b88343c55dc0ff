//! An enemy on the board: five bytes, so that a board full of them is copied at once. What it does in a movement event
//! is marked on it until it is settled.

use serde::{Deserialize, Serialize};

use crate::ids::{Cell, Color, Ring, Sector, Token};
use crate::state_json::FoeJson;

/// An enemy on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "FoeJson", from = "FoeJson")]
pub struct Foe {
    /// Which token.
    pub token: Token,
    /// Where it stands.
    pub cell: Cell,
    /// Its present armour.
    pub armor: u8,
    heat: u8,
    pub(crate) marks: u8,
}

/// Hedgehogs lie on it (5.4).
pub(crate) const HEDGEHOGS: u8 = 1;
/// It has taken damage (19.4).
pub(crate) const HOBBLED: u8 = 2;
/// It attacks the wall of its sector in this event.
pub(crate) const ATTACKS: u8 = 4;
/// It entered its city cell in this event.
pub(crate) const ENTERS: u8 = 8;
/// It fires a rocket at the end of this event.
pub(crate) const FIRES: u8 = 16;
/// It has moved a cell or more in this turn (19.4).
pub(crate) const MOVED: u8 = 32;
/// One point of damage that Type 61 took in this moment; there is room for the three it can survive (14.9).
pub(crate) const STING: u8 = 64;

sandtable_core::words! {
    /// A mark on an enemy, as it is written.
    pub(crate) enum Mark: "mark" {
        Hedgehogs = "hedgehogs",
        Hobbled = "hobbled",
        Attacks = "attacks",
        Enters = "enters",
        Fires = "fires",
        /// One point of damage in this moment, for Type 61.
        Stung = "stung",
        /// Two points.
        StungTwice = "stung-twice",
        Moved = "moved",
    }
}

impl Mark {
    pub(crate) const fn bit(self) -> u8 {
        match self {
            Mark::Hedgehogs => HEDGEHOGS,
            Mark::Hobbled => HOBBLED,
            Mark::Attacks => ATTACKS,
            Mark::Enters => ENTERS,
            Mark::Fires => FIRES,
            Mark::Stung => STING,
            Mark::StungTwice => 2 * STING,
            Mark::Moved => MOVED,
        }
    }
}

impl Foe {
    /// A fresh enemy with full armour.
    pub(crate) const fn new(token: Token, cell: Cell) -> Foe {
        Foe { token, cell, armor: token.row().armor, heat: 0, marks: 0 }
    }

    /// How many fire tokens it has; more than 15 are not counted.
    pub const fn fires(&self) -> u8 {
        self.heat & 15
    }

    /// How many of them it caught in this phase 5 (10.5).
    pub const fn fresh(&self) -> u8 {
        self.heat >> 4
    }

    pub(crate) fn set_fires(&mut self, fires: u8, fresh: u8) {
        self.heat = fires.min(15) | fresh.min(fires).min(15) << 4;
    }

    /// Do hedgehogs lie on it?
    pub const fn has_hedgehogs(&self) -> bool {
        self.marks & HEDGEHOGS != 0
    }

    /// Has it ever taken damage (19.4)?
    pub const fn is_hobbled(&self) -> bool {
        self.marks & HOBBLED != 0
    }

    /// The line it stands on.
    pub const fn ring(&self) -> Ring {
        self.cell.ring()
    }

    /// The sector it stands in.
    pub const fn sector(&self) -> Sector {
        self.cell.sector()
    }

    /// The colour it stands in.
    pub const fn color(&self) -> Color {
        self.cell.color()
    }

    /// Does a hit card do nothing to it where it stands (11.9)?
    pub fn is_immune(&self) -> bool {
        self.token.row().immune == Some(self.ring())
    }

    /// Does any damage destroy it where it stands (11.10)?
    pub fn is_doomed(&self) -> bool {
        self.token.row().fatal == Some(self.ring())
    }

    /// Can cards choose it and area effects touch it (15.1)?
    pub fn is_touchable(&self) -> bool {
        self.token != Token::RepairCrew
    }

    /// Do science cards affect it (14.16, 15.1)?
    pub fn feels_science(&self) -> bool {
        !matches!(self.token, Token::RepairCrew | Token::Leopard1)
    }
}
