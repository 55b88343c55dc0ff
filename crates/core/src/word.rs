//! Notation: everything a person can type or a record can hold is a [`Word`].

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::{FromStr, SplitWhitespace};

/// A small value with a notation: what [`Display`] prints, [`FromStr`] reads back.
pub trait Word:
    Copy + Ord + Hash + Debug + Display + FromStr<Err = ParseError> + Send + Sync + 'static
{
}

impl<T> Word for T where
    T: Copy + Ord + Hash + Debug + Display + FromStr<Err = ParseError> + Send + Sync + 'static
{
}

/// A kind of thing of which there is a fixed list; [`words!`](crate::words) makes one.
pub trait Piece: Word {
    /// Every kind, in order.
    const ALL: &'static [Self];

    /// The place in [`Piece::ALL`].
    fn index(self) -> usize;

    /// Its notation.
    fn word(self) -> &'static str;
}

/// A text that is not the notation it should be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseError {
    /// The offending text.
    pub text: String,
    /// What would have been right.
    pub wanted: String,
}

impl ParseError {
    /// `text` was found where `wanted` should be.
    pub fn new(text: &str, wanted: impl Into<String>) -> ParseError {
        ParseError { text: text.chars().take(60).collect(), wanted: wanted.into() }
    }

    /// `text` is none of `words`; names the nearest of them, or all if they are few.
    pub fn none_of(text: &str, noun: &str, words: impl Iterator<Item = &'static str>) -> ParseError {
        let words: Vec<_> = words.collect();
        let near = words.iter().copied().min_by_key(|word| distance(word, text));
        let wanted = match near {
            Some(near) if distance(near, text) <= 3 && !text.is_empty() => {
                format!("a {noun}; did you mean `{near}`?")
            }
            _ => format!("a {noun}: one of {}", words.join(", ")),
        };
        ParseError::new(text, wanted)
    }
}

/// Edits between two words, capped by their lengths (Levenshtein).
pub(crate) fn distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().take(60).collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, ca) in a.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, cb) in b.iter().enumerate() {
            let replaced = diagonal + usize::from(ca != *cb);
            diagonal = row[j + 1];
            row[j + 1] = replaced.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[b.len()]
}

impl Display for ParseError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "`{}` should be {}", self.text, self.wanted)
    }
}

impl std::error::Error for ParseError {}

/// Reads the words of a line one after the other.
#[derive(Debug)]
pub struct Reader<'a> {
    text: &'a str,
    words: SplitWhitespace<'a>,
}

impl<'a> Reader<'a> {
    /// Starts at the first word of `text`.
    pub fn new(text: &'a str) -> Reader<'a> {
        Reader { text, words: text.split_whitespace() }
    }

    /// The next word, or an empty one at the end.
    pub fn word(&mut self) -> &'a str {
        self.words.next().unwrap_or_default()
    }

    /// The next word, read as a `T`; `wanted` says what it should be when the line ends too early.
    pub fn read<T: FromStr<Err = ParseError>>(&mut self, wanted: &str) -> Result<T, ParseError> {
        match self.words.next() {
            Some(word) => word.parse(),
            None => Err(ParseError::new(self.text, format!("followed by {wanted}"))),
        }
    }

    /// The next word, read as a number from `low` to `high`.
    pub fn number(&mut self, low: u8, high: u8) -> Result<u8, ParseError> {
        let word = self.word();
        // `+5` and `05` are numbers to the standard library, but not in the notation.
        let plain = word == "0" || word.starts_with(|c: char| c.is_ascii_digit() && c != '0');
        word.parse()
            .ok()
            .filter(|number| plain && (low..=high).contains(number))
            .ok_or_else(|| ParseError::new(word, format!("a number from {low} to {high}")))
    }

    /// Nothing may follow.
    pub fn end(mut self) -> Result<(), ParseError> {
        match self.words.next() {
            None => Ok(()),
            Some(word) => Err(ParseError::new(word, format!("left out of `{}`", self.text.trim()))),
        }
    }
}

/// Declares a fieldless enum whose variants have a notation: `Copy`, ordered, listed in `ALL`,
/// printed, parsed, and written to JSON as its word. With `in "prefix"` it is said as the message `prefix-word`.
///
/// ```
/// sandtable_core::words! {
///     /// A colour of a counter.
///     pub enum Colour: "colour" {
///         /// As snow.
///         White = "white",
///         /// As coal.
///         Black = "black",
///     }
/// }
/// assert_eq!("black".parse(), Ok(Colour::Black));
/// assert_eq!("blak".parse::<Colour>().unwrap_err().to_string(), "`blak` should be a colour; did you mean `black`?");
/// ```
#[macro_export]
macro_rules! words {
    ($(#[$meta:meta])* $vis:vis enum $name:ident : $noun:literal $(in $prefix:literal)? {
        $($(#[$vmeta:meta])* $variant:ident = $word:literal),+ $(,)?
    }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        $vis enum $name { $($(#[$vmeta])* $variant),+ }

        impl $name {
            /// Every one, in order.
            pub const ALL: &'static [$name] = &[$($name::$variant),+];
            /// How many there are.
            pub const COUNT: usize = $name::ALL.len();

            /// Its notation.
            pub const fn word(self) -> &'static str {
                match self { $($name::$variant => $word),+ }
            }
        }

        impl $crate::Piece for $name {
            const ALL: &'static [$name] = $name::ALL;
            fn index(self) -> usize { self as usize }
            fn word(self) -> &'static str { $name::word(self) }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.pad(self.word())
            }
        }

        impl std::str::FromStr for $name {
            type Err = $crate::ParseError;
            fn from_str(text: &str) -> Result<$name, $crate::ParseError> {
                match text {
                    $($word => Ok($name::$variant),)+
                    _ => Err($crate::ParseError::none_of(text, $noun, $name::ALL.iter().map(|one| one.word()))),
                }
            }
        }

        impl $crate::Ranged for $name {}

        $(
            impl $crate::Say for $name {
                fn say(&self) -> $crate::Message {
                    $crate::Message::new(concat!($prefix, "-").to_owned() + self.word())
                }
            }
        )?

        impl $crate::serde::Serialize for $name {
            fn serialize<S: $crate::serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.serialize_str(self.word())
            }
        }

        $crate::serde_as_word!(@read $name);
    };
}

/// Writes a [`Word`] type to serde as its notation.
#[macro_export]
macro_rules! serde_as_word {
    ($name:ty) => {
        impl $crate::serde::Serialize for $name {
            fn serialize<S: $crate::serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                // Written once: formats that want to know the length beforehand would have it written twice.
                to.serialize_str(&self.to_string())
            }
        }

        $crate::serde_as_word!(@read $name);
    };
    (@read $name:ty) => {
        impl<'de> $crate::serde::Deserialize<'de> for $name {
            fn deserialize<D: $crate::serde::Deserializer<'de>>(from: D) -> Result<$name, D::Error> {
                $crate::read_word(from)
            }
        }
    };
}

/// Reads a [`Word`] from serde; used by [`serde_as_word!`](crate::serde_as_word).
pub fn read_word<'de, T: FromStr<Err = ParseError>, D: serde::Deserializer<'de>>(
    from: D,
) -> Result<T, D::Error> {
    let text: std::borrow::Cow<'de, str> = serde::Deserialize::deserialize(from)?;
    text.parse().map_err(serde::de::Error::custom)
}
