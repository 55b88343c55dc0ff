//! Phase 6: tokens are revealed (7), enemies appear with their effects (7.4, 14), and the Fieldmarshal plays his (18.5).
//! The queue is a number: which tokens it holds is unknown until they are turned over, so only its length matters.

use sandtable_core::prelude::*;
use sandtable_core::{Flow, Log, Secret};

use crate::frame::{Frame, Scope};
use crate::ids::{Color, FoeId, Phase, Player, Ring, Sector, Structure, Token};
use crate::messages::Event;
use crate::options::Variant;
use crate::state::{Foe, State, Toll};

/// How many tokens the Fieldmarshal holds (18.4).
const MARSHAL_HAND: u8 = 3;

impl State {
    /// Phase 6 begins; after Lull nothing happens (5.9, 18.11).
    pub(crate) fn begin_reveal<L: Log<Event>>(&mut self, log: &mut L) {
        self.settle_fires();
        self.frames.goto(Frame::EndTurn);
        if self.turn.lull {
            return;
        }
        log.add(Event::Phase { player: self.active, phase: Phase::Reveal });
        self.frames.call(Frame::Reveal);
        if self.has_marshal() {
            self.frames.call(Frame::Orders);
            self.frames
                .call(Frame::Conscript { left: MARSHAL_HAND.saturating_sub(self.marshal.total() as u8) });
        } else {
            self.queue = 2;
        }
    }

    /// Tokens of the queue come one at a time; a Fieldmarshal draws and plays them (7.1, 18.7).
    pub(crate) fn prepare_reveal(&mut self) -> Flow {
        if self.has_marshal() && self.queue > 0 {
            let left = std::mem::take(&mut self.queue);
            self.frames.call(Frame::More { left });
            self.frames.call(Frame::Conscript { left });
            return Flow::Go;
        }
        if self.queue > 0 && !self.reserve.is_empty() {
            return Flow::Wait;
        }
        self.queue = 0;
        self.frames.done();
        Flow::Go
    }

    /// More tokens at the end of the queue (7.3); outside phase 6 they come at once (15.5).
    fn reveal_more(&mut self, tokens: u8) {
        self.queue += tokens;
        if !self.frames.iter().any(|frame| frame == Frame::Reveal) {
            self.frames.call(Frame::Reveal);
        }
    }

    /// A token is turned over, or played from the Fieldmarshal's hand.
    pub(crate) fn reveal<L: Log<Event>>(&mut self, token: Token, log: &mut L) {
        log.add(Event::Revealed { token });
        if token.is_enemy() {
            self.frames.call(Frame::Place { token });
            return;
        }
        if self.rules_number() >= 2 {
            self.frames.call(Frame::Spend { token }); // 4.6, 20.1
        } else {
            self.spent.put(token);
        }
        match token {
            Token::MoveRed => self.advance(Scope::of(Color::Red)),
            Token::MoveGreen => self.advance(Scope::of(Color::Green)),
            Token::MoveBlue => self.advance(Scope::of(Color::Blue)),
            Token::Clockwise => self.advance(Scope::Clockwise),
            Token::CounterClockwise => self.advance(Scope::CounterClockwise),
            Token::SabotageAir => self.sabotage(Ring::Air, log),
            Token::SabotageArt => self.sabotage(Ring::Art, log),
            Token::SabotageTank => self.sabotage(Ring::Tank, log),
            Token::DiscardOne => self.demand(Toll::One),
            Token::Reveal3 => self.reveal_more(3),
            Token::Reveal4 => self.reveal_more(4),
            Token::NewHaGo => {
                Sector::of_mask(self.buildings).for_each(|sector| self.place_ha_go(sector, log));
            }
            _ => self.frames.call(Frame::Flight { token }),
        }
    }

    fn advance(&mut self, scope: Scope) {
        self.frames.call(Frame::Advance { scope });
    }

    /// An enemy comes into the rear of a sector (7.2); a substitute as its ultra (14.1).
    pub(crate) fn place<L: Log<Event>>(&mut self, token: Token, sector: Sector, log: &mut L) {
        let foe = self.put_in_rear(token.stands_for(), sector, log);
        self.frames.call(Frame::Appear { foe });
    }

    /// One Ha-Go, if there is one left (11.13).
    pub(crate) fn place_ha_go<L: Log<Event>>(&mut self, sector: Sector, log: &mut L) {
        if self.ha_go > 0 {
            self.ha_go -= 1;
            self.put_in_rear(Token::HaGo, sector, log);
        }
    }

    fn put_in_rear<L: Log<Event>>(&mut self, token: Token, sector: Sector, log: &mut L) -> FoeId {
        let cell = sector.at(Ring::Rear);
        let foe = self.enlist(Foe::new(token, cell));
        log.add(Event::Appeared { foe, token, cell });
        self.fan_fires(sector, log);
        foe
    }

    /// An enemy that comes in phase 6 fans the fires of its sector (19.8).
    pub(crate) fn fan_fires<L: Log<Event>>(&mut self, sector: Sector, log: &mut L) {
        if self.phase != Phase::Reveal || !self.has(Variant::GrowingFire) {
            return;
        }
        for structure in [Structure::wall(sector), Structure::building(sector)] {
            if self.fires_on(structure) > 0 {
                self.kindle(structure, log);
            }
        }
    }

    /// The effect of an enemy that appears (7.4 to 7.7, 11.11, 14).
    pub(crate) fn appear<L: Log<Event>>(&mut self, id: FoeId, log: &mut L) {
        let Some(foe) = self.foe(id) else { return };
        match foe.token {
            Token::Pz2H => self.reveal_more(3),
            Token::Pz4H => self.advance(Scope::of(foe.color())),
            Token::Maus => self.advance(Scope::All),
            Token::PantherG => self.repair_all(log),
            Token::ChiHa => self.frames.call(Frame::Swarm),
            Token::Type74 => self.demand(Toll::DownToTwo),
            Token::Leopard1 => self.demand(Toll::Science),
            Token::Rjpz2 | Token::Me262 => self.fire_rocket(id, log),
            Token::Ferdinand => {
                self.returns = 2;
                self.frames.call(Frame::Returns);
            }
            _ => {}
        }
    }

    /// 7.7
    fn repair_all<L: Log<Event>>(&mut self, log: &mut L) {
        for id in self.ids() {
            if let Some(foe) = self.foe(id).filter(|foe| foe.armor < foe.token.row().armor) {
                self.change(id, |foe| foe.armor += 1);
                log.add(Event::Repaired { foe: id, token: foe.token, armor: foe.armor + 1 });
            }
        }
    }

    /// 11.11
    pub(crate) fn swarm<L: Log<Event>>(&mut self, face: u8, log: &mut L) {
        self.frames.done();
        Sector::ALL[..face as usize].iter().for_each(|&sector| self.place_ha_go(sector, log));
    }

    /// 18.4; the others do not see it.
    pub(crate) fn conscript<L: Log<Event>>(&mut self, left: u8, token: Token, log: &mut L) {
        self.frames.goto(Frame::Conscript { left: left - 1 });
        self.reserve.take(token);
        self.marshal.put(token);
        log.add(Event::Conscripted { token: Secret::of(token, self.seat(Player::Fieldmarshal)) });
    }

    /// May the Fieldmarshal play nothing (18.8)? Not with an empty reserve, nor with nobody on the board.
    pub(crate) fn may_rest(&self) -> bool {
        !self.reserve.is_empty() && self.foes().any(|(_, foe)| foe.is_touchable())
    }

    /// A token from the Fieldmarshal's hand, by the die (18.6).
    pub(crate) fn commit<L: Log<Event>>(&mut self, token: Token, log: &mut L) {
        self.marshal.take(token);
        self.reveal(token, log);
    }

    /// An enemy from his hand, where he wants it (18.6).
    pub(crate) fn deploy<L: Log<Event>>(&mut self, token: Token, sector: Sector, log: &mut L) {
        self.frames.done();
        self.marshal.take(token);
        log.add(Event::Revealed { token });
        self.place(token, sector, log);
    }
}
