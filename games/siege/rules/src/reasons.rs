//! Why a position is better or worse for a seat than the one before: what changed in [`Judged::value`], in words of the board. What is
//! good for the city is bad for the Fieldmarshal, so the words are the same for both.
//!
//! [`Judged::value`]: sandtable_core::Judged::value

use sandtable_core::{Judged, Reason, Say, Seat};

use crate::frame::Frame;
use crate::ids::{Card, Cards, FoeId, Kind, Player, Sector, Structure, Token};
use crate::judge::{BUILDING, WALL};
use crate::options::Mode;
use crate::state::{Foe, State};

/// What a pillbox is worth, in walls.
const PILLBOX: f32 = 0.7;
/// What the science deck is worth.
const SCIENCE: f32 = 0.8;
/// What a fire on a structure costs.
const FIRE: f32 = 0.25;
/// What another card is worth.
const CARD: f32 = 0.4;
/// What a science card is worth more than another.
const SCIENCE_CARD: f32 = 0.35;
/// What it is worth that no tokens are revealed in a turn.
const LULL: f32 = 1.0;
/// What it may be worth to offer a card for a better one.
const OFFER: f32 = 0.3;
/// What it is worth to keep a hand that is good enough.
const KEPT: f32 = 0.15;
/// However far ahead or behind the city is, things matter at least this much; otherwise nothing would be told of hopeless games.
const LEAST_SLOPE: f32 = 0.6;

sandtable_core::messages! {
    /// What speaks for a choice, or against it.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    enum Because in "siege-because" {
        /// The game is won (8).
        Won,
        /// The game is lost (8).
        Lost,
        /// A wall, a building or a pillbox is lost (6.3).
        Falls { structure: Structure },
        /// It is built (5.1, 5.7, 17.23).
        Rises { structure: Structure },
        /// The science deck is lost (9.3).
        ScienceLost,
        /// It is back (9.4).
        ScienceBack,
        /// A structure burns, or burns more (10.6).
        Burns { structure: Structure },
        /// It burns less (10.8).
        Doused { structure: Structure },
        /// An enemy is destroyed (11.4).
        Destroyed { token: Token },
        /// An enemy has less armour (4.5).
        Damaged { token: Token },
        /// An enemy has its armour back (7.6).
        Repaired { token: Token },
        /// An enemy burns (10.1).
        Ignited { token: Token },
        /// Hedgehogs lie on an enemy (5.4).
        Stopped { token: Token },
        /// An enemy is on a line farther out (5.6).
        DrivenBack { token: Token },
        /// It is on a line nearer to the city (6.2).
        ComesCloser { token: Token },
        /// It is where more, or less, stands in its way (7.9).
        Turns { token: Token, sector: Sector },
        /// A new enemy is there (7.2).
        Appears { token: Token },
        /// Nobody moves in this turn (17.20).
        NobodyMoves,
        /// No tokens are revealed in this turn (5.9).
        NobodyComes,
        /// More cards in the hands of the defenders.
        Cards,
        /// More science cards.
        ScienceCards,
        /// A card that is worth something was played.
        Spends { card: Card },
        /// A card is discarded for another that may be better (3.4).
        Exchanges { card: Card },
        /// No card is discarded for another (3.4).
        Keeps,
        /// A card is given up that is worth less than others.
        Spares { card: Card },
        /// A card is given up that is worth more than others.
        Misses { card: Card },
        /// This player gets a card (3.7).
        Gets { card: Card },
        /// Another gets it (3.7).
        Gives { card: Card },
        /// A swap is offered for a card of use (3.7).
        MayGet { card: Card },
        /// A larger share of the trophies (8.5).
        Trophy,
        /// A smaller one (8.5).
        LessOfTrophies,
    }
}

/// Two positions, compared for a seat.
struct Comparison<'a> {
    before: &'a State,
    after: &'a State,
    player: Player,
    /// What a wall is worth to the seat here, as a part of the victory: below 0 for the Fieldmarshal.
    wall: f32,
    out: &'a mut Vec<Reason>,
}

pub(crate) fn compare(before: &State, after: &State, seat: Seat, out: &mut Vec<Reason>) {
    let value = before.value(seat);
    if let Some(ending) = after.ending {
        let because = if ending.winners.has(seat) { Because::Won } else { Because::Lost };
        out.push(Reason { worth: after.value(seat) - value, say: because.say() });
        return;
    }
    let player = before.player(seat);
    // The slope of the value, which is 1 / (1 + |lead| / 6) on either side of the middle.
    let even = (1.0 - (2.0 * before.city_prospects() - 1.0).abs()).max(LEAST_SLOPE);
    let wall = even * even / if player == Player::Fieldmarshal { -12.0 } else { 12.0 };
    Comparison { before, after, player, wall, out }.run();
}

impl Comparison<'_> {
    fn run(mut self) {
        for sector in Sector::ALL {
            self.compare_sector(sector);
        }
        match (self.before.labs, self.after.labs) {
            (true, false) => self.add(-SCIENCE, Because::ScienceLost),
            (false, true) => self.add(SCIENCE, Because::ScienceBack),
            _ => {}
        }
        self.compare_foes();
        self.compare_turn();
        self.compare_cards();
        self.compare_trophies();
    }

    /// Adds a reason that is worth so many walls to the city.
    fn add(&mut self, walls: f32, because: Because) {
        if walls != 0.0 {
            self.out.push(Reason { worth: walls * self.wall, say: because.say() });
        }
    }

    fn compare_sector(&mut self, sector: Sector) {
        for (kind, worth) in [(Kind::Wall, WALL), (Kind::Building, BUILDING), (Kind::Pillbox, PILLBOX)] {
            let structure = Structure { kind, sector };
            match (stands(self.before, structure), stands(self.after, structure)) {
                (true, false) => self.add(-worth - self.shelter(structure), Because::Falls { structure }),
                (false, true) => self.add(worth + self.shelter(structure), Because::Rises { structure }),
                _ => self.compare_fire(structure),
            }
        }
    }

    /// What a wall keeps away: enemies that stood before it in both positions threaten less as long as it stands.
    fn shelter(&self, structure: Structure) -> f32 {
        if structure.kind != Kind::Wall {
            return 0.0;
        }
        let stayed = |(id, foe): (FoeId, Foe)| {
            let same = self.before.foe(id).is_some_and(|old| is_same(old, foe));
            (same && foe.sector() == structure.sector).then(|| self.threats(id))
        };
        self.after.foes().filter_map(stayed).map(|(before, after)| (after - before).abs()).sum()
    }

    fn compare_fire(&mut self, structure: Structure) {
        let (before, after) = (self.before.fires_on(structure), self.after.fires_on(structure));
        let walls = FIRE * (f32::from(before) - f32::from(after));
        if after > before {
            self.add(walls, Because::Burns { structure });
        } else {
            self.add(walls, Because::Doused { structure });
        }
    }

    /// How much of the city an enemy will take, in both positions.
    fn threats(&self, id: FoeId) -> (f32, f32) {
        let threat = |state: &State| state.foe(id).map_or(0.0, |foe| state.threat(id, foe));
        (threat(self.before), threat(self.after))
    }

    fn compare_foes(&mut self) {
        let mut ids: Vec<FoeId> = self.before.ids().chain(self.after.ids()).collect();
        ids.sort_unstable();
        ids.dedup();
        let mut at_rest = 0.0;
        for id in ids {
            let (before, after) = self.threats(id);
            match (self.before.foe(id), self.after.foe(id)) {
                (Some(old), Some(new)) if is_same(old, new) => at_rest += before - after,
                (Some(old), Some(new)) if old.token == new.token => {
                    self.compare_foe(old, new, before - after);
                }
                (old, new) => {
                    if let Some(Foe { token, .. }) = old {
                        self.add(before, Because::Destroyed { token });
                    }
                    if let Some(Foe { token, .. }) = new {
                        self.add(-after, Because::Appears { token });
                    }
                }
            }
        }
        if self.after.turn.mud && !self.before.turn.mud {
            self.add(at_rest, Because::NobodyMoves);
        }
    }

    /// The weightiest of what changed about an enemy.
    fn compare_foe(&mut self, old: Foe, new: Foe, walls: f32) {
        let (token, sector) = (new.token, new.sector());
        let better = walls > 0.0;
        let because = match () {
            () if better && new.has_hedgehogs() && !old.has_hedgehogs() => Because::Stopped { token },
            () if better && new.ring() > old.ring() => Because::DrivenBack { token },
            () if better && new.armor < old.armor => Because::Damaged { token },
            () if better && new.fires() > old.fires() => Because::Ignited { token },
            () if sector != old.sector() => Because::Turns { token, sector },
            () if !better && new.ring() < old.ring() => Because::ComesCloser { token },
            () if !better && new.armor > old.armor => Because::Repaired { token },
            () => return,
        };
        self.add(walls, because);
    }

    /// What holds until the end of the turn, and points that were given to enemies but have not yet struck (17.19).
    fn compare_turn(&mut self) {
        if self.after.turn.lull && !self.before.turn.lull {
            self.add(LULL, Because::NobodyComes);
        }
        for (id, foe) in self.after.foes() {
            if self.after.promised(id) > self.before.promised(id) {
                let (before, after) = self.threats(id);
                self.add(before - after, Because::Damaged { token: foe.token });
            }
        }
        if let Some(Frame::Answer { want, .. }) = self.after.frames.top() {
            self.add(OFFER, Because::MayGet { card: want });
        }
    }

    fn compare_cards(&mut self) {
        let all = |state: &State| state.players().flat_map(|one| state.hand(one).each()).collect::<Vec<_>>();
        let (before, after) = (all(self.before), all(self.after));
        let gained = lacking(&after, &before);
        let lost = lacking(&before, &after);
        let science = gained.iter().filter(|card| card.is_science()).count() as f32;
        self.add(CARD * gained.len() as f32, Because::Cards);
        self.add(SCIENCE_CARD * science, Because::ScienceCards);
        for card in lost {
            self.compare_lost(card);
        }
        let undecided =
            |state: &State| matches!(state.frames.top(), Some(Frame::Exchange { dropped: 0, .. }));
        if before == after && undecided(self.before) && !undecided(self.after) {
            self.add(KEPT, Because::Keeps);
        }
        if gained.is_empty() && before.len() == after.len() {
            self.compare_swap();
        }
    }

    /// What a card in the hand is worth here.
    fn worth_of(&self, card: Card) -> f32 {
        let ready = self.before.active == self.player || self.player == Player::Fieldmarshal;
        self.before.worth_in_hand(card, ready)
    }

    /// A card that is in no hand any more: exchanged, given up, or played.
    fn compare_lost(&mut self, card: Card) {
        let worth = self.worth_of(card);
        match self.before.frames.top() {
            Some(Frame::Exchange { .. } | Frame::Retrain { .. }) => {
                let another = self.after.owed_cards() - self.before.owed_cards();
                let better = another > worth;
                let because = if better { Because::Exchanges { card } } else { Because::Misses { card } };
                self.add(another - worth, because);
            }
            Some(Frame::Toll { .. }) => self.compare_given_up(card),
            _ => self.add(-worth, Because::Spends { card }),
        }
    }

    /// A card that had to be given up is compared with the others of the hand.
    fn compare_given_up(&mut self, card: Card) {
        let hand: Cards = self.before.hand(self.before.decider().unwrap_or(self.player));
        let all: f32 = hand.each().map(|one| self.worth_of(one)).sum();
        let walls = all / f32::from(hand.total().max(1)) - self.worth_of(card);
        let because = if walls > 0.0 { Because::Spares { card } } else { Because::Misses { card } };
        self.add(walls, because);
    }

    /// Two cards changed hands (3.7).
    fn compare_swap(&mut self) {
        if self.player == Player::Fieldmarshal {
            return;
        }
        let hand = |state: &State| state.hand(self.player).each().collect::<Vec<_>>();
        let (before, after) = (hand(self.before), hand(self.after));
        for card in lacking(&after, &before) {
            self.add(self.worth_of(card), Because::Gets { card });
        }
        for card in lacking(&before, &after) {
            self.add(-self.worth_of(card), Because::Gives { card });
        }
    }

    /// Only in the ordinary mode trophies are a part of the value.
    fn compare_trophies(&mut self) {
        let alone = self.before.mode == Mode::Coop || self.before.defenders == 1;
        if alone || self.player == Player::Fieldmarshal {
            return;
        }
        let share = |state: &State| state.worth_of_trophies(self.player);
        let worth = share(self.after) - share(self.before);
        if worth != 0.0 {
            let because = if worth > 0.0 { Because::Trophy } else { Because::LessOfTrophies };
            self.out.push(Reason { worth, say: because.say() });
        }
    }
}

fn stands(state: &State, structure: Structure) -> bool {
    match structure.kind {
        Kind::Wall => state.has_wall(structure.sector),
        Kind::Building => state.has_building(structure.sector),
        Kind::Pillbox => state.has_pillbox(structure.sector),
    }
}

/// Is it as it was, whatever became of the board around it?
fn is_same(old: Foe, new: Foe) -> bool {
    (old.token, old.cell, old.armor, old.fires(), old.has_hedgehogs())
        == (new.token, new.cell, new.armor, new.fires(), new.has_hedgehogs())
}

/// The cards of one pile that the other has too few of.
fn lacking(pile: &[Card], other: &[Card]) -> Vec<Card> {
    let mut rest = other.to_vec();
    let is_lacking = |card: &Card| match rest.iter().position(|one| one == card) {
        Some(at) => {
            rest.swap_remove(at);
            false
        }
        None => true,
    };
    pile.iter().copied().filter(is_lacking).collect()
}
