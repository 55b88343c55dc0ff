//! Movement events (6, 13): everybody in scope moves at once, then the attacked structures are settled one by one.
//! Marks on the enemies say who attacks what, so nothing of the start of the event has to be kept: nobody's way depends
//! on what another breaks.

use sandtable_core::prelude::*;
use sandtable_core::{Flow, Log};

use crate::damage::{Blow, Spark};
use crate::frame::{Frame, Scope};
use crate::ids::{Cell, FoeId, Kind, Phase, Ring, Sector, Structure, Token};
use crate::messages::Event;
use crate::options::Variant;
use crate::state::{ATTACKS, ENTERS, FIRES, Foe, MOVED, State};

/// Where a mover ends, and what it does there.
#[derive(Clone, Copy)]
struct Path {
    cell: Cell,
    marks: u8,
}

impl Path {
    fn to(cell: Cell) -> Path {
        Path { cell, marks: 0 }
    }
}

impl State {
    /// Phase 5 begins: the board may be too quiet (19.6).
    pub(crate) fn begin_movement<L: Log<Event>>(&mut self, log: &mut L) {
        self.frames.goto(Frame::Phase { phase: Phase::Reveal });
        log.add(Event::Phase { player: self.active, phase: Phase::Move });
        let more = !self.reserve.is_empty() || !self.marshal.is_empty();
        if self.has(Variant::TooQuiet) && more && !self.foes().any(|(_, foe)| foe.is_touchable()) {
            log.add(Event::TooQuiet);
            for sector in Sector::ALL {
                self.place_ha_go(sector, log);
            }
        }
        self.frames.call(Frame::Burn);
        self.frames.call(Frame::Advance { scope: Scope::All });
    }

    /// 13.1; after Mud only Leopard 1 (17.21).
    fn moves(&self, foe: Foe, scope: Scope) -> bool {
        let held = foe.has_hedgehogs() || self.turn.mud && foe.token != Token::Leopard1;
        foe.is_touchable() && !held && !is_worn(foe) && scope.covers(foe.color())
    }

    /// The dice are rolled before anybody moves (13.2).
    pub(crate) fn roll_for(&mut self, scope: Scope) -> Flow {
        self.frames.goto(Frame::Paths { scope });
        self.dice = [0; 2];
        for token in [Token::Me262, Token::Leopard1] {
            let foe = self.foes().find(|(_, foe)| foe.token == token);
            if let Some((id, foe)) = foe
                && foe.ring() != Ring::City
                && self.moves(foe, scope)
            {
                self.frames.call(Frame::Dice { foe: id });
            }
        }
        Flow::Go
    }

    pub(crate) fn keep_die<L: Log<Event>>(&mut self, id: FoeId, face: u8, log: &mut L) {
        self.frames.done();
        log.add(Event::Rolled { face });
        let flies = self.foe(id).is_some_and(|foe| foe.token == Token::Me262);
        self.dice[usize::from(flies)] = face;
    }

    /// Everybody moves; what follows comes in the order of 13.2.
    pub(crate) fn march<L: Log<Event>>(&mut self, scope: Scope, log: &mut L) {
        self.frames.call(Frame::Emerge);
        self.frames.call(Frame::Rockets);
        self.frames.call(Frame::Returns);
        self.frames.call(Frame::Bury { by: self.active });
        self.frames.call(Frame::Collisions { next: 0 });
        for id in self.ids() {
            if let Some(foe) = self.foe(id).filter(|&foe| self.moves(foe, scope)) {
                let mut path = self.path_of(foe, scope);
                if path.cell != foe.cell && self.wears_out(foe) {
                    path.marks |= MOVED;
                }
                self.go(id, path.cell, log);
                self.change(id, |foe| foe.marks |= path.marks);
                if foe.token == Token::Helicopter
                    && foe.ring() == Ring::Tank
                    && path.cell.ring() == Ring::City
                {
                    let fires = self.wall_fires[foe.sector().index()];
                    self.ignite(id, fires, Spark::Structure, log); // 11.7
                }
            }
        }
        self.dice = [0; 2];
    }

    /// Puts an enemy into a cell; nothing else happens.
    pub(crate) fn go<L: Log<Event>>(&mut self, id: FoeId, to: Cell, log: &mut L) {
        let Some(foe) = self.foe(id).filter(|foe| foe.cell != to) else { return };
        self.change(id, |foe| foe.cell = to);
        log.add(Event::Moved { foe: id, token: foe.token, from: foe.cell, to });
    }

    /// Three ultras have ways of their own (13.3); Luftwaffe has none (11.3).
    fn path_of(&self, foe: Foe, scope: Scope) -> Path {
        let (sector, ring) = (foe.sector(), foe.ring());
        if ring == Ring::City {
            let cell = sector.clockwise(scope.turn().unwrap_or(1)).at(Ring::City);
            return Path { cell, marks: ENTERS }; // 6.6, 13.5
        }
        match (foe.token, scope.turn()) {
            (Token::Leopard1, _) => self.inward(foe, Sector::of_die(self.dice[0]).at(ring)), // 14.15
            (Token::Rjpz2, _) => firing(self.inward(foe, sector.counter_clockwise().at(ring))), // 14.5
            (Token::Me262, _) => firing(self.path_of_me262(foe)),
            (_, Some(turn)) => Path::to(sector.clockwise(turn * self.pace(foe)).at(ring)),
            (_, None) if self.pace(foe) == 2 => self.dash(foe),
            (_, None) => self.inward(foe, foe.cell),
        }
    }

    /// How far it goes at a time outside the city (11.5, 19.4).
    fn pace(&self, foe: Foe) -> u8 {
        let broken = self.has(Variant::BrokenGear) && foe.is_hobbled();
        if foe.token == Token::Ru251 && !broken { 2 } else { 1 }
    }

    /// Is it remembered until the end of the turn that it has moved (19.4, 20.4)?
    fn wears_out(&self, foe: Foe) -> bool {
        foe.token == Token::Ru251 && self.has(Variant::BrokenGear) && self.rules_number() >= 2
    }

    /// A turn begins: everybody may move again (19.4).
    pub(crate) fn forget_moves(&mut self) {
        if self.has(Variant::BrokenGear) {
            self.ids().for_each(|id| self.change(id, |foe| foe.marks &= !MOVED));
        }
    }

    /// Two steps, unless a wall or the city ends the move (11.6).
    fn dash(&self, foe: Foe) -> Path {
        let first = self.inward(foe, foe.cell);
        if first.marks == 0 { self.inward(foe, first.cell) } else { first }
    }

    /// One step inward from this cell: a standing wall is attacked instead (6.3), but not by a helicopter (11.7).
    fn inward(&self, foe: Foe, from: Cell) -> Path {
        match from.ring() {
            Ring::Tank if self.has_wall(from.sector()) && foe.token != Token::Helicopter => {
                Path { cell: from, marks: ATTACKS }
            }
            Ring::Tank => Path { cell: from.on(Ring::City), marks: ENTERS },
            ring => Path::to(from.on(ring.inward())),
        }
    }

    /// 14.7
    fn path_of_me262(&self, foe: Foe) -> Path {
        let (sector, ring) = (foe.sector(), foe.ring());
        match self.dice[1] {
            1 => Path::to(sector.clockwise(1).at(ring)),
            2 | 5 => self.inward(foe, foe.cell),
            4 => Path::to(sector.at(ring.outward())),
            6 => Path::to(sector.counter_clockwise().at(ring)),
            _ => Path::to(foe.cell),
        }
    }

    /// Walls, then buildings, each in the order of the sectors (6.7).
    pub(crate) fn collide<L: Log<Event>>(&mut self, next: u8, log: &mut L) -> Flow {
        for place in next..12 {
            let structure = structure_at(place);
            let mut attackers = self.attackers(structure);
            let Some((first, foe)) = attackers.next() else { continue };
            if attackers.all(|(_, other)| other == foe) || !self.stands(structure) {
                drop(attackers);
                self.crash(structure, first, log);
            } else {
                drop(attackers);
                self.frames.goto(Frame::Collisions { next: place });
                self.frames.call(Frame::Casualty { structure });
                return Flow::Wait;
            }
        }
        self.frames.done();
        Flow::Go
    }

    /// Who attacks a structure in this event.
    pub(crate) fn attackers(&self, structure: Structure) -> impl Iterator<Item = (FoeId, Foe)> + '_ {
        self.foes().filter(move |(_, foe)| attacks(*foe, structure))
    }

    /// A structure is attacked, and this attacker suffers (6.3, 6.4, 6.5, 10.6, 14.13).
    pub(crate) fn crash<L: Log<Event>>(&mut self, structure: Structure, victim: FoeId, log: &mut L) {
        let mut ferdinand = None;
        for id in self.ids() {
            if let Some(foe) = self.foe(id).filter(|&foe| attacks(foe, structure)) {
                self.change(id, |foe| foe.marks &= !(ATTACKS | ENTERS));
                ferdinand = ferdinand.or((foe.token == Token::Ferdinand).then_some((id, foe.armor)));
            }
        }
        if !self.stands(structure) {
            return;
        }
        let pillbox = Structure::pillbox(structure.sector);
        let struck = if structure.kind == Kind::Wall && self.stands(pillbox) { pillbox } else { structure };
        let fires = self.fires_on(struck);
        self.raze(struck, log);
        match ferdinand {
            Some((id, _)) if id == victim => {}
            _ if fires > 0 => self.ignite(victim, fires, Spark::Structure, log),
            _ => self.damage(victim, 1, Blow::Structure, log),
        }
        if let Some((id, armor)) = ferdinand {
            self.returns += armor; // 14.12
            self.fall(id, None, log);
        }
    }

    /// A card has put an enemy into a city cell: a building there is attacked (13.6).
    pub(crate) fn ram<L: Log<Event>>(&mut self, id: FoeId, log: &mut L) {
        let Some(foe) = self.foe(id).filter(|foe| foe.ring() == Ring::City) else { return };
        self.change(id, |foe| foe.marks |= ENTERS);
        self.crash(Structure::building(foe.sector()), id, log);
    }

    /// All burning enemies at once, and only by the fire they had before this phase (10.4, 10.5).
    pub(crate) fn burn<L: Log<Event>>(&mut self, log: &mut L) -> Flow {
        self.frames.done();
        self.moment(self.active);
        let mut heat = [0; FoeId::MOST];
        for (id, foe) in self.foes() {
            heat[id.index()] = foe.fires() - foe.fresh();
        }
        for id in self.ids().filter(|id| heat[id.index()] > 0) {
            self.damage(id, heat[id.index()], Blow::Fire, log);
        }
        Flow::Go
    }

    /// Fire caught in phase 5 is like any other from now on.
    pub(crate) fn settle_fires(&mut self) {
        for id in self.ids() {
            self.change(id, |foe| foe.set_fires(foe.fires(), 0));
        }
    }
}

/// Broken running gear that has carried its vehicle in this turn carries it no further (19.4).
fn is_worn(foe: Foe) -> bool {
    foe.is_hobbled() && foe.marks & MOVED != 0
}

fn firing(path: Path) -> Path {
    Path { marks: path.marks | FIRES, ..path }
}

/// Does the enemy attack this structure in this event?
fn attacks(foe: Foe, structure: Structure) -> bool {
    let (mark, ring) = match structure.kind {
        Kind::Building => (ENTERS, Ring::City),
        Kind::Wall | Kind::Pillbox => (ATTACKS, Ring::Tank),
    };
    foe.marks & mark != 0 && foe.cell == structure.sector.at(ring)
}

/// The structures in the order in which they are settled: six walls, six buildings.
fn structure_at(place: u8) -> Structure {
    let sector = Sector::ALL[place as usize % 6];
    if place < 6 { Structure::wall(sector) } else { Structure::building(sector) }
}
