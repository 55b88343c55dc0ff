//! Choices that differ in one number: a slider, a number field, minus and plus keys, and the values worth a name as buttons.
//! Without script the number field and its button are enough. A number that will not do is the game's to refuse: it knows why.

use maud::{Markup, html};
use sandtable_core::Message;

use super::phrases::named;
use super::table::move_fields;
use crate::model::{RangeLine, TablePage, Visitor};

/// The ranges that begin with what was picked.
pub(crate) fn ranges(visitor: &Visitor, page: &TablePage) -> Markup {
    let left = page.ranges.iter().filter(|line| line.range.path.starts_with(&page.picked));
    html! {
        @for (nth, line) in left.enumerate() {
            @if line.range.from == line.range.to { (only_amount(visitor, line)) } @else { (range(visitor, page, line, nth)) }
        }
    }
}

/// Where there is one amount, there is nothing to set.
fn only_amount(visitor: &Visitor, line: &RangeLine) -> Markup {
    let range = &line.range;
    html! { div.range { button.btn form="act" name="action" value=(range.word) { (visitor.say(&range.say)) } } }
}

fn range(visitor: &Visitor, page: &TablePage, line: &RangeLine, nth: usize) -> Markup {
    let range = &line.range;
    let unit = |amount: i32| visitor.say(&Message::new(range.unit).with("amount", i64::from(amount)));
    let bounds =
        Message::new("web-range").with("first", visitor.say(&range.say)).with("last", unit(range.to));
    let (name, field) = (visitor.say(&bounds), format!("amount-{nth}"));
    html! {
        form.range id={ "range-" (nth) } method="post" action={ "/t/" (page.id) "/act" } data-range novalidate {
            (move_fields(visitor, page))
            input type="hidden" name="action" value=(range.word);
            label for=(field) { (name) }
            div.row {
                (step(visitor, "web-less", "\u{2212}", -range.step))
                input.grow.scripted-only type="range" min=(range.from) max=(range.to) step=(range.step) value=(range.from) aria-label=(name);
                (step(visitor, "web-more", "+", range.step))
            }
            div.row {
                input.num id=(field) type="number" name="amount" inputmode="numeric" min=(range.from) max=(range.to) step=(range.step) value=(range.from) required;
                button.btn.main { (visitor.text("web-do-amount")) }
                @if line.marks.len() > 1 {
                    @for (amount, word) in &line.marks { button.btn.small form="act" name="action" value=(word) { (unit(*amount)) } }
                }
            }
        }
    }
}

/// A key that makes the number smaller or larger.
fn step(visitor: &Visitor, id: &'static str, sign: &str, by: i32) -> Markup {
    let name = named(visitor, id, &by.abs().to_string());
    html! { button.btn.scripted-only type="button" data-step=(by) aria-label=(name) title=(name) { (sign) } }
}
