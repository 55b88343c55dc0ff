//! Offers that come again and again: the buttons that put one off, and the list of those that are.

use maud::{Markup, html};

use super::layout::csrf;
use super::phrases::named;
use super::table::{move_fields, seat_word};
use crate::model::{PutOff, TablePage, Visitor};

/// The buttons beside the answers.
pub(crate) fn put_off(visitor: &Visitor, page: &TablePage) -> Markup {
    let Some(PutOff { period, subjects }) = &page.put_off else { return Markup::default() };
    html! {
        section.put-off { form #put-off method="post" action={ "/t/" (page.id) "/put-off" } {
            (move_fields(visitor, page))
            @if let Some(period) = period {
                button.btn.small name="until" value="period" { (named(visitor, "web-not-again", &visitor.say(period))) }
            }
            @if !subjects.is_empty() {
                div.row {
                    label.small for="put-off-subject" { (visitor.text("web-not-until")) }
                    select #put-off-subject.grow name="subject" {
                        @for (word, name) in subjects { option value=(word) { (visitor.say(name)) } }
                    }
                    button.btn.small name="until" value="subject" { (visitor.text("web-put-off")) }
                }
            }
        } }
    }
}

/// What the viewer has put off.
pub(crate) fn wishes(visitor: &Visitor, page: &TablePage) -> Markup {
    html! {
        @if !page.wishes.is_empty() {
            section #wishes.wishes {
                h2 { (visitor.text("web-you-decline")) }
                form method="post" action={ "/t/" (page.id) "/ask-again" } {
                    (csrf(visitor))
                    input type="hidden" name="seat" value=(seat_word(page));
                    ul {
                        @for wish in &page.wishes {
                            @let say = visitor.say(&wish.say);
                            li.row {
                                span.grow { (say) }
                                button.btn.small name="offer" value=(wish.offer) aria-label={ (visitor.text("web-ask-again")) ": " (say) } { (visitor.text("web-ask-again")) }
                            }
                        }
                    }
                }
            }
        }
    }
}
