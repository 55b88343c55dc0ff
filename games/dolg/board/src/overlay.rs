//! What is drawn under the cards for the unit that acts: front arc, charge reach, ranges; the radius of the generals; and
//! the wing counters above them.

use maud::{Markup, html};
use sandtable_dolg::UnitView;
use sandtable_dolg::ids::{Counter, Ground, Kind, Mark, Side, UnitId, Wing};
use sandtable_dolg::moves::{arc_outline, envelopment, extension, sight_outline};
use sandtable_dolg::space::{Convex, FRONT, Rect, UD};

use super::Drawing;
use super::outlook::charge_reach;
use super::plane::Mm;
use super::unit::transform;

impl Drawing<'_> {
    pub(super) fn overlays(&self) -> Markup {
        html! {
            (self.threats())
            @for &side in Side::ALL { (self.radius(side)) }
            @if let Some(unit) = self.acting().and_then(|unit| self.unit(unit)) { (self.reach(unit)) }
            @if let Some(combat) = &self.view.combat { (self.line_of(combat.units)) }
        }
    }

    /// Where the enemies could charge in their next turn, if nothing were in their way; of a spectator nobody is the enemy.
    fn threats(&self) -> Markup {
        let enemies =
            self.view.units.iter().filter(|unit| self.side.is_some_and(|side| side != unit.unit.side()));
        html! {
            g.d-threat {
                @for unit in enemies.filter(|unit| charge_reach(unit) > 0) { (self.arc(unit, charge_reach(unit), "threat")) }
            }
        }
    }

    /// How far a general reaches (17.2).
    fn radius(&self, side: Side) -> Markup {
        let army = &self.view.armies[side.index()];
        let post = army.post.filter(|_| !army.killed).and_then(|unit| self.unit(unit));
        let (Some(general), Some(unit)) = (army.general, post) else { return html! {} };
        let (x, y) = self.plane.of(unit.pose);
        let radius = Mm(i32::from(general.row().radius) * UD + 440);
        html! { circle class={ "d-radius seat-" (side.index()) } cx=(x) cy=(y) r=(radius) {} }
    }

    /// Front arc up to the charge reach, short and long range.
    pub(super) fn reach(&self, unit: &UnitView) -> Markup {
        let Some(row) = unit.kind.map(Kind::row) else { return html! {} };
        let hurried = i32::from(unit.marks.contains(&Mark::Hurried));
        let charge = (i32::from(row.movement) + hurried) * UD;
        html! {
            (self.arc(unit, charge, "charge"))
            @if let Some(missiles) = row.missiles {
                @let [short, long] = [missiles.short, missiles.long].map(|range| (i32::from(range) + i32::from(self.is_on_hill(unit))) * UD);
                (self.sight(unit, long))
                (self.arc(unit, short, "short"))
                (self.arc(unit, long, "long"))
            }
        }
    }

    /// From a hill one shoots farther, and over others (16.4).
    fn is_on_hill(&self, unit: &UnitView) -> bool {
        let mut hills = self.view.grounds.iter().filter(|area| area.ground == Ground::Hill);
        hills.any(|hill| Convex::hull(&hill.rect().corners).contains(unit.pose.center()))
    }

    /// Where each section of the front has a free line to (11.3): the more of them lie over each other, the more dice.
    fn sight(&self, unit: &UnitView, range: i32) -> Markup {
        let others: Vec<Rect> =
            if self.is_on_hill(unit) { Vec::new() } else { self.others(unit.unit).collect() };
        let woods = self.view.grounds.iter().filter(|area| area.ground == Ground::Wood);
        let woods: Vec<Convex> = woods.map(|wood| Convex::hull(&wood.rect().corners)).collect();
        let outline = |section| sight_outline(unit.pose, section, range + FRONT, &others.iter(), &woods);
        html! {
            clipPath id="d-range" { polygon points=(self.plane.points(arc_outline(unit.pose, range))) {} }
            g.d-arc.d-arc-sight clip-path="url(#d-range)" {
                @for section in 0..4 { polygon points=(self.plane.points(outline(section))) {} }
            }
        }
    }

    /// The cards and counters of all units but one.
    fn others(&self, but: UnitId) -> impl Iterator<Item = Rect> {
        let units = self.view.units.iter().filter(move |unit| unit.unit != but);
        units.flat_map(|unit| {
            let counters = Wing::ALL.iter().filter_map(|&wing| self.counter(unit, wing));
            std::iter::once(unit.pose.rect()).chain(counters.map(|(rect, _)| rect))
        })
    }

    fn arc(&self, unit: &UnitView, reach: i32, class: &str) -> Markup {
        let outline = arc_outline(unit.pose, reach);
        html! { polygon class={ "d-arc d-arc-" (class) } points=(self.plane.points(outline)) {} }
    }

    /// From one unit of a combat to the other.
    pub(super) fn line_of(&self, units: [UnitId; 2]) -> Markup {
        let [Some(from), Some(to)] = units.map(|unit| self.unit(unit)) else { return html! {} };
        let ((x1, y1), (x2, y2)) = (self.plane.of(from.pose), self.plane.of(to.pose));
        html! { line.d-line-of x1=(x1) y1=(y1) x2=(x2) y2=(y2) {} }
    }

    /// The wing counters of all units.
    pub(super) fn counters(&self) -> Markup {
        html! {
            @for unit in &self.view.units {
                @for &wing in Wing::ALL {
                    @if let Some((rect, class)) = self.counter(unit, wing) { (self.square(unit, &rect, class)) }
                }
            }
        }
    }

    fn counter(&self, unit: &UnitView, wing: Wing) -> Option<(Rect, &'static str)> {
        let card = unit.pose.rect();
        match unit.wings[wing as usize] {
            Counter::Free => None,
            Counter::Extended => Some((extension(&card, wing), "d-extended")),
            Counter::Enveloping => {
                let foes = unit.foes.iter().filter_map(|&foe| self.unit(foe));
                let mut counters = foes.filter_map(|foe| envelopment(&card, &foe.pose.rect(), wing));
                Some((counters.next()?, "d-enveloping"))
            }
        }
    }

    fn square(&self, unit: &UnitView, rect: &Rect, class: &str) -> Markup {
        const TENTHS: i32 = sandtable_dolg::space::FINE;
        let middle = self.plane.at(rect.center.x / TENTHS, rect.center.y / TENTHS);
        html! {
            g class={ "d-counter seat-" (unit.unit.side().index()) " " (class) } transform=(transform(middle, self.plane.turn(rect.heading))) {
                rect x="-11" y="-11" width="22" height="22" rx="2" {}
                path d="M-6 5L0-6 6 5z" {}
            }
        }
    }
}
