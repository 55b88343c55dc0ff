//! Why an action is refused: a word for the message, and the paragraph.

use sandtable_core::{Rules, Shown};

use crate::flow::Frame;
use crate::ids::{Card, Formation, Kind, Mark, Side, UnitId};
use crate::movement::Gait;
use crate::roster::Fault;
use crate::state::State;
use crate::words::{Action, Element};

/// The end of the message id, and the paragraph.
pub(crate) type Refusal = (&'static str, &'static str);

impl State {
    pub(crate) fn refusal(&self, action: Action) -> Refusal {
        match (self.frames.top(), action) {
            (Some(Frame::Muster { side }), Action::Muster(kind)) => self.unmustered(side, kind),
            (Some(Frame::Muster { .. }), Action::Done) => ("no-units", "4.8"),
            (Some(Frame::Lead { .. }), Action::Lead(_)) => ("foreign-general", "4.4"),
            (Some(Frame::Place { .. }), Action::Across(_) | Action::Depth(_) | Action::Face(_)) => {
                ("no-place", "5.6")
            }
            (Some(Frame::PlaceGround { .. }), Action::Across(_) | Action::Depth(_)) => ("no-ground", "5.2"),
            (Some(Frame::Activation), Action::Order(card)) => self.unordered(card),
            (Some(Frame::Activate { .. }), Action::Activate(unit)) => self.inactive(unit),
            (Some(Frame::Activate { .. }), Action::Done) => ("at-least-one", "7.22"),
            (Some(Frame::Target { .. }), Action::Choose(_)) => ("no-target", "7.23"),
            (Some(Frame::Movement), Action::Move(unit)) => self.unmoved(unit),
            (Some(Frame::Movement), Action::Appoint(_)) => ("no-transfer", "17.6"),
            (Some(Frame::Move { unit }), action) => self.unfit(unit, action),
            (Some(Frame::Segments { .. } | Frame::Manoeuvre { .. }), Action::Advance(_)) => {
                ("not-so-far", "8.12")
            }
            (Some(Frame::Segments { .. } | Frame::Manoeuvre { .. }), Action::Wheel(..)) => {
                ("no-wheel", "8.3")
            }
            (Some(Frame::Manoeuvre { unit, .. }), Action::Form(formation)) => self.unformed(unit, formation),
            (Some(Frame::Manoeuvre { .. }), Action::Rotate(_)) => ("no-turn", "8.8"),
            (Some(Frame::Manoeuvre { .. }), Action::Contact(..)) => ("no-contact", "9.9"),
            (Some(Frame::Manoeuvre { .. }), _) => ("no-manoeuvre", "8.6"),
            (Some(Frame::Drift { .. } | Frame::Back { .. }), Action::Advance(_)) => ("not-so-far", "8.12"),
            (Some(Frame::Ranged), Action::Shoot(unit, _)) => self.unshot(unit),
            (Some(Frame::Melee), _) => ("must-fight", "12.1"),
            (Some(Frame::PlayEvent { .. }), Action::Event(_)) => ("no-event", "13.22"),
            (Some(Frame::Trim { .. }), _) => ("must-discard", "6.8"),
            _ => ("not-now", "6.1"),
        }
    }

    /// Why a thing that no choice of this moment is about cannot be clicked; none if it can be, now or after another.
    pub(crate) fn beside_the_point(&self, element: Element) -> Option<Refusal> {
        let (mut legal, mut path) = (Vec::new(), Vec::new());
        self.legal(&mut legal);
        for action in legal {
            self.path(action, &mut path);
        }
        (!path.contains(&element)).then(|| self.comes_first(element))
    }

    fn comes_first(&self, element: Element) -> Refusal {
        match (self.frames.top(), element) {
            (Some(Frame::Trim { .. } | Frame::Exchange { .. }), _) => ("must-discard", "6.8"),
            (Some(Frame::Refill), _) => ("must-refill", "6.8"),
            (_, Element::Card(_)) => ("card-not-now", "6.2"),
            (Some(Frame::Place { .. } | Frame::Deploy { .. } | Frame::PlaceGround { .. }), _) => {
                ("must-place", "5.5")
            }
            (Some(Frame::Activation), Element::Unit(_)) => ("order-first", "6.3"),
            (Some(Frame::PlayEvent { .. } | Frame::Replace { .. }), _) => ("event-first", "13.21"),
            (
                Some(
                    Frame::Move { .. }
                    | Frame::Segments { .. }
                    | Frame::Manoeuvre { .. }
                    | Frame::Drift { .. },
                ),
                _,
            ) => ("unit-under-way", "6.7"),
            _ => ("not-now", "6.1"),
        }
    }

    fn unmustered(&self, side: Side, kind: Kind) -> Refusal {
        let Some(mut roster) = self.roster(side) else { return ("not-now", "5.3") };
        if roster.units.count(kind) >= kind.row().copies {
            return ("no-more-cards", "4.2");
        }
        roster.units.put(kind);
        match roster.check(self.limits()) {
            Err(Fault::OtherUnit(_)) => ("foreign-unit", "4.1"),
            Err(Fault::TooMany(_)) => ("army-full", "4.8"),
            Err(Fault::TooFewOfItsOwn) => ("too-many-strangers", "4.9"),
            _ => ("too-dear", "4.3"),
        }
    }

    fn unordered(&self, card: Card) -> Refusal {
        if self.hand(self.mover).has(card) { ("idle-order", "7.23") } else { ("not-in-hand", "6.3") }
    }

    fn inactive(&self, unit: UnitId) -> Refusal {
        match () {
            () if unit.side() != self.mover || !self.stands(unit) => ("not-yours", "6.4"),
            () if self.is(unit, Mark::Fleeing) => ("flees", "6.6"),
            () => ("active-already", "6.4"),
        }
    }

    fn unmoved(&self, unit: UnitId) -> Refusal {
        match () {
            () if unit.side() != self.mover || !self.stands(unit) => ("not-yours", "6.4"),
            () if self.is(unit, Mark::Moved) => ("moved-already", "6.4"),
            () if self.is(unit, Mark::Fleeing) => ("flees", "6.6"),
            () => ("not-activated", "6.4"),
        }
    }

    fn unfit(&self, unit: UnitId, action: Action) -> Refusal {
        let engaged = self.is_engaged(unit);
        match action {
            Action::Regular | Action::March | Action::Reduced | Action::Charge(..) if engaged => {
                ("engaged", "6.5")
            }
            Action::Envelop(_)
            | Action::Slide(_)
            | Action::TurnTo(_)
            | Action::Withdraw
            | Action::Retreat
                if !engaged =>
            {
                ("not-engaged", "10.1")
            }
            Action::Regular | Action::March | Action::Charge(..) if self.is(unit, Mark::Broken) => {
                ("broken", "6.6")
            }
            _ if self.is(unit, Mark::Backwards) => ("only-back", "7.7"),
            Action::March if !self.may_go(unit, Gait::March) => ("enemies-near", "8.4"),
            Action::Charge(..) if !self.may_charge(unit) => ("cannot-charge", "9.1"),
            Action::Charge(..) => ("no-charge", "9.3"),
            Action::Envelop(_) => ("no-envelopment", "10.2"),
            Action::Slide(_) | Action::TurnTo(_) => ("no-reposition", "10.4"),
            Action::Withdraw => ("no-withdrawal", "10.5"),
            Action::Retreat => ("no-retreat", "10.6"),
            _ => ("not-now", "8.1"),
        }
    }

    fn unformed(&self, unit: UnitId, formation: Formation) -> Refusal {
        let card = self.unit(unit);
        match () {
            () if !card.row().has(formation.needs()) => ("unknown-formation", "15.1"),
            () if card.formation == Some(formation) => ("formed-already", "15.1"),
            () if card.wings != [crate::ids::Counter::Free; 2] => ("winged", "15.1"),
            () if self.forbids_formation(unit) => ("no-formation-here", "16.3"),
            () => ("no-manoeuvre", "8.6"),
        }
    }

    fn unshot(&self, unit: UnitId) -> Refusal {
        if unit.side() == self.mover && self.may_shoot(unit) {
            ("no-shot", "11.2")
        } else {
            ("cannot-shoot", "11.1")
        }
    }
}
