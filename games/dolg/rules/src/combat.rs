//! What ranged attacks and fights share: who meets whom, which events work, and the dice (11.5, 12).

use sandtable_core::{Log, Stack};
use serde::{Deserialize, Serialize};

use crate::flow::{Frame, Peril};
use crate::ids::{Card, Cause, CombatEvent, Mark, Side, Trait, UnitId};
use crate::state::{State, Unit};
use crate::tables::GENERAL_DANGER;
use crate::words::Event;

sandtable_core::words! {
    /// A part in a combat (12.1).
    pub enum Role: "role" in "dolg-role" {
        /// The unit of the side whose turn it is.
        Attacker = "attacker",
        /// Its opponent.
        Defender = "defender",
    }
}

impl Role {
    /// The other part.
    #[must_use]
    pub const fn other(self) -> Role {
        match self {
            Role::Attacker => Role::Defender,
            Role::Defender => Role::Attacker,
        }
    }
}

/// The events of a combat that work, each for a part: a random one, and at most two of either side (13.22).
pub(crate) type Played = Stack<(Role, CombatEvent), 6>;

/// The combat under way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Combat {
    /// The two units, that of the mover first.
    pub units: [UnitId; 2],
    /// Is it a ranged attack?
    pub ranged: bool,
    /// The random event that lies open and has not worked yet (13.21).
    pub random: Option<Card>,
    /// Who has replaced it (13.23).
    pub replaced: [bool; 2],
    /// The events that work.
    pub played: Played,
    /// The wounds of each unit in this combat.
    pub suffered: [u8; 2],
    /// Hold the line has been used (13.17).
    pub held: bool,
    /// Did the attacker's onrush work (12.9)?
    pub rushed: bool,
}

impl Combat {
    /// It begins.
    pub(crate) fn new(units: [UnitId; 2], ranged: bool) -> Combat {
        Combat {
            units,
            ranged,
            random: None,
            replaced: [false; 2],
            played: Played::new(),
            suffered: [0; 2],
            held: false,
            rushed: false,
        }
    }

    /// The unit that plays this part.
    #[inline]
    pub const fn unit(&self, role: Role) -> UnitId {
        self.units[role as usize]
    }

    /// The part of a unit, if it has one.
    pub fn role(&self, unit: UnitId) -> Option<Role> {
        Role::ALL.iter().copied().find(|&role| self.unit(role) == unit)
    }

    /// How often an event works for this part; equal ones add up (13.24).
    pub fn count(&self, role: Role, event: CombatEvent) -> i8 {
        self.played.iter().filter(|&played| played == (role, event)).count() as i8
    }

    /// Does an event work for this part?
    pub fn has(&self, role: Role, event: CombatEvent) -> bool {
        self.count(role, event) > 0
    }
}

/// A series of dice of one unit against another, with all modifiers (12.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Strike {
    /// Who strikes.
    pub by: UnitId,
    /// Who is struck.
    pub target: UnitId,
    /// To hit.
    pub hit: i8,
    /// Damage.
    pub damage: i8,
    /// Dodge of the target.
    pub dodge: i8,
    /// Shield of the target.
    pub shield: i8,
}

impl Strike {
    /// Does this face hit (11.5)? A six does, and needs no damage roll.
    pub const fn hits(&self, face: u8) -> bool {
        face == 6 || face > 1 && face as i8 + self.hit > self.dodge
    }

    /// Does this face of the second die wound (11.5)?
    pub const fn wounds(&self, face: u8) -> bool {
        face == 6 || face > 1 && face as i8 + self.damage > self.shield
    }

    /// The chance of a wound per die, in 36ths.
    pub fn chance(&self) -> u32 {
        let count = |good: &dyn Fn(u8) -> bool| (1..=6).filter(|&face| good(face)).count() as u32;
        let hits = count(&|face| face < 6 && self.hits(face));
        6 + hits * count(&|face| self.wounds(face))
    }
}

impl State {
    /// The combat under way; there is one whenever its frames are.
    pub(crate) fn fight(&self) -> &Combat {
        self.combat.as_ref().expect("frames of a combat lie on the stack only while there is one")
    }

    pub(crate) fn fight_mut(&mut self) -> &mut Combat {
        self.combat.as_mut().expect("frames of a combat lie on the stack only while there is one")
    }

    /// A combat begins, the unit of the mover attacks; what follows, last things first (1.6, 11.4, 12.1).
    pub(crate) fn begin_combat(&mut self, units: [UnitId; 2], ranged: bool) {
        self.combat = Some(Combat::new(units, ranged));
        self.frames.call(Frame::Aftermath);
        self.frames.call(Frame::Engage);
        self.call_fear();
    }

    /// The combat goes on, if the two still meet (12.1).
    pub(crate) fn engage(&mut self) {
        let combat = *self.fight();
        let [attacker, defender] = combat.units;
        let gone = !self.stands(defender) || !combat.ranged && self.contact(attacker, defender).is_none();
        if gone {
            return;
        }
        self.frames.call(Frame::Shaken);
        self.frames.call(Frame::Strikes);
        self.frames.call(Frame::Before);
        for role in [Role::Defender, Role::Attacker] {
            let left = self.events_of(role);
            if self.is_ai(self.side_of(role)) {
                self.call_ai_event(role, left);
            } else {
                self.frames.call(Frame::PlayEvent { role, left });
            }
        }
        self.frames.call(Frame::Random);
        self.frames.call(Frame::Replace { role: Role::Defender });
        self.frames.call(Frame::Replace { role: Role::Attacker });
        self.frames.call(Frame::RandomEvent);
    }

    /// Does the unit's card have this trait?
    #[inline]
    pub(crate) fn has_trait(&self, unit: UnitId, wanted: Trait) -> bool {
        self.unit(unit).row().has(wanted)
    }

    /// A part strikes, unless there is nobody left to strike or be struck, or it flees (12.4, 12.8).
    pub(crate) fn strike<L: Log<Event>>(&mut self, role: Role, log: &mut L) {
        let combat = *self.fight();
        let (by, target) = (combat.unit(role), combat.unit(role.other()));
        let confused = role == Role::Attacker && combat.has(Role::Defender, CombatEvent::Confusion); // 13.15
        if !self.stands(by) || !self.stands(target) || self.is(by, Mark::Fleeing) || confused {
            return;
        }
        let Some((strike, dice)) = self.strike_of(&combat, role) else { return };
        log.add(Event::Struck { unit: by, target, dice });
        self.frames.call(Frame::Hits { strike, left: dice, hits: 0, wounds: 0 });
    }

    /// One die to hit (11.5).
    pub(crate) fn roll_hit<L: Log<Event>>(&mut self, frame: Frame, face: u8, log: &mut L) {
        let Frame::Hits { strike, left, hits, wounds } = frame else { return };
        let hit = strike.hits(face);
        log.add(Event::HitRoll { unit: strike.by, face, hit });
        let (hits, wounds) = match face {
            6 => (hits, wounds + 1),
            _ => (hits + u8::from(hit), wounds),
        };
        self.frames.goto(Frame::Hits { strike, left: left - 1, hits, wounds });
    }

    /// One die for damage (11.5).
    pub(crate) fn roll_damage<L: Log<Event>>(&mut self, frame: Frame, face: u8, log: &mut L) {
        let Frame::Damage { strike, left, wounds } = frame else { return };
        let wound = strike.wounds(face);
        log.add(Event::DamageRoll { unit: strike.by, face, wound });
        self.frames.goto(Frame::Damage { strike, left: left - 1, wounds: wounds + u8::from(wound) });
    }

    /// All dice are thrown; the wounds count when both have struck (12.5).
    pub(crate) fn suffer(&mut self, strike: Strike, wounds: u8) {
        self.unit_mut(strike.target).fresh += wounds;
    }

    /// The wounds of a strike, or of two at the same time (12.5).
    pub(crate) fn count_wounds<L: Log<Event>>(&mut self, log: &mut L) {
        for role in [Role::Defender, Role::Attacker] {
            let unit = self.fight().unit(role);
            self.fight_mut().suffered[role as usize] += self.unit(unit).fresh;
            self.count_fresh(unit, log);
        }
    }

    /// The wounds of one unit.
    pub(crate) fn count_fresh<L: Log<Event>>(&mut self, unit: UnitId, log: &mut L) {
        let card = self.unit_mut(unit);
        let number = std::mem::take(&mut card.fresh);
        if number == 0 || !card.is(Mark::Standing) {
            return;
        }
        card.wounds = (card.wounds + number).min(card.row().life);
        log.add(Event::Wounded { unit, number });
        if self.unit(unit).life() == 0 {
            self.destroy(unit, log);
        }
    }

    /// A unit is destroyed (3.6); its general may get away (17.4).
    pub(crate) fn destroy<L: Log<Event>>(&mut self, unit: UnitId, log: &mut L) {
        log.add(Event::Destroyed { unit });
        let general = self.has_general(unit);
        self.take_off(unit);
        if general {
            self.frames.call(Frame::GeneralDie { side: unit.side(), peril: Peril::Destruction });
        }
    }

    /// A unit leaves the table.
    pub(crate) fn take_off(&mut self, unit: UnitId) {
        let card = self.unit_mut(unit);
        *card = Unit { kind: card.kind, pose: card.pose, ..Unit::NONE };
        card.marks.set(Mark::Destroyed, true);
        self.drop_loose_counters();
    }

    /// Morale after the wounds, the unit of the side that is not to move first (11.7, 12.6).
    pub(crate) fn check_shaken(&mut self) {
        let combat = *self.fight();
        for role in [Role::Attacker, Role::Defender] {
            let unit = combat.unit(role);
            if combat.suffered[role as usize] > 0 && self.stands(unit) && !self.is(unit, Mark::Fleeing) {
                self.frames.call(Frame::Check { unit, cause: Cause::Wounds });
            }
            let hurt_general = combat.suffered[role as usize] >= GENERAL_DANGER && self.has_general(unit);
            if hurt_general {
                self.frames.call(Frame::GeneralDie { side: unit.side(), peril: Peril::Wounds }); // 17.3
            }
        }
    }

    /// The side that plays a part.
    pub(crate) fn side_of(&self, role: Role) -> Side {
        self.fight().unit(role).side()
    }
}
