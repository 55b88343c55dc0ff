//! What stands in a sector of the city: the wall, the pillbox on it, the building. Where one is missing its place is
//! drawn, for that is where it would be built.

use maud::{Markup, html};
use sandtable_core::{Message, Say};
use sandtable_siege::SectorView;
use sandtable_siege::ids::{Ring, Structure};

use super::place::{self, Spot};
use super::{Board, icon};

impl Board<'_> {
    /// The wall of a sector with its pillbox.
    pub(super) fn wall(&self, sector: &SectorView) -> Markup {
        let spot = Spot::at(place::bearing(sector.sector), place::WALL);
        let wall = Structure::wall(sector.sector);
        let name = self.structure_name(wall, sector.wall, sector.wall_fires);
        html! {
            div class={ "s-wall" @if !sector.wall { " gone" } @if sector.wall_fires > 0 { " afire" } } id={ "w-" (wall) }
                data-element=(wall) data-rule="6.3" style=(spot.style()) title=(name) {
                @if sector.wall { i.s-bricks id={ "b-" (wall) } data-piece="wall" {} }
                (fires(sector.wall_fires))
                (self.click_layer(&wall.to_string(), &name))
            }
            (self.pillbox(sector, spot))
        }
    }

    /// A pillbox; where none is there is nothing to click.
    fn pillbox(&self, sector: &SectorView, spot: Spot) -> Markup {
        let pillbox = Structure::pillbox(sector.sector);
        let name = self.context.name(&pillbox);
        html! {
            @if sector.pillbox {
                div.s-pillbox id={ "w-" (pillbox) } data-element=(pillbox) data-piece="pillbox" data-rule="6.4"
                    style=(spot.style()) title=(name) {
                    (icon("pillbox"))
                    (self.click_layer(&pillbox.to_string(), &name))
                }
            }
        }
    }

    /// The building of a sector, or what is left of it.
    pub(super) fn building(&self, sector: &SectorView) -> Markup {
        let spot = Spot::at(place::bearing(sector.sector), place::BUILDING);
        let building = Structure::building(sector.sector);
        let name = self.building_name(sector);
        let class = match (sector.building, sector.science) {
            (false, _) => "s-building gone",
            (true, true) => "s-building science",
            (true, false) => "s-building",
        };
        html! {
            div class=(class) id={ "w-" (building) } data-element=(building) style=(spot.style()) title=(name)
                data-rule=(if sector.science { "9.2" } else { "6.5" }) {
                (icon(if !sector.building { "rubble" } else if sector.science { "science" } else { "building" }))
                (fires(sector.building_fires))
                @if let Some(owner) = sector.owner { b.s-owner { (owner.index() + 1) } }
                (self.click_layer(&building.to_string(), &name))
            }
        }
    }

    fn building_name(&self, sector: &SectorView) -> String {
        let building = Structure::building(sector.sector);
        let mut name = self.structure_name(building, sector.building, sector.building_fires);
        if sector.science {
            name = format!("{name}, {}", self.text("science-centre"));
        }
        match sector.owner {
            Some(owner) => format!(
                "{name}, {}",
                self.tell(&Message::new("siege-board-owned").with("player", owner.say()))
            ),
            None => name,
        }
    }

    fn structure_name(&self, structure: Structure, stands: bool, fires: u8) -> String {
        let name = self.context.name(&structure);
        match fires {
            _ if !stands => format!("{name}, {}", self.text("missing")),
            0 => name,
            fires => format!("{name}, {}", self.counted("burning", fires)),
        }
    }
}

fn fires(fires: u8) -> Markup {
    html! { @if fires > 0 { span.s-fires aria-hidden="true" { (icon("fire")) b { (fires) } } } }
}

/// The icon of a line.
pub(super) fn ring_icon(ring: Ring) -> &'static str {
    match ring {
        Ring::City => "building",
        Ring::Tank => "tank",
        Ring::Art => "art",
        Ring::Air => "air",
        Ring::Rear => "flag",
    }
}
