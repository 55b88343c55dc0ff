//! What happens to walls, buildings and pillboxes. Whether the game is lost with a building is asked at the end of the
//! moment, not here (8.4).

use sandtable_core::Log;

use crate::ids::{Kind, Player, Sector, Structure};
use crate::messages::Event;
use crate::options::Variant;
use crate::state::State;

/// The number of fire tokens that destroys a structure (10.2).
const CONSUMED: u8 = 3;

impl State {
    /// Does it stand?
    pub fn stands(&self, structure: Structure) -> bool {
        let mask = match structure.kind {
            Kind::Wall => self.walls,
            Kind::Building => self.buildings,
            Kind::Pillbox => self.pillboxes,
        };
        mask & structure.sector.bit() != 0
    }

    /// Puts a structure where none stands; enemies beside it or in the cell do not mind (5.8).
    pub(crate) fn erect<L: Log<Event>>(&mut self, structure: Structure, log: &mut L) {
        let bit = structure.sector.bit();
        match structure.kind {
            Kind::Wall => self.walls |= bit,
            Kind::Building => self.buildings |= bit,
            Kind::Pillbox => self.pillboxes |= bit,
        }
        log.add(Event::Built { structure });
        if structure.kind == Kind::Building && self.science == Some(structure.sector) {
            self.reopen_science(log);
        }
    }

    /// Takes a structure and its fire off the board; a wall leaves with the pillbox it carries.
    pub(crate) fn raze<L: Log<Event>>(&mut self, structure: Structure, log: &mut L) {
        if !self.stands(structure) {
            return;
        }
        let sector = structure.sector;
        match structure.kind {
            Kind::Pillbox => self.pillboxes &= !sector.bit(),
            Kind::Wall => {
                self.raze(Structure::pillbox(sector), log);
                self.walls &= !sector.bit();
                self.wall_fires[sector.index()] = 0;
            }
            Kind::Building => {
                self.buildings &= !sector.bit();
                self.building_fires[sector.index()] = 0;
            }
        }
        log.add(Event::Lost { structure });
        if structure.kind == Kind::Building {
            self.mourn(sector, log);
        }
    }

    /// What the loss of this building means besides.
    fn mourn<L: Log<Event>>(&mut self, sector: Sector, log: &mut L) {
        if self.science == Some(sector) {
            self.close_science(log);
        }
        let owner = self.players().find(|owner| self.owned[owner.index()] == Some(sector));
        if let Some(owner) = owner.filter(|&owner| self.is_in(owner)) {
            self.drop_out(owner, log);
        }
    }

    /// 9.2, 19.2
    fn close_science<L: Log<Event>>(&mut self, log: &mut L) {
        let deck = self.science_deck.take_all();
        let discard = self.science_discard.take_all();
        self.gone.pour(&deck);
        self.gone.pour(&discard);
        self.labs = false;
        log.add(Event::ScienceLost);
        if self.has(Variant::ScienceLeap) && !self.leap {
            self.leap = true;
            log.add(Event::Leap);
        }
    }

    /// 9.4
    fn reopen_science<L: Log<Event>>(&mut self, log: &mut L) {
        if self.has(Variant::ScienceDeckReturns) {
            let back = self.gone.each().filter(|card| card.is_science()).collect();
            self.gone = self.gone.each().filter(|card| !card.is_science()).collect();
            self.science_deck = back;
            self.labs = true;
        }
        log.add(Event::ScienceBack);
    }

    /// 19.16, 19.17
    fn drop_out<L: Log<Event>>(&mut self, player: Player, log: &mut L) {
        self.fallen_players |= player.bit();
        log.add(Event::Out { player });
        for card in self.hand(player).each() {
            self.throw_away(player, card, log);
        }
    }

    /// One more fire token on a structure: a pillbox goes instead, and the third token destroys (10.2, 10.3).
    pub(crate) fn kindle<L: Log<Event>>(&mut self, structure: Structure, log: &mut L) {
        let fires = self.fires_on(structure) + 1;
        match structure.kind {
            Kind::Pillbox => self.raze(structure, log),
            _ if self.fire_left() == 0 => {}
            _ if fires == CONSUMED => self.raze(structure, log),
            _ => {
                self.set_fires_on(structure, fires);
                log.add(Event::Burning { structure, fires });
            }
        }
    }

    /// Takes this number of fire tokens off a structure (10.8, 10.9).
    pub(crate) fn quench<L: Log<Event>>(&mut self, structure: Structure, fires: u8, log: &mut L) {
        let left = self.fires_on(structure).saturating_sub(fires);
        self.set_fires_on(structure, left);
        log.add(Event::Doused { structure, fires: left });
    }

    fn set_fires_on(&mut self, structure: Structure, fires: u8) {
        match structure.kind {
            Kind::Wall => self.wall_fires[structure.sector.index()] = fires,
            Kind::Building => self.building_fires[structure.sector.index()] = fires,
            Kind::Pillbox => {}
        }
    }
}
