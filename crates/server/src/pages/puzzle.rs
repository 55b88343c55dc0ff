//! The card of a puzzle, at the top of the panel: the task, and after an answer whether it was right and why.

use maud::{Markup, html};
use sandtable_core::Message;

use super::layout::csrf;
use super::phrases::{seat_name, told};
use super::table::move_fields;
use crate::model::{JudgedLine, PuzzleCard, TablePage, Visitor};

/// The card, for whoever solves it.
pub(crate) fn puzzle(visitor: &Visitor, page: &TablePage) -> Markup {
    html! {
        @if let Some(card) = &page.puzzle {
            section #puzzle.lesson.puzzle data-answer=[card.verdict.map(|right| if right { "right" } else { "wrong" })] {
                h2 { (visitor.text("web-puzzle")) " " span.quiet.num { (visitor.say(&count(card))) } }
                div aria-live="polite" {
                    @match card.verdict {
                        None => (task(visitor, page, card)),
                        Some(true) => (right(visitor, page, card)),
                        Some(false) => (wrong(visitor, page, card)),
                    }
                }
                (buttons(visitor, page, card))
            }
        }
    }
}

fn count(card: &PuzzleCard) -> Message {
    Message::new("web-lesson-count").with("number", card.number as i64).with("of", card.of as i64)
}

fn task(visitor: &Visitor, page: &TablePage, card: &PuzzleCard) -> Markup {
    let seat = Message::new("web-puzzle-seat").with("seat", seat_name(visitor, page.game, card.seat));
    html! {
        p { b { (visitor.text("web-puzzle-task")) } }
        p.small { (visitor.say(&seat)) " " (visitor.text(&format!("web-puzzle-{}", card.standing))) }
    }
}

fn right(visitor: &Visitor, page: &TablePage, card: &PuzzleCard) -> Markup {
    html! {
        p { b { (visitor.text("web-puzzle-right")) } }
        @if let Some(best) = card.solutions.first() { (reasons(visitor, page, best)) }
    }
}

fn wrong(visitor: &Visitor, page: &TablePage, card: &PuzzleCard) -> Markup {
    html! {
        p { b { (visitor.text("web-puzzle-wrong")) } }
        @if let Some(wrong) = &card.wrong {
            p.small { q { (visitor.say(&wrong.say)) } }
            (reasons(visitor, page, wrong))
        }
        (solution(visitor, page, card))
    }
}

fn solution(visitor: &Visitor, page: &TablePage, card: &PuzzleCard) -> Markup {
    html! {
        details #solution {
            summary { (visitor.text("web-puzzle-show")) }
            ul { @for right in &card.solutions { li { (visitor.say(&right.say)) } } }
            @if let Some(best) = card.solutions.first() { (reasons(visitor, page, best)) }
        }
    }
}

/// What speaks for a choice, and what against it.
fn reasons(visitor: &Visitor, page: &TablePage, line: &JudgedLine) -> Markup {
    let because = line.because.iter().map(|reason| ("for", "table-because", reason));
    let although = line.although.iter().map(|reason| ("against", "table-although", reason));
    html! {
        @if !line.because.is_empty() || !line.although.is_empty() {
            ul.reasons {
                @for (class, id, reason) in because.chain(although) {
                    li class=(class) { (told(&visitor.locale, page.game, &Message::new(id).with("reason", reason.clone()))) }
                }
            }
        }
    }
}

fn buttons(visitor: &Visitor, page: &TablePage, card: &PuzzleCard) -> Markup {
    html! {
        div.row {
            @if card.verdict.is_some() && !card.over {
                form method="post" action={ "/t/" (page.id) "/try-again" } {
                    (move_fields(visitor, page))
                    button #try-again.btn.small.main[card.verdict == Some(false)] { (visitor.text("web-puzzle-again")) }
                }
            }
            @if let Some(next) = card.next {
                form method="post" action={ "/puzzles/" (page.game) "/" (next) } data-whole {
                    (csrf(visitor))
                    input type="hidden" name="from" value=(page.id);
                    button #next-puzzle.btn.small.main[card.verdict == Some(true)] { (visitor.text("web-puzzle-next")) }
                }
            }
            @if card.verdict.is_some() && !card.over {
                form method="post" action={ "/t/" (page.id) "/play-on" } {
                    (csrf(visitor))
                    button #play-on.btn.small.plain { (visitor.text("web-puzzle-play-on")) }
                }
            }
            a.btn.small.plain href={ "/puzzles/" (page.game) } { (visitor.text("web-puzzles-all")) }
        }
    }
}
