//! Kinds of terrain (16). That there is terrain is known, its rules are reconstructed.

use sandtable_core::Source::{self, Inferred, Reconstructed};

use crate::ids::Ground;

/// A kind of terrain (16.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GroundRow {
    /// Which.
    pub ground: Ground,
    /// May players lay it (5.2)?
    pub placed: bool,
    /// How its name is known; the effects are reconstructed.
    pub source: Source,
}

const fn row(ground: Ground, source: Source) -> GroundRow {
    GroundRow { ground, placed: false, source }
}

const fn placed(row: GroundRow) -> GroundRow {
    GroundRow { placed: true, ..row }
}

/// Every kind, in the order of [`Ground`] (16.1).
pub static GROUNDS: [GroundRow; Ground::COUNT] = [
    placed(row(Ground::Wood, Inferred)),
    placed(row(Ground::Hill, Inferred)),
    placed(row(Ground::Marsh, Reconstructed)),
    row(Ground::River, Reconstructed),
    row(Ground::Ford, Reconstructed),
    placed(row(Ground::Rough, Reconstructed)),
    row(Ground::Road, Reconstructed),
    row(Ground::Works, Reconstructed),
    row(Ground::Village, Reconstructed),
];

impl Ground {
    /// What is known of it.
    #[inline]
    pub fn row(self) -> &'static GroundRow {
        &GROUNDS[self as usize]
    }
}
