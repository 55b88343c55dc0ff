//! Piles of cards and tokens in sixteen bytes. Of a few kinds there are several, and they get four bits each; of the
//! rest there is one, and one bit does. A pile has no order and no physical copies, so equal piles are equal bits.

use std::collections::BTreeMap;
use std::fmt::Debug;
use std::marker::PhantomData;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::{Piece, Rng};

/// So many of each kind: up to 15 of the first `MULTI` kinds, at most one of the others.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Packed<T, const MULTI: usize> {
    bits: u128,
    kind: PhantomData<T>,
}

impl<T: Piece, const MULTI: usize> Packed<T, MULTI> {
    /// Nothing in it.
    pub const EMPTY: Packed<T, MULTI> = Packed { bits: 0, kind: PhantomData };

    const SINGLES: u32 = 4 * MULTI as u32;

    const fn shift(index: usize) -> u32 {
        if index < MULTI { 4 * index as u32 } else { Self::SINGLES + (index - MULTI) as u32 }
    }

    /// One of this kind, as a number to add.
    fn one(kind: T) -> u128 {
        1 << Self::shift(kind.index())
    }

    /// How many of this kind.
    #[inline]
    pub fn count(&self, kind: T) -> u8 {
        let (index, mask) = (kind.index(), if kind.index() < MULTI { 15 } else { 1 });
        (self.bits >> Self::shift(index)) as u8 & mask
    }

    /// Is there one of this kind?
    #[inline]
    pub fn has(&self, kind: T) -> bool {
        self.count(kind) > 0
    }

    /// Is it empty?
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.bits == 0
    }

    /// How many in all.
    #[inline]
    pub const fn total(&self) -> u8 {
        const LOW: u64 = 0x0f0f_0f0f_0f0f_0f0f;
        let several = (self.bits & ((1 << Self::SINGLES) - 1)) as u64;
        let pairs = (several & LOW) + ((several >> 4) & LOW);
        let several = (pairs.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u8;
        several + (self.bits >> Self::SINGLES).count_ones() as u8
    }

    /// One more of this kind; there must be room for it.
    #[inline]
    pub fn put(&mut self, kind: T) {
        debug_assert!(self.count(kind) < if kind.index() < MULTI { 15 } else { 1 }, "no room for `{kind}`");
        self.bits += Self::one(kind);
    }

    /// One fewer of this kind; there must be one.
    #[inline]
    pub fn take(&mut self, kind: T) {
        debug_assert!(self.has(kind), "no `{kind}` to take");
        self.bits -= Self::one(kind);
    }

    /// All of another pile as well.
    #[inline]
    pub fn pour(&mut self, other: Packed<T, MULTI>) {
        self.bits += other.bits;
    }

    /// Everything in it, leaving it empty.
    #[inline]
    #[must_use]
    pub fn take_all(&mut self) -> Packed<T, MULTI> {
        std::mem::replace(self, Self::EMPTY)
    }

    /// Only the kinds in `mask`, which holds some of each kind wanted (see [`Packed::mask`]).
    #[inline]
    #[must_use]
    pub const fn only(self, mask: Packed<T, MULTI>) -> Packed<T, MULTI> {
        Packed { bits: self.bits & mask.bits, kind: PhantomData }
    }

    /// Without the kinds in `mask`.
    #[inline]
    #[must_use]
    pub const fn without(self, mask: Packed<T, MULTI>) -> Packed<T, MULTI> {
        Packed { bits: self.bits & !mask.bits, kind: PhantomData }
    }

    /// All bits of the kinds at these places: for [`Packed::only`] and [`Packed::without`].
    pub const fn mask(places: &[usize]) -> Packed<T, MULTI> {
        let (mut bits, mut at) = (0, 0);
        while at < places.len() {
            let width: u128 = if places[at] < MULTI { 15 } else { 1 };
            bits |= width << Self::shift(places[at]);
            at += 1;
        }
        Packed { bits, kind: PhantomData }
    }

    /// The kinds of either mask.
    #[must_use]
    pub const fn or(self, mask: Packed<T, MULTI>) -> Packed<T, MULTI> {
        Packed { bits: self.bits | mask.bits, kind: PhantomData }
    }

    /// The kinds that are there, with how many, in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = (T, u8)> {
        let mut bits = self.bits;
        std::iter::from_fn(move || {
            (bits != 0).then(|| {
                let low = bits.trailing_zeros();
                if low < Self::SINGLES {
                    let index = low / 4;
                    let count = (bits >> (4 * index)) as u8 & 15;
                    bits &= !(15 << (4 * index));
                    (T::ALL[index as usize], count)
                } else {
                    bits &= bits - 1;
                    (T::ALL[(low - Self::SINGLES) as usize + MULTI], 1)
                }
            })
        })
    }

    /// The kinds that are there, in order.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = T> {
        self.iter().map(|(kind, _)| kind)
    }

    /// Each thing in it, one after the other.
    pub fn each(self) -> impl Iterator<Item = T> {
        self.iter().flat_map(|(kind, count)| std::iter::repeat_n(kind, count as usize))
    }

    /// What a blind draw can bring, with weights.
    pub fn chances<C>(self, chance: impl Fn(T) -> C, out: &mut Vec<(C, u32)>) {
        out.extend(self.iter().map(|(kind, count)| (chance(kind), u32::from(count))));
    }

    /// What a blind draw brings; the pile must not be empty. It stays in the pile.
    pub fn sample(self, rng: &mut Rng) -> T {
        let mut left = rng.below(u32::from(self.total())) as u8;
        for (kind, count) in self.iter() {
            if left < count {
                return kind;
            }
            left -= count;
        }
        unreachable!("the counts add up to the total")
    }

    /// A blind draw that leaves the pile; it must not be empty.
    pub fn draw(&mut self, rng: &mut Rng) -> T {
        let kind = self.sample(rng);
        self.take(kind);
        kind
    }
}

impl<T: Piece, const MULTI: usize> Default for Packed<T, MULTI> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<T: Piece, const MULTI: usize> FromIterator<T> for Packed<T, MULTI> {
    fn from_iter<I: IntoIterator<Item = T>>(things: I) -> Self {
        let mut packed = Self::EMPTY;
        things.into_iter().for_each(|thing| packed.put(thing));
        packed
    }
}

impl<T: Piece, const MULTI: usize> Debug for Packed<T, MULTI> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

impl<T: Piece, const MULTI: usize> Serialize for Packed<T, MULTI> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        // A BTreeMap, because formats without names want to know the length beforehand.
        let map: BTreeMap<String, u8> = self.iter().map(|(kind, n)| (kind.to_string(), n)).collect();
        map.serialize(to)
    }
}

impl<'de, T: Piece, const MULTI: usize> Deserialize<'de> for Packed<T, MULTI> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let map: BTreeMap<String, u8> = Deserialize::deserialize(from)?;
        let mut packed = Self::EMPTY;
        for (word, count) in map {
            let kind: T = word.parse().map_err(D::Error::custom)?;
            let most = if kind.index() < MULTI { 15 } else { 1 };
            if count > most {
                return Err(D::Error::custom(format!("{count} of `{kind}`, but there are at most {most}")));
            }
            packed.bits += Self::one(kind) * u128::from(count);
        }
        Ok(packed)
    }
}

#[cfg(test)]
mod tests {
    use crate::ids::{Cards, Tokens};
    use crate::tables::{Card, Token};

    #[test]
    fn what_is_put_can_be_counted_and_taken() {
        for &card in Card::ALL {
            let mut cards = Cards::EMPTY;
            cards.put(card);
            assert_eq!((cards.count(card), cards.total(), cards.iter().collect()), (1, 1, vec![(card, 1)]));
            cards.take(card);
            assert!(cards.is_empty());
        }
    }

    #[test]
    fn many_kinds_lie_side_by_side() {
        let mut tokens: Tokens = Token::ALL.iter().copied().collect();
        (0..10).for_each(|_| tokens.put(Token::Pz3));
        assert_eq!(tokens.total() as usize, Token::COUNT + 10);
        assert_eq!(tokens.count(Token::Pz3), 11);
        assert_eq!(tokens.kinds().collect::<Vec<_>>(), Token::ALL);
        let mask = Tokens::mask(&[Token::Pz3 as usize, Token::Maus as usize]);
        assert_eq!(
            (tokens.only(mask).total(), tokens.without(mask).total() as usize),
            (12, Token::COUNT - 2)
        );
    }

    #[test]
    fn too_many_are_refused() {
        let error = serde_json::from_str::<Cards>(r#"{"il2": 2}"#).unwrap_err().to_string();
        assert!(error.contains("2 of `il2`, but there are at most 1"), "{error}");
        let cards: Cards = serde_json::from_str(r#"{"wire": 4, "il2": 1}"#).unwrap();
        assert_eq!(serde_json::to_string(&cards).unwrap(), r#"{"il2":1,"wire":4}"#);
    }
}
