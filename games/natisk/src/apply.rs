//! What an action does, and what luck brings: one small function each.

use table::{Log, Rng, SeatSet, Secret};

use crate::flow::Frame;
use crate::ids::{Side, Space, Stratagem, Theatre, Unit};
use crate::state::{Front, State};
use crate::tables::theatre_of_die;
use crate::words::{Action, Chance, Event};

impl State {
    pub(crate) fn act<L: Log<Event>>(&mut self, action: Action, log: &mut L) {
        match (self.frames.top(), action) {
            (Some(Frame::Place { side } | Frame::Follow { side, .. }), Action::Place(unit, space)) => {
                self.frames.done();
                self.reserves[side.index()].take(unit);
                self.place(side, unit, space, log);
            }
            (Some(Frame::Follow { .. }), Action::Done) => self.frames.done(),
            (Some(Frame::Strategic { side, steps, .. }), Action::Advance(theatre)) => {
                self.frames.done();
                self.advance(side, theatre, steps, log);
            }
            (Some(Frame::Spoils { side, theatre, left }), Action::Take(space)) => {
                log.add(Event::Took { side, space });
                self.plunder_space(side, theatre, left, space);
            }
            (Some(Frame::Open { side, lead, .. }), Action::Open(theatre)) => {
                self.frames.done();
                self.open(side, theatre, lead, log);
            }
            (Some(Frame::Bombard { side }), Action::Bomb(at)) => {
                self.frames.done();
                self.bomb_row(side.rival(), at as usize - 1, log);
            }
            (Some(Frame::Favour { steps }), Action::Favour(theatre)) => {
                self.frames.done();
                self.favour(theatre, steps, log);
            }
            (top, action) => unreachable!("`{action}` was not listed for {top:?}"),
        }
        self.settle(log);
    }

    pub(crate) fn befall<L: Log<Event>>(&mut self, outcome: Chance, log: &mut L) {
        match (self.frames.top(), outcome) {
            (Some(Frame::Draw { side, left }), Chance::Draw(unit)) => self.draw(side, left, unit, log),
            (Some(Frame::Research { side, left }), Chance::Research(unit)) => {
                self.study(side, left, unit, log);
            }
            (Some(Frame::Requisition { side }), Chance::Research(unit)) => self.requisition(side, unit, log),
            (Some(Frame::Bombard { side }), Chance::Bomb(unit)) => self.bomb(side.rival(), unit, log),
            (Some(Frame::Handicap { left, steps }), Chance::Roll(face)) => {
                self.handicap(left, steps, face, log);
            }
            (Some(Frame::Foothold { left, taken }), Chance::Foothold(theatre)) => {
                self.foothold(left, taken, theatre, log);
            }
            (Some(Frame::Stratagem), Chance::Stratagem(stratagem)) => self.draw_stratagem(stratagem, log),
            (Some(Frame::Die { space }), Chance::Roll(face)) => self.roll_unit(space, face, log),
            (top, outcome) => unreachable!("`{outcome}` was not listed for {top:?}"),
        }
        self.settle(log);
    }

    pub(crate) fn list_chances(&self, out: &mut Vec<(Chance, u32)>) {
        match self.frames.top() {
            Some(Frame::Draw { side, .. }) => self.bags[side.index()].chances(Chance::Draw, out),
            Some(Frame::Research { .. } | Frame::Requisition { .. }) => {
                self.research.chances(Chance::Research, out);
            }
            Some(Frame::Bombard { side }) if !self.is_bot(side.rival()) => {
                self.reserves[side.rival().index()].chances(Chance::Bomb, out);
            }
            Some(Frame::Handicap { .. } | Frame::Die { .. }) => {
                out.extend((1..=6).map(|face| (Chance::Roll(face), 1)));
            }
            Some(Frame::Foothold { taken, .. }) => {
                out.extend(self.footholds(taken).map(|theatre| (Chance::Foothold(theatre), 1)));
            }
            Some(Frame::Stratagem) => out.extend(self.in_cup().map(|one| (Chance::Stratagem(one), 1))),
            _ => {}
        }
    }

    pub(crate) fn sample_chance(&self, rng: &mut Rng) -> Chance {
        match self.frames.top() {
            Some(Frame::Draw { side, .. }) => Chance::Draw(self.bags[side.index()].sample(rng)),
            Some(Frame::Research { .. } | Frame::Requisition { .. }) => {
                Chance::Research(self.research.sample(rng))
            }
            Some(Frame::Bombard { side }) => Chance::Bomb(self.reserves[side.rival().index()].sample(rng)),
            Some(Frame::Foothold { taken, .. }) => {
                let left = self.footholds(taken).count() as u32;
                let theatre = self.footholds(taken).nth(rng.below(left) as usize);
                Chance::Foothold(theatre.unwrap_or(Theatre::Boston))
            }
            Some(Frame::Stratagem) => {
                let stratagem = self.in_cup().nth(rng.below(self.in_cup().count() as u32) as usize);
                Chance::Stratagem(stratagem.unwrap_or(Stratagem::Steamroll))
            }
            _ => Chance::Roll(rng.below(6) as u8 + 1),
        }
    }

    fn footholds(&self, taken: u8) -> impl Iterator<Item = Theatre> {
        let starts = self.board.theatres().iter().filter(|theatre| theatre.row().start).enumerate();
        starts.filter(move |(at, _)| taken >> at & 1 == 0).map(|(_, theatre)| *theatre)
    }

    fn in_cup(&self) -> impl Iterator<Item = Stratagem> {
        let inside = self.cup.map_or(0, |cup| cup.inside);
        Stratagem::ALL.iter().copied().filter(move |&one| inside >> one as u8 & 1 == 1)
    }

    /// A unit known to its owner; the bot's units lie open (9.1).
    fn own_secret(&self, side: Side, unit: Unit) -> Secret<Unit> {
        if self.is_bot(side) { Secret::open(unit) } else { Secret::of(unit, self.seat(side)) }
    }

    /// Into the reserve, however large it is (3.7).
    fn receive(&mut self, side: Side, unit: Unit) {
        if self.is_bot(side) { self.row.push(unit) } else { self.reserves[side.index()].put(unit) }
    }

    /// 2.2, 3.6, 4.2
    fn draw<L: Log<Event>>(&mut self, side: Side, left: u8, unit: Unit, log: &mut L) {
        self.frames.goto(Frame::Draw { side, left: left - 1 });
        self.bags[side.index()].take(unit);
        self.receive(side, unit);
        log.add(Event::Drew { side, unit: self.own_secret(side, unit) });
    }

    /// 4.3; nobody looks at what the bot takes (9.27).
    fn study<L: Log<Event>>(&mut self, side: Side, left: u8, unit: Unit, log: &mut L) {
        self.frames.goto(Frame::Research { side, left: left - 1 });
        self.research.take(unit);
        self.bags[side.index()].put(unit);
        let seats = if self.is_bot(side) { SeatSet::NONE } else { SeatSet::only(self.seat(side)) };
        log.add(Event::Researched { side, unit: Secret::among(unit, seats) });
    }

    /// 4.4
    fn requisition<L: Log<Event>>(&mut self, side: Side, unit: Unit, log: &mut L) {
        self.frames.done();
        self.research.take(unit);
        self.receive(side, unit);
        log.add(Event::Requisitioned { side, unit: self.own_secret(side, unit) });
    }

    /// 4.5, 4.6, 9.32
    fn bomb<L: Log<Event>>(&mut self, side: Side, unit: Unit, log: &mut L) {
        self.frames.done();
        self.reserves[side.index()].take(unit);
        self.discard(side, unit);
        let both = SeatSet::only(self.seat(side)).with(self.seat(side.rival()));
        log.add(Event::Bombed { side, unit: Secret::among(unit, both) });
    }

    /// 9.33
    fn bomb_row<L: Log<Event>>(&mut self, bot: Side, at: usize, log: &mut L) {
        let unit = self.row.remove(at);
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
    fn open<L: Log<Event>>(&mut self, side: Side, theatre: Theatre, lead: u8, log: &mut L) {
        let marker = lead as i8 * side.direction();
        self.fronts[theatre.index()] = Some(Front { marker, finished: 0 });
        log.add(Event::Opened { side, theatre, lead });
    }

    /// 9.2
    fn handicap<L: Log<Event>>(&mut self, left: u8, steps: u8, face: u8, log: &mut L) {
        self.frames.goto(Frame::Handicap { left: left - 1, steps });
        log.add(Event::Rolled { face });
        match theatre_of_die(face) {
            Some(theatre) => self.favour(theatre, steps, log),
            None => self.frames.call(Frame::Favour { steps }),
        }
    }

    fn favour<L: Log<Event>>(&mut self, theatre: Theatre, steps: u8, log: &mut L) {
        self.advance(self.board.first(), theatre, steps, log);
    }

    /// 9.5
    fn foothold<L: Log<Event>>(&mut self, left: u8, taken: u8, theatre: Theatre, log: &mut L) {
        let starts = self.board.theatres().iter().filter(|theatre| theatre.row().start);
        let at = starts.take_while(|&&start| start != theatre).count();
        self.frames.goto(Frame::Foothold { left: left - 1, taken: taken | 1 << at });
        self.favour(theatre, 2, log);
    }

    /// Draw, then put the previous one back (9.7); Steamroll repeats what was in force (10.6).
    fn draw_stratagem<L: Log<Event>>(&mut self, drawn: Stratagem, log: &mut L) {
        self.frames.done();
        let Some(cup) = self.cup.as_mut() else { return };
        cup.inside = cup.inside & !(1 << drawn as u8) | 1 << cup.drawn as u8;
        cup.drawn = drawn;
        if drawn != Stratagem::Steamroll {
            cup.in_force = Some(drawn);
        }
        log.add(Event::Stratagem { drawn, in_force: cup.in_force.unwrap_or(drawn) });
    }

    fn roll_unit<L: Log<Event>>(&mut self, space: Space, face: u8, log: &mut L) {
        self.frames.done();
        log.add(Event::Rolled { face });
        self.place_rolled(space, face, log);
    }
}
