//! Bots against bots: who is stronger, and how sure is that?
//!
//! Every two bots meet in the same number of games. They take the sides of the game by turns (one, other, one ...), where a
//! side is a seat with its allies; and every game is played twice from the same seed with the sides swapped, so that a strong
//! one favours nobody. A game with one side only is played by both from the same seed, each in all its seats, and the better
//! result wins.

use std::cmp::Ordering;
use std::sync::atomic::{AtomicUsize, Ordering as Memory};

use rayon::prelude::*;
use sandtable_core::{BadOptions, Game, Outcome, Rng, Seat, SeatSet};
use serde::Serialize;

use crate::bot_game::{first_seats, play};
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
    /// The same by its side: where it had the first side of the game, and where it had the second. In a game with one
    /// side only both are the same.
    pub by_side: [Rate; 2],
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
    let (opening, seating) = (G::setup(options, G::RULES)?, Seating::of::<G>(options));
    let won: Vec<[f64; 2]> = streams(plan.seed, pairs.len() * rounds)
        .into_par_iter()
        .enumerate()
        .map(|(index, rng)| {
            let (one, other) = pairs[index / rounds];
            let points = round::<G>(&opening, &seating, [plan.bots[one], plan.bots[other]], &rng);
            progress(done.fetch_add(2, Memory::Relaxed) + 2);
            points
        })
        .collect();
    let half = |pair: usize, side: usize| won[pair * rounds..][..rounds].iter().map(|won| won[side]).sum();
    let points = (0..pairs.len()).map(|pair| [half(pair, 0), half(pair, 1)]).collect();
    Ok(standings::<G>(plan, &pairs, points, rounds as u64))
}

/// Every pair of this many.
fn pairs(bots: usize) -> Vec<(usize, usize)> {
    (0..bots).flat_map(|one| (one + 1..bots).map(move |other| (one, other))).collect()
}

/// The side of each seat, counted from 0 in the order of the seats.
fn sides<G: Game>(options: &G::Options) -> Vec<usize> {
    let seats = G::seats(options).len();
    let allies: Vec<SeatSet> = (0..seats).map(|seat| G::allies(options, Seat(seat as u8))).collect();
    let mut known: Vec<SeatSet> = Vec::new();
    let mut number = |side: SeatSet| {
        known.iter().position(|&one| one == side).unwrap_or_else(|| {
            known.push(side);
            known.len() - 1
        })
    };
    allies.into_iter().map(&mut number).collect()
}

/// Which seats belong together.
struct Seating {
    /// The side of each seat.
    sides: Vec<usize>,
    /// The first seat of each side.
    firsts: Vec<Seat>,
}

impl Seating {
    fn of<G: Game>(options: &G::Options) -> Seating {
        Seating { sides: sides::<G>(options), firsts: first_seats::<G>(options) }
    }
}

/// What the first of two bots wins of two games, in the second of which the sides are swapped.
fn round<G: Game>(opening: &G::State, seating: &Seating, bots: [BotSpec; 2], rng: &Rng) -> [f64; 2] {
    let sides = &seating.sides;
    let finish = |first: usize| {
        let lineup: Vec<BotSpec> = sides.iter().map(|side| bots[(first + side) % 2]).collect();
        play::<G>(opening.clone(), &seating.firsts, &lineup, &mut rng.clone()).outcome
    };
    let (straight, swapped) = (finish(0), finish(1));
    if sides.iter().all(|&side| side == 0) {
        return [better(&straight, &swapped); 2];
    }
    [points(&straight, sides, 0), points(&swapped, sides, 1)]
}

/// The part of the victory that goes to every other side from `first` on; half if nobody won.
fn points(outcome: &Outcome, sides: &[usize], first: usize) -> f64 {
    if outcome.winners.is_empty() {
        return 0.5;
    }
    let seats = (0..).map(Seat).zip(sides).filter(|(_, side)| *side % 2 == first);
    seats.map(|(seat, _)| f64::from(outcome.share(seat))).sum()
}

/// 1 if the first result of the only side is the better one, 0 if it is the worse: by victory, then by the scores together.
fn better(one: &Outcome, other: &Outcome) -> f64 {
    let merit = |outcome: &Outcome| (!outcome.winners.is_empty(), outcome.scores.iter().sum::<i32>());
    match merit(one).cmp(&merit(other)) {
        Ordering::Greater => 1.0,
        Ordering::Equal => 0.5,
        Ordering::Less => 0.0,
    }
}

/// `points` is what the first of each pair won in this many games with either side.
fn standings<G: Game>(
    plan: &Plan,
    pairs: &[(usize, usize)],
    points: Vec<[f64; 2]>,
    rounds: u64,
) -> Standings {
    let (bots, games) = (&plan.bots, 2 * rounds);
    let mut cross = vec![vec![0.0; bots.len()]; bots.len()];
    for (&(one, other), &[straight, swapped]) in pairs.iter().zip(&points) {
        cross[one][other] = straight + swapped;
        cross[other][one] = games as f64 - straight - swapped;
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
        wins: Rate::new(won[0] + won[1], games),
        by_side: won.map(|won| Rate::new(won, rounds)),
    });
    Standings { game: G::ID, seed: plan.seed, table, pairings: pairings.collect() }
}
