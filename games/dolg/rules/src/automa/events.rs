//! Events of the AI: two cards in every combat of either side, and the best of them if it is of use (24.4 to 24.7).

use sandtable_core::Log;

use super::{Plan, best_of};
use crate::combat::{Combat, Role, Strike};
use crate::flow::Frame;
use crate::ids::{Card, Cause, CombatEvent, UnitId};
use crate::state::State;
use crate::words::{Action, Event};

/// The cards the AI turns up for a combat (24.4; printed).
const CARDS: u8 = 2;
/// The most cards it turns up until one is of use (24.7).
const MOST_CARDS: u8 = 30;
/// What a failed morale check is worth in wounds, in tenths (24.5).
const MORALE: i32 = 7;
/// Wounds are counted in thousandths here.
const WOUND: i32 = 1000;

/// How a combat may go for one of the two, in thousandths (24.5).
struct Outlook {
    dealt: i32,
    suffered: i32,
    enemy_fails: i32,
    own_fails: i32,
}

impl Outlook {
    fn value(&self) -> i32 {
        self.dealt - self.suffered + MORALE * (self.enemy_fails - self.own_fails) / 10
    }
}

/// The chance of a wound at all, in thousandths.
fn some_wound(strike: Option<(Strike, u8)>) -> i32 {
    let Some((strike, dice)) = strike else { return 0 };
    let miss = (0..dice).fold(WOUND, |miss, _| miss * (36 - strike.chance() as i32) / 36);
    WOUND - miss
}

/// The chance to fail a check with this morale, in thousandths (14.2).
fn failure(morale: i8) -> i32 {
    let fails = |both: &i32| {
        let (one, two) = (both / 6 + 1, both % 6 + 1);
        one > 1 && two > 1 && one + two > i32::from(morale)
    };
    (0..36).filter(fails).count() as i32 * WOUND / 36
}

/// Events whose use is no matter of expected wounds (24.5).
const fn fixed_value(event: CombatEvent) -> Option<i32> {
    match event {
        CombatEvent::OutOfMissiles | CombatEvent::ReservesCloseUp => Some(500),
        CombatEvent::OfficersSlain | CombatEvent::Veterans => Some(300),
        CombatEvent::GeneralWounded => Some(1000),
        CombatEvent::Lull => Some(0),
        _ => None,
    }
}

impl State {
    /// Two cards for the AI, then it chooses (24.4).
    pub(crate) fn call_ai_event(&mut self, role: Role, left: u8) {
        self.frames.call(Frame::AiEvent { role, left, drawn: CARDS });
        self.frames.call(Frame::Draw { side: self.side_of(role), left: CARDS });
    }

    /// The strike of a part with what its events do beside modifiers.
    fn outcome_of(&self, combat: &Combat, role: Role) -> (Option<(Strike, u8)>, i32) {
        if combat.ranged && role == Role::Defender {
            return (None, 0);
        }
        let strike = self.strike_of(combat, role);
        let wounds = super::scout::expected(strike) * WOUND / 36;
        let attacker = role == Role::Attacker;
        let times = match () {
            () if attacker && combat.has(Role::Defender, CombatEvent::ChangeOfWind) => 0,
            () if attacker && combat.has(Role::Defender, CombatEvent::Confusion) => 0,
            () if attacker && combat.has(role, CombatEvent::IntensiveShooting) => 8,
            () if !attacker && combat.has(role, CombatEvent::CounterAttack) => 8,
            () if !attacker && combat.has(Role::Attacker, CombatEvent::Ambush) => 3,
            () => 4,
        };
        (strike.filter(|_| times > 0), wounds * times / 4)
    }

    fn outlook(&self, combat: &Combat, role: Role) -> Outlook {
        let mut world = self.clone();
        world.combat = Some(*combat);
        let (own, dealt) = world.outcome_of(combat, role);
        let (other, suffered) = world.outcome_of(combat, role.other());
        let fails = |unit: UnitId, strike: Option<(Strike, u8)>| {
            some_wound(strike) * failure(world.morale(unit, Cause::Wounds)) / WOUND
        };
        let [unit, foe] = [role, role.other()].map(|role| combat.unit(role));
        let held = |role: Role| role == Role::Defender && combat.has(role, CombatEvent::HoldTheLine);
        let cried = |role: Role| role == Role::Defender && combat.has(Role::Attacker, CombatEvent::WarCries);
        let all = |role: Role, unit: UnitId, strike: Option<(Strike, u8)>| match () {
            () if held(role) => 0,
            () if cried(role) => {
                (fails(unit, strike) + failure(world.morale(unit, Cause::WarCries))).min(WOUND)
            }
            () => fails(unit, strike),
        };
        Outlook {
            dealt,
            suffered,
            enemy_fails: all(role.other(), foe, own),
            own_fails: all(role, unit, other),
        }
    }

    /// What an event is worth to the part that plays it, in thousandths of a wound (24.5).
    pub(crate) fn event_value(&self, event: CombatEvent, role: Role) -> i32 {
        if let Some(value) = fixed_value(event) {
            return value;
        }
        let combat = *self.fight();
        let mut with = combat;
        with.played.call((role, event));
        self.outlook(&with, role).value() - self.outlook(&combat, role).value()
    }

    /// The cards of use now, with what they are worth.
    fn useful_events(&self, role: Role) -> Vec<(i32, Card)> {
        let hand = self.hand(self.side_of(role)).kinds();
        let usable = hand.filter(|card| self.may_use(card.row().event, role));
        let valued = usable.map(|card| (self.event_value(card.row().event, role), card));
        valued.filter(|(value, _)| *value > 0).collect()
    }

    /// The best event, another card if the AI always has one, or nothing (24.4, 24.7).
    pub(super) fn event_plans(&self, role: Role, drawn: u8) -> Vec<Plan> {
        let mut best = best_of(self.useful_events(role));
        best.dedup_by_key(|card| card.row().event);
        if !best.is_empty() {
            return best.into_iter().map(|card| Plan::Answer(Action::Event(card))).collect();
        }
        let played =
            matches!(self.frames.top(), Some(Frame::AiEvent { left, .. }) if left < self.events_of(role));
        let more = self.options.ai_events && drawn < MOST_CARDS && !played && !self.deck_is_out();
        vec![Plan::Answer(if more { Action::Replace } else { Action::Pass })]
    }

    fn deck_is_out(&self) -> bool {
        self.deck.is_empty() && self.discard.is_empty()
    }

    /// How many events a part may play (13.24).
    pub(crate) fn events_of(&self, role: Role) -> u8 {
        if self.has_trait(self.fight().unit(role), crate::ids::Trait::Elite) { 2 } else { 1 }
    }

    /// An event is played, another card turned up, or all are laid aside.
    pub(super) fn answer_event<L: Log<Event>>(&mut self, action: Action, log: &mut L) {
        let Some(Frame::AiEvent { role, left, drawn }) = self.frames.top() else { return };
        let side = self.side_of(role);
        match action {
            Action::Event(card) => {
                self.frames.goto(Frame::AiEvent { role, left: left - 1, drawn });
                self.spend(side, card);
                let unit = self.fight().unit(role);
                log.add(Event::Happened { card, unit, works: true });
                self.fight_mut().played.call((role, card.row().event));
                if left == 1 {
                    self.end_ai_events(role, log);
                }
            }
            Action::Replace => {
                self.frames.goto(Frame::AiEvent { role, left, drawn: drawn + 1 });
                self.frames.call(Frame::Draw { side, left: 1 });
            }
            _ => self.end_ai_events(role, log),
        }
    }

    fn end_ai_events<L: Log<Event>>(&mut self, role: Role, log: &mut L) {
        self.frames.done();
        let side = self.side_of(role);
        let cards: Vec<Card> = self.hand(side).kinds().collect();
        for card in cards {
            self.spend(side, card);
            log.add(Event::Discarded { side, card });
        }
    }

    /// A random event that helps the enemy is replaced (24.6).
    pub(super) fn replacement(&self, role: Role) -> Action {
        let combat = self.fight();
        let event = combat.random.map(|card| card.row().event);
        let helps_enemy = |event: CombatEvent| {
            let part = self.part(combat, event, None).filter(|&part| self.condition(combat, event, part));
            part == Some(role.other()) && self.event_value(event, role.other()) > 0
        };
        if event.is_some_and(helps_enemy) { Action::Replace } else { Action::Pass }
    }
}
