//! The board of Siege: a city of six sectors with the enemy around it, and beside and below it everything open to
//! whoever looks. On a narrow screen the rings are unrolled into a grid by the style sheet; the markup is the same.

mod card;
mod city;
mod deck;
mod disc;
mod enemy;
mod foe;
mod hand;
mod legend;
mod news;
mod phase;
mod place;
mod printed;
mod token;

use maud::{Markup, PreEscaped, html};
use sandtable_board::{Asset, BoardContext, BoardInput, Cue, Fragments, GameBoard, Newcomers, Package, Room};
use sandtable_core::{Arg, Message, Viewer};
use sandtable_i18n::Lang;
use sandtable_session::TitleOf;
use sandtable_siege::ids::{Color, Player, Token};
use sandtable_siege::{Event, Frame, Siege, View};

use crate::news::News;

const SYMBOLS: &str = include_str!("../symbols.svg");

/// The city with its walls, and the enemy around it.
const SHELF: &str = include_str!("../shelf.svg");

/// What is the same on many pages, with all that it depends on.
#[derive(PartialEq, Eq, Hash)]
enum Part {
    Legend(Lang),
    Token { token: Token, armor: u8 },
}

static PARTS: Fragments<Part> = Fragments::new();

/// Siege with Wunderwaffe, whole.
pub const PACKAGE: Package = Package {
    title: &TitleOf::<Siege>::new(),
    board: &SiegeBoard,
    texts: sandtable_i18n::texts!("siege", "../text", "ftl"),
    rules: sandtable_i18n::texts!("siege", "../text", "md"),
    guide: Some(sandtable_i18n::texts!("siege", "../text", "guide", "md")),
    assets: &[Asset::css("siege.css", include_str!("../style.css"))],
    board_settings: &[],
    shelf_picture: || PreEscaped(SHELF.to_owned()),
    presets: &[],
    newcomers: Newcomers {
        lesson: Some(sandtable_board::first_game!(["defender-1"])),
        options: r#"{"edition":"base"}"#,
    },
    puzzles: sandtable_board::puzzles![
        "01", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "12"
    ],
};

/// Draws the table.
#[derive(Debug)]
pub struct SiegeBoard;

impl GameBoard for SiegeBoard {
    type Game = Siege;

    /// What the last reveal brought is marked.
    fn draw(&self, input: &BoardInput<'_, Siege>) -> Markup {
        let (view, context) = (input.view, input.context);
        let news = News::new(&input.events);
        let board = Board { view, me: own_place(view, input.viewer), news: &news, context };
        let picking = !context.clickables.picked.is_empty();
        html! {
            (Room(72 * 1024))
            div class={ "siege" @if hand::is_crowd(&board) { " crowd" } @if picking { " picking" } } id="siege" {
                (PreEscaped(SYMBOLS))
                div.s-top {
                    (disc::disc(&board))
                    div.s-side {
                        (phase::strip(&board))
                        section.s-camp {
                            div.s-stacks { (enemy::stacks(&board)) (deck::decks(&board)) }
                            (enemy::queue(&board))
                            (deck::in_play(&board))
                            (deck::top(&board))
                        }
                        @if !hand::is_crowd(&board) { (hand::others(&board)) }
                        div.s-folds { (enemy::pools(&board)) (deck::piles(&board)) (legend::legend(&board)) }
                    }
                }
                @if hand::is_crowd(&board) { (hand::others(&board)) }
                (hand::tray(&board))
                (context.data_note(&["1.5", "1.8", "1.9"]))
            }
        }
    }

    /// The defenders are 0 to 5. The Fieldmarshal is 5 as well: there is no sixth defender then.
    fn hue(&self, seat: &str) -> usize {
        seat.parse().map_or(0, |player: Player| player.index().min(5))
    }

    /// The enemy that is hurt, and the armour it is left with.
    fn cue(&self, event: &Event) -> Option<Cue> {
        let (foe, left) = match *event {
            Event::Damaged { foe, left, .. } => (foe, left),
            Event::Destroyed { foe, .. } => (foe, 0),
            _ => return None,
        };
        Some(Cue { element: format!("f-{foe}"), at: left as i8 })
    }

    /// A token or card by its word.
    fn piece(&self, word: &str) -> Option<Markup> {
        printed::piece(word)
    }

    fn named(&self, word: &str) -> Option<Message> {
        printed::named(word)
    }

    fn symbols(&self) -> Markup {
        PreEscaped(SYMBOLS.to_owned())
    }

    /// What a token has, or what a card does.
    fn about(&self, word: &str) -> Vec<Message> {
        match word.parse() {
            Ok(token) => token::about(token).into_iter().collect(),
            Err(_) => word.parse().ok().and_then(card::about).into_iter().collect(),
        }
    }
}

/// Whose eyes: a defender, the Fieldmarshal, or nobody of the table.
fn own_place(view: &View, viewer: Viewer) -> Option<Player> {
    let Viewer::Seat(seat) = viewer else { return None };
    Some(view.players.get(seat.index()).map_or(Player::Fieldmarshal, |player| player.player))
}

/// What is drawn, for whom, and what can be clicked.
struct Board<'a> {
    view: &'a View,
    me: Option<Player>,
    news: &'a News,
    context: BoardContext<'a>,
}

impl Board<'_> {
    fn click_layer(&self, element: &str, name: &str) -> Markup {
        self.context.click_layer(element, name)
    }

    fn text(&self, id: &str) -> String {
        self.context.text(&format!("siege-board-{id}"))
    }

    fn counted(&self, id: &str, number: impl Into<Arg>) -> String {
        self.tell(&Message::new(format!("siege-board-{id}")).with("number", number))
    }

    fn tell(&self, message: &Message) -> String {
        self.context.say(message)
    }

    /// Can it be clicked, or was it picked?
    fn is_live(&self, element: &str) -> bool {
        self.context.clickables.click(element).is_some() || self.context.clickables.is_picked(element)
    }

    /// What everybody waits for.
    fn frame(&self) -> Option<Frame> {
        self.view.frames.last().copied()
    }

    /// The letter of a colour, for those who cannot tell colours apart.
    fn letter(&self, color: Color) -> String {
        self.text(&format!("letter-{color}"))
    }
}

/// An icon of the symbols.
fn icon(name: &str) -> Markup {
    html! { svg.s-icon viewBox="0 0 24 24" aria-hidden="true" { use href={ "#s-" (name) } {} } }
}

#[cfg(test)]
mod tests;
