//! Frames as they are written, where memory holds bits: lists of names.

#![allow(clippy::trivially_copy_pass_by_ref, reason = "serde passes fields by reference")]

use sandtable_core::NamedBits;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::flow::attackers_of;
use crate::ids::{Card, FLEET, Nation};
use crate::state::fleet;

/// Abilities as bits; a list.
pub(crate) mod abilities {
    use super::{Deserialize, Deserializer, NamedBits, Serialize, Serializer};
    use crate::ids::Ability;

    pub(crate) fn serialize<S: Serializer>(mask: &u8, to: S) -> Result<S::Ok, S::Error> {
        let names = Ability::ALL.iter().filter(|ability| mask & ability.bit() != 0);
        NamedBits::new(*mask, names).serialize(to)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<u8, D::Error> {
        let sum = |abilities: Vec<Ability>| abilities.iter().fold(0, |mask, ability| mask | ability.bit());
        NamedBits::deserialize(from)?.mask(|abilities| Ok(sum(abilities)))
    }
}

/// The written form of a declaration.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct DeclareJson {
    nation: Nation,
    attackers: NamedBits<u32, Card>,
}

impl DeclareJson {
    pub(crate) fn serialize<S: Serializer>(
        nation: &Nation,
        attackers: &u32,
        to: S,
    ) -> Result<S::Ok, S::Error> {
        let written = DeclareJson { nation: *nation, attackers: named(*nation, *attackers) };
        Serialize::serialize(&written, to)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<(Nation, u32), D::Error> {
        let DeclareJson { nation, attackers } = Deserialize::deserialize(from)?;
        Ok((nation, bits(nation, attackers).map_err(D::Error::custom)?))
    }
}

/// The written form of a strike.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct StrikeJson {
    nation: Nation,
    attackers: NamedBits<u32, Card>,
    kills: u8,
}

impl StrikeJson {
    pub(crate) fn serialize<S: Serializer>(
        nation: &Nation,
        attackers: &u32,
        kills: &u8,
        to: S,
    ) -> Result<S::Ok, S::Error> {
        let written = StrikeJson { nation: *nation, attackers: named(*nation, *attackers), kills: *kills };
        Serialize::serialize(&written, to)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<(Nation, u32, u8), D::Error> {
        let StrikeJson { nation, attackers, kills } = Deserialize::deserialize(from)?;
        Ok((nation, bits(nation, attackers).map_err(D::Error::custom)?, kills))
    }
}

fn named(nation: Nation, attackers: u32) -> NamedBits<u32, Card> {
    NamedBits::new(attackers, attackers_of(nation, attackers))
}

/// The bits of these vehicles, which are all of the nation.
fn bits(nation: Nation, attackers: NamedBits<u32, Card>) -> Result<u32, String> {
    let mask = attackers.mask(|cards| {
        let is_stray = |card: &&Card| !card.is_vehicle() || fleet(**card) != nation;
        match cards.iter().find(is_stray) {
            Some(card) => Err(format!("`{card}` is no vehicle of `{nation}`")),
            None => Ok(cards.iter().fold(0, |mask, card| mask | card.fleet_bit())),
        }
    })?;
    if mask >> FLEET == 0 { Ok(mask) } else { Err(format!("`{nation}` has only {FLEET} vehicles")) }
}
