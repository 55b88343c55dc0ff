//! The events of a combat: who may use one, and what those do that are more than a modifier (13).

use sandtable_core::Log;

use crate::combat::{Combat, Role};
use crate::flow::{Frame, Peril};
use crate::ids::{Card, Cause, CombatEvent, Edge, Ground, Mark, Trait, UnitId};
use crate::space::UD;
use crate::state::State;
use crate::tables::{EventKind, EventRole};
use crate::words::{Action, Event};

impl State {
    /// For which part an event works (13.22), the condition aside.
    pub(crate) fn part(&self, combat: &Combat, event: CombatEvent, asking: Option<Role>) -> Option<Role> {
        let row = event.row();
        let elsewhere = if combat.ranged { EventKind::Melee } else { EventKind::Ranged };
        let part = match (row.role, event) {
            _ if row.combat == elsewhere => return None,
            (EventRole::Attacker, _) => Role::Attacker,
            (EventRole::Defender, _) => Role::Defender,
            (EventRole::Either, CombatEvent::Veterans) => asking.unwrap_or(Role::Attacker),
            (EventRole::Either, CombatEvent::SpearsAgainstHorses) => self.foot_against_horses(combat)?,
            (EventRole::Either, _) => return None,
        };
        asking.is_none_or(|role| role == part).then_some(part)
    }

    /// For which part a random event works (13.21).
    pub(crate) fn random_part(&self, combat: &Combat, event: CombatEvent) -> Option<Role> {
        self.part(combat, event, None).filter(|&role| self.condition(combat, event, role))
    }

    /// 13.11: the part of the unit on foot, if the other is mounted.
    fn foot_against_horses(&self, combat: &Combat) -> Option<Role> {
        let mounted = |role| self.unit(combat.unit(role)).row().is_mounted();
        Role::ALL.iter().copied().find(|&role| !mounted(role) && mounted(role.other()))
    }

    /// Does the condition of an event hold for this part?
    pub(crate) fn condition(&self, combat: &Combat, event: CombatEvent, role: Role) -> bool {
        let (unit, foe) = (combat.unit(role), combat.unit(role.other()));
        match event {
            CombatEvent::Ambush => self.can_ambush(unit, foe),
            CombatEvent::GeneralWounded => self.has_general(foe),
            CombatEvent::Veterans => !self.is_veteran(unit),
            _ => true,
        }
    }

    /// In or at cover, or at a flank or the rear (13.10).
    fn can_ambush(&self, unit: UnitId, foe: UnitId) -> bool {
        let beside = self.contact(unit, foe).is_some_and(|contact| contact.their_edge != Edge::Front);
        beside
            || [Ground::Wood, Ground::Rough, Ground::Works]
                .iter()
                .any(|&ground| self.touches_ground(unit, ground))
    }

    /// Has the unit become veteran, or was it always?
    pub(crate) fn is_veteran(&self, unit: UnitId) -> bool {
        self.is(unit, Mark::Veteran) || self.has_trait(unit, Trait::Veteran)
    }

    /// May this part play the event from its hand (13.22)?
    pub(crate) fn may_use(&self, event: CombatEvent, role: Role) -> bool {
        let combat = self.fight();
        self.part(combat, event, Some(role)).is_some_and(|part| self.condition(combat, event, part))
    }

    /// Is there a card in the hand? Whether it helps is for its owner to know.
    pub(crate) fn may_play_event(&self, role: Role) -> bool {
        !self.hand(self.side_of(role)).is_empty()
    }

    pub(crate) fn list_events(&self, role: Role, out: &mut Vec<Action>) {
        let usable = |card: &Card| self.may_use(card.row().event, role);
        out.extend(self.hand(self.side_of(role)).kinds().filter(usable).map(Action::Event));
        out.push(Action::Pass);
    }

    /// May this part have another random event (13.23, 18.7, 18.8)?
    pub(crate) fn may_replace(&self, role: Role) -> bool {
        let combat = self.fight();
        let unit = combat.unit(role);
        let able = self.has_trait(unit, Trait::Elite) || self.is_veteran(unit);
        able && combat.random.is_some() && !combat.replaced[role as usize]
    }

    /// Another random event (13.23).
    pub(crate) fn replace_event(&mut self, role: Role) {
        self.frames.done();
        let combat = self.fight_mut();
        combat.replaced[role as usize] = true;
        if let Some(card) = combat.random.take() {
            self.discard.put(card);
        }
        self.frames.call(Frame::RandomEvent);
    }

    /// The random event lies open (13.21).
    pub(crate) fn reveal_event(&mut self, card: Card) {
        self.frames.done();
        self.deck.take(card);
        self.fight_mut().random = Some(card);
    }

    /// The random event works for the part its tag names (13.21).
    pub(crate) fn apply_random<L: Log<Event>>(&mut self, log: &mut L) {
        let Some(card) = self.fight_mut().random.take() else { return };
        self.discard.put(card);
        let (combat, event) = (*self.fight(), card.row().event);
        let part = self.random_part(&combat, event);
        let unit = combat.unit(part.unwrap_or(Role::Attacker));
        log.add(Event::Happened { card, unit, works: part.is_some() });
        if let Some(role) = part {
            self.fight_mut().played.call((role, event));
        }
    }

    /// An event out of a hand (13.22).
    pub(crate) fn play_event<L: Log<Event>>(&mut self, role: Role, left: u8, card: Card, log: &mut L) {
        self.frames.goto(Frame::PlayEvent { role, left: left - 1 });
        self.spend(self.side_of(role), card);
        let unit = self.fight().unit(role);
        log.add(Event::Happened { card, unit, works: true });
        self.fight_mut().played.call((role, card.row().event));
    }

    /// Those whom a unit with fear charges check first, once in the battle (18.5).
    pub(crate) fn call_fear(&mut self) {
        let combat = *self.fight();
        let [attacker, defender] = combat.units;
        let fear = self.has_trait(attacker, Trait::Fear) && self.is_charge(&combat);
        if fear && !self.is(defender, Mark::Frightened) && !self.is(defender, Mark::Fleeing) {
            self.mark(defender, Mark::Frightened, true);
            self.frames.call(Frame::Check { unit: defender, cause: Cause::Fear });
        }
    }

    /// War cries, a wounded general and new veterans: before the dice (13.13, 13.14, 13.16).
    pub(crate) fn before_dice<L: Log<Event>>(&mut self, log: &mut L) {
        let combat = *self.fight();
        let defender = combat.unit(Role::Defender);
        for role in [Role::Attacker, Role::Defender] {
            if combat.has(role, CombatEvent::Veterans) {
                self.mark(combat.unit(role), Mark::Veteran, true);
                log.add(Event::Veteran { unit: combat.unit(role) });
            }
        }
        if combat.has(Role::Attacker, CombatEvent::WarCries) && !self.is(defender, Mark::Fleeing) {
            self.frames.call(Frame::Check { unit: defender, cause: Cause::WarCries });
        }
        if combat.has(Role::Attacker, CombatEvent::GeneralWounded) && self.has_general(defender) {
            self.frames.call(Frame::GeneralDie { side: defender.side(), peril: Peril::Event });
        }
    }

    /// The wind carries a stray die to a unit of the shooter's side near the target (13.2).
    pub(crate) fn blow_astray(&mut self) {
        let combat = *self.fight();
        let [shooter, target] = combat.units;
        // Ruling: it falls on the nearest one; of several equally near on the one deployed first.
        let friends = self.near(target, shooter.side(), UD).filter(|&unit| unit != shooter);
        let Some(victim) = friends.min_by_key(|&unit| (self.gap(target, unit), unit)) else { return };
        if let Some((strike, _)) = self.volley(&combat, shooter, victim) {
            self.frames.call(Frame::Parted { unit: victim });
            self.frames.call(Frame::Hits { strike, left: 1, hits: 0, wounds: 0 });
        }
    }

    /// What events leave behind when a combat is over.
    pub(crate) fn leave_traces<L: Log<Event>>(&mut self, combat: &Combat, log: &mut L) {
        let [attacker, defender] = combat.units;
        let hurt = combat.suffered[Role::Defender as usize] > 0;
        if combat.has(Role::Attacker, CombatEvent::OfficersSlain) && hurt && self.stands(defender) {
            self.mark(defender, Mark::NoOfficers, true);
            log.add(Event::NoOfficers { unit: defender });
        }
        if combat.has(Role::Defender, CombatEvent::OutOfMissiles) && self.stands(attacker) {
            self.unit_mut(attacker).empty_quivers = 2; // 13.5
            log.add(Event::OutOfMissiles { unit: attacker });
        }
        if combat.has(Role::Defender, CombatEvent::ReservesCloseUp) && self.stands(defender) {
            self.heal(defender, 1, log);
        }
    }

    /// Takes wounds away.
    pub(crate) fn heal<L: Log<Event>>(&mut self, unit: UnitId, most: u8, log: &mut L) {
        let number = most.min(self.unit(unit).wounds);
        if number > 0 {
            self.unit_mut(unit).wounds -= number;
            log.add(Event::Healed { unit, number });
        }
    }
}
