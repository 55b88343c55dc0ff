//! The cards: 49 of the base game, 10 more main cards and 22 science cards. Effects are code; what can be looked up
//! (class, colour, arm, reach) is here. Numbers of the base game are those of the edition abroad.

use crate::ids::{Color, Deck, Ring};
use sandtable_core::Source::{self, Inferred, Printed, Reconstructed};

sandtable_core::words! {
    /// A card (1.5 to 1.7); those of which there are several come first.
    pub enum Card: "card" in "siege-card" {
        /// Air force, red.
        AirRed = "air-r",
        /// Air force, green.
        AirGreen = "air-g",
        /// Air force, blue.
        AirBlue = "air-b",
        /// Artillery, red.
        ArtRed = "art-r",
        /// Artillery, green.
        ArtGreen = "art-g",
        /// Artillery, blue.
        ArtBlue = "art-b",
        /// Tanks, red.
        TankRed = "tank-r",
        /// Tanks, green.
        TankGreen = "tank-g",
        /// Tanks, blue.
        TankBlue = "tank-b",
        /// Sandbags (5.1).
        Sandbags = "sandbags",
        /// Barbed wire (5.1).
        Wire = "wire",
        /// Air force, any colour.
        AirAny = "air-any",
        /// Artillery, any colour.
        ArtAny = "art-any",
        /// Tanks, any colour.
        TankAny = "tank-any",
        /// Counterattack, red (4.4).
        CounterRed = "cntr-r",
        /// Counterattack, green.
        CounterGreen = "cntr-g",
        /// Counterattack, blue.
        CounterBlue = "cntr-b",
        /// Il-2 (5.2).
        Il2 = "il2",
        /// Precise shot (5.3).
        Precise = "precise",
        /// Anti-tank hedgehogs (5.4).
        Hedgehogs = "hedgehogs",
        /// Push (5.6).
        Push = "push",
        /// Pillbox (5.7).
        Pillbox = "dotcard",
        /// Lull (5.9).
        Lull = "lull",
        /// Modification (5.10).
        Modification = "modif",
        /// Salvage (5.11).
        Salvage = "repair",
        /// Armour-piercing shells (16.5).
        ArmourPiercing = "ap",
        /// Guards units (16.11).
        Guards = "guards",
        /// Demoralisation (16.7).
        Demoralisation = "demoral",
        /// Incendiary shells (16.6).
        Incendiary = "incend",
        /// Recruits (16.13).
        Recruits = "recruits",
        /// Experienced crew (16.9).
        Crew = "crew",
        /// Re-equipment (16.4).
        Rearm = "rearm",
        /// Retraining (16.14).
        Retraining = "retrain",
        /// Joint operation (16.15).
        Joint = "joint",
        /// Lend-lease (16.3).
        LendLease = "lend",
        /// F6F-5 Hellcat (17.2).
        Hellcat = "hellcat",
        /// FV438 Swingfire (17.3).
        Swingfire = "swingfire",
        /// M50 Ontos (17.3).
        Ontos = "ontos",
        /// BM-13N (17.3).
        Bm13 = "bm13",
        /// BMP-1 (17.4).
        Bmp1 = "bmp1",
        /// Bombing raid (17.5).
        Bombing = "bombing",
        /// Heroic attack (17.6).
        Heroic = "heroic",
        /// DB-3B (17.7).
        Db3b = "db3b",
        /// Disinformation (17.8).
        Disinformation = "disinfo",
        /// Engineers (17.10).
        Engineers = "engineers",
        /// Carpet bombing (17.11).
        Carpet = "carpet",
        /// Mobilisation (17.12).
        Mobilisation = "mobil",
        /// Frost (17.13).
        Frost = "frost",
        /// Napalm (17.14).
        Napalm = "napalm",
        /// Object 120 (17.15).
        Object120 = "obj120",
        /// Flamethrowers (17.16).
        Flamethrowers = "flamers",
        /// Planning (17.17).
        Planning = "planning",
        /// Provocation (17.18).
        Provocation = "provoke",
        /// Breakthrough (17.19).
        Breakthrough = "breakthru",
        /// Mud (17.20).
        Mud = "mud",
        /// Decisive offensive (17.22).
        Offensive = "offensive",
        /// Builders (17.23).
        Builders = "builders",
    }
}

/// What sort of card it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Class {
    /// Does damage by arm and colour (4.3, 4.4).
    Hit,
    /// Sandbags and barbed wire (5.1).
    Material,
    /// A main card with an effect of its own.
    Special,
    /// A special card that goes with a hit card (16.1).
    Modifier,
    /// A card of the science deck.
    Science,
}

/// Where a card finds enemies besides the three lines between (1.7).
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reach {
    /// Only the three lines.
    Field,
    /// The city, too.
    City,
    /// The city and the rear.
    Everywhere,
    /// Only the rear.
    Rear,
    /// It does not aim at enemies, or in a way of its own.
    Nowhere,
}

impl Reach {
    /// Does it reach this line?
    pub const fn covers(self, ring: Ring) -> bool {
        match self {
            Reach::Field => ring.is_field(),
            Reach::City => !matches!(ring, Ring::Rear),
            Reach::Everywhere => true,
            Reach::Rear => matches!(ring, Ring::Rear),
            Reach::Nowhere => false,
        }
    }
}

/// A card as printed.
#[derive(Clone, Copy, Debug)]
pub struct CardRow {
    /// What sort of card.
    pub class: Class,
    /// How many there are.
    pub count: u8,
    /// The line of a hit card; none for a counterattack, which hits on all three.
    pub arm: Option<Ring>,
    /// The colour of a hit card or of a rocket card; none for any.
    pub color: Option<Color>,
    /// Where it finds enemies.
    pub reach: Reach,
    /// Does it belong to Wunderwaffe?
    pub wunderwaffe: bool,
    /// How it is known.
    pub source: Source,
}

impl CardRow {
    /// The deck it belongs to.
    pub const fn deck(&self) -> Deck {
        if matches!(self.class, Class::Science) { Deck::Science } else { Deck::Main }
    }
}

impl Card {
    /// What is printed on it.
    #[inline]
    pub const fn row(self) -> &'static CardRow {
        &CARDS[self as usize]
    }

    /// Is it a hit card?
    pub const fn is_hit(self) -> bool {
        matches!(self.row().class, Class::Hit)
    }

    /// Is it sandbags or barbed wire?
    pub const fn is_material(self) -> bool {
        matches!(self, Card::Sandbags | Card::Wire)
    }

    /// Does it go with a hit card?
    pub const fn is_modifier(self) -> bool {
        matches!(self.row().class, Class::Modifier)
    }

    /// Is it a card of the science deck?
    pub const fn is_science(self) -> bool {
        matches!(self.row().class, Class::Science)
    }
}

const fn hit(count: u8, arm: Option<Ring>, color: Option<Color>) -> CardRow {
    CardRow {
        class: Class::Hit,
        count,
        arm,
        color,
        reach: Reach::Field,
        wunderwaffe: false,
        source: Inferred,
    }
}

const fn special(class: Class, reach: Reach, source: Source) -> CardRow {
    CardRow { class, count: 1, arm: None, color: None, reach, wunderwaffe: false, source }
}

/// A card that Wunderwaffe adds to the main deck (1.6).
const fn later(class: Class) -> CardRow {
    CardRow { wunderwaffe: true, ..special(class, Reach::Nowhere, Printed) }
}

const fn science(reach: Reach) -> CardRow {
    CardRow { wunderwaffe: true, ..special(Class::Science, reach, Printed) }
}

const fn rockets(color: Color) -> CardRow {
    CardRow { color: Some(color), ..science(Reach::Everywhere) }
}

const fn material() -> CardRow {
    CardRow { count: 4, ..special(Class::Material, Reach::Nowhere, Inferred) }
}

const AIR: Option<Ring> = Some(Ring::Air);
const ART: Option<Ring> = Some(Ring::Art);
const TANK: Option<Ring> = Some(Ring::Tank);
const RED: Option<Color> = Some(Color::Red);
const GREEN: Option<Color> = Some(Color::Green);
const BLUE: Option<Color> = Some(Color::Blue);

/// Every card, in the order of [`Card`].
pub const CARDS: [CardRow; Card::COUNT] = [
    hit(3, AIR, RED),
    hit(3, AIR, GREEN),
    hit(3, AIR, BLUE),
    hit(3, ART, RED),
    hit(3, ART, GREEN),
    hit(3, ART, BLUE),
    hit(3, TANK, RED),
    hit(3, TANK, GREEN),
    hit(3, TANK, BLUE),
    material(),
    material(),
    hit(1, AIR, None),
    hit(1, ART, None),
    hit(1, TANK, None),
    hit(1, None, RED),
    hit(1, None, GREEN),
    hit(1, None, BLUE),
    special(Class::Special, Reach::City, Inferred),       // Il-2
    special(Class::Modifier, Reach::Nowhere, Inferred),   // Precise shot
    special(Class::Special, Reach::Everywhere, Inferred), // Anti-tank hedgehogs
    special(Class::Special, Reach::City, Inferred),       // Push
    special(Class::Special, Reach::Nowhere, Inferred),    // Pillbox
    special(Class::Special, Reach::Nowhere, Reconstructed), // Lull
    special(Class::Special, Reach::Nowhere, Inferred),    // Modification
    special(Class::Special, Reach::Nowhere, Inferred),    // Salvage
    later(Class::Modifier),                               // Armour-piercing shells
    later(Class::Special),                                // Guards units
    later(Class::Modifier),                               // Demoralisation
    later(Class::Modifier),                               // Incendiary shells
    later(Class::Special),                                // Recruits
    later(Class::Modifier),                               // Experienced crew
    later(Class::Modifier),                               // Re-equipment
    later(Class::Special),                                // Retraining
    later(Class::Special),                                // Joint operation
    later(Class::Modifier),                               // Lend-lease
    science(Reach::Everywhere),                           // F6F-5 Hellcat
    rockets(Color::Blue),                                 // FV438 Swingfire
    rockets(Color::Green),                                // M50 Ontos
    rockets(Color::Red),                                  // BM-13N
    science(Reach::Everywhere),                           // BMP-1
    science(Reach::City),                                 // Bombing raid
    science(Reach::Everywhere),                           // Heroic attack
    science(Reach::Rear),                                 // DB-3B
    science(Reach::Everywhere),                           // Disinformation
    science(Reach::Nowhere),                              // Engineers
    science(Reach::Field),                                // Carpet bombing
    science(Reach::Nowhere),                              // Mobilisation
    science(Reach::City),                                 // Frost
    science(Reach::Field),                                // Napalm
    science(Reach::City),                                 // Object 120
    science(Reach::Field),                                // Flamethrowers
    science(Reach::Nowhere),                              // Planning
    science(Reach::City),                                 // Provocation
    science(Reach::Everywhere),                           // Breakthrough
    science(Reach::Everywhere),                           // Mud
    science(Reach::City),                                 // Decisive offensive
    science(Reach::Nowhere),                              // Builders
];

#[cfg(test)]
mod tests {
    use super::*;

    fn sum(wanted: impl Fn(&CardRow) -> bool) -> u8 {
        CARDS.iter().filter(|row| wanted(row)).map(|row| row.count).sum()
    }

    #[test]
    fn r1_5_the_base_deck_has_49_cards() {
        assert_eq!(sum(|row| !row.wunderwaffe), 49);
        assert_eq!(sum(|row| row.class == Class::Hit), 33);
        assert_eq!(sum(|row| row.class == Class::Material), 8);
    }

    #[test]
    fn r1_6_r1_7_wunderwaffe_adds_10_main_and_22_science_cards() {
        assert_eq!(sum(|row| row.wunderwaffe && row.deck() == Deck::Main), 10);
        assert_eq!(sum(|row| row.deck() == Deck::Science), 22);
    }

    #[test]
    fn common_cards_come_first() {
        for &card in Card::ALL {
            assert_eq!(card.row().count > 1, (card as usize) < crate::ids::COMMON_CARDS, "{card}");
        }
    }
}
