//! What a viewer sees, built up from nothing; and what a seat can imagine.

use sandtable_core::{Hidden, Message, Rng, Say, Seat, Sketch, Viewer};
use serde::Serialize;

use crate::{Card, Cards, Event, Side, State};

/// A hand as someone sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Hand {
    /// One's own.
    Open(Cards),
    /// The rival's: only how many.
    Hidden(u16),
}

/// A position as someone sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// How many cards are left in the deck.
    pub deck: u16,
    /// The hands, red first.
    pub hands: [Hand; Side::COUNT],
    /// What was played.
    pub spent: Cards,
    /// The card that waits for an answer.
    pub lead: Option<Card>,
    /// The points, red first.
    pub points: [u8; Side::COUNT],
}

impl Hidden for State {
    type View = View;

    // 1.2
    fn view(&self, viewer: Viewer) -> View {
        let hand = |side: Side| match viewer {
            Viewer::Seat(seat) if seat == side.seat() => Hand::Open(*self.hand(side)),
            _ => Hand::Hidden(self.hand(side).total()),
        };
        View {
            deck: self.deck.total(),
            hands: [hand(Side::Red), hand(Side::Blue)],
            spent: self.spent,
            lead: self.lead,
            points: self.points,
        }
    }

    fn mask(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(match *event {
            Event::Dealt { side, card } => Event::Dealt { side, card: card.seen_by(viewer) },
            open => open,
        })
    }

    /// The rival's hand is dealt afresh from all the cards this side has not seen.
    fn determinize(&mut self, seat: Seat, rng: &mut Rng) {
        let rival = &mut self.hands[Side::of(seat).rival() as usize];
        let held = rival.total();
        self.deck.pour(rival);
        *rival = (0..held).map(|_| self.deck.draw(rng)).collect();
    }
}

impl Sketch for View {
    fn sketch(&self) -> Vec<Message> {
        let mut lines: Vec<_> = Side::ALL.iter().map(|&side| self.line(side)).collect();
        lines.extend(self.lead.map(|card| Message::new("dolg-sketch-lead").with("card", card.say())));
        lines
    }
}

impl View {
    fn line(&self, side: Side) -> Message {
        let line = match self.hands[side as usize] {
            Hand::Open(cards) => Message::new("dolg-sketch-own").with("cards", list(cards)),
            Hand::Hidden(count) => Message::new("dolg-sketch-hidden").with("count", count),
        };
        line.with("side", side.say()).with("points", self.points[side as usize])
    }
}

/// The names of cards, one after the other.
fn list(cards: Cards) -> Message {
    let mut names = cards.each().map(|card| card.say());
    let first = names.next().unwrap_or_else(|| Message::new("dolg-no-cards"));
    names.fold(first, |list, next| Message::new("dolg-and").with("list", list).with("next", next))
}
