//! The generals (17.2). Two percentages are printed, and that an unknown general costs nothing; the rest is
//! reconstructed.

use sandtable_core::Source::{self, Inferred, Printed, Reconstructed};

use crate::ids::{Faction, General};

/// A general card (17.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GeneralRow {
    /// Which one.
    pub general: General,
    /// Whose armies he leads; none is everybody's.
    pub faction: Option<Faction>,
    /// Leadership.
    pub leadership: u8,
    /// Radius of his influence in UD.
    pub radius: u8,
    /// What he adds to the price of the units, in per cent.
    pub percent: u8,
    /// How the percentage is known.
    pub percent_source: Source,
    /// How leadership is known; every radius is reconstructed.
    pub source: Source,
}

const fn general(
    general: General,
    faction: Faction,
    leadership: u8,
    radius: u8,
    percent: u8,
    percent_source: Source,
) -> GeneralRow {
    let source = Reconstructed;
    GeneralRow { general, faction: Some(faction), leadership, radius, percent, percent_source, source }
}

const UNKNOWN: GeneralRow = GeneralRow {
    faction: None,
    source: Inferred,
    ..general(General::Unknown, Faction::Rome, 6, 2, 0, Printed)
};

use Faction::{Celts, Dacia, Germans, Parthia, Rome, Sarmatians};

/// Every general, in the order of [`General`] (17.2).
pub static GENERALS: [GeneralRow; General::COUNT] = [
    UNKNOWN,
    general(General::Hadrian, Rome, 8, 3, 22, Printed),
    general(General::Trajan, Rome, 9, 3, 30, Reconstructed),
    general(General::Agricola, Rome, 7, 3, 16, Reconstructed),
    general(General::Quietus, Rome, 7, 2, 14, Reconstructed),
    general(General::Fuscus, Rome, 5, 2, 0, Reconstructed),
    general(General::Scathach, Celts, 8, 2, 20, Printed),
    general(General::Boudica, Celts, 7, 3, 17, Reconstructed),
    general(General::Calgacus, Celts, 7, 2, 12, Reconstructed),
    general(General::Caratacus, Celts, 6, 3, 8, Reconstructed),
    general(General::Decebalus, Dacia, 8, 3, 24, Reconstructed),
    general(General::Vezinas, Dacia, 7, 2, 12, Reconstructed),
    general(General::Diegis, Dacia, 6, 2, 4, Reconstructed),
    general(General::Arminius, Germans, 8, 2, 20, Reconstructed),
    general(General::Masyos, Germans, 6, 2, 4, Reconstructed),
    general(General::Osroes, Parthia, 6, 2, 5, Reconstructed),
    general(General::Surena, Parthia, 8, 3, 24, Reconstructed),
    general(General::Susagus, Sarmatians, 7, 2, 12, Reconstructed),
    general(General::Zanticus, Sarmatians, 6, 2, 5, Reconstructed),
];

impl General {
    /// Does he lead armies of this faction (4.4)?
    pub fn leads(self, faction: Faction) -> bool {
        self.row().faction.is_none_or(|own| own == faction)
    }

    /// What units of that price cost with him.
    pub fn total(self, units: u16) -> u16 {
        raised(units, self.row().percent)
    }
}

/// A price raised by a percentage, rounded half up (1.5, 4.3).
pub fn raised(units: u16, percent: u8) -> u16 {
    let hundredths = u32::from(units) * (100 + u32::from(percent));
    ((hundredths + 50) / 100) as u16
}
