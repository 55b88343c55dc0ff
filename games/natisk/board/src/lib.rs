//! The boards of Natisk, a world of five theatres or America with a theatre for every campaign, and its package.

mod about;
mod base;
mod legend;
mod nippon;
mod panel;
mod printed;
mod shelf;
mod space;
mod theatre;
mod track;
mod unit;

use maud::{Markup, PreEscaped, html};
use sandtable_board::{
    Asset, BoardContext, BoardInput, Cue, EventLog, Fragments, GameBoard, Newcomers, Package, Room,
};
use sandtable_core::Message;
use sandtable_i18n::Lang;
use sandtable_natisk::ids::{Board, Side, Space, Theatre, Unit};
use sandtable_natisk::tables::UnitRow;
use sandtable_natisk::{Event, Natisk, View};
use sandtable_session::TitleOf;
use theatre::Standing;

const SYMBOLS: &str = include_str!("../symbols.svg");

/// What is the same on many pages, with all that it depends on.
#[derive(PartialEq, Eq, Hash)]
enum Part {
    /// The symbols of the tracks.
    Strips(Board),
    Legend(Lang),
    /// A battle track with its marker.
    Track {
        lang: Lang,
        theatre: Theatre,
        at: i8,
    },
    /// The victory track with the points of both sides.
    Score {
        lang: Lang,
        points: [(Side, u8); 2],
    },
    /// A unit in a line of text.
    Mention {
        lang: Lang,
        side: Side,
        unit: Unit,
        row: UnitRow,
    },
    /// A kind of unit in the bag.
    InBag {
        lang: Lang,
        side: Side,
        unit: Unit,
        row: UnitRow,
        count: u8,
    },
    /// What a campaign is worth, and how it stands.
    Points {
        lang: Lang,
        points: u8,
        standing: Standing,
    },
    /// A space that cannot be clicked.
    Space {
        lang: Lang,
        space: Space,
        occupant: Option<(Side, Unit, UnitRow)>,
        is_fresh: bool,
        has_why: bool,
    },
}

static PARTS: Fragments<Part> = Fragments::new();

/// Natisk, whole.
pub const PACKAGE: Package = Package {
    title: &TitleOf::<Natisk>::new(),
    board: &NatiskBoard,
    texts: sandtable_i18n::texts!("natisk", "../text", "ftl"),
    rules: sandtable_i18n::texts!("natisk", "../text", "md"),
    guide: Some(sandtable_i18n::texts!("natisk", "../text", "guide", "md")),
    assets: &[Asset::css("natisk.css", include_str!("../style.css"))],
    board_settings: &[],
    shelf_picture: shelf::picture,
    presets: &[],
    newcomers: Newcomers { lesson: Some(sandtable_board::first_game!(["axis"])), ..Newcomers::NONE },
    puzzles: sandtable_board::puzzles![
        "01", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "12"
    ],
};

/// Draws either board.
#[derive(Debug)]
pub struct NatiskBoard;

impl GameBoard for NatiskBoard {
    type Game = Natisk;

    /// The units placed last are marked.
    fn draw(&self, input: &BoardInput<'_, Natisk>) -> Markup {
        let view = input.view;
        let drawing = Drawing { view, fresh: &last_placed(&input.events), context: input.context };
        let picking = !input.context.clickables.picked.is_empty();
        html! {
            (Room(64 * 1024))
            div class={ "natisk " (view.board) @if picking { " picking" } } id="natisk" {
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
                    @if view.board == Board::Nippon { (drawing.context.data_note(&["8.1", "8.2"])) }
                }
            }
        }
    }

    /// The first side of either board is 0, the second 1, in the solo game too.
    fn hue(&self, seat: &str) -> usize {
        seat.parse().map_or(0, Side::index)
    }

    fn cue(&self, event: &Event) -> Option<Cue> {
        track::cue(event)
    }

    /// A printed unit by its word.
    fn piece(&self, word: &str) -> Option<Markup> {
        printed::piece(word)
    }

    fn named(&self, word: &str) -> Option<Message> {
        printed::named(word)
    }

    fn symbols(&self) -> Markup {
        PreEscaped(SYMBOLS.to_owned())
    }

    fn about(&self, word: &str) -> Vec<Message> {
        about::of_word(word)
    }
}

/// The spaces of the last turn's placements: one, or a chain of blitzes.
fn last_placed(events: &EventLog<'_, Natisk>) -> Vec<Space> {
    let placed = events.latest().filter_map(|event| match event {
        Event::Placed { side, space, .. } => Some((side, space)),
        _ => None,
    });
    let mut placed = placed.peekable();
    let Some(&(last, _)) = placed.peek() else { return Vec::new() };
    placed.take_while(|&(side, _)| side == last).map(|(_, space)| space).collect()
}

/// What is drawn, for whom, and what can be clicked.
struct Drawing<'a> {
    view: &'a View,
    fresh: &'a [Space],
    context: BoardContext<'a>,
}

impl Drawing<'_> {
    fn click_layer(&self, element: &str, name: &str) -> Markup {
        self.context.click_layer(element, name)
    }
}

/// The class of a side: shapes and colours go by it.
fn side_class(side: Side) -> &'static str {
    if side.is_first() { "first" } else { "second" }
}

#[cfg(test)]
mod tests;
