//! From Markdown to markup. Numbers become links where there is such a paragraph, words of the notation become pieces and
//! names, and tables get pictures instead of ids.

use std::collections::BTreeSet;

use maud::{Markup, PreEscaped, html};
use pulldown_cmark::{Event, HeadingLevel, Options, Parser, Tag, TagEnd};
use sandtable_board::Package;
use sandtable_i18n::paragraph_number;

use crate::model::Visitor;
use crate::pages::phrases::anchor;

/// Turns the text of one game into markup.
pub(super) struct Scribe<'a> {
    package: &'a Package,
    visitor: &'a Visitor,
    numbers: BTreeSet<&'static str>,
    /// The level of the title above.
    level: usize,
}

impl<'a> Scribe<'a> {
    pub(super) fn new(package: &'a Package, visitor: &'a Visitor, level: usize) -> Scribe<'a> {
        let rules = package.rules.of(visitor.lang());
        let numbers = rules.lines().filter_map(paragraph_number).map(|(number, _)| number).collect();
        Scribe { package, visitor, numbers, level }
    }

    /// A section of the rules, each paragraph with all that belongs to it under its address.
    pub(super) fn paragraphs(&self, section: &str) -> Markup {
        html! {
            @for block in blocks(section) {
                @match paragraph_number(block) {
                    Some((number, _)) => div.rule id=(anchor(number)) { (self.text(block, number)) },
                    None => (self.write(block)),
                }
            }
        }
    }

    /// Any other text.
    pub(super) fn write(&self, text: &str) -> Markup {
        self.text(text, "")
    }

    /// A text of the paragraph with this number, or of none.
    fn text(&self, text: &str, number: &str) -> Markup {
        let text = with_pictures(text);
        let mut events: Vec<Event<'_>> = Vec::new();
        let mut option = String::new();
        for event in Parser::new_ext(&text, Options::ENABLE_TABLES) {
            match event {
                Event::Start(Tag::Heading { level, .. }) => {
                    events.push(html_event(format!("<h{}>", self.lower(level))));
                }
                Event::End(TagEnd::Heading(level)) => {
                    events.push(html_event(format!("</h{}>", self.lower(level))));
                }
                Event::End(TagEnd::Strong) => close_strong(&mut events, number),
                Event::Code(word) => {
                    let code = self.code(&word, &mut option, events.last());
                    events.push(Event::InlineHtml(code.into()));
                }
                Event::Start(Tag::Image { dest_url, .. }) => {
                    let piece = self.package.board.piece(&dest_url).unwrap_or_default().into_string();
                    events.push(Event::InlineHtml((piece + "<span class=\"sr\">").into()));
                }
                Event::End(TagEnd::Image) => events.push(Event::InlineHtml("</span>".into())),
                Event::Text(text) => events.push(Event::InlineHtml(self.linked(&text).into())),
                Event::Start(Tag::Table(alignment)) => {
                    events.push(html_event(self.scroller(number)));
                    events.push(Event::Start(Tag::Table(alignment)));
                }
                Event::End(TagEnd::Table) => {
                    events.extend([Event::End(TagEnd::Table), html_event("</div>".to_owned())]);
                }
                other => events.push(other),
            }
        }
        let mut out = String::new();
        pulldown_cmark::html::push_html(&mut out, events.into_iter());
        PreEscaped(out)
    }

    /// The level of a heading on this page.
    fn lower(&self, level: HeadingLevel) -> usize {
        level as usize + self.level - 1
    }

    /// A wide table scrolls by itself, by keyboard too.
    fn scroller(&self, number: &str) -> String {
        let name = format!("{} {number}", self.visitor.text("web-data-table"));
        html! { div.wide tabindex="0" role="region" aria-label=(name.trim_end()) {} }
            .into_string()
            .replace("</div>", "")
    }

    /// The text with links where it names a paragraph; a number behind a letter, as in `B1.4`, is none.
    fn linked(&self, text: &str) -> String {
        let is_part = |c: char| c.is_ascii_digit() || c == '.';
        let mut out = String::new();
        let mut rest = text;
        while let Some(start) = rest.find(|c: char| c.is_ascii_digit()) {
            let length = rest[start..].find(|c| !is_part(c)).unwrap_or(rest.len() - start);
            let word = rest[start..start + length].trim_end_matches('.');
            let is_own = !rest[..start].ends_with(char::is_alphabetic);
            out += &escaped(&rest[..start]);
            out += &if is_own && self.numbers.contains(word) { link(word) } else { word.to_owned() };
            rest = &rest[start + word.len()..];
        }
        out + &escaped(rest)
    }

    /// A word of the notation: the piece, if one is drawn, and what people call it, unless the text just did.
    fn code(&self, word: &str, option: &mut String, before: Option<&Event<'_>>) -> String {
        let name = self.name(word, option);
        let is_said = name.as_ref().is_some_and(|name| ends_with(before, name));
        html! {
            @if let Some(piece) = self.package.board.piece(word) { (piece) " " }
            @match name {
                Some(name) => @if !is_said { span.named { (name) } },
                None => code { (word) },
            }
        }
        .into_string()
    }

    /// What people call a word of the notation, an option, or a value of the `option` named last.
    fn name(&self, word: &str, option: &mut String) -> Option<String> {
        let of_option = format!("{}-option-{word}", self.package.id());
        let of_value = format!("{option}-{word}");
        if self.visitor.locale.knows(&of_option) {
            option.clone_from(&of_option);
            return Some(self.visitor.text(&of_option));
        }
        if self.visitor.locale.knows(&of_value) {
            return Some(self.visitor.text(&of_value));
        }
        self.package.board.named(word).map(|message| self.visitor.say(&message))
    }
}

/// The number a paragraph opens with leads to the paragraph itself.
fn close_strong(events: &mut Vec<Event<'_>>, number: &str) {
    if let [Event::Start(Tag::Paragraph), Event::Start(Tag::Strong), Event::InlineHtml(opened)] = &events[..]
        && **opened == *link(number)
    {
        let opening = format!("<a class=\"number\" href=\"#{}\">{number}</a>", anchor(number));
        events.truncate(1);
        events.push(Event::InlineHtml(opening.into()));
    } else {
        events.push(Event::End(TagEnd::Strong));
    }
}

/// A section in blocks, each from a numbered paragraph or a heading up to the next.
fn blocks(section: &str) -> Vec<&str> {
    let opens = |line: &str| line.starts_with('#') || paragraph_number(line).is_some();
    let starts = section.split_inclusive('\n').scan(0, |at, line| {
        let start = *at;
        *at += line.len();
        Some((start, line))
    });
    let mut cuts: Vec<usize> = starts.filter(|(_, line)| opens(line)).map(|(start, _)| start).collect();
    cuts.insert(0, 0);
    cuts.push(section.len());
    cuts.windows(2).map(|cut| section[cut[0]..cut[1]].trim()).filter(|block| !block.is_empty()).collect()
}

/// Where the first column of a table holds ids, pictures of the pieces stand before the second instead.
fn with_pictures(text: &str) -> String {
    let mut out = String::new();
    let mut has_ids = false;
    for line in text.lines() {
        has_ids = line.starts_with("| id |") || has_ids && line.starts_with('|');
        out += &if has_ids { without_id(line) } else { line.to_owned() };
        out.push('\n');
    }
    out
}

fn without_id(line: &str) -> String {
    let Some((id, rest)) = line[1..].split_once('|') else { return line.to_owned() };
    match id.trim() {
        "id" | "---" => format!("|{rest}"),
        total if !total.starts_with('`') => format!("| {total} {}", rest.trim_start()),
        words => {
            let words = words.split('`').skip(1).step_by(2);
            let pictures: Vec<_> = words.map(|word| format!("![]({word})")).collect();
            format!("| {} {}", pictures.join(" "), rest.trim_start())
        }
    }
}

fn ends_with(event: Option<&Event<'_>>, name: &str) -> bool {
    let Some(Event::InlineHtml(text)) = event else { return false };
    text.trim_end().to_lowercase().ends_with(&escaped(name).to_lowercase())
}

fn html_event(html: String) -> Event<'static> {
    Event::Html(html.into())
}

fn link(number: &str) -> String {
    format!("<a href=\"#{}\">{number}</a>", anchor(number))
}

fn escaped(text: &str) -> String {
    html! { (text) }.into_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_section_is_cut_at_its_paragraphs_and_headings() {
        let section = "\nFirst.\n\n**1.1** A die.\n\n| a |\n\n### More\n\nText.\n\n**1.2** A cup.\n";
        let wanted = ["First.", "**1.1** A die.\n\n| a |", "### More\n\nText.", "**1.2** A cup."];
        assert_eq!(blocks(section), wanted);
    }

    #[test]
    fn pictures_stand_where_ids_stood() {
        let table =
            "| id | unit | count |\n|---|---|---|\n| `army1` | Army | 3 |\n| total |  | 22 |\n\n| a | b |";
        let wanted = "| unit | count |\n|---|---|\n| ![](army1) Army | 3 |\n| total | 22 |\n\n| a | b |\n";
        assert_eq!(with_pictures(table), wanted);
    }
}
