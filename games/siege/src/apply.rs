//! What an action does, and what luck brings: each goes to the function of its frame.

use table::{Log, Rng, SeatSet};

use crate::frame::Frame;
use crate::ids::{Deck, Player, Sector, Token};
use crate::state::{Offer, State};
use crate::words::{Action, Chance, Event};

impl State {
    pub(crate) fn act<L: Log<Event>>(&mut self, action: Action, log: &mut L) {
        let Some(frame) = self.frames.top() else { return };
        match (frame, action) {
            (Frame::ChooseSite, Action::Site(sector)) => self.found_science(sector, log),
            (Frame::Claim { player }, Action::Claim(sector)) => self.claim(player, sector, log),
            (Frame::Arrange { sector }, Action::Station(foe)) => self.station(sector, foe, log),
            (Frame::ChooseSubstitutes { left }, Action::Pick(token)) => {
                self.frames.goto(Frame::ChooseSubstitutes { left: left - 1 });
                let known_to = SeatSet::only(self.seat(Player::Fieldmarshal));
                self.smuggle(token, known_to, log);
            }
            (Frame::Exchange { dropped, .. }, Action::Done) => {
                self.frames.goto(Frame::Refill { player: self.active, left: dropped });
            }
            (Frame::Exchange { left, dropped }, Action::Discard(card)) => {
                self.frames.goto(Frame::Exchange { left: left - 1, dropped: dropped + 1 });
                self.throw_away(self.active, card, log);
            }
            (Frame::Refill { player, left }, Action::Deck(deck)) => self.choose_deck(player, left, deck),
            (Frame::Trade { .. }, Action::Done) => self.frames.done(),
            (Frame::Trade { left }, Action::Offer(give, to, want)) => {
                self.offer(left, Offer { give, to, want }, log);
            }
            (Frame::Answer { to, give, want, left }, Action::Accept | Action::Refuse) => {
                self.answer(left, Offer { give, to, want }, action == Action::Accept, log);
            }
            (Frame::Toll { player, toll, left }, Action::Discard(card)) => {
                self.pay_toll((player, toll, left), card, log);
            }
            (Frame::Casualty { structure }, Action::Suffer(foe)) => {
                self.frames.done();
                self.crash(structure, foe, log);
            }
            (Frame::Mend { by }, Action::Return(token)) => self.bring_back(by, token, log),
            (Frame::Orders | Frame::Second, Action::Done) => self.frames.done(),
            (Frame::Orders, Action::Deploy(token, sector)) => self.deploy(token, sector, log),
            (Frame::Orders, Action::Commit(token)) => {
                self.frames.goto(Frame::Second);
                self.commit(token, log);
            }
            (Frame::Second, Action::Commit(token)) => {
                self.frames.done();
                self.commit(token, log);
            }
            (Frame::More { left }, Action::Commit(token)) => {
                self.frames.goto(Frame::More { left: left - 1 });
                self.commit(token, log);
            }
            (frame, action) => self.act_play(frame, action, log),
        }
        self.settle(log);
    }

    pub(crate) fn befall<L: Log<Event>>(&mut self, outcome: Chance, log: &mut L) {
        match (self.frames.top(), outcome) {
            (Some(Frame::Draw { player, deck, left }), Chance::Card(card)) => {
                self.draw(player, deck, left, card, log);
            }
            (Some(Frame::Look { player, left }), Chance::Card(card)) => self.look(player, left, card, log),
            (Some(frame), Chance::Token(token)) => self.befall_token(frame, token, log),
            (Some(frame), Chance::Roll(face)) => self.befall_die(frame, face, log),
            (top, outcome) => unreachable!("`{outcome}` was not listed for {top:?}"),
        }
        self.settle(log);
    }

    fn befall_token<L: Log<Event>>(&mut self, frame: Frame, token: Token, log: &mut L) {
        match frame {
            Frame::Mix { left } => self.mix_out(left, token, log),
            Frame::Starters { left } => self.muster(left, token, log),
            Frame::Substitutes { left } => {
                self.frames.goto(Frame::Substitutes { left: left - 1 });
                self.smuggle(token, SeatSet::NONE, log);
            }
            Frame::Conscript { left } => self.conscript(left, token, log),
            Frame::Returns => self.return_token(token, log),
            Frame::Reveal => {
                self.queue -= 1;
                self.reserve.take(token);
                self.reveal(token, log);
            }
            frame => unreachable!("no token is drawn for {frame:?}"),
        }
    }

    fn befall_die<L: Log<Event>>(&mut self, frame: Frame, face: u8, log: &mut L) {
        if let Frame::Dice { foe } = frame {
            self.keep_die(foe, face, log);
            return;
        }
        log.add(Event::Rolled { face });
        let sector = Sector::of_die(face);
        match frame {
            Frame::Site => self.found_science(sector, log),
            Frame::Place { token } => {
                self.frames.done();
                self.place(token, sector, log);
            }
            Frame::Flight { token } => self.fly(token, sector, log),
            Frame::Swarm => self.swarm(face, log),
            frame => unreachable!("no die is rolled for {frame:?}"),
        }
    }

    pub(crate) fn list_chances(&self, out: &mut Vec<(Chance, u32)>) {
        match self.frames.top() {
            Some(Frame::Draw { deck: Deck::Main, .. }) => match self.known.top() {
                Some(card) => out.push((Chance::Card(card), 1)),
                None => self.deck.chances(Chance::Card, out),
            },
            Some(Frame::Draw { deck: Deck::Science, .. }) => self.science_deck.chances(Chance::Card, out),
            Some(Frame::Look { .. }) => self.deck.chances(Chance::Card, out),
            Some(Frame::Mix { .. }) => self.mixable().chances(Chance::Token, out),
            Some(Frame::Starters { .. }) => self.can_start().chances(Chance::Token, out),
            Some(Frame::Substitutes { .. }) => self.substitutes_left().chances(Chance::Token, out),
            Some(Frame::Conscript { .. } | Frame::Reveal) => self.reserve.chances(Chance::Token, out),
            Some(Frame::Returns) => self.returnable().chances(Chance::Token, out),
            Some(
                Frame::Site | Frame::Place { .. } | Frame::Dice { .. } | Frame::Flight { .. } | Frame::Swarm,
            ) => out.extend((1..=6).map(|face| (Chance::Roll(face), 1))),
            _ => {}
        }
    }

    pub(crate) fn sample_chance(&self, rng: &mut Rng) -> Chance {
        match self.frames.top() {
            Some(Frame::Draw { deck, .. }) => Chance::Card(self.sample_draw(deck, rng)),
            Some(Frame::Look { .. }) => Chance::Card(self.deck.sample(rng)),
            Some(Frame::Mix { .. }) => Chance::Token(self.mixable().sample(rng)),
            Some(Frame::Starters { .. }) => Chance::Token(self.can_start().sample(rng)),
            Some(Frame::Substitutes { .. }) => Chance::Token(self.substitutes_left().sample(rng)),
            Some(Frame::Conscript { .. } | Frame::Reveal) => Chance::Token(self.reserve.sample(rng)),
            Some(Frame::Returns) => Chance::Token(self.returnable().sample(rng)),
            _ => Chance::Roll(rng.below(6) as u8 + 1),
        }
    }
}
