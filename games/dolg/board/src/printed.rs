//! What pages of text show and name: units, and the signs on their cards.

use maud::{Markup, html};
use sandtable_core::{Message, Say};
use sandtable_dolg::ids::{Faction, Formation, General, Kind, Side};

use super::icon;
use super::legend::KINDS;
use super::unit::{self, BADGES};

/// A piece by its word: `rom-legion`, `sign-broken`.
pub(super) fn piece(word: &str) -> Option<Markup> {
    let Some(sign) = word.strip_prefix("sign-") else { return word.parse().ok().map(unit::printed) };
    let is_kind = || KINDS.iter().any(|(kind, _)| *kind == sign);
    let is_badge = || BADGES.iter().any(|(_, badge, _)| *badge == sign);
    let is_known = sign == "general" || is_kind() || is_badge() || sign.parse::<Formation>().is_ok();
    is_known.then(|| html! { span.d-printed { (icon(sign)) } })
}

/// What people call a word of the notation.
pub(super) fn named(word: &str) -> Option<Message> {
    let kind = word.parse().map(|kind: Kind| kind.say());
    let general = || word.parse().map(|general: General| general.say());
    let faction = || word.parse().map(|faction: Faction| faction.say());
    let side = || word.parse().map(|side: Side| side.say());
    kind.or_else(|_| general()).or_else(|_| faction()).or_else(|_| side()).ok()
}
