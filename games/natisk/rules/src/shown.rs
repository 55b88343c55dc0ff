//! What a seat is shown: the question, what to click for an action, and why something cannot be done.

use sandtable_core::{Message, Rules, Say, Seat, Shown, TallyLine, Turn};

use crate::flow::{Frame, Spoils};
use crate::ids::{Ability, Board, Side, Space, Theatre, Unit};
use crate::state::{State, spaces_of};
use crate::tables::THEATRE_SPACES;
use crate::tally::account;
use crate::words::{Action, Ask, Chance, Element, Event};

impl Shown for State {
    type Element = Element;
    type Ask = Ask;

    fn ask(&self) -> Option<Ask> {
        match self.frames.top()? {
            Frame::Place { .. } => Some(Ask::Place),
            Frame::Follow { theatre, .. } => Some(Ask::Follow { theatre }),
            Frame::Strategic { steps, .. } => Some(Ask::Advance { steps }),
            Frame::Spoils(Spoils { theatre, .. }) => Some(Ask::Take { theatre }),
            Frame::Open { side, from, lead } => Some(Ask::Open { from, ahead: side, lead }),
            Frame::Bombard { side } if self.is_bot(side.rival()) => Some(Ask::Bomb),
            Frame::Favour { steps } => Some(Ask::Favour { steps }),
            _ => None,
        }
    }

    fn points_by_now(&self, seat: Seat) -> Option<i32> {
        Some(self.points(self.side(seat)).into())
    }

    fn tally(&self, seat: Seat, events: &mut dyn Iterator<Item = &Event>) -> Vec<TallyLine> {
        account(self.side(seat), events)
    }

    fn luck_for(&self) -> Option<String> {
        (self.turn() == Turn::Chance).then(|| self.frames.top_name())
    }

    fn luck_means(&self, outcome: Chance, seat: Seat) -> Option<Message> {
        self.meaning(outcome, seat)
    }

    fn path(&self, action: Action, out: &mut Vec<Element>) {
        match action {
            Action::Place(unit, space) => out.extend([Element::Reserve(unit), Element::Space(space)]),
            Action::Advance(theatre) | Action::Open(theatre) | Action::Favour(theatre) => {
                out.push(Element::Theatre(theatre));
            }
            Action::Take(space) => out.push(Element::Space(space)),
            Action::Bomb(number) => out.push(Element::Row(number)),
            Action::Done => out.push(Element::Done),
        }
    }

    fn why_not(&self, action: Action) -> Message {
        let (why, rule) = match (self.frames.top(), action) {
            (Some(Frame::Place { side }), Action::Place(unit, space)) => self.misplaced(side, unit, space),
            (Some(Frame::Follow { side, theatre }), Action::Place(unit, space)) => {
                if space.theatre() == theatre {
                    self.misplaced(side, unit, space)
                } else {
                    ("blitz-elsewhere", "5.5")
                }
            }
            (Some(Frame::Strategic { from, .. }), Action::Advance(to)) => self.misdirected(from, to),
            (Some(Frame::Spoils(_)), Action::Take(_)) => ("not-spoils", "6.5"),
            (Some(Frame::Open { from, .. }), Action::Open(to)) => self.unopenable(from, to),
            (Some(Frame::Bombard { .. }), Action::Bomb(_)) => ("bomb-special", "9.33"),
            (frame, _) => comes_first(frame),
        };
        refuse(action.say(), (why, rule))
    }

    fn why_not_click(&self, element: Element, picked: &[Element]) -> Option<Message> {
        let meant = self.meant(element, picked);
        let mut legal = Vec::new();
        self.legal(&mut legal);
        if meant.is_empty() {
            return Some(refuse(say(element), self.beside_the_point(element)));
        }
        let refused = meant.first().filter(|_| !meant.iter().any(|action| legal.contains(action)));
        refused.map(|&action| self.why_not(action))
    }
}

/// The end of the id of a refusal, and the paragraph it cites.
type Refusal = (&'static str, &'static str);

fn refuse(what: Message, (why, rule): Refusal) -> Message {
    Message::new(format!("natisk-why-{why}")).with("action", what).with("rule", rule)
}

/// What a thing on the table is called.
fn say(element: Element) -> Message {
    match element {
        Element::Reserve(unit) => unit.say(),
        Element::Space(space) => space.say(),
        Element::Theatre(theatre) => theatre.say(),
        Element::Row(number) => Action::Bomb(number).say(),
        Element::Done => Action::Done.say(),
    }
}

/// What has to be decided before anything else.
fn comes_first(frame: Option<Frame>) -> Refusal {
    match frame {
        Some(Frame::Place { .. }) => ("must-place", "3.2"),
        Some(Frame::Follow { .. }) => ("must-follow", "5.5"),
        Some(Frame::Strategic { .. }) => ("must-advance", "4.9"),
        Some(Frame::Spoils(_)) => ("must-take", "6.5"),
        Some(Frame::Open { .. }) => ("must-open", "8.7"),
        Some(Frame::Bombard { .. }) => ("must-bomb", "9.33"),
        Some(Frame::Favour { .. }) => ("must-favour", "9.3"),
        _ => ("not-now", "3.1"),
    }
}

impl State {
    /// The actions a click on this element would lead to, given what was picked before, legal or not.
    fn meant(&self, element: Element, picked: &[Element]) -> Vec<Action> {
        match (self.frames.top(), element) {
            (Some(_), Element::Done) => vec![Action::Done],
            (Some(Frame::Place { side }), _) => self.meant_places(side, u64::MAX, element, picked),
            (Some(Frame::Follow { side, theatre }), _) => {
                self.meant_places(side, THEATRE_SPACES[theatre as usize], element, picked)
            }
            (Some(Frame::Strategic { .. }), Element::Theatre(theatre)) => vec![Action::Advance(theatre)],
            (Some(Frame::Spoils(_)), Element::Space(space)) => vec![Action::Take(space)],
            (Some(Frame::Open { .. }), Element::Theatre(theatre)) => vec![Action::Open(theatre)],
            (Some(Frame::Bombard { .. }), Element::Row(number)) => vec![Action::Bomb(number)],
            (Some(Frame::Favour { .. }), Element::Theatre(theatre)) => vec![Action::Favour(theatre)],
            _ => Vec::new(),
        }
    }

    /// A space means the unit that was picked, or else any of the reserve; a unit means any active space `within`.
    fn meant_places(&self, side: Side, within: u64, element: Element, picked: &[Element]) -> Vec<Action> {
        match (element, picked) {
            (Element::Space(space), [Element::Reserve(unit), ..]) => vec![Action::Place(*unit, space)],
            (Element::Space(space), _) => {
                self.reserves[side.index()].kinds().map(|unit| Action::Place(unit, space)).collect()
            }
            (Element::Reserve(unit), _) => {
                let spaces = spaces_of(self.board, self.active_spaces() & within);
                spaces.map(|space| Action::Place(unit, space)).collect()
            }
            _ => Vec::new(),
        }
    }

    /// Why this side cannot place the unit there.
    fn misplaced(&self, side: Side, unit: Unit, space: Space) -> Refusal {
        let theatre = space.theatre();
        let Some(played) = self.identity(side, unit) else { return ("nothing-to-copy", "5.13") };
        let anywhere = self.row_of(played).ability == Ability::Scientist;
        match () {
            () if theatre.board() != self.board => ("other-board", "1.2"),
            () if !self.reserves[side.index()].has(unit) => ("not-in-reserve", "3.3"),
            () if self.free & space.bit() == 0 => ("occupied", "3.3"),
            () if self.front(theatre).is_some() && !self.is_open(theatre) => self.completed(theatre),
            () if self.front(theatre).is_none() && !anywhere => ("not-opened", "8.3"),
            () if self.active_free(theatre) & space.bit() == 0 && !anywhere => ("not-active", "1.7"),
            () => ("wrong-ground", "1.3"),
        }
    }

    /// Why a strategic advantage cannot go there.
    fn misdirected(&self, from: Theatre, to: Theatre) -> Refusal {
        match () {
            () if to == from => ("same-theatre", "4.9"),
            () if to.board() != self.board => ("other-board", "1.2"),
            () if self.front(to).is_none() => ("not-opened", "8.3"),
            () => self.completed(to),
        }
    }

    /// Why nothing more happens in a theatre: its campaign is over, its track closed it, or all its rows are full.
    fn completed(&self, theatre: Theatre) -> Refusal {
        match () {
            () if self.board == Board::Nippon => ("campaign-over", "8.3"),
            () if self.free & THEATRE_SPACES[theatre as usize] != 0 => ("theatre-closed", "6.4"),
            () => ("theatre-complete", "6.8"),
        }
    }

    /// A click that no choice of this moment begins with.
    fn beside_the_point(&self, element: Element) -> Refusal {
        let frame = self.frames.top();
        match (frame, element) {
            (Some(Frame::Place { .. } | Frame::Follow { .. }), Element::Theatre(_)) => ("marker", "3.5"),
            (Some(Frame::Place { .. } | Frame::Follow { .. }), Element::Row(_)) => ("bots-row", "9.33"),
            _ => comes_first(frame),
        }
    }

    /// Why this campaign cannot be the next one.
    fn unopenable(&self, from: Theatre, to: Theatre) -> Refusal {
        match () {
            () if to.board() != self.board => ("other-board", "1.2"),
            () if self.front(to).is_some() => ("opened-before", "8.7"),
            () if !from.row().links.contains(&to) => ("not-linked", "8.7"),
            () => ("not-now", "3.1"),
        }
    }
}
