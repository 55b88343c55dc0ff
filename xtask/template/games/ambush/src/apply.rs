//! What actions and luck do: one small function each. A wrong frame cannot happen, because only what `legal` lists
//! comes here.

use table::{Log, Secret};

use crate::{Action, Card, Chance, Event, Frame, Position, Side};

pub(crate) fn apply<L: Log<Event>>(position: &mut Position, action: Action, log: &mut L) {
    match (position.frames.top(), action) {
        (Some(Frame::Lead(side)), Action::Play(card)) => lead(position, side, card, log),
        (Some(Frame::Answer(side)), Action::Play(card)) => answer(position, side, card, log),
        (Some(Frame::Answer(side)), Action::Withdraw) => withdraw(position, side, log),
        _ => unreachable!("{action} is not legal now"),
    }
}

pub(crate) fn resolve<L: Log<Event>>(position: &mut Position, outcome: Chance, log: &mut L) {
    match (position.frames.top(), outcome) {
        (Some(Frame::Deal(side)), Chance::Draw(card)) => deal(position, side, card, log),
        (Some(Frame::Tie(leader)), Chance::Roll(pips)) => roll(position, leader, pips, log),
        _ => unreachable!("{outcome} cannot happen now"),
    }
}

// 1.2
fn deal<L: Log<Event>>(position: &mut Position, side: Side, card: Card, log: &mut L) {
    position.deck.take(card);
    position.hands[side as usize].put(card);
    position.frames.done();
    log.add(Event::Dealt { side, card: Secret::of(card, side.seat()) });
}

// 2.1
fn lead<L: Log<Event>>(position: &mut Position, side: Side, card: Card, log: &mut L) {
    position.hands[side as usize].take(card);
    position.lead = Some(card);
    position.frames.goto(Frame::Answer(side.rival()));
    log.add(Event::Led { side, card });
}

// 2.2
fn answer<L: Log<Event>>(position: &mut Position, side: Side, card: Card, log: &mut L) {
    position.hands[side as usize].take(card);
    position.spent.put(card);
    log.add(Event::Answered { side, card });
    let led = clear(position);
    match card.cmp(&led) {
        std::cmp::Ordering::Greater => win(position, side, 2, log),
        std::cmp::Ordering::Less => win(position, side.rival(), 2, log),
        std::cmp::Ordering::Equal => position.frames.goto(Frame::Tie(side.rival())),
    }
}

// 2.3
fn withdraw<L: Log<Event>>(position: &mut Position, side: Side, log: &mut L) {
    log.add(Event::Withdrew { side });
    clear(position);
    win(position, side.rival(), 1, log);
}

// 2.4
fn roll<L: Log<Event>>(position: &mut Position, leader: Side, pips: u8, log: &mut L) {
    log.add(Event::Rolled { pips });
    win(position, if pips <= 3 { leader } else { leader.rival() }, 2, log);
}

fn clear(position: &mut Position) -> Card {
    let led = position.lead.take().expect("an answer follows a lead");
    position.spent.put(led);
    led
}

fn win<L: Log<Event>>(position: &mut Position, side: Side, points: u8, log: &mut L) {
    position.points[side as usize] += points;
    position.frames.goto(Frame::Lead(side));
    log.add(Event::Won { side, points });
}
