//! Mustering: an army is put together unseen, unit by unit or whole (4, 5.3).

use sandtable_core::{ArmyList, Log, Message, Rng, Say};

use crate::flow::Frame;
use crate::ids::{Faction, General, Kind, Side};
use crate::roster::{Limits, Roster, Troops};
use crate::state::{Army, State};
use crate::tables::Preset;
use crate::words::{Action, Event};

/// The price of units.
pub(crate) fn price(troops: &Troops) -> u16 {
    troops.iter().map(|(kind, number)| kind.row().points * u16::from(number)).sum()
}

impl State {
    /// What an army may be (4.3, 4.6).
    pub(crate) fn limits(&self) -> Limits {
        Limits { points: self.options.points, mercenaries: self.options.mercenaries }
    }

    /// The list of a side, once it has a faction and a general.
    pub(crate) fn roster(&self, side: Side) -> Option<Roster> {
        let army = self.army(side);
        Some(Roster { faction: army.faction?, general: army.general?, units: army.reserve })
    }

    /// May this unit be mustered now (4.2, 4.3, 4.5 to 4.9)?
    pub(crate) fn may_muster(&self, side: Side, kind: Kind) -> bool {
        self.roster(side).is_some_and(|roster| roster.admits(kind, self.limits()))
    }

    /// Factions, and armies that can be taken whole (4.1, 4.10).
    pub(crate) fn list_factions(&self, out: &mut Vec<Action>) {
        out.extend(Faction::LEADING.map(Action::Faction));
        self.list_presets(None, out);
    }

    /// The generals a side may take, and its armies that can be taken whole if it could not take one before (4.4, 4.10).
    pub(crate) fn list_generals(&self, side: Side, out: &mut Vec<Action>) {
        let Some(faction) = self.army(side).faction else { return };
        let fits = |general: &General| general.leads(faction);
        out.extend(General::ALL.iter().copied().filter(fits).map(Action::Lead));
        self.list_presets(Some(faction), out);
    }

    fn list_presets(&self, faction: Option<Faction>, out: &mut Vec<Action>) {
        let fits = |preset: &Preset| {
            let row = preset.row();
            faction.is_none_or(|faction| faction == row.faction)
                && Roster::of(*preset).check(self.limits()).is_ok()
        };
        out.extend(Preset::ALL.iter().copied().filter(fits).map(Action::Take));
    }

    pub(crate) fn list_musters(&self, side: Side, out: &mut Vec<Action>) {
        let fits = |kind: &Kind| self.may_muster(side, *kind);
        out.extend(Kind::ALL.iter().copied().filter(fits).map(Action::Muster));
        if !self.army(side).reserve.is_empty() {
            out.push(Action::Done);
        }
    }

    /// Whose army has only a faction so far, if any: it can be brought whole (5.3).
    pub(crate) fn unmustered_side(&self) -> Option<Side> {
        match self.frames.top() {
            Some(Frame::Faction { side } | Frame::Lead { side }) => Some(side),
            _ => None,
        }
    }

    /// The actions that muster an army of a list (4.12, 5.3).
    pub(crate) fn muster_list(&self, list: &ArmyList, out: &mut Vec<Action>) -> Result<(), Message> {
        let side = self.unmustered_side().ok_or_else(|| Message::new("table-why-no-army"))?;
        let roster = Roster::try_from(list).map_err(|_| Message::new("table-why-no-army"))?;
        match self.army(side).faction {
            None => out.push(Action::Faction(roster.faction)),
            Some(bound) if bound != roster.faction => {
                return Err(Message::new("dolg-fault-bound")
                    .with("faction", bound.say())
                    .with("rule", "4.1"));
            }
            Some(_) => {}
        }
        roster.check(self.limits()).map_err(|fault| fault.say())?;
        out.push(Action::Lead(roster.general));
        out.extend(roster.marching_order().map(Action::Muster));
        out.push(Action::Done);
        Ok(())
    }

    pub(crate) fn muster(&mut self, side: Side, kind: Kind) {
        let army = self.army_mut(side);
        army.reserve.put(kind);
        army.points += kind.row().points;
    }

    /// An army is taken whole (5.3).
    pub(crate) fn take_army(&mut self, side: Side, preset: Preset) {
        let roster = Roster::of(preset);
        let army = self.army_mut(side);
        army.faction = Some(roster.faction);
        army.general = Some(roster.general);
        army.reserve = roster.units;
        army.points = roster.points();
        while self.frames.top() != Some(Frame::Muster { side }) {
            self.frames.done();
        }
        self.frames.done();
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

    /// An army the enemy might have mustered so far, any of them.
    pub(crate) fn imagine_army(&mut self, side: Side, rng: &mut Rng) {
        let stage = self.stage(side);
        *self.army_mut(side) = Army { faction: self.options.faction(side), ..Army::EMPTY };
        if stage == Stage::Nothing {
            return;
        }
        let faction = self.options.faction(side).unwrap_or_else(|| rng.pick(&Faction::LEADING));
        self.army_mut(side).faction = Some(faction);
        if stage == Stage::Faction {
            return;
        }
        let roster = Roster::random(faction, self.limits(), rng);
        let army = self.army_mut(side);
        (army.general, army.reserve, army.points) = (Some(roster.general), roster.units, roster.points());
    }
}

/// What a side has chosen of its army.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stage {
    Nothing,
    Faction,
    Units,
    Complete,
}
