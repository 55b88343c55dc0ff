//! Things in no order: counts of each kind. A hidden pile is one until somebody looks, and so is an open hand.

use std::collections::BTreeMap;
use std::fmt::Debug;
use std::marker::PhantomData;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{Piece, Rng};

/// How many of each kind there are, packed into `WORDS` words of 64 bits: of the first `COUNTED` kinds there can be
/// several, and they get `BITS` bits each; of the others there is one at most, and one bit does. Equal bags are equal
/// words, and a game gives its own bags a name:
///
/// ```
/// use sandtable_core::Bag;
///
/// sandtable_core::words! {
///     /// What can be in the box.
///     pub enum Coin: "coin" { /** One. */ Penny = "penny", /** Twelve. */ Shilling = "shilling", /** The queen. */ Crown = "crown" }
/// }
/// /// Up to 15 pennies and shillings, and the one crown.
/// type Coins = Bag<Coin, 2, 4, 1>;
///
/// let mut coins: Coins = [Coin::Penny, Coin::Crown, Coin::Penny].into_iter().collect();
/// assert_eq!((coins.count(Coin::Penny), coins.total()), (2, 3));
/// coins.take(Coin::Crown);
/// assert_eq!(coins.each().collect::<Vec<_>>(), [Coin::Penny, Coin::Penny]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Bag<T, const COUNTED: usize, const BITS: usize, const WORDS: usize> {
    words: [u64; WORDS],
    kind: PhantomData<T>,
}

impl<T: Piece, const COUNTED: usize, const BITS: usize, const WORDS: usize> Bag<T, COUNTED, BITS, WORDS> {
    /// Nothing in it.
    pub const EMPTY: Self = {
        assert!(COUNTED <= T::ALL.len() && 4 <= BITS && BITS <= 8, "counts of 4 to 8 bits");
        assert!(Self::FIRST_SINGLE + T::ALL.len() - COUNTED <= 64 * WORDS, "too few words for all kinds");
        Bag { words: [0; WORDS], kind: PhantomData }
    };

    /// The most of a kind of which there can be several.
    const MOST: u64 = (1 << BITS) - 1;
    /// How many counts fit into a word; a count does not lie across two.
    const PER_WORD: usize = 64 / BITS;
    /// The place of the first bit that is a kind of its own.
    const FIRST_SINGLE: usize = 64 * (COUNTED / Self::PER_WORD) + BITS * (COUNTED % Self::PER_WORD);
    /// Every other count of a word.
    const EVEN: u64 = {
        let (mut mask, mut at) = (0, 0);
        while at < Self::PER_WORD {
            mask |= Self::MOST << (at * BITS);
            at += 2;
        }
        mask
    };

    /// The word and the bit at which the kind begins, and the most there can be of it.
    #[inline]
    const fn place(index: usize) -> (usize, usize, u64) {
        if index < COUNTED {
            (index / Self::PER_WORD, BITS * (index % Self::PER_WORD), Self::MOST)
        } else {
            let bit = Self::FIRST_SINGLE + index - COUNTED;
            (bit / 64, bit % 64, 1)
        }
    }

    /// The part of a word that holds counts.
    #[inline]
    const fn counts(&self, word: usize) -> u64 {
        if 64 * (word + 1) <= Self::FIRST_SINGLE {
            self.words[word]
        } else if 64 * word >= Self::FIRST_SINGLE {
            0
        } else {
            self.words[word] & ((1 << (Self::FIRST_SINGLE % 64)) - 1)
        }
    }

    /// How many of this kind.
    #[inline]
    pub fn count(&self, kind: T) -> u8 {
        let (word, bit, most) = Self::place(kind.index());
        (self.words[word] >> bit & most) as u8
    }

    /// Is there one of this kind?
    #[inline]
    pub fn has(&self, kind: T) -> bool {
        self.count(kind) > 0
    }

    /// How many of the kinds of which there can be several. Neighbouring counts are added up, and the digits of what comes
    /// of it are cast out, as nines are.
    #[inline]
    fn total_counted(&self) -> u32 {
        let sum = |word: usize| {
            let counts = self.counts(word);
            let pairs = (counts & Self::EVEN) + (counts >> BITS & Self::EVEN);
            (pairs % ((1 << (2 * BITS)) - 1)) as u32
        };
        (0..WORDS).map(sum).sum()
    }

    /// How many in all.
    #[inline]
    pub fn total(&self) -> u16 {
        let singles = |word: usize| (self.words[word] ^ self.counts(word)).count_ones();
        (self.total_counted() + (0..WORDS).map(singles).sum::<u32>()) as u16
    }

    /// Is it empty?
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.words == [0; WORDS]
    }

    /// One more of this kind; there must be room for it.
    #[inline]
    pub fn put(&mut self, kind: T) {
        let (word, bit, most) = Self::place(kind.index());
        debug_assert!(self.words[word] >> bit & most < most, "no room for another `{kind}`");
        self.words[word] += 1 << bit;
    }

    /// One fewer of this kind; there must be one.
    #[inline]
    pub fn take(&mut self, kind: T) {
        debug_assert!(self.has(kind), "no `{kind}` to take");
        let (word, bit, _) = Self::place(kind.index());
        self.words[word] -= 1 << bit;
    }

    /// All of another bag as well; there must be room for it.
    #[inline]
    pub fn pour(&mut self, other: &Self) {
        for (word, more) in self.words.iter_mut().zip(other.words) {
            *word += more;
        }
    }

    /// Everything in it, leaving it empty.
    #[inline]
    #[must_use]
    pub fn take_all(&mut self) -> Self {
        std::mem::replace(self, Self::EMPTY)
    }

    /// A full set of the kinds at these places: for [`Bag::only`] and [`Bag::without`].
    pub const fn mask(places: &[usize]) -> Self {
        let (mut mask, mut at) = (Self::EMPTY, 0);
        while at < places.len() {
            let (word, bit, most) = Self::place(places[at]);
            mask.words[word] |= most << bit;
            at += 1;
        }
        mask
    }

    /// The kinds of either mask.
    #[must_use]
    pub const fn or(mut self, mask: Self) -> Self {
        let mut at = 0;
        while at < WORDS {
            self.words[at] |= mask.words[at];
            at += 1;
        }
        self
    }

    /// Only the kinds of the mask.
    #[inline]
    #[must_use]
    pub const fn only(mut self, mask: Self) -> Self {
        let mut at = 0;
        while at < WORDS {
            self.words[at] &= mask.words[at];
            at += 1;
        }
        self
    }

    /// All but the kinds of the mask.
    #[inline]
    #[must_use]
    pub const fn without(mut self, mask: Self) -> Self {
        let mut at = 0;
        while at < WORDS {
            self.words[at] &= !mask.words[at];
            at += 1;
        }
        self
    }

    /// The kinds that are there, with how many, in order.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = (T, u8)> + use<T, COUNTED, BITS, WORDS> {
        let (mut words, mut at) = (self.words, 0);
        std::iter::from_fn(move || {
            while at < WORDS && words[at] == 0 {
                at += 1;
            }
            if at == WORDS {
                return None;
            }
            let bit = words[at].trailing_zeros() as usize;
            if 64 * at + bit >= Self::FIRST_SINGLE {
                words[at] &= words[at] - 1;
                return Some((T::ALL[64 * at + bit - Self::FIRST_SINGLE + COUNTED], 1));
            }
            let field = bit / BITS;
            let count = words[at] >> (field * BITS) & Self::MOST;
            words[at] &= !(Self::MOST << (field * BITS));
            Some((T::ALL[at * Self::PER_WORD + field], count as u8))
        })
    }

    /// The kinds that are there, in order.
    #[inline]
    pub fn kinds(&self) -> impl Iterator<Item = T> + use<T, COUNTED, BITS, WORDS> {
        self.iter().map(|(kind, _)| kind)
    }

    /// Each thing in it, one after the other.
    pub fn each(&self) -> impl Iterator<Item = T> + use<T, COUNTED, BITS, WORDS> {
        self.iter().flat_map(|(kind, count)| std::iter::repeat_n(kind, count as usize))
    }

    /// What a blind draw can bring, with weights.
    pub fn chances<C>(&self, chance: impl Fn(T) -> C, out: &mut Vec<(C, u32)>) {
        out.extend(self.iter().map(|(kind, count)| (chance(kind), u32::from(count))));
    }

    /// What a blind draw brings; the bag must not be empty. It stays in the bag.
    #[inline]
    pub fn sample(&self, rng: &mut Rng) -> T {
        let counted = self.total_counted();
        let mut left = rng.below(u32::from(self.total()));
        if left >= counted {
            return self.nth_single(left - counted);
        }
        for (kind, count) in self.iter() {
            let count = u32::from(count);
            if left < count {
                return kind;
            }
            left -= count;
        }
        unreachable!("the counts add up to the total")
    }

    /// The kind with this number, from 0, among those that are there and of which there is one at most.
    #[inline]
    fn nth_single(&self, mut number: u32) -> T {
        for word in 0..WORDS {
            let singles = self.words[word] ^ self.counts(word);
            let here = singles.count_ones();
            if number < here {
                return T::ALL[64 * word + nth_bit(singles, number) - Self::FIRST_SINGLE + COUNTED];
            }
            number -= here;
        }
        unreachable!("the number is below that of the kinds")
    }

    /// A blind draw that leaves the bag; the bag must not be empty.
    pub fn draw(&mut self, rng: &mut Rng) -> T {
        let kind = self.sample(rng);
        self.take(kind);
        kind
    }
}

/// The place of the bit with this number among those that are set, from 0: halves the range six times.
#[inline]
fn nth_bit(mut bits: u64, mut number: u32) -> usize {
    let (mut place, mut half) = (0, 32);
    while half > 0 {
        let low = (bits & ((1 << half) - 1)).count_ones();
        if number >= low {
            number -= low;
            bits >>= half;
            place += half;
        }
        half /= 2;
    }
    place
}

impl<T: Piece, const COUNTED: usize, const BITS: usize, const WORDS: usize> Default
    for Bag<T, COUNTED, BITS, WORDS>
{
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<T: Piece, const COUNTED: usize, const BITS: usize, const WORDS: usize> FromIterator<T>
    for Bag<T, COUNTED, BITS, WORDS>
{
    fn from_iter<I: IntoIterator<Item = T>>(things: I) -> Self {
        let mut bag = Self::EMPTY;
        for thing in things {
            bag.put(thing);
        }
        bag
    }
}

impl<T: Piece, const COUNTED: usize, const BITS: usize, const WORDS: usize> Debug
    for Bag<T, COUNTED, BITS, WORDS>
{
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

impl<T: Piece, const COUNTED: usize, const BITS: usize, const WORDS: usize> Serialize
    for Bag<T, COUNTED, BITS, WORDS>
{
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut words: Vec<_> = self.iter().map(|(kind, n)| (kind.word(), n)).collect();
        words.sort_unstable();
        to.collect_map(words)
    }
}

impl<'de, T: Piece, const COUNTED: usize, const BITS: usize, const WORDS: usize> Deserialize<'de>
    for Bag<T, COUNTED, BITS, WORDS>
{
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let map: BTreeMap<String, u8> = Deserialize::deserialize(from)?;
        let mut bag = Self::EMPTY;
        for (word, count) in map {
            let kind: T = word.parse().map_err(D::Error::custom)?;
            let (place, bit, most) = Self::place(kind.index());
            if u64::from(count) > most {
                return Err(D::Error::custom(format!("{count} of `{kind}`, but there are at most {most}")));
            }
            bag.words[place] += u64::from(count) << bit;
        }
        Ok(bag)
    }
}
