//! The round board: thirty cells in six sectors, with numbers and letters at the rim and the signs of the lines at noon.
//! It is written sector by sector from the rear to the city, because that is how one reads what is coming.

use maud::{Markup, html};
use sandtable_core::{Message, Say};
use sandtable_siege::ids::{Cell, Color, Ring, Sector};
use sandtable_siege::{Element, FoeView, SectorView};

use super::city::ring_icon;
use super::place::{self, Spot};
use super::{Board, icon};

/// From the outside.
const RINGS: [Ring; 5] = [Ring::Rear, Ring::Air, Ring::Art, Ring::Tank, Ring::City];

pub(super) fn disc(board: &Board<'_>) -> Markup {
    html! {
        section.s-disc aria-label=(board.text("disc")) {
            @for ring in RINGS { (board.ring(ring)) }
            @for &color in Color::ALL { (board.color(color)) }
            @for sector in &board.view.sectors { (board.sector(sector)) }
        }
    }
}

impl Board<'_> {
    /// The sign of a line, at noon.
    fn ring(&self, ring: Ring) -> Markup {
        let (inner, outer) = place::edges(ring);
        let distance = if ring == Ring::City { 1.2 } else { f32::midpoint(inner, outer) };
        let element = Element::Ring(ring).to_string();
        let name = self.context.name(&ring);
        html! {
            div class={ "s-ring r-" (ring) } data-element=(element) data-rule="1.2" title=(name)
                style=(Spot::at(0.0, distance).style()) {
                (icon(ring_icon(ring)))
                (self.click_layer(&element, &name))
            }
        }
    }

    /// The letter of a colour, between its two sectors.
    fn color(&self, color: Color) -> Markup {
        let angle = 60.0 + 120.0 * f32::from(color as u8);
        let element = Element::Color(color).to_string();
        let name = self.tell(&Message::new("siege-board-color").with("color", color.say()));
        html! {
            div class={ "s-color " (color) } data-element=(element) data-rule="1.3" title=(name)
                style=(Spot::at(angle, place::RIM).style()) {
                b aria-hidden="true" { (self.letter(color)) }
                (self.click_layer(&element, &name))
            }
        }
    }

    fn sector(&self, sector: &SectorView) -> Markup {
        let number = sector.sector.number();
        html! {
            div class={ "s-sector c" (number) " " (sector.sector.color()) } role="group"
                aria-label=(self.tell(&sector.sector.name())) {
                (self.number(sector.sector))
                @for ring in RINGS {
                    @if ring == Ring::City { (self.wall(sector)) }
                    (self.cell(sector, ring))
                }
            }
        }
    }

    fn number(&self, sector: Sector) -> Markup {
        let element = Element::Sector(sector).to_string();
        let name = self.tell(&sector.name());
        html! {
            div.s-number data-element=(element) data-rule="1.2" title=(name)
                style=(Spot::at(place::bearing(sector), place::RIM).style()) {
                b aria-hidden="true" { (sector.number()) }
                (self.click_layer(&element, &name))
            }
        }
    }

    /// A cell with what stands in it.
    fn cell(&self, sector: &SectorView, ring: Ring) -> Markup {
        let cell = sector.sector.at(ring);
        let element = cell.to_string();
        let foes: Vec<&FoeView> = self.view.foes.iter().filter(|foe| foe.cell == cell).collect();
        let lineup = place::lineup(cell, foes.len());
        let name = self.context.name(&cell);
        let live = self.is_live(&element);
        html! {
            div class={ "s-cell r-" (ring) @if live { " live" } @if lineup.dense { " dense" } } data-element=(element) data-rule="1.2" data-called=(name)
                style=(place::middle(cell).style()) {
                (ground(cell))
                @if ring == Ring::City { (self.building(sector)) }
                @for (foe, &spot) in foes.iter().zip(&lineup.spots) { (self.foe(foe, spot, lineup.size)) }
                @if foes.len() > MANY { b.s-many title=(self.counted("many", foes.len() as i64)) { (foes.len()) } }
                @if live { (self.click_layer(&element, &name)) } @else if foes.is_empty() { (spot(&element, &name)) }
            }
        }
    }
}

/// Where the keys find an empty cell, to ask about it. A wedge has no box of its own, and thirty names more would only
/// be in the way of those who listen.
fn spot(element: &str, name: &str) -> Markup {
    html! { i.s-spot data-element=(element) data-rule="1.2" data-name=(name) {} }
}

/// With more tokens than this a cell says how many there are.
const MANY: usize = 6;

/// The ground of a cell: a wedge of a ring.
fn ground(cell: Cell) -> Markup {
    html! {
        svg.s-ground viewBox="0 0 100 100" aria-hidden="true" {
            path d=(place::outline(cell)) fill={ "url(#s-" (cell.color()) ")" } {}
        }
    }
}
