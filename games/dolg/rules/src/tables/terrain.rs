//! Kinds of terrain (16). That there is terrain is known, its rules are reconstructed.

use sandtable_core::Source::{self, Inferred, Reconstructed};

sandtable_core::words! {
    /// What a piece of terrain is (16); everything else is open.
    pub enum TerrainKind: "kind of terrain" in "dolg-terrain" {
        /// Wood (16.3).
        Wood = "wood",
        /// Hill (16.4).
        Hill = "hill",
        /// Rough ground (16.5).
        Rough = "rough",
        /// Marsh (16.6).
        Marsh = "marsh",
        /// River (16.7).
        River = "river",
        /// Ford (16.8).
        Ford = "ford",
        /// Road (16.9).
        Road = "road",
        /// Fieldworks (16.10).
        Works = "works",
        /// Village (16.11).
        Village = "village",
    }
}

/// What is left of the movement of a unit of which a part is in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
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
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
pub struct TerrainRow {
    /// Which.
    pub kind: TerrainKind,
    /// How foot moves in it.
    pub foot: Going,
    /// How mounted units move in it.
    pub mounted: Going,
    /// May players place it (5.4)?
    pub placed: bool,
    /// How its name is known; the effects are reconstructed.
    pub source: Source,
}

const fn row(kind: TerrainKind, foot: Going, mounted: Going, source: Source) -> TerrainRow {
    TerrainRow { kind, foot, mounted, placed: false, source }
}

const fn placed(row: TerrainRow) -> TerrainRow {
    TerrainRow { placed: true, ..row }
}

/// Every kind, in the order of [`TerrainKind`] (16.2).
pub static TERRAIN: [TerrainRow; TerrainKind::COUNT] = [
    placed(row(TerrainKind::Wood, Going::Half, Going::Half, Inferred)),
    placed(row(TerrainKind::Hill, Going::Full, Going::Half, Inferred)),
    placed(row(TerrainKind::Rough, Going::Full, Going::Half, Reconstructed)),
    placed(row(TerrainKind::Marsh, Going::Third, Going::Forbidden, Reconstructed)),
    row(TerrainKind::River, Going::Forbidden, Going::Forbidden, Reconstructed),
    row(TerrainKind::Ford, Going::Half, Going::Half, Reconstructed),
    row(TerrainKind::Road, Going::Full, Going::Full, Reconstructed),
    row(TerrainKind::Works, Going::Full, Going::Full, Reconstructed),
    row(TerrainKind::Village, Going::Half, Going::Half, Reconstructed),
];

impl TerrainKind {
    /// What is known of it.
    #[inline]
    pub fn row(self) -> &'static TerrainRow {
        &TERRAIN[self as usize]
    }
}
