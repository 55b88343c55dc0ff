//! The world with its five theatres, placed as they lie on the board.

use maud::{Markup, PreEscaped, html};
use sandtable_board::Room;

use super::Drawing;

const WORLD: &str = include_str!("../world.svg");

pub(super) fn map(drawing: &Drawing<'_>) -> Markup {
    html! {
        (Room(32 * 1024))
        (PreEscaped(WORLD))
        @for theatre in &drawing.view.theatres { (drawing.theatre(theatre, theatre.theatre.code(), None)) }
    }
}
