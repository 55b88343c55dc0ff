//! What one looks with: how near, which overlays, and the arrow keys that move the unit that acts.

use maud::{Markup, html};
use sandtable_dolg::ids::{Side, Wing};
use sandtable_dolg::{Element, Frame};

use super::Drawing;

/// What can be laid over the field, by which key, and whether it is there at first.
const OVERLAYS: [(&str, &str, bool); 4] =
    [("reach", "A", true), ("radius", "G", true), ("sections", "S", true), ("threat", "T", false)];

impl Drawing<'_> {
    pub(super) fn tools(&self) -> Markup {
        html! {
            div.d-tools {
                (self.zoom())
                fieldset.d-shows {
                    legend.sr { (self.text("overlays")) }
                    @for (word, key, first) in OVERLAYS {
                        @let name = self.text(&format!("show-{word}"));
                        label title={ (name) " (" (key) ")" } {
                            input.sr type="checkbox" id={ "d-show-" (word) } checked[first] data-key=(key.to_lowercase()) aria-keyshortcuts=(key);
                            span { (self.text(&format!("short-{word}"))) }
                        }
                    }
                }
            }
            @if self.arrows().is_some() {
                button.d-near.d-take.scripted-only type="button" data-take="d-view" data-key="m" aria-keyshortcuts="M" { (self.text("arrows")) }
                p.small.quiet.d-arrow-help id="d-arrow-help" { (self.text("arrows-help")) }
            }
        }
    }

    /// How near one looks: by buttons, or where there is no script by a switch.
    fn zoom(&self) -> Markup {
        html! {
            div.d-zoom {
                @for (by, sign, id) in [("-1", "\u{2212}", "farther"), ("0", "\u{25a1}", "whole"), ("1", "+", "nearer")] {
                    button.d-near.scripted-only type="button" data-zoom-by=(by) title=(self.text(id)) aria-label=(self.text(id)) { (sign) }
                }
                fieldset.plain-only {
                    legend.sr { (self.text("zoom")) }
                    @for times in 1..=3 {
                        label { input.sr type="radio" name="d-zoom" id={ "d-zoom-" (times) } checked[times == 1]; "\u{d7}" (times) }
                    }
                }
            }
        }
    }

    /// What the arrow keys change: `up:advance:+:0` takes hold of a number and makes it larger, beginning with this one;
    /// without a beginning it only changes what is held.
    pub(super) fn arrows(&self) -> Option<String> {
        let keys = self.arrow_keys();
        let live = keys.into_iter().filter(|key| self.is_live(key.element));
        let words: Vec<_> = live.flat_map(|key| key.words()).collect();
        (!words.is_empty()).then(|| words.join(" "))
    }

    fn arrow_keys(&self) -> Vec<ArrowKeys> {
        let Some(top) = self.top() else { return Vec::new() };
        match top {
            Frame::Place { unit, .. } => self.unit(unit).map_or_else(Vec::new, |view| {
                let (x, y) = (i32::from(view.pose.x), i32::from(view.pose.y));
                self.place_keys(unit.side(), x, self.deep(unit.side(), y))
            }),
            Frame::PlaceGround { side, nth, .. } => {
                let area = self.view.grounds.get(usize::from(nth));
                area.map_or_else(Vec::new, |area| self.place_keys(side, area.x.into(), area.y.into()))
            }
            Frame::Back { .. } => vec![ArrowKeys::way(["down", "up"], Element::Advance)],
            Frame::TurnFreely { .. } => vec![ArrowKeys::turn()],
            _ => vec![
                ArrowKeys::way(["up", "down"], Element::Advance),
                ArrowKeys::way(["left", "right"], Element::Wheel(Wing::Left)),
                ArrowKeys::way(["right", "left"], Element::Wheel(Wing::Right)),
            ],
        }
    }

    /// Across and in depth, as whoever looks at the table has it.
    fn place_keys(&self, side: Side, across: i32, depth: i32) -> Vec<ArrowKeys> {
        let turned = side == Side::North;
        let sides = if turned { ["left", "right"] } else { ["right", "left"] };
        let is_ground = matches!(self.top(), Some(Frame::PlaceGround { .. }));
        let ahead = if turned && is_ground { ["down", "up"] } else { ["up", "down"] };
        vec![
            ArrowKeys { keys: sides, element: Element::Across, starts: [Some(across); 2] },
            ArrowKeys { keys: ahead, element: Element::Depth, starts: [Some(depth); 2] },
        ]
    }
}

/// The keys that make a number larger and smaller, and where each begins.
struct ArrowKeys {
    keys: [&'static str; 2],
    element: Element,
    starts: [Option<i32>; 2],
}

impl ArrowKeys {
    /// A way to go, from nothing.
    fn way(keys: [&'static str; 2], element: Element) -> ArrowKeys {
        ArrowKeys { keys, element, starts: [Some(0), None] }
    }

    /// A turn on the spot, clockwise or from a whole one back.
    fn turn() -> ArrowKeys {
        ArrowKeys { keys: ["right", "left"], element: Element::Rotate, starts: [Some(0), Some(720)] }
    }

    fn words(&self) -> [String; 2] {
        [(0, "+"), (1, "-")].map(|(nth, sign)| {
            let start = self.starts[nth].map(|start| format!(":{start}")).unwrap_or_default();
            format!("{}:{}:{sign}{start}", self.keys[nth], self.element)
        })
    }
}
