//! The sequence of play: what each frame does when its time comes, and what it then waits for.

use sandtable_core::prelude::*;
use sandtable_core::{Flow, Log, Stack};

use crate::frame::Frame;
use crate::ids::{Deck, Phase, Player};
use crate::messages::Event;
use crate::state::{Ending, REFUSALS, Reason, State, TurnMarks};

impl State {
    /// Runs until a seat or luck has to decide, or the game is over.
    pub(crate) fn settle<L: Log<Event>>(&mut self, log: &mut L) {
        sandtable_core::settle(|| {
            if let Some(reason) = self.defeat() {
                self.end(reason, log);
            }
            self.frames.top().map_or(Flow::Wait, |frame| self.step(frame, log))
        });
    }

    fn step<L: Log<Event>>(&mut self, frame: Frame, log: &mut L) -> Flow {
        match frame {
            Frame::Site | Frame::ChooseSite | Frame::Claim { .. } | Frame::Answer { .. } => Flow::Wait,
            Frame::Dice { .. } | Frame::Casualty { .. } | Frame::Mend { .. } => Flow::Wait,
            Frame::Place { .. } | Frame::Swarm | Frame::Flight { .. } | Frame::Lot => Flow::Wait,
            Frame::Mix { left }
            | Frame::Starters { left }
            | Frame::Substitutes { left }
            | Frame::ChooseSubstitutes { left } => self.frames.wait_if(left > 0),
            Frame::Arrange { sector } => self.frames.wait_if(self.has_arrangement(sector)),
            Frame::Turn { player } => self.done_then(|state| state.begin_turn(player, log)),
            Frame::Phase { phase } => self.begin_phase(phase, log),
            Frame::EndTurn => self.end_turn(log),
            Frame::Draw { player, deck, left } => self.prepare_draw(player, deck, left, log),
            Frame::Exchange { left, dropped } => self.prepare_exchange(left, dropped),
            Frame::Refill { player, left } => self.prepare_refill(player, left),
            Frame::Trade { left } => {
                self.frames.wait_if(left > 0 && self.refused.len() < REFUSALS && self.has_offer())
            }
            Frame::Toll { player, toll, left } => self.prepare_toll(player, toll, left),
            Frame::Bury { by } => self.bury(by, log),
            Frame::Emerge => self.done_then(State::emerge),
            Frame::Returns => self.prepare_returns(),
            Frame::Advance { scope } => self.roll_for(scope),
            Frame::Paths { scope } => self.done_then(|state| state.march(scope, log)),
            Frame::Collisions { next } => self.collide(next, log),
            Frame::Rockets => self.done_then(|state| state.fire_rockets(log)),
            Frame::Burn => self.won_or(log, State::burn),
            Frame::Reveal => self.prepare_reveal(),
            Frame::Appear { foe } => self.done_then(|state| state.appear(foe, log)),
            Frame::Conscript { left } => self.frames.wait_if(left > 0 && !self.reserve.is_empty()),
            Frame::Orders | Frame::Second => self.frames.wait_if(!self.marshal.is_empty()),
            Frame::More { left } => self.frames.wait_if(left > 0 && !self.marshal.is_empty()),
            Frame::Spend { token } => self.done_then(|state| state.spent.put(token)),
            Frame::Stung { sector, points } => self.done_then(|state| state.answer_from(sector, points, log)),
            Frame::Again { .. } if self.rules_number() >= 2 => self.step_play(frame, log), // 8.4, 20.2
            Frame::Sweep | Frame::Play | Frame::Again { .. } => {
                self.won_or(log, |state, log| state.step_play(frame, log))
            }
            Frame::Aim { .. }
            | Frame::Assign { .. }
            | Frame::Redeploy { .. }
            | Frame::Eject { .. }
            | Frame::Provoke { .. }
            | Frame::Joint { .. }
            | Frame::Engineers { .. }
            | Frame::Retrain { .. }
            | Frame::Recruits { .. }
            | Frame::Mobilise { .. }
            | Frame::Look { .. }
            | Frame::Keep { .. }
            | Frame::Lay { .. } => self.step_play(frame, log),
        }
    }

    pub(crate) fn done_then(&mut self, act: impl FnOnce(&mut State)) -> Flow {
        self.frames.done();
        act(self);
        Flow::Go
    }

    /// Between moments victory is tested first (8.3).
    fn won_or<L: Log<Event>>(&mut self, log: &mut L, act: impl FnOnce(&mut State, &mut L) -> Flow) -> Flow {
        if self.is_won() {
            self.win(log);
            return Flow::Go;
        }
        act(self, log)
    }

    /// 3.1; who is out is passed over (19.16).
    fn begin_turn<L: Log<Event>>(&mut self, player: Player, log: &mut L) {
        if !self.is_in(player) {
            let player = self.next(player);
            self.frames.call(Frame::Turn { player });
            return;
        }
        self.active = player;
        self.turn = TurnMarks::default();
        log.add(Event::Turn { player });
        self.lift_hedgehogs(log);
        self.forget_moves();
        self.frames.call(Frame::Phase { phase: Phase::Draw });
    }

    fn begin_phase<L: Log<Event>>(&mut self, phase: Phase, log: &mut L) -> Flow {
        if self.is_won() {
            self.win(log);
            return Flow::Go;
        }
        self.phase = phase;
        let player = self.active;
        match phase {
            Phase::Setup => self.frames.goto(Frame::Turn { player }),
            Phase::Draw => {
                self.frames.goto(Frame::Phase { phase: Phase::Exchange });
                let left = self.cards_below_limit(player);
                self.frames.call(Frame::Draw { player, deck: Deck::Main, left });
            }
            Phase::Exchange => {
                self.frames.goto(Frame::Phase { phase: Phase::Trade });
                if !self.skips_exchange() {
                    let left = if self.defenders == 1 { 2 } else { 1 }; // 18.2
                    self.frames.call(Frame::Exchange { left, dropped: 0 });
                }
            }
            Phase::Trade => {
                self.frames.goto(Frame::Phase { phase: Phase::Play });
                let left = if self.defenders == 6 { 2 } else { 1 };
                self.frames.call(Frame::Trade { left });
            }
            Phase::Play => {
                self.refused = Stack::new();
                self.frames.goto(Frame::Phase { phase: Phase::Move });
                self.frames.call(Frame::Play);
            }
            Phase::Move => self.begin_movement(log),
            Phase::Reveal => self.begin_reveal(log),
        }
        Flow::Go
    }

    fn end_turn<L: Log<Event>>(&mut self, log: &mut L) -> Flow {
        let player = self.next(self.active);
        self.won_or(log, |state, _| {
            state.frames.goto(Frame::Turn { player });
            Flow::Go
        })
    }

    /// 8.1, 19.16
    fn defeat(&self) -> Option<Reason> {
        let everybody = (1 << self.defenders) - 1;
        match () {
            () if self.ending.is_some() => None,
            () if self.buildings == 0 => Some(Reason::Fallen),
            () if self.fallen_players == everybody => Some(Reason::AllOut),
            () => None,
        }
    }

    /// 8.2, 18.12
    fn is_won(&self) -> bool {
        self.reserve.is_empty()
            && self.marshal.is_empty()
            && !self.foes().any(|(_, foe)| State::counts(foe.token))
    }

    fn win<L: Log<Event>>(&mut self, log: &mut L) {
        let reason = self.victory().1;
        self.end(reason, log);
    }

    pub(crate) fn end<L: Log<Event>>(&mut self, reason: Reason, log: &mut L) {
        while let Some(frame) = self.frames.top() {
            self.frames.done();
            if let Frame::Spend { token } = frame {
                self.spent.put(token);
            }
        }
        let winners = match reason {
            Reason::Fallen | Reason::AllOut if self.has_marshal() => {
                sandtable_core::SeatSet::only(self.seat(Player::Fieldmarshal))
            }
            Reason::Fallen | Reason::AllOut => sandtable_core::SeatSet::NONE,
            _ => self.victory().0,
        };
        self.ending = Some(Ending { winners, reason });
        log.add(Event::Ended { reason });
    }
}
