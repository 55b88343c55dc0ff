//! Judgement for bots. The value is a guess at who will win, counted in Political Will: what both sides have, what the victory spaces
//! will cost the other side until 1945, lost and threatened capitals, pieces by where they are, and tracks. What an action under way is
//! about to bring counts in part, so that a chain of small choices pays from its first link.

use sandtable_core::{Judged, Reason, Rng, Rules as _, Seat};

use crate::apply::rank_in_set;
use crate::estimate::Estimate;
use crate::flow::{Frame, VICTORY};
use crate::force::{ARMIES, STRONG, of_side, owned};
use crate::ids::{Nation, Side, Space, Track, Unit};
use crate::lines::adjacent;
use crate::space_set::SpaceSet;
use crate::state::{State, fighters_in};
use crate::tables::{STACK, WALL, YEARS};
use crate::words::Action;

/// What a point of strength is worth on the map, in Reserve, in Losses.
pub(crate) const ON_MAP: f32 = 0.35;
pub(crate) const IN_RESERVE: f32 = 0.22;
pub(crate) const IN_LOSSES: f32 = 0.08;
/// What a piece of the map out of supply is worth less.
pub(crate) const CUT_OFF: f32 = 0.12;
/// What a step of a track is worth, with all years to come.
pub(crate) const TRACKS: [f32; Track::COUNT] = [0.8, 0.9, 0.5];
/// What an action marker is worth that is not spent.
pub(crate) const MARKER: f32 = 0.22;
/// What a capital is worth, and what it costs that it can be taken by one attack.
pub(crate) const CAPITAL: f32 = 6.0;
pub(crate) const THREAT: f32 = 1.6;
/// What a piece is worth that a battle is about to cost.
pub(crate) const PIECE: f32 = 0.5;
/// How much of what an action is about to bring counts.
pub(crate) const PROMISE: f32 = 0.75;
/// What a point of a Build is worth.
pub(crate) const POINT: f32 = 0.12;
/// What it is worth that a Redeploy has begun.
pub(crate) const SHIFTS: f32 = 0.3;
/// How much of the time that is left a track works.
pub(crate) const TRACK_TIME: f32 = 0.6;
/// The most pieces a bot moves in a Redeploy.
const MOST_MOVES: u8 = 4;
/// How much chance there is in a rollout.
const WHIM: f32 = 1.5;

impl Judged for State {
    fn value(&self, seat: Seat) -> f32 {
        let side = Nation::of(seat).side();
        if let Some(ending) = self.ending {
            return f32::from(u8::from(ending.winner == side));
        }
        let axis = self.axis_share();
        if side == Side::Axis { axis } else { 1.0 - axis }
    }

    /// A set is thought of in one order only, and without what has no purpose: pieces move to the front or to a capital, no
    /// attack is hopeless.
    fn candidates(&self, out: &mut Vec<Action>) {
        let start = out.len();
        self.legal(out);
        self.drop_idle(start, out);
        if out.len() == start {
            self.legal(out); // where all is idle, anything may be thought of
        }
    }

    fn reasons(&self, after: &State, seat: Seat, out: &mut Vec<Reason>) {
        self.add_reasons(after, Nation::of(seat).side(), out);
    }

    /// What appeals most, give or take a whim.
    fn rollout_policy(&self, choices: &[Action], rng: &mut Rng) -> Action {
        if let [only] = choices {
            return *only;
        }
        let danger = self.minds_danger() && self.is_threatened(self.mover);
        let mut best = (f32::NEG_INFINITY, choices[0]);
        for &action in choices {
            let appeal = self.appeal(action, danger) + WHIM * rng.fraction();
            if appeal > best.0 {
                best = (appeal, action);
            }
        }
        best.1
    }
}

impl State {
    /// The years still to be scored after this one.
    pub(crate) fn years_to_come(&self) -> f32 {
        (YEARS - 1 - self.year as usize) as f32
    }

    /// What a victory space more is worth until the end.
    pub(crate) fn space_weight(&self) -> f32 {
        0.9 + 0.4 * self.years_to_come()
    }

    /// The chance of the Axis to win, from 0 to 1.
    fn axis_share(&self) -> f32 {
        let (lead, scale) = (self.lead(), self.scale());
        0.5 + 0.5 * lead / (scale + lead.abs())
    }

    /// By how much the Axis leads, in Political Will.
    fn lead(&self) -> f32 {
        self.standing(Side::Axis) - self.standing(Side::Allies) + self.promise() + 0.3
    }

    /// Which lead is worth half of the way to certainty.
    fn scale(&self) -> f32 {
        2.0 + 1.1 * self.years_to_come()
    }

    /// What a point more of the lead would add to the value. However far a side is ahead, what is good for it can be told.
    pub(crate) fn worth_of_a_point(&self) -> f32 {
        let scale = self.scale();
        let lead = self.lead().abs().min(0.5 * scale);
        0.5 * scale / (scale + lead).powi(2)
    }

    /// How much of a year's worth of time there is for pieces to be of use.
    pub(crate) fn time(&self) -> f32 {
        0.25 + self.years_to_come() / 5.0
    }

    /// How a side stands, in Political Will.
    fn standing(&self, side: Side) -> f32 {
        let will = f32::from(self.will(side));
        let spaces = self.victory_spaces(side).len() as f32;
        let nations: f32 = side.nations().iter().map(|&nation| self.strength_of(nation)).sum();
        let short = (4.0 - will).max(0.0);
        will - 0.5 * short + spaces * self.space_weight() + CAPITAL * self.captured(side) as f32 + nations
    }

    /// What a nation has: pieces, tracks, markers, and the danger it is in.
    fn strength_of(&self, nation: Nation) -> f32 {
        let time = self.time();
        let units = owned(nation);
        let supplied = self.supply(nation);
        let (mut map, mut cut) = (0, 0);
        for space in self.spaces_with(units).iter() {
            let strength = self.force(space).strength(units);
            map += strength;
            cut += if supplied.has(space) { 0 } else { strength };
        }
        let pile = |pile: &crate::Pile| f32::from(pile.strength(nation, false) + pile.strength(nation, true));
        let pieces = ON_MAP * f32::from(map) - CUT_OFF * f32::from(cut)
            + IN_RESERVE * pile(&self.reserve)
            + IN_LOSSES * pile(&self.losses);
        let tracks = TRACKS.iter().zip(self.tracks[nation.index()]);
        let tracks: f32 = tracks.map(|(worth, value)| worth * f32::from(value)).sum();
        let threat = if self.has_capital(nation) && self.is_threatened(nation) { THREAT } else { 0.0 };
        pieces * time + tracks * time * TRACK_TIME + MARKER * f32::from(self.markers(nation)) - threat
    }

    /// Could one attack take the capital?
    pub(crate) fn is_threatened(&self, nation: Nation) -> bool {
        let capital = nation.capital();
        let near = |enemy: &&Nation| self.estimate(**enemy, capital).takes();
        nation.side().enemy().nations().iter().any(|enemy| near(&enemy))
    }

    /// Is this a choice for which it matters whether the mover's capital is in danger?
    fn minds_danger(&self) -> bool {
        matches!(self.frames.top(), Some(Frame::Turn | Frame::Build { .. } | Frame::Redeploy { .. }))
    }

    /// What the action under way is about to bring the Axis.
    fn promise(&self) -> f32 {
        let gain = match self.frames.top() {
            Some(Frame::Build { left, .. }) => POINT * f32::from(left) + self.relief(0.8),
            _ if self.is_in_battle() => PROMISE * self.gain_of_battle(),
            Some(Frame::Redeploy { begun: false, .. }) => SHIFTS + self.relief(0.5),
            _ => 0.0,
        };
        if self.mover.side() == Side::Axis { gain } else { -gain }
    }

    /// Is there an attack under way whose outcome is open?
    pub(crate) fn is_in_battle(&self) -> bool {
        matches!(
            self.frames.top(),
            Some(Frame::Attack { .. } | Frame::Dice { .. } | Frame::Reserves { .. } | Frame::Loss { .. })
        )
    }

    /// What it may be worth that armies can still come into the mover's capital.
    pub(crate) fn relief(&self, part: f32) -> f32 {
        let own = owned(self.mover).and(ARMIES);
        let room = self.force(self.mover.capital()).number(own) < STACK;
        let armies = self.reserve.strength(self.mover, false) > 0;
        if room && armies && self.is_threatened(self.mover) { part * THREAT } else { 0.0 }
    }

    /// What the mover gains by the attack under way.
    fn gain_of_battle(&self) -> f32 {
        let Some(target) = self.battle.target else { return 0.0 };
        self.gain(self.estimate_of_battle(target), target)
    }

    /// What the attack under way will probably come to.
    pub(crate) fn estimate_of_battle(&self, target: Space) -> Estimate {
        let mut estimate = self.estimate(self.mover, target);
        estimate.attack += self.battle.attack;
        estimate.defence += self.battle.defence;
        estimate
    }

    /// What an attack brings: the space, if it falls, and a piece of one side or the other.
    pub(crate) fn gain(&self, estimate: Estimate, target: Space) -> f32 {
        let taken = if estimate.takes() { self.worth(target, self.mover.side()) } else { 0.0 };
        taken + PIECE * f32::from(estimate.blow())
    }

    /// What it is worth to a side to take a space it does not control.
    pub(crate) fn worth(&self, space: Space, side: Side) -> f32 {
        if self.controlled(side).has(space) {
            return 0.0;
        }
        let mine = f32::from(u8::from(VICTORY[side as usize].has(space)));
        let denied = self.controlled(side.enemy()).has(space) && VICTORY[side.enemy() as usize].has(space);
        let capital = Nation::ALL.iter().any(|nation| nation.side() != side && nation.capital() == space);
        let place = if space.is_sea() { 0.15 } else { 0.25 };
        (mine + f32::from(u8::from(denied))) * self.space_weight()
            + if capital { CAPITAL } else { 0.0 }
            + place
    }

    /// Leaves out what bots need not think about.
    fn drop_idle(&self, start: usize, out: &mut Vec<Action>) {
        let mut kept = start;
        let frame = self.frames.top();
        let front = self.front(frame);
        for at in start..out.len() {
            if self.is_sensible(frame, out[at], front) {
                out[kept] = out[at];
                kept += 1;
            }
        }
        out.truncate(kept);
    }

    /// The spaces from which something can be reached that the mover's side does not control, and its capital.
    fn front(&self, frame: Option<Frame>) -> SpaceSet {
        if !matches!(frame, Some(Frame::Build { .. } | Frame::Redeploy { .. })) {
            return SpaceSet::ALL;
        }
        let controlled = self.controlled(self.mover.side());
        let open = !controlled & SpaceSet::LAND | self.spaces_with(of_side(self.mover.side().enemy()));
        let beyond = |space: Space| !(adjacent(space) & open).is_empty();
        let near: SpaceSet = Space::ALL.iter().copied().filter(|&space| beyond(space)).collect();
        let mut front = near | SpaceSet::only(self.mover.capital());
        for sea in (near & SpaceSet::SEA & controlled).iter() {
            front |= adjacent(sea); // over the sea
        }
        front
    }

    fn is_sensible(&self, frame: Option<Frame>, action: Action, front: SpaceSet) -> bool {
        let in_order = |latest: u16| rank_in_set(action) >= latest;
        match (frame, action) {
            (_, Action::Done) => true,
            (Some(Frame::Turn), Action::Attack(space)) => !self.estimate(self.mover, space).is_hopeless(),
            (Some(Frame::Build { latest, .. }), Action::Deploy(_, space)) => {
                in_order(latest) && front.has(space)
            }
            (Some(Frame::Redeploy { latest, .. }), Action::Move(unit, from, to)) => {
                in_order(latest)
                    && front.has(to)
                    && (from.is_sea() || !front.has(from) || self.is_useful_shift(unit, from))
                    && self.moves_made() < MOST_MOVES
            }
            (Some(Frame::Redeploy { .. }), Action::Recall(..)) => false,
            (
                Some(
                    Frame::Build { latest, .. }
                    | Frame::Attack { latest, .. }
                    | Frame::Reserves { latest, .. }
                    | Frame::Effect { latest, .. },
                ),
                _,
            ) => in_order(latest),
            _ => true,
        }
    }

    /// An army leaves the front only where others stay, or where no enemy is near.
    fn is_useful_shift(&self, unit: Unit, from: Space) -> bool {
        let armies = owned(unit.nation()).and(ARMIES);
        unit.is_fleet() || from != unit.nation().capital() || self.force(from).number(armies) > 1
    }

    fn moves_made(&self) -> u8 {
        self.moved.iter().map(|force| force.number(owned(self.mover))).sum()
    }

    /// The strongest pieces that can come into the target, and who is there.
    pub(crate) fn estimate(&self, nation: Nation, target: Space) -> Estimate {
        let kinds = owned(nation).and(fighters_in(target));
        let force = self.force(target);
        let origins = self.origins(nation, target, SpaceSet::NONE);
        let (mut strong, mut number, mut air) = (0, 0, self.has_air(nation, target));
        for from in origins.iter() {
            let there = self.force(from);
            if there.any(kinds) {
                number += there.number(kinds);
                strong += there.number(kinds.and(STRONG));
                air |= there.any(kinds.and(crate::force::MAJOR));
            }
        }
        let sent = number.min(STACK - force.number(kinds));
        let track = if target.is_sea() { Track::Naval } else { Track::Air };
        let (_, defence) = self.strengths(nation, target, false);
        let [own, enemy] = [nation.side(), nation.side().enemy()];
        Estimate {
            own: force.number(of_side(own).and(fighters_in(target))) + sent,
            enemies: force.number(of_side(enemy).and(fighters_in(target))),
            attack: force.strength(State::fighters(nation, target))
                + sent
                + strong.min(sent)
                + if air { self.track(nation, track) } else { 0 },
            defence: defence + self.wall_ahead(nation, target, origins),
            attack_reserves: self.reserve.strength(nation, target.is_sea()),
            defence_reserves: self.reserves_nearby(enemy, target),
            sea: target.is_sea(),
        }
    }

    /// 8.4
    fn wall_ahead(&self, nation: Nation, target: Space, origins: SpaceSet) -> u8 {
        if target != Space::France || nation.side() == Side::Axis {
            return 0;
        }
        let armies = self.spaces_with(owned(nation).and(ARMIES)) & origins;
        let free = self.origins(nation, target, SpaceSet::only(Space::NorthSea));
        if (armies & free).is_empty() { WALL } else { 0 }
    }

    fn reserves_nearby(&self, side: Side, target: Space) -> u8 {
        let there = |nation: &&Nation| self.force(target).any(State::fighters(**nation, target));
        let nations = side.nations().iter().filter(there);
        nations.map(|&nation| self.reserve.strength(nation, target.is_sea())).sum()
    }
}
