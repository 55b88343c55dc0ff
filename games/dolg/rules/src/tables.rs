//! The printed components.

use crate::{Card, Cards};

/// How many of each card there are (1.1).
const DECK: [(Card, u8); Card::COUNT] = [(Card::Patrol, 5), (Card::Squad, 4), (Card::Tank, 3)];

/// The whole deck (1.1).
pub(crate) fn deck() -> Cards {
    DECK.iter().flat_map(|&(card, count)| std::iter::repeat_n(card, count as usize)).collect()
}
