//! The end of a game: who won, why, the scores, and another game.

use maud::{Markup, html};
use sandtable_core::Outcome;

use super::layout::csrf;
use super::phrases::{mark, named, seat_name};
use super::summary::{accounts, plot};
use crate::model::{Occupant, SeatLine, Summary, TablePage, Visitor};

/// The banner over the panel.
pub(crate) fn outcome(visitor: &Visitor, page: &TablePage, end: &Outcome) -> Markup {
    html! {
        section #outcome.outcome aria-live="polite" {
            @if let Some(verdict) = verdict(page, end) {
                h2 data-verdict=(verdict) { (visitor.text(&format!("web-you-{verdict}"))) }
                p { (headline(visitor, page, end)) }
            } @else {
                h2 { (headline(visitor, page, end)) }
            }
            p { (visitor.say(&end.reason)) }
            (scores(visitor, page, end))
            div.row {
                @if let Some(next) = &page.rematch { a.btn.main href={ "/t/" (next) } { (visitor.text("web-to-rematch")) } }
                @else if page.can_rematch { (rematch(visitor, page)) }
                a.btn href={ "/t/" (page.id) "/replay" } { (visitor.text("web-to-replay")) }
                form method="post" action={ "/t/" (page.id) "/review" } data-whole {
                    (csrf(visitor))
                    button #review-game.btn { (visitor.text("web-review-game")) }
                }
                @if let Some(summary) = &page.summary { (share(visitor, summary)) }
            }
            @if let Some(summary) = &page.summary { (plot(visitor, page, summary)) (accounts(visitor, page, summary)) }
        }
    }
}

/// How it ended for whoever looks: none if they do not play, or have seats that won and seats that lost.
fn verdict(page: &TablePage, end: &Outcome) -> Option<&'static str> {
    let own = |line: &&SeatLine| matches!(line.occupant, Occupant::Person { here: true, .. });
    let mut won = page.seats.iter().filter(own).map(|line| end.winners.has(line.seat));
    let first = won.next()?;
    let everybody = end.winners.len() == page.seats.len();
    let company = page.together && page.seats.len() > 1;
    let verdict = match first {
        true if everybody && !page.together => "drew",
        true if company || end.winners.len() > 1 => "won-together",
        true => "won",
        false if company => "lost-together",
        false => "lost",
    };
    won.all(|one| one == first).then_some(verdict)
}

/// Copies the address of the replay; without script it is there to be copied by hand.
fn share(visitor: &Visitor, summary: &Summary) -> Markup {
    html! {
        button #share.btn.scripted-only type="button" data-copy-link=(summary.share) data-copied=(visitor.text("web-copied")) { (visitor.text("web-share")) }
        input.plain-only type="text" readonly value=(summary.share) aria-label=(visitor.text("web-share-link"));
    }
}

fn headline(visitor: &Visitor, page: &TablePage, end: &Outcome) -> String {
    let winners: Vec<_> = page
        .seats
        .iter()
        .filter(|line| end.winners.has(line.seat))
        .map(|line| seat_name(visitor, page.game, line.word))
        .collect();
    match winners.len() {
        0 if page.together => visitor.text("web-lost"),
        0 => visitor.text("web-nobody-won"),
        1 => named(visitor, "web-won", &winners[0]),
        all if all == page.seats.len() => {
            visitor.text(if page.together { "web-all-won" } else { "web-draw" })
        }
        _ => named(visitor, "web-won-together", &winners.join(", ")),
    }
}

/// The scores, winners first, then the highest.
fn scores(visitor: &Visitor, page: &TablePage, end: &Outcome) -> Markup {
    let mut lines: Vec<_> = page.seats.iter().zip(&end.scores).collect();
    lines.sort_by_key(|(line, score)| (!end.winners.has(line.seat), -i64::from(**score)));
    html! {
        ul.scores {
            @for (line, score) in lines {
                li.won[end.winners.has(line.seat)] { (mark(visitor, page.game, Some(line.word))) " " (seat_name(visitor, page.game, line.word)) ": " b.num { (score) } }
            }
        }
    }
}

/// The button says what becomes of the seats.
fn rematch(visitor: &Visitor, page: &TablePage) -> Markup {
    let id = match page.seats.len() {
        1 => "web-rematch-alone",
        2 => "web-rematch",
        _ => "web-rematch-on",
    };
    html! {
        form method="post" action={ "/t/" (page.id) "/rematch" } data-whole {
            (csrf(visitor))
            button.btn.main { (visitor.text(id)) }
        }
    }
}
