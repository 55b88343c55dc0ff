//! Whose turn it is, the question, the choices as sentences, and the ways to take a step back.

use maud::{Markup, html};
use table::Message;

use super::layout::csrf;
use super::table::move_fields;
use super::told::{count, mark, named, seat_name};
use crate::model::{ChoiceLine, Holder, Plea, SeatLine, TablePage, Visitor};

/// So many choices are shown at once; more are folded, for the board shows them.
const FEW: usize = 6;

/// Whose turn, and the question.
pub(crate) fn prompt(visitor: &Visitor, page: &TablePage) -> Markup {
    let mover = page.seats.iter().find(|line| line.to_move);
    html! {
        section #prompt.ask.mine[page.ask.is_some()] aria-live="polite" aria-atomic="true" {
            @if let Some(line) = mover {
                p.who { (mark(page.game, Some(line.word))) (whose(visitor, page, line)) }
            }
            @if let Some(ask) = &page.ask {
                p.question { (visitor.say(ask)) }
            }
            @if !page.picked.is_empty() {
                p { a #drop.btn.small href={ "/t/" (page.id) } data-key="escape" { (visitor.text("web-drop-pick")) } }
            }
        }
    }
}

/// Who is to move, or what everybody waits for.
fn whose(visitor: &Visitor, page: &TablePage, line: &SeatLine) -> Markup {
    let seat = seat_name(visitor, page.game, line.word);
    if page.ask.is_some() {
        return html! { span { (named(visitor, "web-your-turn-as", &seat)) } };
    }
    if line.thinking {
        return html! { span.thinking { (named(visitor, "web-thinking", &seat)) } };
    }
    let id = match &line.holder {
        Holder::Open => "web-waiting-open",
        Holder::Person { .. } | Holder::Bot { .. } => "web-waiting",
    };
    html! { span { (named(visitor, id, &seat)) } }
}

/// The choices that begin with what was picked, as sentences.
pub(crate) fn choices(visitor: &Visitor, page: &TablePage) -> Markup {
    let left: Vec<_> = page.choices.iter().filter(|choice| choice.path.starts_with(&page.picked)).collect();
    let few = left.len() <= FEW;
    html! {
        details #choices.choices open[few] data-open=(few) {
            summary { h2 { (count(visitor, "web-choices", left.len())) } }
            ol { @for choice in left { (choice_button(visitor, choice)) } }
        }
    }
}

fn choice_button(visitor: &Visitor, choice: &ChoiceLine) -> Markup {
    let id = format!("c-{}", choice.word.replace(' ', "-"));
    html! {
        li {
            button.btn.choice id=(id) form="act" name="action" value=(choice.word) { (visitor.say(&choice.say)) }
            @if !choice.preview.is_empty() {
                ul.foreseen { @for message in &choice.preview { li { (visitor.say(message)) } } }
            }
        }
    }
}

/// Undo, restart, ask for an undo, resign; and the answer to another's plea.
pub(crate) fn turn_buttons(visitor: &Visitor, page: &TablePage) -> Markup {
    html! {
        @if let Some(plea) = &page.plea { (plea_card(visitor, page, plea)) }
        @if page.can_undo || page.can_plead || page.can_resign {
            section #turn-buttons aria-label=(visitor.text("web-turn-buttons")) {
                div.row {
                    @if page.can_undo {
                        (turn_button(visitor, page, "undo", Some("u")))
                        (turn_button(visitor, page, "restart", Some("r")))
                    }
                    @if page.can_plead { (turn_button(visitor, page, "plead", None)) }
                }
                @if page.can_resign { (resign(visitor, page)) }
            }
        }
    }
}

fn turn_button(visitor: &Visitor, page: &TablePage, what: &str, key: Option<&str>) -> Markup {
    html! {
        form method="post" action={ "/t/" (page.id) "/" (what) } {
            (move_fields(visitor, page))
            button.btn id=(what) data-key=[key] aria-keyshortcuts=[key] { (visitor.text(&format!("web-{what}"))) }
        }
    }
}

/// Resigning takes two clicks.
fn resign(visitor: &Visitor, page: &TablePage) -> Markup {
    html! {
        details #resign {
            summary.small.quiet { (visitor.text("web-resign")) }
            form.row method="post" action={ "/t/" (page.id) "/resign" } {
                (move_fields(visitor, page))
                @if page.play_on { p.help { (visitor.text("web-resign-play-on")) } }
                button.btn { (visitor.text("web-resign-really")) }
            }
        }
    }
}

fn plea_card(visitor: &Visitor, page: &TablePage, plea: &Plea) -> Markup {
    let by = page.seats.iter().find(|line| line.seat == plea.by);
    let by = by.map(|line| seat_name(visitor, page.game, line.word)).unwrap_or_default();
    let asks = Message::new("web-plea").with("name", by).with("ply", plea.to_ply as i64);
    html! {
        section #plea.notice role="alert" {
            p { (visitor.say(&asks)) }
            @if plea.can_answer {
                form.row method="post" action={ "/t/" (page.id) "/answer" } {
                    (csrf(visitor))
                    button.btn.main name="answer" value="yes" { (visitor.text("web-plea-yes")) }
                    button.btn name="answer" value="no" { (visitor.text("web-plea-no")) }
                }
            }
        }
    }
}
