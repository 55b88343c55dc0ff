//! A position and the questions one can ask of it.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use table::{Bag, Outcome, Rng, Seat, SeatSet, Stack, State, Turn, Viewer};

use crate::{Action, Ask, Card, Chance, Event, Frame, Side, View, apply, flow, legal, tables, view, words};

/// Some cards, in no order.
pub type Cards = Bag<Card, { Card::COUNT }>;

/// A position.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Position {
    pub(crate) deck: Cards,
    pub(crate) hands: [Cards; Side::COUNT],
    pub(crate) spent: Cards,
    /// The card that waits for an answer.
    pub(crate) lead: Option<Card>,
    pub(crate) points: [u8; Side::COUNT],
    pub(crate) frames: Stack<Frame, 12>,
}

impl Position {
    /// The cards a side holds.
    pub fn hand(&self, side: Side) -> &Cards {
        &self.hands[side as usize]
    }

    /// What a side has won so far.
    pub fn points(&self, side: Side) -> u8 {
        self.points[side as usize]
    }

    fn winners(&self) -> SeatSet {
        let most = self.points.iter().max();
        Side::ALL.iter().filter(|side| Some(&self.points(**side)) == most).map(|side| side.seat()).collect()
    }

    fn all_cards(&self) -> Cards {
        let mut all = self.deck;
        all.pour(&self.spent);
        self.hands.iter().for_each(|hand| all.pour(hand));
        self.lead.into_iter().for_each(|card| all.put(card));
        all
    }
}

impl State for Position {
    type Action = Action;
    type Chance = Chance;
    type Element = Action;
    type Ask = Ask;
    type Event = Event;
    type View = View;

    fn turn(&self) -> Turn {
        flow::turn(self)
    }

    fn ask(&self) -> Option<Ask> {
        legal::ask(self)
    }

    fn legal(&self, out: &mut Vec<Action>) {
        legal::legal(self, out);
    }

    fn apply<L: table::Log<Event>>(&mut self, action: Action, log: &mut L) {
        apply::apply(self, action, log);
        flow::settle(self);
    }

    fn chances(&self, out: &mut Vec<(Chance, u32)>) {
        legal::chances(self, out);
    }

    fn resolve<L: table::Log<Event>>(&mut self, outcome: Chance, log: &mut L) {
        apply::resolve(self, outcome, log);
        flow::settle(self);
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn mask(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(view::mask(*event, viewer))
    }

    fn determinize(&mut self, seat: Seat, rng: &mut Rng) {
        view::determinize(self, Side::of(seat), rng);
    }

    fn path(&self, action: Action, out: &mut Vec<Action>) {
        out.push(action);
    }

    fn value(&self, seat: Seat) -> f32 {
        if let Some(outcome) = self.outcome() {
            return outcome.share(seat);
        }
        let side = Side::of(seat);
        let ahead = f32::from(self.points(side)) - f32::from(self.points(side.rival()));
        (0.5 + 0.05 * ahead).clamp(0.05, 0.95)
    }

    // 3.1, 3.2
    fn outcome(&self) -> Option<Outcome> {
        (self.turn() == Turn::Over).then(|| Outcome {
            winners: self.winners(),
            scores: self.points.map(i32::from).to_vec(),
            reason: table::Message::new("ambush-over"),
        })
    }

    fn census(&self) -> BTreeMap<String, u32> {
        self.all_cards().iter().map(|(card, count)| (card.to_string(), u32::from(count))).collect()
    }

    fn check(&self) -> Result<(), String> {
        if self.all_cards() != tables::deck() {
            return Err(format!("the cards should be {:?}, but are {:?}", tables::deck(), self.all_cards()));
        }
        let answering = matches!(self.frames.top(), Some(Frame::Answer(_)));
        if answering != self.lead.is_some() {
            return Err("a card lies led exactly while it waits for an answer".to_owned());
        }
        flow::check(self)
    }

    fn why_not(&self, action: Action) -> table::Message {
        words::why_not(self, action)
    }
}
