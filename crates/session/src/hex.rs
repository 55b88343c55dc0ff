//! Bytes as lower-case hexadecimal text. Upper case is refused, so that one value has one text.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use sandtable_core::ParseError;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The first bytes of the hash of a state.
pub type StateHash = Hex<8>;
/// What is published of a key before the game.
pub type Commitment = Hex<32>;
/// The secret the dice are thrown with.
pub type Key = Hex<32>;

const DIGITS: &[u8; 16] = b"0123456789abcdef";

/// `N` bytes, written as twice as many hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hex<const N: usize>(pub [u8; N]);

impl<const N: usize> Display for Hex<N> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let digits = self.0.map(|byte| [DIGITS[usize::from(byte >> 4)], DIGITS[usize::from(byte & 15)]]);
        f.write_str(str::from_utf8(digits.as_flattened()).expect("digits are text"))
    }
}

impl<const N: usize> Debug for Hex<N> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        Display::fmt(self, f)
    }
}

impl<const N: usize> FromStr for Hex<N> {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Hex<N>, ParseError> {
        let wanted = || ParseError::new(text, format!("{} digits of 0-9 and a-f", 2 * N));
        let digits: Option<Vec<u8>> = text.bytes().map(digit).collect();
        let digits = digits.filter(|digits| digits.len() == 2 * N).ok_or_else(wanted)?;
        Ok(Hex(std::array::from_fn(|i| digits[2 * i] << 4 | digits[2 * i + 1])))
    }
}

fn digit(byte: u8) -> Option<u8> {
    match byte {
        b'0'..=b'9' => Some(byte - b'0'),
        b'a'..=b'f' => Some(byte - b'a' + 10),
        _ => None,
    }
}

impl<const N: usize> Serialize for Hex<N> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de, const N: usize> Deserialize<'de> for Hex<N> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Hex<N>, D::Error> {
        sandtable_core::read_word(from)
    }
}
