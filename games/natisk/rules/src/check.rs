//! The invariants of a position. A position set up by hand passes here before anybody plays it, so that rules code
//! can trust what it finds.

use std::collections::BTreeMap;

use sandtable_core::notation::variant_name;
use sandtable_core::{Checked, Rules, ensure};

use crate::flow::{Frame, Spoils};
use crate::ids::{Side, Space, Theatre, Unit, Units};
use crate::setup::Parts;
use crate::state::State;
use crate::tables::THEATRE_SPACES;

/// More frames than this never lie on the stack while a seat or luck decides.
const DEEPEST: usize = 10;
/// More points than this cannot be scored.
const MOST_POINTS: u8 = 120;

impl Checked for State {
    fn census(&self) -> BTreeMap<String, u32> {
        self.all_units().iter().map(|(unit, count)| (unit.to_string(), u32::from(count))).collect()
    }

    fn check(&self) -> Result<(), String> {
        self.check_units()?;
        self.check_fronts()?;
        self.check_bot()?;
        ensure(self.points.iter().all(|&points| points <= MOST_POINTS), || {
            format!("points {} and {}: at most {MOST_POINTS} can be scored", self.points[0], self.points[1])
        })?;
        self.frames.iter().try_for_each(|frame| self.check_frame(frame))?;
        self.check_rest()
    }
}

impl State {
    /// Every unit is somewhere, and only once.
    fn check_units(&self) -> Result<(), String> {
        ensure(self.weapons == 16 || self.weapons == 18, || {
            format!("{} special weapons: 16 or 18", self.weapons)
        })?;
        let parts = Parts::new(self.board, self.weapons, &self.blanks);
        let mut wanted = parts.research;
        parts.sides.iter().for_each(|side| wanted.pour(side));
        let found = self.all_units();
        for &unit in Unit::ALL {
            let (wanted, found) = (wanted.count(unit), found.count(unit));
            ensure(wanted == found, || format!("{found} of `{unit}`, but there are {wanted}"))?;
        }
        for side in self.board.sides() {
            self.check_owner(side, &parts)?;
        }
        Ok(())
    }

    /// No side has a national unit of the other, and what was exposed and placed makes sense.
    fn check_owner(&self, side: Side, parts: &Parts) -> Result<(), String> {
        let mut units = self.held(side);
        units.pour(&self.bags[side.index()]);
        for (unit, count) in units.iter().filter(|&(unit, _)| !self.row_of(unit).special) {
            let own = parts.sides[side.index()].count(unit);
            ensure(count == own, || format!("`{side}` has {count} of `{unit}`, but owns {own}"))?;
        }
        let strange = |unit: &Unit| self.research.has(*unit) && !self.row_of(*unit).special;
        ensure(!Unit::ALL.iter().any(strange), || "only special weapons can be researched".to_owned())?;
        let exposed = self.exposed[side.index()];
        let wrong = |unit: &&Unit| exposed >> **unit as u64 & 1 == 1 && !self.row_of(**unit).special;
        ensure(Unit::ALL.iter().find(wrong).is_none(), || "only special weapons are exposed".to_owned())?;
        let last = self.last[side.index()];
        let known = last.is_none_or(|unit| unit != Unit::Spy && (unit < Unit::Blank1 || self.exists(unit)));
        ensure(known, || format!("`{side}` cannot have played that last"))
    }

    fn exists(&self, unit: Unit) -> bool {
        self.blanks[unit as usize - Unit::Blank1 as usize].is_some()
    }

    fn all_units(&self) -> Units {
        let mut all = self.research;
        for side in self.board.sides() {
            all.pour(&self.bags[side.index()]);
            all.pour(&self.held(side));
        }
        all
    }

    fn check_fronts(&self) -> Result<(), String> {
        for &theatre in self.board.theatres() {
            let Some(front) = self.front(theatre) else {
                ensure(!theatre.row().start, || format!("`{theatre}` has no marker"))?;
                continue;
            };
            let (end, most) = (theatre.row().track.end, theatre.campaigns());
            ensure(front.marker.abs() <= end, || format!("`{theatre}`: the track ends at {end}"))?;
            ensure(front.finished <= most, || format!("`{theatre}`: only {most} campaigns can be finished"))?;
        }
        Ok(())
    }

    fn check_bot(&self) -> Result<(), String> {
        if self.solo {
            let hidden = &self.reserves[0];
            return ensure(hidden.is_empty(), || "the bot has an open row, not a reserve".to_owned());
        }
        ensure(self.row.is_empty() && self.cup.is_none(), || {
            "a row and a cup are for the solo game".to_owned()
        })
    }

    fn check_frame(&self, frame: Frame) -> Result<(), String> {
        let side = |side: Side| {
            ensure(self.board.sides().contains(&side), || format!("`{side}` does not play here"))
        };
        let at = |theatre: Theatre| {
            ensure(theatre.board() == self.board, || format!("`{theatre}` is on the other board"))
        };
        let space = |space: Space| at(space.theatre());
        let most = |number: u8, most: u8| {
            ensure(number <= most, || format!("{number} in `{}` is more than {most}", variant_name(&frame)))
        };
        match frame {
            Frame::Draw { side: s, left } | Frame::Research { side: s, left } => side(s).and(most(left, 46)),
            Frame::Handicap { left, steps } => self.solo_frame(frame).and(most(left, 9)).and(most(steps, 9)),
            Frame::Favour { steps } => self.solo_frame(frame).and(most(steps, 9)),
            Frame::Foothold { left, taken } => {
                let free = 4 - (taken & 15).count_ones() as u8;
                self.solo_frame(frame).and(at(Theatre::Boston)).and(most(left, free))
            }
            Frame::Turn { side: s } | Frame::EndTurn { side: s } | Frame::Requisition { side: s } => side(s),
            Frame::Bombard { side: s } => side(s),
            Frame::Place { side: s } => side(s).and(self.human(s)),
            Frame::Follow { side: s, theatre } => side(s).and(self.human(s)).and(at(theatre)),
            Frame::Effect { side: s, space: sp } => side(s).and(space(sp)),
            Frame::Strategic { side: s, from, steps } => side(s).and(at(from)).and(most(steps, 9)),
            Frame::March { side: s, theatre, strength } => side(s).and(at(theatre)).and(most(strength, 20)),
            Frame::Judge { side: s, theatre } | Frame::Blitz { side: s, theatre } => side(s).and(at(theatre)),
            Frame::Spoils(Spoils { side: s, theatre, left }) => {
                side(s).and(at(theatre)).and(self.spoils(theatre, left))
            }
            Frame::Reward { side: s, theatre, points } => side(s).and(at(theatre)).and(most(points, 20)),
            Frame::Open { side: s, from, lead } => side(s).and(at(from)).and(most(lead, 4)),
            Frame::Stratagem => ensure(self.cup.is_some(), || "a stratagem without a cup".to_owned()),
            Frame::Algorithm { only } => self.solo_frame(frame).and(only.map_or(Ok(()), at)),
            Frame::Die { space: sp } => self.solo_frame(frame).and(space(sp)).and(self.rollable(sp)),
        }
    }

    fn solo_frame(&self, frame: Frame) -> Result<(), String> {
        ensure(self.solo, || format!("`{}` belongs to the solo game", variant_name(&frame)))
    }

    fn human(&self, side: Side) -> Result<(), String> {
        ensure(!self.is_bot(side), || format!("`{side}` is the bot and is not asked"))
    }

    fn rollable(&self, space: Space) -> Result<(), String> {
        ensure(self.has_candidates(space), || format!("no unit of the bot fits `{space}`"))
    }

    fn spoils(&self, theatre: Theatre, left: u16) -> Result<(), String> {
        let spaces = THEATRE_SPACES[theatre as usize];
        let wanted = u64::from(left) << spaces.trailing_zeros();
        ensure(wanted & !(spaces & self.free) == 0, || {
            format!("only free spaces of `{theatre}` can be taken")
        })
    }

    /// The game waits for a seat or for luck with something to choose from, or it is over.
    fn check_rest(&self) -> Result<(), String> {
        ensure(self.frames.len() <= DEEPEST, || format!("more than {DEEPEST} frames"))?;
        ensure(self.ending.is_some() == self.frames.is_empty(), || {
            "a game is over exactly if it has an ending and no frames".to_owned()
        })?;
        let (mut legal, mut chances) = (Vec::new(), Vec::new());
        self.legal(&mut legal);
        self.chances(&mut chances);
        let waits = self.ending.is_some() || !legal.is_empty() || !chances.is_empty();
        ensure(waits && self.rests(), || {
            format!("nothing can be chosen or drawn for `{}`", self.frames.top_name())
        })
    }

    /// Is there something left for luck to bring?
    fn rests(&self) -> bool {
        match self.frames.top() {
            Some(Frame::Draw { left, .. } | Frame::Research { left, .. }) => left > 0,
            Some(Frame::Handicap { left, .. } | Frame::Foothold { left, .. }) => left > 0,
            _ => true,
        }
    }
}
