//! Hidden piles: counts until someone looks.

use std::collections::BTreeMap;
use std::fmt::Debug;
use std::marker::PhantomData;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{Piece, Rng, Stack};

/// So many of each kind, in no order. `N` is the number of kinds, `T::COUNT`, at most 128.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Bag<T, const N: usize> {
    counts: [u8; N],
    /// One bit for each kind that is there: bags are mostly empty, and playouts look into them all the time.
    present: [u64; 2],
    total: u16,
    kind: PhantomData<T>,
}

impl<T: Piece, const N: usize> Bag<T, N> {
    /// Nothing in it.
    pub fn new() -> Bag<T, N> {
        const { assert!(T::ALL.len() == N && N <= 128, "N is the number of kinds, at most 128") };
        Bag { counts: [0; N], present: [0; 2], total: 0, kind: PhantomData }
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
        self.add(kind.index(), 1);
    }

    /// One fewer of this kind; there must be one.
    #[inline]
    pub fn take(&mut self, kind: T) {
        let index = kind.index();
        self.counts[index] -= 1;
        self.total -= 1;
        if self.counts[index] == 0 {
            self.present[index / 64] &= !(1 << (index % 64));
        }
    }

    /// All of another bag as well.
    pub fn pour(&mut self, other: &Bag<T, N>) {
        for index in other.indices() {
            self.add(index, other.counts[index]);
        }
    }

    #[inline]
    fn add(&mut self, index: usize, count: u8) {
        self.counts[index] += count;
        self.total += u16::from(count);
        self.present[index / 64] |= u64::from(count > 0) << (index % 64);
    }

    /// The places of the kinds that are there, in order.
    #[inline]
    fn indices(&self) -> impl Iterator<Item = usize> + use<T, N> {
        let [mut low, mut high] = self.present;
        std::iter::from_fn(move || {
            let (word, first) = if low != 0 { (&mut low, 0) } else { (&mut high, 64) };
            (*word != 0).then(|| {
                let bit = word.trailing_zeros() as usize;
                *word &= *word - 1;
                first + bit
            })
        })
    }

    /// The kinds that are there, with how many, in order.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = (T, u8)> + '_ {
        self.indices().map(|index| (T::ALL[index], self.counts[index]))
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
        for (kind, count) in self.iter() {
            let count = u32::from(count);
            if left < count {
                return kind;
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
            bag.add(kind.index(), count);
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
