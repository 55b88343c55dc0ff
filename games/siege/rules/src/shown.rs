//! What a seat is shown: the question, what to click, how a choice reads here, and why something is refused.

use sandtable_core::{Message, Rules, Say, Seat, Shown, TallyLine, Target, Turn};

use crate::frame::Frame;
use crate::ids::{Card, FoeId, Structure};
use crate::messages::{Ask, Event};
use crate::state::State;
use crate::why::Why;
use crate::words::{Action, Chance, Element, Twist};

impl Shown for State {
    type Element = Element;
    type Ask = Ask;

    fn ask(&self) -> Option<Ask> {
        Some(match self.frames.top()? {
            Frame::ChooseSite => Ask::Site,
            Frame::Claim { .. } => Ask::Claim,
            Frame::Arrange { sector } => Ask::Station { sector },
            Frame::ChooseSubstitutes { left } => Ask::Pick { left },
            Frame::Exchange { left, .. } => Ask::Exchange { left },
            Frame::Refill { .. } => Ask::Deck,
            Frame::Trade { left } => Ask::Trade { left },
            Frame::Answer { give, want, .. } => Ask::Answer { from: self.active, give, want },
            Frame::Play => Ask::Play,
            Frame::Aim { card, .. } => Ask::Aim { card },
            Frame::Again { card, .. } => Ask::Again { card },
            Frame::Assign { color, points, .. } => {
                Ask::Assign { color, left: points.iter().filter(|point| point.is_none()).count() as u8 }
            }
            Frame::Redeploy { foe, .. } => Ask::Redeploy { foe },
            Frame::Eject { foe, .. } => Ask::Eject { foe },
            Frame::Provoke { foe, .. } => Ask::Provoke { foe },
            Frame::Joint { .. } => Ask::Joint { from: self.active },
            Frame::Engineers { .. } => Ask::Engineers,
            Frame::Retrain { dropped, .. } => Ask::Retrain { dropped },
            Frame::Keep { .. } => Ask::Keep,
            Frame::Lay { .. } => Ask::Lay,
            Frame::Casualty { structure } => Ask::Suffer { structure },
            Frame::Mend { .. } => Ask::Return,
            Frame::Toll { toll, .. } => Ask::Toll { toll },
            Frame::Orders => Ask::Orders,
            Frame::Second => Ask::More { left: 1 },
            Frame::More { left } => Ask::More { left },
            _ => return None,
        })
    }

    fn points_by_now(&self, seat: Seat) -> Option<i32> {
        Some(self.score_of(self.player(seat)))
    }

    fn tally(&self, seat: Seat, _: &mut dyn Iterator<Item = &Event>) -> Vec<TallyLine> {
        self.account(self.player(seat))
    }

    fn luck_for(&self) -> Option<String> {
        (self.turn() == Turn::Chance).then(|| self.frames.top_name())
    }

    fn luck_means(&self, outcome: Chance, _seat: Seat) -> Option<Message> {
        self.meaning(outcome)
    }

    fn path(&self, action: Action, out: &mut Vec<Element>) {
        match action {
            Action::Done => out.push(Element::Done),
            Action::Accept => out.push(Element::Accept),
            Action::Refuse => out.push(Element::Refuse),
            Action::Site(sector) | Action::Claim(sector) => {
                out.push(Element::Structure(Structure::building(sector)));
            }
            Action::Station(foe) | Action::Aim(foe) | Action::Suffer(foe) => out.push(Element::Foe(foe)),
            Action::Pick(token) | Action::Return(token) => out.push(Element::Token(token)),
            Action::Deck(deck) => out.push(Element::Deck(deck)),
            Action::Discard(card) | Action::Play(card) => out.push(Element::Hand(card)),
            Action::Hit(card, foe) | Action::Target(card, foe) => {
                out.extend([Element::Hand(card), Element::Foe(foe)]);
            }
            Action::Boost(card, modifier, twist) => {
                out.extend([Element::Hand(card), Element::Hand(modifier)]);
                out.extend(twist_element(twist));
            }
            Action::Add(modifier, twist) => {
                out.push(Element::Hand(modifier));
                out.extend(twist_element(twist));
            }
            Action::Sector(card, sector) => out.extend([Element::Hand(card), Element::Sector(sector)]),
            Action::Cell(card, cell) => out.extend([Element::Hand(card), Element::Cell(cell)]),
            Action::Color(card, color) => out.extend([Element::Hand(card), Element::Color(color)]),
            Action::Salvage(card) => out.extend([Element::Hand(Card::Salvage), Element::Pile(card)]),
            Action::Shift(from, to) => out.extend([
                Element::Hand(Card::Disinformation),
                Element::Structure(Structure::pillbox(from)),
                Element::Structure(Structure::wall(to)),
            ]),
            Action::Joint(player) => out.extend([Element::Hand(Card::Joint), Element::Player(player)]),
            Action::Wall(sector) => {
                out.extend([Element::Hand(Card::Sandbags), Element::Structure(Structure::wall(sector))]);
            }
            Action::Douse(card, structure) => {
                out.extend([Element::Hand(card), Element::Structure(structure)]);
            }
            Action::Build(card, sector) => {
                out.extend([Element::Hand(card), Element::Structure(Structure::wall(sector))]);
            }
            Action::Rebuild(card, sector) => out.extend([
                Element::Hand(Card::Builders),
                Element::Hand(card),
                Element::Structure(Structure::building(sector)),
            ]),
            Action::Combined(color, foe) => out.extend([Element::Combined(color), Element::Foe(foe)]),
            Action::To(cell) => match self.frames.top() {
                Some(Frame::Eject { .. }) => out.push(Element::Sector(cell.sector())),
                _ => out.push(Element::Cell(cell)),
            },
            Action::Keep(card) | Action::Lay(card) => out.push(Element::Top(card)),
            Action::Deploy(token, sector) => out.extend([Element::Token(token), Element::Sector(sector)]),
            Action::Commit(token) => out.extend([Element::Token(token), Element::Die]),
            Action::Offer(give, to, want) => out.extend([Element::Hand(give), Element::Theirs(to, want)]),
        }
    }

    fn describe_ask(&self, ask: Ask) -> Message {
        self.naming(ask.foe(), ask.say())
    }

    /// `done` is one action with many meanings: only the frame knows what is left undone.
    fn describe(&self, action: Action) -> Message {
        let undone = self.frames.top().filter(|_| action == Action::Done).and_then(left_undone);
        undone.unwrap_or_else(|| self.naming(action.foe(), action.say()))
    }

    fn why_not(&self, action: Action) -> Message {
        refuse(self.describe(action), self.reason_against(action))
    }

    fn why_not_click(&self, element: Element, picked: &[Element]) -> Option<Message> {
        match self.refused_click(element, picked) {
            Some(action) => Some(self.why_not(action)),
            None if self.is_clickable(element) => None,
            None => Some(refuse(self.say_element(element), self.beside_the_point())),
        }
    }

    fn steer(&self, element: Element, target: Target<Element>, out: &mut Vec<Action>) {
        let Target::Element(target) = target else { return };
        let mut legal = Vec::new();
        self.legal(&mut legal);
        let mut aims = self.aims_of_drop(target).into_iter().flatten();
        out.extend(
            aims.find_map(|aim| legal.iter().copied().find(|&action| self.is_drag(action, element, aim))),
        );
    }
}

impl State {
    /// What a thing on the table is called.
    fn say_element(&self, element: Element) -> Message {
        match element {
            Element::Hand(card) | Element::Theirs(_, card) | Element::Pile(card) | Element::Top(card) => {
                card.say()
            }
            Element::Deck(deck) => Action::Deck(deck).say(),
            Element::Foe(id) => self.foe(id).map_or_else(|| Action::Aim(id).say(), |foe| foe.token.say()),
            Element::Cell(cell) => cell.say(),
            Element::Sector(sector) => sector.name(),
            Element::Structure(structure) => structure.say(),
            Element::Color(color) | Element::Combined(color) => color.say(),
            Element::Ring(ring) => ring.say(),
            Element::Player(player) => player.say(),
            Element::Token(token) => token.say(),
            Element::Die => Message::new("siege-board-die"),
            Element::Accept => Action::Accept.say(),
            Element::Refuse => Action::Refuse.say(),
            Element::Done => Action::Done.say(),
        }
    }

    /// What is said of an enemy: with its token and where it stands, not only its number.
    fn naming(&self, foe: Option<FoeId>, said: Message) -> Message {
        let Some((id, foe)) = foe.and_then(|id| Some((id, self.foe(id)?))) else { return said };
        let known = Message::new("siege-foe-known")
            .with("token", foe.token.say())
            .with("foe", id.say())
            .with("cell", foe.cell.say());
        let others = said.args.into_iter().filter(|(name, _)| name != "foe");
        Message { id: said.id, args: others.collect() }.with("foe", known)
    }
}

fn refuse(what: Message, (why, rule): Why) -> Message {
    Message::new(format!("siege-why-{why}")).with("action", what).with("rule", rule)
}

fn twist_element(twist: Twist) -> Option<Element> {
    match twist {
        Twist::None => None,
        Twist::Color(color) => Some(Element::Color(color)),
        Twist::Ring(ring) => Some(Element::Ring(ring)),
    }
}

/// What whoever says `done` to this frame will not do, or not again.
fn left_undone(frame: Frame) -> Option<Message> {
    let done = |what: &str| Message::new(format!("siege-done-{what}"));
    Some(match frame {
        Frame::Exchange { dropped, .. } => done("exchange").with("dropped", dropped),
        Frame::Trade { .. } => done("trade"),
        Frame::Play => done("play"),
        Frame::Again { .. } => done("again"),
        Frame::Assign { .. } => done("assign"),
        Frame::Joint { .. } => done("joint"),
        Frame::Engineers { .. } => done("engineers"),
        Frame::Retrain { dropped, .. } => done("retrain").with("dropped", dropped),
        Frame::Orders => done("orders"),
        Frame::Second => done("second"),
        _ => return None,
    })
}
