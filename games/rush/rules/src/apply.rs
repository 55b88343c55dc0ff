//! What an action does, and what luck brings: one small function each.

use sandtable_core::{Log, Rng, Secret};

use crate::flow::Frame;
use crate::ids::{Ability, Achievement, Card, Nation, Side, Spot};
use crate::purchase::Purchase;
use crate::state::{State, fleet};
use crate::tables::RESERVE;
use crate::words::Event;

impl State {
    /// 5.5
    pub(crate) fn choose<L: Log<Event>>(&mut self, card: Card, log: &mut L) {
        if let Some(at) = self.reserve.place_of(card) {
            self.purchase.basket |= 1 << at;
            log.add(Event::Chose { side: self.mover, card });
        }
    }

    /// 3.7, 5.1
    pub(crate) fn pay<L: Log<Event>>(&mut self, card: Card, log: &mut L) {
        self.send_home(card);
        self.deeds.played.put(card);
        self.purchase.paid.add(card, 1);
        log.add(Event::Paid { side: self.mover, card });
    }

    /// What was bought goes to the depot, and only then the gaps are filled together (5.1, 6.3). The
    /// surplus is forgotten (6.4).
    pub(crate) fn close_purchase<L: Log<Event>>(&mut self, log: &mut L) {
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
    pub(crate) fn begin_abilities(&mut self, card: Card) {
        self.deeds.played.put(card);
        self.frames.call(Frame::Abilities { card, left: card.row().abilities });
    }

    pub(crate) fn next_ability<L: Log<Event>>(&mut self, card: Card, ability: Ability, log: &mut L) {
        if let Some(Frame::Abilities { card, left }) = self.frames.top() {
            self.frames.goto(Frame::Abilities { card, left: left & !ability.bit() });
        }
        self.use_ability(card, ability, log);
    }

    /// 9.2
    pub(crate) fn join<L: Log<Event>>(&mut self, frame: Frame, card: Card, log: &mut L) {
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
    pub(crate) fn send_to_strike<L: Log<Event>>(
        &mut self,
        frame: Frame,
        card: Card,
        spot: Spot,
        log: &mut L,
    ) {
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
    pub(crate) fn give_up<L: Log<Event>>(&mut self, victim: Side, card: Card, log: &mut L) {
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
    pub(crate) fn find<L: Log<Event>>(&mut self, card: Card, log: &mut L) {
        let side = self.mover;
        if let Some(at) = self.reserve.place_of(card) {
            self.reserve.remove(at);
        }
        self.squad_mut(side).gain(card);
        log.add(Event::Researched { side, card });
        self.frames.goto(Frame::Refill);
    }

    /// 8.10, 8.11
    pub(crate) fn scrap<L: Log<Event>>(&mut self, left: u8, card: Card, log: &mut L) {
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

    /// Openly in the turn of its owner, otherwise known to the owner only (2.9); bases do not stay where they cannot (4.6,
    /// 4.7).
    pub(crate) fn draw<L: Log<Event>>(&mut self, side: Side, left: u8, card: Card, log: &mut L) {
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

    /// One that is not in play yet.
    pub(crate) fn any_achievement(&self, rng: &mut Rng) -> Achievement {
        loop {
            let one = rng.pick(Achievement::ALL);
            if !self.is_in_play(one) {
                return one;
            }
        }
    }
}
