//! The drawings of the games: each turns what a viewer sees into markup. A game without a drawing is shown as the
//! lines of its sketch, so that it can be played before anybody drew it.

mod easel;
mod natisk;
mod rush;
mod siege;
#[cfg(test)]
mod walk;

use maud::{Markup, html};
use record::{Session, Table};
use table::{Game, Message, State as _, Viewer};

use crate::model::{Hot, Visitor};

/// How a game is drawn. Only the board itself must be.
struct Drawing {
    game: &'static str,
    /// The board and everything on it.
    board: fn(&dyn Table, Viewer, &Hot, &Visitor) -> Markup,
    /// A piece by its word as the rules show it, `army2`; none if it is no piece.
    piece: fn(&str) -> Option<Markup>,
    /// What pieces need on their page, once.
    symbols: fn() -> Markup,
    /// Which colour and shape a seat has, counted from 0, by its word.
    hue: fn(&str) -> usize,
    /// The marker that a foreseen event would move: its element, and the `--at` it would get.
    ghost: fn(&Message) -> Option<(String, i8)>,
}

static DRAWINGS: &[Drawing] = &[
    Drawing {
        game: "natisk",
        board: |table, viewer, hot, visitor| {
            drawn::<::natisk::Natisk>(table, |session| {
                let fresh = natisk::last_placed(session.events());
                natisk::draw(&session.state().view(viewer), &fresh, hot, visitor)
            })
        },
        piece: natisk::piece,
        symbols: natisk::symbols,
        hue: natisk::hue,
        ghost: natisk::ghost,
    },
    Drawing {
        game: "siege",
        board: |table, viewer, hot, visitor| {
            drawn::<::siege::Siege>(table, |session| {
                let news = siege::News::new(session.events());
                siege::draw(&session.state().view(viewer), viewer, &news, hot, visitor)
            })
        },
        piece: siege::piece,
        symbols: siege::symbols,
        hue: siege::hue,
        ghost: siege::ghost,
    },
    Drawing {
        game: "rush",
        board: |table, viewer, hot, visitor| {
            drawn::<::rush::Rush>(table, |session| {
                let fresh = rush::touched(session.events(), viewer);
                rush::draw(&session.state().view(viewer), viewer, &fresh, hot, visitor)
            })
        },
        piece: rush::piece,
        symbols: rush::symbols,
        hue: rush::hue,
        ghost: |_| None,
    },
];

fn drawing(game: &str) -> Option<&'static Drawing> {
    DRAWINGS.iter().find(|drawing| drawing.game == game)
}

/// Draws a table for a viewer.
pub fn draw(table: &dyn Table, viewer: Viewer, hot: &Hot, visitor: &Visitor) -> Markup {
    match drawing(table.id()) {
        Some(drawing) => (drawing.board)(table, viewer, hot, visitor),
        None => sketched(table, viewer, visitor),
    }
}

/// A piece by its word as the rules show it; none if it is no piece or nobody has drawn it.
pub(crate) fn piece(game: &str, word: &str) -> Option<Markup> {
    drawing(game).and_then(|drawing| (drawing.piece)(word))
}

/// Which colour and shape a seat has on the board, counted from 0, by its word; without a drawing, its place among the
/// seats of the usual game.
pub(crate) fn hue(game: &str, seat: &str) -> usize {
    drawing(game).map_or_else(|| place(game, seat), |drawing| (drawing.hue)(seat))
}

fn place(game: &str, seat: &str) -> usize {
    let title = titles::find(game);
    let seats = title.and_then(|title| title.seats(&title.defaults()).ok()).unwrap_or_default();
    seats.iter().position(|known| *known == seat).unwrap_or_default()
}

/// The marker that a foreseen event would move.
pub(crate) fn ghost(game: &str, said: &Message) -> Option<(String, i8)> {
    drawing(game).and_then(|drawing| (drawing.ghost)(said))
}

/// What [`piece`]s need on their page.
pub(crate) fn symbols(game: &str) -> Markup {
    drawing(game).map_or_else(|| html! {}, |drawing| (drawing.symbols)())
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
