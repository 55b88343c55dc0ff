//! A battle (8).

use sandtable_core::{Flow, Log};

use crate::flow::Frame;
use crate::force::{commanded, of_side};
use crate::ids::{Nation, Side, Space, Track};
use crate::state::{State, fighters_in};
use crate::tables::WALL;
use crate::words::Event;

impl State {
    /// Dice, the attacker's reserves, the defenders' reserves, the result; last things first (8.1, 8.5 to 8.9). Without an
    /// enemy there is none (7.10).
    pub(crate) fn start_battle(&mut self) {
        let side = self.mover.side();
        if !self.battle.target.is_some_and(|target| self.has_enemy(side, target)) {
            return;
        }
        self.frames.call(Frame::Result);
        self.frames.call(Frame::Defence { asked: 0 });
        self.frames.call(Frame::Reserves { nation: self.mover, latest: 0 });
        if self.options.dice {
            self.frames.call(Frame::Dice { side: side.enemy() });
            self.frames.call(Frame::Dice { side });
        }
    }

    /// The defending nations in turn order (8.7).
    pub(crate) fn next_defender(&mut self, asked: u8) -> Flow {
        let Some(target) = self.battle.target else { return self.frames.wait_if(false) };
        let defends = |nation: &Nation| {
            nation.side() != self.mover.side()
                && asked & nation.bit() == 0
                && self.force(target).any(State::fighters(*nation, target))
        };
        match self.order.iter().copied().find(defends) {
            Some(nation) => {
                self.frames.goto(Frame::Defence { asked: asked | nation.bit() });
                self.frames.call(Frame::Reserves { nation, latest: 0 });
            }
            None => self.frames.done(),
        }
        Flow::Go
    }

    /// What a nation's aviation adds where its own pieces fight (8.3).
    fn air(&self, nation: Nation, target: Space) -> u8 {
        let track = if target.is_sea() { Track::Naval } else { Track::Air };
        if self.has_air(nation, target) { self.track(nation, track) } else { 0 }
    }

    /// Attacker and defenders without dice and reserves (8.2 to 8.4).
    pub(crate) fn strengths(&self, attacker: Nation, target: Space, wall: bool) -> (u8, u8) {
        let force = self.force(target);
        let enemies = of_side(attacker.side().enemy()).and(fighters_in(target));
        let airs = attacker.side().enemy().nations().iter().map(|&nation| self.air(nation, target));
        let attack = force.strength(State::fighters(attacker, target)) + self.air(attacker, target);
        let defence = force.strength(enemies) + airs.max().unwrap_or(0) + if wall { WALL } else { 0 };
        (attack, defence)
    }

    /// The totals of the battle so far.
    pub fn totals(&self) -> Option<(u8, u8)> {
        let target = self.battle.target?;
        let (attack, defence) = self.strengths(self.mover, target, self.battle.wall);
        Some((attack + self.battle.attack, defence + self.battle.defence))
    }

    /// 8.9, 8.11, 8.12; nobody retreats (8.13).
    pub(crate) fn decide<L: Log<Event>>(&mut self, log: &mut L) {
        let (Some(space), Some((attack, defence))) = (self.battle.target, self.totals()) else { return };
        log.add(Event::Fought { space, attack, defence });
        if attack == defence {
            log.add(Event::Stalemate { space });
            return;
        }
        let removed = attack.max(defence) >= 3 * attack.min(defence);
        let nation = if attack < defence { self.mover } else { self.first_to_lose(space) };
        self.frames.call(Frame::Loss { nation, removed });
    }

    /// The defending nation with the most pieces, of those the first in turn order (8.10).
    fn first_to_lose(&self, target: Space) -> Nation {
        let number = |nation: Nation| self.force(target).number(commanded(nation).and(fighters_in(target)));
        let enemies = self.order.iter().copied().filter(|nation| nation.side() != self.mover.side());
        enemies.rev().max_by_key(|&nation| number(nation)).unwrap_or(self.mover)
    }

    /// The side that throws this die adds what it shows (8.5).
    pub(crate) fn throw<L: Log<Event>>(&mut self, side: Side, face: u8, log: &mut L) {
        let bonus = crate::tables::DICE[usize::from(face) - 1];
        let total =
            if side == self.mover.side() { &mut self.battle.attack } else { &mut self.battle.defence };
        *total += bonus;
        self.frames.done();
        log.add(Event::Rolled { side, face, bonus });
    }
}
