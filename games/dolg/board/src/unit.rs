//! A unit as a card seen from above: its front is the bold edge with the arrow. What is written on it stays upright.

use maud::{Markup, html};
use sandtable_core::{Message, Say};
use sandtable_dolg::ids::{Formation, Kind, Mark, Side, Trait};
use sandtable_dolg::space::Pose;
use sandtable_dolg::tables::{Branch, Class, UnitRow};
use sandtable_dolg::{Element, UnitView};

use super::plane::{Mm, degrees};
use super::{Drawing, icon};

/// The marks that are shown on a card, with their paragraphs.
pub(crate) const BADGES: [(Mark, &str, &str); 4] = [
    (Mark::Broken, "broken", "14.4"),
    (Mark::Fleeing, "fleeing", "14.5"),
    (Mark::NoOfficers, "no-officers", "13.12"),
    (Mark::Veteran, "veteran", "13.16"),
];

/// What a unit fights as.
pub(crate) fn body_sign(row: &UnitRow) -> &'static str {
    match (row.class, row.kind) {
        (Class::Siege, _) => "artillery",
        (_, Kind::ParCamel) => "camel",
        _ if row.has(Trait::Artillery) => "artillery",
        _ if row.has(Trait::Chariot) => "chariot",
        (Class::Mounted, _) => "horse",
        (Class::Foot, _) if matches!(row.branch(), Branch::Heavy) => "heavy",
        _ => "light",
    }
}

/// What it shoots, throws or levels.
pub(crate) fn weapon_sign(row: &UnitRow) -> Option<&'static str> {
    match row.kind {
        _ if row.has(Trait::Artillery) => None,
        Kind::CelSling | Kind::AuxBale | Kind::MerRhod => Some("sling"),
        _ if row.has_bows() => Some("bow"),
        _ if row.has_javelins() => Some("javelins"),
        _ if row.has(Trait::Lance) => Some("lance"),
        _ => None,
    }
}

/// The card of a kind as the rules show it.
pub(crate) fn printed(kind: Kind) -> Markup {
    let row = kind.row();
    html! {
        span.d-printed { (icon(body_sign(row))) @if let Some(sign) = weapon_sign(row) { (icon(sign)) } }
    }
}

/// The plate of a card: four sections of the front, the arrow, the corners of its side.
pub(crate) fn plate(side: Side) -> Markup {
    let corner = if side == Side::South { 2 } else { 12 };
    html! {
        svg.d-plate viewBox="0 0 88 63" aria-hidden="true" {
            rect.d-paper x="1" y="1" width="86" height="61" rx=(corner) {}
            path.d-front d="M1 9V4q0-3 3-3h80q3 0 3 3v5H52L44 16 36 9z" {}
            path.d-cut d="M22 1v8M44 1v5M66 1v8" {}
        }
    }
}

impl Drawing<'_> {
    /// A unit where it lies.
    pub(super) fn card(&self, unit: &UnitView) -> Markup {
        let Pose { x, y, heading } = unit.pose;
        let (id, side) = (unit.unit.to_string(), unit.unit.side());
        let turn = self.plane.turn(heading);
        let name = self.card_name(unit);
        html! {
            div class={ "d-unit seat-" (side.index()) } id={ "u-" (id) } data-piece=(id) data-follow[self.acting() == Some(unit.unit)] style=(self.plane.style(x.into(), y.into())) {
                div class={ "d-card" (self.card_classes(unit)) } data-element=(id) data-rule="3.2" title=(name) style={ "--r:" (degrees(turn)) } {
                    (plate(side))
                    (self.face(unit, (180..540).contains(&turn)))
                    (self.card_layer(unit, &name))
                }
            }
        }
    }

    /// What a click on a card does; a card of the AI that is no choice says why it did what it did.
    fn card_layer(&self, unit: &UnitView, name: &str) -> Markup {
        if self.answers(unit) && !self.is_live(Element::Unit(unit.unit)) {
            return self.ask_layer(unit.unit, name);
        }
        self.context.click_layer(&unit.unit.to_string(), name)
    }

    fn card_classes(&self, unit: &UnitView) -> String {
        let mut classes = String::new();
        let mut add = |is: bool, class: &str| {
            if is {
                classes.push_str(class);
            }
        };
        let has = |mark| unit.marks.contains(&mark);
        add(unit.kind.is_none(), " d-hidden");
        add(self.acting() == Some(unit.unit), " d-acting");
        add(has(Mark::Activated) && !has(Mark::Moved), " d-activated");
        add(has(Mark::Moved), " d-moved");
        add(has(Mark::Fleeing), " d-fled");
        let fights = self.view.combat.is_some_and(|combat| combat.units.contains(&unit.unit));
        add(fights, " d-fights");
        classes
    }

    /// What is written on a card; turned about if it would stand on its head.
    fn face(&self, unit: &UnitView, flipped: bool) -> Markup {
        let Some(kind) = unit.kind else {
            return html! { div.d-face.d-flip[flipped] aria-hidden="true" { (side_mark(unit.unit.side())) b.d-id { (unit.unit.nth() + 1) "?" } } };
        };
        let row = kind.row();
        html! {
            div.d-face.d-flip[flipped] aria-hidden="true" {
                div.d-signs {
                    (icon(body_sign(row)))
                    @if let Some(sign) = weapon_sign(row) { (icon(sign)) }
                    @if self.view.armies[unit.unit.side().index()].post == Some(unit.unit) { span.d-banner { (icon("general")) } }
                    @for (mark, sign, _) in BADGES.iter().filter(|(mark, ..)| unit.marks.contains(mark)) {
                        span class={ "d-badge d-mark-" (mark) } { (icon(sign)) }
                    }
                    @if let Some(formation) = unit.formation { span.d-badge.d-formed { (icon(formation_sign(formation))) } }
                }
                div.d-line {
                    (side_mark(unit.unit.side()))
                    b.d-id { (unit.unit.nth() + 1) }
                    span.d-life { "\u{2665}" (row.life.saturating_sub(unit.wounds)) "/" (row.life) }
                    @if unit.fresh > 0 { span.d-fresh { "\u{2212}" (unit.fresh) } }
                }
                div.d-name { (self.context.name(&kind)) " " (unit.unit.nth() + 1) }
            }
        }
    }

    /// All that the signs of a card say.
    pub(super) fn card_name(&self, unit: &UnitView) -> String {
        let mut parts = vec![self.name(unit.unit)];
        parts.push(self.context.name(&unit.unit.side()));
        if let Some(kind) = unit.kind {
            let row = kind.row();
            let life = Message::new("dolg-board-life")
                .with("life", row.life.saturating_sub(unit.wounds))
                .with("most", row.life);
            parts.push(self.say(&life));
            parts.push(self.profile(row));
            parts.extend(row.each_trait().map(|one| self.context.name(&one)));
        }
        parts.extend(unit.formation.map(|formation| self.context.name(&formation)));
        let told = unit.marks.iter().filter(|mark| !matches!(mark, Mark::Standing | Mark::Frightened));
        parts.extend(told.map(|mark| self.context.name(mark)));
        let army = &self.view.armies[unit.unit.side().index()];
        if let Some(general) = army.general.filter(|_| army.post == Some(unit.unit)) {
            parts.push(self.say(&Message::new("dolg-board-general-here").with("general", general.say())));
        }
        if !unit.foes.is_empty() {
            parts.push(self.text("engaged"));
        }
        parts.join(". ")
    }

    /// Attack, missiles, defence, movement and morale in short.
    pub(super) fn profile(&self, row: &UnitRow) -> String {
        let mut line = Message::new("dolg-board-profile")
            .with("hit", row.melee.0)
            .with("damage", row.melee.1)
            .with("dodge", row.defence.0)
            .with("shield", row.defence.1)
            .with("movement", row.movement)
            .with("morale", row.morale);
        let missiles = row.missiles.map_or_else(
            || Message::new("dolg-board-no-missiles"),
            |missiles| {
                Message::new("dolg-board-missiles")
                    .with("hit", missiles.attack.0)
                    .with("damage", missiles.attack.1)
                    .with("short", missiles.short)
                    .with("long", missiles.long)
            },
        );
        line = line.with("missiles", missiles);
        self.say(&line)
    }
}

/// A diamond for the south, a disc for the north.
pub(crate) fn side_mark(side: Side) -> Markup {
    html! { i class={ "mark seat-" (side.index()) } aria-hidden="true" {} }
}

/// The sign of a formation.
pub(crate) fn formation_sign(formation: Formation) -> &'static str {
    formation.word()
}

/// Where a card lies and how it is turned, as a transformation of a drawing around its middle.
pub(crate) fn transform((x, y): (Mm, Mm), turn: i32) -> String {
    format!("translate({x} {y})rotate({})", f64::from(turn) / 2.0)
}
