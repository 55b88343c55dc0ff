//! The question before a table is deleted.

use maud::{Markup, html};
use sandtable_core::Message;

use super::layout::{Sheet, csrf, layout};
use super::phrases::of_game;
use crate::model::{DeletePage, Visitor};

/// Is it meant? Those who sit there are named.
pub fn delete_table(visitor: &Visitor, page: &DeletePage) -> Markup {
    let title = visitor.text("web-delete-table");
    let sheet = Sheet {
        title: title.clone(),
        here: "/".to_owned(),
        game: None,
        table: None,
        about: None,
        fills: false,
    };
    let main = html! {
        main #delete.page.narrow {
            h1 { (title) }
            @if visitor.site.package(&page.game).is_some() { p { (of_game(visitor, &page.game, "title")) } }
            p { (visitor.text("web-delete-means")) }
            @if !page.people.is_empty() {
                p { (visitor.say(&Message::new("web-delete-told").with("people", page.people.join(", ")))) }
            }
            form.row method="post" action={ "/t/" (page.id) "/delete" } {
                (csrf(visitor))
                button.btn.danger { (visitor.text("web-delete-yes")) }
                a.btn href={ "/t/" (page.id) } { (visitor.text("web-back-to-table")) }
                a.btn href="/" { (visitor.text("web-to-shelf")) }
            }
        }
    };
    layout(visitor, &sheet, &main)
}
