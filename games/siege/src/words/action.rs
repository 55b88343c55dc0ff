//! What a seat can do and what luck can bring. `done` comes first of all actions, so that whoever has no reason to do
//! anything else finds it first.

use std::fmt::Display;
use std::str::FromStr;

use serde::Serialize;
use table::{Message, Reader, Say, Unreadable};

use crate::ids::{Card, Cell, Color, Deck, FoeId, Player, Ring, Sector, Structure, Token};

/// What a modifier changes about a hit (16.3, 16.4).
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

fn read_twist(words: &mut Reader<'_>) -> Result<Twist, Unreadable> {
    match words.word() {
        "" => Ok(Twist::None),
        word => match word.parse() {
            Ok(color) => Ok(Twist::Color(color)),
            Err(_) => word.parse().map(Twist::Ring),
        },
    }
}

/// What a seat can do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// `done`: nothing, or nothing more.
    Done,
    /// `accept`: the swap (3.7).
    Accept,
    /// `refuse`: the swap.
    Refuse,
    /// `site 3`: where the science centre stands (2.4).
    Site(Sector),
    /// `claim 3`: the own building (19.16).
    Claim(Sector),
    /// `station e2`: the starter for the sector asked about (2.2).
    Station(FoeId),
    /// `pick sub-me262`: a substitute for the reserve (18.10).
    Pick(Token),
    /// `deck science`: where the card comes from (3.5).
    Deck(Deck),
    /// `discard wire`: out of the own hand.
    Discard(Card),
    /// `hit tank-r e5`: a hit card alone (4.3).
    Hit(Card, FoeId),
    /// `boost tank-r lend blue`: a hit card with its first modifier (16.1).
    Boost(Card, Card, Twist),
    /// `add rearm art`: one more modifier.
    Add(Card, Twist),
    /// `aim e5`: the enemy for what was begun.
    Aim(FoeId),
    /// `target il2 e5`: a card on an enemy.
    Target(Card, FoeId),
    /// `sector bombing 3`: a card on a sector.
    Sector(Card, Sector),
    /// `cell hellcat air-3`: a card on a cell.
    Cell(Card, Cell),
    /// `color carpet red`: a card on a colour.
    Color(Card, Color),
    /// `play modif`: a card on nothing in particular.
    Play(Card),
    /// `salvage wire`: out of the discard pile (5.11).
    Salvage(Card),
    /// `shift 2 5`: a pillbox by Disinformation (17.9).
    Shift(Sector, Sector),
    /// `joint defender-2`: who joins in (16.15).
    Joint(Player),
    /// `wall 3`: with sandbags and wire (5.1).
    Wall(Sector),
    /// `douse wire wall-3`: one fire less (10.8).
    Douse(Card, Structure),
    /// `build wire 3`: a wall by Engineers (17.10).
    Build(Card, Sector),
    /// `rebuild wire 3`: a building by Builders (17.23).
    Rebuild(Card, Sector),
    /// `combined red e5`: three arms of one colour (19.12).
    Combined(Color, FoeId),
    /// `to rear-3`: where an enemy goes.
    To(Cell),
    /// `keep wire`: the card of Planning that goes to the hand (17.17).
    Keep(Card),
    /// `lay wire`: the next card back on the deck, the deepest first.
    Lay(Card),
    /// `suffer e4`: the attacker that is hurt (6.3).
    Suffer(FoeId),
    /// `return tiger-e`: what the repair crew brings back (15.3).
    Return(Token),
    /// `deploy maus 3`: an enemy into a sector of choice (18.6).
    Deploy(Token, Sector),
    /// `commit v1`: a token by the die (18.6).
    Commit(Token),
    /// `offer wire defender-2 il2`: the own card, to whom, and for what (3.7).
    Offer(Card, Player, Card),
}

const VERBS: [&str; 34] = [
    "done", "accept", "refuse", "site", "claim", "station", "pick", "deck", "discard", "hit", "boost", "add",
    "aim", "target", "sector", "cell", "color", "play", "salvage", "shift", "joint", "wall", "douse",
    "build", "rebuild", "combined", "to", "keep", "lay", "suffer", "return", "deploy", "commit", "offer",
];

impl Display for Action {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Action::Done => write!(f, "done"),
            Action::Accept => write!(f, "accept"),
            Action::Refuse => write!(f, "refuse"),
            Action::Site(sector) => write!(f, "site {sector}"),
            Action::Claim(sector) => write!(f, "claim {sector}"),
            Action::Station(foe) => write!(f, "station {foe}"),
            Action::Pick(token) => write!(f, "pick {token}"),
            Action::Deck(deck) => write!(f, "deck {deck}"),
            Action::Discard(card) => write!(f, "discard {card}"),
            Action::Hit(card, foe) => write!(f, "hit {card} {foe}"),
            Action::Boost(card, modifier, twist) => write!(f, "boost {card} {modifier}{twist}"),
            Action::Add(modifier, twist) => write!(f, "add {modifier}{twist}"),
            Action::Aim(foe) => write!(f, "aim {foe}"),
            Action::Target(card, foe) => write!(f, "target {card} {foe}"),
            Action::Sector(card, sector) => write!(f, "sector {card} {sector}"),
            Action::Cell(card, cell) => write!(f, "cell {card} {cell}"),
            Action::Color(card, color) => write!(f, "color {card} {color}"),
            Action::Play(card) => write!(f, "play {card}"),
            Action::Salvage(card) => write!(f, "salvage {card}"),
            Action::Shift(from, to) => write!(f, "shift {from} {to}"),
            Action::Joint(player) => write!(f, "joint {player}"),
            Action::Wall(sector) => write!(f, "wall {sector}"),
            Action::Douse(card, structure) => write!(f, "douse {card} {structure}"),
            Action::Build(card, sector) => write!(f, "build {card} {sector}"),
            Action::Rebuild(card, sector) => write!(f, "rebuild {card} {sector}"),
            Action::Combined(color, foe) => write!(f, "combined {color} {foe}"),
            Action::To(cell) => write!(f, "to {cell}"),
            Action::Keep(card) => write!(f, "keep {card}"),
            Action::Lay(card) => write!(f, "lay {card}"),
            Action::Suffer(foe) => write!(f, "suffer {foe}"),
            Action::Return(token) => write!(f, "return {token}"),
            Action::Deploy(token, sector) => write!(f, "deploy {token} {sector}"),
            Action::Commit(token) => write!(f, "commit {token}"),
            Action::Offer(give, to, want) => write!(f, "offer {give} {to} {want}"),
        }
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Action, Unreadable> {
        let mut words = Reader::new(text);
        let verb = words.word();
        let w = &mut words;
        let action = match verb {
            "done" => Action::Done,
            "accept" => Action::Accept,
            "refuse" => Action::Refuse,
            "site" => Action::Site(w.read("a sector")?),
            "claim" => Action::Claim(w.read("a sector")?),
            "station" => Action::Station(w.read("an enemy")?),
            "pick" => Action::Pick(w.read("a substitute")?),
            "deck" => Action::Deck(w.read("a deck")?),
            "discard" => Action::Discard(w.read("a card")?),
            "hit" => Action::Hit(w.read("a hit card and an enemy")?, w.read("an enemy")?),
            "boost" => {
                Action::Boost(w.read("a hit card and a modifier")?, w.read("a modifier")?, read_twist(w)?)
            }
            "add" => Action::Add(w.read("a modifier")?, read_twist(w)?),
            "aim" => Action::Aim(w.read("an enemy")?),
            "target" => Action::Target(w.read("a card and an enemy")?, w.read("an enemy")?),
            "sector" => Action::Sector(w.read("a card and a sector")?, w.read("a sector")?),
            "cell" => Action::Cell(w.read("a card and a cell")?, w.read("a cell")?),
            "color" => Action::Color(w.read("a card and a colour")?, w.read("a colour")?),
            "play" => Action::Play(w.read("a card")?),
            "salvage" => Action::Salvage(w.read("a card")?),
            "shift" => Action::Shift(w.read("two sectors")?, w.read("a second sector")?),
            "joint" => Action::Joint(w.read("a player")?),
            "wall" => Action::Wall(w.read("a sector")?),
            "douse" => Action::Douse(w.read("a card and a structure")?, w.read("a structure")?),
            "build" => Action::Build(w.read("a card and a sector")?, w.read("a sector")?),
            "rebuild" => Action::Rebuild(w.read("a card and a sector")?, w.read("a sector")?),
            "combined" => Action::Combined(w.read("a colour and an enemy")?, w.read("an enemy")?),
            "to" => Action::To(w.read("a cell")?),
            "keep" => Action::Keep(w.read("a card")?),
            "lay" => Action::Lay(w.read("a card")?),
            "suffer" => Action::Suffer(w.read("an enemy")?),
            "return" => Action::Return(w.read("a token")?),
            "deploy" => Action::Deploy(w.read("a token and a sector")?, w.read("a sector")?),
            "commit" => Action::Commit(w.read("a token")?),
            "offer" => {
                Action::Offer(w.read("a card, a player and a card")?, w.read("a player")?, w.read("a card")?)
            }
            verb => return Err(Unreadable::none_of(verb, "verb", VERBS.into_iter())),
        };
        words.end()?;
        Ok(action)
    }
}

impl Say for Action {
    fn say(&self) -> Message {
        let word = self.to_string();
        let verb = word.split(' ').next().unwrap_or_default();
        let message = Message::new(format!("siege-{verb}"));
        match *self {
            Action::Done | Action::Accept | Action::Refuse => message,
            Action::Site(sector) | Action::Claim(sector) | Action::Wall(sector) => {
                message.with("sector", sector.number())
            }
            Action::Station(foe) | Action::Aim(foe) | Action::Suffer(foe) => message.with("foe", foe.say()),
            Action::Pick(token) | Action::Return(token) | Action::Commit(token) => {
                message.with("token", token.say())
            }
            Action::Deck(deck) => Message::new(format!("siege-deck-{deck}")),
            Action::Discard(card)
            | Action::Play(card)
            | Action::Salvage(card)
            | Action::Keep(card)
            | Action::Lay(card) => message.with("card", card.say()),
            Action::Hit(card, foe) | Action::Target(card, foe) => {
                message.with("card", card.say()).with("foe", foe.say())
            }
            Action::Boost(card, modifier, twist) => {
                twisted("siege-boost", twist).with("card", card.say()).with("modifier", modifier.say())
            }
            Action::Add(modifier, twist) => twisted("siege-add", twist).with("modifier", modifier.say()),
            Action::Sector(card, sector) | Action::Build(card, sector) | Action::Rebuild(card, sector) => {
                message.with("card", card.say()).with("sector", sector.number())
            }
            Action::Cell(card, cell) => message.with("card", card.say()).with("cell", cell.say()),
            Action::Color(card, color) => message.with("card", card.say()).with("color", color.say()),
            Action::Shift(from, to) => message.with("from", from.number()).with("to", to.number()),
            Action::Joint(player) => message.with("player", player.say()),
            Action::Douse(card, structure) => {
                message.with("card", card.say()).with("structure", structure.say())
            }
            Action::Combined(color, foe) => message.with("color", color.say()).with("foe", foe.say()),
            Action::To(cell) => message.with("cell", cell.say()),
            Action::Deploy(token, sector) => {
                message.with("token", token.say()).with("sector", sector.number())
            }
            Action::Offer(give, to, want) => {
                message.with("give", give.say()).with("player", to.say()).with("want", want.say())
            }
        }
    }
}

fn twisted(id: &str, twist: Twist) -> Message {
    match twist {
        Twist::None => Message::new(id),
        Twist::Color(color) => Message::new(format!("{id}-color")).with("color", color.say()),
        Twist::Ring(ring) => Message::new(format!("{id}-ring")).with("ring", ring.say()),
    }
}

/// What luck can bring.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Chance {
    /// `roll 4`: the die.
    Roll(u8),
    /// `card wire`: from a deck.
    Card(Card),
    /// `token maus`: from the reserve, or wherever tokens are drawn.
    Token(Token),
}

impl Display for Chance {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Chance::Roll(face) => write!(f, "roll {face}"),
            Chance::Card(card) => write!(f, "card {card}"),
            Chance::Token(token) => write!(f, "token {token}"),
        }
    }
}

impl FromStr for Chance {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Chance, Unreadable> {
        let mut words = Reader::new(text);
        let chance = match words.word() {
            "roll" => Chance::Roll(words.number(1, 6)?),
            "card" => Chance::Card(words.read("a card")?),
            "token" => Chance::Token(words.read("a token")?),
            kind => {
                return Err(Unreadable::none_of(kind, "kind of luck", ["roll", "card", "token"].into_iter()));
            }
        };
        words.end()?;
        Ok(chance)
    }
}
