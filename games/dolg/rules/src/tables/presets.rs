//! Armies that can be taken whole (4.10, 4.11). That of the printed example is printed, the others are made by us.

use sandtable_core::Source::{self, Printed, Reconstructed};

use crate::ids::{Faction, General, Kind};

sandtable_core::words! {
    /// An army that can be taken whole (4.10).
    pub enum Preset: "army" in "dolg-preset" {
        /// Rome, 500 points.
        Rome500 = "rome-500",
        /// Rome, 1000 points.
        Rome1000 = "rome-1000",
        /// Rome, 1800 points.
        Rome1800 = "rome-1800",
        /// The Celts, 500 points.
        Celts500 = "celts-500",
        /// The Celts, 1000 points.
        Celts1000 = "celts-1000",
        /// The Celts, 1800 points.
        Celts1800 = "celts-1800",
        /// The Dacians, 500 points.
        Dacia500 = "dacia-500",
        /// The Dacians, 1000 points.
        Dacia1000 = "dacia-1000",
        /// The Dacians, 1800 points.
        Dacia1800 = "dacia-1800",
        /// The Germans, 500 points.
        Germans500 = "germans-500",
        /// The Germans, 1000 points.
        Germans1000 = "germans-1000",
        /// The Germans, 1800 points.
        Germans1800 = "germans-1800",
        /// Parthia, 500 points.
        Parthia500 = "parthia-500",
        /// Parthia, 1000 points.
        Parthia1000 = "parthia-1000",
        /// Parthia, 1800 points.
        Parthia1800 = "parthia-1800",
        /// The Sarmatians, 500 points.
        Sarmatians500 = "sarmatians-500",
        /// The Sarmatians, 1000 points.
        Sarmatians1000 = "sarmatians-1000",
        /// The Sarmatians, 1800 points.
        Sarmatians1800 = "sarmatians-1800",
        /// The printed example (4.11).
        RomeExample = "rome-example",
    }
}

/// What an army is made of (4.10).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PresetRow {
    /// Which.
    pub preset: Preset,
    /// For battles of so many points, or more.
    pub points: u16,
    /// Who leads it.
    pub faction: Faction,
    /// Its general.
    pub general: General,
    /// Its units.
    pub units: &'static [(Kind, u8)],
    /// How it is known.
    pub source: Source,
}

const fn row(
    preset: Preset,
    points: u16,
    faction: Faction,
    general: General,
    units: &'static [(Kind, u8)],
) -> PresetRow {
    let source = if matches!(preset, Preset::RomeExample) { Printed } else { Reconstructed };
    PresetRow { preset, points, faction, general, units, source }
}

#[allow(clippy::enum_glob_use, reason = "the table names nearly every kind")]
use {Faction::*, Kind::*};

/// Every army, in the order of [`Preset`].
#[rustfmt::skip]
pub static PRESETS: [PresetRow; Preset::COUNT] = [
    row(Preset::Rome500, 500, Rome, General::Unknown, &[(RomLegion, 2), (RomCarro, 1), (AuxAla, 1)]),
    row(Preset::Rome1000, 1000, Rome, General::Agricola, &[(RomLegion, 3), (RomEqleg, 1), (AuxBrit, 2), (AuxCant, 1), (AuxSyr, 1)]),
    row(Preset::Rome1800, 1800, Rome, General::Trajan, &[(RomPraet, 1), (RomLegion, 4), (RomVexil, 1), (RomCarro, 1), (RomEqleg, 1), (AuxBrit, 1), (AuxCant, 1), (AuxSyr, 1), (AuxBale, 1)]),
    row(Preset::Celts500, 500, Celts, General::Unknown, &[(CelNoble, 1), (CelSpear, 1), (CelFarmer, 1), (CelSling, 1), (CelChar, 1)]),
    row(Preset::Celts1000, 1000, Celts, General::Calgacus, &[(CelNoble, 1), (CelPict, 2), (CelSpear, 1), (CelFarmer, 1), (CelSling, 1), (CelHorse, 1), (CelChar, 1)]),
    row(Preset::Celts1800, 1800, Celts, General::Boudica, &[(CelNoble, 3), (CelPict, 3), (CelSpear, 2), (CelFarmer, 1), (CelJavel, 2), (CelSling, 2), (CelHorse, 1), (CelChar, 1)]),
    row(Preset::Dacia500, 500, Dacia, General::Unknown, &[(DacFalx, 2), (DacComa, 1), (DacArch, 1), (DacJavel, 2)]),
    row(Preset::Dacia1000, 1000, Dacia, General::Diegis, &[(DacPile, 1), (DacFalx, 2), (DacComa, 3), (DacSpear, 1), (DacArch, 1), (DacJavel, 1), (DacCav, 1)]),
    row(Preset::Dacia1800, 1800, Dacia, General::Decebalus, &[(DacPile, 2), (DacFalx, 3), (DacComa, 2), (DacSpear, 2), (DacArch, 1), (DacJavel, 2), (DacCav, 1), (DacRox, 1)]),
    row(Preset::Germans500, 500, Germans, General::Unknown, &[(GerWarr, 2), (GerYouth, 2), (GerCav, 1)]),
    row(Preset::Germans1000, 1000, Germans, General::Masyos, &[(GerComit, 1), (GerWarr, 4), (GerYouth, 1), (GerArch, 1), (GerCav, 1), (GerBast, 1)]),
    row(Preset::Germans1800, 1800, Germans, General::Arminius, &[(GerComit, 2), (GerWarr, 5), (GerChatti, 1), (GerYouth, 2), (GerArch, 1), (GerCav, 2), (GerBast, 1)]),
    row(Preset::Parthia500, 500, Parthia, General::Unknown, &[(ParHbow, 2), (ParHill, 1), (ParSpear, 1), (ParArch, 1)]),
    row(Preset::Parthia1000, 1000, Parthia, General::Osroes, &[(ParCata, 2), (ParHbow, 2), (ParHill, 1), (ParSpear, 2), (ParArch, 1)]),
    row(Preset::Parthia1800, 1800, Parthia, General::Surena, &[(ParCata, 2), (ParCamel, 1), (ParHbow, 3), (ParNob, 1), (ParHill, 2), (ParSpear, 1), (ParArch, 1)]),
    row(Preset::Sarmatians500, 500, Sarmatians, General::Unknown, &[(SarCata, 1), (SarHbow, 1), (SarArch, 1), (SarNoble, 1)]),
    row(Preset::Sarmatians1000, 1000, Sarmatians, General::Zanticus, &[(SarCata, 1), (SarLanc, 2), (SarHbow, 2), (SarFoot, 3)]),
    row(Preset::Sarmatians1800, 1800, Sarmatians, General::Susagus, &[(SarCata, 1), (SarLanc, 4), (SarHbow, 3), (SarFoot, 2), (SarArch, 2), (SarNoble, 1)]),
    row(Preset::RomeExample, 1525, Rome, General::Hadrian, &[(RomPraet, 2), (RomLegion, 2), (RomCarro, 1), (RomPcav, 1), (RomContar, 1), (AuxBrit, 2), (AuxCant, 1)]),
];

impl Preset {
    /// What it is made of.
    #[inline]
    pub fn row(self) -> &'static PresetRow {
        &PRESETS[self as usize]
    }
}
