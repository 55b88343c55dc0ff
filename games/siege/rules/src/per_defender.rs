//! One thing for each defender, such as the hands.

use std::ops::{Index, IndexMut};

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::ids::Player;

/// One of them for each defender; written as a list.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct PerDefender<T> {
    things: [T; 6],
    count: u8,
}

impl<T: Copy + Default> PerDefender<T> {
    pub(crate) fn new(defenders: u8) -> PerDefender<T> {
        PerDefender { things: [T::default(); 6], count: defenders }
    }

    pub(crate) fn set_count(&mut self, defenders: u8) {
        self.count = defenders;
    }

    /// All six, those of places where nobody sits included.
    pub(crate) fn all(&self) -> &[T; 6] {
        &self.things
    }
}

impl<T> Index<Player> for PerDefender<T> {
    type Output = T;

    #[inline]
    fn index(&self, player: Player) -> &T {
        &self.things[player.index() % 6]
    }
}

impl<T> IndexMut<Player> for PerDefender<T> {
    #[inline]
    fn index_mut(&mut self, player: Player) -> &mut T {
        &mut self.things[player.index() % 6]
    }
}

impl<T: Serialize> Serialize for PerDefender<T> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.things[..self.count as usize].serialize(to)
    }
}

impl<'de, T: Copy + Default + Deserialize<'de>> Deserialize<'de> for PerDefender<T> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let written: Vec<T> = Vec::deserialize(from)?;
        let mut things = [T::default(); 6];
        let count = written.len();
        let places = things
            .get_mut(..count)
            .ok_or_else(|| D::Error::custom(format!("{count} defenders, but there are at most 6")))?;
        places.copy_from_slice(&written);
        Ok(PerDefender { things, count: count as u8 })
    }
}
