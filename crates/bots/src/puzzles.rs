//! Finds puzzles: bots play a game, and where one choice is far better than all others, but not what everybody would do at
//! first sight, the position is worth asking about. Everything is judged from what the seat to move knows.

use std::time::Duration;

use sandtable_core::prelude::*;

use sandtable_core::{Game, Quiet, Rng, Rules, Seat, Seen, State, Turn};
use sandtable_session::{Record, Session};

use crate::playout::{play_on, run_luck};
use crate::{Advisor, Bot, BotSpec, Budget, Greedy, Quick, Weighed};

/// Fewer candidates than this are no question.
const LEAST_CANDIDATES: usize = 3;
/// Choices that differ by less are solutions alike.
const SAME: f64 = 0.03;
/// More solutions than this are no puzzle.
const MOST_SOLUTIONS: usize = 4;
/// A first look may miss this part of the lead; the second look wants all of it.
const FIRST_LOOK: f64 = 0.75;
/// How many positions of a game are looked at a second time.
const MOST_LOOKS: usize = 5;
/// How many choices get the whole effort of the second look.
const FINALISTS: usize = 6;
/// The others get so many times less.
const HEATS: u32 = 8;
/// How often first sight is asked, and how often it may be right.
const GLANCES: (usize, usize) = (6, 4);
/// How many worlds luck is tried in, and the part of them in which the solution may turn out worse.
const WORLDS: (u32, f64) = (200, 0.4);
/// Nothing is decided yet between these chances.
const OPEN: std::ops::RangeInclusive<f64> = 0.06..=0.97;
/// A game that takes longer is given up.
const LONGEST: usize = 6_000;
/// The seed by which puzzles are checked.
const CHECKED_BY: u64 = 0x5e0f;

/// What makes a puzzle.
#[derive(Clone, PartialEq, Debug)]
pub struct PuzzleSearch {
    /// How many simulations a bot spends on each choice while it plays.
    pub playing: u32,
    /// How many simulations the second look spends on each choice.
    pub confirming: u32,
    /// How many simulations each choice gets when a kept puzzle is checked.
    pub checking: u32,
    /// By how much the solution is better than anything else, of a victory.
    pub lead: f64,
    /// The kinds of questions that were found before, which others go before.
    pub known: Vec<String>,
}

/// A puzzle that was found.
#[derive(Clone, PartialEq, Debug)]
pub struct FoundPuzzle {
    /// The record up to the question.
    pub record: Record,
    /// The word of the seat that is asked.
    pub seat: &'static str,
    /// The best choices in the notation; each is right.
    pub solutions: Vec<String>,
    /// How the seat would stand after the best one.
    pub value: f64,
    /// By how much all others are worse.
    pub lead: f64,
    /// By how much they are when the puzzle is checked.
    pub checked_lead: f64,
    /// What kind of question it is, and what kind of answer.
    pub kind: String,
}

/// A position that may become a puzzle.
struct Suspect {
    ply: usize,
    seat: Seat,
    kind: String,
}

/// Best choices and the distance to all others.
struct Verdict<A> {
    solutions: Vec<A>,
    value: f64,
    lead: f64,
}

/// Plays one game of bots and gives its best puzzle.
pub(crate) fn find_puzzle<G: Game>(
    session: Session<G>,
    search: &PuzzleSearch,
    rng: &mut Rng,
) -> Option<FoundPuzzle> {
    let (session, mut suspects) = play(session, search, rng);
    suspects.sort_by_cached_key(|suspect| {
        let known = search.known.iter().filter(|kind| **kind == suspect.kind).count();
        (known, rng.below(1 << 16))
    });
    suspects.iter().take(MOST_LOOKS).find_map(|suspect| confirm(&session, suspect, search, rng))
}

/// A whole game, with the positions in which one choice seemed far better.
fn play<G: Game>(
    mut session: Session<G>,
    search: &PuzzleSearch,
    rng: &mut Rng,
) -> (Session<G>, Vec<Suspect>) {
    let advisor = advisor::<G>(search.playing);
    let (mut suspects, mut luck) = (Vec::new(), rng.branch());
    while session.ply() < LONGEST {
        match session.turn() {
            Turn::Over => break,
            Turn::Chance => {
                let outcome = session.state().sample(&mut luck);
                session.resolve(outcome).expect("luck brings what it may");
            }
            Turn::Seat(seat) => {
                let weighed = advisor.weigh(&session.seen(seat), rng);
                suspects.extend(suspect(&session, seat, &weighed, search));
                session.act(seat, weighed[0].action).expect("a candidate is legal");
            }
        }
    }
    (session, suspects)
}

fn suspect<G: Game>(
    session: &Session<G>,
    seat: Seat,
    weighed: &[Weighed<<G::State as Rules>::Action>],
    search: &PuzzleSearch,
) -> Option<Suspect> {
    let mut ranges = Vec::new();
    session.state().ranges(&mut ranges);
    if weighed.len() < LEAST_CANDIDATES || !ranges.is_empty() {
        return None;
    }
    let verdict = verdict(weighed, 2.0 * SAME, FIRST_LOOK * search.lead)?;
    Some(Suspect { ply: session.ply(), seat, kind: kind(session.state(), verdict.solutions[0]) })
}

/// The question and the verb of its answer.
fn kind<S: State>(state: &S, action: S::Action) -> String {
    let ask = state.ask().map(|ask| state.describe_ask(ask).id).unwrap_or_default();
    let word = action.to_string();
    format!("{ask} {}", word.split(' ').next().unwrap_or_default())
}

/// None if no few choices are better than all others by so much.
fn verdict<A: Copy>(weighed: &[Weighed<A>], same: f64, lead: f64) -> Option<Verdict<A>> {
    let mut sorted = weighed.to_vec();
    sorted.sort_by(|one, other| other.value.total_cmp(&one.value));
    let value = sorted.first()?.value;
    let count = sorted.iter().take_while(|one| one.value >= value - same).count();
    let distance = sorted[count - 1].value - sorted.get(count)?.value;
    let is_clear = count <= MOST_SOLUTIONS && 2 * count < sorted.len() + 1 && distance >= lead;
    let solutions = sorted[..count].iter().map(|one| one.action).collect();
    (is_clear && OPEN.contains(&value)).then_some(Verdict { solutions, value, lead: distance })
}

/// The second look: all that is legal, with much more effort.
fn confirm<G: Game>(
    session: &Session<G>,
    suspect: &Suspect,
    search: &PuzzleSearch,
    rng: &mut Rng,
) -> Option<FoundPuzzle> {
    let session = session.seek(suspect.ply)?;
    let seen = session.seen(suspect.seat);
    let verdict = second_look::<G>(&seen, &session.legal(), search, rng)?;
    let best = verdict.solutions[0];
    if is_obvious(&seen, &verdict.solutions, rng) || is_luck(&seen, best, &session.legal(), rng) {
        return None;
    }
    let checked_lead = checked_lead::<G>(&seen, &verdict.solutions, search.checking);
    (checked_lead >= FIRST_LOOK * search.lead).then(|| FoundPuzzle {
        record: session.record(),
        seat: session.seats()[suspect.seat.index()],
        solutions: verdict.solutions.iter().map(ToString::to_string).collect(),
        value: verdict.value,
        lead: verdict.lead,
        checked_lead,
        kind: kind(session.state(), best),
    })
}

fn second_look<G: Game>(
    seen: &Seen<'_, G::State>,
    legal: &[<G::State as Rules>::Action],
    search: &PuzzleSearch,
    rng: &mut Rng,
) -> Option<Verdict<<G::State as Rules>::Action>> {
    let mut heats = advisor::<G>(search.confirming / HEATS).compare(seen, legal, rng);
    verdict(&heats, 2.0 * SAME, FIRST_LOOK * search.lead)?;
    heats.sort_by(|one, other| other.value.total_cmp(&one.value));
    let best: Vec<_> = heats.iter().take(FINALISTS).map(|one| one.action).collect();
    let mut finals = advisor::<G>(search.confirming).compare(seen, &best, rng);
    finals.extend(heats.into_iter().skip(FINALISTS));
    verdict(&finals, SAME, search.lead)
}

/// Would whoever does not think long find it as well?
fn is_obvious<S: State>(seen: &Seen<'_, S>, solutions: &[S::Action], rng: &mut Rng) -> bool {
    let mut finds = |bot: &mut dyn Bot<S>| {
        (0..GLANCES.0).filter(|_| solutions.contains(&bot.choose(seen, rng))).count() > GLANCES.1
    };
    finds(&mut Greedy::default()) || finds(&mut Quick)
}

/// Does luck decide whether the solution was right? It should seldom turn out worse than another choice in the same world with the same luck.
fn is_luck<S: State>(seen: &Seen<'_, S>, best: S::Action, legal: &[S::Action], rng: &mut Rng) -> bool {
    let mut worse = vec![0_u32; legal.len()];
    let mut buffer = Vec::new();
    for _ in 0..WORLDS.0 {
        let (world, luck, whims) = (seen.imagine(rng), rng.branch(), rng.branch());
        let mut play = |action| {
            let (mut world, mut luck) = (world.clone(), luck.clone());
            world.apply(action, &mut Quiet);
            run_luck(&mut world, &mut luck);
            play_on(&mut world, &mut buffer, 1, luck, whims.clone());
            world.value(seen.seat())
        };
        let mark = play(best);
        for (count, &action) in worse.iter_mut().zip(legal) {
            *count += u32::from(action != best && play(action) > mark);
        }
    }
    worse.iter().any(|&count| f64::from(count) > WORLDS.1 * f64::from(WORLDS.0))
}

/// By how much the worst solution is better than the best other choice, if each gets so many simulations. Always the same.
pub(crate) fn checked_lead<G: Game>(
    seen: &Seen<'_, G::State>,
    solutions: &[<G::State as Rules>::Action],
    simulations: u32,
) -> f64 {
    let mut choices = solutions.to_vec();
    seen.candidates(&mut choices);
    choices.retain(|choice| !solutions.contains(choice));
    choices.splice(0..0, solutions.iter().copied());
    let weighed = advisor::<G>(simulations).compare(seen, &choices, &mut Rng::new(CHECKED_BY));
    let (right, wrong) = weighed.split_at(solutions.len());
    let least = right.iter().map(|one| one.value).fold(f64::INFINITY, f64::min);
    let most = wrong.iter().map(|one| one.value).fold(f64::NEG_INFINITY, f64::max);
    least - most
}

/// Level 4 with another budget.
fn advisor<G: Game>(simulations: u32) -> Advisor {
    Advisor::new::<G>(BotSpec::Level(4), Duration::MAX).with_budget(Budget::Simulations(simulations))
}
