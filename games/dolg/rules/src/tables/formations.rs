//! Formations (15). Their names are printed, testudo excepted; the effects are reconstructed.

use sandtable_core::Source::{self, Printed, Reconstructed};

use super::numbers::Pair;
use crate::ids::Formation;

/// How a unit in a formation may move (15.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pace {
    /// Not at all.
    Hold,
    /// By reduced movement.
    Reduced,
    /// By regular movement, and it may charge.
    Regular,
}

/// A formation (15).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FormationRow {
    /// Which one.
    pub formation: Formation,
    /// How the unit may move.
    pub pace: Pace,
    /// May it shoot?
    pub shoots: bool,
    /// Dodge and shield in melee at the front.
    pub melee: Pair,
    /// Dodge and shield against missiles at the front.
    pub missiles: Pair,
    /// Does the defence against missiles hold on all sides?
    pub all_round: bool,
    /// Dodge and shield at flanks and rear, on top of what is usual.
    pub exposed: Pair,
    /// Its own hit and damage in melee, charges aside.
    pub attack: Pair,
    /// Its morale.
    pub morale: i8,
    /// How its name is known; the effects are reconstructed.
    pub source: Source,
}

const fn formation(formation: Formation, pace: Pace, source: Source) -> FormationRow {
    FormationRow {
        formation,
        pace,
        shoots: true,
        melee: Pair(0, 0),
        missiles: Pair(0, 0),
        all_round: false,
        exposed: Pair(0, 0),
        attack: Pair(0, 0),
        morale: 0,
        source,
    }
}

/// Every formation, in the order of [`Formation`] (15.2).
pub static FORMATIONS: [FormationRow; Formation::COUNT] = [
    FormationRow {
        melee: Pair(0, 1),
        missiles: Pair(0, 1),
        attack: Pair(-1, 0),
        ..formation(Formation::ShieldWall, Pace::Reduced, Printed)
    },
    FormationRow {
        shoots: false,
        missiles: Pair(1, 2),
        all_round: true,
        attack: Pair(-1, 0),
        ..formation(Formation::Testudo, Pace::Reduced, Reconstructed)
    },
    FormationRow {
        melee: Pair(0, 1),
        missiles: Pair(0, 1),
        exposed: Pair(-1, 0),
        ..formation(Formation::Phalanx, Pace::Reduced, Printed)
    },
    FormationRow { shoots: false, morale: 1, ..formation(Formation::Square, Pace::Hold, Printed) },
    FormationRow {
        melee: Pair(-1, 0),
        missiles: Pair(-1, 0),
        ..formation(Formation::Wedge, Pace::Regular, Printed)
    },
];

impl Formation {
    /// What it does.
    #[inline]
    pub fn row(self) -> &'static FormationRow {
        &FORMATIONS[self as usize]
    }
}
