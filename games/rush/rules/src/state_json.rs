//! A position as it is written: JSON that a person can read and change. The vehicle deck and the medal decks may be left
//! `null`: then whatever is nowhere else is in them.

use sandtable_core::{NamedBits, Stack};
use serde::{Deserialize, Serialize};

use crate::cards::packed::{self, Packed};
use crate::cards::{Cards, all_vehicles};
use crate::flow::Frame;
use crate::ids::{Achievement, Card, Side};
use crate::purchase::{Funds, Purchase, Row};
use crate::setup::{Options, all_medals};
use crate::state::{DEPTH, Deeds, PLAYERS, Reason, Squad, State};
use crate::tables::RESERVE;

/// The written form of a [`State`].
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct StateJson {
    /// What was chosen before the game.
    options: Options,
    /// What belongs to each player.
    squads: Vec<Squad>,
    /// The open cards that can be bought, from left to right.
    reserve: Vec<Card>,
    /// The vehicle deck; null for whatever is nowhere else.
    deck: Option<Packed>,
    /// The discard: how many of each card.
    #[serde(with = "packed")]
    discard: Cards,
    /// The card on top of the discard.
    discard_top: Option<Card>,
    /// The graveyard: how many of each card.
    #[serde(with = "packed")]
    graveyard: Cards,
    /// What is left of the medal decks; null for whatever is nowhere else.
    medals: Option<Packed>,
    /// Those in play.
    achievements: Vec<Achievement>,
    /// Who began.
    first: Side,
    /// Whose turn it is.
    mover: Side,
    /// Counted from 1; 0 before the first turn.
    round: u16,
    /// Does the hand of the mover lie open?
    open: bool,
    /// What the mover has done in this turn.
    deeds: Deeds,
    /// What is being bought and what has been paid.
    purchase: PurchaseJson,
    /// Why this is the last round, if it is.
    trigger: Option<Reason>,
    /// What the game still has to do.
    frames: Stack<Frame, DEPTH>,
    /// Why it is over, once it is.
    ending: Option<Reason>,
}

/// A purchase in the making (5.5).
#[derive(Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct PurchaseJson {
    /// The cards of the reserve that are to be bought.
    basket: NamedBits<u8, Card>,
    /// What was paid.
    paid: Funds,
}

impl From<State> for StateJson {
    fn from(state: State) -> StateJson {
        StateJson {
            options: state.options,
            squads: state.squads[..state.options.players as usize].to_vec(),
            reserve: state.reserve.iter().collect(),
            deck: Some(Packed(state.deck)),
            discard: state.discard,
            discard_top: state.discard_top,
            graveyard: state.graveyard,
            medals: Some(Packed(state.medals)),
            achievements: state.in_play().collect(),
            first: state.first,
            mover: state.mover,
            round: state.round,
            open: state.open,
            deeds: state.deeds,
            purchase: PurchaseJson {
                basket: NamedBits::new(state.purchase.basket, state.basket(state.purchase.basket)),
                paid: state.purchase.paid,
            },
            trigger: state.trigger,
            frames: state.frames,
            ending: state.ending,
        }
    }
}

impl TryFrom<StateJson> for State {
    type Error = String;

    fn try_from(written: StateJson) -> Result<State, String> {
        written.options.check().map_err(|why| why.to_string())?;
        let reserve = row(&written.reserve)?;
        let mut state = State {
            options: written.options,
            squads: squads(&written.squads, written.options.players as usize)?,
            reserve,
            deck: written.deck.map(|deck| deck.0).unwrap_or_default(),
            discard: written.discard,
            discard_top: written.discard_top,
            graveyard: written.graveyard,
            medals: written.medals.map(|medals| medals.0).unwrap_or_default(),
            achievements: written.achievements.iter().fold(0, |bits, &one| bits | 1 << one as u16),
            first: written.first,
            mover: written.mover,
            round: written.round,
            open: written.open,
            deeds: written.deeds,
            purchase: purchase(written.purchase, reserve)?,
            trigger: written.trigger,
            frames: written.frames,
            ending: written.ending,
        };
        if written.deck.is_none() {
            state.deck = state.missing(&all_vehicles())?;
        }
        if written.medals.is_none() {
            state.medals = state.missing(&all_medals())?;
        }
        Ok(state)
    }
}

fn squads(given: &[Squad], players: usize) -> Result<[Squad; PLAYERS], String> {
    if given.len() != players {
        return Err(format!("{} squads, but there are {players} players", given.len()));
    }
    let mut squads = [Squad::default(); PLAYERS];
    squads[..players].copy_from_slice(given);
    Ok(squads)
}

fn row(cards: &[Card]) -> Result<Row, String> {
    if cards.len() > RESERVE {
        return Err(format!("{} cards in the reserve, but at most {RESERVE} lie there", cards.len()));
    }
    let mut row = Row::default();
    for &card in cards {
        row.push(card);
    }
    Ok(row)
}

fn purchase(PurchaseJson { basket, paid }: PurchaseJson, reserve: Row) -> Result<Purchase, String> {
    let add = |basket: u8, card: Card| -> Result<u8, String> {
        let at = reserve.place_of(card).ok_or_else(|| format!("`{card}` is not in the reserve"))?;
        Ok(basket | 1 << at)
    };
    let basket = basket.mask(|cards| cards.into_iter().try_fold(0, add))?;
    Ok(Purchase { basket, paid })
}

impl State {
    /// How many of each card there are, wherever they lie; more copies of a card than a [`Cards`] holds are an error.
    pub(crate) fn everywhere(&self) -> [u32; Card::COUNT] {
        let mut counts = [0; Card::COUNT];
        let mut add = |cards: &Cards| {
            for (card, count) in cards.iter() {
                counts[card as usize] += u32::from(count);
            }
        };
        for squad in &self.squads {
            [squad.hand, squad.hangar, squad.depot].iter().for_each(&mut add);
        }
        [self.deck, self.discard, self.graveyard, self.medals].iter().for_each(&mut add);
        let defenders = self.squads.iter().flat_map(Squad::defenders).map(|defender| defender.card);
        for card in self.reserve.iter().chain(defenders) {
            counts[card as usize] += 1;
        }
        let standing = self.squads.iter().flat_map(|squad| squad.bases.iter().flatten()).count();
        counts[Card::Base as usize] += standing as u32;
        counts
    }

    /// What of these cards lies nowhere.
    fn missing(&self, all: &Cards) -> Result<Cards, String> {
        let there = self.everywhere();
        let mut missing = Cards::EMPTY;
        for (card, count) in all.iter() {
            let left = u32::from(count).checked_sub(there[card as usize]);
            let left = left.ok_or_else(|| format!("more of `{card}` than there are"))?;
            (0..left).for_each(|_| missing.put(card));
        }
        Ok(missing)
    }
}
