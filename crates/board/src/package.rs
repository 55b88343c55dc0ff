//! All of a game as one value: what a program's list of games holds.

use std::fmt::Debug;

use maud::Markup;
use sandtable_bots::PlayableTitle;
use sandtable_i18n::Texts;

use crate::DynBoard;

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
    /// The files its pages load; `<id>.css` is loaded by each of them.
    pub assets: &'static [Asset],
    /// Its picture on the shelf, drawn onto a plane of 480 by 300.
    pub shelf_picture: fn() -> Markup,
}

impl Package {
    /// The game's id.
    pub fn id(&self) -> &'static str {
        self.title.id()
    }
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
