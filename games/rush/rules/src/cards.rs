//! Cards in no order: a hand, a hangar, a depot. Every vehicle exists once; the other kinds are counted in five bits each,
//! because there are never more than twenty of one.

use sandtable_core::Bag;

use crate::ids::{COMMON, Card, Class, Nation};
use crate::tables::CARDS;

/// How many of each card.
pub type Cards = Bag<Card, COMMON, 5, 3>;

/// All vehicles (1.4).
pub(crate) fn all_vehicles() -> Cards {
    Card::vehicles().iter().copied().collect()
}

/// What the end of the game counts in a squad.
pub trait Tally {
    /// How many vehicles of a class (13.4).
    fn of_class(&self, class: Class) -> u8;
    /// How many vehicles of a nation.
    fn of_nation(&self, nation: Nation) -> u8;
    /// How many medals of a nation its medal cards show (13.5).
    fn medals_of(&self, nation: Nation) -> u8;
    /// How many medals all medal cards show (13.8).
    fn medals(&self) -> u8;
    /// How many medal cards show two (13.6).
    fn doubles(&self) -> u8;
}

impl Tally for Cards {
    #[inline]
    fn of_class(&self, class: Class) -> u8 {
        self.only(OF_CLASS[class as usize]).total() as u8
    }

    fn of_nation(&self, nation: Nation) -> u8 {
        self.kinds().filter(|card| card.is_vehicle() && card.row().nation == Some(nation)).count() as u8
    }

    #[inline]
    fn medals_of(&self, nation: Nation) -> u8 {
        self.count(Card::single(nation)) + 2 * self.count(Card::double(nation))
    }

    fn medals(&self) -> u8 {
        Nation::ALL.iter().map(|&nation| self.medals_of(nation)).sum()
    }

    fn doubles(&self) -> u8 {
        Nation::ALL.iter().map(|&nation| self.count(Card::double(nation))).sum()
    }
}

/// The vehicles of each class.
const OF_CLASS: [Cards; Class::COUNT] = {
    let mut masks = [Cards::EMPTY; Class::COUNT];
    let mut at = COMMON;
    while at < CARDS.len() {
        if let Some(class) = CARDS[at].class {
            masks[class as usize] = masks[class as usize].or(Cards::mask(&[at]));
        }
        at += 1;
    }
    masks
};

/// How a position writes its cards: by name for people, and as bits in bytes, because every step of a record is hashed.
/// For `#[serde(with = "packed")]`.
pub(crate) mod packed {
    use sandtable_core::Piece;
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use super::{COMMON, Card, Cards};

    /// The bits of a count.
    const WIDTH: usize = 5;

    /// Cards as a position writes them.
    #[derive(Clone, Copy)]
    pub(crate) struct Packed(pub(crate) Cards);

    /// The vehicles, the first lowest, and the counts of the other kinds.
    type Bits = ([u64; 2], u64);

    pub(crate) fn serialize<S: Serializer>(cards: &Cards, to: S) -> Result<S::Ok, S::Error> {
        Packed(*cards).serialize(to)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Cards, D::Error> {
        Packed::deserialize(from).map(|packed| packed.0)
    }

    impl Serialize for Packed {
        fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
            if to.is_human_readable() { self.0.serialize(to) } else { bits(&self.0).serialize(to) }
        }
    }

    impl<'de> Deserialize<'de> for Packed {
        fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Packed, D::Error> {
            if from.is_human_readable() {
                return Cards::deserialize(from).map(Packed);
            }
            let cards = of_bits(Bits::deserialize(from)?);
            cards.map(Packed).ok_or_else(|| D::Error::custom("cards that do not exist"))
        }
    }

    fn bits(cards: &Cards) -> Bits {
        let (mut vehicles, mut common) = ([0; 2], 0);
        for (card, count) in cards.iter() {
            match card.index().checked_sub(COMMON) {
                Some(at) => vehicles[at / 64] |= 1 << (at % 64),
                None => common |= u64::from(count) << (card.index() * WIDTH),
            }
        }
        (vehicles, common)
    }

    /// None if there are bits where there is no card.
    fn of_bits((mut vehicles, mut common): Bits) -> Option<Cards> {
        let mut cards = Cards::EMPTY;
        for &card in Card::ALL {
            let count = match card.index().checked_sub(COMMON) {
                Some(at) => take_bits(&mut vehicles[at / 64], at % 64, 1),
                None => take_bits(&mut common, card.index() * WIDTH, WIDTH),
            };
            (0..count).for_each(|_| cards.put(card));
        }
        (vehicles == [0; 2] && common == 0).then_some(cards)
    }

    /// The number that these bits of a word hold, which are cleared.
    fn take_bits(word: &mut u64, at: usize, width: usize) -> u64 {
        let mask = ((1 << width) - 1) << at;
        let bits = (*word & mask) >> at;
        *word &= !mask;
        bits
    }

    #[cfg(test)]
    mod tests {
        use super::*;

        #[test]
        fn what_goes_in_comes_out() {
            let mut cards = Cards::EMPTY;
            for &card in Card::ALL {
                let count = if card.is_vehicle() { 1 } else { card.index() + 1 };
                (0..count).for_each(|_| cards.put(card));
            }
            assert_eq!(of_bits(bits(&cards)), Some(cards));
        }

        #[test]
        fn bits_without_a_card_are_refused() {
            assert_eq!(of_bits(([0, 1 << 36], 0)), None);
            assert_eq!(of_bits(([0, 0], 1 << 60)), None);
        }
    }
}
