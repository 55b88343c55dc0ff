//! Talk at the table, and notes nobody else reads.

use maud::{Markup, html};

use super::layout::csrf;
use crate::model::{TablePage, Visitor};

/// The chat, newest below, and the line to write in.
pub(crate) fn chat(visitor: &Visitor, page: &TablePage) -> Markup {
    html! {
        section #chat.chat {
            h2 { (visitor.text("web-chat")) }
            @if !page.chat.is_empty() {
                ol #chat-lines role="log" aria-label=(visitor.text("web-chat")) tabindex="0" {
                    @for (at, line) in page.chat.iter().enumerate() {
                        li id={ "chat-" (at) } { b { (line.name) ":" } " " (line.text) }
                    }
                }
            }
            form.row method="post" action={ "/t/" (page.id) "/chat" } data-clear {
                (csrf(visitor))
                label.sr for="chat-text" { (visitor.text("web-say")) }
                input #chat-text.grow type="text" name="text" maxlength="500" autocomplete="off" required placeholder=(visitor.text("web-say"));
                button.btn { (visitor.text("web-send")) }
            }
        }
    }
}

/// The viewer's own notes; spectators have none.
pub(crate) fn notes(visitor: &Visitor, page: &TablePage) -> Markup {
    let Some(notes) = &page.notes else { return html! {} };
    html! {
        details #notes open[!notes.is_empty()] {
            summary { h2 { (visitor.text("web-notes")) } }
            form.stack method="post" action={ "/t/" (page.id) "/notes" } {
                (csrf(visitor))
                label.sr for="notes-text" { (visitor.text("web-notes")) }
                textarea #notes-text name="text" rows="4" maxlength="5000" data-keep { (notes) }
                div { button.btn.small { (visitor.text("web-save-notes")) } }
            }
        }
    }
}
