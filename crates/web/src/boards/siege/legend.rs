//! What the signs mean, each with its paragraph.

use maud::{Markup, html};
use siege::ids::Token;

use super::{Drawing, icon, token};

/// A sign, the message that explains it, and its paragraph.
const SIGNS: [(&str, &str, &str); 9] = [
    ("fire", "fire", "10.1"),
    ("hedgehog", "hedgehog", "5.4"),
    ("wing", "wing", "11.1"),
    ("pillbox", "pillbox", "6.4"),
    ("science", "science", "9.1"),
    ("rubble", "rubble", "6.5"),
    ("star", "special", "4.1"),
    ("plus", "modifier", "16.1"),
    ("flask", "flask", "17.1"),
];

/// A token of each shape.
const SHAPES: [(Token, &str, &str); 6] = [
    (Token::TigerE, "regular", "7.2"),
    (Token::PantherG, "effect", "7.2"),
    (Token::He111, "event", "7.8"),
    (Token::Type74, "ultra", "14.2"),
    (Token::HaGo, "ha-go", "11.13"),
    (Token::RepairCrew, "crew", "15.1"),
];

pub(super) fn legend(drawing: &Drawing<'_>) -> Markup {
    html! {
        details.s-fold id="s-legend" {
            summary { (drawing.text("legend")) }
            ul.s-signs {
                @for (token, word, paragraph) in SHAPES {
                    li { (token::whole(token)) (linked(drawing, word, paragraph)) }
                }
                @for (sign, word, paragraph) in SIGNS {
                    li { (icon(sign)) (linked(drawing, word, paragraph)) }
                }
                li { b { "\u{25c6}" } (linked(drawing, "immune-line", "11.9")) }
                li { b { "!" } (linked(drawing, "fatal-line", "11.10")) }
            }
        }
    }
}

fn linked(drawing: &Drawing<'_>, word: &str, paragraph: &str) -> Markup {
    html! { a href=(drawing.easel.rules_link(paragraph)) { (drawing.text(&format!("sign-{word}"))) } }
}
