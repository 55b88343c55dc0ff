//! Piles that can be looked through: the viewer's depot and hangar, and what everybody may know of the rest.

use maud::{Markup, html};
use sandtable_core::{Message, Say as _};
use sandtable_rush::ids::{Card, Side};
use sandtable_rush::{Cards, Frame, PlayerView};

use super::Renderer;
use super::card::card_paragraph;

/// The viewer's own piles; the depot opens by itself when a card of it is asked for (8.10).
pub(super) fn own(renderer: &Renderer<'_>, player: &PlayerView) -> Markup {
    let (Some(depot), Some(hangar)) = (player.depot, player.hangar) else { return html! {} };
    let repairs = matches!(renderer.view.frames.last(), Some(Frame::Repair { .. }));
    let asked = repairs && renderer.view.mover == player.side;
    html! {
        div.r-own {
            details.r-piles id="r-depot" open[asked] data-open=(asked) {
                summary { (renderer.counted("rush-board-own-depot", depot.total())) }
                div.r-cards { @for (card, number) in depot.iter() { (stored(renderer, card, number)) } }
            }
            (pile(renderer, "hangar", &renderer.counted("rush-board-own-hangar", hangar.total()), hangar))
        }
    }
}

/// A card of the viewer's own depot, to be clicked for Repair.
fn stored(renderer: &Renderer<'_>, card: Card, number: u8) -> Markup {
    let element = format!("depot-{card}");
    let name = renderer.card_name(card);
    html! {
        span.r-stored data-element=(element) data-rule=(card_paragraph(card)) {
            span aria-hidden="true" { (renderer.chip(card, number, false)) }
            (renderer.click_layer(&element, &name))
        }
    }
}

fn cards(renderer: &Renderer<'_>, cards: Cards) -> Markup {
    html! { div.r-cards { @for (card, number) in cards.iter() { (renderer.chip(card, number, false)) } } }
}

/// Discard and graveyard are no secret. Squads are none either, added up, but only their owners look through depots (2.10): the
/// page shows those of others where the table has chosen so, and at the end.
pub(super) fn known(renderer: &Renderer<'_>) -> Markup {
    let view = renderer.view;
    html! {
        @for player in view.players.iter().filter(|player| renderer.shows_squad(player)) {
            (pile(renderer, &format!("squad-{}", player.side), &squad_title(renderer, player.side, player.squad), player.squad))
        }
        (pile(renderer, "discard", &renderer.counted("rush-board-in-discard", view.discard.total()), view.discard))
        (pile(renderer, "graveyard", &renderer.counted("rush-board-in-graveyard", view.graveyard.total()), view.graveyard))
    }
}

fn squad_title(renderer: &Renderer<'_>, side: Side, squad: Cards) -> String {
    let title = Message::new("rush-board-squad").with("side", side.say()).with("number", squad.total());
    renderer.context.say(&title)
}

fn pile(renderer: &Renderer<'_>, id: &str, title: &str, content: Cards) -> Markup {
    html! {
        details.r-piles id={ "r-" (id) } {
            summary { (title) }
            (cards(renderer, content))
        }
    }
}
