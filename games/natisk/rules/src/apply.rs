//! What actions and outcomes of luck do: one small function each.

use sandtable_core::{Log, SeatSet, Secret};

use crate::flow::Frame;
use crate::ids::{Side, Space, Stratagem, Theatre, Unit};
use crate::state::{Front, State};
use crate::tables::theatre_of_die;
use crate::words::Event;

impl State {
    /// A unit known to its owner; the bot's units lie open (9.1).
    fn own_secret(&self, side: Side, unit: Unit) -> Secret<Unit> {
        if self.is_bot(side) { Secret::open(unit) } else { Secret::of(unit, self.seat(side)) }
    }

    /// Into the reserve, however large it is (3.7).
    fn receive(&mut self, side: Side, unit: Unit) {
        if self.is_bot(side) { self.row.push(unit) } else { self.reserves[side.index()].put(unit) }
    }

    /// 3.2
    pub(crate) fn place_from_reserve<L: Log<Event>>(
        &mut self,
        side: Side,
        unit: Unit,
        space: Space,
        log: &mut L,
    ) {
        self.reserves[side.index()].take(unit);
        self.place(side, unit, space, log);
    }

    /// 2.2, 3.6, 4.2
    pub(crate) fn draw<L: Log<Event>>(&mut self, side: Side, left: u8, unit: Unit, log: &mut L) {
        self.frames.goto(Frame::Draw { side, left: left - 1 });
        self.bags[side.index()].take(unit);
        self.receive(side, unit);
        log.add(Event::Drew { side, unit: self.own_secret(side, unit) });
    }

    /// 4.3; nobody looks at what the bot takes (9.27).
    pub(crate) fn study<L: Log<Event>>(&mut self, side: Side, left: u8, unit: Unit, log: &mut L) {
        self.frames.goto(Frame::Research { side, left: left - 1 });
        self.research.take(unit);
        self.bags[side.index()].put(unit);
        let seats = if self.is_bot(side) { SeatSet::NONE } else { SeatSet::only(self.seat(side)) };
        log.add(Event::Researched { side, unit: Secret::among(unit, seats) });
    }

    /// 4.4
    pub(crate) fn requisition<L: Log<Event>>(&mut self, side: Side, unit: Unit, log: &mut L) {
        self.frames.done();
        self.research.take(unit);
        self.receive(side, unit);
        log.add(Event::Requisitioned { side, unit: self.own_secret(side, unit) });
    }

    /// 4.5, 4.6, 9.32
    pub(crate) fn bomb<L: Log<Event>>(&mut self, side: Side, unit: Unit, log: &mut L) {
        self.frames.done();
        self.reserves[side.index()].take(unit);
        self.discard(side, unit);
        let both = SeatSet::only(self.seat(side)).with(self.seat(side.rival()));
        log.add(Event::Bombed { side, unit: Secret::among(unit, both) });
    }

    /// 9.33
    pub(crate) fn bomb_row<L: Log<Event>>(&mut self, bot: Side, number: u8, log: &mut L) {
        let unit = self.row.remove(number as usize - 1);
        self.discard(bot, unit);
        log.add(Event::Bombed { side: bot, unit: Secret::open(unit) });
    }

    /// Back into the bag of its owner, special weapons too (4.6); whoever bombed it remembers it.
    fn discard(&mut self, side: Side, unit: Unit) {
        self.bags[side.index()].put(unit);
        self.bombed[side.index()] = Some(unit);
        if self.row_of(unit).special {
            self.exposed[side.index()] |= 1 << unit as u64;
        }
    }

    /// 8.7, 8.8
    pub(crate) fn open<L: Log<Event>>(&mut self, side: Side, theatre: Theatre, lead: u8, log: &mut L) {
        let marker = lead as i8 * side.direction();
        self.fronts[theatre.index()] = Some(Front { marker, finished: 0 });
        log.add(Event::Opened { side, theatre, lead });
    }

    /// 9.2
    pub(crate) fn handicap<L: Log<Event>>(&mut self, left: u8, steps: u8, face: u8, log: &mut L) {
        self.frames.goto(Frame::Handicap { left: left - 1, steps });
        log.add(Event::Rolled { face });
        match theatre_of_die(face) {
            Some(theatre) => self.favour(theatre, steps, log),
            None => self.frames.call(Frame::Favour { steps }),
        }
    }

    pub(crate) fn favour<L: Log<Event>>(&mut self, theatre: Theatre, steps: u8, log: &mut L) {
        self.advance(self.board.first(), theatre, steps, log);
    }

    /// 9.5
    pub(crate) fn foothold<L: Log<Event>>(&mut self, left: u8, taken: u8, theatre: Theatre, log: &mut L) {
        let starts = self.board.theatres().iter().filter(|theatre| theatre.row().start);
        let at = starts.take_while(|&&start| start != theatre).count();
        self.frames.goto(Frame::Foothold { left: left - 1, taken: taken | 1 << at });
        self.favour(theatre, 2, log);
    }

    /// Draw, then put the previous one back (9.7); Steamroll repeats what was in force (10.6).
    pub(crate) fn draw_stratagem<L: Log<Event>>(&mut self, drawn: Stratagem, log: &mut L) {
        self.frames.done();
        let Some(cup) = self.cup.as_mut() else { return };
        cup.inside = cup.inside & !(1 << drawn as u8) | 1 << cup.drawn as u8;
        cup.drawn = drawn;
        if drawn != Stratagem::Steamroll {
            cup.in_force = Some(drawn);
        }
        log.add(Event::Stratagem { drawn, in_force: cup.in_force.unwrap_or(drawn) });
    }

    pub(crate) fn roll_unit<L: Log<Event>>(&mut self, space: Space, face: u8, log: &mut L) {
        self.frames.done();
        log.add(Event::Rolled { face });
        self.place_rolled(space, face, log);
    }
}
