//! The enemy's side of the table: what is still to come, what came last, and what is gone. The Fieldmarshal's tokens
//! are drawn for the Fieldmarshal alone; others see how many there are.

use maud::{Markup, html};
use sandtable_siege::ids::{Token, Tokens};
use sandtable_siege::{Edition, Mode};

use super::{Board, icon, token};

/// The reserve and whatever else is still to come.
pub(super) fn stacks(board: &Board<'_>) -> Markup {
    let view = board.view;
    html! {
        (stack(board, "reserve", "more", view.reserve, "2.7"))
        @if view.mode == Mode::Fieldmarshal { (stack(board, "held", "flag", view.marshal_tokens, "18.4")) }
        @if view.edition == Edition::Wunderwaffe { (stack(board, "ha-go", "light", view.ha_go.into(), "11.13")) }
    }
}

fn stack(board: &Board<'_>, word: &str, sign: &str, tokens: u16, paragraph: &str) -> Markup {
    html! {
        div.s-stack data-rule=(paragraph) title=(board.text(&format!("{word}-hint"))) {
            (icon(sign)) b { (tokens) } small { (board.text(word)) }
        }
    }
}

/// The tokens of this reveal: those that were turned over, and those still to come.
pub(super) fn queue(board: &Board<'_>) -> Markup {
    let revealed = &board.news.revealed;
    html! {
        div.s-queue {
            small { (board.text("revealed")) }
            div.s-row {
                @if revealed.is_empty() && board.view.queue == 0 { span.quiet { "\u{2013}" } }
                @for &token in revealed { (board.mention(token, 1)) " " }
                @for _ in 0..board.view.queue { i.s-down aria-hidden="true" { "?" } }
                @if board.view.queue > 0 { span.sr { (board.counted("queue", board.view.queue)) } }
            }
        }
    }
}

/// The pool of unseen tokens and the enemy discard, folded.
pub(super) fn pools(board: &Board<'_>) -> Markup {
    let view = board.view;
    html! {
        (fold(board, "s-unseen", &board.counted("unseen", view.unseen.total()), view.unseen))
        (fold(board, "s-spent", &board.counted("spent", view.spent.total()), view.spent))
        @if !view.buried.is_empty() {
            (fold(board, "s-buried", &board.counted("buried", view.buried.total()), view.buried))
        }
    }
}

fn fold(board: &Board<'_>, id: &str, title: &str, tokens: Tokens) -> Markup {
    html! {
        details.s-fold id=(id) {
            summary { (title) }
            ul.s-tokens {
                @for (token, count) in tokens.iter() { (line(board, token, count)) }
            }
        }
    }
}

fn line(board: &Board<'_>, token: Token, count: u8) -> Markup {
    html! {
        li {
            (token::whole(token))
            b { (count) "\u{d7}" }
            a href=(board.context.rules_link(token::paragraph(token))) { (board.context.name(&token)) }
        }
    }
}
