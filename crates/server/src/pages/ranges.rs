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
    let Some(measure) = range.measures.first() else { return html! {} };
    let bounds = Message::new("web-range")
        .with("first", visitor.say(&range.say))
        .with("last", measured(visitor, line, range.to));
    let (name, field) = (visitor.say(&bounds), format!("amount-{nth}"));
    let (from, to, by) = (measure.write(range.from), measure.write(range.to), measure.write(range.step));
    html! {
        form.range id={ "range-" (nth) } method="post" action={ "/t/" (page.id) "/act" } data-range=[range.path.last()]
            data-per=(measure.per) data-marks=(marks(line)) novalidate {
            (move_fields(visitor, page))
            input type="hidden" name="action" value=(range.word);
            input type="hidden" name="per" value=(measure.per);
            label for=(field) { (name) }
            div.row {
                (step(visitor, "web-less", "\u{2212}", &by, "-"))
                input.grow.scripted-only type="range" min=(from) max=(to) step=(by) value=(from) aria-label=(name);
                (step(visitor, "web-more", "+", &by, ""))
            }
            div.row {
                input.num id=(field) type="number" name="amount" inputmode="decimal" min=(from) max=(to) step=(by) value=(from) required;
                button.btn.main { (visitor.text("web-do-amount")) }
                @if line.marks.len() > 1 {
                    @for (amount, word) in &line.marks { button.btn.small form="act" name="action" value=(word) { (visitor.say(&measure.say(*amount))) } }
                }
            }
        }
    }
}

/// An amount in all its measures, the others in brackets.
fn measured(visitor: &Visitor, line: &RangeLine, amount: i32) -> String {
    let mut said = line.range.measures.iter().map(|measure| visitor.say(&measure.say(amount)));
    let first = said.next().unwrap_or_default();
    let others: Vec<_> = said.collect();
    if others.is_empty() { first } else { format!("{first} ({})", others.join(", ")) }
}

/// The amounts worth a name, for the keys to stop at.
fn marks(line: &RangeLine) -> String {
    let words: Vec<_> = line.range.marks.iter().map(ToString::to_string).collect();
    words.join(" ")
}

/// A key that makes the number smaller or larger.
fn step(visitor: &Visitor, id: &'static str, sign: &str, by: &str, minus: &str) -> Markup {
    let name = named(visitor, id, by);
    html! { button.btn.scripted-only type="button" data-step={ (minus) (by) } aria-label=(name) title=(name) { (sign) } }
}
