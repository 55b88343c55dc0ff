//! Masks as they are written: names where people read them, the number in bytes.

use std::fmt;
use std::marker::PhantomData;

use serde::de::{Deserialize, Deserializer, Error, SeqAccess, Visitor};
use serde::{Serialize, Serializer};

/// A mask to be written, and the names of what it holds.
#[derive(Clone, Debug)]
pub struct NamedBits<N, T> {
    /// The mask.
    pub number: N,
    /// What it holds.
    pub names: Vec<T>,
}

impl<N: Serialize, T: Serialize> Serialize for NamedBits<N, T> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        if to.is_human_readable() { self.names.serialize(to) } else { self.number.serialize(to) }
    }
}

/// A mask that was read: a list of names, or the number that older programs wrote.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReadBits<N, T> {
    /// The mask.
    Number(N),
    /// What it holds.
    Names(Vec<T>),
}

impl<'de, N, T> Deserialize<'de> for ReadBits<N, T>
where
    N: Deserialize<'de> + TryFrom<u64>,
    T: Deserialize<'de>,
{
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<ReadBits<N, T>, D::Error> {
        if from.is_human_readable() {
            return from.deserialize_any(BitsVisitor(PhantomData));
        }
        N::deserialize(from).map(ReadBits::Number)
    }
}

struct BitsVisitor<N, T>(PhantomData<(N, T)>);

impl<'de, N: TryFrom<u64>, T: Deserialize<'de>> Visitor<'de> for BitsVisitor<N, T> {
    type Value = ReadBits<N, T>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a list of names")
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<ReadBits<N, T>, E> {
        let mask = N::try_from(number).map_err(|_| E::custom(format!("{number} is too large")))?;
        Ok(ReadBits::Number(mask))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<ReadBits<N, T>, A::Error> {
        let mut names = Vec::new();
        while let Some(name) = items.next_element()? {
            names.push(name);
        }
        Ok(ReadBits::Names(names))
    }
}
