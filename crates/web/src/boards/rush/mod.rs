//! The table of World of Tanks: Rush: the other players, what is common in the middle, and nearest the viewer's own
//! bases and hand. A watcher sits behind the first seat. A vehicle exists once, so its node is named by its word and
//! flies wherever the card goes.

mod card;
mod common;
mod hyphen;
mod legend;
mod piles;
mod player;
mod sign;
mod strip;

use maud::{Markup, PreEscaped, html};
use rush::ids::{Side, Spot};
use rush::{Event, PlayerView, View};
use table::{Message, Viewer};

use super::easel::Easel;
use crate::model::{Hot, Visitor};

pub(crate) use sign::piece;

const SYMBOLS: &str = include_str!("../../../assets/rush/symbols.svg");

/// Draws the table for a viewer; what stands on the `fresh` spots was hit or placed lately.
pub(crate) fn draw(view: &View, viewer: Viewer, fresh: &[Spot], hot: &Hot, visitor: &Visitor) -> Markup {
    let drawing = Drawing { view, near: near(viewer), fresh, easel: Easel { game: "rush", hot, visitor } };
    let players = view.players.len();
    html! {
        div class={ "rush players-" (players) @if !hot.picked.is_empty() { " picking" } } id="rush" {
            (PreEscaped(SYMBOLS))
            (strip::status(&drawing))
            div.r-rivals { @for rival in drawing.rivals() { (player::rival(&drawing, rival)) } }
            (common::middle(&drawing))
            @if let Some(own) = view.players.get(drawing.near.index()) { (player::near(&drawing, own)) }
            div.r-under {
                (piles::known(&drawing))
                (legend::legend(&drawing))
                (drawing.easel.data_note(&["1.6"]))
            }
        }
    }
}

/// Whose things lie nearest.
fn near(viewer: Viewer) -> Side {
    match viewer {
        Viewer::Seat(seat) => Side::of(seat),
        Viewer::Public => Side::Red,
    }
}

/// Every seat has its own colour and shape.
pub(crate) fn hue(seat: &str) -> usize {
    seat.parse().map_or(0, Side::index)
}

/// The shapes that pieces are put together from; once a page.
pub(crate) fn symbols() -> Markup {
    PreEscaped(SYMBOLS.to_owned())
}

/// The spots where something happened since the viewer's last turn ended; for a watcher, in the turn on hand.
pub(crate) fn touched<'a>(events: impl Iterator<Item = &'a [Event]>, viewer: Viewer) -> Vec<Spot> {
    let (mut mover, mut spots) = (None, Vec::new());
    for event in events.flatten() {
        match *event {
            Event::Turn { side, .. } => {
                let before: Option<Side> = mover.replace(side);
                if before
                    .is_none_or(|before| viewer == Viewer::Public || viewer == Viewer::Seat(before.seat()))
                {
                    spots.clear();
                }
            }
            Event::Placed { spot, .. }
            | Event::BaseDamaged { spot }
            | Event::BaseDestroyed { spot, .. }
            | Event::Damaged { spot, .. }
            | Event::Destroyed { spot, .. }
            | Event::Evicted { spot, .. } => spots.push(spot),
            _ => {}
        }
    }
    spots
}

/// What is drawn, for whom, and what can be clicked.
struct Drawing<'a> {
    view: &'a View,
    near: Side,
    fresh: &'a [Spot],
    easel: Easel<'a>,
}

impl Drawing<'_> {
    fn cover(&self, element: &str, name: &str) -> Markup {
        self.easel.cover(element, name)
    }

    /// A sentence with one number in it.
    fn counted(&self, id: &str, number: impl Into<i64>) -> String {
        self.easel.visitor.say(&Message::new(id).with("number", number.into()))
    }

    /// The others, in the order in which they play after the nearest.
    fn rivals(&self) -> impl Iterator<Item = &PlayerView> {
        let players = &self.view.players;
        let after = (self.near.index() + 1).min(players.len());
        players[after..].iter().chain(&players[..after]).filter(|player| player.side != self.near)
    }
}

#[cfg(test)]
mod tests;
