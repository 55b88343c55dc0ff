//! Seeds nobody chose. For bots only: the dice of a table have a key of their own.

use std::hash::{BuildHasher, Hasher, RandomState};

/// A number that is different each time.
pub(crate) fn fresh() -> u64 {
    RandomState::new().build_hasher().finish()
}
