//! The decks and their discard piles, the cards being played, and those looked at on top of the main deck.

use maud::{Markup, html};
use siege::ids::{Card, Cards, Deck};
use siege::{Edition, Frame};

use super::{Drawing, icon};

/// The decks, and what is being played.
pub(super) fn decks(drawing: &Drawing<'_>) -> Markup {
    let view = drawing.view;
    html! {
        (deck(drawing, Deck::Main, view.deck.total(), view.discard.total()))
        @if view.edition == Edition::Wunderwaffe {
            @if view.labs {
                (deck(drawing, Deck::Science, view.science_deck.total(), view.science_discard.total()))
            } @else {
                div.s-stack.gone data-rule="9.2" title=(drawing.text("no-labs-hint")) {
                    (icon("flask")) b { "\u{2013}" } small { (drawing.text("no-labs")) }
                }
            }
        }
    }
}

fn deck(drawing: &Drawing<'_>, deck: Deck, cards: u8, discarded: u8) -> Markup {
    let element = format!("deck-{deck}");
    let name = drawing.text(&format!("{element}-hint"));
    html! {
        div class={ "s-stack " (deck) } data-element=(element) data-rule="3.3" title=(name) {
            (icon(if deck == Deck::Main { "cards" } else { "flask" }))
            b { (cards) }
            small { (drawing.text(&element)) br; (drawing.counted("discarded", discarded)) }
            (drawing.cover(&element, &name))
        }
    }
}

/// The cards being played.
pub(super) fn in_play(drawing: &Drawing<'_>) -> Markup {
    let cards = drawing.view.in_play;
    html! {
        @if !cards.is_empty() {
            div.s-played {
                small { (drawing.text("in-play")) }
                div.s-slips {
                    @for (card, count) in cards.iter() { (drawing.slip(card, count, &format!("p-{card}"), None)) }
                }
            }
        }
    }
}

/// The discard piles, folded unless a card is to be chosen from one.
pub(super) fn piles(drawing: &Drawing<'_>) -> Markup {
    let view = drawing.view;
    html! {
        (pile(drawing, "pile", &drawing.counted("pile", view.discard.total()), view.discard))
        @if view.edition == Edition::Wunderwaffe {
            (pile(drawing, "lab-pile", &drawing.counted("science-pile", view.science_discard.total()), view.science_discard))
        }
        @if !view.gone.is_empty() {
            (pile(drawing, "gone", &drawing.counted("gone", view.gone.total()), view.gone))
        }
    }
}

fn pile(drawing: &Drawing<'_>, word: &str, title: &str, cards: Cards) -> Markup {
    let element = |card| format!("{word}-{card}");
    let open = cards.kinds().any(|card| drawing.is_live(&element(card)));
    html! {
        details.s-fold id={ "s-" (word) } open[open] data-open=(open) {
            summary { (title) }
            div.s-slips {
                @for (card, count) in cards.iter() {
                    @let element = element(card);
                    (drawing.slip(card, count, &format!("d-{element}"), (word == "pile").then_some(&element)))
                }
            }
        }
    }
}

/// Is one of the cards on top to be chosen (17.17)?
fn is_planning(drawing: &Drawing<'_>) -> bool {
    matches!(drawing.frame(), Some(Frame::Keep { .. } | Frame::Lay { .. }))
}

/// The cards that were looked at, while nobody has to choose; to the Fieldmarshal only how many.
pub(super) fn top(drawing: &Drawing<'_>) -> Markup {
    let known = drawing.view.known.as_deref().unwrap_or_default();
    html! {
        @if drawing.view.known.is_none() && drawing.view.known_cards > 0 {
            small { (drawing.counted("top-hidden", drawing.view.known_cards)) }
        } @else if !known.is_empty() && !is_planning(drawing) {
            div.s-played { small { (drawing.text("top")) } (top_cards(drawing, known)) }
        }
    }
}

/// The same cards to choose from.
pub(super) fn plan(drawing: &Drawing<'_>) -> Markup {
    let known = drawing.view.known.as_deref().unwrap_or_default();
    html! {
        @if is_planning(drawing) && !known.is_empty() {
            section.s-offer { h3 { (drawing.text("top")) } (top_cards(drawing, known)) }
        }
    }
}

/// The uppermost comes first. Equal cards are one thing to click: the uppermost of them.
fn top_cards(drawing: &Drawing<'_>, known: &[Card]) -> Markup {
    let is_uppermost = |at: usize| !known[at + 1..].contains(&known[at]);
    html! {
        div.s-slips {
            @for (at, &card) in known.iter().enumerate().rev() {
                @let element = format!("top-{card}");
                (drawing.slip(card, 1, &format!("k-{}", at + 1), is_uppermost(at).then_some(&element)))
            }
        }
    }
}
