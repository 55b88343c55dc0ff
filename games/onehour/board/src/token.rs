//! Pieces: a block is an army, a hull is a fleet; the letter and the colour say whose it is, the number how strong. The pieces of
//! Italy, France and China are light, with the edge of the nation that commands them.

use maud::{Markup, html};
use sandtable_onehour::ids::{Nation, Unit};

use super::Drawing;

impl Drawing<'_> {
    /// The pieces of a kind in one place, one upon the other.
    pub(super) fn pile(&self, place: &str, unit: Unit, count: u8) -> Markup {
        html! {
            span.o-pile style={ "--n:" (count.max(1) - 1) } {
                @for at in 0..count { (self.token(unit, &format!("p-{place}-{at}"), at, at + 1 == count)) }
                @if count > 1 { b.o-count aria-hidden="true" { "\u{d7}" (count) } }
            }
        }
    }

    /// A piece of a pile; of those below the uppermost only the edge is seen.
    fn token(&self, unit: Unit, id: &str, at: u8, on_top: bool) -> Markup {
        let letter = on_top.then(|| self.unit_letter(unit));
        token(unit, letter.as_deref(), Some(id), at)
    }

    /// The letter on a piece.
    fn unit_letter(&self, unit: Unit) -> String {
        match unit {
            Unit::ItalianArmy | Unit::ItalianFleet => self.context.text("onehour-letter-italy"),
            Unit::FrenchArmy => self.context.text("onehour-letter-france"),
            Unit::ChineseArmy => self.context.text("onehour-letter-china"),
            _ => self.letter(unit.nation()),
        }
    }

    /// The letter of a nation.
    pub(super) fn letter(&self, nation: Nation) -> String {
        self.context.text(&format!("onehour-letter-{nation}"))
    }
}

/// A piece for a page of text, with the first letter of its word.
pub(super) fn printed(unit: Unit) -> Markup {
    let letter = unit.word()[..1].to_uppercase();
    html! { span.o-ink { (token(unit, Some(&letter), None, 0)) } }
}

fn token(unit: Unit, letter: Option<&str>, id: Option<&str>, at: u8) -> Markup {
    let (body, glyph) = if unit.is_fleet() { ("#o-hull", "#o-ship") } else { ("#o-block", "#o-infantry") };
    html! {
        svg class={ "o-token piece o-of-" (unit.nation()) @if unit.row().minor { " o-minor" } } id=[id] data-piece=(unit)
            viewBox="0 0 40 40" style={ "--i:" (at) } aria-hidden="true" {
            use.o-body href=(body) {}
            @if let Some(letter) = letter {
                use.o-glyph href=(glyph) {}
                text.o-who x="12" y="18" { (letter) }
                text.o-force x="29" y="28" { (unit.strength()) }
            }
        }
    }
}
