//! Hits: alone, with modifiers, twice, and with three arms at once (4, 16.1 to 16.10, 19.12). A bundle is made card by
//! card before its target is named; the cards of it lie in play until it is over.

use sandtable_core::Log;
use sandtable_core::prelude::*;

use crate::damage::{Blow, Spark};
use crate::frame::Frame;
use crate::ids::{Card, Color, Deck, FoeId, Player, Ring};
use crate::messages::Event;
use crate::state::{Foe, Mods, State};
use crate::words::{Action, Twist};

impl Mods {
    /// The bundle with one modifier more.
    pub(super) fn twisted(self, modifier: Card, twist: Twist) -> Mods {
        match twist {
            Twist::Color(color) => Mods { color: Some(color), ..self },
            Twist::Ring(ring) => Mods { ring: Some(ring), ..self },
            Twist::None => self.with(modifier),
        }
    }

    /// How a modifier can be added to the bundle of a card: to another colour, but not for an any-colour card (16.3); to
    /// another line, but not for a counterattack (16.4); others always (16.1).
    pub(super) fn possible(self, card: Card, modifier: Card) -> impl Iterator<Item = Twist> {
        let (color, arm) = (self.color_of(card), self.arm_of(card));
        let colors = Color::ALL.iter().filter(move |_| modifier == Card::LendLease && color.is_some());
        let colors = colors.filter(move |&&other| color != Some(other)).map(|&other| Twist::Color(other));
        let rings = Ring::ALL.iter().filter(move |_| modifier == Card::Rearm && arm.is_some());
        let rings = rings.filter(move |&&other| other.is_field() && arm != Some(other));
        let plain = (!matches!(modifier, Card::LendLease | Card::Rearm)).then_some(Twist::None);
        plain.into_iter().chain(colors).chain(rings.map(|&other| Twist::Ring(other)))
    }
}

impl State {
    /// A hit card is played; Guards units give a card for it when it is over (16.11, 16.12).
    fn begin_hit<L: Log<Event>>(&mut self, player: Player, card: Card, log: &mut L) {
        if player == self.active {
            self.turn.hit = true;
            if self.turn.guards {
                self.frames.call(Frame::Draw { player, deck: Deck::Main, left: 1 });
            }
        }
        self.frames.call(Frame::Sweep);
        self.lay_out(player, card, log);
    }

    /// 4.3, 4.4
    pub(super) fn hit<L: Log<Event>>(&mut self, player: Player, card: Card, foe: FoeId, log: &mut L) {
        self.begin_hit(player, card, log);
        self.strike(player, Mods::default(), foe, log);
    }

    /// 16.1
    pub(super) fn boost<L: Log<Event>>(
        &mut self,
        player: Player,
        (card, modifier, twist): (Card, Card, Twist),
        log: &mut L,
    ) {
        self.begin_hit(player, card, log);
        self.add_to_bundle(player, modifier, twist, log);
        let mods = Mods::default().twisted(modifier, twist);
        self.frames.call(Frame::Aim { player, card, mods });
    }

    fn add_to_bundle<L: Log<Event>>(&mut self, player: Player, modifier: Card, twist: Twist, log: &mut L) {
        self.hand_mut(player).take(modifier);
        self.in_play.put(modifier);
        log.add(Event::Added { player, card: modifier, twist });
    }

    /// What is done while a bundle is being made.
    pub(super) fn aim<L: Log<Event>>(&mut self, frame: Frame, action: Action, log: &mut L) {
        match (frame, action) {
            (Frame::Aim { player, card, mods }, Action::Add(modifier, twist)) => {
                self.add_to_bundle(player, modifier, twist, log);
                self.frames.goto(Frame::Aim { player, card, mods: mods.twisted(modifier, twist) });
            }
            (Frame::Again { player, card, mods }, Action::Add(modifier, twist)) => {
                self.add_to_bundle(player, modifier, twist, log);
                self.frames.goto(Frame::Again { player, card, mods: mods.twisted(modifier, twist) });
            }
            (Frame::Aim { player, card, mods }, Action::Aim(foe)) if mods.has(Card::Crew) => {
                self.strike_first(player, card, (mods, foe), log);
            }
            (Frame::Again { player, mods, .. }, Action::Aim(foe)) if self.rules_number() >= 2 => {
                self.frames.done();
                self.deal_blow(player, mods, foe, log); // 8.4, 20.2
            }
            (Frame::Aim { player, mods, .. } | Frame::Again { player, mods, .. }, Action::Aim(foe)) => {
                self.frames.done();
                self.strike(player, mods, foe, log);
            }
            _ => self.frames.done(), // 16.10
        }
    }

    /// The first of two strikes (16.10). Both are one moment: what answers it waits below the second (8.4).
    fn strike_first<L: Log<Event>>(
        &mut self,
        player: Player,
        card: Card,
        (mods, foe): (Mods, FoeId),
        log: &mut L,
    ) {
        let again = Frame::Again { player, card, mods: Mods::default() };
        if self.rules_number() >= 2 {
            self.frames.done();
            self.strike(player, mods, foe, log);
            self.frames.call(again);
        } else {
            self.frames.goto(again); // 20.2
            self.strike(player, mods, foe, log);
        }
    }

    /// A strike that is a moment of its own (8.4).
    fn strike<L: Log<Event>>(&mut self, player: Player, mods: Mods, id: FoeId, log: &mut L) {
        self.moment(player);
        self.deal_blow(player, mods, id, log);
    }

    /// One strike of a hit card: damage or destruction, then fire, then the push back (16.2). On an immune line nothing
    /// of it works (11.9).
    fn deal_blow<L: Log<Event>>(&mut self, player: Player, mods: Mods, id: FoeId, log: &mut L) {
        let immune = self.foe(id).is_some_and(|foe| foe.is_immune());
        if mods.has(Card::Precise) && !immune {
            self.fall(id, Some(player), log);
        } else {
            let damage = if mods.has(Card::ArmourPiercing) { 3 } else { 1 };
            self.damage(id, damage, Blow::Hit(player), log);
        }
        if immune {
            return;
        }
        if mods.has(Card::Incendiary) {
            self.ignite(id, 1, Spark::Card, log);
        }
        if mods.has(Card::Demoralisation) {
            self.push_back(id, log);
        }
    }

    /// One cell outward, in the city one counter-clockwise, into whatever stands there (16.7, 16.8).
    fn push_back<L: Log<Event>>(&mut self, id: FoeId, log: &mut L) {
        let Some(foe) = self.foe(id) else { return };
        if foe.ring() == Ring::City {
            self.note_stings(id);
            self.go(id, foe.sector().counter_clockwise().at(Ring::City), log);
            self.ram(id, log);
        } else {
            self.go(id, foe.cell.on(foe.ring().outward()), log);
        }
    }

    /// The three cards of a combined strike, any-colour cards standing in for what is missing (19.12).
    pub(super) fn arms_of(&self, color: Color) -> Option<[Card; 3]> {
        let [air, art, tank] = match color {
            Color::Red => [Card::AirRed, Card::ArtRed, Card::TankRed],
            Color::Green => [Card::AirGreen, Card::ArtGreen, Card::TankGreen],
            Color::Blue => [Card::AirBlue, Card::ArtBlue, Card::TankBlue],
        };
        let hand = self.hand(self.active);
        let held = |card, any| [card, any].into_iter().find(|&one| hand.has(one));
        Some([held(air, Card::AirAny)?, held(art, Card::ArtAny)?, held(tank, Card::TankAny)?])
    }

    /// Whom a combined strike can destroy (19.12).
    pub(super) fn combined_targets(&self, color: Color) -> impl Iterator<Item = FoeId> + '_ {
        let exposed = |foe: &Foe| foe.ring().is_field() && !foe.token.row().luftwaffe && !foe.is_immune();
        let here = move |foe: &Foe| foe.color() == color && foe.is_touchable() && exposed(foe);
        self.foes().filter(move |(_, foe)| here(foe)).map(|(id, _)| id)
    }

    /// It is three hit cards for Guards units (19.12).
    pub(super) fn combined<L: Log<Event>>(&mut self, color: Color, foe: FoeId, log: &mut L) {
        let player = self.active;
        log.add(Event::Combined { player, color });
        for card in self.arms_of(color).into_iter().flatten() {
            self.begin_hit(player, card, log);
        }
        self.moment(player);
        self.fall(foe, Some(player), log);
    }
}
