//! Bots against bots: who is stronger, and how sure is that?
//!
//! Every two bots meet in the same number of games. They sit by turns (one, other, one ...), and every game is played
//! twice from the same seed with the seats swapped, so that a strong seat favours nobody. A game for a single seat is
//! played by both, and the better result wins.

use std::cmp::Ordering;
use std::sync::atomic::{AtomicUsize, Ordering as Memory};

use rayon::prelude::*;
use sandtable_core::{BadOptions, Game, Outcome, Rng, Seat, State};
use serde::Serialize;

use crate::bot_game::play;
use crate::simulate::streams;
use crate::{BotSpec, Plan, Progress, Rate, elo};

/// How the bots stand after they have all met.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Standings {
    /// The game.
    pub game: &'static str,
    /// From which seed.
    pub seed: u64,
    /// The bots, the strongest first.
    pub table: Vec<Standing>,
    /// How each two fared, in the order of the plan.
    pub pairings: Vec<Pairing>,
}

/// How a bot stands.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Standing {
    /// The bot.
    pub bot: BotSpec,
    /// Its rating; the average of all is 0.
    pub elo: f64,
    /// What it won over all games.
    pub wins: Rate,
}

/// How two bots fared.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Pairing {
    /// One bot.
    pub bot: BotSpec,
    /// The other.
    pub rival: BotSpec,
    /// What the one won.
    pub wins: Rate,
}

/// Plays the plan's number of games between each two bots, made even so that the seats can be swapped.
pub fn arena<G: Game>(
    options: &G::Options,
    plan: &Plan,
    progress: Progress<'_>,
) -> Result<Standings, BadOptions> {
    if plan.bots.len() < 2 {
        return Err(BadOptions::new("bots", "an arena needs two bots or more"));
    }
    let pairs = pairs(plan.bots.len());
    let rounds = plan.games.div_ceil(2);
    let done = AtomicUsize::new(0);
    let (opening, seats) = (G::setup(options, G::RULES)?, G::seats(options).len());
    let won: Vec<f64> = streams(plan.seed, pairs.len() * rounds)
        .into_par_iter()
        .enumerate()
        .map(|(index, rng)| {
            let (one, other) = pairs[index / rounds];
            let points = round(&opening, seats, [plan.bots[one], plan.bots[other]], &rng);
            progress(done.fetch_add(2, Memory::Relaxed) + 2);
            points
        })
        .collect();
    let points = (0..pairs.len()).map(|pair| won[pair * rounds..][..rounds].iter().sum()).collect();
    Ok(standings::<G>(plan, &pairs, points, 2 * rounds as u64))
}

/// Every pair of this many.
fn pairs(bots: usize) -> Vec<(usize, usize)> {
    (0..bots).flat_map(|one| (one + 1..bots).map(move |other| (one, other))).collect()
}

/// What the first of two bots wins of two games with the seats swapped.
fn round<S: State>(opening: &S, seats: usize, bots: [BotSpec; 2], rng: &Rng) -> f64 {
    let finish = |first: usize| {
        let lineup: Vec<BotSpec> = (0..seats).map(|seat| bots[(first + seat) % 2]).collect();
        play(opening.clone(), &lineup, &mut rng.clone()).outcome
    };
    let (straight, swapped) = (finish(0), finish(1));
    if seats == 1 {
        return 2.0 * better(&straight, &swapped);
    }
    points(&straight, seats, 0) + points(&swapped, seats, 1)
}

/// The part of the victory that goes to every other seat from `first` on; half if nobody won.
fn points(outcome: &Outcome, seats: usize, first: usize) -> f64 {
    if outcome.winners.is_empty() {
        return 0.5;
    }
    (first..seats).step_by(2).map(|seat| f64::from(outcome.share(Seat(seat as u8)))).sum()
}

/// 1 if the first result of a lone seat is the better one, 0 if it is the worse: by victory, then by score.
fn better(one: &Outcome, other: &Outcome) -> f64 {
    let merit = |outcome: &Outcome| (outcome.winners.len(), outcome.scores.clone());
    match merit(one).cmp(&merit(other)) {
        Ordering::Greater => 1.0,
        Ordering::Equal => 0.5,
        Ordering::Less => 0.0,
    }
}

/// `points` is what the first of each pair won in this many games.
fn standings<G: Game>(plan: &Plan, pairs: &[(usize, usize)], points: Vec<f64>, games: u64) -> Standings {
    let bots = &plan.bots;
    let mut cross = vec![vec![0.0; bots.len()]; bots.len()];
    for (&(one, other), &won) in pairs.iter().zip(&points) {
        cross[one][other] = won;
        cross[other][one] = games as f64 - won;
    }
    let ratings = elo(&cross);
    let rows = bots.iter().zip(ratings).zip(&cross);
    let met = games * (bots.len() as u64 - 1);
    let mut table: Vec<Standing> = rows
        .map(|((&bot, elo), row)| Standing { bot, elo, wins: Rate::new(row.iter().sum(), met) })
        .collect();
    table.sort_by(|one, other| other.elo.total_cmp(&one.elo));
    let pairings = pairs.iter().zip(points).map(|(&(one, other), won)| Pairing {
        bot: bots[one],
        rival: bots[other],
        wins: Rate::new(won, games),
    });
    Standings { game: G::ID, seed: plan.seed, table, pairings: pairings.collect() }
}
