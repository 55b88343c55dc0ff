//! What the signs mean, each with its paragraph.

use maud::{Markup, html};
use sandtable_board::Fragment;
use sandtable_siege::ids::Token;

use super::{Board, PARTS, Part, icon, token};

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

pub(super) fn legend(board: &Board<'_>) -> Fragment {
    PARTS.get(Part::Legend(board.context.locale.lang()), || drawn(board))
}

fn drawn(board: &Board<'_>) -> Markup {
    html! {
        details.s-fold id="s-legend" {
            summary { (board.text("legend")) }
            ul.s-signs {
                @for (token, word, paragraph) in SHAPES {
                    li { (token::whole(token)) (linked(board, word, paragraph)) }
                }
                @for (sign, word, paragraph) in SIGNS {
                    li { (icon(sign)) (linked(board, word, paragraph)) }
                }
                li { b { "\u{25c6}" } (linked(board, "immune-line", "11.9")) }
                li { b { "!" } (linked(board, "fatal-line", "11.10")) }
            }
        }
    }
}

fn linked(board: &Board<'_>, word: &str, paragraph: &str) -> Markup {
    html! { a href=(board.context.rules_link(paragraph)) { (board.text(&format!("sign-{word}"))) } }
}
