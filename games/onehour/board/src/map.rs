//! The map: land and seas, the areas of the spaces, the lines between them. It is drawn once and shown whole, or theatre by
//! theatre where there is little room; the style sheet decides.

use std::sync::LazyLock;

use maud::{Markup, PreEscaped, html};
use sandtable_core::Message;
use sandtable_core::Say;
use sandtable_onehour::ids::{Nation, Space};
use sandtable_onehour::tables::{LINES, LineRow};

use super::place::{PLACES, Theatre, areas, bend, place_of, runs_around, strait};
use super::projection::{HEIGHT, WIDTH, outline};
use super::{Drawing, PARTS, Part, coast, control_class, control_name, side_mark};

/// All land, as one path.
static LAND: LazyLock<String> = LazyLock::new(|| {
    let once = coast::LAND.iter().chain(coast::ISLANDS).map(|area| outline(area, 0.0));
    let twice = coast::AMERICAS.iter().flat_map(|area| [outline(area, 0.0), outline(area, 360.0)]);
    once.chain(twice).collect()
});

/// The inner seas.
static INNER_SEAS: LazyLock<String> =
    LazyLock::new(|| coast::INNER_SEAS.iter().map(|area| outline(area, 0.0)).collect());

/// The areas of the land spaces.
static AREAS: LazyLock<Vec<(Space, String)>> = LazyLock::new(|| {
    let lands = Space::ALL.iter().copied().filter(|space| !space.is_sea());
    lands.map(|space| (space, area_path(space))).collect()
});

/// The lines, each with its class.
static ROUTES: LazyLock<Vec<(&'static str, String)>> =
    LazyLock::new(|| LINES.iter().map(|line| (kind(*line), route(line.ends))).collect());

fn area_path(space: Space) -> String {
    let edges: &[f32] = if space == Space::Usa { &[0.0, 360.0] } else { &[0.0] };
    areas(space).iter().flat_map(|area| edges.iter().map(|east| outline(area, *east))).collect()
}

/// How a line looks (1.7).
fn kind(line: LineRow) -> &'static str {
    match line.ends {
        _ if line.gate.is_some() => "strait",
        _ if line.restricted => "only",
        [one, other] if one.is_sea() || other.is_sea() => "sea",
        _ => "land",
    }
}

fn route(ends: [Space; 2]) -> String {
    let [from, to] = ends.map(place_of);
    if runs_around(ends) {
        return around(ends);
    }
    match bend(ends) {
        Some((x, y)) => format!("M{} {}Q{x} {y} {} {}", from.x, from.y, to.x, to.y),
        None => format!("M{} {}L{} {}", from.x, from.y, to.x, to.y),
    }
}

/// A line that leaves the map at the left edge and comes back at the right one.
fn around(ends: [Space; 2]) -> String {
    let part = |space: Space| {
        let place = place_of(space);
        let (edge, fall) = if place.x > WIDTH / 2 { (WIDTH, 40) } else { (0, 44) };
        let sign: i32 = if ends.contains(&Space::Usa) { -1 } else { 1 };
        format!("M{} {}L{edge} {}", place.x, place.y, i32::from(place.y) + sign * fall)
    };
    ends.map(part).concat()
}

impl Drawing<'_> {
    /// The whole map with all that lies on it.
    pub(super) fn map(&self) -> Markup {
        let frame = format!("0 0 {WIDTH} {HEIGHT}");
        html! {
            (self.art())
            div.o-world id="o-world" aria-label=(self.context.text("onehour-board-map")) role="group" {
                svg.o-whole viewBox=(frame) preserveAspectRatio="none" aria-hidden="true" { use href="#o-art" {} }
                @for theatre in Theatre::ALL { (self.theatre(*theatre)) }
                @if let Some(battle) = &self.view.battle { (self.battle(battle)) }
            }
        }
    }

    fn theatre(&self, theatre: Theatre) -> Markup {
        let [left, top, width, height] = theatre.crop();
        html! {
            section class={ "o-theatre " (theatre) } id={ "o-theatre-" (theatre) } aria-label=(self.context.name(&theatre)) {
                svg.o-part viewBox={ (left) " " (top) " " (width) " " (height) } preserveAspectRatio="none" aria-hidden="true" {
                    use href="#o-art" {}
                }
                @for place in PLACES.iter().filter(|place| place.theatre == theatre) { (self.space(*place)) }
                @for gate in LINES.iter().filter_map(|line| line.gate).filter(|gate| strait_theatre(*gate) == theatre) {
                    (self.strait(gate))
                }
                @if theatre == Theatre::Asia { (self.china_pool()) }
                @for (space, x, y) in neighbours(theatre) {
                    span.o-knot aria-hidden="true" style={ "--x:" (x) ";--y:" (y) } { (self.context.name(&space)) }
                }
                @for &(space, x, y) in edges(theatre) {
                    span.o-edge.east[x > WIDTH / 2] aria-hidden="true" style={ "--x:" (x) ";--y:" (y) } { (self.context.name(&space)) }
                }
            }
        }
    }

    /// What every picture of the map is made of.
    fn art(&self) -> Markup {
        html! {
            svg.o-defs width="0" height="0" aria-hidden="true" {
                defs {
                    (PARTS.get(Part::Outlines, outlines))
                    g id="o-art" {
                        rect.o-water x="-10" y="-10" width=(WIDTH + 20) height=(HEIGHT + 20) {}
                        use.o-shelf href="#o-coast" {}
                        use.o-ground href="#o-coast" {}
                        g clip-path="url(#o-land)" { @for (space, _) in &*AREAS { (self.area(*space)) } }
                        (PARTS.get(Part::Routes, routes))
                    }
                }
            }
        }
    }

    /// The area of a land space in the colour of its home, and what the overlays lay over it.
    fn area(&self, space: Space) -> Markup {
        let (home, view) = (space.home().map_or("neutral", Nation::word), self.view.space(space));
        let path = format!("#o-area-{space}");
        html! {
            use class={ "o-area o-home-" (home) } href=(path) {}
            @if let Some(side) = view.control { use class={ "o-over o-held-" (side) } href=(path) {} }
            @for nation in &view.supplied { use class={ "o-over o-in-" (nation) } href=(path) {} }
        }
    }

    /// What the overlays go by: who controls a space, and in whose supply it is.
    pub(super) fn overlay_classes(&self, space: Space) -> String {
        let view = self.view.space(space);
        let supplied = view.supplied.iter().map(|nation| format!(" o-in-{nation}"));
        format!("{}{}", control_class(view.control), supplied.collect::<String>())
    }

    /// A strait: its mark shows the side to which it is open.
    fn strait(&self, gate: Space) -> Markup {
        let (x, y) = strait(gate);
        let control = self.view.space(gate).control;
        let name = Message::new("onehour-board-strait")
            .with("strait", Message::new(format!("onehour-strait-{gate}")))
            .with("space", gate.say())
            .with("control", control_name(control));
        let name = self.context.say(&name);
        html! {
            span.o-strait data-rule="1.7" title=(name) style={ "--x:" (x) ";--y:" (y) } {
                (side_mark(control))
                span.sr { (name) }
            }
        }
    }

    /// The Chinese armies that wait beside the map.
    fn china_pool(&self) -> Markup {
        let name = self.context.say(&Message::new("onehour-sketch-china").with("pool", self.view.china_pool));
        html! {
            div.o-pool data-rule="1.6" title=(name) style="--x:668;--y:300" {
                (self.pile("pool", sandtable_onehour::ids::Unit::ChineseArmy, self.view.china_pool))
                span.sr { (name) }
            }
        }
    }
}

/// The coasts and the areas of the spaces, to be used by their ids.
fn outlines() -> Markup {
    html! {
        (PreEscaped(PATTERNS))
        path id="o-coast" d=(*LAND) {}
        clipPath id="o-land" { use href="#o-coast" {} }
        @for (space, path) in &*AREAS { path id={ "o-area-" (space) } d=(path) {} }
    }
}

/// What lies upon the land.
fn routes() -> Markup {
    html! {
        path.o-inner d=(*INNER_SEAS) {}
        use.o-shore href="#o-coast" {}
        @for (kind, path) in &*ROUTES { path class={ "o-line " (kind) } d=(path) {} }
    }
}

/// How far from the edge of a picture a name fits.
const MARGIN: u16 = 30;

/// The spaces of other theatres that a picture of this one shows.
fn neighbours(theatre: Theatre) -> impl Iterator<Item = (Space, u16, u16)> {
    let [left, top, width, height] = theatre.crop();
    let others = PLACES.iter().filter(move |place| place.theatre != theatre);
    let inside = others.filter(move |place| {
        (left + MARGIN..left + width - MARGIN).contains(&place.x) && (top..top + height).contains(&place.y)
    });
    inside.map(|place| (place.space, place.x, place.y))
}

/// Where lines that leave the map lead to.
fn edges(theatre: Theatre) -> &'static [(Space, u16, u16)] {
    match theatre {
        Theatre::Europe => &[(Space::Usa, 2, 280), (Space::EastPacific, 2, 394)],
        Theatre::Asia => &[],
        Theatre::Pacific => &[(Space::Atlantic, 1198, 272), (Space::Atlantic, 1198, 486)],
    }
}

/// The theatre in which the mark of the strait beside a land space lies.
fn strait_theatre(gate: Space) -> Theatre {
    match gate {
        Space::SoutheastAsia => Theatre::Asia,
        Space::Usa => Theatre::Pacific,
        _ => Theatre::Europe,
    }
}

/// What the overlays are filled with: stripes for the Axis, dots for the Allies, a grid for supply.
const PATTERNS: &str = r#"<pattern id="o-stripes" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path class="o-ink-axis" d="M0 0h3v7h-3z"/></pattern><pattern id="o-dots" width="8" height="8" patternUnits="userSpaceOnUse"><circle class="o-ink-allies" cx="4" cy="4" r="2"/></pattern><pattern id="o-grid" width="8" height="8" patternUnits="userSpaceOnUse"><path class="o-ink-supply" d="M0 0h8v2h-6v6h-2z"/></pattern>"#;
