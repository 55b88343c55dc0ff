//! What is printed on the cards: units, generals and action cards. Only part of it is known in print, so each row says where
//! it comes from (1.4).

use sandtable_core::Source::{self, Inferred, Printed, Reconstructed};

use crate::ids::{Card, CombatEvent, Faction, General, Kind, Order, Trait};

/// What an army may cost (4.3).
pub const POINTS: (u16, u16) = (200, 3000);
/// The hand of a side without a general, and the units its Mobilization activates (17.7).
pub const NO_GENERAL_LEADERSHIP: u8 = 3;
/// How deep a side deploys (5.5).
pub const DEPLOYMENT: i32 = 2300;
/// Width and depth of a piece of ground that is laid (5.2).
pub const GROUND_SIZE: (i32, i32) = (2500, 2000);
/// The last game turn (19.6), and that of a battle of annihilation.
pub const TURNS: (u8, u8) = (15, 30);

/// The size of a table (2.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Table {
    /// From left to right.
    pub width: i32,
    /// From south to north.
    pub height: i32,
}

/// The table by the points agreed on, at most these (2.3).
pub const TABLES: [(u16, Table); 3] = [
    (1000, Table { width: 10_000, height: 9_000 }),
    (2000, Table { width: 12_000, height: 9_000 }),
    (3000, Table { width: 15_000, height: 10_000 }),
];

/// How a unit is counted (3.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Class {
    /// On foot.
    Foot,
    /// Mounted, chariots and camels among them.
    Mounted,
    /// A siege engine.
    Siege,
}

/// Hit and damage, or dodge and shield (3.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pair(pub i8, pub i8);

/// A ranged attack (3.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Missiles {
    /// Hit and damage.
    pub attack: Pair,
    /// Javelins?
    pub javelins: bool,
    /// Short range in UD.
    pub short: u8,
    /// Long range in UD.
    pub long: u8,
}

/// A kind of unit (3.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnitRow {
    /// Which.
    pub kind: Kind,
    /// Whose.
    pub faction: Faction,
    /// How it fights.
    pub class: Class,
    /// Its price.
    pub points: u16,
    /// How many cards there are of it.
    pub copies: u8,
    /// Hit and damage in melee.
    pub melee: Pair,
    /// What it shoots or throws.
    pub missiles: Option<Missiles>,
    /// Dodge and shield.
    pub defence: Pair,
    /// Movement in UD.
    pub movement: u8,
    /// Life points.
    pub life: u8,
    /// Morale.
    pub morale: u8,
    /// The traits as bits; see [`UnitRow::has`].
    pub traits: u32,
    /// Where its numbers come from; the price and the name may be better known (1.4).
    pub source: Source,
}

impl UnitRow {
    /// Has it this trait?
    #[inline]
    pub const fn has(&self, wanted: Trait) -> bool {
        self.traits >> wanted as u32 & 1 == 1
    }

    /// Is it mounted?
    #[inline]
    pub fn is_mounted(&self) -> bool {
        self.class == Class::Mounted
    }
}

/// A general (17.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GeneralRow {
    /// Who.
    pub general: General,
    /// Whose; none for anybody's.
    pub faction: Option<Faction>,
    /// Leadership.
    pub leadership: u8,
    /// The radius of influence in UD.
    pub radius: u8,
    /// By how much he makes the army dearer, in percent.
    pub percent: u8,
    /// Where the percentage comes from; the rest is reconstructed.
    pub source: Source,
}

/// An action card: an order above, an event below (6.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CardRow {
    /// Which.
    pub card: Card,
    /// The upper half.
    pub order: Order,
    /// The lower half.
    pub event: CombatEvent,
}

const fn bits(traits: &[Trait]) -> u32 {
    let (mut bits, mut at) = (0, 0);
    while at < traits.len() {
        bits |= 1 << traits[at] as u32;
        at += 1;
    }
    bits
}

const fn javelins(hit: i8, damage: i8) -> Option<Missiles> {
    Some(Missiles { attack: Pair(hit, damage), javelins: true, short: 1, long: 2 })
}

const fn shots(hit: i8, damage: i8, short: u8, long: u8) -> Option<Missiles> {
    Some(Missiles { attack: Pair(hit, damage), javelins: false, short, long })
}

/// Every kind of unit, in the order of [`Kind`].
#[rustfmt::skip]
pub static UNITS: [UnitRow; Kind::COUNT] = {
    #[allow(clippy::enum_glob_use, reason = "the table names every variant")]
    use {Class::*, Faction::*, Kind::*, Trait::*};
    [
        UnitRow { kind: RomPraet, faction: Rome, class: Foot, points: 150, copies: 4, melee: Pair(5, 4), missiles: javelins(3, 3), defence: Pair(6, 7), movement: 4, life: 8, morale: 10, traits: bits(&[Testudo, Elite, ShieldWall, Square]), source: Inferred },
        UnitRow { kind: RomLegion, faction: Rome, class: Foot, points: 120, copies: 14, melee: Pair(4, 4), missiles: javelins(3, 3), defence: Pair(6, 7), movement: 4, life: 7, morale: 9, traits: bits(&[Testudo, ShieldWall, Square]), source: Inferred },
        UnitRow { kind: RomVexil, faction: Rome, class: Foot, points: 135, copies: 5, melee: Pair(5, 4), missiles: javelins(3, 3), defence: Pair(6, 7), movement: 4, life: 7, morale: 9, traits: bits(&[Testudo, Veteran, ShieldWall, Square]), source: Reconstructed },
        UnitRow { kind: RomCarro, faction: Rome, class: Foot, points: 110, copies: 4, melee: Pair(2, 2), missiles: shots(4, 5, 6, 12), defence: Pair(5, 4), movement: 4, life: 5, morale: 7, traits: bits(&[Artillery]), source: Inferred },
        UnitRow { kind: RomPcav, faction: Rome, class: Mounted, points: 180, copies: 3, melee: Pair(5, 4), missiles: None, defence: Pair(6, 6), movement: 7, life: 7, morale: 9, traits: bits(&[Onrush, Wedge, Elite]), source: Inferred },
        UnitRow { kind: RomContar, faction: Rome, class: Mounted, points: 160, copies: 3, melee: Pair(4, 5), missiles: None, defence: Pair(6, 6), movement: 6, life: 6, morale: 8, traits: bits(&[Onrush, Wedge, Lance]), source: Inferred },
        UnitRow { kind: RomEqleg, faction: Rome, class: Mounted, points: 145, copies: 4, melee: Pair(4, 4), missiles: javelins(3, 3), defence: Pair(6, 5), movement: 7, life: 6, morale: 8, traits: bits(&[Onrush]), source: Reconstructed },
        UnitRow { kind: RomScorp, faction: Rome, class: Siege, points: 90, copies: 2, melee: Pair(1, 2), missiles: shots(4, 4, 6, 12), defence: Pair(5, 3), movement: 2, life: 5, morale: 7, traits: bits(&[Artillery]), source: Reconstructed },
        UnitRow { kind: RomBalli, faction: Rome, class: Siege, points: 120, copies: 1, melee: Pair(1, 2), missiles: shots(4, 6, 8, 16), defence: Pair(5, 3), movement: 1, life: 5, morale: 7, traits: bits(&[Artillery]), source: Reconstructed },
        UnitRow { kind: AuxBrit, faction: Auxilia, class: Foot, points: 80, copies: 5, melee: Pair(3, 3), missiles: javelins(3, 3), defence: Pair(6, 5), movement: 5, life: 6, morale: 8, traits: bits(&[ShieldWall]), source: Inferred },
        UnitRow { kind: AuxCant, faction: Auxilia, class: Foot, points: 100, copies: 4, melee: Pair(4, 3), missiles: javelins(3, 3), defence: Pair(6, 6), movement: 5, life: 7, morale: 8, traits: bits(&[Woodsman, ShieldWall]), source: Inferred },
        UnitRow { kind: AuxBatav, faction: Auxilia, class: Foot, points: 115, copies: 4, melee: Pair(4, 4), missiles: javelins(3, 3), defence: Pair(6, 6), movement: 5, life: 7, morale: 9, traits: bits(&[Swimmer, ShieldWall]), source: Reconstructed },
        UnitRow { kind: AuxThrac, faction: Auxilia, class: Foot, points: 90, copies: 4, melee: Pair(3, 3), missiles: javelins(3, 3), defence: Pair(6, 6), movement: 5, life: 7, morale: 8, traits: bits(&[ShieldWall]), source: Reconstructed },
        UnitRow { kind: AuxSyr, faction: Auxilia, class: Foot, points: 95, copies: 4, melee: Pair(2, 2), missiles: shots(3, 3, 4, 8), defence: Pair(6, 3), movement: 5, life: 5, morale: 7, traits: bits(&[Skirmisher]), source: Reconstructed },
        UnitRow { kind: AuxBale, faction: Auxilia, class: Foot, points: 85, copies: 3, melee: Pair(2, 2), missiles: shots(3, 3, 3, 6), defence: Pair(6, 3), movement: 5, life: 5, morale: 7, traits: bits(&[Skirmisher]), source: Reconstructed },
        UnitRow { kind: AuxNumid, faction: Auxilia, class: Mounted, points: 120, copies: 3, melee: Pair(3, 3), missiles: javelins(3, 3), defence: Pair(7, 4), movement: 8, life: 5, morale: 7, traits: bits(&[Skirmisher]), source: Reconstructed },
        UnitRow { kind: AuxAla, faction: Auxilia, class: Mounted, points: 150, copies: 3, melee: Pair(4, 4), missiles: javelins(3, 3), defence: Pair(6, 6), movement: 7, life: 6, morale: 8, traits: bits(&[Onrush]), source: Reconstructed },
        UnitRow { kind: CelNoble, faction: Celts, class: Foot, points: 120, copies: 7, melee: Pair(5, 4), missiles: None, defence: Pair(6, 5), movement: 5, life: 7, morale: 9, traits: bits(&[Onrush, ShieldWall]), source: Printed },
        UnitRow { kind: CelPict, faction: Celts, class: Foot, points: 115, copies: 6, melee: Pair(4, 4), missiles: None, defence: Pair(6, 4), movement: 5, life: 7, morale: 8, traits: bits(&[Onrush, Woodsman, Fury]), source: Inferred },
        UnitRow { kind: CelSpear, faction: Celts, class: Foot, points: 70, copies: 7, melee: Pair(3, 3), missiles: None, defence: Pair(5, 5), movement: 4, life: 7, morale: 7, traits: bits(&[Phalanx]), source: Printed },
        UnitRow { kind: CelFarmer, faction: Celts, class: Foot, points: 50, copies: 4, melee: Pair(3, 2), missiles: None, defence: Pair(5, 4), movement: 4, life: 8, morale: 6, traits: bits(&[Levy]), source: Inferred },
        UnitRow { kind: CelJavel, faction: Celts, class: Foot, points: 65, copies: 4, melee: Pair(2, 2), missiles: javelins(3, 2), defence: Pair(7, 3), movement: 6, life: 5, morale: 7, traits: bits(&[Skirmisher, Woodsman]), source: Reconstructed },
        UnitRow { kind: CelSling, faction: Celts, class: Foot, points: 90, copies: 4, melee: Pair(2, 2), missiles: shots(3, 3, 3, 6), defence: Pair(6, 3), movement: 5, life: 5, morale: 7, traits: bits(&[Skirmisher]), source: Inferred },
        UnitRow { kind: CelHorse, faction: Celts, class: Mounted, points: 160, copies: 4, melee: Pair(4, 4), missiles: javelins(3, 3), defence: Pair(6, 5), movement: 7, life: 6, morale: 8, traits: bits(&[Onrush, Skirmisher]), source: Inferred },
        UnitRow { kind: CelChar, faction: Celts, class: Mounted, points: 170, copies: 4, melee: Pair(4, 4), missiles: javelins(4, 3), defence: Pair(6, 4), movement: 7, life: 7, morale: 8, traits: bits(&[Onrush, Chariot, Fear]), source: Printed },
        UnitRow { kind: DacPile, faction: Dacia, class: Foot, points: 130, copies: 4, melee: Pair(5, 5), missiles: None, defence: Pair(6, 5), movement: 5, life: 7, morale: 9, traits: bits(&[Onrush]), source: Reconstructed },
        UnitRow { kind: DacFalx, faction: Dacia, class: Foot, points: 110, copies: 7, melee: Pair(4, 5), missiles: None, defence: Pair(6, 4), movement: 5, life: 7, morale: 8, traits: bits(&[Onrush]), source: Reconstructed },
        UnitRow { kind: DacComa, faction: Dacia, class: Foot, points: 80, copies: 7, melee: Pair(3, 3), missiles: javelins(3, 3), defence: Pair(6, 5), movement: 5, life: 6, morale: 8, traits: bits(&[Woodsman]), source: Reconstructed },
        UnitRow { kind: DacSpear, faction: Dacia, class: Foot, points: 85, copies: 4, melee: Pair(3, 3), missiles: None, defence: Pair(6, 6), movement: 4, life: 7, morale: 8, traits: bits(&[Phalanx, ShieldWall]), source: Reconstructed },
        UnitRow { kind: DacLevy, faction: Dacia, class: Foot, points: 50, copies: 4, melee: Pair(3, 2), missiles: None, defence: Pair(5, 4), movement: 4, life: 8, morale: 6, traits: bits(&[Levy]), source: Reconstructed },
        UnitRow { kind: DacArch, faction: Dacia, class: Foot, points: 80, copies: 4, melee: Pair(2, 2), missiles: shots(3, 3, 4, 8), defence: Pair(6, 3), movement: 5, life: 5, morale: 7, traits: bits(&[]), source: Reconstructed },
        UnitRow { kind: DacJavel, faction: Dacia, class: Foot, points: 60, copies: 4, melee: Pair(2, 2), missiles: javelins(3, 2), defence: Pair(7, 3), movement: 6, life: 5, morale: 7, traits: bits(&[Skirmisher]), source: Reconstructed },
        UnitRow { kind: DacCav, faction: Dacia, class: Mounted, points: 145, copies: 4, melee: Pair(4, 4), missiles: javelins(3, 3), defence: Pair(6, 5), movement: 7, life: 6, morale: 8, traits: bits(&[Onrush]), source: Reconstructed },
        UnitRow { kind: DacRox, faction: Dacia, class: Mounted, points: 185, copies: 2, melee: Pair(5, 5), missiles: None, defence: Pair(6, 7), movement: 6, life: 7, morale: 9, traits: bits(&[Onrush, Wedge, Lance]), source: Reconstructed },
        UnitRow { kind: GerComit, faction: Germans, class: Foot, points: 135, copies: 4, melee: Pair(5, 4), missiles: javelins(3, 3), defence: Pair(6, 5), movement: 5, life: 7, morale: 9, traits: bits(&[Onrush, Wedge]), source: Reconstructed },
        UnitRow { kind: GerWarr, faction: Germans, class: Foot, points: 105, copies: 10, melee: Pair(4, 4), missiles: None, defence: Pair(6, 4), movement: 5, life: 7, morale: 8, traits: bits(&[Onrush, Woodsman]), source: Reconstructed },
        UnitRow { kind: GerChatti, faction: Germans, class: Foot, points: 80, copies: 6, melee: Pair(3, 3), missiles: None, defence: Pair(6, 5), movement: 4, life: 7, morale: 8, traits: bits(&[Phalanx, ShieldWall]), source: Reconstructed },
        UnitRow { kind: GerYouth, faction: Germans, class: Foot, points: 70, copies: 5, melee: Pair(2, 2), missiles: javelins(3, 3), defence: Pair(7, 3), movement: 6, life: 5, morale: 7, traits: bits(&[Skirmisher, Woodsman]), source: Reconstructed },
        UnitRow { kind: GerArch, faction: Germans, class: Foot, points: 75, copies: 3, melee: Pair(2, 2), missiles: shots(3, 3, 4, 8), defence: Pair(6, 3), movement: 5, life: 5, morale: 6, traits: bits(&[]), source: Reconstructed },
        UnitRow { kind: GerCav, faction: Germans, class: Mounted, points: 150, copies: 5, melee: Pair(4, 4), missiles: javelins(3, 3), defence: Pair(6, 5), movement: 7, life: 6, morale: 9, traits: bits(&[Onrush]), source: Reconstructed },
        UnitRow { kind: GerBast, faction: Germans, class: Foot, points: 110, copies: 3, melee: Pair(4, 5), missiles: None, defence: Pair(6, 4), movement: 5, life: 7, morale: 8, traits: bits(&[Onrush]), source: Reconstructed },
        UnitRow { kind: ParCata, faction: Parthia, class: Mounted, points: 190, copies: 5, melee: Pair(5, 5), missiles: None, defence: Pair(6, 8), movement: 6, life: 7, morale: 9, traits: bits(&[Onrush, Wedge, Lance]), source: Reconstructed },
        UnitRow { kind: ParCamel, faction: Parthia, class: Mounted, points: 185, copies: 2, melee: Pair(5, 4), missiles: None, defence: Pair(6, 8), movement: 5, life: 7, morale: 8, traits: bits(&[Onrush, Fear, Lance]), source: Reconstructed },
        UnitRow { kind: ParHbow, faction: Parthia, class: Mounted, points: 145, copies: 8, melee: Pair(2, 2), missiles: shots(3, 3, 4, 8), defence: Pair(7, 4), movement: 8, life: 5, morale: 7, traits: bits(&[Skirmisher]), source: Reconstructed },
        UnitRow { kind: ParNob, faction: Parthia, class: Mounted, points: 175, copies: 4, melee: Pair(3, 3), missiles: shots(4, 3, 4, 8), defence: Pair(7, 5), movement: 7, life: 6, morale: 8, traits: bits(&[Skirmisher]), source: Reconstructed },
        UnitRow { kind: ParHill, faction: Parthia, class: Foot, points: 65, copies: 5, melee: Pair(3, 3), missiles: None, defence: Pair(6, 4), movement: 5, life: 6, morale: 7, traits: bits(&[Woodsman]), source: Reconstructed },
        UnitRow { kind: ParSpear, faction: Parthia, class: Foot, points: 70, copies: 6, melee: Pair(3, 3), missiles: None, defence: Pair(5, 5), movement: 4, life: 7, morale: 7, traits: bits(&[Phalanx]), source: Reconstructed },
        UnitRow { kind: ParArch, faction: Parthia, class: Foot, points: 75, copies: 4, melee: Pair(2, 2), missiles: shots(3, 3, 4, 8), defence: Pair(6, 3), movement: 5, life: 5, morale: 6, traits: bits(&[]), source: Reconstructed },
        UnitRow { kind: SarCata, faction: Sarmatians, class: Mounted, points: 185, copies: 5, melee: Pair(5, 5), missiles: None, defence: Pair(6, 7), movement: 6, life: 7, morale: 9, traits: bits(&[Onrush, Wedge, Lance]), source: Reconstructed },
        UnitRow { kind: SarLanc, faction: Sarmatians, class: Mounted, points: 160, copies: 6, melee: Pair(4, 5), missiles: None, defence: Pair(6, 6), movement: 6, life: 6, morale: 8, traits: bits(&[Onrush, Wedge, Lance]), source: Reconstructed },
        UnitRow { kind: SarHbow, faction: Sarmatians, class: Mounted, points: 140, copies: 6, melee: Pair(2, 2), missiles: shots(3, 3, 4, 8), defence: Pair(7, 3), movement: 8, life: 5, morale: 7, traits: bits(&[Skirmisher]), source: Reconstructed },
        UnitRow { kind: SarFoot, faction: Sarmatians, class: Foot, points: 55, copies: 6, melee: Pair(3, 3), missiles: None, defence: Pair(5, 5), movement: 4, life: 6, morale: 7, traits: bits(&[]), source: Reconstructed },
        UnitRow { kind: SarArch, faction: Sarmatians, class: Foot, points: 75, copies: 4, melee: Pair(2, 2), missiles: shots(3, 3, 4, 8), defence: Pair(6, 3), movement: 5, life: 5, morale: 6, traits: bits(&[]), source: Reconstructed },
        UnitRow { kind: SarNoble, faction: Sarmatians, class: Foot, points: 100, copies: 3, melee: Pair(4, 4), missiles: None, defence: Pair(6, 6), movement: 5, life: 7, morale: 9, traits: bits(&[]), source: Reconstructed },
        UnitRow { kind: MerCret, faction: Mercenaries, class: Foot, points: 110, copies: 4, melee: Pair(3, 2), missiles: shots(4, 3, 4, 8), defence: Pair(6, 3), movement: 5, life: 5, morale: 8, traits: bits(&[Skirmisher]), source: Reconstructed },
        UnitRow { kind: MerRhod, faction: Mercenaries, class: Foot, points: 90, copies: 4, melee: Pair(2, 2), missiles: shots(4, 3, 3, 6), defence: Pair(6, 3), movement: 5, life: 5, morale: 7, traits: bits(&[Skirmisher]), source: Reconstructed },
        UnitRow { kind: MerIazy, faction: Mercenaries, class: Mounted, points: 150, copies: 4, melee: Pair(4, 5), missiles: None, defence: Pair(6, 6), movement: 6, life: 6, morale: 8, traits: bits(&[Onrush, Lance]), source: Reconstructed },
        UnitRow { kind: MerGaul, faction: Mercenaries, class: Foot, points: 105, copies: 5, melee: Pair(4, 4), missiles: None, defence: Pair(6, 5), movement: 5, life: 7, morale: 8, traits: bits(&[Onrush]), source: Reconstructed },
        UnitRow { kind: MerThra, faction: Mercenaries, class: Foot, points: 85, copies: 5, melee: Pair(3, 3), missiles: javelins(3, 3), defence: Pair(6, 4), movement: 6, life: 6, morale: 7, traits: bits(&[Skirmisher]), source: Reconstructed },
    ]
};

/// Every general, in the order of [`General`].
#[rustfmt::skip]
pub static GENERALS: [GeneralRow; General::COUNT] = [
    GeneralRow { general: General::Unknown, faction: None, leadership: 6, radius: 2, percent: 0, source: Printed },
    GeneralRow { general: General::Hadrian, faction: Some(Faction::Rome), leadership: 8, radius: 3, percent: 22, source: Printed },
    GeneralRow { general: General::Trajan, faction: Some(Faction::Rome), leadership: 9, radius: 3, percent: 30, source: Reconstructed },
    GeneralRow { general: General::Agricola, faction: Some(Faction::Rome), leadership: 7, radius: 3, percent: 16, source: Reconstructed },
    GeneralRow { general: General::Quietus, faction: Some(Faction::Rome), leadership: 7, radius: 2, percent: 14, source: Reconstructed },
    GeneralRow { general: General::Fuscus, faction: Some(Faction::Rome), leadership: 5, radius: 2, percent: 0, source: Reconstructed },
    GeneralRow { general: General::Scathach, faction: Some(Faction::Celts), leadership: 8, radius: 2, percent: 20, source: Printed },
    GeneralRow { general: General::Boudica, faction: Some(Faction::Celts), leadership: 7, radius: 3, percent: 17, source: Reconstructed },
    GeneralRow { general: General::Calgacus, faction: Some(Faction::Celts), leadership: 7, radius: 2, percent: 12, source: Reconstructed },
    GeneralRow { general: General::Caratacus, faction: Some(Faction::Celts), leadership: 6, radius: 3, percent: 8, source: Reconstructed },
    GeneralRow { general: General::Decebalus, faction: Some(Faction::Dacia), leadership: 8, radius: 3, percent: 24, source: Reconstructed },
    GeneralRow { general: General::Vezinas, faction: Some(Faction::Dacia), leadership: 7, radius: 2, percent: 12, source: Reconstructed },
    GeneralRow { general: General::Diegis, faction: Some(Faction::Dacia), leadership: 6, radius: 2, percent: 4, source: Reconstructed },
    GeneralRow { general: General::Arminius, faction: Some(Faction::Germans), leadership: 8, radius: 2, percent: 20, source: Reconstructed },
    GeneralRow { general: General::Masyos, faction: Some(Faction::Germans), leadership: 6, radius: 2, percent: 4, source: Reconstructed },
    GeneralRow { general: General::Osroes, faction: Some(Faction::Parthia), leadership: 6, radius: 2, percent: 5, source: Reconstructed },
    GeneralRow { general: General::Surena, faction: Some(Faction::Parthia), leadership: 8, radius: 3, percent: 24, source: Reconstructed },
    GeneralRow { general: General::Susagus, faction: Some(Faction::Sarmatians), leadership: 7, radius: 2, percent: 12, source: Reconstructed },
    GeneralRow { general: General::Zanticus, faction: Some(Faction::Sarmatians), leadership: 6, radius: 2, percent: 5, source: Reconstructed },
];

/// Every action card, in the order of [`Card`]; the pairs are reconstructed.
#[rustfmt::skip]
pub static CARDS: [CardRow; Card::COUNT] = {
    #[allow(clippy::enum_glob_use, reason = "the table names every variant")]
    use {CombatEvent::*, Order::*};
    [
        CardRow { card: Card::K01, order: Skirmish, event: WellAimedVolley },
        CardRow { card: Card::K02, order: Skirmish, event: CrushingBlow },
        CardRow { card: Card::K03, order: Skirmish, event: Veterans },
        CardRow { card: Card::K04, order: Skirmish, event: OutOfMissiles },
        CardRow { card: Card::K05, order: Skirmish, event: SpearsAgainstHorses },
        CardRow { card: Card::K06, order: Skirmish, event: IntensiveShooting },
        CardRow { card: Card::K07, order: Skirmish, event: CounterAttack },
        CardRow { card: Card::K08, order: Skirmish, event: WarCries },
        CardRow { card: Card::K09, order: Skirmish, event: WellAimedVolley },
        CardRow { card: Card::K10, order: Skirmish, event: CrushingBlow },
        CardRow { card: Card::K11, order: Probe, event: HoldTheLine },
        CardRow { card: Card::K12, order: Probe, event: Resist },
        CardRow { card: Card::K13, order: Probe, event: SpearsAgainstHorses },
        CardRow { card: Card::K14, order: Probe, event: IntensiveShooting },
        CardRow { card: Card::K15, order: Probe, event: CounterAttack },
        CardRow { card: Card::K16, order: Probe, event: WarCries },
        CardRow { card: Card::K17, order: Probe, event: WellAimedVolley },
        CardRow { card: Card::K18, order: Probe, event: CrushingBlow },
        CardRow { card: Card::K19, order: Probe, event: HoldTheLine },
        CardRow { card: Card::K20, order: Probe, event: Resist },
        CardRow { card: Card::K21, order: Probe, event: OfficersSlain },
        CardRow { card: Card::K22, order: Probe, event: IntensiveShooting },
        CardRow { card: Card::K23, order: Probe, event: FuriousAssault },
        CardRow { card: Card::K24, order: Probe, event: Confusion },
        CardRow { card: Card::K25, order: Mobilization, event: RaiseShields },
        CardRow { card: Card::K26, order: Mobilization, event: CrushingBlow },
        CardRow { card: Card::K27, order: Mobilization, event: PanicSpreads },
        CardRow { card: Card::K28, order: Mobilization, event: Resist },
        CardRow { card: Card::K29, order: Mobilization, event: OfficersSlain },
        CardRow { card: Card::K30, order: Mobilization, event: ChangeOfWind },
        CardRow { card: Card::K31, order: Mobilization, event: FuriousAssault },
        CardRow { card: Card::K32, order: Mobilization, event: Confusion },
        CardRow { card: Card::K33, order: Mobilization, event: RaiseShields },
        CardRow { card: Card::K34, order: Mobilization, event: Ambush },
        CardRow { card: Card::K35, order: GeneralMobilization, event: PanicSpreads },
        CardRow { card: Card::K36, order: GeneralMobilization, event: Resist },
        CardRow { card: Card::K37, order: GeneralMobilization, event: OfficersSlain },
        CardRow { card: Card::K38, order: GeneralMobilization, event: ChangeOfWind },
        CardRow { card: Card::K39, order: GeneralMobilization, event: FuriousAssault },
        CardRow { card: Card::K40, order: GeneralMobilization, event: Veterans },
        CardRow { card: Card::K41, order: FullMobilization, event: RaiseShields },
        CardRow { card: Card::K42, order: FullMobilization, event: Ambush },
        CardRow { card: Card::K43, order: FullMobilization, event: ReservesCloseUp },
        CardRow { card: Card::K44, order: FullMobilization, event: CounterAttack },
        CardRow { card: Card::K45, order: CavalryAdvance, event: GeneralWounded },
        CardRow { card: Card::K46, order: CavalryAdvance, event: ChangeOfWind },
        CardRow { card: Card::K47, order: CavalryAdvance, event: FuriousAssault },
        CardRow { card: Card::K48, order: CavalryAdvance, event: Veterans },
        CardRow { card: Card::K49, order: CavalryAdvance, event: OutOfMissiles },
        CardRow { card: Card::K50, order: OrganizedWithdrawal, event: SpearsAgainstHorses },
        CardRow { card: Card::K51, order: OrganizedWithdrawal, event: Lull },
        CardRow { card: Card::K52, order: OrganizedWithdrawal, event: CounterAttack },
        CardRow { card: Card::K53, order: AimRelease, event: WarCries },
        CardRow { card: Card::K54, order: AimRelease, event: WellAimedVolley },
        CardRow { card: Card::K55, order: AimRelease, event: CrushingBlow },
        CardRow { card: Card::K56, order: AimRelease, event: HoldTheLine },
        CardRow { card: Card::K57, order: AimRelease, event: OutOfMissiles },
        CardRow { card: Card::K58, order: AimRelease, event: SpearsAgainstHorses },
        CardRow { card: Card::K59, order: JavelinVolley, event: IntensiveShooting },
        CardRow { card: Card::K60, order: JavelinVolley, event: CounterAttack },
        CardRow { card: Card::K61, order: JavelinVolley, event: WarCries },
        CardRow { card: Card::K62, order: JavelinVolley, event: WellAimedVolley },
        CardRow { card: Card::K63, order: JavelinVolley, event: CrushingBlow },
        CardRow { card: Card::K64, order: JavelinVolley, event: HoldTheLine },
        CardRow { card: Card::K65, order: Regroup, event: Resist },
        CardRow { card: Card::K66, order: Regroup, event: SpearsAgainstHorses },
        CardRow { card: Card::K67, order: Regroup, event: IntensiveShooting },
        CardRow { card: Card::K68, order: Regroup, event: FuriousAssault },
        CardRow { card: Card::K69, order: OrganizeUnits, event: WarCries },
        CardRow { card: Card::K70, order: OrganizeUnits, event: WellAimedVolley },
        CardRow { card: Card::K71, order: OrganizeUnits, event: CrushingBlow },
        CardRow { card: Card::K72, order: OrganizeUnits, event: PanicSpreads },
        CardRow { card: Card::K73, order: FieldMedics, event: Resist },
        CardRow { card: Card::K74, order: FieldMedics, event: OfficersSlain },
        CardRow { card: Card::K75, order: FieldMedics, event: IntensiveShooting },
        CardRow { card: Card::K76, order: FieldMedics, event: FuriousAssault },
        CardRow { card: Card::K77, order: Reinforce, event: Confusion },
        CardRow { card: Card::K78, order: Reinforce, event: RaiseShields },
        CardRow { card: Card::K79, order: Reinforce, event: CrushingBlow },
        CardRow { card: Card::K80, order: RecoverOfficers, event: PanicSpreads },
        CardRow { card: Card::K81, order: RecoverOfficers, event: Resist },
        CardRow { card: Card::K82, order: RecoverOfficers, event: OfficersSlain },
        CardRow { card: Card::K83, order: ForcedMarch, event: ChangeOfWind },
        CardRow { card: Card::K84, order: ForcedMarch, event: FuriousAssault },
        CardRow { card: Card::K85, order: ForcedMarch, event: Confusion },
        CardRow { card: Card::K86, order: ForcedMarch, event: RaiseShields },
        CardRow { card: Card::K87, order: ForcedMarch, event: Ambush },
        CardRow { card: Card::K88, order: Stampede, event: ReservesCloseUp },
        CardRow { card: Card::K89, order: Stampede, event: Resist },
        CardRow { card: Card::K90, order: OfficersCall, event: OfficersSlain },
        CardRow { card: Card::K91, order: OfficersCall, event: ChangeOfWind },
        CardRow { card: Card::K92, order: OfficersCall, event: FuriousAssault },
        CardRow { card: Card::K93, order: Scouts, event: Veterans },
        CardRow { card: Card::K94, order: Scouts, event: RaiseShields },
        CardRow { card: Card::K95, order: Scouts, event: Ambush },
        CardRow { card: Card::K96, order: Transfer, event: Lull },
        CardRow { card: Card::K97, order: Transfer, event: CounterAttack },
        CardRow { card: Card::K98, order: InspiringLeader, event: GeneralWounded },
    ]
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_stand_in_the_order_of_their_names() {
        assert!(UNITS.iter().zip(Kind::ALL).all(|(row, &kind)| row.kind == kind));
        assert!(GENERALS.iter().zip(General::ALL).all(|(row, &general)| row.general == general));
        assert!(CARDS.iter().zip(Card::ALL).all(|(row, &card)| row.card == card));
    }

    #[test]
    fn there_are_272_unit_cards() {
        assert_eq!(UNITS.iter().map(|row| u32::from(row.copies)).sum::<u32>(), 272);
    }
}
