//! What a bot would do and why: hints, reviews and puzzles are made of it. All of it is judged from what the seat knows: choices are weighed
//! and reasons are found in worlds it imagines, so the same advice is given in all worlds that look alike to it.

use std::time::Duration;

use sandtable_core::{Game, Message, Quiet, Reason, Rng, Seen, State};

use crate::playout::run_luck;
use crate::{BotSpec, Budget, Ismcts, Rollouts, Weighed};

/// How many worlds reasons are looked for in.
const WORLDS: u32 = 24;
/// The most reasons for one choice.
const MOST_REASONS: usize = 3;
/// What matters less than this part of a victory is no reason.
const MATTERS: f32 = 0.004;
/// After so many steps the rest of a turn says nothing about its first step.
const LONGEST_TURN: usize = 24;

/// Weighs choices as a bot does that thinks about them: one named by its word, for a limited time.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Advisor {
    /// By tree search.
    Search(Ismcts),
    /// By playouts.
    Playouts(Rollouts),
}

/// A choice with what speaks for and against it.
#[derive(Clone, PartialEq, Debug)]
pub struct Advised<A> {
    /// What could be done.
    pub action: A,
    /// How the seat would stand, from 0 (lost) to 1 (won); a guess.
    pub value: f64,
    /// Why, the weightiest first.
    pub because: Vec<Message>,
    /// What speaks against it all the same.
    pub although: Vec<Message>,
}

impl Advisor {
    /// Thinks as this bot does in this game, for so much time at the most. Whoever does not search by itself is advised by a small search.
    pub fn new<G: Game>(spec: BotSpec, limit: Duration) -> Advisor {
        match spec.in_game::<G>().within(limit) {
            BotSpec::Ismcts(budget, steps) => {
                Advisor::Search(Ismcts { depth: steps.into(), ..Ismcts::new(budget) })
            }
            BotSpec::Rollouts(budget, stops) => {
                Advisor::Playouts(Rollouts { stops, ..Rollouts::new(budget) })
            }
            _ => Advisor::Search(Ismcts::new(Budget::AtMost(200, limit))),
        }
    }

    /// The same with another budget.
    #[must_use]
    pub fn with_budget(self, budget: Budget) -> Advisor {
        match self {
            Advisor::Search(bot) => Advisor::Search(Ismcts { budget, ..bot }),
            Advisor::Playouts(bot) => Advisor::Playouts(Rollouts { budget, ..bot }),
        }
    }

    /// How many simulations the bot needs for a choice, if it does not go by the clock.
    pub(crate) fn simulations(self) -> u32 {
        let (budget, usual) = match self {
            Advisor::Search(bot) => (bot.budget, 2000),
            Advisor::Playouts(bot) => (bot.budget, 160),
        };
        match budget {
            Budget::Simulations(count) | Budget::AtMost(count, _) => count,
            Budget::Time(_) => usual,
        }
    }

    /// All candidates: what the bot would do first, then the others, the best first, none told to be better than the first.
    pub fn weigh<S: State>(&self, seen: &Seen<'_, S>, rng: &mut Rng) -> Vec<Weighed<S::Action>> {
        match self {
            Advisor::Search(bot) => best_first(bot.weigh(seen, rng)),
            Advisor::Playouts(bot) => bot.weigh(seen, rng),
        }
    }

    /// These actions, which need not be candidates, with the whole budget for each of them; in the order given.
    pub fn compare<S: State>(
        &self,
        seen: &Seen<'_, S>,
        actions: &[S::Action],
        rng: &mut Rng,
    ) -> Vec<Weighed<S::Action>> {
        match self {
            Advisor::Search(bot) => bot.compare(seen, actions, rng),
            Advisor::Playouts(bot) => bot.compare(seen, actions, rng),
        }
    }

    /// The best choices, at most this many, each with its reasons. Nothing if it is not the seat's turn.
    pub fn advise<S: State>(
        &self,
        seen: &Seen<'_, S>,
        most: usize,
        rng: &mut Rng,
    ) -> Vec<Advised<S::Action>> {
        let mut weighed = self.weigh(seen, rng);
        weighed.truncate(most);
        let actions: Vec<_> = weighed.iter().map(|one| one.action).collect();
        let reasons = reasons(seen, &actions, rng);
        weighed.into_iter().zip(reasons).map(|(one, reasons)| Advised::new(one, reasons)).collect()
    }
}

impl<A> Advised<A> {
    fn new(weighed: Weighed<A>, reasons: Vec<Reason>) -> Advised<A> {
        let (because, although) = for_and_against(reasons);
        Advised { action: weighed.action, value: weighed.value, because, although }
    }
}

/// What speaks for a choice and what against it, in words; reasons come with the weightiest first.
pub(crate) fn for_and_against(reasons: Vec<Reason>) -> (Vec<Message>, Vec<Message>) {
    let (because, although): (Vec<_>, Vec<_>) = reasons.into_iter().partition(|reason| reason.worth > 0.0);
    let say = |reasons: Vec<Reason>| reasons.into_iter().map(|reason| reason.say).collect();
    (say(because), say(although))
}

/// By visits, as the search chooses; a value out of few visits may look too good.
fn best_first<A>(mut weighed: Vec<Weighed<A>>) -> Vec<Weighed<A>> {
    weighed.sort_by(|one, other| other.visits.cmp(&one.visits).then(other.value.total_cmp(&one.value)));
    let most = weighed.first().map_or(1.0, |best| best.value);
    for one in &mut weighed {
        one.value = one.value.min(most);
    }
    weighed
}

/// What speaks for and against each of these actions, compared with the others among them; the weightiest first.
pub(crate) fn reasons<S: State>(
    seen: &Seen<'_, S>,
    actions: &[S::Action],
    rng: &mut Rng,
) -> Vec<Vec<Reason>> {
    let at_once = mean_reasons(seen, actions, rng, false);
    let told = contrasts(&at_once);
    if told.first().is_none_or(|reasons| reasons.iter().any(|reason| reason.worth > 0.0)) {
        return told;
    }
    contrasts(&mean_reasons(seen, actions, rng, true))
}

/// The reasons of each action, on the average of some worlds: right after it, or at the end of the turn.
fn mean_reasons<S: State>(
    seen: &Seen<'_, S>,
    actions: &[S::Action],
    rng: &mut Rng,
    whole_turn: bool,
) -> Vec<Vec<Reason>> {
    let mut sums = vec![Vec::new(); actions.len()];
    for _ in 0..WORLDS {
        let (world, luck) = (seen.imagine(rng), rng.branch());
        for (sum, &action) in sums.iter_mut().zip(actions) {
            if world.is_legal(action) {
                let after = after(&world, action, seen, &luck, whole_turn);
                let mut found = Vec::new();
                world.reasons(&after, seen.seat(), &mut found);
                for reason in found {
                    add(sum, reason, 1.0 / WORLDS as f32);
                }
            }
        }
    }
    sums
}

/// The position when another choice is due, or when the seat's turn has passed as it would at first sight.
fn after<S: State>(world: &S, action: S::Action, seen: &Seen<'_, S>, luck: &Rng, whole_turn: bool) -> S {
    let (mut world, mut luck) = (world.clone(), luck.clone());
    world.apply(action, &mut Quiet);
    let mut next = run_luck(&mut world, &mut luck);
    let mut choices = Vec::new();
    for _ in 0..LONGEST_TURN {
        if !whole_turn || next != Some(seen.seat()) {
            break;
        }
        choices.clear();
        world.candidates(&mut choices);
        let usual = world.rollout_policy(&choices, &mut luck);
        world.apply(usual, &mut Quiet);
        next = run_luck(&mut world, &mut luck);
    }
    world
}

fn add(sum: &mut Vec<Reason>, reason: Reason, share: f32) {
    match sum.iter_mut().find(|known| known.say == reason.say) {
        Some(known) => known.worth += reason.worth * share,
        None => sum.push(Reason { worth: reason.worth * share, ..reason }),
    }
}

/// What is true of all the actions alike speaks for none of them; if that is all there is, it is told all the same.
fn contrasts(all: &[Vec<Reason>]) -> Vec<Vec<Reason>> {
    let others =
        |at: usize| all.iter().enumerate().filter(move |(other, _)| *other != at).map(|(_, one)| one);
    let contrast = |at: usize| {
        let share = 1.0 / (all.len().max(2) - 1) as f32;
        let elsewhere = |reason: &Reason| -> f32 {
            let same = others(at).flatten().filter(|other| other.say == reason.say);
            same.map(|other| other.worth * share).sum()
        };
        let own = all[at].iter().filter_map(|reason| {
            let worth = reason.worth - elsewhere(reason);
            (worth * reason.worth > 0.0).then(|| Reason { worth, ..reason.clone() })
        });
        weightiest(own)
    };
    let told = |at: usize| {
        let contrast = contrast(at);
        if contrast.is_empty() { weightiest(all[at].iter().cloned()) } else { contrast }
    };
    (0..all.len()).map(told).collect()
}

fn weightiest(reasons: impl Iterator<Item = Reason>) -> Vec<Reason> {
    let mut reasons: Vec<_> = reasons.filter(|reason| reason.worth.abs() >= MATTERS).collect();
    reasons.sort_by(|one, other| other.worth.abs().total_cmp(&one.worth.abs()));
    reasons.truncate(MOST_REASONS);
    reasons
}
