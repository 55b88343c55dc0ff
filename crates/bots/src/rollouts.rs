//! The bot that asks of a few choices: if I did this, and everybody then did what seems best at first sight, how should I stand?
//!
//! What [`rollout_policy`](sandtable_core::Judged::rollout_policy) would choose is compared with each other candidate, always in pairs: the same imagined
//! world, the same dice, the same whims, so that two choices differ by what they do and not by what they met. Half of the rivals
//! drop out after each round (sequential halving), so that most playouts go to those that may win. The usual choice stands unless the
//! best rival leads by more than chance explains: a bot that plays at first sight is seldom far wrong, and who departs from it on a whim
//! plays worse than it. Unlike a tree search it needs few playouts, which suits games with long turns and dear steps.

use std::panic::resume_unwind;
use std::thread;

use sandtable_core::{Quiet, Rng, Seen, State};

use crate::playout::play_on;
use crate::{Bot, Budget, Weighed};

/// A playout ends at the second place where it may.
pub(crate) const USUAL_STOPS: u32 = 2;

/// The bot that plays candidates out. With a budget in playouts it is deterministic for a seed and a number of threads.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rollouts {
    /// How many playouts there are in all, or for how long.
    pub budget: Budget,
    /// How many threads share them.
    pub threads: usize,
    /// A playout ends where the game says for this many times that it may.
    pub stops: u32,
    /// By how many standard errors a rival must lead.
    pub doubt: f64,
}

impl Rollouts {
    /// One thread; the rest is what won most often.
    pub fn new(budget: Budget) -> Rollouts {
        Rollouts { budget, threads: 1, stops: USUAL_STOPS, doubt: 1.0 }
    }
}

impl Rollouts {
    /// What the playouts make of each candidate action: the choice first, then the others, the best first. A rival that seems better than
    /// the choice, but not by more than chance explains, is told to be as good.
    pub fn weigh<S: State>(&self, seen: &Seen<'_, S>, rng: &mut Rng) -> Vec<Weighed<S::Action>> {
        let mut choices = Vec::new();
        seen.candidates(&mut choices);
        if choices.is_empty() {
            return Vec::new();
        }
        let usual = seen.imagine(rng).rollout_policy(&choices, rng);
        choices.retain(|&choice| choice != usual);
        let mut contest = Contest { bot: self, seen, usual, level: Mean::default() };
        let rivals = contest.run(&choices, rng);
        contest.weighed(&rivals)
    }

    /// What the playouts make of each of these actions, which need not be candidates, if all get the same effort: the budget is for
    /// each of them.
    pub fn compare<S: State>(
        &self,
        seen: &Seen<'_, S>,
        actions: &[S::Action],
        rng: &mut Rng,
    ) -> Vec<Weighed<S::Action>> {
        let [usual, rivals @ ..] = actions else { return Vec::new() };
        let mut contest = Contest { bot: self, seen, usual: *usual, level: Mean::default() };
        let mut rivals: Vec<_> = rivals.iter().map(|&action| (action, Lead::default())).collect();
        contest.compare(&mut rivals, self.budget.times(actions.len() as u32), rng);
        let rivals = rivals.into_iter().map(|(action, lead)| contest.judged(action, lead));
        std::iter::once(contest.judged_usual()).chain(rivals).collect()
    }
}

impl<S: State> Bot<S> for Rollouts {
    /// The usual choice or a rival that does better; a forced one without thinking.
    fn choose(&mut self, seen: &Seen<'_, S>, rng: &mut Rng) -> S::Action {
        let mut choices = Vec::new();
        seen.candidates(&mut choices);
        match choices[..] {
            [only] => only,
            _ => self.weigh(seen, rng)[0].action,
        }
    }
}

/// The usual choice against its rivals.
struct Contest<'a, S: State> {
    bot: &'a Rollouts,
    seen: &'a Seen<'a, S>,
    usual: S::Action,
    /// How the seat stood after the usual choice.
    level: Mean,
}

impl<S: State> Contest<'_, S> {
    /// Rounds, after each of which the better half stays; all rivals, those who stayed longest first.
    fn run(&mut self, rivals: &[S::Action], rng: &mut Rng) -> Vec<(S::Action, Lead)> {
        let mut rivals: Vec<_> = rivals.iter().map(|&action| (action, Lead::default())).collect();
        let rounds = rivals.len().max(1).ilog2() + 1;
        let mut staying = rivals.len();
        for _ in 0..rounds {
            let best = &mut rivals[..staying];
            self.compare(best, self.bot.budget.part(rounds), rng);
            best.sort_by(|(_, one), (_, other)| other.mean().total_cmp(&one.mean()));
            staying = staying.div_ceil(2);
        }
        rivals
    }

    /// The choice and then the others.
    fn weighed(&self, rivals: &[(S::Action, Lead)]) -> Vec<Weighed<S::Action>> {
        let leads = rivals.first().is_some_and(|(_, lead)| lead.mean() > self.bot.doubt * lead.error());
        let mut all: Vec<_> = rivals.iter().map(|&(action, lead)| self.judged(action, lead)).collect();
        all.insert(usize::from(leads), self.judged_usual());
        let most = all[0].value;
        for one in &mut all {
            one.value = one.value.min(most);
        }
        all[1..].sort_by(|one, other| other.value.total_cmp(&one.value));
        all
    }

    fn judged_usual(&self) -> Weighed<S::Action> {
        Weighed { action: self.usual, visits: self.level.count as u32, value: self.level.mean() }
    }

    fn judged(&self, action: S::Action, lead: Lead) -> Weighed<S::Action> {
        let value = (self.level.mean() + lead.mean()).clamp(0.0, 1.0);
        Weighed { action, visits: lead.heats as u32, value }
    }

    /// Plays them all out for as long as the budget lasts, on all threads.
    fn compare(&mut self, rivals: &mut [(S::Action, Lead)], budget: Budget, rng: &mut Rng) {
        let actions: Vec<_> = rivals.iter().map(|&(action, _)| action).collect();
        let threads = self.bot.threads.max(1);
        let shares = (0..threads).map(|thread| (budget.share(thread, threads), rng.branch()));
        let found: Vec<(Mean, Vec<Lead>)> = if threads == 1 {
            shares.map(|(budget, rng)| self.heats(&actions, budget, rng)).collect()
        } else {
            let (this, actions) = (&*self, &actions);
            thread::scope(|scope| {
                let work = |(budget, rng)| scope.spawn(move || this.heats(actions, budget, rng));
                let running: Vec<_> = shares.map(work).collect();
                running
                    .into_iter()
                    .map(|one| one.join().unwrap_or_else(|panic| resume_unwind(panic)))
                    .collect()
            })
        };
        for (level, leads) in found {
            self.level.pour(level);
            rivals.iter_mut().zip(leads).for_each(|((_, sum), lead)| sum.pour(lead));
        }
    }

    /// One thread's part: how the usual choice and each rival fared.
    fn heats(&self, rivals: &[S::Action], budget: Budget, mut rng: Rng) -> (Mean, Vec<Lead>) {
        let mut level = Mean::default();
        let mut leads = vec![Lead::default(); rivals.len()];
        let mut legal = Vec::new();
        let playouts = rivals.len() as u32 + 1;
        let budget = match budget {
            Budget::Simulations(all) => Budget::Simulations(all / playouts),
            Budget::AtMost(all, time) => Budget::AtMost(all / playouts, time),
            time @ Budget::Time(_) => time,
        };
        budget.spend(1, || level.add(self.heat(rivals, &mut leads, &mut legal, &mut rng)));
        (level, leads)
    }

    /// One playout of each, all in the same world with the same luck; what came of the usual choice.
    fn heat(
        &self,
        rivals: &[S::Action],
        leads: &mut [Lead],
        legal: &mut Vec<S::Action>,
        rng: &mut Rng,
    ) -> f64 {
        let world = self.seen.imagine(rng);
        let (luck, whims) = (rng.branch(), rng.branch());
        let mut play = |action| {
            let mut world = world.clone();
            world.apply(action, &mut Quiet);
            play_on(&mut world, legal, self.bot.stops, luck.clone(), whims.clone());
            f64::from(world.value(self.seen.seat()))
        };
        let usual = play(self.usual);
        for (lead, &rival) in leads.iter_mut().zip(rivals) {
            lead.add(play(rival) - usual);
        }
        usual
    }
}

/// How the seat stood on average.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
struct Mean {
    count: f64,
    sum: f64,
}

impl Mean {
    fn add(&mut self, value: f64) {
        self.pour(Mean { count: 1.0, sum: value });
    }

    fn pour(&mut self, other: Mean) {
        self.count += other.count;
        self.sum += other.sum;
    }

    fn mean(&self) -> f64 {
        self.sum / self.count.max(1.0)
    }
}

/// By how much a rival was better than the usual choice.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
struct Lead {
    heats: f64,
    sum: f64,
    squares: f64,
}

impl Lead {
    fn add(&mut self, by: f64) {
        self.pour(Lead { heats: 1.0, sum: by, squares: by * by });
    }

    fn pour(&mut self, other: Lead) {
        self.heats += other.heats;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    fn mean(&self) -> f64 {
        self.sum / self.heats.max(1.0)
    }

    /// The standard error of the mean; without end if there are too few heats to tell.
    fn error(&self) -> f64 {
        if self.heats < 2.0 {
            return f64::INFINITY;
        }
        let spread = (self.squares / self.heats - self.mean().powi(2)).max(0.0);
        (spread / (self.heats - 1.0)).sqrt()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lead(leads: &[f64]) -> Lead {
        let mut sum = Lead::default();
        for &one in leads {
            sum.add(one);
        }
        sum
    }

    #[test]
    fn a_lead_by_hand() {
        let sum = lead(&[1.0, 3.0, 2.0, 2.0]);
        assert!((sum.mean() - 2.0).abs() < 1e-12);
        assert!((sum.error() - (0.5_f64 / 3.0).sqrt()).abs() < 1e-12);
        let mut halves = lead(&[1.0, 3.0]);
        halves.pour(lead(&[2.0, 2.0]));
        assert_eq!(halves, sum);
    }

    #[test]
    fn one_heat_proves_nothing() {
        assert!(lead(&[]).error().is_infinite());
        assert!(lead(&[9.0]).error().is_infinite());
        assert!(lead(&[2.0, 2.0]).error().abs() < 1e-12);
    }
}
