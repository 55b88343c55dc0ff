//! Notation: what is typed and recorded, and what can be clicked. `done` comes first of all actions, so that whoever has no
//! reason to do anything else finds it first.

use std::fmt::Display;
use std::str::FromStr;

use sandtable_core::{Message, ParseError, Say};
use serde::Serialize;

use crate::ids::{Card, Cell, Color, Deck, FoeId, Player, Ring, Sector, Structure, Token};

/// What a modifier changes about a hit (16.3, 16.4). It is written with the space before it, because it may be left out.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Twist {
    /// Neither colour nor line.
    None,
    /// Its colour.
    Color(Color),
    /// Its line.
    Ring(Ring),
}

impl Display for Twist {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Twist::None => Ok(()),
            Twist::Color(color) => write!(f, " {color}"),
            Twist::Ring(ring) => write!(f, " {ring}"),
        }
    }
}

impl FromStr for Twist {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Twist, ParseError> {
        match text.strip_prefix(' ') {
            None if text.is_empty() => Ok(Twist::None),
            None => Err(ParseError::new(text, "a colour or a line")),
            Some(word) => word.parse().map(Twist::Color).or_else(|_| word.parse().map(Twist::Ring)),
        }
    }
}

impl Say for Twist {
    fn say(&self) -> Message {
        match self {
            Twist::None => Message::new("siege-twist-none"),
            Twist::Color(color) => Message::new("siege-twist-color").with("color", color.say()),
            Twist::Ring(ring) => Message::new("siege-twist-ring").with("ring", ring.say()),
        }
    }
}

sandtable_core::notation! {
    /// What a seat can do.
    pub enum Action: "verb" in "siege-do" {
        /// `done`: nothing, or nothing more.
        Done = "done",
        /// `accept`: the swap (3.7).
        Accept = "accept",
        /// `refuse`: the swap.
        Refuse = "refuse",
        /// `site 3`: where the science centre stands (2.4).
        Site(sector: Sector) = "site {sector}",
        /// `claim 3`: a building of one's own (19.16).
        Claim(sector: Sector) = "claim {sector}",
        /// `station e2`: the starter for the sector asked about (2.2).
        Station(foe: FoeId) = "station {foe}",
        /// `pick sub-me262`: a substitute for the reserve (18.10).
        Pick(token: Token) = "pick {token}",
        /// `deck science`: where the card comes from (3.5).
        Deck(deck: Deck) = "deck {deck}" => Message::new(format!("siege-do-deck-{deck}")),
        /// `discard wire`: out of one's hand.
        Discard(card: Card) = "discard {card}",
        /// `hit tank-r e5`: a hit card alone (4.3).
        Hit(card: Card, foe: FoeId) = "hit {card} {foe}",
        /// `boost tank-r lend blue`: a hit card with its first modifier (16.1).
        Boost(card: Card, modifier: Card, twist: Twist) = "boost {card} {modifier}{twist}",
        /// `add rearm art`: one more modifier.
        Add(modifier: Card, twist: Twist) = "add {modifier}{twist}",
        /// `aim e5`: the enemy for what was begun.
        Aim(foe: FoeId) = "aim {foe}",
        /// `target il2 e5`: a card on an enemy.
        Target(card: Card, foe: FoeId) = "target {card} {foe}",
        /// `sector bombing 3`: a card on a sector.
        Sector(card: Card, sector: Sector) = "sector {card} {sector}",
        /// `cell hellcat air-3`: a card on a cell.
        Cell(card: Card, cell: Cell) = "cell {card} {cell}",
        /// `color carpet red`: a card on a colour.
        Color(card: Card, color: Color) = "color {card} {color}",
        /// `play modif`: a card on nothing in particular.
        Play(card: Card) = "play {card}",
        /// `salvage wire`: out of the discard pile (5.11).
        Salvage(card: Card) = "salvage {card}",
        /// `shift 2 5`: a pillbox by Disinformation (17.9).
        Shift(from: Sector, to: Sector) = "shift {from} {to}",
        /// `joint defender-2`: who joins in (16.15).
        Joint(player: Player) = "joint {player}",
        /// `wall 3`: with sandbags and wire (5.1).
        Wall(sector: Sector) = "wall {sector}",
        /// `douse wire wall-3`: one fire less (10.8).
        Douse(card: Card, structure: Structure) = "douse {card} {structure}",
        /// `build wire 3`: a wall by Engineers (17.10).
        Build(card: Card, sector: Sector) = "build {card} {sector}",
        /// `rebuild wire 3`: a building by Builders (17.23).
        Rebuild(card: Card, sector: Sector) = "rebuild {card} {sector}",
        /// `combined red e5`: three arms of one colour (19.12).
        Combined(color: Color, foe: FoeId) = "combined {color} {foe}",
        /// `to rear-3`: where an enemy goes.
        To(cell: Cell) = "to {cell}",
        /// `keep wire`: the card of Planning that goes to the hand (17.17).
        Keep(card: Card) = "keep {card}",
        /// `lay wire`: the next card back on the deck, the deepest first.
        Lay(card: Card) = "lay {card}",
        /// `suffer e4`: the attacker that is hurt (6.3).
        Suffer(foe: FoeId) = "suffer {foe}",
        /// `return tiger-e`: what the repair crew brings back (15.3).
        Return(token: Token) = "return {token}",
        /// `deploy maus 3`: an enemy into a sector of choice (18.6).
        Deploy(token: Token, sector: Sector) = "deploy {token} {sector}",
        /// `commit v1`: a token by the die (18.6).
        Commit(token: Token) = "commit {token}",
        /// `offer wire defender-2 il2`: a card of one's hand, to whom, and for what (3.7).
        Offer(give: Card, to: Player, want: Card) = "offer {give} {to} {want}",
    }
}

impl Action {
    /// The enemy on the board that it is about.
    pub(crate) const fn foe(self) -> Option<FoeId> {
        match self {
            Action::Station(foe) | Action::Aim(foe) | Action::Suffer(foe) => Some(foe),
            Action::Hit(_, foe) | Action::Target(_, foe) | Action::Combined(_, foe) => Some(foe),
            _ => None,
        }
    }
}

sandtable_core::notation! {
    /// What luck can bring.
    pub enum Chance: "kind of luck" {
        /// `roll 4`: the die.
        Roll(face: u8 = 1..=6) = "roll {face}",
        /// `card wire`: from a deck.
        Card(card: Card) = "card {card}",
        /// `token maus`: from the reserve, or wherever tokens are drawn.
        Token(token: Token) = "token {token}",
        /// `first defender-2`: who begins (2.3).
        First(player: Player) = "first {player}",
    }
}

sandtable_core::notation! {
    /// A thing on the table that can be clicked.
    pub enum Element: "thing on the table" {
        /// `hand-wire`: a card in the hand of whoever is to move.
        Hand(card: Card) = "hand-{card}",
        /// `defender-2-wire`: a card in another hand.
        Theirs(player: Player, card: Card) = "{player}-{card}",
        /// `pile-wire`: a card of the main discard pile.
        Pile(card: Card) = "pile-{card}",
        /// `top-wire`: a card looked at on top of the main deck.
        Top(card: Card) = "top-{card}",
        /// `deck-main`: a deck.
        Deck(deck: Deck) = "deck-{deck}",
        /// `e7`: an enemy on the board.
        Foe(foe: FoeId) = "{foe}",
        /// `air-3`: a cell.
        Cell(cell: Cell) = "{cell}",
        /// `sector-3`: a sector.
        Sector(sector: Sector) = "sector-{sector}",
        /// `wall-3`: a structure, or where it would stand.
        Structure(structure: Structure) = "{structure}",
        /// `color-red`: a colour.
        Color(color: Color) = "color-{color}",
        /// `ring-air`: a line.
        Ring(ring: Ring) = "ring-{ring}",
        /// `defender-2`: a player.
        Player(player: Player) = "{player}",
        /// `token-maus`: a token in the Fieldmarshal's hand, or among those to choose from.
        Token(token: Token) = "token-{token}",
        /// `combined-red`: the combined strike of a colour.
        Combined(color: Color) = "combined-{color}",
        /// `die`: the die.
        Die = "die",
        /// `accept`: a button.
        Accept = "accept",
        /// `refuse`: a button.
        Refuse = "refuse",
        /// `done`: a button.
        Done = "done",
    }
}
