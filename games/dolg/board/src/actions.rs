//! The buttons above the field: whatever can be done that is no place on the field and no card.

use maud::{Markup, html};
use sandtable_board::Click;
use sandtable_core::{Arg, Message, Say};
use sandtable_dolg::{Element, say_flush};

use super::{Drawing, icon};

impl Drawing<'_> {
    pub(super) fn actions(&self) -> Markup {
        let buttons: Vec<Element> = self.buttons();
        html! {
            div.d-actions {
                @for element in buttons { (self.button(element)) }
                (self.amounts())
            }
        }
    }

    /// What can be clicked or was picked and is a button.
    fn buttons(&self) -> Vec<Element> {
        let clickables = &self.context.clickables;
        let words = clickables.picked.iter().chain(clickables.elements.iter().map(|(word, _)| word));
        words.filter_map(|word| word.parse().ok()).filter(|&element| is_button(element)).collect()
    }

    fn button(&self, element: Element) -> Markup {
        let word = element.to_string();
        let name = self.button_name(element);
        html! {
            div.d-button.d-main-button[element == Element::Done] data-element=(word) data-rule=(rule(element)) title=(self.button_help(element, &name)) {
                @if let Element::Formation(formation) = element { (icon(formation.word())) }
                span aria-hidden="true" { (name) }
                (self.context.click_layer(&word, &name))
            }
        }
    }

    fn button_help(&self, element: Element, name: &str) -> String {
        match element {
            Element::Formation(formation) => format!("{name}. {}", self.help("formation", formation.word())),
            _ => name.to_owned(),
        }
    }

    fn button_name(&self, element: Element) -> String {
        match element {
            Element::Formation(formation) => {
                self.say(&Message::new("dolg-do-form").with("formation", formation.say()))
            }
            Element::Flush(edge, offset) => self.say(&say_flush(edge, offset)),
            Element::Wheel(wing) => self.say(&Message::new("dolg-board-wheel").with("wing", wing.say())),
            Element::Slide(wing) => self.say(&Message::new("dolg-do-slide").with("wing", wing.say())),
            Element::Extend(wing) => self.say(&Message::new("dolg-do-extend").with("wing", wing.say())),
            Element::Reduce(wing) => self.say(&Message::new("dolg-do-reduce").with("wing", wing.say())),
            Element::Envelop(wing) => self.say(&Message::new("dolg-do-envelop").with("wing", wing.say())),
            Element::Across
            | Element::Depth
            | Element::Face
            | Element::Advance
            | Element::Drift
            | Element::Rotate
            | Element::Appoint => self.text(&element.to_string()),
            Element::Done | Element::Pass => self.done(element),
            plain => self.context.text(&format!("dolg-do-{plain}")),
        }
    }

    /// What is over or stays as it is, if one says it is enough.
    fn done(&self, element: Element) -> String {
        match self.context.clickables.click(&element.to_string()) {
            Some(Click::Act(_, deed)) => self.say(deed),
            _ => self.context.text(&format!("dolg-do-{element}")),
        }
    }

    /// The named values of the range that was picked.
    fn amounts(&self) -> Markup {
        let clickables = &self.context.clickables;
        let picked = clickables.picked.last();
        let marks = clickables.marks.iter().filter(|mark| Some(&mark.element) == picked);
        html! {
            @for mark in marks {
                @let name = self.say(&mark.say);
                div.d-button.d-amount data-rule="8.1" title=(name) {
                    span aria-hidden="true" { (self.amount(&mark.say)) }
                    button.hot.cover form="act" name="action" value=(mark.word) aria-label=(name) {}
                }
            }
            @if let Some(Click::Act(word, say)) = clickables.click("amount").filter(|_| clickables.marks.is_empty()) {
                div.d-button.d-amount data-rule="8.1" {
                    span aria-hidden="true" { (self.say(say)) }
                    button.hot.cover form="act" name="action" value=(word) aria-label=(self.say(say)) {}
                }
            }
        }
    }

    /// The length or the angle alone: what is done by so much was picked and stands beside it.
    fn amount(&self, say: &Message) -> String {
        let amount = say.args.iter().find(|(name, _)| name == "length" || name == "angle");
        match amount {
            Some((_, Arg::Message(amount))) => self.say(amount),
            _ => self.say(say),
        }
    }
}

/// Is it neither a thing on the field nor in a list?
fn is_button(element: Element) -> bool {
    !matches!(
        element,
        Element::Unit(_)
            | Element::Card(_)
            | Element::Faction(_)
            | Element::General(_)
            | Element::Kind(_)
            | Element::Preset(_)
            | Element::Ground(_)
    )
}

/// The paragraph about a button.
fn rule(element: Element) -> &'static str {
    match element {
        Element::Formation(_) | Element::Dissolve => "8.10",
        Element::Flush(..) => "9.2",
        Element::Slide(_) => "10.4",
        Element::Wheel(_) => "8.3",
        Element::Extend(_) | Element::Reduce(_) => "8.9",
        Element::Envelop(_) => "10.2",
        Element::Across | Element::Depth | Element::Face => "5.6",
        Element::Advance | Element::Regular => "8.2",
        Element::Drift => "8.7",
        Element::Rotate => "8.8",
        Element::March => "8.4",
        Element::Reduced => "8.5",
        Element::Aim => "8.11",
        Element::Withdraw => "10.5",
        Element::Retreat => "10.6",
        Element::Replace => "13.23",
        Element::Pass => "13.22",
        Element::DrawThree | Element::Exchange => "6.8",
        Element::Appoint => "17.6",
        _ => "6.1",
    }
}
