//! Who sits where, who is there, and how a seat changes hands. What the visitor may change is decided by the live
//! table; here it is only offered.

use maud::{Markup, html};
use sandtable_core::Message;

use super::layout::csrf;
use super::phrases::{bot_name, mark, named, owner_name, seat_name, time_name};
use crate::live::BOTS;
use crate::model::{Occupant, SeatLine, SeatQuestion, TablePage, Visitor};

/// The seats beside the board.
pub(crate) fn seats(visitor: &Visitor, page: &TablePage) -> Markup {
    html! {
        section #seats.seats {
            h2 { (visitor.text("web-seats")) }
            ul { @for line in &page.seats { (seat(visitor, page, line)) } }
        }
    }
}

/// Above everything else while a seat waits for whoever gets its link: the seats are far below, above all on a phone.
pub(crate) fn invitations(visitor: &Visitor, page: &TablePage) -> Markup {
    let is_waiting = |line: &&SeatLine| line.occupant == Occupant::Nobody && line.link.is_some();
    let waiting: Vec<_> = page.seats.iter().filter(is_waiting).collect();
    html! {
        @if !waiting.is_empty() {
            section #invitations.invitations {
                @for line in waiting { (invitation(visitor, line, &seat_name(visitor, page.game, line.word))) }
            }
        }
    }
}

fn invitation(visitor: &Visitor, line: &SeatLine, seat: &str) -> Markup {
    let field = link_id(line);
    let copy = visitor.text("web-copy-invitation");
    html! {
        div.row {
            p.grow.small { (named(visitor, "web-still-free", seat)) }
            button.btn.small.scripted-only type="button" data-copy=(field) data-copied=(visitor.text("web-copied"))
                aria-label={ (copy) ": " (seat) } { (copy) }
            a.plain-only href={ "#" (field) } { (visitor.text("web-invite-link")) }
        }
    }
}

/// Whether people who have seen other hands may sit down: the visitor is asked once.
pub(crate) fn seat_questions(visitor: &Visitor, page: &TablePage) -> Markup {
    html! { @for question in &page.seat_questions { (seat_question(visitor, page, question)) } }
}

fn seat_question(visitor: &Visitor, page: &TablePage, question: &SeatQuestion) -> Markup {
    let word = page.seats.get(question.seat.index()).map_or("", |line| line.word);
    let seat = seat_name(visitor, page.game, word);
    let asks = Message::new("web-sitting-question").with("name", question.name.as_str()).with("seat", seat);
    html! {
        section.notice role="alert" id={ "sitting-" (question.number) } {
            p { (visitor.say(&asks)) }
            form.row method="post" action={ "/t/" (page.id) "/sitting" } {
                (csrf(visitor))
                input type="hidden" name="question" value=(question.number);
                button.btn.main name="answer" value="yes" { (visitor.text("web-undo-yes")) }
                button.btn name="answer" value="no" { (visitor.text("web-undo-no")) }
            }
        }
    }
}

/// The field that holds the link of a seat.
fn link_id(line: &SeatLine) -> String {
    format!("link-{}", line.word)
}

fn is_own(line: &SeatLine) -> bool {
    matches!(line.occupant, Occupant::Person { here: true, .. })
}

fn is_away(line: &SeatLine) -> bool {
    matches!(line.occupant, Occupant::Person { here: false, .. })
}

/// After how long a bot may stand in for whoever is away.
fn terms(visitor: &Visitor, page: &TablePage, id: &'static str) -> String {
    named(visitor, id, &time_name(visitor, page.absence.minutes))
}

fn seat(visitor: &Visitor, page: &TablePage, line: &SeatLine) -> Markup {
    html! {
        li id={ "seat-" (line.word) } .to-move[line.to_move] {
            div.line {
                (mark(visitor, page.game, Some(line.word)))
                b { (seat_name(visitor, page.game, line.word)) }
                (person(visitor, line))
                @if line.to_move && page.outcome.is_none() { span.badge.turn { (visitor.text("web-to-move")) } }
            }
            @if page.outcome.is_none() { (hands(visitor, page, line)) }
        }
    }
}

fn person(visitor: &Visitor, line: &SeatLine) -> Markup {
    match &line.occupant {
        Occupant::Nobody => html! { span.quiet { (visitor.text("web-seat-open")) } },
        Occupant::Person { name, here: true, .. } => {
            html! { span.person { (name) } span.badge { (visitor.text("web-you")) } }
        }
        Occupant::Person { name, present, away_for_long, .. } => html! {
            span.person { (name) }
            @if *present { span.small.there { (visitor.text("web-there")) } }
            @else if *away_for_long { span.small.quiet.away { (visitor.text("web-away-for-long")) } }
            @else { span.small.quiet.away { (visitor.text("web-away")) } }
        },
        Occupant::Bot { level, stands_in_for } => html! {
            span.person.thinking[line.thinking] { (bot_name(visitor, level)) }
            @if let Some(name) = stands_in_for { span.small.quiet { (named(visitor, "web-stands-in", name)) } }
        },
    }
}

/// Sitting down, the secret link, handing the seat to somebody else.
fn hands(visitor: &Visitor, page: &TablePage, line: &SeatLine) -> Markup {
    let seat = seat_name(visitor, page.game, line.word);
    let sits_down = line.occupant == Occupant::Nobody && line.changes.contains(&"me");
    html! {
        @if sits_down { (sit_down(visitor, page, line, &seat)) }
        @if let Some(address) = &line.link { (secret_link(visitor, line, address, &seat)) }
        @if is_own(line) || line.changes.iter().any(|word| !sits_down || *word != "me") {
            details id={ "hands-" (line.word) } {
                summary { (named(visitor, "web-change-seat", &seat)) }
                @if is_away(line) { p.small.quiet { (terms(visitor, page, "web-away-terms")) } }
                @if !line.changes.is_empty() { (change(visitor, page, line, &seat)) }
                @if let Some(chosen) = &line.stand_in { (stand_in(visitor, page, line, chosen, &seat)) }
                @if is_own(line) { (leave(visitor, page, line, &seat)) }
            }
        }
    }
}

fn sit_down(visitor: &Visitor, page: &TablePage, line: &SeatLine, seat: &str) -> Markup {
    html! {
        form method="post" action={ "/t/" (page.id) "/seat" } {
            (csrf(visitor))
            input type="hidden" name="seat" value=(line.word);
            button.btn.main[page.seats.iter().all(|line| !is_own(line))] name="holder" value="me" { (named(visitor, "web-sit-down", seat)) }
        }
    }
}

/// The link that brings the owner back on another device, or invites somebody to an open seat.
fn secret_link(visitor: &Visitor, line: &SeatLine, address: &str, seat: &str) -> Markup {
    let id = link_id(line);
    let label = if line.occupant == Occupant::Nobody { "web-invite-link" } else { "web-own-link" };
    html! {
        details id={ "invite-" (line.word) } open[line.occupant == Occupant::Nobody] data-open=(line.occupant == Occupant::Nobody) {
            summary { (visitor.text(label)) }
            div.link {
                label.sr for=(id) { (visitor.text(label)) ": " (seat) }
                input id=(id) type="text" readonly value=(address);
                button.btn.small.scripted-only type="button" data-copy=(id) data-copied=(visitor.text("web-copied"))
                    aria-label={ (visitor.text("web-copy")) ": " (seat) } { (visitor.text("web-copy")) }
            }
        }
    }
}

fn change(visitor: &Visitor, page: &TablePage, line: &SeatLine, seat: &str) -> Markup {
    let id = format!("holder-{}", line.word);
    html! {
        form.row method="post" action={ "/t/" (page.id) "/seat" } {
            (csrf(visitor))
            input type="hidden" name="seat" value=(line.word);
            label.sr for=(id) { (named(visitor, "web-who-plays", seat)) }
            select.grow id=(id) name="holder" {
                @for word in &line.changes { option value=(word) { (owner_name(visitor, word)) } }
            }
            button.btn.small { (visitor.text("web-change")) }
        }
    }
}

fn leave(visitor: &Visitor, page: &TablePage, line: &SeatLine, seat: &str) -> Markup {
    html! {
        form method="post" action={ "/t/" (page.id) "/leave" } {
            (csrf(visitor))
            input type="hidden" name="seat" value=(line.word);
            button.btn.small aria-label={ (visitor.text("web-leave")) ": " (seat) } { (visitor.text("web-leave")) }
        }
    }
}

/// Who plays for the visitor if others let a bot in while they are away.
fn stand_in(visitor: &Visitor, page: &TablePage, line: &SeatLine, chosen: &str, seat: &str) -> Markup {
    let id = format!("stand-in-{}", line.word);
    let usual = named(visitor, "web-stand-in-table", &bot_name(visitor, &page.absence.stand_in));
    html! {
        form.row method="post" action={ "/t/" (page.id) "/stand-in" } {
            (csrf(visitor))
            input type="hidden" name="seat" value=(line.word);
            label.small for=(id) { (visitor.text("web-stand-in")) span.sr { ": " (seat) } }
            select.grow id=(id) name="bot" {
                option value="table" selected[chosen == "table"] { (usual) }
                @for bot in BOTS { option value=(bot) selected[chosen == bot] { (bot_name(visitor, bot)) } }
            }
            button.btn.small aria-label={ (visitor.text("web-save")) ": " (seat) } { (visitor.text("web-save")) }
        }
        p.small.quiet { (terms(visitor, page, "web-stand-in-terms")) }
    }
}
