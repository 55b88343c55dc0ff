//! The number of the rules a position is played by.

use std::hash::{Hash, Hasher};

/// The number of the rules, in a position: one byte that counts for equality. It is not part of what is written or
/// hashed, because the record says it once: its field has the attribute `#[serde(skip)]`, and whoever reads a position
/// sets it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RulesNumber(u8);

impl RulesNumber {
    /// The rules of this number.
    pub const fn new(rules: u32) -> RulesNumber {
        assert!(rules <= u8::MAX as u32, "the number of the rules fits into a byte");
        RulesNumber(rules as u8)
    }

    /// The number.
    pub const fn get(self) -> u32 {
        self.0 as u32
    }
}

/// The first rules, until the reader says which.
impl Default for RulesNumber {
    fn default() -> RulesNumber {
        RulesNumber(1)
    }
}

impl Hash for RulesNumber {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}
