//! The sequence of play, top to bottom: what each frame does when its time comes, and what it then waits for.

use sandtable_core::{Flow, Log};
use serde::{Deserialize, Serialize};

use crate::cards::Cards;
use crate::frame_json::{DeclareJson, StrikeJson, abilities};
use crate::ids::{Card, Nation, Side};
use crate::setup::Leaves;
use crate::state::{Deeds, Reason, State};
use crate::tables::HAND;
use crate::words::Event;

/// A piece of unfinished business. Where no side is named, it is that of the mover. Attackers are bits of their nation's
/// vehicles.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are the nouns of the game")]
pub enum Frame {
    /// Luck: who begins (2.1).
    First,
    /// Luck: the achievements in play (2.7).
    Achievements { left: u8 },
    /// Luck: cards from the vehicle deck until the reserve has four (5.7).
    Refill,
    /// Luck: cards from a hangar (4.2).
    Draw { side: Side, left: u8 },
    /// Step I (3.2, 3.3).
    Turn,
    /// Choice: the next play of step II (3.4).
    Play,
    /// Choice: what is bought and what pays (5.5).
    Purchase,
    /// Choice: a further ability of a card, or its place (7.1, 7.3).
    Abilities {
        card: Card,
        #[serde(with = "abilities")]
        left: u8,
    },
    /// Choice: what Assault hits (11.1).
    Assault { card: Card },
    /// Choice of an opponent: what is given up (8.3).
    Sabotage { victim: Side },
    /// Choice: what Research brings (8.6).
    Research { limit: u8 },
    /// Choice: what goes to the graveyard (8.10).
    Repair { left: u8 },
    /// Choice: who attacks (9.2).
    #[serde(with = "DeclareJson")]
    Declare { nation: Nation, attackers: u32 },
    /// Choice: the next strike (9.3, 9.4).
    #[serde(with = "StrikeJson")]
    Strike { nation: Nation, attackers: u32, kills: u8 },
    /// Choice: singles or doubles (10.3).
    Award { nation: Nation, kills: u8 },
    /// The medals for Assault (11.6).
    Pools,
    /// The reserve is renewed (3.12).
    Renew,
    /// The rest of the hand goes (3.13).
    Discard,
    /// The turn passes (3.1, 12.3).
    EndTurn,
}

impl State {
    /// Runs until a seat or luck has to decide, or the game is over.
    pub(crate) fn settle<L: Log<Event>>(&mut self, log: &mut L) {
        sandtable_core::settle(|| self.frames.top().map_or(Flow::Wait, |frame| self.step(frame, log)));
    }

    fn step<L: Log<Event>>(&mut self, frame: Frame, log: &mut L) -> Flow {
        match frame {
            Frame::First | Frame::Play | Frame::Purchase => Flow::Wait,
            Frame::Assault { .. } | Frame::Research { .. } | Frame::Declare { .. } => Flow::Wait,
            Frame::Achievements { left } => self.frames.wait_if(left > 0),
            Frame::Refill => {
                let more = !self.reserve.is_full() && self.provide_deck(log);
                self.frames.wait_if(more)
            }
            Frame::Draw { side, left } => {
                let more = left > 0 && self.provide_hangar(side, log);
                self.frames.wait_if(more)
            }
            Frame::Turn => self.done_then(|state| state.start_turn(log)),
            Frame::Abilities { card, left } if left == 0 && !self.can_defend(card) => {
                self.done_then(|state| state.shelve(card, log))
            }
            Frame::Abilities { .. } => Flow::Wait,
            Frame::Sabotage { victim } => self.pass_by(victim),
            Frame::Repair { left } => {
                self.frames.wait_if(left > 0 && !self.squad(self.mover).depot.is_empty())
            }
            Frame::Strike { nation, attackers, kills } => self.go_on_striking(nation, attackers, kills, log),
            Frame::Award { nation, kills } => match self.only_award(nation, kills) {
                Some(doubles) => self.done_then(|state| state.decorate(nation, kills, doubles, log)),
                None => Flow::Wait,
            },
            Frame::Pools => self.next_pool(),
            Frame::Renew => self.done_then(|state| state.renew(log)),
            Frame::Discard => self.done_then(|state| state.discard_hand(log)),
            Frame::EndTurn => self.done_then(|state| state.end_turn(log)),
        }
    }

    fn done_then(&mut self, act: impl FnOnce(&mut State)) -> Flow {
        self.frames.done();
        act(self);
        Flow::Go
    }

    /// Is there a card to open? The discard becomes the deck only when one is needed (5.8, 5.9).
    fn provide_deck<L: Log<Event>>(&mut self, log: &mut L) -> bool {
        if self.deck.is_empty() && !self.discard.is_empty() {
            log.add(Event::Reshuffled { number: self.discard.total() });
            self.deck = std::mem::take(&mut self.discard);
            self.discard_top = None;
        }
        !self.deck.is_empty()
    }

    /// Is there a card to draw? The depot becomes the hangar only when one is needed (4.2, 4.3). Whoever could count knows
    /// then what was drawn before: all the rest.
    fn provide_hangar<L: Log<Event>>(&mut self, side: Side, log: &mut L) -> bool {
        let hidden = !self.is_open(side);
        let squad = self.squad_mut(side);
        if squad.hangar.is_empty() && !squad.depot.is_empty() {
            log.add(Event::Shuffled { side, number: squad.depot.total() });
            squad.hangar = std::mem::take(&mut squad.depot);
            squad.top = None;
            if hidden {
                let mut hand = squad.hand.each();
                squad.known = [hand.next(), hand.next()];
            }
        }
        !squad.hangar.is_empty()
    }

    /// Step I, and all that is to follow, last things first (3.1, 3.11), for those without bases too (12.5).
    fn start_turn<L: Log<Event>>(&mut self, log: &mut L) {
        let side = self.mover;
        self.round += u16::from(side == self.first);
        self.deeds = Deeds::default();
        log.add(Event::Turn { side, round: self.round });
        self.restore(side, log);
        self.lay_open(side, log);
        self.frames.call(Frame::EndTurn);
        self.frames.call(Frame::Draw { side, left: HAND });
        self.frames.call(Frame::Discard);
        self.frames.call(Frame::Renew);
        self.frames.call(Frame::Pools);
        self.frames.call(Frame::Play);
    }

    /// 3.2
    fn restore<L: Log<Event>>(&mut self, side: Side, log: &mut L) {
        let mut number = 0;
        for base in self.squad_mut(side).bases.iter_mut().flatten() {
            number += u8::from(std::mem::take(&mut base.damaged));
            if let Some(defender) = base.defender.as_mut() {
                number += u8::from(std::mem::take(&mut defender.damaged));
            }
        }
        if number > 0 {
            log.add(Event::Restored { side, number });
        }
    }

    /// 2.9, 3.3, 4.5
    fn lay_open<L: Log<Event>>(&mut self, side: Side, log: &mut L) {
        self.open = true;
        let squad = self.squad_mut(side);
        squad.known = [None; 2];
        log.add(Event::Revealed { side, cards: squad.hand });
        while squad.hand.has(Card::Base) {
            squad.hand.take(Card::Base);
            squad.gain(Card::Base);
            log.add(Event::LaidAside { side });
        }
    }

    /// Opponents without cards are passed over (8.3).
    fn pass_by(&mut self, victim: Side) -> Flow {
        if victim == self.mover {
            self.frames.done();
            return Flow::Go;
        }
        if self.squad(victim).hand.is_empty() {
            self.frames.goto(Frame::Sabotage { victim: self.left_of(victim) });
            return Flow::Go;
        }
        Flow::Wait
    }

    /// While an attacker has a target, one must strike; the rest goes home when none has (9.14). Then come the medals
    /// (10.1), or at the end of step II where they are added up (10.7).
    fn go_on_striking<L: Log<Event>>(
        &mut self,
        nation: Nation,
        attackers: u32,
        kills: u8,
        log: &mut L,
    ) -> Flow {
        if attackers_of(nation, attackers).any(|card| self.has_target(card)) {
            return Flow::Wait;
        }
        for card in attackers_of(nation, attackers) {
            self.send_home(card);
            log.add(Event::Idle { side: self.mover, card });
        }
        if self.options.merge_turn_medals {
            self.deeds.kills[nation as usize] += kills;
            self.frames.done();
        } else {
            self.frames.goto(Frame::Award { nation, kills });
        }
        Flow::Go
    }

    /// From the hand to the depot (3.7).
    pub(crate) fn send_home(&mut self, card: Card) {
        let squad = &mut self.squads[self.mover.index()];
        squad.hand.take(card);
        squad.gain(card);
    }

    /// One nation after the other (11.7).
    fn next_pool(&mut self) -> Flow {
        let due = Nation::ALL.iter().copied().find(|&nation| self.deeds.kills[nation as usize] > 0);
        match due {
            Some(nation) => {
                let kills = std::mem::take(&mut self.deeds.kills[nation as usize]);
                self.frames.call(Frame::Award { nation, kills });
            }
            None => self.frames.done(),
        }
        Flow::Go
    }

    /// 3.12; the new card is opened by the refill, which also fills older gaps (5.9).
    fn renew<L: Log<Event>>(&mut self, log: &mut L) {
        if let Some(card) = self.reserve.remove(0) {
            self.discard.put(card);
            self.discard_top = Some(card);
            log.add(Event::Renewed { card });
        }
        self.frames.call(Frame::Refill);
    }

    /// 3.13
    fn discard_hand<L: Log<Event>>(&mut self, log: &mut L) {
        self.open = false;
        let side = self.mover;
        let squad = self.squad_mut(side);
        let cards: Cards = std::mem::take(&mut squad.hand);
        if let Some(top) = cards.kinds().last() {
            squad.depot.pour(&cards);
            squad.top = Some(top);
            log.add(Event::Discarded { side, cards });
        }
    }

    /// The last round ends with the player to the right of the first (12.3, 12.6).
    fn end_turn<L: Log<Event>>(&mut self, log: &mut L) {
        let next = self.left_of(self.mover);
        if next == self.first {
            let limit = u16::from(self.options.round_limit);
            let enough = (limit > 0 && self.round >= limit).then_some(Reason::Rounds);
            if let Some(reason) = self.trigger.or(enough) {
                self.end(reason, log);
                return;
            }
        }
        self.mover = next;
        self.frames.call(Frame::Turn);
    }

    fn end<L: Log<Event>>(&mut self, reason: Reason, log: &mut L) {
        self.ending = Some(reason);
        self.deeds = Deeds::default();
        self.tell_scores(log);
        log.add(Event::Ended { reason });
    }

    /// From now on it is the last round, and nothing undoes that (12.4).
    pub(crate) fn trigger(&mut self, reason: Reason) {
        self.trigger = self.trigger.or(Some(reason));
    }

    /// Does a base card that is drawn now leave the hand at once (4.6, 4.7)?
    pub(crate) fn base_leaves(&self, side: Side) -> bool {
        self.is_open(side) || self.options.base_leaves_hand == Leaves::Draw
    }
}

/// The vehicles of a nation in a set of bits, in order.
pub(crate) fn attackers_of(nation: Nation, mut attackers: u32) -> impl Iterator<Item = Card> {
    std::iter::from_fn(move || {
        (attackers != 0).then(|| {
            let number = attackers.trailing_zeros() as usize;
            attackers &= attackers - 1;
            Card::of_fleet(nation, number)
        })
    })
}
