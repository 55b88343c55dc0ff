//! The rules of a position: one match on what it waits for per question. What the answers call lies in `legal.rs`, `apply.rs`,
//! `battle.rs`, `responses.rs` and `flow.rs`.

use sandtable_core::{Log, Message, Outcome, Rng, Rules, Say, Turn};

use crate::flow::Frame;
use crate::ids::Nation;
use crate::state::State;
use crate::words::{Action, Chance, Event};

impl Rules for State {
    type Action = Action;
    type Chance = Chance;
    type Event = Event;

    fn turn(&self) -> Turn {
        match self.frames.top() {
            Some(Frame::Dice { .. }) => Turn::Chance,
            Some(frame) => Turn::Seat(self.decider(frame).seat()),
            None => Turn::Over,
        }
    }

    fn legal(&self, out: &mut Vec<Action>) {
        match self.frames.top() {
            Some(Frame::Turn) => self.list_turn(out),
            Some(Frame::Build { left, raised, spots, begun, .. }) => {
                out.extend(self.builds(left, raised, spots));
                out.extend(begun.then_some(Action::Done));
            }
            Some(Frame::Attack { origins, .. }) => {
                out.extend(self.sends(origins));
                out.extend(self.has_attackers().then_some(Action::Done));
            }
            Some(Frame::Redeploy { begun, .. }) => {
                out.extend(self.moves());
                out.extend(begun.then_some(Action::Done));
            }
            Some(Frame::Reserves { nation, .. }) => {
                out.extend(self.reserves(nation));
                out.push(Action::Done);
            }
            Some(Frame::Loss { nation, .. }) => out.extend(self.possible_losses(nation)),
            Some(Frame::Offer { response, .. }) => {
                out.extend([Action::Respond(response), Action::Decline]);
            }
            Some(Frame::Effect { response, by, left, begun, .. }) => {
                out.extend(self.effects(response, by, left));
                out.extend(begun.then_some(Action::Done));
            }
            _ => {}
        }
    }

    fn apply<L: Log<Event>>(&mut self, action: Action, log: &mut L) {
        self.choose(action, log);
        self.settle(log);
    }

    fn chances(&self, out: &mut Vec<(Chance, u32)>) {
        if let Some(Frame::Dice { .. }) = self.frames.top() {
            out.extend((1..=6).map(|face| (Chance::Roll(face), 1)));
        }
    }

    fn resolve<L: Log<Event>>(&mut self, Chance::Roll(face): Chance, log: &mut L) {
        let Some(Frame::Dice { side }) = self.frames.top() else { unreachable!("no die is to be thrown") };
        self.throw(side, face, log);
        self.settle(log);
    }

    fn sample(&self, rng: &mut Rng) -> Chance {
        Chance::Roll(1 + rng.below(6) as u8)
    }

    /// The score of a nation is the Political Will of its side (12.6).
    fn outcome(&self) -> Option<Outcome> {
        let ending = self.ending?;
        Some(Outcome {
            winners: ending.winner.seats(),
            scores: Nation::ALL.iter().map(|nation| i32::from(self.will(nation.side()))).collect(),
            reason: Message::new(format!("onehour-end-{}", ending.reason))
                .with("side", ending.winner.say())
                .with("year", self.calendar_year().to_string()),
        })
    }
}

impl State {
    /// Who answers the question of a frame.
    pub(crate) fn decider(&self, frame: Frame) -> Nation {
        match frame {
            Frame::Reserves { nation, .. } | Frame::Loss { nation, .. } | Frame::Offer { nation, .. } => {
                nation
            }
            Frame::Effect { response, by, .. } => State::chooser(response, by),
            _ => self.mover,
        }
    }
}
