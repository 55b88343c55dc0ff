//! What units and spaces do, in a sentence: for the card a thing shows, and for the legend.

use sandtable_core::Message;
use sandtable_natisk::ids::{Ability, Space, Unit};
use sandtable_natisk::tables::{Effect, Ground, PRINTED_UNITS, UNITS};

use super::space;

/// The markers of the tracks.
const MARKERS: [&str; 2] = ["marker", "counter"];

/// What a unit, a space or a marker does; of a unit somebody made up nothing is known here.
pub(super) fn of_word(word: &str) -> Vec<Message> {
    if MARKERS.contains(&word) {
        return vec![Message::new(format!("natisk-about-{word}"))];
    }
    let unit = word.parse().ok().filter(|&unit: &Unit| (unit as usize) < PRINTED_UNITS);
    let unit = unit.map(|unit| of_ability(UNITS[unit as usize].ability));
    let space = || word.parse().ok().map(|space: Space| of_effect(space.row().effect));
    unit.or_else(space).into_iter().collect()
}

pub(super) fn of_ability(ability: Ability) -> Message {
    Message::new(format!("natisk-about-unit-{ability}"))
}

pub(super) fn of_effect(effect: Effect) -> Message {
    Message::new(format!("natisk-about-space-{}", space::icon(effect).unwrap_or("none")))
}

pub(super) fn of_ground(ground: Ground) -> Message {
    Message::new(format!("natisk-about-ground-{ground}"))
}
