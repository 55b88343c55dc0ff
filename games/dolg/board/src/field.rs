//! The field: ground by pattern and name, the deployment zones, the three sections, and the cards on it.

use maud::{Markup, PreEscaped, html};
use sandtable_dolg::Area;
use sandtable_dolg::ids::{Ground, Side};
use sandtable_dolg::tables::DEPLOYMENT;

use super::plane::Mm;
use super::{Drawing, icon};

/// What grounds are filled with, so that nobody needs the colour.
const PATTERNS: &str = include_str!("../grounds.svg");

/// The sections of the table from left to right, as whoever looks at it has them.
const SECTIONS: [&str; 3] = ["left-flank", "centre", "right-flank"];

impl Drawing<'_> {
    pub(super) fn field(&self) -> Markup {
        let (width, height) = (Mm(self.plane.table.width), Mm(self.plane.table.height));
        html! {
            div.d-frame {
                div.d-view id="d-view" data-zoom data-arrows=[self.arrows()] style={ "--w:" (width) ";--h:" (height) } tabindex="0" role="group" aria-label=(self.text("field")) {
                    div.d-field id="d-field" data-plane=(self.plane.corners()) {
                        svg.d-ground viewBox={ "0 0 " (width) " " (height) } aria-hidden="true" {
                            (PreEscaped(PATTERNS))
                            (self.land(width, height))
                            (self.overlays())
                        }
                        @for (nth, area) in self.view.grounds.iter().enumerate() { (self.ground(nth, area)) }
                        (self.token())
                        @for unit in &self.view.units { (self.card(unit)) }
                        svg.d-over viewBox={ "0 0 " (width) " " (height) } aria-hidden="true" { (self.counters()) }
                        (self.ghosts())
                    }
                }
            }
        }
    }

    /// The empty table: sections, zones, a line every four UD.
    fn land(&self, width: Mm, height: Mm) -> Markup {
        let quarter = self.plane.table.width / 4;
        let zone = Mm(DEPLOYMENT);
        let far = Mm(self.plane.table.height - DEPLOYMENT);
        html! {
            rect.d-soil x="0" y="0" width=(width) height=(height) {}
            @for (side, top) in [(self.far_side(), Mm(0)), (self.far_side().enemy(), far)] {
                rect class={ "d-zone seat-" (side.index()) } x="0" y=(top) width=(width) height=(zone) {}
            }
            g.d-sections {
                @for x in [quarter, 3 * quarter] { path.d-section d={ "M" (Mm(x)) " 0V" (height) } {} }
                @for (nth, x) in [quarter / 2, 2 * quarter, 7 * quarter / 2].into_iter().enumerate() {
                    text.d-section-name x=(Mm(x)) y=(Mm(self.plane.table.height - 120)) { (self.text(SECTIONS[nth])) }
                }
            }
            path.d-ruler d=(ruler(self.plane.table.width, self.plane.table.height)) {}
            @for area in &self.view.grounds {
                @let (left, top) = self.plane.at(area.x.into(), area.y.into());
                rect class={ "d-area d-area-" (area.ground) } x=(Mm(left.0 - i32::from(area.width) / 2)) y=(Mm(top.0 - i32::from(area.depth) / 2))
                    width=(Mm(area.width.into())) height=(Mm(area.depth.into())) rx="14" {}
            }
        }
    }

    /// Whose edge is above.
    fn far_side(&self) -> Side {
        self.side.unwrap_or(Side::South).enemy()
    }

    /// What the AI of a scenario is after (25.4).
    fn token(&self) -> Markup {
        let Some((x, y)) = self.view.token else { return html! {} };
        let name = self.text("token");
        html! {
            div.d-token id="d-token" data-rule="25.4" title=(name) style=(self.plane.style(x.into(), y.into())) {
                (icon("eagle"))
                span.sr { (name) }
            }
        }
    }

    /// The name of a piece of ground, and what it does.
    fn ground(&self, nth: usize, area: &Area) -> Markup {
        let name = self.context.name(&area.ground);
        let help = format!("{name}. {}", self.help("ground", area.ground.word()));
        html! {
            div.d-place id={ "g-" (nth) } data-rule=(ground_rule(area.ground)) title=(help) style=(self.plane.style(area.x.into(), area.y.into())) {
                span aria-hidden="true" { (name) }
                span.sr { (help) }
            }
        }
    }
}

/// The paragraph about a kind of ground.
pub(crate) fn ground_rule(ground: Ground) -> &'static str {
    match ground {
        Ground::Wood => "16.3",
        Ground::Hill => "16.4",
        Ground::Rough => "16.5",
        Ground::Marsh => "16.6",
        Ground::River => "16.7",
        Ground::Ford => "16.8",
        Ground::Road => "16.9",
        Ground::Works => "16.10",
        Ground::Village => "16.11",
    }
}

/// Lines a hundred millimetres apart: two UD.
fn ruler(width: i32, height: i32) -> String {
    let down = (1..width / 1000).map(|nth| format!("M{} 0V{}", 100 * nth, Mm(height)));
    let across = (1..height / 1000).map(|nth| format!("M0 {}H{}", 100 * nth, Mm(width)));
    down.chain(across).collect()
}
