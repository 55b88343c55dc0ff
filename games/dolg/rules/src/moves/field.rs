//! What lies on the table, and who moves there.

use crate::ids::{Ground, PLACES, Trait, UnitId};
use crate::space::{
    Convex, Heading, Point, Pose, Rect, TOLERANCE, UD, Wing, depth, is_nearer, overlaps, overlaps_deeper,
};
use crate::tables::UnitRow;

use super::budget::Budget;
use super::engaged::extension;
use super::going::Going;

/// Whoever does not make contact ends at least 5 mm from every enemy (8.14).
pub const KEEP_AWAY: i32 = 50;
/// A march begins and ends at least 4 UD from every enemy (8.4).
pub const MARCH_DISTANCE: i32 = 4 * UD;
/// Roundings may lay cards a little deeper into each other than the tolerance; from there they still may move.
const DEEPEST: i32 = TOLERANCE + 4;
const MOST_BODIES: usize = 3 * PLACES;
const MOST_PATCHES: usize = 8;

/// A card or a wing counter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Body {
    /// Where it lies.
    pub rect: Rect,
    /// Whose it is.
    pub unit: UnitId,
    /// On which wing, if it is a counter.
    pub counter: Option<Wing>,
    /// Is it the card of skirmishers?
    pub skirmisher: bool,
}

impl Body {
    const NONE: Body = Body {
        rect: Rect {
            center: Point { x: 0, y: 0 },
            heading: Heading::NORTH,
            half_front: 0,
            half_depth: 0,
            corners: [Point { x: 0, y: 0 }; 4],
        },
        unit: UnitId::at(0),
        counter: None,
        skirmisher: false,
    };
}

/// A piece of ground.
#[derive(Clone, Copy, Debug)]
pub(super) struct Patch {
    pub(super) area: Convex,
    pub(super) ground: Ground,
}

/// Everything on the table that can be in a unit's way.
#[derive(Clone, Debug)]
pub struct Field {
    bodies: [Body; MOST_BODIES],
    len: usize,
    patches: [Option<Patch>; MOST_PATCHES],
    /// From left to right, in 0.1 mm.
    pub width: i32,
    /// From south to north, in 0.1 mm.
    pub height: i32,
}

impl Field {
    /// An empty table.
    pub fn new(width: i32, height: i32) -> Field {
        Field { bodies: [Body::NONE; MOST_BODIES], len: 0, patches: [None; MOST_PATCHES], width, height }
    }

    /// Adds the card of a unit.
    pub fn add_card(&mut self, unit: UnitId, pose: Pose, row: &UnitRow) {
        self.add(Body { rect: pose.rect(), unit, counter: None, skirmisher: row.has(Trait::Skirmisher) });
    }

    /// Adds a wing counter of a unit.
    pub fn add_counter(&mut self, unit: UnitId, wing: Wing, rect: Rect) {
        self.add(Body { rect, unit, counter: Some(wing), skirmisher: false });
    }

    fn add(&mut self, body: Body) {
        self.bodies[self.len] = body;
        self.len += 1;
    }

    /// Adds a piece of ground.
    pub fn add_ground(&mut self, ground: Ground, area: Convex) {
        let place = self.patches.iter_mut().find(|patch| patch.is_none());
        if let Some(place) = place {
            *place = Some(Patch { area, ground });
        }
    }

    /// Cards and counters.
    pub fn bodies(&self) -> &[Body] {
        &self.bodies[..self.len]
    }

    /// Cards and counters of the other units.
    #[inline]
    pub(super) fn others(&self, unit: UnitId) -> impl Iterator<Item = &Body> + Clone {
        self.bodies().iter().filter(move |body| body.unit != unit)
    }

    /// The cards of the enemies of a unit.
    pub(super) fn enemy_cards(&self, unit: UnitId) -> impl Iterator<Item = &Body> + Clone {
        self.others(unit).filter(move |body| body.unit.side() != unit.side() && body.counter.is_none())
    }

    /// The cards of a unit's friends.
    pub(super) fn friend_cards(&self, unit: UnitId) -> impl Iterator<Item = &Body> + Clone {
        self.others(unit).filter(move |body| body.unit.side() == unit.side() && body.counter.is_none())
    }

    /// The ground, and what it means to a unit.
    pub(super) fn grounds(&self, row: &'static UnitRow) -> impl Iterator<Item = (&Convex, Going)> {
        self.patches.iter().flatten().map(move |patch| (&patch.area, Going::of(patch.ground, row)))
    }

    /// The budget, off the road unless one road leads from one place of the unit's centre to the other (16.9).
    pub(super) fn keep_to_road(&self, budget: Budget, from: Point, to: Point) -> Budget {
        let mut roads = self.patches.iter().flatten().filter(|patch| patch.ground == Ground::Road);
        let stays = roads.any(|road| road.area.contains(from) && road.area.contains(to));
        if stays { budget } else { budget.off_road() }
    }

    /// Is there nothing but open ground?
    pub(super) fn is_open(&self) -> bool {
        self.patches[0].is_none()
    }

    /// Can the unit rest here: on the table, over nothing, and this far from every enemy (8.12, 8.14)?
    pub fn is_free(&self, mover: &Mover, pose: Pose, keep_away: i32) -> bool {
        self.is_free_among(mover, pose, keep_away, &self.others(mover.unit))
    }

    /// The same where only these others are near.
    pub(super) fn is_free_among<'a>(
        &self,
        mover: &Mover,
        pose: Pose,
        keep_away: i32,
        others: &(impl Iterator<Item = &'a Body> + Clone),
    ) -> bool {
        let (rects, len) = mover.rects(&pose.rect());
        let is_taken = |rect: &Rect, body: &Body| {
            overlaps(rect, &body.rect) || (mover.is_enemy(body) && is_nearer(rect, &body.rect, keep_away))
        };
        rects[..len].iter().all(|rect| {
            rect.is_on_table(self.width, self.height)
                && !others.clone().any(|body| is_taken(rect, body))
                && !self
                    .grounds(mover.row)
                    .any(|(area, going)| going.closed && area.overlaps(rect, TOLERANCE))
        })
    }

    /// Is an enemy nearer than this?
    pub(super) fn is_enemy_nearer(&self, mover: &Mover, rect: &Rect, length: i32) -> bool {
        let mut enemies = self.others(mover.unit).filter(|body| mover.is_enemy(body));
        enemies.any(|body| is_nearer(rect, &body.rect, length))
    }
}

/// The most bodies that can lie near a unit.
const MOST_NEAR: usize = 64;

/// The bodies of others near a point.
#[derive(Clone, Copy, Debug)]
pub(super) struct Near<'a> {
    field: &'a Field,
    list: [u16; MOST_NEAR],
    len: usize,
}

impl<'a> Near<'a> {
    /// Whose centre is at most this far away, in 0.1 mm, and that are wanted.
    pub(super) fn new(
        field: &'a Field,
        point: Point,
        reach: i32,
        wanted: impl Fn(&Body) -> bool,
    ) -> Near<'a> {
        let mut near = Near { field, list: [0; MOST_NEAR], len: 0 };
        for (at, body) in field.bodies().iter().enumerate() {
            if near.len < MOST_NEAR && point.is_within(body.rect.center, reach) && wanted(body) {
                near.list[near.len] = at as u16;
                near.len += 1;
            }
        }
        near
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = &'a Body> + Clone {
        self.list[..self.len].iter().map(|&at| &self.field.bodies()[at as usize])
    }

    pub(super) fn is_empty(&self) -> bool {
        self.len == 0
    }
}

/// A unit that is about to move.
#[derive(Clone, Copy, Debug)]
pub struct Mover {
    /// Which.
    pub unit: UnitId,
    /// Where it starts.
    pub pose: Pose,
    /// Its kind.
    pub row: &'static UnitRow,
    /// On which wings counters of an extended line move along, left and right (8.16).
    pub extended: [bool; 2],
}

impl Mover {
    /// A unit without wing counters.
    pub const fn new(unit: UnitId, pose: Pose, row: &'static UnitRow) -> Mover {
        Mover { unit, pose, row, extended: [false; 2] }
    }

    /// The same unit elsewhere.
    #[must_use]
    pub const fn at(&self, pose: Pose) -> Mover {
        Mover { pose, ..*self }
    }

    /// The card and the counters that move along, if the card lies here.
    pub(super) fn rects(&self, card: &Rect) -> ([Rect; 3], usize) {
        let (mut rects, mut len) = ([*card; 3], 1);
        for (&wing, _) in Wing::ALL.iter().zip(self.extended).filter(|(_, extended)| *extended) {
            rects[len] = extension(card, wing);
            len += 1;
        }
        (rects, len)
    }

    pub(super) fn is_enemy(&self, body: &Body) -> bool {
        body.unit.side() != self.unit.side()
    }

    /// May the unit pass through this on its way (8.13)?
    pub(super) fn passes(&self, body: &Body) -> bool {
        !self.is_enemy(body) && (body.skirmisher || self.row.has(Trait::Skirmisher))
    }
}

/// How deep a rectangle may get into another on its way: as deep as it is there already, within reason.
pub(super) fn tolerance(rect: &Rect, other: &Rect) -> i32 {
    if !overlaps_deeper(rect, other, TOLERANCE - 1) {
        return TOLERANCE;
    }
    (depth(rect, other) + 1).clamp(TOLERANCE, DEEPEST)
}
