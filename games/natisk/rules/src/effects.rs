//! What spaces and units do to markers and points (3.5, 4, 5.9, 6.5).

use sandtable_core::Log;

use crate::flow::{Frame, Spoils};
use crate::ids::{Side, Space, Theatre};
use crate::state::State;
use crate::tables::{Effect, THEATRE_SPACES};
use crate::words::Event;

impl State {
    /// 4.1 to 4.9. What is a choice or luck becomes a frame of its own.
    pub(crate) fn effect<L: Log<Event>>(&mut self, side: Side, space: Space, log: &mut L) {
        let from = space.theatre();
        match space.row().effect {
            Effect::None => {}
            Effect::Production(left) => self.frames.call(Frame::Draw { side, left }),
            Effect::Research(left) => self.frames.call(Frame::Research { side, left }),
            Effect::Requisition => self.frames.call(Frame::Requisition { side }),
            Effect::Bombing => self.frames.call(Frame::Bombard { side }),
            Effect::Propaganda(points) => {
                self.score(side, points);
                log.add(Event::Propaganda { side, points });
            }
            Effect::Tactical(steps) => self.march(side, from, steps as i8, log),
            Effect::Strategic(steps) => self.frames.call(Frame::Strategic { side, from, steps }),
        }
    }

    /// Points, without a limit (6.10).
    pub(crate) fn score(&mut self, side: Side, points: u8) {
        self.points[side.index()] += points;
    }

    /// Towards this side, to the last space at most (3.5). A theatre that is closed, by a tactical advantage for
    /// instance, or was never opened, does not move (4.8, 8.10, 8.13).
    pub(crate) fn march<L: Log<Event>>(&mut self, side: Side, theatre: Theatre, steps: i8, log: &mut L) {
        let track = State::track(theatre);
        if self.is_open(theatre) && self.lead(side, theatre) < track.close {
            self.shift(side, theatre, steps, track.end, log);
        }
    }

    /// Moves a marker towards a side, but not beyond the limit; with the safe limit no theatre is ever closed (6.9).
    fn shift<L: Log<Event>>(&mut self, side: Side, theatre: Theatre, steps: i8, limit: i8, log: &mut L) {
        let from = self.lead(side, theatre);
        let to = (from + steps).min(limit.max(from));
        if to != from {
            self.set_lead(side, theatre, to);
            log.add(Event::Moved { side, theatre, from: from * side.direction(), to: to * side.direction() });
        }
    }

    fn set_lead(&mut self, side: Side, theatre: Theatre, lead: i8) {
        if let Some(front) = self.fronts[theatre.index()].as_mut() {
            front.marker = lead * side.direction();
        }
    }

    /// Two steps for the rival in every other open theatre, never onto the rival's last space (5.9, 5.10).
    pub(crate) fn setback<L: Log<Event>>(&mut self, side: Side, except: Theatre, log: &mut L) {
        for &theatre in self.board.theatres() {
            if theatre != except && self.is_open(theatre) {
                self.shift(side.rival(), theatre, 2, State::track(theatre).safe, log);
            }
        }
    }

    /// Steps in another theatre, never onto the last space (4.10).
    pub(crate) fn advance<L: Log<Event>>(&mut self, side: Side, theatre: Theatre, steps: u8, log: &mut L) {
        self.shift(side, theatre, steps as i8, State::track(theatre).safe, log);
    }

    /// Steps before the game, without a word (9.4).
    pub(crate) fn give_steps(&mut self, side: Side, theatre: Theatre, steps: u8) {
        self.advance(side, theatre, steps, &mut sandtable_core::Quiet);
    }

    /// Uses one of the free spaces of a closed theatre; the others stay in the frame (6.5).
    pub(crate) fn plunder_space<L: Log<Event>>(
        &mut self,
        side: Side,
        theatre: Theatre,
        left: u16,
        space: Space,
        log: &mut L,
    ) {
        let first = THEATRE_SPACES[theatre as usize].trailing_zeros();
        let left = left & !((space.bit() >> first) as u16);
        log.add(Event::Took { side, space });
        self.frames.call(Frame::Spoils(Spoils { side, theatre, left }));
        self.frames.call(Frame::Effect { side, space });
    }
}
