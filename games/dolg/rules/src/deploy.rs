//! Deployment: units face down, one after the other (5.4 to 5.8).

use sandtable_core::{Amount, Flow, Log, Rng, Secret};

use crate::flow::Frame;
use crate::ids::{Kind, MOST_UNITS, Mark, Side, UnitId};
use crate::moves::Ranges;
use crate::reach::avoid;
use crate::space::{DEPTH, FINE, FRONT, Heading, Pose, Rect, TOLERANCE, Way, overlaps};
use crate::state::{State, Unit};
use crate::tables::{DEPLOYMENT, DEPLOYMENT_TURN};
use crate::words::{Action, Event};

/// How often a unit may be shifted or turned before it lies (5.5).
const SHIFTS: u8 = 6;
/// From one card of a line to the next: a card and a quarter of a UD.
const FILE: i32 = FRONT + 125;
/// From one line to the next.
const RANK: i32 = DEPTH + 125;
impl State {
    /// The side with more units, or luck (5.4).
    pub(crate) fn choose_first_deployer(&mut self) -> Flow {
        let [south, north] = [Side::South, Side::North].map(|side| self.army(side).reserve.total());
        if south == north {
            return Flow::Wait;
        }
        let side = if south > north { Side::South } else { Side::North };
        self.frames.goto(Frame::Deploy { side });
        Flow::Go
    }

    /// A side without units is passed over; when neither has any, both place their generals, first the side that laid the
    /// last unit (5.5, 5.8).
    pub(crate) fn next_deployer(&mut self, side: Side) -> Flow {
        if !self.army(side).reserve.is_empty() {
            return Flow::Wait;
        }
        if self.army(side.enemy()).reserve.is_empty() {
            self.frames.done();
        } else {
            self.frames.goto(Frame::Deploy { side: side.enemy() });
        }
        Flow::Go
    }

    pub(crate) fn list_deployments(&self, side: Side, out: &mut Vec<Action>) {
        out.extend(self.army(side).reserve.kinds().map(Action::Deploy));
    }

    /// A unit is laid onto the first free place of its zone; from there it can be shifted (5.5).
    pub(crate) fn deploy<L: Log<Event>>(&mut self, side: Side, kind: Kind, log: &mut L) {
        self.frames.goto(Frame::Deploy { side: side.enemy() });
        self.last_deployer = side;
        self.army_mut(side).reserve.take(kind);
        let unit = UnitId::of(side, self.deployed(side));
        log.add(Event::Deployed { unit, kind: Secret::of(kind, side.seat()) });
        *self.unit_mut(unit) = Unit { kind, ..Unit::NONE };
        match self.first_free_place(side) {
            Some(pose) => {
                self.unit_mut(unit).pose = pose;
                self.mark(unit, Mark::Standing, true);
                self.frames.call(Frame::Place { unit, left: SHIFTS });
            }
            // Ruling: a unit for which no place is left stays out of the battle and counts as destroyed.
            None => self.mark(unit, Mark::Destroyed, true),
        }
    }

    /// How many units of a side have been laid.
    pub(crate) fn deployed(&self, side: Side) -> usize {
        let there = |nth: &usize| {
            let unit = self.unit(UnitId::of(side, *nth));
            unit.is(Mark::Standing) || unit.is(Mark::Destroyed)
        };
        (0..MOST_UNITS).take_while(there).count()
    }

    /// From the middle outwards, the front line first; if it must be, anywhere.
    fn first_free_place(&self, side: Side) -> Option<Pose> {
        let width = self.table().width;
        let files = width / FILE;
        let lines = (0..3).flat_map(|rank| (0..files).map(move |file| (rank * RANK, outward(file) * FILE)));
        let depth = DEPLOYMENT - DEPTH;
        let anywhere = (0..=depth / 100)
            .flat_map(move |rank| (0..width / 100).map(move |file| (rank * 100, outward(file) * 100)));
        let pose = |(back, aside): (i32, i32)| {
            self.pose_in_zone(side, width / 2 + aside, DEPLOYMENT - DEPTH / 2 - back)
        };
        lines.chain(anywhere).map(pose).find(|pose| self.is_place(side, *pose, None))
    }

    /// So far from the left edge and from the side's own edge, looking straight ahead.
    fn pose_in_zone(&self, side: Side, across: i32, depth: i32) -> Pose {
        let y = match side {
            Side::South => depth,
            Side::North => self.table().height - depth,
        };
        Pose { x: across as i16, y: y as i16, heading: forward(side) }
    }

    /// Is the pose inside the zone and free of other units (5.6)?
    fn is_place(&self, side: Side, pose: Pose, but: Option<UnitId>) -> bool {
        let rect = pose.rect();
        self.is_in_zone(side, &rect)
            && self
                .standing(side)
                .filter(|&unit| Some(unit) != but)
                .all(|unit| !overlaps(&rect, &self.rect(unit)))
    }

    /// Does the rectangle lie wholly in the zone of a side?
    fn is_in_zone(&self, side: Side, rect: &Rect) -> bool {
        let table = self.table();
        rect.corners.iter().all(|corner| {
            let depth = match side {
                Side::South => corner.y,
                Side::North => table.height * FINE - corner.y,
            };
            (0..=DEPLOYMENT * FINE).contains(&depth) && (0..=table.width * FINE).contains(&corner.x)
        })
    }

    /// How far from the left edge the unit may lie, depth and heading kept.
    pub(crate) fn places_across(&self, unit: UnitId) -> Ranges {
        let mut rect = self.rect(unit);
        let reach = rect.corners.iter().map(|corner| corner.x - rect.center.x).max().unwrap_or(0);
        let margin = ceil_div(reach, FINE);
        let mut lengths = Ranges::new(margin, self.table().width - margin);
        rect = Pose { x: 0, ..self.unit(unit).pose }.rect();
        let way = Way::new(&rect, Heading::new(180));
        self.avoid_friends(unit, &way, &mut lengths);
        lengths
    }

    /// How far from its own edge it may lie.
    pub(crate) fn places_deep(&self, unit: UnitId) -> Ranges {
        let side = unit.side();
        let rect = self.rect(unit);
        let reach = rect.corners.iter().map(|corner| corner.y - rect.center.y).max().unwrap_or(0);
        let margin = ceil_div(reach, FINE);
        let mut lengths = Ranges::new(margin, DEPLOYMENT - margin);
        let edge = if side == Side::South { 0 } else { self.table().height as i16 };
        let start = Pose { y: edge, ..self.unit(unit).pose }.rect();
        self.avoid_friends(unit, &Way::new(&start, forward(side)), &mut lengths);
        lengths
    }

    fn avoid_friends(&self, unit: UnitId, way: &Way, lengths: &mut Ranges) {
        for other in self.standing(unit.side()).filter(|&other| other != unit) {
            avoid(lengths, way.overlap(&self.rect(other), TOLERANCE));
        }
    }

    /// How far it may be turned from straight ahead, clockwise.
    pub(crate) fn places_turned(&self, unit: UnitId) -> Ranges {
        let side = unit.side();
        let mut lengths = Ranges::new(-DEPLOYMENT_TURN, DEPLOYMENT_TURN);
        for turn in -DEPLOYMENT_TURN..=DEPLOYMENT_TURN {
            let pose = Pose { heading: forward(side).turned(turn), ..self.unit(unit).pose };
            if !self.is_place(side, pose, Some(unit)) {
                lengths.cut(turn, turn);
            }
        }
        lengths
    }

    pub(crate) fn list_places(&self, unit: UnitId, left: u8, out: &mut Vec<Action>) {
        if left > 0 {
            let across = self.places_across(unit);
            let middle = self.table().width / 2;
            let files = (-20..=20).map(|file| middle + file * FILE).filter(|&file| across.contains(file));
            out.extend(files.map(|file| Action::Across(Amount(file))));
            let deep = self.places_deep(unit);
            let ranks = (0..3)
                .rev()
                .map(|rank| DEPLOYMENT - DEPTH / 2 - rank * RANK)
                .filter(|&rank| deep.contains(rank));
            out.extend(ranks.map(|rank| Action::Depth(Amount(rank))));
            let turned = self.places_turned(unit);
            let turns = (-3..=3).map(|turn| 30 * turn).filter(|&turn| turned.contains(turn));
            out.extend(turns.map(|turn| Action::Face(Amount(turn))));
        }
        out.push(Action::Done);
    }

    /// One shift of a unit that is being laid.
    pub(crate) fn shift(&mut self, unit: UnitId, left: u8, action: Action) {
        let side = unit.side();
        let height = self.table().height as i16;
        let pose = &mut self.unit_mut(unit).pose;
        match action {
            Action::Across(place) => pose.x = place.0 as i16,
            Action::Depth(place) if side == Side::South => pose.y = place.0 as i16,
            Action::Depth(place) => pose.y = height - place.0 as i16,
            Action::Face(angle) => pose.heading = forward(side).turned(angle.0),
            _ => return self.frames.done(),
        }
        self.frames.goto(Frame::Place { unit, left: left - 1 });
    }

    /// May the unit that is being laid be shifted so?
    pub(crate) fn may_shift(&self, unit: UnitId, left: u8, action: Action) -> bool {
        left > 0
            && match action {
                Action::Across(place) => self.places_across(unit).contains(place.0),
                Action::Depth(place) => self.places_deep(unit).contains(place.0),
                Action::Face(angle) => self.places_turned(unit).contains(angle.0),
                _ => false,
            }
            || action == Action::Done
    }

    /// All units are turned up; generals, then cards (5.7, 5.8, 5.10).
    pub(crate) fn reveal<L: Log<Event>>(&mut self, log: &mut L) {
        self.face_down = false;
        log.add(Event::Revealed);
        for side in [Side::North, Side::South] {
            self.frames.call(Frame::Draw { side, left: self.leadership(side) });
        }
        if self.victory.is_none() {
            self.frames.call(Frame::VictoryDie);
        }
        let last = self.last_deployer;
        self.frames.call(Frame::Post { side: last.enemy() });
        self.frames.call(Frame::Post { side: last });
    }

    /// Which of the enemy's cards lies where, the seat cannot know (5.5); nor which they are, but their number and price (5.3).
    pub(crate) fn imagine_deployment(&mut self, side: Side, rng: &mut Rng) {
        let laid = self.deployed(side);
        let number = laid + usize::from(self.army(side).reserve.total());
        let Some(troops) = self.imagine_troops(side, number, rng) else { return };
        let mut kinds = [Unit::NONE.kind; MOST_UNITS];
        kinds.iter_mut().zip(troops.each()).for_each(|(place, kind)| *place = kind);
        for nth in 0..laid {
            kinds.swap(nth, nth + rng.below((number - nth) as u32) as usize);
            self.unit_mut(UnitId::of(side, nth)).kind = kinds[nth];
        }
        self.army_mut(side).reserve = kinds[laid..number].iter().copied().collect();
    }
}

/// Where the units of a side look at first (2.2).
pub(crate) const fn forward(side: Side) -> Heading {
    match side {
        Side::South => Heading::NORTH,
        Side::North => Heading::SOUTH,
    }
}

/// 0, 1, -1, 2, -2: from the middle outwards.
const fn outward(nth: i32) -> i32 {
    if nth % 2 == 1 { (nth + 1) / 2 } else { -nth / 2 }
}

const fn ceil_div(value: i32, by: i32) -> i32 {
    (value + by - 1).div_euclid(by)
}
