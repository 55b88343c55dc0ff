//! The numbers of a strike: dice, hit and damage, dodge and shield with every modifier (11.3 to 11.6, 12.2, 12.3).

use crate::combat::{Combat, Role, Strike};
use crate::ids::{CombatEvent, Edge, Formation, Ground, Mark, Trait, UnitId};
use crate::space::{Contact, Zone, zone};
use crate::state::State;
use crate::tables::Pair;

impl Pair {
    fn add(&mut self, first: i8, second: i8) {
        self.0 += first;
        self.1 += second;
    }
}

impl State {
    /// The strike of a part and its number of dice; none if it cannot strike.
    pub(crate) fn strike_of(&self, combat: &Combat, role: Role) -> Option<(Strike, u8)> {
        let (by, target) = (combat.unit(role), combat.unit(role.other()));
        if combat.ranged {
            return self.volley(combat, by, target);
        }
        let contact = self.contact(by, target)?;
        let mut attack = self.melee_attack(by, target, &contact);
        let mut defence = self.melee_defence(target, by, &contact);
        self.add_charge(combat, role, &contact, &mut attack);
        add_melee_events(combat, role, &mut attack, &mut defence);
        Some((strike(by, target, attack, defence), self.melee_dice(by, target, &contact)))
    }

    /// A strike outside a combat: a parting attack with half of the dice, rounded up (14.6).
    pub(crate) fn parting_strike(&self, by: UnitId, target: UnitId) -> Option<(Strike, u8)> {
        let contact = self.contact(by, target)?;
        let attack = self.melee_attack(by, target, &contact);
        let defence = self.melee_defence(target, by, &contact);
        Some((strike(by, target, attack, defence), self.melee_dice(by, target, &contact).div_ceil(2)))
    }

    /// 12.2
    fn melee_dice(&self, by: UnitId, target: UnitId, contact: &Contact) -> u8 {
        let square = |unit: UnitId| self.unit(unit).formation == Some(Formation::Square);
        let cells = match contact.edge {
            Edge::Rear if !square(by) => (contact.cells.count() / 2).max(1),
            _ => contact.cells.count(),
        };
        let dice = cells + self.envelopments(by, target) + self.extensions_against(by, target);
        if square(by) || square(target) { dice.min(2) } else { dice } // 15.6
    }

    /// Hit and damage that do not depend on a charge or an event (12.3).
    fn melee_attack(&self, by: UnitId, target: UnitId, contact: &Contact) -> Pair {
        let unit = self.unit(by);
        let mut attack = unit.row().melee;
        attack.add(i8::from(self.has_general(by)), 0);
        attack.add(-i8::from(unit.is(Mark::Broken)), 0);
        attack.add(-i8::from(unit.is(Mark::NoOfficers)), 0);
        attack.add(-i8::from(unit.is(Mark::Shaken)), 0); // 10.5
        let square = unit.formation == Some(Formation::Square);
        attack.add(-i8::from(contact.edge != Edge::Front && !square), 0);
        let hampered = matches!(unit.formation, Some(Formation::ShieldWall | Formation::Testudo));
        attack.add(-i8::from(hampered), 0); // 15.3, 15.4
        attack.add(-i8::from(self.is_hindered(by, target)), 0);
        attack
    }

    /// Uphill, or out of a marsh, a river or a ford (16.4, 16.6 to 16.8).
    fn is_hindered(&self, by: UnitId, target: UnitId) -> bool {
        let uphill = self.is_on(target, Ground::Hill) && !self.is_on(by, Ground::Hill);
        uphill || [Ground::Marsh, Ground::River, Ground::Ford].iter().any(|&ground| self.is_on(by, ground))
    }

    /// Dodge and shield that do not depend on an event (12.3).
    fn melee_defence(&self, unit: UnitId, foe: UnitId, contact: &Contact) -> Pair {
        let card = self.unit(unit);
        let mut defence = card.row().defence;
        let edge = if card.formation == Some(Formation::Square) { Edge::Front } else { contact.their_edge };
        let enveloped = self.envelopments(foe, unit) > 0 && card.formation != Some(Formation::Square);
        match edge {
            Edge::Rear => defence.add(-2, -1),
            Edge::Left | Edge::Right => defence.add(-1, -1),
            Edge::Front if enveloped => defence.add(-1, -1),
            Edge::Front => {}
        }
        match (card.formation, edge) {
            (Some(Formation::ShieldWall | Formation::Phalanx), Edge::Front) => defence.add(0, 1),
            (Some(Formation::Phalanx), _) => defence.add(-1, 0),
            (Some(Formation::Wedge), _) => defence.add(-1, 0),
            _ => {}
        }
        defence.add(i8::from(self.is_at_home_in_wood(unit)), 0);
        let works = i8::from(self.is_on(unit, Ground::Works));
        defence.add(works, works); // 16.10
        defence.add(-i8::from(self.is_on(unit, Ground::River)), 0);
        defence
    }

    /// What a charge adds, for the charger and for a phalanx that is charged (9.6, 12.3).
    fn add_charge(&self, combat: &Combat, role: Role, contact: &Contact, attack: &mut Pair) {
        let [charger, target] = combat.units;
        if !self.is_charge(combat) {
            return;
        }
        let has = |wanted| self.has_trait(charger, wanted);
        if role == Role::Attacker {
            let free = !self.is_charge_in_wood(charger, target);
            let lance = has(Trait::Lance) && self.unit(charger).row().is_mounted();
            attack.add(i8::from(free), i8::from(free && lance) + i8::from(self.rushes(combat)));
            attack.add(i8::from(has(Trait::Fury)), 0);
            let wedge = i8::from(self.unit(charger).formation == Some(Formation::Wedge));
            attack.add(wedge, wedge);
        }
        if role == Role::Defender {
            if self.meets_with_phalanx(combat, contact.edge) {
                let more = if self.unit(charger).row().is_mounted() { 2 } else { 1 };
                attack.add(more, more);
            }
            let levy = self.has_trait(target, Trait::Levy) && self.rushes(combat);
            attack.add(-i8::from(levy), 0);
        }
    }

    /// Is this fight the first of the attacker's charge, against its main target (9.6)?
    pub(crate) fn is_charge(&self, combat: &Combat) -> bool {
        let [charger, target] = combat.units;
        let unit = self.unit(charger);
        !combat.ranged && unit.is(Mark::Charged) && unit.target == Some(target)
    }

    /// Does the onrush of the attacker work (12.4, 13.11, 13.15, 16)?
    pub(crate) fn rushes(&self, combat: &Combat) -> bool {
        let charger = combat.unit(Role::Attacker);
        let mounted = self.unit(charger).row().is_mounted();
        self.is_charge(combat)
            && self.has_trait(charger, Trait::Onrush)
            && !combat.has(Role::Defender, CombatEvent::SpearsAgainstHorses)
            && !combat.has(Role::Defender, CombatEvent::Confusion)
            && !self.is_charge_in_wood(charger, combat.unit(Role::Defender))
            && !self.is_on(combat.unit(Role::Defender), Ground::Works)
            && !(mounted && (self.is_on(charger, Ground::Rough) || self.is(charger, Mark::RoughStart)))
    }

    /// Is a phalanx charged on its front (12.4, 15.5)?
    pub(crate) fn meets_with_phalanx(&self, combat: &Combat, edge: Edge) -> bool {
        let target = combat.unit(Role::Defender);
        edge == Edge::Front
            && self.unit(target).formation == Some(Formation::Phalanx)
            && self.is_charge(combat)
    }

    /// A ranged attack: its dice are the free lines and the counters of the extended line (11.3).
    pub(crate) fn volley(&self, combat: &Combat, by: UnitId, target: UnitId) -> Option<(Strike, u8)> {
        let missiles = self.unit(by).row().missiles?;
        let dice = self.lines_of_fire(by, target);
        let mut attack = missiles.attack;
        attack.add(-i8::from(!self.is_short(by, target)), 0); // 11.4
        let cover = self.is_on(target, Ground::Wood) || self.is_on(target, Ground::Village);
        attack.add(-i8::from(cover), 0);
        attack.add(combat.count(Role::Attacker, CombatEvent::WellAimedVolley), 0);
        let mut defence = self.ranged_defence(by, target);
        let shields = combat.count(Role::Defender, CombatEvent::RaiseShields)
            + combat.count(Role::Defender, CombatEvent::Resist);
        defence.add(shields, shields);
        Some((strike(by, target, attack, defence), dice))
    }

    /// 11.6
    fn ranged_defence(&self, by: UnitId, target: UnitId) -> Pair {
        let card = self.unit(target);
        let mut defence = card.row().defence;
        let from = zone(&card.rect(), self.rect(by).front_middle());
        let square = card.formation == Some(Formation::Square);
        match from {
            Zone::Left | Zone::Right if !square => defence.add(-1, -1),
            Zone::Rear if !square => defence.add(-1, -2),
            _ => {}
        }
        match card.formation {
            Some(Formation::Testudo) => defence.add(1, 2),
            Some(Formation::ShieldWall | Formation::Phalanx) if from == Zone::Front => defence.add(0, 1),
            Some(Formation::Phalanx | Formation::Wedge) => defence.add(-1, 0),
            _ => {}
        }
        defence.add(i8::from(self.is_at_home_in_wood(target)), 0);
        defence
    }
}

/// Hit and damage are never below 0 (12.3).
fn strike(by: UnitId, target: UnitId, attack: Pair, defence: Pair) -> Strike {
    let (hit, damage) = (attack.0.max(0), attack.1.max(0));
    Strike { by, target, hit, damage, dodge: defence.0, shield: defence.1 }
}

fn add_melee_events(combat: &Combat, role: Role, attack: &mut Pair, defence: &mut Pair) {
    let own = |event| combat.count(role, event);
    attack.add(own(CombatEvent::FuriousAssault), own(CombatEvent::CrushingBlow));
    let spears = own(CombatEvent::SpearsAgainstHorses);
    attack.add(spears, spears);
    let resist = combat.count(role.other(), CombatEvent::Resist);
    defence.add(resist, resist);
}
