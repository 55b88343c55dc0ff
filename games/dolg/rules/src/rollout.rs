//! What a player does who does not think long: lines are built from the middle, units close in, charge when it pays, shoot
//! at what they can hurt, and orders go to those who need them most. What an action is worth is counted in points of units.

use sandtable_core::{Quiet, Rng, Rules as _};

use crate::combat::{Combat, Role};
use crate::flow::Frame;
use crate::ids::{Card, CombatEvent, Order, UnitId};
use crate::outlook::Scene;
use crate::roster::Roster;
use crate::state::State;
use crate::tables::{Branch, EventRole};
use crate::words::Action;

/// What a card is worth in the hand.
const CARD: f32 = 4.0;
/// How much chance there is in a choice.
const WHIM: f32 = 1.0;
/// What it is worth to an unengaged unit that it can move at all.
const MOVING: f32 = 3.0;
/// How bad a fight is from which one tries to withdraw.
const HOPELESS: f32 = -9.0;
/// What is not done unless nothing else is possible.
const NEVER: f32 = -1000.0;

impl Scene<'_> {
    /// One of the choices, at least one: what is worth most, give or take a whim.
    pub(crate) fn quick_choice(&self, choices: &[Action], rng: &mut Rng) -> Action {
        if let [only] = choices {
            return *only;
        }
        let Some(frame) = self.frames.top() else { return rng.pick(choices) };
        let mut best = (f32::NEG_INFINITY, choices[0]);
        for &action in choices {
            let worth = self.worth(frame, action) + WHIM * rng.fraction();
            if worth > best.0 {
                best = (worth, action);
            }
        }
        best.1
    }

    /// What an action is worth where this is asked.
    pub(crate) fn worth(&self, frame: Frame, action: Action) -> f32 {
        match frame {
            Frame::Faction { .. } | Frame::Lead { .. } => worth_of_army(action),
            Frame::Deploy { .. } => rank_of_deployment(action),
            Frame::Post { .. } => self.worth_of_post(action),
            Frame::Activation => self.worth_of_order(action),
            Frame::Target { .. } => self.worth_of_target(action),
            Frame::Activate { .. } | Frame::Movement => self.worth_of_mover(action),
            Frame::Move { unit } => self.worth_of_gait(unit, action),
            Frame::Manoeuvre { unit, .. } => self.worth_of_manoeuvre(unit, action),
            Frame::GetAway { unit, trip } | Frame::Drift { unit, trip, .. } | Frame::Back { unit, trip } => {
                self.worth_of_going_on(unit, self.budget(unit, trip).left(), action)
            }
            Frame::Wings { placing, .. } => f32::from(u8::from(placing == (action != Action::Done))) * CARD,
            Frame::Ranged | Frame::Melee => self.worth_of_attack(action),
            Frame::PlayEvent { role, .. } => self.worth_of_event(role, action),
            Frame::Replace { role } => self.worth_of_replacing(role, action),
            Frame::Refill => if_worth(action == Action::DrawThree),
            Frame::Exchange { .. } => if_worth(action == Action::Done),
            Frame::Trim { .. } => -worth_of_card(action),
            Frame::TurnFreely { unit } => self.worth_of_manoeuvre(unit, action),
            _ => 0.0,
        }
    }

    fn worth_of_post(&self, action: Action) -> f32 {
        let Action::Appoint(unit) = action else { return 0.0 };
        let row = self.unit(unit).row();
        f32::from(row.points) - if row.is_mounted() { 60.0 } else { 0.0 }
    }

    /// What a unit can do if it is activated.
    pub(crate) fn need(&self, unit: UnitId) -> f32 {
        if self.fights(unit) {
            return (HOPELESS - self.melee_worth(unit)).max(1.0);
        }
        let pose = self.unit(unit).pose;
        let charge = if self.may_charge(unit) { self.best_threat(unit) } else { 0.0 };
        charge.max(self.best_volley(unit, pose)).max(if self.is_steady(unit) { MOVING } else { 0.5 })
    }

    /// What the most needy of the idle units gain together.
    pub(crate) fn needs(&self, most: u8, wanted: impl Fn(UnitId) -> bool) -> f32 {
        let mut needs = [0.0_f32; crate::ids::MOST_UNITS];
        let idle = self.standing(self.mover).filter(|&unit| self.may_activate(unit) && wanted(unit));
        for (place, unit) in needs.iter_mut().zip(idle) {
            *place = self.need(unit);
        }
        needs.sort_unstable_by(|one, other| other.total_cmp(one));
        needs.iter().take(most.into()).sum()
    }

    /// What an order brings, less the card.
    fn worth_of_order(&self, action: Action) -> f32 {
        let Action::Order(card) = action else { return 0.0 };
        let order = card.row().order;
        let row = |unit: UnitId| self.unit(unit).row();
        let gain = match order {
            Order::FullMobilization => self.needs(u8::MAX, |_| true),
            Order::CavalryAdvance => self.needs(u8::MAX, |unit| row(unit).is_mounted()),
            Order::AimRelease => self.needs(u8::MAX, |unit| row(unit).has_bows()),
            Order::JavelinVolley => self.needs(u8::MAX, |unit| row(unit).has_javelins()),
            Order::OrganizedWithdrawal | Order::Stampede | Order::Transfer | Order::ForcedMarch => 0.0,
            order if order.activates() => self.needs(self.activations(order), |_| true),
            Order::Scouts | Order::InspiringLeader => CARD + 2.0,
            Order::OfficersCall => 2.5 * f32::from(self.missing_cards()) - 2.0,
            Order::OrganizeUnits => self.shaken_points() * 0.15,
            order => self.best_target(order),
        };
        gain - CARD
    }

    /// How many cards the hand will lack at the end of the turn.
    fn missing_cards(&self) -> u8 {
        let held = self.hand(self.mover).total() as u8;
        self.leadership(self.mover).saturating_sub(held)
    }

    fn shaken_points(&self) -> f32 {
        let shaken = self.standing(self.mover).filter(|&unit| !self.is_steady(unit));
        shaken.map(|unit| f32::from(self.unit(unit).row().points)).sum()
    }

    fn best_target(&self, order: Order) -> f32 {
        let targets = self.standing(self.mover).filter(|&unit| self.is_target_of(order, unit));
        targets.map(|unit| self.gain_of_target(order, unit)).fold(0.0, f32::max)
    }

    fn gain_of_target(&self, order: Order, unit: UnitId) -> f32 {
        let row = self.unit(unit).row();
        let points = f32::from(row.points);
        let healed = 0.7 * points / f32::from(row.life.max(1));
        match order {
            Order::Regroup => 0.35 * points,
            Order::FieldMedics => healed,
            Order::Reinforce if !self.is_engaged(unit) => 2.0 * healed,
            Order::Reinforce => healed,
            Order::RecoverOfficers => CARD + 1.0,
            _ => 0.0,
        }
    }

    fn worth_of_target(&self, action: Action) -> f32 {
        let Action::Choose(unit) = action else { return 0.0 };
        let card = self.unit(unit);
        f32::from(card.row().points) * (0.2 + f32::from(card.wounds) / f32::from(card.row().life.max(1)))
    }

    /// Those who can do most first, then those near the enemy.
    fn worth_of_mover(&self, action: Action) -> f32 {
        match action {
            Action::Activate(unit) | Action::Move(unit) => {
                let far = self.nearest_foe(unit).map_or(0, |(_, gap)| gap);
                self.need(unit) - far as f32 / 5000.0
            }
            Action::Appoint(_) => NEVER,
            _ => 0.0,
        }
    }

    /// A charge that pays, a shot from where it stands, or a better place.
    pub(crate) fn worth_of_gait(&self, unit: UnitId, action: Action) -> f32 {
        let pose = self.unit(unit).pose;
        match action {
            Action::Charge(target, edge, offset) => {
                1.5 + self.assault_worth(unit, (target, edge, offset), true)
            }
            Action::Regular => self.place_ahead(unit, 1),
            Action::March => self.place_ahead(unit, 3) - 2.0,
            Action::Reduced => self.place_held(unit) - 0.5,
            Action::Done if self.fights(unit) => self.melee_worth(unit),
            Action::Done => self.outlook(unit, pose) + self.best_volley(unit, pose),
            Action::Envelop(_) | Action::Slide(_) | Action::TurnTo(_) => {
                let mut after = State::clone(self);
                after.apply(action, &mut Quiet);
                after.melee_worth(unit)
            }
            Action::Withdraw => HOPELESS,
            Action::Retreat => 3.0 * HOPELESS,
            _ => NEVER,
        }
    }

    /// Shots and fights by what they bring.
    fn worth_of_attack(&self, action: Action) -> f32 {
        match action {
            Action::Shoot(unit, target) => self.combat_worth(&Combat::new([unit, target], true)),
            Action::Fight(unit, target) => self.combat_worth(&Combat::new([unit, target], false)),
            _ => -WHIM,
        }
    }

    /// What an event changes in the combat under way, less the card.
    fn worth_of_event(&self, role: Role, action: Action) -> f32 {
        let Action::Event(card) = action else { return 0.0 };
        let combat = *self.fight();
        let event = card.row().event;
        let mut with = combat;
        with.played.call((role, event));
        let [attacker, defender] = self.combat_losses(&combat);
        let change = self.combat_worth(&with) - (defender - attacker);
        let gain = if role == Role::Attacker { change } else { -change };
        let foe = f32::from(self.unit(combat.unit(role.other())).row().points);
        let extra = match event {
            CombatEvent::IntensiveShooting | CombatEvent::ChangeOfWind | CombatEvent::Confusion => defender,
            CombatEvent::CounterAttack => attacker,
            CombatEvent::GeneralWounded => 0.3 * foe,
            CombatEvent::WarCries | CombatEvent::PanicSpreads | CombatEvent::OutOfMissiles => 0.06 * foe,
            CombatEvent::HoldTheLine | CombatEvent::ReservesCloseUp => CARD + 1.0,
            CombatEvent::Veterans | CombatEvent::OfficersSlain => CARD,
            _ => 0.0,
        };
        gain + extra - worth_of_card(Action::Discard(card)).max(CARD / 2.0)
    }

    /// A random event that works for the other part is replaced (13.23).
    fn worth_of_replacing(&self, role: Role, action: Action) -> f32 {
        let theirs = if role == Role::Attacker { EventRole::Defender } else { EventRole::Attacker };
        let bad = |card: Card| card.row().event.row().role == theirs;
        let bad = self.fight().random.is_some_and(bad);
        2.0 * if_worth(bad == (action == Action::Replace))
    }
}

/// The dearest army that can be taken whole.
fn worth_of_army(action: Action) -> f32 {
    match action {
        Action::Take(preset) => f32::from(Roster::of(preset).total()) / 100.0,
        _ => 0.0,
    }
}

fn if_worth(wanted: bool) -> f32 {
    f32::from(u8::from(wanted)) * 2.0
}

/// What an order is worth keeping for.
fn worth_of_card(action: Action) -> f32 {
    let Action::Discard(card) = action else { return 0.0 };
    match card.row().order {
        Order::FullMobilization | Order::GeneralMobilization | Order::Mobilization => 9.0,
        Order::Probe => 5.0,
        order if order.activates() => 4.0,
        _ => 2.0,
    }
}

/// The heavy infantry takes the middle, the mounted the wings.
fn rank_of_deployment(action: Action) -> f32 {
    let Action::Deploy(kind) = action else { return 0.0 };
    match kind.row().branch() {
        Branch::Heavy => 8.0,
        Branch::Light => 6.0,
        Branch::Missile | Branch::Siege => 4.0,
        Branch::Mounted => 2.0,
    }
}
