//! What is written and said: actions, luck, things on the table, questions and events.

use sandtable_core::{Message, Say, Secret};
use serde::Serialize;

use crate::cards::Cards;
use crate::ids::{Ability, Achievement, Aim, Card, Nation, Side, Spot};
use crate::state::Reason;
use crate::tables::DOUBLES;

sandtable_core::notation! {
    /// What a seat can do.
    pub enum Action: "verb" in "rush" {
        /// `buy t-34`: a card of the reserve into the purchase (5.5).
        Buy(card: Card) = "buy {card}" => with_cost(of_card("rush-buy", *card), *card),
        /// `pay engineers`: a card of the hand into the payment (5.5).
        Pay(card: Card) = "pay {card}" => with_resources(of_card("rush-pay", *card), *card),
        /// `settle`: the purchase is paid (5.5).
        Settle = "settle",
        /// `use t-34 draft`: an ability of a card (7.1).
        Use(card: Card, ability: Ability) = "use {card} {ability}"
            => of_card("rush-use", *card).with("ability", power(*card, *ability)),
        /// `place t-34 red-1`: a card as defender of a base (7.3).
        Place(card: Card, spot: Spot) = "place {card} {spot}"
            => of_card("rush-place", *card).with("number", spot.slot + 1),
        /// `attack t-34`: one more attacker (9.2).
        Attack(card: Card) = "attack {card}",
        /// `strike t-34 blue-2`: a strike at the defender there, or at the base if there is none (9.3).
        Strike(card: Card, spot: Spot) = "strike {card} {spot}",
        /// `assault blue-2 base`: where Assault goes (11.1).
        Assault(spot: Spot, aim: Aim) = "assault {spot} {aim}",
        /// `drop engineers`: what is given up to Sabotage (8.3).
        Drop(card: Card) = "drop {card}",
        /// `take t-34`: what Research brings (8.6).
        Take(card: Card) = "take {card}",
        /// `scrap engineers`: a card of the depot to the graveyard (8.10).
        Scrap(card: Card) = "scrap {card}",
        /// `doubles 1`: how many doubles are among the medals (10.3).
        Doubles(number: u8 = 0..=DOUBLES) = "doubles {number}",
        /// `done`: no further ability, or no second card to scrap (7.1, 8.10).
        Done = "done",
        /// `end`: no further play (3.5).
        End = "end",
    }
}

sandtable_core::notation! {
    /// What luck can bring.
    pub enum Chance: "kind of luck" {
        /// `first red`: who begins (2.1).
        First(side: Side) = "first {side}",
        /// `achievement heavy`: one of those in play (2.7).
        Achievement(achievement: Achievement) = "achievement {achievement}",
        /// `open t-34`: from the vehicle deck into the reserve (5.7).
        Open(card: Card) = "open {card}",
        /// `draw engineers`: from a hangar (4.2).
        Draw(card: Card) = "draw {card}",
    }
}

sandtable_core::notation! {
    /// A thing on the table that can be clicked.
    pub enum Element: "thing on the table" {
        /// `hand-t-34`: a card of the seat's own hand; like cards are one element.
        Hand(card: Card) = "hand-{card}",
        /// `reserve-t-34`: a card of the reserve.
        Reserve(card: Card) = "reserve-{card}",
        /// `depot-engineers`: a card of the seat's own depot; like cards are one element.
        Depot(card: Card) = "depot-{card}",
        /// `blue-2`: a base.
        Base(spot: Spot) = "{spot}",
        /// `blue-2-vehicle`: the defender of a base.
        Defender(spot: Spot) = "{spot}-vehicle",
        /// `ability-draft`: an ability of the card chosen.
        Ability(ability: Ability) = "ability-{ability}",
        /// `attack`: the card chosen joins the attack.
        Attack = "attack",
        /// `doubles-1`: the number of doubles to take.
        Doubles(number: u8 = 0..=DOUBLES) = "doubles-{number}",
        /// `settle`: the button that closes a purchase.
        Settle = "settle",
        /// `done`: the button that says it is enough.
        Done = "done",
        /// `end`: the button that ends the turn.
        End = "end",
    }
}

sandtable_core::messages! {
    /// The question put to a seat.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Ask in "rush-ask" {
        /// What next (3.4)?
        Play,
        /// Which cards pay, and what else is bought (5.5)?
        Pay { cost: u8, paid: u8, missing: u8 },
        /// It is paid: which further cards pay, or is the purchase closed (5.4, 5.5)?
        Paid { cost: u8, paid: u8 },
        /// Which further ability of the card, or which base does it protect, if it does (7.1, 7.3)?
        Abilities { card: Card, guards: bool }
            => of_card(if *guards { "rush-ask-abilities-or-guard" } else { "rush-ask-abilities" }, *card),
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
}

sandtable_core::messages! {
    /// What happened.
    #[derive(Clone, PartialEq, Eq, Debug, Serialize)]
    #[serde(rename_all = "kebab-case", tag = "event")]
    pub enum Event in "rush" {
        /// Who begins (2.1).
        First { side: Side },
        /// An achievement is in play (2.7).
        InPlay { achievement: Achievement },
        /// A turn begins (3.1).
        Turn { side: Side, round: u16 },
        /// Damaged bases and defenders of this side are sound again (3.2).
        Restored { side: Side, number: u8 },
        /// The hand lies open (3.3).
        Revealed { side: Side, cards: Cards } => of_cards("rush-revealed", *side, cards),
        /// A base card went from the hand to the depot (4.5, 4.6).
        LaidAside { side: Side },
        /// A card from the hangar to the hand.
        Drew { side: Side, card: Secret<Card> },
        /// The depot became the hangar (4.2).
        Shuffled { side: Side, number: u16 },
        /// A card of the reserve is to be bought (5.5).
        Chose { side: Side, card: Card } => with_cost(by("rush-chose", *side, *card), *card),
        /// A card of the hand went into the payment (5.1).
        Paid { side: Side, card: Card } => with_resources(by("rush-paid", *side, *card), *card),
        /// A card of the reserve went to the depot (5.1).
        Bought { side: Side, card: Card },
        /// A card from the vehicle deck into the reserve (5.7).
        Opened { card: Card },
        /// The vehicle discard became the deck (5.8).
        Reshuffled { number: u16 },
        /// The farthest card of the reserve went to the discard (3.12).
        Renewed { card: Card },
        /// An ability of a card is used (7.1).
        Used { side: Side, card: Card, ability: Ability }
            => by("rush-used", *side, *card).with("ability", power(*card, *ability)),
        /// A card became a defender (7.3).
        Placed { side: Side, card: Card, spot: Spot }
            => by("rush-placed", *side, *card).with("number", spot.slot + 1),
        /// The old defender went to the depot (7.5).
        Relieved { side: Side, card: Card },
        /// A card went to the depot after its abilities (7.3).
        Shelved { side: Side, card: Card },
        /// The reserve went to the discard (8.2).
        Swept { side: Side, cards: Cards } => of_cards("rush-swept", *side, cards),
        /// A card of the hand was given up (8.3).
        Dropped { side: Side, card: Card },
        /// The card of Research went to the graveyard (8.6).
        Retired { side: Side, card: Card },
        /// And another came into the depot.
        Researched { side: Side, card: Card },
        /// A card of the depot went to the graveyard (8.10).
        Scrapped { side: Side, card: Card },
        /// An ability could do nothing (7.8).
        InVain { side: Side, card: Card, ability: Ability },
        /// A vehicle joined the attack (9.2).
        Joined { side: Side, card: Card },
        /// A vehicle strikes (9.3).
        Struck { side: Side, card: Card, spot: Spot },
        /// Assault hits (11.1).
        Assaulted { side: Side, card: Card, spot: Spot },
        /// A base was damaged (9.8).
        BaseDamaged { spot: Spot },
        /// A base was destroyed and went to the depot of this side (9.10).
        BaseDestroyed { side: Side, spot: Spot },
        /// A defender was damaged (9.6).
        Damaged { card: Card, spot: Spot },
        /// A defender was destroyed and went to the depot of its owner (9.7).
        Destroyed { card: Card, spot: Spot },
        /// A defender whose base was destroyed went to the depot of its owner (11.4).
        Evicted { card: Card, spot: Spot },
        /// An attacker found no target (9.14).
        Idle { side: Side, card: Card },
        /// Medals came into the depot, and how many were due (10.1).
        Decorated { side: Side, nation: Nation, singles: u8, doubles: u8, due: u8 },
        /// The rest of the hand went to the depot (3.13).
        Discarded { side: Side, cards: Cards } => of_cards("rush-discarded", *side, cards),
        /// This side has lost its last base: the last round (12.1).
        BasesLost { side: Side },
        /// The ninth single of a nation is taken: the last round (12.2).
        SinglesTaken { nation: Nation },
        /// Who has an achievement, if anybody (13.3).
        Achieved { achievement: Achievement, side: Option<Side> } => say_achieved(*achievement, *side),
        /// What a side has in the end (13.8).
        Scored { side: Side, medals: u8, bases: u8, achievements: u8, total: u8 },
        /// It is over.
        Ended { reason: Reason } => reason.say(),
    }
}

fn of_card(id: &'static str, card: Card) -> Message {
    Message::new(id).with("card", card.say())
}

fn by(id: &'static str, side: Side, card: Card) -> Message {
    Message::new(id).with("side", side.say()).with("card", card.say())
}

fn of_cards(id: &'static str, side: Side, cards: &Cards) -> Message {
    Message::new(id).with("side", side.say()).with("cards", say_cards(cards))
}

fn with_cost(message: Message, card: Card) -> Message {
    message.with("cost", card.row().cost)
}

fn with_resources(message: Message, card: Card) -> Message {
    message.with("resources", card.row().resources.unwrap_or(0))
}

fn say_achieved(achievement: Achievement, side: Option<Side>) -> Message {
    let of = |id: &'static str| Message::new(id).with("achievement", achievement.say());
    match side {
        Some(side) => of("rush-achieved").with("side", side.say()),
        None => of("rush-achieved-nobody"),
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

/// All the cards by name.
pub(crate) fn say_cards(cards: &Cards) -> Message {
    list(cards.each().map(|card| card.say()))
}

/// Things one after the other; `rush-nothing` if there are none.
pub(crate) fn list(things: impl IntoIterator<Item = Message>) -> Message {
    let things: Vec<Message> = things.into_iter().collect();
    let join = |tail, head| Message::new("rush-list").with("head", head).with("tail", tail);
    things.into_iter().rev().reduce(join).unwrap_or_else(|| Message::new("rush-nothing"))
}
