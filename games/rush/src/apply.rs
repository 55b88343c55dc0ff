//! What an action does, and what luck brings: one small function each.

use table::{Log, Rng, Secret};

use crate::flow::Frame;
use crate::ids::{Ability, Achievement, Card, Nation, Side, Spot};
use crate::purchase::Purchase;
use crate::state::{State, fleet};
use crate::tables::RESERVE;
use crate::telling::Event;
use crate::words::{Action, Chance};

impl State {
    pub(crate) fn act<L: Log<Event>>(&mut self, action: Action, log: &mut L) {
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

    /// 5.5
    fn choose<L: Log<Event>>(&mut self, card: Card, log: &mut L) {
        if let Some(at) = self.reserve.place_of(card) {
            self.purchase.basket |= 1 << at;
            log.add(Event::Chose { side: self.mover, card });
        }
    }

    /// 3.7, 5.1
    fn pay<L: Log<Event>>(&mut self, card: Card, log: &mut L) {
        self.send_home(card);
        self.deeds.played.put(card);
        self.purchase.paid.add(card, 1);
        log.add(Event::Paid { side: self.mover, card });
    }

    /// What was bought goes to the depot, and only then the gaps are filled together (5.1, 6.3). The
    /// surplus is forgotten (6.4).
    fn close_purchase<L: Log<Event>>(&mut self, log: &mut L) {
        let Purchase { basket, .. } = std::mem::take(&mut self.purchase);
        self.deeds.bought = true;
        for at in (0..RESERVE).rev().filter(|at| basket >> at & 1 == 1) {
            if let Some(card) = self.reserve.remove(at) {
                self.squad_mut(self.mover).gain(card);
                log.add(Event::Bought { side: self.mover, card });
            }
        }
        self.frames.goto(Frame::Refill);
    }

    /// 7.1
    fn begin_abilities(&mut self, card: Card) {
        self.deeds.played.put(card);
        self.frames.call(Frame::Abilities { card, left: card.row().abilities });
    }

    fn next_ability<L: Log<Event>>(&mut self, card: Card, ability: Ability, log: &mut L) {
        if let Some(Frame::Abilities { card, left }) = self.frames.top() {
            self.frames.goto(Frame::Abilities { card, left: left & !ability.bit() });
        }
        self.use_ability(card, ability, log);
    }

    /// 9.2
    fn join<L: Log<Event>>(&mut self, frame: Frame, card: Card, log: &mut L) {
        self.deeds.played.put(card);
        log.add(Event::Joined { side: self.mover, card });
        if let Frame::Declare { nation, attackers } = frame {
            self.frames.goto(Frame::Declare { nation, attackers: attackers | card.fleet_bit() });
        } else {
            self.deeds.attacked = true;
            let nation = fleet(card);
            self.frames.call(Frame::Declare { nation, attackers: card.fleet_bit() });
        }
    }

    /// The first strike ends the declaration (9.2, 9.5).
    fn send_to_strike<L: Log<Event>>(&mut self, frame: Frame, card: Card, spot: Spot, log: &mut L) {
        let (nation, attackers, kills): (Nation, u32, u8) = match frame {
            Frame::Declare { nation, attackers } => (nation, attackers, 0),
            Frame::Strike { nation, attackers, kills } => (nation, attackers, kills),
            other => unreachable!("nobody strikes in {other:?}"),
        };
        let destroyed = self.strike(card, spot, log);
        self.send_home(card);
        self.frames.goto(Frame::Strike {
            nation,
            attackers: attackers & !card.fleet_bit(),
            kills: kills + u8::from(destroyed),
        });
    }

    /// Of like cards a known one is taken to go: what is left of the hand is the same (8.3). It is not
    /// replaced (8.5).
    fn give_up<L: Log<Event>>(&mut self, victim: Side, card: Card, log: &mut L) {
        self.frames.goto(Frame::Sabotage { victim: self.left_of(victim) });
        let squad = self.squad_mut(victim);
        squad.hand.take(card);
        squad.gain(card);
        if let Some(at) = squad.known.iter().position(|&known| known == Some(card)) {
            squad.known = [squad.known[1 - at], None];
        }
        log.add(Event::Dropped { side: victim, card });
    }

    /// No purchase, and nothing is paid (8.6, 8.7).
    fn find<L: Log<Event>>(&mut self, card: Card, log: &mut L) {
        let side = self.mover;
        if let Some(at) = self.reserve.place_of(card) {
            self.reserve.remove(at);
        }
        self.squad_mut(side).gain(card);
        log.add(Event::Researched { side, card });
        self.frames.goto(Frame::Refill);
    }

    /// 8.10, 8.11
    fn scrap<L: Log<Event>>(&mut self, left: u8, card: Card, log: &mut L) {
        let side = self.mover;
        let squad = self.squad_mut(side);
        squad.depot.take(card);
        if squad.top == Some(card) {
            squad.top = None;
        }
        self.bury(card);
        log.add(Event::Scrapped { side, card });
        self.frames.goto(Frame::Repair { left: left - 1 });
    }

    pub(crate) fn befall<L: Log<Event>>(&mut self, outcome: Chance, log: &mut L) {
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

    /// In the own turn openly, otherwise known to the owner only (2.9); bases do not stay where they cannot (4.6, 4.7).
    fn draw<L: Log<Event>>(&mut self, side: Side, left: u8, card: Card, log: &mut L) {
        self.frames.goto(Frame::Draw { side, left: left - 1 });
        let (open, leaves) = (self.is_open(side), card == Card::Base && self.base_leaves(side));
        let seen = if open || leaves { Secret::open(card) } else { Secret::of(card, side.seat()) };
        log.add(Event::Drew { side, card: seen });
        let squad = self.squad_mut(side);
        squad.hangar.take(card);
        if leaves {
            squad.gain(card);
            log.add(Event::LaidAside { side });
        } else {
            squad.hand.put(card);
        }
    }

    pub(crate) fn list_chances(&self, out: &mut Vec<(Chance, u32)>) {
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

    pub(crate) fn sample_chance(&self, rng: &mut Rng) -> Chance {
        match self.frames.top() {
            Some(Frame::Refill) => Chance::Open(self.deck.sample(rng)),
            Some(Frame::Draw { side, .. }) => Chance::Draw(self.squad(side).hangar.sample(rng)),
            Some(Frame::First) => {
                Chance::First(Side::ALL[rng.below(u32::from(self.options.players)) as usize])
            }
            _ => Chance::Achievement(self.any_achievement(rng)),
        }
    }

    /// One that is not in play yet.
    fn any_achievement(&self, rng: &mut Rng) -> Achievement {
        loop {
            let one = rng.pick(Achievement::ALL);
            if !self.is_in_play(one) {
                return one;
            }
        }
    }
}
