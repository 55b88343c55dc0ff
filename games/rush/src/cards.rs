//! A set of cards in no order: a hand, a hangar, a depot. `table::Bag` would take 130 bytes for each of the eighteen of a
//! game; as every vehicle exists once, a bit each will do, and the other kinds are counted in five bits each, for
//! there are never more than twenty of them.

use std::collections::BTreeMap;
use std::fmt::Debug;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::Rng;

use crate::ids::{COMMON, Card, Class, Nation};
use crate::tables::CARDS;

/// The bits of a count.
const WIDTH: usize = 5;
/// The most of one kind that can be counted.
const MOST: u64 = (1 << WIDTH) - 1;

/// So many of each card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Cards {
    vehicles: [u64; 2],
    /// The kinds that are no vehicles, five bits each.
    common: u64,
}

impl Cards {
    /// None.
    pub const NONE: Cards = Cards { vehicles: [0; 2], common: 0 };

    /// All vehicles (1.4).
    pub fn all_vehicles() -> Cards {
        Card::vehicles().iter().copied().collect()
    }

    /// The vehicles of this set as bits, the first vehicle lowest.
    #[inline]
    pub(crate) const fn vehicle_bits(&self) -> u128 {
        (self.vehicles[1] as u128) << 64 | self.vehicles[0] as u128
    }

    #[inline]
    const fn shift(card: Card) -> usize {
        card as usize * WIDTH
    }

    /// How many of this card.
    #[inline]
    pub fn count(&self, card: Card) -> u8 {
        if card.is_vehicle() {
            let at = card as usize - COMMON;
            (self.vehicles[at / 64] >> (at % 64) & 1) as u8
        } else {
            (self.common >> Cards::shift(card) & MOST) as u8
        }
    }

    /// Is there one of this card?
    #[inline]
    pub fn has(&self, card: Card) -> bool {
        self.count(card) > 0
    }

    /// How many cards in all; all cards of a game are fewer than 200.
    #[inline]
    pub fn total(&self) -> u8 {
        (self.vehicle_bits().count_ones() + self.common_total()) as u8
    }

    /// How many that are no vehicles: the five-bit counts are added up in fields of ten bits.
    #[inline]
    fn common_total(&self) -> u32 {
        const EVEN: u64 = 0x007c_1f07_c1f0_7c1f;
        let pairs = (self.common & EVEN) + (self.common >> WIDTH & EVEN);
        ((0..6).map(|at| pairs >> (at * 2 * WIDTH) & 0x3ff).sum::<u64>()) as u32
    }

    /// None at all?
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.common == 0 && self.vehicles == [0; 2]
    }

    /// One more of this card.
    #[inline]
    pub fn put(&mut self, card: Card) {
        if card.is_vehicle() {
            let at = card as usize - COMMON;
            self.vehicles[at / 64] |= 1 << (at % 64);
        } else {
            self.common += 1 << Cards::shift(card);
        }
    }

    /// One fewer of this card; there must be one.
    #[inline]
    pub fn take(&mut self, card: Card) {
        if card.is_vehicle() {
            let at = card as usize - COMMON;
            self.vehicles[at / 64] &= !(1 << (at % 64));
        } else {
            self.common -= 1 << Cards::shift(card);
        }
    }

    /// All of another set as well.
    #[inline]
    pub fn pour(&mut self, other: &Cards) {
        self.vehicles[0] |= other.vehicles[0];
        self.vehicles[1] |= other.vehicles[1];
        self.common += other.common;
    }

    /// The kinds that are there, with how many, in order.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = (Card, u8)> + use<> {
        let (mut common, mut vehicles) = (self.common, self.vehicle_bits());
        std::iter::from_fn(move || {
            if common != 0 {
                let kind = common.trailing_zeros() as usize / WIDTH;
                let count = common >> (kind * WIDTH) & MOST;
                common &= !(MOST << (kind * WIDTH));
                return Some((Card::ALL[kind], count as u8));
            }
            (vehicles != 0).then(|| {
                let at = vehicles.trailing_zeros() as usize;
                vehicles &= vehicles - 1;
                (Card::ALL[COMMON + at], 1)
            })
        })
    }

    /// Each kind that is there, once.
    #[inline]
    pub fn kinds(&self) -> impl Iterator<Item = Card> + use<> {
        self.iter().map(|(card, _)| card)
    }

    /// Each card, one after the other.
    pub fn each(&self) -> impl Iterator<Item = Card> + use<> {
        self.iter().flat_map(|(card, count)| std::iter::repeat_n(card, count as usize))
    }

    /// What a blind draw can bring, with weights.
    pub fn chances<C>(&self, chance: impl Fn(Card) -> C, out: &mut Vec<(C, u32)>) {
        out.extend(self.iter().map(|(card, count)| (chance(card), u32::from(count))));
    }

    /// What a blind draw brings; the set must not be empty. It stays in the set.
    #[inline]
    pub fn sample(&self, rng: &mut Rng) -> Card {
        let common = self.common_total();
        let vehicles = self.vehicle_bits();
        let mut left = rng.below(common + vehicles.count_ones());
        if left >= common {
            return Card::ALL[COMMON + nth_bit(vehicles, left - common)];
        }
        for (card, count) in self.iter() {
            let count = u32::from(count);
            if left < count {
                return card;
            }
            left -= count;
        }
        unreachable!("the counts add up to the total")
    }

    /// A blind draw that leaves the set; the set must not be empty.
    pub fn draw(&mut self, rng: &mut Rng) -> Card {
        let card = self.sample(rng);
        self.take(card);
        card
    }

    /// How many vehicles of a class (13.4).
    #[inline]
    pub fn of_class(&self, class: Class) -> u8 {
        (self.vehicle_bits() & OF_CLASS[class as usize]).count_ones() as u8
    }

    /// How many vehicles of a nation.
    pub fn of_nation(&self, nation: Nation) -> u8 {
        self.each().filter(|card| card.is_vehicle() && card.row().nation == Some(nation)).count() as u8
    }

    /// How many medals of a nation its medal cards show (13.5).
    #[inline]
    pub fn medals_of(&self, nation: Nation) -> u8 {
        self.count(Card::single(nation)) + 2 * self.count(Card::double(nation))
    }

    /// How many medals all medal cards show (13.8).
    pub fn medals(&self) -> u8 {
        Nation::ALL.iter().map(|&nation| self.medals_of(nation)).sum()
    }

    /// How many medal cards show two (13.6).
    pub fn doubles(&self) -> u8 {
        Nation::ALL.iter().map(|&nation| self.count(Card::double(nation))).sum()
    }
}

/// The vehicles of each class as bits.
const OF_CLASS: [u128; Class::COUNT] = {
    let mut masks = [0; Class::COUNT];
    let mut at = COMMON;
    while at < CARDS.len() {
        if let Some(class) = CARDS[at].class {
            masks[class as usize] |= 1 << (at - COMMON);
        }
        at += 1;
    }
    masks
};

/// The place of the bit with this number among those that are set, from 0: halves the range seven times.
#[inline]
fn nth_bit(mut bits: u128, mut number: u32) -> usize {
    let mut place = 0;
    let mut half = 64;
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

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        let mut set = Cards::NONE;
        for card in cards {
            set.put(card);
        }
        set
    }
}

impl Debug for Cards {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

impl Serialize for Cards {
    /// By name for people; as it is in bytes, because every step of a record is hashed.
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        if to.is_human_readable() {
            return self.iter().collect::<BTreeMap<Card, u8>>().serialize(to);
        }
        (self.vehicles, self.common).serialize(to)
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Cards, D::Error> {
        let cards = if from.is_human_readable() {
            Cards::of_map(&Deserialize::deserialize(from)?)
        } else {
            let (vehicles, common) = Deserialize::deserialize(from)?;
            Cards { vehicles, common }.sound()
        };
        cards.map_err(D::Error::custom)
    }
}

impl Cards {
    fn of_map(map: &BTreeMap<Card, u8>) -> Result<Cards, String> {
        let mut set = Cards::NONE;
        for (&card, &count) in map {
            let most = if card.is_vehicle() { 1 } else { MOST as u8 };
            if count > most {
                return Err(format!("{count} of `{card}`, but there are at most {most}"));
            }
            (0..count).for_each(|_| set.put(card));
        }
        Ok(set)
    }

    /// No bits where there is no card.
    fn sound(self) -> Result<Cards, String> {
        let strange =
            self.vehicle_bits() >> (Card::COUNT - COMMON) != 0 || self.common >> (COMMON * WIDTH) != 0;
        if strange { Err("cards that do not exist".to_owned()) } else { Ok(self) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_goes_in_comes_out() {
        let mut set = Cards::NONE;
        for (at, &card) in Card::ALL.iter().enumerate() {
            let count = if card.is_vehicle() { 1 } else { at + 1 };
            (0..count).for_each(|_| set.put(card));
        }
        assert_eq!(set.kinds().collect::<Vec<_>>(), Card::ALL);
        assert_eq!(set.total() as usize, set.each().count());
        for card in set.each() {
            set.take(card);
        }
        assert!(set.is_empty() && set.total() == 0);
    }

    #[test]
    fn bits_are_found_by_number() {
        let bits = 1 | 1 << 5 | 1 << 63 | 1 << 64 | 1 << 99 | 1 << 127;
        let places: Vec<usize> = (0..6).map(|number| nth_bit(bits, number)).collect();
        assert_eq!(places, [0, 5, 63, 64, 99, 127]);
    }

    #[test]
    fn every_card_is_drawn_as_often_as_the_other() {
        let set: Cards =
            [Card::Engineers, Card::Engineers, Card::T34, Card::Lorraine37l].into_iter().collect();
        let (mut rng, mut drawn) = (Rng::new(1), BTreeMap::new());
        (0..4000).for_each(|_| *drawn.entry(set.sample(&mut rng)).or_insert(0) += 1);
        assert_eq!(drawn.len(), 3);
        assert!((1900..2100).contains(&drawn[&Card::Engineers]), "{drawn:?}");
        assert!((900..1100).contains(&drawn[&Card::T34]), "{drawn:?}");
    }
}
