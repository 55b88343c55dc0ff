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
mod outlook;
mod overlay;
mod plane;
mod printed;
mod tools;
mod unit;
mod why;

use maud::{Markup, PreEscaped, html};
use sandtable_board::{
    Asset, BoardContext, BoardInput, GameBoard, Newcomers, OutlookInput, Package, Room, TablePreset,
};
use sandtable_core::{Message, Say, Viewer};
use sandtable_dolg::ids::{Side, UnitId};
use sandtable_dolg::{Dolg, Element, Event, Frame, UnitView, View};
use sandtable_session::TitleOf;

use crate::plane::Plane;

const SYMBOLS: &str = include_str!("../symbols.svg");

/// Two lines of cards before they meet.
const SHELF: &str = include_str!("../shelf.svg");

/// A first battle whose army stands in line already, the printed example, and the historical battles (25).
const PRESETS: &[TablePreset] = &[
    TablePreset {
        word: "first-battle",
        options: &[("points", "500"), ("opponent", "ai"), ("north", "celts")],
        moves: &[
            "take rome-500",
            "deploy rom-legion",
            "done",
            "deploy rom-legion",
            "done",
            "deploy rom-carro",
            "done",
            "deploy aux-ala",
            "done",
        ],
    },
    TablePreset {
        word: "example",
        options: &[
            ("points", "1525"),
            ("opponent", "ai"),
            ("north", "celts"),
            ("ai_general", "scathach"),
            ("victory", "rolled"),
        ],
        moves: &["take rome-example"],
    },
    TablePreset { word: "graupius", options: &[("opponent", "ai"), ("scenario", "graupius")], moves: &[] },
    TablePreset { word: "eagle", options: &[("opponent", "ai"), ("scenario", "eagle")], moves: &[] },
    TablePreset { word: "tapae", options: &[("opponent", "ai"), ("scenario", "tapae")], moves: &[] },
];

/// The game, whole.
pub const PACKAGE: Package = Package {
    title: &TitleOf::<Dolg>::new(),
    board: &DolgBoard,
    texts: sandtable_i18n::texts!("dolg", "../text", "ftl"),
    rules: sandtable_i18n::texts!("dolg", "../text", "md"),
    guide: Some(sandtable_i18n::texts!("dolg", "../text", "guide", "md")),
    assets: &[Asset::css("dolg.css", include_str!("../style.css"))],
    board_settings: &[],
    shelf_picture: || PreEscaped(SHELF.to_owned()),
    presets: PRESETS,
    newcomers: Newcomers { lesson: Some(sandtable_board::first_game!(["south"])), ..Newcomers::NONE },
    puzzles: sandtable_board::puzzles!["01", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11"],
};

/// Draws the table.
#[derive(Debug)]
pub struct DolgBoard;

impl GameBoard for DolgBoard {
    type Game = Dolg;

    fn draw(&self, input: &BoardInput<'_, Dolg>) -> Markup {
        let drawing = Drawing {
            dice: combat::recent_dice(&input.events),
            story: input.view.automa.map_or_else(Vec::new, |_| why::latest_turn(&input.events)),
            ..Drawing::new(input.view, input.viewer, input.context)
        };
        html! {
            (Room(80 * 1024))
            div.dolg id="dolg" {
                (PreEscaped(SYMBOLS))
                (drawing.head())
                div.d-main.d-mustering[drawing.is_mustering()] {
                    (drawing.field())
                    div.d-aside id="d-aside" {
                        (drawing.tools())
                        (drawing.actions())
                        (drawing.combat())
                        (drawing.lists())
                        (drawing.whys())
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

    fn outlook(&self, input: &OutlookInput<'_, Dolg>) -> Markup {
        Drawing::new(input.then, input.viewer, input.context).outlook(input.now, input.drag)
    }

    fn hue(&self, seat: &str) -> usize {
        seat.parse().map_or(0, Side::index)
    }

    /// A kind of unit by its word.
    fn piece(&self, word: &str) -> Option<Markup> {
        printed::piece(word)
    }

    fn named(&self, word: &str) -> Option<Message> {
        printed::named(word)
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
    /// The latest turn of the AI.
    story: Vec<Event>,
    context: BoardContext<'a>,
}

impl<'a> Drawing<'a> {
    fn new(view: &'a View, viewer: Viewer, context: BoardContext<'a>) -> Drawing<'a> {
        let side = match viewer {
            Viewer::Seat(seat) => Some(Side::of(seat)),
            Viewer::Public => None,
        };
        Drawing {
            view,
            side,
            plane: Plane::new(view.options.table(), side),
            dice: Vec::new(),
            story: Vec::new(),
            context,
        }
    }
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

    /// What a unit is called.
    fn name(&self, unit: UnitId) -> String {
        self.say(&self.view.name(unit))
    }

    /// What happened, with the names of the units.
    fn tell(&self, event: &Event) -> String {
        self.say(&self.view.named(event.say()))
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
