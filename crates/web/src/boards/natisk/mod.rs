//! The boards of Natisk: a world of five theatres, or America with a theatre for every campaign.

mod base;
mod legend;
mod nippon;
mod panel;
mod space;
mod theatre;
mod track;
mod unit;

use maud::{Markup, PreEscaped, html};
use natisk::ids::{Board, Side, Space};
use natisk::{Event, View};
use table::Message;

use super::easel::Easel;
use crate::model::{Hot, Visitor};

const SYMBOLS: &str = include_str!("../../../assets/natisk/symbols.svg");

/// Draws either board; the units on the `fresh` spaces are marked as just placed.
pub(crate) fn draw(view: &View, fresh: &[Space], hot: &Hot, visitor: &Visitor) -> Markup {
    let drawing = Drawing { view, fresh, easel: Easel { game: "natisk", hot, visitor } };
    html! {
        div class={ "natisk " (view.board) @if !hot.picked.is_empty() { " picking" } } id="natisk" {
            (PreEscaped(SYMBOLS))
            (track::symbols(view.board))
            div.n-world {
                @match view.board {
                    Board::Base => (base::map(&drawing)),
                    Board::Nippon => (nippon::map(&drawing)),
                }
                (track::score(&drawing))
                (panel::sides(&drawing))
            }
            (panel::tray(&drawing))
            div.n-under {
                (panel::bag(&drawing))
                (legend::legend(&drawing))
                @if view.board == Board::Nippon { (drawing.easel.data_note(&["8.1", "8.2"])) }
            }
        }
    }
}

/// A printed unit by its word, for the rules.
pub(crate) fn piece(word: &str) -> Option<Markup> {
    word.parse().ok().map(unit::printed)
}

/// The first side of either board is 0, the second 1, in the solo game too.
pub(crate) fn hue(seat: &str) -> usize {
    seat.parse().map_or(0, Side::index)
}

/// The marker that a message says will move: its element, and its new place on the track.
pub(crate) fn ghost(said: &Message) -> Option<(String, i8)> {
    track::ghost(said)
}

/// The shapes that pieces are put together from; once a page.
pub(crate) fn symbols() -> Markup {
    PreEscaped(SYMBOLS.to_owned())
}

/// The spaces of the last turn's placements: one, or a chain of blitzes.
pub(crate) fn last_placed<'a>(events: impl Iterator<Item = &'a [Event]>) -> Vec<Space> {
    let (mut last, mut spaces) = (None, Vec::new());
    for event in events.flatten() {
        let Event::Placed { side, space, .. } = *event else { continue };
        if last.replace(side) != Some(side) {
            spaces.clear();
        }
        spaces.push(space);
    }
    spaces
}

/// What is drawn, for whom, and what can be clicked.
struct Drawing<'a> {
    view: &'a View,
    fresh: &'a [Space],
    easel: Easel<'a>,
}

impl Drawing<'_> {
    fn cover(&self, element: &str, name: &str) -> Markup {
        self.easel.cover(element, name)
    }
}

/// The class of a side: shapes and colours go by it.
fn side_class(side: Side) -> &'static str {
    if side.is_first() { "first" } else { "second" }
}

#[cfg(test)]
mod tests;
