//! The end of a game: who won, why, the scores, and another game.

use maud::{Markup, html};
use table::Outcome;

use super::layout::csrf;
use super::told::{mark, named, seat_name};
use crate::model::{TablePage, Visitor};

/// The banner over the panel.
pub(crate) fn outcome(visitor: &Visitor, page: &TablePage, end: &Outcome) -> Markup {
    html! {
        section #outcome.outcome aria-live="polite" {
            h2 { (headline(visitor, page, end)) }
            p { (visitor.say(&end.reason)) }
            (scores(visitor, page, end))
            div.row {
                @if let Some(next) = &page.rematch { a.btn.main href={ "/t/" (next) } { (visitor.text("web-to-rematch")) } }
                @else if page.can_rematch { (rematch(visitor, page)) }
                a.btn href={ "/t/" (page.id) "/replay" } { (visitor.text("web-to-replay")) }
            }
        }
    }
}

fn headline(visitor: &Visitor, page: &TablePage, end: &Outcome) -> String {
    let winners: Vec<_> = page
        .seats
        .iter()
        .filter(|line| end.winners.has(line.seat))
        .map(|line| seat_name(visitor, page.game, line.word))
        .collect();
    if winners.is_empty() {
        visitor.text("web-nobody-won")
    } else {
        named(visitor, "web-won", &winners.join(", "))
    }
}

fn scores(visitor: &Visitor, page: &TablePage, end: &Outcome) -> Markup {
    html! {
        ul.scores {
            @for (line, score) in page.seats.iter().zip(&end.scores) {
                li { (mark(page.game, Some(line.word))) " " (seat_name(visitor, page.game, line.word)) ": " b.num { (score) } }
            }
        }
    }
}

fn rematch(visitor: &Visitor, page: &TablePage) -> Markup {
    html! {
        form method="post" action={ "/t/" (page.id) "/rematch" } data-whole {
            (csrf(visitor))
            button.btn.main { (visitor.text("web-rematch")) }
        }
    }
}
