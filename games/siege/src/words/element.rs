//! Things on the table that can be clicked. `hand-` is the hand of whoever is to move.

use std::fmt::Display;
use std::str::FromStr;

use table::Unreadable;

use crate::ids::{Card, Cell, Color, Deck, FoeId, Player, Ring, Sector, Structure, Token};

/// A thing on the table that can be clicked.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Element {
    /// `hand-wire`: a card in the hand of whoever is to move.
    Hand(Card),
    /// `defender-2-wire`: a card in another hand.
    Theirs(Player, Card),
    /// `pile-wire`: a card of the main discard pile.
    Pile(Card),
    /// `top-wire`: a card looked at on top of the main deck.
    Top(Card),
    /// `deck-main`: a deck.
    Deck(Deck),
    /// `e7`: an enemy on the board.
    Foe(FoeId),
    /// `air-3`: a cell.
    Cell(Cell),
    /// `sector-3`: a sector.
    Sector(Sector),
    /// `wall-3`: a structure, or where it would stand.
    Structure(Structure),
    /// `color-red`: a colour.
    Color(Color),
    /// `ring-air`: a line.
    Ring(Ring),
    /// `defender-2`: a player.
    Player(Player),
    /// `token-maus`: a token in the Fieldmarshal's hand, or among those to choose from.
    Token(Token),
    /// `combined-red`: the combined strike of a colour.
    Combined(Color),
    /// `die`: the die.
    Die,
    /// `accept`: a button.
    Accept,
    /// `refuse`: a button.
    Refuse,
    /// `done`: a button.
    Done,
}

impl Display for Element {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Element::Hand(card) => write!(f, "hand-{card}"),
            Element::Theirs(player, card) => write!(f, "{player}-{card}"),
            Element::Pile(card) => write!(f, "pile-{card}"),
            Element::Top(card) => write!(f, "top-{card}"),
            Element::Deck(deck) => write!(f, "deck-{deck}"),
            Element::Foe(foe) => write!(f, "{foe}"),
            Element::Cell(cell) => write!(f, "{cell}"),
            Element::Sector(sector) => write!(f, "sector-{sector}"),
            Element::Structure(structure) => write!(f, "{structure}"),
            Element::Color(color) => write!(f, "color-{color}"),
            Element::Ring(ring) => write!(f, "ring-{ring}"),
            Element::Player(player) => write!(f, "{player}"),
            Element::Token(token) => write!(f, "token-{token}"),
            Element::Combined(color) => write!(f, "combined-{color}"),
            Element::Die => write!(f, "die"),
            Element::Accept => write!(f, "accept"),
            Element::Refuse => write!(f, "refuse"),
            Element::Done => write!(f, "done"),
        }
    }
}

impl FromStr for Element {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Element, Unreadable> {
        match text {
            "die" => return Ok(Element::Die),
            "accept" => return Ok(Element::Accept),
            "refuse" => return Ok(Element::Refuse),
            "done" => return Ok(Element::Done),
            _ => {}
        }
        if text.starts_with("defender-") || text == "fieldmarshal" {
            return player_or_card(text);
        }
        match text.split_once('-') {
            Some(("hand", card)) => card.parse().map(Element::Hand),
            Some(("pile", card)) => card.parse().map(Element::Pile),
            Some(("top", card)) => card.parse().map(Element::Top),
            Some(("deck", deck)) => deck.parse().map(Element::Deck),
            Some(("sector", sector)) => sector.parse().map(Element::Sector),
            Some(("color", color)) => color.parse().map(Element::Color),
            Some(("ring", ring)) => ring.parse().map(Element::Ring),
            Some(("token", token)) => token.parse().map(Element::Token),
            Some(("combined", color)) => color.parse().map(Element::Combined),
            Some(("wall" | "building" | "pillbox", _)) => text.parse().map(Element::Structure),
            Some(_) => text.parse().map(Element::Cell),
            None => text.parse().map(Element::Foe),
        }
    }
}

fn player_or_card(text: &str) -> Result<Element, Unreadable> {
    match text.get(11..) {
        Some(card) if card.len() > 1 && text != "fieldmarshal" => {
            Ok(Element::Theirs(text[..10].parse()?, card.parse()?))
        }
        _ => text.parse().map(Element::Player),
    }
}
