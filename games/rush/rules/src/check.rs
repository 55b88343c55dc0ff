//! The invariants of a position. A position set up by hand passes here before anybody plays it, so that rules code
//! can trust what it finds.

use std::collections::BTreeMap;

use sandtable_core::notation::variant_name;
use sandtable_core::{Checked, Rules as _, Seat, ensure};

use crate::cards::{Cards, Tally as _, all_vehicles};
use crate::flow::{Frame, attackers_of};
use crate::ids::{Card, Class, Nation, Side};
use crate::purchase::Purchase;
use crate::setup::{all_medals, barracks};
use crate::state::{Squad, State, fleet};

/// More frames than this never lie on the stack while a seat or luck decides.
const DEEPEST: usize = 9;
/// More vehicles than this cannot be destroyed in a turn.
const MOST_KILLS: u8 = 12;
/// Nor more cards be played: three of the hand and what all Reinforcements together bring.
const MOST_PLAYS: u8 = 27;

impl Checked for State {
    /// The vehicles of a nation are added up, because [`Checked::check`] looks for each of them.
    fn census(&self) -> BTreeMap<String, u32> {
        let mut census = BTreeMap::new();
        for (&card, &count) in Card::ALL.iter().zip(&self.everywhere()) {
            let name = if card.is_vehicle() { fleet(card).word() } else { card.word() };
            *census.entry(name.to_owned()).or_insert(0) += count;
        }
        census
    }

    fn check(&self) -> Result<(), String> {
        self.options.check().map_err(|why| why.to_string())?;
        self.check_cards()?;
        for side in self.sides() {
            self.check_squad(side).map_err(|why| format!("`{side}`: {why}"))?;
        }
        self.check_seats()?;
        self.check_turn()?;
        self.frames.iter().try_for_each(|frame| self.check_frame(frame))?;
        self.check_rest()
    }

    fn rounds(&self) -> Option<u32> {
        Some(self.round.into())
    }

    /// Vehicles by nation and class, the defenders among them whatever the options say, destroyed bases and medals.
    fn stats(&self, seat: Seat) -> Vec<(String, u32)> {
        let squad = self.squad(Side::of(seat));
        let mut cards = squad.cards();
        squad.defenders().for_each(|defender| cards.put(defender.card));
        let nations = Nation::ALL.iter().map(|nation| (nation.to_string(), cards.of_nation(*nation)));
        let classes = Class::ALL.iter().map(|class| (class.to_string(), cards.of_class(*class)));
        let prizes = [("bases".to_owned(), cards.count(Card::Base)), ("medals".to_owned(), cards.medals())];
        let all = nations.chain(classes).chain(prizes);
        all.map(|(thing, count)| (format!("rush-held-{thing}"), count.into())).collect()
    }
}

impl State {
    /// All the cards of a game with this number of players (1.2, 2.8).
    fn wanted(&self) -> [u32; Card::COUNT] {
        let players = u32::from(self.options.players);
        let mut counts = [0; Card::COUNT];
        for (card, count) in barracks().iter() {
            counts[card as usize] = u32::from(count) * players;
        }
        for (card, count) in all_medals().iter().chain(all_vehicles().iter()) {
            counts[card as usize] = u32::from(count);
        }
        counts[Card::Base as usize] = 3 * players;
        counts
    }

    /// Every card is somewhere, and only once.
    fn check_cards(&self) -> Result<(), String> {
        let (wanted, found) = (self.wanted(), self.everywhere());
        for &card in Card::ALL {
            let (wanted, found) = (wanted[card as usize], found[card as usize]);
            ensure(wanted == found, || format!("{found} of `{card}`, but there are {wanted}"))?;
        }
        let vehicles = |cards: &Cards| cards.kinds().all(Card::is_vehicle);
        ensure(vehicles(&self.deck) && vehicles(&self.discard), || {
            "only vehicles lie in the vehicle deck and its discard".to_owned()
        })?;
        ensure(self.reserve.iter().all(Card::is_vehicle), || "only vehicles lie in the reserve".to_owned())?;
        ensure(self.medals.kinds().all(|card| card.row().medals > 0), || {
            "only medals lie in the medal decks".to_owned()
        })?;
        let top = self.discard_top;
        ensure(top.is_none_or(|card| self.discard.has(card)), || {
            "the card on top of the discard is not in it".to_owned()
        })
    }

    fn check_squad(&self, side: Side) -> Result<(), String> {
        let squad = self.squad(side);
        let own = barracks();
        for (card, most) in own.iter() {
            ensure(squad.cards().count(card) <= most, || format!("more than {most} of `{card}`"))?;
        }
        ensure(squad.top.is_none_or(|card| squad.depot.has(card)), || {
            "the card on top of the depot is not in it".to_owned()
        })?;
        let known = |card: Card| squad.known.iter().filter(|&&one| one == Some(card)).count();
        ensure(
            squad.known.iter().flatten().all(|&card| known(card) <= squad.hand.count(card) as usize),
            || "a known card of the hand is not in it".to_owned(),
        )?;
        ensure(!self.is_open(side) || !squad.hand.has(Card::Base), || {
            "a base card in an open hand".to_owned()
        })?;
        check_defenders(squad)
    }

    fn check_seats(&self) -> Result<(), String> {
        let seated = |side: Side| {
            ensure(self.sides().any(|one| one == side), || format!("`{side}` does not play here"))
        };
        seated(self.first)?;
        seated(self.mover)?;
        ensure(self.round <= 9999, || format!("round {}: nobody plays that long", self.round))
    }

    /// What was done in the turn, and the purchase.
    fn check_turn(&self) -> Result<(), String> {
        let kills = self.deeds.kills;
        ensure(kills.iter().all(|&kills| kills <= MOST_KILLS), || {
            format!("more than {MOST_KILLS} vehicles destroyed")
        })?;
        ensure(self.deeds.played.iter().all(|(_, count)| count <= MOST_PLAYS), || {
            format!("more than {MOST_PLAYS} plays of a card in a turn")
        })?;
        let buying = self.frames.iter().any(|frame| frame == Frame::Purchase);
        let basket = self.purchase.basket;
        let there = (basket as usize) < 1 << self.reserve.len();
        ensure(buying == (basket != 0) && there, || {
            "a purchase is of cards of the reserve, and there exactly while something is bought".to_owned()
        })?;
        ensure(buying || self.purchase == Purchase::default(), || {
            "something is paid for nothing".to_owned()
        })?;
        ensure(self.purchase.paid.total() <= 200 && self.purchase.paid.cards <= 100, || {
            "more is paid than there can be".to_owned()
        })?;
        ensure(!buying || self.affords(basket), || "the purchase cannot be paid".to_owned())
    }

    fn check_frame(&self, frame: Frame) -> Result<(), String> {
        let in_hand = |card: Card| ensure(self.hand().has(card), || format!("`{card}` is not in the hand"));
        let most = |number: u8, most: u8| {
            ensure(number <= most, || format!("{number} in `{}` is more than {most}", variant_name(&frame)))
        };
        match frame {
            Frame::Achievements { left } => most(left, 12 - self.achievements.count_ones() as u8),
            Frame::Draw { side, left } => {
                ensure(self.sides().any(|one| one == side), || format!("`{side}` does not play here"))?;
                most(left, 3)
            }
            Frame::Abilities { card, left } => {
                let row = card.row();
                ensure(left & !row.abilities == 0 && left != row.abilities, || {
                    format!("`{card}` cannot have those abilities left")
                })?;
                in_hand(card)
            }
            Frame::Assault { card } => ensure(card.is_vehicle(), || format!("`{card}` has no Assault")),
            Frame::Sabotage { victim } => {
                ensure(self.sides().any(|one| one == victim), || format!("`{victim}` does not play here"))
            }
            Frame::Repair { left } => most(left, 2),
            Frame::Research { limit } => most(limit, 8),
            Frame::Declare { nation, attackers } => {
                ensure(attackers != 0, || "nobody attacks".to_owned())?;
                attackers_of(nation, attackers).try_for_each(in_hand)
            }
            Frame::Strike { nation, attackers, kills } => {
                attackers_of(nation, attackers).try_for_each(in_hand)?;
                most(kills, MOST_KILLS)
            }
            Frame::Award { kills, .. } => most(kills, 2 * MOST_KILLS),
            Frame::First | Frame::Refill | Frame::Turn | Frame::Play | Frame::Purchase => Ok(()),
            Frame::Pools | Frame::Renew | Frame::Discard | Frame::EndTurn => Ok(()),
        }
    }

    /// A turn, or what comes before the first one, and above it only what can follow from it. So nothing is ever owed
    /// twice, and the stack never overflows.
    fn check_order(&self) -> Result<(), String> {
        let bottom = self.frames.iter().next();
        let wrong = || Err(format!("frames in no possible order: {}", self.frames.names()));
        let (mut rank, mut draws) = (0, 0);
        for frame in self.frames.iter().skip(1) {
            let fits = match frame {
                Frame::Turn | Frame::EndTurn => false,
                Frame::First | Frame::Achievements { .. } => bottom == Some(Frame::Turn),
                Frame::Draw { .. } | Frame::Refill => true,
                _ => bottom == Some(Frame::EndTurn),
            };
            let is_draw = matches!(frame, Frame::Draw { .. });
            draws += u8::from(is_draw);
            if !fits || (!is_draw && frame_rank(frame) <= rank) {
                return wrong();
            }
            rank = rank.max(frame_rank(frame));
        }
        let based = matches!(bottom, None | Some(Frame::Turn | Frame::EndTurn));
        if !based || draws > self.options.players || self.frames.len() > DEEPEST {
            return wrong();
        }
        let open = self.frames.iter().any(|frame| frame == Frame::Discard);
        ensure(self.open == open, || "a hand lies open exactly until it is discarded".to_owned())
    }

    /// The game waits for a seat or for luck with something to choose from, or it is over.
    fn check_rest(&self) -> Result<(), String> {
        self.check_order()?;
        ensure(self.ending.is_some() == self.frames.is_empty(), || {
            "a game is over exactly if it has an ending and no frames".to_owned()
        })?;
        let (mut legal, mut chances) = (Vec::new(), Vec::new());
        self.legal(&mut legal);
        self.chances(&mut chances);
        let waits = self.ending.is_some() || !legal.is_empty() || !chances.is_empty();
        ensure(waits && self.rests(), || {
            format!("nothing can be chosen or drawn for `{}`", self.frames.top_name())
        })
    }

    /// Does the top frame really wait?
    fn rests(&self) -> bool {
        match self.frames.top() {
            Some(Frame::Draw { left, .. } | Frame::Achievements { left } | Frame::Repair { left }) => {
                left > 0
            }
            Some(Frame::Refill) => !self.reserve.is_full(),
            Some(Frame::Sabotage { victim }) => victim != self.mover,
            Some(Frame::Award { nation, kills }) => self.only_award(nation, kills).is_none(),
            Some(Frame::Abilities { card, left: 0 }) => self.can_defend(card),
            Some(Frame::Declare { nation, attackers }) => {
                let joining = self.hand().kinds().filter(|&card| self.can_attack(card, nation));
                attackers_of(nation, attackers).chain(joining).any(|card| self.has_target(card))
            }
            _ => true,
        }
    }
}

/// Only what has armour defends (7.2).
fn check_defenders(squad: &Squad) -> Result<(), String> {
    let wrong = squad.defenders().find(|defender| defender.card.row().armour == 0);
    ensure(wrong.is_none(), || "a defender without armour".to_owned())
}

/// What lies above has a higher rank.
fn frame_rank(frame: Frame) -> u8 {
    match frame {
        Frame::Turn | Frame::EndTurn | Frame::Draw { .. } => 0,
        Frame::Discard => 1,
        Frame::Renew => 2,
        Frame::Pools => 3,
        Frame::Play => 4,
        Frame::Abilities { .. } => 5,
        Frame::Purchase | Frame::Declare { .. } | Frame::Strike { .. } => 6,
        Frame::Refill | Frame::Assault { .. } | Frame::Sabotage { .. } => 6,
        Frame::Research { .. } | Frame::Repair { .. } | Frame::Award { .. } => 6,
        Frame::Achievements { .. } => 7,
        Frame::First => 8,
    }
}
