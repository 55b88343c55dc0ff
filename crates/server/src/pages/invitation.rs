//! What the link of a seat leads to: the question whether to sit down.

use maud::{Markup, html};

use super::layout::{Sheet, csrf, layout};
use super::phrases::{mark, named, of_game, seat_name};
use crate::model::{InvitationPage, Visitor};

/// The page with the button that takes the seat.
pub fn invitation(visitor: &Visitor, page: &InvitationPage) -> Markup {
    let here = format!("/s/{}", page.token);
    let title = of_game(visitor, page.game, "title");
    let seat = seat_name(visitor, page.game, page.seat);
    let main = html! {
        main #invitation.page.narrow {
            h1 { (title) }
            p.lede { (mark(visitor, page.game, Some(page.seat))) " " (named(visitor, "web-invited", &seat)) }
            @if let Some(holder) = &page.holder { p { (named(visitor, "web-invited-held", holder)) } }
            p.quiet { (named(visitor, "web-invited-as", &visitor.name)) }
            form.row method="post" action=(here) data-whole {
                (csrf(visitor))
                button.btn.main { (named(visitor, "web-sit-down", &seat)) }
                a.btn href="/" { (visitor.text("web-to-shelf")) }
            }
        }
    };
    let sheet = Sheet { title, here, game: Some(page.game), table: None, fills: false };
    layout(visitor, &sheet, &main)
}
