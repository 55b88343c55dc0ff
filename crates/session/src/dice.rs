//! The dice of a table: a keyed cryptographic stream, sworn to before the game and shown after it.
//!
//! Each luck step of a game has a stream of its own, numbered by how many luck steps came before it. A step that
//! is taken back and taken again therefore brings the same luck: asking for an undo is never a way to a new throw.

use std::fmt::Debug;

use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng as _, SeedableRng};

use crate::{Commitment, Hex, Key};

const COMMITMENT: &str = "sandtable dice: commitment to the key, version 1";
const STREAM: &str = "sandtable dice: stream of throws, version 1";

/// What the luck of a table comes from.
#[derive(Clone, PartialEq, Eq)]
pub struct Dice {
    key: Option<Key>,
    commitment: Option<Commitment>,
}

impl Dice {
    /// Dice with a key nobody has seen, from the operating system.
    pub fn secret() -> Dice {
        let mut key = [0; 32];
        getrandom::fill(&mut key).expect("the operating system has random numbers");
        Dice::from_key(key)
    }

    /// The dice of this key.
    pub fn from_key(key: [u8; 32]) -> Dice {
        let commitment = Hex(blake3::derive_key(COMMITMENT, &key));
        Dice { key: Some(Hex(key)), commitment: Some(commitment) }
    }

    /// The dice of a seed, for simulations and tests: easily guessed.
    pub fn from_seed(seed: u64) -> Dice {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        Dice::from_key(key)
    }

    /// No dice: every outcome of luck is given by hand, as in a scripted game.
    pub fn by_hand() -> Dice {
        Dice { key: None, commitment: None }
    }

    /// Dice sworn to by somebody else: they cannot be thrown here.
    pub fn sealed(commitment: Commitment) -> Dice {
        Dice { key: None, commitment: Some(commitment) }
    }

    /// What may be published before the game; it predicts nothing. Dice by hand have none.
    pub fn commitment(&self) -> Option<Commitment> {
        self.commitment
    }

    /// The secret, if it is here. Whoever knows it knows every throw to come.
    pub fn key(&self) -> Option<Key> {
        self.key
    }

    /// Are these the dice that were sworn to?
    pub fn keeps(&self, commitment: Commitment) -> bool {
        self.key.is_some() && self.commitment == Some(commitment)
    }

    /// What the luck step after `before` others brings, each thing as likely as its weight says; nothing without
    /// a key or when there is nothing to choose from.
    pub fn pick<T: Copy>(&self, before: usize, things: &[(T, u32)]) -> Option<T> {
        let total = things.iter().map(|&(_, weight)| u64::from(weight)).sum();
        let mut left = self.below(before, total)?;
        for &(thing, weight) in things {
            match left.checked_sub(u64::from(weight)) {
                None => return Some(thing),
                Some(rest) => left = rest,
            }
        }
        None
    }

    /// A number from 0 up to but without `end`, all equally likely: what would favour the low ones is thrown again.
    fn below(&self, before: usize, end: u64) -> Option<u64> {
        let mut stream = ChaCha20Rng::from_seed(blake3::derive_key(STREAM, &self.key?.0));
        stream.set_stream(before as u64);
        let uneven = u64::MAX.checked_rem(end)?.wrapping_add(1) % end;
        let throw = std::iter::repeat_with(|| stream.next_u64()).find(|&bits| bits <= u64::MAX - uneven);
        throw.map(|bits| bits % end)
    }
}

impl Debug for Dice {
    /// Leaves the key out: it must not slip into a log.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Dice").field("commitment", &self.commitment).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_key_throws_the_same_and_each_step_anew() {
        let faces: Vec<_> = (1..=1000).map(|face| (face, 1)).collect();
        let throws = |dice: &Dice| -> Vec<_> { (0..20).map(|n| dice.pick(n, &faces)).collect() };
        assert_eq!(throws(&Dice::from_key([7; 32])), throws(&Dice::from_key([7; 32])));
        assert_ne!(throws(&Dice::from_key([7; 32])), throws(&Dice::from_key([8; 32])));
        let mut once = throws(&Dice::from_key([7; 32]));
        once.sort_unstable();
        once.dedup();
        assert!(once.len() > 15, "the steps do not repeat each other: {once:?}");
    }

    #[test]
    fn the_throws_never_change() {
        let faces: Vec<_> = (1..=6).map(|face| (face, 1)).collect();
        let dice = Dice::from_key([42; 32]);
        let throws: Vec<_> = (0..12).filter_map(|n| dice.pick(n, &faces)).collect();
        assert_eq!(throws, [3, 1, 6, 2, 4, 5, 4, 2, 4, 3, 1, 1], "old records would no longer verify");
    }

    #[test]
    fn luck_follows_the_weights() {
        let things = [("rare", 1), ("never", 0), ("common", 9)];
        let dice = Dice::from_seed(1);
        let throws: Vec<_> = (0..2000).filter_map(|n| dice.pick(n, &things)).collect();
        let rare = throws.iter().filter(|&&thing| thing == "rare").count();
        assert!((140..=260).contains(&rare), "{rare} of 2000 is too far from 200");
        assert!(!throws.contains(&"never"));
    }

    #[test]
    fn nothing_to_choose_from_or_no_key_is_no_throw() {
        assert_eq!(Dice::from_seed(1).pick::<u8>(0, &[]), None);
        assert_eq!(Dice::from_seed(1).pick(0, &[(1, 0)]), None);
        assert_eq!(Dice::by_hand().pick(0, &[(1, 1)]), None);
        assert_eq!(Dice::from_seed(1).pick(0, &[(1, u32::MAX), (1, u32::MAX)]), Some(1));
    }

    #[test]
    fn the_commitment_is_neither_the_key_nor_shown_with_it() {
        let dice = Dice::from_key([42; 32]);
        assert_ne!(dice.commitment(), dice.key());
        assert!(!format!("{dice:?}").contains("2a2a2a"));
        assert_ne!(Dice::secret().commitment(), Dice::secret().commitment());
        assert!(!Dice::sealed(dice.commitment().unwrap()).keeps(dice.commitment().unwrap()));
    }
}
