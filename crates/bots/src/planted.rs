//! How often a review finds what is known to be a mistake: good bots play a game, one of them is made to do something bad once, and the game is
//! reviewed as any other.

use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use sandtable_core::{BadOptions, Game, Rng, Rules, Seat, Seen, Turn};
use sandtable_session::{Dice, Session};

use crate::{Advisor, Bot, BotSpec, Budget, ReviewPlan, review};

/// So many choices are tried until there is something bad enough to do.
const TRIED: usize = 60;
/// So many candidates of a choice are compared with the best.
const RIVALS: usize = 4;

/// A game with a planted mistake.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Planting {
    /// Who plays, in all seats.
    pub bot: BotSpec,
    /// How much worse the mistake must be, of 1 for a victory.
    pub worse: f64,
    /// How many simulations for each of the choices that are compared to find one.
    pub simulations: u32,
    /// How the game is reviewed.
    pub review: ReviewPlan,
    /// The same number, the same game.
    pub seed: u64,
}

/// What came of it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Planted {
    /// How many steps the game had.
    pub plies: usize,
    /// By how much the planted choice was worse.
    pub worse: f64,
    /// Its place among the costliest choices of its seat, from 0; none if it is not among them.
    pub place: Option<usize>,
    /// How long the review took.
    pub time: Duration,
}

/// Plays a game, plants a mistake and looks for it; none if there was nowhere to make one.
pub fn plant<G: Game>(options: &G::Options, planting: &Planting) -> Result<Option<Planted>, BadOptions> {
    let mut rng = Rng::new(planting.seed);
    let mut key = [0; 32];
    key[..8].copy_from_slice(&planting.seed.to_le_bytes());
    let mut session = Session::<G>::new(options.clone(), Dice::from_key(key))?;
    let mut bot = planting.bot.bot::<G>(1);
    play_to_end(&mut session, &mut *bot, &mut rng);
    let Some((ply, seat, bad, worse)) = mistake(&session, planting, &mut rng) else { return Ok(None) };
    let Some(mut session) = session.seek(ply) else { return Ok(None) };
    session.act(seat, bad).expect("a candidate is legal");
    play_to_end(&mut session, &mut *bot, &mut rng);
    let start = Instant::now();
    let found = review(&session, &planting.review, &mut |_| ControlFlow::Continue(()));
    let time = start.elapsed();
    let costliest = found.map(|found| found.seats[seat.index()].costliest.clone()).unwrap_or_default();
    let place = costliest.iter().position(|costly| costly.ply == ply);
    Ok(Some(Planted { plies: session.ply(), worse, place, time }))
}

fn play_to_end<G: Game>(session: &mut Session<G>, bot: &mut dyn Bot<G::State>, rng: &mut Rng) {
    loop {
        match session.turn() {
            Turn::Seat(seat) => {
                let action = bot.choose(&session.seen(seat), rng);
                session.act(seat, action).expect("a bot does what is legal");
            }
            Turn::Chance => _ = session.roll().expect("there are dice"),
            Turn::Over => return,
        }
    }
}

type Mistake<G> = (usize, Seat, <<G as Game>::State as Rules>::Action, f64);

/// A candidate that is bad enough at one of the choices, tried in random order.
fn mistake<G: Game>(session: &Session<G>, planting: &Planting, rng: &mut Rng) -> Option<Mistake<G>> {
    let choices: Vec<_> = session.choices_made().collect();
    let advisor = Advisor::new::<G>(planting.review.bot, Duration::MAX)
        .with_budget(Budget::Simulations(planting.simulations));
    (0..TRIED.min(choices.len() * 2)).find_map(|_| {
        let (ply, seat, _) = rng.pick(&choices);
        let state = session.at(ply)?;
        let seen = Seen::new(&state, seat);
        let mut rivals = Vec::new();
        seen.candidates(&mut rivals);
        if rivals.len() < 2 {
            return None;
        }
        let best = advisor.weigh(&seen, rng)[0].action;
        let others: Vec<_> = (0..RIVALS).map(|_| rng.pick(&rivals)).filter(|&rival| rival != best).collect();
        let actions: Vec<_> = std::iter::once(best).chain(others).collect();
        let compared = advisor.compare(&seen, &actions, rng);
        let bad = compared[1..].iter().min_by(|one, other| one.value.total_cmp(&other.value))?;
        let worse = compared[0].value - bad.value;
        (worse >= planting.worse).then_some((ply, seat, bad.action, worse))
    })
}
