//! Why a position is better or worse for a player than the one before: what changed in [`Judged::value`], in words of the table.
//!
//! [`Judged::value`]: sandtable_core::Judged::value

use sandtable_core::{Judged, Reason, Say, Seat};

use crate::cards::{Cards, Tally as _};
use crate::flow::Frame;
use crate::ids::{Achievement, Card, Side, Spot};
use crate::judge::{YIELD, worth};
use crate::rollout::is_prize;
use crate::state::{Base, PLAYERS, State};
use crate::tables::BASE_MEDALS;

/// What one more card in the open hand is worth, in medals.
const DRAWN: f32 = 0.35;
/// What it costs to leave a card unplayed.
const UNPLAYED: f32 = 0.15;
/// What another strike is worth before it is known what it hits.
const STRIKE: f32 = 0.5;
/// What it is worth to buy once more.
const PURCHASE: f32 = 0.5;
/// However sure the end seems, things matter at least this much.
const LEAST_DOUBT: f32 = 0.12;
/// What it is worth that others have to give up a card.
const SABOTAGE: f32 = 0.5;
/// What damage to a base of another is worth.
const DAMAGE: f32 = 0.4;
/// What damage to a defender of another is worth.
const SCRATCH: f32 = 0.3;

sandtable_core::messages! {
    /// What speaks for a choice, or against it.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    enum Because in "rush-because" {
        /// The game is won (13).
        Won,
        /// The game is lost (13).
        Lost,
        /// A base of another falls (9.5).
        TakesBase { side: Side },
        /// A base of one's own falls.
        LosesBase,
        /// Another player destroys a base of somebody else.
        RivalTakesBase { side: Side },
        /// A defender of another is destroyed (9.6).
        Destroys { card: Card },
        /// Medals for which nothing else was told (10).
        Medals { number: u8 },
        /// Another player has more medals.
        RivalMedals { side: Side },
        /// A card that is better than the squad (5.1, 8.6).
        Gains { card: Card },
        /// One that is worse.
        Weakens { card: Card },
        /// Medals and base cards cannot be played (4.5).
        Clogs,
        /// A card that is worse than the squad leaves it (8.10).
        Sheds { card: Card },
        /// One that is better leaves it (8.3).
        Loses { card: Card },
        /// A base gets a defender (7.3).
        Guards,
        /// A base has none any more.
        Unguarded,
        /// A base of one's own is damaged.
        Hurt,
        /// A base of another is damaged.
        DamagesBase { side: Side },
        /// A defender of another is damaged.
        DamagesGuard { card: Card },
        /// This player would get an achievement now (13.3).
        LeadsIn { achievement: Achievement },
        /// The player is nearer to it.
        Nears { achievement: Achievement },
        /// The player is farther from it.
        FallsBehind { achievement: Achievement },
        /// More cards to play (8.1).
        Draws { number: u8 },
        /// Cards that could still be played are not (3.13).
        Unplayed,
        /// One more strike, of an attack or by Assault (9.2, 11.1).
        Strikes,
        /// More than one card may be bought (6.1).
        Drafts,
        /// Others have to give up a card (8.3).
        Sabotages,
        /// A card is spent that does less than others of the hand.
        Spares { card: Card },
        /// A card is spent that could do more.
        Misses { card: Card },
        /// The last round begins (12.3).
        LastRound,
    }
}

/// Two positions, compared for a player.
struct Comparison<'a> {
    before: &'a State,
    after: &'a State,
    side: Side,
    /// What a medal is worth here, as a part of the victory.
    medal: f32,
    out: &'a mut Vec<Reason>,
}

pub(crate) fn compare(before: &State, after: &State, seat: Seat, out: &mut Vec<Reason>) {
    let (value, start) = (before.value(seat), out.len());
    let change = after.value(seat) - value;
    if after.ending.is_some() {
        let because = if after.winners().has(seat) { Because::Won } else { Because::Lost };
        out.push(Reason { worth: change, say: because.say() });
        return;
    }
    let medal = (value * (1.0 - value)).max(LEAST_DOUBT) * before.sharpness();
    Comparison { before, after, side: Side::of(seat), medal, out }.run();
    if before.trigger.is_none() && after.trigger.is_some() {
        let told: f32 = out[start..].iter().map(|reason| reason.worth).sum();
        out.push(Reason { worth: change - told, say: Because::LastRound.say() });
    }
}

impl Comparison<'_> {
    fn run(mut self) {
        self.compare_squad();
        let others: Vec<Side> = self.before.opponents(self.side).collect();
        let destroyed = others.iter().map(|&other| self.compare_bases_of(other)).sum();
        self.compare_medals(destroyed);
        for other in others {
            self.compare_rival(other);
        }
        self.compare_own_bases();
        for achievement in self.before.in_play() {
            self.compare_achievement(achievement);
        }
        self.compare_hand();
        self.compare_plans();
    }

    /// Adds a reason that is worth so many medals.
    fn add(&mut self, medals: f32, because: Because) {
        if medals != 0.0 {
            self.out.push(Reason { worth: medals * self.medal, say: because.say() });
        }
    }

    /// The part of what another loses, or gains, that this player has of it.
    fn part(&self) -> f32 {
        1.0 / (f32::from(self.before.options().players) - 1.0)
    }

    /// What came and what went, compared with the average of the squad.
    fn compare_squad(&mut self) {
        let (before, after) = (self.before.holdings(self.side), self.after.holdings(self.side));
        let average = before.each().map(worth).sum::<f32>() / f32::from(before.total().max(1));
        let number = f32::from(before.total().max(after.total()).max(1));
        let turns = self.before.rounds_left() + self.before.turn_left(self.side);
        let change = |card: Card| YIELD * turns * (worth(card) - average) / number;
        let mut clogs = 0.0;
        for card in lacking(&after, &before) {
            match change(card) {
                less if is_prize(card) => clogs += less,
                more if more > 0.0 => self.add(more, Because::Gains { card }),
                less => self.add(less, Because::Weakens { card }),
            }
        }
        self.add(clogs, Because::Clogs);
        for card in lacking(&before, &after) {
            match -change(card) {
                more if more > 0.0 => self.add(more, Because::Sheds { card }),
                less => self.add(less, Because::Loses { card }),
            }
        }
    }

    /// What happened at the bases of another player; how many defenders fell there.
    fn compare_bases_of(&mut self, side: Side) -> u8 {
        let mut fallen = 0;
        for spot in Spot::all_of(side) {
            let Some(old) = self.before.base(spot) else { continue };
            let guard = old.defender.map(|guard| guard.card);
            match self.after.base(spot) {
                None if self.has_more_bases(self.side) => {
                    self.add(BASE_MEDALS.into(), Because::TakesBase { side });
                }
                Some(new) if new.damaged && !old.damaged => {
                    self.add(DAMAGE * self.part(), Because::DamagesBase { side });
                }
                Some(Base { defender: None, .. }) if self.before.mover == self.side => {
                    if let Some(card) = guard {
                        fallen += 1;
                        self.add(1.0, Because::Destroys { card });
                    }
                }
                Some(Base { defender: Some(new), .. })
                    if new.damaged && old.defender.is_some_and(|old| !old.damaged) =>
                {
                    self.add(SCRATCH * self.part(), Because::DamagesGuard { card: new.card });
                }
                _ => {}
            }
        }
        fallen
    }

    fn has_more_bases(&self, side: Side) -> bool {
        self.gain(side, |cards| cards.count(Card::Base)) > 0
    }

    /// How much more a player has of something in the squad.
    fn gain(&self, side: Side, count: impl Fn(&Cards) -> u8) -> i16 {
        i16::from(count(&self.after.final_squad(side))) - i16::from(count(&self.before.final_squad(side)))
    }

    /// Medals on cards and those that are due, but for those of the defenders that were told.
    fn compare_medals(&mut self, destroyed: u8) {
        let due = i16::from(self.after.kills_of(self.side)) - i16::from(self.before.kills_of(self.side));
        let gained = self.gain(self.side, Cards::medals) + due - i16::from(destroyed);
        if gained > 0 {
            self.add(f32::from(gained), Because::Medals { number: gained as u8 });
        }
    }

    fn compare_rival(&mut self, side: Side) {
        let medals = self.gain(side, Cards::medals);
        if medals > 0 {
            self.add(-f32::from(medals) * self.part(), Because::RivalMedals { side });
        }
        if self.has_more_bases(side) && !self.has_fewer_bases() {
            self.add(-f32::from(BASE_MEDALS) * self.part(), Because::RivalTakesBase { side });
        }
    }

    fn has_fewer_bases(&self) -> bool {
        self.after.spots(self.side).count() < self.before.spots(self.side).count()
    }

    /// Bases and their defenders, by what the fighters of the others may do to them.
    fn compare_own_bases(&mut self) {
        let threat = self.before.threat(self.side, &self.before.prospective_squads());
        for (spot, old) in self.before.spots(self.side) {
            let Some(new) = self.after.base(spot) else {
                self.add(-f32::from(BASE_MEDALS) * self.part(), Because::LosesBase);
                continue;
            };
            let safer = threat * (old.exposure() - new.exposure());
            match (old.defender, new.defender) {
                (None, Some(_)) => self.add(safer, Because::Guards),
                (Some(_), None) => self.add(safer, Because::Unguarded),
                _ if new.damaged && !old.damaged => self.add(safer, Because::Hurt),
                _ => {}
            }
        }
    }

    fn compare_achievement(&mut self, achievement: Achievement) {
        let left = self.before.rounds_left();
        let share = |state: &State| {
            let squads = state.prospective_squads();
            state.shares(achievement, &squads, &state.guards(), left)[self.side.index()]
        };
        let medals = share(self.after) - share(self.before);
        let holds = |state: &State| state.holder(achievement, &state.prospective_squads()) == Some(self.side);
        match () {
            () if medals < 0.0 => self.add(medals, Because::FallsBehind { achievement }),
            () if holds(self.after) && !holds(self.before) => {
                self.add(medals, Because::LeadsIn { achievement });
            }
            () => self.add(medals, Because::Nears { achievement }),
        }
    }

    fn compare_hand(&mut self) {
        let (old, new) = (self.before.squad(self.side).hand, self.after.squad(self.side).hand);
        let [was_open, is_open] = [self.before, self.after].map(|state| state.is_open(self.side));
        if was_open && is_open {
            let number = lacking(&new, &old).len() as u8;
            self.add(DRAWN * f32::from(number), Because::Draws { number });
        }
        if was_open && !is_open && self.before.frames.top() == Some(Frame::Play) {
            self.add(-UNPLAYED * self.before.playables().count() as f32, Because::Unplayed);
        }
        if self.is_spending() {
            for card in lacking(&old, &new) {
                self.compare_spent(card, &old);
            }
        }
    }

    /// What this player is about to do in the turn.
    fn compare_plans(&mut self) {
        if self.after.mover != self.side || self.before.mover != self.side {
            return;
        }
        if self.is_sabotaging() {
            self.add(SABOTAGE, Because::Sabotages);
        }
        if self.after.deeds.drafted && !self.before.deeds.drafted {
            self.add(PURCHASE, Because::Drafts);
        }
        let strikes = |state: &State| match state.frames.top() {
            Some(Frame::Assault { .. }) => 1,
            Some(Frame::Declare { attackers, .. }) => attackers.count_ones(),
            _ => 0,
        };
        let more = strikes(self.after).saturating_sub(strikes(self.before));
        self.add(STRIKE * more as f32, Because::Strikes);
    }

    fn is_sabotaging(&self) -> bool {
        let by_this = |frame| matches!(frame, Frame::Sabotage { victim } if victim != self.side);
        self.after.frames.iter().any(by_this)
    }

    /// Is a card of the hand chosen that is paid or given up?
    fn is_spending(&self) -> bool {
        match self.before.frames.top() {
            Some(Frame::Purchase) => self.before.mover == self.side && self.after.mover == self.side,
            Some(Frame::Sabotage { victim }) => victim == self.side,
            _ => false,
        }
    }

    fn compare_spent(&mut self, card: Card, hand: &Cards) {
        let average = hand.each().map(worth).sum::<f32>() / f32::from(hand.total().max(1));
        let medals = YIELD * (average - worth(card));
        let because = if medals > 0.0 { Because::Spares { card } } else { Because::Misses { card } };
        self.add(medals, because);
    }
}

impl State {
    /// All cards that are a player's: the squad as it will be, and the defenders.
    fn holdings(&self, side: Side) -> Cards {
        let squads: [Cards; PLAYERS] = self.prospective_squads();
        let mut cards = squads[side.index()];
        if !self.options().count_defenders {
            self.squad(side).defenders().for_each(|guard| cards.put(guard.card));
        }
        cards
    }
}

/// The cards of one pile that the other has too few of.
fn lacking(pile: &Cards, other: &Cards) -> Vec<Card> {
    let more = |(card, count): (Card, u8)| {
        std::iter::repeat_n(card, usize::from(count.saturating_sub(other.count(card))))
    };
    pile.iter().flat_map(more).collect()
}
