//! Rules of thumb, by which everybody plays beyond what a search looks at: how much there is to be said for a choice. To stop is 0.

use crate::force::{ARMIES, owned};
use crate::ids::{Response, Space, Track, Unit};
use crate::state::State;
use crate::words::Action;

impl State {
    /// `danger`: could the mover's capital be taken by one attack?
    pub(crate) fn appeal(&self, action: Action, danger: bool) -> f32 {
        match action {
            Action::Attack(space) => {
                let estimate = self.estimate(self.mover, space);
                0.6 + 1.2 * self.gain(estimate, space)
            }
            Action::Build => self.appeal_of_build(danger),
            Action::Redeploy => 0.2,
            Action::Industry(track) => self.appeal_of_industry(track),
            Action::Pass => -0.5,
            Action::Raise(unit) => 0.6 + 0.4 * f32::from(unit.strength()),
            Action::Deploy(unit, space) => self.appeal_of_deploying(unit, space, danger),
            Action::Send(unit, from) => self.appeal_of_sending(unit, from),
            Action::Move(unit, from, to) => self.appeal_of_moving(unit, from, to, danger),
            Action::Recall(unit, _) | Action::Lose(unit, _) | Action::Scrap(unit) => cheapness(unit),
            Action::Commit(unit) => self.appeal_of_committing(unit),
            Action::TurnBack(..) | Action::CallBack(_) => 0.0,
            Action::Respond(response) => appeal_of_response(response),
            Action::Decline | Action::Done => 0.0,
        }
    }

    fn appeal_of_build(&self, danger: bool) -> f32 {
        let waiting = self.reserve.strength(self.mover, false) + self.reserve.strength(self.mover, true);
        1.6 + 0.15 * f32::from(waiting) + if danger { 2.5 } else { 0.0 }
    }

    /// Early, and for those who have much to build or much to fight with.
    fn appeal_of_industry(&self, track: Track) -> f32 {
        let worth = match track {
            Track::Build => 1.4,
            Track::Air => 1.5,
            Track::Naval => 1.0,
        };
        worth * (0.3 + 0.2 * self.years_to_come())
    }

    /// To the capital if it is in danger, otherwise where something can be attacked.
    fn appeal_of_deploying(&self, unit: Unit, space: Space, danger: bool) -> f32 {
        let capital = space == self.mover.capital();
        let danger = danger && capital && !unit.is_fleet();
        0.8 + 0.4 * f32::from(unit.strength()) + if danger { 4.0 } else { 0.0 }
            - if capital { 0.3 } else { 0.0 }
    }

    /// Everybody goes, but the last army of a capital.
    fn appeal_of_sending(&self, unit: Unit, from: Space) -> f32 {
        let last =
            from == self.mover.capital() && self.force(from).number(owned(self.mover).and(ARMIES)) <= 1;
        if last { -1.5 } else { 1.5 + f32::from(unit.strength()) }
    }

    fn appeal_of_moving(&self, unit: Unit, from: Space, to: Space, danger: bool) -> f32 {
        let capital = self.mover.capital();
        let danger = danger && !unit.is_fleet();
        match (from == capital, to == capital) {
            (true, _) if danger => -4.0,
            (_, true) if danger => 4.0,
            _ => -0.4,
        }
    }

    /// As long as it changes something.
    fn appeal_of_committing(&self, unit: Unit) -> f32 {
        let (Some((attack, defence)), Some(target)) = (self.totals(), self.battle.target) else { return 0.0 };
        let attacks = unit.nation().side() == self.mover.side();
        let (own, other) = if attacks { (attack, defence) } else { (defence, attack) };
        let more = self.reserve.strength(unit.nation(), target.is_sea());
        let wanted = if attacks { own <= other } else { own < other };
        let waste = 0.3 * f32::from(own.abs_diff(other));
        if wanted && own + more >= other + u8::from(attacks) { 1.5 } else { -0.8 - waste }
    }
}

/// Weak pieces are given up first, those without air support before others.
fn cheapness(unit: Unit) -> f32 {
    1.0 - f32::from(unit.strength()) + if unit.row().minor { 0.5 } else { 0.0 }
}

/// What a response does for its player, on average.
fn appeal_of_response(response: Response) -> f32 {
    match response {
        Response::CodeBreaking | Response::Magic | Response::KwantungArmy => -0.6,
        Response::GeneralWinter | Response::Encirclement | Response::Kamikaze => 1.0,
        Response::ChineseNationalists | Response::ChineseCommunists => 0.6,
        Response::LendLeaseUk | Response::LendLeaseUssr | Response::Evacuation => 0.5,
        Response::AfrikaKorps | Response::SouthernArmy => 0.6,
        Response::BackhandBlow | Response::PanzerReserve => 0.8,
        _ => 0.1,
    }
}
