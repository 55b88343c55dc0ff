//! What an action does: one small function each.

use sandtable_core::Log;

use crate::flow::Frame;
use crate::force::of_side;
use crate::ids::{Deed, Nation, Response, Side, Space, Track, Unit};
use crate::legal::raise_one;
use crate::space_set::SpaceSet;
use crate::state::{Departure, State};
use crate::words::{Action, Event};

impl State {
    /// Does what was chosen; what follows from it is left to [`State::settle`].
    pub(crate) fn choose<L: Log<Event>>(&mut self, action: Action, log: &mut L) {
        self.remember(action);
        match action {
            Action::Build => self.begin_build(log),
            Action::Attack(space) => self.begin_attack(space, log),
            Action::Redeploy => self.begin_redeploy(log),
            Action::Industry(track) => self.advance(track, log),
            Action::Pass => {
                log.add(Event::Passed { nation: self.mover });
                self.pass();
            }
            Action::Raise(unit) => self.raise(unit, log),
            Action::Deploy(unit, space) => self.deploy(unit, space, log),
            Action::Send(unit, space) => self.send(unit, space, log),
            Action::Move(unit, from, to) => self.move_piece(unit, from, to, log),
            Action::Recall(unit, from) => self.recall(unit, from, log),
            Action::Commit(unit) => self.commit(unit, log),
            Action::Lose(unit, space) => self.lose(unit, space, log),
            Action::Scrap(unit) => self.scrap(unit, log),
            Action::TurnBack(unit, space) => {
                self.lift(unit, space);
                self.return_to_siberia(unit, log);
            }
            Action::CallBack(unit) => {
                self.reserve.take(unit);
                self.return_to_siberia(unit, log);
            }
            Action::Respond(response) => self.respond(response, log),
            Action::Decline => self.decline(),
            Action::Done => self.frames.done(),
        }
    }

    /// The latest choice of a set, for whoever thinks of sets in one order.
    fn remember(&mut self, action: Action) {
        let rank = rank_in_set(action);
        let mut frame = self.frames.top();
        if let Some(
            Frame::Build { latest, .. }
            | Frame::Attack { latest, .. }
            | Frame::Redeploy { latest, .. }
            | Frame::Reserves { latest, .. }
            | Frame::Effect { latest, .. },
        ) = &mut frame
        {
            *latest = rank;
        }
        if let Some(frame) = frame {
            self.frames.goto(frame);
        }
    }

    /// A marker goes onto the action (3.3); passes before it do not count any more (3.5).
    fn spend<L: Log<Event>>(&mut self, deed: Deed, log: &mut L) {
        self.markers[self.mover.index()] -= 1;
        self.passed = 0;
        self.at += 1;
        self.frames.call(Frame::Finish { deed });
        log.add(Event::Acted { nation: self.mover, deed });
    }

    /// Supply and control are read here, once (6.6).
    fn begin_build<L: Log<Event>>(&mut self, log: &mut L) {
        self.spend(Deed::Build, log);
        let (left, spots) = (self.track(self.mover, Track::Build), self.build_spots());
        self.frames.call(Frame::Build { left, raised: 0, spots, begun: false, latest: 0 });
    }

    /// All ways are judged before anybody moves (7.6).
    fn begin_attack<L: Log<Event>>(&mut self, target: Space, log: &mut L) {
        self.spend(Deed::Attack, log);
        log.add(Event::Attacked { nation: self.mover, space: target });
        self.battle.target = Some(target);
        self.enter_war(target, log);
        let origins = self.origins(self.mover, target, SpaceSet::NONE);
        let free = self.origins(self.mover, target, SpaceSet::only(Space::NorthSea));
        let guarded = target == Space::France && self.mover.side() == Side::Allies; // 8.4
        let walled = if guarded { origins & !free } else { SpaceSet::NONE };
        self.frames.call(Frame::Battle);
        self.frames.call(Frame::Attack { origins, walled, latest: 0 });
    }

    /// Whoever attacks first decides about the bonus marker of the USA (7.12, 7.13).
    fn enter_war<L: Log<Event>>(&mut self, target: Space, log: &mut L) {
        if self.usa_at_war {
            return;
        }
        let holds = |nation: Nation| {
            self.force(target).kinds().any(|unit| unit.nation() == nation && unit != Unit::ChineseArmy)
        };
        let home = target.home();
        if self.mover.side() == Side::Axis && (holds(Nation::Usa) || home == Some(Nation::Usa)) {
            self.usa_at_war = true;
            self.bonus = true;
            self.markers[Nation::Usa.index()] += 1;
            log.add(Event::Bonus);
        } else if self.mover == Nation::Usa {
            let hostile = self.force(target).any(of_side(Side::Axis))
                || home.is_some_and(|nation| nation.side() == Side::Axis)
                || self.controlled(Side::Axis).has(target);
            if hostile {
                self.usa_at_war = true;
                log.add(Event::WarDeclared);
            }
        }
    }

    fn begin_redeploy<L: Log<Event>>(&mut self, log: &mut L) {
        self.spend(Deed::Redeploy, log);
        self.frames.call(Frame::Redeploy { begun: false, latest: 0 });
    }

    /// 10.1
    fn advance<L: Log<Event>>(&mut self, track: Track, log: &mut L) {
        self.spend(Deed::Industry, log);
        self.advanced = Some(track);
        let value = &mut self.tracks[self.mover.index()][track as usize];
        *value += 1;
        log.add(Event::Advanced { nation: self.mover, track, value: *value });
    }

    /// 6.2, 13.13, 13.19
    fn raise<L: Log<Event>>(&mut self, unit: Unit, log: &mut L) {
        self.losses.take(unit);
        self.reserve.put(unit);
        log.add(Event::Raised { unit });
        self.pay(unit.strength());
        if let Some(Frame::Build { left, raised, spots, begun, latest }) = self.frames.top() {
            let raised = raise_one(unit, raised);
            self.frames.goto(Frame::Build { left, raised, spots, begun, latest });
        }
    }

    /// The points of a Build, or the strength that a response may raise (6.1, 13.13).
    fn pay(&mut self, cost: u8) {
        match self.frames.top() {
            Some(Frame::Build { left, raised, spots, latest, .. }) => {
                self.frames.goto(Frame::Build { left: left - cost, raised, spots, begun: true, latest });
            }
            Some(Frame::Effect { response, by, left, latest, .. }) => {
                self.frames.goto(Frame::Effect { response, by, left: left - cost, begun: true, latest });
            }
            _ => {}
        }
    }

    /// 6.3, 6.4, 11.7
    fn deploy<L: Log<Event>>(&mut self, unit: Unit, space: Space, log: &mut L) {
        self.reserve.take(unit);
        self.place(unit, space);
        log.add(Event::Deployed { unit, space });
        match self.frames.top() {
            Some(Frame::Effect { .. }) => self.frames.done(),
            _ => self.pay(unit.strength()),
        }
    }

    /// 7.6; by the North Sea only is against the Atlantic Wall (8.4).
    fn send<L: Log<Event>>(&mut self, unit: Unit, from: Space, log: &mut L) {
        let (Some(to), Some(Frame::Attack { walled, .. })) = (self.battle.target, self.frames.top()) else {
            unreachable!("nobody is sent without a target")
        };
        self.battle.wall |= walled.has(from);
        self.lift(unit, from);
        self.place(unit, to);
        log.add(Event::Sent { unit, from, to });
    }

    /// 9.2
    fn move_piece<L: Log<Event>>(&mut self, unit: Unit, from: Space, to: Space, log: &mut L) {
        self.lift(unit, from);
        self.place(unit, to);
        self.moved[to.index()].put(unit);
        self.leave(unit, from, Some(to));
        log.add(Event::Moved { unit, from, to });
    }

    /// 9.5, 11.7
    fn recall<L: Log<Event>>(&mut self, unit: Unit, from: Space, log: &mut L) {
        self.lift(unit, from);
        self.reserve.put(unit);
        log.add(Event::Recalled { unit, from });
        match self.frames.top() {
            Some(Frame::Effect { .. }) => self.frames.done(),
            _ => self.leave(unit, from, None),
        }
    }

    /// The Redeploy has begun; who leaves Siberia is remembered (13.22).
    fn leave(&mut self, unit: Unit, from: Space, to: Option<Space>) {
        if let Some(Frame::Redeploy { latest, .. }) = self.frames.top() {
            self.frames.goto(Frame::Redeploy { begun: true, latest });
        }
        let soviet = from == Space::Siberia && unit.nation() == Nation::Ussr;
        if let Some(place) = self.departed.iter_mut().find(|place| soviet && place.is_none()) {
            *place = Some(Departure { unit, to });
        }
    }

    /// 8.6
    fn commit<L: Log<Event>>(&mut self, unit: Unit, log: &mut L) {
        self.reserve.take(unit);
        self.losses.put(unit);
        let attacks = unit.nation().side() == self.mover.side();
        let total = if attacks { &mut self.battle.attack } else { &mut self.battle.defence };
        *total += unit.strength();
        log.add(Event::Committed { unit });
    }

    /// 8.10, 8.11, 11.7; the pool of the Chinese armies is their Losses (1.6).
    fn lose<L: Log<Event>>(&mut self, unit: Unit, space: Space, log: &mut L) {
        let (removed, in_battle) = match self.frames.top() {
            Some(Frame::Loss { removed, .. }) => (removed, true),
            _ => (false, false),
        };
        self.frames.done();
        self.lift(unit, space);
        if removed {
            self.removed.put(unit);
            log.add(Event::Removed { unit, space });
        } else {
            self.losses.put(unit);
            log.add(Event::Lost { unit, space });
            self.battle.lost = self.battle.lost.or(in_battle.then_some(unit));
        }
    }

    /// 11.7
    fn scrap<L: Log<Event>>(&mut self, unit: Unit, log: &mut L) {
        self.frames.done();
        self.reserve.take(unit);
        self.losses.put(unit);
        log.add(Event::Scrapped { unit });
    }

    /// 13.22
    fn return_to_siberia<L: Log<Event>>(&mut self, unit: Unit, log: &mut L) {
        self.frames.done();
        self.place(unit, Space::Siberia);
        log.add(Event::Returned { unit });
    }

    /// The next nation of the box is asked, or the next box is offered (11.3).
    fn decline(&mut self) {
        if let Some(Frame::Offer { nation, .. }) = self.frames.top() {
            self.frames.done();
            if let Some(Frame::Responses { deed, at, declined }) = self.frames.top() {
                self.frames.goto(Frame::Responses { deed, at, declined: declined | nation.bit() });
            }
        }
    }

    /// A marker goes onto the box, which is done with then (11.4). No action, so that passes stay as they are (11.6).
    fn respond<L: Log<Event>>(&mut self, response: Response, log: &mut L) {
        let Some(Frame::Offer { nation, .. }) = self.frames.top() else {
            unreachable!("nobody was asked about `{response}`")
        };
        self.frames.done();
        if let Some(Frame::Responses { deed, at, .. }) = self.frames.top() {
            self.frames.goto(Frame::Responses { deed, at: at + 1, declined: 0 });
        }
        self.markers[nation.index()] -= 1;
        let flag = usize::from(response.row().players[0] != nation);
        let times = &mut self.played[response.index()][flag];
        *times = times.saturating_add(1);
        log.add(Event::Responded { nation, response });
        self.frames.call(Frame::Aftermath { by: nation });
        self.carry_out(response, nation, log);
    }

    /// Moves a nation directly ahead of another on the turn order track (11.8).
    pub(crate) fn reorder<L: Log<Event>>(&mut self, nation: Nation, ahead: Nation, log: &mut L) {
        let (from, to) = (self.rank(nation), self.rank(ahead));
        self.order[to..=from].rotate_right(1);
        log.add(Event::Reordered { nation, ahead });
    }
}

/// How many pairs of kinds and spaces there are, in steps of 32 spaces.
const PAIRS: u16 = (Unit::COUNT as u16) << 5;

/// A number for a choice of a set that grows with it: kinds first, fleets before armies, then spaces.
pub(crate) fn rank_in_set(action: Action) -> u16 {
    let pair = |unit: Unit, space: Space| (unit as u16) << 5 | space as u16;
    match action {
        Action::Raise(unit) | Action::Commit(unit) => unit as u16,
        Action::Deploy(unit, space) => PAIRS + pair(unit, space),
        Action::Send(unit, space) => pair(unit, space),
        Action::Move(unit, from, to) => pair(unit, from) << 5 | to as u16,
        Action::Recall(unit, from) => (PAIRS << 5) + pair(unit, from),
        _ => 0,
    }
}
