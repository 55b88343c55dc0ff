//! Phase 3: who may shoot at whom, and the volley (11).

use sandtable_core::{Flow, Log};

use crate::combat::Role;
use crate::flow::Frame;
use crate::ids::{CombatEvent, Counter, Formation, Ground, Mark, Trait, UnitId, Wing};
use crate::movement::{Gait, Trip};
use crate::moves::extension;
use crate::space::{Pose, Rect, UD, free_lines, reaches_front_arc, within};
use crate::state::State;
use crate::terrain::no_area;
use crate::words::{Action, Event};

/// What reaches farther than this beyond two centres, counters included, lies on no line between the cards.
const BESIDE: i32 = 2_000;

/// Can a card, or a counter of it, lie between two others, by their centres alone?
fn may_lie_between([one, other]: [Pose; 2], pose: Pose) -> bool {
    let between = |a: i16, b: i16, place: i16| {
        let (low, high) = (i32::from(a.min(b)) - BESIDE, i32::from(a.max(b)) + BESIDE);
        (low..=high).contains(&place.into())
    };
    between(one.x, other.x, pose.x) && between(one.y, other.y, pose.y)
}

impl State {
    /// May the unit shoot at all in this turn (11.1)? It aimed, or it was activated and held.
    pub(crate) fn may_shoot(&self, unit: UnitId) -> bool {
        let card = self.unit(unit);
        let ready = card.is(Mark::Activated)
            && !card.is(Mark::Shot)
            && !card.is(Mark::Fleeing)
            && (card.is(Mark::Aimed) || !card.is(Mark::Moved));
        let hampered = matches!(card.formation, Some(Formation::Testudo | Formation::Square));
        ready
            && !hampered
            && card.row().missiles.is_some()
            && card.empty_quivers == 0
            && !self.is_engaged(unit)
    }

    /// Long range in 0.1 mm; from a hill one UD farther (11.2, 16).
    pub(crate) fn range(&self, unit: UnitId, long: bool) -> i32 {
        let missiles = self.unit(unit).row().missiles;
        let range = missiles.map_or(0, |missiles| if long { missiles.long } else { missiles.short });
        (i32::from(range) + i32::from(self.is_on(unit, Ground::Hill))) * UD
    }

    /// Is the target at short range (11.5)?
    pub(crate) fn is_short(&self, unit: UnitId, target: UnitId) -> bool {
        self.is_within(unit, target, self.range(unit, false))
    }

    /// The enemies a unit can shoot at (11.2).
    pub(crate) fn targets(&self, unit: UnitId) -> impl Iterator<Item = UnitId> + '_ {
        self.in_range(unit).filter(move |&target| self.lines_of_fire(unit, target) > 0)
    }

    /// The same, whether there is a free line or not.
    pub(crate) fn in_range(&self, unit: UnitId) -> impl Iterator<Item = UnitId> + '_ {
        let (rect, range) = (self.rect(unit), self.range(unit, true));
        let near = move |&target: &UnitId| self.may_be_within(unit, target, range);
        self.standing(unit.side().enemy()).filter(near).filter(move |&target| {
            let other = self.rect(target);
            within(&rect, &other, range) && reaches_front_arc(&rect, &other) && !self.is_engaged(target)
        })
    }

    /// How many sections of the front, counters of the extended line included, have a free line to the target (11.3).
    pub(crate) fn lines_of_fire(&self, unit: UnitId, target: UnitId) -> u8 {
        let (rect, aimed) = (self.rect(unit), self.rect(target));
        let mut blockers = [rect; 3 * crate::ids::PLACES];
        // From a hill one shoots over others (16.4).
        let number =
            if self.is_on(unit, Ground::Hill) { 0 } else { self.blockers(unit, target, &mut blockers) };
        let mut woods = [no_area(); crate::state::MOST_GROUNDS];
        let deep = self.woods(&mut woods);
        let lines = |from: &Rect| free_lines(from, &aimed, &blockers[..number].iter(), &woods[..deep]);
        let extended = Wing::ALL.iter().filter(|&&wing| self.unit(unit).wing(wing) == Counter::Extended);
        let counters = extended.filter(|&&wing| lines(&extension(&rect, wing))[0].is_some()).count();
        (lines(&rect).iter().flatten().count() + counters) as u8
    }

    /// Cards and counters near the line, but not those of the two themselves.
    fn blockers(&self, unit: UnitId, target: UnitId, out: &mut [Rect]) -> usize {
        let mut number = 0;
        let ends = [unit, target].map(|end| self.unit(end).pose);
        let others = self.everybody().filter(|&other| other != unit && other != target);
        for other in others.filter(|&other| may_lie_between(ends, self.unit(other).pose)) {
            let counters = self.counters(other).map(|(_, rect)| rect);
            for rect in std::iter::once(self.rect(other)).chain(counters) {
                out[number] = rect;
                number += 1;
            }
        }
        number
    }

    /// Ends the phase when nobody can shoot.
    pub(crate) fn next_shot(&mut self) -> Flow {
        let shooters = self.standing(self.mover).filter(|&unit| self.may_shoot(unit));
        let any = shooters.into_iter().any(|unit| self.targets(unit).next().is_some());
        self.frames.wait_if(any)
    }

    pub(crate) fn list_shots(&self, out: &mut Vec<Action>) {
        let shooters = self.standing(self.mover).filter(|&unit| self.may_shoot(unit));
        out.extend(
            shooters.flat_map(|unit| self.targets(unit).map(move |target| Action::Shoot(unit, target))),
        );
        out.push(Action::Done);
    }

    pub(crate) fn shoot<L: Log<Event>>(&mut self, unit: UnitId, target: UnitId, log: &mut L) {
        self.mark(unit, Mark::Shot, true);
        let dice = self.lines_of_fire(unit, target);
        log.add(Event::Shot { unit, target, dice });
        self.begin_combat([unit, target], true);
    }

    /// The strikes of a ranged attack: one, none if the wind turns, two if the shooting is intensive (13.1, 13.2).
    pub(crate) fn order_volley(&mut self) {
        let combat = *self.fight();
        if combat.has(Role::Defender, CombatEvent::ChangeOfWind) {
            return self.blow_astray();
        }
        for _ in 0..combat.count(Role::Attacker, CombatEvent::IntensiveShooting) {
            self.frames.call(Frame::Again);
            self.frames.call(Frame::Shaken);
        }
        self.frames.call(Frame::Wounds);
        self.frames.call(Frame::Strike { role: Role::Attacker });
    }

    /// The same attack once more, if it still can be made (13.1).
    pub(crate) fn shoot_again(&mut self) {
        self.fight_mut().suffered = [0; 2];
        let [shooter, target] = self.fight().units;
        if self.stands(target) && self.targets(shooter).any(|one| one == target) {
            self.frames.call(Frame::Wounds);
            self.frames.call(Frame::Strike { role: Role::Attacker });
        }
    }

    /// Skirmishers use what is left of their movement (11.8).
    pub(crate) fn after_volley(&mut self, unit: UnitId) {
        let trip =
            Trip { spent: self.unit(unit).spent, pace: self.unit(unit).pace, ..Trip::new(Gait::Escape) };
        let able = self.stands(unit) && self.has_trait(unit, Trait::Skirmisher) && self.is_steady(unit);
        let regular = self.is(unit, Mark::Regular) && self.budget(unit, trip).left() > 0;
        if able && regular && !self.is_engaged(unit) {
            self.frames.call(Frame::GetAway { unit, trip });
        }
    }
}
