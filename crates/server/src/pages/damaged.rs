//! The page of a table of which not everything can be read.

use maud::{Markup, html};

use super::layout::{Sheet, csrf, layout};
use super::phrases::count;
use crate::model::{DamagedPage, Visitor};

/// Says so, and offers what is left.
pub fn damaged(visitor: &Visitor, page: &DamagedPage) -> Markup {
    let title = visitor.text("web-damaged-table");
    let sheet = Sheet {
        title: title.clone(),
        here: "/".to_owned(),
        game: None,
        table: None,
        about: None,
        fills: false,
    };
    let main = html! {
        main #damaged.page.narrow {
            h1 { (title) }
            p.wrong { (visitor.text("web-error-damaged")) }
            p { (count(visitor, "web-lines-left", page.lines)) }
            @if !page.is_over && page.lines > 0 { p.quiet { (visitor.text("web-lines-later")) } }
            div.row {
                @if page.is_over && page.lines > 0 { a.btn.main href={ "/t/" (page.id) "/lines" } download { (visitor.text("web-get-lines")) } }
                @if page.can_end {
                    form method="post" action={ "/t/" (page.id) "/end-damaged" } {
                        (csrf(visitor))
                        button.btn.danger { (visitor.text(if page.lines > 0 { "web-end-damaged" } else { "web-end-empty" })) }
                    }
                }
                @if page.is_host { a.btn href={ "/t/" (page.id) "/delete" } { (visitor.text("web-delete")) } }
                a.btn href="/" { (visitor.text("web-to-shelf")) }
            }
        }
    };
    layout(visitor, &sheet, &main)
}
