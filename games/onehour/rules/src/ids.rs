//! The nouns of the game: sides, nations, spaces, kinds of pieces, tracks, actions and responses.

use sandtable_core::{Seat, SeatSet};

use crate::tables::{RESPONSES, ResponseRow, SPACES, SpaceRow, UNITS, UnitRow};

sandtable_core::words! {
    /// A side (1.1).
    pub enum Side: "side" in "onehour-camp" {
        /// Germany and Japan.
        Axis = "axis",
        /// The United Kingdom, the USSR and the USA.
        Allies = "allies",
    }
}

impl Side {
    /// The enemy.
    #[must_use]
    pub const fn enemy(self) -> Side {
        match self {
            Side::Axis => Side::Allies,
            Side::Allies => Side::Axis,
        }
    }

    /// Its nations, in the order of their seats.
    pub const fn nations(self) -> &'static [Nation] {
        match self {
            Side::Axis => &[Nation::Germany, Nation::Japan],
            Side::Allies => &[Nation::Uk, Nation::Ussr, Nation::Usa],
        }
    }

    /// The seats of its nations.
    pub fn seats(self) -> SeatSet {
        self.nations().iter().map(|nation| nation.seat()).collect()
    }
}

sandtable_core::words! {
    /// A nation (1.1); its seat has the same number. The order is the first turn order (2.4).
    pub enum Nation: "nation" in "onehour-side" {
        /// Commands the Italian pieces too.
        Germany = "germany",
        /// Commands the French army too.
        Uk = "uk",
        /// The other nation of the Axis.
        Japan = "japan",
        /// Has no fleets.
        Ussr = "ussr",
        /// Commands the Chinese armies too.
        Usa = "usa",
    }
}

impl Nation {
    /// Its side.
    #[inline]
    pub const fn side(self) -> Side {
        match self {
            Nation::Germany | Nation::Japan => Side::Axis,
            Nation::Uk | Nation::Ussr | Nation::Usa => Side::Allies,
        }
    }

    /// The seat of this nation.
    pub const fn seat(self) -> Seat {
        Seat(self as u8)
    }

    /// The place in a list with one entry per nation.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The nation of a seat.
    pub fn of(seat: Seat) -> Nation {
        Nation::ALL[seat.index()]
    }

    /// Its capital (1.4).
    #[inline]
    pub const fn capital(self) -> Space {
        match self {
            Nation::Germany => Space::Germany,
            Nation::Uk => Space::Uk,
            Nation::Japan => Space::Japan,
            Nation::Ussr => Space::Moscow,
            Nation::Usa => Space::Usa,
        }
    }

    /// Its bit in a set of nations.
    #[inline]
    pub const fn bit(self) -> u8 {
        1 << self as u8
    }

    /// The kinds of pieces it commands, the Chinese armies apart (1.6).
    #[inline]
    pub fn units(self) -> &'static [Unit] {
        let (first, end) = match self {
            Nation::Germany => (0, 6),
            Nation::Uk => (6, 11),
            Nation::Japan => (11, 15),
            Nation::Ussr => (15, 17),
            Nation::Usa => (17, 21),
        };
        &Unit::ALL[first..end]
    }
}

sandtable_core::words! {
    /// A space of the map (1.3): the land first, then the seas.
    pub enum Space: "space" in "onehour-space" {
        /// Germany's capital.
        Germany = "germany",
        /// Germany's.
        Poland = "poland",
        /// Germany's.
        Italy = "italy",
        /// The capital of the United Kingdom.
        Uk = "uk",
        /// British.
        NorthAfrica = "north-africa",
        /// British.
        MiddleEast = "middle-east",
        /// British.
        India = "india",
        /// British.
        Australia = "australia",
        /// The capital of the USA.
        Usa = "usa",
        /// American.
        Philippines = "philippines",
        /// The capital of the USSR.
        Moscow = "moscow",
        /// Soviet.
        NorthUssr = "north-ussr",
        /// Soviet.
        SouthUssr = "south-ussr",
        /// Soviet.
        Stalingrad = "stalingrad",
        /// Soviet.
        Siberia = "siberia",
        /// Japan's capital.
        Japan = "japan",
        /// Neutral.
        France = "france",
        /// Neutral.
        Balkans = "balkans",
        /// Neutral.
        Scandinavia = "scandinavia",
        /// Neutral.
        China = "china",
        /// Neutral.
        SoutheastAsia = "southeast-asia",
        /// Sea.
        NorthSea = "north-sea",
        /// Sea.
        Atlantic = "atlantic",
        /// Sea.
        Baltic = "baltic",
        /// Sea.
        Mediterranean = "mediterranean",
        /// Sea.
        IndianOcean = "indian-ocean",
        /// Sea.
        SeaOfJapan = "sea-of-japan",
        /// Sea.
        WestPacific = "west-pacific",
        /// Sea.
        SouthPacific = "south-pacific",
        /// Sea.
        NorthPacific = "north-pacific",
        /// Sea.
        EastPacific = "east-pacific",
    }
}

/// How many land spaces there are.
pub const LANDS: usize = Space::NorthSea as usize;

impl Space {
    /// What is printed there.
    #[inline]
    pub fn row(self) -> &'static SpaceRow {
        &SPACES[self as usize]
    }

    /// The place in a list with one entry per space.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Is it a sea?
    #[inline]
    pub const fn is_sea(self) -> bool {
        self as usize >= LANDS
    }

    /// The nation whose colour it has (1.4).
    #[inline]
    pub fn home(self) -> Option<Nation> {
        self.row().home
    }
}

sandtable_core::words! {
    /// A kind of piece (1.5): by nation, the fleets first.
    pub enum Unit: "piece" in "onehour-unit" {
        /// Strength 1.
        GermanFleet1 = "german-fleet1",
        /// Strength 2.
        GermanFleet2 = "german-fleet2",
        /// Germany's, strength 1.
        ItalianFleet = "italian-fleet",
        /// Strength 1.
        GermanArmy1 = "german-army1",
        /// Strength 2.
        GermanArmy2 = "german-army2",
        /// Germany's, strength 1.
        ItalianArmy = "italian-army",
        /// Strength 1.
        BritishFleet1 = "british-fleet1",
        /// Strength 2.
        BritishFleet2 = "british-fleet2",
        /// Strength 1.
        BritishArmy1 = "british-army1",
        /// Strength 2.
        BritishArmy2 = "british-army2",
        /// The United Kingdom's, strength 1.
        FrenchArmy = "french-army",
        /// Strength 1.
        JapaneseFleet1 = "japanese-fleet1",
        /// Strength 2.
        JapaneseFleet2 = "japanese-fleet2",
        /// Strength 1.
        JapaneseArmy1 = "japanese-army1",
        /// Strength 2.
        JapaneseArmy2 = "japanese-army2",
        /// Strength 1.
        SovietArmy1 = "soviet-army1",
        /// Strength 2.
        SovietArmy2 = "soviet-army2",
        /// Strength 1.
        AmericanFleet1 = "american-fleet1",
        /// Strength 2.
        AmericanFleet2 = "american-fleet2",
        /// Strength 1.
        AmericanArmy1 = "american-army1",
        /// Strength 2.
        AmericanArmy2 = "american-army2",
        /// Nobody's to build, strength 1 (1.6).
        ChineseArmy = "chinese-army",
    }
}

impl Unit {
    /// What is printed on it.
    #[inline]
    pub fn row(self) -> &'static UnitRow {
        &UNITS[self as usize]
    }

    /// The place in a list with one entry per kind.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Who commands it.
    #[inline]
    pub fn nation(self) -> Nation {
        self.row().nation
    }

    /// Its strength, 1 or 2.
    #[inline]
    pub fn strength(self) -> u8 {
        self.row().strength
    }

    /// Is it a fleet?
    #[inline]
    pub fn is_fleet(self) -> bool {
        self.row().fleet
    }

    /// May it ever stand in this space (1.5, 1.6)?
    pub fn fits(self, space: Space) -> bool {
        match self {
            Unit::ChineseArmy => space == Space::China,
            _ => !self.is_fleet() || space.is_sea(),
        }
    }
}

sandtable_core::words! {
    /// A track of a nation sheet (1.8).
    pub enum Track: "track" in "onehour-track" {
        /// What may be built in an action.
        Build = "build",
        /// Strength for armies.
        Air = "air",
        /// Strength for fleets.
        Naval = "naval",
    }
}

sandtable_core::words! {
    /// One of the four actions (3.3), which responses may follow.
    pub enum Deed: "action" in "onehour-deed" {
        /// Section 6.
        Build = "build",
        /// Section 7.
        Attack = "attack",
        /// Section 9.
        Redeploy = "redeploy",
        /// Section 10.
        Industry = "industry",
    }
}

sandtable_core::words! {
    /// A response box (11.1), sheet by sheet, top to bottom.
    pub enum Response: "response" in "onehour-response" {
        /// On Germany's sheet.
        StrategicBombing = "strategic-bombing",
        /// On Germany's sheet.
        GeneralWinter = "general-winter",
        /// On Germany's sheet.
        Evacuation = "evacuation",
        /// On Germany's sheet.
        CodeBreaking = "code-breaking",
        /// On Germany's sheet.
        Partisans = "partisans",
        /// On Germany's sheet.
        FactoryRaids = "factory-raids",
        /// On Japan's sheet.
        SubmarineCampaign = "submarine-campaign",
        /// On Japan's sheet.
        ChineseNationalists = "chinese-nationalists",
        /// On Japan's sheet.
        ChineseCommunists = "chinese-communists",
        /// On Japan's sheet.
        Magic = "magic",
        /// On Japan's sheet.
        OilEmbargo = "oil-embargo",
        /// On the sheet of the United Kingdom.
        UBoats = "u-boats",
        /// On the sheet of the United Kingdom.
        LendLeaseUk = "lend-lease-uk",
        /// On the sheet of the United Kingdom.
        AfrikaKorps = "afrika-korps",
        /// On the sheet of the United Kingdom.
        SouthernArmy = "southern-army",
        /// On the sheet of the United Kingdom.
        CommerceRaiders = "commerce-raiders",
        /// On the sheet of the United Kingdom.
        UnrestInIndia = "unrest-in-india",
        /// On the sheet of the United Kingdom.
        Blitz = "blitz",
        /// On the sheet of the USSR.
        LendLeaseUssr = "lend-lease-ussr",
        /// On the sheet of the USSR.
        LuftwaffeInterdiction = "luftwaffe-interdiction",
        /// On the sheet of the USSR.
        BackhandBlow = "backhand-blow",
        /// On the sheet of the USSR.
        KwantungArmy = "kwantung-army",
        /// On the sheet of the USSR.
        Encirclement = "encirclement",
        /// On the sheet of the USSR.
        FactoriesOverrun = "factories-overrun",
        /// On the sheet of the USA.
        Drumbeat = "drumbeat",
        /// On the sheet of the USA.
        Kamikaze = "kamikaze",
        /// On the sheet of the USA.
        PanzerReserve = "panzer-reserve",
        /// On the sheet of the USA.
        WolfPacks = "wolf-packs",
        /// On the sheet of the USA.
        Isolationism = "isolationism",
    }
}

impl Response {
    /// What is printed in its box.
    #[inline]
    pub fn row(self) -> &'static ResponseRow {
        &RESPONSES[self as usize]
    }

    /// The place in a list with one entry per response.
    pub const fn index(self) -> usize {
        self as usize
    }
}

sandtable_core::words! {
    /// Why the war ends (1.2, 12).
    pub enum Reason: "reason" in "onehour-ended" {
        /// Two capitals of the enemy (12.3).
        Capitals = "capitals",
        /// The enemy's Political Will is spent (12.4).
        Will = "will",
        /// More Political Will after 1945 (12.6).
        Years = "years",
        /// As much Political Will after 1945: the Axis wins (12.6).
        Tie = "tie",
    }
}
