//! The armies of the game for those who put them together outside of it (4).

use std::ops::RangeInclusive;

use sandtable_core::{ArmyLimits, ArmyList, ArmyLists, ArmyPreset, ArmyUnit, ArmyWord, Message, Rng, Say};

use crate::ids::{Faction, General, Kind};
use crate::roster::{Limits, Roster};
use crate::tables::{POINTS, Preset};

/// Every army there can be.
#[derive(Debug)]
pub struct Lists;

impl ArmyLists for Lists {
    fn factions(&self) -> Vec<ArmyWord> {
        let word = |faction: Faction| ArmyWord { word: faction.word(), name: faction.say() };
        Faction::LEADING.into_iter().map(word).collect()
    }

    fn leaders(&self, faction: &str) -> Vec<ArmyWord> {
        let Ok(faction) = faction.parse() else { return Vec::new() };
        let generals = General::ALL.iter().filter(|general| general.leads(faction));
        generals.map(|general| ArmyWord { word: general.word(), name: leader_name(*general) }).collect()
    }

    fn units(&self, faction: &str) -> Vec<ArmyUnit> {
        let Ok(faction) = faction.parse::<Faction>() else { return Vec::new() };
        let serves = Kind::ALL.iter().copied().filter(|kind| faction.takes(*kind, true));
        let (own, others): (Vec<_>, Vec<_>) = serves.partition(|kind| kind.row().faction == faction);
        own.into_iter().chain(others).map(unit).collect()
    }

    fn points(&self) -> RangeInclusive<u16> {
        POINTS.0..=POINTS.1
    }

    fn price(&self, army: &ArmyList) -> u16 {
        Roster::try_from(army).map_or(0, |roster| roster.total())
    }

    fn faults(&self, army: &ArmyList, limits: ArmyLimits) -> Vec<Message> {
        let Ok(roster) = Roster::try_from(army) else { return Vec::new() };
        roster.faults(limits.into()).map(|fault| fault.say()).collect()
    }

    fn presets(&self) -> Vec<ArmyPreset> {
        let ready = |preset: &Preset| ArmyPreset {
            name: preset.say(),
            points: preset.row().points,
            army: Roster::of(*preset).list(preset.word()),
        };
        Preset::ALL.iter().map(ready).collect()
    }

    fn random(&self, faction: &str, limits: ArmyLimits, rng: &mut Rng) -> Option<ArmyList> {
        let leading = Faction::LEADING.into_iter().find(|known| known.word() == faction)?;
        Some(Roster::random(leading, limits.into(), rng).list(faction))
    }
}

impl From<ArmyLimits> for Limits {
    fn from(limits: ArmyLimits) -> Limits {
        Limits { points: limits.points, mercenaries: limits.hired }
    }
}

fn unit(kind: Kind) -> ArmyUnit {
    let row = kind.row();
    ArmyUnit {
        word: kind.word(),
        name: kind.say(),
        points: row.points,
        most: row.copies,
        group: row.faction.say(),
        hired: row.faction == Faction::Mercenaries,
    }
}

/// With what he costs and how well he leads (17.1).
fn leader_name(general: General) -> Message {
    let row = general.row();
    let name = Message::new("dolg-army-general").with("general", general.say());
    name.with("percent", row.percent).with("leadership", row.leadership)
}
