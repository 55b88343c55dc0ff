//! The numbers of a strike: dice, hit and damage, dodge and shield with every modifier (11.3 to 11.6, 12.2, 12.3).

use crate::combat::{Combat, Role, Strike};
use crate::ids::{CombatEvent, Edge, Formation, Ground, Mark, Trait, UnitId};
use crate::space::{Contact, Zone, zone};
use crate::state::State;
use crate::tables::{
    BEHIND_WORKS, CHARGE, FLANKED, FURY, HINDERED, IN_RIVER, LANCE, ONRUSH, PHALANX, PHALANX_MOUNTED, Pair,
    REAR, SHOT_REAR, SQUARE_DICE, WEDGE, WITH_GENERAL, WOODED,
};

/// What applies, added up.
fn sum(base: Pair, modifiers: &[(bool, Pair)]) -> Pair {
    modifiers.iter().filter(|(applies, _)| *applies).fold(base, |sum, (_, modifier)| sum.plus(*modifier))
}

impl State {
    /// The strike of a part and its number of dice; none if it cannot strike.
    pub(crate) fn strike_of(&self, combat: &Combat, role: Role) -> Option<(Strike, u8)> {
        let (by, target) = (combat.unit(role), combat.unit(role.other()));
        if combat.ranged {
            return self.volley(combat, by, target);
        }
        let contact = self.contact(by, target)?;
        let attack = self.melee_attack(by, target, contact).plus(self.charge_bonus(combat, role, contact));
        let attack = attack.plus(melee_events(combat, role));
        let resist = combat.count(role.other(), CombatEvent::Resist);
        let defence = self.melee_defence(target, by, contact).plus(Pair(resist, resist));
        Some((strike(by, target, attack, defence), self.melee_dice(by, target, contact)))
    }

    /// A parting attack: half of the dice, rounded up, and no charge (12.10).
    pub(crate) fn parting_strike(&self, by: UnitId, target: UnitId) -> Option<(Strike, u8)> {
        let contact = self.contact(by, target)?;
        let attack = self.melee_attack(by, target, contact);
        let defence = self.melee_defence(target, by, contact);
        Some((strike(by, target, attack, defence), self.melee_dice(by, target, contact).div_ceil(2)))
    }

    fn is_square(&self, unit: UnitId) -> bool {
        self.unit(unit).formation == Some(Formation::Square)
    }

    /// 12.2
    fn melee_dice(&self, by: UnitId, target: UnitId, contact: Contact) -> u8 {
        let cells = match contact.edge {
            Edge::Rear if !self.is_square(by) => (contact.cells.count() / 2).max(1),
            _ => contact.cells.count() + self.cells_at_counters(by, target, contact),
        };
        let dice = cells + self.envelopments(by, target) + self.extensions_against(by, target);
        if self.is_square(by) || self.is_square(target) { dice.min(SQUARE_DICE) } else { dice } // 15.6
    }

    /// Hit and damage that do not depend on a charge or an event (12.3).
    fn melee_attack(&self, by: UnitId, target: UnitId, contact: Contact) -> Pair {
        let unit = self.unit(by);
        let formation = unit.formation.map_or(Pair(0, 0), |formation| formation.row().attack);
        sum(
            unit.row().melee.plus(formation),
            &[
                (self.has_general(by), WITH_GENERAL),
                (unit.is(Mark::Broken), HINDERED),
                (unit.is(Mark::NoOfficers), HINDERED),
                (unit.is(Mark::Shaken), HINDERED),
                (contact.edge != Edge::Front && !self.is_square(by), HINDERED),
                (self.is_hindered(by, target), HINDERED),
            ],
        )
    }

    /// Uphill, or out of a marsh, a river or a ford (16.4, 16.6 to 16.8).
    fn is_hindered(&self, by: UnitId, target: UnitId) -> bool {
        let uphill = self.is_on(target, Ground::Hill) && !self.is_on(by, Ground::Hill);
        uphill || [Ground::Marsh, Ground::River, Ground::Ford].iter().any(|&ground| self.is_on(by, ground))
    }

    /// Dodge and shield that do not depend on an event (12.3).
    fn melee_defence(&self, unit: UnitId, foe: UnitId, contact: Contact) -> Pair {
        let card = self.unit(unit);
        let edge = if self.is_square(unit) { Edge::Front } else { contact.their_edge };
        let enveloped = !self.is_square(unit) && self.envelopments(foe, unit) > 0;
        let formation = match card.formation.map(Formation::row) {
            Some(row) if edge == Edge::Front || card.formation == Some(Formation::Wedge) => row.melee,
            Some(row) => row.exposed,
            None => Pair(0, 0),
        };
        sum(
            card.row().defence.plus(formation),
            &[
                (edge == Edge::Rear, REAR),
                (edge.is_flank() || edge == Edge::Front && enveloped, FLANKED),
                (self.is_at_home_in_wood(unit), WOODED),
                (self.is_on(unit, Ground::Works), BEHIND_WORKS),
                (self.is_on(unit, Ground::River), IN_RIVER),
            ],
        )
    }

    /// What a charge adds, for the charger and for a phalanx or a levy that is charged (9.6, 12.3, 18.3, 18.4, 18.9).
    fn charge_bonus(&self, combat: &Combat, role: Role, contact: Contact) -> Pair {
        let [charger, target] = combat.units;
        if !self.is_charge(combat) {
            return Pair(0, 0);
        }
        let has = |wanted| self.has_trait(charger, wanted);
        let (mounted, rushes) = (self.unit(charger).row().is_mounted(), self.rushes(combat));
        if role == Role::Attacker {
            let free = !self.is_charge_in_wood(charger, target);
            let wedge = self.unit(charger).formation == Some(Formation::Wedge);
            let lance = free && mounted && has(Trait::Lance);
            let all =
                [(free, CHARGE), (rushes, ONRUSH), (lance, LANCE), (has(Trait::Fury), FURY), (wedge, WEDGE)];
            return sum(Pair(0, 0), &all);
        }
        let phalanx = self.meets_with_phalanx(combat, contact.edge);
        let levy = self.has_trait(target, Trait::Levy) && rushes;
        sum(Pair(0, 0), &[(phalanx, PHALANX), (phalanx && mounted, PHALANX_MOUNTED), (levy, HINDERED)])
    }

    /// Is this fight the first of the attacker's charge, against its main target (12.7)?
    pub(crate) fn is_charge(&self, combat: &Combat) -> bool {
        let [charger, target] = combat.units;
        let unit = self.unit(charger);
        !combat.ranged && unit.is(Mark::Charged) && unit.target == Some(target)
    }

    /// Does the onrush of the attacker work (13.11, 13.15, 16.3, 16.5, 16.10, 18.2)?
    pub(crate) fn rushes(&self, combat: &Combat) -> bool {
        let [charger, target] = combat.units;
        let mounted = self.unit(charger).row().is_mounted();
        self.is_charge(combat)
            && self.has_trait(charger, Trait::Onrush)
            && !combat.has(Role::Defender, CombatEvent::SpearsAgainstHorses)
            && !combat.has(Role::Defender, CombatEvent::Confusion)
            && !self.is_charge_in_wood(charger, target)
            && !self.is_on(target, Ground::Works)
            && !(mounted && (self.is_on(charger, Ground::Rough) || self.is(charger, Mark::RoughStart)))
    }

    /// Is a phalanx charged on its front (12.4, 15.5)?
    pub(crate) fn meets_with_phalanx(&self, combat: &Combat, edge: Edge) -> bool {
        let target = combat.unit(Role::Defender);
        edge == Edge::Front
            && self.unit(target).formation == Some(Formation::Phalanx)
            && self.is_charge(combat)
    }

    /// A ranged attack (11.3, 11.4).
    pub(crate) fn volley(&self, combat: &Combat, by: UnitId, target: UnitId) -> Option<(Strike, u8)> {
        let missiles = self.unit(by).row().missiles?;
        let cover = self.is_on(target, Ground::Wood) || self.is_on(target, Ground::Village);
        let attack = sum(missiles.attack, &[(!self.is_short(by, target), HINDERED), (cover, HINDERED)]);
        let attack = attack.plus(Pair(combat.count(Role::Attacker, CombatEvent::WellAimedVolley), 0));
        let shields = [CombatEvent::RaiseShields, CombatEvent::Resist];
        let shields = shields.iter().map(|&event| combat.count(Role::Defender, event)).sum();
        let defence = self.ranged_defence(by, target).plus(Pair(shields, shields));
        Some((strike(by, target, attack, defence), self.lines_of_fire(by, target)))
    }

    /// 11.6, 15.3 to 15.7
    fn ranged_defence(&self, by: UnitId, target: UnitId) -> Pair {
        let card = self.unit(target);
        let from = zone(&card.rect(), self.rect(by).front_middle());
        let from = if self.is_square(target) { Zone::Front } else { from };
        let formation = match card.formation.map(Formation::row) {
            Some(row) if row.all_round || from == Zone::Front || card.formation == Some(Formation::Wedge) => {
                row.missiles
            }
            Some(row) => row.exposed,
            None => Pair(0, 0),
        };
        let flank = matches!(from, Zone::Left | Zone::Right);
        let wooded = self.is_at_home_in_wood(target);
        sum(
            card.row().defence.plus(formation),
            &[(flank, FLANKED), (from == Zone::Rear, SHOT_REAR), (wooded, WOODED)],
        )
    }
}

/// Hit and damage are never below 0 (12.3).
fn strike(by: UnitId, target: UnitId, attack: Pair, defence: Pair) -> Strike {
    let (hit, damage) = (attack.0.max(0), attack.1.max(0));
    Strike { by, target, hit, damage, dodge: defence.0, shield: defence.1 }
}

/// 13.8, 13.9, 13.11
fn melee_events(combat: &Combat, role: Role) -> Pair {
    let own = |event| combat.count(role, event);
    let spears = own(CombatEvent::SpearsAgainstHorses);
    Pair(own(CombatEvent::FuriousAssault) + spears, own(CombatEvent::CrushingBlow) + spears)
}
