//! What the link of a seat leads to: the question whether to sit down.

use maud::{Markup, html};
use sandtable_core::Message;

use super::layout::{Sheet, csrf, layout};
use super::phrases::{mark, named, of_game, seat_name};
use crate::model::{InvitationPage, Visitor};

/// The page with the button that takes the seat.
pub fn invitation(visitor: &Visitor, page: &InvitationPage) -> Markup {
    let here = format!("/s/{}", page.token);
    let title = of_game(visitor, page.game, "title");
    let seat = seat_name(visitor, page.game, page.seat);
    let invites = Message::new("web-invites").with("name", page.host.as_str()).with("game", title);
    let invites = visitor.say(&invites);
    let side = named(visitor, "web-invited", &seat);
    let tagline = of_game(visitor, page.game, "tagline");
    let main = html! {
        main #invitation.page.narrow {
            h1 { (invites) }
            p.lede { (mark(visitor, page.game, Some(page.seat))) " " (side) }
            p { (tagline) " " (of_game(visitor, page.game, "about")) }
            ul.facts { li.badge { (of_game(visitor, page.game, "length")) } }
            @if let Some(holder) = &page.holder { p { (named(visitor, "web-invited-held", holder)) } }
            p.quiet { (named(visitor, "web-invited-as", &visitor.name)) }
            form.row method="post" action=(here) data-whole {
                (csrf(visitor))
                button.btn.main { (named(visitor, "web-sit-down", &seat)) }
                a.btn href="/" { (visitor.text("web-to-shelf")) }
            }
        }
    };
    let about = Some(format!("{side} {tagline}"));
    let sheet = Sheet { title: invites, here, game: Some(page.game), table: None, about, fills: false };
    layout(visitor, &sheet, &main)
}

/// The page of a link whose seat is taken, where one may watch.
pub fn taken(visitor: &Visitor, game: &str, table: &str) -> Markup {
    let title = of_game(visitor, game, "title");
    let main = html! {
        main #taken.page.narrow {
            h1 { (title) }
            p.wrong { (visitor.text("web-seat-taken")) }
            div.row {
                a.btn.main href={ "/t/" (table) } { (visitor.text("web-watch-game")) }
                a.btn href="/" { (visitor.text("web-to-shelf")) }
            }
        }
    };
    let sheet =
        Sheet { title, here: "/".to_owned(), game: Some(game), table: None, about: None, fills: false };
    layout(visitor, &sheet, &main)
}
