//! Enemies on the board: a token at its spot, with its number, its fire and its hedgehogs.

use maud::{Markup, html};
use sandtable_core::{Message, Say};
use sandtable_siege::FoeView;
use sandtable_siege::ids::Token;
use sandtable_siege::tables::Rank;

use super::place::Spot;
use super::{Board, icon, token};

impl Board<'_> {
    /// An enemy at a spot of the disc.
    pub(super) fn foe(&self, foe: &FoeView, spot: Spot, size: f32) -> Markup {
        let element = foe.foe.to_string();
        let name = self.foe_name(foe);
        let size = format!("{:.1}", size * scale(foe.token));
        html! {
            div class={ "s-foe" @if self.news.appeared.contains(&foe.foe) { " new" } } id={ "f-" (element) }
                data-element=(element) data-piece=(foe.token) data-rule=(token::paragraph(foe.token))
                style={ (spot.style()) ";--s:" (size) ";--t:" (spot.name_side()) } title=(name) {
                (token::with_armor(foe.token, foe.armor))
                @if let Some(tag) = self.tag(foe.token) {
                    i.s-tag aria-hidden="true" { (tag) sub { (foe.foe.index() + 1) } }
                }
                (marks(foe))
                @if self.is_live(&element) { span.sr { (name) } }
                (self.click_layer(&element, &name))
            }
        }
    }

    /// Everything about an enemy in words.
    fn foe_name(&self, foe: &FoeView) -> String {
        let about =
            Message::new(if foe.token.row().armor == 0 { "siege-board-crew" } else { "siege-board-foe" })
                .with("token", foe.token.say())
                .with("foe", foe.foe.say())
                .with("armor", foe.armor)
                .with("full", foe.token.row().armor)
                .with("cell", foe.cell.say());
        let mut words = vec![self.tell(&about)];
        if foe.fires > 0 {
            words.push(self.counted("burning", foe.fires));
        }
        if foe.hedgehogs {
            words.push(self.text("hedgehogs"));
        }
        words.extend(self.line_words(foe));
        words.join(", ")
    }

    /// Where it stands matters to three enemies (11.9, 11.10), and wings to all.
    fn line_words(&self, foe: &FoeView) -> Vec<String> {
        let row = foe.token.row();
        let here = |ring| ring == Some(foe.cell.ring());
        let said = [
            (row.luftwaffe, "luftwaffe"),
            (here(row.immune), "immune"),
            (here(row.fatal), "doomed"),
            (foe.attacks, "attacks"),
        ];
        said.into_iter().filter(|(is_so, _)| *is_so).map(|(_, id)| self.text(id)).collect()
    }
}

/// What lies on it: fire with how much, hedgehogs, and a shield or a crack by its line.
fn marks(foe: &FoeView) -> Markup {
    let row = foe.token.row();
    let here = |ring| ring == Some(foe.cell.ring());
    html! {
        @if foe.fires > 0 { span.s-fires aria-hidden="true" { (icon("fire")) b { (foe.fires) } } }
        @if foe.hedgehogs { span.s-hedgehogs aria-hidden="true" { (icon("hedgehog")) } }
        @if here(row.immune) { span.s-line aria-hidden="true" { "\u{25c6}" } }
        @if here(row.fatal) { span.s-line.fatal aria-hidden="true" { "!" } }
    }
}

/// Ultras are larger than others, Ha-Go smaller.
fn scale(token: Token) -> f32 {
    match token.row().rank {
        Rank::Ultra => 1.14,
        Rank::HaGo => 0.8,
        _ => 1.0,
    }
}
