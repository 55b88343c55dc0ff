//! Clicks and drags: which action a click that leads nowhere would have meant, and which action a drop means.

use sandtable_core::{Rules, Shown};

use crate::frame::Frame;
use crate::ids::{Card, Cell, Player, Ring, Sector, Structure, Token};
use crate::messages::Ask;
use crate::state::State;
use crate::words::{Action, Element, Twist};

impl State {
    /// What a click on this element would have meant after these: of the conceivable actions that go on like that, the one
    /// that has the element soonest. None if the element can be clicked, now or after others.
    pub(crate) fn refused_click(&self, element: Element, picked: &[Element]) -> Option<Action> {
        let mut legal = Vec::new();
        self.legal(&mut legal);
        if legal.into_iter().any(|action| self.clicks_before(action, element, picked).is_some()) {
            return None;
        }
        let mut conceivable = Vec::new();
        self.list_conceivable(&mut conceivable);
        let clicks = |action: Action| Some((self.clicks_before(action, element, picked)?, action));
        let soonest = conceivable.into_iter().filter_map(clicks).min_by_key(|(clicks, _)| *clicks);
        soonest.map(|(_, action)| action).or_else(|| self.misplayed(element, picked))
    }

    /// Is this clicked for anything that is legal, sooner or later?
    pub(crate) fn is_clickable(&self, element: Element) -> bool {
        let (mut legal, mut path) = (Vec::new(), Vec::new());
        self.legal(&mut legal);
        for action in legal {
            self.path(action, &mut path);
        }
        path.contains(&element)
    }

    /// How many more clicks an action takes before that on the element, if it begins with these and needs it.
    fn clicks_before(&self, action: Action, element: Element, picked: &[Element]) -> Option<usize> {
        let mut path = Vec::new();
        self.path(action, &mut path);
        path.strip_prefix(picked)?.iter().position(|&other| other == element)
    }

    /// Every action of the kind that is asked for, with every thing on the table it could be about. Where whatever is on the
    /// table will do, the legal ones are enough.
    fn list_conceivable(&self, out: &mut Vec<Action>) {
        let Some(frame) = self.frames.top().filter(|_| self.decider().is_some()) else { return };
        out.push(Action::Done);
        match frame {
            Frame::Claim { .. } => out.extend(Sector::ALL.map(Action::Claim)),
            Frame::Arrange { .. } => out.extend(self.ids().map(Action::Station)),
            Frame::ChooseSubstitutes { .. } => out.extend(Token::SUBSTITUTES.map(Action::Pick)),
            Frame::Trade { .. } => self.list_swaps(out),
            Frame::Toll { player, .. } => out.extend(self.hand(player).kinds().map(Action::Discard)),
            Frame::Casualty { .. } => out.extend(self.ids().map(Action::Suffer)),
            Frame::Mend { .. } => {
                out.extend(self.fallen.kinds().chain(self.claimed.kinds()).map(Action::Return));
            }
            Frame::Orders | Frame::Second | Frame::More { .. } => self.list_token_plays(out),
            Frame::Play => self.list_conceivable_plays(self.active, out),
            Frame::Joint { player } => self.list_conceivable_plays(player, out),
            Frame::Aim { player, .. } | Frame::Again { player, .. } => {
                out.extend(self.ids().map(Action::Aim));
                self.list_conceivable_modifiers(player, out);
            }
            Frame::Assign { .. } | Frame::Provoke { .. } => out.extend(self.ids().map(Action::Aim)),
            Frame::Redeploy { .. } => out.extend(Cell::all().map(Action::To)),
            Frame::Engineers { player, .. } => {
                let cards = self.hand(player).kinds();
                out.extend(cards.flat_map(|card| Sector::ALL.map(|sector| Action::Build(card, sector))));
            }
            Frame::Lay { .. } => out.extend(self.known.iter().map(Action::Lay)),
            _ => {}
        }
    }

    /// Any card of the hand for any of another; like for like comes last.
    fn list_swaps(&self, out: &mut Vec<Action>) {
        let others = || self.players().filter(|&player| player != self.active);
        for give in self.hand(self.active).kinds() {
            let swaps = |to: Player| self.hand(to).kinds().map(move |want| Action::Offer(give, to, want));
            out.extend(others().flat_map(swaps));
        }
        out.sort_by_key(|action| matches!(action, Action::Offer(give, _, want) if give == want));
    }

    /// Any token of the Fieldmarshal, into any sector or by the die.
    fn list_token_plays(&self, out: &mut Vec<Action>) {
        for token in self.marshal.kinds() {
            out.extend(Sector::ALL.map(|sector| Action::Deploy(token, sector)));
            out.push(Action::Commit(token));
        }
    }

    /// Is the action done by dragging one thing onto the other? Where a path takes more or fewer clicks than two, some of
    /// them go without saying.
    pub(crate) fn is_drag(&self, action: Action, element: Element, target: Element) -> bool {
        let mut path = Vec::new();
        self.path(action, &mut path);
        match (action, element) {
            (Action::Wall(_), Element::Hand(Card::Wire)) => path.last() == Some(&target),
            (Action::Rebuild(..) | Action::Shift(..), _) => path[..2].contains(&element) && path[2] == target,
            (Action::Boost(.., Twist::None), _) => path == [element, target] || path == [target, element],
            (Action::To(_), Element::Foe(foe)) => {
                self.ask().and_then(Ask::foe) == Some(foe) && path == [target]
            }
            (Action::Station(foe), _) => element == Element::Foe(foe) && Some(target) == self.station_asked(),
            _ => path == [element, target],
        }
    }

    /// The cell for which a starter is chosen (2.2).
    fn station_asked(&self) -> Option<Element> {
        match self.frames.top() {
            Some(Frame::Arrange { sector }) => Some(Element::Cell(sector.at(Ring::Air))),
            _ => None,
        }
    }

    /// What a thing dropped here may be meant for: this very thing, or else what is around it.
    pub(crate) fn aims_of_drop(&self, target: Element) -> [Option<Element>; 5] {
        let cell = match target {
            Element::Foe(id) => self.foe(id).map(|foe| foe.cell),
            Element::Cell(cell) => Some(cell),
            _ => None,
        };
        let sector = match target {
            Element::Structure(structure) => Some(structure.sector),
            Element::Sector(sector) => Some(sector),
            _ => cell.map(Cell::sector),
        };
        [
            Some(target),
            cell.map(Element::Cell),
            cell.and_then(structure_beside).map(Element::Structure),
            sector.map(Element::Sector),
            sector.map(|sector| Element::Color(sector.color())),
        ]
    }
}

/// What stands in a cell, or on its inner edge.
fn structure_beside(cell: Cell) -> Option<Structure> {
    match cell.ring() {
        Ring::City => Some(Structure::building(cell.sector())),
        Ring::Tank => Some(Structure::wall(cell.sector())),
        Ring::Art | Ring::Air | Ring::Rear => None,
    }
}
