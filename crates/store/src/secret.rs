//! Secrets: keys that must never be printed, and the links to seats, of which only the hash is stored. Links follow from the
//! server's secret, so the hashes keep whoever reads the database from a seat only if the secret is elsewhere: in a file of
//! its own ([`Store::secrets`](crate::Store::secrets)).

use std::fmt::{self, Debug, Display};

use crate::{Result, StoreError};

/// Thirty-two bytes nobody else may know. Its `Debug` shows nothing of it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Secret(pub [u8; 32]);

impl Secret {
    /// New bytes from the operating system.
    pub fn fresh() -> Result<Secret> {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes)
            .map_err(|error| StoreError::Other(format!("no random bytes from the system: {error}")))?;
        Ok(Secret(bytes))
    }

    pub(crate) fn to_hex(self) -> String {
        blake3::Hash::from_bytes(self.0).to_hex().to_string()
    }

    pub(crate) fn read(text: &str) -> Result<Secret> {
        let wrong = |_| StoreError::Damaged("a stored secret should be 64 hex digits".to_owned());
        Ok(Secret(*blake3::Hash::from_hex(text).map_err(wrong)?.as_bytes()))
    }
}

impl Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(..)")
    }
}

/// The secrets of a server. One signs; those before it are still accepted, until they are dropped.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Secrets {
    /// What is signed with now.
    pub current: Secret,
    /// What was signed with before, the latest first.
    pub old: Vec<Secret>,
}

impl Secrets {
    /// A single one, from the operating system.
    pub fn fresh() -> Result<Secrets> {
        Ok(Secrets { current: Secret::fresh()?, old: Vec::new() })
    }

    /// A new one before these.
    pub fn rotated(&self) -> Result<Secrets> {
        Ok(Secrets { current: Secret::fresh()?, old: self.iter().copied().collect() })
    }

    /// All that are accepted, the current one first.
    pub fn iter(&self) -> impl Iterator<Item = &Secret> {
        std::iter::once(&self.current).chain(&self.old)
    }

    /// The link of a seat: the one that was given out, by whichever secret it was made.
    pub fn seat_token(&self, table: &str, seat: u8, links: u32, stored: Option<&TokenHash>) -> Token {
        let mut tokens = self.iter().map(|secret| Token::of_seat(secret, table, seat, links));
        let found = tokens.find(|token| stored == Some(&token.hash()));
        found.unwrap_or_else(|| Token::of_seat(&self.current, table, seat, links))
    }

    /// One per line, the current one first.
    pub(crate) fn to_text(&self) -> String {
        self.iter().map(|secret| secret.to_hex() + "\n").collect()
    }

    pub(crate) fn read(text: &str) -> Result<Secrets> {
        let mut secrets = text.split_whitespace().map(Secret::read).collect::<Result<Vec<_>>>()?.into_iter();
        let none = || StoreError::Damaged("there should be a secret of 64 hex digits".to_owned());
        Ok(Secrets { current: secrets.next().ok_or_else(none)?, old: secrets.collect() })
    }
}

/// What a seat's secret link ends with: 64 hex digits. Whoever has it may sit there.
#[derive(Clone, PartialEq, Eq)]
pub struct Token(String);

/// The hash of a [`Token`], which is all that is stored of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TokenHash(pub(crate) String);

impl Token {
    /// A token nothing can foretell.
    pub fn fresh() -> Result<Token> {
        Ok(Token(Secret::fresh()?.to_hex()))
    }

    /// The token that the server's secret gives this seat as its link number `links`: it can be shown again without being
    /// stored.
    pub fn of_seat(secret: &Secret, table: &str, seat: u8, links: u32) -> Token {
        let text = format!("sandtable seat link {table} {seat} {links}");
        Token(blake3::keyed_hash(&secret.0, text.as_bytes()).to_hex().to_string())
    }

    /// What somebody's link says; anything may be asked for.
    pub fn from_link(text: &str) -> Token {
        Token(text.to_owned())
    }

    /// What is stored of it.
    pub fn hash(&self) -> TokenHash {
        TokenHash(Secret(blake3::derive_key("sandtable 2026 seat token", self.0.as_bytes())).to_hex())
    }
}

impl Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(..)")
    }
}
