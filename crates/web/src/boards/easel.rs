//! What every drawing needs: words in the visitor's language, and the layer that makes an element clickable. A piece
//! and that layer are two elements: the piece keeps its node from page to page, so that it can move, while the layer
//! comes and goes with the choices.

use maud::{Markup, html};
use table::{Message, Say};

use crate::model::{Click, Hot, Visitor};

/// Who looks, and what can be clicked.
#[derive(Clone, Copy)]
pub(crate) struct Easel<'a> {
    pub(crate) game: &'static str,
    pub(crate) hot: &'a Hot,
    pub(crate) visitor: &'a Visitor,
}

impl Easel<'_> {
    pub(crate) fn text(&self, id: &str) -> String {
        self.visitor.text(id)
    }

    pub(crate) fn say(&self, thing: &impl Say) -> String {
        self.visitor.say(&thing.say())
    }

    /// The layer that makes an element clickable, or just its name for those who listen.
    pub(crate) fn cover(&self, element: &str, name: &str) -> Markup {
        match self.hot.click(element) {
            Some(Click::Pick(link)) => html! {
                a.hot.cover href=(link) data-pick aria-label=(name) {}
            },
            Some(Click::Act(word, deed)) => html! {
                button.hot.cover form="act" name="action" value=(word) aria-label=(self.visitor.say(deed)) {}
            },
            None if self.hot.is_picked(element) => html! {
                a.picked.cover href="?" data-pick aria-label=(self.put_back(name)) {}
            },
            None => html! { span.sr { (name) } (self.why(element)) },
        }
    }

    /// Where no script answers a click on what cannot be done, a link does, while there is something to choose.
    fn why(&self, element: &str) -> Markup {
        html! {
            @if !self.hot.elements.is_empty() {
                a.cover.plain-only href=(self.hot.why_link(element)) tabindex="-1" aria-label=(self.text("web-board-why")) {}
            }
        }
    }

    fn put_back(&self, name: &str) -> String {
        self.visitor.say(&Message::new("web-board-put-back").with("piece", name))
    }

    /// A link to a paragraph of the rules, out of the way of keys: the legend has them all.
    pub(crate) fn rule(&self, paragraph: &str) -> Markup {
        let name = self.visitor.say(&Message::new("web-board-rule").with("rule", paragraph));
        html! { a.rule-link href=(self.rules_link(paragraph)) tabindex="-1" aria-label=(name) { "\u{a7}" } }
    }

    /// What of the game is as printed and what is not, for all to see, and the paragraphs that tell more.
    pub(crate) fn data_note(&self, paragraphs: &[&str]) -> Markup {
        html! {
            p.data-note {
                (self.text(&format!("{}-data-note", self.game)))
                @for rule in paragraphs { " " a href=(self.rules_link(rule)) { "\u{a7}\u{a0}" (rule) } }
            }
        }
    }

    /// Where a paragraph of the rules is found.
    pub(crate) fn rules_link(&self, paragraph: &str) -> String {
        format!("/rules/{}#r{}", self.game, paragraph.replace('.', "-"))
    }
}
