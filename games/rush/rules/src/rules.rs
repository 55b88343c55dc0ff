//! The rules of a position: one match on what it waits for per question. What the answers call lies in `legal.rs`,
//! `apply.rs`, `flow.rs` and `scoring.rs`.

use sandtable_core::{Log, Message, Outcome, Rng, Rules, Say, Turn};

use crate::flow::Frame;
use crate::ids::{Achievement, Side};
use crate::state::State;
use crate::words::{Action, Chance, Event, list};

impl Rules for State {
    type Action = Action;
    type Chance = Chance;
    type Event = Event;

    fn turn(&self) -> Turn {
        match self.frames.top() {
            Some(Frame::Sabotage { victim }) => Turn::Seat(victim.seat()),
            Some(Frame::First | Frame::Achievements { .. } | Frame::Refill | Frame::Draw { .. }) => {
                Turn::Chance
            }
            Some(_) => Turn::Seat(self.mover.seat()),
            None => Turn::Over,
        }
    }

    fn legal(&self, out: &mut Vec<Action>) {
        match self.frames.top() {
            Some(Frame::Play) => self.list_plays(out),
            Some(Frame::Purchase) => self.list_purchase(out),
            Some(Frame::Abilities { card, left }) => self.list_abilities(card, left, out),
            Some(Frame::Assault { card }) => {
                out.extend(self.assault_targets(card).map(|(spot, aim)| Action::Assault(spot, aim)));
            }
            Some(Frame::Sabotage { victim }) => {
                // 8.4
                out.extend(self.squad(victim).hand.kinds().map(Action::Drop));
            }
            Some(Frame::Research { limit }) => {
                self.list_row(|card| card.row().cost <= limit, Action::Take, out);
            }
            Some(Frame::Repair { left }) => self.list_scraps(left, out),
            Some(Frame::Declare { nation, attackers }) => {
                let more = self.hand().kinds().filter(|&card| self.can_attack(card, nation));
                out.extend(more.map(Action::Attack));
                self.list_strikes(nation, attackers, out);
            }
            Some(Frame::Strike { nation, attackers, .. }) => self.list_strikes(nation, attackers, out),
            Some(Frame::Award { nation, kills }) => {
                out.extend(self.awards(nation, kills).map(Action::Doubles));
            }
            _ => {}
        }
    }

    fn apply<L: Log<Event>>(&mut self, action: Action, log: &mut L) {
        match (self.frames.top(), action) {
            (Some(Frame::Play), Action::Buy(card)) => {
                self.frames.call(Frame::Purchase);
                self.choose(card, log);
            }
            (Some(Frame::Purchase), Action::Buy(card)) => self.choose(card, log),
            (Some(Frame::Purchase), Action::Pay(card)) => self.pay(card, log),
            (Some(Frame::Purchase), Action::Settle) => self.close_purchase(log),
            (Some(Frame::Play), Action::Use(card, ability)) => {
                self.begin_abilities(card);
                self.next_ability(card, ability, log);
            }
            (Some(Frame::Abilities { .. }), Action::Use(card, ability)) => {
                self.next_ability(card, ability, log);
            }
            (Some(Frame::Play), Action::Place(card, spot)) => {
                self.deeds.played.put(card); // 7.2
                self.place(card, spot, log);
            }
            (Some(Frame::Abilities { .. }), Action::Place(card, spot)) => {
                self.frames.done();
                self.place(card, spot, log);
            }
            (Some(Frame::Abilities { card, .. }), Action::Done) => {
                self.frames.done();
                self.shelve(card, log);
            }
            (Some(Frame::Assault { card }), Action::Assault(spot, aim)) => {
                self.frames.done();
                self.assault(card, spot, aim, log);
            }
            (Some(Frame::Sabotage { victim }), Action::Drop(card)) => self.give_up(victim, card, log),
            (Some(Frame::Research { .. }), Action::Take(card)) => self.find(card, log),
            (Some(Frame::Repair { left }), Action::Scrap(card)) => self.scrap(left, card, log),
            (Some(Frame::Repair { .. }), Action::Done) => self.frames.done(),
            (Some(Frame::Award { nation, kills }), Action::Doubles(doubles)) => {
                self.frames.done();
                self.decorate(nation, kills, doubles, log);
            }
            (Some(Frame::Play), Action::End) => self.frames.done(),
            (Some(frame), Action::Attack(card)) => self.join(frame, card, log),
            (Some(frame), Action::Strike(card, spot)) => self.send_to_strike(frame, card, spot, log),
            (top, action) => unreachable!("`{action}` was not listed for {top:?}"),
        }
        self.settle(log);
    }

    fn chances(&self, out: &mut Vec<(Chance, u32)>) {
        match self.frames.top() {
            Some(Frame::First) => out.extend(self.sides().map(|side| (Chance::First(side), 1))),
            Some(Frame::Achievements { .. }) => {
                let fresh = Achievement::ALL.iter().filter(|&&one| !self.is_in_play(one));
                out.extend(fresh.map(|&one| (Chance::Achievement(one), 1)));
            }
            Some(Frame::Refill) => self.deck.chances(Chance::Open, out),
            Some(Frame::Draw { side, .. }) => self.squad(side).hangar.chances(Chance::Draw, out),
            _ => {}
        }
    }

    fn resolve<L: Log<Event>>(&mut self, outcome: Chance, log: &mut L) {
        match (self.frames.top(), outcome) {
            (Some(Frame::First), Chance::First(side)) => {
                self.frames.done();
                (self.first, self.mover) = (side, side);
                log.add(Event::First { side });
            }
            (Some(Frame::Achievements { left }), Chance::Achievement(achievement)) => {
                self.frames.goto(Frame::Achievements { left: left - 1 });
                self.achievements |= 1 << achievement as u16;
                log.add(Event::InPlay { achievement });
            }
            (Some(Frame::Refill), Chance::Open(card)) => {
                self.deck.take(card);
                self.reserve.push(card);
                log.add(Event::Opened { card });
            }
            (Some(Frame::Draw { side, left }), Chance::Draw(card)) => self.draw(side, left, card, log),
            (top, outcome) => unreachable!("`{outcome}` was not listed for {top:?}"),
        }
        self.settle(log);
    }

    fn sample(&self, rng: &mut Rng) -> Chance {
        match self.frames.top() {
            Some(Frame::Refill) => Chance::Open(self.deck.sample(rng)),
            Some(Frame::Draw { side, .. }) => Chance::Draw(self.squad(side).hangar.sample(rng)),
            Some(Frame::First) => {
                Chance::First(Side::ALL[rng.below(u32::from(self.options.players)) as usize])
            }
            _ => Chance::Achievement(self.any_achievement(rng)),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        let reason = self.ending?;
        let (winners, scores) = (self.winners(), self.scores());
        let names = list(winners.iter().map(|seat| Side::of(seat).say()));
        Some(Outcome {
            winners,
            scores: self.sides().map(|side| i32::from(scores[side.index()].total)).collect(),
            reason: Message::new(format!("rush-end-{reason}"))
                .with("winners", names)
                .with("number", winners.len() as u8)
                .with("points", scores.iter().map(|score| score.total).max().unwrap_or(0))
                .with("by", self.decider().say()),
        })
    }
}
