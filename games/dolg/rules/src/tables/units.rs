//! The unit cards (3.4). Sixteen names, three prices and the number of cards in the box are printed; all other numbers
//! are reconstructed, so that every total of the printed example comes out.

use sandtable_core::Source::{self, Inferred, Printed, Reconstructed};

use super::numbers::Pair;
use crate::ids::{Faction, Kind, Trait};

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

sandtable_core::words! {
    /// The branch of an army to which a unit belongs (3.8).
    pub enum Branch: "branch" in "dolg-branch" {
        /// Heavy infantry.
        Heavy = "heavy",
        /// Light infantry.
        Light = "light",
        /// Missile units, on foot or mounted.
        Missile = "missile",
        /// Mounted units.
        Mounted = "mounted",
        /// Siege engines.
        Siege = "siege",
    }
}

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

/// A kind of unit (3.4).
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
    /// How its name is known.
    pub name_source: Source,
    /// How its price is known; its other numbers are reconstructed.
    pub price_source: Source,
}

impl UnitRow {
    /// Has it this trait?
    #[inline]
    pub const fn has(&self, wanted: Trait) -> bool {
        self.traits >> wanted as u32 & 1 == 1
    }

    /// Its traits, in order.
    pub fn each_trait(&self) -> impl Iterator<Item = Trait> {
        Trait::ALL.iter().copied().filter(|&one| self.has(one))
    }

    /// Is it mounted?
    #[inline]
    pub const fn is_mounted(&self) -> bool {
        matches!(self.class, Class::Mounted)
    }

    /// Does it throw javelins?
    #[inline]
    pub const fn has_javelins(&self) -> bool {
        matches!(self.missiles, Some(Missiles { javelins: true, .. }))
    }

    /// Does it shoot, but not with javelins?
    #[inline]
    pub const fn has_bows(&self) -> bool {
        matches!(self.missiles, Some(Missiles { javelins: false, .. }))
    }

    /// Its branch, computed from the printed definition (3.8).
    pub const fn branch(&self) -> Branch {
        match (self.class, self.missiles) {
            (Class::Siege, _) => Branch::Siege,
            (_, Some(shot)) if !shot.javelins && shot.attack.sum() >= self.melee.sum() => Branch::Missile,
            (Class::Mounted, _) => Branch::Mounted,
            _ if self.points < LIGHT_POINTS && self.melee.sum() < LIGHT_ATTACK => Branch::Light,
            _ => Branch::Heavy,
        }
    }

    const fn melee(self, hit: i8, damage: i8) -> UnitRow {
        UnitRow { melee: Pair(hit, damage), ..self }
    }

    const fn javelins(self, hit: i8, damage: i8) -> UnitRow {
        let (short, long) = JAVELIN_RANGES;
        UnitRow {
            missiles: Some(Missiles { attack: Pair(hit, damage), javelins: true, short, long }),
            ..self
        }
    }

    const fn bows(self, hit: i8, damage: i8, short: u8, long: u8) -> UnitRow {
        UnitRow {
            missiles: Some(Missiles { attack: Pair(hit, damage), javelins: false, short, long }),
            ..self
        }
    }

    const fn defence(self, dodge: i8, shield: i8) -> UnitRow {
        UnitRow { defence: Pair(dodge, shield), ..self }
    }

    const fn body(self, movement: u8, life: u8, morale: u8) -> UnitRow {
        UnitRow { movement, life, morale, ..self }
    }

    const fn with(mut self, traits: &[Trait]) -> UnitRow {
        let mut at = 0;
        while at < traits.len() {
            self.traits |= 1 << traits[at] as u32;
            at += 1;
        }
        self
    }

    const fn named(self, name_source: Source) -> UnitRow {
        UnitRow { name_source, ..self }
    }

    const fn priced(self, price_source: Source) -> UnitRow {
        UnitRow { price_source, ..self }
    }
}

/// Infantry is light below this price (printed)...
const LIGHT_POINTS: u16 = 100;
/// ...and this sum of its attack (printed).
const LIGHT_ATTACK: i8 = 7;
/// Short and long range of javelins in UD (reconstructed).
const JAVELIN_RANGES: (u8, u8) = (1, 2);

const fn unit(class: Class, faction: Faction, kind: Kind, points: u16, copies: u8) -> UnitRow {
    UnitRow {
        kind,
        faction,
        class,
        points,
        copies,
        melee: Pair(0, 0),
        missiles: None,
        defence: Pair(0, 0),
        movement: 0,
        life: 0,
        morale: 0,
        traits: 0,
        name_source: Reconstructed,
        price_source: Reconstructed,
    }
}

const fn foot(faction: Faction, kind: Kind, points: u16, copies: u8) -> UnitRow {
    unit(Class::Foot, faction, kind, points, copies)
}

const fn mounted(faction: Faction, kind: Kind, points: u16, copies: u8) -> UnitRow {
    unit(Class::Mounted, faction, kind, points, copies)
}

const fn engine(faction: Faction, kind: Kind, points: u16, copies: u8) -> UnitRow {
    unit(Class::Siege, faction, kind, points, copies)
}

/// Every kind of unit, in the order of [`Kind`] (3.4).
#[rustfmt::skip]
pub static UNITS: [UnitRow; Kind::COUNT] = {
    #[allow(clippy::enum_glob_use, reason = "the table names every variant")]
    use {Faction::*, Kind::*, Trait::*};
    [
        foot(Rome, RomPraet, 150, 4).melee(5, 4).javelins(3, 3).defence(6, 7).body(4, 8, 10).with(&[Testudo, Elite, ShieldWall, Square]).named(Printed),
        foot(Rome, RomLegion, 120, 14).melee(4, 4).javelins(3, 3).defence(6, 7).body(4, 7, 9).with(&[Testudo, ShieldWall, Square]).named(Printed),
        foot(Rome, RomVexil, 135, 5).melee(5, 4).javelins(3, 3).defence(6, 7).body(4, 7, 9).with(&[Testudo, Veteran, ShieldWall, Square]),
        foot(Rome, RomCarro, 110, 4).melee(2, 2).bows(4, 5, 6, 12).defence(5, 4).body(4, 5, 7).with(&[Artillery]).named(Printed),
        mounted(Rome, RomPcav, 180, 3).melee(5, 4).defence(6, 6).body(7, 7, 9).with(&[Onrush, Wedge, Elite]).named(Printed),
        mounted(Rome, RomContar, 160, 3).melee(4, 5).defence(6, 6).body(6, 6, 8).with(&[Onrush, Wedge, Lance]).named(Printed),
        mounted(Rome, RomEqleg, 145, 4).melee(4, 4).javelins(3, 3).defence(6, 5).body(7, 6, 8).with(&[Onrush]),
        engine(Rome, RomScorp, 90, 2).melee(1, 2).bows(4, 4, 6, 12).defence(5, 3).body(2, 5, 7).with(&[Artillery]).named(Printed),
        engine(Rome, RomBalli, 120, 1).melee(1, 2).bows(4, 6, 8, 16).defence(5, 3).body(1, 5, 7).with(&[Artillery]).named(Printed),
        foot(Auxilia, AuxBrit, 80, 5).melee(3, 3).javelins(3, 3).defence(6, 5).body(5, 6, 8).with(&[ShieldWall]).named(Printed),
        foot(Auxilia, AuxCant, 100, 4).melee(4, 3).javelins(3, 3).defence(6, 6).body(5, 7, 8).with(&[Woodsman, ShieldWall]).named(Printed),
        foot(Auxilia, AuxBatav, 115, 4).melee(4, 4).javelins(3, 3).defence(6, 6).body(5, 7, 9).with(&[Swimmer, ShieldWall]),
        foot(Auxilia, AuxThrac, 90, 4).melee(3, 3).javelins(3, 3).defence(6, 6).body(5, 7, 8).with(&[ShieldWall]),
        foot(Auxilia, AuxSyr, 95, 4).melee(2, 2).bows(3, 3, 4, 8).defence(6, 3).body(5, 5, 7).with(&[Skirmisher]),
        foot(Auxilia, AuxBale, 85, 3).melee(2, 2).bows(3, 3, 3, 6).defence(6, 3).body(5, 5, 7).with(&[Skirmisher]),
        mounted(Auxilia, AuxNumid, 120, 3).melee(3, 3).javelins(3, 3).defence(7, 4).body(8, 5, 7).with(&[Skirmisher]),
        mounted(Auxilia, AuxAla, 150, 3).melee(4, 4).javelins(3, 3).defence(6, 6).body(7, 6, 8).with(&[Onrush]),
        foot(Celts, CelNoble, 120, 7).melee(5, 4).defence(6, 5).body(5, 7, 9).with(&[Onrush, ShieldWall]).named(Printed).priced(Printed),
        foot(Celts, CelPict, 115, 6).melee(4, 4).defence(6, 4).body(5, 7, 8).with(&[Onrush, Woodsman, Fury]).named(Printed),
        foot(Celts, CelSpear, 70, 7).melee(3, 3).defence(5, 5).body(4, 7, 7).with(&[Phalanx]).named(Printed).priced(Printed),
        foot(Celts, CelFarmer, 50, 4).melee(3, 2).defence(5, 4).body(4, 8, 6).with(&[Levy]).named(Printed),
        foot(Celts, CelJavel, 65, 4).melee(2, 2).javelins(3, 2).defence(7, 3).body(6, 5, 7).with(&[Skirmisher, Woodsman]),
        foot(Celts, CelSling, 90, 4).melee(2, 2).bows(3, 3, 3, 6).defence(6, 3).body(5, 5, 7).with(&[Skirmisher]).named(Printed),
        mounted(Celts, CelHorse, 160, 4).melee(4, 4).javelins(3, 3).defence(6, 5).body(7, 6, 8).with(&[Onrush, Skirmisher]).named(Printed),
        mounted(Celts, CelChar, 170, 4).melee(4, 4).javelins(4, 3).defence(6, 4).body(7, 7, 8).with(&[Onrush, Chariot, Fear]).named(Printed).priced(Printed),
        foot(Dacia, DacPile, 130, 4).melee(5, 5).defence(6, 5).body(5, 7, 9).with(&[Onrush]),
        foot(Dacia, DacFalx, 110, 7).melee(4, 5).defence(6, 4).body(5, 7, 8).with(&[Onrush]),
        foot(Dacia, DacComa, 80, 7).melee(3, 3).javelins(3, 3).defence(6, 5).body(5, 6, 8).with(&[Woodsman]),
        foot(Dacia, DacSpear, 85, 4).melee(3, 3).defence(6, 6).body(4, 7, 8).with(&[Phalanx, ShieldWall]),
        foot(Dacia, DacLevy, 50, 4).melee(3, 2).defence(5, 4).body(4, 8, 6).with(&[Levy]),
        foot(Dacia, DacArch, 80, 4).melee(2, 2).bows(3, 3, 4, 8).defence(6, 3).body(5, 5, 7),
        foot(Dacia, DacJavel, 60, 4).melee(2, 2).javelins(3, 2).defence(7, 3).body(6, 5, 7).with(&[Skirmisher]),
        mounted(Dacia, DacCav, 145, 4).melee(4, 4).javelins(3, 3).defence(6, 5).body(7, 6, 8).with(&[Onrush]),
        mounted(Dacia, DacRox, 185, 2).melee(5, 5).defence(6, 7).body(6, 7, 9).with(&[Onrush, Wedge, Lance]),
        foot(Germans, GerComit, 135, 4).melee(5, 4).javelins(3, 3).defence(6, 5).body(5, 7, 9).with(&[Onrush, Wedge]),
        foot(Germans, GerWarr, 105, 10).melee(4, 4).defence(6, 4).body(5, 7, 8).with(&[Onrush, Woodsman]),
        foot(Germans, GerChatti, 80, 6).melee(3, 3).defence(6, 5).body(4, 7, 8).with(&[Phalanx, ShieldWall]),
        foot(Germans, GerYouth, 70, 5).melee(2, 2).javelins(3, 3).defence(7, 3).body(6, 5, 7).with(&[Skirmisher, Woodsman]),
        foot(Germans, GerArch, 75, 3).melee(2, 2).bows(3, 3, 4, 8).defence(6, 3).body(5, 5, 6),
        mounted(Germans, GerCav, 150, 5).melee(4, 4).javelins(3, 3).defence(6, 5).body(7, 6, 9).with(&[Onrush]),
        foot(Germans, GerBast, 110, 3).melee(4, 5).defence(6, 4).body(5, 7, 8).with(&[Onrush]).named(Inferred),
        mounted(Parthia, ParCata, 190, 5).melee(5, 5).defence(6, 8).body(6, 7, 9).with(&[Onrush, Wedge, Lance]),
        mounted(Parthia, ParCamel, 185, 2).melee(5, 4).defence(6, 8).body(5, 7, 8).with(&[Onrush, Fear, Lance]),
        mounted(Parthia, ParHbow, 145, 8).melee(2, 2).bows(3, 3, 4, 8).defence(7, 4).body(8, 5, 7).with(&[Skirmisher]),
        mounted(Parthia, ParNob, 175, 4).melee(3, 3).bows(4, 3, 4, 8).defence(7, 5).body(7, 6, 8).with(&[Skirmisher]),
        foot(Parthia, ParHill, 65, 5).melee(3, 3).defence(6, 4).body(5, 6, 7).with(&[Woodsman]),
        foot(Parthia, ParSpear, 70, 6).melee(3, 3).defence(5, 5).body(4, 7, 7).with(&[Phalanx]),
        foot(Parthia, ParArch, 75, 4).melee(2, 2).bows(3, 3, 4, 8).defence(6, 3).body(5, 5, 6),
        mounted(Sarmatians, SarCata, 185, 5).melee(5, 5).defence(6, 7).body(6, 7, 9).with(&[Onrush, Wedge, Lance]),
        mounted(Sarmatians, SarLanc, 160, 6).melee(4, 5).defence(6, 6).body(6, 6, 8).with(&[Onrush, Wedge, Lance]),
        mounted(Sarmatians, SarHbow, 140, 6).melee(2, 2).bows(3, 3, 4, 8).defence(7, 3).body(8, 5, 7).with(&[Skirmisher]),
        foot(Sarmatians, SarFoot, 55, 6).melee(3, 3).defence(5, 5).body(4, 6, 7),
        foot(Sarmatians, SarArch, 75, 4).melee(2, 2).bows(3, 3, 4, 8).defence(6, 3).body(5, 5, 6),
        foot(Sarmatians, SarNoble, 100, 3).melee(4, 4).defence(6, 6).body(5, 7, 9),
        foot(Mercenaries, MerCret, 110, 4).melee(3, 2).bows(4, 3, 4, 8).defence(6, 3).body(5, 5, 8).with(&[Skirmisher]),
        foot(Mercenaries, MerRhod, 90, 4).melee(2, 2).bows(4, 3, 3, 6).defence(6, 3).body(5, 5, 7).with(&[Skirmisher]),
        mounted(Mercenaries, MerIazy, 150, 4).melee(4, 5).defence(6, 6).body(6, 6, 8).with(&[Onrush, Lance]),
        foot(Mercenaries, MerGaul, 105, 5).melee(4, 4).defence(6, 5).body(5, 7, 8).with(&[Onrush]),
        foot(Mercenaries, MerThra, 85, 5).melee(3, 3).javelins(3, 3).defence(6, 4).body(6, 6, 7).with(&[Skirmisher]),
    ]
};
