//! Where bots send a unit: a place is chosen among candidate poses, and the chain that leads there is gone link by link.

use sandtable_core::Amount;

use crate::ids::{Formation, Trait, UnitId};
use crate::movement::{Gait, Trip};
use crate::moves::{Segment, Wish, candidates};
use crate::outlook::Scene;
use crate::space::{DEPTH, Heading, Pose, UD, wheel};
use crate::state::State;
use crate::words::Action;

/// A wheel of a plan is no wider.
const WIDEST: i32 = 90;

impl Scene<'_> {
    /// From a unit to an enemy.
    fn towards(&self, unit: UnitId, foe: UnitId) -> Heading {
        let (from, to) = (self.unit(unit).pose, self.unit(foe).pose);
        Heading::along(i32::from(to.x) - i32::from(from.x), i32::from(to.y) - i32::from(from.y))
    }

    /// The next segment of the best move, or enough.
    pub(crate) fn next_segment(&self, unit: UnitId, trip: Trip) -> Action {
        let Some((foe, _)) = self.nearest_foe(unit) else { return Action::Done };
        let mover = self.mover(unit);
        let ahead = self.towards(unit, foe);
        let facing = self.unit(foe).pose.heading.reversed();
        let turn = mover.pose.heading.turn_to(ahead).clamp(-WIDEST, WIDEST);
        let wish = Wish { wheels: trip.wheels_left(), turns: &[turn], headings: &[ahead, facing] };
        let mut best = (f32::NEG_INFINITY, None);
        candidates(&self.field(), &mover, &self.budget(unit, trip), &wish, |chain| {
            let worth = self.worth_of_place(unit, trip.gait, chain.pose);
            if worth > best.0 + 0.01 {
                best = (worth, chain.segments().next());
            }
        });
        match best.1 {
            Some(Segment::Wheel(wing, angle)) => Action::Wheel(wing, Amount(angle)),
            Some(Segment::Advance(length)) => Action::Advance(Amount(length)),
            _ => Action::Done,
        }
    }

    /// Skirmishers shoot from where they go (8.15, 18.1).
    fn worth_of_place(&self, unit: UnitId, gait: Gait, pose: Pose) -> f32 {
        let shoots = gait == Gait::Regular && self.has_trait(unit, Trait::Skirmisher);
        self.outlook(unit, pose) + if shoots { self.best_volley(unit, pose) } else { 0.0 }
    }

    /// A guess at the best place before a unit that moves by so many half movements more than one, without looking what is in the
    /// way.
    pub(crate) fn place_ahead(&self, unit: UnitId, halves: i32) -> f32 {
        let Some((foe, gap)) = self.nearest_foe(unit) else { return 0.0 };
        let pose = self.unit(unit).pose;
        let gait = if halves == 1 { Gait::Regular } else { Gait::March };
        let whole = i32::from(self.unit(unit).row().movement) * UD;
        let reach = if halves == 1 { whole } else { whole * 3 / 2 };
        let free = (gap - DEPTH - UD / 4).clamp(0, reach);
        let turn = pose.heading.turn_to(self.towards(unit, foe)).clamp(-WIDEST, WIDEST);
        let turned = wheel(pose, crate::space::Wing::of_turn(turn), turn.abs());
        let left = (reach - crate::space::wheel_cost(turn.abs())).clamp(0, free);
        let places = [
            pose.moved(pose.heading, free),
            pose.moved(pose.heading, free / 2),
            turned.moved(turned.heading, left),
            turned,
        ];
        places
            .into_iter()
            .map(|place| self.worth_of_place(unit, gait, place))
            .fold(f32::NEG_INFINITY, f32::max)
    }

    /// The best a unit can do on the spot: turn to the enemy, or take up a formation.
    pub(crate) fn place_held(&self, unit: UnitId) -> f32 {
        let Some((foe, _)) = self.nearest_foe(unit) else { return 0.0 };
        let pose = self.unit(unit).pose;
        let turned = Pose { heading: self.towards(unit, foe), ..pose };
        let volley = self.best_volley(unit, turned).max(self.best_volley(unit, pose));
        let formations = Formation::ALL.iter().filter(|one| self.unit(unit).row().has(one.needs()));
        let formed = formations.map(|&formation| self.worth_formed(unit, formation));
        formed.fold(self.outlook(unit, turned) + volley, f32::max)
    }

    /// What a unit is worth in a formation, where it stands.
    fn worth_formed(&self, unit: UnitId, formation: Formation) -> f32 {
        let mut after = State::clone(self);
        after.unit_mut(unit).formation = Some(formation);
        let pose = self.unit(unit).pose;
        let shoots = if formation.row().shoots { self.best_volley(unit, pose) } else { 0.0 };
        Scene::new(&after).outlook(unit, pose) + shoots
    }

    /// What a manoeuvre leads to.
    pub(crate) fn worth_of_manoeuvre(&self, unit: UnitId, action: Action) -> f32 {
        let pose = self.unit(unit).pose;
        match action {
            Action::Contact(target, edge, offset) => self.assault_worth(unit, (target, edge, offset), false),
            Action::Form(formation) => self.worth_formed(unit, formation),
            Action::Rotate(angle) => self.held_at(unit, pose.turned(angle.0)),
            Action::Advance(length) => self.outlook(unit, pose.moved(pose.heading, length.0)),
            Action::Wheel(wing, angle) => self.outlook(unit, wheel(pose, wing, angle.0)),
            Action::Aim => self.best_volley(unit, pose) * 1.1 - 1.0 + self.outlook(unit, pose),
            Action::Drift(_) => self.outlook(unit, pose) - 5.0,
            Action::Done => self.held_at(unit, pose),
            _ => self.outlook(unit, pose) - 20.0,
        }
    }

    /// Where a unit stays, it may shoot.
    fn held_at(&self, unit: UnitId, pose: Pose) -> f32 {
        self.outlook(unit, pose) + self.best_volley(unit, pose)
    }

    /// A direction by where it leads to with all that is left, a length by where it ends.
    pub(crate) fn worth_of_going_on(&self, unit: UnitId, left: i32, action: Action) -> f32 {
        let pose = self.unit(unit).pose;
        let direction = match self.frames.top() {
            Some(crate::flow::Frame::Drift { direction, .. }) => i32::from(direction),
            Some(crate::flow::Frame::Back { .. }) => 360,
            _ => 0,
        };
        match action {
            Action::Drift(angle) => self.outlook(unit, pose.moved(pose.heading.turned(angle.0), left)),
            Action::Advance(length) => {
                self.outlook(unit, pose.moved(pose.heading.turned(direction), length.0))
            }
            _ => self.outlook(unit, pose),
        }
    }
}
