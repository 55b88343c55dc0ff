//! The spaces: ground by pattern and letter, effect by icon, and whoever stands there.

use maud::{Markup, PreEscaped, html};
use sandtable_board::{BoardContext, Fragment};
use sandtable_core::{Message, Say};
use sandtable_natisk::ids::{Side, Space, Unit};
use sandtable_natisk::tables::{Effect, Ground};

use super::{Drawing, PARTS, Part, unit};

impl Drawing<'_> {
    /// A space of a campaign.
    pub(super) fn space(&self, space: Space, occupant: Option<(Side, Unit)>) -> Fragment {
        let element = space.to_string();
        let is_fresh = self.fresh.contains(&space);
        let draw = || self.drawn_space(space, occupant, &element, is_fresh);
        let BoardContext { clickables, locale, .. } = self.context;
        if !clickables.is_quiet(&element) {
            return PreEscaped(draw().into_string().into());
        }
        let part = Part::Space {
            lang: locale.lang(),
            space,
            occupant: occupant.map(|(side, unit)| (side, unit, unit::row(unit, &self.view.blanks))),
            is_fresh,
            has_why: !clickables.elements.is_empty(),
        };
        PARTS.get(part, draw)
    }

    pub(super) fn drawn_space(
        &self,
        space: Space,
        occupant: Option<(Side, Unit)>,
        element: &str,
        is_fresh: bool,
    ) -> Markup {
        let row = space.row();
        let name = self.space_name(space, occupant);
        html! {
            div class={ "n-space " (row.ground) @if is_fresh { " fresh" } }
                id={ "s-" (element) } data-element=(element) title=(name) {
                @match occupant {
                    Some((side, unit)) => (self.token(side, unit, Some(&format!("u-{element}")))),
                    None => {
                        i.n-ground { (self.context.text(&ground_letter(row.ground))) }
                        (effect(row.effect))
                    }
                }
                (self.click_layer(element, &name))
                (self.context.rule(occupant.map_or(paragraph(row.effect), |(_, unit)| unit::paragraph(unit))))
            }
        }
    }

    fn space_name(&self, space: Space, occupant: Option<(Side, Unit)>) -> String {
        let name = match occupant {
            None => space.say(),
            Some((side, unit)) => Message::new("natisk-board-taken")
                .with("space", space.say())
                .with("side", side.say())
                .with("unit", unit.say()),
        };
        self.context.say(&name)
    }
}

/// The icon of an effect with its number.
pub(super) fn effect(effect: Effect) -> Markup {
    let Some(icon) = icon(effect) else { return html! {} };
    let amount = amount(effect);
    let wide = matches!(effect, Effect::Requisition);
    html! {
        svg.n-effect.wide[wide] viewBox=(if wide { "0 0 40 24" } else { "0 0 24 24" }) aria-hidden="true" {
            use href={ "#n-" (icon) } {}
        }
        @if let Some(amount) = amount { b { (amount) } }
    }
}

/// The word of the icon of an effect.
pub(super) fn icon(effect: Effect) -> Option<&'static str> {
    match effect {
        Effect::None => None,
        Effect::Production(_) => Some("production"),
        Effect::Research(_) => Some("research"),
        Effect::Requisition => Some("requisition"),
        Effect::Bombing => Some("bombing"),
        Effect::Propaganda(_) => Some("propaganda"),
        Effect::Tactical(_) => Some("tactical"),
        Effect::Strategic(_) => Some("strategic"),
    }
}

fn amount(effect: Effect) -> Option<String> {
    match effect {
        Effect::None | Effect::Requisition | Effect::Bombing => None,
        Effect::Production(1) | Effect::Research(1) => None,
        Effect::Production(n) | Effect::Research(n) => Some(format!("\u{d7}{n}")),
        Effect::Propaganda(n) => Some(n.to_string()),
        Effect::Tactical(n) | Effect::Strategic(n) => Some(format!("+{n}")),
    }
}

/// The paragraph of the rules about an effect.
pub(super) fn paragraph(effect: Effect) -> &'static str {
    match effect {
        Effect::None => "4.1",
        Effect::Production(_) => "4.2",
        Effect::Research(_) => "4.3",
        Effect::Requisition => "4.4",
        Effect::Bombing => "4.5",
        Effect::Propaganda(_) => "4.7",
        Effect::Tactical(_) => "4.8",
        Effect::Strategic(_) => "4.9",
    }
}

/// The message with the letter of a ground.
pub(super) fn ground_letter(ground: Ground) -> String {
    format!("natisk-board-{ground}")
}
