//! Lines of flight (12): He.111, Fw.200C-1, V-1 and rockets cross the city along one line of sectors.

use sandtable_core::Log;

use crate::ids::{Cell, FoeId, Ring, Sector, Structure, Token};
use crate::messages::Event;
use crate::state::{FIRES, Foe, State};

/// A stop on the line of flight.
enum Stop {
    Cell(Cell),
    Structure(Structure),
}

/// The line from the rear of a sector to the rear of the opposite one (12.1): a cell comes before what stands in it
/// (12.4), and a burning structure is a stop like any other (10.7).
fn line(from: Sector) -> impl Iterator<Item = Stop> {
    let to = from.opposite();
    let lines = [Ring::Rear, Ring::Air, Ring::Art, Ring::Tank];
    let inward = lines.into_iter().map(move |ring| Stop::Cell(from.at(ring)));
    let outward = lines.into_iter().rev().map(move |ring| Stop::Cell(to.at(ring)));
    let city = [
        Stop::Structure(Structure::pillbox(from)),
        Stop::Structure(Structure::wall(from)),
        Stop::Cell(from.at(Ring::City)),
        Stop::Structure(Structure::building(from)),
        Stop::Cell(to.at(Ring::City)),
        Stop::Structure(Structure::building(to)),
        Stop::Structure(Structure::pillbox(to)),
        Stop::Structure(Structure::wall(to)),
    ];
    inward.chain(city).chain(outward)
}

/// Does a flight of this token destroy the enemy (12.3)?
fn is_hit_by(foe: Foe, token: Token) -> bool {
    let row = foe.token.row();
    foe.is_touchable() && !foe.token.is_ultra() && row.luftwaffe == (token == Token::V1)
}

impl State {
    /// He.111, Fw.200C-1 or V-1 begins in this sector (12.2, 12.5, 12.6).
    pub(crate) fn fly<L: Log<Event>>(&mut self, token: Token, sector: Sector, log: &mut L) {
        self.frames.done();
        self.moment(self.active);
        log.add(Event::Flight { token, sector });
        let mut met = 0;
        for stop in line(sector) {
            match stop {
                Stop::Cell(cell) => self.bomb(cell, token, log),
                Stop::Structure(structure) if self.stands(structure) => {
                    met += 1;
                    if met == 2 {
                        self.kindle(structure, log);
                    } else {
                        self.raze(structure, log);
                    }
                    if met == 2 || token != Token::Fw200 {
                        return;
                    }
                }
                Stop::Structure(_) => {}
            }
        }
    }

    fn bomb<L: Log<Event>>(&mut self, cell: Cell, token: Token, log: &mut L) {
        for id in self.ids() {
            if self.foe(id).is_some_and(|foe| foe.cell == cell && is_hit_by(foe, token)) {
                self.fall(id, None, log);
            }
        }
    }

    /// The rockets of those that moved, are alive and not in the city, Me.262 first (13.2, 14.6). The collisions are settled by
    /// then, so a wall just broken is not in the way (14.8).
    pub(crate) fn fire_rockets<L: Log<Event>>(&mut self, log: &mut L) {
        for token in [Token::Me262, Token::Rjpz2] {
            let shooter = self.foes().find(|(_, foe)| foe.token == token && foe.marks & FIRES != 0);
            if let Some((id, foe)) = shooter {
                self.change(id, |foe| foe.marks &= !FIRES);
                if foe.ring() != Ring::City {
                    self.fire_rocket(id, log);
                }
            }
        }
    }

    /// 12.7
    pub(crate) fn fire_rocket<L: Log<Event>>(&mut self, id: FoeId, log: &mut L) {
        let Some(foe) = self.foe(id) else { return };
        let at = line(foe.sector()).find_map(|stop| match stop {
            Stop::Structure(structure) if self.stands(structure) => Some(structure),
            _ => None,
        });
        log.add(Event::Rocket { foe: id, token: foe.token, at });
        if let Some(structure) = at {
            self.kindle(structure, log);
        }
    }
}
