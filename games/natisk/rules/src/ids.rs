//! The nouns of the game. A side is named by its power, so that every notation says by itself which board it
//! belongs to; the two powers of a board are told apart by their last bit.

use std::fmt::Display;
use std::str::FromStr;
use std::sync::LazyLock;

use sandtable_core::{Message, ParseError, Say};

use crate::tables::{self, SpaceRow, TheatreRow};

sandtable_core::words! {
    /// Which side of the board lies up (8).
    pub enum Board: "board" {
        /// The world, five theatres.
        Base = "base",
        /// America, fifteen campaigns.
        Nippon = "nippon",
    }
}

sandtable_core::words! {
    /// A side of the war (1.1). The first of a board moves first.
    pub enum Side: "side" in "natisk-side" {
        /// First side of the base game.
        Axis = "axis",
        /// Second side of the base game.
        Allies = "allies",
        /// First side of Nippon.
        Japan = "japan",
        /// Second side of Nippon.
        Germany = "germany",
    }
}

impl Side {
    /// 0 for the side that moves first, 1 for the other.
    pub const fn index(self) -> usize {
        self as usize & 1
    }

    /// The other side of the same board.
    #[must_use]
    pub const fn rival(self) -> Side {
        match self {
            Side::Axis => Side::Allies,
            Side::Allies => Side::Axis,
            Side::Japan => Side::Germany,
            Side::Germany => Side::Japan,
        }
    }

    /// Does it move first?
    pub const fn is_first(self) -> bool {
        self.index() == 0
    }

    /// The direction in which it pulls the markers: the second side upwards.
    pub const fn direction(self) -> i8 {
        if self.is_first() { -1 } else { 1 }
    }
}

impl Board {
    /// The side that moves first.
    pub const fn first(self) -> Side {
        match self {
            Board::Base => Side::Axis,
            Board::Nippon => Side::Japan,
        }
    }

    /// Both sides, the first mover first.
    pub const fn sides(self) -> [Side; 2] {
        [self.first(), self.first().rival()]
    }

    /// The theatres of this board.
    pub fn theatres(self) -> &'static [Theatre] {
        match self {
            Board::Base => &Theatre::ALL[..tables::BASE_THEATRES],
            Board::Nippon => &Theatre::ALL[tables::BASE_THEATRES..],
        }
    }

    /// The spaces of this board.
    pub fn spaces(self) -> impl Iterator<Item = Space> {
        let range = match self {
            Board::Base => 0..tables::BASE_SPACES,
            Board::Nippon => tables::BASE_SPACES..tables::SPACE_COUNT,
        };
        range.map(|index| Space(index as u8))
    }

    /// The space at this bit of a mask of the board.
    pub(crate) const fn space(self, bit: u32) -> Space {
        match self {
            Board::Base => Space(bit as u8),
            Board::Nippon => Space(bit as u8 + tables::BASE_SPACES as u8),
        }
    }
}

sandtable_core::words! {
    /// A theatre of war; in Nippon every campaign is one (8.2).
    pub enum Theatre: "theatre" in "natisk-theatre" {
        /// Western Europe.
        WesternEurope = "western-europe",
        /// The Pacific.
        Pacific = "pacific",
        /// Eastern Europe.
        EasternEurope = "eastern-europe",
        /// Africa and the Middle East.
        Africa = "africa",
        /// South East Asia.
        SouthEastAsia = "south-east-asia",
        /// Boston.
        Boston = "boston",
        /// Seattle.
        Seattle = "seattle",
        /// Chicago.
        Chicago = "chicago",
        /// New York.
        NewYork = "new-york",
        /// Denver.
        Denver = "denver",
        /// San Francisco.
        SanFrancisco = "san-francisco",
        /// Washington.
        Washington = "washington",
        /// Kansas City.
        KansasCity = "kansas-city",
        /// Los Angeles.
        LosAngeles = "los-angeles",
        /// Atlanta.
        Atlanta = "atlanta",
        /// Phoenix.
        Phoenix = "phoenix",
        /// Dallas.
        Dallas = "dallas",
        /// Jacksonville.
        Jacksonville = "jacksonville",
        /// New Orleans.
        NewOrleans = "new-orleans",
        /// Honolulu.
        Honolulu = "honolulu",
    }
}

impl Theatre {
    /// What is printed there.
    pub fn row(self) -> &'static TheatreRow {
        &tables::THEATRES[self as usize]
    }

    /// Which board it is on.
    pub const fn board(self) -> Board {
        if (self as usize) < tables::BASE_THEATRES { Board::Base } else { Board::Nippon }
    }

    /// Its place among the theatres of its board.
    pub const fn index(self) -> usize {
        match self.board() {
            Board::Base => self as usize,
            Board::Nippon => self as usize - tables::BASE_THEATRES,
        }
    }

    /// How many campaigns it has.
    pub fn campaigns(self) -> u8 {
        self.row().campaigns.len() as u8
    }

    /// How a space code of it begins: `we`, or the whole name of a city.
    pub const fn code(self) -> &'static str {
        match self {
            Theatre::WesternEurope => "we",
            Theatre::Pacific => "po",
            Theatre::EasternEurope => "ee",
            Theatre::Africa => "af",
            Theatre::SouthEastAsia => "sa",
            city => city.word(),
        }
    }
}

/// A space of either board: `we-1-2` is the second of the first campaign of Western Europe, `boston-2` the
/// second of Boston.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Space(pub(crate) u8);

sandtable_core::serde_as_word!(Space);

impl Space {
    /// What is printed there.
    pub fn row(self) -> &'static SpaceRow {
        &tables::SPACES[self.0 as usize]
    }

    /// The theatre it belongs to.
    pub fn theatre(self) -> Theatre {
        self.row().theatre
    }

    /// Its place among the spaces of its board.
    pub const fn index(self) -> usize {
        let at = self.0 as usize;
        if at < tables::BASE_SPACES { at } else { at - tables::BASE_SPACES }
    }

    /// Its bit in a mask of the board.
    pub(crate) const fn bit(self) -> u64 {
        1 << self.index()
    }
}

/// The words of all spaces: they are written many times in every record and on every page.
static SPACE_WORDS: LazyLock<Vec<String>> =
    LazyLock::new(|| tables::SPACES.iter().copied().map(space_word).collect());

fn space_word(row: SpaceRow) -> String {
    match row.theatre.board() {
        Board::Base => format!("{}-{}-{}", row.theatre.code(), row.campaign + 1, row.number + 1),
        Board::Nippon => format!("{}-{}", row.theatre.code(), row.number + 1),
    }
}

impl Display for Space {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&SPACE_WORDS[self.0 as usize])
    }
}

impl Say for Space {
    fn say(&self) -> Message {
        let row = self.row();
        Message::new("natisk-space")
            .with("theatre", row.theatre.say())
            .with("campaign", row.campaign + 1)
            .with("number", row.number + 1)
            .with("ground", row.ground.say())
            .with("effect", row.effect.say())
    }
}

impl FromStr for Space {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Space, ParseError> {
        let place = SPACE_WORDS.iter().position(|word| word == text);
        place
            .map(|place| Space(place as u8))
            .ok_or_else(|| ParseError::new(text, "a space like `we-1-2` or `boston-2`"))
    }
}

sandtable_core::words! {
    /// The kinds of units (1.5, 1.6, 8.1), the blank tokens of 2.6 last.
    pub enum Unit: "unit" in "natisk-unit" {
        /// Air of strength 0 with blitz.
        AirBlitz = "air-blitz",
        /// Air of strength 1.
        Air1 = "air1",
        /// Air of strength 2.
        Air2 = "air2",
        /// Army of strength 1.
        Army1 = "army1",
        /// Army of strength 2.
        Army2 = "army2",
        /// Army of strength 3.
        Army3 = "army3",
        /// Navy of strength 1.
        Navy1 = "navy1",
        /// Navy of strength 2.
        Navy2 = "navy2",
        /// Navy of strength 3.
        Navy3 = "navy3",
        /// The general.
        General = "general",
        /// The admiral.
        Admiral = "admiral",
        /// Japan's air of strength 0 that bombs.
        AirBomb = "air-bomb",
        /// Godzilla.
        Godzilla = "godzilla",
        /// Elite army.
        EliteArmy = "elite-army",
        /// Elite navy.
        EliteNavy = "elite-navy",
        /// Elite air.
        EliteAir = "elite-air",
        /// Army task force.
        TaskArmy = "task-army",
        /// Navy task force.
        TaskNavy = "task-navy",
        /// Air task force.
        TaskAir = "task-air",
        /// Blitz army.
        BlitzArmy = "blitz-army",
        /// Blitz navy.
        BlitzNavy = "blitz-navy",
        /// Navy that bombs.
        BombNavy = "bomb-navy",
        /// Air that bombs.
        BombAir = "bomb-air",
        /// The nuclear bomb.
        Nuclear = "nuclear",
        /// The spy.
        Spy = "spy",
        /// The scientist.
        Scientist = "scientist",
        /// Skilled leadership.
        Leadership = "leadership",
        /// Partisans.
        Partisans = "partisans",
        /// First blank token.
        Blank1 = "blank1",
        /// Second blank token.
        Blank2 = "blank2",
        /// Third blank token.
        Blank3 = "blank3",
        /// Fourth blank token.
        Blank4 = "blank4",
        /// Fifth blank token.
        Blank5 = "blank5",
        /// Sixth blank token.
        Blank6 = "blank6",
    }
}

/// How many of each unit.
pub type Units = sandtable_core::Bag<Unit, { Unit::COUNT }, 4, { Unit::COUNT.div_ceil(16) }>;

sandtable_core::words! {
    /// What a unit can do besides fighting (5).
    pub enum Ability: "ability" {
        /// Nothing.
        None = "none",
        /// May be followed by another unit (5.5).
        Blitz = "blitz",
        /// Bombs after the effect of its space (5.11).
        Bombing = "bombing",
        /// Ignores the effect of its space (5.8).
        TaskForce = "task-force",
        /// Applies the effect of its space twice (5.16).
        Leadership = "leadership",
        /// As strong as the armies and air forces beside it (5.2).
        General = "general",
        /// As strong as the navies and air forces beside it (5.3).
        Admiral = "admiral",
        /// Sets its side back in all other theatres (5.9).
        Nuclear = "nuclear",
        /// 1, or 3 where the rival leads (5.17).
        Partisans = "partisans",
        /// Is what the rival placed last (5.12).
        Spy = "spy",
        /// May be placed on any free space (5.14).
        Scientist = "scientist",
    }
}

sandtable_core::words! {
    /// The stratagems of the solo bot (10).
    pub enum Stratagem: "stratagem" in "natisk-stratagem" {
        /// 10.1
        BigGuns = "big-guns",
        /// 10.2
        CounterAttack = "counter-attack",
        /// 10.3
        RapidDeployment = "rapid-deployment",
        /// 10.4
        Research = "research",
        /// 10.5
        Secure = "secure",
        /// 10.6
        Steamroll = "steamroll",
        /// 10.7
        Glory = "glory",
        /// 10.8
        EconomicWarfare = "economic-warfare",
    }
}

sandtable_core::words! {
    /// A line of the solo bot's algorithm, numbered as in the rulebook (9.11 to 9.26).
    pub enum Line: "line" {
        /// Theatres where it can place.
        Placeable = "1.1",
        /// Theatres it can win now.
        WinTheatre = "1.2",
        /// Theatres with a campaign it can win now.
        WinCampaign = "1.3",
        /// The stratagem's theatres.
        StratagemTheatre = "1.4",
        /// Most free spaces, points, height.
        BestTheatre = "1.5",
        /// Spaces where it can place.
        PlaceableSpace = "2.1",
        /// Spaces that win now.
        WinSpace = "2.2",
        /// The stratagem's spaces.
        StratagemSpace = "2.3",
        /// The list of effects.
        BestSpace = "2.4",
        /// Units that fit.
        FittingUnit = "3.1",
        /// Units that win now.
        WinUnit = "3.2",
        /// The stratagem's units.
        StratagemUnit = "3.3",
        /// No unit of strength 0 where there is no effect.
        NoZero = "3.4",
        /// No blitz on the last space.
        NoBlitz = "3.5",
        /// The strongest from 20 points on.
        Strongest = "3.6",
        /// The die.
        Die = "3.7",
    }
}

impl Line {
    /// The paragraph about it: they stand in order.
    pub(crate) fn paragraph(self) -> String {
        format!("9.{}", 11 + self as u8)
    }
}

impl Say for Line {
    fn say(&self) -> Message {
        Message::new(format!("natisk-line-{}", self.word().replace('.', "-")))
    }
}
