//! The rules of a position: what it waits for, what can be done, and what luck can bring; one match on the top frame each.

use sandtable_core::{Log, Message, Outcome, Rules, Turn};

use crate::{Action, Chance, Event, Frame, State};

impl Rules for State {
    type Action = Action;
    type Chance = Chance;
    type Event = Event;

    fn turn(&self) -> Turn {
        match self.frames.top() {
            None => Turn::Over,
            Some(Frame::Deal(_) | Frame::Tie(_)) => Turn::Chance,
            Some(Frame::Lead(side) | Frame::Answer(side)) => Turn::Seat(side.seat()),
        }
    }

    fn legal(&self, out: &mut Vec<Action>) {
        // 2.1, 2.2
        if let Some(Frame::Lead(side) | Frame::Answer(side)) = self.frames.top() {
            out.extend(self.hand(side).iter().map(|(card, _)| Action::Play(card)));
        }
        // 2.3
        if let Some(Frame::Answer(_)) = self.frames.top() {
            out.push(Action::Withdraw);
        }
    }

    fn apply<L: Log<Event>>(&mut self, action: Action, log: &mut L) {
        match (self.frames.top(), action) {
            (Some(Frame::Lead(side)), Action::Play(card)) => self.lead(side, card, log),
            (Some(Frame::Answer(side)), Action::Play(card)) => self.answer(side, card, log),
            (Some(Frame::Answer(side)), Action::Withdraw) => self.withdraw(side, log),
            _ => unreachable!("{action} is not legal now"),
        }
        self.settle();
    }

    fn chances(&self, out: &mut Vec<(Chance, u32)>) {
        match self.frames.top() {
            Some(Frame::Deal(_)) => self.deck.chances(Chance::Draw, out),
            Some(Frame::Tie(_)) => out.extend((1..=6).map(|pips| (Chance::Roll(pips), 1))),
            Some(Frame::Lead(_) | Frame::Answer(_)) | None => {}
        }
    }

    fn resolve<L: Log<Event>>(&mut self, outcome: Chance, log: &mut L) {
        match (self.frames.top(), outcome) {
            (Some(Frame::Deal(side)), Chance::Draw(card)) => self.deal(side, card, log),
            (Some(Frame::Tie(leader)), Chance::Roll(pips)) => self.roll(leader, pips, log),
            _ => unreachable!("{outcome} cannot happen now"),
        }
        self.settle();
    }

    // 3.1, 3.2
    fn outcome(&self) -> Option<Outcome> {
        (self.turn() == Turn::Over).then(|| Outcome {
            winners: self.winners(),
            scores: self.points.map(i32::from).to_vec(),
            reason: Message::new("dolg-over"),
        })
    }
}
