//! Cards: in the hand, on the table, face down.

use maud::{Markup, html};
use sandtable_ambush::Card;
use sandtable_board::BoardContext;

/// A card in the viewer's hand, and how many of it there are.
pub(crate) fn held(card: Card, count: u8, context: &BoardContext<'_>) -> Markup {
    let element = format!("card-{card}");
    let name = context.name(&card);
    html! {
        div.ambush-card id=(element) data-element=(element) {
            (strength(card))
            span aria-hidden="true" { (name) @if count > 1 { " \u{d7}" (count) } }
            (context.click_layer(&element, &name))
            (context.rule("2.1"))
        }
    }
}

/// The card that waits for an answer.
pub(crate) fn led(card: Card, context: &BoardContext<'_>) -> Markup {
    html! {
        div.ambush-card id="led" { (strength(card)) span { (context.name(&card)) } (context.rule("2.2")) }
    }
}

/// A card of the rival.
pub(crate) fn back() -> Markup {
    html! { div.ambush-card.ambush-back aria-hidden="true" {} }
}

/// A card as the rules show it.
pub(crate) fn face(card: Card) -> Markup {
    html! { span.ambush-card { (strength(card)) } }
}

fn strength(card: Card) -> Markup {
    html! { b aria-hidden="true" { (card as u8 + 1) } }
}
