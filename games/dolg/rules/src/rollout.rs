//! What a player does who does not think long: lines are built from the middle, units close in, charge when it pays, shoot
//! at what they can hurt, and spend orders on as many units as they can.

use sandtable_core::Rng;

use crate::combat::Strike;
use crate::flow::Frame;
use crate::ids::{Edge, Mark, Order, Trait, UnitId};
use crate::movement::{Gait, Trip};
use crate::roster::Roster;
use crate::space::{Pose, UD, wheel};
use crate::state::State;
use crate::tables::{Branch, CHARGE, FLANKED, ONRUSH, Pair, REAR};
use crate::words::Action;

impl State {
    /// One of the choices, at least one.
    pub(crate) fn quick_choice(&self, choices: &[Action], rng: &mut Rng) -> Action {
        let Some(frame) = self.frames.top() else { return rng.pick(choices) };
        let best = |score: &dyn Fn(Action) -> i32, rng: &mut Rng| {
            let noisy = choices.iter().map(|&action| (score(action) * 8 + rng.below(8) as i32, action));
            noisy.max_by_key(|(score, _)| *score).map_or(choices[0], |(_, action)| action)
        };
        match frame {
            Frame::Faction { .. } | Frame::Lead { .. } => best(&|action| self.worth_of_army(action), rng),
            Frame::Muster { .. } => best(&|action| i32::from(action != Action::Done), rng),
            Frame::Deploy { .. } => best(&rank_of_deployment, rng),
            Frame::Place { .. } | Frame::PlaceGround { .. } => Action::Done,
            Frame::Post { .. } => best(&|action| self.worth_of_post(action), rng),
            Frame::Activation => best(&|action| self.worth_of_order(action), rng),
            Frame::Activate { .. } => best(&|action| self.worth_of_activation(action), rng),
            Frame::Movement => best(&|action| i32::from(matches!(action, Action::Move(_))), rng),
            Frame::Move { unit } => best(&|action| self.worth_of_gait(unit, action), rng),
            Frame::Segments { unit, .. } | Frame::TurnFreely { unit } => {
                let trip =
                    if let Frame::Segments { trip, .. } = frame { trip } else { Trip::new(Gait::Escape) };
                let Some((foe, _)) = self.nearest_foe(unit) else { return rng.pick(choices) };
                best(&|action| self.worth_of_segment(unit, foe, trip, action), rng)
            }
            Frame::Manoeuvre { .. } => best(&|action| worth_of_manoeuvre(action), rng),
            Frame::Ranged | Frame::Melee => best(&|action| self.worth_of_attack(action), rng),
            Frame::PlayEvent { .. } => best(&|action| i32::from(action != Action::Pass), rng),
            Frame::Replace { .. } => best(&|action| i32::from(action == Action::Pass), rng),
            Frame::Refill => best(&|action| i32::from(action == Action::DrawThree), rng),
            Frame::Exchange { .. } => best(&|action| i32::from(action == Action::Done), rng),
            Frame::Trim { .. } => best(&|action| -worth_of_card(action), rng),
            _ => rng.pick(choices),
        }
    }

    /// The dearest army that can be taken whole, if it uses most of the points.
    fn worth_of_army(&self, action: Action) -> i32 {
        match action {
            Action::Take(preset) => {
                let total = i32::from(Roster::of(preset).total());
                if total * 4 >= i32::from(self.options.points) * 3 { 10 + total / 100 } else { 0 }
            }
            _ => 1,
        }
    }

    fn worth_of_post(&self, action: Action) -> i32 {
        let Action::Appoint(unit) = action else { return 0 };
        let row = self.unit(unit).row();
        i32::from(row.points) - if row.is_mounted() { 60 } else { 0 }
    }

    /// How many units an order activates, or what else it is good for.
    fn worth_of_order(&self, action: Action) -> i32 {
        let Action::Order(card) = action else { return 0 };
        let order = card.row().order;
        let idle = self.standing(self.mover).filter(|&unit| self.may_activate(unit)).count() as i32;
        match order {
            Order::OrganizedWithdrawal | Order::Stampede | Order::Transfer => -1,
            Order::Skirmish | Order::Probe | Order::Mobilization | Order::GeneralMobilization => {
                2 + i32::from(self.activations(order)).min(idle)
            }
            Order::FullMobilization => 1 + idle,
            Order::CavalryAdvance | Order::AimRelease | Order::JavelinVolley => 3,
            Order::Scouts | Order::InspiringLeader | Order::Regroup | Order::OrganizeUnits => 60,
            Order::FieldMedics | Order::Reinforce | Order::RecoverOfficers => 50,
            Order::ForcedMarch | Order::OfficersCall => 1,
        }
    }

    /// Those near the enemy first; an engaged unit needs no order.
    fn worth_of_activation(&self, action: Action) -> i32 {
        let Action::Activate(unit) = action else { return -1000 };
        let far = self.nearest_foe(unit).map_or(9000, |(_, gap)| gap);
        if self.is_engaged(unit) { -900 } else { -far / UD }
    }

    fn nearest_foe(&self, unit: UnitId) -> Option<(UnitId, i32)> {
        let gaps = self.standing(unit.side().enemy()).map(|foe| (foe, self.gap(unit, foe)));
        gaps.min_by_key(|&(foe, gap)| (gap, foe))
    }

    /// A charge that pays, an envelopment, a shot from where it stands, or closer to the enemy.
    fn worth_of_gait(&self, unit: UnitId, action: Action) -> i32 {
        let shoots = self.may_shoot(unit) && self.targets(unit).next().is_some();
        match action {
            Action::Charge(target, edge, offset) => {
                20 + self.gain_of_charge(unit, target, edge) - i32::from(offset.abs())
            }
            Action::Envelop(_) => 30,
            Action::Done if self.is_engaged(unit) => 10,
            Action::Done if shoots => 22,
            Action::Regular => 15,
            Action::March => 12 + i32::from(self.nearest_foe(unit).is_some_and(|(_, gap)| gap > 12 * UD)) * 8,
            Action::Reduced => {
                if self.is(unit, Mark::Broken) {
                    -5
                } else {
                    1
                }
            }
            Action::Withdraw if self.unit(unit).life() <= 2 => 12,
            _ => 0,
        }
    }

    /// Expected wounds dealt less those suffered in a fight of four sections, in tenths.
    fn gain_of_charge(&self, unit: UnitId, target: UnitId, edge: Edge) -> i32 {
        let (own, other) = (self.unit(unit).row(), self.unit(target).row());
        let flank = match edge {
            Edge::Front => Pair(0, 0),
            Edge::Left | Edge::Right => FLANKED,
            Edge::Rear => REAR,
        };
        let rush = if own.has(Trait::Onrush) { ONRUSH } else { Pair(0, 0) };
        let dealt = expected(unit, target, own.melee.plus(CHARGE).plus(rush), other.defence.plus(flank));
        let answer = if edge == Edge::Front { 4 } else { 2 };
        let suffered = expected(target, unit, other.melee, own.defence);
        let weak = i32::from(!self.is_steady(target)) * 10 + i32::from(self.unit(target).wounds) * 2;
        (dealt * 4 - suffered * answer) * 10 / 36 + weak
    }

    /// How good it is to stand there: near this enemy and looking at it; who shoots keeps at short range.
    fn worth_of_pose(&self, unit: UnitId, foe: UnitId, pose: Pose) -> i32 {
        let other = self.unit(foe).pose;
        let (x, y) = (i32::from(other.x) - i32::from(pose.x), i32::from(other.y) - i32::from(pose.y));
        let length = (x * x + y * y).isqrt().max(1);
        let wanted = match self.unit(unit).row().missiles {
            Some(missiles) if !missiles.javelins => i32::from(missiles.short) * UD,
            _ => 600,
        };
        let ahead = pose.heading.ahead();
        let towards = (ahead.x * i64::from(x) + ahead.y * i64::from(y)) >> 20;
        let facing = (towards / i64::from(length)) as i32;
        -(length - 630 - wanted).abs() - 2 * (1024 - facing)
    }

    fn worth_of_segment(&self, unit: UnitId, foe: UnitId, trip: Trip, action: Action) -> i32 {
        let pose = self.unit(unit).pose;
        match action {
            Action::Advance(length) => self.worth_of_pose(unit, foe, pose.moved(pose.heading, length.0)),
            Action::Wheel(wing, angle) => self.worth_of_pose(unit, foe, wheel(pose, wing, angle.0)) - 40,
            Action::Rotate(angle) => self.worth_of_pose(unit, foe, pose.turned(angle.0)),
            _ => self.worth_of_pose(unit, foe, pose) - if trip.spent == 0 { 100 } else { 0 },
        }
    }

    /// Expected wounds of a shot or a fight, dear targets first.
    fn worth_of_attack(&self, action: Action) -> i32 {
        match action {
            Action::Shoot(unit, target) | Action::Fight(unit, target) => {
                let (own, other) = (self.unit(unit).row(), self.unit(target).row());
                let attack = own.missiles.map_or(own.melee, |missiles| missiles.attack);
                expected(unit, target, attack, other.defence) + i32::from(other.points) / 20
            }
            _ => 0,
        }
    }
}

/// What an order is worth keeping for.
fn worth_of_card(action: Action) -> i32 {
    let Action::Discard(card) = action else { return 0 };
    match card.row().order {
        Order::FullMobilization | Order::GeneralMobilization | Order::Mobilization => 9,
        Order::Probe => 6,
        order if order.activates() => 4,
        _ => 2,
    }
}

/// The chance of a wound per die, in 36ths.
fn expected(by: UnitId, target: UnitId, attack: Pair, defence: Pair) -> i32 {
    let strike = Strike { by, target, hit: attack.0, damage: attack.1, dodge: defence.0, shield: defence.1 };
    strike.chance() as i32
}

/// The heavy infantry takes the middle, the mounted the wings.
fn rank_of_deployment(action: Action) -> i32 {
    let Action::Deploy(kind) = action else { return 0 };
    match kind.row().branch() {
        Branch::Heavy => 4,
        Branch::Light => 3,
        Branch::Missile | Branch::Siege => 2,
        Branch::Mounted => 1,
    }
}

/// Contact, a shot, a step forward; nothing odd.
fn worth_of_manoeuvre(action: Action) -> i32 {
    match action {
        Action::Contact(..) => 4,
        Action::Aim => 3,
        Action::Advance(length) => 1 + i32::from(length.0 > UD),
        Action::Done => 1,
        _ => 0,
    }
}
