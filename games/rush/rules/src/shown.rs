//! What a seat is shown: the question, what to click and drag for an action, and why something is refused.

use sandtable_core::{Message, Rules as _, Say, Seat, Shortcut, Shown, TallyLine, Target, Turn};

use crate::flow::{Frame, attackers_of};
use crate::ids::{Aim, Card, Side, Spot};
use crate::refusals::{Refusal, comes_first};
use crate::state::State;
use crate::words::{Action, Ask, Chance, Element, Event};

impl Shown for State {
    type Element = Element;
    type Ask = Ask;

    fn ask(&self) -> Option<Ask> {
        Some(match self.frames.top()? {
            Frame::Play => Ask::Play,
            Frame::Purchase => self.ask_to_pay(),
            Frame::Abilities { card, left: 0 } => Ask::Place { card },
            Frame::Abilities { card, .. } => Ask::Abilities { card, guards: self.can_defend(card) },
            Frame::Assault { card } => Ask::Assault { card },
            Frame::Sabotage { .. } => Ask::Drop { by: self.mover },
            Frame::Research { limit } => Ask::Take { limit },
            Frame::Repair { left } => Ask::Scrap { left },
            Frame::Declare { nation, .. } => Ask::Attack { nation },
            Frame::Strike { nation, .. } => Ask::Strike { nation },
            Frame::Award { nation, kills } => Ask::Medals { nation, medals: kills },
            _ => return None,
        })
    }

    /// The only payment there is (5.5).
    fn shortcuts(&self, out: &mut Vec<Shortcut<Action>>) {
        out.extend(self.pay_all());
    }

    fn forecast(&self, action: Action) -> Option<Message> {
        self.waste(action)
    }

    fn points_by_now(&self, seat: Seat) -> Option<i32> {
        Some(self.scores()[seat.index()].total.into())
    }

    fn tally(&self, seat: Seat, _: &mut dyn Iterator<Item = &Event>) -> Vec<TallyLine> {
        self.account(Side::of(seat))
    }

    fn luck_for(&self) -> Option<String> {
        (self.turn() == Turn::Chance).then(|| self.frames.top_name())
    }

    fn luck_means(&self, outcome: Chance, seat: Seat) -> Option<Message> {
        self.meaning(outcome, seat)
    }

    fn path(&self, action: Action, out: &mut Vec<Element>) {
        let at_play = self.frames.top() == Some(Frame::Play);
        match action {
            Action::Buy(card) | Action::Take(card) => out.push(Element::Reserve(card)),
            Action::Pay(card) | Action::Drop(card) => out.push(Element::Hand(card)),
            Action::Use(card, _) | Action::Place(card, _) if at_play => out.push(Element::Hand(card)),
            Action::Attack(card) | Action::Strike(card, _) => out.push(Element::Hand(card)),
            Action::Scrap(card) => out.push(Element::Depot(card)),
            Action::Doubles(number) => out.push(Element::Doubles(number)),
            Action::Settle => out.push(Element::Settle),
            Action::Done => out.push(Element::Done),
            Action::End => out.push(Element::End),
            Action::Use(..) | Action::Place(..) | Action::Assault(..) => {}
        }
        match action {
            Action::Use(_, ability) => out.push(Element::Ability(ability)),
            Action::Place(_, spot) | Action::Assault(spot, Aim::Base) => out.push(Element::Base(spot)),
            Action::Assault(spot, Aim::Vehicle) => out.push(Element::Defender(spot)),
            Action::Attack(_) => out.push(Element::Attack),
            Action::Strike(_, spot) if self.is_guarded(spot) => out.push(Element::Defender(spot)),
            Action::Strike(_, spot) => out.push(Element::Base(spot)),
            _ => {}
        }
    }

    fn why_not(&self, action: Action) -> Message {
        let refusal = match (self.frames.top(), action) {
            (Some(Frame::Play), action) => self.unplayable(action),
            (Some(Frame::Purchase), action) => self.unsettled(action),
            (Some(Frame::Abilities { card, left }), action) => self.unused(card, left, action),
            (Some(Frame::Assault { card }), Action::Assault(spot, aim)) => self.unassaulted(card, spot, aim),
            (Some(Frame::Sabotage { .. }), Action::Drop(_)) => ("not-in-hand", "8.3"),
            (Some(Frame::Research { .. }), Action::Take(card)) => match self.reserve.place_of(card) {
                Some(_) => ("too-dear-to-research", "8.6"),
                None => ("not-in-reserve", "8.6"),
            },
            (Some(Frame::Repair { .. }), Action::Scrap(_)) => ("not-in-depot", "8.10"),
            (Some(Frame::Declare { nation, .. }), Action::Attack(card)) => {
                self.unattacking(card, Some(nation))
            }
            (
                Some(Frame::Declare { nation, attackers } | Frame::Strike { nation, attackers, .. }),
                Action::Strike(card, spot),
            ) => self.unstruck(nation, attackers, card, spot),
            (Some(Frame::Strike { .. }), Action::Attack(_)) => ("declared", "9.2"),
            (Some(Frame::Award { .. }), Action::Doubles(_)) => ("wrong-medals", "10.5"),
            (frame, _) => comes_first(frame),
        };
        refuse(action.say(), refusal)
    }

    /// Whatever the click could mean is not legal, and the reason is that of the first meaning. A strike at a base that
    /// has a defender goes to the defender, so that it is no click on the base.
    fn why_not_click(&self, element: Element, picked: &[Element]) -> Option<Message> {
        let mut meanings = Vec::new();
        self.list_meanings(element, picked, &mut meanings);
        let legal = meanings.iter().find(|&&action| self.is_legal(action));
        match (element, legal) {
            (Element::Base(spot), Some(&strike @ Action::Strike(..))) if self.is_guarded(spot) => {
                Some(refuse(strike.say(), ("guarded", "9.11")))
            }
            (Element::Defender(_), Some(&place @ Action::Place(..))) => {
                Some(refuse(place.say(), ("by-its-base", "7.5")))
            }
            (Element::Hand(_), Some(&place @ Action::Place(..))) if self.is_placing() => {
                Some(refuse(place.say(), ("must-place", "7.3")))
            }
            (_, Some(_)) => None,
            (_, None) => Some(match meanings.first() {
                Some(&action) => self.why_not(action),
                None => refuse(say(element), self.beside_the_point(element)),
            }),
        }
    }

    /// A card of the hand, onto a base or whoever guards it, or onto a button. A card that has not joined the attack
    /// joins it first.
    fn steer(&self, element: Element, target: Target<Element>, out: &mut Vec<Action>) {
        let (Element::Hand(card), Target::Element(target)) = (element, target) else { return };
        let Some(action) = self.dropped_on(card, target) else { return };
        match action {
            Action::Strike(_, spot) if self.frames.top() == Some(Frame::Play) => {
                if self.is_legal(Action::Attack(card)) && self.can_strike(card, spot) {
                    out.extend([Action::Attack(card), action]);
                }
            }
            _ => out.extend(Some(action).filter(|&action| self.is_legal(action))),
        }
    }
}

/// The message of a reason.
fn refuse(what: Message, (why, rule): Refusal) -> Message {
    Message::new(format!("rush-why-{why}")).with("action", what).with("rule", rule)
}

/// What a thing on the table is called.
fn say(element: Element) -> Message {
    match element {
        Element::Hand(card) | Element::Reserve(card) | Element::Depot(card) => card.say(),
        Element::Base(spot) | Element::Defender(spot) => spot.say(),
        Element::Ability(ability) => ability.say(),
        Element::Attack => Message::new("rush-attack-button"),
        Element::Doubles(number) => Action::Doubles(number).say(),
        Element::Settle => Action::Settle.say(),
        Element::Done => Action::Done.say(),
        Element::End => Action::End.say(),
    }
}

impl State {
    fn ask_to_pay(&self) -> Ask {
        let (costs, paid) = (self.costs(self.purchase.basket), self.purchase.paid);
        let (cost, missing) = (costs.iter().sum(), paid.missing(costs));
        if self.is_paid() {
            Ask::Paid { cost, paid: paid.total() }
        } else {
            Ask::Pay { cost, paid: paid.total(), missing }
        }
    }

    /// Is the card in play only waiting for the base it guards?
    fn is_placing(&self) -> bool {
        matches!(self.frames.top(), Some(Frame::Abilities { .. }))
    }

    fn is_guarded(&self, spot: Spot) -> bool {
        self.base(spot).is_some_and(|base| base.defender.is_some())
    }

    /// What it means to drop a card of the hand on something.
    fn dropped_on(&self, card: Card, target: Element) -> Option<Action> {
        match (self.frames.top()?, target) {
            (Frame::Assault { card: assaulting }, _) if card == assaulting => aimed_at(target),
            (_, Element::Base(spot) | Element::Defender(spot)) if spot.side == self.mover => {
                Some(Action::Place(card, spot))
            }
            (_, Element::Base(spot) | Element::Defender(spot)) => Some(Action::Strike(card, spot)),
            (_, Element::Ability(ability)) => Some(Action::Use(card, ability)),
            (_, Element::Attack) => Some(Action::Attack(card)),
            _ => None,
        }
    }

    /// Adds what a click could mean after these were picked, legal or not, the likeliest first.
    fn list_meanings(&self, element: Element, picked: &[Element], out: &mut Vec<Action>) {
        let Some(frame) = self.frames.top() else { return };
        let card = card_in_play(frame, picked);
        match element {
            Element::Reserve(card) if matches!(frame, Frame::Research { .. }) => out.push(Action::Take(card)),
            Element::Reserve(card) => out.push(Action::Buy(card)),
            Element::Depot(_) if frame == Frame::Play => {}
            Element::Depot(card) => out.push(Action::Scrap(card)),
            Element::Hand(card) => self.list_meanings_of_hand(card, frame, out),
            Element::Base(_) | Element::Defender(_) if matches!(frame, Frame::Assault { .. }) => {
                out.extend(aimed_at(element));
            }
            Element::Base(spot) | Element::Defender(spot) => {
                self.list_meanings_of_spot(spot, frame, card, out);
            }
            Element::Ability(ability) => out.extend(card.map(|card| Action::Use(card, ability))),
            Element::Attack => out.extend(card.map(Action::Attack)),
            Element::Doubles(number) => out.push(Action::Doubles(number)),
            Element::Settle => out.push(Action::Settle),
            Element::Done => out.push(Action::Done),
            Element::End => out.push(Action::End),
        }
    }

    fn list_meanings_of_hand(&self, card: Card, frame: Frame, out: &mut Vec<Action>) {
        match frame {
            Frame::Purchase => out.push(Action::Pay(card)),
            Frame::Sabotage { .. } => out.push(Action::Drop(card)),
            Frame::Declare { nation, attackers } | Frame::Strike { nation, attackers, .. } => {
                if attackers_of(nation, attackers).any(|attacker| attacker == card) {
                    out.extend(self.enemy_spots().map(|(spot, _)| Action::Strike(card, spot)));
                } else {
                    out.push(Action::Attack(card));
                }
            }
            _ => self.list_ways_to_play(card, out),
        }
    }

    /// For its abilities, on a base, in an attack, or as payment (3.4).
    fn list_ways_to_play(&self, card: Card, out: &mut Vec<Action>) {
        let row = card.row();
        out.extend(row.abilities().map(|ability| Action::Use(card, ability)));
        if row.armour > 0 {
            out.extend(Spot::all_of(self.mover).map(|spot| Action::Place(card, spot)));
        }
        if row.strength > 0 {
            out.push(Action::Attack(card));
        }
        if row.resources.is_some() {
            out.push(Action::Pay(card));
        }
    }

    /// A base or its defender, for the card chosen or, if there is none, for all that could be chosen.
    fn list_meanings_of_spot(&self, spot: Spot, frame: Frame, card: Option<Card>, out: &mut Vec<Action>) {
        let own = spot.side == self.mover;
        let could = |one: &Card| match card {
            Some(card) => *one == card,
            None if own => one.row().armour > 0,
            None => one.row().strength > 0,
        };
        match frame {
            Frame::Play if own => {
                out.extend(self.playables().filter(could).map(|card| Action::Place(card, spot)));
            }
            Frame::Play if self.deeds.attacked => {
                out.extend(self.playables().filter(could).map(Action::Attack));
            }
            Frame::Play => out.extend(self.playables().filter(could).map(|card| Action::Strike(card, spot))),
            Frame::Abilities { card, .. } => out.push(Action::Place(card, spot)),
            Frame::Declare { nation, attackers } | Frame::Strike { nation, attackers, .. } => {
                let chosen =
                    attackers_of(nation, attackers).filter(|&one| card.is_none_or(|card| one == card));
                out.extend(chosen.map(|card| Action::Strike(card, spot)));
            }
            _ => {}
        }
    }
}

/// The card that is being played, or else the one that was picked from the hand.
fn card_in_play(frame: Frame, picked: &[Element]) -> Option<Card> {
    match (frame, picked.first()) {
        (Frame::Abilities { card, .. }, _) => Some(card),
        (_, Some(&Element::Hand(card))) => Some(card),
        _ => None,
    }
}

/// Assault on a base or on its defender.
fn aimed_at(target: Element) -> Option<Action> {
    match target {
        Element::Base(spot) => Some(Action::Assault(spot, Aim::Base)),
        Element::Defender(spot) => Some(Action::Assault(spot, Aim::Vehicle)),
        _ => None,
    }
}
