//! How the map is looked at: which theatre, and which overlay. Both are radio buttons that the style sheet goes by, so that they need
//! no script.

use maud::{Markup, html};
use sandtable_core::{Message, Say};
use sandtable_onehour::ids::Nation;

use super::Drawing;
use super::place::Theatre;

impl Drawing<'_> {
    /// The choice of the theatre and of the overlay.
    pub(super) fn looks(&self) -> Markup {
        html! {
            div.o-looks {
                fieldset.o-overlays {
                    legend { (self.text("look")) }
                    (radio("look", "plain", true, &self.text("look-plain"), None))
                    (radio("look", "control", false, &self.text("look-control"), None))
                    span aria-hidden="true" { (self.text("look-supplies")) }
                    @for nation in Nation::ALL {
                        (radio("look", nation.word(), false, &self.supply_name(*nation), Some(&self.letter(*nation))))
                    }
                }
                fieldset.o-zooms {
                    legend { (self.text("zoom")) }
                    (radio("zoom", "whole", true, &self.text("zoom-whole"), None))
                    @for theatre in Theatre::ALL { (radio("zoom", theatre.word(), false, &self.context.name(theatre), None)) }
                }
            }
        }
    }

    fn supply_name(&self, nation: Nation) -> String {
        self.context.say(&Message::new("onehour-board-look-supply").with("nation", nation.say()))
    }
}

/// A radio button with its name, or with something shorter in its place.
fn radio(group: &str, word: &str, checked: bool, name: &str, short: Option<&str>) -> Markup {
    html! {
        label title=(name) {
            input.sr id={ "o-" (group) "-" (word) } type="radio" name=(group) value=(word) checked[checked] aria-label=(name);
            span aria-hidden="true" { (short.unwrap_or(name)) }
        }
    }
}
