//! The board of the ancient battles: the field to scale with the cards on it, the hand and the combat beside it, the lists
//! from which an army is mustered and deployed. One millimetre of the table is `--mm` of the page.

mod actions;
mod combat;
mod field;
mod ghosts;
mod hand;
mod head;
mod legend;
mod lists;
mod overlay;
mod plane;
mod unit;

use maud::{Markup, PreEscaped, html};
use sandtable_board::{Asset, BoardContext, BoardInput, GameBoard, Package};
use sandtable_core::{Message, Say, Viewer};
use sandtable_dolg::ids::{Side, UnitId};
use sandtable_dolg::{Dolg, Element, Event, Frame, UnitView, View};
use sandtable_session::TitleOf;

use crate::plane::Plane;

const SYMBOLS: &str = include_str!("../symbols.svg");

/// Two lines of cards before they meet.
const SHELF: &str = include_str!("../shelf.svg");

/// The game, whole.
pub const PACKAGE: Package = Package {
    title: &TitleOf::<Dolg>::new(),
    board: &DolgBoard,
    texts: sandtable_i18n::texts!("dolg", "../text", "ftl"),
    rules: sandtable_i18n::texts!("dolg", "../text", "md"),
    assets: &[Asset::css("dolg.css", include_str!("../style.css"))],
    shelf_picture: || PreEscaped(SHELF.to_owned()),
};

/// Draws the table.
#[derive(Debug)]
pub struct DolgBoard;

impl GameBoard for DolgBoard {
    type Game = Dolg;

    fn draw(&self, input: &BoardInput<'_, Dolg>) -> Markup {
        let side = match input.viewer {
            Viewer::Seat(seat) => Some(Side::of(seat)),
            Viewer::Public => None,
        };
        let drawing = Drawing {
            view: input.view,
            side,
            plane: Plane::new(input.view.options.table(), side),
            dice: combat::recent_dice(&input.events),
            context: input.context,
        };
        html! {
            div.dolg id="dolg" {
                (PreEscaped(SYMBOLS))
                (drawing.head())
                div.d-main.d-mustering[drawing.is_mustering()] {
                    (drawing.field())
                    div.d-aside id="d-aside" {
                        (drawing.zoom())
                        (drawing.actions())
                        (drawing.combat())
                        (drawing.lists())
                        (drawing.hand())
                    }
                }
                div.d-under {
                    (drawing.legend())
                    (drawing.context.data_note(&["1.4"]))
                }
            }
        }
    }

    fn hue(&self, seat: &str) -> usize {
        seat.parse().map_or(0, Side::index)
    }

    /// A kind of unit by its word.
    fn piece(&self, word: &str) -> Option<Markup> {
        word.parse().ok().map(unit::printed)
    }

    fn symbols(&self) -> Markup {
        PreEscaped(SYMBOLS.to_owned())
    }
}

/// What is drawn, for whom, and what can be clicked.
struct Drawing<'a> {
    view: &'a View,
    /// The side whose page it is.
    side: Option<Side>,
    plane: Plane,
    /// The latest dice, the first of them first.
    dice: Vec<Event>,
    context: BoardContext<'a>,
}

impl Drawing<'_> {
    fn text(&self, id: &str) -> String {
        self.context.text(&format!("dolg-board-{id}"))
    }

    fn say(&self, message: &Message) -> String {
        self.context.say(message)
    }

    /// What a thing does, by the same word as its name.
    fn help(&self, group: &str, word: &str) -> String {
        self.context.text(&format!("dolg-{group}-help-{word}"))
    }

    /// What is asked now.
    fn top(&self) -> Option<Frame> {
        self.view.frames.last().copied()
    }

    fn is_mustering(&self) -> bool {
        matches!(self.top(), Some(Frame::Faction { .. } | Frame::Lead { .. } | Frame::Muster { .. }))
    }

    fn unit(&self, unit: UnitId) -> Option<&UnitView> {
        self.view.units.iter().find(|view| view.unit == unit)
    }

    /// A unit by its kind and its word.
    fn unit_name(&self, unit: UnitId) -> Message {
        let kind = self.unit(unit).and_then(|view| view.kind);
        let kind = kind.map_or_else(|| Message::new("dolg-face-down"), |kind| kind.say());
        Message::new("dolg-unit-named").with("unit", unit.to_string()).with("kind", kind)
    }

    /// Can it be clicked, or was it picked?
    fn is_live(&self, element: Element) -> bool {
        let word = element.to_string();
        self.context.clickables.click(&word).is_some() || self.context.clickables.is_picked(&word)
    }

    /// The unit that is acting, or that was picked.
    fn acting(&self) -> Option<UnitId> {
        let picked = || self.context.clickables.picked.iter().find_map(|word| word.parse().ok());
        self.top().and_then(mover).or_else(picked)
    }
}

/// The unit a question is about.
fn mover(frame: Frame) -> Option<UnitId> {
    Some(match frame {
        Frame::Place { unit, .. }
        | Frame::TurnFreely { unit }
        | Frame::Move { unit }
        | Frame::Segments { unit, .. }
        | Frame::Manoeuvre { unit, .. }
        | Frame::Drift { unit, .. }
        | Frame::GetAway { unit, .. }
        | Frame::Back { unit, .. }
        | Frame::Wings { unit, .. } => unit,
        _ => return None,
    })
}

/// A sign of the symbols.
fn icon(name: &str) -> Markup {
    html! { svg class={ "d-icon d-icon-" (name) } viewBox="0 0 32 32" aria-hidden="true" { use href={ "#d-" (name) } {} } }
}

#[cfg(test)]
mod tests;
