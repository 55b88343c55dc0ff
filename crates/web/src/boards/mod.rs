//! The drawings of the games: each turns what a viewer sees into markup. A game without a drawing is shown as the
//! lines of its sketch, so that it can be played before anybody drew it.

mod natisk;

use maud::{Markup, html};
use record::{Session, Table};
use table::{Game, Message, State as _, Viewer};

use crate::model::{Hot, Visitor};

/// Draws a table for a viewer.
pub fn draw(table: &dyn Table, viewer: Viewer, hot: &Hot, visitor: &Visitor) -> Markup {
    match table.id() {
        "natisk" => drawn::<::natisk::Natisk>(table, |session| {
            let fresh = natisk::last_placed(session.events());
            natisk::draw(&session.state().view(viewer), &fresh, hot, visitor)
        }),
        _ => sketched(table, viewer, visitor),
    }
}

/// A piece by its word as the rules show it, `army2`; none if it is no piece or nobody has drawn it.
pub(crate) fn piece(game: &str, word: &str) -> Option<Markup> {
    match game {
        "natisk" => natisk::piece(word),
        _ => None,
    }
}

/// Which colour and shape a seat has on the board, counted from 0, by its word.
pub(crate) fn hue(game: &str, seat: &str) -> usize {
    if game == "natisk" { natisk::hue(seat) } else { 0 }
}

/// The marker that a foreseen event would move: its element, and the `--at` it would get.
pub(crate) fn ghost(game: &str, said: &Message) -> Option<(String, i8)> {
    if game == "natisk" { natisk::ghost(said) } else { None }
}

/// What [`piece`]s need on their page.
pub(crate) fn symbols(game: &str) -> Markup {
    if game == "natisk" {
        natisk::symbols()
    } else {
        html! {}
    }
}

/// Draws a game whose type is known.
fn drawn<G: Game>(table: &dyn Table, draw: impl FnOnce(&Session<G>) -> Markup) -> Markup {
    table.as_any().downcast_ref::<Session<G>>().map_or_else(|| html! {}, draw)
}

fn sketched(table: &dyn Table, viewer: Viewer, visitor: &Visitor) -> Markup {
    html! {
        ul.sketch { @for line in table.sketch(viewer) { li { (visitor.say(&line)) } } }
    }
}
