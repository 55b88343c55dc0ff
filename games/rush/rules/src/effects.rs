//! What abilities, strikes and medals do (8 to 11).

use sandtable_core::Log;

use crate::flow::Frame;
use crate::ids::{Ability, Aim, Card, Class, Nation, Side, Spot};
use crate::purchase::Row;
use crate::setup::Versus;
use crate::state::{Base, Defender, Reason, State, fleet};
use crate::tables::Limit;
use crate::words::Event;

impl State {
    /// An ability of a card, which lies in the hand until it has a place (4.4). What is a choice or luck becomes a frame
    /// of its own; what can do nothing does nothing (7.8), what can do something must
    /// (7.9).
    pub(crate) fn use_ability<L: Log<Event>>(&mut self, card: Card, ability: Ability, log: &mut L) {
        let (side, number) = (self.mover, card.row().number);
        log.add(Event::Used { side, card, ability });
        let works = match ability {
            Ability::Reinforcement => self.call_if(self.can_draw(side), Frame::Draw { side, left: number }),
            Ability::Draft => {
                self.deeds.drafted = true; // 6.1, 6.7
                true
            }
            Ability::Reconnaissance => self.sweep(log),
            Ability::Sabotage => {
                let any = self.opponents(side).any(|victim| !self.squad(victim).hand.is_empty());
                self.call_if(any, Frame::Sabotage { victim: self.left_of(side) })
            }
            Ability::Assault => {
                let any = self.assault_targets(card).next().is_some();
                self.call_if(any, Frame::Assault { card })
            }
            Ability::Research => {
                self.retire(card, log);
                self.call_if(self.has_find(number), Frame::Research { limit: number })
            }
            Ability::Repair => {
                self.call_if(!self.squad(side).depot.is_empty(), Frame::Repair { left: 2 }) // 8.10, 8.13
            }
            Ability::Invulnerability => self.take_single(fleet(card), log),
        };
        if !works {
            log.add(Event::InVain { side, card, ability });
        }
    }

    fn call_if(&mut self, possible: bool, frame: Frame) -> bool {
        if possible {
            self.frames.call(frame);
        }
        possible
    }

    fn can_draw(&self, side: Side) -> bool {
        let squad = self.squad(side);
        !squad.hangar.is_empty() || !squad.depot.is_empty()
    }

    /// 8.2
    fn sweep<L: Log<Event>>(&mut self, log: &mut L) -> bool {
        let cards = self.reserve.iter().collect();
        log.add(Event::Swept { side: self.mover, cards });
        self.discard_top = self.reserve.iter().last().or(self.discard_top);
        self.discard.pour(&cards);
        self.reserve = Row::default();
        self.frames.call(Frame::Refill);
        true
    }

    /// To the graveyard; no further ability of it can be used (8.6, 8.8).
    fn retire<L: Log<Event>>(&mut self, card: Card, log: &mut L) {
        let side = self.mover;
        self.frames.done();
        self.squad_mut(side).hand.take(card);
        self.bury(card);
        log.add(Event::Retired { side, card });
    }

    /// Out of the game. What was played and is gone no longer counts against like cards (3.8).
    pub(crate) fn bury(&mut self, card: Card) {
        self.graveyard.put(card);
        if self.deeds.played.has(card) {
            self.deeds.played.take(card);
        }
    }

    /// 8.12
    fn take_single<L: Log<Event>>(&mut self, nation: Nation, log: &mut L) -> bool {
        let any = self.medals.has(Card::single(nation));
        if any {
            self.decorate(nation, 1, 0, log);
        }
        any
    }

    /// After its last ability a card that cannot defend goes to the depot (7.3, 7.7, 8.14).
    pub(crate) fn shelve<L: Log<Event>>(&mut self, card: Card, log: &mut L) {
        self.send_home(card);
        log.add(Event::Shelved { side: self.mover, card });
    }

    /// A new defender, sound; the old one goes to the depot without a medal for anybody (7.5, 7.6).
    pub(crate) fn place<L: Log<Event>>(&mut self, card: Card, spot: Spot, log: &mut L) {
        let side = self.mover;
        let squad = &mut self.squads[side.index()];
        squad.hand.take(card);
        let Some(base) = squad.bases[spot.slot as usize].as_mut() else { return };
        if let Some(old) = base.defender.replace(Defender { card, damaged: false }) {
            squad.gain(old.card);
            log.add(Event::Relieved { side, card: old.card });
        }
        log.add(Event::Placed { side, card, spot });
    }

    /// 9.6, 9.8, 9.9; says whether a vehicle was destroyed, for bases bring no medals (10.2).
    pub(crate) fn strike<L: Log<Event>>(&mut self, card: Card, spot: Spot, log: &mut L) -> bool {
        log.add(Event::Struck { side: self.mover, card, spot });
        let row = card.row();
        match self.base(spot) {
            Some(Base { defender: Some(defender), .. }) => {
                let destroyed = defender.damaged || row.strength >= defender.card.row().armour;
                self.hit_defender(spot, defender.card, destroyed, log);
                destroyed
            }
            Some(Base { damaged, .. }) => {
                self.hit_base(spot, damaged || row.class == Some(Class::Heavy), log);
                false
            }
            None => false,
        }
    }

    /// What Assault of this card can hit (11.1), perhaps within the limits of the card (11.9).
    pub(crate) fn assault_targets(&self, card: Card) -> impl Iterator<Item = (Spot, Aim)> + '_ {
        let limit = if self.options.passives_bind_assault { card.row().limit } else { Limit::None };
        self.enemy_spots().flat_map(move |(spot, base)| {
            let at_base = (limit != Limit::Vehicles).then_some((spot, Aim::Base));
            let vehicle = base.defender.is_some() && limit != Limit::Bases;
            at_base.into_iter().chain(vehicle.then_some((spot, Aim::Vehicle)))
        })
    }

    /// One damage, whatever the strength and class of the card (11.1 to 11.3).
    pub(crate) fn assault<L: Log<Event>>(&mut self, card: Card, spot: Spot, aim: Aim, log: &mut L) {
        log.add(Event::Assaulted { side: self.mover, card, spot });
        let Some(base) = self.base(spot) else { return };
        match (aim, base.defender) {
            (Aim::Base, _) => self.hit_base(spot, base.damaged, log),
            (Aim::Vehicle, Some(defender)) => {
                let thin = defender.card.row().armour == 1;
                let destroyed =
                    defender.damaged || (thin && self.options.assault_vs_armor1 == Versus::Destroy);
                self.hit_defender(spot, defender.card, destroyed, log);
                self.deeds.kills[fleet(card) as usize] += u8::from(destroyed); // 11.6
            }
            (Aim::Vehicle, None) => {}
        }
    }

    /// A destroyed vehicle goes to the depot of its owner (9.7).
    fn hit_defender<L: Log<Event>>(&mut self, spot: Spot, card: Card, destroyed: bool, log: &mut L) {
        let squad = self.squad_mut(spot.side);
        let Some(base) = squad.bases[spot.slot as usize].as_mut() else { return };
        if destroyed {
            base.defender = None;
            squad.gain(card);
            log.add(Event::Destroyed { card, spot });
        } else {
            base.defender = Some(Defender { card, damaged: true });
            log.add(Event::Damaged { card, spot });
        }
    }

    /// A destroyed base goes to the depot of whoever destroyed it (9.10), its defender, if Assault got past one, to that
    /// of its owner (11.4). Somebody's last base is the beginning of the end (12.1).
    fn hit_base<L: Log<Event>>(&mut self, spot: Spot, destroyed: bool, log: &mut L) {
        let squad = &mut self.squads[spot.side.index()];
        let place = &mut squad.bases[spot.slot as usize];
        if !destroyed {
            *place = place.map(|base| Base { damaged: true, ..base }); // 11.5
            log.add(Event::BaseDamaged { spot });
            return;
        }
        let base = place.take();
        log.add(Event::BaseDestroyed { side: self.mover, spot });
        if let Some(Defender { card, .. }) = base.and_then(|base| base.defender) {
            squad.gain(card);
            log.add(Event::Evicted { card, spot });
        }
        let last = !squad.has_base();
        self.squad_mut(self.mover).gain(Card::Base);
        if last {
            self.trigger(Reason::Bases);
            log.add(Event::BasesLost { side: spot.side });
        }
    }

    /// The numbers of doubles that may be taken for this number of vehicles (10.3, 10.4, 10.5).
    pub(crate) fn awards(&self, nation: Nation, kills: u8) -> std::ops::RangeInclusive<u8> {
        let singles = self.medals.count(Card::single(nation));
        let most = self.medals.count(Card::double(nation)).min(kills / 2);
        let least = kills.saturating_sub(singles).div_ceil(2).min(most);
        least..=most
    }

    /// The number of doubles if there is no choice.
    pub(crate) fn only_award(&self, nation: Nation, kills: u8) -> Option<u8> {
        let awards = self.awards(nation, kills);
        (awards.start() == awards.end()).then_some(*awards.start())
    }

    /// Medals into the depot: this number of doubles, and singles for the rest as far as they last (10.1, 10.5, 10.6). The ninth
    /// single of a nation is the beginning of the end (12.2).
    pub(crate) fn decorate<L: Log<Event>>(&mut self, nation: Nation, due: u8, doubles: u8, log: &mut L) {
        let side = self.mover;
        let (single, double) = (Card::single(nation), Card::double(nation));
        let singles = (due - 2 * doubles).min(self.medals.count(single));
        let cards = std::iter::repeat_n(double, doubles as usize);
        for card in cards.chain(std::iter::repeat_n(single, singles as usize)) {
            self.medals.take(card);
            self.squad_mut(side).gain(card);
        }
        if due > 0 {
            log.add(Event::Decorated { side, nation, singles, doubles, due });
        }
        if singles > 0 && !self.medals.has(single) {
            self.trigger(Reason::Medals);
            log.add(Event::SinglesTaken { nation });
        }
    }
}
