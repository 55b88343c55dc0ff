//! Everything the game can wait for or still has to do. The frame says whose decision it is; where it names no player, it
//! is the active player's, or the Fieldmarshal's.

use serde::{Deserialize, Serialize};

use crate::ids::{Card, Color, Deck, FoeId, Phase, Player, Ring, Sector, Structure, Token};
use crate::state::{Mods, Toll};

/// A piece of unfinished business.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are the nouns of the game")]
pub enum Frame {
    // Set-up.
    /// Luck: the sector of the science centre (2.4).
    Site,
    /// Choice of the first player: the same.
    ChooseSite,
    /// Luck: base tokens leave the game unseen (19.10).
    Mix { left: u8 },
    /// Luck: starters (2.6).
    Starters { left: u8 },
    /// Choice of the first player: who stands in this sector (2.2).
    Arrange { sector: Sector },
    /// Luck: substitutes go into the reserve (2.7).
    Substitutes { left: u8 },
    /// Choice of the Fieldmarshal: the same (18.10).
    ChooseSubstitutes { left: u8 },
    /// Choice: a building of one's own (19.16).
    Claim { player: Player },

    // The turn.
    /// A turn begins (3.1).
    Turn { player: Player },
    /// A phase begins.
    Phase { phase: Phase },
    /// A turn ends.
    EndTurn,
    /// Luck: cards from a deck to a hand (3.2).
    Draw { player: Player, deck: Deck, left: u8 },
    /// Choice: discard a card to draw another, or not (3.4).
    Exchange { left: u8, dropped: u8 },
    /// Choice: from which deck (3.5, 16.13).
    Refill { player: Player, left: u8 },
    /// Choice: offer a swap, or not (3.6).
    Trade { left: u8 },
    /// Choice of the partner: accept it, or not (3.7).
    Answer { to: Player, give: Card, want: Card, left: u8 },

    // Playing cards.
    /// Choice: a card, or no more (3.1).
    Play,
    /// The cards in play go to their discard piles (4.1).
    Sweep,
    /// Choice: another modifier, or the enemy (16.1).
    Aim { player: Player, card: Card, mods: Mods },
    /// Choice: the same for the second strike, or none (16.10).
    Again { player: Player, card: Card, mods: Mods },
    /// Choice: the next of up to four points, or no more (17.19).
    Assign { player: Player, color: Color, points: [Option<FoeId>; 4] },
    /// Choice: the cell an enemy is moved to (17.8).
    Redeploy { player: Player, foe: FoeId },
    /// Choice: the sector in whose rear it goes (17.15).
    Eject { player: Player, foe: FoeId },
    /// Choice: the other of two enemies (17.18).
    Provoke { player: Player, foe: FoeId },
    /// Choice: the card that joins in, or none (16.15).
    Joint { player: Player },
    /// Choice: walls for single materials, or no more; then it is the turn of the `left` players after (17.10).
    Engineers { player: Player, left: u8 },
    /// Choice: discards, or no more (16.14).
    Retrain { player: Player, dropped: u8 },
    /// A card for this player and the `left` players after (16.13).
    Recruits { player: Player, left: u8 },
    /// This player draws up, and the `left` players after (17.12).
    Mobilise { player: Player, left: u8 },
    /// Luck: cards on top are looked at (17.17).
    Look { player: Player, left: u8 },
    /// Choice: one of them for the hand.
    Keep { player: Player },
    /// Choice: the others back on top, the deepest first; `laid` of them lie there.
    Lay { player: Player, laid: u8 },

    // Deaths.
    /// The dead of a moment are settled; trophies go to this player (8.4).
    Bury { by: Player },
    /// Choice: who is brought back (15.3).
    Mend { by: Player },
    /// Whoever was brought back appears (15.4).
    Emerge,
    /// Luck: tokens go from the discard back to the reserve (14.11).
    Returns,

    // Movement.
    /// A movement event begins (6.2).
    Advance { scope: Scope },
    /// Luck: the die of Leopard 1 or Me.262 (14.7, 14.15).
    Dice { foe: FoeId },
    /// Everybody moves.
    Paths { scope: Scope },
    /// Attacked structures, from this place on: walls, then buildings (6.7).
    Collisions { next: u8 },
    /// Choice: who is hurt (6.3).
    Casualty { structure: Structure },
    /// Rockets of those that moved (13.2).
    Rockets,
    /// Burning enemies take damage (10.4).
    Burn,

    // Revealing.
    /// Luck: the tokens of the queue (7.1).
    Reveal,
    /// Luck: the sector of an enemy that appears (7.2).
    Place { token: Token },
    /// An enemy has appeared (7.2).
    Appear { foe: FoeId },
    /// Luck: how many Ha-Go come (11.11).
    Swarm,
    /// Luck: where a flight begins (12.2).
    Flight { token: Token },
    /// Choice of each player in turn: forced discards (7.11).
    Toll { player: Player, toll: Toll, left: u8 },

    // The Fieldmarshal.
    /// Luck: tokens to the Fieldmarshal's hand (18.4).
    Conscript { left: u8 },
    /// Choice of the Fieldmarshal: one enemy by choice, or a first token by the die (18.6).
    Orders,
    /// Choice of the Fieldmarshal: a second token, or none.
    Second,
    /// Choice of the Fieldmarshal: tokens that must follow (18.7).
    More { left: u8 },

    // Since rules 2.
    /// Luck: who begins (2.3).
    Lot,
    /// An event is over, and its token goes to the enemy discard (4.6).
    Spend { token: Token },
    /// Type 61, pushed out of this sector, answers the points of damage it took there (14.10).
    Stung { sector: Sector, points: u8 },
}

sandtable_core::words! {
    /// Who moves in a movement event, and how (6.1, 7.8, 7.9).
    pub enum Scope: "scope" {
        /// Everybody advances.
        All = "all",
        /// Those in red sectors advance.
        Red = "red",
        /// Those in green sectors.
        Green = "green",
        /// Those in blue sectors.
        Blue = "blue",
        /// Everybody turns clockwise.
        Clockwise = "clockwise",
        /// Everybody turns counter-clockwise.
        CounterClockwise = "counter-clockwise",
    }
}

impl Scope {
    /// Those in the sectors of a colour.
    pub(crate) const fn of(color: Color) -> Scope {
        match color {
            Color::Red => Scope::Red,
            Color::Green => Scope::Green,
            Color::Blue => Scope::Blue,
        }
    }

    /// Are enemies in sectors of this colour in it?
    pub(crate) const fn covers(self, color: Color) -> bool {
        match self {
            Scope::Red => matches!(color, Color::Red),
            Scope::Green => matches!(color, Color::Green),
            Scope::Blue => matches!(color, Color::Blue),
            Scope::All | Scope::Clockwise | Scope::CounterClockwise => true,
        }
    }

    /// How many sectors clockwise an ordinary enemy turns; none if it advances.
    pub(crate) const fn turn(self) -> Option<u8> {
        match self {
            Scope::Clockwise => Some(1),
            Scope::CounterClockwise => Some(5),
            _ => None,
        }
    }
}

impl Mods {
    /// The colour of a hit card with these modifiers; none for any.
    pub fn color_of(self, card: Card) -> Option<Color> {
        self.color.or(card.row().color)
    }

    /// The arm of a hit card with these modifiers; none for a counterattack.
    pub fn arm_of(self, card: Card) -> Option<Ring> {
        self.ring.or(card.row().arm)
    }
}
