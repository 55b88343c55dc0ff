//! What a seat is shown: the question, what can be clicked, and why something is refused.

use sandtable_core::{Message, Rules, Say, Shown, Turn};

use crate::{Action, Ask, Element, Frame, State};

impl Shown for State {
    type Ask = Ask;
    type Element = Element;

    fn ask(&self) -> Option<Ask> {
        match (self.frames.top()?, self.lead) {
            (Frame::Lead(_), _) => Some(Ask::Lead),
            (Frame::Answer(_), Some(card)) => Some(Ask::Answer { card }),
            _ => None,
        }
    }

    fn path(&self, action: Action, out: &mut Vec<Element>) {
        out.push(match action {
            Action::Play(card) => Element::Card(card),
            Action::Withdraw => Element::Retreat,
        });
    }

    fn why_not(&self, action: Action) -> Message {
        match (self.turn(), action) {
            (Turn::Seat(_), Action::Play(card)) => Message::new("dolg-why-not-held").with("card", card.say()),
            (Turn::Seat(_), Action::Withdraw) => Message::new("dolg-why-not-withdraw"),
            _ => Message::new("table-why-not-listed"),
        }
    }

    fn why_not_click(&self, element: Element, _picked: &[Element]) -> Option<Message> {
        Some(self.why_not(match element {
            Element::Card(card) => Action::Play(card),
            Element::Retreat => Action::Withdraw,
        }))
    }
}
