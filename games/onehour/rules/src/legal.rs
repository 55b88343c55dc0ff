//! What a seat may do, by what the game waits for. Choices are lazy lists in their order, so that "is there more than one?" costs
//! little.

use crate::force::{ARMIES, FLEETS, MAJOR, commanded, owned};
use crate::ids::{Nation, Space, Track, Unit};
use crate::lines::steps_from;
use crate::space_set::SpaceSet;
use crate::state::{State, fighters_in};
use crate::words::Action;

impl State {
    /// The actions and the pass of a turn (3.3, 3.7).
    pub(crate) fn list_turn(&self, out: &mut Vec<Action>) {
        if self.can_build() {
            out.push(Action::Build);
        }
        out.extend(self.targets().map(Action::Attack));
        if self.can_redeploy() {
            out.push(Action::Redeploy);
        }
        out.extend(self.tracks_to_advance().map(Action::Industry));
        out.push(Action::Pass);
    }

    /// The tracks that can go further (10.1, 3.8).
    pub(crate) fn tracks_to_advance(&self) -> impl Iterator<Item = Track> + '_ {
        let able = self.has_capital(self.mover);
        Track::ALL.iter().copied().filter(move |&track| able && self.can_advance(self.mover, track))
    }

    /// The spaces the mover can attack (7.1).
    pub(crate) fn targets(&self) -> impl Iterator<Item = Space> + '_ {
        let [armies, fleets] = [ARMIES, FLEETS].map(|kind| self.spaces_with(owned(self.mover).and(kind)));
        Space::ALL.iter().copied().filter(move |&space| {
            let movers = if space.is_sea() { fleets } else { armies };
            self.can_attack(self.mover, space, movers)
        })
    }

    /// Where the mover may deploy, read before the action (6.3, 6.4, 6.6, 6.7, 6.9).
    pub(crate) fn build_spots(&self) -> SpaceSet {
        let nation = self.mover;
        let capital = SpaceSet::only(nation.capital());
        if !self.has_capital(nation) {
            return capital;
        }
        let supplied = self.supply(nation);
        let harbours = steps_from(nation.capital(), nation, SpaceSet::NONE) & SpaceSet::SEA;
        supplied & self.controlled(nation.side()) & SpaceSet::LAND
            | supplied & SpaceSet::SEA
            | capital
            | harbours
    }

    pub(crate) fn can_build(&self) -> bool {
        let points = self.track(self.mover, Track::Build);
        self.builds(points, 0, self.build_spots()).next().is_some()
    }

    /// The steps of a Build that the points allow (6.1 to 6.5), with the pieces of one nation (3.9).
    pub(crate) fn builds(&self, left: u8, raised: u32, spots: SpaceSet) -> impl Iterator<Item = Action> + '_ {
        let units = self.mover.units().iter().copied().filter(move |unit| unit.strength() <= left);
        let from_losses = units.clone().filter(|&unit| self.losses.has(unit)).map(Action::Raise);
        let free = move |&unit: &Unit| self.reserve.count(unit) > raised_of(unit, raised);
        let deploys = units.filter(free).flat_map(move |unit| self.deploys(unit, spots));
        from_losses.chain(deploys)
    }

    /// A piece onto each of these spaces where it fits (4.4, 6.8).
    pub(crate) fn deploys(&self, unit: Unit, spots: SpaceSet) -> impl Iterator<Item = Action> + '_ {
        let kind = if unit.is_fleet() { SpaceSet::SEA } else { SpaceSet::LAND };
        let room = (spots & kind).iter().filter(move |&space| self.has_room(unit, space));
        room.map(move |space| Action::Deploy(unit, space))
    }

    /// Does the mover fight in the target already (7.7)?
    pub(crate) fn has_attackers(&self) -> bool {
        let fights = |target| self.force(target).any(State::fighters(self.mover, target));
        self.battle.target.is_some_and(fights)
    }

    /// The pieces that may still be sent (7.6).
    pub(crate) fn sends(&self, origins: SpaceSet) -> impl Iterator<Item = Action> + '_ {
        let room = self.battle.target.filter(|&target| self.has_room_for_attackers(self.mover, target));
        let units = self.mover.units().iter().copied();
        room.into_iter().flat_map(move |target| {
            let fits = units.clone().filter(move |unit| unit.is_fleet() == target.is_sea());
            fits.flat_map(move |unit| {
                let there = origins.iter().filter(move |&space| self.force(space).has(unit));
                there.map(move |space| Action::Send(unit, space))
            })
        })
    }

    /// 9.1, 9.5: any piece in supply could be recalled.
    pub(crate) fn can_redeploy(&self) -> bool {
        let there = self.spaces_with(owned(self.mover));
        self.has_capital(self.mover) && !(self.supply(self.mover) & there).is_empty()
    }

    /// The pieces that may still move, and where to (9.2, 9.3, 9.5), also to sea (9.7); Chinese armies are not among them (9.8).
    /// Supply is read again for each piece (9.4).
    pub(crate) fn moves(&self) -> impl Iterator<Item = Action> + '_ {
        let supplied = self.supply(self.mover);
        let units = || self.mover.units().iter().copied();
        let starts = move |unit: Unit| supplied.iter().filter(move |&from| self.unmoved(unit, from) > 0);
        let moves = units().flat_map(move |unit| {
            starts(unit).flat_map(move |from| {
                let ends = self.destinations(unit, from, supplied).iter();
                ends.filter(move |&to| self.has_room(unit, to)).map(move |to| Action::Move(unit, from, to))
            })
        });
        let recalls = units().flat_map(move |unit| starts(unit).map(move |from| Action::Recall(unit, from)));
        moves.chain(recalls)
    }

    /// What a nation may commit to the battle: pieces of the fighting type, if the space is in its supply (8.6, 8.8).
    pub(crate) fn reserves(&self, nation: Nation) -> impl Iterator<Item = Action> + '_ {
        let target = self.battle.target.filter(|&target| {
            let any = self.reserve.strength(nation, target.is_sea()) > 0;
            any && self.supply(nation).has(target)
        });
        target.into_iter().flat_map(move |target| {
            let fits = self.reserve.kinds(nation).filter(move |unit| unit.is_fleet() == target.is_sea());
            fits.map(Action::Commit)
        })
    }

    /// The pieces one of which a nation loses (8.10).
    pub(crate) fn possible_losses(&self, nation: Nation) -> impl Iterator<Item = Action> + '_ {
        self.battle.target.into_iter().flat_map(move |target| {
            let there = self.force(target).kinds_of(State::fighters(nation, target));
            there.map(move |unit| Action::Lose(unit, target))
        })
    }

    /// Does a nation have pieces of its own colours, which bring air support, among those that fight (8.3)?
    pub(crate) fn has_air(&self, nation: Nation, target: Space) -> bool {
        self.force(target).any(commanded(nation).and(MAJOR).and(fighters_in(target)))
    }
}

/// How many pieces of this kind were raised in this Build (6.5).
pub(crate) fn raised_of(unit: Unit, raised: u32) -> u8 {
    (raised >> (4 * slot(unit)) & 0xf) as u8
}

/// One more was raised.
pub(crate) fn raise_one(unit: Unit, raised: u32) -> u32 {
    raised + (1 << (4 * slot(unit)))
}

/// The place of a kind among those of its nation.
fn slot(unit: Unit) -> u32 {
    (unit.index() - unit.nation().units()[0].index()) as u32
}
