//! The course of the war between bots: `cargo run --release -p sandtable-onehour --example onehour-course -- level3 60 dice`.
//! Prints the Axis' share of victories, the endings, the victory spaces by year, and how often each response was played; the tables of
//! docs/simulations.md are made from it.

use std::collections::BTreeMap;
use std::thread;

use sandtable_bots::BotSpec;
use sandtable_core::prelude::*;
use sandtable_core::{Game, Quiet, Rng, Seat, Seen, Turn, Viewer};
use sandtable_onehour::ids::{Nation, Response, Side};
use sandtable_onehour::{Ask, Onehour, Options, State};

/// Games of a seed have numbers below this.
const GAMES: u64 = 1000;

/// A game that was played.
struct Played {
    state: State,
    steps: u32,
    offers: u32,
}

fn play(options: Options, bot: BotSpec, game: u64) -> Played {
    let mut state = Onehour::setup(&options, Onehour::RULES).expect("good options");
    let (mut rng, mut bot) = (Rng::new(GAMES + game), bot.bot::<Onehour>(1));
    let (mut steps, mut offers) = (0, 0);
    loop {
        match state.turn() {
            Turn::Seat(seat) => {
                offers += u32::from(matches!(state.ask(), Some(Ask::Response { .. })));
                let action = bot.choose(&Seen::new(&state, seat), &mut rng);
                state.apply(action, &mut Quiet);
            }
            Turn::Chance => {
                let outcome = state.sample(&mut rng);
                state.resolve(outcome, &mut Quiet);
            }
            Turn::Over => return Played { state, steps, offers },
        }
        steps += 1;
    }
}

/// All games, on two threads.
fn play_all(options: Options, bot: BotSpec, games: u64) -> Vec<Played> {
    thread::scope(|scope| {
        let threads: Vec<_> = (0..2)
            .map(|first| {
                let of_thread = (first..games).step_by(2);
                scope.spawn(move || of_thread.map(|game| play(options, bot, game)).collect::<Vec<_>>())
            })
            .collect();
        threads.into_iter().flat_map(|one| one.join().expect("a game that ends")).collect()
    })
}

fn mean(played: &[&Played], number: impl Fn(&Played) -> u32) -> f64 {
    let sum: u32 = played.iter().map(|one| number(one)).sum();
    f64::from(sum) / played.len().max(1) as f64
}

fn tell(played: &[Played]) {
    let all: Vec<&Played> = played.iter().collect();
    let won = |one: &Played| u32::from(one.state.value(Seat(0)) > 0.5);
    println!("Axis wins {:.1} % of {} games", 100.0 * mean(&all, won), all.len());
    println!(
        "steps {:.0}, responses offered {:.1}",
        mean(&all, |one| one.steps),
        mean(&all, |one| one.offers)
    );
    let mut endings: BTreeMap<String, u32> = BTreeMap::new();
    for one in played {
        let ending = one.state.view(Viewer::Public).ending.expect("it is over");
        *endings.entry(format!("{} {}", ending.reason, ending.winner)).or_default() += 1;
    }
    println!("endings {endings:?}");
    for &side in Side::ALL {
        println!(
            "Political Will of the {side} at the end {:.2}",
            mean(&all, |one| one.state.will(side).into())
        );
    }
    tell_years(&all);
    tell_responses(&all);
}

/// Only games that came to the end of the year count.
fn tell_years(all: &[&Played]) {
    for year in 0..6 {
        let scored = |one: &Played| one.state.view(Viewer::Public).scored;
        let reached: Vec<&Played> = all.iter().copied().filter(|one| scored(one).len() > year).collect();
        let [axis, allies] = [0, 1].map(|side| mean(&reached, |one| scored(one)[year].1[side].into()));
        println!("{}: Axis {axis:.2}, Allies {allies:.2} ({} games)", 1940 + year, reached.len());
    }
}

fn tell_responses(all: &[&Played]) {
    for (&response, at) in Response::ALL.iter().zip(6..) {
        let times =
            |one: &Played| Nation::ALL.iter().map(|nation| one.state.stats(nation.seat())[at].1).sum();
        println!("{response}: {:.2}", mean(all, times));
    }
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [bot, games, options @ ..] = &words[..] else {
        panic!("a bot, a number of games, and `dice` or `axis=11` or `allies=11`")
    };
    let will = |side: &str| options.iter().find_map(|word| word.strip_prefix(side)?.parse().ok());
    let options = Options {
        dice: options.iter().any(|word| word == "dice"),
        axis_will: will("axis=").unwrap_or(12),
        allied_will: will("allies=").unwrap_or(12),
    };
    tell(&play_all(options, bot.parse().expect("a bot"), games.parse().expect("a number of games")));
}
