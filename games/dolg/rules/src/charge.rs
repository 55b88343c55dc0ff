//! Charges, and contact with reduced movement (9).

use sandtable_core::Log;

use crate::flow::Frame;
use crate::ids::{Counter, Edge, Formation, Ground, Mark, Trait, UnitId};
use crate::movement::{Gait, Made, Trip};
use crate::moves::{Body, Charge, charges, charges_at};
use crate::state::State;
use crate::words::{Action, Event};

/// Target, edge and place of a charge.
pub(crate) type Aim = (UnitId, Edge, i8);

impl State {
    /// May the unit charge at all (9.1)?
    pub(crate) fn may_charge(&self, unit: UnitId) -> bool {
        let card = self.unit(unit);
        let formation = card.formation.is_none_or(|formation| formation == Formation::Wedge);
        self.is_steady(unit) && !card.is(Mark::Backwards) && formation && !card.row().has(Trait::Artillery)
    }

    /// Every charge of a unit by its cheapest way.
    pub(crate) fn each_charge(&self, unit: UnitId, gait: Gait, visit: impl FnMut(Charge)) {
        let mover = crate::moves::Mover { extended: [false; 2], ..self.mover(unit) };
        charges(&self.field(), &mover, &self.budget(unit, Trip::new(gait)), visit);
    }

    pub(crate) fn list_charges(&self, unit: UnitId, out: &mut Vec<Action>) {
        if self.may_charge(unit) {
            self.each_charge(unit, Gait::Charge, |charge| {
                out.push(Action::Charge(charge.target, charge.edge, charge.steps));
            });
        }
    }

    pub(crate) fn list_contacts(&self, unit: UnitId, trip: Trip, made: Made, out: &mut Vec<Action>) {
        if State::can_contact_with(trip, made) && !self.is(unit, Mark::Broken) {
            self.each_charge(unit, Gait::Reduced, |charge| {
                out.push(Action::Contact(charge.target, charge.edge, charge.steps));
            });
        }
    }

    pub(crate) fn may_contact(&self, unit: UnitId, trip: Trip, made: Made, action: Action) -> bool {
        let Action::Contact(target, edge, offset) = action else { return false };
        State::can_contact_with(trip, made)
            && !self.is(unit, Mark::Broken)
            && self.find_charge(unit, Gait::Reduced, (target, edge, offset)).is_some()
    }

    /// The charge that ends there, if there is one.
    pub(crate) fn find_charge(&self, unit: UnitId, gait: Gait, aim: Aim) -> Option<Charge> {
        if !self.stands(aim.0) || aim.0.side() == unit.side() {
            return None;
        }
        let mover = crate::moves::Mover { extended: [false; 2], ..self.mover(unit) };
        let target = Body {
            rect: self.rect(aim.0),
            unit: aim.0,
            counter: None,
            skirmisher: self.has_trait(aim.0, Trait::Skirmisher),
        };
        let mut found = None;
        charges_at(&self.field(), &mover, &target, &self.budget(unit, Trip::new(gait)), |charge| {
            let wanted = (charge.target, charge.edge, charge.steps) == aim;
            found = found.or(wanted.then_some(charge));
            !wanted
        });
        found
    }

    /// A charge (9.1 to 9.7).
    pub(crate) fn charge<L: Log<Event>>(&mut self, unit: UnitId, aim: Aim, log: &mut L) {
        let Some(charge) = self.find_charge(unit, Gait::Charge, aim) else { return };
        self.frames.done();
        self.mark(unit, Mark::Moved, true);
        self.loosen(unit, Gait::Charge, log);
        let rough = self.is_on(unit, Ground::Rough);
        self.mark(unit, Mark::RoughStart, rough);
        self.mark(unit, Mark::Charged, true);
        self.unit_mut(unit).target = Some(aim.0);
        log.add(Event::Charged { unit, target: aim.0 });
        self.arrive(unit, &charge, log);
    }

    /// Contact that is no charge (9.9).
    pub(crate) fn make_contact<L: Log<Event>>(&mut self, unit: UnitId, aim: Aim, log: &mut L) {
        let Some(charge) = self.find_charge(unit, Gait::Reduced, aim) else { return };
        self.frames.done();
        self.loosen(unit, Gait::Reduced, log);
        log.add(Event::Contacted { unit, target: aim.0 });
        self.arrive(unit, &charge, log);
    }

    fn arrive<L: Log<Event>>(&mut self, unit: UnitId, charge: &Charge, log: &mut L) {
        self.unit_mut(unit).pose = charge.pose;
        self.drop_formation_on_ground(unit, log);
        for (other, wing) in charge.hits.iter() {
            self.set_wing(other, wing, Counter::Free); // 9.7
            log.add(Event::Unwinged { unit: other, wing });
            self.unit_mut(other).fresh += 1;
            self.frames.call(Frame::Parted { unit: other });
        }
    }
}
