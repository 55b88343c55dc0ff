//! What surrounds every page: head, header, footer. The header works without script; the switch of the theme, which
//! only a script can keep, shows itself only where there is one.

use maud::{DOCTYPE, Markup, html};
use sandtable_core::Message;
use sandtable_i18n::Lang;

use crate::model::Visitor;

/// What the frame needs to know of the page inside it.
#[derive(Clone, Debug)]
pub(crate) struct Sheet<'a> {
    /// The title of the window.
    pub(crate) title: String,
    /// The page's own path, to come back to.
    pub(crate) here: String,
    /// The game it is about.
    pub(crate) game: Option<&'a str>,
    /// The table it is about.
    pub(crate) table: Option<&'a str>,
    /// Does the page fill the window, as a board does?
    pub(crate) fills: bool,
}

impl Sheet<'_> {
    fn at_replay(&self) -> bool {
        self.here.contains("/replay")
    }
}

/// A whole page around its `main`.
pub(crate) fn layout(visitor: &Visitor, sheet: &Sheet<'_>, main: &Markup) -> Markup {
    html! {
        (DOCTYPE)
        html lang=(visitor.lang().word()) {
            (head(visitor, sheet))
            body.at-table[sheet.fills] {
                a.skip href="#main" { (visitor.text("web-skip")) }
                (header(visitor, sheet))
                span #main tabindex="-1" {}
                (main)
                @if !sheet.fills { (footer(visitor)) }
                @else if sheet.at_replay() { (keys(visitor, &REPLAY_KEYS)) }
                @else { (keys(visitor, &TABLE_KEYS)) }
            }
        }
    }
}

fn head(visitor: &Visitor, sheet: &Sheet<'_>) -> Markup {
    html! {
        head {
            meta charset="utf-8";
            meta name="viewport" content="width=device-width, initial-scale=1";
            meta name="color-scheme" content="light dark";
            title { (sheet.title) " \u{b7} " (visitor.text("web-name")) }
            link rel="icon" href=(visitor.site.assets.href("icon.svg"));
            link rel="stylesheet" href=(visitor.site.assets.href("sandtable.css"));
            @if let Some(style) = sheet.game.map(|game| format!("{game}.css")).filter(|name| visitor.site.assets.find(name).is_some()) {
                link rel="stylesheet" href=(visitor.site.assets.href(&style));
            }
            script src=(visitor.site.assets.href("theme.js")) {}
            script type="module" src=(visitor.site.assets.href("sandtable.js")) {}
        }
    }
}

fn header(visitor: &Visitor, sheet: &Sheet<'_>) -> Markup {
    html! {
        header.top {
            a.logo href="/" { (emblem()) span { (visitor.text("web-name")) } }
            nav aria-label=(visitor.text("web-nav")) { (places(visitor, sheet)) }
            div.tools {
                @if sheet.fills {
                    button #show-keys.btn.plain.scripted-only type="button" aria-label=(visitor.text("web-keys")) title=(visitor.text("web-keys")) { "?" }
                }
                button #theme.btn.plain.scripted-only type="button" aria-label=(visitor.text("web-theme")) title=(visitor.text("web-theme")) { (icon("M8 3a7 7 0 1 0 9 9 6 6 0 0 1-9-9z")) }
                (language(visitor, sheet))
                (name(visitor, sheet))
            }
        }
    }
}

/// Where one can go from here.
fn places(visitor: &Visitor, sheet: &Sheet<'_>) -> Markup {
    html! {
        @if let Some(table) = sheet.table {
            @if sheet.at_replay() { a href={ "/t/" (table) } { (visitor.text("web-to-table")) } }
            @else { a href={ "/t/" (table) "/replay" } { (visitor.text("web-to-replay")) } }
        }
        @if let Some(game) = sheet.game.filter(|game| sheet.here != format!("/rules/{game}")) {
            a href={ "/rules/" (game) } target=[sheet.fills.then_some("_blank")] { (visitor.text("web-to-rules")) }
        }
    }
}

/// The button that changes to the other language, named in that language.
fn language(visitor: &Visitor, sheet: &Sheet<'_>) -> Markup {
    let (other, short, whole) = match visitor.lang() {
        Lang::En => (Lang::Ru, "RU", "\u{420}\u{443}\u{441}\u{441}\u{43a}\u{438}\u{439}"),
        Lang::Ru => (Lang::En, "EN", "English"),
    };
    html! {
        form method="post" action="/lang" data-whole {
            (csrf(visitor))
            input type="hidden" name="back" value=(sheet.here);
            button.btn.plain name="lang" value=(other.word()) lang=(other.word()) aria-label=(whole) title=(whole) { (short) }
        }
    }
}

fn name(visitor: &Visitor, sheet: &Sheet<'_>) -> Markup {
    let called = visitor.say(&Message::new("web-you-are").with("name", visitor.name.as_str()));
    html! {
        details #me.menu {
            summary aria-label=(called) { span { (visitor.name) } }
            form.card.stack method="post" action="/name" data-whole {
                (csrf(visitor))
                input type="hidden" name="back" value=(sheet.here);
                div.field {
                    label for="my-name" { (visitor.text("web-your-name")) }
                    input #my-name type="text" name="name" value=(visitor.name) required maxlength="40" autocomplete="nickname";
                }
                button.btn { (visitor.text("web-save")) }
            }
        }
    }
}

fn footer(visitor: &Visitor) -> Markup {
    html! { footer.foot { (visitor.text("web-foot")) } }
}

/// The keys of a table.
const TABLE_KEYS: [(&str, &str); 8] = [
    ("Tab", "web-key-tab"),
    ("\u{2190}\u{2191}\u{2193}\u{2192}", "web-key-arrows"),
    ("Shift + \u{2190}\u{2191}\u{2193}\u{2192}", "web-key-roam"),
    ("Enter", "web-key-enter"),
    ("U", "web-key-undo"),
    ("R", "web-key-restart"),
    ("Esc", "web-key-drop"),
    ("?", "web-key-help"),
];

/// The keys of a replay.
const REPLAY_KEYS: [(&str, &str); 8] = [
    ("\u{2190}", "web-back"),
    ("\u{2192}", "web-on"),
    ("Home", "web-first"),
    ("End", "web-last"),
    ("Space", "web-play"),
    ("\u{2212}", "web-slower"),
    ("+", "web-faster"),
    ("?", "web-key-help"),
];

/// The keys, shown by `?`.
fn keys(visitor: &Visitor, keys: &[(&str, &str)]) -> Markup {
    html! {
        dialog #keys aria-labelledby="keys-title" {
            h2 #keys-title { (visitor.text("web-keys")) }
            dl.keys {
                @for (key, id) in keys {
                    dt { kbd { @if *key == "Space" { (visitor.text("web-key-space")) } @else { (key) } } }
                    dd { (visitor.text(id)) }
                }
            }
            form method="dialog" { button.btn { (visitor.text("web-close")) } }
        }
    }
}

/// The mark of the app: a counter on a map.
fn emblem() -> Markup {
    html! {
        svg width="26" height="26" viewBox="0 0 32 32" aria-hidden="true" {
            rect.pic-land width="32" height="32" rx="6" {}
            path.pic-sea d="M4 22c5-6 8-2 12-6s6-8 12-7v19H4z" {}
            path.pic-ink d="M6 7h13v9H6zl13 9M19 7 6 16" {}
            path.pic-hot d="M19 21h7m-3-3 3 3-3 3" {}
        }
    }
}

/// A small sign on a button.
pub(crate) fn icon(shape: &str) -> Markup {
    html! { svg.icon width="20" height="20" viewBox="0 0 20 20" aria-hidden="true" { path d=(shape) {} } }
}

/// The field that shows a form came from one of our pages.
pub(crate) fn csrf(visitor: &Visitor) -> Markup {
    html! { input type="hidden" name="csrf" value=(visitor.csrf); }
}
