//! The board of the five-nation war: a drawn map of the world with its spaces, the tracks above it, the nation sheets below. Where
//! there is little room the style sheet shows the map theatre by theatre; the markup is the same.

mod coast;
mod head;
mod legend;
mod look;
mod map;
mod news;
mod odds;
mod place;
mod printed;
mod projection;
mod sheet;
mod space;
mod token;

use maud::{Markup, PreEscaped, html};
use sandtable_board::{Asset, BoardContext, BoardInput, Cue, Fragments, GameBoard, Newcomers, Package, Room};
use sandtable_core::{Message, Say};
use sandtable_i18n::Lang;
use sandtable_onehour::ids::{Nation, Side};
use sandtable_onehour::{Event, Onehour, View};
use sandtable_session::TitleOf;

use crate::news::News;

const SYMBOLS: &str = include_str!("../symbols.svg");

/// A coast with fleets before it.
const SHELF: &str = include_str!("../shelf.svg");

/// What is the same on many pages, with all that it depends on.
#[derive(PartialEq, Eq, Hash)]
enum Part {
    Legend(Lang),
    /// The coasts and the areas of the spaces.
    Outlines,
    /// The inner seas and the lines between spaces.
    Routes,
}

static PARTS: Fragments<Part> = Fragments::new();

/// The game, whole.
pub const PACKAGE: Package = Package {
    title: &TitleOf::<Onehour>::new(),
    board: &OnehourBoard,
    texts: sandtable_i18n::texts!("onehour", "../text", "ftl"),
    rules: sandtable_i18n::texts!("onehour", "../text", "md"),
    guide: Some(sandtable_i18n::texts!("onehour", "../text", "guide", "md")),
    assets: &[Asset::css("onehour.css", include_str!("../style.css"))],
    board_settings: &[],
    shelf_picture: || PreEscaped(SHELF.to_owned()),
    presets: &[],
    newcomers: Newcomers {
        lesson: Some(sandtable_board::first_game!(["germany", "japan"])),
        ..Newcomers::NONE
    },
    puzzles: sandtable_board::puzzles![
        "01", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "12"
    ],
};

/// Draws the table.
#[derive(Debug)]
pub struct OnehourBoard;

impl GameBoard for OnehourBoard {
    type Game = Onehour;

    /// The spaces that the last action touched are marked.
    fn draw(&self, input: &BoardInput<'_, Onehour>) -> Markup {
        let news = News::new(&input.events);
        let drawing = Drawing { view: input.view, news: &news, context: input.context };
        html! {
            (Room(144 * 1024))
            div.onehour id="onehour" {
                (PreEscaped(SYMBOLS))
                (drawing.head())
                (drawing.actions())
                (drawing.looks())
                (drawing.map())
                (drawing.sheets())
                div.o-under {
                    (drawing.prospects())
                    (drawing.legend())
                    (drawing.context.data_note(&["1.10"]))
                }
            }
        }
    }

    fn hue(&self, seat: &str) -> usize {
        seat.parse().map_or(0, Nation::index)
    }

    fn cue(&self, event: &Event) -> Option<Cue> {
        news::cue(event)
    }

    /// A kind of piece by its word.
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
    news: &'a News,
    context: BoardContext<'a>,
}

impl Drawing<'_> {
    fn text(&self, id: &str) -> String {
        self.context.text(&format!("onehour-board-{id}"))
    }
}

/// Who controls something, for a sentence.
fn control_name(control: Option<Side>) -> Message {
    control.map_or_else(|| Message::new("onehour-camp-nobody"), |side| side.say())
}

/// The mark of a side: a lozenge for the Axis, a disc for the Allies, a cross for nobody.
fn side_mark(control: Option<Side>) -> Markup {
    icon(control.map_or("nobody", Side::word))
}

/// The class by which control is drawn.
fn control_class(control: Option<Side>) -> &'static str {
    match control {
        Some(Side::Axis) => "o-held-axis",
        Some(Side::Allies) => "o-held-allies",
        None => "o-held-nobody",
    }
}

/// A sign of the symbols.
fn icon(name: &str) -> Markup {
    html! { svg class={ "o-icon o-icon-" (name) } viewBox="0 0 16 16" aria-hidden="true" { use href={ "#o-" (name) } {} } }
}

#[cfg(test)]
mod tests;
