//! All of a game as one value: what a program's list of games holds.

use std::fmt::Debug;

use maud::Markup;
use sandtable_bots::PlayableTitle;
use sandtable_i18n::Texts;

use crate::{DynBoard, Newcomers, PuzzleText};

/// A game with everything a program needs to offer it.
#[derive(Clone, Copy)]
pub struct Package {
    /// The rules, and bots that play by them.
    pub title: &'static dyn PlayableTitle,
    /// How it is drawn.
    pub board: &'static dyn DynBoard,
    /// Every sentence it says, in Fluent.
    pub texts: Texts,
    /// Its rules by paragraph, in Markdown.
    pub rules: Texts,
    /// Two pages for whoever has never played it, in Markdown; they come before the rules.
    pub guide: Option<Texts>,
    /// The files its pages load; `<id>.css` is loaded by each of them.
    pub assets: &'static [Asset],
    /// What its board can be set to show, at each table.
    pub board_settings: &'static [BoardSetting],
    /// Its picture on the shelf, drawn onto a plane of 480 by 300.
    pub shelf_picture: fn() -> Markup,
    /// Tables that are ready to be opened. *Play* on the shelf opens the first; if there is none, one with the usual options.
    pub presets: &'static [TablePreset],
    /// What it does for those who have never played it.
    pub newcomers: Newcomers,
    /// Positions in which one choice is far better than all others.
    pub puzzles: &'static [PuzzleText],
}

/// A table that is ready to be opened. Its name and what it is like are the messages `<game>-table-<word>` and `...-help`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TablePreset {
    /// What it is called in addresses.
    pub word: &'static str,
    /// The options that are not the usual ones, as a form sends them.
    pub options: &'static [(&'static str, &'static str)],
    /// What is done at once for whoever opens it, in the notation: an army is taken, units are laid. It can be taken back.
    pub moves: &'static [&'static str],
}

impl Package {
    /// The game's id.
    pub fn id(&self) -> &'static str {
        self.title.id()
    }

    /// The preset with this word.
    pub fn preset(&self, word: &str) -> Option<&'static TablePreset> {
        self.presets.iter().find(|preset| preset.word == word)
    }
}

/// Something a board shows one way or another. It is no part of the game: rules, records and bots know nothing of it. Its sentences
/// are `<game>-board-<name>`, the same with `-help`, and with each word.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BoardSetting {
    /// Its name.
    pub name: &'static str,
    /// What can be chosen; the first is usual.
    pub words: &'static [&'static str],
}

impl Debug for Package {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Package({})", self.id())
    }
}

/// The package of the game with this id.
pub fn find<'a>(packages: &'a [Package], id: &str) -> Option<&'a Package> {
    packages.iter().find(|package| package.id() == id)
}

/// A file a page loads.
#[derive(Clone, Copy, Debug)]
pub struct Asset {
    /// Its name, `sandtable.css`.
    pub name: &'static str,
    /// Its media type.
    pub mime: &'static str,
    /// What is in it.
    pub text: &'static str,
}

impl Asset {
    /// A style sheet.
    pub const fn css(name: &'static str, text: &'static str) -> Asset {
        Asset { name, mime: "text/css; charset=utf-8", text }
    }

    /// A script.
    pub const fn js(name: &'static str, text: &'static str) -> Asset {
        Asset { name, mime: "text/javascript; charset=utf-8", text }
    }

    /// A drawing.
    pub const fn svg(name: &'static str, text: &'static str) -> Asset {
        Asset { name, mime: "image/svg+xml", text }
    }
}
