//! What the signs mean, each with its paragraph.

use maud::{Markup, html};
use sandtable_dolg::ids::{Formation, Side};

use super::unit::{BADGES, side_mark};
use super::{Drawing, icon};

/// A sign of a kind of unit and its paragraph.
pub(crate) const KINDS: [(&str, &str); 10] = [
    ("heavy", "3.8"),
    ("light", "3.8"),
    ("horse", "3.3"),
    ("camel", "3.3"),
    ("chariot", "3.3"),
    ("artillery", "3.3"),
    ("bow", "3.5"),
    ("sling", "3.5"),
    ("javelins", "3.5"),
    ("lance", "18.3"),
];

/// A line of the field and its paragraph.
const LINES: [(&str, &str); 7] = [
    ("arc-charge", "9.1"),
    ("arc-short", "11.2"),
    ("arc-long", "11.2"),
    ("arc-sight", "11.3"),
    ("radius", "17.2"),
    ("section", "2.4"),
    ("arc-threat", "9.1"),
];

impl Drawing<'_> {
    pub(super) fn legend(&self) -> Markup {
        html! {
            details.d-fold id="d-legend" {
                summary { (self.text("legend")) }
                ul.d-legend {
                    @for &side in Side::ALL { li { (side_mark(side)) (self.context.name(&side)) } }
                    @for (sign, rule) in KINDS { li { (icon(sign)) (self.linked(&format!("sign-{sign}"), rule)) } }
                    li { (icon("general")) (self.linked("sign-general", "17.2")) }
                    @if self.view.token.is_some() { li { (icon("eagle")) (self.linked("token", "25.4")) } }
                    @for (mark, sign, rule) in BADGES { li { (icon(sign)) a href=(self.context.rules_link(rule)) { (self.context.name(&mark)) } } }
                    @for (nth, formation) in Formation::ALL.iter().enumerate() {
                        li { (icon(formation.word())) a href=(self.context.rules_link(&format!("15.{}", nth + 3))) { (self.context.name(formation)) } }
                    }
                    @for (line, rule) in LINES {
                        li {
                            svg.d-sample viewBox="0 0 40 12" aria-hidden="true" { path class={ "d-" (line) " " (line_class(line)) } d="M1 6h38" {} }
                            (self.linked(&format!("line-{line}"), rule))
                        }
                    }
                }
            }
        }
    }

    fn linked(&self, word: &str, paragraph: &str) -> Markup {
        html! { a href=(self.context.rules_link(paragraph)) { (self.text(word)) } }
    }
}

/// Arcs share a class.
fn line_class(line: &str) -> &'static str {
    if line.starts_with("arc") { "d-arc" } else { "" }
}
