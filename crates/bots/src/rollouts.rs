//! The bot that asks of a few choices: if I did this, and everybody then did what seems best at first sight, how should I stand?
//!
//! What [`rollout_policy`](sandtable_core::Judged::rollout_policy) would choose is compared with each other candidate, always in pairs: the same imagined
//! world, the same dice, the same whims, so that two choices differ by what they do and not by what they met. Half of the rivals
//! drop out after each round (sequential halving), so that most playouts go to those that may win. The usual choice stands unless the
//! best rival leads by more than chance explains: a bot that plays at first sight is seldom far wrong, and who departs from it on a whim
//! plays worse than it. Unlike a tree search it needs few playouts, which suits games with long turns and dear steps.

use std::panic::resume_unwind;
use std::thread;
use std::time::Instant;

use sandtable_core::{Quiet, Rng, Seen, State};

use crate::playout::play_on;
use crate::{Bot, Budget};

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
        Rollouts { budget, threads: 1, stops: 2, doubt: 1.0 }
    }
}

impl<S: State> Bot<S> for Rollouts {
    /// The usual choice or a rival that does better; a forced one without thinking.
    fn choose(&mut self, seen: &Seen<'_, S>, rng: &mut Rng) -> S::Action {
        let mut choices = Vec::new();
        seen.candidates(&mut choices);
        if let [only] = choices[..] {
            return only;
        }
        let usual = seen.imagine(rng).rollout_policy(&choices, rng);
        choices.retain(|&choice| choice != usual);
        Contest { bot: self, seen, usual }.winner(&choices, rng)
    }
}

/// The usual choice against its rivals.
struct Contest<'a, S: State> {
    bot: &'a Rollouts,
    seen: &'a Seen<'a, S>,
    usual: S::Action,
}

impl<S: State> Contest<'_, S> {
    /// Rounds, after each of which the better half stays.
    fn winner(&self, rivals: &[S::Action], rng: &mut Rng) -> S::Action {
        let mut rivals: Vec<_> = rivals.iter().map(|&action| (action, Lead::default())).collect();
        let rounds = rivals.len().max(1).ilog2() + 1;
        for _ in 0..rounds {
            self.compare(&mut rivals, self.bot.budget.part(rounds), rng);
            rivals.sort_by(|(_, one), (_, other)| other.mean().total_cmp(&one.mean()));
            rivals.truncate(rivals.len().div_ceil(2));
        }
        let best = rivals.first().filter(|(_, lead)| lead.mean() > self.bot.doubt * lead.error());
        best.map_or(self.usual, |&(action, _)| action)
    }

    /// Plays them all out for as long as the budget lasts, on all threads.
    fn compare(&self, rivals: &mut [(S::Action, Lead)], budget: Budget, rng: &mut Rng) {
        let actions: Vec<_> = rivals.iter().map(|&(action, _)| action).collect();
        let threads = self.bot.threads.max(1);
        let shares = (0..threads).map(|thread| (budget.share(thread, threads), rng.branch()));
        let found: Vec<Vec<Lead>> = if threads == 1 {
            shares.map(|(budget, rng)| self.heats(&actions, budget, rng)).collect()
        } else {
            let actions = &actions;
            thread::scope(|scope| {
                let work = |(budget, rng)| scope.spawn(move || self.heats(actions, budget, rng));
                let running: Vec<_> = shares.map(work).collect();
                running
                    .into_iter()
                    .map(|one| one.join().unwrap_or_else(|panic| resume_unwind(panic)))
                    .collect()
            })
        };
        for leads in found {
            rivals.iter_mut().zip(leads).for_each(|((_, sum), lead)| sum.pour(lead));
        }
    }

    /// One thread's part: how each rival fared.
    fn heats(&self, rivals: &[S::Action], budget: Budget, mut rng: Rng) -> Vec<Lead> {
        let mut leads = vec![Lead::default(); rivals.len()];
        let mut legal = Vec::new();
        match budget {
            Budget::Simulations(all) => {
                let heats = all / (rivals.len() as u32 + 1);
                (0..heats).for_each(|_| self.heat(rivals, &mut leads, &mut legal, &mut rng));
            }
            Budget::Time(time) => {
                let start = Instant::now();
                while start.elapsed() < time {
                    self.heat(rivals, &mut leads, &mut legal, &mut rng);
                }
            }
        }
        leads
    }

    /// One playout of each, all in the same world with the same luck.
    fn heat(&self, rivals: &[S::Action], leads: &mut [Lead], legal: &mut Vec<S::Action>, rng: &mut Rng) {
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
