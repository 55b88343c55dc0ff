//! The dead of a moment (8.4): trophies, the enemy discard, and whom the repair crew brings back (15.2).

use sandtable_core::{Flow, Log};

use crate::frame::Frame;
use crate::ids::{FoeId, Player, Token, Tokens};
use crate::messages::Event;
use crate::options::{Mode, Variant};
use crate::state::{Foe, State};
use crate::tables::{EVENTS, ULTRAS};

impl State {
    /// What follows a moment, to be done after it: the dead, Ferdinand's returns, and whoever was brought back.
    pub(crate) fn moment(&mut self, by: Player) {
        self.frames.call(Frame::Emerge);
        self.frames.call(Frame::Returns);
        self.frames.call(Frame::Bury { by });
    }

    /// Whom the repair crew can bring back now (15.2).
    pub(crate) fn mendable(&self) -> impl Iterator<Item = Token> + use<> {
        let mut dead = self.fallen;
        dead.pour(&self.claimed);
        let ha_go = (self.fallen_ha_go > 0).then_some(Token::HaGo);
        dead.without(ULTRAS).kinds().chain(ha_go)
    }

    /// 15.3; of one kind there is nothing to choose.
    pub(crate) fn bury<L: Log<Event>>(&mut self, by: Player, log: &mut L) -> Flow {
        self.release_ha_go(log);
        let anybody = !self.fallen.is_empty() || !self.claimed.is_empty() || self.fallen_ha_go > 0;
        if anybody && let Some(crew) = self.find(Token::RepairCrew) {
            let mut candidates = self.mendable();
            if let Some(token) = candidates.next() {
                if candidates.next().is_some() {
                    self.frames.goto(Frame::Mend { by });
                    return Flow::Wait;
                }
                self.mend(crew, token, log);
            }
        }
        self.frames.done();
        self.inter(by);
        Flow::Go
    }

    /// The choice of 15.3.
    pub(crate) fn bring_back<L: Log<Event>>(&mut self, by: Player, token: Token, log: &mut L) {
        self.frames.done();
        if let Some(crew) = self.find(Token::RepairCrew) {
            self.mend(crew, token, log);
        }
        self.inter(by);
    }

    /// The repair crew goes, and the token stands in its place (15.2).
    fn mend<L: Log<Event>>(&mut self, crew: FoeId, token: Token, log: &mut L) {
        match token {
            Token::HaGo => self.fallen_ha_go -= 1,
            _ if self.fallen.has(token) => self.fallen.take(token),
            _ => self.claimed.take(token),
        }
        let Some(cell) = self.foe(crew).map(|foe| foe.cell) else { return };
        self.spent.put(Token::RepairCrew);
        self.foes[crew.index()] = Some(Foe::new(token, cell));
        self.emerging = Some(crew);
        log.add(Event::Mended { foe: crew, token, cell });
        self.fan_fires(cell.sector(), log);
    }

    /// Trophies to the player, the others to the discard, ultras out of the game, Ha-Go to their pile (4.6, 14.2).
    fn inter(&mut self, by: Player) {
        self.ha_go += std::mem::take(&mut self.fallen_ha_go);
        let claimed = self.claimed.take_all();
        if self.mode == Mode::Coop {
            self.fallen.pour(&claimed); // 18.1
        } else {
            self.trophies[by].pour(&claimed);
        }
        let fallen = self.fallen.take_all();
        self.buried.pour(&fallen.only(ULTRAS));
        self.spent.pour(&fallen.without(ULTRAS));
    }

    /// 15.4
    pub(crate) fn emerge(&mut self) {
        if let Some(foe) = self.emerging.take() {
            self.frames.call(Frame::Appear { foe });
        }
    }

    /// What Ferdinand can return (14.11, 19.9).
    pub(crate) fn returnable(&self) -> Tokens {
        if self.has(Variant::TheyReturn) { self.spent } else { self.spent.without(EVENTS) }
    }

    pub(crate) fn prepare_returns(&mut self) -> Flow {
        if self.returns > 0 && !self.returnable().is_empty() {
            return Flow::Wait;
        }
        self.returns = 0;
        self.frames.done();
        Flow::Go
    }

    pub(crate) fn return_token<L: Log<Event>>(&mut self, token: Token, log: &mut L) {
        self.returns -= 1;
        self.spent.take(token);
        self.reserve.put(token);
        log.add(Event::Returned { token });
    }
}
