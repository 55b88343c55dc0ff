//! What surrounds every page: head, header, footer. The header works without script; the switch of the theme, which
//! only a script can keep, shows itself only where there is one.

use maud::{DOCTYPE, Markup, html};
use sandtable_core::Message;
use sandtable_i18n::Lang;

use crate::assets::MODULES;
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
    /// What the page is about, if more is to be said than of its game.
    pub(crate) about: Option<String>,
    /// Does the page fill the window, as a board does?
    pub(crate) fills: bool,
}

impl Sheet<'_> {
    fn at_replay(&self) -> bool {
        self.here.contains("/replay")
    }

    fn at_review(&self) -> bool {
        self.here.ends_with("/review")
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
                @if sheet.fills { (line_state(visitor)) }
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
            (description(visitor, sheet))
            (tab_icon(visitor))
            link rel="stylesheet" href=(visitor.site.assets.href("sandtable.css"));
            @if let Some(style) = sheet.game.map(|game| format!("{game}.css")).filter(|name| visitor.site.assets.find(name).is_some()) {
                link rel="stylesheet" href=(visitor.site.assets.href(&style));
            }
            @for module in MODULES { link rel="modulepreload" href=(visitor.site.assets.href(module)); }
            script src=(visitor.site.assets.href("theme.js")) {}
            script type="module" src=(visitor.site.assets.href("sandtable.js")) {}
        }
    }
}

/// What search engines and messengers show of the page.
fn description(visitor: &Visitor, sheet: &Sheet<'_>) -> Markup {
    let of_game = |game: &str| visitor.text(&format!("{game}-tagline"));
    let about = sheet.about.clone().unwrap_or_else(|| match sheet.game {
        Some(game) => of_game(game),
        None => visitor.text("web-welcome-more"),
    });
    html! {
        meta name="description" content=(about);
        meta property="og:site_name" content=(visitor.text("web-name"));
        meta property="og:title" content=(sheet.title);
        meta property="og:description" content=(about);
        meta property="og:type" content="website";
    }
}

/// The sign of the tab, and the one that says that it is the visitor's turn.
fn tab_icon(visitor: &Visitor) -> Markup {
    let [plain, turn] = ["icon.svg", "icon-turn.svg"].map(|name| visitor.site.assets.href(name));
    html! { link rel="icon" href=(plain) data-plain=(plain) data-turn=(turn); }
}

fn header(visitor: &Visitor, sheet: &Sheet<'_>) -> Markup {
    html! {
        header.top {
            a.logo href="/" aria-label=(visitor.text("web-name")) { (emblem()) span { (visitor.text("web-name")) } }
            nav aria-label=(visitor.text("web-nav")) { (places(visitor, sheet)) }
            div.tools {
                @if sheet.fills {
                    @if !sheet.at_replay() {
                        button #full.btn.plain.scripted-only type="button" data-key="f" aria-keyshortcuts="f" aria-pressed="false" aria-label=(visitor.text("web-full")) title=(visitor.text("web-full")) { (icon("M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4")) }
                    }
                    button #show-keys.btn.plain.scripted-only type="button" aria-label=(visitor.text("web-keys")) title=(visitor.text("web-keys")) { "?" }
                }
                button #theme.btn.plain.scripted-only type="button" aria-label=(visitor.text("web-theme")) title=(visitor.text("web-theme")) { (icon("M8 3a7 7 0 1 0 9 9 6 6 0 0 1-9-9z")) }
                (language(visitor, sheet))
                (name(visitor, sheet))
            }
        }
    }
}

/// Says, above everything else, that the server is out of reach.
fn line_state(visitor: &Visitor) -> Markup {
    let (lost, again) = (visitor.text("web-line-lost"), visitor.text("web-trying-again"));
    html! { p #line-state.line-state.scripted-only role="status" data-lost=(lost) data-again=(again) {} }
}

/// Where one can go from here.
fn places(visitor: &Visitor, sheet: &Sheet<'_>) -> Markup {
    html! {
        @if let Some(table) = sheet.table {
            @if sheet.at_replay() || sheet.at_review() { a href={ "/t/" (table) } { (visitor.text("web-to-table")) } }
            @if !sheet.at_replay() { a href={ "/t/" (table) "/replay" } { (visitor.text("web-to-replay")) } }
        }
        @if let Some(game) = sheet.game.filter(|game| sheet.here != format!("/rules/{game}")) {
            a href={ "/rules/" (game) } target=[sheet.fills.then_some("_blank")] { (visitor.text("web-to-rules")) }
        }
    }
}

/// The button that changes to the other language, named as it is written and in that language.
fn language(visitor: &Visitor, sheet: &Sheet<'_>) -> Markup {
    let (other, short, whole) = match visitor.lang() {
        Lang::En => (Lang::Ru, "RU", "\u{420}\u{443}\u{441}\u{441}\u{43a}\u{438}\u{439}"),
        Lang::Ru => (Lang::En, "EN", "English"),
    };
    html! {
        form method="post" action="/lang" data-whole {
            (csrf(visitor))
            input type="hidden" name="back" value=(sheet.here);
            button.btn.plain name="lang" value=(other.word()) lang=(other.word()) title=(whole) { (short) span.sr { " \u{2013} " (whole) } }
        }
    }
}

fn name(visitor: &Visitor, sheet: &Sheet<'_>) -> Markup {
    let called = visitor.say(&Message::new("web-you-are").with("name", visitor.name.as_str()));
    html! {
        details #me.menu {
            summary aria-label=(called) { span { (visitor.name) } }
            div.card.stack {
                form.stack method="post" action="/name" data-whole {
                    (csrf(visitor))
                    input type="hidden" name="back" value=(sheet.here);
                    div.field {
                        label for="my-name" { (visitor.text("web-your-name")) }
                        input #my-name type="text" name="name" value=(visitor.name) required maxlength="40" autocomplete="nickname";
                    }
                    button.btn { (visitor.text("web-save")) }
                }
                (alerts(visitor))
            }
        }
    }
}

/// How the visitor wants to be told that it is their turn while they look elsewhere. The browser keeps it.
fn alerts(visitor: &Visitor) -> Markup {
    html! {
        fieldset #alerts.stack.scripted-only data-say=(visitor.text("web-alert-turn")) {
            legend.label { (visitor.text("web-alerts")) }
            @for id in ["alert-sound", "alert-notice"] {
                label.tick for=(id) { input id=(id) type="checkbox"; (visitor.text(&format!("web-{id}"))) }
            }
            p #alert-refused.small.quiet role="status" hidden { (visitor.text("web-alert-refused")) }
        }
    }
}

fn footer(visitor: &Visitor) -> Markup {
    html! { footer.foot { (visitor.text("web-foot")) } }
}

/// The keys of a table.
const TABLE_KEYS: [(&str, &str); 11] = [
    ("Tab", "web-key-tab"),
    ("\u{2190}\u{2191}\u{2193}\u{2192}", "web-key-arrows"),
    ("Shift + \u{2190}\u{2191}\u{2193}\u{2192}", "web-key-roam"),
    ("Enter", "web-key-enter"),
    ("I", "web-key-about"),
    ("H", "web-key-hint"),
    ("U", "web-key-undo"),
    ("R", "web-key-restart"),
    ("Esc", "web-key-drop"),
    ("F", "web-key-full"),
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
