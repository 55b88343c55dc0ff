//! The pieces in one space, and those in the boxes of the nation sheets. A space never holds more than three of a kind (4.4),
//! so that two bits for each kind do, and whole nations are counted at once.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::collections::BTreeMap;

use crate::ids::{Nation, Side, Unit};
use crate::tables::UNITS;

/// Some kinds of pieces, two bits each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct UnitSet(u64);

impl UnitSet {
    /// The kinds for which this holds of their row's number.
    const fn from_rows(wanted: [bool; Unit::COUNT]) -> UnitSet {
        let (mut bits, mut at) = (0, 0);
        while at < Unit::COUNT {
            if wanted[at] {
                bits |= 0b11 << (2 * at);
            }
            at += 1;
        }
        UnitSet(bits)
    }

    /// Is this kind among them?
    pub(crate) const fn has(self, unit: Unit) -> bool {
        self.0 >> (2 * unit as u32) & 1 == 1
    }

    /// Both.
    pub(crate) const fn and(self, other: UnitSet) -> UnitSet {
        UnitSet(self.0 & other.0)
    }

    /// The others.
    pub(crate) const fn not(self) -> UnitSet {
        UnitSet(!self.0)
    }
}

macro_rules! unit_set {
    ($($(#[$meta:meta])* $name:ident = $row:ident => $test:expr;)+) => {
        $($(#[$meta])* pub(crate) const $name: UnitSet = {
            let (mut wanted, mut at) = ([false; Unit::COUNT], 0);
            while at < Unit::COUNT {
                let $row = &UNITS[at];
                wanted[at] = $test;
                at += 1;
            }
            UnitSet::from_rows(wanted)
        };)+
    };
}

unit_set! {
    /// Fleets.
    FLEETS = row => row.fleet;
    /// Armies, the Chinese among them.
    ARMIES = row => !row.fleet;
    /// Pieces of strength 2.
    STRONG = row => row.strength == 2;
    /// Pieces that bring air support: neither Italian, French nor Chinese (8.3).
    MAJOR = row => !row.minor;
    /// Pieces of the Axis.
    AXIS = row => matches!(row.nation, Nation::Germany | Nation::Japan);
    /// The Chinese armies.
    CHINESE = row => matches!(row.unit, Unit::ChineseArmy);
}

/// The pieces a nation commands, by nation, the Chinese armies with the USA.
const COMMANDED: [UnitSet; Nation::COUNT] = {
    let (mut sets, mut nation) = ([UnitSet(0); Nation::COUNT], 0);
    while nation < Nation::COUNT {
        let (mut wanted, mut at) = ([false; Unit::COUNT], 0);
        while at < Unit::COUNT {
            wanted[at] = UNITS[at].nation as usize == nation;
            at += 1;
        }
        sets[nation] = UnitSet::from_rows(wanted);
        nation += 1;
    }
    sets
};

/// What a nation commands, the Chinese armies with the USA (7.11).
#[inline]
pub(crate) const fn commanded(nation: Nation) -> UnitSet {
    COMMANDED[nation as usize]
}

/// What a nation builds and moves: all it commands but the Chinese armies (1.6).
#[inline]
pub(crate) const fn owned(nation: Nation) -> UnitSet {
    commanded(nation).and(CHINESE.not())
}

/// The pieces of a side.
#[inline]
pub(crate) const fn of_side(side: Side) -> UnitSet {
    match side {
        Side::Axis => AXIS,
        Side::Allies => AXIS.not(),
    }
}

/// The pieces in one space: up to three of each kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Force(u64);

/// The low bit of every count.
const LOW: u64 = 0x5555_5555_5555_5555;

impl Force {
    /// Nothing.
    pub const EMPTY: Force = Force(0);

    /// How many of this kind.
    #[inline]
    pub const fn count(self, unit: Unit) -> u8 {
        (self.0 >> (2 * unit as u32) & 0b11) as u8
    }

    /// Is there one of this kind?
    #[inline]
    pub const fn has(self, unit: Unit) -> bool {
        self.count(unit) > 0
    }

    /// How many of these kinds.
    #[inline]
    pub(crate) const fn number(self, units: UnitSet) -> u8 {
        let counts = self.0 & units.0;
        ((counts & LOW).count_ones() + 2 * (counts & !LOW).count_ones()) as u8
    }

    /// Is there any of these kinds?
    #[inline]
    pub(crate) const fn any(self, units: UnitSet) -> bool {
        self.0 & units.0 != 0
    }

    /// The strength of these kinds together.
    #[inline]
    pub(crate) const fn strength(self, units: UnitSet) -> u8 {
        self.number(units) + self.number(units.and(STRONG))
    }

    /// Is there nothing?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// One more.
    #[inline]
    pub(crate) fn put(&mut self, unit: Unit) {
        debug_assert!(self.count(unit) < 3, "a fourth `{unit}` in a space");
        self.0 += 1 << (2 * unit as u32);
    }

    /// One less.
    #[inline]
    pub(crate) fn take(&mut self, unit: Unit) {
        debug_assert!(self.has(unit), "no `{unit}` to take");
        self.0 -= 1 << (2 * unit as u32);
    }

    /// The kinds that are there.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = Unit> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let at = left.trailing_zeros() / 2;
            let unit = Unit::ALL.get(at as usize).copied()?;
            left &= !(0b11 << (2 * at));
            Some(unit)
        })
    }

    /// The kinds that are there, of these.
    #[inline]
    pub(crate) fn kinds_of(self, units: UnitSet) -> impl Iterator<Item = Unit> {
        Force(self.0 & units.0).kinds()
    }
}

/// How many of each kind lie in a box: Reserve, Losses, or out of the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pile([u8; Unit::COUNT]);

impl Pile {
    /// Nothing.
    pub const EMPTY: Pile = Pile([0; Unit::COUNT]);

    /// How many of this kind.
    #[inline]
    pub const fn count(&self, unit: Unit) -> u8 {
        self.0[unit as usize]
    }

    /// Is there one of this kind?
    #[inline]
    pub const fn has(&self, unit: Unit) -> bool {
        self.count(unit) > 0
    }

    /// One more.
    #[inline]
    pub(crate) fn put(&mut self, unit: Unit) {
        self.0[unit.index()] += 1;
    }

    /// One less.
    #[inline]
    pub(crate) fn take(&mut self, unit: Unit) {
        debug_assert!(self.has(unit), "no `{unit}` in the box");
        self.0[unit.index()] -= 1;
    }

    /// The kinds of a nation that are there, the Chinese armies apart.
    #[inline]
    pub fn kinds(&self, nation: Nation) -> impl Iterator<Item = Unit> + '_ {
        nation.units().iter().copied().filter(|&unit| self.has(unit))
    }

    /// Has the nation nothing there?
    pub fn is_empty(&self, nation: Nation) -> bool {
        self.kinds(nation).next().is_none()
    }

    /// How much strength the nation has there, in armies or in fleets.
    pub fn strength(&self, nation: Nation, fleets: bool) -> u8 {
        let of_kind = self.kinds(nation).filter(|unit| unit.is_fleet() == fleets);
        of_kind.map(|unit| self.count(unit) * unit.strength()).sum()
    }
}

fn written(counts: impl Iterator<Item = (Unit, u8)>) -> BTreeMap<Unit, u8> {
    counts.filter(|&(_, count)| count > 0).collect()
}

impl Serialize for Force {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        written(self.kinds().map(|unit| (unit, self.count(unit)))).serialize(to)
    }
}

impl<'de> Deserialize<'de> for Force {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Force, D::Error> {
        let counts: BTreeMap<Unit, u8> = Deserialize::deserialize(from)?;
        let mut force = Force::EMPTY;
        for (unit, count) in counts {
            if count > 3 {
                return Err(D::Error::custom(format!("{count} of `{unit}` in one space; at most 3 fit")));
            }
            (0..count).for_each(|_| force.put(unit));
        }
        Ok(force)
    }
}

impl Serialize for Pile {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        written(Unit::ALL.iter().map(|&unit| (unit, self.count(unit)))).serialize(to)
    }
}

impl<'de> Deserialize<'de> for Pile {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Pile, D::Error> {
        let counts: BTreeMap<Unit, u8> = Deserialize::deserialize(from)?;
        let mut pile = Pile::EMPTY;
        for (unit, count) in counts {
            if count > 15 {
                return Err(D::Error::custom(format!("{count} of `{unit}`: there are not so many")));
            }
            pile.0[unit.index()] = count;
        }
        Ok(pile)
    }
}
