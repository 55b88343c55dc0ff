//! The laws about advice: what a bot advises and what odds are told tell nothing that the seat cannot know, and the odds are right.

use std::collections::BTreeMap;
use std::time::Duration;

use sandtable_bots::{Advised, Advisor, BotSpec, Budget};
use sandtable_core::{Game, Quiet, Rng, Rules, Seat, Seen, State, Turn};
use sandtable_session::{Dice, Odd, Session};

use super::answers::{look_alike, same};
use super::secrets::imagine;
use crate::Walk;
use crate::step::{chances, legal};

/// Advice takes as long as many steps: it is asked for this many times a game, each time after at most so many choices more.
const PAUSES: [u32; 3] = [24, 96, 512];
/// How much a bot thinks about it.
const THOUGHT: Budget = Budget::Simulations(6);
/// How many choices it is asked for.
const ADVISED: usize = 2;
/// In one of so many games the same advice is asked for twice although nothing is hidden.
const SAME: u32 = 4;
/// In one of so many positions odds are asked for where no luck is due, or where all worlds happen to be the same.
const SELDOM: u32 = 12;
/// How many worlds the odds are compared with.
const WORLDS: usize = 64;
/// A seat that imagines the truth so many times knows everything.
const SURE: usize = 10;
/// A fair game breaks the law once in `e` to this power of its outcomes.
const DOUBT: f64 = 25.0;

/// The seat to move gets the same advice, with the same reasons, in all worlds it cannot tell apart. Where nothing is hidden, advice could
/// differ only by being another each time it is asked for.
pub fn advice_is_the_same_in_all_worlds<G: Game>(walk: &mut Walk<'_, G>) {
    let mut pauses = PAUSES.map(|longest| walk.rng.below(longest)).into_iter();
    let (mut pause, mut asked) = (pauses.next(), false);
    walk.each(|walk| {
        let (Turn::Seat(seat), Some(left)) = (walk.state().turn(), pause) else { return };
        if left > 0 || legal(walk.state()).len() == 1 {
            pause = Some(left.saturating_sub(1));
            return;
        }
        pause = pauses.next();
        let (truth, world) = (walk.state().clone(), imagine(walk, seat));
        let first = !std::mem::replace(&mut asked, true);
        let asks = truth != world || first && walk.rng.below(SAME) == 0;
        if asks && look_alike(&truth, &world, seat) {
            let seed = u64::from(walk.rng.below(1000));
            same(|| "the advice".to_owned(), [&truth, &world].map(|state| advice::<G>(state, seat, seed)));
        }
    });
}

fn advice<G: Game>(state: &G::State, seat: Seat, seed: u64) -> Vec<Advised<<G::State as Rules>::Action>> {
    let advisor = Advisor::new::<G>(BotSpec::Level(4), Duration::MAX).with_budget(THOUGHT);
    advisor.advise(&Seen::new(state, seat), ADVISED, &mut Rng::new(seed))
}

/// The odds told of an action are the same in all worlds the seat cannot tell apart. They are the weights of luck where nothing is
/// hidden; elsewhere, over a whole game, they are about what other imagined worlds say on average.
pub fn odds_are_what_luck_brings<G: Game>(walk: &mut Walk<'_, G>) {
    let mut tallies = BTreeMap::new();
    walk.each(|walk| {
        let Turn::Seat(seat) = walk.state().turn() else { return };
        let action = walk.rng.pick(&legal(walk.state()));
        let (truth, world) = (walk.state().clone(), imagine(walk, seat));
        let due = [&truth, &world].iter().any(|state| is_luck_due(*state, action));
        let telling = truth != world || G::is_open(walk.options());
        if !(due && telling) && walk.rng.below(SELDOM) > 0 {
            return;
        }
        let told = odds::<G>(walk.options(), &truth, seat, action);
        check_told(&told);
        if look_alike(&truth, &world, seat) {
            let other = odds::<G>(walk.options(), &world, seat, action);
            same(|| format!("the odds of `{action}`"), [told.clone(), other]);
        }
        if (0..SURE).all(|_| imagine(walk, seat) == truth) {
            check_weights(truth, &told, seat, action);
        } else {
            compare(walk, &told, seat, action, &mut tallies);
        }
    });
    for (what, Tally { told, due, variance }) in tallies {
        let jump = DOUBT / 3.0 / WORLDS as f64;
        let most = jump + (jump * jump + 2.0 * DOUBT * variance).sqrt();
        let off = (told - due).abs();
        assert!(
            off <= most,
            "{what} is told {told:.2} times, but {due:.2} times, give or take {most:.2}, are right"
        );
    }
}

fn is_luck_due<S: State>(state: &S, action: S::Action) -> bool {
    state.is_legal(action) && {
        let mut after = state.clone();
        after.apply(action, &mut Quiet);
        after.turn() == Turn::Chance
    }
}

fn odds<G: Game>(
    options: &G::Options,
    state: &G::State,
    seat: Seat,
    action: <G::State as Rules>::Action,
) -> Vec<Odd> {
    let session = Session::<G>::from_state(options.clone(), state.clone(), Dice::by_hand());
    let session = session.unwrap_or_else(|why| panic!("the position cannot be set up: {why}"));
    let odds = session.odds(seat, &action.to_string());
    odds.unwrap_or_else(|why| panic!("there are no odds of a legal action: {why}"))
}

fn check_told(odds: &[Odd]) {
    let all: f64 = odds.iter().map(|odd| odd.chance).sum();
    let fair = odds.iter().all(|odd| odd.chance > 0.0) && all < 1.0 + 1e-9;
    assert!(fair, "chances are above 0 and add up to 1 at the most: {odds:?}");
    assert!(
        odds.is_sorted_by(|one, other| one.chance >= other.chance),
        "the likeliest comes first: {odds:?}"
    );
}

/// Nothing is hidden: the odds are the weights.
fn check_weights<S: State>(mut state: S, told: &[Odd], seat: Seat, action: S::Action) {
    state.apply(action, &mut Quiet);
    let shares = shares(&state, seat);
    assert_eq!(told.len(), shares.len(), "`{action}` is told {told:?}, the weights are {shares:?}");
    for odd in told {
        let share = shares.get(&format!("{:?}", odd.what)).copied().unwrap_or_default();
        assert!((odd.chance - share).abs() < 1e-9, "`{action}`: {odd:?} has the weight {share}");
    }
}

/// How often something was told to come in a game, how often it is due by other worlds, and the variance of the difference.
#[derive(Default)]
struct Tally {
    told: f64,
    due: f64,
    variance: f64,
}

fn compare<G: Game>(
    walk: &mut Walk<'_, G>,
    told: &[Odd],
    seat: Seat,
    action: <G::State as Rules>::Action,
    tallies: &mut BTreeMap<String, Tally>,
) {
    let mut found: BTreeMap<String, Vec<f64>> = BTreeMap::new();
    let (state, mut asked) = (walk.state().clone(), 0.0);
    for _ in 0..WORLDS {
        let mut world = Seen::new(&state, seat).imagine(&mut walk.rng);
        if world.is_legal(action) {
            asked += 1.0;
            world.apply(action, &mut Quiet);
            for (what, share) in shares(&world, seat) {
                found.entry(what).or_default().push(share);
            }
        }
    }
    for odd in told {
        let what = format!("{:?}", odd.what);
        tallies.entry(what.clone()).or_default().told += odd.chance;
        found.entry(what).or_default();
    }
    for (what, shares) in found {
        let mean = shares.iter().sum::<f64>() / asked;
        let square = shares.iter().map(|share| share * share).sum::<f64>() / asked;
        let tally = tallies.entry(what).or_default();
        tally.due += mean;
        tally.variance += 2.0 * (square - mean * mean).max(0.0) / asked;
    }
}

/// The shares of the outcomes that mean the same.
fn shares<S: State>(world: &S, seat: Seat) -> BTreeMap<String, f64> {
    let mut shares = BTreeMap::new();
    let outcomes = chances(world);
    let all: f64 = outcomes.iter().map(|&(_, weight)| f64::from(weight)).sum();
    for (outcome, weight) in outcomes {
        if let Some(what) = world.luck_means(outcome, seat) {
            *shares.entry(format!("{what:?}")).or_default() += f64::from(weight) / all;
        }
    }
    shares
}
