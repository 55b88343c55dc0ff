//! The rules: what the game waits for, what may be done about it, and what becomes of it. Each is a match on the top frame,
//! which goes on to the function of that frame.

use sandtable_core::{Log, Message, Outcome, Rng, Rules, RulesNumber, Say, Seat, SeatSet, Turn};

use crate::frame::Frame;
use crate::ids::{Deck, Player, Sector, Token};
use crate::messages::{Event, list};
use crate::state::{Ending, Offer, State};
use crate::words::{Action, Chance};

impl Rules for State {
    type Action = Action;
    type Chance = Chance;
    type Event = Event;

    fn turn(&self) -> Turn {
        match self.decider() {
            Some(player) => Turn::Seat(self.seat(player)),
            None if self.frames.is_empty() => Turn::Over,
            None => Turn::Chance,
        }
    }

    fn legal(&self, out: &mut Vec<Action>) {
        let Some(frame) = self.frames.top() else { return };
        match frame {
            Frame::ChooseSite => out.extend(Sector::ALL.map(Action::Site)),
            Frame::Claim { .. } => {
                let free = |sector: &Sector| !self.owned.contains(&Some(*sector));
                out.extend(Sector::ALL.into_iter().filter(free).map(Action::Claim));
            }
            Frame::Arrange { sector } => out.extend(self.stationable(sector).map(Action::Station)),
            Frame::ChooseSubstitutes { .. } => out.extend(self.substitutes_left().kinds().map(Action::Pick)),
            Frame::Exchange { .. } => {
                out.push(Action::Done);
                out.extend(self.hand(self.active).kinds().map(Action::Discard));
            }
            Frame::Refill { .. } => out.extend([Deck::Main, Deck::Science].map(Action::Deck)),
            Frame::Trade { .. } => {
                out.push(Action::Done);
                self.list_offers(out);
            }
            Frame::Answer { .. } => out.extend([Action::Accept, Action::Refuse]),
            Frame::Toll { player, toll, .. } => {
                out.extend(self.owed(player, toll).kinds().map(Action::Discard));
            }
            Frame::Casualty { structure } => {
                out.extend(self.attackers(structure).map(|(id, _)| Action::Suffer(id)));
            }
            Frame::Mend { .. } => out.extend(self.mendable().map(Action::Return)),
            Frame::Orders => self.list_orders(out),
            Frame::Second => {
                out.push(Action::Done);
                out.extend(self.marshal.kinds().map(Action::Commit));
            }
            Frame::More { .. } => out.extend(self.marshal.kinds().map(Action::Commit)),
            _ => self.list_play(frame, out),
        }
    }

    fn apply<L: Log<Event>>(&mut self, action: Action, log: &mut L) {
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

    fn chances(&self, out: &mut Vec<(Chance, u32)>) {
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
            Some(Frame::Lot) => out.extend(self.players().map(|player| (Chance::First(player), 1))),
            Some(
                Frame::Site | Frame::Place { .. } | Frame::Dice { .. } | Frame::Flight { .. } | Frame::Swarm,
            ) => out.extend((1..=6).map(|face| (Chance::Roll(face), 1))),
            _ => {}
        }
    }

    fn resolve<L: Log<Event>>(&mut self, outcome: Chance, log: &mut L) {
        match (self.frames.top(), outcome) {
            (Some(Frame::Draw { player, deck, left }), Chance::Card(card)) => {
                self.draw(player, deck, left, card, log);
            }
            (Some(Frame::Look { player, left }), Chance::Card(card)) => self.look(player, left, card, log),
            (Some(frame), Chance::Token(token)) => self.resolve_token(frame, token, log),
            (Some(frame), Chance::Roll(face)) => self.resolve_die(frame, face, log),
            (Some(Frame::Lot), Chance::First(player)) => self.begin_by_lot(player, log),
            (top, outcome) => unreachable!("`{outcome}` was not listed for {top:?}"),
        }
        self.settle(log);
    }

    fn sample(&self, rng: &mut Rng) -> Chance {
        match self.frames.top() {
            Some(Frame::Draw { deck, .. }) => Chance::Card(self.sample_draw(deck, rng)),
            Some(Frame::Look { .. }) => Chance::Card(self.deck.sample(rng)),
            Some(Frame::Mix { .. }) => Chance::Token(self.mixable().sample(rng)),
            Some(Frame::Starters { .. }) => Chance::Token(self.can_start().sample(rng)),
            Some(Frame::Substitutes { .. }) => Chance::Token(self.substitutes_left().sample(rng)),
            Some(Frame::Conscript { .. } | Frame::Reveal) => Chance::Token(self.reserve.sample(rng)),
            Some(Frame::Returns) => Chance::Token(self.returnable().sample(rng)),
            Some(Frame::Lot) => Chance::First(Player::defender(rng.below(self.defenders.into()) as u8)),
            _ => Chance::Roll(rng.below(6) as u8 + 1),
        }
    }

    #[inline]
    fn rules_number(&self) -> u32 {
        self.rules_number.get()
    }

    fn set_rules_number(&mut self, rules: u32) {
        self.rules_number = RulesNumber::new(rules);
    }

    fn outcome(&self) -> Option<Outcome> {
        let ending = self.ending?;
        let score = |seat: u8| self.score_of(self.player(Seat(seat)));
        Some(Outcome {
            winners: ending.winners,
            scores: (0..self.seats()).map(score).collect(),
            reason: self.epilogue(ending),
        })
    }
}

impl State {
    /// Who decides the top frame, if a seat does (1.12, 18.9).
    pub(crate) fn decider(&self) -> Option<Player> {
        Some(match self.frames.top()? {
            Frame::ChooseSite | Frame::Arrange { .. } => self.first_player(),
            Frame::ChooseSubstitutes { .. } | Frame::Orders | Frame::Second | Frame::More { .. } => {
                Player::Fieldmarshal
            }
            Frame::Mend { .. } if self.has_marshal() => Player::Fieldmarshal,
            Frame::Exchange { .. } | Frame::Trade { .. } | Frame::Play => self.active,
            Frame::Casualty { .. } | Frame::Mend { .. } => self.active,
            Frame::Answer { to, .. } => to,
            Frame::Claim { player }
            | Frame::Refill { player, .. }
            | Frame::Toll { player, .. }
            | Frame::Aim { player, .. }
            | Frame::Again { player, .. }
            | Frame::Assign { player, .. }
            | Frame::Redeploy { player, .. }
            | Frame::Eject { player, .. }
            | Frame::Provoke { player, .. }
            | Frame::Joint { player }
            | Frame::Engineers { player, .. }
            | Frame::Retrain { player, .. }
            | Frame::Keep { player }
            | Frame::Lay { player, .. } => player,
            _ => return None,
        })
    }

    /// 18.6, 18.8
    fn list_orders(&self, out: &mut Vec<Action>) {
        if self.may_rest() {
            out.push(Action::Done);
        }
        let enemies = self.marshal.kinds().filter(|token| token.is_enemy());
        out.extend(enemies.flat_map(|token| Sector::ALL.map(|sector| Action::Deploy(token, sector))));
        out.extend(self.marshal.kinds().map(Action::Commit));
    }

    fn resolve_token<L: Log<Event>>(&mut self, frame: Frame, token: Token, log: &mut L) {
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

    fn resolve_die<L: Log<Event>>(&mut self, frame: Frame, face: u8, log: &mut L) {
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

    /// Why it ended, for people.
    fn epilogue(&self, ending: Ending) -> Message {
        let winners = ending.winners.iter().map(|seat| self.player(seat).say()).collect::<Vec<_>>();
        let points =
            ending.winners.iter().map(|seat| self.player(seat)).find(|&one| one != Player::Fieldmarshal);
        Message::new(format!("siege-end-{}", ending.reason))
            .with("players", list(winners.into_iter()))
            .with("points", points.map_or(0, |player| self.points(player)))
    }
}
