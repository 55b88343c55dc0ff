//! What every drawing needs: words in the viewer's language, and the layer that makes an element clickable. A piece
//! and that layer are two elements: the piece keeps its node from page to page, so that it can move, while the layer
//! comes and goes with the choices.

use std::collections::BTreeMap;

use maud::{Markup, html};
use sandtable_core::{Message, Say};
use sandtable_i18n::Locale;

use crate::cited::rules_link;
use crate::{Click, Clickables, cited};

/// Who looks, and what can be clicked.
#[derive(Clone, Copy, Debug)]
pub struct BoardContext<'a> {
    /// The game's id.
    pub game: &'static str,
    /// What can be clicked.
    pub clickables: &'a Clickables,
    /// The language.
    pub locale: &'a Locale,
    /// What the table has chosen of the [`BoardSetting`](crate::BoardSetting)s, where that is not as usual.
    pub settings: &'a BTreeMap<String, String>,
}

impl BoardContext<'_> {
    /// Has the table chosen this word of a setting? The usual word is not noted.
    pub fn is_set(&self, setting: &str, word: &str) -> bool {
        self.settings.get(setting).is_some_and(|chosen| chosen == word)
    }

    /// The sentence with this id.
    pub fn text(&self, id: &str) -> String {
        self.locale.text(id)
    }

    /// Says a message.
    pub fn say(&self, message: &Message) -> String {
        self.locale.say(message)
    }

    /// What a thing is called.
    pub fn name(&self, thing: &impl Say) -> String {
        self.locale.say(&thing.say())
    }

    /// The layer that makes an element clickable, or just its name for those who listen.
    pub fn click_layer(&self, element: &str, name: &str) -> Markup {
        html! { (self.layer(element, name)) (self.pointer(element)) }
    }

    /// The ring and the arrow of a lesson; what they mean is said beside the board.
    fn pointer(&self, element: &str) -> Markup {
        html! { @if let Some(class) = self.clickables.point_class(element) { i class=(class) data-point=(element) aria-hidden="true" {} } }
    }

    fn layer(&self, element: &str, name: &str) -> Markup {
        match self.clickables.click(element) {
            Some(Click::Pick(link)) => html! {
                a.hot.cover href=(link) data-pick aria-label=(name) {}
            },
            Some(Click::Act(word, deed)) => html! {
                button.hot.cover form="act" name="action" value=(word) aria-label=(self.locale.say(deed)) {}
            },
            None if self.clickables.is_picked(element) => html! {
                a.picked.cover href="?" data-pick aria-label=(self.put_back(name)) {}
            },
            None => html! { span.sr { (name) } (self.swap(element, name)) },
        }
    }

    /// What can be picked instead of what was picked is picked by a click; the keys that go anywhere find it too.
    fn swap(&self, element: &str, name: &str) -> Markup {
        let Some(link) = self.clickables.swap(element) else { return self.why(element) };
        let instead = self.locale.say(&Message::new("board-instead").with("piece", name));
        html! { a.swap.cover href=(link) data-pick tabindex="-1" aria-label=(instead) {} }
    }

    /// Where no script answers a click on what cannot be done, a link does, while there is something to choose.
    fn why(&self, element: &str) -> Markup {
        html! {
            @if !self.clickables.elements.is_empty() {
                a.cover.plain-only href=(self.clickables.why_link(element)) tabindex="-1" aria-label=(self.text("board-why")) {}
            }
        }
    }

    fn put_back(&self, name: &str) -> String {
        self.locale.say(&Message::new("board-put-back").with("piece", name))
    }

    /// A link to a paragraph of the rules, out of the way of keys: the legend has them all.
    pub fn rule(&self, paragraph: &str) -> Markup {
        let name = self.locale.say(&Message::new("board-rule").with("rule", paragraph));
        html! { a.rule-link href=(self.rules_link(paragraph)) tabindex="-1" aria-label=(name) { "\u{a7}" } }
    }

    /// What of the game is as printed and what is not, for all to see, and the paragraphs that tell more.
    pub fn data_note(&self, paragraphs: &[&str]) -> Markup {
        html! {
            p.data-note {
                (self.text(&format!("{}-data-note", self.game)))
                @for rule in paragraphs { " " a href=(self.rules_link(rule)) { "\u{a7}\u{a0}" (rule) } }
            }
        }
    }

    /// Where a paragraph of the rules is found.
    pub fn rules_link(&self, paragraph: &str) -> String {
        rules_link(self.game, paragraph)
    }

    /// A sentence with links to the paragraphs it cites in brackets.
    pub fn cited(&self, text: &str) -> Markup {
        cited(self.game, text)
    }
}
