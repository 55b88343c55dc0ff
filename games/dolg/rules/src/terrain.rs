//! The ground: where a unit stands, and what hides it (16).

use crate::ids::{Ground, Trait, UnitId};
use crate::space::{Convex, Heading, Point, Rect, within};
use crate::state::{Area, State};

impl Area {
    /// The piece as a rectangle.
    pub fn rect(&self) -> Rect {
        let half = |length: i16| i32::from(length) / 2;
        Rect::new(Point::at(self.x.into(), self.y.into()), Heading::NORTH, half(self.width), half(self.depth))
    }

    /// The piece as an area.
    pub(crate) fn convex(&self) -> Convex {
        Convex::hull(&self.rect().corners)
    }
}

impl State {
    /// The pieces of ground on the table.
    pub fn areas(&self) -> impl Iterator<Item = Area> + '_ {
        self.grounds.iter().flatten().copied()
    }

    /// Is the middle of the unit on this ground (16.1)?
    pub(crate) fn is_on(&self, unit: UnitId, ground: Ground) -> bool {
        let center = self.unit(unit).pose.center();
        self.areas().any(|area| area.ground == ground && area.convex().contains(center))
    }

    /// Is any part of the unit on this ground or at its border (13.10)?
    pub(crate) fn touches_ground(&self, unit: UnitId, ground: Ground) -> bool {
        let rect = self.rect(unit);
        self.areas().any(|area| area.ground == ground && within(&rect, &area.rect(), 0))
    }

    /// 16.3
    pub(crate) fn is_at_home_in_wood(&self, unit: UnitId) -> bool {
        let able = self.has_trait(unit, Trait::Skirmisher) || self.has_trait(unit, Trait::Woodsman);
        able && self.is_on(unit, Ground::Wood)
    }

    /// In a wood, or into one, nobody but woodsmen charges with any advantage (16.3).
    pub(crate) fn is_charge_in_wood(&self, charger: UnitId, target: UnitId) -> bool {
        let wood = self.is_on(charger, Ground::Wood) || self.is_on(target, Ground::Wood);
        wood && !self.has_trait(charger, Trait::Woodsman) // 18.10
    }

    /// Fills in the woods, and says how many there are.
    pub(crate) fn woods(&self, out: &mut [Convex]) -> usize {
        let woods = self.areas().filter(|area| area.ground == Ground::Wood);
        let mut number = 0;
        for (place, wood) in out.iter_mut().zip(woods) {
            *place = wood.convex();
            number += 1;
        }
        number
    }
}

/// Something to fill a list with.
pub(crate) fn no_area() -> Convex {
    Convex::hull(&[Point::at(0, 0)])
}
