//! Who stands where: contact, wing counters, distances. Nothing of it is kept.

use crate::ids::{Counter, Edge, Mark, Side, UnitId, Wing};
use crate::moves::{envelopment, extension};
use crate::space::{Contact, Pose, Rect, contact, within};
use crate::state::State;

/// Cards that touch, however askew, are nearer than this.
const TOUCHING: i32 = 40;
/// The diagonal of a card, rounded up.
const DIAGONAL: i32 = 1_083;

/// Can cards with these poses be this near, by their centres alone?
pub(crate) fn may_be_within(one: Pose, other: Pose, length: i32) -> bool {
    let near = |a: i16, b: i16| (i32::from(a) - i32::from(b)).abs() <= length + DIAGONAL;
    near(one.x, other.x) && near(one.y, other.y)
}

impl State {
    /// The card of a unit as a rectangle.
    #[inline]
    pub(crate) fn rect(&self, unit: UnitId) -> Rect {
        self.unit(unit).rect()
    }

    /// How two units touch, seen from the first (2.7).
    pub(crate) fn contact(&self, unit: UnitId, other: UnitId) -> Option<Contact> {
        contact(&self.rect(unit), &self.rect(other))
    }

    /// The enemies in contact with a unit.
    pub(crate) fn foes(&self, unit: UnitId) -> impl Iterator<Item = (UnitId, Contact)> + '_ {
        let rect = self.rect(unit);
        self.standing(unit.side().enemy())
            .filter(move |&foe| self.may_be_within(unit, foe, TOUCHING))
            .filter_map(move |foe| Some((foe, contact(&rect, &self.rect(foe))?)))
    }

    /// Is the unit in contact with an enemy (10.1)?
    pub fn is_engaged(&self, unit: UnitId) -> bool {
        self.foes(unit).next().is_some()
    }

    /// Are two units at most this far apart (2.6)?
    pub(crate) fn is_within(&self, unit: UnitId, other: UnitId, length: i32) -> bool {
        self.may_be_within(unit, other, length) && within(&self.rect(unit), &self.rect(other), length)
    }

    /// Can they be, by their centres alone? That spares the corners of most cards.
    pub(crate) fn may_be_within(&self, unit: UnitId, other: UnitId, length: i32) -> bool {
        may_be_within(self.unit(unit).pose, self.unit(other).pose, length)
    }

    /// The units of a side at most this far from a unit, itself among them if it stands.
    pub(crate) fn near(&self, unit: UnitId, side: Side, length: i32) -> impl Iterator<Item = UnitId> + '_ {
        let rect = self.rect(unit);
        self.standing(side).filter(move |&other| {
            self.may_be_within(unit, other, length) && within(&rect, &self.rect(other), length)
        })
    }

    /// The wing counters of a unit that lie on the table.
    pub(crate) fn counters(&self, unit: UnitId) -> impl Iterator<Item = (Wing, Rect)> + '_ {
        Wing::ALL.iter().filter_map(move |&wing| Some((wing, self.counter(unit, wing)?)))
    }

    /// The counter on a wing as a rectangle.
    pub(crate) fn counter(&self, unit: UnitId, wing: Wing) -> Option<Rect> {
        match self.unit(unit).wing(wing) {
            Counter::Free => None,
            Counter::Extended => Some(extension(&self.rect(unit), wing)),
            Counter::Enveloping => {
                let foe = self.flanked_by(unit, wing)?;
                envelopment(&self.rect(unit), &self.rect(foe), wing)
            }
        }
    }

    /// The enemy whose flank this wing can envelop: the outermost before the front, if it has room for that (10.2).
    pub(crate) fn flanked_by(&self, unit: UnitId, wing: Wing) -> Option<UnitId> {
        let rect = self.rect(unit);
        let outermost = |cells: crate::space::Cells| match wing {
            Wing::Left => (0..4).find(|&cell| cells.contains(cell)).map_or(-4, |cell: i32| -cell),
            Wing::Right => (0..4).rev().find(|&cell| cells.contains(cell)).unwrap_or(-1),
        };
        let fronts = self.foes(unit).filter(|(_, contact)| contact.edge == Edge::Front);
        let (foe, _) = fronts.max_by_key(|(foe, contact)| (outermost(contact.cells), *foe))?;
        envelopment(&rect, &self.rect(foe), wing).map(|_| foe)
    }

    /// How many counters of a unit envelop this enemy (10.2, 15.9).
    pub(crate) fn envelopments(&self, unit: UnitId, foe: UnitId) -> u8 {
        let envelops = |wing: &&Wing| {
            self.unit(unit).wing(**wing) == Counter::Enveloping && self.flanked_by(unit, **wing) == Some(foe)
        };
        Wing::ALL.iter().filter(envelops).count() as u8
    }

    /// How many counters of a unit's extended line touch this enemy with their front (12.2).
    pub(crate) fn extensions_against(&self, unit: UnitId, foe: UnitId) -> u8 {
        let foe = self.rect(foe);
        let touches = |wing: &&Wing| {
            self.unit(unit).wing(**wing) == Counter::Extended
                && contact(&extension(&self.rect(unit), **wing), &foe)
                    .is_some_and(|contact| contact.edge == Edge::Front)
        };
        Wing::ALL.iter().filter(touches).count() as u8
    }

    /// The sections of a unit's front that touch the front of an enemy's counter, and not the enemy itself (9.8).
    pub(crate) fn cells_at_counters(&self, unit: UnitId, foe: UnitId, contact: Contact) -> u8 {
        let (rect, card) = (self.rect(unit), self.rect(foe));
        let extended = Wing::ALL.iter().filter(|&&wing| self.unit(foe).wing(wing) == Counter::Extended);
        let mut cells = 0_u8;
        for &wing in extended {
            let touched = crate::space::contact(&rect, &extension(&card, wing));
            let Some(touched) =
                touched.filter(|one| one.edge == contact.edge && one.their_edge == Edge::Front)
            else {
                continue;
            };
            cells |=
                (0..4).filter(|&cell| touched.cells.contains(cell)).fold(0, |bits, cell| bits | 1 << cell);
        }
        (0..4).filter(|&cell| cells >> cell & 1 == 1 && !contact.cells.contains(cell)).count() as u8
    }

    /// How many counters of the extended line a unit has (15.8).
    pub(crate) fn extensions(&self, unit: UnitId) -> u8 {
        self.unit(unit).wings.iter().filter(|&&counter| counter == Counter::Extended).count() as u8
    }

    /// Counters of envelopment without contact are taken away (10.7).
    pub(crate) fn drop_loose_counters(&mut self) {
        for at in 0..self.units.len() {
            let unit = UnitId::at(at);
            for &wing in Wing::ALL {
                let loose =
                    self.units[at].wing(wing) == Counter::Enveloping && self.flanked_by(unit, wing).is_none();
                if loose {
                    self.units[at].wings[wing as usize] = Counter::Free;
                }
            }
        }
    }

    /// Can the unit fight and act at all: is it neither broken nor fleeing?
    pub(crate) fn is_steady(&self, unit: UnitId) -> bool {
        !self.is(unit, Mark::Broken) && !self.is(unit, Mark::Fleeing)
    }
}
