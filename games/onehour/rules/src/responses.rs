//! The response boxes: when each may be played, and what it does (11, 13).

use sandtable_core::Log;

use crate::flow::Frame;
use crate::force::{ARMIES, CHINESE, FLEETS, MAJOR, UnitSet, owned};
use crate::ids::{Deed, Nation, Response, Side, Space, Track, Unit};
use crate::lines::adjacent;
use crate::space_set::SpaceSet;
use crate::state::State;
use crate::tables::{PACIFIC, SPACES, STACK};
use crate::words::{Action, Event};

/// The Soviet home (1.4).
const SOVIET_HOME: SpaceSet = {
    let (mut home, mut at) = (SpaceSet::NONE, 0);
    while at < SPACES.len() {
        if let Some(Nation::Ussr) = SPACES[at].home {
            home.0 |= 1 << at;
        }
        at += 1;
    }
    home
};
/// 13.5
const RESISTANCE: SpaceSet = SpaceSet::of(&[Space::France, Space::Balkans, Space::Scandinavia]);
/// 13.15
const SOUTH_EAST: SpaceSet = SpaceSet::of(&[
    Space::India,
    Space::SoutheastAsia,
    Space::China,
    Space::Australia,
    Space::Philippines,
    Space::Japan,
]);
/// 13.23
const EASTERN_FRONT: SpaceSet = SpaceSet::of(&[
    Space::Moscow,
    Space::NorthUssr,
    Space::SouthUssr,
    Space::Stalingrad,
    Space::Poland,
    Space::Balkans,
    Space::Scandinavia,
]);
/// 13.24
const FACTORIES: SpaceSet = SpaceSet::of(&[Space::Moscow, Space::Stalingrad, Space::SouthUssr]);
/// 13.27
const FORTRESS: SpaceSet = SpaceSet::of(&[
    Space::France,
    Space::Italy,
    Space::Germany,
    Space::Poland,
    Space::Balkans,
    Space::Scandinavia,
    Space::NorthAfrica,
]);
/// 13.28
const CONVOYS: SpaceSet = SpaceSet::of(&[Space::Atlantic, Space::NorthSea]);
/// 13.26
const HOME_ISLANDS: SpaceSet = SpaceSet::of(&[Space::Japan, Space::Philippines, Space::China]);
/// The strength that Lend-Lease raises (13.13, 13.19).
const AID: u8 = 2;
/// The year from which on there are kamikaze, counted from 0 (13.26).
const KAMIKAZE: u8 = 4;

impl State {
    /// May this nation play the response now (11.4, 11.5)? The box belongs to the sheet of the mover.
    pub(crate) fn can_respond(&self, response: Response, by: Nation) -> bool {
        response.row().players.contains(&by)
            && self.markers(by) > 0
            && self.has_capital(by)
            && self.is_possible(response, by)
    }

    /// The requirement of a box, and that it would change something (11.5).
    fn is_possible(&self, response: Response, by: Nation) -> bool {
        let axis = |space| self.controlled(Side::Axis).has(space);
        let bombs = self.track(by, Track::Air) > 0 && self.controlled(Side::Allies).has(Space::Uk);
        let can_choose = |left| self.effects(response, by, left).next().is_some();
        let is_there = || self.battle.target.is_some_and(|target| theatre(response, by).has(target));
        match response {
            Response::StrategicBombing => bombs && can_choose(0),
            Response::GeneralWinter => !self.winter && is_there() && can_choose(0),
            Response::Evacuation => self.is_evacuation_possible(),
            Response::CodeBreaking => self.rank(by) > self.rank(Nation::Germany),
            Response::Partisans => can_choose(0),
            Response::FactoryRaids => bombs && self.advanced.is_some(),
            Response::SubmarineCampaign => self.is_pacific_fleet() && can_choose(0),
            Response::ChineseNationalists | Response::ChineseCommunists => self.can_muster(),
            Response::Magic => self.is_pacific_fleet() && self.rank(by) > self.rank(Nation::Japan),
            Response::OilEmbargo => {
                self.is_pacific_fleet() && !axis(Space::SoutheastAsia) && self.advanced.is_some()
            }
            Response::UBoats | Response::Drumbeat => self.is_german_fleet() && can_choose(0),
            Response::LendLeaseUk => !axis(Space::Atlantic) && can_choose(AID),
            Response::AfrikaKorps
            | Response::SouthernArmy
            | Response::BackhandBlow
            | Response::PanzerReserve => is_there() && can_choose(0),
            Response::CommerceRaiders | Response::WolfPacks => self.is_german_fleet() && can_choose(0),
            Response::UnrestInIndia => axis(Space::SoutheastAsia) && can_choose(0),
            Response::Blitz => {
                let ahead = self.track(by, Track::Air) >= self.track(Nation::Uk, Track::Air);
                axis(Space::France) && ahead && self.advanced.is_some()
            }
            Response::LendLeaseUssr => {
                let convoy = by != Nation::Uk || self.controlled(Side::Allies).has(Space::NorthSea);
                !axis(Space::Atlantic) && convoy && can_choose(AID)
            }
            Response::LuftwaffeInterdiction => {
                let invaded = !(self.controlled(Side::Axis) & SOVIET_HOME).is_empty();
                invaded && self.track(by, Track::Air) > 0 && can_choose(0)
            }
            Response::KwantungArmy => {
                let army = self.force(Space::China).any(owned(Nation::Japan).and(ARMIES));
                army && self.has_room(Unit::SovietArmy1, Space::Siberia) && can_choose(0)
            }
            Response::Encirclement => can_choose(0),
            Response::FactoriesOverrun => {
                let overrun = !(self.controlled(Side::Axis) & FACTORIES).is_empty();
                overrun && self.advanced.is_some()
            }
            Response::Kamikaze => self.year >= KAMIKAZE && is_there() && can_choose(0),
            Response::Isolationism => !self.usa_at_war && self.advanced.is_some(),
        }
    }

    /// 13.7, 13.10, 13.11
    fn is_pacific_fleet(&self) -> bool {
        let fleets = self.spaces_with(owned(Nation::Usa).and(FLEETS));
        !(fleets & SpaceSet::of(&PACIFIC)).is_empty()
    }

    /// German, not Italian (13.12, 13.16, 13.25, 13.28).
    fn is_german_fleet(&self) -> bool {
        !self.spaces_with(owned(Nation::Germany).and(FLEETS).and(MAJOR)).is_empty()
    }

    /// 13.8, 13.9
    fn can_muster(&self) -> bool {
        self.losses.has(Unit::ChineseArmy) && self.force(Space::China).number(CHINESE) < STACK
    }

    /// 13.3
    fn is_evacuation_possible(&self) -> bool {
        let (Some(target), Some(unit)) = (self.battle.target, self.battle.lost) else { return false };
        let ships = self.spaces_with(owned(Nation::Uk).and(FLEETS)) & self.controlled(Side::Allies);
        let army = unit.nation() == Nation::Uk && !unit.is_fleet();
        army && self.losses.has(unit) && !(adjacent(target) & SpaceSet::SEA & ships).is_empty()
    }

    /// Who makes the choices of a response: the owner of the pieces, who is the owner of the sheet, unless the player's own
    /// armies come or the box says otherwise (11.7).
    pub(crate) fn chooser(response: Response, by: Nation) -> Nation {
        match response {
            Response::KwantungArmy | Response::Encirclement => by,
            _ if is_reinforcement(response) => by,
            _ => response.row().sheet,
        }
    }

    /// What can be chosen for a response, in order (11.7). Only one of these lists is not empty.
    pub(crate) fn effects(
        &self,
        response: Response,
        by: Nation,
        left: u8,
    ) -> impl Iterator<Item = Action> + '_ {
        let sheet = response.row().sheet;
        let aided = is_aid(response).then(|| self.aids(sheet, left));
        let reinforced = is_reinforcement(response).then(|| self.reinforcements(response, by));
        let bombed = is_bombing(response).then(|| self.reserve.kinds(sheet).map(Action::Scrap));
        let returning = (response == Response::KwantungArmy).then(|| self.returns());
        let aided = aided.into_iter().flatten().chain(reinforced.into_iter().flatten());
        let hit = self.hits(response, by).chain(bombed.into_iter().flatten());
        aided.chain(hit).chain(returning.into_iter().flatten())
    }

    /// 13.13, 13.19
    fn aids(&self, nation: Nation, left: u8) -> impl Iterator<Item = Action> + '_ {
        self.losses.kinds(nation).filter(move |unit| unit.strength() <= left).map(Action::Raise)
    }

    /// An army of its own from the Reserve of the player (13.14, 13.15, 13.21, 13.27).
    fn reinforcements(&self, response: Response, by: Nation) -> impl Iterator<Item = Action> + '_ {
        let spots = self.reinforcement_spots(response, by);
        let own = |unit: &Unit| !unit.is_fleet() && !unit.row().minor;
        self.reserve.kinds(by).filter(own).flat_map(move |unit| self.deploys(unit, spots))
    }

    /// A piece on the map to Losses, or back to Reserve.
    fn hits(&self, response: Response, by: Nation) -> impl Iterator<Item = Action> + '_ {
        let (units, spaces) = self.endangered(response, by);
        let act = if is_withdrawal(response) { Action::Recall } else { Action::Lose };
        let hit = response.row().sheet.units().iter().copied().filter(move |&unit| units.has(unit));
        hit.flat_map(move |unit| {
            let there = spaces.iter().filter(move |&space| self.force(space).has(unit));
            there.map(move |space| act(unit, space))
        })
    }

    /// The pieces on the map one of which a response hits.
    fn endangered(&self, response: Response, by: Nation) -> (UnitSet, SpaceSet) {
        let sheet = response.row().sheet;
        let (armies, fleets) = (owned(sheet).and(ARMIES), owned(sheet).and(FLEETS));
        let target = self.battle.target.map_or(SpaceSet::NONE, SpaceSet::only);
        match response {
            Response::GeneralWinter => (armies, target),
            Response::Partisans | Response::UnrestInIndia => (armies, theatre(response, by)),
            Response::CommerceRaiders => (fleets, theatre(response, by)),
            Response::Encirclement => (armies, theatre(response, by) & !self.supply(Nation::Ussr)),
            Response::Kamikaze => {
                let near = self.battle.target.map_or(SpaceSet::NONE, adjacent);
                (fleets, (target | near) & SpaceSet::SEA)
            }
            Response::WolfPacks => (owned(sheet), theatre(response, by)),
            _ => (armies, SpaceSet::NONE),
        }
    }

    /// What the offer of a response is about: the attacked space, or where there are pieces it can hit.
    pub(crate) fn concerned(&self, response: Response, by: Nation) -> SpaceSet {
        if response.row().after == Deed::Attack {
            return self.battle.target.map_or(SpaceSet::NONE, SpaceSet::only);
        }
        let (units, spaces) = self.endangered(response, by);
        self.spaces_with(units) & spaces
    }

    /// Where an army out of the Reserve may come: into the attacked space if pieces of the nation are still there, or into land
    /// its side controls beside it, or around the Mediterranean; in supply (13.14, 13.15, 13.21, 13.27).
    fn reinforcement_spots(&self, response: Response, by: Nation) -> SpaceSet {
        let Some(target) = self.battle.target else { return SpaceSet::NONE };
        let centre = if response == Response::AfrikaKorps { Space::Mediterranean } else { target };
        let held = adjacent(centre) & self.controlled(by.side());
        let still = if self.force(target).any(owned(by)) { SpaceSet::only(target) } else { SpaceSet::NONE };
        (held | still) & SpaceSet::LAND & self.supply(by)
    }

    /// The armies that left Siberia (13.22), each kind and place once.
    fn returns(&self) -> impl Iterator<Item = Action> + '_ {
        let mut from_map = [None; STACK as usize];
        let mut from_reserve = [None; STACK as usize];
        for (at, one) in self.departed.iter().enumerate() {
            let fresh = !self.departed[..at].contains(one);
            if let Some(one) = one.filter(|_| fresh) {
                match one.to {
                    Some(space) => from_map[at] = Some(Action::TurnBack(one.unit, space)),
                    None => from_reserve[at] = Some(Action::CallBack(one.unit)),
                }
            }
        }
        from_map.sort_unstable();
        from_reserve.sort_unstable();
        from_map.into_iter().chain(from_reserve).flatten()
    }

    /// Does what the response says; where there is a choice, it is asked for first (11.7).
    pub(crate) fn carry_out<L: Log<Event>>(&mut self, response: Response, by: Nation, log: &mut L) {
        let sheet = response.row().sheet;
        match response {
            Response::Evacuation => self.rescue(log),
            Response::CodeBreaking | Response::Magic => self.reorder(by, sheet, log), // 13.4, 13.10
            Response::ChineseNationalists | Response::ChineseCommunists => {
                self.losses.take(Unit::ChineseArmy);
                self.place(Unit::ChineseArmy, Space::China);
                log.add(Event::Mustered);
            }
            Response::FactoryRaids
            | Response::OilEmbargo
            | Response::Blitz
            | Response::FactoriesOverrun
            | Response::Isolationism => self.set_back(sheet, log),
            _ => {
                self.winter |= response == Response::GeneralWinter;
                let left = if is_aid(response) { AID } else { 0 };
                self.frames.call(Frame::Effect { response, by, left, begun: false, latest: 0 });
            }
        }
    }

    /// 13.3
    fn rescue<L: Log<Event>>(&mut self, log: &mut L) {
        if let Some(unit) = self.battle.lost.take() {
            self.losses.take(unit);
            self.reserve.put(unit);
            log.add(Event::Rescued { unit });
        }
    }

    /// 13.6, 13.11, 13.18, 13.24, 13.29
    fn set_back<L: Log<Event>>(&mut self, nation: Nation, log: &mut L) {
        if let Some(track) = self.advanced.take() {
            let value = &mut self.tracks[nation.index()][track as usize];
            *value -= 1;
            log.add(Event::SetBack { nation, track, value: *value });
        }
    }
}

/// Where a box has its effect: where the attack must be that it follows, or where the pieces stand that it hits.
pub(crate) fn theatre(response: Response, by: Nation) -> SpaceSet {
    match response {
        Response::GeneralWinter => SOVIET_HOME,
        Response::Partisans if by == Nation::Ussr => SOVIET_HOME,
        Response::Partisans => RESISTANCE,
        Response::Evacuation | Response::BackhandBlow => SpaceSet::LAND,
        Response::CodeBreaking | Response::ChineseNationalists => SpaceSet::LAND | SpaceSet::SEA,
        Response::AfrikaKorps => {
            adjacent(Space::Mediterranean) & SpaceSet::LAND | SpaceSet::only(Space::Mediterranean)
        }
        Response::SouthernArmy => SOUTH_EAST,
        Response::CommerceRaiders => SpaceSet::SEA,
        Response::UnrestInIndia => SpaceSet::only(Space::India), // 13.17
        Response::Encirclement => EASTERN_FRONT,
        Response::Kamikaze => {
            HOME_ISLANDS | (adjacent(Space::Japan) | adjacent(Space::Philippines)) & SpaceSet::SEA
        }
        Response::PanzerReserve => FORTRESS,
        Response::WolfPacks => CONVOYS,
        _ => SpaceSet::NONE,
    }
}

/// From Reserve to Losses (13.1, 13.7, 13.12, 13.20, 13.25).
fn is_bombing(response: Response) -> bool {
    matches!(
        response,
        Response::StrategicBombing
            | Response::SubmarineCampaign
            | Response::UBoats
            | Response::LuftwaffeInterdiction
            | Response::Drumbeat
    )
}

/// From Losses to Reserve (13.13, 13.19).
pub(crate) fn is_aid(response: Response) -> bool {
    matches!(response, Response::LendLeaseUk | Response::LendLeaseUssr)
}

/// From Reserve to the map (13.14, 13.15, 13.21, 13.27).
fn is_reinforcement(response: Response) -> bool {
    matches!(
        response,
        Response::AfrikaKorps | Response::SouthernArmy | Response::BackhandBlow | Response::PanzerReserve
    )
}

/// From the map to Reserve (13.5, 13.16, 13.17, 13.28).
fn is_withdrawal(response: Response) -> bool {
    matches!(
        response,
        Response::Partisans | Response::CommerceRaiders | Response::UnrestInIndia | Response::WolfPacks
    )
}
