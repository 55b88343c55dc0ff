//! The players: somebody else's bases and hand as a panel, the nearest player's as the large lower part of the table.

use maud::{Markup, html};
use sandtable_core::{Message, Say as _};
use sandtable_rush::ids::{Card, Spot};
use sandtable_rush::{Base, Cards, Defender, Frame, PlayerView};

use super::Renderer;
use super::card::{back, node, stat};
use super::sign::{icon, mark};
use super::{piles, strip};

/// The most cards of a hand that lie side by side; more are drawn smaller.
const WIDE: u16 = 5;

/// Somebody else: numbers, bases, hand.
pub(super) fn rival(renderer: &Renderer<'_>, player: &PlayerView) -> Markup {
    let to_move = renderer.view.mover == player.side && renderer.view.ending.is_none();
    html! {
        section class={ "r-player r-seat-" (player.side.index()) @if to_move { " to-move" } } id={ "p-" (player.side) } {
            (head(renderer, player))
            div.r-camp {
                (slots(renderer, player))
                div.r-side {
                    @match player.hand {
                        Some(hand) => (open_hand(renderer, hand)),
                        None => (hidden_hand(renderer, player)),
                    }
                    (stores(renderer, player))
                }
            }
        }
    }
}

/// The nearest player: bases on the left, what is to be done and the hand on the right.
pub(super) fn near(renderer: &Renderer<'_>, player: &PlayerView) -> Markup {
    let to_move = renderer.view.mover == player.side && renderer.view.ending.is_none();
    html! {
        div.r-near {
            section class={ "r-player r-home r-seat-" (player.side.index()) @if to_move { " to-move" } } id={ "p-" (player.side) } {
                (head(renderer, player))
                (slots(renderer, player))
                (stores(renderer, player))
            }
            (strip::strip(renderer))
            (piles::own(renderer, player))
            @match player.hand {
                Some(hand) => (own_hand(renderer, player, hand)),
                None => (hidden_hand(renderer, player)),
            }
        }
    }
}

/// Who it is, and what is won so far.
fn head(renderer: &Renderer<'_>, player: &PlayerView) -> Markup {
    let score = Message::new("rush-board-score")
        .with("total", player.score.total)
        .with("medals", player.score.medals)
        .with("bases", player.score.bases)
        .with("achievements", player.score.achievements);
    let score = renderer.context.say(&score);
    html! {
        header.r-head {
            h3 { (mark(player.side)) (renderer.context.name(&player.side)) }
            @if renderer.view.first == player.side {
                @let first = renderer.context.text("rush-board-first");
                span.r-first title=(first) { (icon("flag")) span.sr { (first) } }
            }
            @if renderer.shows_squad(player) {
                span.r-score title=(score) { (stat("medal", player.score.total)) span.sr { (score) } }
            }
        }
    }
}

/// Hangar and depot, the depot with its top card.
fn stores(renderer: &Renderer<'_>, player: &PlayerView) -> Markup {
    html! {
        div.r-stores {
            span.r-store data-rule="4.2" { (renderer.context.text("rush-board-hangar")) " " b { (player.hangar_size) } }
            span.r-store data-rule="4.1" { (renderer.context.text("rush-board-depot")) " " b { (player.depot_size) } }
            @if let Some(card) = player.depot_top {
                span.r-top id=(node(card, &format!("d-{}", player.side), 0)) data-piece=(card) { (renderer.chip(card, 1, false)) }
            }
        }
    }
}

fn slots(renderer: &Renderer<'_>, player: &PlayerView) -> Markup {
    html! { div.r-slots { @for &(spot, base) in &player.bases { (slot(renderer, spot, base)) } } }
}

/// A base with whoever guards it, or what is left of it.
fn slot(renderer: &Renderer<'_>, spot: Spot, base: Option<Base>) -> Markup {
    let fresh = renderer.fresh.contains(&spot);
    html! {
        div.r-slot.fresh[fresh] id={ "s-" (spot) } {
            @match base {
                Some(base) => {
                    (post(renderer, spot, base.defender))
                    (plate(renderer, spot, base))
                }
                None => (rubble(renderer, spot)),
            }
        }
    }
}

/// The defender.
fn post(renderer: &Renderer<'_>, spot: Spot, defender: Option<Defender>) -> Markup {
    let Some(Defender { card, damaged }) = defender else {
        return html! { div.r-post.empty data-rule="9.11" { (renderer.context.text("rush-board-unguarded")) } };
    };
    let element = format!("{spot}-vehicle");
    let name = guard_name(renderer, spot, card, damaged);
    html! {
        div.r-post data-element=(element) title=(name) {
            (renderer.guard(card, damaged))
            (renderer.click_layer(&element, &name))
            (renderer.context.rule("9.6"))
        }
    }
}

fn guard_name(renderer: &Renderer<'_>, spot: Spot, card: Card, damaged: bool) -> String {
    let says = Message::new("rush-board-guard").with("spot", spot.say()).with("card", card.say());
    let mut said =
        vec![renderer.context.say(&says), renderer.counted("rush-board-armour", card.row().armour)];
    said.extend(damaged.then(|| renderer.context.text("rush-damaged-word")));
    said.join(", ")
}

/// The base itself; the flag has its owner's colour.
fn plate(renderer: &Renderer<'_>, spot: Spot, base: Base) -> Markup {
    let element = spot.to_string();
    let health = renderer.context.text(if base.damaged { "rush-damaged-word" } else { "rush-sound-word" });
    let name = format!("{}: {health}", renderer.context.name(&spot));
    html! {
        div.r-plate.damaged[base.damaged] id={ "b-" (spot) } data-piece="base" data-element=(element) title=(name) {
            span.r-ground aria-hidden="true" {
                span.r-sign { (icon("base")) @if base.damaged { svg.r-crack { use href="#r-crack" {} } } }
                b { (spot.slot + 1) }
                @if base.damaged { span.r-hurt { (renderer.context.text("rush-board-damaged")) } }
            }
            (renderer.click_layer(&element, &name))
            (renderer.context.rule("9.8"))
        }
    }
}

fn rubble(renderer: &Renderer<'_>, spot: Spot) -> Markup {
    html! {
        div.r-rubble data-element=(spot) data-rule="9.10" {
            (icon("wreck"))
            span { (renderer.context.text("rush-board-destroyed")) }
            span.sr { (renderer.context.name(&spot)) }
        }
    }
}

/// A hand from behind.
fn hidden_hand(renderer: &Renderer<'_>, player: &PlayerView) -> Markup {
    let name = renderer.counted("rush-board-hand", player.hand_size);
    html! {
        div.r-hand.r-hidden title=(name) data-rule="2.9" {
            span.sr { (name) }
            @for number in 0..player.hand_size { (back(player.side, number)) }
            b.r-count aria-hidden="true" { (player.hand_size) }
        }
    }
}

/// Somebody else's hand, open in their turn.
fn open_hand(renderer: &Renderer<'_>, hand: Cards) -> Markup {
    html! {
        ul.r-hand.open {
            @for (card, number) in hand.iter() {
                li class=[state(renderer, card)] {
                    span.sr { (several(number, renderer.card_name(card))) }
                    span aria-hidden="true" { (renderer.chip(card, number, true)) }
                }
            }
            @if hand.is_empty() { li.quiet { (renderer.counted("rush-board-hand", 0)) } }
        }
    }
}

/// The viewer's hand; like cards lie on each other and are clicked as one.
fn own_hand(renderer: &Renderer<'_>, player: &PlayerView, hand: Cards) -> Markup {
    let crowded = hand.total() > WIDE;
    html! {
        section.r-hand.own.crowded[crowded] aria-label=(renderer.counted("rush-board-hand", hand.total())) {
            @for (card, number) in hand.iter() { (held(renderer, player, card, number)) }
            @if hand.is_empty() { p.quiet { (renderer.counted("rush-board-hand", 0)) } }
        }
    }
}

fn held(renderer: &Renderer<'_>, player: &PlayerView, card: Card, number: u8) -> Markup {
    let element = format!("hand-{card}");
    let state = state(renderer, card).filter(|_| renderer.view.mover == player.side);
    let note = state.map(|state| renderer.context.text(&format!("rush-board-{state}")));
    let name = several(number, renderer.card_name(card));
    let name = note.iter().fold(name, |name, note| format!("{name} ({note})"));
    html! {
        div class={ "r-place r-held " (state.unwrap_or_default()) } data-element=(element) title=(name) {
            @for copy in 0..number { (renderer.face(card, &node(card, &format!("h-{}", player.side), copy))) }
            @if let Some(note) = note { span.r-tag { (note) } }
            (renderer.click_layer(&element, &name))
            (renderer.card_rule(card))
        }
    }
}

fn several(number: u8, name: String) -> String {
    if number > 1 { format!("{number} \u{d7} {name}") } else { name }
}

/// What is special about a card of the mover's hand: it attacks, it is in play, or it was played already (3.8).
fn state(renderer: &Renderer<'_>, card: Card) -> Option<&'static str> {
    let in_play = renderer.view.frames.iter().any(|frame| match frame {
        Frame::Abilities { card: one, .. } | Frame::Assault { card: one } => *one == card,
        _ => false,
    });
    match () {
        () if renderer.view.attackers.contains(&card) => Some("attacking"),
        () if in_play => Some("in-play"),
        () if card.is_vehicle() && renderer.view.deeds.played.has(card) => Some("played"),
        () => None,
    }
}
