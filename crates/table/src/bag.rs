//! Hidden piles: counts until someone looks.

use std::collections::BTreeMap;
use std::fmt::Debug;
use std::marker::PhantomData;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{Piece, Rng, Stack};

/// So many of each kind, in no order. `N` is the number of kinds, `T::COUNT`.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Bag<T, const N: usize> {
    counts: [u8; N],
    total: u16,
    kind: PhantomData<T>,
}

impl<T: Piece, const N: usize> Bag<T, N> {
    /// Nothing in it.
    pub fn new() -> Bag<T, N> {
        const { assert!(T::ALL.len() == N, "N is the number of kinds") };
        Bag { counts: [0; N], total: 0, kind: PhantomData }
    }

    /// How many of this kind.
    #[inline]
    pub fn count(&self, kind: T) -> u8 {
        self.counts[kind.index()]
    }

    /// Is there one of this kind?
    #[inline]
    pub fn has(&self, kind: T) -> bool {
        self.count(kind) > 0
    }

    /// How many in all.
    #[inline]
    pub fn total(&self) -> u16 {
        self.total
    }

    /// Is it empty?
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.total == 0
    }

    /// One more of this kind.
    #[inline]
    pub fn put(&mut self, kind: T) {
        self.counts[kind.index()] += 1;
        self.total += 1;
    }

    /// One fewer of this kind; there must be one.
    #[inline]
    pub fn take(&mut self, kind: T) {
        self.counts[kind.index()] -= 1;
        self.total -= 1;
    }

    /// All of another bag as well.
    pub fn pour(&mut self, other: &Bag<T, N>) {
        for (count, more) in self.counts.iter_mut().zip(other.counts) {
            *count += more;
        }
        self.total += other.total;
    }

    /// The kinds that are there, with how many, in order.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = (T, u8)> + '_ {
        T::ALL.iter().copied().zip(self.counts).filter(|&(_, count)| count > 0)
    }

    /// Each thing in it, one after the other.
    pub fn each(&self) -> impl Iterator<Item = T> + '_ {
        self.iter().flat_map(|(kind, count)| std::iter::repeat_n(kind, count as usize))
    }

    /// What a blind draw can bring, with weights.
    pub fn chances<C>(&self, chance: impl Fn(T) -> C, out: &mut Vec<(C, u32)>) {
        out.extend(self.iter().map(|(kind, count)| (chance(kind), u32::from(count))));
    }

    /// What a blind draw brings; the bag must not be empty. It stays in the bag.
    #[inline]
    pub fn sample(&self, rng: &mut Rng) -> T {
        let mut left = rng.below(u32::from(self.total));
        for (index, &count) in self.counts.iter().enumerate() {
            let count = u32::from(count);
            if left < count {
                return T::ALL[index];
            }
            left -= count;
        }
        unreachable!("the counts add up to the total")
    }

    /// A blind draw that leaves the bag; the bag must not be empty.
    pub fn draw(&mut self, rng: &mut Rng) -> T {
        let kind = self.sample(rng);
        self.take(kind);
        kind
    }
}

impl<T: Piece, const N: usize> Default for Bag<T, N> {
    fn default() -> Bag<T, N> {
        Bag::new()
    }
}

impl<T: Piece, const N: usize> FromIterator<T> for Bag<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(things: I) -> Bag<T, N> {
        let mut bag = Bag::new();
        for thing in things {
            bag.put(thing);
        }
        bag
    }
}

impl<T: Piece, const N: usize> Debug for Bag<T, N> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

impl<T: Piece, const N: usize> Serialize for Bag<T, N> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        // A BTreeMap, because formats without names want to know the length beforehand.
        let map: BTreeMap<String, u8> = self.iter().map(|(kind, n)| (kind.to_string(), n)).collect();
        map.serialize(to)
    }
}

impl<'de, T: Piece, const N: usize> Deserialize<'de> for Bag<T, N> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let map: BTreeMap<String, u8> = Deserialize::deserialize(from)?;
        let mut bag = Bag::new();
        for (word, count) in map {
            let kind: T = word.parse().map_err(D::Error::custom)?;
            bag.counts[kind.index()] = count;
            bag.total += u16::from(count);
        }
        Ok(bag)
    }
}

/// A face-down pile: what is in it is known, the order is not, except for up to `K` cards on top that someone knows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(bound(serialize = "T: Piece + Serialize", deserialize = "T: Piece + Deserialize<'de>"))]
pub struct Pile<T: Piece, const N: usize, const K: usize> {
    rest: Bag<T, N>,
    known: Stack<T, K>,
}

impl<T: Piece, const N: usize, const K: usize> Pile<T, N, K> {
    /// A shuffled pile of these.
    pub fn shuffled(rest: Bag<T, N>) -> Pile<T, N, K> {
        Pile { rest, known: Stack::new() }
    }

    /// The top card if it is known.
    pub fn known_top(&self) -> Option<T> {
        self.known.top()
    }

    /// How many cards.
    pub fn total(&self) -> usize {
        self.rest.total() as usize + self.known.len()
    }

    /// The cards of unknown order.
    pub fn rest(&self) -> &Bag<T, N> {
        &self.rest
    }

    /// Lays a card on top; it is known from now on.
    pub fn lay(&mut self, card: T) {
        self.known.call(card);
    }

    /// What the next draw can bring, with weights.
    pub fn chances<C>(&self, chance: impl Fn(T) -> C, out: &mut Vec<(C, u32)>) {
        match self.known.top() {
            Some(card) => out.push((chance(card), 1)),
            None => self.rest.chances(chance, out),
        }
    }

    /// Takes this card off the top; it must be the known top or one of the rest.
    pub fn take(&mut self, card: T) {
        match self.known.top() {
            Some(_) => self.known.done(),
            None => self.rest.take(card),
        }
    }
}
