//! What happened, for people and for animation. An enemy is told with its slot and its token, because the slot alone
//! says nothing once it is empty.

use serde::Serialize;
use table::{Message, Say, Secret};

use super::action::Twist;
use crate::ids::{Card, Cell, Color, Deck, FoeId, Phase, Player, Sector, Structure, Token};
use crate::state::Reason;

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case", tag = "event")]
#[allow(missing_docs, reason = "the fields are the nouns of the game")]
pub enum Event {
    /// The science centre stands here (2.4).
    Science { sector: Sector },
    /// A building has an owner (19.16).
    Claimed { player: Player, sector: Sector },
    /// A random base token left the game unseen (19.10).
    Removed { token: Secret<Token> },
    /// A substitute went into the reserve unseen (2.7, 18.10).
    Substitute { token: Secret<Token> },
    /// A starter stands in its sector (2.2).
    Stationed { foe: FoeId, token: Token, cell: Cell },
    /// A turn begins.
    Turn { player: Player },
    /// A phase begins.
    Phase { player: Player, phase: Phase },
    /// From a deck to a hand.
    Drew { player: Player, deck: Deck, card: Card },
    /// A deck was renewed from its discard pile (3.3).
    Renewed { deck: Deck },
    /// A card left the game (9.3, 19.15).
    Gone { card: Card },
    /// From a hand to the discard pile.
    Discarded { player: Player, card: Card },
    /// A swap was offered (3.7).
    Offered { player: Player, give: Card, to: Player, want: Card },
    /// It was refused.
    Refused { player: Player },
    /// It was accepted.
    Traded { player: Player, give: Card, to: Player, want: Card },
    /// A card was played.
    Played { player: Player, card: Card },
    /// A modifier was added to a hit card (16.1).
    Added { player: Player, card: Card, twist: Twist },
    /// The combined strike of three arms (19.12).
    Combined { player: Player, color: Color },
    /// A card came out of the discard pile (5.11).
    Salvaged { player: Player, card: Card },
    /// A player is asked to join in (16.15).
    Joined { player: Player },
    /// A card on top of the main deck was looked at (17.17).
    Looked { player: Player, card: Secret<Card> },
    /// One of them went to the hand.
    Kept { player: Player, card: Card },
    /// One of them went back on the deck.
    Laid { player: Player, card: Secret<Card> },
    /// An enemy lost armour.
    Damaged { foe: FoeId, token: Token, damage: u8, left: u8 },
    /// An enemy took no harm from a card (11.9).
    Unharmed { foe: FoeId, token: Token },
    /// An enemy was destroyed; `by` has it as a trophy, or would have (15.2).
    Destroyed { foe: FoeId, token: Token, cell: Cell, by: Option<Player> },
    /// An enemy regained armour (7.7).
    Repaired { foe: FoeId, token: Token, armor: u8 },
    /// An enemy burns with so many tokens.
    Ignited { foe: FoeId, token: Token, fires: u8 },
    /// An enemy no longer burns.
    PutOut { foe: FoeId, token: Token },
    /// Hedgehogs lie on an enemy (5.4).
    Hedgehogs { foe: FoeId, token: Token },
    /// They came off (5.5).
    HedgehogsOff { foe: FoeId, token: Token },
    /// An enemy moved, by itself or by a card.
    Moved { foe: FoeId, token: Token, from: Cell, to: Cell },
    /// An enemy came onto the board.
    Appeared { foe: FoeId, token: Token, cell: Cell },
    /// A structure was built.
    Built { structure: Structure },
    /// A structure is gone.
    Lost { structure: Structure },
    /// A structure burns with so many tokens.
    Burning { structure: Structure, fires: u8 },
    /// A structure has fewer fire tokens.
    Doused { structure: Structure, fires: u8 },
    /// The science centre is gone and its deck with it (9.2).
    ScienceLost,
    /// It is back (9.4).
    ScienceBack,
    /// The hand limit is one higher (19.2).
    Leap,
    /// A player's building fell (19.16).
    Out { player: Player },
    /// The die.
    Rolled { face: u8 },
    /// A token was revealed, or played by the Fieldmarshal.
    Revealed { token: Token },
    /// A flight begins (12.2).
    Flight { token: Token, sector: Sector },
    /// A rocket was fired (12.7); at nothing if it met no structure.
    Rocket { foe: FoeId, token: Token, at: Option<Structure> },
    /// A token went from the enemy discard back into the reserve (14.11).
    Returned { token: Token },
    /// The repair crew brought a token back (15.2).
    Mended { foe: FoeId, token: Token, cell: Cell },
    /// The Fieldmarshal drew a token (18.4).
    Conscripted { token: Secret<Token> },
    /// It was too quiet (19.6).
    TooQuiet,
    /// It is over.
    Ended { reason: Reason },
}

impl Say for Event {
    fn say(&self) -> Message {
        match *self {
            Event::Science { sector } => Message::new("siege-science").with("sector", sector.number()),
            Event::Claimed { player, sector } => by("claimed", player).with("sector", sector.number()),
            Event::Removed { token } => hidden_token("removed", token),
            Event::Substitute { token } => hidden_token("substitute", token),
            Event::Stationed { foe, token, cell } => enemy("stationed", foe, token).with("cell", cell.say()),
            Event::Turn { player } => by("turn", player),
            Event::Phase { player, phase } => by("phase-begins", player).with("phase", phase.say()),
            Event::Drew { player, deck, card } => {
                by(&format!("drew-{deck}"), player).with("card", card.say())
            }
            Event::Renewed { deck } => Message::new(format!("siege-renewed-{deck}")),
            Event::Gone { card } => Message::new("siege-gone").with("card", card.say()),
            Event::Discarded { player, card } => by("discarded", player).with("card", card.say()),
            Event::Offered { player, give, to, want } => swap("offered", player, give, to, want),
            Event::Refused { player } => by("refused", player),
            Event::Traded { player, give, to, want } => swap("traded", player, give, to, want),
            Event::Played { player, card } => by("played", player).with("card", card.say()),
            Event::Added { player, card, twist } => added(player, card, twist),
            Event::Combined { player, color } => by("combined-played", player).with("color", color.say()),
            Event::Salvaged { player, card } => by("salvaged", player).with("card", card.say()),
            Event::Joined { player } => by("joined", player),
            Event::Looked { player, card } => hidden_card("looked", player, card),
            Event::Kept { player, card } => by("kept", player).with("card", card.say()),
            Event::Laid { player, card } => hidden_card("laid", player, card),
            Event::Built { structure } => about("built", structure),
            Event::Lost { structure } => about("lost", structure),
            Event::Burning { structure, fires } => about("burning", structure).with("fires", fires),
            Event::Doused { structure, fires } => about("doused", structure).with("fires", fires),
            Event::ScienceLost => Message::new("siege-science-lost"),
            Event::ScienceBack => Message::new("siege-science-back"),
            Event::Leap => Message::new("siege-leap"),
            Event::Out { player } => by("out", player),
            Event::Rolled { face } => Message::new("siege-rolled").with("face", face),
            Event::Revealed { token } => Message::new("siege-revealed").with("token", token.say()),
            Event::Flight { token, sector } => {
                Message::new("siege-flight").with("token", token.say()).with("sector", sector.number())
            }
            Event::Returned { token } => Message::new("siege-returned").with("token", token.say()),
            Event::Conscripted { token } => hidden_token("conscripted", token),
            Event::TooQuiet => Message::new("siege-too-quiet"),
            Event::Ended { reason } => Message::new(format!("siege-ended-{reason}")),
            _ => self.say_of_enemy(),
        }
    }
}

impl Event {
    fn say_of_enemy(&self) -> Message {
        match *self {
            Event::Damaged { foe, token, damage, left } => {
                enemy("damaged", foe, token).with("damage", damage).with("left", left)
            }
            Event::Unharmed { foe, token } => enemy("unharmed", foe, token),
            Event::Destroyed { foe, token, cell, by: Some(player) } => {
                enemy("destroyed-by", foe, token).with("cell", cell.say()).with("player", player.say())
            }
            Event::Destroyed { foe, token, cell, by: None } => {
                enemy("destroyed", foe, token).with("cell", cell.say())
            }
            Event::Repaired { foe, token, armor } => enemy("repaired", foe, token).with("armor", armor),
            Event::Ignited { foe, token, fires } => enemy("ignited", foe, token).with("fires", fires),
            Event::PutOut { foe, token } => enemy("put-out", foe, token),
            Event::Hedgehogs { foe, token } => enemy("hedgehogs", foe, token),
            Event::HedgehogsOff { foe, token } => enemy("hedgehogs-off", foe, token),
            Event::Moved { foe, token, from, to } => {
                enemy("moved", foe, token).with("from", from.say()).with("to", to.say())
            }
            Event::Appeared { foe, token, cell } => enemy("appeared", foe, token).with("cell", cell.say()),
            Event::Rocket { foe, token, at: Some(structure) } => {
                enemy("rocket", foe, token).with("structure", structure.say())
            }
            Event::Rocket { foe, token, at: None } => enemy("rocket-missed", foe, token),
            Event::Mended { foe, token, cell } => enemy("mended", foe, token).with("cell", cell.say()),
            _ => unreachable!("{self:?} is not about an enemy"),
        }
    }
}

fn by(id: &str, player: Player) -> Message {
    Message::new(format!("siege-{id}")).with("player", player.say())
}

fn enemy(id: &str, foe: FoeId, token: Token) -> Message {
    Message::new(format!("siege-{id}")).with("token", token.say()).with("foe", foe.to_string())
}

fn about(id: &str, structure: Structure) -> Message {
    Message::new(format!("siege-{id}")).with("structure", structure.say())
}

fn swap(id: &str, player: Player, give: Card, to: Player, want: Card) -> Message {
    by(id, player).with("give", give.say()).with("partner", to.say()).with("want", want.say())
}

fn added(player: Player, card: Card, twist: Twist) -> Message {
    match twist {
        Twist::None => by("added", player),
        Twist::Color(color) => by("added-color", player).with("color", color.say()),
        Twist::Ring(ring) => by("added-ring", player).with("ring", ring.say()),
    }
    .with("card", card.say())
}

fn hidden_token(id: &str, token: Secret<Token>) -> Message {
    match token.value() {
        Some(token) => Message::new(format!("siege-{id}")).with("token", token.say()),
        None => Message::new(format!("siege-{id}-hidden")),
    }
}

fn hidden_card(id: &str, player: Player, card: Secret<Card>) -> Message {
    match card.value() {
        Some(card) => by(id, player).with("card", card.say()),
        None => by(&format!("{id}-hidden"), player),
    }
}
