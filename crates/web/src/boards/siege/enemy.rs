//! The enemy's side of the table: what is still to come, what came last, and what is gone. The Fieldmarshal's tokens
//! are drawn for the Fieldmarshal alone; others see how many there are.

use maud::{Markup, html};
use siege::ids::{Token, Tokens};
use siege::{Edition, Mode};

use super::{Drawing, icon, token};

/// The reserve and whatever else is still to come.
pub(super) fn stacks(drawing: &Drawing<'_>) -> Markup {
    let view = drawing.view;
    html! {
        (stack(drawing, "reserve", "more", view.reserve, "2.7"))
        @if view.mode == Mode::Fieldmarshal { (stack(drawing, "held", "flag", view.marshal_tokens, "18.4")) }
        @if view.edition == Edition::Wunderwaffe { (stack(drawing, "ha-go", "light", view.ha_go, "11.13")) }
    }
}

fn stack(drawing: &Drawing<'_>, word: &str, sign: &str, tokens: u8, paragraph: &str) -> Markup {
    html! {
        div.s-stack data-rule=(paragraph) title=(drawing.text(&format!("{word}-hint"))) {
            (icon(sign)) b { (tokens) } small { (drawing.text(word)) }
        }
    }
}

/// The tokens of this reveal: those that were turned over, and those still to come.
pub(super) fn queue(drawing: &Drawing<'_>) -> Markup {
    let revealed = &drawing.news.revealed;
    html! {
        div.s-queue {
            small { (drawing.text("revealed")) }
            div.s-row {
                @if revealed.is_empty() && drawing.view.queue == 0 { span.quiet { "\u{2013}" } }
                @for &token in revealed { (drawing.mention(token, 1)) " " }
                @for _ in 0..drawing.view.queue { i.s-down aria-hidden="true" { "?" } }
                @if drawing.view.queue > 0 { span.sr { (drawing.counted("queue", drawing.view.queue)) } }
            }
        }
    }
}

/// The pool of unseen tokens and the enemy discard, folded.
pub(super) fn pools(drawing: &Drawing<'_>) -> Markup {
    let view = drawing.view;
    html! {
        (fold(drawing, "s-unseen", &drawing.counted("unseen", view.unseen.total()), view.unseen))
        (fold(drawing, "s-spent", &drawing.counted("spent", view.spent.total()), view.spent))
        @if !view.buried.is_empty() {
            (fold(drawing, "s-buried", &drawing.counted("buried", view.buried.total()), view.buried))
        }
    }
}

fn fold(drawing: &Drawing<'_>, id: &str, title: &str, tokens: Tokens) -> Markup {
    html! {
        details.s-fold id=(id) {
            summary { (title) }
            ul.s-tokens {
                @for (token, count) in tokens.iter() { (line(drawing, token, count)) }
            }
        }
    }
}

fn line(drawing: &Drawing<'_>, token: Token, count: u8) -> Markup {
    html! {
        li {
            (token::whole(token))
            b { (count) "\u{d7}" }
            a href=(drawing.easel.rules_link(token::paragraph(token))) { (drawing.easel.say(&token)) }
        }
    }
}
