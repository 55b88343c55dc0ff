//! What can be chosen before the game. A position keeps the switches as one set of bits ([`Variants`]), so that rules
//! code asks `self.has(Variant::GrowingFire)`.

use sandtable_core::{BadOptions, Message, Setting};
use serde::{Deserialize, Serialize};

sandtable_core::words! {
    /// Which box is on the table (1.1).
    pub enum Edition: "edition" {
        /// The base game.
        Base = "base",
        /// With the expansion.
        Wunderwaffe = "wunderwaffe",
    }
}

sandtable_core::words! {
    /// How the players stand to each other (18).
    pub enum Mode: "mode" {
        /// The defenders count points (8.5).
        Ordinary = "ordinary",
        /// They do not (18.1).
        Coop = "coop",
        /// One of the players leads the enemy (18.3).
        Fieldmarshal = "fieldmarshal",
    }
}

sandtable_core::words! {
    /// How the sector of the science centre is found (2.4).
    pub enum ScienceSite: "way to place the science centre" {
        /// By the die.
        Die = "die",
        /// By the first player.
        Choose = "choose",
    }
}

sandtable_core::words! {
    /// Who begins (2.3).
    pub enum First: "first player" {
        /// The first seat.
        Defender1 = "defender-1",
        /// The second.
        Defender2 = "defender-2",
        /// The third.
        Defender3 = "defender-3",
        /// The fourth.
        Defender4 = "defender-4",
        /// The fifth.
        Defender5 = "defender-5",
        /// The sixth.
        Defender6 = "defender-6",
        /// By lot.
        Lot = "lot",
    }
}

/// What can be chosen before the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[allow(clippy::struct_excessive_bools, reason = "each is a rule that is on or off")]
pub struct Options {
    /// Which box (1.1).
    pub edition: Edition,
    /// How the players stand to each other (18).
    pub mode: Mode,
    /// How many people play, the Fieldmarshal among them (2.3, 18.3).
    pub players: u8,
    /// Who begins (2.3).
    pub first: First,
    /// How the sector of the science centre is found (2.4).
    pub science_site: ScienceSite,
    /// Two pairs of movement tokens leave instead of two tokens (2.5).
    pub literal_removal: bool,
    /// Only 12 fire tokens (1.11).
    pub fire_limit: bool,
    /// Forced discards may be science cards (7.12).
    pub forced_discard_any: bool,
    /// A rebuilt science centre brings its deck back (9.4).
    pub science_deck_returns: bool,
    /// Fire caught from structures in phase 5 burns at once (10.5).
    pub fresh_fire_burns: bool,
    /// 19.2
    pub science_leap: bool,
    /// 19.3
    pub burning_hedgehogs: bool,
    /// 19.4
    pub broken_gear: bool,
    /// 19.5
    pub fewer_enemies: bool,
    /// 19.6
    pub too_quiet: bool,
    /// How many ultras there are (19.7).
    pub ultras: u8,
    /// 19.8
    pub growing_fire: bool,
    /// 19.9
    pub they_return: bool,
    /// 19.10
    pub random_mix: bool,
    /// 19.11
    pub easier_reserve: bool,
    /// 19.12
    pub combined_strike: bool,
    /// 19.13
    pub no_walls: bool,
    /// 19.14
    pub city_counterattack: bool,
    /// 19.15
    pub scarce_materials: bool,
    /// 19.16
    pub own_buildings: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            edition: Edition::Wunderwaffe,
            mode: Mode::Ordinary,
            players: 2,
            first: First::Defender1,
            science_site: ScienceSite::Die,
            literal_removal: false,
            fire_limit: false,
            forced_discard_any: true,
            science_deck_returns: true,
            fresh_fire_burns: false,
            science_leap: false,
            burning_hedgehogs: false,
            broken_gear: false,
            fewer_enemies: false,
            too_quiet: false,
            ultras: 3,
            growing_fire: false,
            they_return: false,
            random_mix: false,
            easier_reserve: false,
            combined_strike: false,
            no_walls: false,
            city_counterattack: false,
            scarce_materials: false,
            own_buildings: false,
        }
    }
}

const EDITIONS: &[&str] = &["base", "wunderwaffe"];
const MODES: &[&str] = &["ordinary", "coop", "fieldmarshal"];
const FIRST: &[&str] =
    &["defender-1", "defender-2", "defender-3", "defender-4", "defender-5", "defender-6", "lot"];
const SITES: &[&str] = &["die", "choose"];

impl Options {
    /// The options as data.
    pub(crate) fn settings() -> Vec<Setting> {
        let later = |setting: Setting| setting.when("edition", "wunderwaffe");
        vec![
            Setting::choice("edition", EDITIONS),
            Setting::choice("mode", MODES),
            Setting::number("players", 1, 6),
            Setting::choice("first", FIRST).since(2),
            later(Setting::choice("science_site", SITES)),
            Setting::switch("easier_reserve").when("edition", "base"),
            Setting::switch("combined_strike"),
            Setting::switch("city_counterattack"),
            later(Setting::switch("science_leap")),
            later(Setting::switch("burning_hedgehogs")),
            later(Setting::switch("broken_gear")),
            later(Setting::switch("fewer_enemies")),
            Setting::switch("no_walls"),
            Setting::switch("scarce_materials"),
            Setting::switch("own_buildings"),
            later(Setting::switch("too_quiet")),
            later(Setting::number("ultras", 3, 6)),
            later(Setting::switch("growing_fire")),
            later(Setting::switch("they_return")),
            later(Setting::switch("random_mix")),
            later(Setting::switch("literal_removal")),
            later(Setting::switch("fire_limit")),
            later(Setting::switch("forced_discard_any")),
            later(Setting::switch("science_deck_returns")),
            later(Setting::switch("fresh_fire_burns")),
        ]
    }

    /// Is it played with the expansion?
    pub fn is_wunderwaffe(&self) -> bool {
        self.edition == Edition::Wunderwaffe
    }

    /// How many players defend.
    pub fn defenders(&self) -> u8 {
        self.players - u8::from(self.mode == Mode::Fieldmarshal)
    }

    /// Do they make a game (19.1)?
    pub(crate) fn check(&self) -> Result<(), BadOptions> {
        let wrong = |option: &str, case: &str, why: &str| {
            Err(BadOptions::new(option, why).said(Message::new(format!("siege-bad-{case}"))))
        };
        if !(1..=6).contains(&self.players) {
            return wrong("players", "players", "1 to 6 players");
        }
        if self.mode == Mode::Fieldmarshal && self.players < 2 {
            return wrong("players", "fieldmarshal", "a Fieldmarshal needs a defender: 2 to 6 players");
        }
        if self.first != First::Lot && self.first as u8 >= self.defenders() {
            return wrong("first", "first", "one of the defenders who play, or `lot`");
        }
        if !(3..=6).contains(&self.ultras) {
            return wrong("ultras", "ultras", "3 to 6 ultras");
        }
        if self.is_wunderwaffe() && self.random_mix && self.fewer_enemies {
            return wrong("random_mix", "random-mix", "not together with `fewer_enemies`");
        }
        if self.is_wunderwaffe() && self.random_mix && self.literal_removal {
            return wrong("random_mix", "random-mix", "not together with `literal_removal`");
        }
        Ok(())
    }

    /// The switches that matter in this edition.
    pub(crate) fn variants(&self) -> Variants {
        let later = self.is_wunderwaffe();
        let switches = [
            (Variant::LiteralRemoval, later && self.literal_removal),
            (Variant::FireLimit, later && self.fire_limit),
            (Variant::ForcedDiscardAny, self.forced_discard_any || !later),
            (Variant::ScienceDeckReturns, later && self.science_deck_returns),
            (Variant::FreshFireBurns, later && self.fresh_fire_burns),
            (Variant::ScienceLeap, later && self.science_leap),
            (Variant::BurningHedgehogs, later && self.burning_hedgehogs),
            (Variant::BrokenGear, later && self.broken_gear),
            (Variant::FewerEnemies, later && self.fewer_enemies),
            (Variant::TooQuiet, later && self.too_quiet),
            (Variant::GrowingFire, later && self.growing_fire),
            (Variant::TheyReturn, later && self.they_return),
            (Variant::RandomMix, later && self.random_mix),
            (Variant::EasierReserve, !later && self.easier_reserve),
            (Variant::CombinedStrike, self.combined_strike),
            (Variant::NoWalls, self.no_walls),
            (Variant::CityCounterattack, self.city_counterattack),
            (Variant::ScarceMaterials, self.scarce_materials),
            (Variant::OwnBuildings, self.own_buildings),
        ];
        switches.into_iter().filter(|(_, on)| *on).map(|(variant, _)| variant).collect()
    }
}

sandtable_core::words! {
    /// A switch of [`Options`], by its name.
    pub enum Variant: "rule" {
        /// 2.5
        LiteralRemoval = "literal_removal",
        /// 1.11
        FireLimit = "fire_limit",
        /// 7.12
        ForcedDiscardAny = "forced_discard_any",
        /// 9.4
        ScienceDeckReturns = "science_deck_returns",
        /// 10.5
        FreshFireBurns = "fresh_fire_burns",
        /// 19.2
        ScienceLeap = "science_leap",
        /// 19.3
        BurningHedgehogs = "burning_hedgehogs",
        /// 19.4
        BrokenGear = "broken_gear",
        /// 19.5
        FewerEnemies = "fewer_enemies",
        /// 19.6
        TooQuiet = "too_quiet",
        /// 19.8
        GrowingFire = "growing_fire",
        /// 19.9
        TheyReturn = "they_return",
        /// 19.10
        RandomMix = "random_mix",
        /// 19.11
        EasierReserve = "easier_reserve",
        /// 19.12
        CombinedStrike = "combined_strike",
        /// 19.13
        NoWalls = "no_walls",
        /// 19.14
        CityCounterattack = "city_counterattack",
        /// 19.15
        ScarceMaterials = "scarce_materials",
        /// 19.16
        OwnBuildings = "own_buildings",
    }
}

/// The switches that are on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(into = "Vec<Variant>", from = "Vec<Variant>")]
pub struct Variants(u32);

impl Variants {
    /// Is it on?
    #[inline]
    pub const fn has(self, variant: Variant) -> bool {
        self.0 >> variant as u32 & 1 == 1
    }

    /// Those that are on, in order.
    pub fn iter(self) -> impl Iterator<Item = Variant> {
        Variant::ALL.iter().copied().filter(move |&variant| self.has(variant))
    }
}

impl FromIterator<Variant> for Variants {
    fn from_iter<I: IntoIterator<Item = Variant>>(variants: I) -> Variants {
        Variants(variants.into_iter().fold(0, |bits, variant| bits | 1 << variant as u32))
    }
}

impl From<Vec<Variant>> for Variants {
    fn from(variants: Vec<Variant>) -> Variants {
        variants.into_iter().collect()
    }
}

impl From<Variants> for Vec<Variant> {
    fn from(variants: Variants) -> Vec<Variant> {
        variants.iter().collect()
    }
}
