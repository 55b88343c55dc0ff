//! A position: plain small values. Who is engaged with whom is computed, never kept.

use sandtable_core::Stack;
use serde::{Deserialize, Serialize};

use crate::automa::{Automa, Item};
use crate::cards::Cards;
use crate::combat::Combat;
use crate::flow::Frame;
use crate::ids::{
    Counter, Ending, Faction, Formation, General, Ground, Kind, MOST_UNITS, Mark, PLACES, Side, UnitId,
    Victory, Wing,
};
use crate::roster::Troops;
use crate::setup::Options;
use crate::space::{Pose, Rect};
use crate::state_json::StateJson;
use crate::tables::{Table, UnitRow};

/// The most frames.
pub(crate) const DEPTH: usize = 48;
/// The most pieces of ground: three for each side (5.2).
pub(crate) const MOST_GROUNDS: usize = 6;

/// A position of the game.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "StateJson", try_from = "StateJson")]
#[allow(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub struct State {
    pub(crate) options: Options,
    /// 5.9; the one of the options, or the one that was thrown.
    pub(crate) victory: Option<Victory>,
    pub(crate) armies: [Army; 2],
    pub(crate) units: [Unit; PLACES],
    pub(crate) grounds: [Option<Area>; MOST_GROUNDS],
    pub(crate) deck: Cards,
    pub(crate) discard: Cards,
    pub(crate) hands: [Cards; 2],
    /// The cards of a hand that the enemy has seen (7.18).
    pub(crate) known: [Cards; 2],
    /// How often the discard became the deck (19.7).
    pub(crate) shuffles: u8,
    /// Counted from 1; 0 before the first turn.
    pub(crate) turn: u8,
    /// Whose turn it is.
    pub(crate) mover: Side,
    /// Who had the first turn.
    pub(crate) first: Side,
    /// Was an order played in this turn (6.8)?
    pub(crate) ordered: bool,
    /// Officers' call was played in this turn (7.17).
    pub(crate) called_officers: bool,
    /// Forced march waits for an activation order (7.15).
    pub(crate) hurrying: bool,
    /// Do the units lie face down (5.5)?
    pub(crate) face_down: bool,
    /// Who laid the last unit (5.8).
    pub(crate) last_deployer: Side,
    /// The fights of this turn that are over (12.1).
    pub(crate) fought: Pairs,
    pub(crate) combat: Option<Combat>,
    pub(crate) frames: Stack<Frame, DEPTH>,
    pub(crate) ending: Option<(Ending, Option<Side>)>,
    /// What the AI of the solo game keeps (21).
    pub(crate) automa: Option<Automa>,
}

/// What belongs to a side besides its units and its hand: one army, one general (1.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Army {
    /// Whose cards it is made of (4.1).
    pub faction: Option<Faction>,
    /// Who leads it (4.4).
    pub general: Option<General>,
    /// The units that are not on the table yet.
    pub reserve: Troops,
    /// The price of all units (4.3).
    pub points: u16,
    /// The unit the general is with.
    pub post: Option<UnitId>,
    /// Is the general dead (17.4)?
    pub killed: bool,
    /// What was added to his leadership, or taken from it (7.20, 13.13).
    pub leadership_change: i8,
}

impl Army {
    pub(crate) const EMPTY: Army = Army {
        faction: None,
        general: None,
        reserve: Troops::EMPTY,
        points: 0,
        post: None,
        killed: false,
        leadership_change: 0,
    };
}

/// A unit in play (3.6).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Unit {
    /// Which card.
    pub kind: Kind,
    /// Where it lies.
    pub pose: Pose,
    /// How many wounds it has.
    pub wounds: u8,
    /// Wounds of a strike that is not over yet (12.5).
    pub fresh: u8,
    /// Its formation (15).
    pub formation: Option<Formation>,
    /// Its wing counters, left and right.
    pub wings: [Counter; 2],
    /// What lies on it.
    pub marks: Marks,
    /// The main target of its charge in this turn (9.5).
    pub target: Option<UnitId>,
    /// How far it moved in this turn, in 0.1 mm (11.8).
    pub spent: u16,
    /// By what the slowest ground on its way divides its movement (16.2).
    pub pace: u8,
    /// How many of its turns must end before it has missiles again (13.5).
    pub empty_quivers: u8,
    /// What the AI did with it last, and why (23).
    pub reason: Option<Item>,
}

impl Unit {
    /// Nothing there.
    pub(crate) const NONE: Unit = Unit {
        kind: Kind::RomPraet,
        pose: Pose::new(0, 0, 0),
        wounds: 0,
        fresh: 0,
        formation: None,
        wings: [Counter::Free; 2],
        marks: Marks(0),
        target: None,
        spent: 0,
        pace: 1,
        empty_quivers: 0,
        reason: None,
    };

    /// What is printed on it.
    #[inline]
    pub fn row(&self) -> &'static UnitRow {
        self.kind.row()
    }

    /// Does the mark lie on it?
    #[inline]
    pub const fn is(&self, mark: Mark) -> bool {
        self.marks.has(mark)
    }

    /// The life points left (3.6).
    pub fn life(&self) -> u8 {
        self.row().life.saturating_sub(self.wounds)
    }

    /// The card as a rectangle.
    #[inline]
    pub fn rect(&self) -> Rect {
        self.pose.rect()
    }

    /// Its wing counters.
    pub fn wing(&self, wing: Wing) -> Counter {
        self.wings[wing as usize]
    }
}

/// Marks on a unit, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Marks(pub(crate) u32);

impl Marks {
    /// Is it there?
    #[inline]
    pub const fn has(self, mark: Mark) -> bool {
        self.0 >> mark as u32 & 1 == 1
    }

    /// Puts it there, or takes it away.
    #[inline]
    pub const fn set(&mut self, mark: Mark, there: bool) {
        if there {
            self.0 |= 1 << mark as u32;
        } else {
            self.0 &= !(1 << mark as u32);
        }
    }

    /// All that are there.
    pub fn iter(self) -> impl Iterator<Item = Mark> {
        Mark::ALL.iter().copied().filter(move |&mark| self.has(mark))
    }
}

/// A piece of ground: an upright rectangle (16.1), in 0.1 mm.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Area {
    /// What grows there.
    pub ground: Ground,
    /// The middle, to the right.
    pub x: i16,
    /// The middle, away from the south.
    pub y: i16,
    /// Along the width of the table.
    pub width: i16,
    /// Across.
    pub depth: i16,
}

/// A set of units of both sides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct UnitSet([u32; 4]);

impl UnitSet {
    /// Takes a unit out: in the order of deployment, those of this side first (7.24, 20.3).
    pub fn pop(&mut self, first: Side) -> Option<UnitId> {
        let words = [first, first.enemy()].map(|side| [2 * side.index(), 2 * side.index() + 1]);
        let word = words.into_iter().flatten().find(|&word| self.0[word] != 0)?;
        let bit = self.0[word].trailing_zeros() as usize;
        self.0[word] &= self.0[word] - 1;
        Some(UnitId::of(Side::ALL[word / 2], 32 * (word % 2) + bit))
    }

    /// Puts a unit in.
    pub fn put(&mut self, unit: UnitId) {
        self.0[2 * unit.side().index() + unit.nth() / 32] |= 1 << (unit.nth() % 32);
    }
}

impl FromIterator<UnitId> for UnitSet {
    fn from_iter<I: IntoIterator<Item = UnitId>>(units: I) -> UnitSet {
        let mut set = UnitSet::default();
        units.into_iter().for_each(|unit| set.put(unit));
        set
    }
}

/// The pairs that have fought, the unit of the mover first; a list, because each unit meets few enemies.
pub(crate) type Pairs = Stack<(UnitId, UnitId), PLACES>;

impl State {
    /// What the game was set up with.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// The size of the table (2.3).
    #[inline]
    pub fn table(&self) -> Table {
        self.options.table()
    }

    /// A unit.
    #[inline]
    pub fn unit(&self, unit: UnitId) -> &Unit {
        &self.units[unit.index()]
    }

    #[inline]
    pub(crate) fn unit_mut(&mut self, unit: UnitId) -> &mut Unit {
        &mut self.units[unit.index()]
    }

    /// Puts a mark on a unit, or takes it away.
    #[inline]
    pub(crate) fn mark(&mut self, unit: UnitId, mark: Mark, there: bool) {
        self.unit_mut(unit).marks.set(mark, there);
    }

    /// Does a mark lie on a unit?
    #[inline]
    pub fn is(&self, unit: UnitId, mark: Mark) -> bool {
        self.unit(unit).is(mark)
    }

    /// Is the unit on the table?
    #[inline]
    pub fn stands(&self, unit: UnitId) -> bool {
        self.is(unit, Mark::Standing)
    }

    /// The units of a side on the table.
    pub fn standing(&self, side: Side) -> impl Iterator<Item = UnitId> + '_ {
        (0..MOST_UNITS).map(move |nth| UnitId::of(side, nth)).filter(|&unit| self.stands(unit))
    }

    /// All units on the table.
    pub fn everybody(&self) -> impl Iterator<Item = UnitId> + '_ {
        (0..PLACES).map(UnitId::at).filter(|&unit| self.stands(unit))
    }

    /// What belongs to a side.
    pub fn army(&self, side: Side) -> &Army {
        &self.armies[side.index()]
    }

    pub(crate) fn army_mut(&mut self, side: Side) -> &mut Army {
        &mut self.armies[side.index()]
    }

    /// Is the general with this unit?
    #[inline]
    pub fn has_general(&self, unit: UnitId) -> bool {
        let army = self.army(unit.side());
        army.post == Some(unit) && !army.killed
    }
}
