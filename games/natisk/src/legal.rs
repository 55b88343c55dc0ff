//! What a seat may do: one match on the top frame, and for those who ask, why something is not among it.

use table::{Message, Say};

use crate::flow::Frame;
use crate::ids::{Ability, Side, Space, Theatre, Unit};
use crate::state::{State, spaces_of};
use crate::tables::THEATRE_SPACES;
use crate::words::Action;

impl State {
    /// Adds the legal actions, sorted.
    pub(crate) fn list_legal(&self, out: &mut Vec<Action>) {
        match self.frames.top() {
            Some(Frame::Place { side }) => self.list_places(side, u64::MAX, out),
            Some(Frame::Follow { side, theatre }) => {
                self.list_places(side, THEATRE_SPACES[theatre as usize], out);
                out.push(Action::Done);
            }
            Some(Frame::Strategic { from, .. }) => {
                out.extend(self.strategic_targets(from).map(Action::Advance));
            }
            Some(Frame::Spoils { theatre, left, .. }) => {
                out.extend(self.plundered(theatre, left).map(Action::Take));
            }
            Some(Frame::Open { from, .. }) => out.extend(self.openable(from).map(Action::Open)),
            Some(Frame::Favour { .. }) => out.extend(self.open_theatres().map(Action::Favour)),
            Some(Frame::Bombard { side }) if self.is_bot(side.rival()) => {
                out.extend(self.bombable().map(|at| Action::Bomb(at as u8 + 1)));
            }
            _ => {}
        }
    }

    /// 3.3, and 5.5 where only the spaces `within` one theatre count.
    fn list_places(&self, side: Side, within: u64, out: &mut Vec<Action>) {
        let active = self.active_spaces();
        for (unit, _) in self.reserves[side.index()].iter() {
            for space in spaces_of(self.board, self.spaces_for(side, unit, active) & within) {
                out.push(Action::Place(unit, space));
            }
        }
    }

    /// The places of the bot's row the player may bomb: no special weapon while there is another unit (9.33).
    pub(crate) fn bombable(&self) -> impl Iterator<Item = usize> + '_ {
        let only_special = self.row.iter().all(|unit| self.row_of(unit).special);
        let wanted = move |(_, unit): &(usize, Unit)| only_special || !self.row_of(*unit).special;
        self.row.iter().enumerate().filter(wanted).map(|(at, _)| at)
    }

    /// Why an action is not legal now, with the paragraph that forbids it.
    pub(crate) fn refusal(&self, action: Action) -> Message {
        let (why, rule) = match (self.frames.top(), action) {
            (Some(Frame::Place { side }), Action::Place(unit, space)) => self.misplaced(side, unit, space),
            (Some(Frame::Follow { side, theatre }), Action::Place(unit, space)) => {
                if space.theatre() == theatre {
                    self.misplaced(side, unit, space)
                } else {
                    ("blitz-elsewhere", "5.5")
                }
            }
            (Some(Frame::Place { .. }), _) => ("must-place", "3.2"),
            (Some(Frame::Follow { .. }), _) => ("must-follow", "5.5"),
            (Some(Frame::Strategic { from, .. }), Action::Advance(to)) => self.misdirected(from, to),
            (Some(Frame::Strategic { .. }), _) => ("must-advance", "4.9"),
            (Some(Frame::Spoils { .. }), Action::Take(_)) => ("not-spoils", "6.5"),
            (Some(Frame::Spoils { .. }), _) => ("must-take", "6.5"),
            (Some(Frame::Open { from, .. }), Action::Open(to)) => self.unopenable(from, to),
            (Some(Frame::Open { .. }), _) => ("must-open", "8.7"),
            (Some(Frame::Bombard { .. }), Action::Bomb(_)) => ("bomb-special", "9.33"),
            (Some(Frame::Bombard { .. }), _) => ("must-bomb", "9.33"),
            (Some(Frame::Favour { .. }), _) => ("must-favour", "9.3"),
            _ => ("not-now", "3.1"),
        };
        Message::new(format!("natisk-why-{why}")).with("action", action.say()).with("rule", rule)
    }

    fn misplaced(&self, side: Side, unit: Unit, space: Space) -> (&'static str, &'static str) {
        let theatre = space.theatre();
        let Some(played) = self.identity(side, unit) else { return ("nothing-to-copy", "5.13") };
        let anywhere = self.row_of(played).ability == Ability::Scientist;
        match () {
            () if theatre.board() != self.board => ("other-board", "1.2"),
            () if !self.reserves[side.index()].has(unit) => ("not-in-reserve", "3.3"),
            () if self.free & space.bit() == 0 => ("occupied", "3.3"),
            () if self.front(theatre).is_some() && !self.is_open(theatre) => ("theatre-complete", "6.8"),
            () if self.front(theatre).is_none() && !anywhere => ("not-opened", "8.3"),
            () if self.active_free(theatre) & space.bit() == 0 && !anywhere => ("not-active", "1.7"),
            () => ("wrong-ground", "1.3"),
        }
    }

    fn misdirected(&self, from: Theatre, to: Theatre) -> (&'static str, &'static str) {
        match () {
            () if to == from => ("same-theatre", "4.9"),
            () if to.board() != self.board => ("other-board", "1.2"),
            () if self.front(to).is_none() => ("not-opened", "8.3"),
            () => ("theatre-complete", "6.8"),
        }
    }

    fn unopenable(&self, from: Theatre, to: Theatre) -> (&'static str, &'static str) {
        match () {
            () if to.board() != self.board => ("other-board", "1.2"),
            () if self.front(to).is_some() => ("opened-before", "8.7"),
            () if !from.row().links.contains(&to) => ("not-linked", "8.7"),
            () => ("not-now", "3.1"),
        }
    }
}
