//! The hand: each card with its order above and its event below, and what they would do.

use maud::{Markup, html};
use sandtable_core::{Message, Say};
use sandtable_dolg::ids::{Card, Side};
use sandtable_dolg::{ArmyView, CardUse, Element, Frame};

use super::{Drawing, icon};

impl Drawing<'_> {
    /// The hand of the viewer; of the other side only what is known.
    pub(super) fn hand(&self) -> Markup {
        let own = self.view.armies.iter().filter(|army| Some(army.side) == self.side || army.hand.is_some());
        html! { @for army in own { (self.own_hand(army)) } (self.known_cards()) }
    }

    fn own_hand(&self, army: &ArmyView) -> Markup {
        let Some(hand) = army.hand.filter(|hand| !hand.is_empty()) else { return html! {} };
        let id = if Some(army.side) == self.side { "dolg-board-hand" } else { "dolg-board-hand-of" };
        let title = Message::new(id)
            .with("side", army.side.say())
            .with("cards", army.hand_size)
            .with("limit", army.leadership.unwrap_or_default());
        html! {
            section.d-hand id={ "hand-" (army.side) } {
                h3 data-rule="6.2" { (self.say(&title)) }
                div.d-cards { @for card in hand.kinds() { (self.hand_card(card, &army.uses)) } }
            }
        }
    }

    fn hand_card(&self, card: Card, uses: &[(Card, CardUse)]) -> Markup {
        let (row, word) = (card.row(), Element::Card(card).to_string());
        let name = self.context.name(&card);
        let event = self.is_combat();
        html! {
            div.d-action-card id={ "c-" (word) } data-piece="card" data-element=(word) data-rule=(if event { "13.22" } else { "6.2" }) {
                div.d-half.d-order.d-now[!event] {
                    b { (icon(order_sign(card))) (self.context.name(&row.order)) }
                    p { (self.help("order", row.order.word())) }
                }
                div.d-half.d-event.d-now[event] {
                    b { (self.context.name(&row.event)) }
                    p { (self.help("event", row.event.word())) }
                }
                @if let Some((_, now)) = uses.iter().find(|(known, _)| *known == card) {
                    p.d-use.d-idle[*now == CardUse::Idle] { (self.context.name(now)) }
                }
                (self.context.click_layer(&word, &name))
            }
        }
    }

    /// Do events count now, rather than orders?
    fn is_combat(&self) -> bool {
        self.view.combat.is_some()
            || matches!(self.top(), Some(Frame::PlayEvent { .. } | Frame::Replace { .. }))
    }

    /// The cards of the enemy's hand that the viewer has seen.
    fn known_cards(&self) -> Markup {
        let enemy = self.side.map(Side::enemy);
        let army = self.view.armies.iter().find(|army| Some(army.side) == enemy && army.hand.is_none());
        let Some(known) = army.and_then(|army| army.known).filter(|known| !known.is_empty()) else {
            return html! {};
        };
        html! {
            section.d-known {
                h3 data-rule="7.18" { (self.text("known")) }
                ul { @for card in known.kinds() { li { (self.context.name(&card)) } } }
            }
        }
    }
}

/// The sign of an order's type.
fn order_sign(card: Card) -> &'static str {
    use sandtable_dolg::tables::OrderType;
    match card.row().order.row().kind {
        OrderType::Movement => "boot",
        OrderType::Shooting => "bow",
        OrderType::Recovery => "heavy",
        OrderType::Command => "general",
    }
}
