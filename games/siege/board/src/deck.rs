//! The decks and their discard piles, the cards being played, and those looked at on top of the main deck.

use maud::{Markup, html};
use sandtable_siege::ids::{Card, Cards, Deck};
use sandtable_siege::{Edition, Element, Frame};

use super::{Board, icon};

/// The decks, and what is being played.
pub(super) fn decks(board: &Board<'_>) -> Markup {
    let view = board.view;
    html! {
        (deck(board, Deck::Main, view.deck.total(), view.discard.total()))
        @if view.edition == Edition::Wunderwaffe {
            @if view.labs {
                (deck(board, Deck::Science, view.science_deck.total(), view.science_discard.total()))
            } @else {
                div.s-stack.gone data-rule="9.2" title=(board.text("no-labs-hint")) {
                    (icon("flask")) b { "\u{2013}" } small { (board.text("no-labs")) }
                }
            }
        }
    }
}

fn deck(board: &Board<'_>, deck: Deck, cards: u16, discarded: u16) -> Markup {
    let element = Element::Deck(deck).to_string();
    let name = board.text(&format!("{element}-hint"));
    html! {
        div class={ "s-stack " (deck) } data-element=(element) data-rule="3.3" title=(name) {
            (icon(if deck == Deck::Main { "cards" } else { "flask" }))
            b { (cards) }
            small { (board.text(&element)) br; (board.counted("discarded", discarded)) }
            (board.click_layer(&element, &name))
        }
    }
}

/// The cards being played.
pub(super) fn in_play(board: &Board<'_>) -> Markup {
    let cards = board.view.in_play;
    html! {
        @if !cards.is_empty() {
            div.s-played {
                small { (board.text("in-play")) }
                div.s-slips {
                    @for (card, count) in cards.iter() { (board.slip(card, count, &format!("p-{card}"), None)) }
                }
            }
        }
    }
}

/// The discard piles, folded unless a card is to be chosen from one.
pub(super) fn piles(board: &Board<'_>) -> Markup {
    let view = board.view;
    html! {
        (pile(board, "pile", &board.counted("pile", view.discard.total()), view.discard))
        @if view.edition == Edition::Wunderwaffe {
            (pile(board, "lab-pile", &board.counted("science-pile", view.science_discard.total()), view.science_discard))
        }
        @if !view.gone.is_empty() {
            (pile(board, "gone", &board.counted("gone", view.gone.total()), view.gone))
        }
    }
}

fn pile(board: &Board<'_>, word: &str, title: &str, cards: Cards) -> Markup {
    let element = |card| format!("{word}-{card}");
    let open = cards.kinds().any(|card| board.is_live(&element(card)));
    html! {
        details.s-fold id={ "s-" (word) } open[open] data-open=(open) {
            summary { (title) }
            div.s-slips {
                @for (card, count) in cards.iter() {
                    @let element = element(card);
                    (board.slip(card, count, &format!("d-{element}"), (word == "pile").then_some(&element)))
                }
            }
        }
    }
}

/// Is one of the cards on top to be chosen (17.17)?
fn is_planning(board: &Board<'_>) -> bool {
    matches!(board.frame(), Some(Frame::Keep { .. } | Frame::Lay { .. }))
}

/// The cards that were looked at, while nobody has to choose; to the Fieldmarshal only how many.
pub(super) fn top(board: &Board<'_>) -> Markup {
    let known = board.view.known.as_deref().unwrap_or_default();
    html! {
        @if board.view.known.is_none() && board.view.known_cards > 0 {
            small { (board.counted("top-hidden", board.view.known_cards)) }
        } @else if !known.is_empty() && !is_planning(board) {
            div.s-played { small { (board.text("top")) } (top_cards(board, known)) }
        }
    }
}

/// The same cards to choose from.
pub(super) fn plan(board: &Board<'_>) -> Markup {
    let known = board.view.known.as_deref().unwrap_or_default();
    html! {
        @if is_planning(board) && !known.is_empty() {
            section.s-offer { h3 { (board.text("top")) } (top_cards(board, known)) }
        }
    }
}

/// The uppermost comes first. Equal cards are one thing to click: the uppermost of them.
fn top_cards(board: &Board<'_>, known: &[Card]) -> Markup {
    let is_uppermost = |at: usize| !known[at + 1..].contains(&known[at]);
    html! {
        div.s-slips {
            @for (at, &card) in known.iter().enumerate().rev() {
                @let element = Element::Top(card).to_string();
                (board.slip(card, 1, &format!("k-{}", at + 1), is_uppermost(at).then_some(&element)))
            }
        }
    }
}
