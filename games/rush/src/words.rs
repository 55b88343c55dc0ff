//! Notation: how actions, luck and things on the table are written, and what is said of actions and questions. Events
//! are told in `telling.rs`.

use std::fmt::Display;
use std::str::FromStr;

use table::{Message, Reader, Say, Unreadable};

use crate::ids::{Ability, Achievement, Aim, Card, Class, Nation, Side, Spot};
use crate::tables::DOUBLES;

/// What a seat can do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// `buy t-34`: a card of the reserve into the purchase (5.5).
    Buy(Card),
    /// `pay engineers`: a card of the hand into the payment (5.5).
    Pay(Card),
    /// `settle`: the purchase is paid (5.5).
    Settle,
    /// `use t-34 draft`: an ability of a card (7.1).
    Use(Card, Ability),
    /// `place t-34 red-1`: a card as defender of a base (7.3).
    Place(Card, Spot),
    /// `attack t-34`: one more attacker (9.2).
    Attack(Card),
    /// `strike t-34 blue-2`: a strike at the defender there, or at the base if there is none (9.3).
    Strike(Card, Spot),
    /// `assault blue-2 base`: where Assault goes (11.1).
    Assault(Spot, Aim),
    /// `drop engineers`: what is given up to Sabotage (8.3).
    Drop(Card),
    /// `take t-34`: what Research brings (8.6).
    Take(Card),
    /// `scrap engineers`: a card of the depot to the graveyard (8.10).
    Scrap(Card),
    /// `doubles 1`: how many doubles are among the medals (10.3).
    Doubles(u8),
    /// `done`: no further ability, or no second card to scrap (7.1, 8.10).
    Done,
    /// `end`: no further play (3.5).
    End,
}

const VERBS: [&str; 14] = [
    "buy", "pay", "settle", "use", "place", "attack", "strike", "assault", "drop", "take", "scrap",
    "doubles", "done", "end",
];

impl Display for Action {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Action::Buy(card) => write!(f, "buy {card}"),
            Action::Pay(card) => write!(f, "pay {card}"),
            Action::Settle => write!(f, "settle"),
            Action::Use(card, ability) => write!(f, "use {card} {ability}"),
            Action::Place(card, spot) => write!(f, "place {card} {spot}"),
            Action::Attack(card) => write!(f, "attack {card}"),
            Action::Strike(card, spot) => write!(f, "strike {card} {spot}"),
            Action::Assault(spot, aim) => write!(f, "assault {spot} {aim}"),
            Action::Drop(card) => write!(f, "drop {card}"),
            Action::Take(card) => write!(f, "take {card}"),
            Action::Scrap(card) => write!(f, "scrap {card}"),
            Action::Doubles(number) => write!(f, "doubles {number}"),
            Action::Done => write!(f, "done"),
            Action::End => write!(f, "end"),
        }
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Action, Unreadable> {
        let mut words = Reader::new(text);
        let action = match words.word() {
            "buy" => Action::Buy(words.read("a card of the reserve")?),
            "pay" => Action::Pay(words.read("a card of the hand")?),
            "settle" => Action::Settle,
            "use" => Action::Use(words.read("a card and an ability")?, words.read("an ability")?),
            "place" => Action::Place(words.read("a card and a base")?, words.read("a base")?),
            "attack" => Action::Attack(words.read("a vehicle of the hand")?),
            "strike" => Action::Strike(words.read("an attacker and a base")?, words.read("a base")?),
            "assault" => {
                Action::Assault(words.read("a base and what to aim at")?, words.read("`base` or `vehicle`")?)
            }
            "drop" => Action::Drop(words.read("a card of the hand")?),
            "take" => Action::Take(words.read("a card of the reserve")?),
            "scrap" => Action::Scrap(words.read("a card of the depot")?),
            "doubles" => Action::Doubles(words.number(0, DOUBLES)?),
            "done" => Action::Done,
            "end" => Action::End,
            verb => return Err(Unreadable::none_of(verb, "verb", VERBS.into_iter())),
        };
        words.end()?;
        Ok(action)
    }
}

impl Say for Action {
    fn say(&self) -> Message {
        let of = |id: &str, card: &Card| Message::new(id).with("card", card.say());
        match self {
            Action::Buy(card) => of("rush-buy", card).with("cost", card.row().cost),
            Action::Pay(card) => of("rush-pay", card).with("resources", card.row().resources.unwrap_or(0)),
            Action::Settle => Message::new("rush-settle"),
            Action::Use(card, ability) => of("rush-use", card).with("ability", power(*card, *ability)),
            Action::Place(card, spot) => of("rush-place", card).with("number", spot.slot + 1),
            Action::Attack(card) => of("rush-attack", card),
            Action::Strike(card, spot) => of("rush-strike", card).with("spot", spot.say()),
            Action::Assault(spot, aim) => {
                Message::new(format!("rush-assault-{aim}")).with("spot", spot.say())
            }
            Action::Drop(card) => of("rush-drop", card),
            Action::Take(card) => of("rush-take", card),
            Action::Scrap(card) => of("rush-scrap", card),
            Action::Doubles(number) => Message::new("rush-doubles").with("number", *number),
            Action::Done => Message::new("rush-done"),
            Action::End => Message::new("rush-end-turn"),
        }
    }
}

/// An ability as it stands on a card, with its number if it has one.
pub(crate) fn power(card: Card, ability: Ability) -> Message {
    match ability {
        Ability::Reinforcement | Ability::Research => {
            Message::new(format!("rush-ability-{ability}-number")).with("number", card.row().number)
        }
        _ => ability.say(),
    }
}

/// What luck can bring.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Chance {
    /// `first red`: who begins (2.1).
    First(Side),
    /// `achievement heavy`: one of those in play (2.7).
    Achievement(Achievement),
    /// `open t-34`: from the vehicle deck into the reserve (5.7).
    Open(Card),
    /// `draw engineers`: from a hangar (4.2).
    Draw(Card),
}

impl Display for Chance {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Chance::First(side) => write!(f, "first {side}"),
            Chance::Achievement(achievement) => write!(f, "achievement {achievement}"),
            Chance::Open(card) => write!(f, "open {card}"),
            Chance::Draw(card) => write!(f, "draw {card}"),
        }
    }
}

impl FromStr for Chance {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Chance, Unreadable> {
        let mut words = Reader::new(text);
        let chance = match words.word() {
            "first" => Chance::First(words.read("a player")?),
            "achievement" => Chance::Achievement(words.read("an achievement")?),
            "open" => Chance::Open(words.read("a vehicle")?),
            "draw" => Chance::Draw(words.read("a card")?),
            verb => {
                let verbs = ["first", "achievement", "open", "draw"];
                return Err(Unreadable::none_of(verb, "kind of luck", verbs.into_iter()));
            }
        };
        words.end()?;
        Ok(chance)
    }
}

/// A thing on the table that can be clicked.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Element {
    /// `hand-t-34`: a card of the own hand; like cards are one element.
    Hand(Card),
    /// `reserve-t-34`: a card of the reserve.
    Reserve(Card),
    /// `depot-engineers`: a card of the own depot; like cards are one element.
    Depot(Card),
    /// `blue-2`: a base.
    Base(Spot),
    /// `blue-2-vehicle`: the defender of a base.
    Defender(Spot),
    /// `ability-draft`: an ability of the card chosen.
    Ability(Ability),
    /// `attack`: the card chosen joins the attack.
    Attack,
    /// `doubles-1`: so many doubles.
    Doubles(u8),
    /// `settle`: the button that closes a purchase.
    Settle,
    /// `done`: the button that says it is enough.
    Done,
    /// `end`: the button that ends the turn.
    End,
}

impl Display for Element {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Element::Hand(card) => write!(f, "hand-{card}"),
            Element::Reserve(card) => write!(f, "reserve-{card}"),
            Element::Depot(card) => write!(f, "depot-{card}"),
            Element::Base(spot) => write!(f, "{spot}"),
            Element::Defender(spot) => write!(f, "{spot}-vehicle"),
            Element::Ability(ability) => write!(f, "ability-{ability}"),
            Element::Attack => write!(f, "attack"),
            Element::Doubles(number) => write!(f, "doubles-{number}"),
            Element::Settle => write!(f, "settle"),
            Element::Done => write!(f, "done"),
            Element::End => write!(f, "end"),
        }
    }
}

impl FromStr for Element {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Element, Unreadable> {
        match text {
            "attack" => return Ok(Element::Attack),
            "settle" => return Ok(Element::Settle),
            "done" => return Ok(Element::Done),
            "end" => return Ok(Element::End),
            _ => {}
        }
        match text.split_once('-') {
            Some(("hand", card)) => card.parse().map(Element::Hand),
            Some(("reserve", card)) => card.parse().map(Element::Reserve),
            Some(("depot", card)) => card.parse().map(Element::Depot),
            Some(("ability", ability)) => ability.parse().map(Element::Ability),
            Some(("doubles", number)) => Reader::new(number).number(0, DOUBLES).map(Element::Doubles),
            _ => match text.strip_suffix("-vehicle") {
                Some(spot) => spot.parse().map(Element::Defender),
                None => text.parse().map(Element::Base),
            },
        }
    }
}

/// The question put to a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the fields are the nouns of the game")]
pub enum Ask {
    /// What next (3.4)?
    Play,
    /// Which cards pay, and what else is bought (5.5)?
    Pay { cost: u8, paid: u8, missing: u8 },
    /// It is paid: which further cards pay, or is the purchase closed (5.4, 5.5)?
    Paid { cost: u8, paid: u8 },
    /// Which further ability of the card, or which base does it protect, if it does (7.1, 7.3)?
    Abilities { card: Card, guards: bool },
    /// Which base does the card protect (7.4, 7.5)?
    Place { card: Card },
    /// What does Assault hit (11.1)?
    Assault { card: Card },
    /// Which card is given up (8.3)?
    Drop { by: Side },
    /// Which card does Research bring (8.6)?
    Take { limit: u8 },
    /// Which card of the depot goes to the graveyard (8.10)?
    Scrap { left: u8 },
    /// Who else attacks, or who strikes first (9.2)?
    Attack { nation: Nation },
    /// Who strikes what (9.3)?
    Strike { nation: Nation },
    /// How many doubles (10.3)?
    Medals { nation: Nation, medals: u8 },
}

impl Say for Ask {
    fn say(&self) -> Message {
        match *self {
            Ask::Play => Message::new("rush-ask-play"),
            Ask::Pay { cost, paid, missing } => {
                Message::new("rush-ask-pay").with("cost", cost).with("paid", paid).with("missing", missing)
            }
            Ask::Paid { cost, paid } => Message::new("rush-ask-paid").with("cost", cost).with("paid", paid),
            Ask::Abilities { card, guards } => {
                let id = if guards { "rush-ask-abilities-or-guard" } else { "rush-ask-abilities" };
                Message::new(id).with("card", card.say())
            }
            Ask::Place { card } => Message::new("rush-ask-place").with("card", card.say()),
            Ask::Assault { card } => Message::new("rush-ask-assault").with("card", card.say()),
            Ask::Drop { by } => Message::new("rush-ask-drop").with("side", by.say()),
            Ask::Take { limit } => Message::new("rush-ask-take").with("limit", limit),
            Ask::Scrap { left } => Message::new("rush-ask-scrap").with("left", left),
            Ask::Attack { nation } => Message::new("rush-ask-attack").with("nation", nation.say()),
            Ask::Strike { nation } => Message::new("rush-ask-strike").with("nation", nation.say()),
            Ask::Medals { nation, medals } => {
                Message::new("rush-ask-medals").with("nation", nation.say()).with("medals", medals)
            }
        }
    }
}

/// Things one after the other; `rush-nothing` if there are none.
pub(crate) fn list(things: impl IntoIterator<Item = Message>) -> Message {
    let things: Vec<Message> = things.into_iter().collect();
    let join = |tail, head| Message::new("rush-list").with("head", head).with("tail", tail);
    things.into_iter().rev().reduce(join).unwrap_or_else(|| Message::new("rush-nothing"))
}

impl Say for Side {
    fn say(&self) -> Message {
        Message::new(format!("rush-side-{self}"))
    }
}

impl Say for Nation {
    fn say(&self) -> Message {
        Message::new(format!("rush-nation-{self}"))
    }
}

impl Say for Class {
    fn say(&self) -> Message {
        Message::new(format!("rush-class-{self}"))
    }
}

impl Say for Ability {
    fn say(&self) -> Message {
        Message::new(format!("rush-ability-{self}"))
    }
}

impl Say for Achievement {
    fn say(&self) -> Message {
        Message::new(format!("rush-achievement-{self}"))
    }
}

impl Say for Card {
    fn say(&self) -> Message {
        Message::new(format!("rush-card-{self}"))
    }
}

impl Say for Spot {
    fn say(&self) -> Message {
        Message::new("rush-spot").with("side", self.side.say()).with("number", self.slot + 1)
    }
}
