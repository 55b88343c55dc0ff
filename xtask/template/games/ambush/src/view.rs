//! What a viewer sees, built up from nothing; and what a seat can imagine.

use serde::Serialize;
use table::{Message, Rng, Sketch, Viewer};

use crate::{Card, Cards, Event, Position, Side, words};

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

pub(crate) fn view(position: &Position, viewer: Viewer) -> View {
    let hand = |side: Side| match viewer {
        Viewer::Seat(seat) if seat == side.seat() => Hand::Open(*position.hand(side)),
        _ => Hand::Hidden(position.hand(side).total()),
    };
    View {
        deck: position.deck.total(),
        hands: [hand(Side::Red), hand(Side::Blue)],
        spent: position.spent,
        lead: position.lead,
        points: position.points,
    }
}

pub(crate) fn mask(event: Event, viewer: Viewer) -> Event {
    match event {
        Event::Dealt { side, card } => Event::Dealt { side, card: card.seen_by(viewer) },
        open => open,
    }
}

/// The rival's hand is dealt anew from all the cards this side has not seen.
pub(crate) fn determinize(position: &mut Position, side: Side, rng: &mut Rng) {
    let rival = &mut position.hands[side.rival() as usize];
    let held = rival.total();
    position.deck.pour(rival);
    *rival = (0..held).map(|_| position.deck.draw(rng)).collect();
}

impl Sketch for View {
    fn sketch(&self) -> Vec<Message> {
        let mut lines: Vec<_> = Side::ALL.iter().map(|&side| self.line(side)).collect();
        lines
            .extend(self.lead.map(|card| Message::new("ambush-sketch-lead").with("card", words::card(card))));
        lines
    }
}

impl View {
    fn line(&self, side: Side) -> Message {
        let line = match self.hands[side as usize] {
            Hand::Open(cards) => Message::new("ambush-sketch-own").with("cards", words::cards(cards)),
            Hand::Hidden(count) => Message::new("ambush-sketch-hidden").with("count", count),
        };
        line.with("side", words::side(side)).with("points", self.points[side as usize])
    }
}
