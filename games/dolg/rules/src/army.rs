//! Mustering: what an army may be made of, and what it costs (4).

use sandtable_core::{Log, Rng};

use crate::flow::Frame;
use crate::ids::{Faction, General, Kind, MOST_UNITS, Side};
use crate::state::{Army, State, Troops};
use crate::tables::{Class, UNITS};
use crate::words::{Action, Event};

/// The factions an army can be made of (4.1).
pub(crate) const NATIONS: [Faction; 6] =
    [Faction::Rome, Faction::Celts, Faction::Dacia, Faction::Germans, Faction::Parthia, Faction::Sarmatians];

/// The price of units together with the general's percentage, rounded half up (4.3).
pub fn total(points: u16, general: General) -> u16 {
    let hundredfold = u32::from(points) * (100 + u32::from(general.row().percent));
    ((hundredfold + 50) / 100) as u16
}

/// The price of units.
pub(crate) fn price(troops: &Troops) -> u16 {
    troops.iter().map(|(kind, number)| kind.row().points * u16::from(number)).sum()
}

impl State {
    /// May this general lead the faction (4.4)?
    pub(crate) fn may_lead(faction: Faction, general: General) -> bool {
        general.row().faction.is_none_or(|own| own == faction)
    }

    /// Does the faction have such units (4.1, 4.5, 4.6)?
    pub(crate) fn is_open_to(&self, faction: Faction, kind: Kind) -> bool {
        let row = kind.row();
        let own = match row.faction {
            Faction::Auxilia => faction == Faction::Rome,
            Faction::Mercenaries => self.options.mercenaries,
            other => other == faction,
        };
        own && row.class != Class::Siege // 4.7
    }

    /// Auxilia and mercenaries never cost more than the units of the faction itself (4.9).
    pub(crate) fn keeps_minimum(army: &Army, faction: Faction, kind: Kind) -> bool {
        let row = kind.row();
        let own = army.reserve.iter().filter(|(kind, _)| kind.row().faction == faction);
        let own: u16 = own.map(|(kind, number)| kind.row().points * u16::from(number)).sum();
        row.faction == faction || army.points - own + row.points <= own
    }

    /// May this unit be mustered now (4.2, 4.3, 4.8, 4.9)?
    pub(crate) fn may_muster(&self, side: Side, kind: Kind) -> bool {
        let army = self.army(side);
        let (Some(faction), Some(general)) = (army.faction, army.general) else { return false };
        let row = kind.row();
        self.is_open_to(faction, kind)
            && army.reserve.count(kind) < row.copies
            && State::keeps_minimum(army, faction, kind)
            && usize::from(army.reserve.total()) < MOST_UNITS
            && total(army.points + row.points, general) <= self.options.points
    }

    /// The generals a side may take: someone must be able to follow him (4.4).
    pub(crate) fn list_generals(&self, side: Side, out: &mut Vec<Action>) {
        let Some(faction) = self.army(side).faction else { return };
        let fits = |general: &General| State::may_lead(faction, *general);
        out.extend(General::ALL.iter().copied().filter(fits).map(Action::Lead));
    }

    pub(crate) fn list_musters(&self, side: Side, out: &mut Vec<Action>) {
        let fits = |kind: &Kind| self.may_muster(side, *kind);
        out.extend(Kind::ALL.iter().copied().filter(fits).map(Action::Muster));
        if !self.army(side).reserve.is_empty() {
            out.push(Action::Done);
        }
    }

    pub(crate) fn muster(&mut self, side: Side, kind: Kind) {
        let army = self.army_mut(side);
        army.reserve.put(kind);
        army.points += kind.row().points;
    }

    /// Both armies are laid open (5.3).
    pub(crate) fn open_armies<L: Log<Event>>(&mut self, log: &mut L) {
        self.face_down = true;
        for &side in Side::ALL {
            let army = self.army(side);
            if let (Some(faction), Some(general)) = (army.faction, army.general) {
                let (units, points) = (army.reserve.total() as u8, army.points);
                log.add(Event::Army { side, faction, general, units, points });
            }
        }
    }

    /// Is a side's list still secret (5.3)?
    pub(crate) fn is_mustering(&self) -> bool {
        self.frames.iter().any(|frame| frame == Frame::OpenArmies)
    }

    /// How far the mustering of a side has come.
    pub(crate) fn stage(&self, side: Side) -> Stage {
        match self.frames.top() {
            Some(Frame::Faction { side: now }) if now == side => Stage::Nothing,
            Some(Frame::Lead { side: now }) if now == side => Stage::Faction,
            Some(Frame::Muster { side: now }) if now == side => Stage::Units,
            _ if self.frames.iter().any(|frame| frame == Frame::Muster { side }) => Stage::Nothing,
            _ => Stage::Complete,
        }
    }

    /// Other units of the same number and price that the army might have (5.3): pairs are exchanged for pairs.
    pub(crate) fn imagine_kinds(&self, side: Side, kinds: &mut [Kind], rng: &mut Rng) {
        let Some(faction) = self.army(side).faction else { return };
        let open: Vec<Kind> =
            Kind::ALL.iter().copied().filter(|&kind| self.is_open_to(faction, kind)).collect();
        for _ in 0..2 * kinds.len() {
            let [one, two] = [0; 2].map(|_| rng.below(kinds.len() as u32) as usize);
            let before = [kinds[one], kinds[two]];
            let wanted = kinds[one].row().points + kinds[two].row().points;
            kinds[one] = rng.pick(&open);
            let rest = wanted.checked_sub(kinds[one].row().points);
            let fits: Vec<Kind> =
                open.iter().copied().filter(|kind| Some(kind.row().points) == rest).collect();
            if one != two && !fits.is_empty() {
                kinds[two] = rng.pick(&fits);
            }
            let sum = kinds[one].row().points + kinds[two].row().points;
            if one == two || sum != wanted || !is_fieldable(faction, kinds) {
                (kinds[one], kinds[two]) = (before[0], before[1]);
            }
        }
    }

    /// An army the enemy might have mustered so far, any of them.
    pub(crate) fn imagine_army(&mut self, side: Side, rng: &mut Rng) {
        let stage = self.stage(side);
        *self.army_mut(side) = Army { faction: self.options.faction(side), ..Army::EMPTY };
        if stage == Stage::Nothing {
            return;
        }
        let faction = self.options.faction(side).unwrap_or_else(|| rng.pick(&NATIONS));
        self.army_mut(side).faction = Some(faction);
        if stage == Stage::Faction {
            return;
        }
        let generals: Vec<General> =
            General::ALL.iter().copied().filter(|&general| State::may_lead(faction, general)).collect();
        self.army_mut(side).general = Some(rng.pick(&generals));
        let mut choices = Vec::new();
        while self.army(side).reserve.total() == 0 || rng.below(32) > 0 {
            choices.clear();
            choices.extend(UNITS.iter().map(|row| row.kind).filter(|&kind| self.may_muster(side, kind)));
            if choices.is_empty() {
                return;
            }
            self.muster(side, rng.pick(&choices));
        }
    }
}

/// No more of a kind than there are cards, and not too many who are not of the faction (4.2, 4.9).
fn is_fieldable(faction: Faction, kinds: &[Kind]) -> bool {
    let own = |kind: &&Kind| kind.row().faction == faction;
    let price =
        |kinds: &mut dyn Iterator<Item = &Kind>| kinds.map(|kind| u32::from(kind.row().points)).sum::<u32>();
    let number = |kind: Kind| kinds.iter().filter(|&&one| one == kind).count();
    kinds.iter().all(|&kind| number(kind) <= usize::from(kind.row().copies))
        && price(&mut kinds.iter()) <= 2 * price(&mut kinds.iter().filter(own))
}

/// What a side has chosen of its army.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stage {
    Nothing,
    Faction,
    Units,
    Complete,
}
