//! Kinds of terrain (16). That there is terrain is known, its rules are reconstructed.

use sandtable_core::Source::{self, Inferred, Reconstructed};

use crate::ids::Ground;

/// What is left of the movement of a unit of which a part is in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Going {
    /// All of it.
    Full,
    /// Half.
    Half,
    /// A third.
    Third,
    /// It may not enter.
    Forbidden,
}

/// A kind of terrain (16.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GroundRow {
    /// Which.
    pub ground: Ground,
    /// How foot moves in it.
    pub foot: Going,
    /// How mounted units move in it.
    pub mounted: Going,
    /// May players place it (5.4)?
    pub placed: bool,
    /// How its name is known; the effects are reconstructed.
    pub source: Source,
}

const fn row(ground: Ground, foot: Going, mounted: Going, source: Source) -> GroundRow {
    GroundRow { ground, foot, mounted, placed: false, source }
}

const fn placed(row: GroundRow) -> GroundRow {
    GroundRow { placed: true, ..row }
}

/// Every kind, in the order of [`Ground`] (16.2).
pub static GROUNDS: [GroundRow; Ground::COUNT] = [
    placed(row(Ground::Wood, Going::Half, Going::Half, Inferred)),
    placed(row(Ground::Hill, Going::Full, Going::Half, Inferred)),
    placed(row(Ground::Marsh, Going::Third, Going::Forbidden, Reconstructed)),
    row(Ground::River, Going::Forbidden, Going::Forbidden, Reconstructed),
    row(Ground::Ford, Going::Half, Going::Half, Reconstructed),
    placed(row(Ground::Rough, Going::Full, Going::Half, Reconstructed)),
    row(Ground::Road, Going::Full, Going::Full, Reconstructed),
    row(Ground::Works, Going::Full, Going::Full, Reconstructed),
    row(Ground::Village, Going::Half, Going::Half, Reconstructed),
];

impl Ground {
    /// What is known of it.
    #[inline]
    pub fn row(self) -> &'static GroundRow {
        &GROUNDS[self as usize]
    }
}
