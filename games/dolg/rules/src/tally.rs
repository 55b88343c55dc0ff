//! What a side has taken from the enemy: the units destroyed or fleeing (19.1).

use sandtable_core::{Message, Say, TallyLine};

use crate::ids::{MOST_UNITS, Mark, Side, UnitId};
use crate::state::State;

impl State {
    /// A line for every unit the enemy has lost, and one for those it never brought to the table.
    pub(crate) fn account(&self, side: Side) -> Vec<TallyLine> {
        let units = (0..MOST_UNITS).map(|nth| UnitId::of(side.enemy(), nth));
        let mut lines: Vec<_> = units.filter_map(|unit| self.lost_line(unit)).collect();
        let unseen = self.unseen_points(side.enemy());
        if unseen > 0 {
            lines.push(TallyLine::new(Message::new("dolg-tally-reserve"), unseen));
        }
        lines
    }

    fn lost_line(&self, unit: UnitId) -> Option<TallyLine> {
        let id = match () {
            () if self.is(unit, Mark::Destroyed) => "dolg-tally-destroyed",
            () if self.stands(unit) && self.is(unit, Mark::Fleeing) => "dolg-tally-fleeing",
            () => return None,
        };
        let kind = self.unit(unit).kind;
        Some(TallyLine::new(Message::new(id).with("unit", kind.say()), kind.row().points))
    }

    /// What the units cost that are not on the table yet.
    pub(crate) fn unseen_points(&self, side: Side) -> u16 {
        crate::army::price(&self.army(side).reserve)
    }

    /// What a side has taken from the enemy by now; units that are still to come are not lost yet.
    pub(crate) fn taken_points(&self, side: Side) -> u16 {
        let lost = self.lost_points(side.enemy());
        if self.ending.is_some() { lost } else { lost.saturating_sub(self.unseen_points(side.enemy())) }
    }
}
