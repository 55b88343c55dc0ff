//! What a guided first game says, at the top of the panel.

use maud::{Markup, html};
use sandtable_board::{Piece, sentence_pieces};
use sandtable_core::Message;

use super::layout::csrf;
use super::phrases::anchor;
use crate::model::{LessonCard, TablePage, Visitor};

/// The lesson, while it has something to say.
pub(crate) fn lesson(visitor: &Visitor, page: &TablePage) -> Markup {
    html! {
        @if let Some(card) = &page.lesson {
            section #lesson.lesson aria-live="polite" data-decision=[number(card)] {
                h2 { (visitor.text("web-lesson")) (count(visitor, card)) }
                (words(visitor, page, card))
            }
        }
    }
}

fn number(card: &LessonCard) -> Option<usize> {
    if let LessonCard::Decision { number, .. } = card { Some(*number) } else { None }
}

fn count(visitor: &Visitor, card: &LessonCard) -> Markup {
    let LessonCard::Decision { number, of, .. } = card else { return html! {} };
    let count = Message::new("web-lesson-count").with("number", *number as i64).with("of", *of as i64);
    html! { " " span.quiet.num { (visitor.say(&count)) } }
}

fn words(visitor: &Visitor, page: &TablePage, card: &LessonCard) -> Markup {
    match card {
        LessonCard::Decision { happened, says, suggested, .. } => html! {
            @if !happened.is_empty() { div.happened { (paragraphs(page, happened)) } }
            (paragraphs(page, says))
            (suggestion(visitor, suggested))
            p.small.quiet { (visitor.text("web-lesson-free")) }
            (skip(visitor, page))
        },
        LessonCard::Watch(happened) => html! {
            @if happened.is_empty() { p { (visitor.text("web-lesson-watch")) } } @else { (paragraphs(page, happened)) }
            (skip(visitor, page))
        },
        LessonCard::Done(says) => html! {
            (paragraphs(page, says))
            p { b { (visitor.text("web-lesson-done")) } }
        },
        LessonCard::Left => html! { p { (visitor.text("web-lesson-left")) } (skip(visitor, page)) },
    }
}

/// The sentences; the paragraphs of the rules they name are links.
fn paragraphs(page: &TablePage, lines: &[String]) -> Markup {
    html! {
        @for line in lines {
            p {
                @for piece in sentence_pieces(line) {
                    @match piece {
                        Piece::Text(text) => (text),
                        Piece::Rule(rule) => a href={ "/rules/" (page.game) "#" (anchor(rule)) } target="_blank" { "\u{a7}\u{a0}" (rule) },
                    }
                }
            }
        }
    }
}

/// The choice that leads on, for whoever does not want to look for it on the board.
fn suggestion(visitor: &Visitor, (word, say): &(String, Message)) -> Markup {
    html! {
        div.suggested {
            button #suggested.btn.choice form="act" name="action" value=(word) {
                span { b { (visitor.text("web-lesson-suggested")) ":" } " " (visitor.say(say)) }
            }
        }
    }
}

fn skip(visitor: &Visitor, page: &TablePage) -> Markup {
    html! {
        form method="post" action={ "/t/" (page.id) "/skip-lesson" } {
            (csrf(visitor))
            button #skip-lesson.btn.small.plain { (visitor.text("web-lesson-skip")) }
        }
    }
}
