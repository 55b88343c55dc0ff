//! The rules of a game as a page: two pages for whoever has never played it, then the rules by paragraph, folded by
//! section, with an address for every numbered paragraph.

mod scribe;

use maud::{Markup, PreEscaped, html};
use sandtable_board::Package;

use self::scribe::Scribe;
use super::layout::{Sheet, layout};
use super::phrases::{named, of_game};
use crate::model::Visitor;

/// The page around the text.
pub fn rules(visitor: &Visitor, game: &str, html: &Markup) -> Markup {
    let title = named(visitor, "web-rules-of", &of_game(visitor, game, "title"));
    let sheet = Sheet {
        title,
        here: format!("/rules/{game}"),
        game: Some(game),
        table: None,
        about: None,
        fills: false,
    };
    layout(visitor, &sheet, &html! { main #rules.page.rules-page { (html) } })
}

/// Guide, contents and rules of a game; none if there is no such game.
pub fn html(game: &str, visitor: &Visitor) -> Option<Markup> {
    let package = visitor.site.package(game)?;
    let guide = package.guide.map(|guide| Parts::of(guide.of(visitor.lang())));
    let rules = Parts::of(package.rules.of(visitor.lang()));
    let page = Page { package, visitor, guide, rules };
    Some(html! {
        (package.board.symbols())
        (page.guide())
        (page.contents())
        (page.reference())
    })
}

/// A text taken apart at its headings.
struct Parts<'a> {
    title: &'a str,
    opening: &'a str,
    /// Headings and what is under them.
    sections: Vec<(&'a str, &'a str)>,
}

impl<'a> Parts<'a> {
    fn of(text: &'a str) -> Parts<'a> {
        let mut parts = text.split("\n## ");
        let (title, opening) = headed(parts.next().unwrap_or_default().trim_start_matches("# "));
        Parts { title, opening, sections: parts.map(headed).collect() }
    }
}

/// The first line and the rest.
fn headed(part: &str) -> (&str, &str) {
    part.split_once('\n').unwrap_or((part, ""))
}

struct Page<'a> {
    package: &'a Package,
    visitor: &'a Visitor,
    guide: Option<Parts<'a>>,
    rules: Parts<'a>,
}

impl Page<'_> {
    fn guide(&self) -> Markup {
        let Some(guide) = &self.guide else { return html! {} };
        let scribe = self.scribe(1);
        html! {
            article.guide.prose #guide {
                h1 { (guide.title) }
                (scribe.write(guide.opening))
                @for (at, (heading, text)) in guide.sections.iter().enumerate() {
                    section {
                        h2 id={ "g" (at + 1) } { (heading) }
                        (scribe.write(text))
                    }
                }
            }
        }
    }

    fn contents(&self) -> Markup {
        let of = |parts: Option<&Parts<'_>>, letter| {
            let headings = parts.map(|parts| &parts.sections[..]).unwrap_or_default().iter().enumerate();
            html! { @for (at, (heading, _)) in headings { li { a href={ "#" (letter) (at + 1) } { (heading) } } } }
        };
        html! {
            nav.contents aria-label=(self.visitor.text("web-contents")) {
                @if self.guide.is_some() {
                    p { a href="#guide" { (self.visitor.text("web-guide")) } }
                    ul { (of(self.guide.as_ref(), "g")) }
                }
                p { a href="#reference" { (self.visitor.text("web-reference")) } }
                ul { (of(Some(&self.rules), "s")) }
            }
        }
    }

    /// The rules by paragraph.
    fn reference(&self) -> Markup {
        let level = if self.guide.is_some() { 2 } else { 1 };
        let scribe = self.scribe(level);
        html! {
            article.reference.prose #reference {
                (heading(level, self.rules.title))
                (scribe.write(self.rules.opening))
                (self.search())
                @for (at, (title, text)) in self.rules.sections.iter().enumerate() {
                    details.rules-section {
                        summary { (heading(level + 1, title)) }
                        div.section-text id={ "s" (at + 1) } { (scribe.paragraphs(text)) }
                    }
                }
            }
        }
    }

    /// Filters the paragraphs; without a script the browser's own search finds what is folded away.
    fn search(&self) -> Markup {
        html! {
            div.rules-search.scripted-only role="search" {
                label for="rules-search" { (self.visitor.text("web-rules-search")) }
                input #rules-search type="search" autocomplete="off" enterkeyhint="search";
                output #rules-found for="rules-search" data-none=(self.visitor.text("web-rules-none"))
                    data-found=(self.visitor.text("web-rules-found")) {}
                button #rules-unfold.btn type="button" { (self.visitor.text("web-rules-unfold")) }
            }
        }
    }

    fn scribe(&self, level: usize) -> Scribe<'_> {
        Scribe::new(self.package, self.visitor, level)
    }
}

fn heading(level: usize, text: &str) -> Markup {
    html! { (PreEscaped(format!("<h{level}>"))) (text) (PreEscaped(format!("</h{level}>"))) }
}
