//! A position as it is written: JSON that a person can read and change. Bits and tables are lists and maps of words there,
//! and the decks, the reserve and the pile of Ha-Go may be left `null`: then whatever is nowhere else is in them.

#![allow(clippy::trivially_copy_pass_by_ref, reason = "serde passes fields by reference")]

use std::collections::BTreeMap;

use sandtable_core::{Bag, Piece, ensure};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::foe::Mark;
use crate::ids::{Card, Cell, FoeId, Player, Sector, Token};
use crate::options::Edition;
use crate::setup::Parts;
use crate::state::{Foe, HA_GO, Mods, State};

impl Serialize for State {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        State::serialize(self, to)
    }
}

impl<'de> Deserialize<'de> for State {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<State, D::Error> {
        let mut state = State::deserialize(from)?;
        state.complete().map_err(D::Error::custom)?;
        Ok(state)
    }
}

impl State {
    /// Whatever follows from what was written.
    fn complete(&mut self) -> Result<(), String> {
        let defenders = self.defenders;
        ensure((1..=6).contains(&defenders), || format!("{defenders} defenders, but there are 1 to 6"))?;
        self.hands.set_count(defenders);
        self.trophies.set_count(defenders);
        let taken = (0..FoeId::MOST).filter(|&slot| self.foes[slot].is_some());
        self.occupied = taken.fold(0, |mask, slot| mask | 1 << slot);
        self.fill()
    }

    /// Whatever is nowhere goes into the piles that were left open.
    fn fill(&mut self) -> Result<(), String> {
        let parts = Parts::new(self.edition, self.variants);
        let (main, science) = (was_open(&mut self.deck), was_open(&mut self.science_deck));
        let reserve = was_open(&mut self.reserve);
        for card in missing(parts.cards, &self.count_cards())? {
            match card.is_science() {
                true if science => self.science_deck.put(card),
                false if main => self.deck.put(card),
                _ => {}
            }
        }
        if reserve {
            let mut tokens = parts.tokens;
            tokens.pour(&parts.substitutes);
            self.reserve = missing(tokens, &self.count_tokens())?.into_iter().collect();
        }
        if self.ha_go == open::NO_COUNT {
            let all = if self.edition == Edition::Wunderwaffe { HA_GO } else { 0 };
            let elsewhere = self.foes().filter(|(_, foe)| foe.token == Token::HaGo).count() as u8;
            self.ha_go = all.saturating_sub(elsewhere + self.fallen_ha_go);
        }
        Ok(())
    }
}

/// The things of `all` that were not found.
fn missing<T: Piece, const COUNTED: usize>(
    all: Bag<T, COUNTED, 4, 2>,
    found: &BTreeMap<T, u8>,
) -> Result<Vec<T>, String> {
    for (&thing, found) in found {
        let most = all.count(thing);
        ensure(*found <= most, || format!("{found} of `{thing}`, but there are {most}"))?;
    }
    let left = |(thing, count): (T, u8)| {
        std::iter::repeat_n(thing, (count - found.get(&thing).copied().unwrap_or(0)) as usize)
    };
    Ok(all.iter().flat_map(left).collect())
}

/// Empties a pile that was left open.
fn was_open<T: Piece, const COUNTED: usize>(pile: &mut Bag<T, COUNTED, 4, 2>) -> bool {
    let is_open = *pile == open::no_pile();
    if is_open {
        *pile = Bag::EMPTY;
    }
    is_open
}

/// Piles that may be `null`. While a position is read, such a pile is one that cannot be: fifteen of the first kind.
pub(crate) mod open {
    use super::{Bag, Deserialize, Deserializer, Piece, Serialize, Serializer};

    /// A count that was left open, while a position is read.
    pub(crate) const NO_COUNT: u8 = u8::MAX;

    pub(crate) const fn no_count() -> u8 {
        NO_COUNT
    }

    pub(crate) const fn no_pile<T: Piece, const COUNTED: usize>() -> Bag<T, COUNTED, 4, 2> {
        Bag::mask(&[0])
    }

    pub(crate) fn serialize<P: Serialize, S: Serializer>(pile: &P, to: S) -> Result<S::Ok, S::Error> {
        Some(pile).serialize(to)
    }

    pub(crate) fn pile<'de, T: Piece, const COUNTED: usize, D: Deserializer<'de>>(
        from: D,
    ) -> Result<Bag<T, COUNTED, 4, 2>, D::Error> {
        Option::deserialize(from).map(|pile| pile.unwrap_or_else(no_pile))
    }

    pub(crate) fn count<'de, D: Deserializer<'de>>(from: D) -> Result<u8, D::Error> {
        Option::deserialize(from).map(|count| count.unwrap_or(NO_COUNT))
    }
}

/// Sectors as bits; a list.
pub(crate) mod sectors {
    use super::{Deserialize, Deserializer, Sector, Serializer};

    pub(crate) fn serialize<S: Serializer>(mask: &u8, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(Sector::of_mask(*mask).collect::<Vec<_>>())
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<u8, D::Error> {
        let sectors: Vec<Sector> = Vec::deserialize(from)?;
        Ok(sectors.into_iter().fold(0, |mask, sector| mask | sector.bit()))
    }
}

/// Players as bits; a list.
pub(crate) mod players {
    use super::{Deserialize, Deserializer, Player, Serializer};

    pub(crate) fn serialize<S: Serializer>(mask: &u8, to: S) -> Result<S::Ok, S::Error> {
        let players = Player::ALL.iter().filter(|player| mask & player.bit() != 0);
        to.collect_seq(players.collect::<Vec<_>>())
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<u8, D::Error> {
        let players: Vec<Player> = Vec::deserialize(from)?;
        Ok(players.into_iter().fold(0, |mask, player| mask | player.bit()))
    }
}

/// The modifiers of a bundle that change neither colour nor line, as a list of cards.
pub(crate) mod modifiers {
    use sandtable_core::NamedBits;

    use super::{Card, Deserialize, Deserializer, Error, Mods, Serialize, Serializer};

    pub(crate) fn serialize<S: Serializer>(mask: &u8, to: S) -> Result<S::Ok, S::Error> {
        let names = Card::ALL.iter().copied().filter(|&card| mask & Mods::bit(card) != 0);
        NamedBits::new(*mask, names).serialize(to)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<u8, D::Error> {
        let of_cards = |cards: Vec<Card>| match cards.iter().find(|&&card| Mods::bit(card) == 0) {
            Some(card) => Err(D::Error::custom(format!("`{card}` is no such modifier"))),
            None => Ok(cards.into_iter().fold(0, |mask, card| mask | Mods::bit(card))),
        };
        NamedBits::deserialize(from)?.mask(of_cards)
    }
}

/// Whose building stands where; a map of those that have one.
pub(crate) mod owned {
    use super::{BTreeMap, Deserialize, Deserializer, Error, Player, Sector, Serializer};

    pub(crate) fn serialize<S: Serializer>(owned: &[Option<Sector>; 6], to: S) -> Result<S::Ok, S::Error> {
        let owned = Player::ALL.iter().zip(owned).filter_map(|(owner, sector)| Some((owner, (*sector)?)));
        to.collect_map(owned.collect::<BTreeMap<_, _>>())
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<[Option<Sector>; 6], D::Error> {
        let mut owned = [None; 6];
        for (owner, sector) in BTreeMap::<Player, Sector>::deserialize(from)? {
            let place = owned.get_mut(owner.index());
            *place.ok_or_else(|| D::Error::custom("the Fieldmarshal owns no building"))? = Some(sector);
        }
        Ok(owned)
    }
}

/// Fire tokens by sector; a map of those that have some.
pub(crate) mod fires {
    use super::{BTreeMap, Deserialize, Deserializer, Sector, Serializer};

    pub(crate) fn serialize<S: Serializer>(fires: &[u8; 6], to: S) -> Result<S::Ok, S::Error> {
        let burning = Sector::ALL.into_iter().zip(fires).filter(|(_, fires)| **fires > 0);
        to.collect_map(burning.collect::<BTreeMap<_, _>>())
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<[u8; 6], D::Error> {
        let fires: BTreeMap<Sector, u8> = BTreeMap::deserialize(from)?;
        Ok(Sector::ALL.map(|sector| fires.get(&sector).copied().unwrap_or(0)))
    }
}

/// The enemies on the board by slot; a map of those that are there.
pub(crate) mod foes {
    use super::{BTreeMap, Deserialize, Deserializer, Foe, FoeId, Serializer};

    type Slots = [Option<Foe>; FoeId::MOST];

    pub(crate) fn serialize<S: Serializer>(slots: &Slots, to: S) -> Result<S::Ok, S::Error> {
        let foes = slots.iter().enumerate().filter_map(|(slot, foe)| Some((FoeId::new(slot), (*foe)?)));
        to.collect_map(foes.collect::<BTreeMap<_, _>>())
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Slots, D::Error> {
        let mut slots = [None; FoeId::MOST];
        for (id, foe) in BTreeMap::<FoeId, Foe>::deserialize(from)? {
            slots[id.index()] = Some(foe);
        }
        Ok(slots)
    }
}

/// An enemy as it is written; without `armor` it has all of it.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct FoeJson {
    /// Which token.
    token: Token,
    /// Where it stands.
    cell: Cell,
    /// Its present armour; null for all of it.
    #[serde(default)]
    armor: Option<u8>,
    /// How many fire tokens it has.
    #[serde(default)]
    fires: u8,
    /// How many of them it caught in this phase 5.
    #[serde(default)]
    fresh: u8,
    /// What else is remembered of it.
    #[serde(default)]
    marks: Vec<Mark>,
}

impl From<Foe> for FoeJson {
    fn from(foe: Foe) -> FoeJson {
        let marks = Mark::ALL.iter().copied().filter(|mark| foe.marks & mark.bit() != 0);
        FoeJson {
            token: foe.token,
            cell: foe.cell,
            armor: Some(foe.armor),
            fires: foe.fires(),
            fresh: foe.fresh(),
            marks: marks.collect(),
        }
    }
}

impl From<FoeJson> for Foe {
    fn from(written: FoeJson) -> Foe {
        let mut foe = Foe::new(written.token, written.cell);
        foe.armor = written.armor.unwrap_or(foe.armor);
        foe.set_fires(written.fires, written.fresh);
        foe.marks = written.marks.into_iter().fold(0, |marks, mark| marks | mark.bit());
        foe
    }
}
