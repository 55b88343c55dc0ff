//! What the signs mean, each with its paragraph: the way to the rules for whoever uses keys or a finger.

use maud::{Markup, html};
use sandtable_board::Fragment;
use sandtable_rush::ids::{Ability, Class, Nation};

use super::sign::{icon, paragraph};
use super::{PARTS, Part, Renderer};

/// The numbers and limits on cards, with their paragraphs.
const SIGNS: [(&str, &str, &str); 8] = [
    ("cost", "rush-board-sign-cost", "5.1"),
    ("resources", "rush-board-sign-resources", "1.7"),
    ("strength", "rush-board-sign-strength", "9.6"),
    ("armour", "rush-board-sign-armour", "9.6"),
    ("medal", "rush-board-sign-medal", "13.8"),
    ("bases", "rush-limit-bases", "9.12"),
    ("vehicles", "rush-limit-vehicles", "9.12"),
    ("national", "rush-national", "5.10"),
];

pub(super) fn legend(renderer: &Renderer<'_>) -> Fragment {
    PARTS.get(Part::Legend(renderer.context.locale.lang()), || drawn(renderer))
}

fn drawn(renderer: &Renderer<'_>) -> Markup {
    let context = &renderer.context;
    html! {
        details.r-legend id="r-legend" {
            summary { (context.text("rush-board-legend")) }
            ul {
                @for (sign, id, rule) in SIGNS {
                    li { (icon(sign)) span { a href=(context.rules_link(rule)) { (context.text(id)) } ": " (context.text(&format!("rush-about-sign-{sign}"))) } }
                }
                @for &ability in Ability::ALL {
                    li { (icon(ability.word())) span { a href=(context.rules_link(paragraph(ability))) { (context.name(&ability)) } ": " (context.text(&format!("rush-about-{ability}"))) } }
                }
                @for &nation in Nation::ALL {
                    li { (renderer.badge(nation)) a href=(context.rules_link("1.4")) { (context.name(&nation)) } }
                }
                @for &class in Class::ALL {
                    li { (silhouettes(class)) a href=(context.rules_link("1.5")) { (context.name(&class)) } }
                }
            }
        }
    }
}

/// The silhouette of a class; an SPG has one of two, which makes no difference (1.5).
fn silhouettes(class: Class) -> Markup {
    let names: &[&str] = if class == Class::Spg { &["destroyer", "artillery"] } else { &[class.word()] };
    html! { @for name in names { svg.r-shape aria-hidden="true" { use href={ "#r-" (name) } {} } } }
}
