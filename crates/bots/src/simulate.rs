//! Many games between bots, and what they tell of the game.
//!
//! Everything in [`Findings`] is counted in whole numbers and so the same for the same seed whatever the number of
//! threads; what the clock said stands apart in [`Pace`].

use std::collections::BTreeMap;
use std::ops::Add;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

use rayon::prelude::*;
use sandtable_core::{BadOptions, Game, Outcome, Rng, Seat, SeatSet};
use serde::Serialize;

use crate::bot_game::{BotGame, first_seats, play};
use crate::stats::Stat;
use crate::tally::Tally;
use crate::{BotSpec, Plan, Progress, Rate, Spread, StatFindings};

/// What came out of a simulation.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// What was found: the same for the same plan.
    pub findings: Findings,
    /// How long it took: never the same.
    pub pace: Pace,
}

/// What was found about a game.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Findings {
    /// The game.
    pub game: &'static str,
    /// The version of its rules.
    pub rules: u32,
    /// How many games were played.
    pub games: usize,
    /// From which seed.
    pub seed: u64,
    /// What each seat won.
    pub seats: Vec<SeatFindings>,
    /// Games that more than one seat won.
    pub shared: u64,
    /// Games that nobody won.
    pub lost_by_all: u64,
    /// Rounds of a game, where it counts them.
    pub rounds: Option<Spread>,
    /// Choices and luck in a game.
    pub steps: Spread,
    /// Choices in a game.
    pub choices: Spread,
    /// How often in a game another side took the lead.
    pub lead_changes: Spread,
    /// Legal actions at a choice.
    pub legal: Spread,
    /// Why games ended: message ids, with how often.
    pub endings: BTreeMap<String, u64>,
    /// What winners and others had at the end, where the game counts it.
    pub stats: Vec<StatFindings>,
}

/// What was found about a seat.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SeatFindings {
    /// Its word.
    pub seat: &'static str,
    /// Who sat there.
    pub bot: BotSpec,
    /// How often it won.
    pub wins: Rate,
    /// With what score.
    pub scores: Spread,
}

/// How long it took.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Pace {
    /// By the clock.
    pub seconds: f64,
    /// Choices and luck, over all games.
    pub steps: u64,
    /// Both together.
    pub steps_per_second: f64,
}

/// Plays the games of the plan over all threads of the pool.
pub fn simulate<G: Game>(
    options: &G::Options,
    plan: &Plan,
    progress: Progress<'_>,
) -> Result<Report, BadOptions> {
    let seats = G::seats(options);
    let lineup = lineup(&plan.bots, seats.len())?;
    let (opening, sides) = (G::setup(options, G::RULES)?, first_seats::<G>(options));
    let start = Instant::now();
    let done = AtomicUsize::new(0);
    let count = streams(plan.seed, plan.games)
        .into_par_iter()
        .map(|mut rng| {
            let count = Count::of(play::<G>(opening.clone(), &sides, &lineup, &mut rng));
            progress(done.fetch_add(1, Ordering::Relaxed) + 1);
            count
        })
        .reduce(Count::default, Count::and);
    let pace = Pace::new(start.elapsed().as_secs_f64(), count.steps.sum() as u64);
    Ok(Report { findings: count.findings::<G>(plan, seats, &lineup), pace })
}

/// A random stream for each game.
pub(crate) fn streams(seed: u64, games: usize) -> Vec<Rng> {
    let mut rng = Rng::new(seed);
    (0..games).map(|_| rng.branch()).collect()
}

/// One bot for each seat.
fn lineup(bots: &[BotSpec], seats: usize) -> Result<Vec<BotSpec>, BadOptions> {
    match bots {
        [bot] => Ok(vec![*bot; seats]),
        bots if bots.len() == seats => Ok(bots.to_vec()),
        bots => Err(BadOptions::new(
            "bots",
            format!("there are {} for {seats} seats; name one for each seat, or one for all", bots.len()),
        )),
    }
}

/// What games add up to.
#[derive(Default)]
struct Count {
    winners: BTreeMap<SeatSet, u64>,
    scores: Vec<Tally>,
    rounds: Tally,
    steps: Tally,
    choices: Tally,
    lead_changes: Tally,
    legal: Tally,
    endings: BTreeMap<String, u64>,
    stats: Vec<Stat>,
}

impl Count {
    fn of(played: BotGame) -> Count {
        let Outcome { winners, scores, reason } = played.outcome;
        let one = |number: i64| {
            let mut tally = Tally::default();
            tally.add(number);
            tally
        };
        Count {
            rounds: played.rounds.map(|rounds| one(rounds.into())).unwrap_or_default(),
            stats: Stat::of(&played.stats, winners),
            winners: BTreeMap::from([(winners, 1)]),
            scores: scores.into_iter().map(|score| one(score.into())).collect(),
            steps: one(played.steps.into()),
            choices: one(played.widths.total() as i64),
            lead_changes: one(played.lead_changes.into()),
            legal: played.widths,
            endings: BTreeMap::from([(reason.id.into_owned(), 1)]),
        }
    }

    fn and(mut self, other: Count) -> Count {
        pour(&mut self.winners, other.winners);
        pour(&mut self.endings, other.endings);
        self.scores.resize(self.scores.len().max(other.scores.len()), Tally::default());
        for (mine, theirs) in self.scores.iter_mut().zip(other.scores) {
            mine.pour(theirs);
        }
        Stat::pour_all(&mut self.stats, other.stats);
        self.rounds.pour(other.rounds);
        self.steps.pour(other.steps);
        self.choices.pour(other.choices);
        self.lead_changes.pour(other.lead_changes);
        self.legal.pour(other.legal);
        self
    }

    fn findings<G: Game>(
        mut self,
        plan: &Plan,
        seats: &'static [&'static str],
        lineup: &[BotSpec],
    ) -> Findings {
        self.scores.resize(seats.len(), Tally::default());
        let scores = std::mem::take(&mut self.scores);
        let each = seats.iter().zip(lineup).zip(scores).enumerate();
        Findings {
            game: G::ID,
            rules: G::RULES,
            games: plan.games,
            seed: plan.seed,
            seats: each
                .map(|(index, ((seat, &bot), scores))| SeatFindings {
                    seat,
                    bot,
                    wins: self.wins(Seat(index as u8), plan.games as u64),
                    scores: scores.spread(),
                })
                .collect(),
            shared: self.won_by(|winners| winners > 1),
            lost_by_all: self.won_by(|winners| winners == 0),
            rounds: (self.rounds.total() > 0).then(|| self.rounds.spread()),
            steps: self.steps.spread(),
            choices: self.choices.spread(),
            lead_changes: self.lead_changes.spread(),
            legal: self.legal.spread(),
            endings: self.endings,
            stats: self.stats.into_iter().map(Stat::findings).collect(),
        }
    }

    /// A victory of two counts half for each.
    fn wins(&self, seat: Seat, games: u64) -> Rate {
        let won = self.winners.iter().filter(|(winners, _)| winners.has(seat));
        let parts = won.map(|(winners, &times)| times as f64 / winners.len() as f64);
        Rate::new(parts.fold(0.0, f64::add), games)
    }

    fn won_by(&self, so_many: impl Fn(usize) -> bool) -> u64 {
        self.winners.iter().filter(|(winners, _)| so_many(winners.len())).map(|(_, times)| times).sum()
    }
}

fn pour<K: Ord>(into: &mut BTreeMap<K, u64>, from: BTreeMap<K, u64>) {
    for (key, times) in from {
        *into.entry(key).or_default() += times;
    }
}

impl Pace {
    fn new(seconds: f64, steps: u64) -> Pace {
        Pace { seconds, steps, steps_per_second: steps as f64 / seconds.max(f64::MIN_POSITIVE) }
    }
}
