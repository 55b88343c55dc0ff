//! Cards: whole as they lie in the reserve and in the hand, as defenders, as a line in a pile, and from behind. Faces
//! are drawn for the eye only; what a card is, is said by whatever it lies on.

use maud::{Markup, html};
use sandtable_board::Fragment;
use sandtable_rush::ids::{Card, Class, Side};

use super::hyphen::hyphenated;
use super::sign::{icon, paragraph, shape};
use super::{PARTS, Part, Renderer};

/// A node of a card that may be there more than once: the number distinguishes copies.
pub(super) fn node(card: Card, place: &str, number: u8) -> String {
    if card.is_vehicle() { format!("v-{card}") } else { format!("{place}-{card}-{number}") }
}

/// The class that colours a card: its nation, or none.
fn colour(card: Card) -> &'static str {
    card.row().nation.map_or("nobody", |nation| nation.word())
}

impl Renderer<'_> {
    /// A card with everything that is printed on it.
    pub(super) fn face(&self, card: Card, id: &str) -> Fragment {
        let part = Part::Face { lang: self.context.locale.lang(), card, id: id.to_owned() };
        PARTS.get(part, || self.drawn_face(card, id))
    }

    fn drawn_face(&self, card: Card, id: &str) -> Markup {
        html! {
            div class={ "r-card r-face piece " (colour(card)) } id=(id) data-piece=(card) aria-hidden="true" {
                (self.band(card))
                div.r-picture {
                    (shape(card))
                    @if let Some(class) = card.row().class { span.r-class { (self.class_word(class)) } }
                    @if card.is_vehicle() { b.r-cost { (card.row().cost) } }
                }
                @if card.row().resources.is_some() || card == Card::Base { div.r-stats { (stats(card)) } }
                @let powers = self.powers(card);
                @if !powers.is_empty() {
                    ul.r-powers { @for (name, word) in powers { li { (icon(name)) (word) } } }
                }
            }
        }
    }

    /// A vehicle on guard: its abilities and its strength do not count there (7.10).
    pub(super) fn guard(&self, card: Card, damaged: bool) -> Markup {
        html! {
            div class={ "r-card r-guard piece " (colour(card)) @if damaged { " damaged" } }
                id=(node(card, "", 0)) data-piece=(card) aria-hidden="true" {
                div.r-band { b { (hyphenated(&self.context.name(&card))) } }
                div.r-picture {
                    @if let Some(nation) = card.row().nation { (self.badge(nation)) }
                    (shape(card))
                    @if damaged { svg.r-crack { use href="#r-crack" {} } }
                }
                div.r-stats {
                    (stat("armour", card.row().armour))
                    @if damaged { span.r-hurt { (self.context.text("rush-board-damaged")) } }
                }
            }
        }
    }

    fn band(&self, card: Card) -> Markup {
        html! {
            div.r-band {
                @if let Some(nation) = card.row().nation { (self.badge(nation)) }
                b { (hyphenated(&self.context.name(&card))) }
            }
        }
    }

    /// A card as a line of a pile; `number` if there are several, `whole` with its numbers.
    pub(super) fn chip(&self, card: Card, number: u8, whole: bool) -> Fragment {
        let part = Part::Chip { lang: self.context.locale.lang(), card, number, whole };
        PARTS.get(part, || self.drawn_chip(card, number, whole))
    }

    fn drawn_chip(&self, card: Card, number: u8, whole: bool) -> Markup {
        html! {
            span class={ "r-chip " (colour(card)) } data-rule=(card_paragraph(card)) title=(self.card_name(card)) {
                @match card.row().nation { Some(nation) => (self.badge(nation)), None => (shape(card)) }
                b { (self.context.name(&card)) @if number > 1 { " \u{d7}" (number) } }
                @if whole {
                    @if card.is_vehicle() { (shape(card)) }
                    (stats(card))
                }
            }
        }
    }

    /// A card and what is printed on it, in words.
    pub(super) fn card_name(&self, card: Card) -> String {
        let row = card.row();
        let mut said = vec![self.context.name(&card)];
        if let (Some(nation), Some(class)) = (row.nation, row.class) {
            said.extend([self.context.name(&nation), self.context.name(&class)]);
            said.push(self.counted("rush-board-cost", row.cost));
        }
        said.extend(row.resources.map(|number| self.counted("rush-board-resources", number)));
        if card.is_vehicle() {
            said.push(self.counted("rush-board-strength", row.strength));
            said.push(self.counted("rush-board-armour", row.armour));
        }
        said.extend(self.powers(card).into_iter().map(|(_, word)| word));
        said.join(", ")
    }

    fn class_word(&self, class: Class) -> String {
        self.context.text(&format!("rush-board-class-{class}"))
    }

    /// A link to the paragraph that says most about a card.
    pub(super) fn card_rule(&self, card: Card) -> Markup {
        self.context.rule(card_paragraph(card))
    }
}

/// The paragraph that says most about a card.
pub(super) fn card_paragraph(card: Card) -> &'static str {
    let row = card.row();
    match row.abilities().next() {
        Some(ability) => paragraph(ability),
        None if row.national.is_some() => "5.10",
        None if card.is_vehicle() => "1.5",
        None if row.medals > 0 => "1.8",
        None if card == Card::Base => "4.5",
        None => "1.3",
    }
}

/// An icon with its number.
pub(super) fn stat(name: &str, number: u8) -> Markup {
    html! { span class={ "r-stat " (name) } { (icon(name)) b { (number) } } }
}

/// The numbers: a card without a resource mark shows none (1.7).
fn stats(card: Card) -> Markup {
    let row = card.row();
    html! {
        @if let Some(resources) = row.resources { (stat("resources", resources)) }
        @if card.is_vehicle() { (stat("strength", row.strength)) (stat("armour", row.armour)) }
        @if row.medals > 0 { (stat("medal", row.medals)) }
        @if card == Card::Base { (stat("medal", sandtable_rush::tables::BASE_MEDALS)) }
    }
}

/// A hidden card of somebody's hand.
pub(super) fn back(side: Side, number: u16) -> Markup {
    html! {
        span.r-back.piece id={ "k-" (side) "-" (number) } data-piece="back" aria-hidden="true" {
            svg { use href="#r-back" {} }
        }
    }
}
