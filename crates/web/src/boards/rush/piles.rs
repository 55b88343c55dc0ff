//! Piles that can be looked through: the viewer's depot and hangar, and what everybody may know of the rest.

use maud::{Markup, html};
use rush::ids::{Card, Side};
use rush::{Cards, Frame, PlayerView};
use table::{Message, Say as _};

use super::Drawing;
use super::card::card_paragraph;

/// The viewer's own piles; the depot opens by itself when a card of it is asked for (8.10).
pub(super) fn own(drawing: &Drawing<'_>, player: &PlayerView) -> Markup {
    let (Some(depot), Some(hangar)) = (player.depot, player.hangar) else { return html! {} };
    let repairs = matches!(drawing.view.frames.last(), Some(Frame::Repair { .. }));
    let asked = repairs && drawing.view.mover == player.side;
    html! {
        div.r-own {
            details.r-piles id="r-depot" open[asked] data-open=(asked) {
                summary { (drawing.counted("rush-board-own-depot", depot.total())) }
                div.r-cards { @for (card, number) in depot.iter() { (stored(drawing, card, number)) } }
            }
            (pile(drawing, "hangar", &drawing.counted("rush-board-own-hangar", hangar.total()), hangar))
        }
    }
}

/// A card of the own depot, to be clicked for Repair.
fn stored(drawing: &Drawing<'_>, card: Card, number: u8) -> Markup {
    let element = format!("depot-{card}");
    let name = drawing.card_name(card);
    html! {
        span.r-stored data-element=(element) data-rule=(card_paragraph(card)) {
            span aria-hidden="true" { (drawing.chip(card, number, false)) }
            (drawing.cover(&element, &name))
        }
    }
}

fn cards(drawing: &Drawing<'_>, cards: Cards) -> Markup {
    html! { div.r-cards { @for (card, number) in cards.iter() { (drawing.chip(card, number, false)) } } }
}

/// Squads are no secret, added up; nor are discard and graveyard.
pub(super) fn known(drawing: &Drawing<'_>) -> Markup {
    let view = drawing.view;
    html! {
        @for player in view.players.iter() {
            (pile(drawing, &format!("squad-{}", player.side), &squad_title(drawing, player.side, player.squad), player.squad))
        }
        (pile(drawing, "discard", &drawing.counted("rush-board-in-discard", view.discard.total()), view.discard))
        (pile(drawing, "graveyard", &drawing.counted("rush-board-in-graveyard", view.graveyard.total()), view.graveyard))
    }
}

fn squad_title(drawing: &Drawing<'_>, side: Side, squad: Cards) -> String {
    let title = Message::new("rush-board-squad").with("side", side.say()).with("number", squad.total());
    drawing.easel.visitor.say(&title)
}

fn pile(drawing: &Drawing<'_>, id: &str, title: &str, content: Cards) -> Markup {
    html! {
        details.r-piles id={ "r-" (id) } {
            summary { (title) }
            (cards(drawing, content))
        }
    }
}
