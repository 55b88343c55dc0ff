//! A game looked at again: how each seat stood whenever it had a choice, and which of its choices cost it most. A choice is judged only by
//! what the seat knew when it made it; bad luck and what was hidden are nobody's mistake. Steps that were taken back are not judged.
//!
//! There are two passes. The first looks at every choice briefly, as a bot does that has little time. Where something else looked better
//! than what was done, the second compares the two with more and equal effort, because a brief look finds many mistakes that are none.

use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use sandtable_core::prelude::*;
use sandtable_core::{Game, Message, Rng, Rules, Seat, Seen, State, Turn};
use sandtable_session::Session;
use serde::{Deserialize, Serialize};

use crate::advice::{for_and_against, reasons};
use crate::{Advisor, BotSpec, Budget};

/// How many choices of a seat are told.
const TOLD: usize = 5;
/// How many choices of a seat are looked at again.
const SUSPECTS: usize = 12;
/// What costs less of a victory than this is not told.
const MATTERS: f64 = 0.02;
/// A thought has at least this time, or nothing would come of it.
const LEAST: Duration = Duration::from_millis(1);
/// The first look takes this part of the simulations the bot needs by itself.
const FIRST: u32 = 2;
/// For each simulation of the first look, the second takes this many for either choice.
const CLOSER: u32 = 2;
/// What the search of the first look found best is played again, with so many times fewer simulations: out of many choices the one that
/// looks best has mostly been lucky.
const CHECK: u32 = 4;
/// No single thought takes longer than this part of the whole time, so that a review that gives way to others does so soon.
const PARTS: u32 = 200;

/// How a game is reviewed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ReviewPlan {
    /// Whose judgement it is.
    pub bot: BotSpec,
    /// How many simulations the first look at a choice takes, which is half as many as the bot needs unless it is said; and how long the whole
    /// review may take. Without a time the same seed gives the same review.
    pub budget: Budget,
    /// The same number, the same review, unless time runs out.
    pub seed: u64,
}

/// Hears how much of a review is done, in percent, and may stop it. It is asked between two choices.
pub type Watch<'a> = &'a mut dyn FnMut(u8) -> ControlFlow<()>;

/// What was found.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct GameReview {
    /// The game's id.
    pub game: String,
    /// How many steps the game had.
    pub plies: usize,
    /// One for each seat, in order.
    pub seats: Vec<SeatReview>,
}

/// What was found about a seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct SeatReview {
    /// The word for the seat.
    pub seat: String,
    /// How it stood before each choice it had, and at the end of the game.
    pub curve: Vec<CurvePoint>,
    /// What cost it most, the costliest first.
    pub costliest: Vec<CostlyChoice>,
}

/// How a seat stood.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct CurvePoint {
    /// After how many steps.
    pub ply: usize,
    /// From 0 (lost) to 1 (won); a guess before the end.
    pub chance: f64,
}

/// A choice that something else would have been better than.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct CostlyChoice {
    /// How many steps came before it.
    pub ply: usize,
    /// What was done.
    pub done: NamedAction,
    /// What would have been better.
    pub better: NamedAction,
    /// How the seat would have stood then, from 0 to 1.
    pub chance: f64,
    /// By how much it stood worse.
    pub cost: f64,
    /// What speaks for the better choice, the weightiest first: sentences to follow "because".
    pub because: Vec<Message>,
    /// What speaks against what was done.
    pub against: Vec<Message>,
}

/// An action without its type.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct NamedAction {
    /// In the notation.
    pub word: String,
    /// As a sentence.
    pub say: Message,
}

impl NamedAction {
    fn new<S: State>(state: &S, action: S::Action) -> NamedAction {
        NamedAction { word: action.to_string(), say: state.describe(action) }
    }
}

/// Reviews the line of play of a game, whether it is over or not; none if it was stopped.
pub fn review<G: Game>(session: &Session<G>, plan: &ReviewPlan, watch: Watch<'_>) -> Option<GameReview> {
    let mut reviewer = Reviewer::new(session, plan);
    let looks = reviewer.look_at_all(watch)?;
    let suspects = suspects(&looks, session.seats().len());
    let costly = reviewer.compare_all(&suspects, watch)?;
    let seats = (0..).map(Seat).zip(session.seats());
    let seats = seats.map(|(seat, word)| reviewer.seat_review(seat, word, &looks, &costly)).collect();
    Some(GameReview { game: G::ID.to_owned(), plies: session.ply(), seats })
}

/// The first look at a choice.
#[derive(Clone, Copy, Debug)]
struct Look<A> {
    ply: usize,
    seat: Seat,
    done: A,
    best: A,
    /// How the seat would stand after the best.
    chance: f64,
    /// By how much what was done looked worse.
    lead: f64,
}

/// What comes of comparing what was done with what looked best.
#[derive(Clone, Copy, Debug)]
struct Compared<A> {
    look: Look<A>,
    chance: f64,
    cost: f64,
}

type ActionOf<G> = <<G as Game>::State as Rules>::Action;

/// The choices that are to be looked at again, by what they seem to have cost.
fn suspects<A: Copy>(looks: &[Look<A>], seats: usize) -> Vec<Look<A>> {
    let of_seat = |seat: Seat| {
        let mut suspects: Vec<_> =
            looks.iter().copied().filter(|look| look.seat == seat && look.lead > 0.0).collect();
        suspects.sort_by(|one, other| other.lead.total_cmp(&one.lead));
        suspects.truncate(SUSPECTS);
        suspects
    };
    (0..seats as u8).map(Seat).flat_map(of_seat).collect()
}

struct Reviewer<'a, G: Game> {
    session: &'a Session<G>,
    advisor: Advisor,
    effort: Effort,
    seed: u64,
}

impl<'a, G: Game> Reviewer<'a, G> {
    fn new(session: &'a Session<G>, plan: &ReviewPlan) -> Reviewer<'a, G> {
        let advisor = Advisor::new::<G>(plan.bot, Duration::MAX);
        let effort = Effort::new(plan.budget, advisor.simulations());
        Reviewer { session, advisor, effort, seed: plan.seed }
    }

    /// A stream for each choice, so that none depends on the others.
    fn rng(&self, ply: usize, pass: u64) -> Rng {
        let mut seeds = Rng::new(self.seed ^ pass);
        Rng::new(seeds.bits() ^ (ply as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15))
    }

    fn look_at_all(&mut self, watch: Watch<'_>) -> Option<Vec<Look<ActionOf<G>>>> {
        let choices: Vec<_> = self.session.choices_made().collect();
        let mut looks = Vec::new();
        for (at, &(ply, seat, done)) in choices.iter().enumerate() {
            if watch(percent(at, choices.len(), 0)).is_break() {
                return None;
            }
            let state = self.session.at(ply)?;
            if has_alternative(&state, done) {
                looks.push(self.look(ply, &Seen::new(&state, seat), done, choices.len() - at));
            }
        }
        Some(looks)
    }

    fn look(
        &mut self,
        ply: usize,
        seen: &Seen<'_, G::State>,
        done: ActionOf<G>,
        left: usize,
    ) -> Look<ActionOf<G>> {
        let budget = self.effort.first_look(left);
        let (search, check) =
            (self.advisor.with_budget(budget), self.advisor.with_budget(budget.part(CHECK)));
        let mut rng = self.rng(ply, 1);
        let (best, values) = self.effort.spend(|| {
            let best = search.weigh(seen, &mut rng)[0].action;
            let others = (best != done).then_some(done);
            let both: Vec<_> = [best].into_iter().chain(others).collect();
            (best, check.compare(seen, &both, &mut rng))
        });
        let chance = values[0].value;
        let lead = values.get(1).map_or(0.0, |other| values[0].value - other.value);
        Look { ply, seat: seen.seat(), done, best, chance, lead }
    }

    fn compare_all(
        &mut self,
        suspects: &[Look<ActionOf<G>>],
        watch: Watch<'_>,
    ) -> Option<Vec<Compared<ActionOf<G>>>> {
        let mut compared = Vec::new();
        for (at, look) in suspects.iter().enumerate() {
            if watch(percent(at, suspects.len(), 50)).is_break() {
                return None;
            }
            let state = self.session.at(look.ply)?;
            compared.push(self.compare(look, &Seen::new(&state, look.seat), suspects.len() - at));
        }
        compared.sort_by(|one, other| other.cost.total_cmp(&one.cost));
        Some(compared)
    }

    fn compare(
        &mut self,
        look: &Look<ActionOf<G>>,
        seen: &Seen<'_, G::State>,
        left: usize,
    ) -> Compared<ActionOf<G>> {
        let advisor = self.advisor.with_budget(self.effort.second_look(left));
        let mut rng = self.rng(look.ply, 2);
        let values = self.effort.spend(|| advisor.compare(seen, &[look.best, look.done], &mut rng));
        Compared { look: *look, chance: values[0].value, cost: values[0].value - values[1].value }
    }

    fn seat_review(
        &self,
        seat: Seat,
        word: &str,
        looks: &[Look<ActionOf<G>>],
        compared: &[Compared<ActionOf<G>>],
    ) -> SeatReview {
        let chance = |look: &Look<ActionOf<G>>| {
            let again = compared.iter().find(|one| one.look.ply == look.ply);
            again.map_or(look.chance, |one| one.chance)
        };
        let own = looks.iter().filter(|look| look.seat == seat);
        let curve = own.map(|look| CurvePoint { ply: look.ply, chance: chance(look) });
        let costly = compared.iter().filter(|one| one.look.seat == seat && one.cost >= MATTERS);
        let costliest = costly.take(TOLD);
        SeatReview {
            seat: word.to_owned(),
            curve: curve.chain(self.end(seat)).collect(),
            costliest: costliest.filter_map(|one| self.told(one)).collect(),
        }
    }

    /// How the seat stands when all is over.
    fn end(&self, seat: Seat) -> Option<CurvePoint> {
        let chance = f64::from(self.session.state().value(seat));
        (self.session.turn() == Turn::Over).then(|| CurvePoint { ply: self.session.ply(), chance })
    }

    fn told(&self, one: &Compared<ActionOf<G>>) -> Option<CostlyChoice> {
        let look = one.look;
        let state = self.session.at(look.ply)?;
        let found =
            reasons(&Seen::new(&state, look.seat), &[look.best, look.done], &mut self.rng(look.ply, 3));
        let [(because, _), (_, against)] = <[_; 2]>::try_from(found).ok()?.map(for_and_against);
        Some(CostlyChoice {
            ply: look.ply,
            done: NamedAction::new(&state, look.done),
            better: NamedAction::new(&state, look.best),
            chance: one.chance,
            cost: one.cost,
            because,
            against,
        })
    }
}

/// Could the seat have done anything else?
fn has_alternative<S: State>(state: &S, done: S::Action) -> bool {
    let mut candidates = Vec::new();
    state.candidates(&mut candidates);
    candidates.iter().any(|&candidate| candidate != done)
}

/// One of the two halves.
fn percent(done: usize, all: usize, from: u8) -> u8 {
    from + (50 * done / all.max(1)) as u8
}

/// How much a review thinks: so many simulations for a choice, and no longer than its share of the time that is left.
struct Effort {
    simulations: u32,
    limit: Option<Duration>,
    thought: Duration,
}

impl Effort {
    fn new(budget: Budget, usual: u32) -> Effort {
        let (simulations, limit) = match budget {
            Budget::Simulations(count) => (count, None),
            Budget::AtMost(count, limit) => (count, Some(limit)),
            Budget::Time(limit) => ((usual / FIRST).max(1), Some(limit)),
        };
        Effort { simulations, limit, thought: Duration::ZERO }
    }

    /// Counts the time of a thought; what passes between two of them belongs to others.
    fn spend<T>(&mut self, thought: impl FnOnce() -> T) -> T {
        let start = Instant::now();
        let found = thought();
        self.thought += start.elapsed();
        found
    }

    fn first_look(&self, left: usize) -> Budget {
        self.share(self.simulations, 0.5, left)
    }

    /// Each of the two choices gets half of what there is.
    fn second_look(&self, left: usize) -> Budget {
        self.share(self.simulations.saturating_mul(CLOSER), 0.95, 2 * left)
    }

    /// One of so many equal parts of the time up to this part of the whole.
    fn share(&self, simulations: u32, until: f64, left: usize) -> Budget {
        let budget = Budget::Simulations(simulations);
        let Some(limit) = self.limit else { return budget };
        let rest = limit.mul_f64(until).saturating_sub(self.thought);
        budget.within((rest / left.max(1) as u32).clamp(LEAST, LEAST.max(limit / PARTS)))
    }
}
