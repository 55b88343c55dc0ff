//! The players: somebody else's bases and hand as a panel, the nearest player's as the large lower part of the table.

use maud::{Markup, html};
use rush::ids::{Card, Spot};
use rush::{Base, Cards, Defender, Frame, PlayerView};
use table::{Message, Say as _};

use super::Drawing;
use super::card::{back, node, stat};
use super::sign::{icon, mark};
use super::{piles, strip};

/// So many cards of a hand lie side by side; more are drawn smaller.
const WIDE: u8 = 5;

/// Somebody else: numbers, bases, hand.
pub(super) fn rival(drawing: &Drawing<'_>, player: &PlayerView) -> Markup {
    let to_move = drawing.view.mover == player.side && drawing.view.ending.is_none();
    html! {
        section class={ "r-player r-seat-" (player.side.index()) @if to_move { " to-move" } } id={ "p-" (player.side) } {
            (head(drawing, player))
            div.r-camp {
                (slots(drawing, player))
                div.r-side {
                    @match player.hand {
                        Some(hand) => (open_hand(drawing, hand)),
                        None => (hidden_hand(drawing, player)),
                    }
                    (stores(drawing, player))
                }
            }
        }
    }
}

/// The nearest player: bases on the left, what is to be done and the hand on the right.
pub(super) fn near(drawing: &Drawing<'_>, player: &PlayerView) -> Markup {
    let to_move = drawing.view.mover == player.side && drawing.view.ending.is_none();
    html! {
        div.r-near {
            section class={ "r-player r-home r-seat-" (player.side.index()) @if to_move { " to-move" } } id={ "p-" (player.side) } {
                (head(drawing, player))
                (slots(drawing, player))
                (stores(drawing, player))
            }
            (strip::strip(drawing))
            (piles::own(drawing, player))
            @match player.hand {
                Some(hand) => (own_hand(drawing, player, hand)),
                None => (hidden_hand(drawing, player)),
            }
        }
    }
}

/// Who it is, and what is won so far.
fn head(drawing: &Drawing<'_>, player: &PlayerView) -> Markup {
    let score = Message::new("rush-board-score")
        .with("total", player.score.total)
        .with("medals", player.score.medals)
        .with("bases", player.score.bases)
        .with("achievements", player.score.achievements);
    let score = drawing.easel.visitor.say(&score);
    html! {
        header.r-head {
            h3 { (mark(player.side)) (drawing.easel.say(&player.side)) }
            @if drawing.view.first == player.side {
                @let first = drawing.easel.text("rush-board-first");
                span.r-first title=(first) { (icon("flag")) span.sr { (first) } }
            }
            span.r-score title=(score) { (stat("medal", player.score.total)) span.sr { (score) } }
        }
    }
}

/// Hangar and depot, the depot with its top card.
fn stores(drawing: &Drawing<'_>, player: &PlayerView) -> Markup {
    html! {
        div.r-stores {
            span.r-store data-rule="4.2" { (drawing.easel.text("rush-board-hangar")) " " b { (player.hangar_size) } }
            span.r-store data-rule="4.1" { (drawing.easel.text("rush-board-depot")) " " b { (player.depot_size) } }
            @if let Some(card) = player.depot_top {
                span.r-top id=(node(card, &format!("d-{}", player.side), 0)) data-piece=(card) { (drawing.chip(card, 1, false)) }
            }
        }
    }
}

fn slots(drawing: &Drawing<'_>, player: &PlayerView) -> Markup {
    html! { div.r-slots { @for &(spot, base) in &player.bases { (slot(drawing, spot, base)) } } }
}

/// A base with whoever guards it, or what is left of it.
fn slot(drawing: &Drawing<'_>, spot: Spot, base: Option<Base>) -> Markup {
    let fresh = drawing.fresh.contains(&spot);
    html! {
        div.r-slot.fresh[fresh] id={ "s-" (spot) } {
            @match base {
                Some(base) => {
                    (post(drawing, spot, base.defender))
                    (plate(drawing, spot, base))
                }
                None => (rubble(drawing, spot)),
            }
        }
    }
}

/// The defender. While it cannot be clicked, it answers for its base why not, as actions name only that.
fn post(drawing: &Drawing<'_>, spot: Spot, defender: Option<Defender>) -> Markup {
    let Some(Defender { card, damaged }) = defender else {
        return html! { div.r-post.empty data-rule="9.11" { (drawing.easel.text("rush-board-unguarded")) } };
    };
    let element = format!("{spot}-vehicle");
    let is_hot = drawing.easel.hot.click(&element).is_some();
    let asked = if is_hot { element.clone() } else { spot.to_string() };
    let name = guard_name(drawing, spot, card, damaged);
    html! {
        div.r-post data-element=(asked) title=(name) {
            (drawing.guard(card, damaged))
            (drawing.cover(&element, &name))
            (drawing.easel.rule("9.6"))
        }
    }
}

fn guard_name(drawing: &Drawing<'_>, spot: Spot, card: Card, damaged: bool) -> String {
    let says = Message::new("rush-board-guard").with("spot", spot.say()).with("card", card.say());
    let mut said =
        vec![drawing.easel.visitor.say(&says), drawing.counted("rush-board-armour", card.row().armour)];
    said.extend(damaged.then(|| drawing.easel.text("rush-damaged-word")));
    said.join(", ")
}

/// The base itself; the flag has its owner's colour.
fn plate(drawing: &Drawing<'_>, spot: Spot, base: Base) -> Markup {
    let element = spot.to_string();
    let health = drawing.easel.text(if base.damaged { "rush-damaged-word" } else { "rush-sound-word" });
    let name = format!("{}: {health}", drawing.easel.say(&spot));
    html! {
        div.r-plate.damaged[base.damaged] id={ "b-" (spot) } data-piece="base" data-element=(element) title=(name) {
            span.r-ground aria-hidden="true" {
                span.r-sign { (icon("base")) @if base.damaged { svg.r-crack { use href="#r-crack" {} } } }
                b { (spot.slot + 1) }
                @if base.damaged { span.r-hurt { (drawing.easel.text("rush-board-damaged")) } }
            }
            (drawing.cover(&element, &name))
            (drawing.easel.rule("9.8"))
        }
    }
}

fn rubble(drawing: &Drawing<'_>, spot: Spot) -> Markup {
    html! {
        div.r-rubble data-element=(spot) data-rule="9.10" {
            (icon("wreck"))
            span { (drawing.easel.text("rush-board-destroyed")) }
            span.sr { (drawing.easel.say(&spot)) }
        }
    }
}

/// A hand from behind.
fn hidden_hand(drawing: &Drawing<'_>, player: &PlayerView) -> Markup {
    let name = drawing.counted("rush-board-hand", player.hand_size);
    html! {
        div.r-hand.r-hidden title=(name) data-rule="2.9" {
            span.sr { (name) }
            @for number in 0..player.hand_size { (back(player.side, number)) }
            b.r-count aria-hidden="true" { (player.hand_size) }
        }
    }
}

/// Somebody else's hand, open in their turn.
fn open_hand(drawing: &Drawing<'_>, hand: Cards) -> Markup {
    html! {
        ul.r-hand.open {
            @for (card, number) in hand.iter() {
                li class=[state(drawing, card)] {
                    span.sr { (several(number, drawing.card_name(card))) }
                    span aria-hidden="true" { (drawing.chip(card, number, true)) }
                }
            }
            @if hand.is_empty() { li.quiet { (drawing.counted("rush-board-hand", 0)) } }
        }
    }
}

/// The viewer's hand; like cards lie on each other and are clicked as one.
fn own_hand(drawing: &Drawing<'_>, player: &PlayerView, hand: Cards) -> Markup {
    let crowded = hand.total() > WIDE;
    html! {
        section.r-hand.own.crowded[crowded] aria-label=(drawing.counted("rush-board-hand", hand.total())) {
            @for (card, number) in hand.iter() { (held(drawing, player, card, number)) }
            @if hand.is_empty() { p.quiet { (drawing.counted("rush-board-hand", 0)) } }
        }
    }
}

fn held(drawing: &Drawing<'_>, player: &PlayerView, card: Card, number: u8) -> Markup {
    let element = format!("hand-{card}");
    let state = state(drawing, card).filter(|_| drawing.view.mover == player.side);
    let note = state.map(|state| drawing.easel.text(&format!("rush-board-{state}")));
    let name = several(number, drawing.card_name(card));
    let name = note.iter().fold(name, |name, note| format!("{name} ({note})"));
    html! {
        div class={ "r-place r-held " (state.unwrap_or_default()) } data-element=(element) title=(name) {
            @for copy in 0..number { (drawing.face(card, &node(card, &format!("h-{}", player.side), copy))) }
            @if let Some(note) = note { span.r-tag { (note) } }
            (drawing.cover(&element, &name))
            (drawing.card_rule(card))
        }
    }
}

fn several(number: u8, name: String) -> String {
    if number > 1 { format!("{number} \u{d7} {name}") } else { name }
}

/// What is special about a card of the mover's hand: it attacks, it is in play, or it was played already (3.8).
fn state(drawing: &Drawing<'_>, card: Card) -> Option<&'static str> {
    let in_play = drawing.view.frames.iter().any(|frame| match frame {
        Frame::Abilities { card: one, .. } | Frame::Assault { card: one } => *one == card,
        _ => false,
    });
    match () {
        () if drawing.view.attackers.contains(&card) => Some("attacking"),
        () if in_play => Some("in-play"),
        () if card.is_vehicle() && drawing.view.deeds.played.has(card) => Some("played"),
        () => None,
    }
}
