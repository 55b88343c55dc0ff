//! What pages of text show and name: pieces, spaces, and the signs of the map.

use maud::{Markup, html};
use sandtable_core::{Message, Say};
use sandtable_onehour::ids::{Space, Unit};

use super::{icon, token};

/// The signs of spaces, `sign-star`.
const SIGNS: [&str; 6] = ["star", "prize-axis", "prize-allies", "axis", "allies", "nobody"];
/// The lines of the map, `line-strait`.
const LINES: [&str; 4] = ["land", "sea", "strait", "only"];

/// A piece by its word: `german-army2`, `sign-star`, `line-strait`.
pub(super) fn piece(word: &str) -> Option<Markup> {
    if let Some(sign) = word.strip_prefix("sign-") {
        return SIGNS.contains(&sign).then(|| html! { span.o-ink { (icon(sign)) } });
    }
    if let Some(line) = word.strip_prefix("line-") {
        return LINES.contains(&line).then(|| sample(line));
    }
    word.parse().ok().map(token::printed)
}

/// A piece of a line.
pub(super) fn sample(line: &str) -> Markup {
    html! {
        span.o-ink {
            svg.o-sample viewBox="0 0 40 10" aria-hidden="true" { path class={ "o-line " (line) } d="M1 5h38" {} }
        }
    }
}

/// What people call a word of the notation.
pub(super) fn named(word: &str) -> Option<Message> {
    let space = word.parse().map(|space: Space| space.say());
    space.or_else(|_| word.parse().map(|unit: Unit| unit.say())).ok()
}
