//! The nouns of the game. Sectors are counted from 0 inside and written from 1; a cell is a sector of a line, and
//! an enemy on the board is named by the slot it holds while it is there.

use std::fmt::Display;
use std::num::NonZeroU8;
use std::str::FromStr;

use sandtable_core::notation::{ToArg, read_number};
use sandtable_core::{Arg, Bag, Message, ParseError, Say, Seat};

pub use crate::tables::{Card, Token};

sandtable_core::words! {
    /// A colour of two sectors (1.3).
    pub enum Color: "colour" in "siege-color" {
        /// Sectors 1 and 2.
        Red = "red",
        /// Sectors 3 and 4.
        Green = "green",
        /// Sectors 5 and 6.
        Blue = "blue",
    }
}

sandtable_core::words! {
    /// A line of the board, from the inside (1.2).
    pub enum Ring: "line" in "siege-ring" {
        /// The city.
        City = "city",
        /// The tank line.
        Tank = "tank",
        /// The artillery line.
        Art = "art",
        /// The air line.
        Air = "air",
        /// The rear.
        Rear = "rear",
    }
}

impl Ring {
    /// Is it one of the three lines between city and rear?
    pub const fn is_field(self) -> bool {
        matches!(self, Ring::Tank | Ring::Art | Ring::Air)
    }

    /// One line towards the city; the city itself stays.
    #[must_use]
    pub const fn inward(self) -> Ring {
        match self {
            Ring::City | Ring::Tank => Ring::City,
            Ring::Art => Ring::Tank,
            Ring::Air => Ring::Art,
            Ring::Rear => Ring::Air,
        }
    }

    /// One line towards the rear; the rear itself stays.
    #[must_use]
    pub const fn outward(self) -> Ring {
        match self {
            Ring::City => Ring::Tank,
            Ring::Tank => Ring::Art,
            Ring::Art => Ring::Air,
            Ring::Air | Ring::Rear => Ring::Rear,
        }
    }
}

/// A sector of the board, written `1` to `6`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Sector(u8);

sandtable_core::serde_as_word!(Sector);

impl Sector {
    /// Every sector, clockwise.
    pub const ALL: [Sector; 6] = [Sector(0), Sector(1), Sector(2), Sector(3), Sector(4), Sector(5)];

    /// The sector a die shows, 1 to 6.
    pub const fn of_die(face: u8) -> Sector {
        Sector((face + 5) % 6)
    }

    /// Its place, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its number on the board, from 1.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// Its bit in a mask of sectors.
    pub const fn bit(self) -> u8 {
        1 << self.0
    }

    /// The sectors of a mask, in order.
    pub fn of_mask(mask: u8) -> impl Iterator<Item = Sector> {
        Sector::ALL.into_iter().filter(move |sector| mask & sector.bit() != 0)
    }

    /// The sector this many steps further clockwise.
    #[must_use]
    pub const fn clockwise(self, steps: u8) -> Sector {
        Sector((self.0 + steps) % 6)
    }

    /// The next sector counter-clockwise.
    #[must_use]
    pub const fn counter_clockwise(self) -> Sector {
        self.clockwise(5)
    }

    /// The sector on the other side of the city.
    #[must_use]
    pub const fn opposite(self) -> Sector {
        self.clockwise(3)
    }

    /// Its colour.
    pub const fn color(self) -> Color {
        match self.0 {
            0 | 1 => Color::Red,
            2 | 3 => Color::Green,
            _ => Color::Blue,
        }
    }

    /// Its number and colour in words.
    pub fn name(self) -> Message {
        Message::new("siege-sector-name").with("sector", self.number()).with("color", self.color().say())
    }

    /// Its cell on a line.
    pub const fn at(self, ring: Ring) -> Cell {
        Cell(ring as u8 * 6 + self.0)
    }
}

impl Display for Sector {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.number())
    }
}

impl FromStr for Sector {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Sector, ParseError> {
        read_number(text, 1..=6)
            .map(Sector::of_die)
            .map_err(|_| ParseError::new(text, "a sector from 1 to 6"))
    }
}

/// In a sentence a sector is its number.
impl ToArg for Sector {
    fn to_arg(&self) -> Option<Arg> {
        Some(self.number().into())
    }
}

/// A cell of the board: `air-3` is sector 3 of the air line.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell(u8);

sandtable_core::serde_as_word!(Cell);

impl Cell {
    /// How many there are.
    pub const COUNT: usize = 30;

    /// Every cell, the city first, then line by line outward.
    pub fn all() -> impl Iterator<Item = Cell> {
        (0..Cell::COUNT as u8).map(Cell)
    }

    /// Its place among all cells.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its line.
    pub const fn ring(self) -> Ring {
        match self.0 / 6 {
            0 => Ring::City,
            1 => Ring::Tank,
            2 => Ring::Art,
            3 => Ring::Air,
            _ => Ring::Rear,
        }
    }

    /// Its sector.
    pub const fn sector(self) -> Sector {
        Sector(self.0 % 6)
    }

    /// Its colour.
    pub const fn color(self) -> Color {
        self.sector().color()
    }

    /// The cell of the same sector on another line.
    #[must_use]
    pub const fn on(self, ring: Ring) -> Cell {
        self.sector().at(ring)
    }
}

impl Display for Cell {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}-{}", self.ring(), self.sector())
    }
}

impl FromStr for Cell {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Cell, ParseError> {
        let wrong = || ParseError::new(text, "a cell like `air-3` or `city-1`");
        let (ring, sector) = text.split_once('-').ok_or_else(wrong)?;
        let ring: Ring = ring.parse().map_err(|_| wrong())?;
        let sector: Sector = sector.parse().map_err(|_| wrong())?;
        Ok(sector.at(ring))
    }
}

impl Say for Cell {
    fn say(&self) -> Message {
        Message::new("siege-cell-name")
            .with("ring", self.ring().say())
            .with("sector", self.sector().number())
            .with("color", self.color().say())
    }
}

/// The slot of an enemy on the board: `e7`. An enemy keeps it as long as it is there.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct FoeId(NonZeroU8);

sandtable_core::serde_as_word!(FoeId);

impl FoeId {
    /// More enemies than this are never on the board at once.
    pub const MOST: usize = 68;

    /// The slot at this place, from 0.
    pub(crate) const fn new(slot: usize) -> FoeId {
        FoeId(NonZeroU8::MIN.saturating_add(slot as u8))
    }

    /// The place of the slot, from 0.
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }
}

impl Display for FoeId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "e{}", self.0)
    }
}

impl FromStr for FoeId {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<FoeId, ParseError> {
        let number = text.strip_prefix('e').unwrap_or_default();
        read_number(number, 1..=FoeId::MOST)
            .map(|number| FoeId::new(number - 1))
            .map_err(|_| ParseError::new(text, "an enemy on the board like `e7`"))
    }
}

/// In a sentence a slot is its number, as it stands on the token; who is in it only the position knows.
impl Say for FoeId {
    fn say(&self) -> Message {
        Message::new("siege-foe-number").with("number", self.0.get())
    }
}

sandtable_core::words! {
    /// Who plays (18.3).
    pub enum Player: "player" in "siege-side" {
        /// The first player.
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
        /// Who leads the enemy.
        Fieldmarshal = "fieldmarshal",
    }
}

impl Player {
    /// The defender at this place, from 0.
    pub fn defender(place: u8) -> Player {
        Player::ALL[place as usize % 6]
    }

    /// The place, from 0; defenders have seats of the same number.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The bit in a mask of players.
    pub const fn bit(self) -> u8 {
        1 << self as u8
    }

    pub(crate) fn seat_among(self, defenders: u8) -> Seat {
        Seat(if self == Player::Fieldmarshal { defenders } else { self as u8 })
    }
}

sandtable_core::words! {
    /// A deck of cards.
    pub enum Deck: "deck" {
        /// The main deck.
        Main = "main",
        /// The deck of the science centre (2.8).
        Science = "science",
    }
}

sandtable_core::words! {
    /// What stands in a sector (1.4).
    pub enum Kind: "kind of structure" {
        /// On the line between tanks and city.
        Wall = "wall",
        /// In the city cell.
        Building = "building",
        /// On a wall.
        Pillbox = "pillbox",
    }
}

/// A structure in its sector: `wall-3`, `building-1`, `pillbox-6`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Structure {
    /// What it is.
    pub kind: Kind,
    /// Where it is.
    pub sector: Sector,
}

sandtable_core::serde_as_word!(Structure);

impl Structure {
    /// The wall of a sector.
    pub const fn wall(sector: Sector) -> Structure {
        Structure { kind: Kind::Wall, sector }
    }

    /// The building of a sector.
    pub const fn building(sector: Sector) -> Structure {
        Structure { kind: Kind::Building, sector }
    }

    /// The pillbox of a sector.
    pub const fn pillbox(sector: Sector) -> Structure {
        Structure { kind: Kind::Pillbox, sector }
    }
}

impl Display for Structure {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}-{}", self.kind, self.sector)
    }
}

impl FromStr for Structure {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Structure, ParseError> {
        let wrong = || ParseError::new(text, "a structure like `wall-3`, `building-1` or `pillbox-6`");
        let (kind, sector) = text.split_once('-').ok_or_else(wrong)?;
        Ok(Structure {
            kind: kind.parse().map_err(|_| wrong())?,
            sector: sector.parse().map_err(|_| wrong())?,
        })
    }
}

impl Say for Structure {
    fn say(&self) -> Message {
        Message::new(format!("siege-structure-{}", self.kind)).with("sector", self.sector.number())
    }
}

sandtable_core::words! {
    /// Where a turn is (3.1).
    pub enum Phase: "phase" in "siege-phase" {
        /// Before the first turn.
        Setup = "setup",
        /// 1: draw up.
        Draw = "draw",
        /// 2: discard and draw.
        Exchange = "exchange",
        /// 3: trade.
        Trade = "trade",
        /// 4: play cards.
        Play = "play",
        /// 5: the enemies move and burn.
        Move = "move",
        /// 6: tokens are revealed.
        Reveal = "reveal",
    }
}

/// How many kinds of cards there are several of: they come first in [`Card`].
pub(crate) const COMMON_CARDS: usize = 11;
/// How many kinds of tokens there are several of: they come first in [`Token`].
pub(crate) const COMMON_TOKENS: usize = 12;

/// A pile or a hand of cards, in sixteen bytes.
pub type Cards = Bag<Card, COMMON_CARDS, 4, 2>;
/// A pile of tokens, in sixteen bytes.
pub type Tokens = Bag<Token, COMMON_TOKENS, 4, 2>;
