//! The nouns of the game. All cards that can ever lie in a squad are one enum: the few that exist in several copies
//! come first, then the vehicles, nation by nation, of which there is one each.

use std::fmt::Display;
use std::str::FromStr;

use sandtable_core::{Message, ParseError, Reader, Say, Seat};

use crate::tables::{CARDS, CardRow};

sandtable_core::words! {
    /// A player (1.1). The seats go round to the left in this order.
    pub enum Side: "player" in "rush-side" {
        /// The first seat.
        Red = "red",
        /// The second.
        Blue = "blue",
        /// The third.
        Green = "green",
        /// The fourth.
        Yellow = "yellow",
        /// The fifth.
        White = "white",
    }
}

impl Side {
    /// The seat this player sits in.
    pub const fn seat(self) -> Seat {
        Seat(self as u8)
    }

    /// The place in a list with one entry per player.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Whoever sits in this seat.
    pub fn of(seat: Seat) -> Side {
        Side::ALL[seat.index()]
    }
}

sandtable_core::words! {
    /// A nation (1.4), in the order in which medals are settled (11.7).
    pub enum Nation: "nation" in "rush-nation" {
        /// The USSR.
        Ussr = "ussr",
        /// Germany.
        Germany = "ger",
        /// The USA.
        Usa = "usa",
        /// France.
        France = "fra",
    }
}

sandtable_core::words! {
    /// A class of vehicles (1.5); all but support are armour, which changes nothing by itself (1.12).
    pub enum Class: "class" in "rush-class" {
        /// Light tank.
        Light = "light",
        /// Medium tank.
        Medium = "medium",
        /// Self-propelled gun.
        Spg = "spg",
        /// Heavy tank.
        Heavy = "heavy",
        /// Support.
        Support = "support",
    }
}

sandtable_core::words! {
    /// What a card can do when it is played for it (8).
    pub enum Ability: "ability" in "rush-ability" {
        /// Cards from the hangar (8.1).
        Reinforcement = "reinforcement",
        /// As many purchases as one likes (6.1).
        Draft = "draft",
        /// A new reserve (8.2).
        Reconnaissance = "reconnaissance",
        /// A card less for everybody else (8.3).
        Sabotage = "sabotage",
        /// Damage without an attack (11.1).
        Assault = "assault",
        /// A better card for this one (8.6).
        Research = "research",
        /// Cards out of the depot, out of the game (8.10).
        Repair = "repair",
        /// A medal (8.12).
        Invulnerability = "invulnerability",
    }
}

impl Ability {
    /// Its bit in a set of abilities.
    pub const fn bit(self) -> u8 {
        1 << self as u8
    }
}

sandtable_core::words! {
    /// What is given out at the end (1.10).
    pub enum Achievement: "achievement" in "rush-achievement" {
        /// Most base cards.
        Bases = "bases",
        /// Most light tanks.
        Light = "light",
        /// Most medium tanks.
        Medium = "medium",
        /// Most SPGs.
        Spg = "spg",
        /// Most heavy tanks.
        Heavy = "heavy",
        /// Most support.
        Support = "support",
        /// Most Soviet medals.
        MedalsUssr = "medals-ussr",
        /// Most German medals.
        MedalsGermany = "medals-ger",
        /// Most American medals.
        MedalsUsa = "medals-usa",
        /// Most French medals.
        MedalsFrance = "medals-fra",
        /// Most double medals.
        Doubles = "doubles",
        /// Most cards.
        Cards = "cards",
    }
}

sandtable_core::words! {
    /// A card of a squad (1.2): barracks, medals and bases, then the vehicles under the names they bear.
    #[allow(missing_docs, reason = "the names on the cards")]
    pub enum Card: "card" in "rush-card" {
        Engineers = "engineers",
        Technicians = "technicians",
        Volunteers = "volunteers",
        SingleUssr = "single-ussr",
        SingleGermany = "single-ger",
        SingleUsa = "single-usa",
        SingleFrance = "single-fra",
        DoubleUssr = "double-ussr",
        DoubleGermany = "double-ger",
        DoubleUsa = "double-usa",
        DoubleFrance = "double-fra",
        Base = "base",
        Ms1 = "ms-1",
        T26 = "t-26",
        Bt2 = "bt-2",
        Bt7 = "bt-7",
        T50 = "t-50",
        T28 = "t-28",
        T34 = "t-34",
        T43 = "t-43",
        T3485 = "t-34-85",
        T44 = "t-44",
        Su26 = "su-26",
        Su76 = "su-76",
        Su85 = "su-85",
        S51 = "s-51",
        Isu152 = "isu-152",
        Kv1 = "kv-1",
        Kv2 = "kv-2",
        Is2 = "is-2",
        Is3 = "is-3",
        Is7 = "is-7",
        Zis5 = "zis-5",
        Gaz67 = "gaz-67",
        Ba10 = "ba-10",
        Voroshilovets = "voroshilovets",
        Bm13 = "bm-13",
        PzKpfwI = "pz-kpfw-i",
        PzKpfwIi = "pz-kpfw-ii",
        PzKpfw35T = "pz-kpfw-35-t",
        PzKpfw38T = "pz-kpfw-38-t",
        PzKpfwIiLuchs = "pz-kpfw-ii-luchs",
        PzKpfwIii = "pz-kpfw-iii",
        PzKpfwIv = "pz-kpfw-iv",
        Vk3002Db = "vk-30-02-db",
        PzKpfwVPanther = "pz-kpfw-v-panther",
        PantherIi = "panther-ii",
        Wespe = "wespe",
        Hetzer = "hetzer",
        StugIii = "stug-iii",
        Hummel = "hummel",
        Jagdpanther = "jagdpanther",
        Vk3601H = "vk-36-01-h",
        PzKpfwViTiger = "pz-kpfw-vi-tiger",
        Vk4501P = "vk-45-01-p",
        PzKpfwViTigerIi = "pz-kpfw-vi-tiger-ii",
        PzKpfwViiiMaus = "pz-kpfw-viii-maus",
        OpelBlitz = "opel-blitz",
        Kubelwagen = "kubelwagen",
        SdKfz222 = "sd-kfz-222",
        Bergepanther = "bergepanther",
        Panzerwerfer42 = "panzerwerfer-42",
        M2LightTank = "m2-light-tank",
        T1Cunningham = "t1-cunningham",
        M3Stuart = "m3-stuart",
        M5Stuart = "m5-stuart",
        M24Chaffee = "m24-chaffee",
        M2MediumTank = "m2-medium-tank",
        M3Lee = "m3-lee",
        M4Sherman = "m4-sherman",
        M4a3e2Jumbo = "m4a3e2-jumbo",
        M26Pershing = "m26-pershing",
        M10Wolverine = "m10-wolverine",
        M12 = "m12",
        M7Priest = "m7-priest",
        M18Hellcat = "m18-hellcat",
        M36Jackson = "m36-jackson",
        T1HeavyTank = "t1-heavy-tank",
        M6 = "m6",
        T29 = "t29",
        T32 = "t32",
        M103 = "m103",
        GmcCckw = "gmc-cckw",
        WillysMb = "willys-mb",
        M8Greyhound = "m8-greyhound",
        M16Mgmc = "m16-mgmc",
        M32 = "m32",
        RenaultFt = "renault-ft",
        HotchkissH35 = "hotchkiss-h35",
        Fcm36 = "fcm-36",
        Amx12T = "amx-12-t",
        Amx1390 = "amx-13-90",
        RenaultD2 = "renault-d2",
        RenaultG1 = "renault-g1",
        SomuaS35 = "somua-s35",
        Lorraine40T = "lorraine-40-t",
        BatChatillon25T = "bat-chatillon-25-t",
        RenaultFtBs = "renault-ft-bs",
        SomuaSau40 = "somua-sau-40",
        Amx105Am = "amx-105-am",
        Lorraine155 = "lorraine-155",
        Amx50Foch = "amx-50-foch",
        Char2c = "char-2c",
        B1Bis = "b1-bis",
        Arl44 = "arl-44",
        Amx50100 = "amx-50-100",
        Amx50B = "amx-50-b",
        CitroenU23 = "citroen-u23",
        RenaultUe = "renault-ue",
        LafflyW15Tcc = "laffly-w15-tcc",
        Panhard178 = "panhard-178",
        Lorraine37l = "lorraine-37l",
    }
}

/// How many kinds of cards there are in several copies: all that are not vehicles.
pub const COMMON: usize = Card::Base as usize + 1;
/// How many vehicles each nation has (1.4).
pub const FLEET: usize = 25;

impl Card {
    /// What is printed on it.
    #[inline]
    pub fn row(self) -> &'static CardRow {
        &CARDS[self as usize]
    }

    /// Is it a vehicle?
    #[inline]
    pub const fn is_vehicle(self) -> bool {
        self as usize >= COMMON
    }

    /// All vehicles.
    pub fn vehicles() -> &'static [Card] {
        &Card::ALL[COMMON..]
    }

    /// The vehicle of a nation with this number, from 0.
    pub(crate) fn of_fleet(nation: Nation, number: usize) -> Card {
        Card::ALL[COMMON + nation as usize * FLEET + number]
    }

    /// The bit of a vehicle in a set of its nation's vehicles.
    pub(crate) const fn fleet_bit(self) -> u32 {
        1 << ((self as usize - COMMON) % FLEET)
    }

    /// The medal card of a nation that shows one medal (1.8).
    pub fn single(nation: Nation) -> Card {
        Card::ALL[Card::SingleUssr as usize + nation as usize]
    }

    /// The medal card of a nation that shows two.
    pub fn double(nation: Nation) -> Card {
        Card::ALL[Card::DoubleUssr as usize + nation as usize]
    }
}

/// How many bases a player has at first (2.2).
pub const BASES: usize = 3;

/// A place for a base with its defender: `blue-2` is the second of blue.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Spot {
    /// Whose.
    pub side: Side,
    /// Which, from 0.
    pub slot: u8,
}

impl Spot {
    /// The places of a player.
    pub fn all_of(side: Side) -> impl Iterator<Item = Spot> {
        (0..BASES as u8).map(move |slot| Spot { side, slot })
    }
}

sandtable_core::serde_as_word!(Spot);

impl Display for Spot {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}-{}", self.side, self.slot + 1)
    }
}

impl Say for Spot {
    fn say(&self) -> Message {
        Message::new("rush-spot").with("side", self.side.say()).with("number", self.slot + 1)
    }
}

impl FromStr for Spot {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Spot, ParseError> {
        let wanted = || ParseError::new(text, "a base like `blue-2`");
        let (side, number) = text.split_once('-').ok_or_else(wanted)?;
        let number = Reader::new(number).number(1, BASES as u8).map_err(|_| wanted())?;
        Ok(Spot { side: side.parse()?, slot: number - 1 })
    }
}

sandtable_core::words! {
    /// What of a spot Assault aims at (11.1).
    pub enum Aim: "aim" in "rush-aim" {
        /// The base, protected or not.
        Base = "base",
        /// Its defender.
        Vehicle = "vehicle",
    }
}
