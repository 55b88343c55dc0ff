//! What happened, as events, and how they are told.

use serde::Serialize;
use table::{Message, Say, Secret, Viewer};

use crate::cards::Cards;
use crate::ids::{Ability, Achievement, Card, Nation, Side, Spot};
use crate::state::Reason;
use crate::words::{list, power};

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case", tag = "event")]
#[allow(missing_docs, reason = "the fields are the nouns of the game")]
pub enum Event {
    /// Who begins (2.1).
    First { side: Side },
    /// An achievement is in play (2.7).
    InPlay { achievement: Achievement },
    /// A turn begins (3.1).
    Turn { side: Side, round: u16 },
    /// Damaged bases and defenders of this side are sound again (3.2).
    Restored { side: Side, number: u8 },
    /// The hand lies open (3.3).
    Revealed { side: Side, cards: Cards },
    /// A base card went from the hand to the depot (4.5, 4.6).
    LaidAside { side: Side },
    /// A card from the hangar to the hand.
    Drew { side: Side, card: Secret<Card> },
    /// The depot became the hangar (4.2).
    Shuffled { side: Side, number: u8 },
    /// A card of the reserve is to be bought (5.5).
    Chose { side: Side, card: Card },
    /// A card of the hand went into the payment (5.1).
    Paid { side: Side, card: Card },
    /// A card of the reserve went to the depot (5.1).
    Bought { side: Side, card: Card },
    /// A card from the vehicle deck into the reserve (5.7).
    Opened { card: Card },
    /// The vehicle discard became the deck (5.8).
    Reshuffled { number: u8 },
    /// The farthest card of the reserve went to the discard (3.12).
    Renewed { card: Card },
    /// An ability of a card is used (7.1).
    Used { side: Side, card: Card, ability: Ability },
    /// A card became a defender (7.3).
    Placed { side: Side, card: Card, spot: Spot },
    /// The old defender went to the depot (7.5).
    Relieved { side: Side, card: Card },
    /// A card went to the depot after its abilities (7.3).
    Shelved { side: Side, card: Card },
    /// The reserve went to the discard (8.2).
    Swept { side: Side, cards: Cards },
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
    /// Medals came into the depot (10.1); so many were due.
    Decorated { side: Side, nation: Nation, singles: u8, doubles: u8, due: u8 },
    /// The rest of the hand went to the depot (3.13).
    Discarded { side: Side, cards: Cards },
    /// This side has lost its last base: the last round (12.1).
    BasesLost { side: Side },
    /// The ninth single of a nation is taken: the last round (12.2).
    SinglesTaken { nation: Nation },
    /// Who has an achievement, if anybody (13.3).
    Achieved { achievement: Achievement, side: Option<Side> },
    /// What a side has in the end (13.8).
    Scored { side: Side, medals: u8, bases: u8, achievements: u8, total: u8 },
    /// It is over.
    Ended { reason: Reason },
}

impl Say for Event {
    fn say(&self) -> Message {
        match *self {
            Event::First { side } => by("rush-first", side),
            Event::InPlay { achievement } => {
                Message::new("rush-in-play").with("achievement", achievement.say())
            }
            Event::Turn { side, round } => by("rush-turn", side).with("round", round),
            Event::Restored { side, number } => by("rush-restored", side).with("number", number),
            Event::Revealed { side, cards } => by("rush-revealed", side).with("cards", cards.say()),
            Event::LaidAside { side } => by("rush-laid-aside", side),
            Event::Drew { side, card } => match card.value() {
                Some(card) => with_card("rush-drew", side, card),
                None => by("rush-drew-hidden", side),
            },
            Event::Shuffled { side, number } => by("rush-shuffled", side).with("number", number),
            Event::Chose { side, card } => with_card("rush-chose", side, card).with("cost", card.row().cost),
            Event::Paid { side, card } => {
                with_card("rush-paid", side, card).with("resources", card.row().resources.unwrap_or(0))
            }
            Event::Bought { side, card } => with_card("rush-bought", side, card),
            Event::Opened { card } => Message::new("rush-opened").with("card", card.say()),
            Event::Reshuffled { number } => Message::new("rush-reshuffled").with("number", number),
            Event::Renewed { card } => Message::new("rush-renewed").with("card", card.say()),
            Event::Used { side, card, ability } => {
                with_card("rush-used", side, card).with("ability", power(card, ability))
            }
            Event::Placed { side, card, spot } => {
                with_card("rush-placed", side, card).with("number", spot.slot + 1)
            }
            Event::Relieved { side, card } => with_card("rush-relieved", side, card),
            Event::Shelved { side, card } => with_card("rush-shelved", side, card),
            Event::Swept { side, cards } => by("rush-swept", side).with("cards", cards.say()),
            Event::Dropped { side, card } => with_card("rush-dropped", side, card),
            Event::Retired { side, card } => with_card("rush-retired", side, card),
            Event::Researched { side, card } => with_card("rush-researched", side, card),
            Event::Scrapped { side, card } => with_card("rush-scrapped", side, card),
            Event::InVain { side, card, ability } => {
                with_card("rush-in-vain", side, card).with("ability", ability.say())
            }
            Event::Joined { side, card } => with_card("rush-joined", side, card),
            Event::Idle { side, card } => with_card("rush-idle", side, card),
            Event::Discarded { side, cards } => by("rush-discarded", side).with("cards", cards.say()),
            Event::Decorated { side, nation, singles, doubles, due } => by("rush-decorated", side)
                .with("nation", nation.say())
                .with("singles", singles)
                .with("doubles", doubles)
                .with("due", due),
            Event::BasesLost { side } => by("rush-bases-lost", side),
            Event::SinglesTaken { nation } => Message::new("rush-singles-taken").with("nation", nation.say()),
            Event::Achieved { achievement, side: Some(side) } => {
                by("rush-achieved", side).with("achievement", achievement.say())
            }
            Event::Achieved { achievement, side: None } => {
                Message::new("rush-achieved-nobody").with("achievement", achievement.say())
            }
            Event::Scored { side, medals, bases, achievements, total } => by("rush-scored", side)
                .with("medals", medals)
                .with("bases", bases)
                .with("achievements", achievements)
                .with("total", total),
            Event::Ended { reason } => Message::new(format!("rush-ended-{reason}")),
            _ => self.say_battle(),
        }
    }
}

impl Event {
    /// What happened at a base.
    fn say_battle(&self) -> Message {
        let at = |message: Message, spot: Spot| message.with("spot", spot.say());
        let of = |id: &str, card: Card| Message::new(id).with("card", card.say());
        match *self {
            Event::Struck { side, card, spot } => at(with_card("rush-struck", side, card), spot),
            Event::Assaulted { side, card, spot } => at(with_card("rush-assaulted", side, card), spot),
            Event::BaseDamaged { spot } => at(Message::new("rush-base-damaged"), spot),
            Event::BaseDestroyed { side, spot } => at(by("rush-base-destroyed", side), spot),
            Event::Damaged { card, spot } => at(of("rush-damaged", card), spot),
            Event::Destroyed { card, spot } => at(of("rush-destroyed", card), spot),
            Event::Evicted { card, spot } => at(of("rush-evicted", card), spot),
            ref other => unreachable!("{other:?} did not happen at a base"),
        }
    }

    /// What this viewer hears of the event: only a draw of step III is hidden (2.9).
    pub(crate) fn seen_by(&self, viewer: Viewer) -> Event {
        match self.clone() {
            Event::Drew { side, card } => Event::Drew { side, card: card.seen_by(viewer) },
            open => open,
        }
    }
}

fn by(id: &str, side: Side) -> Message {
    Message::new(id).with("side", side.say())
}

fn with_card(id: &str, side: Side, card: Card) -> Message {
    by(id, side).with("card", card.say())
}

impl Say for Cards {
    fn say(&self) -> Message {
        list(self.each().map(|card| card.say()))
    }
}
