//! Information set Monte Carlo tree search: single observer, open loop.
//!
//! Each simulation imagines a world from what the seat knows, goes down the tree by the choices that are legal in
//! that world, leaves it by a new one, and plays on for a while by [`State::rollout_policy`]. Luck is drawn afresh every time and makes no branches.
//! Every seat maximises its own value, so that duels, teams, co-operation and solo games need no code of their own.
//! A playout stops early by default, because the game's own guess after a few turns says more than an end reached by
//! players who do not know what they want; and against an automa that does, random playouts to the end are all lost.
//! Threads grow a tree each and add up their visits at the end: nothing is shared, so nothing can race.

use std::panic::resume_unwind;
use std::thread;
use std::time::{Duration, Instant};

use sandtable_core::{Quiet, Rng, Seat, Seen, State};

use crate::Bot;
use crate::playout::{play_out, run_luck};
use crate::tree::{Edge, Tree};

/// When to stop thinking.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// After this many simulations, over all threads together.
    Simulations(u32),
    /// After so much time.
    Time(Duration),
    /// After this many simulations, but after so much time at the latest.
    AtMost(u32, Duration),
}

impl Budget {
    /// The part of one thread among several.
    pub(crate) fn share(self, thread: usize, threads: usize) -> Budget {
        let part = |all: u32| all / threads as u32 + u32::from((thread as u32) < all % threads as u32);
        match self {
            Budget::Simulations(all) => Budget::Simulations(part(all)),
            Budget::AtMost(all, time) => Budget::AtMost(part(all), time),
            time @ Budget::Time(_) => time,
        }
    }

    /// One of several equal parts.
    pub(crate) fn part(self, parts: u32) -> Budget {
        match self {
            Budget::Simulations(all) => Budget::Simulations(all / parts),
            Budget::Time(time) => Budget::Time(time / parts),
            Budget::AtMost(all, time) => Budget::AtMost(all / parts, time / parts),
        }
    }

    /// So many times as much.
    pub(crate) fn times(self, factor: u32) -> Budget {
        match self {
            Budget::Simulations(all) => Budget::Simulations(all.saturating_mul(factor)),
            Budget::Time(time) => Budget::Time(time * factor),
            Budget::AtMost(all, time) => Budget::AtMost(all.saturating_mul(factor), time * factor),
        }
    }

    /// The same, but after so much time at the latest.
    #[must_use]
    pub fn within(self, limit: Duration) -> Budget {
        match self {
            Budget::Simulations(all) => Budget::AtMost(all, limit),
            Budget::Time(time) => Budget::Time(time.min(limit)),
            Budget::AtMost(all, time) => Budget::AtMost(all, time.min(limit)),
        }
    }

    /// Does something again and again until the budget is used up. It looks at the clock once for so many times, because that is not free.
    pub(crate) fn spend(self, between_looks: u32, mut once: impl FnMut()) {
        let (all, time) = match self {
            Budget::Simulations(all) => return (0..all).for_each(|_| once()),
            Budget::Time(time) => (u32::MAX, time),
            Budget::AtMost(all, time) => (all, time),
        };
        let (start, mut done) = (Instant::now(), 0);
        while done < all && start.elapsed() < time {
            let times = between_looks.min(all - done);
            (0..times).for_each(|_| once());
            done += times;
        }
    }
}

/// So many steps of a playout say most where little is thought; who thinks longer gains by longer ones.
pub(crate) const USUAL_DEPTH: u32 = 20;

/// The tree searcher. With a budget in simulations it is deterministic for a seed and a number of threads.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Ismcts {
    /// When to stop thinking.
    pub budget: Budget,
    /// How many trees to grow side by side.
    pub threads: usize,
    /// How much to try what looks worse: the factor of the square root in the bound.
    pub exploration: f32,
    /// After this many steps a playout stops, and the game's own guess of the value is taken.
    pub depth: u64,
}

/// A legal action, and what the search makes of it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Weighed<A> {
    /// What could be done.
    pub action: A,
    /// How many simulations began with it.
    pub visits: u32,
    /// How the seat stood on average in the end; 0 if it was never tried.
    pub value: f64,
}

impl Ismcts {
    /// One thread; the rest is what won most often.
    pub fn new(budget: Budget) -> Ismcts {
        Ismcts { budget, threads: 1, exploration: 0.4, depth: USUAL_DEPTH.into() }
    }

    /// The same with playouts to the end of the game.
    #[must_use]
    pub fn with_whole_playouts(self) -> Ismcts {
        Ismcts { depth: u64::MAX, ..self }
    }

    /// What the search makes of each candidate action, in their order.
    pub fn weigh<S: State>(&self, seen: &Seen<'_, S>, rng: &mut Rng) -> Vec<Weighed<S::Action>> {
        let mut legal = Vec::new();
        seen.candidates(&mut legal);
        let roots = self.grow(seen, rng);
        legal.into_iter().map(|action| Weighed::of(action, &roots)).collect()
    }

    /// What the search makes of each of these actions, which need not be candidates, if all get the same effort: the budget is for
    /// each of them.
    pub fn compare<S: State>(
        &self,
        seen: &Seen<'_, S>,
        actions: &[S::Action],
        rng: &mut Rng,
    ) -> Vec<Weighed<S::Action>> {
        let rng = rng.branch();
        let weigh = |&action: &S::Action| {
            let search = Search::new(self, seen, rng.clone(), 0, 1);
            let (visits, total) = search.run_after(action);
            Weighed { action, visits, value: total / f64::from(visits.max(1)) }
        };
        actions.iter().map(weigh).collect()
    }

    /// The edges at the root of each tree.
    fn grow<S: State>(&self, seen: &Seen<'_, S>, rng: &mut Rng) -> Vec<Vec<Edge<S::Action>>> {
        let threads = self.threads.max(1);
        let searches = (0..threads).map(|thread| Search::new(self, seen, rng.branch(), thread, threads));
        if threads == 1 {
            return searches.map(Search::run).collect();
        }
        thread::scope(|scope| {
            let running: Vec<_> = searches.map(|search| scope.spawn(|| search.run())).collect();
            running.into_iter().map(|one| one.join().unwrap_or_else(|panic| resume_unwind(panic))).collect()
        })
    }
}

impl<S: State> Bot<S> for Ismcts {
    /// The action with the most visits; a forced one without thinking.
    fn choose(&mut self, seen: &Seen<'_, S>, rng: &mut Rng) -> S::Action {
        let mut legal = Vec::new();
        seen.candidates(&mut legal);
        if let [only] = legal[..] {
            return only;
        }
        let weighed = self.weigh(seen, rng);
        let best = weighed
            .iter()
            .max_by(|one, other| one.visits.cmp(&other.visits).then(one.value.total_cmp(&other.value)));
        best.expect("a seat to move has a legal action").action
    }
}

impl<A: Copy + Eq> Weighed<A> {
    fn of(action: A, roots: &[Vec<Edge<A>>]) -> Weighed<A> {
        let edges = roots.iter().flatten().filter(|edge| edge.action == action);
        let (visits, total) =
            edges.fold((0, 0.0), |(visits, total), edge| (visits + edge.visits, total + edge.total));
        Weighed { action, visits, value: total / f64::from(visits.max(1)) }
    }
}

/// One thread's work.
struct Search<'a, S: State> {
    bot: &'a Ismcts,
    budget: Budget,
    seen: &'a Seen<'a, S>,
    rng: Rng,
    tree: Tree<S::Action>,
    legal: Vec<S::Action>,
    path: Vec<(usize, usize)>,
}

impl<'a, S: State> Search<'a, S> {
    fn new(bot: &'a Ismcts, seen: &'a Seen<'a, S>, rng: Rng, thread: usize, threads: usize) -> Search<'a, S> {
        let budget = bot.budget.share(thread, threads);
        Search { bot, budget, seen, rng, tree: Tree::new(), legal: Vec::new(), path: Vec::new() }
    }

    fn run(mut self) -> Vec<Edge<S::Action>> {
        self.budget.spend(16, || self.simulate());
        self.tree.root().to_vec()
    }

    /// How often, and how well on the whole, things went after this action.
    fn run_after(mut self, action: S::Action) -> (u32, f64) {
        let (mut visits, mut total, seat) = (0, 0.0, self.seen.seat());
        self.budget.spend(16, || {
            let mut world = self.seen.imagine(&mut self.rng);
            world.apply(action, &mut Quiet);
            self.play(&mut world);
            visits += 1;
            total += f64::from(world.value(seat));
        });
        (visits, total)
    }

    fn simulate(&mut self) {
        let mut world = self.seen.imagine(&mut self.rng);
        self.play(&mut world);
    }

    /// Down the tree, on by playout, and back up.
    fn play(&mut self, world: &mut S) {
        self.descend(world);
        play_out(world, &mut self.legal, self.bot.depth, S::rollout_policy, &mut self.rng);
        self.credit(world);
    }

    /// Down the tree until it is left by a new edge or the game is over.
    fn descend(&mut self, world: &mut S) {
        self.path.clear();
        let mut node = 0;
        while let Some(seat) = run_luck(world, &mut self.rng) {
            self.legal.clear();
            world.candidates(&mut self.legal);
            let pick = self.tree.pick(node, seat, &self.legal, self.bot.exploration, &mut self.rng);
            self.path.push((node, pick.edge));
            world.apply(pick.action, &mut Quiet);
            match pick.next {
                Some(next) => node = next,
                None => return,
            }
        }
    }

    /// Tells every edge on the path how its seat stands now.
    fn credit(&mut self, world: &S) {
        let mut values = [None; 8];
        for &(node, edge) in &self.path {
            let value = |seat: Seat| *values[seat.index()].get_or_insert_with(|| world.value(seat));
            self.tree.credit(node, edge, value);
        }
    }
}
