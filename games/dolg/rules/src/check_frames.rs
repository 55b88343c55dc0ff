//! The invariants of the frames: what each may hold, in which order they lie, and that the top one really waits.

use sandtable_core::notation::variant_name;
use sandtable_core::{Quiet, ensure};

use crate::combat::{Role, Strike};
use crate::flow::Frame;
use crate::ids::{Side, UnitId};
use crate::movement::{Gait, Trip};
use crate::state::State;

/// More frames than this never lie on the stack while a seat or luck decides.
const DEEPEST: usize = 40;
/// No unit throws more dice at once.
const MOST_DICE: u8 = 8;

impl State {
    pub(crate) fn check_frames(&self) -> Result<(), String> {
        ensure(self.frames.len() <= DEEPEST, || "too many frames".to_owned())?;
        self.check_order()?;
        for frame in self.frames.iter() {
            let wrong = || format!("`{}` cannot be as it is", variant_name(&frame));
            ensure(self.is_sound(frame), wrong)?;
        }
        self.check_combat()?;
        let mut settled = self.clone();
        settled.settle(&mut Quiet);
        ensure(settled == *self, || format!("`{}` does not wait for anybody", self.frames.top_name()))
    }

    /// What lies above has a higher rank, and the frames of set-up and of a turn do not mix.
    fn check_order(&self) -> Result<(), String> {
        let solo = self.options.is_solo();
        let ranks: Vec<u8> = self.frames.iter().map(|frame| rank(frame, solo)).collect();
        ensure(ranks.is_sorted(), || format!("the frames do not lie in order: {}", self.frames.names()))?;
        let phases = self.frames.iter().filter(|&frame| is_phase(frame, solo));
        let mut phases: Vec<String> = phases.map(|frame| variant_name(&frame)).collect();
        let number = phases.len();
        phases.dedup();
        ensure(number == phases.len(), || "a phase comes twice".to_owned())
    }

    fn check_combat(&self) -> Result<(), String> {
        let frames = self.frames.iter().filter(|&frame| frame == Frame::Aftermath).count();
        ensure(frames == usize::from(self.combat.is_some()), || {
            "a combat is there exactly while its frames are".to_owned()
        })?;
        let Some(combat) = self.combat else { return Ok(()) };
        let sides = combat.unit(Role::Attacker).side() == self.mover
            && combat.unit(Role::Defender).side() != self.mover;
        ensure(sides, || "a combat of two units of one side".to_owned())?;
        ensure(combat.suffered.iter().all(|&wounds| wounds <= 3 * MOST_DICE), || "too many wounds".to_owned())
    }

    fn is_sound(&self, frame: Frame) -> bool {
        let own = |unit: UnitId| unit.side() == self.mover && self.stands(unit);
        match frame {
            Frame::Place { unit, left } => self.face_down && self.stands(unit) && left <= 6,
            Frame::PlaceGround { nth, left, .. } => {
                self.grounds.get(nth as usize).is_some_and(Option::is_some) && left <= 4
            }
            Frame::GroundDie { south } => south <= 3,
            Frame::Lay { left, .. } => left.iter().all(|&left| left <= 3),
            Frame::Draw { left, .. } => left <= 98,
            Frame::Activate { order, left } => left <= self.activations(order),
            Frame::Target { order } => !order.activates(),
            Frame::Move { unit } | Frame::TurnFreely { unit } | Frame::Wings { unit, .. } => own(unit),
            Frame::Segments { unit, trip } => own(unit) && is_trip(trip),
            Frame::Manoeuvre { unit, trip, .. } => own(unit) && is_trip(trip) && trip.gait == Gait::Reduced,
            Frame::Drift { unit, trip, direction, .. } => own(unit) && is_trip(trip) && direction < 720,
            Frame::GetAway { unit, trip } => own(unit) && is_trip(trip) && trip.gait == Gait::Escape,
            Frame::Back { unit, trip } => {
                // A parting attack may destroy the unit, and its general's fate is decided first (10.6, 17.4).
                let there = self.stands(unit) || self.frames.top() != Some(frame);
                let goes = unit.side() == self.mover && there;
                goes && is_trip(trip) && matches!(trip.gait, Gait::Withdrawal | Gait::Retreat)
            }
            Frame::Hits { strike, left, hits, wounds } => {
                is_strike(strike)
                    && left.max(hits).max(wounds) <= MOST_DICE
                    && left + hits + wounds <= MOST_DICE
            }
            Frame::Damage { strike, left, wounds } => {
                is_strike(strike) && left <= MOST_DICE && wounds <= MOST_DICE
            }
            Frame::Parting { by, unit } => by.side() != unit.side(),
            Frame::GeneralDie { side, .. } => {
                let army = self.army(side);
                army.general.is_some() && army.post.is_some() && !army.killed
            }
            Frame::PlayEvent { left, .. } => left <= 2,
            Frame::AiEvent { left, drawn, .. } => {
                (1..=2).contains(&left) && drawn <= 30 && self.options.is_solo()
            }
            Frame::Equal { number } => (2..=12).contains(&number) && self.options.is_solo(),
            Frame::Return { unit } => own(unit) && self.options.is_solo(),
            Frame::PostDie { rolls } => rolls < 20 && self.options.is_solo(),
            Frame::AiPost { face } => (1..=6).contains(&face) && self.options.is_solo(),
            Frame::Sort { step } => step <= 40 && self.options.is_solo(),
            Frame::SideDie { line } => line < 3 && self.options.is_solo(),
            Frame::Enlist { left, .. } => left <= 49 && self.options.is_solo(),
            Frame::SectionDie { kind, .. } => {
                self.options.is_solo() && self.army(Side::North).reserve.has(kind)
            }
            Frame::Behaviour | Frame::ChooseOrders => self.options.is_automated(self.mover),
            Frame::AiFaction | Frame::AiGeneral | Frame::Draft { .. } | Frame::TopUp => {
                self.options.is_solo()
            }
            Frame::LinesDie | Frame::GroupDie | Frame::Array => self.options.is_solo(),
            Frame::Exchange { discarded } => discarded <= 98,
            _ => true,
        }
    }
}

fn is_trip(trip: Trip) -> bool {
    trip.spent <= 8000 && trip.pace <= 3 && trip.wheels <= 2
}

fn is_strike(strike: Strike) -> bool {
    let numbers = [strike.hit, strike.damage, strike.dodge, strike.shield];
    strike.by.side() != strike.target.side() && numbers.iter().all(|number| (-20..=20).contains(number))
        || strike.by.side() == strike.target.side() && strike.by != strike.target
}

/// The phases of a turn, and what comes once before the first.
const fn is_phase(frame: Frame, solo: bool) -> bool {
    rank(frame, solo) < 20 && !matches!(frame, Frame::Draft { .. })
}

/// What lies above has a higher rank.
const fn rank(frame: Frame, solo: bool) -> u8 {
    match frame {
        // The player is ready before the AI musters and deploys (21.2).
        Frame::VictoryDie | Frame::Post { .. } if solo => 1,
        Frame::PostDie { .. } | Frame::AiPost { .. } | Frame::Array | Frame::GroupDie | Frame::LinesDie => 1,
        Frame::Sort { .. } | Frame::TopUp | Frame::AiGeneral | Frame::AiFaction => 1,
        Frame::Draft { .. } | Frame::Enlist { .. } => 1,
        Frame::FirstTurn | Frame::Turn | Frame::EndTurn | Frame::SetUp => 0,
        Frame::Cards => 1,
        Frame::Flight | Frame::Rallies { .. } => 2,
        Frame::Melee => 3,
        Frame::Ranged => 4,
        Frame::Movement => 5,
        Frame::Activation => 6,
        Frame::Reveal => 7,
        Frame::DeployFirst | Frame::Deploy { .. } => 8,
        Frame::OpenArmies => 9,
        _ => 20,
    }
}
