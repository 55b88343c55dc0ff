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
mod token;

use maud::{Markup, PreEscaped, html};
use siege::ids::{Color, Player};
use siege::{Frame, View};
use table::{Arg, Message, Viewer};

use super::easel::Easel;
use crate::model::{Hot, Visitor};

pub(crate) use news::News;

const SYMBOLS: &str = include_str!("../../../assets/siege/symbols.svg");

/// Draws the table; what the last reveal brought is marked.
pub(crate) fn draw(view: &View, viewer: Viewer, news: &News, hot: &Hot, visitor: &Visitor) -> Markup {
    let me = own_place(view, viewer);
    let drawing = Drawing { view, me, news, easel: Easel { game: "siege", hot, visitor } };
    html! {
        div class={ "siege" @if hand::is_crowd(&drawing) { " crowd" } @if !hot.picked.is_empty() { " picking" } } id="siege" {
            (PreEscaped(SYMBOLS))
            div.s-top {
                (disc::disc(&drawing))
                div.s-side {
                    (phase::strip(&drawing))
                    section.s-camp {
                        div.s-stacks { (enemy::stacks(&drawing)) (deck::decks(&drawing)) }
                        (enemy::queue(&drawing))
                        (deck::in_play(&drawing))
                        (deck::top(&drawing))
                    }
                    @if !hand::is_crowd(&drawing) { (hand::others(&drawing)) }
                    div.s-folds { (enemy::pools(&drawing)) (deck::piles(&drawing)) (legend::legend(&drawing)) }
                }
            }
            @if hand::is_crowd(&drawing) { (hand::others(&drawing)) }
            (hand::tray(&drawing))
            (drawing.easel.data_note(&["1.5", "1.8", "1.9"]))
        }
    }
}

/// A token or card by its word, for the rules.
pub(crate) fn piece(word: &str) -> Option<Markup> {
    match word.parse() {
        Ok(token) => Some(token::printed(token)),
        Err(_) => word.parse().ok().map(card::printed),
    }
}

/// The shapes that pieces are put together from; once a page.
pub(crate) fn symbols() -> Markup {
    PreEscaped(SYMBOLS.to_owned())
}

/// The defenders are 0 to 5. The Fieldmarshal is 5 as well: there is no sixth defender then.
pub(crate) fn hue(seat: &str) -> usize {
    seat.parse().map_or(0, |player: Player| player.index().min(5))
}

/// The enemy that a message says will be hurt, and the armour it would be left with.
pub(crate) fn ghost(said: &Message) -> Option<(String, i8)> {
    let arg = |wanted: &str| said.args.iter().find(|(name, _)| name == wanted).map(|(_, arg)| arg);
    let left = match (said.id.as_str(), arg("left")) {
        ("siege-damaged", Some(Arg::Number(left))) => i8::try_from(*left).ok()?,
        ("siege-destroyed" | "siege-destroyed-by", _) => 0,
        _ => return None,
    };
    match arg("foe")? {
        Arg::Text(foe) => Some((format!("f-{foe}"), left)),
        _ => None,
    }
}

/// Whose eyes: a defender, the Fieldmarshal, or nobody of the table.
fn own_place(view: &View, viewer: Viewer) -> Option<Player> {
    let Viewer::Seat(seat) = viewer else { return None };
    Some(view.players.get(seat.index()).map_or(Player::Fieldmarshal, |player| player.player))
}

/// What is drawn, for whom, and what can be clicked.
struct Drawing<'a> {
    view: &'a View,
    me: Option<Player>,
    news: &'a News,
    easel: Easel<'a>,
}

impl Drawing<'_> {
    fn cover(&self, element: &str, name: &str) -> Markup {
        self.easel.cover(element, name)
    }

    fn text(&self, id: &str) -> String {
        self.easel.text(&format!("siege-board-{id}"))
    }

    fn counted(&self, id: &str, number: impl Into<Arg>) -> String {
        self.tell(&Message::new(format!("siege-board-{id}")).with("number", number))
    }

    fn tell(&self, message: &Message) -> String {
        self.easel.visitor.say(message)
    }

    /// Can it be clicked, or was it picked?
    fn is_live(&self, element: &str) -> bool {
        self.easel.hot.click(element).is_some() || self.easel.hot.is_picked(element)
    }

    /// What everybody waits for.
    fn frame(&self) -> Option<Frame> {
        self.view.frames.last().copied()
    }

    /// The letter of a colour, so that nobody has to tell colours apart.
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
