//! The curtain between two seats at one screen. Only the name of the next seat is on it.

use maud::{Markup, html};

use super::layout::{Sheet, csrf, layout};
use super::phrases::{mark, named, of_game, seat_name};
use crate::model::{TablePage, Visitor};

/// The whole page with the curtain down.
pub fn curtain(visitor: &Visitor, page: &TablePage) -> Markup {
    let sheet = Sheet {
        title: of_game(visitor, page.game, "title"),
        here: format!("/t/{}", page.id),
        game: Some(page.game),
        table: Some(&page.id),
        about: None,
        fills: true,
    };
    layout(visitor, &sheet, &curtain_fragment(visitor, page))
}

/// The curtain alone.
pub(crate) fn curtain_fragment(visitor: &Visitor, page: &TablePage) -> Markup {
    let next = page.curtain.and_then(|seat| page.seats.iter().find(|line| line.seat == seat));
    html! {
        main #table.curtained data-id=(page.id) data-version=(page.version) data-curtain {
            @if let Some(line) = next {
                @let name = seat_name(visitor, page.game, line.word);
                form.card method="post" action={ "/t/" (page.id) "/lift" } {
                    (csrf(visitor))
                    input type="hidden" name="seat" value=(line.word);
                    (mark(visitor, page.game, Some(line.word)))
                    h1 { (named(visitor, "web-curtain", &name)) }
                    p.lede { (visitor.text("web-curtain-more")) }
                    button.btn.main { (named(visitor, "web-lift", &name)) }
                }
            }
        }
    }
}
