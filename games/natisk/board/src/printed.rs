//! What pages of text show and name: units of either side, spaces, grounds, and the signs on spaces and units.

use maud::{Markup, html};
use sandtable_core::{Message, Say};
use sandtable_natisk::ids::{Ability, Side, Space, Theatre, Unit};
use sandtable_natisk::tables::{Effect, Ground};

use super::{legend, space, unit};

/// The signs of the effects by their words, `sign-production`.
const SIGNS: [(&str, Effect); 9] = [
    ("production", Effect::Production(1)),
    ("production2", Effect::Production(2)),
    ("research", Effect::Research(1)),
    ("research2", Effect::Research(2)),
    ("requisition", Effect::Requisition),
    ("bombing", Effect::Bombing),
    ("propaganda", Effect::Propaganda(1)),
    ("tactical", Effect::Tactical(1)),
    ("strategic", Effect::Strategic(2)),
];

/// A piece by its word: `army2`, `allies-army2`, `we-1-2`, `land`, `sign-research`, `mark-blitz`.
pub(super) fn piece(word: &str) -> Option<Markup> {
    if let Some(sign) = word.strip_prefix("sign-") {
        let &(_, effect) = SIGNS.iter().find(|(name, _)| *name == sign)?;
        return Some(swatch(None, &space::effect(effect)));
    }
    if let Some(ability) = word.strip_prefix("mark-") {
        return ability.parse::<Ability>().ok().map(|ability| swatch(None, &legend::mark(ability)));
    }
    if let Ok(space) = word.parse::<Space>() {
        return Some(swatch(Some(space.row().ground), &space::effect(space.row().effect)));
    }
    if let Ok(ground) = word.parse::<Ground>() {
        return Some(swatch(Some(ground), &html! {}));
    }
    let (side, word) = word.strip_prefix("allies-").map_or((Side::Axis, word), |word| (Side::Allies, word));
    word.parse().ok().map(|unit| unit::printed(side, unit))
}

fn swatch(ground: Option<Ground>, inside: &Markup) -> Markup {
    html! { span class={ "n-ink n-swatch n-shown" @if let Some(ground) = ground { " " (ground) } } { (inside) } }
}

/// What people call a word of the notation.
pub(super) fn named(word: &str) -> Option<Message> {
    if let Ok(unit) = word.strip_prefix("allies-").unwrap_or(word).parse::<Unit>() {
        return Some(unit.say());
    }
    if let Ok(theatre) = word.parse::<Theatre>() {
        return Some(theatre.say());
    }
    let (_, campaign) = word.rsplit_once('-')?;
    let number = campaign.parse::<u8>().ok()?;
    Some(Message::new("natisk-board-campaign").with("number", number))
}
