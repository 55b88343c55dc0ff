//! Charges of the AI: which ones it sees, how it ranks them, which it refuses (22.11, 23.4, 23.18 to 23.21).

use super::poses::candidates;
use super::scout::{Scout, expected};
use super::words::{Item, Section};
use super::{Plan, best_of};
use crate::combat::{Combat, Role};
use crate::ids::{Edge, Mark, UnitId, Wing};
use crate::movement::{Gait, Trip};
use crate::moves::Charge;
use crate::space::{UD, corner_in_front_arc, within};
use crate::state::State;
use crate::words::Action;

/// A charge as the AI sees it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Attack {
    pub(super) unit: UnitId,
    pub(super) charge: Charge,
    /// It surrounds the enemy and nobody else can charge it then.
    pub(super) surrounds: bool,
    pub(super) is_safe: bool,
    /// Attack less defence, hit and damage, dodge and shield summed up with every modifier.
    pub(super) margin: i16,
    /// Expected wounds in 36ths.
    pub(super) dealt: i32,
    pub(super) suffered: i32,
}

impl Attack {
    /// 22.11
    pub(super) fn rank(&self, price: u16) -> (bool, u16, i16, i32) {
        (self.surrounds, price, self.margin, self.dealt - self.suffered)
    }

    fn action(&self) -> Action {
        Action::Charge(self.charge.target, self.charge.edge, self.charge.steps)
    }
}

impl State {
    /// Is an enemy near enough and before its front?
    fn may_reach_enemy(&self, unit: UnitId) -> bool {
        let (rect, reach) = (self.rect(unit), self.stride(unit) + UD);
        self.standing(unit.side().enemy()).any(|foe| {
            let other = self.rect(foe);
            within(&rect, &other, reach) && corner_in_front_arc(&rect, &other)
        })
    }

    /// Every charge of a unit.
    pub(super) fn attacks(&self, scout: &Scout<'_>, unit: UnitId) -> Vec<Attack> {
        let able = self.may_charge(unit) && !self.is_engaged(unit) && self.may_reach_enemy(unit);
        let mut charges = Vec::new();
        if able {
            self.each_charge(unit, Gait::Charge, |charge| charges.push(charge));
        }
        charges.into_iter().map(|charge| self.attack(scout, unit, charge)).collect()
    }

    fn attack(&self, scout: &Scout<'_>, unit: UnitId, charge: Charge) -> Attack {
        let mut after = self.with_unit_at(unit, charge.pose);
        after.mark(unit, Mark::Charged, true);
        after.unit_mut(unit).target = Some(charge.target);
        let combat = Combat::new([unit, charge.target], false);
        let strike = after.strike_of(&combat, Role::Attacker);
        let margin = strike.map_or(0, |(strike, _)| {
            i16::from(strike.hit + strike.damage) - i16::from(strike.dodge + strike.shield)
        });
        let is_safe = scout.is_safe_but_for(unit, charge.pose, charge.target);
        let beside = charge.edge != Edge::Front;
        let surrounds = is_safe && (beside || Wing::ALL.iter().any(|&wing| after.may_envelop(unit, wing)));
        let suffered = expected(after.strike_of(&combat, Role::Defender));
        Attack { unit, charge, surrounds, is_safe, margin, dealt: expected(strike), suffered }
    }

    /// Is the enemy as good as beaten (23.4, 23.18)?
    fn is_weak(&self, unit: UnitId) -> bool {
        !self.is_steady(unit) || self.unit(unit).life() <= 2
    }

    /// 23.18: too dear, and the enemy is not weak.
    fn refuses(&self, attack: &Attack) -> bool {
        2 * attack.dealt < attack.suffered && !self.is_weak(attack.charge.target)
    }

    /// 23.4
    fn is_obvious(&self, attack: &Attack) -> bool {
        let chance = self.is_weak(attack.charge.target) || attack.charge.edge != Edge::Front;
        chance && attack.is_safe && attack.margin >= -2
    }

    /// The section of the enemy's general, if he lives.
    fn enemy_section(&self) -> Option<Section> {
        let foe = self.army(self.mover.enemy());
        foe.post.filter(|_| !foe.killed).map(|post| self.section_of(post))
    }

    /// Is the target near its general, in his section (23.19)?
    fn is_near_general(&self, target: UnitId) -> bool {
        let army = self.army(target.side());
        let (Some(post), Some(general)) = (army.post, army.general) else { return false };
        let radius = i32::from(general.row().radius) * UD;
        Some(self.section_of(target)) == self.enemy_section() && self.is_within(target, post, radius)
    }

    /// The charges of an item, the best of all units (23.4, 23.18 to 23.20).
    pub(super) fn charge_plans(&self, scout: &Scout<'_>, item: Item) -> Vec<Plan> {
        let section = self.enemy_section();
        let wanted = |attack: &Attack| match item {
            Item::Obvious => self.is_obvious(attack),
            Item::ChargeSection => !self.refuses(attack),
            Item::ChargeGeneral => self.is_near_general(attack.charge.target),
            _ => true,
        };
        let attacks = self.idle().flat_map(|unit| self.attacks(scout, unit)).filter(wanted);
        let ranked = attacks.map(|attack| {
            let there = item == Item::ChargeSection && section == Some(self.section_of(attack.charge.target));
            ((there, attack.rank(self.price(attack.unit))), Plan::Do(attack.unit, item, attack.action()))
        });
        best_of(ranked)
    }

    /// A charge that keeps the unit level with its line (23.10).
    pub(super) fn level_charges(&self, scout: &Scout<'_>, unit: UnitId, line: i32) -> Vec<Plan> {
        let level = |attack: &Attack| {
            let front = self.front_of(unit.side(), attack.charge.pose);
            (front - line).abs() <= UD && attack.margin >= -4
        };
        let attacks = self.attacks(scout, unit).into_iter().filter(level);
        let price = self.price(unit);
        best_of(
            attacks.map(|attack| (attack.rank(price), Plan::Do(unit, Item::AdvanceLine, attack.action()))),
        )
    }

    /// Closer, to a pose from which a charge is possible in the next turn (23.21).
    pub(super) fn approach_plans(&self, scout: &Scout<'_>, unit: UnitId) -> Vec<Plan> {
        if !self.is_free_to_act(unit) || !self.may_charge(unit) || !self.may_go(unit, Gait::Regular) {
            return Vec::new();
        }
        let (mover, reach) = (self.mover(unit), self.stride(unit));
        let budget = self.budget(unit, Trip::new(Gait::Regular));
        let foes: Vec<(UnitId, crate::space::Rect)> =
            self.standing(unit.side().enemy()).map(|foe| (foe, self.rect(foe))).collect();
        let mut found = Vec::new();
        candidates(&scout.field, &mover, &budget, |chain| {
            let rect = chain.pose.rect();
            let seen = |(foe, other): &&(UnitId, crate::space::Rect)| {
                !self.is_engaged(*foe) && within(&rect, other, reach) && corner_in_front_arc(&rect, other)
            };
            let dearest = foes.iter().filter(seen).map(|(foe, _)| self.price(*foe)).max();
            if let Some(price) = dearest {
                found.push((price, -chain.budget.spent, *chain));
            }
        });
        found.sort_by_key(|(price, spent, _)| std::cmp::Reverse((*price, *spent)));
        let safe = found.iter().take(LOOKED_AT).find(|(.., chain)| scout.is_safe(unit, chain.pose));
        let best = safe.or(found.first());
        best.map(|(.., chain)| Plan::Go(unit, Item::Approach, Gait::Regular, *chain, false))
            .into_iter()
            .collect()
    }
}

/// Of so many poses it is looked up whether they are safe.
const LOOKED_AT: usize = 16;
