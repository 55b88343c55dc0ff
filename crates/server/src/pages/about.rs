//! What a thing on a board is: what its kind does, and the paragraph about it. It says nothing of any table.

use maud::{Markup, PreEscaped, html};
use pulldown_cmark::{Event, Parser, Tag, TagEnd};
use sandtable_board::Package;
use sandtable_i18n::{Locale, paragraph_number};

use super::phrases::anchor;

/// The inside of the card: what the piece does, if it is one that the game explains, and what the paragraph says. None if there
/// is neither.
pub fn about(package: &Package, locale: &Locale, piece: &str, rule: &str) -> Option<Markup> {
    let says: Vec<String> = package.board.about(piece).iter().map(|line| locale.say(line)).collect();
    let paragraph = paragraph(package.rules.of(locale.lang()), rule);
    (!says.is_empty() || paragraph.is_some()).then(|| {
        html! {
            @for line in &says { p { (line) } }
            @if let Some(text) = paragraph {
                p.about-rule { (PreEscaped(inline(text, package.id(), locale))) }
                a href={ "/rules/" (package.id()) "#" (anchor(rule)) } target="_blank" { "\u{a7}\u{a0}" (rule) }
            }
        }
    })
}

/// The text of the paragraph with this number.
fn paragraph<'t>(rules: &'t str, wanted: &str) -> Option<&'t str> {
    let numbered = rules.lines().filter_map(paragraph_number);
    numbered.filter(|(number, _)| *number == wanted).map(|(_, rest)| rest).next()
}

/// The words of a paragraph, emphasis and all, without the paragraph around them; things are called by their names.
fn inline(text: &str, game: &str, locale: &Locale) -> String {
    let events = Parser::new(text).filter_map(|event| match event {
        Event::Start(Tag::Paragraph) | Event::End(TagEnd::Paragraph) => None,
        Event::Code(word) => Some(Event::Text(name(&word, game, locale).into())),
        other => Some(other),
    });
    let mut out = String::new();
    pulldown_cmark::html::push_html(&mut out, events);
    out
}

/// What a word of the notation is called, if it is a noun of the game.
fn name(word: &str, game: &str, locale: &Locale) -> String {
    let ids = NOUNS.iter().map(|noun| format!("{game}-{noun}-{word}"));
    ids.filter(|id| locale.knows(id)).map(|id| locale.text(&id)).next().unwrap_or_else(|| word.to_owned())
}

/// What games call their sets of nouns.
const NOUNS: [&str; 6] = ["unit", "card", "token", "kind", "ability", "space"];
