//! What actions and luck do: one small function each.

use std::cmp::Ordering;

use sandtable_core::{Log, Secret};

use crate::{Card, Event, Frame, Side, State};

impl State {
    // 1.2
    pub(crate) fn deal<L: Log<Event>>(&mut self, side: Side, card: Card, log: &mut L) {
        self.deck.take(card);
        self.hands[side as usize].put(card);
        self.frames.done();
        log.add(Event::Dealt { side, card: Secret::of(card, side.seat()) });
    }

    // 2.1
    pub(crate) fn lead<L: Log<Event>>(&mut self, side: Side, card: Card, log: &mut L) {
        self.hands[side as usize].take(card);
        self.lead = Some(card);
        self.frames.goto(Frame::Answer(side.rival()));
        log.add(Event::Led { side, card });
    }

    // 2.2
    pub(crate) fn answer<L: Log<Event>>(&mut self, side: Side, card: Card, log: &mut L) {
        self.hands[side as usize].take(card);
        self.spent.put(card);
        log.add(Event::Answered { side, card });
        let led = self.clear();
        match card.cmp(&led) {
            Ordering::Greater => self.win(side, 2, log),
            Ordering::Less => self.win(side.rival(), 2, log),
            Ordering::Equal => self.frames.goto(Frame::Tie(side.rival())),
        }
    }

    // 2.3
    pub(crate) fn withdraw<L: Log<Event>>(&mut self, side: Side, log: &mut L) {
        log.add(Event::Withdrew { side });
        self.clear();
        self.win(side.rival(), 1, log);
    }

    // 2.4
    pub(crate) fn roll<L: Log<Event>>(&mut self, leader: Side, pips: u8, log: &mut L) {
        log.add(Event::Rolled { pips });
        self.win(if pips <= 3 { leader } else { leader.rival() }, 2, log);
    }

    fn clear(&mut self) -> Card {
        let led = self.lead.take().expect("an answer follows a lead");
        self.spent.put(led);
        led
    }

    fn win<L: Log<Event>>(&mut self, side: Side, points: u8, log: &mut L) {
        self.points[side as usize] += points;
        self.frames.goto(Frame::Lead(side));
        log.add(Event::Won { side, points });
    }
}
