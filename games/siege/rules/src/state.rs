//! A position, and the questions one can ask of it. Piles are counts in sixteen bytes each, and enemies keep their slot
//! while they are on the board, so that a copy is one short move of memory.

use sandtable_core::{RulesNumber, Seat, SeatSet, Stack};
use serde::{Deserialize, Serialize};

pub use crate::foe::Foe;
pub(crate) use crate::foe::{ATTACKS, ENTERS, FIRES, HEDGEHOGS, HOBBLED, MOVED, STING};
use crate::frame::Frame;
use crate::ids::{
    Card, Cards, Cell, Color, Deck, FoeId, Kind, Phase, Player, Ring, Sector, Structure, Token, Tokens,
};
pub(crate) use crate::known::Known;
use crate::options::{Edition, Mode, Variant, Variants};
use crate::per_defender::PerDefender;
use crate::state_json::{self, open};
use crate::tables::Rank;

/// More frames than this never lie on the stack.
pub(crate) const FRAMES: usize = 21;
/// After this number of refusals in a phase nothing more is offered (3.7).
pub(crate) const REFUSALS: usize = 8;
/// How many Ha-Go there are (11.13).
pub(crate) const HA_GO: u8 = 18;
/// How many pillboxes there are (1.11).
pub(crate) const PILLBOXES: u32 = 2;

/// A position of the game.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(remote = "Self", deny_unknown_fields)]
pub struct State {
    /// The number of the rules it is played by.
    #[serde(skip)]
    pub(crate) rules_number: RulesNumber,
    /// Which box is on the table.
    pub(crate) edition: Edition,
    /// How the players stand to each other.
    pub(crate) mode: Mode,
    /// How many players defend.
    pub(crate) defenders: u8,
    /// The optional rules that are on.
    #[serde(rename = "rules")]
    pub(crate) variants: Variants,
    /// The phase of the turn.
    pub(crate) phase: Phase,
    /// Whose turn it is; during set-up the first player.
    pub(crate) active: Player,
    /// The players whose building fell (19.16).
    #[serde(rename = "out", with = "state_json::players")]
    pub(crate) fallen_players: u8,
    /// Whose building stands where (19.16).
    #[serde(with = "state_json::owned")]
    pub(crate) owned: [Option<Sector>; 6],
    /// The sectors with a wall; these and others are bits in memory.
    #[serde(with = "state_json::sectors")]
    pub(crate) walls: u8,
    /// The sectors with a pillbox.
    #[serde(with = "state_json::sectors")]
    pub(crate) pillboxes: u8,
    /// The sectors with a building.
    #[serde(with = "state_json::sectors")]
    pub(crate) buildings: u8,
    /// How many fire tokens lie on the wall of each sector.
    #[serde(with = "state_json::fires")]
    pub(crate) wall_fires: [u8; 6],
    /// The same for buildings.
    #[serde(with = "state_json::fires")]
    pub(crate) building_fires: [u8; 6],
    /// Where the science centre stands or stood.
    pub(crate) science: Option<Sector>,
    /// Is the science deck in the game (9.2, 9.4)?
    pub(crate) labs: bool,
    /// Is the hand limit one higher (19.2)?
    pub(crate) leap: bool,
    /// The slots of `foes` that are taken, as bits.
    #[serde(skip)]
    pub(crate) occupied: u128,
    /// The enemies on the board by slot, `e1` to `e68`.
    #[serde(with = "state_json::foes")]
    pub(crate) foes: [Option<Foe>; FoeId::MOST],
    /// The cards of each defender.
    pub(crate) hands: PerDefender<Cards>,
    /// The trophies of each defender.
    pub(crate) trophies: PerDefender<Tokens>,
    /// The main deck below the known cards; null for whatever is nowhere else.
    #[serde(serialize_with = "open::serialize", deserialize_with = "open::pile", default = "open::no_pile")]
    pub(crate) deck: Cards,
    /// The cards on top of the main deck that somebody has looked at, the deepest first.
    pub(crate) known: Known,
    /// The main discard pile.
    pub(crate) discard: Cards,
    /// Cards being played: in no pile until their effect is over (3.3).
    pub(crate) in_play: Cards,
    /// The science deck; null for whatever is nowhere else.
    #[serde(serialize_with = "open::serialize", deserialize_with = "open::pile", default = "open::no_pile")]
    pub(crate) science_deck: Cards,
    /// The science discard pile.
    pub(crate) science_discard: Cards,
    /// Cards that left the game (9.3, 19.15).
    pub(crate) gone: Cards,
    /// The enemy reserve; null for whatever is nowhere else.
    #[serde(serialize_with = "open::serialize", deserialize_with = "open::pile", default = "open::no_pile")]
    pub(crate) reserve: Tokens,
    /// The enemy discard.
    pub(crate) spent: Tokens,
    /// The Fieldmarshal's hand (18.4).
    pub(crate) marshal: Tokens,
    /// Tokens that left the game unseen (2.7, 19.10).
    pub(crate) aside: Tokens,
    /// Ultras that left the game (14.2).
    pub(crate) buried: Tokens,
    /// The dead of this moment that nobody has as a trophy.
    pub(crate) fallen: Tokens,
    /// The dead of this moment that are somebody's trophies.
    pub(crate) claimed: Tokens,
    /// The Ha-Go among the dead of this moment; there are too many for a pile of single tokens.
    pub(crate) fallen_ha_go: u8,
    /// The pile of Ha-Go; null for those that are nowhere else.
    #[serde(
        serialize_with = "open::serialize",
        deserialize_with = "open::count",
        default = "open::no_count"
    )]
    pub(crate) ha_go: u8,
    /// What holds until the end of the turn.
    pub(crate) turn: TurnMarks,
    /// Tokens still to be revealed (7.3).
    pub(crate) queue: u8,
    /// Tokens still to be returned to the reserve (14.11).
    pub(crate) returns: u8,
    /// Who was brought back and has not yet appeared (15.4).
    pub(crate) emerging: Option<FoeId>,
    /// The dice of Leopard 1 and Me.262 in this movement event; 0 if not rolled.
    pub(crate) dice: [u8; 2],
    /// Offers refused since the last swap (3.7).
    pub(crate) refused: Stack<Offer, REFUSALS>,
    /// What the game still has to do.
    pub(crate) frames: Stack<Frame, FRAMES>,
    /// How it ended.
    pub(crate) ending: Option<Ending>,
}

/// The modifiers of a bundle so far (16.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Mods {
    /// The changed colour (16.3).
    pub color: Option<Color>,
    /// The changed line (16.4).
    pub ring: Option<Ring>,
    /// The other modifiers; in memory bits, see `Mods::has`.
    #[serde(with = "state_json::modifiers")]
    pub cards: u8,
}

impl Mods {
    pub(crate) const fn bit(card: Card) -> u8 {
        match card {
            Card::Precise => 1,
            Card::ArmourPiercing => 2,
            Card::Incendiary => 4,
            Card::Demoralisation => 8,
            Card::Crew => 16,
            _ => 0,
        }
    }

    /// Is this modifier in the bundle? Not for the two that change colour or line.
    pub const fn has(self, card: Card) -> bool {
        self.cards & Mods::bit(card) != 0
    }

    /// The bundle with this modifier as well.
    #[must_use]
    pub const fn with(self, card: Card) -> Mods {
        Mods { cards: self.cards | Mods::bit(card), ..self }
    }
}

/// A swap (3.7).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Offer {
    /// What the active player gives.
    pub give: Card,
    /// To whom.
    pub to: Player,
    /// For what.
    pub want: Card,
}

/// What holds until the end of the turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[allow(clippy::struct_excessive_bools, reason = "each happened in this turn or did not")]
pub struct TurnMarks {
    /// No tokens in phase 6 (5.9).
    pub lull: bool,
    /// Nobody moves (17.20).
    pub mud: bool,
    /// A card for each hit card (16.11).
    pub guards: bool,
    /// The active player has played a hit card (16.12).
    pub hit: bool,
}

sandtable_core::words! {
    /// A forced discard.
    pub enum Toll: "forced discard" in "siege-ask-toll" {
        /// One card (7.11).
        One = "one",
        /// Down to two cards (14.3).
        DownToTwo = "down-to-two",
        /// A science card (14.14).
        Science = "science",
    }
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ending {
    /// Who won, as seats; nobody if the defenders lost to the game.
    pub winners: SeatSet,
    /// Why.
    pub reason: Reason,
}

sandtable_core::words! {
    /// How a game ended (8).
    pub enum Reason: "reason" in "siege-ended" {
        /// The last building is gone (8.1).
        Fallen = "fallen",
        /// All players are out (19.16).
        AllOut = "all-out",
        /// The city is held, and the victory is everybody's (8.2, 18.1).
        Held = "held",
        /// The city is held, and one has most points (8.5).
        Points = "points",
        /// The city is held, points are equal, and one has most trophies (8.5).
        Trophies = "trophies",
        /// The city is held, and several are equal in both (8.5).
        Shared = "shared",
    }
}

impl State {
    /// Is this optional rule on?
    #[inline]
    pub fn has(&self, variant: Variant) -> bool {
        self.variants.has(variant)
    }

    /// Is it played with the expansion?
    pub fn is_wunderwaffe(&self) -> bool {
        self.edition == Edition::Wunderwaffe
    }

    /// Does somebody lead the enemy (18.3)?
    #[inline]
    pub fn has_marshal(&self) -> bool {
        self.mode == Mode::Fieldmarshal
    }

    /// How many seats there are.
    pub fn seats(&self) -> u8 {
        self.defenders + u8::from(self.has_marshal())
    }

    /// The seat of a player.
    pub fn seat(&self, player: Player) -> Seat {
        player.seat_among(self.defenders)
    }

    /// Who sits there.
    pub fn player(&self, seat: Seat) -> Player {
        if seat.0 >= self.defenders { Player::Fieldmarshal } else { Player::defender(seat.0) }
    }

    /// The seats of the defenders.
    pub fn defender_seats(&self) -> SeatSet {
        (0..self.defenders).map(Seat).collect()
    }

    /// The defenders, in order.
    pub fn players(&self) -> impl Iterator<Item = Player> + use<> {
        (0..self.defenders).map(Player::defender)
    }

    /// Is this player still in the game (19.16)?
    pub fn is_in(&self, player: Player) -> bool {
        self.fallen_players & player.bit() == 0
    }

    /// The next defender clockwise, in the game or not.
    pub fn next(&self, player: Player) -> Player {
        Player::defender((player as u8 + 1) % self.defenders)
    }

    /// The hand limit (2.3, 19.2).
    pub fn limit(&self) -> u8 {
        let limit = match self.defenders {
            ..=2 => 6,
            3..=5 => 5,
            _ => 4,
        };
        limit + u8::from(self.leap)
    }

    /// How many cards a defender is short of the hand limit.
    pub(crate) fn cards_below_limit(&self, player: Player) -> u8 {
        self.limit().saturating_sub(self.hand(player).total() as u8)
    }

    /// The hand of a defender.
    #[inline]
    pub fn hand(&self, player: Player) -> Cards {
        self.hands[player]
    }

    #[inline]
    pub(crate) fn hand_mut(&mut self, player: Player) -> &mut Cards {
        &mut self.hands[player]
    }

    /// Points of the trophies of a defender (8.5).
    pub fn points(&self, player: Player) -> u16 {
        let points = |(token, count): (Token, u8)| u16::from(token.row().vp) * u16::from(count);
        self.trophies[player].iter().map(points).sum()
    }

    /// Does the wall of this sector stand?
    pub fn has_wall(&self, sector: Sector) -> bool {
        self.walls & sector.bit() != 0
    }

    /// Is there a pillbox on it?
    pub fn has_pillbox(&self, sector: Sector) -> bool {
        self.pillboxes & sector.bit() != 0
    }

    /// Does the building of this sector stand?
    pub fn has_building(&self, sector: Sector) -> bool {
        self.buildings & sector.bit() != 0
    }

    /// How many fire tokens a structure has.
    pub fn fires_on(&self, structure: Structure) -> u8 {
        match structure.kind {
            Kind::Wall => self.wall_fires[structure.sector.index()],
            Kind::Building => self.building_fires[structure.sector.index()],
            Kind::Pillbox => 0,
        }
    }

    /// Is there a science card to draw (3.5)?
    pub fn can_draw_science(&self) -> bool {
        self.labs && !(self.science_deck.is_empty() && self.science_discard.is_empty())
    }

    /// Is there a main card to draw (3.3)?
    pub fn can_draw_main(&self) -> bool {
        !(self.deck.is_empty() && self.known.is_empty() && self.discard.is_empty())
    }

    /// Is there a card to draw from this deck?
    pub fn can_draw(&self, deck: Deck) -> bool {
        match deck {
            Deck::Main => self.can_draw_main(),
            Deck::Science => self.can_draw_science(),
        }
    }

    /// The enemies on the board, by slot.
    #[inline]
    pub fn foes(&self) -> impl Iterator<Item = (FoeId, Foe)> + '_ {
        self.ids().filter_map(|foe| Some((foe, self.foes[foe.index()]?)))
    }

    /// The taken slots; the enemies may be changed meanwhile.
    #[inline]
    pub(crate) fn ids(&self) -> impl Iterator<Item = FoeId> + use<> {
        let mut left = self.occupied;
        std::iter::from_fn(move || {
            (left != 0).then(|| {
                let slot = left.trailing_zeros() as usize;
                left &= left - 1;
                FoeId::new(slot)
            })
        })
    }

    /// The enemy in a slot, if there is one.
    #[inline]
    pub fn foe(&self, foe: FoeId) -> Option<Foe> {
        self.foes[foe.index()]
    }

    /// The enemies in a cell.
    pub fn foes_in(&self, cell: Cell) -> impl Iterator<Item = (FoeId, Foe)> + '_ {
        self.foes().filter(move |(_, foe)| foe.cell == cell)
    }

    /// Where a token is on the board, if it is: for those of which there is one.
    pub fn find(&self, token: Token) -> Option<FoeId> {
        self.foes().find(|(_, foe)| foe.token == token).map(|(id, _)| id)
    }

    /// Puts an enemy into the first free slot.
    pub(crate) fn enlist(&mut self, foe: Foe) -> FoeId {
        let slot = (!self.occupied).trailing_zeros() as usize;
        self.occupied |= 1 << slot;
        self.foes[slot] = Some(foe);
        FoeId::new(slot)
    }

    /// Empties a slot.
    pub(crate) fn strike_off(&mut self, foe: FoeId) {
        self.occupied &= !(1 << foe.index());
        self.foes[foe.index()] = None;
    }

    /// Does it count for victory (8.2, 11.13, 15.1)?
    pub(crate) fn counts(token: Token) -> bool {
        !matches!(token.row().rank, Rank::HaGo | Rank::Crew)
    }

    /// Fire tokens that can still be laid (1.11).
    pub(crate) fn fire_left(&self) -> u8 {
        if !self.has(Variant::FireLimit) {
            return u8::MAX;
        }
        let structures: u8 = self.wall_fires.iter().chain(&self.building_fires).sum();
        let enemies: u8 = self.foes().map(|(_, foe)| foe.fires()).sum();
        12u8.saturating_sub(structures + enemies)
    }
}
