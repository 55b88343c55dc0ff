//! The invariants of a position. A position set up by hand passes here before anybody plays it, so that rules code can
//! trust what it finds.

use std::collections::BTreeMap;

use sandtable_core::{Checked, Rules as _, Seat, Turn, ensure};

use crate::army::price;
use crate::automa::AI;
use crate::flow::Frame;
use crate::ids::{Card, Kind, MOST_UNITS, Mark, Side, UnitId};
use crate::roster::Troops;
use crate::space::{Point, overlaps_deeper};
use crate::state::State;

/// Roundings may lay cards this much deeper into each other, or over the edge of the table, than allowed; in 0.1 mm.
const SLACK: i32 = 20;

impl Checked for State {
    /// The action cards by their order; the units by their side are checked, but come out of a box.
    fn census(&self) -> BTreeMap<String, u32> {
        let mut census = BTreeMap::new();
        for &card in Card::ALL {
            *census.entry(card.row().order.to_string()).or_insert(0) += u32::from(self.copies(card));
        }
        census
    }

    fn check(&self) -> Result<(), String> {
        self.options.check().map_err(|why| why.to_string())?;
        self.check_cards()?;
        for &side in Side::ALL {
            self.check_army(side).map_err(|why| format!("{side}: {why}"))?;
        }
        self.check_units()?;
        self.check_overlaps()?;
        self.check_frames()?;
        self.check_rest()
    }

    fn rounds(&self) -> Option<u32> {
        Some(self.turn.into())
    }

    fn stats(&self, seat: Seat) -> Vec<(String, u32)> {
        let side = Side::of(seat);
        let count = |mark: Mark| self.standing(side).filter(|&unit| self.is(unit, mark)).count() as u32;
        let wounds = self.standing(side).map(|unit| u32::from(self.unit(unit).wounds)).sum();
        let lost = if self.is_mustering() { 0 } else { u32::from(self.lost_points(side)) };
        vec![
            ("dolg-held-units".to_owned(), self.standing(side).count() as u32),
            ("dolg-held-lost".to_owned(), lost),
            ("dolg-held-wounds".to_owned(), wounds),
            ("dolg-held-broken".to_owned(), count(Mark::Broken)),
            ("dolg-held-fleeing".to_owned(), count(Mark::Fleeing)),
        ]
    }
}

impl State {
    /// In how many places a card lies.
    fn copies(&self, card: Card) -> u8 {
        let random = self.combat.is_some_and(|combat| combat.random == Some(card));
        let piles = [self.deck, self.discard, self.hands[0], self.hands[1]];
        piles.iter().map(|pile| pile.count(card)).sum::<u8>() + u8::from(random)
    }

    fn check_cards(&self) -> Result<(), String> {
        for &card in Card::ALL {
            ensure(self.copies(card) == 1, || format!("{} of card `{card}`", self.copies(card)))?;
        }
        let known = Side::ALL
            .iter()
            .all(|side| self.known[side.index()].kinds().all(|card| self.hands[side.index()].has(card)));
        ensure(known, || "a known card is not in its hand".to_owned())
    }

    /// All the units of a side: those deployed and those not yet.
    pub(crate) fn troops(&self, side: Side) -> Vec<Kind> {
        let deployed = (0..self.deployed(side)).map(|nth| self.unit(UnitId::of(side, nth)).kind);
        let piles = self.automa.filter(|_| side == AI).map(|automa| automa.piles);
        let sorted = piles.into_iter().flatten().flat_map(|pile| pile.each().collect::<Vec<Kind>>());
        self.army(side).reserve.each().chain(deployed).chain(sorted).collect()
    }

    fn check_army(&self, side: Side) -> Result<(), String> {
        let army = self.army(side);
        let kinds = self.troops(side);
        ensure(kinds.len() <= MOST_UNITS, || format!("{} units", kinds.len()))?;
        let number = |kind: Kind| kinds.iter().filter(|&&one| one == kind).count();
        let surplus = kinds.iter().find(|&&kind| number(kind) > usize::from(kind.row().copies));
        ensure(surplus.is_none(), || format!("more of {surplus:?} than there are cards"))?;
        let points: u32 = kinds.iter().map(|kind| u32::from(kind.row().points)).sum();
        ensure(points == u32::from(army.points), || {
            format!("units for {points} points, not {}", army.points)
        })?;
        if let Some(general) = army.general {
            let fits = general.total(army.points) <= self.options.points;
            let drafted = self.options.is_solo() && side == AI; // 21.5
            ensure(fits || drafted, || "the army is too dear".to_owned())?;
        }
        ensure(army.reserve.is_empty() != (price(&army.reserve) > 0), || {
            "a unit without a price".to_owned()
        })?;
        if let Some(faction) = army.faction {
            let serves = |kind: Kind| {
                faction.takes(kind, self.options.mercenaries) || side == AI && self.compulsory().has(kind)
            };
            let foreign = kinds.iter().find(|&&kind| !serves(kind));
            ensure(foreign.is_none(), || format!("{foreign:?} does not serve {faction}"))?;
            ensure(army.general.is_none_or(|general| general.leads(faction)), || {
                "the general does not lead this faction".to_owned()
            })?;
        } else {
            ensure(kinds.is_empty() && army.general.is_none(), || "an army without a faction".to_owned())?;
        }
        ensure(army.general.is_some() || kinds.is_empty(), || "units without a general".to_owned())?;
        let post = army
            .post
            .is_none_or(|post| post.side() == side && (self.stands(post) || self.awaits_general(side)));
        ensure(post, || "the general is with no unit of his".to_owned())?;
        ensure(!(army.killed && army.post.is_some()), || "a dead general has no unit".to_owned())?;
        ensure((-20..=20).contains(&army.leadership_change), || "no such leadership".to_owned())?;
        let waits = self.is_mustering() || self.turn == 0 && self.options.is_solo();
        ensure(waits || !kinds.is_empty(), || "an army without units".to_owned())
    }

    /// Is a die about the general of this side to be thrown?
    fn awaits_general(&self, side: Side) -> bool {
        self.frames
            .iter()
            .any(|frame| matches!(frame, Frame::GeneralDie { side: other, .. } if other == side))
    }

    fn check_units(&self) -> Result<(), String> {
        for at in 0..self.units.len() {
            let unit = UnitId::at(at);
            self.check_unit(unit).map_err(|why| format!("`{unit}`: {why}"))?;
        }
        Ok(())
    }

    fn check_unit(&self, unit: UnitId) -> Result<(), String> {
        let card = self.unit(unit);
        let there = card.is(Mark::Standing);
        if unit.nth() >= self.deployed(unit.side()) {
            return ensure(*card == crate::state::Unit::NONE, || "a unit behind a gap".to_owned());
        }
        ensure(there != card.is(Mark::Destroyed), || "either on the table or destroyed".to_owned())?;
        if !there {
            return Ok(());
        }
        let table = self.table();
        let on_table = |corner: &Point| corner.is_on_table(table.width, table.height, SLACK);
        ensure(card.rect().corners.iter().all(on_table), || "off the table".to_owned())?;
        let life = card.row().life;
        ensure(card.wounds < life && card.fresh <= 40, || format!("{} wounds", card.wounds))?;
        ensure(card.pace <= 3 && card.spent <= 8000, || "moved too far".to_owned())?;
        ensure(card.empty_quivers <= 2, || "no such state of its missiles".to_owned())?;
        let formed = card.formation.is_none_or(|formation| card.row().has(formation.needs()));
        ensure(formed, || "a formation it does not know".to_owned())
    }

    /// No two units lie over each other.
    fn check_overlaps(&self) -> Result<(), String> {
        let units: Vec<UnitId> = self.everybody().collect();
        for (nth, &one) in units.iter().enumerate() {
            for &other in &units[nth + 1..] {
                let deep = overlaps_deeper(&self.rect(one), &self.rect(other), SLACK);
                ensure(!deep, || format!("`{one}` and `{other}` overlap"))?;
            }
        }
        Ok(())
    }

    /// The game waits for a seat or for luck with something to choose from, or it is over.
    fn check_rest(&self) -> Result<(), String> {
        ensure(self.ending.is_some() == self.frames.is_empty(), || {
            "a battle is over exactly if it has an ending and no frames".to_owned()
        })?;
        let (mut legal, mut chances) = (Vec::new(), Vec::new());
        match self.turn() {
            Turn::Over => return Ok(()),
            Turn::Chance => self.chances(&mut chances),
            Turn::Seat(_) => self.legal(&mut legal),
        }
        ensure(!legal.is_empty() || !chances.is_empty(), || {
            format!("nothing can be chosen or thrown for `{}`", self.frames.top_name())
        })
    }
}

const _: () = assert!(size_of::<Troops>() == 32);
