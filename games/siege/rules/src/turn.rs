//! Phases 1 to 3: drawing, exchanging and trading cards; and forced discards, which are drawing's reverse.

use sandtable_core::{Flow, Log, SeatSet, Stack};

use crate::frame::Frame;
use crate::ids::{Card, Cards, Deck, Player, Ring, Token};
use crate::messages::Event;
use crate::options::{Mode, Variant};
use crate::state::{HEDGEHOGS, Offer, Reason, State, Toll};
use crate::words::Action;

impl State {
    /// The hedgehogs come off at the start of the next turn (5.5).
    pub(crate) fn lift_hedgehogs<L: Log<Event>>(&mut self, log: &mut L) {
        for id in self.ids() {
            if let Some(foe) = self.foe(id).filter(crate::state::Foe::has_hedgehogs) {
                self.change(id, |foe| foe.marks &= !HEDGEHOGS);
                log.add(Event::HedgehogsOff { foe: id, token: foe.token });
            }
        }
    }

    /// 3.2, 3.3
    pub(crate) fn prepare_draw<L: Log<Event>>(
        &mut self,
        player: Player,
        deck: Deck,
        left: u8,
        log: &mut L,
    ) -> Flow {
        let wanted = left > 0 && self.is_in(player);
        if wanted {
            self.renew(deck, log);
        }
        self.frames.wait_if(wanted && self.can_draw(deck))
    }

    /// An empty deck is renewed from its discard pile, but only when a card has to be drawn (3.3).
    pub(crate) fn renew<L: Log<Event>>(&mut self, deck: Deck, log: &mut L) {
        match deck {
            Deck::Main if self.deck.is_empty() && self.known.is_empty() && !self.discard.is_empty() => {
                self.shuffle_discard(log);
            }
            Deck::Science if self.science_deck.is_empty() && !self.science_discard.is_empty() => {
                self.science_deck = self.science_discard.take_all();
                log.add(Event::Renewed { deck });
            }
            _ => {}
        }
    }

    /// The main discard pile becomes the deck, or goes under the known cards.
    pub(crate) fn shuffle_discard<L: Log<Event>>(&mut self, log: &mut L) {
        if self.has(Variant::ScarceMaterials) {
            self.lose_materials(log);
        }
        self.deck = self.discard.take_all();
        log.add(Event::Renewed { deck: Deck::Main });
    }

    /// 19.15
    fn lose_materials<L: Log<Event>>(&mut self, log: &mut L) {
        for card in [Card::Sandbags, Card::Wire] {
            if self.discard.has(card) {
                self.discard.take(card);
                self.gone.put(card);
                log.add(Event::Gone { card });
            }
        }
    }

    /// The card that luck brought goes to the hand.
    pub(crate) fn draw<L: Log<Event>>(
        &mut self,
        player: Player,
        deck: Deck,
        left: u8,
        card: Card,
        log: &mut L,
    ) {
        self.frames.goto(Frame::Draw { player, deck, left: left - 1 });
        match deck {
            Deck::Main if !self.known.is_empty() => {
                self.known.remove(self.known.len() - 1);
            }
            Deck::Main => self.deck.take(card),
            Deck::Science => self.science_deck.take(card),
        }
        self.hand_mut(player).put(card);
        log.add(Event::Drew { player, deck, card });
    }

    /// A card goes to the discard pile of its deck (9.1), or out of the game if that is gone (9.3).
    pub(crate) fn bin<L: Log<Event>>(&mut self, card: Card, log: &mut L) {
        match card.row().deck() {
            Deck::Main => self.discard.put(card),
            Deck::Science if self.labs => self.science_discard.put(card),
            Deck::Science => {
                self.gone.put(card);
                log.add(Event::Gone { card });
            }
        }
    }

    /// A card goes from a hand to the discard pile.
    pub(crate) fn throw_away<L: Log<Event>>(&mut self, player: Player, card: Card, log: &mut L) {
        self.hand_mut(player).take(card);
        log.add(Event::Discarded { player, card });
        self.bin(card, log);
    }

    /// 3.4, 18.2
    pub(crate) fn prepare_exchange(&mut self, left: u8, dropped: u8) -> Flow {
        if left > 0 && !self.hand(self.active).is_empty() {
            return Flow::Wait;
        }
        self.frames.goto(Frame::Refill { player: self.active, left: dropped });
        Flow::Go
    }

    /// The deck is asked for only if there is a choice (3.5).
    pub(crate) fn prepare_refill(&mut self, player: Player, left: u8) -> Flow {
        let deck = match () {
            () if !self.can_draw_science() => Deck::Main,
            () if !self.can_draw_main() => Deck::Science,
            () => return self.frames.wait_if(left > 0),
        };
        self.frames.goto(Frame::Draw { player, deck, left });
        Flow::Go
    }

    pub(crate) fn choose_deck(&mut self, player: Player, left: u8, deck: Deck) {
        self.frames.goto(Frame::Refill { player, left: left - 1 });
        self.frames.call(Frame::Draw { player, deck, left: 1 });
    }

    /// Who can be traded with: other players in the game with cards.
    fn partners(&self) -> impl Iterator<Item = Player> + '_ {
        self.players().filter(|&player| player != self.active && !self.hand(player).is_empty())
    }

    /// Is there any swap of two different cards that was not refused?
    pub(crate) fn has_offer(&self) -> bool {
        self.offers().next().is_some()
    }

    /// 3.6, 3.7
    pub(crate) fn offers(&self) -> impl Iterator<Item = Offer> + '_ {
        let mine = self.hand(self.active);
        let offers = mine.kinds().flat_map(move |give| {
            self.partners().flat_map(move |to| {
                let theirs = self.hand(to).kinds().filter(move |&want| want != give);
                theirs.map(move |want| Offer { give, to, want })
            })
        });
        offers.filter(|offer| !self.refused.iter().any(|refused| refused == *offer))
    }

    pub(crate) fn offer<L: Log<Event>>(&mut self, left: u8, offer: Offer, log: &mut L) {
        let Offer { give, to, want } = offer;
        log.add(Event::Offered { player: self.active, give, to, want });
        self.frames.goto(Frame::Answer { to, give, want, left });
    }

    pub(crate) fn answer<L: Log<Event>>(&mut self, left: u8, offer: Offer, accepts: bool, log: &mut L) {
        let Offer { give, to, want } = offer;
        if !accepts {
            self.refused.call(offer);
            self.frames.goto(Frame::Trade { left });
            log.add(Event::Refused { player: to });
            return;
        }
        self.refused = Stack::new();
        let player = self.active;
        for (from, to, card) in [(player, to, give), (to, player, want)] {
            self.hand_mut(from).take(card);
            self.hand_mut(to).put(card);
        }
        self.frames.goto(Frame::Trade { left: left - 1 });
        log.add(Event::Traded { player, give, to, want });
    }

    /// The cards a forced discard can take (7.12).
    pub(crate) fn owed(&self, player: Player, toll: Toll) -> Cards {
        let hand = self.hand(player);
        let wanted = |card: &Card| match toll {
            Toll::Science => card.is_science(),
            Toll::One | Toll::DownToTwo => self.has(Variant::ForcedDiscardAny) || !card.is_science(),
        };
        let cards: Cards = hand.each().filter(wanted).collect();
        let enough = if toll == Toll::DownToTwo { 2 } else { 0 };
        if cards.total() > enough { cards } else { Cards::EMPTY }
    }

    /// Everybody in turn, the active player first.
    pub(crate) fn demand(&mut self, toll: Toll) {
        self.frames.call(Frame::Toll { player: self.active, toll, left: self.defenders - 1 });
    }

    pub(crate) fn prepare_toll(&mut self, player: Player, toll: Toll, left: u8) -> Flow {
        if !self.owed(player, toll).is_empty() {
            return Flow::Wait;
        }
        self.pass_toll(player, toll, left);
        Flow::Go
    }

    fn pass_toll(&mut self, player: Player, toll: Toll, left: u8) {
        match left {
            0 => self.frames.done(),
            _ => self.frames.goto(Frame::Toll { player: self.next(player), toll, left: left - 1 }),
        }
    }

    pub(crate) fn pay_toll<L: Log<Event>>(
        &mut self,
        (player, toll, left): (Player, Toll, u8),
        card: Card,
        log: &mut L,
    ) {
        self.throw_away(player, card, log);
        if toll != Toll::DownToTwo {
            self.pass_toll(player, toll, left);
        }
    }

    /// Everybody discards all hit cards of an arm (7.10).
    pub(crate) fn sabotage<L: Log<Event>>(&mut self, arm: Ring, log: &mut L) {
        for player in self.players() {
            let hit = |card: &Card| card.is_hit() && card.row().arm == Some(arm);
            for card in self.hand(player).each().filter(hit) {
                self.throw_away(player, card, log);
            }
        }
    }

    /// Who has won a city that is held, and by what (8.5, 18.1).
    pub(crate) fn victory(&self) -> (SeatSet, Reason) {
        if self.mode == Mode::Coop {
            return (self.defender_seats(), Reason::Held);
        }
        let standing = |player: Player| (self.points(player), self.trophies[player].total());
        let players = || self.players().filter(|&player| self.is_in(player));
        let best = players().map(standing).max().unwrap_or_default();
        let winners: SeatSet =
            players().filter(|&one| standing(one) == best).map(|one| self.seat(one)).collect();
        let level = players().filter(|&one| self.points(one) == best.0).count();
        let reason = match (winners.len(), level) {
            (2.., _) => Reason::Shared,
            (_, 2..) => Reason::Trophies,
            _ => Reason::Points,
        };
        (winners, reason)
    }

    pub(crate) fn list_offers(&self, out: &mut Vec<Action>) {
        out.extend(self.offers().map(|offer| Action::Offer(offer.give, offer.to, offer.want)));
    }

    /// Is Type 74 on the board, so that phase 2 is skipped (14.4)?
    pub(crate) fn skips_exchange(&self) -> bool {
        self.find(Token::Type74).is_some()
    }
}
