//! Traits (18) and formations (15): what a unit card says besides numbers. Their names are known, most effects are
//! reconstructed.

use sandtable_core::Source::{self, Printed, Reconstructed};
use serde::{Serialize, Serializer};

sandtable_core::words! {
    /// What a unit can do beyond its numbers (18).
    pub enum Trait: "trait" in "dolg-trait" {
        /// Skirmishers (18.1).
        Skirmisher = "skirmisher",
        /// Strikes first in a frontal charge (18.2).
        Onrush = "onrush",
        /// Long lances (18.3).
        Lance = "lance",
        /// Charges furiously, and cannot withdraw (18.4).
        Fury = "fury",
        /// Frightens whom it charges (18.5).
        Fear = "fear",
        /// Chariots (18.6).
        Chariot = "chariot",
        /// Elite (18.7).
        Elite = "elite",
        /// Veterans (18.8).
        Veteran = "veteran",
        /// Poor fighters against an onrush (18.9).
        Levy = "levy",
        /// At home in woods (18.10).
        Woodsman = "woodsman",
        /// Swims rivers (18.11).
        Swimmer = "swimmer",
        /// Shooting engines (18.12).
        Artillery = "artillery",
        /// Siege engines (18.13).
        Siege = "siege",
        /// May form a shield wall (18.14).
        Shieldwall = "shieldwall",
        /// May form a testudo (18.14).
        Testudo = "testudo",
        /// May form a phalanx (18.14).
        Phalanx = "phalanx",
        /// May form a square (18.14).
        Square = "square",
        /// May form a wedge (18.14).
        Wedge = "wedge",
    }
}

/// A set of traits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Traits(u32);

impl Traits {
    /// No trait.
    pub const NONE: Traits = Traits(0);

    /// These traits.
    pub const fn of(traits: &[Trait]) -> Traits {
        let (mut bits, mut at) = (0, 0);
        while at < traits.len() {
            bits |= 1 << traits[at] as u32;
            at += 1;
        }
        Traits(bits)
    }

    /// Is this one among them?
    #[inline]
    pub const fn has(self, one: Trait) -> bool {
        self.0 >> one as u32 & 1 == 1
    }

    /// Each of them, in order.
    pub fn each(self) -> impl Iterator<Item = Trait> {
        Trait::ALL.iter().copied().filter(move |&one| self.has(one))
    }
}

impl Serialize for Traits {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.each())
    }
}

sandtable_core::words! {
    /// An order in which a unit stands (15).
    pub enum Formation: "formation" in "dolg-formation" {
        /// Shield wall (15.3).
        Shieldwall = "shieldwall",
        /// Testudo (15.4).
        Testudo = "testudo",
        /// Phalanx (15.5).
        Phalanx = "phalanx",
        /// Square (15.6).
        Square = "square",
        /// Wedge (15.7).
        Wedge = "wedge",
    }
}

/// How a unit in a formation may move (15.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pace {
    /// Not at all.
    Hold,
    /// By reduced movement.
    Reduced,
    /// By regular movement, and it may charge.
    Regular,
}

/// A formation (15).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct FormationRow {
    /// Which one.
    pub formation: Formation,
    /// The trait a unit must have for it.
    pub needs: Trait,
    /// How the unit may move.
    pub pace: Pace,
    /// May it shoot?
    pub shoots: bool,
    /// Dodge and shield in melee at the front.
    pub melee: (i8, i8),
    /// Dodge and shield against missiles at the front.
    pub missiles: (i8, i8),
    /// Does the defence against missiles hold on all sides?
    pub all_round: bool,
    /// Dodge and shield at flanks and rear, on top of what is usual.
    pub exposed: (i8, i8),
    /// Its own hit and damage in melee, charges aside.
    pub attack: (i8, i8),
    /// Its morale.
    pub morale: i8,
    /// How its name is known; the effects are reconstructed.
    pub source: Source,
}

const fn formation(formation: Formation, needs: Trait, pace: Pace, source: Source) -> FormationRow {
    FormationRow {
        formation,
        needs,
        pace,
        shoots: true,
        melee: (0, 0),
        missiles: (0, 0),
        all_round: false,
        exposed: (0, 0),
        attack: (0, 0),
        morale: 0,
        source,
    }
}

/// Every formation, in the order of [`Formation`] (15.2).
pub static FORMATIONS: [FormationRow; Formation::COUNT] = [
    FormationRow {
        melee: (0, 1),
        missiles: (0, 1),
        attack: (-1, 0),
        ..formation(Formation::Shieldwall, Trait::Shieldwall, Pace::Reduced, Printed)
    },
    FormationRow {
        shoots: false,
        missiles: (1, 2),
        all_round: true,
        attack: (-1, 0),
        ..formation(Formation::Testudo, Trait::Testudo, Pace::Reduced, Reconstructed)
    },
    FormationRow {
        melee: (0, 1),
        missiles: (0, 1),
        exposed: (-1, 0),
        ..formation(Formation::Phalanx, Trait::Phalanx, Pace::Reduced, Printed)
    },
    FormationRow {
        shoots: false,
        morale: 1,
        ..formation(Formation::Square, Trait::Square, Pace::Hold, Printed)
    },
    FormationRow {
        melee: (-1, 0),
        missiles: (-1, 0),
        ..formation(Formation::Wedge, Trait::Wedge, Pace::Regular, Printed)
    },
];

impl Formation {
    /// What it does.
    #[inline]
    pub fn row(self) -> &'static FormationRow {
        &FORMATIONS[self as usize]
    }
}
