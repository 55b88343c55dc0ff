//! What the AI looks at before it decides: who could charge a place, and what a strike is worth (23.1).

use crate::combat::{Combat, Role, Strike};
use crate::ids::{Side, Trait, UnitId};
use crate::movement::{Gait, Trip};
use crate::moves::{Body, Budget, Field, Mover, can_charge};
use crate::space::{Pose, UD};
use crate::state::State;

/// The table, and the enemies that can charge from where they stand.
pub(super) struct Scout<'a> {
    pub(super) state: &'a State,
    pub(super) field: Field,
    chargers: Vec<(Mover, Budget)>,
}

impl<'a> Scout<'a> {
    pub(super) fn new(state: &'a State, side: Side) -> Scout<'a> {
        let able = |&foe: &UnitId| state.may_charge(foe) && !state.is_engaged(foe);
        let charger = |foe: UnitId| {
            let mover = Mover { extended: [false; 2], ..state.mover(foe) };
            (mover, state.budget(foe, Trip::new(Gait::Charge)))
        };
        let chargers = state.standing(side.enemy()).filter(able).map(charger).collect();
        Scout { state, field: state.field(), chargers }
    }

    /// The enemies that could charge the unit if it lay there.
    pub(super) fn threats(&self, unit: UnitId, pose: Pose) -> impl Iterator<Item = UnitId> + '_ {
        let skirmisher = self.state.has_trait(unit, Trait::Skirmisher);
        let body = Body { rect: pose.rect(), unit, counter: None, skirmisher };
        let can = move |(mover, budget): &&(Mover, Budget)| can_charge(&self.field, mover, &body, budget);
        self.chargers.iter().filter(can).map(|(mover, _)| mover.unit)
    }

    pub(super) fn is_safe(&self, unit: UnitId, pose: Pose) -> bool {
        self.threats(unit, pose).next().is_none()
    }

    /// The same, one enemy aside.
    pub(super) fn is_safe_but_for(&self, unit: UnitId, pose: Pose, enemy: UnitId) -> bool {
        self.threats(unit, pose).all(|foe| foe == enemy)
    }
}

/// The expected wounds of a strike, in 36ths (23.1).
pub(super) fn expected(strike: Option<(Strike, u8)>) -> i32 {
    strike.map_or(0, |(strike, dice)| i32::from(dice) * strike.chance() as i32)
}

impl State {
    /// The same battle with a unit elsewhere.
    pub(super) fn with_unit_at(&self, unit: UnitId, pose: Pose) -> State {
        let mut other = self.clone();
        other.unit_mut(unit).pose = pose;
        other
    }

    /// What the attacker deals and what it suffers, in 36ths of a wound.
    pub(super) fn prospects_of(&self, combat: &Combat) -> (i32, i32) {
        let dealt = expected(self.strike_of(combat, Role::Attacker));
        let suffered = if combat.ranged { 0 } else { expected(self.strike_of(combat, Role::Defender)) };
        (dealt, suffered)
    }

    /// How far a unit has come from its own edge of the table, in 0.1 mm.
    pub(super) fn progress(&self, side: Side, y: i32) -> i32 {
        if side == Side::South { y } else { self.table().height - y }
    }

    /// How far the middle of a unit's front has come.
    pub(super) fn front_of(&self, side: Side, pose: Pose) -> i32 {
        self.progress(side, pose.rect().front_middle().in_tenths().1)
    }

    /// The whole movement of a unit, in 0.1 mm.
    pub(super) fn stride(&self, unit: UnitId) -> i32 {
        i32::from(self.unit(unit).row().movement) * UD
    }

    /// The nearest enemy that does not flee, if there is one.
    pub(super) fn nearest_enemy(&self, unit: UnitId) -> Option<UnitId> {
        let foes = self.standing(unit.side().enemy()).filter(|&foe| !self.is(foe, crate::ids::Mark::Fleeing));
        foes.min_by_key(|&foe| (self.gap(unit, foe), foe))
    }
}
