//! The boards of Natisk. A piece and the layer that makes it clickable are two elements: the piece keeps its node
//! from page to page, so that it can move, while the layer comes and goes with the choices.

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
use natisk::{Action, Event, View};
use table::{Message, Say};

use crate::model::{Click, Hot, Visitor};

const SYMBOLS: &str = include_str!("../../../assets/natisk/symbols.svg");

/// Draws either board; the units on the `fresh` spaces are marked as just placed.
pub(crate) fn draw(view: &View, fresh: &[Space], hot: &Hot, visitor: &Visitor) -> Markup {
    let drawing = Drawing { view, fresh, hot, visitor };
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
                @if view.board == Board::Nippon { p.n-note { (drawing.text("natisk-data-note")) } }
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
    hot: &'a Hot,
    visitor: &'a Visitor,
}

impl Drawing<'_> {
    fn text(&self, id: &str) -> String {
        self.visitor.text(id)
    }

    fn say(&self, thing: &impl Say) -> String {
        self.visitor.say(&thing.say())
    }

    /// The layer that makes an element clickable, or just its name for those who listen.
    fn cover(&self, element: &str, name: &str) -> Markup {
        match self.hot.click(element) {
            Some(Click::Pick(link)) => html! {
                a.hot.n-cover href=(link) data-pick aria-label=(name) {}
            },
            Some(Click::Act(word)) => html! {
                button.hot.n-cover form="act" name="action" value=(word) aria-label=(self.deed(word, name)) {}
            },
            None if self.hot.is_picked(element) => html! {
                a.picked.n-cover href="?" data-pick aria-label=(self.put_back(name)) {}
            },
            None => html! { span.sr { (name) } },
        }
    }

    /// What a click does, as a sentence.
    fn deed(&self, word: &str, name: &str) -> String {
        word.parse::<Action>().map_or_else(|_| name.to_owned(), |action| self.say(&action))
    }

    fn put_back(&self, name: &str) -> String {
        self.visitor.say(&Message::new("natisk-board-put-back").with("unit", name))
    }

    /// A link to a paragraph of the rules, out of the way of keys: the legend has them all.
    fn rule(&self, paragraph: &str) -> Markup {
        let name = self.visitor.say(&Message::new("natisk-board-rule").with("rule", paragraph));
        html! { a.n-rule href=(rules_link(paragraph)) tabindex="-1" aria-label=(name) { "\u{a7}" } }
    }
}

/// Where a paragraph of the rules is found.
fn rules_link(paragraph: &str) -> String {
    format!("/rules/natisk#r{}", paragraph.replace('.', "-"))
}

/// The class of a side: shapes and colours go by it.
fn side_class(side: Side) -> &'static str {
    if side.is_first() { "first" } else { "second" }
}

#[cfg(test)]
mod tests;
