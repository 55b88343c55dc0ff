//! Secrets: keys that must never be printed, and the links to seats, of which only the hash is stored, so that whoever
//! reads the database cannot sit down at a table.

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
