//! Laying pieces of ground before the battle (5.2).

use sandtable_core::{Amount, Flow, Log};

use crate::flow::Frame;
use crate::ids::{Ground, Side};
use crate::moves::Ranges;
use crate::reach::{avoid, marks};
use crate::space::{Heading, Rect, Way, overlaps_deeper};
use crate::state::{Area, MOST_GROUNDS, State};
use crate::tables::{DEPLOYMENT, GROUND_MARGIN, GROUND_SIZE, GROUNDS};
use crate::words::{Action, Event};

/// How often a piece may be shifted before it lies.
const SHIFTS: u8 = 4;

impl State {
    /// Half of a die for each side, rounded up.
    pub(crate) fn roll_for_ground<L: Log<Event>>(&mut self, south: u8, face: u8, log: &mut L) {
        let number = face.div_ceil(2);
        let side = if south == 0 { Side::South } else { Side::North };
        log.add(Event::Grounds { side, number });
        // In the solo game the player alone lays ground (21.2).
        let alone = self.options.is_solo();
        self.frames.goto(match side {
            Side::South if alone => Frame::Lay { side, left: [number, 0] },
            Side::South => Frame::GroundDie { south: number },
            Side::North => Frame::Lay { side: Side::South, left: [south, number] },
        });
    }

    /// Who has none left is passed over; it ends when nobody has any, or nothing fits any more.
    pub(crate) fn next_layer(&mut self, side: Side, left: [u8; 2]) -> Flow {
        if left == [0; 2] || self.free_ground().is_none() {
            self.frames.done();
            return Flow::Go;
        }
        if left[side.index()] > 0 {
            return Flow::Wait;
        }
        self.frames.goto(Frame::Lay { side: side.enemy(), left });
        Flow::Go
    }

    pub(crate) fn list_grounds(out: &mut Vec<Action>) {
        out.extend(GROUNDS.iter().filter(|row| row.placed).map(|row| Action::Lay(row.ground)));
        out.push(Action::Done);
    }

    /// A piece is laid onto the first free place; from there it can be shifted.
    pub(crate) fn lay<L: Log<Event>>(&mut self, side: Side, mut left: [u8; 2], ground: Ground, log: &mut L) {
        let nth = self.areas().count();
        let Some(place) = self.free_ground() else { return };
        left[side.index()] -= 1;
        self.frames.goto(Frame::Lay { side: side.enemy(), left });
        self.grounds[nth] = Some(Area { ground, ..place });
        log.add(Event::Laid { side, ground });
        self.frames.call(Frame::PlaceGround { side, nth: nth as u8, left: SHIFTS });
    }

    /// The side wants no more.
    pub(crate) fn stop_laying(&mut self, side: Side, mut left: [u8; 2]) {
        left[side.index()] = 0;
        self.frames.goto(Frame::Lay { side: side.enemy(), left });
    }

    /// The first place that is free, from the left.
    fn free_ground(&self) -> Option<Area> {
        if self.areas().count() == MOST_GROUNDS {
            return None;
        }
        let (width, depth) = GROUND_SIZE;
        let table = self.table();
        let places = (width / 2..=table.width - width / 2).step_by(50);
        let piece = |x: i32| Area {
            ground: Ground::Wood,
            x: x as i16,
            y: (table.height / 2) as i16,
            width: width as i16,
            depth: depth as i16,
        };
        places.map(piece).find(|piece| self.is_ground_free(&piece.rect(), MOST_GROUNDS))
    }

    fn is_ground_free(&self, rect: &Rect, but: usize) -> bool {
        let others = self.grounds.iter().enumerate().filter(|&(nth, _)| nth != but);
        others.filter_map(|(_, area)| *area).all(|area| !overlaps_deeper(rect, &area.rect(), 0))
    }

    /// How far from the left edge the piece may lie.
    pub(crate) fn grounds_across(&self, nth: usize) -> Ranges {
        let Some(area) = self.grounds[nth] else { return Ranges::NONE };
        let half = i32::from(area.width) / 2;
        let mut lengths = Ranges::new(half, self.table().width - half);
        let start = Area { x: 0, ..area }.rect();
        self.avoid_grounds(nth, &Way::new(&start, Heading::new(180)), &mut lengths);
        lengths
    }

    /// How far from the southern edge.
    pub(crate) fn grounds_deep(&self, nth: usize) -> Ranges {
        let Some(area) = self.grounds[nth] else { return Ranges::NONE };
        let margin = DEPLOYMENT + GROUND_MARGIN + i32::from(area.depth) / 2;
        let mut lengths = Ranges::new(margin, self.table().height - margin);
        let start = Area { y: 0, ..area }.rect();
        self.avoid_grounds(nth, &Way::new(&start, Heading::NORTH), &mut lengths);
        lengths
    }

    fn avoid_grounds(&self, but: usize, way: &Way, lengths: &mut Ranges) {
        for (nth, area) in self.grounds.iter().enumerate() {
            if let Some(area) = area.filter(|_| nth != but) {
                avoid(lengths, way.overlap(&area.rect(), 0));
            }
        }
    }

    pub(crate) fn list_ground_places(&self, nth: usize, left: u8, out: &mut Vec<Action>) {
        if left > 0 {
            out.extend(marks(&self.grounds_across(nth), 500).map(|place| Action::Across(Amount(place))));
            out.extend(marks(&self.grounds_deep(nth), 500).map(|place| Action::Depth(Amount(place))));
        }
        out.push(Action::Done);
    }

    pub(crate) fn may_shift_ground(&self, nth: usize, left: u8, action: Action) -> bool {
        left > 0
            && match action {
                Action::Across(place) => self.grounds_across(nth).contains(place.0),
                Action::Depth(place) => self.grounds_deep(nth).contains(place.0),
                _ => false,
            }
            || action == Action::Done
    }

    /// One shift of a piece that is being laid.
    pub(crate) fn shift_ground(&mut self, side: Side, nth: u8, left: u8, action: Action) {
        let Some(area) = &mut self.grounds[nth as usize] else { return };
        match action {
            Action::Across(place) => area.x = place.0 as i16,
            Action::Depth(place) => area.y = place.0 as i16,
            _ => return self.frames.done(),
        }
        self.frames.goto(Frame::PlaceGround { side, nth, left: left - 1 });
    }
}
