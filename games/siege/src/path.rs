//! What to click for an action, in order.

use crate::ids::Structure;
use crate::state::State;
use crate::words::{Action, Element, Twist};
use crate::{frame::Frame, ids::Card};

impl State {
    pub(crate) fn list_path(&self, action: Action, out: &mut Vec<Element>) {
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
}

fn twist_element(twist: Twist) -> Option<Element> {
    match twist {
        Twist::None => None,
        Twist::Color(color) => Some(Element::Color(color)),
        Twist::Ring(ring) => Some(Element::Ring(ring)),
    }
}
