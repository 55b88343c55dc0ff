//! A space: a plate with its name, its signs and its pieces. Land is square, a sea is round.

use maud::{Markup, html};
use sandtable_core::{Message, Say};
use sandtable_onehour::ids::{Nation, Side, Space, Unit};
use sandtable_onehour::{Element, Prospect, SpaceView};

use super::odds::chance;
use super::place::Place;
use super::{Drawing, control_name, icon, side_mark};

impl Drawing<'_> {
    /// The plate of a space.
    pub(super) fn space(&self, place: Place) -> Markup {
        let (space, view) = (place.space, self.view.space(place.space));
        let home = space.home().map_or("neutral", Nation::word);
        let ground = if space.is_sea() { "o-sea" } else { "o-dry" };
        let fresh = self.news.touched.has(space);
        let name = self.space_name(view);
        html! {
            div class={ "o-space " (ground) " o-home-" (home) " " (self.overlay_classes(space)) @if fresh { " o-fresh" } }
                id={ "s-" (space) } data-element=(space) data-rule=(rule(space)) title=(name) style={ "--x:" (place.x) ";--y:" (place.y) } {
                (self.title_line(space, view))
                div.o-stack { @for unit in view.force.kinds() { (self.piece(space, unit, view.force.count(unit))) } }
                (self.prospect_badge(space))
                span.o-slot id={ "a-" (space) } aria-hidden="true" {}
                (self.context.click_layer(space.word(), &name))
            }
        }
    }

    fn title_line(&self, space: Space, view: &SpaceView) -> Markup {
        html! {
            div.o-name aria-hidden="true" {
                (side_mark(view.control))
                @if let Some(home) = space.home() { i.o-letter { (self.letter(home)) } }
                span { (self.context.name(&space)) }
            }
            (signs(space))
        }
    }

    /// The name of a space with all that its signs say.
    fn space_name(&self, view: &SpaceView) -> String {
        let space = view.space;
        let mut parts = vec![self.context.name(&space)];
        let capital = Nation::ALL.iter().find(|nation| nation.capital() == space);
        match (capital, space.home()) {
            (Some(nation), _) => parts.push(self.of_nation("capital", *nation)),
            (None, Some(nation)) => parts.push(self.of_nation("home", nation)),
            (None, None) => {}
        }
        for side in space.row().victory {
            parts.push(self.context.say(&Message::new("onehour-board-victory").with("side", side.say())));
        }
        let control = Message::new("onehour-board-control").with("control", control_name(view.control));
        parts.push(self.context.say(&control));
        parts.extend(self.prospect(space).map(|prospect| self.prospect_line(prospect)));
        parts.join(". ")
    }

    fn of_nation(&self, id: &str, nation: Nation) -> String {
        self.context.say(&Message::new(format!("onehour-board-{id}")).with("nation", nation.say()))
    }

    /// The pieces of a kind in a space.
    fn piece(&self, space: Space, unit: Unit, count: u8) -> Markup {
        let element = Element::Piece(space, unit).to_string();
        let name = Message::new("onehour-board-piece")
            .with("unit", unit.say())
            .with("space", space.say())
            .with("count", count);
        let name = self.context.say(&name);
        html! {
            div.o-piece data-element=(element) data-rule=(unit_rule(unit)) title=(name) {
                (self.pile(&element, unit, count))
                (self.context.click_layer(&element, &name))
            }
        }
    }

    fn prospect(&self, space: Space) -> Option<&Prospect> {
        self.view.prospects.iter().find(|prospect| prospect.target == space)
    }

    /// What an attack would come to, shown where it would be fought as soon as Attack was picked.
    fn prospect_badge(&self, space: Space) -> Markup {
        let shown = self.context.clickables.is_picked("action-attack");
        let Some(prospect) = self.prospect(space).filter(|_| shown) else { return html! {} };
        html! {
            span.o-odds data-rule="8.1" title=(self.prospect_line(prospect)) aria-hidden="true" {
                @if prospect.defence == 0 { "\u{2192}" } @else {
                    (with_reserves(prospect.attack, prospect.attack_reserves)) ":"
                    (with_reserves(prospect.defence, prospect.defence_reserves)) " " (chance(prospect.odds))
                }
            }
        }
    }
}

/// A star for a capital, a pennant for each side that scores the space.
fn signs(space: Space) -> Markup {
    let capital = Nation::ALL.iter().any(|nation| nation.capital() == space);
    html! {
        @if capital || !space.row().victory.is_empty() {
            span.o-pennants aria-hidden="true" {
                @if capital { (icon("star")) }
                @for side in space.row().victory { (icon(prize(*side))) }
            }
        }
    }
}

/// A total, and what reserves could add.
pub(super) fn with_reserves(total: u8, reserves: u8) -> String {
    if reserves == 0 { total.to_string() } else { format!("{total}+{reserves}") }
}

/// The sign of a victory space of a side.
pub(super) fn prize(side: Side) -> &'static str {
    match side {
        Side::Axis => "prize-axis",
        Side::Allies => "prize-allies",
    }
}

/// The paragraph about a space: on the victory spaces, on home spaces, or on spaces at large.
fn rule(space: Space) -> &'static str {
    match (space.row().victory.is_empty(), space.home()) {
        (false, _) => "12.1",
        (true, Some(_)) => "1.4",
        (true, None) => "1.3",
    }
}

/// The paragraph about a kind of piece.
pub(super) fn unit_rule(unit: Unit) -> &'static str {
    if unit.row().minor { "1.6" } else { "1.5" }
}
