//! The table of Ambush: the rival above, what lies open in the middle, and the viewer's own hand below. A watcher sits
//! behind red.

mod card;

use maud::{Markup, PreEscaped, html};
use sandtable_ambush::{Ambush, Card, Hand, Side, View};
use sandtable_board::{Asset, BoardContext, BoardInput, GameBoard, Newcomers, Package};
use sandtable_core::{Message, Say, Viewer};
use sandtable_session::TitleOf;

/// Two cards, face to face.
const SHELF: &str = include_str!("../shelf.svg");

/// Ambush, whole.
pub const PACKAGE: Package = Package {
    title: &TitleOf::<Ambush>::new(),
    board: &AmbushBoard,
    texts: sandtable_i18n::texts!("ambush", "../text", "ftl"),
    rules: sandtable_i18n::texts!("ambush", "../text", "md"),
    guide: Some(sandtable_i18n::texts!("ambush", "../text", "guide", "md")),
    assets: &[Asset::css("ambush.css", include_str!("../style.css"))],
    board_settings: &[],
    shelf_picture: || PreEscaped(SHELF.to_owned()),
    presets: &[],
    newcomers: Newcomers::NONE,
    puzzles: &[],
};

/// Draws the table.
#[derive(Debug)]
pub struct AmbushBoard;

impl GameBoard for AmbushBoard {
    type Game = Ambush;

    fn draw(&self, input: &BoardInput<'_, Ambush>) -> Markup {
        let (view, context) = (input.view, &input.context);
        let near = near(input.viewer);
        html! {
            div.ambush id="ambush" {
                (side(view, near.rival(), context))
                (middle(view, context))
                (side(view, near, context))
            }
        }
    }

    fn hue(&self, seat: &str) -> usize {
        seat.parse().map_or(0, |side: Side| side as usize)
    }

    fn piece(&self, word: &str) -> Option<Markup> {
        word.parse().ok().map(card::face)
    }

    fn named(&self, word: &str) -> Option<Message> {
        word.parse().ok().map(|card: Card| card.say())
    }
}

/// Whose hand lies nearest.
fn near(viewer: Viewer) -> Side {
    match viewer {
        Viewer::Seat(seat) => Side::of(seat),
        Viewer::Public => Side::Red,
    }
}

fn side(view: &View, side: Side, context: &BoardContext<'_>) -> Markup {
    let points = Message::new("ambush-points").with("points", view.points[side as usize]);
    html! {
        section class={ "ambush-side ambush-" (side) } {
            div.ambush-head { h3 { (context.name(&side)) } span { (context.say(&points)) } }
            (hand(view.hands[side as usize], context))
        }
    }
}

fn hand(hand: Hand, context: &BoardContext<'_>) -> Markup {
    html! {
        div.ambush-cards {
            @match hand {
                Hand::Open(cards) => @for (card, count) in cards.iter() { (card::held(card, count, context)) },
                Hand::Hidden(count) => @for _ in 0..count { (card::back()) },
            }
        }
    }
}

/// What waits for an answer, the deck, and the way back.
fn middle(view: &View, context: &BoardContext<'_>) -> Markup {
    let deck = Message::new("ambush-deck").with("count", view.deck);
    html! {
        div.ambush-middle {
            div.ambush-cards { @if let Some(led) = view.lead { (card::led(led, context)) } }
            span { (context.say(&deck)) }
            @if view.lead.is_some() { (retreat(context)) }
        }
    }
}

fn retreat(context: &BoardContext<'_>) -> Markup {
    let name = context.text("ambush-withdraw");
    html! {
        div.ambush-retreat data-element="retreat" {
            span aria-hidden="true" { (name) }
            (context.click_layer("retreat", &name))
            (context.rule("2.3"))
        }
    }
}

#[cfg(test)]
mod tests;
