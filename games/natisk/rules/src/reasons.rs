//! Why a position is better or worse for a side than the one before: what changed in [`Judged::value`], in words of the board. Of each
//! theatre only the weightiest change is told. What the value does not count, units and special weapons, has a small worth of its own.
//!
//! [`Judged::value`]: sandtable_core::Judged::value

use sandtable_core::{Judged, Message, Quiet, Reason, Say, Seat};

use crate::flow::Frame;
use crate::ids::{Side, Theatre};
use crate::state::State;

/// What another unit to choose from is worth, in points.
const UNIT: f32 = 0.4;
/// What a special weapon is worth, in points.
const WEAPON: f32 = 0.5;
/// What it is worth to place another unit at once, in points.
const SECOND_UNIT: f32 = 0.8;
/// What it is worth to have the points that end the war, in points.
const GOAL: f32 = 1.5;
/// The part of a campaign's points that is as good as lost where the rival only has to fill its last space.
const LAST_SPACE: f32 = 0.35;
/// However far ahead or behind a side is, things matter at least this much.
const LEAST_SLOPE: f32 = 0.5;
/// So many points end the war (7.1, 7.2).
const ENOUGH: u8 = 25;
/// What a step on another track is worth, in points.
const STEP: f32 = 0.4;
/// Whoever has only this part of a track to go is close to closing a theatre.
const CLOSE: i8 = 4;

sandtable_core::messages! {
    /// What speaks for a choice of this side, or against it.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    enum Because in "natisk-because" {
        /// The game is won (7).
        Won,
        /// The game is lost (7).
        Lost,
        /// All that was undecided in a theatre is won at the end of its track (6.4).
        Closes { place: Place },
        /// The rival has won it (6.4).
        RivalCloses { place: Place },
        /// A campaign is won (6.1).
        WinsCampaign { place: Place },
        /// The rival has won it (6.1).
        LosesCampaign { place: Place },
        /// Points of propaganda (4.7).
        Scores { points: u8 },
        /// The rival got them (4.7).
        RivalScores { points: u8 },
        /// The points that end the war are reached (7.1, 7.2).
        Enough,
        /// The rival has reached them (7.1, 7.2).
        RivalEnough,
        /// Few steps to the end of a track (6.4).
        NearEnd { place: Place },
        /// Few steps for the rival (6.4).
        RivalNearEnd { place: Place },
        /// The marker has come over to this side (1.8).
        Leads { place: Place },
        /// It has gone over to the rival (1.8).
        RivalLeads { place: Place },
        /// The rival leads no more (1.8).
        EndsLead { place: Place },
        /// This side leads no more (1.8).
        LosesLead { place: Place },
        /// Further ahead (3.5).
        Extends { place: Place },
        /// The rival is further ahead (3.5).
        RivalExtends { place: Place },
        /// The rival is less far ahead (3.5).
        Narrows { place: Place },
        /// This side is less far ahead (3.5).
        RivalNarrows { place: Place },
        /// The rival leads and only has to fill the last space (6.1).
        LeavesLastSpace { place: Place },
        /// One more unit may be placed at once (5.5).
        AnotherUnit,
        /// A marker elsewhere may be moved (4.9).
        AnotherMarker { steps: u8 },
        /// More units to choose from (4.2).
        Units { number: u8 },
        /// Fewer.
        FewerUnits,
        /// More special weapons, in the bag or at hand (4.3, 4.4).
        Weapon,
        /// One of them was spent.
        SpendsWeapon,
        /// The rival's reserve was bombed (4.5).
        Bombs,
        /// This side's was (4.5).
        IsBombed,
    }
}

/// Where: `in Western Europe`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Place(Theatre);

impl Say for Place {
    fn say(&self) -> Message {
        Message::new(format!("natisk-in-{}", self.0))
    }
}

/// Two positions, compared for a side.
struct Comparison<'a> {
    before: &'a State,
    after: &'a State,
    side: Side,
    /// What a point is worth here, as a part of the victory.
    point: f32,
    out: &'a mut Vec<Reason>,
}

pub(crate) fn compare(before: &State, after: &State, seat: Seat, out: &mut Vec<Reason>) {
    let (side, value) = (before.side(seat), before.value(seat));
    if let Some(ending) = after.ending {
        let because = if ending.winner == side { Because::Won } else { Because::Lost };
        out.push(Reason { worth: after.value(seat) - value, say: because.say() });
        return;
    }
    // The slope of the value, which is 1 / (1 + |ahead| / 12) on either side of the middle.
    let even = (1.0 - (2.0 * value - 1.0).abs()).max(LEAST_SLOPE);
    let (before, after) = (before.marched(), after.marched());
    Comparison { before: &before, after: &after, side, point: even * even / 24.0, out }.run();
}

impl Comparison<'_> {
    fn run(mut self) {
        let mut known = [0.0; 2];
        for &theatre in self.before.board().theatres() {
            self.compare_theatre(theatre, &mut known);
        }
        self.compare_other_points(known);
        self.compare_units();
        match self.after.frames.top() {
            Some(Frame::Follow { side, .. }) if side == self.side => {
                self.add(SECOND_UNIT, Because::AnotherUnit);
            }
            Some(Frame::Strategic { side, steps, .. }) if side == self.side => {
                self.add(STEP * f32::from(steps), Because::AnotherMarker { steps });
            }
            _ => {}
        }
    }

    /// Adds a reason that is worth so many points.
    fn add(&mut self, points: f32, because: Because) {
        self.out.push(Reason { worth: points * self.point, say: because.say() });
    }

    /// The weightiest of what happened in a theatre, worth all of it; and what the campaigns there brought both sides.
    fn compare_theatre(&mut self, theatre: Theatre, known: &mut [f32; 2]) {
        let place = Place(theatre);
        let promised = self.after.promise_of(self.side, theatre) - self.before.promise_of(self.side, theatre);
        let brought = self.brought(theatre);
        known[0] += brought[0];
        known[1] += brought[1];
        let worth = promised + brought[0] - brought[1];
        let lead = |state: &State| state.lead(self.side, theatre);
        if let Some(because) = self.decided(place, brought) {
            self.add(worth, because);
        } else if let Some(because) = moved(place, lead(self.before), lead(self.after)) {
            self.add(worth, because);
        }
        self.compare_last_space(theatre);
    }

    /// The points of the campaigns that were finished in a theatre, for this side and for the rival (6.1, 6.2, 6.6).
    fn brought(&self, theatre: Theatre) -> [f32; 2] {
        let finished = |state: &State| state.front(theatre).map_or(0, |front| usize::from(front.finished));
        let (from, to) = (finished(self.before), finished(self.after));
        let rows = theatre.row().campaigns.get(from..to).unwrap_or_default();
        let icons = theatre.row().track.icons.unwrap_or([i8::MAX; 2]);
        let lead = self.after.lead(self.side, theatre);
        let bonus = icons.into_iter().filter(|&icon| lead.abs() >= icon).count() as f32;
        let points = rows.iter().map(|row| f32::from(row.points)).sum::<f32>();
        let points = if from < to { points + bonus } else { points };
        [if lead >= 0 { points } else { 0.0 }, if lead <= 0 { points } else { 0.0 }]
    }

    fn decided(&self, place: Place, [own, rivals]: [f32; 2]) -> Option<Because> {
        let close = State::track(place.0).close;
        let closed = |side: Side| self.after.lead(side, place.0) >= close;
        match () {
            () if own > rivals && closed(self.side) => Some(Because::Closes { place }),
            () if own > rivals => Some(Because::WinsCampaign { place }),
            () if rivals > own && closed(self.side.rival()) => Some(Because::RivalCloses { place }),
            () if rivals > own => Some(Because::LosesCampaign { place }),
            () => None,
        }
    }

    /// Points that no campaign brought.
    fn compare_other_points(&mut self, [own, rivals]: [f32; 2]) {
        let gain =
            |side: Side| self.after.points_and_due(side).saturating_sub(self.before.points_and_due(side));
        let (mine, theirs) = (gain(self.side), gain(self.side.rival()));
        let (own, rivals) = (mine.saturating_sub(own as u8), theirs.saturating_sub(rivals as u8));
        if own > 0 {
            self.add(own.into(), Because::Scores { points: own });
        }
        if rivals > 0 {
            self.add(-f32::from(rivals), Because::RivalScores { points: rivals });
        }
        let reaches = |side: Side| self.before.points(side) < ENOUGH && self.after.points(side) >= ENOUGH;
        if reaches(self.side) {
            self.add(GOAL, Because::Enough);
        }
        if reaches(self.side.rival()) {
            self.add(-GOAL, Because::RivalEnough);
        }
    }

    /// Does the rival, who moves next, only have to fill the last space of a campaign?
    fn compare_last_space(&mut self, theatre: Theatre) {
        let rival = self.side.rival();
        let threatens =
            |state: &State| state.active_free(theatre).is_power_of_two() && state.lead(rival, theatre) > 0;
        if self.next_to_place() == Some(rival) && threatens(self.after) && !threatens(self.before) {
            let points = f32::from(self.after.active_points(theatre));
            self.add(-LAST_SPACE * points, Because::LeavesLastSpace { place: Place(theatre) });
        }
    }

    /// Who places a unit next, if the turn is over.
    fn next_to_place(&self) -> Option<Side> {
        match self.after.frames.top() {
            Some(Frame::Place { side }) => Some(side),
            _ => None,
        }
    }

    /// What the reserves and the bags have more or less of than is usual after a turn.
    fn compare_units(&mut self) {
        let (own, rival) = (self.side, self.side.rival());
        let more = self.more(own, State::at_hand);
        if more > 0 {
            self.add(UNIT * f32::from(more), Because::Units { number: more as u8 });
        } else if more < 0 && self.next_to_place().is_some() {
            let because = if self.was_bombed(own) { Because::IsBombed } else { Because::FewerUnits };
            self.add(UNIT * f32::from(more), because);
        }
        match self.more(own, State::special_weapons) {
            0 => {}
            more if more > 0 => self.add(WEAPON * f32::from(more), Because::Weapon),
            fewer => self.add(WEAPON * f32::from(fewer), Because::SpendsWeapon),
        }
        if self.was_bombed(rival) {
            self.add(UNIT, Because::Bombs);
        }
    }

    /// A bombed unit goes back into its bag (4.6).
    fn was_bombed(&self, side: Side) -> bool {
        let another = self.before.bombed[side.index()] != self.after.bombed[side.index()];
        self.more(side, State::at_hand) < 0 && (another || self.more(side, State::in_bag) > 0)
    }

    fn more(&self, side: Side, count: fn(&State, Side) -> u8) -> i16 {
        i16::from(count(self.after, side)) - i16::from(count(self.before, side))
    }
}

/// What it means that a marker moved from one lead of this side to another; a lead below 0 is the rival's.
fn moved(place: Place, from: i8, to: i8) -> Option<Because> {
    let close = State::track(place.0).close;
    let gate = close - close / CLOSE;
    let (first, last) = (from.signum(), to.signum());
    Some(match () {
        () if from == to => return None,
        () if to >= gate && from < gate => Because::NearEnd { place },
        () if -to >= gate && -from < gate => Because::RivalNearEnd { place },
        () if last > 0 && first <= 0 => Because::Leads { place },
        () if last < 0 && first >= 0 => Because::RivalLeads { place },
        () if last == 0 && first < 0 => Because::EndsLead { place },
        () if last == 0 => Because::LosesLead { place },
        () if last > 0 && to > from => Because::Extends { place },
        () if last > 0 => Because::RivalNarrows { place },
        () if to > from => Because::Narrows { place },
        () => Because::RivalExtends { place },
    })
}

impl State {
    /// With the markers where the units that were placed are certain to bring them, once their effects are over (3.4, 3.5).
    fn marched(&self) -> State {
        let mut state = self.clone();
        for frame in self.frames.iter() {
            if let Frame::March { side, theatre, strength } = frame {
                state.march(side, theatre, strength as i8, &mut Quiet);
            }
        }
        state
    }

    /// What the lead in a theatre promises, if anything is undecided there.
    fn promise_of(&self, side: Side, theatre: Theatre) -> f32 {
        if self.is_open(theatre) { self.promise(side, theatre) } else { 0.0 }
    }

    /// The points of a side, with those it is still to get for a theatre it has closed (6.4, 6.6).
    fn points_and_due(&self, side: Side) -> u8 {
        let due = |frame: Frame| match frame {
            Frame::Reward { side: whose, points, .. } if whose == side => points,
            _ => 0,
        };
        self.points(side) + self.frames.iter().map(due).sum::<u8>()
    }

    /// How many units a side can choose from.
    fn at_hand(&self, side: Side) -> u8 {
        let row = if self.is_bot(side) { self.row.len() } else { 0 };
        (usize::from(self.reserves[side.index()].total()) + row) as u8
    }

    fn in_bag(&self, side: Side) -> u8 {
        self.bags[side.index()].total() as u8
    }

    /// How many special weapons a side has that are not on the board.
    fn special_weapons(&self, side: Side) -> u8 {
        self.unplaced(side).each().filter(|&unit| self.row_of(unit).special).count() as u8
    }
}
