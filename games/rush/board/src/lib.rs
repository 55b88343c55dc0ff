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

use std::borrow::Cow;

use maud::{Markup, PreEscaped, html};
use sandtable_board::{
    Asset, BoardContext, BoardInput, BoardSetting, EventLog, Fragments, GameBoard, Newcomers, Package, Room,
};
use sandtable_core::{Message, Viewer};
use sandtable_i18n::Lang;
use sandtable_rush::ids::{Card, Side, Spot};
use sandtable_rush::{Event, PlayerView, Rush, View};
use sandtable_session::TitleOf;

const SYMBOLS: &str = include_str!("../symbols.svg");

/// Three cards, and an attack on a base.
const SHELF: &str = include_str!("../shelf.svg");

/// What is the same on many pages, with all that it depends on.
#[derive(PartialEq, Eq, Hash)]
enum Part {
    Legend(Lang),
    Face { lang: Lang, card: Card, id: String },
    Chip { lang: Lang, card: Card, number: u8, whole: bool },
}

static PARTS: Fragments<Part> = Fragments::new();

/// World of Tanks: Rush, whole.
pub const PACKAGE: Package = Package {
    title: &TitleOf::<Rush>::new(),
    board: &RushBoard,
    texts: sandtable_i18n::texts!("rush", "../text", "ftl"),
    rules: sandtable_i18n::texts!("rush", "../text", "md"),
    guide: Some(sandtable_i18n::texts!("rush", "../text", "guide", "md")),
    assets: &[Asset::css("rush.css", include_str!("../style.css"))],
    board_settings: &[BoardSetting { name: "depots", words: &["top", "open"] }],
    shelf_picture: || PreEscaped(SHELF.to_owned()),
    presets: &[],
    newcomers: Newcomers { lesson: Some(sandtable_board::first_game!(["red"])), ..Newcomers::NONE },
    puzzles: sandtable_board::puzzles![
        "01", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "12"
    ],
};

/// Draws the table.
#[derive(Debug)]
pub struct RushBoard;

impl GameBoard for RushBoard {
    type Game = Rush;

    /// What was hit or placed lately is marked.
    fn draw(&self, input: &BoardInput<'_, Rush>) -> Markup {
        let (view, context) = (input.view, input.context);
        let fresh = touched(&input.events, input.viewer);
        let renderer = Renderer { view, near: near(input.viewer), fresh: &fresh, context };
        let players = view.players.len();
        let picking = !context.clickables.picked.is_empty();
        html! {
            (Room(40 * 1024))
            div class={ "rush players-" (players) @if picking { " picking" } } id="rush" {
                (PreEscaped(SYMBOLS))
                (strip::status(&renderer))
                div.r-rivals { @for rival in renderer.rivals() { (player::rival(&renderer, rival)) } }
                (common::middle(&renderer))
                @if let Some(own) = view.players.get(renderer.near.index()) { (player::near(&renderer, own)) }
                div.r-under {
                    (piles::known(&renderer))
                    (legend::legend(&renderer))
                    (context.data_note(&["1.6"]))
                }
            }
        }
    }

    /// Every seat has its own colour and shape.
    fn hue(&self, seat: &str) -> usize {
        seat.parse().map_or(0, Side::index)
    }

    fn piece(&self, word: &str) -> Option<Markup> {
        sign::piece(word)
    }

    fn named(&self, word: &str) -> Option<Message> {
        sign::named(word)
    }

    fn symbols(&self) -> Markup {
        PreEscaped(SYMBOLS.to_owned())
    }

    /// What the abilities of a card do.
    fn about(&self, word: &str) -> Vec<Message> {
        let card: Option<Card> = word.parse().ok();
        card.into_iter().flat_map(|card| card.row().abilities()).map(sign::effect).collect()
    }
}

/// Whose things lie nearest.
fn near(viewer: Viewer) -> Side {
    match viewer {
        Viewer::Seat(seat) => Side::of(seat),
        Viewer::Public => Side::Red,
    }
}

/// The spots where something happened since the viewer's last turn ended; for a watcher, in the turn on hand.
fn touched(events: &EventLog<'_, Rush>, viewer: Viewer) -> Vec<Spot> {
    let (mut spots, mut of_turn, mut is_past) = (Vec::new(), Vec::new(), false);
    for event in events.latest() {
        match event {
            Event::Turn { side, .. } => {
                if is_past && (viewer == Viewer::Public || viewer == Viewer::Seat(side.seat())) {
                    return spots;
                }
                spots.append(&mut of_turn);
                is_past = true;
            }
            Event::Placed { spot, .. }
            | Event::BaseDamaged { spot }
            | Event::BaseDestroyed { spot, .. }
            | Event::Damaged { spot, .. }
            | Event::Destroyed { spot, .. }
            | Event::Evicted { spot, .. } => of_turn.push(spot),
            _ => {}
        }
    }
    // What was placed before the first turn is no news once there is a turn.
    if !is_past {
        spots.append(&mut of_turn);
    }
    spots
}

/// Renders a view for one viewer: what is drawn, whose things lie nearest, what is new, and what can be clicked.
struct Renderer<'a> {
    view: &'a View,
    near: Side,
    fresh: &'a [Spot],
    context: BoardContext<'a>,
}

impl Renderer<'_> {
    /// Does the page show what is in a player's squad, and what it is worth so far? See 2.10.
    fn shows_squad(&self, player: &PlayerView) -> bool {
        let is_own = player.depot.is_some();
        is_own || self.view.ending.is_some() || self.context.is_set("depots", "open")
    }

    fn click_layer(&self, element: &str, name: &str) -> Markup {
        self.context.click_layer(element, name)
    }

    /// A message with one number in it.
    fn counted(&self, id: impl Into<Cow<'static, str>>, number: impl Into<i64>) -> String {
        self.context.say(&Message::new(id).with("number", number.into()))
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
