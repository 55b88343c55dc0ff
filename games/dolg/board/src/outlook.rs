//! What somebody thinks about: the cards where they would lie, what that costs, how far it is to the nearest enemy and to the
//! pointer, and who could charge there.

use maud::{Markup, html};
use sandtable_core::Message;
use sandtable_dolg::ids::{Kind, Mark, Trait, UnitId};
use sandtable_dolg::space::{Point, UD, distance, nearest_point, reaches_front_arc};
use sandtable_dolg::{Frame, MILLIMETRES, UNITS_OF_DISTANCE, UnitView, View};

use super::Drawing;
use super::plane::{Mm, degrees};

impl Drawing<'_> {
    /// All that would be otherwise; `self` draws what would be.
    pub(super) fn outlook(&self, now: &View, drag: Option<(&str, (i32, i32))>) -> Markup {
        let moved: Vec<_> = self.view.units.iter().filter(|unit| is_elsewhere(now, unit)).collect();
        let (width, height) = (Mm(self.plane.table.width), Mm(self.plane.table.height));
        html! {
            svg.d-over viewBox={ "0 0 " (width) " " (height) } {
                @for unit in &moved { (self.reach(unit)) (self.ruler_to_enemy(unit)) }
                @if let Some((from, point)) = self.dragged(now, drag) { (self.line(from, point)) }
                @if let Some(combat) = self.view.combat.filter(|_| now.combat.is_none()) { (self.line_of(combat.units)) }
                (self.direction())
            }
            @for unit in &moved { (self.planned(now, unit)) }
            @if let Some((from, point)) = self.dragged(now, drag) {
                (self.tag(point, "d-tag-pointer", &self.measured("dolg-board-pointer", length(from, point))))
            }
        }
    }

    /// The card where it would lie, with what it costs and what it comes near to.
    fn planned(&self, now: &View, unit: &UnitView) -> Markup {
        let style = self.plane.style(unit.pose.x.into(), unit.pose.y.into());
        let cost = (spent(self.view, unit.unit) - spent(now, unit.unit)).max(0);
        html! {
            div.d-ghost.d-planned style={ (style) ";--r:" (degrees(self.plane.turn(unit.pose.heading))) } {}
            div.d-tag style=(style) {
                b { (self.name(unit.unit)) }
                @if cost > 0 { span data-note { (self.measured("dolg-board-cost", cost)) } }
                @if let Some((enemy, gap)) = self.nearest_enemy(unit) {
                    span data-note { (self.say(&Message::new("dolg-board-nearest").with("unit", self.view.name(enemy)).with("distance", UNITS_OF_DISTANCE.say(gap)))) }
                }
                (self.threats_to(unit))
            }
        }
    }

    /// How many enemies could charge it there, if nothing were in their way.
    fn threats_to(&self, unit: &UnitView) -> Markup {
        let card = unit.pose.rect();
        let threats = self.enemies(unit).filter(|enemy| {
            let reach = charge_reach(enemy);
            let from = enemy.pose.rect();
            distance(&from, &card) <= reach && reaches_front_arc(&from, &card)
        });
        let number = threats.count() as u8;
        html! { @if number > 0 { span data-note { (self.say(&Message::new("dolg-board-threats").with("number", number))) } } }
    }

    fn enemies<'a>(&'a self, unit: &UnitView) -> impl Iterator<Item = &'a UnitView> + use<'a> {
        let side = unit.unit.side();
        self.view.units.iter().filter(move |other| other.unit.side() != side)
    }

    fn nearest_enemy(&self, unit: &UnitView) -> Option<(UnitId, i32)> {
        let card = unit.pose.rect();
        let gaps = self.enemies(unit).map(|enemy| (enemy.unit, distance(&card, &enemy.pose.rect())));
        gaps.min_by_key(|&(_, gap)| gap)
    }

    /// From the front to the nearest enemy.
    fn ruler_to_enemy(&self, unit: &UnitView) -> Markup {
        let nearest = self.nearest_enemy(unit).and_then(|(enemy, _)| self.unit(enemy));
        let from = unit.pose.rect().front_middle();
        html! { @if let Some(enemy) = nearest { (self.line(from, nearest_point(&enemy.pose.rect(), from))) } }
    }

    /// The front of what is dragged, as it lies now, and the point under the pointer.
    fn dragged(&self, now: &View, drag: Option<(&str, (i32, i32))>) -> Option<(Point, Point)> {
        let (word, (x, y)) = drag?;
        let unit: UnitId = word.parse().ok()?;
        let card = now.units.iter().find(|view| view.unit == unit)?.pose.rect();
        Some((card.front_middle(), Point::at(x, self.plane.table.height - y)))
    }

    /// Which way a unit would go (8.7).
    fn direction(&self) -> Markup {
        let Some(Frame::Drift { unit, direction, .. }) = self.top() else { return html! {} };
        let Some(unit) = self.unit(unit) else { return html! {} };
        let there = unit.pose.moved(unit.pose.heading.turned(direction.into()), 2 * UD);
        self.line(unit.pose.center(), there.center())
    }

    fn line(&self, from: Point, to: Point) -> Markup {
        let [(x1, y1), (x2, y2)] = [from, to].map(|point| {
            let (x, y) = point.in_tenths();
            self.plane.at(x, y)
        });
        html! { line.d-rule x1=(x1) y1=(y1) x2=(x2) y2=(y2) {} }
    }

    fn tag(&self, point: Point, class: &str, text: &str) -> Markup {
        let (x, y) = point.in_tenths();
        html! { div class={ "d-tag " (class) } style=(self.plane.style(x, y)) { span { (text) } } }
    }

    /// A length in a sentence, in UD and in millimetres.
    fn measured(&self, id: &'static str, length: i32) -> String {
        let (ud, mm) = (UNITS_OF_DISTANCE.say(length), MILLIMETRES.say(length));
        self.say(&Message::new(id).with("ud", ud).with("mm", mm))
    }
}

/// How far it is from one point to another, in 0.1 mm.
fn length(from: Point, to: Point) -> i32 {
    let ((x1, y1), (x2, y2)) = (from.in_tenths(), to.in_tenths());
    f64::from(x2 - x1).hypot(f64::from(y2 - y1)).round() as i32
}

/// Is the unit somewhere else than it is now?
fn is_elsewhere(now: &View, unit: &UnitView) -> bool {
    now.units.iter().find(|other| other.unit == unit.unit).is_none_or(|other| other.pose != unit.pose)
}

/// What a unit has used of its movement.
fn spent(view: &View, unit: UnitId) -> i32 {
    match view.frames.last() {
        Some(Frame::Segments { unit: mover, trip } | Frame::Manoeuvre { unit: mover, trip, .. })
            if *mover == unit =>
        {
            trip.spent.into()
        }
        Some(Frame::Drift { unit: mover, trip, .. } | Frame::GetAway { unit: mover, trip })
            if *mover == unit =>
        {
            trip.spent.into()
        }
        _ => {
            let view = view.units.iter().find(|view| view.unit == unit);
            view.map_or(0, |view| view.spent.0.into())
        }
    }
}

/// How far a unit could charge next turn on open ground (9.1).
pub(crate) fn charge_reach(unit: &UnitView) -> i32 {
    let shaken = [Mark::Broken, Mark::Fleeing].iter().any(|mark| unit.marks.contains(mark));
    let row = unit.kind.map(Kind::row).filter(|row| !shaken && !row.has(Trait::Artillery));
    row.map_or(0, |row| i32::from(row.movement) * UD)
}
