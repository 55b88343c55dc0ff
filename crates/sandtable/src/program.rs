//! What every command works with: the games of this program, and the language a person is spoken to.

use std::fs;
use std::io::Write;
use std::ops::Deref;
use std::path::Path;
use std::sync::Arc;

use anyhow::{Context, Result, bail};
use sandtable_board::{Package, find};
use sandtable_bots::PlayableTitle;
use sandtable_core::{Message, ParseError};
use sandtable_i18n::{Catalogue, Lang, Locale, Texts};

/// What the program itself says.
const TEXTS: Texts = sandtable_i18n::texts!("sandtable", "text", "ftl");

/// The games of a program and the language it speaks.
#[derive(Clone, Debug)]
pub struct Program {
    packages: &'static [Package],
    catalogue: Arc<Catalogue>,
    locale: Locale,
}

impl Program {
    /// A program with these games that speaks this language, or else the environment's.
    pub fn new(packages: &'static [Package], lang: Option<Lang>) -> Result<Program> {
        let texts = [TEXTS].into_iter().chain(packages.iter().map(|package| package.texts));
        let catalogue = Catalogue::new(texts)?.shared();
        let locale = Locale::new(&catalogue, lang.unwrap_or_else(Lang::of_environment));
        Ok(Program { packages, catalogue, locale })
    }

    /// The games.
    pub(crate) fn packages(&self) -> &'static [Package] {
        self.packages
    }

    /// The game of this id.
    pub(crate) fn package(&self, id: &str) -> Result<&'static Package> {
        match find(self.packages, id) {
            Some(package) => Ok(package),
            None => bail!(ParseError::none_of(id, "game", self.packages.iter().map(Package::id))),
        }
    }

    /// The rules of the game of this id, with bots that play by them.
    pub(crate) fn title(&self, id: &str) -> Result<&'static dyn PlayableTitle> {
        Ok(self.package(id)?.title)
    }

    /// Writes what was found out into a file, and says so.
    pub(crate) fn save(&self, path: &Path, text: &str, out: &mut impl Write) -> Result<()> {
        fs::write(path, text).with_context(|| format!("could not write `{}`", path.display()))?;
        let written = Message::new("sandtable-written").with("file", path.display().to_string());
        writeln!(out, "{}", self.say(&written))?;
        Ok(())
    }

    /// The same in another language.
    pub(crate) fn locale(&self, lang: Lang) -> Locale {
        Locale::new(&self.catalogue, lang)
    }
}

/// A program speaks its language.
impl Deref for Program {
    type Target = Locale;

    fn deref(&self) -> &Locale {
        &self.locale
    }
}
