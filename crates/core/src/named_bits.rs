//! Masks as they are written: names where people read them, the number in bytes.

use std::fmt;
use std::marker::PhantomData;

use serde::de::{Deserialize, Deserializer, Error, SeqAccess, Visitor};
use serde::{Serialize, Serializer};

/// A mask to be written, with the names of what it holds; or as it was read, by names or by the number that older programs
/// wrote.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NamedBits<N, T> {
    /// None if it was read by names.
    number: Option<N>,
    names: Vec<T>,
}

impl<N, T> NamedBits<N, T> {
    /// A mask that holds these.
    pub fn new(number: N, names: impl IntoIterator<Item = T>) -> NamedBits<N, T> {
        NamedBits { number: Some(number), names: names.into_iter().collect() }
    }

    /// The mask. What was read by names is made a mask by `of`.
    pub fn mask<E>(self, of: impl FnOnce(Vec<T>) -> Result<N, E>) -> Result<N, E> {
        match self.number {
            Some(number) => Ok(number),
            None => of(self.names),
        }
    }
}

impl<N: Default, T> Default for NamedBits<N, T> {
    fn default() -> NamedBits<N, T> {
        NamedBits::new(N::default(), [])
    }
}

impl<N: Serialize, T: Serialize> Serialize for NamedBits<N, T> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        if to.is_human_readable() {
            return self.names.serialize(to);
        }
        match &self.number {
            Some(number) => number.serialize(to),
            None => Err(serde::ser::Error::custom("names that were read have no number yet")),
        }
    }
}

impl<'de, N, T> Deserialize<'de> for NamedBits<N, T>
where
    N: Deserialize<'de> + TryFrom<u64>,
    T: Deserialize<'de>,
{
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<NamedBits<N, T>, D::Error> {
        if from.is_human_readable() {
            return from.deserialize_any(BitsVisitor(PhantomData));
        }
        N::deserialize(from).map(|number| NamedBits::new(number, []))
    }
}

struct BitsVisitor<N, T>(PhantomData<(N, T)>);

impl<'de, N: TryFrom<u64>, T: Deserialize<'de>> Visitor<'de> for BitsVisitor<N, T> {
    type Value = NamedBits<N, T>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a list of names")
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<NamedBits<N, T>, E> {
        let mask = N::try_from(number).map_err(|_| E::custom(format!("{number} is too large")))?;
        Ok(NamedBits::new(mask, []))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<NamedBits<N, T>, A::Error> {
        let mut names = Vec::new();
        while let Some(name) = items.next_element()? {
            names.push(name);
        }
        Ok(NamedBits { number: None, names })
    }
}
