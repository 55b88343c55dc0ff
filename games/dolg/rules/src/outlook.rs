//! What it is worth to bots to stand somewhere: whom one threatens and shoots at from there, by whom one is threatened, who
//! guards the flanks, and how far the enemy is.

use std::ops::Deref;

use crate::ids::{Edge, Mark, PLACES, Side, UnitId};
use crate::space::{DEPTH, FINE, FRONT, Pose, Rect, UD, corner_in_front_arc, within, zone};
use crate::state::State;

/// How much of a charge counts that can be made in the next turn, if the enemy waits for it.
const PROMISE: f32 = 0.5;
/// How much of the worst charge counts that the enemy can make at once, and of each other one.
const DANGER: f32 = 0.5;
const MORE_DANGER: f32 = 0.2;
/// How much of the best volley of the next turn counts.
const VOLLEY: f32 = 0.6;
/// What a UD more between the unit and the enemy costs.
const PULL: f32 = 1.6;
/// What a neighbour is worth, and how near its centre is.
const NEIGHBOUR: f32 = 1.5;
const BESIDE: i32 = FRONT + UD;
/// What it costs to look away from the nearest enemy altogether.
const LOOKING_AWAY: f32 = 4.0;
/// Nobody charges or throws farther.
const FAR: i32 = 9 * UD + DIAGONAL;
/// From corner to corner of a card.
const DIAGONAL: i32 = 1083;

/// A position with what is looked up again and again.
pub(crate) struct Scene<'a> {
    state: &'a State,
    rects: [Rect; PLACES],
    engaged: u128,
}

/// What makes a place good or bad for a unit.
#[derive(Clone, Copy)]
pub(crate) struct Parts {
    /// The best charge from there, and at whom.
    pub(crate) charge: (f32, UnitId),
    /// The best volley from there, and at whom.
    pub(crate) volley: (f32, UnitId),
    /// The worst charge of an enemy, and whose.
    pub(crate) attack: (f32, UnitId),
    /// All charges of enemies.
    danger: f32,
    /// The way to the enemy.
    pub(crate) pull: f32,
    /// Friends beside it.
    pub(crate) neighbours: f32,
    /// How far it looks away from the nearest enemy.
    pub(crate) looking_away: f32,
}

impl Parts {
    /// What the unit can do to an enemy next.
    pub(crate) fn gain(&self) -> f32 {
        (PROMISE * self.charge.0).max(VOLLEY * self.volley.0)
    }

    /// Is that a volley?
    pub(crate) fn is_volley(&self) -> bool {
        VOLLEY * self.volley.0 > PROMISE * self.charge.0
    }

    /// What enemies can do to it by charging.
    pub(crate) fn risk(&self) -> f32 {
        DANGER * self.attack.0 + MORE_DANGER * (self.danger - self.attack.0)
    }

    fn total(&self) -> f32 {
        self.gain() - DANGER * self.attack.0 - MORE_DANGER * (self.danger - self.attack.0) - self.pull
            + self.neighbours
            - self.looking_away
    }
}

/// Keeps what is worth more.
fn raise(best: &mut (f32, UnitId), worth: f32, unit: UnitId) {
    if worth > best.0 {
        *best = (worth, unit);
    }
}

impl Deref for Scene<'_> {
    type Target = State;

    fn deref(&self) -> &State {
        self.state
    }
}

impl<'a> Scene<'a> {
    pub(crate) fn new(state: &'a State) -> Scene<'a> {
        let mut scene = Scene { state, rects: [Pose::new(0, 0, 0).rect(); PLACES], engaged: 0 };
        for unit in state.everybody() {
            scene.rects[unit.index()] = state.rect(unit);
        }
        for unit in state.standing(Side::South) {
            for foe in state.standing(Side::North) {
                if crate::space::contact(scene.card(unit), scene.card(foe)).is_some() {
                    scene.engaged |= 1 << unit.index() | 1 << foe.index();
                }
            }
        }
        scene
    }

    /// Where the card of a unit lies.
    pub(crate) fn card(&self, unit: UnitId) -> &Rect {
        &self.rects[unit.index()]
    }

    /// Is the unit in contact with an enemy?
    pub(crate) fn fights(&self, unit: UnitId) -> bool {
        self.engaged >> unit.index() & 1 == 1
    }

    /// The enemies of a unit that do not flee.
    pub(crate) fn enemies(&self, unit: UnitId) -> impl Iterator<Item = UnitId> + '_ {
        self.state.standing(unit.side().enemy()).filter(|&foe| !self.is(foe, Mark::Fleeing))
    }

    /// What standing there is worth.
    pub(crate) fn outlook(&self, unit: UnitId, pose: Pose) -> f32 {
        self.parts(unit, pose).map_or(0.0, |parts| parts.total())
    }

    /// What makes a place good or bad; nothing if there is no enemy left.
    #[inline]
    pub(crate) fn parts(&self, unit: UnitId, pose: Pose) -> Option<Parts> {
        let rect = pose.rect();
        let (mut charge, mut volley, mut attack) = ((0.0_f32, unit), (0.0_f32, unit), (0.0_f32, unit));
        let mut danger = 0.0_f32;
        let (mut nearest, mut facing) = (i32::MAX, unit);
        let shoots = self.shoots(unit);
        let far = if shoots { FAR.max(self.range(unit, true) + DIAGONAL) } else { FAR };
        for foe in self.enemies(unit) {
            let other = self.card(foe);
            let away = away(&rect, other);
            if away < nearest {
                (nearest, facing) = (away, foe);
            }
            if away > far {
                continue;
            }
            raise(&mut charge, self.threat(unit, &rect, foe, other), foe);
            let threat = self.threat(foe, other, unit, &rect);
            raise(&mut attack, threat, foe);
            danger += threat;
            if shoots {
                raise(&mut volley, self.volley_worth(unit, &rect, foe), foe);
            }
        }
        if nearest == i32::MAX {
            return None;
        }
        let bows = shoots && !self.unit(unit).row().has_javelins();
        let wish = if bows { self.range(unit, false) } else { 0 };
        Some(Parts {
            charge,
            volley,
            attack,
            danger,
            pull: PULL * (nearest - FRONT - wish).max(0) as f32 / UD as f32,
            neighbours: self.neighbours(unit, &rect),
            looking_away: LOOKING_AWAY * (1.0 - looks_at(pose, self.card(facing))),
        })
    }

    /// Has the unit missiles?
    pub(crate) fn shoots(&self, unit: UnitId) -> bool {
        let card = self.unit(unit);
        card.row().missiles.is_some() && card.empty_quivers == 0
    }

    /// What a unit would gain by charging an enemy, each of them there; 0 if it cannot.
    fn threat(&self, unit: UnitId, rect: &Rect, foe: UnitId, other: &Rect) -> f32 {
        let reach = i32::from(self.unit(unit).row().movement) * UD;
        let can = !self.fights(unit)
            && is_near(rect, other, reach)
            && corner_in_front_arc(rect, other)
            && self.may_charge(unit);
        if !can {
            return 0.0;
        }
        let edge = Edge::ALL[zone(other, rect.front_middle()) as usize];
        self.charge_worth(unit, foe, edge).max(0.0)
    }

    /// The best charge from where a unit stands.
    pub(crate) fn best_threat(&self, unit: UnitId) -> f32 {
        let foes = self.state.standing(unit.side().enemy());
        foes.map(|foe| self.threat(unit, self.card(unit), foe, self.card(foe))).fold(0.0, f32::max)
    }

    /// Friends beside a unit guard its flanks.
    fn neighbours(&self, unit: UnitId, rect: &Rect) -> f32 {
        let beside = |friend: &UnitId| {
            let other = self.card(*friend);
            *friend != unit
                && rect.center.is_within(other.center, BESIDE)
                && rect.heading.turn_to(other.heading).abs() <= 60
        };
        NEIGHBOUR * self.standing(unit.side()).filter(beside).take(2).count() as f32
    }

    /// The nearest enemy that does not flee, or the nearest of all.
    pub(crate) fn nearest_foe(&self, unit: UnitId) -> Option<(UnitId, i32)> {
        let foes = self.standing(unit.side().enemy());
        let gaps = foes.map(|foe| (foe, away(self.card(unit), self.card(foe))));
        gaps.min_by_key(|&(foe, gap)| (self.is(foe, Mark::Fleeing), gap, foe))
    }
}

/// Are two cards at most this far apart? Centres tell it, unless they are neither near nor far.
pub(crate) fn is_near(rect: &Rect, other: &Rect, length: i32) -> bool {
    rect.center.is_within(other.center, length + DEPTH)
        || rect.center.is_within(other.center, length + DIAGONAL) && within(rect, other, length)
}

/// How far two centres are apart, in 0.1 mm.
fn away(rect: &Rect, other: &Rect) -> i32 {
    (rect.center.square_to(other.center).isqrt() / i64::from(FINE)) as i32
}

/// From -1, looking away, to 1, looking at it.
fn looks_at(pose: Pose, other: &Rect) -> f32 {
    let center = pose.center();
    let (x, y) = ((other.center.x - center.x) as f32, (other.center.y - center.y) as f32);
    let ahead = pose.heading.ahead();
    let (ahead_x, ahead_y) = (ahead.x as f32, ahead.y as f32);
    let lengths = (x * x + y * y).sqrt() * (ahead_x * ahead_x + ahead_y * ahead_y).sqrt();
    if lengths > 0.0 { (x * ahead_x + y * ahead_y) / lengths } else { 0.0 }
}
