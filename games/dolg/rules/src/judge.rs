//! How a seat stands, for the bots, and what they think about.

use sandtable_core::{Judged, Reason, Rng, Rules as _, Seat};

use crate::combat::Combat;
use crate::flow::Frame;
use crate::ids::{Mark, Side, UnitId, Victory};
use crate::outlook::Scene;
use crate::roster::Roster;
use crate::state::State;
use crate::words::Action;

/// How much of what the fights under way are about to bring counts.
pub(crate) const FIGHTS: f32 = 0.9;
/// How much of what units can do counts that wait to move or to shoot, and of those an order may still choose.
pub(crate) const ACTIONS: f32 = 0.8;
pub(crate) const CHOICES: f32 = 0.8;
/// How much counts where the units stand.
pub(crate) const PLACES: f32 = 0.8;
/// A lead of this part of an army is worth half of the way to certainty.
const CLOSE: f32 = 0.1;
/// What it costs to be near defeat.
const DEFEAT: f32 = 0.02;
/// What a card in the hand is worth.
pub(crate) const CARD: f32 = 2.0;
/// What a dead general costs, besides what his unit was worth.
pub(crate) const GENERAL: f32 = 0.06;
/// More steps than a turn has.
const LONGEST_TURN: u64 = 500;
/// The most choices of a kind that bots think about, and how much worse than the best they may seem.
const FEW: usize = 4;
const BLUNDER: f32 = 30.0;
/// More choices than are ever compared.
const MANY: usize = 160;

impl Judged for State {
    fn value(&self, seat: Seat) -> f32 {
        let side = Side::of(seat);
        if let Some((_, winner)) = self.ending {
            let draw = if self.options.is_solo() { 0.0 } else { 0.5 };
            return winner.map_or(draw, |winner| if winner == side { 1.0 } else { 0.0 });
        }
        if self.turn == 0 {
            return 0.5;
        }
        let scene = Scene::new(self);
        let lead = scene.lead(side);
        (0.5 + 0.5 * lead / (1.0 + lead.abs())).clamp(0.01, 0.99)
    }

    fn reasons(&self, after: &State, seat: Seat, out: &mut Vec<Reason>) {
        self.add_reasons(after, seat, out);
    }

    /// Bots lay units onto the first free place, which makes a line, take armies whole, go the best way they see, and think
    /// otherwise about the few actions that are worth most at first sight.
    fn candidates(&self, out: &mut Vec<Action>) {
        let start = out.len();
        let Some(frame) = self.frames.top() else { return };
        match frame {
            Frame::Place { .. } | Frame::PlaceGround { .. } => return out.push(Action::Done),
            Frame::Segments { unit, trip } => return out.push(Scene::new(self).next_segment(unit, trip)),
            _ => self.legal(out),
        }
        match frame {
            Frame::Faction { .. } | Frame::Lead { .. } => self.keep_armies(start, out),
            Frame::Muster { .. } if out.len() > start + 1 => out.retain(|&action| action != Action::Done),
            Frame::Movement => out.retain(|&action| matches!(action, Action::Move(_))),
            _ => {}
        }
        if is_compared(frame) {
            Scene::new(self).keep_best(frame, start, out);
        }
    }

    /// At the beginning of a turn, where positions are most alike; before the first one there is nothing to compare yet.
    fn may_stop(&self, steps: u64, depth: u64) -> bool {
        let calm = match self.frames.top() {
            Some(Frame::Activation) => {
                !self.ordered && !self.standing(self.mover).any(|unit| self.is(unit, Mark::Activated))
            }
            _ => self.turn == 0 || steps >= LONGEST_TURN,
        };
        calm && depth < u64::MAX
    }

    fn rollout_policy(&self, choices: &[Action], rng: &mut Rng) -> Action {
        match choices {
            [only] => *only,
            _ => Scene::new(self).quick_choice(choices, rng),
        }
    }
}

/// Are there often many choices?
const fn is_compared(frame: Frame) -> bool {
    matches!(
        frame,
        Frame::Activate { .. }
            | Frame::Movement
            | Frame::Move { .. }
            | Frame::Manoeuvre { .. }
            | Frame::GetAway { .. }
            | Frame::Drift { .. }
            | Frame::Back { .. }
            | Frame::TurnFreely { .. }
            | Frame::Ranged
            | Frame::Melee
            | Frame::Activation
            | Frame::PlayEvent { .. }
    )
}

impl State {
    /// Armies that use most of the points, or else those one musters oneself.
    fn keep_armies(&self, start: usize, out: &mut Vec<Action>) {
        let large = |action: Action| match action {
            Action::Take(preset) => {
                u32::from(Roster::of(preset).total()) * 4 >= u32::from(self.options.points) * 3
            }
            _ => false,
        };
        let any = out[start..].iter().any(|&action| large(action));
        out.retain(|&action| large(action) == any && (any || !matches!(action, Action::Take(_))));
    }
}

impl Scene<'_> {
    /// Leaves the few that are worth most, in their order.
    fn keep_best(&self, frame: Frame, start: usize, out: &mut Vec<Action>) {
        let number = (out.len() - start).min(MANY);
        let mut worths = [f32::NEG_INFINITY; MANY];
        for (worth, &action) in worths.iter_mut().zip(&out[start..]) {
            *worth = self.worth(frame, action);
        }
        let mut sorted = worths;
        sorted[..number].sort_unstable_by(|one, other| other.total_cmp(one));
        let least = sorted[FEW.min(number) - 1].max(sorted[0] - BLUNDER);
        let mut kept = start;
        for at in 0..number {
            if worths[at] >= least && kept < start + FEW {
                out[kept] = out[start + at];
                kept += 1;
            }
        }
        out.truncate(kept);
    }

    /// By how much a side is ahead; 1 is half of the way to certainty.
    fn lead(&self, side: Side) -> f32 {
        (self.strength(side) - self.strength(side.enemy())) / CLOSE
    }

    /// What a point of its units would add to the value of a side, and what one of the enemy's would take from it.
    pub(crate) fn worth_of_points(&self, side: Side) -> [f32; 2] {
        let slope = 0.5 / (1.0 + self.lead(side).abs()).powi(2) / CLOSE;
        [side, side.enemy()].map(|side| {
            let steep = 1.0 + DEFEAT / (0.05 + self.left(side)).powi(2);
            slope * steep / f32::from(self.army(side).points.max(1))
        })
    }

    /// How far a side is from defeat.
    fn strength(&self, side: Side) -> f32 {
        let left = self.left(side);
        left - DEFEAT / (0.05 + left)
    }

    /// What a side has left until it is beaten: what its units are worth, those hurt or shaken less, and what is about to happen.
    fn left(&self, side: Side) -> f32 {
        let army = self.army(side);
        let mustered = f32::from(army.points.max(1));
        let units: f32 = self.standing(side).map(|unit| self.worth_of_unit(unit)).sum();
        let ahead = if side == self.mover { self.fights_ahead() + self.actions_ahead() } else { 0.0 };
        let cards = CARD * f32::from(self.hand(side).total());
        let general = if army.killed { GENERAL * mustered } else { 0.0 };
        let lost_at = match self.victory {
            Some(Victory::Losses) => 0.5,
            _ => 0.1,
        };
        let dead = army.killed && self.victory == Some(Victory::General);
        let left = (units + ahead + cards - general) / mustered - lost_at;
        if dead { 0.0 } else { left.max(0.0) }
    }

    /// What a unit is worth without the place where it stands.
    pub(crate) fn condition(&self, unit: UnitId) -> f32 {
        let card = self.unit(unit);
        let points = f32::from(card.row().points);
        let health = f32::from(card.life()) / f32::from(card.row().life.max(1));
        match (card.is(Mark::Fleeing), card.is(Mark::Broken)) {
            (true, _) => 0.2 * points * health,
            (_, true) => points * (0.4 + 0.6 * health) * 0.75,
            _ => points * (0.4 + 0.6 * health) * 1.0,
        }
    }

    fn worth_of_unit(&self, unit: UnitId) -> f32 {
        let settled = self.is(unit, Mark::Fleeing) || self.fights(unit);
        let place = if settled { 0.0 } else { PLACES * self.outlook(unit, self.unit(unit).pose) };
        self.condition(unit) + place
    }

    /// What the mover gains in the fights that are still to come.
    fn fights_ahead(&self) -> f32 {
        let engaged = self.standing(self.mover).filter(|&unit| self.fights(unit));
        let pairs = engaged.flat_map(|unit| self.foes(unit).map(move |(foe, _)| (unit, foe)));
        let open = pairs.filter(|&pair| !self.fought.iter().any(|fought| fought == pair));
        FIGHTS * open.map(|(unit, foe)| self.combat_worth(&Combat::new([unit, foe], false))).sum::<f32>()
    }

    /// What the mover gains by units that have yet to move, to shoot, or to be chosen.
    fn actions_ahead(&self) -> f32 {
        let phase = |wanted: Frame| self.frames.iter().any(|frame| frame == wanted);
        let choices = match self.frames.top() {
            Some(Frame::Activate { left, .. }) => self.needs(left, |_| true),
            Some(Frame::Move { unit }) => self.need(unit).max(0.0),
            Some(Frame::Segments { unit, .. }) => self.place_ahead(unit, 1) - self.outlook_now(unit),
            Some(Frame::Manoeuvre { unit, .. }) => self.place_held(unit) - self.outlook_now(unit),
            _ => 0.0,
        };
        let moves = if phase(Frame::Movement) {
            self.each_need(|unit| self.may_move(unit) && Some(Frame::Move { unit }) != self.frames.top())
        } else {
            0.0
        };
        let shots = if phase(Frame::Ranged) { self.shots_ahead() } else { 0.0 };
        CHOICES * choices + ACTIONS * (moves + shots)
    }

    fn outlook_now(&self, unit: UnitId) -> f32 {
        self.outlook(unit, self.unit(unit).pose)
    }

    fn each_need(&self, wanted: impl Fn(UnitId) -> bool) -> f32 {
        self.standing(self.mover).filter(|&unit| wanted(unit)).map(|unit| self.need(unit)).sum()
    }

    fn shots_ahead(&self) -> f32 {
        let ready = |unit: &UnitId| !self.may_move(*unit) && self.may_shoot(*unit);
        let shooters = self.standing(self.mover).filter(ready);
        shooters.map(|unit| self.best_volley(unit, self.unit(unit).pose)).sum()
    }
}
