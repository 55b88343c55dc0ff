//! The unit cards (3.2). Sixteen names, three prices and the number of cards in the box are printed; all other numbers
//! are reconstructed, so that every total of the printed example comes out.

use sandtable_core::Source::{self, Inferred, Printed, Reconstructed};

use super::traits::{Trait, Traits};

sandtable_core::words! {
    /// Whose cards they are (4.2); the first six lead an army.
    pub enum Faction: "faction" in "dolg-faction" {
        /// The Roman Empire.
        Rome = "rome",
        /// Celts and Britons.
        Celts = "celts",
        /// The Dacian kingdom.
        Dacians = "dacians",
        /// The Germanic tribes.
        Germans = "germans",
        /// Parthia.
        Parthia = "parthia",
        /// The Sarmatians.
        Sarmatians = "sarmatians",
        /// Auxiliaries: they march with Rome.
        Auxilia = "auxilia",
        /// Mercenaries: they march with anybody, if allowed.
        Mercenaries = "mercenaries",
    }
}

impl Faction {
    /// The factions that lead an army (4.2).
    pub const LEADING: &'static [Faction] = Faction::ALL.split_at(6).0;

    /// Do cards of that faction march in an army of this one (4.2)?
    pub const fn takes(self, other: Faction, mercenaries: bool) -> bool {
        match other {
            Faction::Auxilia => matches!(self, Faction::Rome),
            Faction::Mercenaries => mercenaries,
            _ => self as u8 == other as u8,
        }
    }
}

sandtable_core::words! {
    /// A kind of unit (3.2), faction by faction.
    #[allow(missing_docs, reason = "the names on the cards")]
    pub enum UnitKind: "kind of unit" in "dolg-unit" {
        PraetorianGuard = "rom-praet",
        Legionaries = "rom-legion",
        VeteranVexillation = "rom-vexil",
        Carroballistae = "rom-carro",
        PraetorianCavalry = "rom-pcav",
        Contarii = "rom-contar",
        LegionaryHorse = "rom-eqleg",
        Scorpions = "rom-scorp",
        Ballista = "rom-balli",
        CohortOfBritons = "aux-brit",
        CohortOfCantabrians = "aux-cant",
        CohortOfBatavians = "aux-batav",
        CohortOfThracians = "aux-thrac",
        SyrianArchers = "aux-syr",
        BalearicSlingers = "aux-bale",
        NumidianHorsemen = "aux-numid",
        AlaOfGauls = "aux-ala",
        NobleBritons = "cel-noble",
        PictWarriors = "cel-pict",
        CelticSpearmen = "cel-spear",
        ArmedFarmers = "cel-farmer",
        CaledonianJavelinmen = "cel-javel",
        CelticSlingers = "cel-sling",
        BritishHorsemen = "cel-horse",
        Chariots = "cel-char",
        Pileati = "dac-pile",
        Falxmen = "dac-falx",
        Comati = "dac-coma",
        DacianSpearmen = "dac-spear",
        DacianLevy = "dac-levy",
        DacianArchers = "dac-arch",
        DacianSkirmishers = "dac-javel",
        DacianCavalry = "dac-cav",
        RoxolaniCataphracts = "dac-rox",
        Comitatus = "ger-comit",
        GermanicWarriors = "ger-warr",
        ChattiSpearmen = "ger-chatti",
        GermanicYouths = "ger-youth",
        GermanicArchers = "ger-arch",
        GermanicHorsemen = "ger-cav",
        BastarnaeWarriors = "ger-bast",
        ParthianCataphracts = "par-cata",
        CamelCataphracts = "par-camel",
        ParthianHorseArchers = "par-hbow",
        NobleHorseArchers = "par-nob",
        Hillmen = "par-hill",
        CitySpearmen = "par-spear",
        ParthianFootArchers = "par-arch",
        SarmatianCataphracts = "sar-cata",
        SarmatianLancers = "sar-lanc",
        SarmatianHorseArchers = "sar-hbow",
        SubjectFoot = "sar-foot",
        SubjectArchers = "sar-arch",
        NobleRetinue = "sar-noble",
        CretanArchers = "mer-cret",
        RhodianSlingers = "mer-rhod",
        IazygesLancers = "mer-iazy",
        GallicMercenaries = "mer-gaul",
        ThracianPeltasts = "mer-thra",
    }
}

sandtable_core::words! {
    /// What sort of unit it is (3.6).
    pub enum UnitClass: "class of units" in "dolg-class" {
        /// Heavy infantry.
        Heavy = "heavy",
        /// Light infantry.
        Light = "light",
        /// Missile units, on foot or mounted.
        Ranged = "ranged",
        /// Mounted units.
        Mounted = "mounted",
        /// Siege engines.
        Siege = "siege",
    }
}

/// Two numbers of an attack (3.3): what is added to a die that is to hit, and to one that is to wound.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
pub struct Attack {
    /// Added when rolling to hit.
    pub hit: u8,
    /// Added when rolling to wound.
    pub damage: u8,
}

impl Attack {
    /// Both together (3.6).
    pub const fn sum(self) -> u8 {
        self.hit + self.damage
    }
}

/// Two numbers of a defence (3.3): what a die has to exceed to hit, and to wound.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
pub struct Defence {
    /// To be exceeded by a hit.
    pub dodge: u8,
    /// To be exceeded by damage.
    pub shield: u8,
}

/// A ranged attack (3.3, 11.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
pub struct Missiles {
    /// Its numbers.
    pub attack: Attack,
    /// Are they javelins?
    pub javelins: bool,
    /// Short range in UD.
    pub short: u8,
    /// Long range in UD.
    pub long: u8,
}

/// A unit card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
pub struct UnitRow {
    /// Which one.
    pub kind: UnitKind,
    /// Whose.
    pub faction: Faction,
    /// On horses, camels or chariots?
    pub mounted: bool,
    /// What it costs.
    pub points: u16,
    /// How many cards there are.
    pub copies: u8,
    /// Its attack in melee.
    pub melee: Attack,
    /// Its ranged attack, if any.
    pub missiles: Option<Missiles>,
    /// Its defence.
    pub defence: Defence,
    /// Movement in UD.
    pub movement: u8,
    /// Life: as many wounds destroy it.
    pub life: u8,
    /// Morale.
    pub morale: u8,
    /// Its traits (18).
    pub traits: Traits,
    /// How its name is known.
    pub name_source: Source,
    /// How its price is known; all its other numbers are reconstructed.
    pub price_source: Source,
}

impl UnitRow {
    /// Has it this trait?
    #[inline]
    pub const fn has(&self, one: Trait) -> bool {
        self.traits.has(one)
    }

    /// Does it throw javelins?
    #[inline]
    pub const fn throws_javelins(&self) -> bool {
        matches!(self.missiles, Some(Missiles { javelins: true, .. }))
    }

    /// Does it shoot with anything but javelins?
    #[inline]
    pub const fn shoots_far(&self) -> bool {
        matches!(self.missiles, Some(Missiles { javelins: false, .. }))
    }

    /// Its class, computed as printed (3.6).
    pub const fn class(&self) -> UnitClass {
        match self.missiles {
            _ if self.has(Trait::Siege) => UnitClass::Siege,
            Some(shot) if !shot.javelins && shot.attack.sum() >= self.melee.sum() => UnitClass::Ranged,
            _ if self.mounted => UnitClass::Mounted,
            _ if self.points < LIGHT_POINTS && self.melee.sum() < LIGHT_ATTACK => UnitClass::Light,
            _ => UnitClass::Heavy,
        }
    }

    const fn melee(self, hit: u8, damage: u8) -> UnitRow {
        UnitRow { melee: Attack { hit, damage }, ..self }
    }

    const fn missiles(self, attack: Attack, javelins: bool, short: u8, long: u8) -> UnitRow {
        UnitRow { missiles: Some(Missiles { attack, javelins, short, long }), ..self }
    }

    const fn javelins(self, hit: u8, damage: u8) -> UnitRow {
        self.missiles(Attack { hit, damage }, true, JAVELIN_RANGES.0, JAVELIN_RANGES.1)
    }

    const fn bows(self, hit: u8, damage: u8, short: u8, long: u8) -> UnitRow {
        self.missiles(Attack { hit, damage }, false, short, long)
    }

    const fn defence(self, dodge: u8, shield: u8) -> UnitRow {
        UnitRow { defence: Defence { dodge, shield }, ..self }
    }

    const fn body(self, movement: u8, life: u8, morale: u8) -> UnitRow {
        UnitRow { movement, life, morale, ..self }
    }

    const fn with(self, traits: &[Trait]) -> UnitRow {
        UnitRow { traits: Traits::of(traits), ..self }
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
const LIGHT_ATTACK: u8 = 7;
/// Short and long range of javelins in UD (reconstructed).
const JAVELIN_RANGES: (u8, u8) = (1, 2);

const fn foot(faction: Faction, kind: UnitKind, points: u16, copies: u8) -> UnitRow {
    UnitRow {
        kind,
        faction,
        mounted: false,
        points,
        copies,
        melee: Attack { hit: 0, damage: 0 },
        missiles: None,
        defence: Defence { dodge: 0, shield: 0 },
        movement: 0,
        life: 0,
        morale: 0,
        traits: Traits::NONE,
        name_source: Reconstructed,
        price_source: Reconstructed,
    }
}

const fn mounted(faction: Faction, kind: UnitKind, points: u16, copies: u8) -> UnitRow {
    UnitRow { mounted: true, ..foot(faction, kind, points, copies) }
}

use Faction::{Auxilia, Celts, Dacians, Germans, Mercenaries, Parthia, Rome, Sarmatians};
use Trait::{
    Artillery, Chariot, Elite, Fear, Fury, Lance, Levy, Onrush, Phalanx, Shieldwall, Siege, Skirmisher,
    Square, Swimmer, Testudo, Veteran, Wedge, Woodsman,
};
use UnitKind as U;

/// Every kind of unit, in the order of [`UnitKind`] (3.2).
#[rustfmt::skip]
pub static UNITS: [UnitRow; UnitKind::COUNT] = [
    foot(Rome, U::PraetorianGuard, 150, 4).melee(5, 4).javelins(3, 3).defence(6, 7).body(4, 8, 10).with(&[Testudo, Elite, Shieldwall, Square]).named(Printed),
    foot(Rome, U::Legionaries, 120, 14).melee(4, 4).javelins(3, 3).defence(6, 7).body(4, 7, 9).with(&[Testudo, Shieldwall, Square]).named(Printed),
    foot(Rome, U::VeteranVexillation, 135, 5).melee(5, 4).javelins(3, 3).defence(6, 7).body(4, 7, 9).with(&[Testudo, Veteran, Shieldwall, Square]),
    foot(Rome, U::Carroballistae, 110, 4).melee(2, 2).bows(4, 5, 6, 12).defence(5, 4).body(4, 5, 7).with(&[Artillery]).named(Printed),
    mounted(Rome, U::PraetorianCavalry, 180, 3).melee(5, 4).defence(6, 6).body(7, 7, 9).with(&[Onrush, Wedge, Elite]).named(Printed),
    mounted(Rome, U::Contarii, 160, 3).melee(4, 5).defence(6, 6).body(6, 6, 8).with(&[Onrush, Wedge, Lance]).named(Printed),
    mounted(Rome, U::LegionaryHorse, 145, 4).melee(4, 4).javelins(3, 3).defence(6, 5).body(7, 6, 8).with(&[Onrush]),
    foot(Rome, U::Scorpions, 90, 2).melee(1, 2).bows(4, 4, 6, 12).defence(5, 3).body(2, 5, 7).with(&[Artillery, Siege]).named(Printed),
    foot(Rome, U::Ballista, 120, 1).melee(1, 2).bows(4, 6, 8, 16).defence(5, 3).body(1, 5, 7).with(&[Artillery, Siege]).named(Printed),
    foot(Auxilia, U::CohortOfBritons, 80, 5).melee(3, 3).javelins(3, 3).defence(6, 5).body(5, 6, 8).with(&[Shieldwall]).named(Printed),
    foot(Auxilia, U::CohortOfCantabrians, 100, 4).melee(4, 3).javelins(3, 3).defence(6, 6).body(5, 7, 8).with(&[Woodsman, Shieldwall]).named(Printed),
    foot(Auxilia, U::CohortOfBatavians, 115, 4).melee(4, 4).javelins(3, 3).defence(6, 6).body(5, 7, 9).with(&[Swimmer, Shieldwall]),
    foot(Auxilia, U::CohortOfThracians, 90, 4).melee(3, 3).javelins(3, 3).defence(6, 6).body(5, 7, 8).with(&[Shieldwall]),
    foot(Auxilia, U::SyrianArchers, 95, 4).melee(2, 2).bows(3, 3, 4, 8).defence(6, 3).body(5, 5, 7).with(&[Skirmisher]),
    foot(Auxilia, U::BalearicSlingers, 85, 3).melee(2, 2).bows(3, 3, 3, 6).defence(6, 3).body(5, 5, 7).with(&[Skirmisher]),
    mounted(Auxilia, U::NumidianHorsemen, 120, 3).melee(3, 3).javelins(3, 3).defence(7, 4).body(8, 5, 7).with(&[Skirmisher]),
    mounted(Auxilia, U::AlaOfGauls, 150, 3).melee(4, 4).javelins(3, 3).defence(6, 6).body(7, 6, 8).with(&[Onrush]),
    foot(Celts, U::NobleBritons, 120, 7).melee(5, 4).defence(6, 5).body(5, 7, 9).with(&[Onrush, Shieldwall]).named(Printed).priced(Printed),
    foot(Celts, U::PictWarriors, 115, 6).melee(4, 4).defence(6, 4).body(5, 7, 8).with(&[Onrush, Woodsman, Fury]).named(Printed),
    foot(Celts, U::CelticSpearmen, 70, 7).melee(3, 3).defence(5, 5).body(4, 7, 7).with(&[Phalanx]).named(Printed).priced(Printed),
    foot(Celts, U::ArmedFarmers, 50, 4).melee(3, 2).defence(5, 4).body(4, 8, 6).with(&[Levy]).named(Printed),
    foot(Celts, U::CaledonianJavelinmen, 65, 4).melee(2, 2).javelins(3, 2).defence(7, 3).body(6, 5, 7).with(&[Skirmisher, Woodsman]),
    foot(Celts, U::CelticSlingers, 90, 4).melee(2, 2).bows(3, 3, 3, 6).defence(6, 3).body(5, 5, 7).with(&[Skirmisher]).named(Printed),
    mounted(Celts, U::BritishHorsemen, 160, 4).melee(4, 4).javelins(3, 3).defence(6, 5).body(7, 6, 8).with(&[Onrush, Skirmisher]).named(Printed),
    mounted(Celts, U::Chariots, 170, 4).melee(4, 4).javelins(4, 3).defence(6, 4).body(7, 7, 8).with(&[Onrush, Chariot, Fear]).named(Printed).priced(Printed),
    foot(Dacians, U::Pileati, 130, 4).melee(5, 5).defence(6, 5).body(5, 7, 9).with(&[Onrush]),
    foot(Dacians, U::Falxmen, 110, 7).melee(4, 5).defence(6, 4).body(5, 7, 8).with(&[Onrush]),
    foot(Dacians, U::Comati, 80, 7).melee(3, 3).javelins(3, 3).defence(6, 5).body(5, 6, 8).with(&[Woodsman]),
    foot(Dacians, U::DacianSpearmen, 85, 4).melee(3, 3).defence(6, 6).body(4, 7, 8).with(&[Phalanx, Shieldwall]),
    foot(Dacians, U::DacianLevy, 50, 4).melee(3, 2).defence(5, 4).body(4, 8, 6).with(&[Levy]),
    foot(Dacians, U::DacianArchers, 80, 4).melee(2, 2).bows(3, 3, 4, 8).defence(6, 3).body(5, 5, 7),
    foot(Dacians, U::DacianSkirmishers, 60, 4).melee(2, 2).javelins(3, 2).defence(7, 3).body(6, 5, 7).with(&[Skirmisher]),
    mounted(Dacians, U::DacianCavalry, 145, 4).melee(4, 4).javelins(3, 3).defence(6, 5).body(7, 6, 8).with(&[Onrush]),
    mounted(Dacians, U::RoxolaniCataphracts, 185, 2).melee(5, 5).defence(6, 7).body(6, 7, 9).with(&[Onrush, Wedge, Lance]),
    foot(Germans, U::Comitatus, 135, 4).melee(5, 4).javelins(3, 3).defence(6, 5).body(5, 7, 9).with(&[Onrush, Wedge]),
    foot(Germans, U::GermanicWarriors, 105, 10).melee(4, 4).defence(6, 4).body(5, 7, 8).with(&[Onrush, Woodsman]),
    foot(Germans, U::ChattiSpearmen, 80, 6).melee(3, 3).defence(6, 5).body(4, 7, 8).with(&[Phalanx, Shieldwall]),
    foot(Germans, U::GermanicYouths, 70, 5).melee(2, 2).javelins(3, 3).defence(7, 3).body(6, 5, 7).with(&[Skirmisher, Woodsman]),
    foot(Germans, U::GermanicArchers, 75, 3).melee(2, 2).bows(3, 3, 4, 8).defence(6, 3).body(5, 5, 6),
    mounted(Germans, U::GermanicHorsemen, 150, 5).melee(4, 4).javelins(3, 3).defence(6, 5).body(7, 6, 9).with(&[Onrush]),
    foot(Germans, U::BastarnaeWarriors, 110, 3).melee(4, 5).defence(6, 4).body(5, 7, 8).with(&[Onrush]).named(Inferred),
    mounted(Parthia, U::ParthianCataphracts, 190, 5).melee(5, 5).defence(6, 8).body(6, 7, 9).with(&[Onrush, Wedge, Lance]),
    mounted(Parthia, U::CamelCataphracts, 185, 2).melee(5, 4).defence(6, 8).body(5, 7, 8).with(&[Onrush, Fear, Lance]),
    mounted(Parthia, U::ParthianHorseArchers, 145, 8).melee(2, 2).bows(3, 3, 4, 8).defence(7, 4).body(8, 5, 7).with(&[Skirmisher]),
    mounted(Parthia, U::NobleHorseArchers, 175, 4).melee(3, 3).bows(4, 3, 4, 8).defence(7, 5).body(7, 6, 8).with(&[Skirmisher]),
    foot(Parthia, U::Hillmen, 65, 5).melee(3, 3).defence(6, 4).body(5, 6, 7).with(&[Woodsman]),
    foot(Parthia, U::CitySpearmen, 70, 6).melee(3, 3).defence(5, 5).body(4, 7, 7).with(&[Phalanx]),
    foot(Parthia, U::ParthianFootArchers, 75, 4).melee(2, 2).bows(3, 3, 4, 8).defence(6, 3).body(5, 5, 6),
    mounted(Sarmatians, U::SarmatianCataphracts, 185, 5).melee(5, 5).defence(6, 7).body(6, 7, 9).with(&[Onrush, Wedge, Lance]),
    mounted(Sarmatians, U::SarmatianLancers, 160, 6).melee(4, 5).defence(6, 6).body(6, 6, 8).with(&[Onrush, Wedge, Lance]),
    mounted(Sarmatians, U::SarmatianHorseArchers, 140, 6).melee(2, 2).bows(3, 3, 4, 8).defence(7, 3).body(8, 5, 7).with(&[Skirmisher]),
    foot(Sarmatians, U::SubjectFoot, 55, 6).melee(3, 3).defence(5, 5).body(4, 6, 7),
    foot(Sarmatians, U::SubjectArchers, 75, 4).melee(2, 2).bows(3, 3, 4, 8).defence(6, 3).body(5, 5, 6),
    foot(Sarmatians, U::NobleRetinue, 100, 3).melee(4, 4).defence(6, 6).body(5, 7, 9),
    foot(Mercenaries, U::CretanArchers, 110, 4).melee(3, 2).bows(4, 3, 4, 8).defence(6, 3).body(5, 5, 8).with(&[Skirmisher]),
    foot(Mercenaries, U::RhodianSlingers, 90, 4).melee(2, 2).bows(4, 3, 3, 6).defence(6, 3).body(5, 5, 7).with(&[Skirmisher]),
    mounted(Mercenaries, U::IazygesLancers, 150, 4).melee(4, 5).defence(6, 6).body(6, 6, 8).with(&[Onrush, Lance]),
    foot(Mercenaries, U::GallicMercenaries, 105, 5).melee(4, 4).defence(6, 5).body(5, 7, 8).with(&[Onrush]),
    foot(Mercenaries, U::ThracianPeltasts, 85, 5).melee(3, 3).javelins(3, 3).defence(6, 4).body(6, 6, 7).with(&[Skirmisher]),
];

impl UnitKind {
    /// What is printed on its card.
    #[inline]
    pub fn row(self) -> &'static UnitRow {
        &UNITS[self as usize]
    }
}
