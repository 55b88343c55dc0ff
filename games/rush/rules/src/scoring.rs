//! The end of the game: squads, achievements, totals and ties (13).

use sandtable_core::{Log, SeatSet};

use crate::cards::{Cards, Tally as _};
use crate::ids::{Achievement, Card, Side};
use crate::state::{PLAYERS, State};
use crate::tables::{ACHIEVEMENT_MEDALS, ACHIEVEMENTS, BASE_MEDALS, Counts};
use crate::words::Event;

/// What a player has, in the order in which it decides (13.8, 13.9).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, serde::Serialize)]
pub struct Score {
    /// All together.
    pub total: u8,
    /// On medal cards.
    pub medals: u8,
    /// Base cards.
    pub bases: u8,
    /// Achievements.
    pub achievements: u8,
}

impl Score {
    /// With one more achievement.
    fn add_achievement(&mut self) {
        self.achievements += 1;
        self.total += ACHIEVEMENT_MEDALS;
    }

    /// Without achievements.
    fn of(cards: &Cards) -> Score {
        let (medals, bases) = (cards.medals(), cards.count(Card::Base));
        Score { total: medals + bases * BASE_MEDALS, medals, bases, achievements: 0 }
    }
}

sandtable_core::words! {
    /// What decided between the best (13.9, 13.10). Achievements never do: with equal totals, medals and bases they
    /// are equal too.
    pub enum Decider: "decider" in "rush-by" {
        /// The total.
        Total = "total",
        /// Medals on medal cards.
        Medals = "medals",
        /// Base cards.
        Bases = "bases",
        /// Nothing: a shared victory.
        Nothing = "nothing",
    }
}

/// What an achievement counts in a squad (13.4 to 13.6).
pub(crate) fn counted(achievement: Achievement, cards: &Cards) -> u8 {
    match ACHIEVEMENTS[achievement as usize].1 {
        Counts::Bases => cards.count(Card::Base),
        Counts::Class(class) => cards.of_class(class),
        Counts::Medals(nation) => cards.medals_of(nation),
        Counts::Doubles => cards.doubles(),
        Counts::Cards => cards.total() as u8,
    }
}

impl State {
    /// The squad that counts in the end (13.1, 13.2).
    pub fn final_squad(&self, side: Side) -> Cards {
        let squad = self.squad(side);
        let mut cards = squad.cards();
        if self.options.count_defenders {
            squad.defenders().for_each(|defender| cards.put(defender.card));
        }
        cards
    }

    pub(crate) fn final_squads(&self) -> [Cards; PLAYERS] {
        let mut squads = [Cards::EMPTY; PLAYERS];
        for side in self.sides() {
            squads[side.index()] = self.final_squad(side);
        }
        squads
    }

    /// The achievements in play.
    pub fn in_play(&self) -> impl Iterator<Item = Achievement> + '_ {
        Achievement::ALL.iter().copied().filter(|&one| self.is_in_play(one))
    }

    /// Whoever has strictly the most of what an achievement counts (13.3).
    pub(crate) fn holder(&self, achievement: Achievement, squads: &[Cards; PLAYERS]) -> Option<Side> {
        let counts = || self.sides().map(|side| (side, counted(achievement, &squads[side.index()])));
        let most = counts().map(|(_, count)| count).max()?;
        let mut holders = counts().filter(|&(_, count)| count == most);
        let (holder, _) = holders.next()?;
        holders.next().is_none().then_some(holder)
    }

    /// How everybody stands if the game ended now, by seat (13.7, 13.8).
    pub(crate) fn scores(&self) -> [Score; PLAYERS] {
        self.scores_of(&self.final_squads())
    }

    pub(crate) fn scores_of(&self, squads: &[Cards; PLAYERS]) -> [Score; PLAYERS] {
        let mut scores = [Score::default(); PLAYERS];
        for side in self.sides() {
            scores[side.index()] = Score::of(&squads[side.index()]);
        }
        for achievement in self.in_play() {
            if let Some(holder) = self.holder(achievement, squads) {
                scores[holder.index()].add_achievement();
            }
        }
        scores
    }

    /// Who has most, ties broken as far as they can be (13.8 to 13.10).
    pub(crate) fn winners(&self) -> SeatSet {
        let scores = self.scores();
        let best = scores.iter().max().copied().unwrap_or_default();
        self.sides().filter(|side| scores[side.index()] == best).map(Side::seat).collect()
    }

    /// What decided between the winner and the others.
    pub(crate) fn decider(&self) -> Decider {
        let scores = self.scores();
        let scores = &scores[..self.options.players as usize];
        let best = scores.iter().max().copied().unwrap_or_default();
        let alone = |same: fn(&Score) -> (u8, u8, u8)| {
            scores.iter().filter(|score| same(score) == same(&best)).count() == 1
        };
        match () {
            () if alone(|score| (score.total, 0, 0)) => Decider::Total,
            () if alone(|score| (score.total, score.medals, 0)) => Decider::Medals,
            () if alone(|score| (score.total, score.medals, score.bases)) => Decider::Bases,
            () => Decider::Nothing,
        }
    }

    pub(crate) fn tell_scores<L: Log<Event>>(&self, log: &mut L) {
        let squads = self.final_squads();
        for achievement in self.in_play() {
            let side = self.holder(achievement, &squads);
            log.add(Event::Achieved { achievement, side });
        }
        let scores = self.scores();
        for side in self.sides() {
            let Score { total, medals, bases, achievements } = scores[side.index()];
            log.add(Event::Scored { side, medals, bases, achievements, total });
        }
    }
}
