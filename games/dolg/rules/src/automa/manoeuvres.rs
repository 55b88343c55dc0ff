//! The movement list of the AI, item by item, and the items that are neither shots, lines nor charges (23).

use sandtable_core::Amount;

use super::Plan;
use super::poses::{candidates, reduced_candidates};
use super::scout::Scout;
use super::words::{Arm, Item, Row};
use crate::combat::Combat;
use crate::ids::{Formation, Mark, Trait, UnitId, Wing};
use crate::movement::{Gait, Trip};
use crate::moves::{Chain, extension};
use crate::space::{FRONT, Heading, Point, Pose, UD, is_in_the_way, reaches_front_arc, zone};
use crate::state::State;
use crate::words::Action;

/// An enemy so near makes a unit part of the vanguard (23.14).
const VANGUARD: i32 = 6 * UD;
/// An enemy so near to the general, with a free way, endangers him (23.5).
const NEAR_GENERAL: i32 = 8 * UD;
/// A guard stands so far before the general (23.5).
const GUARD: i32 = UD;
/// A half degree counts as much as this length when a guard is placed.
const TURN_WEIGHT: i32 = 8;
/// The most guards of a turn (23.5).
const MOST_GUARDS: u8 = 2;
/// A unit with so much life or less withdraws (23.3; printed).
const WEAK: u8 = 3;
/// Unless its defence exceeds the attack by so much (23.3; printed).
const STURDY: i8 = 3;
/// What more than one enemy adds to their attack (23.3).
const SEVERAL: i8 = 2;

impl State {
    /// What the item of the list lets the AI do next (23.1).
    pub(super) fn movement_plans(&self) -> Vec<Plan> {
        let automa = self.automa();
        let Some(&item) = self.row().items().get(usize::from(automa.item)) else {
            return vec![Plan::Answer(Action::Done)];
        };
        let scout = Scout::new(self, self.mover);
        let plans = match item {
            Item::Obvious | Item::ChargeSection | Item::ChargeGeneral | Item::Charge => {
                self.charge_plans(&scout, item)
            }
            item => self.plans_by_price(&scout, item),
        };
        if plans.is_empty() { vec![Plan::NextItem] } else { plans }
    }

    /// The dearest units first; of the same price whichever can do it (23.1).
    fn plans_by_price(&self, scout: &Scout<'_>, item: Item) -> Vec<Plan> {
        let mut units: Vec<UnitId> =
            self.idle().filter(|&unit| self.price(unit) <= self.automa().dearest).collect();
        units.sort_by_key(|&unit| std::cmp::Reverse(self.price(unit)));
        for group in units.chunk_by(|&one, &other| self.price(one) == self.price(other)) {
            let plans: Vec<Plan> =
                group.iter().flat_map(|&unit| self.plans_of_unit(scout, unit, item)).collect();
            if !plans.is_empty() {
                return plans;
            }
        }
        Vec::new()
    }

    fn plans_of_unit(&self, scout: &Scout<'_>, unit: UnitId, item: Item) -> Vec<Plan> {
        match item {
            Item::MustWithdraw => self.withdrawal_plan(unit, item, self.must_withdraw(unit)),
            Item::Withdraw => self.withdrawal_plan(unit, item, self.should_withdraw(scout, unit)),
            Item::Guard => self.guard_plans(scout, unit),
            Item::SafeShot | Item::StrongShot => self.shooting_plans(scout, unit, item),
            Item::FormLine | Item::AdvanceLine => self.line_plans(scout, unit, item),
            Item::Extend => self.extension_plans(unit),
            Item::Outflank => self.outflanking_plans(unit),
            Item::Defend | Item::DefendVan => self.defence_plans(scout, unit, item),
            Item::Wedge => self.wedge_plans(scout, unit),
            Item::CatchUp | Item::MarchUp => self.catch_up_plans(scout, unit, item),
            Item::Approach => self.approach_plans(scout, unit),
            _ => Vec::new(),
        }
    }

    /// Engaged with little life left, and not much better than who attacks it (23.3).
    pub(super) fn must_withdraw(&self, unit: UnitId) -> bool {
        let foes: Vec<i8> = self.foes(unit).map(|(foe, _)| self.unit(foe).row().melee.sum()).collect();
        let Some(&strongest) = foes.iter().max() else { return false };
        let attack = strongest + if foes.len() > 1 { SEVERAL } else { 0 };
        let card = self.unit(unit);
        card.life() <= WEAK && card.row().defence.sum() - attack < STURDY
    }

    /// Engaged where another enemy can charge its flank or rear, or where it suffers much more than it deals (23.6).
    fn should_withdraw(&self, scout: &Scout<'_>, unit: UnitId) -> bool {
        let Some((foe, _)) = self.foes(unit).next() else { return false };
        let rect = self.rect(unit);
        let beside = |foe: UnitId| zone(&rect, self.rect(foe).front_middle()) != crate::space::Zone::Front;
        let (dealt, suffered) = self.prospects_of(&Combat::new([unit, foe], false));
        scout.threats(unit, self.unit(unit).pose).any(beside) || 2 * suffered > 3 * dealt
    }

    /// A withdrawal, or a retreat if that is not possible (23.3).
    fn withdrawal_plan(&self, unit: UnitId, item: Item, wanted: bool) -> Vec<Plan> {
        if !wanted {
            return Vec::new();
        }
        let mut actions = Vec::new();
        self.list_engaged(unit, &mut actions);
        let has = |action: Action| actions.contains(&action).then_some(Plan::Do(unit, item, action));
        let plan =
            has(Action::Withdraw).or_else(|| has(Action::Retreat).filter(|_| item == Item::MustWithdraw));
        plan.into_iter().collect()
    }

    /// Who endangers the general: whoever can charge him, or is near and has a free way (23.5).
    fn danger_to_general(&self, scout: &Scout<'_>, post: UnitId) -> Option<UnitId> {
        let (general, side) = (self.unit(post).pose.center(), post.side());
        let free_way = |foe: UnitId| {
            let (from, to) = (self.rect(foe).front_middle(), general);
            let others = self.standing(side).filter(|&unit| unit != post);
            !others.into_iter().any(|unit| is_in_the_way(from, to, &self.rect(unit)))
        };
        let near = self
            .near(post, side.enemy(), NEAR_GENERAL)
            .filter(|&foe| self.is_steady(foe) && !self.is_engaged(foe) && free_way(foe));
        let foes = scout.threats(post, self.unit(post).pose).chain(near);
        foes.min_by_key(|&foe| (self.gap(post, foe), foe))
    }

    /// Up to two units go between the general and who endangers him; he himself gives way if the AI is cautious (23.5).
    fn guard_plans(&self, scout: &Scout<'_>, unit: UnitId) -> Vec<Plan> {
        let army = self.army(unit.side());
        let Some(post) = army.post.filter(|_| !army.killed) else { return Vec::new() };
        let Some(foe) = self.danger_to_general(scout, post) else { return Vec::new() };
        if unit == post {
            return self.give_way_plans(scout, unit);
        }
        let able = self.is_free_to_act(unit) && self.automa().guards < MOST_GUARDS && !self.is_engaged(post);
        if !able || !self.is_among_nearest(unit, post) {
            return Vec::new();
        }
        let (point, heading) = self.guard_place(unit, post, foe);
        let miss = |pose: Pose| {
            let away = pose.center().square_to(point).isqrt() as i32 / crate::space::FINE;
            away + TURN_WEIGHT * pose.heading.turn_to(heading).abs()
        };
        self.go_nearest(scout, unit, Item::Guard, miss)
    }

    /// Is the unit among those nearest to the general that can still move?
    fn is_among_nearest(&self, unit: UnitId, post: UnitId) -> bool {
        let gap = self.gap(unit, post);
        let able = |&other: &UnitId| other != unit && other != post && self.is_free_to_act(other);
        let nearer = self.idle().filter(able).filter(|&other| self.gap(other, post) < gap).count();
        nearer < usize::from(MOST_GUARDS - self.automa().guards)
    }

    /// One UD before the general, looking at the enemy; the second guard stands beside the first.
    fn guard_place(&self, unit: UnitId, post: UnitId, foe: UnitId) -> (Point, Heading) {
        let (from, to) = (self.unit(post).pose, self.unit(foe).pose);
        let heading = Heading::along(i32::from(to.x - from.x), i32::from(to.y - from.y));
        let before = from.moved(heading, GUARD + crate::space::DEPTH);
        if self.automa().guards == 0 {
            return (before.center(), heading);
        }
        let right = before.moved(heading.turned(180), FRONT + UD / 4);
        let left = before.moved(heading.turned(-180), FRONT + UD / 4);
        let own = self.unit(unit).pose.center();
        let nearer = [right, left].into_iter().min_by_key(|pose| pose.center().square_to(own));
        (nearer.unwrap_or(right).center(), heading)
    }

    /// The regular movement that ends best, if it is better than staying.
    fn go_nearest(
        &self,
        scout: &Scout<'_>,
        unit: UnitId,
        item: Item,
        miss: impl Fn(Pose) -> i32,
    ) -> Vec<Plan> {
        if !self.may_go(unit, Gait::Regular) {
            return Vec::new();
        }
        let (mover, budget) = (self.mover(unit), self.budget(unit, Trip::new(Gait::Regular)));
        let mut best: Option<(i32, Chain)> = None;
        candidates(&scout.field, &mover, &budget, |chain| {
            let off = miss(chain.pose);
            if best.is_none_or(|(least, _)| off < least) {
                best = Some((off, *chain));
            }
        });
        let best = best.filter(|(off, _)| *off < miss(mover.pose));
        best.map(|(_, chain)| Plan::Go(unit, item, Gait::Regular, chain, false)).into_iter().collect()
    }

    /// A cautious general goes to the safe place nearest to the middle of his line (23.5).
    fn give_way_plans(&self, scout: &Scout<'_>, unit: UnitId) -> Vec<Plan> {
        let side = unit.side();
        let pose = self.unit(unit).pose;
        let cautious = self.row() <= Row::Advance && self.is_free_to_act(unit) && !scout.is_safe(unit, pose);
        if !cautious {
            return Vec::new();
        }
        let line = self.line(unit, false);
        let middle = self.table().width / 2;
        let mover = self.mover(unit);
        let budget = self.budget(unit, Trip::new(Gait::Reduced));
        let mut ways = Vec::new();
        reduced_candidates(&scout.field, &mover, &budget, |chain| ways.push(*chain));
        let off = |chain: &Chain| {
            let front = self.front_of(side, chain.pose);
            (i32::from(chain.pose.x) - middle).abs() + (front - line.y_ref).abs()
        };
        ways.sort_by_key(off);
        let safe = ways.into_iter().find(|chain| scout.is_safe(unit, chain.pose));
        safe.map(|chain| Plan::Go(unit, Item::Guard, Gait::Reduced, chain, false)).into_iter().collect()
    }

    /// A counter beside a breach that no movement closes (23.11).
    fn extension_plans(&self, unit: UnitId) -> Vec<Plan> {
        if !self.is_free_to_act(unit) || self.arm_of(unit) == Arm::Missile {
            return Vec::new();
        }
        let [west, east] = self.breaches(unit);
        // The left wing of a unit that looks north lies in the west.
        let northward = self.unit(unit).pose.heading.turn_to(Heading::NORTH).abs() < 180;
        let sides = if northward {
            [(west, Wing::Left), (east, Wing::Right)]
        } else {
            [(east, Wing::Left), (west, Wing::Right)]
        };
        let wanted =
            sides.into_iter().filter(|&(breach, wing)| breach && self.may_place_extension(unit, wing));
        wanted.take(1).map(|(_, wing)| Plan::Do(unit, Item::Extend, Action::Extend(wing))).collect()
    }

    fn may_place_extension(&self, unit: UnitId, wing: Wing) -> bool {
        let card = self.unit(unit);
        card.formation.is_none()
            && card.wing(wing) == crate::ids::Counter::Free
            && !self.has_trait(unit, Trait::Artillery)
            && !self.is(unit, Mark::Backwards)
            && self.field().has_room(&extension(&card.rect(), wing), unit, None)
    }

    /// Envelopment where it is possible, or a counter past the end of the enemy's line (23.12).
    fn outflanking_plans(&self, unit: UnitId) -> Vec<Plan> {
        let able = !self.is(unit, Mark::Broken) && !self.is(unit, Mark::Backwards);
        if able && self.is_engaged(unit) {
            let wings = Wing::ALL.iter().filter(|&&wing| self.may_envelop(unit, wing));
            return wings
                .take(1)
                .map(|&wing| Plan::Do(unit, Item::Outflank, Action::Envelop(wing)))
                .collect();
        }
        let closes = self.extension_plans(unit);
        if !closes.is_empty() {
            let action = |plan: Plan| match plan {
                Plan::Do(unit, _, action) => Plan::Do(unit, Item::Outflank, action),
                other => other,
            };
            return closes.into_iter().map(action).collect();
        }
        let wings = Wing::ALL
            .iter()
            .filter(|&&wing| able && self.passes_end(unit, wing) && self.may_place_extension(unit, wing));
        wings.take(1).map(|&wing| Plan::Do(unit, Item::Outflank, Action::Extend(wing))).collect()
    }

    /// Would a counter on this wing reach past the end of an enemy close before the front?
    fn passes_end(&self, unit: UnitId, wing: Wing) -> bool {
        let rect = self.rect(unit);
        let beyond = |foe: UnitId| {
            let other = self.rect(foe);
            let aside = other.center.length_along(rect.center, rect.heading.turned(180)) * wing.sign();
            let before = zone(&rect, other.center) == crate::space::Zone::Front;
            before && (0..crate::space::SECTION).contains(&aside)
        };
        self.near(unit, unit.side().enemy(), 3 * UD).any(beyond)
    }

    /// A formation for defence (23.13, 23.14).
    fn defence_plans(&self, scout: &Scout<'_>, unit: UnitId, item: Item) -> Vec<Plan> {
        let card = self.unit(unit);
        let pose = card.pose;
        let able = self.is_free_to_act(unit)
            && card.formation.is_none()
            && card.wings == [crate::ids::Counter::Free; 2]
            && !self.is(unit, Mark::Backwards)
            && !self.forbids_formation(unit);
        let van = self.near(unit, unit.side().enemy(), VANGUARD).next().is_some();
        if !able || item == Item::DefendVan && !van {
            return Vec::new();
        }
        let chargers: Vec<UnitId> = scout.threats(unit, pose).collect();
        let shooters = self.shooters_at(unit);
        if chargers.is_empty() && shooters == 0 {
            return Vec::new();
        }
        let wanted = self.wanted_formation(unit, &chargers, shooters);
        let order =
            [wanted, Formation::ShieldWall, Formation::Phalanx, Formation::Testudo, Formation::Square];
        let known = order.into_iter().find(|formation| card.row().has(formation.needs()));
        known.map(|formation| Plan::Do(unit, item, Action::Form(formation))).into_iter().collect()
    }

    /// How many enemies could shoot at the unit from where they are.
    fn shooters_at(&self, unit: UnitId) -> usize {
        let rect = self.rect(unit);
        let shoots = |&foe: &UnitId| {
            self.unit(foe).row().missiles.is_some()
                && !self.is_engaged(foe)
                && self.is_within(foe, unit, self.range(foe, true))
                && reaches_front_arc(&self.rect(foe), &rect)
        };
        self.standing(unit.side().enemy()).filter(shoots).count()
    }

    /// 23.13
    fn wanted_formation(&self, unit: UnitId, chargers: &[UnitId], shooters: usize) -> Formation {
        let rect = self.rect(unit);
        let mut zones: Vec<_> =
            chargers.iter().map(|&foe| zone(&rect, self.rect(foe).front_middle())).collect();
        zones.sort_unstable();
        zones.dedup();
        match () {
            () if zones.len() >= 2 => Formation::Square,
            () if shooters > chargers.len() => Formation::Testudo,
            () if chargers.iter().any(|&foe| self.unit(foe).row().is_mounted()) => Formation::Phalanx,
            () => Formation::ShieldWall,
        }
    }

    /// A wedge for the charge of the next turn (23.15).
    fn wedge_plans(&self, scout: &Scout<'_>, unit: UnitId) -> Vec<Plan> {
        let card = self.unit(unit);
        let able = self.has_trait(unit, Trait::Wedge)
            && self.is_free_to_act(unit)
            && card.formation.is_none()
            && card.wings == [crate::ids::Counter::Free; 2]
            && !self.is(unit, Mark::Backwards)
            && !self.forbids_formation(unit);
        let (rect, reach) = (self.rect(unit), self.stride(unit) * 3 / 2);
        let near =
            |foe: UnitId| self.is_within(unit, foe, reach) && reaches_front_arc(&rect, &self.rect(foe));
        let wanted =
            able && self.standing(unit.side().enemy()).any(near) && self.attacks(scout, unit).is_empty();
        let plan = Plan::Do(unit, Item::Wedge, Action::Form(Formation::Wedge));
        wanted.then_some(plan).into_iter().collect()
    }

    /// The other wing too, if it can (10.2).
    pub(super) fn next_wing(&self, unit: UnitId, placing: bool) -> Action {
        let wing = Wing::ALL.iter().find(|&&wing| placing && self.may_envelop(unit, wing));
        wing.map_or(Action::Done, |&wing| Action::Envelop(wing))
    }

    /// A unit that has stopped fleeing looks at the nearest enemy (24.9).
    pub(super) fn turn_to_enemy(&self, unit: UnitId) -> Action {
        let Some(foe) = self.nearest_enemy(unit) else { return Action::Done };
        let (from, to) = (self.unit(unit).pose, self.unit(foe).pose);
        let heading = Heading::along(i32::from(to.x - from.x), i32::from(to.y - from.y));
        let angle = from.heading.turn_to(heading).rem_euclid(720);
        let free = if angle == 0 { None } else { self.rotations(unit).nearest(angle) };
        free.map_or(Action::Done, |angle| Action::Rotate(Amount(angle)))
    }
}
