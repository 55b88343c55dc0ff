//! All lengths, limits and modifiers of the rules in one place, so that they can be changed when the real rulebook is
//! known. Lengths are tenths of a millimetre, angles half degrees. Each says how it is known. The size of a card, its
//! sections and the tolerances of contact belong to the geometry (`space`), distances of movement to `moves`.

use crate::space::UD;

/// The size of a table (2.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Table {
    /// From left to right.
    pub width: i32,
    /// From south to north.
    pub height: i32,
}

/// The table by the points agreed on, at most these (2.3; reconstructed, not smaller than what the publisher suggests).
pub const TABLES: [(u16, Table); 3] = [
    (1000, Table { width: 10_000, height: 9_000 }),
    (2000, Table { width: 12_000, height: 9_000 }),
    (3000, Table { width: 15_000, height: 10_000 }),
];

/// The fewest and the most points of a battle (4.3; ruling).
pub const POINTS: (u16, u16) = (200, 3000);

/// How deep units are deployed, from the own edge of the table (two lines of 15 cm are printed, three reconstructed).
pub const DEPLOYMENT: i32 = 2_300;
/// How far a deployed unit may look away from the enemy's edge (ruling).
pub const DEPLOYMENT_TURN: i32 = 90;
/// Ground is laid this far from both deployment zones (5.2; reconstructed).
pub const GROUND_MARGIN: i32 = 500;
/// Width and depth of a piece of ground that is laid (5.2; the largest size is reconstructed).
pub const GROUND_SIZE: (i32, i32) = (2_500, 2_000);

/// The most dice against a square, and of one (reconstructed).
pub const SQUARE_DICE: u8 = 2;

/// Every so many wounds cost a point of morale (reconstructed).
pub const WOUNDS_PER_MORALE: u8 = 3;
/// Failing a check by so much is flight at once (reconstructed).
pub const FLIGHT_MARGIN: i8 = 5;
/// More wounds than this put a unit out of action (printed).
pub const OUT_OF_ACTION: u8 = 3;
/// Who checks when the general dies or flees, and how far animals panic (4 UD: the panic is printed, the general
/// reconstructed).
pub const ALARM: i32 = 4 * UD;

/// Wounds of his unit in one combat that endanger the general (reconstructed).
pub const GENERAL_DANGER: u8 = 3;
/// How far the general looks for another unit when his own is destroyed (reconstructed).
pub const GENERAL_ESCAPE: i32 = 4 * UD;
/// How far an order transfers the general (reconstructed).
pub const GENERAL_TRANSFER: i32 = 6 * UD;
/// How far he changes units freely (reconstructed).
pub const GENERAL_CHANGE: i32 = UD;
/// The units a Mobilization activates without a general (7.3; printed), and the hand limit then (17.7; reconstructed).
pub const NO_GENERAL_LEADERSHIP: u8 = 3;

/// The last game turn (19.6; reconstructed), and that of a battle of annihilation (ruling).
pub const TURNS: (u8, u8) = (15, 30);
/// Cards drawn by who played an order, and by who played none (inferred).
pub const DRAWS: (u8, u8) = (1, 3);

/// Hit and damage, or dodge and shield (3.4); as a modifier, what is added to them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pair(pub i8, pub i8);

impl Pair {
    /// Both together (3.8).
    pub const fn sum(self) -> i8 {
        self.0 + self.1
    }

    /// With a modifier.
    #[must_use]
    pub const fn plus(self, other: Pair) -> Pair {
        Pair(self.0 + other.0, self.1 + other.1)
    }
}

/// Attack: charged this turn, against the main target (12.3; reconstructed).
pub const CHARGE: Pair = Pair(1, 0);
/// Attack: onrush (12.3; reconstructed).
pub const ONRUSH: Pair = Pair(0, 1);
/// Attack: lance (12.3; reconstructed).
pub const LANCE: Pair = Pair(0, 1);
/// Attack: fury (12.3; reconstructed).
pub const FURY: Pair = Pair(1, 0);
/// Attack: wedge (12.3; reconstructed).
pub const WEDGE: Pair = Pair(1, 1);
/// Attack: a phalanx charged frontally (12.3; reconstructed).
pub const PHALANX: Pair = Pair(1, 1);
/// Attack: a phalanx against mounted units, on top (12.3; that there is a bonus is known, its size reconstructed).
pub const PHALANX_MOUNTED: Pair = Pair(1, 1);
/// Attack: the general is in the unit (12.3; reconstructed).
pub const WITH_GENERAL: Pair = Pair(1, 0);
/// Attack: broken, without officers, fighting from a flank or the rear, uphill, out of a marsh, river or ford, levy
/// against an onrush, failed withdrawal, long range: each of them (12.3, 11.4; reconstructed).
pub const HINDERED: Pair = Pair(-1, 0);
/// Defence: attacked in the flank or enveloped (12.3; known from the designer).
pub const FLANKED: Pair = Pair(-1, -1);
/// Defence: attacked in the rear in melee (12.3; reconstructed).
pub const REAR: Pair = Pair(-2, -1);
/// Defence: shot at from behind (11.6; reconstructed).
pub const SHOT_REAR: Pair = Pair(-1, -2);
/// Defence: skirmishers and woodsmen in a wood (12.3; reconstructed).
pub const WOODED: Pair = Pair(1, 0);
/// Defence: behind fieldworks (12.3; reconstructed).
pub const BEHIND_WORKS: Pair = Pair(1, 1);
/// Defence: in a river (12.3; reconstructed).
pub const IN_RIVER: Pair = Pair(-1, 0);
