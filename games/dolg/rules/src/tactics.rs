//! What fights and volleys are worth to bots, in points of the units that suffer.

use crate::combat::{Combat, Role, Strike};
use crate::ids::{Cause, Edge, Formation, Mark, Trait, UnitId};
use crate::outlook::{Scene, is_near};
use crate::space::{Pose, Rect, flush_pose, reaches_front_arc, zone};
use crate::state::State;
use crate::tables::{
    CHARGE, FLANKED, FURY, HINDERED, LANCE, ONRUSH, PHALANX, PHALANX_MOUNTED, Pair, REAR, WEDGE, WITH_GENERAL,
};

/// What the life of a unit is worth of its points, the rest is its nerve.
const LIFE: f32 = 0.6;
/// What it costs that a unit breaks, and that a broken one flees.
const BREAKING: f32 = 0.3;
const FLEEING: f32 = 0.9;
/// How much of the answer is left where the charger strikes first.
const AFTER_ONRUSH: f32 = 0.85;
/// Of 36 throws of two dice, how many fail a check against 2, 3, ... 12: no one, and more than that (14.2).
const FAILURES: [u8; 11] = [25, 25, 24, 22, 19, 15, 10, 6, 3, 1, 0];

/// Dice with the chance of a wound for each.
#[derive(Clone, Copy)]
pub(crate) struct Blow {
    dice: u8,
    chance: f32,
}

impl Blow {
    fn new(dice: u8, attack: Pair, defence: Pair) -> Blow {
        let unit = UnitId::at(0);
        let (hit, damage) = (attack.0.max(0), attack.1.max(0));
        Blow::of(Strike { by: unit, target: unit, hit, damage, dodge: defence.0, shield: defence.1 }, dice)
    }

    fn of(strike: Strike, dice: u8) -> Blow {
        Blow { dice, chance: strike.chance() as f32 / 36.0 }
    }
}

impl State {
    /// What a blow costs a unit: wounds, and the check after them; `shock` is what lowers its morale besides.
    pub(crate) fn loss(&self, unit: UnitId, blow: Blow, shock: i8) -> f32 {
        let card = self.unit(unit);
        let wounds = f32::from(blow.dice) * blow.chance;
        let killed = (wounds / f32::from(card.life().max(1))).min(1.0);
        let hurt = 1.0 - (1.0 - blow.chance).powi(i32::from(blow.dice));
        let morale = (self.morale(unit, Cause::Rally) - shock).clamp(2, 12);
        let fails = f32::from(FAILURES[morale as usize - 2]) / 36.0;
        let failing = if card.is(Mark::Broken) { FLEEING } else { BREAKING };
        let general = if self.has_general(unit) { 1.3 } else { 1.0 };
        general * f32::from(card.row().points) * (LIFE * killed + hurt * fails * failing * (1.0 - killed))
    }

    /// What a unit gains by charging an enemy on an edge, its contact as usual (9.6, 12.3).
    pub(crate) fn charge_worth(&self, unit: UnitId, foe: UnitId, edge: Edge) -> f32 {
        let (own, other) = (self.unit(unit), self.unit(foe));
        let (row, foes) = (own.row(), other.row());
        let rushes = row.has(Trait::Onrush);
        let mut attack = row.melee.plus(CHARGE);
        let wedge = own.formation == Some(Formation::Wedge);
        let lance = row.is_mounted() && row.has(Trait::Lance);
        let fury = row.has(Trait::Fury);
        let bonuses = [
            (rushes, ONRUSH),
            (lance, LANCE),
            (fury, FURY),
            (wedge, WEDGE),
            (self.has_general(unit), WITH_GENERAL),
        ];
        for (_, bonus) in bonuses.iter().filter(|(applies, _)| *applies) {
            attack = attack.plus(*bonus);
        }
        let formation = other.formation.map(Formation::row);
        let guard =
            formation.map_or(Pair(0, 0), |row| if edge == Edge::Front { row.melee } else { row.exposed });
        let (dice, answers, exposed, hindered) = match edge {
            Edge::Front => (4, 4, Pair(0, 0), Pair(0, 0)),
            Edge::Left | Edge::Right => (3, 3, FLANKED, HINDERED),
            Edge::Rear => (4, 2, REAR, HINDERED),
        };
        let shock = i8::from(edge != Edge::Front) + i8::from(edge == Edge::Rear);
        let dealt = self.loss(foe, Blow::new(dice, attack, foes.defence.plus(guard).plus(exposed)), shock);
        let phalanx = edge == Edge::Front && other.formation == Some(Formation::Phalanx);
        let mut answer = foes.melee.plus(hindered).plus(formation.map_or(Pair(0, 0), |row| row.attack));
        if phalanx {
            answer = answer.plus(PHALANX).plus(if row.is_mounted() { PHALANX_MOUNTED } else { Pair(0, 0) });
        }
        let suffered = self.loss(unit, Blow::new(answers, answer, row.defence), 0);
        dealt - suffered * if rushes && !phalanx { AFTER_ONRUSH } else { 1.0 }
    }

    /// What a combat costs the attacker and the defender, all that is known of it counted.
    pub(crate) fn combat_losses(&self, combat: &Combat) -> [f32; 2] {
        let loss = |role: Role| {
            let (of, by) = (combat.unit(role), combat.unit(role.other()));
            let edge = self.contact(of, by).map_or(Edge::Front, |contact| contact.edge);
            let shock = if combat.ranged { 0 } else { shock(edge) };
            let strike = self.strike_of(combat, role.other());
            strike.map_or(0.0, |(strike, dice)| self.loss(of, Blow::of(strike, dice), shock))
        };
        let answer = if self.rushes(combat) { AFTER_ONRUSH } else { 1.0 };
        [if combat.ranged { 0.0 } else { answer * loss(Role::Attacker) }, loss(Role::Defender)]
    }

    /// What the attacker gains by it.
    pub(crate) fn combat_worth(&self, combat: &Combat) -> f32 {
        let [suffered, dealt] = self.combat_losses(combat);
        dealt - suffered
    }

    /// What a unit gains in the fights with all it touches.
    pub(crate) fn melee_worth(&self, unit: UnitId) -> f32 {
        self.foes(unit).map(|(foe, _)| self.combat_worth(&Combat::new([unit, foe], false))).sum()
    }

    /// What a charge or a contact brings: the fights with all it then touches.
    pub(crate) fn assault_worth(
        &self,
        unit: UnitId,
        (target, edge, offset): (UnitId, Edge, i8),
        charge: bool,
    ) -> f32 {
        let mut after = self.clone();
        let card = after.unit_mut(unit);
        card.pose = flush_pose(&self.rect(target), edge, offset.into());
        card.target = charge.then_some(target);
        card.marks.set(Mark::Charged, charge);
        if card.formation != Some(Formation::Wedge) {
            card.formation = None;
        }
        after.melee_worth(unit)
    }
}

impl Scene<'_> {
    /// The best volley from there.
    pub(crate) fn best_volley(&self, unit: UnitId, pose: Pose) -> f32 {
        if !self.shoots(unit) {
            return 0.0;
        }
        let rect = pose.rect();
        self.standing(unit.side().enemy()).map(|foe| self.volley_worth(unit, &rect, foe)).fold(0.0, f32::max)
    }

    /// What a volley from there is worth, if no card is in the way.
    pub(crate) fn volley_worth(&self, unit: UnitId, from: &Rect, foe: UnitId) -> f32 {
        let Some(missiles) = self.unit(unit).row().missiles else { return 0.0 };
        let other = self.card(foe);
        if self.fights(foe)
            || !is_near(from, other, self.range(unit, true))
            || !reaches_front_arc(from, other)
        {
            return 0.0;
        }
        let short = is_near(from, other, self.range(unit, false));
        let attack = if short { missiles.attack } else { missiles.attack.plus(HINDERED) };
        let card = self.unit(foe);
        let edge = Edge::ALL[zone(other, from.front_middle()) as usize];
        let guard = match card.formation.map(Formation::row) {
            Some(row) if row.all_round || edge == Edge::Front => row.missiles,
            _ => Pair(0, 0),
        };
        let exposed = if edge == Edge::Front { Pair(0, 0) } else { FLANKED };
        self.loss(foe, Blow::new(4, attack, card.row().defence.plus(guard).plus(exposed)), 0)
    }
}

/// By how much an attack on this edge lowers the morale (14.3).
const fn shock(edge: Edge) -> i8 {
    match edge {
        Edge::Front => 0,
        Edge::Left | Edge::Right => 1,
        Edge::Rear => 2,
    }
}
