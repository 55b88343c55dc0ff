//! What cards do to hands and decks (5.10, 5.11, 16.11 to 16.16, 17.10, 17.12, 17.17), and cards that ask one player
//! after the other: the active player first, then clockwise.

use sandtable_core::{Flow, Log, Secret};

use crate::frame::Frame;
use crate::ids::{Card, Deck, Player, Structure};
use crate::messages::Event;
use crate::state::State;
use crate::words::Action;

/// How many cards are looked at (17.17).
const LOOKED_AT: u8 = 5;

impl State {
    /// A card that is just played.
    pub(super) fn play_alone<L: Log<Event>>(&mut self, player: Player, card: Card, log: &mut L) {
        let (first, left) = (self.active, self.defenders - 1);
        match card {
            Card::Lull => self.turn.lull = true,
            Card::Guards => self.turn.guards = true,
            Card::Modification => self.frames.call(Frame::Draw { player, deck: Deck::Main, left: 2 }),
            Card::Recruits => self.frames.call(Frame::Recruits { player: first, left }),
            Card::Retraining => self.frames.call(Frame::Retrain { player, dropped: 0 }),
            Card::Engineers => self.frames.call(Frame::Engineers { player: first, left }),
            Card::Mobilisation => self.frames.call(Frame::Mobilise { player: first, left }),
            Card::Planning => {
                let left = LOOKED_AT - self.known.len() as u8;
                self.frames.call(Frame::Look { player, left });
            }
            Card::Frost => self.frost(log),
            Card::Mud => self.mud(log),
            Card::Flamethrowers => self.flamethrowers(log),
            other => unreachable!("`{other}` is not played alone"),
        }
    }

    /// 5.11
    pub(super) fn salvage<L: Log<Event>>(&mut self, player: Player, card: Card, log: &mut L) {
        self.begin(player, Card::Salvage, log);
        self.discard.take(card);
        self.hand_mut(player).put(card);
        log.add(Event::Salvaged { player, card });
    }

    /// 16.15
    pub(super) fn ask_to_join<L: Log<Event>>(&mut self, partner: Player, log: &mut L) {
        self.begin(self.active, Card::Joint, log);
        self.frames.call(Frame::Joint { player: partner });
        log.add(Event::Joined { player: partner });
    }

    /// Nobody is asked who cannot build (17.10).
    pub(super) fn step_engineers(&mut self, player: Player, left: u8) -> Flow {
        let hand = self.hand(player);
        if self.missing_walls().next().is_some() && (hand.has(Card::Sandbags) || hand.has(Card::Wire)) {
            return Flow::Wait;
        }
        self.pass_on(left, Frame::Engineers { player: self.next(player), left: left.saturating_sub(1) });
        Flow::Go
    }

    /// 17.10
    pub(super) fn build<L: Log<Event>>(&mut self, player: Player, left: u8, action: Action, log: &mut L) {
        if let Action::Build(card, sector) = action {
            self.lay_out(player, card, log);
            self.erect(Structure::wall(sector), log);
        } else {
            self.pass_on(left, Frame::Engineers { player: self.next(player), left: left.saturating_sub(1) });
        }
    }

    /// 16.13
    pub(super) fn step_recruits(&mut self, player: Player, left: u8) -> Flow {
        self.pass_on(left, Frame::Recruits { player: self.next(player), left: left.saturating_sub(1) });
        if self.is_in(player) {
            self.frames.call(Frame::Refill { player, left: 1 });
        }
        Flow::Go
    }

    /// 17.12
    pub(super) fn step_mobilise(&mut self, player: Player, left: u8) -> Flow {
        self.pass_on(left, Frame::Mobilise { player: self.next(player), left: left.saturating_sub(1) });
        let left = self.cards_below_limit(player);
        self.frames.call(Frame::Draw { player, deck: Deck::Main, left });
        Flow::Go
    }

    /// The frame of the next player, if players are left.
    fn pass_on(&mut self, left: u8, next: Frame) {
        if left > 0 { self.frames.goto(next) } else { self.frames.done() }
    }

    /// 16.14
    pub(super) fn step_retrain(&mut self, player: Player, dropped: u8) -> Flow {
        if !self.hand(player).is_empty() {
            return Flow::Wait;
        }
        self.frames.goto(Frame::Draw { player, deck: Deck::Main, left: dropped });
        Flow::Go
    }

    /// 16.14
    pub(super) fn retrain<L: Log<Event>>(
        &mut self,
        player: Player,
        dropped: u8,
        action: Action,
        log: &mut L,
    ) {
        if let Action::Discard(card) = action {
            self.throw_away(player, card, log);
            self.frames.goto(Frame::Retrain { player, dropped: dropped + 1 });
        } else {
            self.frames.goto(Frame::Draw { player, deck: Deck::Main, left: dropped });
        }
    }

    /// With too few cards the discard pile is shuffled and put under them (17.17).
    pub(super) fn step_look<L: Log<Event>>(&mut self, player: Player, left: u8, log: &mut L) -> Flow {
        if left > 0 && self.deck.is_empty() && !self.discard.is_empty() {
            self.shuffle_discard(log);
        }
        if left > 0 && !self.deck.is_empty() {
            return Flow::Wait;
        }
        self.known.sort_above(0);
        match self.known.len() {
            0 => self.frames.done(),
            _ => self.frames.goto(Frame::Keep { player }),
        }
        Flow::Go
    }

    /// Luck brings the next of the cards that are looked at.
    pub(crate) fn look<L: Log<Event>>(&mut self, player: Player, left: u8, card: Card, log: &mut L) {
        self.deck.take(card);
        self.known.push_under(card);
        self.frames.goto(Frame::Look { player, left: left - 1 });
        log.add(Event::Looked { player, card: self.among_planners(card) });
    }

    /// A card known to all defenders; where nobody leads the enemy, everything is open (1.13).
    fn among_planners(&self, card: Card) -> Secret<Card> {
        if self.has_marshal() { Secret::among(card, self.defender_seats()) } else { Secret::open(card) }
    }

    /// 17.17
    pub(super) fn keep<L: Log<Event>>(&mut self, player: Player, action: Action, log: &mut L) {
        let Action::Keep(card) = action else { return };
        let at = self.known.iter().position(|known| known == card);
        if let Some(at) = at {
            self.known.remove(at);
        }
        self.hand_mut(player).put(card);
        self.frames.goto(Frame::Lay { player, laid: 0 });
        log.add(Event::Kept { player, card });
    }

    /// 17.17; the last one needs no choice.
    pub(super) fn lay<L: Log<Event>>(&mut self, player: Player, laid: u8, action: Action, log: &mut L) {
        let Action::Lay(card) = action else { return };
        self.known.sink(card, laid as usize);
        self.frames.goto(Frame::Lay { player, laid: laid + 1 });
        log.add(Event::Laid { player, card: self.among_planners(card) });
    }
}
