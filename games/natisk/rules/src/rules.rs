//! The rules of a position: what the top frame waits for, what can be chosen or drawn there, and what comes of it.

use sandtable_core::{Log, Message, Outcome, Rng, Rules, Say, Seat, SeatSet, Turn};

use crate::flow::{Frame, Spoils};
use crate::ids::{Stratagem, Theatre};
use crate::state::State;
use crate::tables::THEATRE_SPACES;
use crate::words::{Action, Chance, Event};

impl Rules for State {
    type Action = Action;
    type Chance = Chance;
    type Event = Event;

    fn turn(&self) -> Turn {
        match self.frames.top() {
            None => Turn::Over,
            Some(Frame::Bombard { side }) if !self.is_bot(side.rival()) => Turn::Chance,
            Some(
                Frame::Place { side }
                | Frame::Follow { side, .. }
                | Frame::Strategic { side, .. }
                | Frame::Spoils(Spoils { side, .. })
                | Frame::Open { side, .. }
                | Frame::Bombard { side },
            ) => Turn::Seat(self.seat(side)),
            Some(Frame::Favour { .. }) => Turn::Seat(Seat(0)),
            Some(_) => Turn::Chance,
        }
    }

    fn legal(&self, out: &mut Vec<Action>) {
        match self.frames.top() {
            Some(Frame::Place { side }) => self.list_places(side, u64::MAX, out),
            Some(Frame::Follow { side, theatre }) => {
                self.list_places(side, THEATRE_SPACES[theatre as usize], out);
                out.push(Action::Done);
            }
            Some(Frame::Strategic { from, .. }) => {
                out.extend(self.strategic_targets(from).map(Action::Advance));
            }
            Some(Frame::Spoils(Spoils { theatre, left, .. })) => {
                out.extend(self.plundered(theatre, left).map(Action::Take));
            }
            Some(Frame::Open { from, .. }) => out.extend(self.openable(from).map(Action::Open)),
            Some(Frame::Favour { .. }) => out.extend(self.open_theatres().map(Action::Favour)),
            Some(Frame::Bombard { side }) if self.is_bot(side.rival()) => {
                out.extend(self.bombable().map(Action::Bomb));
            }
            _ => {}
        }
    }

    fn apply<L: Log<Event>>(&mut self, action: Action, log: &mut L) {
        let top = self.frames.top();
        self.frames.done();
        match (top, action) {
            (Some(Frame::Place { side } | Frame::Follow { side, .. }), Action::Place(unit, space)) => {
                self.place_from_reserve(side, unit, space, log);
            }
            (Some(Frame::Follow { .. }), Action::Done) => {}
            (Some(Frame::Strategic { side, steps, .. }), Action::Advance(theatre)) => {
                self.advance(side, theatre, steps, log);
            }
            (Some(Frame::Spoils(Spoils { side, theatre, left })), Action::Take(space)) => {
                self.plunder_space(side, theatre, left, space, log);
            }
            (Some(Frame::Open { side, lead, .. }), Action::Open(theatre)) => {
                self.open(side, theatre, lead, log);
            }
            (Some(Frame::Bombard { side }), Action::Bomb(number)) => self.bomb_row(side.rival(), number, log),
            (Some(Frame::Favour { steps }), Action::Favour(theatre)) => self.favour(theatre, steps, log),
            (top, action) => unreachable!("`{action}` was not listed for {top:?}"),
        }
        self.settle(log);
    }

    fn chances(&self, out: &mut Vec<(Chance, u32)>) {
        match self.frames.top() {
            Some(Frame::Draw { side, .. }) => self.bags[side.index()].chances(Chance::Draw, out),
            Some(Frame::Research { .. } | Frame::Requisition { .. }) => {
                self.research.chances(Chance::Research, out);
            }
            Some(Frame::Bombard { side }) if !self.is_bot(side.rival()) => {
                self.reserves[side.rival().index()].chances(Chance::Bomb, out);
            }
            Some(Frame::Handicap { .. } | Frame::Die { .. }) => {
                out.extend((1..=6).map(|face| (Chance::Roll(face), 1)));
            }
            Some(Frame::Foothold { taken, .. }) => {
                out.extend(self.footholds(taken).map(|theatre| (Chance::Foothold(theatre), 1)));
            }
            Some(Frame::Stratagem) => out.extend(self.in_cup().map(|one| (Chance::Stratagem(one), 1))),
            _ => {}
        }
    }

    fn resolve<L: Log<Event>>(&mut self, outcome: Chance, log: &mut L) {
        match (self.frames.top(), outcome) {
            (Some(Frame::Draw { side, left }), Chance::Draw(unit)) => self.draw(side, left, unit, log),
            (Some(Frame::Research { side, left }), Chance::Research(unit)) => {
                self.study(side, left, unit, log);
            }
            (Some(Frame::Requisition { side }), Chance::Research(unit)) => self.requisition(side, unit, log),
            (Some(Frame::Bombard { side }), Chance::Bomb(unit)) => self.bomb(side.rival(), unit, log),
            (Some(Frame::Handicap { left, steps }), Chance::Roll(face)) => {
                self.handicap(left, steps, face, log);
            }
            (Some(Frame::Foothold { left, taken }), Chance::Foothold(theatre)) => {
                self.foothold(left, taken, theatre, log);
            }
            (Some(Frame::Stratagem), Chance::Stratagem(stratagem)) => self.draw_stratagem(stratagem, log),
            (Some(Frame::Die { space }), Chance::Roll(face)) => self.roll_unit(space, face, log),
            (top, outcome) => unreachable!("`{outcome}` was not listed for {top:?}"),
        }
        self.settle(log);
    }

    fn sample(&self, rng: &mut Rng) -> Chance {
        match self.frames.top() {
            Some(Frame::Draw { side, .. }) => Chance::Draw(self.bags[side.index()].sample(rng)),
            Some(Frame::Research { .. } | Frame::Requisition { .. }) => {
                Chance::Research(self.research.sample(rng))
            }
            Some(Frame::Bombard { side }) => Chance::Bomb(self.reserves[side.rival().index()].sample(rng)),
            Some(Frame::Foothold { taken, .. }) => {
                let left = self.footholds(taken).count() as u32;
                let theatre = self.footholds(taken).nth(rng.below(left) as usize);
                Chance::Foothold(theatre.unwrap_or(Theatre::Boston))
            }
            Some(Frame::Stratagem) => {
                let stratagem = self.in_cup().nth(rng.below(self.in_cup().count() as u32) as usize);
                Chance::Stratagem(stratagem.unwrap_or(Stratagem::Steamroll))
            }
            _ => Chance::Roll(rng.below(6) as u8 + 1),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        let ending = self.ending?;
        let seats = if self.solo { 1 } else { 2 };
        let seats = || (0..seats).map(Seat);
        Some(Outcome {
            winners: seats().filter(|&seat| self.side(seat) == ending.winner).collect::<SeatSet>(),
            scores: seats().map(|seat| i32::from(self.points(self.side(seat)))).collect(),
            reason: Message::new(format!("natisk-end-{}", ending.reason))
                .with("side", ending.winner.say())
                .with("points", self.points(ending.winner))
                .with("rival_points", self.points(ending.winner.rival())),
        })
    }
}
