//! What every page is made with: the games, the sentences and the files of this program, fixed when it starts.

use std::sync::{Arc, OnceLock};

use anyhow::{Result, anyhow};
use sandtable_board::{Lesson, Package, find};
use sandtable_i18n::{Catalogue, Lang, Locale, Texts};

use crate::assets::Assets;
use crate::puzzles::{OfferedPuzzle, offered};

/// What the server itself says.
pub const TEXTS: Texts = sandtable_i18n::texts!("server", "text", "ftl");

/// The games, the sentences and the files of a program.
#[derive(Debug)]
pub struct Site {
    /// The games, in the order in which they are shown.
    pub packages: &'static [Package],
    /// The files pages load.
    pub assets: Assets,
    catalogue: Arc<Catalogue>,
    lessons: Vec<(&'static str, Arc<Lesson>)>,
    /// Those of each game, replayed when somebody first asks for them.
    puzzles: Vec<OnceLock<Vec<Arc<OfferedPuzzle>>>>,
}

impl Site {
    /// The site of these games; refuses two that share a message id or the name of a file, and a lesson that cannot be read.
    pub fn new(packages: &'static [Package]) -> Result<Arc<Site>> {
        let texts = [TEXTS, sandtable_board::TEXTS].into_iter();
        let catalogue = Catalogue::new(texts.chain(packages.iter().map(|package| package.texts)))?.shared();
        let assets = Assets::new(packages.iter().flat_map(|package| package.assets).copied())?;
        let lessons = packages.iter().filter_map(read_lesson).collect::<Result<_>>()?;
        let puzzles = packages.iter().map(|_| OnceLock::new()).collect();
        Ok(Arc::new(Site { packages, assets, catalogue, lessons, puzzles }))
    }

    /// The guided first game of the game with this id.
    pub(crate) fn lesson(&self, game: &str) -> Option<Arc<Lesson>> {
        self.lessons.iter().find(|(id, _)| *id == game).map(|(_, lesson)| Arc::clone(lesson))
    }

    /// The puzzles of the game with this id, in order.
    pub(crate) fn puzzles(&self, game: &str) -> &[Arc<OfferedPuzzle>] {
        let place = self.packages.iter().position(|package| package.id() == game);
        place.map_or(&[], |place| self.puzzles[place].get_or_init(|| offered(&self.packages[place])))
    }

    /// One of them.
    pub(crate) fn puzzle(&self, game: &str, id: &str) -> Option<Arc<OfferedPuzzle>> {
        self.puzzles(game).iter().find(|puzzle| puzzle.id == id).map(Arc::clone)
    }

    /// The game with this id.
    pub fn package(&self, game: &str) -> Option<&'static Package> {
        find(self.packages, game)
    }

    /// Says everything in this language.
    pub fn locale(&self, lang: Lang) -> Locale {
        Locale::new(&self.catalogue, lang)
    }
}

fn read_lesson(package: &Package) -> Option<Result<(&'static str, Arc<Lesson>)>> {
    let lesson = Lesson::new(&package.newcomers.lesson?);
    Some(
        lesson
            .map(|lesson| (package.id(), Arc::new(lesson)))
            .map_err(|why| anyhow!("{}: {why}", package.id())),
    )
}
