//! Why something is not legal: a reason and the paragraph it follows from.

use crate::flow::Frame;
use crate::ids::{Deed, Nation, Space, Track, Unit};
use crate::legal::raised_of;
use crate::space_set::SpaceSet;
use crate::state::State;
use crate::words::{Action, Element};

/// The end of a message id, and a paragraph.
pub(crate) type Refusal = (&'static str, &'static str);

// Things that mean no action of the question.
impl State {
    /// Why a thing cannot be clicked after these were picked, or dropped on what is clicked; none if it belongs to the
    /// question, but not there.
    pub(crate) fn wrong_click(&self, element: Element, picked: &[Element]) -> Option<Refusal> {
        match (picked, element) {
            ([Element::Piece(_, unit)], Element::Space(_)) => Some(self.wrong_drop(*unit)),
            ([Element::Losses(_)], Element::Space(_)) => Some(("through-reserve", "6.2")),
            ([Element::Losses(unit) | Element::Piece(_, unit)], Element::ReserveBox(nation))
                if nation != unit.nation() =>
            {
                Some(("other-reserve", "1.5"))
            }
            ([Element::Reserve(_)], Element::Space(_) | Element::ReserveBox(_)) => {
                Some(("no-deploy-now", "6.3"))
            }
            _ if self.is_clickable(element) => None,
            _ => Some(self.wrong_thing(element)),
        }
    }

    /// A piece dropped on a space: on a turn into an attack on it, later into the attack under way.
    fn wrong_drop(&self, unit: Unit) -> Refusal {
        match self.frames.top() {
            Some(Frame::Turn) if unit.nation() != self.mover => ("piece-of-others", "3.9"),
            Some(Frame::Attack { .. }) => ("other-target", "7.6"),
            _ => ("no-move-now", "9.1"),
        }
    }

    /// Why a piece does not attack a space out of another although somebody may attack it (7.6).
    pub(crate) fn no_march(&self, unit: Unit, from: Space, to: Space) -> Refusal {
        let world = self.attacked(to);
        match world.frames.top() {
            Some(Frame::Attack { origins, .. }) => world.no_send(Action::Send(unit, from), origins),
            _ if unit.is_fleet() != to.is_sea() => ("wrong-kind", "7.2"),
            _ if unit.is_fleet() => ("no-way-by-sea", "7.5"),
            _ => ("no-way", "7.4"),
        }
    }

    /// A thing that has nothing to do with the question.
    fn wrong_thing(&self, element: Element) -> Refusal {
        let is_turn = self.frames.top() == Some(Frame::Turn);
        match element {
            Element::Response(_) => ("box-not-offered", "11.2"),
            Element::Track(nation, _) if nation != self.mover => ("sheet-of-others", "10.1"),
            Element::Track(..) => ("track-by-industry", "10.1"),
            Element::Deed(Deed::Attack) if is_turn => ("nobody-to-attack", "7.1"),
            Element::Deed(Deed::Industry) if is_turn => ("nothing-to-advance", "10.1"),
            Element::Deed(_) => ("action-under-way", "3.3"),
            Element::Losses(_) => ("losses-by-build", "6.2"),
            Element::Reserve(_) | Element::ReserveBox(_) => ("reserve-not-now", "1.5"),
            Element::Piece(..) => ("piece-not-now", "3.3"),
            Element::Space(_) => ("space-not-now", "3.3"),
            Element::Pass | Element::Decline | Element::Done => ("no-button-now", "3.3"),
        }
    }
}

impl State {
    pub(crate) fn refusal(&self, action: Action) -> Refusal {
        match (self.frames.top(), action) {
            (Some(Frame::Turn), action) => self.no_turn(action),
            (Some(Frame::Build { left, raised, spots, .. }), action) => {
                self.no_build(action, left, raised, spots)
            }
            (Some(Frame::Attack { origins, .. }), action) => self.no_send(action, origins),
            (Some(Frame::Redeploy { .. }), action) => self.no_move(action),
            (Some(Frame::Reserves { nation, .. }), Action::Commit(unit)) => self.no_commit(nation, unit),
            (Some(Frame::Reserves { .. }), _) => ("battle-first", "8.6"),
            (Some(Frame::Loss { .. }), _) => ("loss-first", "8.10"),
            (Some(Frame::Offer { .. }), _) => ("response-first", "11.3"),
            (Some(Frame::Effect { .. }), _) => ("effect-first", "11.7"),
            _ => ("not-now", "3.3"),
        }
    }

    fn no_turn(&self, action: Action) -> Refusal {
        let lost = !self.has_capital(self.mover);
        match action {
            Action::Attack(space) => self.no_attack(space),
            Action::Redeploy | Action::Industry(_) if lost => ("no-capital", "3.8"),
            Action::Build => ("nothing-to-build", "3.7"),
            Action::Redeploy => ("nothing-in-supply", "9.1"),
            Action::Industry(Track::Naval) if self.mover == Nation::Ussr => ("no-navy", "1.8"),
            Action::Industry(_) => ("track-full", "10.1"),
            _ => ("choose-action", "3.3"),
        }
    }

    fn no_attack(&self, space: Space) -> Refusal {
        let nation = self.mover;
        if !self.has_capital(nation) && space != nation.capital() {
            ("only-capital", "3.8")
        } else if !self.is_target(nation, space) {
            ("own-space", "7.1")
        } else if !self.has_room_for_attackers(nation, space) {
            ("full", "4.4")
        } else if space.is_sea() {
            ("no-fleet-near", "7.5")
        } else {
            ("no-army-near", "7.4")
        }
    }

    fn no_build(&self, action: Action, left: u8, raised: u32, spots: SpaceSet) -> Refusal {
        let (Action::Raise(unit) | Action::Deploy(unit, _)) = action else {
            return ("build-first", "6.1");
        };
        match action {
            _ if unit.nation() != self.mover => ("not-yours", "3.9"),
            _ if unit == Unit::ChineseArmy => ("no-chinese", "1.6"),
            Action::Raise(_) if !self.losses.has(unit) => ("not-in-losses", "6.2"),
            Action::Deploy(..) if self.reserve.count(unit) == 0 => ("not-in-reserve", "6.3"),
            Action::Deploy(..) if self.reserve.count(unit) <= raised_of(unit, raised) => {
                ("just-raised", "6.5")
            }
            _ if unit.strength() > left => ("too-dear", "6.1"),
            Action::Deploy(_, space) => self.no_deploy(unit, space, spots),
            _ => ("build-first", "6.1"),
        }
    }

    fn no_deploy(&self, unit: Unit, space: Space, spots: SpaceSet) -> Refusal {
        match unit.is_fleet() {
            true if !space.is_sea() => ("fleet-on-land", "1.5"),
            false if space.is_sea() => ("built-on-land", "6.3"),
            _ if !self.has_room(unit, space) => ("full", "4.4"),
            _ if !self.has_capital(self.mover) => ("only-capital", "3.8"),
            false if !spots.has(space) && !self.controlled(self.mover.side()).has(space) => {
                ("not-controlled", "6.3")
            }
            _ => ("not-supplied-before", "6.6"),
        }
    }

    fn no_send(&self, action: Action, origins: SpaceSet) -> Refusal {
        let (Action::Send(unit, from), Some(target)) = (action, self.battle.target) else {
            return ("attack-first", "7.6");
        };
        match unit {
            _ if unit.nation() != self.mover => ("not-yours", "7.9"),
            Unit::ChineseArmy => ("no-chinese", "1.6"),
            _ if !self.force(from).has(unit) => ("not-there", "7.6"),
            _ if from == target => ("fights-already", "7.7"),
            _ if unit.is_fleet() != target.is_sea() => ("wrong-kind", "7.2"),
            _ if !self.has_room_for_attackers(self.mover, target) => ("full", "4.4"),
            _ if origins.has(from) => ("attack-first", "7.6"),
            _ if unit.is_fleet() => ("no-way-by-sea", "7.5"),
            _ => ("no-way", "7.4"),
        }
    }

    fn no_move(&self, action: Action) -> Refusal {
        let (Action::Move(unit, from, _) | Action::Recall(unit, from)) = action else {
            return ("redeploy-first", "9.1");
        };
        let supplied = self.supply(self.mover);
        match action {
            _ if unit.nation() != self.mover => ("not-yours", "3.9"),
            _ if unit == Unit::ChineseArmy => ("no-chinese", "1.6"),
            _ if !self.force(from).has(unit) => ("not-there", "9.1"),
            _ if self.unmoved(unit, from) == 0 => ("moved-already", "9.3"),
            _ if !supplied.has(from) => ("not-supplied", "9.1"),
            Action::Move(_, _, to) => self.no_way_to(unit, from, to, supplied),
            _ => ("redeploy-first", "9.1"),
        }
    }

    fn no_way_to(&self, unit: Unit, from: Space, to: Space, supplied: SpaceSet) -> Refusal {
        match unit.is_fleet() {
            _ if from == to => ("same-space", "9.2"),
            true if !to.is_sea() => ("fleet-on-land", "1.5"),
            _ if !self.controlled(self.mover.side()).has(to) => ("not-controlled-now", "9.6"),
            _ if !supplied.has(to) => ("not-supplied", "9.2"),
            _ if !self.has_room(unit, to) => ("full", "4.4"),
            _ => ("no-supplied-way", "9.2"),
        }
    }

    fn no_commit(&self, nation: Nation, unit: Unit) -> Refusal {
        let sea = self.battle.target.is_some_and(Space::is_sea);
        match unit {
            _ if unit.nation() != nation => ("not-yours", "8.7"),
            _ if unit.is_fleet() != sea => ("wrong-kind", "8.6"),
            _ => ("not-in-reserve", "8.6"),
        }
    }
}
