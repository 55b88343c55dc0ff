//! Shots of the AI: from where, at whom, and away again (23.7, 23.8, 24.1, 24.2).

use sandtable_core::Amount;

use super::poses::{candidates, reduced_candidates};
use super::scout::{Scout, expected};
use super::words::Item;
use super::{Plan, best_of};
use crate::combat::{Combat, Role};
use crate::field::may_be_within;
use crate::ids::{Mark, Trait, UnitId};
use crate::movement::{Gait, Trip};
use crate::moves::Chain;
use crate::space::{Pose, UD, reaches_front_arc, within};
use crate::state::State;
use crate::words::Action;

/// Of so many poses it is looked up whether they are safe.
const LOOKED_AT: usize = 24;
/// So far from a running melee an enemy is a threat (24.1).
const NEAR_MELEE: i32 = 2 * UD;

/// A shot from a pose: at short range, expected wounds in 36ths, what it costs to get there.
#[derive(Clone, Copy)]
struct Volley {
    short: bool,
    dealt: i32,
    spent: i32,
    gait: Option<Gait>,
    chain: Chain,
}

impl State {
    /// Can the unit come to shoot at an enemy in this turn: is one within its range and what it may move before (22.11)?
    pub(super) fn may_come_to_shoot(&self, unit: UnitId, long: bool) -> bool {
        let row = self.unit(unit).row();
        let before = match row {
            row if row.has(Trait::Artillery) => 0,
            row if row.has(Trait::Skirmisher) => self.stride(unit),
            _ => self.stride(unit) / 2,
        };
        let reach = self.range(unit, long) + before;
        let able = row.missiles.is_some() && self.unit(unit).empty_quivers == 0 && !self.is_engaged(unit);
        able && self
            .standing(unit.side().enemy())
            .any(|foe| self.is_within(unit, foe, reach) && !self.is_engaged(foe))
    }

    /// The best shot from a pose.
    fn volley_from(&self, unit: UnitId, pose: Pose) -> Option<(bool, i32)> {
        let (rect, range) = (pose.rect(), self.range(unit, true));
        let sees = |foe: UnitId| {
            let near = may_be_within(pose, self.unit(foe).pose, range);
            let other = || self.rect(foe);
            near && within(&rect, &other(), range) && reaches_front_arc(&rect, &other())
        };
        if !self.standing(unit.side().enemy()).any(sees) {
            return None;
        }
        let there = self.with_unit_at(unit, pose);
        let shots = there.in_range(unit).filter_map(|target| {
            let strike = there.strike_of(&Combat::new([unit, target], true), Role::Attacker);
            let hits = strike.is_some_and(|(_, dice)| dice > 0);
            hits.then(|| (there.is_short(unit, target), expected(strike)))
        });
        shots.max()
    }

    /// The poses from which a unit may shoot in this turn, without those from which it sees nobody.
    fn volleys(&self, scout: &Scout<'_>, unit: UnitId) -> Vec<Volley> {
        let row = self.unit(unit).row();
        let mut found = Vec::new();
        let mut look = |gait: Option<Gait>, chain: Chain| {
            if let Some((short, dealt)) = self.volley_from(unit, chain.pose) {
                found.push(Volley { short, dealt, spent: chain.budget.spent, gait, chain });
            }
        };
        let mover = self.mover(unit);
        let reduced = self.budget(unit, Trip::new(Gait::Reduced));
        look(None, Chain::start(mover.pose, reduced));
        if row.has(Trait::Artillery) {
            return found;
        }
        if row.has(Trait::Skirmisher) && self.may_go(unit, Gait::Regular) {
            let regular = self.budget(unit, Trip::new(Gait::Regular));
            candidates(&scout.field, &mover, &regular, |chain| look(Some(Gait::Regular), *chain));
        } else {
            // One manoeuvre is the shot itself, so the way there is straight ahead with wheels.
            candidates(&scout.field, &mover, &reduced, |chain| look(Some(Gait::Reduced), *chain));
        }
        found
    }

    /// A shot that leaves the unit safe, or the strongest (23.7, 23.8).
    pub(super) fn shooting_plans(&self, scout: &Scout<'_>, unit: UnitId, item: Item) -> Vec<Plan> {
        let formed = matches!(
            self.unit(unit).formation,
            Some(crate::ids::Formation::Testudo | crate::ids::Formation::Square)
        );
        if formed || self.is(unit, Mark::Backwards) || !self.may_come_to_shoot(unit, true) {
            return Vec::new();
        }
        let mut volleys = self.volleys(scout, unit);
        let safe = item == Item::SafeShot;
        volleys.sort_by_key(|volley| {
            let rank = if safe { (volley.short, volley.dealt) } else { (false, volley.dealt) };
            (std::cmp::Reverse(rank), volley.spent)
        });
        let may_stay = |volley: &&Volley| {
            !safe
                || scout.is_safe(unit, volley.chain.pose)
                || volley.gait != Some(Gait::Reduced) && self.can_slip_away(scout, unit, volley)
        };
        let best = volleys.iter().take(LOOKED_AT).find(may_stay);
        let plan = |volley: &Volley| match volley.gait {
            Some(gait) => Plan::Go(unit, item, gait, volley.chain, true),
            None => Plan::Do(unit, item, Action::Done),
        };
        best.map(plan).into_iter().collect()
    }

    /// May a skirmisher go to a safe place after its shot (23.7)?
    fn can_slip_away(&self, scout: &Scout<'_>, unit: UnitId, volley: &Volley) -> bool {
        if volley.gait != Some(Gait::Regular) {
            return false;
        }
        let escape = self.budget(unit, Trip::new(Gait::Escape));
        let budget = crate::moves::Budget { spent: volley.spent, pace: volley.chain.budget.pace, ..escape };
        let mover = self.mover(unit).at(volley.chain.pose);
        let mut safe = false;
        reduced_candidates(&scout.field, &mover, &budget, |chain| {
            safe = safe || scout.is_safe(unit, chain.pose);
        });
        safe
    }

    /// After the shot: to the nearest safe place, or as far from the enemy as it can (24.2).
    pub(super) fn escape_plans(&self, unit: UnitId, trip: Trip) -> Vec<Plan> {
        let scout = Scout::new(self, unit.side());
        let (mover, budget) = (self.mover(unit), self.budget(unit, trip));
        if scout.is_safe(unit, mover.pose) {
            return vec![Plan::Answer(Action::Done)];
        }
        let mut ways = Vec::new();
        reduced_candidates(&scout.field, &mover, &budget, |chain| ways.push(*chain));
        ways.sort_by_key(|chain| chain.budget.spent);
        let safe = ways.iter().find(|chain| scout.is_safe(unit, chain.pose));
        let away = |chain: &&Chain| {
            let rect = chain.pose.rect();
            let gaps =
                self.standing(unit.side().enemy()).map(|foe| crate::space::distance(&rect, &self.rect(foe)));
            gaps.min().unwrap_or(0)
        };
        match safe.or_else(|| ways.iter().max_by_key(away)) {
            Some(chain) => vec![Plan::Go(unit, Item::GetAway, Gait::Escape, *chain, false)],
            None => vec![Plan::Answer(Action::Done)],
        }
    }

    /// The dearest shooter, and its target by class (24.1).
    pub(super) fn shot_plans(&self) -> Vec<Plan> {
        let shooters = self.standing(self.mover).filter(|&unit| self.may_shoot(unit));
        let scout = Scout::new(self, self.mover);
        let shots = shooters.flat_map(|unit| self.targets(unit).map(move |target| (unit, target)));
        let most = self
            .standing(self.mover)
            .filter(|&unit| self.may_shoot(unit) && self.targets(unit).next().is_some())
            .map(|unit| self.price(unit))
            .max();
        let dearest = shots.filter(|&(unit, _)| Some(self.price(unit)) == most);
        let ranked = dearest.map(|(unit, target)| {
            let (class, rank) = self.target_class(&scout, unit, target);
            ((std::cmp::Reverse(class), rank), Plan::Shoot(unit, target, class))
        });
        let plans = best_of(ranked);
        if plans.is_empty() { vec![Plan::Answer(Action::Done)] } else { plans }
    }

    /// The class of a target, the first is the best, and its rank inside the class (24.1).
    fn target_class(&self, scout: &Scout<'_>, unit: UnitId, target: UnitId) -> (u8, i32) {
        let combat = Combat::new([unit, target], true);
        let Some((strike, dice)) = self.strike_of(&combat, Role::Attacker) else { return (5, 0) };
        let dealt = i32::from(dice) * strike.chance() as i32;
        let (short, card) = (self.is_short(unit, target), self.unit(target));
        let threatens = self.threatens(scout, target);
        match () {
            () if short && threatens => (1, dealt),
            () if short && (card.wounds > 0 || !self.is_steady(target)) => {
                (2, 1000 * i32::from(card.wounds) + dealt)
            }
            () if short && strike.dodge - strike.hit <= 2 => (2, dealt),
            () if threatens => (3, dealt),
            () => (4, -1000 * i32::from(strike.dodge + strike.shield) + dealt),
        }
    }

    /// Can the enemy charge somebody, or is it near a running melee (24.1)?
    fn threatens(&self, scout: &Scout<'_>, target: UnitId) -> bool {
        let own = || self.standing(target.side().enemy());
        let charges = own().any(|unit| scout.threats(unit, self.unit(unit).pose).any(|foe| foe == target));
        charges || own().any(|unit| self.is_engaged(unit) && self.is_within(unit, target, NEAR_MELEE))
    }

    /// The next fight: where the AI deals most and suffers least (24.3).
    pub(super) fn fight_plans(&self) -> Vec<Plan> {
        let mut actions = Vec::new();
        self.list_fights(&mut actions);
        let ranked = actions.iter().filter_map(|action| {
            let Action::Fight(unit, enemy) = *action else { return None };
            let (dealt, suffered) = self.prospects_of(&Combat::new([unit, enemy], false));
            let (own, other) = (i32::from(self.unit(unit).life()), i32::from(self.unit(enemy).life()));
            Some((dealt * 1000 / other.max(1) - suffered * 1000 / own.max(1), Plan::Fight(unit, enemy)))
        });
        best_of(ranked)
    }

    /// Straight on, up to half of the movement (24.8).
    pub(super) fn pursuit_plan(&self, unit: UnitId, trip: Trip) -> Plan {
        let most = self.straight(unit, trip, 0).highest().filter(|_| trip.spent == 0);
        Plan::Answer(most.map_or(Action::Done, |most| Action::Advance(Amount(most))))
    }
}
