//! The table as plain lists: actions, spaces with their pieces, nation sheets. Everything that can be clicked has its place.

mod parts;

use maud::{Markup, PreEscaped, html};
use sandtable_board::{Asset, BoardInput, GameBoard, Package};
use sandtable_core::Message;
use sandtable_onehour::Onehour;
use sandtable_onehour::ids::Nation;
use sandtable_session::TitleOf;

/// A coast and an arrow across the sea.
const SHELF: &str = include_str!("../shelf.svg");

/// The game, whole.
pub const PACKAGE: Package = Package {
    title: &TitleOf::<Onehour>::new(),
    board: &OnehourBoard,
    texts: sandtable_i18n::texts!("onehour", "../text", "ftl"),
    rules: sandtable_i18n::texts!("onehour", "../text", "md"),
    assets: &[Asset::css("onehour.css", include_str!("../style.css"))],
    shelf_picture: || PreEscaped(SHELF.to_owned()),
};

/// Draws the table.
#[derive(Debug)]
pub struct OnehourBoard;

impl GameBoard for OnehourBoard {
    type Game = Onehour;

    fn draw(&self, input: &BoardInput<'_, Onehour>) -> Markup {
        let (view, context) = (input.view, &input.context);
        let will = Message::new("onehour-board-will").with("axis", view.will[0]).with("allies", view.will[1]);
        html! {
            div.onehour id="onehour" {
                (context.data_note(&["1.10"]))
                p.onehour-head { b { (view.year) } " " (context.say(&will)) }
                (parts::actions(view, context))
                h3 { (context.text("onehour-board-map")) }
                div.onehour-spaces { @for space in &view.spaces { (parts::space(space, context)) } }
                h3 { (context.text("onehour-board-sheets")) }
                div.onehour-sheets { @for nation in &view.nations { (parts::sheet(nation, context)) } }
            }
        }
    }

    fn hue(&self, seat: &str) -> usize {
        seat.parse().map_or(0, Nation::index)
    }
}

#[cfg(test)]
mod tests;
