//! What went wrong, in a sentence, with a way back.

use maud::{Markup, html};

use super::layout::{Sheet, layout};
use crate::model::Visitor;

/// A page that says why there is no other; it leads back to the table, if it was at one.
pub fn error(visitor: &Visitor, status: u16, message: &str, table: Option<&str>) -> Markup {
    let title = visitor.text(match status {
        404 => "web-not-found",
        410 => "web-gone",
        _ => "web-refused",
    });
    let sheet = Sheet {
        title: title.clone(),
        here: "/".to_owned(),
        game: None,
        table: None,
        about: None,
        fills: false,
    };
    let main = html! {
        main #error.page.narrow {
            h1 { (title) }
            p.wrong { (message) }
            p.quiet.small.num { (status) }
            div.row {
                @if let Some(id) = table { a.btn.main href={ "/t/" (id) } { (visitor.text("web-back-to-table")) } }
                a.btn href="/" { (visitor.text("web-to-shelf")) }
            }
        }
    };
    layout(visitor, &sheet, &main)
}

/// The page of a table whose rules are no longer played here: its record is all there is of it.
pub fn too_old(visitor: &Visitor, message: &str, id: &str) -> Markup {
    let title = visitor.text("web-too-old");
    let sheet = Sheet {
        title: title.clone(),
        here: "/".to_owned(),
        game: None,
        table: None,
        about: None,
        fills: false,
    };
    let main = html! {
        main #error.page.narrow {
            h1 { (title) }
            p { (message) }
            div.row {
                a.btn.main href={ "/t/" (id) "/record" } download { (visitor.text("web-record")) }
                a.btn href="/" { (visitor.text("web-to-shelf")) }
            }
        }
    };
    layout(visitor, &sheet, &main)
}
