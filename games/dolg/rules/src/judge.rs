//! How a seat stands, for the bots.

use sandtable_core::{Judged, Rng, Rules as _, Seat};

use crate::flow::Frame;
use crate::ids::{Mark, Side, UnitId};
use crate::state::State;
use crate::words::Action;

impl Judged for State {
    fn value(&self, seat: Seat) -> f32 {
        let side = Side::of(seat);
        if let Some((_, winner)) = self.ending {
            return winner.map_or(0.5, |winner| if winner == side { 1.0 } else { 0.0 });
        }
        let [own, other] = [side, side.enemy()].map(|side| self.strength(side));
        if own + other <= 0.0 { 0.5 } else { (own / (own + other)).clamp(0.02, 0.98) }
    }

    /// Where a unit is laid, bots do not think about: the first free place makes a line.
    fn candidates(&self, out: &mut Vec<Action>) {
        match self.frames.top() {
            Some(Frame::Place { .. } | Frame::PlaceGround { .. }) => out.push(Action::Done),
            _ => self.legal(out),
        }
    }

    fn rollout_policy(&self, choices: &[Action], rng: &mut Rng) -> Action {
        self.quick_choice(choices, rng)
    }
}

impl State {
    /// What the units of a side are worth, those hurt or shaken less.
    fn strength(&self, side: Side) -> f32 {
        let army = self.army(side);
        let mustered = f32::from(army.points.max(1));
        let deployed: f32 = self.standing(side).map(|unit| self.worth(unit)).sum();
        let waiting: f32 =
            army.reserve.iter().map(|(kind, number)| f32::from(kind.row().points) * f32::from(number)).sum();
        ((deployed + waiting) / mustered - 0.3).max(0.01) + if army.killed { 0.0 } else { 0.05 }
    }

    fn worth(&self, unit: UnitId) -> f32 {
        let card = self.unit(unit);
        let points = f32::from(card.row().points);
        let health = f32::from(card.life()) / f32::from(card.row().life.max(1));
        let nerve = match (card.is(Mark::Fleeing), card.is(Mark::Broken)) {
            (true, _) => 0.15,
            (_, true) => 0.7,
            _ => 1.0,
        };
        points * (0.4 + 0.6 * health) * nerve
    }
}
