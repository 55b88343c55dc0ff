//! What people are told: the questions, and what happened. An enemy in an event has its slot and its token, because the slot
//! alone says nothing once it is empty.

use sandtable_core::{Message, Say, Secret};
use serde::Serialize;

use crate::ids::{Card, Cell, Color, Deck, FoeId, Phase, Player, Sector, Structure, Token};
use crate::state::{Reason, Toll};
use crate::words::Twist;

sandtable_core::messages! {
    /// The question put to a seat.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Ask in "siege-ask" {
        /// Where does the science centre stand (2.4)?
        Site,
        /// Which building is the player's own (19.16)?
        Claim,
        /// Which starter stands in this sector (2.2)?
        Station { sector: Sector },
        /// Which substitute goes into the reserve (18.10)?
        Pick { left: u8 },
        /// Discard a card to draw another (3.4)?
        Exchange { left: u8 },
        /// From which deck (3.5)?
        Deck,
        /// Swap cards (3.6)?
        Trade { left: u8 },
        /// Accept the swap (3.7)?
        Answer { from: Player, give: Card, want: Card },
        /// Which card is played (3.1)?
        Play,
        /// Another modifier, or which enemy (16.1)?
        Aim { card: Card },
        /// Another modifier, which enemy for the second strike, or none (16.10)?
        Again { card: Card },
        /// Which enemy gets the next point, if any (17.19)?
        Assign { color: Color, left: u8 },
        /// Where does the enemy go (17.8)?
        Redeploy { foe: FoeId },
        /// To the rear of which sector (17.15)?
        Eject { foe: FoeId },
        /// Which enemy does it fight (17.18)?
        Provoke { foe: FoeId },
        /// Which card joins in, if any (16.15)?
        Joint { from: Player },
        /// Build walls (17.10)?
        Engineers,
        /// Discard more (16.14)?
        Retrain { dropped: u8 },
        /// Which card of Planning goes to the hand (17.17)?
        Keep,
        /// Which card goes back next, the deepest first?
        Lay,
        /// Who is hurt (6.3)?
        Suffer { structure: Structure },
        /// What does the repair crew bring back (15.3)?
        Return,
        /// Which card is discarded (7.11, 14.3, 14.14)?
        Toll { toll: Toll } => toll.say(),
        /// One enemy by choice, or tokens by the die (18.6)?
        Orders,
        /// Which token comes next (18.6, 18.7)?
        More { left: u8 },
    }
}

impl Ask {
    /// The enemy on the board that it is about.
    pub(crate) const fn foe(self) -> Option<FoeId> {
        match self {
            Ask::Redeploy { foe } | Ask::Eject { foe } | Ask::Provoke { foe } => Some(foe),
            _ => None,
        }
    }
}

sandtable_core::messages! {
    /// What happened.
    #[derive(Clone, PartialEq, Eq, Debug, Serialize)]
    #[serde(rename_all = "kebab-case", tag = "event")]
    pub enum Event in "siege" {
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
        Drew { player: Player, deck: Deck, card: Card } => {
            Message::new(format!("siege-drew-{deck}")).with("player", player.say()).with("card", card.say())
        },
        /// A deck was renewed from its discard pile (3.3).
        Renewed { deck: Deck } => Message::new(format!("siege-renewed-{deck}")),
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
        Destroyed { foe: FoeId, token: Token, cell: Cell, by: Option<Player> } => {
            match by {
                Some(player) => enemy("siege-destroyed-by", *foe, *token).with("player", player.say()),
                None => enemy("siege-destroyed", *foe, *token),
            }
            .with("cell", cell.say())
        },
        /// An enemy regained armour (7.7).
        Repaired { foe: FoeId, token: Token, armor: u8 },
        /// An enemy burns with this number of tokens.
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
        /// A structure burns with this number of tokens.
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
        Rocket { foe: FoeId, token: Token, at: Option<Structure> } => match at {
            Some(structure) => enemy("siege-rocket", *foe, *token).with("structure", structure.say()),
            None => enemy("siege-rocket-missed", *foe, *token),
        },
        /// A token went from the enemy discard back into the reserve (14.11).
        Returned { token: Token },
        /// The repair crew brought a token back (15.2).
        Mended { foe: FoeId, token: Token, cell: Cell },
        /// The Fieldmarshal drew a token (18.4).
        Conscripted { token: Secret<Token> },
        /// It was too quiet (19.6).
        TooQuiet,
        /// The lot has named the first player (2.3).
        First { player: Player },
        /// It is over.
        Ended { reason: Reason } => reason.say(),
    }
}

fn enemy(id: &'static str, foe: FoeId, token: Token) -> Message {
    Message::new(id).with("foe", foe.say()).with("token", token.say())
}

/// Things one after the other; `siege-nothing` if there are none.
pub(crate) fn list(things: impl DoubleEndedIterator<Item = Message>) -> Message {
    let join = |tail, head| Message::new("siege-list").with("head", head).with("tail", tail);
    things.rev().reduce(join).unwrap_or_else(|| Message::new("siege-nothing"))
}
