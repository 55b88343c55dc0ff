//! Judgement for bots. The value is a guess at who will win: medals in the squad, what the squad promises for the turns that are left, the
//! race for the achievements, and how safe the bases are. Everything is counted in medals; a player's part of the victory
//! then grows with the medals ahead of the others, the faster the nearer the end is. Cards in a purchase count as
//! bought, what Research and Repair are about to do as done, and cards of an unfinished hand as a small promise, so that a
//! chain of small choices pays from its first link.

use sandtable_core::{Judged, Reason, Rng, Rules as _, Seat};

use crate::cards::{Cards, Tally as _};
use crate::flow::Frame;
use crate::ids::{Ability, Achievement, COMMON, Card, Class, Nation, Side, Spot};
use crate::reasons::compare;
use crate::rollout::is_junk;
use crate::scoring::counted;
use crate::state::{Base, PLAYERS, State};
use crate::tables::{ACHIEVEMENT_MEDALS, BASE_MEDALS, CARDS, CardRow, Limit, SINGLES};
use crate::words::Action;

/// What a point of average worth brings in a turn.
pub(crate) const YIELD: f32 = 0.45;
/// What a card in hand is worth on top of what it is worth in the squad, as a part of its worth.
const PROMISE: f32 = 0.1;
/// How much of a defender still counts for the squad: it comes back when it falls.
const ON_GUARD: f32 = 0.8;
/// And for achievements, for which it has to be back before the end (13.2).
const BACK_IN_TIME: f32 = 0.6;
/// How much chance there is in a rollout, so that two are seldom the same.
const WHIM: f32 = 0.1;
/// How many rounds a game lasts, by the number of players.
const ROUNDS: [f32; PLAYERS + 1] = [0.0, 0.0, 22.0, 16.5, 13.0, 12.0];

/// What it is worth to play a card: its best use, and a part of the other two.
static WORTH: [f32; Card::COUNT] = {
    let mut worth = [0.0; Card::COUNT];
    let mut at = 0;
    while at < worth.len() {
        worth[at] = worth_of(&CARDS[at]);
        at += 1;
    }
    worth
};

/// The vehicles that can strike.
const FIGHTERS: Cards = {
    let mut fighters = Cards::EMPTY;
    let mut at = COMMON;
    while at < CARDS.len() {
        if CARDS[at].strength > 0 {
            fighters = fighters.or(Cards::mask(&[at]));
        }
        at += 1;
    }
    fighters
};

const fn worth_of(row: &CardRow) -> f32 {
    let (pays, fights, does) = (payment(row), combat(row), abilities(row));
    let best = pays.max(fights).max(does);
    let least = pays.min(fights).min(does);
    best + 0.4 * (pays + fights + does - best - least) + 0.3 * least
}

const fn payment(row: &CardRow) -> f32 {
    let resources = match row.resources {
        Some(resources) => resources as f32,
        None => 0.0,
    };
    if row.national.is_some() { 0.65 * resources } else { resources }
}

const fn combat(row: &CardRow) -> f32 {
    let raw = match (row.class, row.strength) {
        (_, 0) => return 0.0,
        (Some(Class::Heavy), _) => 4.2,
        (_, 1) => 1.4,
        _ => 2.4,
    };
    match row.limit {
        Limit::None => raw,
        Limit::Bases => 0.9,
        Limit::Vehicles => raw - 0.5,
    }
}

const fn abilities(row: &CardRow) -> f32 {
    let mut sum = 0.0;
    let mut at = 0;
    while at < Ability::ALL.len() {
        if row.can(Ability::ALL[at]) {
            sum += ability(Ability::ALL[at], row.number);
        }
        at += 1;
    }
    if row.can(Ability::Research) { sum } else { sum + 0.35 * row.armour as f32 }
}

const fn ability(ability: Ability, number: u8) -> f32 {
    match ability {
        Ability::Reinforcement => 1.4 * number as f32 - 0.35,
        Ability::Draft => 0.7,
        Ability::Reconnaissance => 0.4,
        Ability::Sabotage => 1.5,
        Ability::Assault => 1.7,
        Ability::Research => 0.4 * number as f32,
        Ability::Repair => 1.5,
        Ability::Invulnerability => 1.8,
    }
}

/// What it is worth to play a card.
pub(crate) fn worth(card: Card) -> f32 {
    WORTH[card as usize]
}

/// The worth of all cards together.
fn sum(cards: &Cards) -> f32 {
    cards.iter().map(|(card, count)| worth(card) * f32::from(count)).sum()
}

impl Judged for State {
    fn value(&self, seat: Seat) -> f32 {
        match self.ending {
            Some(_) => {
                let winners = self.winners();
                if winners.has(seat) { 1.0 / winners.len() as f32 } else { 0.0 }
            }
            None => self.prospects(Side::of(seat)),
        }
    }

    /// Equivalent choices are left out: of like bases one is enough, and what is paid is not paid again (5.4).
    fn candidates(&self, out: &mut Vec<Action>) {
        let start = out.len();
        self.legal(out);
        if self.frames.top() == Some(Frame::Purchase) && out.last() == Some(&Action::Settle) {
            out.drain(start..out.len() - 1);
            return;
        }
        let mut kept = start;
        for at in start..out.len() {
            if kept == start || !self.are_twins(out[kept - 1], out[at]) {
                out[kept] = out[at];
                kept += 1;
            }
        }
        out.truncate(kept);
    }

    /// What appeals most, give or take a whim.
    fn rollout_policy(&self, choices: &[Action], rng: &mut Rng) -> Action {
        let mut best = (f32::NEG_INFINITY, choices[0]);
        for &action in choices {
            let appeal = self.appeal(action) + WHIM * rng.fraction();
            if appeal > best.0 {
                best = (appeal, action);
            }
        }
        best.1
    }

    fn reasons(&self, after: &State, seat: Seat, out: &mut Vec<Reason>) {
        compare(self, after, seat, out);
    }
}

impl State {
    fn are_twins(&self, one: Action, other: Action) -> bool {
        let alike = |here: Spot, there: Spot| here.side == there.side && self.base(here) == self.base(there);
        match (one, other) {
            (Action::Place(card, here), Action::Place(same, there))
            | (Action::Strike(card, here), Action::Strike(same, there)) => card == same && alike(here, there),
            (Action::Assault(here, aim), Action::Assault(there, same)) => aim == same && alike(here, there),
            _ => false,
        }
    }

    /// The part of the victory that this player may expect.
    fn prospects(&self, side: Side) -> f32 {
        let squads = self.prospective_squads();
        let left = self.rounds_left();
        let sharpness = self.sharpness();
        let mut medals = [0.0; PLAYERS];
        for one in self.sides() {
            medals[one.index()] = self.expected(one, &squads, left);
        }
        self.add_achievements(&squads, left, &mut medals);
        let weight = |one: Side| ((medals[one.index()] - medals[side.index()]) * sharpness).exp();
        1.0 / self.sides().map(weight).sum::<f32>()
    }

    /// How much a medal decides: the more, the nearer the end is.
    pub(crate) fn sharpness(&self) -> f32 {
        1.0 / (1.4 + 0.25 * self.rounds_left())
    }

    /// The squads, with what the mover is about to buy or to find and without what is about to be scrapped.
    pub(crate) fn prospective_squads(&self) -> [Cards; PLAYERS] {
        let mut squads = self.final_squads();
        let mine = &mut squads[self.mover.index()];
        match self.frames.top() {
            Some(Frame::Purchase) => self.basket(self.purchase.basket).for_each(|card| mine.put(card)),
            Some(Frame::Research { limit }) => self.add_best_find(limit, mine),
            Some(Frame::Repair { left }) => self.scrap_junk(left, mine),
            _ => {}
        }
        squads
    }

    /// 8.6
    fn add_best_find(&self, limit: u8, squad: &mut Cards) {
        let finds = self.reserve.iter().filter(|card| card.row().cost <= limit);
        if let Some(best) = finds.max_by(|one, other| worth(*one).total_cmp(&worth(*other))) {
            squad.put(best);
        }
    }

    /// Takes out the worst of the depot, as many as Repair still can (8.10).
    fn scrap_junk(&self, left: u8, squad: &mut Cards) {
        let mut depot = self.squad(self.mover).depot;
        for _ in 0..left {
            let junk = depot.kinds().filter(|&card| is_junk(card));
            let worst = junk.min_by(|one, other| worth(*one).total_cmp(&worth(*other)));
            let Some(worst) = worst else { return };
            depot.take(worst);
            squad.take(worst);
        }
    }

    /// How many rounds there may still be: none but this one after the trigger, else what the weakest player and the
    /// medal deck that is lowest leave.
    pub(crate) fn rounds_left(&self) -> f32 {
        if self.trigger.is_some() {
            return 0.0;
        }
        let limit = match self.options.round_limit {
            0 => f32::MAX,
            limit => f32::from(limit) - f32::from(self.round),
        };
        let bases = self.sides().map(|side| self.spots(side).count()).min().unwrap_or(0);
        let singles = Nation::ALL.iter().map(|&nation| self.medals.count(Card::single(nation)));
        let singles = singles.min().unwrap_or(0);
        let part = (bases as f32 / 3.0).min(f32::from(singles) / f32::from(SINGLES));
        (part * ROUNDS[self.options.players as usize]).min(limit)
    }

    /// The medals a player may expect, achievements aside.
    fn expected(&self, side: Side, squads: &[Cards; PLAYERS], left: f32) -> f32 {
        let cards = &squads[side.index()];
        let certain = cards.medals() + BASE_MEDALS * cards.count(Card::Base) + self.kills_of(side);
        let average = self.average(side, cards);
        let turns = left + self.turn_left(side);
        let hand = PROMISE * self.hand_worth(side, average);
        f32::from(certain) + YIELD * average * turns + hand - self.danger(side, squads)
    }

    /// The vehicles destroyed in this turn for which the medals are still to come.
    pub(crate) fn kills_of(&self, side: Side) -> u8 {
        if side != self.mover {
            return 0;
        }
        let struck = match self.frames.top() {
            Some(Frame::Strike { kills, .. } | Frame::Award { kills, .. }) => kills,
            _ => 0,
        };
        struck + self.deeds.kills.iter().sum::<u8>()
    }

    /// What a card of the squad is worth on average.
    fn average(&self, side: Side, cards: &Cards) -> f32 {
        let on_guard = if self.options.count_defenders { 0.0 } else { ON_GUARD };
        let guards = || self.squad(side).defenders();
        let all = sum(cards) + on_guard * guards().map(|guard| worth(guard.card)).sum::<f32>();
        all / (f32::from(cards.total()) + on_guard * guards().count() as f32).max(1.0)
    }

    /// Has the player a turn to come in this round?
    pub(crate) fn turn_left(&self, side: Side) -> f32 {
        let place = |one: Side| (one.index() + PLAYERS - self.first.index()) % PLAYERS;
        f32::from(u8::from(place(side) > place(self.mover)))
    }

    /// What the hand promises; in step II also the next one, which will be as good as the squad is.
    fn hand_worth(&self, side: Side, average: f32) -> f32 {
        let squad = self.squad(side);
        if !self.is_open(side) {
            return sum(&squad.hand);
        }
        let still = squad.hand.kinds().filter(|&card| self.playable(card) > 0).map(worth);
        still.sum::<f32>() + self.attackers().map(worth).sum::<f32>() + 3.0 * average
    }

    /// What may be lost at the bases to the fighters of the others.
    fn danger(&self, side: Side, squads: &[Cards; PLAYERS]) -> f32 {
        let exposed = self.spots(side).map(|(_, base)| base.exposure());
        exposed.sum::<f32>() * self.threat(side, squads)
    }

    /// How many of the others' cards are fighters, 1 at the most.
    pub(crate) fn threat(&self, side: Side, squads: &[Cards; PLAYERS]) -> f32 {
        let threat = |one: Side| {
            let cards = &squads[one.index()];
            f32::from(cards.only(FIGHTERS).total()) / f32::from(cards.total().max(1))
        };
        self.opponents(side).map(threat).sum::<f32>().min(1.0)
    }

    fn add_achievements(&self, squads: &[Cards; PLAYERS], left: f32, medals: &mut [f32; PLAYERS]) {
        let guards = self.guards();
        for achievement in self.in_play() {
            let shares = self.shares(achievement, squads, &guards, left);
            for side in self.sides() {
                medals[side.index()] += shares[side.index()];
            }
        }
    }

    /// An achievement is shared out: whoever has more of what it counts has the larger share of its medals, the nearer the
    /// end the larger. Of all cards (13.6) everybody has a lot, and one more says little.
    pub(crate) fn shares(
        &self,
        achievement: Achievement,
        squads: &[Cards; PLAYERS],
        guards: &[Cards; PLAYERS],
        left: f32,
    ) -> [f32; PLAYERS] {
        let back = if self.trigger.is_some() { 0.0 } else { BACK_IN_TIME };
        let part = if achievement == Achievement::Cards { 0.25 } else { 1.0 };
        let edge = part * (1.6 + 6.0 / (1.0 + left));
        let count = |side: Side| {
            let of = |cards: &[Cards; PLAYERS]| f32::from(counted(achievement, &cards[side.index()]));
            of(squads) + back * of(guards)
        };
        let most = self.sides().map(count).fold(0.0, f32::max);
        let share = |side: Side| ((count(side) - most) * edge).exp2();
        let all: f32 = self.sides().map(share).sum();
        let mut shares = [0.0; PLAYERS];
        for side in self.sides() {
            shares[side.index()] = f32::from(ACHIEVEMENT_MEDALS) * share(side) / all;
        }
        shares
    }

    /// The defenders, as far as they do not belong to the squads (13.2).
    pub(crate) fn guards(&self) -> [Cards; PLAYERS] {
        let mut guards = [Cards::EMPTY; PLAYERS];
        if !self.options.count_defenders {
            for side in self.sides() {
                guards[side.index()] = self.squad(side).defenders().map(|one| one.card).collect();
            }
        }
        guards
    }
}

impl Base {
    /// How much of it may be lost to whoever attacks.
    pub(crate) fn exposure(self) -> f32 {
        match self.defender {
            None if self.damaged => 1.2,
            None => 0.9,
            Some(defender) if defender.damaged || defender.card.row().armour == 1 => 0.4,
            Some(_) => 0.15,
        }
    }
}
