//! What speaks for and against a choice: what has changed of all that the value of a position counts, in words. Two things are counted here
//! that the value leaves to the search: which victory spaces the next attack could take, on either side.

use sandtable_core::{Message, Reason, Say};

use crate::flow::{Frame, VICTORY};
use crate::force::owned;
use crate::ids::{Nation, Side, Space, Track};
use crate::judge::{
    CAPITAL, CUT_OFF, IN_LOSSES, IN_RESERVE, MARKER, ON_MAP, PIECE, POINT, PROMISE, SHIFTS, THREAT,
    TRACK_TIME, TRACKS,
};
use crate::space_set::SpaceSet;
use crate::state::State;

/// How much of a victory space counts that the next attack could take.
const NEXT: f32 = 0.3;

/// The two positions and what is found between them, seen by a side.
struct Comparison<'a> {
    before: &'a State,
    after: &'a State,
    side: Side,
    /// What a point of Political Will is worth.
    per_point: f32,
    out: &'a mut Vec<Reason>,
}

/// Where the pieces of a side are, by their strength.
#[derive(Clone, Copy)]
struct Pieces {
    map: f32,
    cut: f32,
    reserve: f32,
    losses: f32,
    removed: f32,
}

/// What the attack under way will probably come to.
#[derive(Clone, Copy, PartialEq)]
struct Outlook {
    target: Space,
    takes: bool,
    blow: i8,
}

impl State {
    /// Adds why a side stands better or worse in the position `after`.
    pub(crate) fn add_reasons(&self, after: &State, side: Side, out: &mut Vec<Reason>) {
        let mut found = Comparison { before: self, after, side, per_point: self.worth_of_a_point(), out };
        if let Some(ending) = after.ending {
            return found.end(ending.winner == side);
        }
        found.spaces();
        found.dangers();
        found.pieces();
        found.tracks();
        found.markers();
        found.will();
        found.battle();
        found.plans();
    }

    fn pieces_of(&self, side: Side) -> Pieces {
        let mut sum = Pieces { map: 0.0, cut: 0.0, reserve: 0.0, losses: 0.0, removed: 0.0 };
        for &nation in side.nations() {
            let supplied = self.supply(nation);
            for space in self.spaces_with(owned(nation)).iter() {
                let strength = f32::from(self.force(space).strength(owned(nation)));
                sum.map += strength;
                sum.cut += if supplied.has(space) { 0.0 } else { strength };
            }
            let pile = |pile: &crate::Pile| {
                [false, true].map(|fleets| f32::from(pile.strength(nation, fleets))).iter().sum::<f32>()
            };
            sum.reserve += pile(&self.reserve);
            sum.losses += pile(&self.losses);
            sum.removed += pile(&self.removed);
        }
        sum
    }

    /// The spaces of these that one attack of a side could take.
    fn within_reach(&self, side: Side, of: SpaceSet) -> SpaceSet {
        let takes =
            |space: &Space| side.nations().iter().any(|&nation| self.estimate(nation, *space).takes());
        of.iter().filter(takes).collect()
    }

    /// What the attack under way will probably come to, for whoever attacks.
    fn outlook(&self) -> Option<Outlook> {
        let target = self.battle.target.filter(|_| self.is_in_battle())?;
        let estimate = self.estimate_of_battle(target);
        let takes = estimate.takes() && !self.controlled(self.mover.side()).has(target);
        Some(Outlook { target, takes, blow: estimate.blow() })
    }
}

impl Comparison<'_> {
    /// Something that is worth so many points.
    fn note(&mut self, points: f32, say: Message) {
        if points != 0.0 {
            self.out.push(Reason { worth: points * self.per_point, say });
        }
    }

    fn note_space(&mut self, points: f32, what: &str, space: Space) {
        self.note(points, because(what).with("space", in_sentence(space)));
    }

    fn end(&mut self, won: bool) {
        let stood = sandtable_core::Judged::value(self.before, self.side.nations()[0].seat());
        let (worth, what) = if won { (1.0 - stood, "wins") } else { (-stood, "defeated") };
        self.out.push(Reason { worth, say: because(what) });
    }

    /// Who controls what (4, 12.1, 12.3).
    fn spaces(&mut self) {
        for &space in Space::ALL {
            let holders = [self.before, self.after].map(|state| state.controller(space));
            if holders[0] != holders[1] {
                let [before, after] = holders.map(|holder| self.worth_of_holding(space, holder));
                self.note_space(after - before, self.word_for_change(space, holders), space);
            }
        }
    }

    fn worth_of_holding(&self, space: Space, holder: Option<Side>) -> f32 {
        let Some(holder) = holder else { return 0.0 };
        let prize = if VICTORY[holder as usize].has(space) { self.before.space_weight() } else { 0.0 };
        let capital = capital_of(space).is_some_and(|nation| nation.side() != holder);
        let place = if space.is_sea() { 0.15 } else { 0.25 };
        let worth = prize + place + if capital { CAPITAL } else { 0.0 };
        if holder == self.side { worth } else { -worth }
    }

    fn word_for_change(&self, space: Space, [before, after]: [Option<Side>; 2]) -> &'static str {
        let own = capital_of(space).map(|nation| nation.side() == self.side);
        let prize = VICTORY.iter().any(|prizes| prizes.has(space));
        match (after, own) {
            (Some(side), Some(false)) if side == self.side => "takes-capital",
            (Some(side), Some(true)) if side == self.side => "frees-capital",
            (Some(side), _) if side == self.side && prize => "takes-prize",
            (Some(side), _) if side == self.side => "takes",
            (None, _) if before != Some(self.side) => "denies",
            (_, Some(true)) => "loses-capital",
            _ if prize => "loses-prize",
            _ => "loses",
        }
    }

    /// Which capitals and victory spaces could be taken next.
    fn dangers(&mut self) {
        let (side, enemy) = (self.side, self.side.enemy());
        for (holder, exposed, covered) in [(side, "exposes", "guards"), (enemy, "threatens", "relents")] {
            let [before, after] = [self.before, self.after].map(|state| state.controlled(holder));
            let held =
                before & after & (VICTORY[Side::Axis as usize] | VICTORY[Side::Allies as usize] | CAPITALS);
            let [before, after] =
                [self.before, self.after].map(|state| state.within_reach(holder.enemy(), held));
            let sign = if holder == side { -1.0 } else { 1.0 };
            for space in (after & !before).iter() {
                self.note_space(sign * self.worth_of_danger(space), exposed, space);
            }
            for space in (before & !after).iter() {
                self.note_space(-sign * self.worth_of_danger(space), covered, space);
            }
        }
    }

    fn worth_of_danger(&self, space: Space) -> f32 {
        if capital_of(space).is_some() { THREAT } else { NEXT * self.before.space_weight() }
    }

    /// Losses, Reserve, the map, supply (5, 6, 8).
    fn pieces(&mut self) {
        let time = self.before.time();
        for (side, sign) in [(self.side, 1.0), (self.side.enemy(), -1.0)] {
            let [before, after] = [self.before, self.after].map(|state| state.pieces_of(side));
            let change = |of: fn(&Pieces) -> f32| of(&after) - of(&before);
            let (map, reserve) = (change(|one| one.map), change(|one| one.reserve));
            let (losses, removed) = (change(|one| one.losses), change(|one| one.removed));
            let points = ON_MAP * map + IN_RESERVE * reserve + IN_LOSSES * losses;
            let what = match losses + removed {
                1.0.. if map < 0.0 => "falls",
                1.0.. => "spent",
                _ if map > 0.0 => "comes",
                ..=-1.0 => "raised",
                _ => "leaves",
            };
            let own = sign > 0.0;
            self.note(sign * time * points, because(&whose(what, own)));
            let cut = -CUT_OFF * change(|one| one.cut);
            let what = if cut < 0.0 { "cut-off" } else { "supplied" };
            self.note(sign * time * cut, because(&whose(what, own)));
        }
    }

    /// Industry, and responses that set it back (10).
    fn tracks(&mut self) {
        let time = TRACK_TIME * self.before.time();
        for &nation in Nation::ALL {
            for &track in Track::ALL {
                let [before, after] =
                    [self.before, self.after].map(|state| f32::from(state.track(nation, track)));
                let points = TRACKS[track as usize] * (after - before) * time;
                let what = if after > before { "advances" } else { "set-back" };
                let say = because(what).with("nation", nation.say()).with("track", track.say());
                self.note(if nation.side() == self.side { points } else { -points }, say);
            }
        }
    }

    /// Markers of this year (3.3), and the war of the USA (7.12).
    fn markers(&mut self) {
        let own = if self.side == Side::Axis { -1.0 } else { 1.0 };
        if self.after.bonus && !self.before.bonus {
            let years = 1.0 + self.before.years_to_come();
            return self.note(own * MARKER * years, because("usa-at-war"));
        }
        if self.after.year != self.before.year {
            return;
        }
        for (side, sign, what) in [(self.side, 1.0, "marker"), (self.side.enemy(), -1.0, "marker-enemy")] {
            let sum = |state: &State| {
                side.nations().iter().map(|&nation| f32::from(state.markers(nation))).sum::<f32>()
            };
            self.note(sign * MARKER * (sum(self.after) - sum(self.before)), because(what));
        }
    }

    /// 12.2
    fn will(&mut self) {
        for (side, sign, what) in [(self.side, 1.0, "will"), (self.side.enemy(), -1.0, "will-enemy")] {
            let [before, after] = [self.before, self.after].map(|state| f32::from(state.will(side)));
            self.note(sign * (after - before), because(what));
        }
    }

    /// The attack that goes on (7, 8).
    fn battle(&mut self) {
        let Some(after) = self.after.outlook() else { return };
        let before = self.before.outlook();
        let known = before.unwrap_or(Outlook { takes: false, blow: 0, ..after });
        let attacks = self.after.mover.side() == self.side;
        let sign = if attacks { PROMISE } else { -PROMISE };
        let worth = self.after.worth(after.target, self.after.mover.side());
        if after.takes != known.takes {
            let (points, what) = if after.takes { (worth, "may-fall") } else { (-worth, "may-hold") };
            self.note_space(sign * points, what, after.target);
        }
        let blow = f32::from(after.blow - known.blow);
        let what = match after.blow {
            1.. => "defenders-suffer",
            0 => "nobody-suffers",
            _ => "attacker-suffers",
        };
        self.note(sign * PIECE * blow, because(what));
    }

    /// What a Build or a Redeploy that has just begun can be used for (6, 9).
    fn plans(&mut self) {
        if self.before.frames.top() != Some(Frame::Turn) || self.after.mover.side() != self.side {
            return;
        }
        let relief = self.after.relief(1.0);
        match self.after.frames.top() {
            Some(Frame::Build { left, .. }) => {
                self.note(POINT * f32::from(left), because("builds"));
                self.note_space(relief, "relieves", self.after.mover.capital());
            }
            Some(Frame::Redeploy { .. }) => self.note(SHIFTS, because("redeploys")),
            _ => {}
        }
    }
}

fn because(what: &str) -> Message {
    Message::new(format!("onehour-because-{what}"))
}

fn whose(what: &str, own: bool) -> String {
    if own { what.to_owned() } else { format!("{what}-enemy") }
}

/// A space as the object of a verb: `the North Sea`.
fn in_sentence(space: Space) -> Message {
    Message::new(format!("onehour-the-{space}"))
}

fn capital_of(space: Space) -> Option<Nation> {
    Nation::ALL.iter().copied().find(|nation| nation.capital() == space)
}

const CAPITALS: SpaceSet = {
    let (mut set, mut at) = (SpaceSet::NONE, 0);
    while at < Nation::COUNT {
        set.0 |= SpaceSet::only(Nation::ALL[at].capital()).0;
        at += 1;
    }
    set
};
