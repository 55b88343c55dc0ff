//! What the symbols mean, each linked to its paragraph of the rules: for those who cannot hover with a mouse.

use maud::{Markup, html};
use sandtable_board::Fragment;
use sandtable_natisk::ids::{Ability, Unit};
use sandtable_natisk::tables::{Effect, Ground};

use super::{Drawing, PARTS, Part, about, space, unit};

const EFFECTS: [Effect; 7] = [
    Effect::Production(1),
    Effect::Research(1),
    Effect::Requisition,
    Effect::Bombing,
    Effect::Propaganda(1),
    Effect::Tactical(1),
    Effect::Strategic(2),
];

/// A unit for each mark, so that the name of the ability leads to its paragraph.
const ABILITIES: [(Ability, Unit); 8] = [
    (Ability::Blitz, Unit::BlitzArmy),
    (Ability::Bombing, Unit::BombAir),
    (Ability::TaskForce, Unit::TaskArmy),
    (Ability::General, Unit::General),
    (Ability::Admiral, Unit::Admiral),
    (Ability::Nuclear, Unit::Nuclear),
    (Ability::Leadership, Unit::Leadership),
    (Ability::Partisans, Unit::Partisans),
];

pub(super) fn legend(drawing: &Drawing<'_>) -> Fragment {
    PARTS.get(Part::Legend(drawing.context.locale.lang()), || drawn(drawing))
}

fn drawn(drawing: &Drawing<'_>) -> Markup {
    html! {
        details.n-legend id="n-legend" {
            summary { (drawing.context.text("natisk-board-legend")) }
            ul {
                @for &ground in Ground::ALL {
                    li {
                        span class={ "n-swatch " (ground) } {
                            i.n-ground { (drawing.context.text(&space::ground_letter(ground))) }
                        }
                        span { a href=(drawing.context.rules_link("1.3")) { (drawing.context.name(&ground)) } ": " (drawing.context.say(&about::of_ground(ground))) }
                    }
                }
                @for effect in EFFECTS {
                    li {
                        span.n-swatch { (space::effect(effect)) }
                        span { a href=(drawing.context.rules_link(space::paragraph(effect))) { (drawing.context.name(&effect)) } ": " (drawing.context.say(&about::of_effect(effect))) }
                    }
                }
                @for (ability, example) in ABILITIES {
                    li {
                        span.n-swatch { (mark(ability)) }
                        span {
                            a href=(drawing.context.rules_link(unit::paragraph(example))) {
                                (drawing.context.text(&format!("natisk-board-ability-{ability}")))
                            }
                            ": " (drawing.context.say(&about::of_ability(ability)))
                        }
                    }
                }
                li {
                    span.n-swatch.double {}
                    a href=(drawing.context.rules_link("1.6")) { (drawing.context.text("natisk-board-ability-special")) }
                }
            }
        }
    }
}

pub(super) fn mark(ability: Ability) -> Markup {
    html! {
        @if let Some(mark) = unit::mark(ability) {
            svg.n-effect viewBox="0 0 16 16" aria-hidden="true" { use href={ "#n-" (mark) } {} }
        }
    }
}
