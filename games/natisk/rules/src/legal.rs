//! What there is to choose from: placements, theatres, spaces and units.

use crate::ids::{Ability, Side, Space, Stratagem, Theatre, Unit};
use crate::state::{Cup, State, spaces_of};
use crate::tables::{FITS, THEATRE_SPACES};
use crate::words::Action;

impl State {
    /// 3.3, and 5.5 where only the spaces `within` one theatre count.
    pub(crate) fn list_places(&self, side: Side, within: u64, out: &mut Vec<Action>) {
        let active = self.active_spaces();
        for (unit, _) in self.reserves[side.index()].iter() {
            for space in spaces_of(self.board, self.spaces_for(side, unit, active) & within) {
                out.push(Action::Place(unit, space));
            }
        }
    }

    /// Where this side may place a unit now, given the free spaces of all active campaigns (3.3).
    pub(crate) fn spaces_for(&self, side: Side, unit: Unit, active: u64) -> u64 {
        let Some(played) = self.identity(side, unit) else { return 0 };
        let row = self.row_of(played);
        match row.ability {
            Ability::Scientist => self.undecided_spaces(),
            _ => active & FITS[self.board as usize][row.types as usize],
        }
    }

    /// Can this side place anything (7.5)?
    pub(crate) fn can_place(&self, side: Side) -> bool {
        let active = self.active_spaces();
        let fits = |unit| self.spaces_for(side, unit, active) != 0;
        if self.is_bot(side) {
            return self.row.iter().any(fits);
        }
        self.reserves[side.index()].iter().any(|(unit, _)| fits(unit))
    }

    /// The other theatres a strategic advantage can go to (4.9).
    pub(crate) fn strategic_targets(&self, from: Theatre) -> impl Iterator<Item = Theatre> + '_ {
        self.open_theatres().filter(move |&theatre| theatre != from)
    }

    /// The free spaces of a closed theatre that are still to be used, from the mask of its frame (6.5).
    pub(crate) fn plundered(&self, theatre: Theatre, left: u16) -> impl Iterator<Item = Space> {
        let first = THEATRE_SPACES[theatre as usize].trailing_zeros();
        spaces_of(self.board, u64::from(left) << first)
    }

    /// The campaigns that may be opened after this one (8.7).
    pub fn openable(&self, from: Theatre) -> impl Iterator<Item = Theatre> + '_ {
        let fresh = |theatre: &Theatre| self.front(*theatre).is_none();
        let linked = from.row().links.iter().any(fresh);
        let wanted = move |theatre: &Theatre| !linked || from.row().links.contains(theatre);
        self.board.theatres().iter().copied().filter(fresh).filter(wanted)
    }

    /// The numbers in the bot's row the player may bomb: no special weapon while there is another unit (9.33).
    pub(crate) fn bombable(&self) -> impl Iterator<Item = u8> + '_ {
        let only_special = self.row.iter().all(|unit| self.row_of(unit).special);
        let wanted = move |(_, unit): &(u8, Unit)| only_special || !self.row_of(*unit).special;
        (1..).zip(self.row.iter()).filter(wanted).map(|(number, _)| number)
    }

    /// The start campaigns of Nippon that are not taken yet (9.5).
    pub(crate) fn footholds(&self, taken: u8) -> impl Iterator<Item = Theatre> {
        let starts = self.board.theatres().iter().filter(|theatre| theatre.row().start).enumerate();
        starts.filter(move |(at, _)| taken >> at & 1 == 0).map(|(_, theatre)| *theatre)
    }

    /// The stratagems in the cup (9.7).
    pub(crate) fn in_cup(&self) -> impl Iterator<Item = Stratagem> {
        self.cup.into_iter().flat_map(Cup::inside)
    }
}
