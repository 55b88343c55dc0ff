//! The rules of a game as a page: our own text, with an address for every numbered paragraph. Numbers
//! inside the text become links where such a paragraph exists.

use std::collections::BTreeSet;

use maud::{Markup, PreEscaped, html};
use pulldown_cmark::{Event, HeadingLevel, Options, Parser, Tag, TagEnd};
use sandtable_board::Package;
use sandtable_i18n::paragraph_number;

use super::layout::{Sheet, layout};
use super::phrases::{anchor, named, of_game};
use crate::model::Visitor;

/// The page around the text.
pub fn rules(visitor: &Visitor, game: &str, html: &Markup) -> Markup {
    let title = named(visitor, "web-rules-of", &of_game(visitor, game, "title"));
    let sheet = Sheet { title, here: format!("/rules/{game}"), game: Some(game), table: None, fills: false };
    layout(visitor, &sheet, &html! { main #rules.page.rules-page { (html) } })
}

/// Contents and text of a game's rules; none if there is no such game.
pub fn html(game: &str, visitor: &Visitor) -> Option<Markup> {
    let package = visitor.site.package(game)?;
    let text = package.rules.of(visitor.lang());
    let (headings, numbers) = outline(text);
    let body = Scribe { package, visitor, numbers }.write(text);
    Some(html! {
        nav.contents aria-label=(visitor.text("web-contents")) {
            h2 { (visitor.text("web-contents")) }
            ol { @for (at, heading) in headings.iter().enumerate() { li { a href={ "#s" (at + 1) } { (heading) } } } }
        }
        article.prose { (package.board.symbols()) (PreEscaped(body)) }
    })
}

/// The headings of the sections and the numbers of the paragraphs.
fn outline(text: &str) -> (Vec<&str>, BTreeSet<&str>) {
    let headings = text.lines().filter_map(|line| line.strip_prefix("## ")).collect();
    let numbers = text.lines().filter_map(paragraph_number).map(|(number, _)| number).collect();
    (headings, numbers)
}

/// Turns the text into markup.
struct Scribe<'a> {
    package: &'a Package,
    visitor: &'a Visitor,
    numbers: BTreeSet<&'a str>,
}

impl Scribe<'_> {
    fn write(&self, text: &str) -> String {
        let mut events: Vec<Event<'_>> = Vec::new();
        let mut sections = 0;
        for event in Parser::new_ext(text, Options::ENABLE_TABLES) {
            match event {
                Event::Start(Tag::Heading { level: HeadingLevel::H2, .. }) => {
                    sections += 1;
                    events.push(Event::Html(format!("<h2 id=\"s{sections}\">").into()));
                }
                Event::End(TagEnd::Strong) => self.close_strong(&mut events),
                Event::Code(word) => events.push(Event::InlineHtml(self.code(&word).into())),
                Event::Text(text) => events.push(Event::InlineHtml(self.linked(&text).into())),
                Event::Start(Tag::Table(alignment)) => {
                    events.push(Event::Html(self.scroller().into()));
                    events.push(Event::Start(Tag::Table(alignment)));
                }
                Event::End(TagEnd::Table) => {
                    events.extend([Event::End(TagEnd::Table), Event::Html("</div>".into())]);
                }
                other => events.push(other),
            }
        }
        let mut out = String::new();
        pulldown_cmark::html::push_html(&mut out, events.into_iter());
        out
    }

    /// A wide table scrolls by itself, by keyboard too.
    fn scroller(&self) -> String {
        let name = self.visitor.text("web-data-table");
        html! { div.wide tabindex="0" role="region" aria-label=(name) {} }.into_string().replace("</div>", "")
    }

    /// A paragraph that opens with its number in bold gets an anchor instead.
    fn close_strong(&self, events: &mut Vec<Event<'_>>) {
        if let [.., Event::Start(Tag::Paragraph), Event::Start(Tag::Strong), Event::InlineHtml(opened)] =
            &events[..]
            && let Some(&number) = self.numbers.iter().find(|number| **opened == *link(number))
        {
            let id = anchor(number);
            events.truncate(events.len() - 3);
            let opening = format!("<p id=\"{id}\"><a class=\"number\" href=\"#{id}\">{number}</a>");
            events.push(Event::Html(opening.into()));
        } else {
            events.push(Event::End(TagEnd::Strong));
        }
    }

    /// The text with links where it names a paragraph.
    fn linked(&self, text: &str) -> String {
        let is_part = |c: char| c.is_ascii_digit() || c == '.';
        let mut out = String::new();
        let mut rest = text;
        while let Some(start) = rest.find(|c: char| c.is_ascii_digit()) {
            let length = rest[start..].find(|c| !is_part(c)).unwrap_or(rest.len() - start);
            let word = rest[start..start + length].trim_end_matches('.');
            out += &escaped(&rest[..start]);
            out += &if self.numbers.contains(word) { link(word) } else { word.to_owned() };
            rest = &rest[start + word.len()..];
        }
        out + &escaped(rest)
    }

    /// A word of the notation, after the piece it names where one is drawn.
    fn code(&self, word: &str) -> String {
        html! { @if let Some(piece) = self.package.board.piece(word) { (piece) " " } code { (word) } }
            .into_string()
    }
}

fn link(number: &str) -> String {
    format!("<a href=\"#{}\">{number}</a>", anchor(number))
}

fn escaped(text: &str) -> String {
    html! { (text) }.into_string()
}
