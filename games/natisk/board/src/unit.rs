//! Units as tokens: the shape says whose it is, the silhouette the type, the mark in the corner the ability, and a
//! double frame a special weapon.

use maud::{Markup, html};
use sandtable_board::Fragment;
use sandtable_natisk::ids::{Ability, Side, Unit};
use sandtable_natisk::tables::{AIR, ANY, ARMY, NAVY, PRINTED_UNITS, Types, UNITS, UnitRow};
use sandtable_natisk::{Blank, BlankType, Holder};

use super::{Drawing, PARTS, Part, side_class};

/// The classes of strengths of one, two and three characters.
const TEXT_SIZES: [Option<&str>; 3] = [None, Some("two"), Some("long")];

impl Drawing<'_> {
    /// A token without a name, which is said by what it lies on; `id` names the node of a piece that moves.
    pub(super) fn token(&self, side: Side, unit: Unit, id: Option<&str>) -> Markup {
        token(side, unit, row(unit, &self.view.blanks), id)
    }

    /// A token in a line of text.
    pub(super) fn mention(&self, side: Side, unit: Unit) -> Fragment {
        let (lang, row) = (self.context.locale.lang(), row(unit, &self.view.blanks));
        PARTS.get(Part::Mention { lang, side, unit, row }, || self.drawn_mention(side, unit))
    }

    pub(super) fn drawn_mention(&self, side: Side, unit: Unit) -> Markup {
        let name = self.context.name(&unit);
        html! {
            span.n-mention title=(name) {
                (self.token(side, unit, None))
                span.sr { (name) }
                (self.context.rule(paragraph(unit)))
            }
        }
    }
}

/// A printed token for a page of text, where no board lies around it.
pub(super) fn printed(side: Side, unit: Unit) -> Markup {
    html! { span.n-ink.n-mention { (token(side, unit, row(unit, &[]), None)) } }
}

fn token(side: Side, unit: Unit, row: UnitRow, id: Option<&str>) -> Markup {
    let shape = if side.is_first() { "#n-first" } else { "#n-second" };
    let strength = strength(row);
    html! {
        svg class={ "n-token piece " (side_class(side)) @if row.special { " special" } }
            id=[id] data-piece=(unit) viewBox="0 0 64 48" aria-hidden="true" {
            use.n-shape href=(shape) {}
            @if row.special { use.n-frame href=(shape) transform="translate(4.5 3.4)scale(.86)" {} }
            use.n-glyph href={ "#n-" (glyph(unit, row)) } x="6" y="9" width="31" height="31" {}
            @if let Some(mark) = mark(row.ability) {
                use.n-mark href={ "#n-" (mark) } x="40" y="7" width="13" height="13" {}
            }
            text class=[TEXT_SIZES[strength.len() - 1]] x="48" y="39" { (strength) }
        }
    }
}

/// The unit as printed, or as somebody filled it in.
pub(super) fn row(unit: Unit, blanks: &[Blank]) -> UnitRow {
    match (unit as usize).checked_sub(PRINTED_UNITS) {
        None => UNITS[unit as usize],
        Some(at) => blanks.get(at).map_or(UNITS[0], |blank| blank_row(*blank)),
    }
}

fn blank_row(blank: Blank) -> UnitRow {
    let types: Types = match blank.kind {
        BlankType::Army => ARMY,
        BlankType::Navy => NAVY,
        BlankType::Air => AIR,
        BlankType::ArmyNavy => ARMY | NAVY,
        BlankType::Any => ANY,
    };
    UnitRow {
        types,
        strength: blank.strength,
        ability: blank.ability,
        special: blank.holder == Holder::Research,
    }
}

fn glyph(unit: Unit, row: UnitRow) -> &'static str {
    match (unit, row.types) {
        (Unit::Godzilla, _) => "godzilla",
        (Unit::Spy, _) => "spy",
        (Unit::Scientist, _) => "scientist",
        (Unit::Leadership, _) => "leadership",
        (_, ARMY) => "army",
        (_, NAVY) => "navy",
        (_, AIR) => "air",
        (_, ANY) => "any",
        _ => "amphibious",
    }
}

/// The mark of an ability; spy, scientist and leadership are known by their silhouettes already.
pub(super) fn mark(ability: Ability) -> Option<&'static str> {
    match ability {
        Ability::None | Ability::Spy | Ability::Scientist => None,
        Ability::Blitz => Some("bolt"),
        Ability::Bombing => Some("bomb"),
        Ability::TaskForce => Some("bar"),
        Ability::General | Ability::Admiral => Some("star"),
        Ability::Nuclear => Some("trefoil"),
        Ability::Leadership => Some("twice"),
        Ability::Partisans => Some("pennant"),
    }
}

fn strength(row: UnitRow) -> String {
    match row.ability {
        Ability::General | Ability::Admiral => "1+".to_owned(),
        Ability::Partisans => "1/3".to_owned(),
        Ability::Spy => "?".to_owned(),
        _ => row.strength.to_string(),
    }
}

/// The paragraph of the rules about a unit.
pub(super) fn paragraph(unit: Unit) -> &'static str {
    match unit {
        Unit::General => "5.2",
        Unit::Admiral => "5.3",
        Unit::AirBlitz | Unit::BlitzArmy | Unit::BlitzNavy => "5.5",
        Unit::EliteArmy | Unit::EliteNavy | Unit::EliteAir => "5.7",
        Unit::TaskArmy | Unit::TaskNavy | Unit::TaskAir => "5.8",
        Unit::Nuclear => "5.9",
        Unit::BombNavy | Unit::BombAir => "5.11",
        Unit::Spy => "5.12",
        Unit::Scientist => "5.14",
        Unit::Leadership => "5.16",
        Unit::Partisans => "5.17",
        Unit::Godzilla => "8.4",
        Unit::AirBomb => "8.5",
        unit if unit as usize >= PRINTED_UNITS => "2.6",
        _ => "5.1",
    }
}
