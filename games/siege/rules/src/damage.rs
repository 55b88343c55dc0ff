//! Damage, fire and destruction (11.4). A destroyed enemy leaves the board at once and lies with the dead of its moment
//! until they are settled, so that nothing has to look out for the dead.

use sandtable_core::Log;
use sandtable_core::prelude::*;

use crate::frame::Frame;
use crate::ids::{FoeId, Phase, Player, Sector, Token};
use crate::messages::Event;
use crate::options::Variant;
use crate::state::{Foe, HOBBLED, STING, State};

/// Where damage comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Blow {
    /// A hit card of this player (4.3).
    Hit(Player),
    /// A science card of this player.
    Science(Player),
    /// A wall, a pillbox or a building (6.3).
    Structure,
    /// Fire (10.4).
    Fire,
}

impl Blow {
    /// Who gets the trophy (4.6).
    pub(crate) fn by(self) -> Option<Player> {
        match self {
            Blow::Hit(player) | Blow::Science(player) => Some(player),
            Blow::Structure | Blow::Fire => None,
        }
    }

    /// Does it do nothing to this enemy where it stands (11.9, 14.16, 15.1)?
    fn spares(self, foe: Foe) -> bool {
        match self {
            Blow::Hit(_) => foe.is_immune() || !foe.is_touchable(),
            Blow::Science(_) => !foe.feels_science(),
            Blow::Structure | Blow::Fire => !foe.is_touchable(),
        }
    }
}

/// Where fire comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Spark {
    /// A card.
    Card,
    /// A burning structure (10.6, 11.7).
    Structure,
    /// A destroyed Ju.87 (11.8).
    Burst,
}

impl State {
    /// Damages an enemy by one point or more, all at once (4.5, 11.4).
    pub(crate) fn damage<L: Log<Event>>(&mut self, id: FoeId, damage: u8, blow: Blow, log: &mut L) {
        let Some(foe) = self.foe(id) else { return };
        if blow.spares(foe) {
            log.add(Event::Unharmed { foe: id, token: foe.token });
            return;
        }
        let left = if foe.is_doomed() { 0 } else { foe.armor.saturating_sub(damage) };
        log.add(Event::Damaged { foe: id, token: foe.token, damage, left });
        if left == 0 {
            self.fall(id, blow.by(), log);
            return;
        }
        let broken = foe.token == Token::Ru251 && self.has(Variant::BrokenGear);
        self.change(id, |foe| {
            foe.armor = left;
            foe.marks |= if broken { HOBBLED } else { 0 }; // 19.4
            foe.marks += if foe.token == Token::Type61 { damage * STING } else { 0 }; // 14.9
        });
    }

    /// An enemy is destroyed (11.4).
    pub(crate) fn fall<L: Log<Event>>(&mut self, id: FoeId, by: Option<Player>, log: &mut L) {
        let Some(foe) = self.foe(id) else { return };
        log.add(Event::Destroyed { foe: id, token: foe.token, cell: foe.cell, by });
        self.strike_off(id);
        match by {
            _ if foe.token == Token::HaGo => self.fallen_ha_go += 1,
            Some(_) => self.claimed.put(foe.token),
            None => self.fallen.put(foe.token),
        }
        if foe.token == Token::Ju87 {
            self.flare_up(foe, log);
        }
    }

    /// 11.8
    fn flare_up<L: Log<Event>>(&mut self, dead: Foe, log: &mut L) {
        for id in self.ids() {
            if self.foe(id).is_some_and(|near| near.cell == dead.cell) {
                self.ignite(id, 1, Spark::Burst, log);
            }
        }
    }

    /// Puts this number of fire tokens on an enemy, or as many as are left (10.1, 1.11). Those laid in phase 5 do not
    /// burn in it (10.5).
    pub(crate) fn ignite<L: Log<Event>>(&mut self, id: FoeId, fires: u8, spark: Spark, log: &mut L) {
        let Some(foe) = self.foe(id).filter(Foe::is_touchable) else { return };
        let paired = self.has(Variant::BurningHedgehogs) && foe.has_hedgehogs() && foe.fires() == 0; // 19.3
        let fires = (fires + u8::from(paired)).min(self.fire_left());
        if fires == 0 {
            return;
        }
        let burns_now = spark == Spark::Structure && self.has(Variant::FreshFireBurns);
        let fresh = if self.phase == Phase::Move && !burns_now { fires } else { 0 };
        self.change(id, |foe| foe.set_fires(foe.fires() + fires, foe.fresh() + fresh));
        let fires = self.foe(id).map_or(0, |foe| foe.fires());
        log.add(Event::Ignited { foe: id, token: foe.token, fires });
    }

    /// All fire comes off an enemy (17.13, 17.20).
    pub(crate) fn cool<L: Log<Event>>(&mut self, id: FoeId, log: &mut L) {
        let Some(foe) = self.foe(id).filter(|foe| foe.fires() > 0) else { return };
        self.change(id, |foe| foe.set_fires(0, 0));
        log.add(Event::PutOut { foe: id, token: foe.token });
    }

    /// At the end of a moment Type 61 answers the damage it has survived in it (14.9, 14.10).
    pub(crate) fn release_ha_go<L: Log<Event>>(&mut self, log: &mut L) {
        let Some(id) = self.find(Token::Type61) else { return };
        let Some(foe) = self.foe(id).filter(|foe| foe.marks >= STING) else { return };
        self.change(id, |foe| foe.marks %= STING);
        for _ in 0..2 * (foe.marks / STING) {
            self.place_ha_go(foe.sector(), log);
        }
    }

    /// Type 61 is pushed out of its sector: what it took there is answered there, once the moment is over (14.10, 20.3).
    pub(crate) fn note_stings(&mut self, id: FoeId) {
        let Some(foe) = self.foe(id).filter(|foe| foe.marks >= STING) else { return };
        if self.rules_number() >= 2 {
            self.change(id, |foe| foe.marks %= STING);
            self.frames.call(Frame::Stung { sector: foe.sector(), points: foe.marks / STING });
        }
    }

    /// The answer of Type 61 from a sector it was pushed out of, if it has survived (14.10).
    pub(crate) fn answer_from<L: Log<Event>>(&mut self, sector: Sector, points: u8, log: &mut L) {
        if self.find(Token::Type61).is_some() {
            (0..2 * points).for_each(|_| self.place_ha_go(sector, log));
        }
    }

    /// Changes an enemy.
    pub(crate) fn change(&mut self, id: FoeId, change: impl FnOnce(&mut Foe)) {
        if let Some(foe) = self.foes[id.index()].as_mut() {
            change(foe);
        }
    }
}
