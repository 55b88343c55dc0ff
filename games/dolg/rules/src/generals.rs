//! Generals: where they are, how they die, and what follows (17).

use sandtable_core::Log;

use crate::flow::Peril;
use crate::ids::{Mark, Side, UnitId};
use crate::state::State;
use crate::tables::{GENERAL_CHANGE, GENERAL_ESCAPE};
use crate::words::{Action, Event};

impl State {
    pub(crate) fn list_posts(&self, side: Side, out: &mut Vec<Action>) {
        out.extend(self.standing(side).map(Action::Appoint));
    }

    /// The general goes to a unit (5.8, 7.19, 17.6).
    pub(crate) fn appoint<L: Log<Event>>(&mut self, unit: UnitId, log: &mut L) {
        let army = self.army_mut(unit.side());
        army.post = Some(unit);
        if let Some(general) = army.general {
            log.add(Event::Appointed { unit, general });
        }
    }

    /// A die about a general's life (13.13, 17.3, 17.4).
    pub(crate) fn roll_for_general<L: Log<Event>>(
        &mut self,
        side: Side,
        peril: Peril,
        face: u8,
        log: &mut L,
    ) {
        self.frames.done();
        log.add(Event::GeneralRoll { side, face });
        match (peril, face) {
            (Peril::Wounds, 1) | (Peril::Event, 5..) | (Peril::Destruction, ..4) => {
                self.kill_general(side, log);
            }
            (Peril::Wounds, _) => {}
            (Peril::Event, _) => self.change_leadership(side, -1, log),
            (Peril::Destruction, _) => self.save_general(side, log),
        }
    }

    /// To the nearest unit within 4 UD, if there is one (17.4).
    fn save_general<L: Log<Event>>(&mut self, side: Side, log: &mut L) {
        let Some(post) = self.army(side).post else { return };
        let nearest = self.near(post, side, GENERAL_ESCAPE).min_by_key(|&unit| (self.gap(post, unit), unit));
        match nearest {
            Some(unit) => self.appoint(unit, log),
            None => self.kill_general(side, log),
        }
    }

    /// He is dead; those near him hear of it (17.4, 17.5).
    pub(crate) fn kill_general<L: Log<Event>>(&mut self, side: Side, log: &mut L) {
        let army = self.army_mut(side);
        army.killed = true;
        let (post, general) = (army.post.take(), army.general);
        if let (Some(post), Some(general)) = (post, general) {
            log.add(Event::GeneralKilled { side, general });
            self.spread_bad_news(side, post);
        }
    }

    /// 7.20, 13.13
    pub(crate) fn change_leadership<L: Log<Event>>(&mut self, side: Side, change: i8, log: &mut L) {
        self.army_mut(side).leadership_change += change;
        log.add(Event::Leadership { side, leadership: self.leadership(side) });
    }

    /// 17.6
    pub(crate) fn appoint_freely<L: Log<Event>>(&mut self, unit: UnitId, log: &mut L) {
        self.mark(unit, Mark::Visited, true);
        self.appoint(unit, log);
    }

    /// Does the side have a general who is not fleeing (7.3)?
    pub(crate) fn is_led(&self, side: Side) -> bool {
        let army = self.army(side);
        !army.killed && army.post.is_some_and(|post| !self.is(post, Mark::Fleeing))
    }

    /// The units the general may go to for nothing: both activated and near each other (17.6).
    pub(crate) fn free_posts(&self) -> impl Iterator<Item = UnitId> + '_ {
        let post = self.army(self.mover).post.filter(|&post| self.may_lend(post));
        post.into_iter().flat_map(move |post| {
            self.near(post, self.mover, GENERAL_CHANGE)
                .filter(move |&unit| unit != post && self.may_lend(unit))
        })
    }

    /// Activated, not fleeing; he does not go to and fro between units in one phase.
    // Ruling: a unit he has joined freely in this turn he leaves by an order only.
    fn may_lend(&self, unit: UnitId) -> bool {
        self.is(unit, Mark::Activated) && !self.is(unit, Mark::Fleeing) && !self.is(unit, Mark::Visited)
    }
}
