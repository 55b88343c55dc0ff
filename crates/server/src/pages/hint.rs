//! What a strong bot would do in the viewer's place: the button that asks for it, and the answer.

use maud::{Markup, html};
use sandtable_core::Message;

use super::phrases::told;
use super::table::move_fields;
use crate::model::{HintCard, HintLine, TablePage, Visitor};

/// The button, or what it brought.
pub(crate) fn hint(visitor: &Visitor, page: &TablePage) -> Markup {
    html! {
        @if let Some(card) = &page.hint { (advice(visitor, page, card)) }
        @else if page.can_ask_hint { (question(visitor, page)) }
    }
}

fn question(visitor: &Visitor, page: &TablePage) -> Markup {
    html! {
        section #hint.hint aria-label=(visitor.text("web-hint")) {
            form #ask-hint method="post" action={ "/t/" (page.id) "/hint" } {
                (move_fields(visitor, page))
                button #hint-button.btn.small data-key="h" aria-keyshortcuts="h" data-ask=(visitor.text("web-hint-ask")) data-thinking=(visitor.text("web-hint-thinking")) { (visitor.text("web-hint-ask")) }
            }
        }
    }
}

fn advice(visitor: &Visitor, page: &TablePage, card: &HintCard) -> Markup {
    let because = card.because.iter().map(|reason| ("for", "table-because", reason));
    let although = card.although.iter().map(|reason| ("against", "table-although", reason));
    html! {
        section #hint.hint.advice aria-live="polite" aria-label=(visitor.text("web-hint")) {
            h2 { (visitor.text("web-hint")) }
            (choice(visitor, &card.best, true))
            @if !card.because.is_empty() || !card.although.is_empty() {
                ul.reasons {
                    @for (class, id, reason) in because.chain(although) {
                        li class=(class) { (told(&visitor.locale, page.game, &Message::new(id).with("reason", reason.clone()))) }
                    }
                }
            }
            @if !card.others.is_empty() {
                h3 { (visitor.text("web-hint-others")) }
                ol.others { @for line in &card.others { li { (choice(visitor, line, false)) (worse(visitor, line)) } } }
            }
        }
    }
}

/// The button that does it.
fn choice(visitor: &Visitor, line: &HintLine, is_best: bool) -> Markup {
    html! {
        button.btn.choice.main[is_best] id=[is_best.then_some("hint-play")] form="act" name="action" value=(line.word) { (visitor.say(&line.say)) }
    }
}

fn worse(visitor: &Visitor, line: &HintLine) -> Markup {
    html! { span.small.quiet { (visitor.say(&line.worse)) } }
}
