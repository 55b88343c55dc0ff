//! A set of spaces as bits, which makes supply and control quick.

use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not};

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::ids::{LANDS, Space};

/// A set of spaces.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct SpaceSet(pub(crate) u32);

impl SpaceSet {
    /// No space.
    pub const NONE: SpaceSet = SpaceSet(0);
    /// Every space.
    pub const ALL: SpaceSet = SpaceSet((1 << Space::COUNT) - 1);
    /// The land.
    pub const LAND: SpaceSet = SpaceSet((1 << LANDS) - 1);
    /// The seas.
    pub const SEA: SpaceSet = SpaceSet(SpaceSet::ALL.0 & !SpaceSet::LAND.0);

    /// These spaces.
    pub const fn of(spaces: &[Space]) -> SpaceSet {
        let (mut bits, mut at) = (0, 0);
        while at < spaces.len() {
            bits |= 1 << spaces[at] as u32;
            at += 1;
        }
        SpaceSet(bits)
    }

    /// Just this space.
    #[inline]
    pub const fn only(space: Space) -> SpaceSet {
        SpaceSet(1 << space as u32)
    }

    /// Is the space in the set?
    #[inline]
    pub const fn has(self, space: Space) -> bool {
        self.0 >> space as u32 & 1 == 1
    }

    /// Is there none in it?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Puts the space in, or takes it out.
    #[inline]
    pub(crate) fn set(&mut self, space: Space, inside: bool) {
        let bit = 1 << space as u32;
        self.0 = if inside { self.0 | bit } else { self.0 & !bit };
    }

    /// Takes out the first space.
    #[inline]
    pub(crate) fn pop(&mut self) -> Option<Space> {
        let at = self.0.trailing_zeros() as usize;
        let space = Space::ALL.get(at).copied()?;
        self.0 &= self.0 - 1;
        Some(space)
    }

    /// The spaces, in order.
    #[inline]
    pub fn iter(mut self) -> impl Iterator<Item = Space> {
        std::iter::from_fn(move || self.pop())
    }
}

impl BitOr for SpaceSet {
    type Output = SpaceSet;
    #[inline]
    fn bitor(self, other: SpaceSet) -> SpaceSet {
        SpaceSet(self.0 | other.0)
    }
}

impl BitAnd for SpaceSet {
    type Output = SpaceSet;
    #[inline]
    fn bitand(self, other: SpaceSet) -> SpaceSet {
        SpaceSet(self.0 & other.0)
    }
}

impl Not for SpaceSet {
    type Output = SpaceSet;
    #[inline]
    fn not(self) -> SpaceSet {
        SpaceSet(!self.0 & SpaceSet::ALL.0)
    }
}

impl BitOrAssign for SpaceSet {
    #[inline]
    fn bitor_assign(&mut self, other: SpaceSet) {
        self.0 |= other.0;
    }
}

impl BitAndAssign for SpaceSet {
    #[inline]
    fn bitand_assign(&mut self, other: SpaceSet) {
        self.0 &= other.0;
    }
}

impl FromIterator<Space> for SpaceSet {
    fn from_iter<I: IntoIterator<Item = Space>>(spaces: I) -> SpaceSet {
        spaces.into_iter().fold(SpaceSet::NONE, |set, space| set | SpaceSet::only(space))
    }
}

impl Serialize for SpaceSet {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let spaces: Vec<Space> = self.iter().collect();
        spaces.serialize(to)
    }
}

impl<'de> Deserialize<'de> for SpaceSet {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<SpaceSet, D::Error> {
        let spaces: Vec<Space> = Deserialize::deserialize(from)?;
        let set: SpaceSet = spaces.iter().copied().collect();
        if set.len() as usize != spaces.len() {
            return Err(D::Error::custom("a space is there twice"));
        }
        Ok(set)
    }
}
