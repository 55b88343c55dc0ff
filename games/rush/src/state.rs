//! A position, and the questions one can ask of it. Face-down piles are sets: which of their cards comes next is
//! decided when it is drawn (2.11). What somebody's squad holds is known to all, because every card came into it openly; only
//! which of its cards are in the hand is secret.

use serde::{Deserialize, Serialize};
use table::Stack;

use crate::cards::Cards;
use crate::flow::Frame;
use crate::ids::{Achievement, BASES, Card, Nation, Side, Spot};
use crate::layout::Layout;
use crate::setup::{Once, Options};
use crate::tables::{Limit, RESERVE};

/// The most players.
pub(crate) const PLAYERS: usize = Side::COUNT;

/// A position of the game.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "Layout", try_from = "Layout")]
pub struct State {
    pub(crate) options: Options,
    pub(crate) squads: [Squad; PLAYERS],
    pub(crate) reserve: Row,
    pub(crate) deck: Cards,
    pub(crate) discard: Cards,
    /// The card on top of the discard.
    pub(crate) discard_top: Option<Card>,
    pub(crate) graveyard: Cards,
    /// What is left of the medal decks.
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
    pub(crate) frames: Stack<Frame, 10>,
    pub(crate) ending: Option<Reason>,
}

/// What belongs to a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Squad {
    /// In the hand.
    pub hand: Cards,
    /// Face down.
    pub hangar: Cards,
    /// Face up.
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

/// A vehicle on a base.
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
    pub played: Cards,
    /// Vehicles destroyed for which medals are due at the end of step II, by nation (11.6).
    pub kills: [u8; Nation::COUNT],
}

/// A purchase in the making (5.5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Purchase {
    /// The cards to be bought, as bits of their places in the reserve.
    pub basket: u8,
    /// What was paid.
    pub paid: Funds,
}

/// Resources by where they may go (5.10).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Funds {
    /// For anything.
    pub general: u8,
    /// For one nation only.
    pub national: [u8; Nation::COUNT],
    /// The number of cards.
    pub cards: u8,
}

impl Funds {
    /// One more card, so many times.
    pub(crate) fn add(&mut self, card: Card, times: u8) {
        let row = card.row();
        let resources = row.resources.unwrap_or(0) * times;
        match row.national {
            Some(nation) => self.national[nation as usize] += resources,
            None => self.general += resources,
        }
        self.cards += times;
    }

    /// All resources.
    pub fn total(&self) -> u8 {
        self.general + self.national.iter().sum::<u8>()
    }

    /// What is missing to pay these costs (6.6).
    pub(crate) fn missing(self, costs: [u8; Nation::COUNT]) -> u8 {
        let rest = costs.iter().zip(self.national).map(|(cost, own)| cost.saturating_sub(own));
        rest.sum::<u8>().saturating_sub(self.general)
    }
}

table::words! {
    /// Why a game ends (12).
    pub enum Reason: "reason" {
        /// Somebody has no base left (12.1).
        Bases = "bases",
        /// The ninth single of a nation was taken (12.2).
        Medals = "medals",
        /// The round limit (12.6).
        Rounds = "rounds",
    }
}

/// The reserve, the card farthest from the deck first (2.5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Row {
    cards: [Option<Card>; RESERVE],
}

impl Row {
    /// The cards, farthest first.
    #[inline]
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = Card> + use<> {
        self.cards.into_iter().flatten()
    }

    /// How many.
    pub fn len(&self) -> usize {
        self.iter().count()
    }

    /// None at all?
    pub fn is_empty(&self) -> bool {
        self.cards[0].is_none()
    }

    /// Has it as many as it can?
    #[inline]
    pub fn is_full(&self) -> bool {
        self.cards[RESERVE - 1].is_some()
    }

    /// Where a card lies.
    pub fn place_of(&self, card: Card) -> Option<usize> {
        self.cards.iter().position(|&one| one == Some(card))
    }

    /// One more next to the deck (5.7).
    pub(crate) fn push(&mut self, card: Card) {
        let at = self.len();
        self.cards[at] = Some(card);
    }

    /// Takes one out; the others slide away from the deck (5.7).
    pub(crate) fn remove(&mut self, at: usize) -> Option<Card> {
        let card = self.cards[at].take();
        self.cards[at..].rotate_left(1);
        card
    }

    /// The card at a place.
    pub(crate) fn at(self, at: usize) -> Option<Card> {
        self.cards[at]
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

    /// How many of this card the mover may still play from the hand (3.8). Like cards cannot be told apart: those
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

    /// May the mover buy, as far as the number of purchases goes (5.6, 6.1)?
    pub(crate) fn may_buy(&self) -> bool {
        self.deeds.drafted || !self.deeds.bought
    }

    /// The cards in the purchase.
    pub(crate) fn basket(&self, basket: u8) -> impl Iterator<Item = Card> + '_ {
        (0..RESERVE).filter(move |at| basket >> at & 1 == 1).filter_map(|at| self.reserve.at(at))
    }

    /// What these cards of the reserve cost, by nation.
    pub(crate) fn costs(&self, basket: u8) -> [u8; Nation::COUNT] {
        let mut costs = [0; Nation::COUNT];
        for card in self.basket(basket) {
            costs[fleet(card) as usize] += card.row().cost;
        }
        costs
    }

    /// Is a card of this nation to be bought?
    pub(crate) fn buys_of(&self, basket: u8, nation: Nation) -> bool {
        self.basket(basket).any(|card| fleet(card) == nation)
    }

    /// May this card be put into the payment for these cards (5.2, 5.11)?
    pub(crate) fn can_pay(&self, card: Card, basket: u8) -> bool {
        let row = card.row();
        let fits = row.national.is_none_or(|nation| self.buys_of(basket, nation));
        row.resources.is_some() && fits && self.playable(card) > 0
    }

    /// Everything that could be paid for these cards, what was paid already included.
    fn means(&self, basket: u8) -> Funds {
        let mut means = self.purchase.paid;
        for card in self.hand().kinds().filter(|&card| self.can_pay(card, basket)) {
            means.add(card, self.playable(card));
        }
        means
    }

    /// Can the mover pay for these cards of the reserve (5.3, 5.5)?
    pub(crate) fn affords(&self, basket: u8) -> bool {
        let means = self.means(basket);
        means.cards > 0 && means.missing(self.costs(basket)) == 0
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

    /// Becomes a card a defender after its abilities (7.3, 7.7)?
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
