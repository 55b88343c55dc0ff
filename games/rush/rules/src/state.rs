//! A position, and the questions one can ask of it. Face-down piles are sets: which of their cards comes next is
//! decided when it is drawn (2.11). What somebody's squad holds is known to all, because every card came into it openly; only
//! which of its cards are in the hand is secret.

use sandtable_core::Stack;
use serde::{Deserialize, Serialize};

use crate::cards::{Cards, packed};
use crate::flow::Frame;
use crate::ids::{Achievement, BASES, Card, Nation, Side, Spot};
use crate::purchase::{Purchase, Row};
use crate::setup::{Once, Options};
use crate::state_json::StateJson;
use crate::tables::Limit;

/// The most players.
pub(crate) const PLAYERS: usize = Side::COUNT;
/// The most frames: those of a turn, a card being played, and what it does; a position set up by hand may have more.
pub(crate) const DEPTH: usize = 12;

/// A position of the game.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "StateJson", try_from = "StateJson")]
pub struct State {
    pub(crate) options: Options,
    pub(crate) squads: [Squad; PLAYERS],
    pub(crate) reserve: Row,
    pub(crate) deck: Cards,
    pub(crate) discard: Cards,
    /// The card on top of the discard.
    pub(crate) discard_top: Option<Card>,
    pub(crate) graveyard: Cards,
    /// What is left of the medal decks (2.6).
    pub(crate) medals: Cards,
    /// Those in play, as bits of [`Achievement`].
    pub(crate) achievements: u16,
    pub(crate) first: Side,
    /// Whose turn it is.
    pub(crate) mover: Side,
    /// Counted from 1; 0 before the first turn.
    pub(crate) round: u16,
    /// Does the hand of the mover lie open (2.9)?
    pub(crate) open: bool,
    pub(crate) deeds: Deeds,
    pub(crate) purchase: Purchase,
    /// Why this is the last round, if it is (12.3).
    pub(crate) trigger: Option<Reason>,
    pub(crate) frames: Stack<Frame, DEPTH>,
    pub(crate) ending: Option<Reason>,
}

/// What belongs to a player: the squad, which is hand, hangar and depot, and the bases with their defenders (1.11).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Squad {
    /// In the hand.
    #[serde(with = "packed")]
    pub hand: Cards,
    /// Face down.
    #[serde(with = "packed")]
    pub hangar: Cards,
    /// Face up.
    #[serde(with = "packed")]
    pub depot: Cards,
    /// The card on top of the depot, unless Repair has just taken it away.
    pub top: Option<Card>,
    /// Cards of the hidden hand that everybody knows: what was drawn before the last reshuffle was all there was.
    pub known: [Option<Card>; 2],
    /// The bases that stand.
    pub bases: [Option<Base>; BASES],
}

/// A base that stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Base {
    /// Is it turned?
    pub damaged: bool,
    /// Who protects it.
    pub defender: Option<Defender>,
}

/// A vehicle on a base; nothing but its armour matters there (7.10).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Defender {
    /// Which.
    pub card: Card,
    /// Is it turned?
    #[serde(default)]
    pub damaged: bool,
}

/// What was done in this turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Deeds {
    /// Was Draft used (6.1)?
    pub drafted: bool,
    /// Was anything bought (5.6)?
    pub bought: bool,
    /// Was there an attack (9.1)?
    pub attacked: bool,
    /// What was played, and may not be played again (3.8).
    #[serde(with = "packed")]
    pub played: Cards,
    /// Vehicles destroyed for which medals are due at the end of step II, by nation (11.6).
    pub kills: [u8; Nation::COUNT],
}

sandtable_core::words! {
    /// Why a game ends (12).
    pub enum Reason: "reason" in "rush-ended" {
        /// Somebody has no base left (12.1).
        Bases = "bases",
        /// The ninth single of a nation was taken (12.2).
        Medals = "medals",
        /// The round limit (12.6).
        Rounds = "rounds",
    }
}

impl Squad {
    /// Everything but the defenders: what counts in the end (13.1).
    pub fn cards(&self) -> Cards {
        let mut cards = self.hand;
        cards.pour(&self.hangar);
        cards.pour(&self.depot);
        cards
    }

    /// A new card in the depot (4.1).
    pub(crate) fn gain(&mut self, card: Card) {
        self.depot.put(card);
        self.top = Some(card);
    }

    /// The defenders.
    pub fn defenders(&self) -> impl Iterator<Item = Defender> + '_ {
        self.bases.iter().flatten().filter_map(|base| base.defender)
    }

    /// Has it a base left?
    pub fn has_base(&self) -> bool {
        self.bases.iter().any(Option::is_some)
    }
}

impl State {
    /// The players, in the order of their seats.
    pub fn sides(&self) -> impl DoubleEndedIterator<Item = Side> + use<> {
        Side::ALL[..self.options.players as usize].iter().copied()
    }

    /// What the game was set up with.
    pub fn options(&self) -> Options {
        self.options
    }

    /// Whoever sits to the left (3.1).
    pub fn left_of(&self, side: Side) -> Side {
        Side::ALL[(side.index() + 1) % self.options.players as usize]
    }

    /// Everybody but this one, from the left on.
    pub fn opponents(&self, side: Side) -> impl Iterator<Item = Side> + use<> {
        let players = self.options.players as usize;
        (1..players).map(move |step| Side::ALL[(side.index() + step) % players])
    }

    /// What belongs to a player.
    #[inline]
    pub fn squad(&self, side: Side) -> &Squad {
        &self.squads[side.index()]
    }

    #[inline]
    pub(crate) fn squad_mut(&mut self, side: Side) -> &mut Squad {
        &mut self.squads[side.index()]
    }

    /// The hand of whoever has the turn.
    #[inline]
    pub(crate) fn hand(&self) -> &Cards {
        &self.squads[self.mover.index()].hand
    }

    /// The base at a spot.
    #[inline]
    pub fn base(&self, spot: Spot) -> Option<Base> {
        self.squad(spot.side).bases[spot.slot as usize]
    }

    /// Is this achievement in play (2.7)?
    pub fn is_in_play(&self, achievement: Achievement) -> bool {
        self.achievements >> achievement as u16 & 1 == 1
    }

    /// Does everybody see this hand (2.9)?
    pub fn is_open(&self, side: Side) -> bool {
        self.open && side == self.mover
    }

    /// How many of this card the mover may still play from the hand (3.8, 3.9). Identical cards cannot be distinguished: those
    /// that were not played this turn are taken to come first.
    #[inline]
    pub(crate) fn playable(&self, card: Card) -> u8 {
        let in_hand = self.hand().count(card);
        if card.is_vehicle() {
            return if self.deeds.played.has(card) { 0 } else { in_hand };
        }
        match self.options.once_per_turn {
            Once::Vehicles => in_hand,
            Once::All => {
                let owned = self.squad(self.mover).cards().count(card);
                in_hand.min(owned.saturating_sub(self.deeds.played.count(card)))
            }
        }
    }

    /// The cards of the mover's hand that may be played.
    #[inline]
    pub(crate) fn playables(&self) -> impl Iterator<Item = Card> + '_ {
        self.hand().kinds().filter(|&card| self.playable(card) > 0)
    }

    /// May this card strike at that spot (9.3, 9.11, 9.12)?
    pub(crate) fn can_strike(&self, card: Card, spot: Spot) -> bool {
        let reach = |base: Base| match card.row().limit {
            Limit::None => true,
            Limit::Bases => base.defender.is_none(),
            Limit::Vehicles => base.defender.is_some(),
        };
        spot.side != self.mover && self.base(spot).is_some_and(reach)
    }

    /// All spots with a base of an opponent, in order (9.15).
    pub(crate) fn enemy_spots(&self) -> impl Iterator<Item = (Spot, Base)> + '_ {
        self.sides().filter(|&side| side != self.mover).flat_map(|side| self.spots(side))
    }

    /// The spots of a player that have a base.
    pub(crate) fn spots(&self, side: Side) -> impl Iterator<Item = (Spot, Base)> + '_ {
        let bases = self.squad(side).bases.iter().enumerate();
        bases.filter_map(move |(slot, base)| Some((Spot { side, slot: slot as u8 }, (*base)?)))
    }

    /// Has this card a target now?
    pub(crate) fn has_target(&self, card: Card) -> bool {
        self.enemy_spots().any(|(spot, _)| self.can_strike(card, spot))
    }

    /// May this card of the hand join an attack of a nation (9.1)?
    pub(crate) fn can_attack(&self, card: Card, nation: Nation) -> bool {
        let row = card.row();
        row.strength > 0 && row.nation == Some(nation) && self.playable(card) > 0
    }

    /// May a card be placed here (7.4)? As long as a base is free, only on a free one.
    pub(crate) fn can_place(&self, spot: Spot) -> bool {
        let free = |base: Base| base.defender.is_none();
        let any_free = self.spots(self.mover).any(|(_, base)| free(base));
        spot.side == self.mover && self.base(spot).is_some_and(|base| !any_free || free(base))
    }

    /// Does a card become a defender after its abilities (7.3, 7.7)?
    pub(crate) fn can_defend(&self, card: Card) -> bool {
        card.row().armour > 0 && self.squad(self.mover).has_base()
    }

    /// Can Research of this number take something (8.6)?
    pub(crate) fn has_find(&self, limit: u8) -> bool {
        self.reserve.iter().any(|card| card.row().cost <= limit)
    }
}

/// The nation of a vehicle.
pub(crate) fn fleet(card: Card) -> Nation {
    card.row().nation.unwrap_or(Nation::Ussr)
}
